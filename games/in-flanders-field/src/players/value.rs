//! What a position between two turns is worth: the share of victory to be expected.

use quincunx_engine::prelude::*;
use quincunx_engine::{Evaluation, MAX_SEATS, Seat, values};

use crate::components::card::Kind;
use crate::rules::InFlandersField;
use crate::rules::action::Action;
use crate::rules::state::{State, Step};

/// The five kinds that can be kept, in the order of [`Values::kept`].
const KEPT: [Kind; 5] = [Kind::Artillery, Kind::AerialReconnaissance, Kind::ObservationBalloon, Kind::Gas, Kind::Mines];

/// A share of victory as a function of figures, troops and kept cards: each player still in has a score, and the shares are
/// as the exponentials of the scores. The weights come from games of the program against itself (`examples/fit-in-flanders-field.rs`).
#[derive(Clone, Debug, PartialEq)]
pub struct Values {
    /// Score of one space.
    pub space: f64,
    /// Score by the distance to the next defence line ahead, 1 to 7; 0 for none within seven.
    pub line: [f64; 8],
    /// Score by troops, 1 to 8 and more.
    pub troops: [f64; 8],
    /// Score of each kept card: Artillery, Aerial Reconnaissance, Observation Balloon, Gas, Mines.
    pub kept: [f64; 5],
    /// Score of each player who comes after.
    pub tempo: f64,
}

/// The weights in use: found by `fit-in-flanders-field` from weights set by hand, 240 games in each of two rounds, then rounded and
/// neighbours evened out.
pub const VALUES: Values = Values {
    space: 0.20,
    line: [0.40, -0.20, -0.15, -0.12, -0.12, -0.15, -0.12, -0.10],
    troops: [-1.60, -1.40, -1.10, -0.60, -0.50, -0.35, 0.0, 0.12],
    kept: [0.20, 0.50, 0.72, 0.20, 0.15],
    tempo: 0.13,
};

impl Values {
    /// The score of one player: a sum of weights, each given to `with` by its index in [`Values::weights`] and its factor.
    pub(crate) fn score(&self, game: &InFlandersField, state: &State, seat: Seat) -> f64 {
        let weights = self.weights();
        let mut score = 0.0;
        features(game, state, seat, |weight, factor| score += weights[weight] * factor);
        score
    }

    /// All weights in a line: space, lines, troops, kept cards, tempo.
    pub fn weights(&self) -> [f64; 23] {
        let mut all = [0.0; 23];
        all[0] = self.space;
        all[1..9].copy_from_slice(&self.line);
        all[9..17].copy_from_slice(&self.troops);
        all[17..22].copy_from_slice(&self.kept);
        all[22] = self.tempo;
        all
    }

    /// The values with these [weights](Values::weights).
    pub fn from_weights(all: &[f64; 23]) -> Self {
        let part = |from: usize| &all[from..];
        Self {
            space: all[0],
            line: part(1)[..8].try_into().expect("eight weights"),
            troops: part(9)[..8].try_into().expect("eight weights"),
            kept: part(17)[..5].try_into().expect("five weights"),
            tempo: all[22],
        }
    }

    /// The share of victory of each seat in a position between two turns, or at the end.
    pub fn shares(&self, game: &InFlandersField, state: &State) -> [f64; MAX_SEATS] {
        if let Step::Over(_) = state.step {
            return values(&game.returns(state));
        }
        let seats = || Seat::first(game.seats).filter(|seat| state.players[seat.index()].troops > 0);
        let mut shares = [0.0; MAX_SEATS];
        if seats().any(|seat| arrived(game, state, seat)) {
            last_turns(game, state, &mut shares);
            return shares;
        }
        for seat in seats() {
            shares[seat.index()] = self.score(game, state, seat).exp();
        }
        let total: f64 = shares.iter().sum();
        shares.iter_mut().for_each(|share| *share /= total);
        shares
    }
}

/// The features of a player: the index of each weight and its factor.
pub fn features(game: &InFlandersField, state: &State, seat: Seat, mut with: impl FnMut(usize, f64)) {
    let player = &state.players[seat.index()];
    with(0, f64::from(player.space));
    let ahead = game.track.lines.iter().find(|line| **line > player.space).map_or(0, |line| line - player.space);
    with(1 + usize::from(if ahead > 7 { 0 } else { ahead }), 1.0);
    with(9 + usize::from(player.troops.clamp(1, 8)) - 1, 1.0);
    for (place, kind) in KEPT.into_iter().enumerate() {
        let kept: u8 = game.of_kind(kind).iter().map(|card| player.held.of(*card)).sum();
        with(17 + place, f64::from(kept));
    }
    let after = (state.active.index() + game.seats - seat.index() - 1) % game.seats;
    with(22, after as f64);
}

fn arrived(game: &InFlandersField, state: &State, seat: Seat) -> bool {
    let player = &state.players[seat.index()];
    player.troops > 0 && player.space == game.track.objective
}

/// Somebody has reached the Objective Line: who still has a turn may arrive as well, with the chance of covering the distance
/// in one turn; troops decide between those who arrive (IFF-5.5).
fn last_turns(game: &InFlandersField, state: &State, shares: &mut [f64; MAX_SEATS]) {
    let place = |seat: Seat| (seat.index() + game.seats - state.first.index()) % game.seats;
    let to_come = |seat: Seat| place(seat) >= place(state.active) && !arrived(game, state, seat);
    let strength = |seat: Seat| f64::from(state.players[seat.index()].troops);
    let chance = |seat: Seat| {
        let player = &state.players[seat.index()];
        match (player.troops, to_come(seat)) {
            (0, _) => 0.0,
            (_, true) => covers(game.track.objective - player.space),
            (_, false) => f64::from(u8::from(arrived(game, state, seat))),
        }
    };
    for seat in Seat::first(game.seats) {
        let ahead_of = |other: Seat| match strength(seat) - strength(other) {
            lead if lead > 0.5 => 1.0,
            lead if lead < -0.5 => 0.0,
            _ => 0.5,
        };
        let others = Seat::first(game.seats).filter(|other| *other != seat);
        shares[seat.index()] =
            chance(seat) * others.map(|other| 1.0 - chance(other) * (1.0 - ahead_of(other))).product::<f64>();
    }
    let total: f64 = shares.iter().sum();
    shares.iter_mut().for_each(|share| *share /= total.max(f64::MIN_POSITIVE));
}

/// The chance of covering so many spaces in one turn that risks everything: a guess, one half at about four spaces. It was
/// not fitted to games.
fn covers(distance: u8) -> f64 {
    1.0 / (1.0 + ((f64::from(distance) - 4.2) * 0.75).exp())
}

/// The evaluation for search: the turn is thought to be stopped now and carried out as well as can be.
#[derive(Clone, Copy, Debug)]
pub struct StopNow;

impl Evaluation<InFlandersField> for StopNow {
    fn evaluate(&self, game: &InFlandersField, state: &State) -> [f64; MAX_SEATS] {
        let mut after = state.clone();
        let seat = state.active;
        loop {
            match after.step {
                Step::AfterRoll if crate::rules::dice::sums(after.dice) & after.open() == 0 => {
                    game.fail(&mut after, &mut ())
                }
                Step::AfterRoll | Step::AfterTaking | Step::BeforeRoll | Step::Rolling | Step::GasDraw(_) => {
                    game.stop(&mut after, &mut ());
                }
                Step::GermanGas | Step::Artillery => {
                    let mut legal = Vec::with_capacity(8);
                    game.legal(&after, seat, &mut legal);
                    game.apply(&mut after, quincunx_engine::Actor::Seat(seat), legal[0], &mut ());
                }
                Step::Advance => return best_advance(game, &after),
                Step::Deal | Step::FirstPlayer | Step::Refill | Step::Over(_) => return VALUES.shares(game, &after),
            }
        }
    }
}

/// The shares after the advance that is best for the active player.
fn best_advance(game: &InFlandersField, state: &State) -> [f64; MAX_SEATS] {
    let seat = state.active;
    let mut best: Option<[f64; MAX_SEATS]> = None;
    game.advances(state, |to| {
        let mut after = state.clone();
        let action = Action::Advance { space: to.space, troops: to.troops, mines: to.mines };
        game.apply(&mut after, quincunx_engine::Actor::Seat(seat), action, &mut ());
        let shares = VALUES.shares(game, &after);
        if best.is_none_or(|known| shares[seat.index()] > known[seat.index()]) {
            best = Some(shares);
        }
    });
    best.expect("staying is always offered")
}
