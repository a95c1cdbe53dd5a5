//! Players of simple habits, to play against for fun and to learn from.

use quincunx_engine::{Agent, Budget, InfoSet};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::components::card::{CardId, Kind};
use crate::rules::InFlandersField;
use crate::rules::action::Action;
use crate::rules::dice::misses;
use crate::rules::state::{FIXED_SPACE, State, Step};

/// Stops as soon as the next roll would fail too often, the sooner the more of the troops a failure would cost; takes what
/// moves furthest and hurts least.
#[derive(Clone, Copy, Debug)]
pub struct Mood {
    /// Of 216 rolls, how many may fail for it to go on.
    most_failures: u32,
}

impl Mood {
    /// Stops above a chance of failure of 12 in 100.
    pub const CAUTIOUS: Self = Self { most_failures: 26 };
    /// Stops above 20 in 100.
    pub const SENSIBLE: Self = Self { most_failures: 43 };
    /// Stops above 30 in 100.
    pub const BOLD: Self = Self { most_failures: 65 };
    /// Stops above 42 in 100.
    pub const RECKLESS: Self = Self { most_failures: 91 };

    /// Of 216 rolls, how many may fail now: a tenth of the usual where a failure would cost the last troop.
    fn bearable(self, game: &InFlandersField, state: &State) -> u32 {
        let (grey, black) = game.failure_symbols(state);
        let troops = u32::from(state.me().troops);
        let left = troops.saturating_sub(grey + black);
        (self.most_failures * left / troops.max(1)).max(self.most_failures / 10)
    }

    /// How much it likes an action.
    fn liking(self, game: &InFlandersField, state: &State, action: Action) -> i32 {
        let objective = i32::from(game.track.objective);
        match action {
            Action::Take(FIXED_SPACE) => 2,
            Action::Take(space) => liking_of(game, state.display[usize::from(space)]),
            Action::Gas(_) => {
                if state.step == Step::BeforeRoll {
                    2
                } else {
                    0
                }
            }
            Action::Balloon(FIXED_SPACE) => 1,
            Action::Balloon(space) => liking_of(game, state.display[usize::from(space)]) - 2,
            Action::Reconnaissance => -1,
            Action::Fail => -20,
            Action::Stop => i32::from(misses(state.open()) > self.bearable(game, state)) * 2,
            Action::Roll => 1,
            Action::GiveUp(card) => -liking_of(game, card),
            Action::Artillery => 1,
            Action::Cancel(card) => 1 + i32::from(game.components.card(card).black),
            Action::Hold => 0,
            Action::Advance { space, troops, mines } => {
                let arrives = i32::from(space) == objective;
                let last = troops == state.me().troops;
                let before_line = game.track.lines.contains(&(space + 1));
                i32::from(space) * 2 - i32::from(troops) * 3 - i32::from(mines) - i32::from(before_line) * 2
                    + i32::from(arrives) * 20
                    - i32::from(last) * 100
            }
            Action::FirstPlayer(_) | Action::Dice(_) | Action::Draw(_) => 0,
        }
    }
}

/// How much a card is liked when it is taken.
fn liking_of(game: &InFlandersField, card: CardId) -> i32 {
    let printed = game.components.card(card);
    match printed.kind {
        Kind::Infantry | Kind::Advance => i32::from(printed.moves) * 2 + i32::from(printed.extra),
        Kind::Tanks => i32::from(printed.moves) * 2 + 1,
        Kind::Artillery | Kind::ObservationBalloon | Kind::AerialReconnaissance => 3,
        Kind::Reserves => 3,
        Kind::Gas | Kind::Mines => 2,
        Kind::FlyingCircus => -1,
        Kind::GermanGas | Kind::BarbedWire => -2,
        _ => -2 - 2 * i32::from(printed.black),
    }
}

impl Agent<InFlandersField> for Mood {
    fn choose(&mut self, info: &InfoSet<'_, InFlandersField>, _: &Budget<'_>, seed: u64) -> Action {
        let state = info.sample(&mut Pcg64Mcg::seed_from_u64(seed));
        let legal = info.legal();
        let liking = |action: &Action| self.liking(info.game(), &state, *action);
        // `max_by_key` keeps the last of equals: the first of the list is meant.
        legal.iter().rev().copied().max_by_key(liking).expect("somebody who is asked may do something")
    }
}
