//! The contract between a game and everything else, in five traits: one for each kind of reader.

mod courtesies;
mod notation;
mod numbers;
mod observe;
mod plain;
mod rules;
mod shown;
mod written;

pub use courtesies::Courtesies;
pub use notation::{Argument, Notation, split_arguments};
pub use numbers::{Numbered, Standpoint};
pub(crate) use observe::tensor;
pub use observe::{Cell, Cells, Extent, Observe, Plane, Planes};
pub use rules::{Fault, Log, Rules};
pub use shown::{Seen, Shown};
pub use written::Written;

use crate::{Explanation, Message, Observer, Over, Seat};

/// A whole game: its [rules](Rules), what of it is [shown](Shown) to whom, what a seat sees [as numbers](Observe), how positions are
/// [written](Written), and its [courtesies](Courtesies). Every type that has the five is one.
///
/// Whoever adds a game begins with [`Rules`] and has a game that can be played: [`plain!`](crate::plain) gives the other four in
/// their plainest form, to be replaced one by one.
///
/// # What a game promises
/// - A seat's [`view`](Shown::view), [`prompt`](Shown::prompt), [`legal`](Rules::legal) list, [`refusal`](Rules::refusal)s,
///   [`seen`](Shown::seen) events, and the seats that it is told the table waits for ([`awaited`](Shown::awaited)), depend only
///   on what that seat may know.
/// - So does what it sees [as numbers](Game::tensor): all planes, each time, and no number outside its range.
/// - [`legal`](Rules::legal) is the definition of legality; [`refusal`](Rules::refusal) is `None` exactly on it.
/// - Nothing here panics for a state that came from [`start`](Rules::start) and legal actions, or from
///   [`position`](Written::position).
///
/// The [conformance suite](crate::conformance) checks all of it for a game that implements
/// [`Conformance`](crate::Conformance).
pub trait Game: Rules + Shown + Observe + Written + Courtesies {
    /// The eyes of whoever holds the state itself, and so knows everything: tests and laboratories.
    fn everything(&self, _state: &Self::State) -> Observer {
        Observer::Everything(Over::PROOF)
    }

    /// The [`prompt`](Shown::prompt) of a position.
    fn prompt_at(&self, state: &Self::State, observer: Observer) -> Explanation {
        self.prompt(&Seen::new(self, state, &self.view(state, observer), observer))
    }

    /// The [`label`](Shown::label) of an action of `seat` in a position.
    fn label_at(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Message {
        let observer = Observer::Seat(seat);
        self.label(&Seen::new(self, state, &self.view(state, observer), observer), action)
    }

    /// What a [standing order](Courtesies::ordered) of `seat` answers in a position.
    fn ordered_at(&self, state: &Self::State, seat: Seat, order: &str) -> Option<Self::Action> {
        let observer = Observer::Seat(seat);
        self.ordered(&Seen::new(self, state, &self.view(state, observer), observer), order)
    }

    /// The planes of an observation tensor: that for whom the table waits, then those that the game [tells](Observe).
    fn planes(&self) -> Vec<Plane> {
        observe::planes(self)
    }

    /// Writes what `seat` sees into `out`, which is as long as all [`planes`](Game::planes) together.
    ///
    /// # Panics
    /// If it is not as long.
    fn tensor<C: Cell>(&self, state: &Self::State, seat: Seat, out: &mut [C]) {
        observe::tensor(self, state, &self.glance(state, Observer::Seat(seat)), seat, out);
    }
}

impl<G: Rules + Shown + Observe + Written + Courtesies> Game for G {}
