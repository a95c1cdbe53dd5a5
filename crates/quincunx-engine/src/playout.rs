//! Random games and counting: the hot path that everything measures itself by.

use rand_core::Rng;

use crate::{Actor, ChanceStream, Game, Seat, Turn};

/// A number below `total`, all equally likely to within 2⁻³² (Lemire's multiplication; for play and search, not for records).
#[inline]
pub fn below(rng: &mut impl Rng, total: u32) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(total)) >> 32) as u32
}

/// Makes one random step: an outcome of chance by weight, or a legal action of a waiting seat, all equally likely. `legal` is
/// a list to reuse. `false` if the game is over.
#[inline]
pub fn random_step<G: Game>(game: &G, state: &mut G::State, legal: &mut Vec<G::Action>, rng: &mut impl Rng) -> bool {
    match game.turn(state) {
        Turn::Chance => {
            let number = below(rng, game.weight(state));
            let action = game.outcome(state, number);
            game.apply(state, Actor::Chance, action, &mut ());
            true
        }
        Turn::Seats(seats) => {
            let seat = seats.only().unwrap_or_else(|| {
                let number = below(rng, seats.len() as u32) as usize;
                seats.iter().nth(number).expect("the table waits for somebody")
            });
            let action = game.choice(state, seat, legal, |choices| below(rng, choices));
            game.apply(state, Actor::Seat(seat), action, &mut ());
            true
        }
        Turn::Over => false,
    }
}

/// The number of sequences of `depth` choices from a position. Chance is drawn from `stream`, draw `n` of a line of play being
/// the one after `n` actions of either kind. Seats that decide together count once each.
pub fn perft<G: Game>(game: &G, state: &G::State, stream: &ChanceStream, depth: u32) -> u64 {
    count(game, state, stream, depth, 0)
}

fn count<G: Game>(game: &G, state: &G::State, stream: &ChanceStream, depth: u32, number: u32) -> u64 {
    match game.turn(state) {
        Turn::Over => u64::from(depth == 0),
        Turn::Chance => {
            let mut next = state.clone();
            let drawn = stream.draw(number, game.weight(state));
            game.apply(&mut next, Actor::Chance, game.outcome(state, drawn), &mut ());
            count(game, &next, stream, depth, number + 1)
        }
        Turn::Seats(_) if depth == 0 => 1,
        Turn::Seats(seats) => {
            let one_choice = |seat: Seat, action| {
                let mut next = state.clone();
                game.apply(&mut next, Actor::Seat(seat), action, &mut ());
                count(game, &next, stream, depth - 1, number + 1)
            };
            let of_seat = |seat| {
                let mut legal = Vec::new();
                game.legal(state, seat, &mut legal);
                legal.into_iter().map(|action| one_choice(seat, action)).sum::<u64>()
            };
            seats.iter().map(of_seat).sum()
        }
    }
}
