//! Who acts, who looks, who gets what: seats, sets of seats, actors, observers, returns.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The most seats a game can have (Victory or Death has four powers, the others fewer players).
pub const MAX_SEATS: usize = 4;

/// A place at the table, counted from 0. Written `A`, `B`, `C`, `D` in scenarios.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(try_from = "usize", into = "usize")]
#[ts(type = "number")]
#[schema(value_type = u8)]
pub struct Seat(u8);

impl TryFrom<usize> for Seat {
    type Error = &'static str;

    fn try_from(index: usize) -> Result<Self, Self::Error> {
        Self::new(index).ok_or("there is no such seat")
    }
}

impl From<Seat> for usize {
    fn from(seat: Seat) -> Self {
        seat.index()
    }
}

impl Seat {
    /// The seat of this index, if there can be one (below [`MAX_SEATS`]).
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_SEATS { Some(Self(index as u8)) } else { None }
    }

    /// The first `count` seats in order.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..count.min(MAX_SEATS) as u8).map(Self)
    }

    /// The index, to look something up that belongs to the seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// `A` for the first seat, `B` for the second, …
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// The seat with this letter.
    pub fn from_letter(letter: &str) -> Option<Self> {
        match letter.as_bytes() {
            [byte @ b'A'..=b'D'] => Self::new(usize::from(byte - b'A')),
            _ => None,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// One seat alone.
    #[inline]
    pub const fn of(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// The first `count` seats.
    pub const fn first(count: usize) -> Self {
        Self(((1u16 << count) - 1) as u8)
    }

    /// This set and `seat`.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// This set without `seat`.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Is `seat` in it?
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// How many seats are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is nobody in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seat with the lowest index.
    #[inline]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The only seat in it; `None` if there are more or none.
    #[inline]
    pub const fn only(self) -> Option<Seat> {
        if self.0.is_power_of_two() { Some(Seat(self.0.trailing_zeros() as u8)) } else { None }
    }

    /// The seats in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let next = left.lowest()?;
            left = left.without(next);
            Some(next)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// Who makes an action: a seat, or chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A player's choice.
    Seat(Seat),
    /// An outcome of a chance node.
    Chance,
}

impl Actor {
    /// The seat whose choice it is; `None` if it is nobody's.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Chance => None,
        }
    }
}

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Observer {
    /// A player: what is public and what is his own.
    Seat(Seat),
    /// An onlooker: what is public.
    Spectator,
    /// All that there is; only with the proof that it is no secret any more.
    Everything(Over),
}

impl Observer {
    /// Is what only `seat` knows known to the observer?
    #[inline]
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) => own == seat,
            Self::Spectator => false,
            Self::Everything(_) => true,
        }
    }
}

/// The proof that nothing is secret any more: the game is [over](crate::Match::over), or its holder has the very
/// [state](crate::Game::everything).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Over(());

impl Over {
    pub(crate) const PROOF: Self = Self(());
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The game waits for these seats (more than one: simultaneous choices). Seats outside the set may have legal
    /// actions as well, for acts that stand beside the open decision; nobody waits for those.
    Seats(SeatSet),
    /// Chance has the next outcome.
    Chance,
    /// The game is over; [`Game::returns`](crate::Game::returns) tells how.
    Over,
}

/// What each seat gets at the end, in exact fractions: `points[seat] / denominator`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Returns {
    points: [i32; MAX_SEATS],
    seats: u8,
    denominator: u32,
}

impl Returns {
    /// Returns in whole points, one per seat.
    pub fn whole(points: &[i32]) -> Self {
        let mut all = [0; MAX_SEATS];
        all[..points.len()].copy_from_slice(points);
        Self { points: all, seats: points.len() as u8, denominator: 1 }
    }

    /// One point shared equally by the winners; nothing for the others.
    pub fn shared(winners: SeatSet, seats: usize) -> Self {
        let mut points = [0; MAX_SEATS];
        winners.iter().for_each(|seat| points[seat.index()] = 1);
        Self { points, seats: seats as u8, denominator: winners.len().max(1) as u32 }
    }

    /// What `seat` gets.
    #[inline]
    pub fn of(&self, seat: Seat) -> f64 {
        f64::from(self.points[seat.index()]) / f64::from(self.denominator)
    }

    /// Number of seats.
    pub fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    /// The sum over all seats, as an exact fraction in lowest terms.
    pub fn total(&self) -> (i32, u32) {
        let sum: i32 = self.points.iter().sum();
        let divisor = gcd(sum.unsigned_abs(), self.denominator);
        (sum / divisor as i32, self.denominator / divisor)
    }

    /// The returns as numbers, one per seat.
    pub fn values(&self) -> impl Iterator<Item = f64> + '_ {
        Seat::first(self.seats()).map(|seat| self.of(seat))
    }
}

/// `1/2 1/2 0`: the form used in records.
impl fmt::Display for Returns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, points) in self.points[..self.seats()].iter().enumerate() {
            let separator = if place == 0 { "" } else { " " };
            let divisor = gcd(points.unsigned_abs(), self.denominator);
            write!(f, "{separator}{}", points / divisor as i32)?;
            if self.denominator != divisor {
                write!(f, "/{}", self.denominator / divisor)?;
            }
        }
        Ok(())
    }
}

const fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn returns_are_written_in_lowest_terms() {
        let [a, b] = [0, 2].map(|index| Seat::new(index).unwrap());
        let shared = Returns::shared(SeatSet::of(a).with(b), 3);
        assert_eq!(shared.to_string(), "1/2 0 1/2");
        assert_eq!(shared.total(), (1, 1));
        assert_eq!(Returns::whole(&[2, -2]).to_string(), "2 -2");
    }

    #[test]
    fn a_seat_set_lists_its_seats_in_order() {
        let set: SeatSet = [3, 1].into_iter().filter_map(Seat::new).collect();
        assert_eq!(set.iter().map(Seat::index).collect::<Vec<_>>(), [1, 3]);
        assert_eq!(set.without(set.lowest().unwrap()).len(), 1);
        assert_eq!(Seat::from_letter("D").map(Seat::index), Some(3));
        assert_eq!(Seat::from_letter("E"), None);
    }
}
