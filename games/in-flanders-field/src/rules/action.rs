//! The choices of players and the outcomes of chance.

use quincunx_engine::{Notation, Numbered, Seat};

use crate::components::card::CardId;
use crate::rules::InFlandersField;
use crate::rules::dice::{ROLLS, is_roll};

/// A choice of the active player, or an outcome of chance. Written as in brackets. None is about what other players own
/// (IFF-3.62).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation, Numbered)]
#[notation(game = InFlandersField)]
pub enum Action {
    /// `first-player(0)`: outcome of IFF-7.1.
    FirstPlayer(Seat),
    /// `dice(1, 3, 4)`: outcome of IFF-7.2, ascending.
    #[notation(valid = is_roll)]
    #[numbered(with = roll)]
    Dice([u8; 3]),
    /// `draw(INF1)`: outcome of IFF-7.3.
    Draw(CardId),
    /// `roll` (IFF-8.1, IFF-8.3).
    Roll,
    /// `gas(7)`: the German card on this space is replaced (IFF-4.70).
    Gas(#[numbered(2..=12)] u8),
    /// `take(4)` (IFF-3.15, IFF-3.17).
    Take(#[numbered(2..=12)] u8),
    /// `balloon(9)`: a card is taken on a neighbouring number (IFF-4.90).
    Balloon(#[numbered(2..=12)] u8),
    /// `reconnaissance`: all dice are rolled again (IFF-4.80).
    Reconnaissance,
    /// `fail` (IFF-3.21).
    Fail,
    /// `stop` (IFF-3.30).
    Stop,
    /// `give-up(INF1)`: lost to German Gas (IFF-4.150).
    GiveUp(CardId),
    /// `artillery`: cancels all (IFF-4.100).
    Artillery,
    /// `cancel(G_MG)`: cancels one (option `artillery_scope`, IFF-8.11).
    Cancel(CardId),
    /// `hold`: Artillery is not used (IFF-4.101).
    Hold,
    /// `advance(8, 0, 0)`: the space, troops given up, Mines used (IFF-8.6).
    #[numbered(with = advance)]
    Advance {
        /// Where the figure goes.
        space: u8,
        /// Troops given up.
        troops: u8,
        /// Mines used.
        mines: u8,
    },
}

/// The 56 different rolls.
mod roll {
    use quincunx_engine::Standpoint;

    use super::{Action, InFlandersField, ROLLS};
    use crate::rules::dice::Dice;

    pub(super) fn count(_: &InFlandersField) -> u32 {
        ROLLS.len() as u32
    }

    pub(super) fn number(dice: Dice, _: &Standpoint<'_, InFlandersField>) -> Option<u32> {
        ROLLS.iter().position(|roll| *roll == dice).map(|place| place as u32)
    }

    pub(super) fn numbered(number: u32, _: &Standpoint<'_, InFlandersField>) -> Option<Action> {
        ROLLS.get(number as usize).copied().map(Action::Dice)
    }
}

/// By space and Mines: of the ways that come to these the one with the fewest troops alone is offered (IFF-4.9), and which that is
/// follows from the open position.
mod advance {
    use quincunx_engine::Standpoint;

    use super::{Action, InFlandersField};
    use crate::rules::advance::{MINES, SPACES};

    pub(super) fn count(_: &InFlandersField) -> u32 {
        (SPACES * MINES) as u32
    }

    pub(super) fn number(space: u8, _: u8, mines: u8, _: &Standpoint<'_, InFlandersField>) -> Option<u32> {
        let is_there = usize::from(space) < SPACES && usize::from(mines) < MINES;
        is_there.then(|| u32::from(space) * MINES as u32 + u32::from(mines))
    }

    pub(super) fn numbered(number: u32, from: &Standpoint<'_, InFlandersField>) -> Option<Action> {
        let (space, mines) = ((number / MINES as u32) as u8, (number % MINES as u32) as u8);
        let mut troops = 0;
        from.game.advances(from.state, |reached| {
            if (reached.space, reached.mines) == (space, mines) {
                troops = reached.troops;
            }
        });
        Some(Action::Advance { space, troops, mines })
    }
}
