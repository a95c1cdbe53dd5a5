//! The choices of players and the outcomes of chance.

use quincunx_engine::{Notation, Seat};

use crate::components::card::CardId;
use crate::rules::InFlandersField;
use crate::rules::dice::is_roll;

/// A choice of the active player, or an outcome of chance. Written as in brackets. None is about what other players own
/// (IFF-3.62).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[notation(game = InFlandersField)]
pub enum Action {
    /// `first-player(0)`: outcome of IFF-7.1.
    FirstPlayer(Seat),
    /// `dice(1, 3, 4)`: outcome of IFF-7.2, ascending.
    #[notation(valid = is_roll)]
    Dice([u8; 3]),
    /// `draw(INF1)`: outcome of IFF-7.3.
    Draw(CardId),
    /// `roll` (IFF-8.1, IFF-8.3).
    Roll,
    /// `gas(7)`: the German card on this space is replaced (IFF-4.70).
    Gas(u8),
    /// `take(4)` (IFF-3.15, IFF-3.17).
    Take(u8),
    /// `balloon(9)`: a card is taken on a neighbouring number (IFF-4.90).
    Balloon(u8),
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
    Advance {
        /// Where the figure goes.
        space: u8,
        /// Troops given up.
        troops: u8,
        /// Mines used.
        mines: u8,
    },
}
