//! A whole game between computer players, as a record.

use ed25519_dalek::SigningKey;
use quincunx_agents::arena::Contender;
use quincunx_engine::{Command, Game, Match, Record, Seat};
use serde_json::Value;

use super::{Contest, with_budget};
use crate::computers::called;
use crate::position::{header, secret};

/// Plays the game. Seeds, contributions and the key that signs are made from the seed of the contest: anybody can make the
/// same record, so it proves nothing but that the program agrees with itself.
pub(super) fn play<G: Game>(game: G, options: Value, contest: &Contest<'_>, players: &[Contender<G>]) -> Record {
    let (mut header, server_seed) = header(&game, options.into(), Vec::new(), contest.seed);
    let seats = Seat::first(game.seats()).zip(contest.agents);
    header.seats = seats.map(|(seat, name)| called(name, header.commitment, seat)).collect();
    let mut agents: Vec<_> = players.iter().map(|player| (player.make)()).collect();
    let mut played = Match::new(game, header, Some(server_seed));
    let mut entries = played.opening();
    loop {
        entries.into_iter().for_each(|entry| played.push(entry).expect("a proposed entry can be added"));
        let Some(seat) = played.waiting().lowest() else { break };
        let seed = u64::from_le_bytes(
            secret(contest.seed, &format!("decision {}", played.number())).0[..8].try_into().expect("eight bytes"),
        );
        let agent = &mut agents[seat.index()];
        let action = with_budget(contest.allowance, |budget| agent.choose(&played.info_set(seat), budget, seed));
        let command = Command::Action(played.game().notation(action));
        let granted = played.propose(seat, played.number(), &command);
        entries = granted.unwrap_or_else(|_| unreachable!("a computer player chooses legal actions"));
    }
    played.record(&SigningKey::from_bytes(&secret(contest.seed, "key").0))
}
