//! Actions as numbers, for those who learn to play: a network has one output for each.

use super::Rules;
use crate::{Actor, MAX_SEATS, Seat};

/// Values that are counted from 0: an action, or a field of one. Under the same components of the same version of the rules, a number
/// always means the same from the same [`Standpoint`].
///
/// [`derive(Numbered)`](macro@crate::Numbered) makes it: variants are added up, fields multiplied.
pub trait Numbered<G: Rules>: Copy {
    /// How many numbers there are. It follows from the components alone.
    fn count(game: &G) -> u32;

    /// Its number, below the count. `None` for what is never legal from there.
    fn number(self, from: &Standpoint<'_, G>) -> Option<u32>;

    /// What has this number.
    fn numbered(number: u32, from: &Standpoint<'_, G>) -> Option<Self>;
}

/// Where an action is numbered from. Most need nothing of it; but "the own unit 3", "the lower of the two cards there" take far fewer
/// numbers than every unit of both players, every pair of cards. Nothing may be asked of the position that the actor does not know.
#[derive(Debug)]
pub struct Standpoint<'a, G: Rules> {
    /// The rules of the table.
    pub game: &'a G,
    /// The position.
    pub state: &'a G::State,
    /// Who acts.
    pub by: Actor,
}

impl<G: Rules> Numbered<G> for u8 {
    fn count(_: &G) -> u32 {
        1 << u8::BITS
    }

    fn number(self, _: &Standpoint<'_, G>) -> Option<u32> {
        Some(self.into())
    }

    fn numbered(number: u32, _: &Standpoint<'_, G>) -> Option<Self> {
        number.try_into().ok()
    }
}

impl<G: Rules> Numbered<G> for bool {
    fn count(_: &G) -> u32 {
        2
    }

    fn number(self, _: &Standpoint<'_, G>) -> Option<u32> {
        Some(self.into())
    }

    fn numbered(number: u32, _: &Standpoint<'_, G>) -> Option<Self> {
        [false, true].get(number as usize).copied()
    }
}

/// Of [`MAX_SEATS`], however many the table has.
impl<G: Rules> Numbered<G> for Seat {
    fn count(_: &G) -> u32 {
        MAX_SEATS as u32
    }

    fn number(self, _: &Standpoint<'_, G>) -> Option<u32> {
        Some(self.index() as u32)
    }

    fn numbered(number: u32, _: &Standpoint<'_, G>) -> Option<Self> {
        Self::new(number as usize)
    }
}

/// `None` is 0.
impl<G: Rules, T: Numbered<G>> Numbered<G> for Option<T> {
    fn count(game: &G) -> u32 {
        1 + T::count(game)
    }

    fn number(self, from: &Standpoint<'_, G>) -> Option<u32> {
        self.map_or(Some(0), |value| Some(1 + value.number(from)?))
    }

    fn numbered(number: u32, from: &Standpoint<'_, G>) -> Option<Self> {
        number.checked_sub(1).map_or(Some(None), |number| T::numbered(number, from).map(Some))
    }
}
