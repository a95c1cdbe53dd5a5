//! Games between computer players, and what can be concluded from them.
//!
//! Games come in groups: all games of a group have the same dice and cards (the n-th draw is the same), and the
//! players move on by one seat from game to game until each has sat everywhere. So luck and the worth of a seat weigh
//! on all alike, and the group, not the game, is the unit of the statistics.

mod statistics;

use std::time::{Duration, Instant};

use quincunx_engine::{Actor, Agent, Budget, Bytes32, ChanceStream, Game, InfoSet, Turn, values};
use serde::Serialize;

use statistics::{Score, elo};
pub use statistics::{Sprt, SprtResult, Verdict};

use crate::Values;
use crate::parallel;
use crate::seeds::derive;

/// A player in the arena.
pub struct Contender<G: Game> {
    /// Its name in the report.
    pub name: String,
    /// Makes one.
    pub make: Box<dyn Fn() -> Box<dyn Agent<G>> + Send + Sync>,
}

impl<G: Game> Contender<G> {
    /// A player that is a copy of `agent` in every game.
    pub fn new(name: impl Into<String>, agent: impl Agent<G> + Clone + Sync + 'static) -> Self {
        Self { name: name.into(), make: Box::new(move || Box::new(agent.clone())) }
    }
}

/// What a player may use for one choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowance {
    /// This many iterations: the same games every time. Games are played in parallel.
    Iterations(u32),
    /// So much time on one core. One game is played after the other, so that nothing else takes the time.
    Time(Duration),
}

/// What is played in the arena.
#[derive(Clone, Copy, Debug)]
pub struct Contest {
    /// At least this many games; the last group is played to its end.
    pub games: u32,
    /// All the randomness there is.
    pub seed: u64,
    /// What a player may use for one choice.
    pub allowance: Allowance,
    /// Stop early, when it is clear whether the first player is stronger than the others.
    pub sprt: Option<Sprt>,
}

/// How the players did, one figure for each in their order.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ArenaReport {
    /// The id of the game.
    pub game: &'static str,
    /// The names of the players.
    pub agents: Vec<String>,
    /// Games played.
    pub games: u32,
    /// Games in which nobody got as much.
    pub wins: Vec<u32>,
    /// Games in which the most was shared with others.
    pub draws: Vec<u32>,
    /// What was got on average.
    pub returns: Vec<f64>,
    /// The rate of wins, a shared one counting in part.
    pub rates: Vec<f64>,
    /// Where the rate lies, with 95 % confidence.
    pub interval95: Vec<[f64; 2]>,
    /// Elo points above the other players, taken as equal among themselves.
    pub elo: Vec<f64>,
    /// Where these lie, with 95 % confidence.
    pub elo95: Vec<[f64; 2]>,
    /// The rate of wins of each seat: what it is worth to go first.
    pub seats: Vec<f64>,
    /// What the sequential test came to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<SprtResult>,
}

/// Why nothing can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArenaError {
    /// There must be a player for each seat.
    #[error("{players} players for {seats} seats")]
    Players {
        /// How many players were given.
        players: usize,
        /// How many seats the table has.
        seats: usize,
    },
}

/// Groups played between two looks at the sequential test.
const BATCH: u32 = 32;

/// Plays `contest` at the table `game`. `progress` is told the number of games after every batch.
///
/// # Errors
/// If there is not one player for each seat.
pub fn play<G: Game>(
    game: &G,
    contenders: &[Contender<G>],
    contest: &Contest,
    mut progress: impl FnMut(u32),
) -> Result<ArenaReport, ArenaError> {
    let seats = game.seats();
    if contenders.len() != seats {
        return Err(ArenaError::Players { players: contenders.len(), seats });
    }
    let one = |group| play_group(game, contenders, contest, group);
    let one_core = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a thread can be started");
    let groups = contest.games.div_ceil(seats as u32).max(1);
    let (mut played, mut sprt) = (Vec::new(), None);
    while (played.len() as u32) < groups {
        let from = played.len() as u32;
        let batch = BATCH.min(groups - from) as usize;
        let play = || parallel::map(batch, &|number| one(from + number as u32));
        played.extend(match contest.allowance {
            Allowance::Iterations(_) => play(),
            Allowance::Time(_) => one_core.install(play),
        });
        progress(played.len() as u32 * seats as u32);
        sprt = contest.sprt.map(|test| test.of(&scores(&played, 0), seats));
        if sprt.as_ref().is_some_and(|result: &SprtResult| result.verdict != Verdict::Open) {
            break;
        }
    }
    Ok(report(G::ID, contenders.iter().map(|contender| contender.name.clone()).collect(), &played, sprt))
}

/// What each player got in the games of a group, one for each rotation of the seats.
type Group = Vec<Values>;

const fn seat_of(player: usize, rotation: usize, seats: usize) -> usize {
    (player + rotation) % seats
}

const fn player_on(seat: usize, rotation: usize, seats: usize) -> usize {
    (seat + seats - rotation) % seats
}

fn play_group<G: Game>(game: &G, contenders: &[Contender<G>], contest: &Contest, group: u32) -> Group {
    let seats = game.seats();
    let chance = ChanceStream::new(Bytes32::hash(format!("arena {} {group}", contest.seed)), &[]);
    let one = |rotation: usize| {
        let mut agents: Vec<_> = (0..seats).map(|seat| (contenders[player_on(seat, rotation, seats)].make)()).collect();
        let seed = derive(derive(contest.seed, group.into()), rotation as u64);
        let by_seat = play_game(game, &mut agents, &chance, contest.allowance, seed);
        let mut by_player = Values::default();
        (0..seats).for_each(|player| by_player[player] = by_seat[seat_of(player, rotation, seats)]);
        by_player
    };
    (0..seats).map(one).collect()
}

/// Plays one game; the agents are in the order of their seats.
fn play_game<G: Game>(
    game: &G,
    agents: &mut [Box<dyn Agent<G>>],
    chance: &ChanceStream,
    allowance: Allowance,
    seed: u64,
) -> Values {
    let mut state = game.start();
    let (mut draws, mut choices) = (0, 0);
    loop {
        match game.turn(&state) {
            Turn::Over => return values(&game.returns(&state)),
            Turn::Chance => {
                let outcome = game.outcome(&state, chance.draw(draws, game.weight(&state)));
                game.apply(&mut state, Actor::Chance, outcome, &mut ());
                draws += 1;
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("the table waits for somebody");
                let info = InfoSet::new(game, &state, seat);
                let action = think(&mut *agents[seat.index()], &info, allowance, derive(seed, choices));
                assert_eq!(game.refusal(&state, seat, action), None, "{} by {seat}", game.notation(action));
                game.apply(&mut state, Actor::Seat(seat), action, &mut ());
                choices += 1;
            }
        }
    }
}

fn think<G: Game>(agent: &mut dyn Agent<G>, info: &InfoSet<'_, G>, allowance: Allowance, seed: u64) -> G::Action {
    match allowance {
        Allowance::Iterations(iterations) => agent.choose(info, &Budget::iterations(iterations), seed),
        Allowance::Time(time) => {
            let end = Instant::now() + time;
            let stop = || Instant::now() >= end;
            agent.choose(info, &Budget { iterations: u32::MAX, stop: &stop }, seed)
        }
    }
}

/// The rate of wins of each game: a win counts 1, a shared one in part.
fn rate(values: &[f64], player: usize) -> f64 {
    let most = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let sharing = values.iter().filter(|value| **value == most).count();
    if values[player] == most { 1.0 / sharing as f64 } else { 0.0 }
}

/// The rate of wins of a player in each group.
fn scores(groups: &[Group], player: usize) -> Vec<f64> {
    let of_group = |group: &Group| {
        let seats = group.len();
        group.iter().map(|values| rate(&values[..seats], player)).sum::<f64>() / seats as f64
    };
    groups.iter().map(of_group).collect()
}

fn report(game: &'static str, agents: Vec<String>, groups: &[Group], sprt: Option<SprtResult>) -> ArenaReport {
    let players = agents.len();
    let games: Vec<(usize, &[f64])> =
        groups.iter().flat_map(|group| group.iter().map(|values| &values[..players]).enumerate()).collect();
    let count = |counts: &dyn Fn(f64) -> bool| -> Vec<u32> {
        (0..players)
            .map(|player| games.iter().filter(|(_, values)| counts(rate(values, player))).count() as u32)
            .collect()
    };
    let mean = |of: &dyn Fn(usize, &[f64]) -> f64| {
        games.iter().map(|(rotation, values)| of(*rotation, values)).sum::<f64>() / games.len() as f64
    };
    let scores: Vec<Score> = (0..players).map(|player| Score::of(&scores(groups, player), players)).collect();
    let in_elo = |rate: f64| elo(rate, players, games.len());
    ArenaReport {
        game,
        games: games.len() as u32,
        wins: count(&|rate| rate == 1.0),
        draws: count(&|rate| rate > 0.0 && rate < 1.0),
        returns: (0..players).map(|player| mean(&|_, values| values[player])).collect(),
        rates: scores.iter().map(|score| score.rate).collect(),
        interval95: scores.iter().map(|score| score.interval95).collect(),
        elo: scores.iter().map(|score| in_elo(score.rate)).collect(),
        elo95: scores.iter().map(|score| score.interval95.map(in_elo)).collect(),
        seats: (0..players)
            .map(|seat| mean(&|rotation, values| rate(values, player_on(seat, rotation, players))))
            .collect(),
        agents,
        sprt,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_a_group_everybody_sits_everywhere_once() {
        for seats in 1..=quincunx_engine::MAX_SEATS {
            for player in 0..seats {
                let mut sat: Vec<usize> = (0..seats).map(|rotation| seat_of(player, rotation, seats)).collect();
                assert!((0..seats).all(|rotation| player_on(sat[rotation], rotation, seats) == player));
                sat.sort_unstable();
                assert!(sat.into_iter().eq(0..seats));
            }
        }
    }

    #[test]
    fn a_shared_win_counts_in_part() {
        assert_eq!((0..4).map(|player| rate(&[0.5, 0.0, 0.5, 0.0], player)).collect::<Vec<_>>(), [0.5, 0.0, 0.5, 0.0]);
        let group = vec![[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [1.0, 1.0, 1.0, 0.0]];
        assert_eq!(scores(&[group], 0), [(1.0 + 1.0 / 3.0) / 3.0], "three seats: the fourth value means nothing");
    }
}
