//! What a seat sees, as numbers: an observation tensor, for those who learn to play.

use super::{Game, Seen, Shown};
use crate::{Observer, Seat, SeatSet, Turn};

/// What a seat sees, as planes of small whole numbers: always the same planes in the same order.
///
/// They are made from [`Seen`] like every sentence, and so cannot tell a secret. Players are counted from the one who looks, so that
/// every seat learns the same.
pub trait Observe: Shown {
    /// Counted up whenever a number comes to mean something else, or stands elsewhere.
    const OBSERVATION_VERSION: u32;

    /// Tells the planes. Which they are, and how large, follows from the components alone.
    fn observe<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>);

    /// The view that the planes are told from. Override it where making the whole view takes long: what no plane tells, such as the
    /// chances of a roll, may be missing then. The suite checks that the planes are those of the whole view.
    fn glance(&self, state: &Self::State, observer: Observer) -> Self::View {
        self.view(state, observer)
    }
}

/// How much of a view is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// All of it.
    Whole,
    /// What is told by planes ([`Observe::glance`]).
    Planes,
}

impl Extent {
    /// What the whole view alone has.
    #[inline]
    pub fn whole<T: Default>(self, make: impl FnOnce() -> T) -> T {
        if self == Self::Whole { make() } else { T::default() }
    }
}

/// A part of an observation: numbers from 0 to `most`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plane {
    /// Its name: `hand`.
    pub name: &'static str,
    /// What its numbers tell, index by index.
    pub meaning: &'static str,
    /// How many indices there are of each kind.
    pub shape: Vec<usize>,
    /// No number is larger: what is more is told as this.
    pub most: u8,
}

impl Plane {
    /// How many numbers it has.
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }

    /// Has it none?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// In what a tensor holds a number: `u8` as it is, `f32` as its part of the most, between 0 and 1.
pub trait Cell: Copy + Default + PartialEq + Send + Sync + 'static {
    /// So many more, where no number is larger than `most`.
    #[must_use]
    fn plus(self, count: u32, most: u8) -> Self;
}

impl Cell for u8 {
    #[inline]
    fn plus(self, count: u32, most: u8) -> Self {
        u32::from(self).saturating_add(count).min(most.into()) as Self
    }
}

impl Cell for f32 {
    #[inline]
    fn plus(self, count: u32, most: u8) -> Self {
        let most = Self::from(most);
        // The whole number nearest to it is exactly what has been counted so far.
        let counted = (self * most + 0.5) as u8;
        (Self::from(counted) + count as Self).min(most) / most
    }
}

/// Where a game tells its planes: they are listed, or written down.
#[derive(Debug)]
pub enum Planes<'a, C> {
    /// Which planes there are.
    List(Vec<Plane>),
    /// What is left of a tensor to be written; all of it is 0 at first.
    Tensor(&'a mut [C]),
}

impl<C: Cell> Planes<'_, C> {
    /// Tells a plane. `fill` counts in its cells, which are 0 at first; it is not called where planes are only listed.
    ///
    /// # Panics
    /// If it has no room in the tensor.
    #[inline]
    pub fn plane<const N: usize>(
        &mut self,
        name: &'static str,
        meaning: &'static str,
        shape: [usize; N],
        most: u8,
        fill: impl FnOnce(&mut Cells<'_, C, N>),
    ) {
        match self {
            Self::List(planes) => planes.push(Plane { name, meaning, shape: shape.into(), most }),
            Self::Tensor(left) => {
                let (cells, rest) = std::mem::take(left).split_at_mut(shape.iter().product());
                fill(&mut Cells { shape, cells, most });
                *left = rest;
            }
        }
    }
}

/// The cells of a plane.
#[derive(Debug)]
pub struct Cells<'a, C, const N: usize> {
    shape: [usize; N],
    cells: &'a mut [C],
    most: u8,
}

impl<C: Cell, const N: usize> Cells<'_, C, N> {
    /// Counts so many more at a place. What has no place there is not told.
    #[inline]
    pub fn count(&mut self, at: [usize; N], count: impl Into<u32>) {
        let inside = at.iter().zip(self.shape).all(|(index, size)| *index < size);
        let place = at.iter().zip(self.shape).fold(0, |place, (index, size)| place * size + index);
        if let Some(cell) = self.cells.get_mut(place).filter(|_| inside) {
            *cell = cell.plus(count.into(), self.most);
        }
    }

    /// Counts one more at a place.
    #[inline]
    pub fn mark(&mut self, at: [usize; N]) {
        self.count(at, 1_u32);
    }

    /// Counts one at a place if it is so.
    #[inline]
    pub fn mark_if(&mut self, holds: bool, at: [usize; N]) {
        self.count(at, holds);
    }
}

/// The planes of a game: that for whom the table waits, then its own ([`Observe::observe`]).
fn tell<G: Observe, C: Cell>(game: &G, seen: &Seen<'_, G>, planes: &mut Planes<'_, C>) {
    let waiting = if let Turn::Seats(seats) = seen.turn { seats } else { SeatSet::EMPTY };
    planes.plane("waiting", "player: does the table wait for them?", [game.seats()], 1, |cells| {
        waiting.iter().for_each(|seat| cells.mark([seen.place(game, seat)]));
    });
    game.observe(seen, planes);
}

/// The planes of an observation, in the order in which they are written.
pub(super) fn planes<G: Game>(game: &G) -> Vec<Plane> {
    let (state, observer) = (game.start(), Observer::Spectator);
    let mut planes = Planes::<u8>::List(Vec::new());
    tell(game, &Seen::new(game, &state, &game.view(&state, observer), observer), &mut planes);
    match planes {
        Planes::List(planes) => planes,
        Planes::Tensor(_) => Vec::new(),
    }
}

/// Writes what `seat`, who has this view of the state, sees.
pub(crate) fn tensor<G: Game, C: Cell>(game: &G, state: &G::State, view: &G::View, seat: Seat, out: &mut [C]) {
    let observer = Observer::Seat(seat);
    out.fill(C::default());
    let mut planes = Planes::Tensor(out);
    tell(game, &Seen::new(game, state, view, observer), &mut planes);
    assert!(matches!(planes, Planes::Tensor([])), "a tensor is longer than its planes");
}
