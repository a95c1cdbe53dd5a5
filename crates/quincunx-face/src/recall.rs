//! What each seat has seen and done since a game began: its information state, under perfect recall.

use quincunx_engine::{Actor, Bytes32, Game, Observer, Seat, Turn};
use serde::{Deserialize, Serialize};

/// All that a seat has seen and done, as a digest: two seats with the same have seen and done the same, in the same order. What a seat
/// learns nothing of does not change it, so nobody can count in it what others do in secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    /// Everything up to now.
    pub past: Bytes32,
    /// What the seat sees now.
    sight: Bytes32,
}

impl Memory {
    /// A seat that knows nothing but what it sees.
    fn new<G: Game>(game: &G, state: &G::State, seat: Seat) -> Self {
        let sight = sight(game, state, seat);
        Self { past: sight, sight }
    }

    /// After an action, with what came of it.
    fn keep<G: Game>(
        &mut self,
        (game, state, seat): (&G, &G::State, Seat),
        (by, action): (Actor, G::Action),
        events: &[G::Event],
    ) {
        let own = (by == Actor::Seat(seat)).then(|| game.notation(action));
        let told: Vec<_> = events.iter().filter_map(|event| game.seen(event, Observer::Seat(seat))).collect();
        // While chance is being drawn nobody looks: at a table that is one step.
        let sight = if game.turn(state) == Turn::Chance { self.sight } else { sight(game, state, seat) };
        if own.is_some() || !told.is_empty() || sight != self.sight {
            *self = Self { past: digest(&(self.past, own, told, sight)), sight };
        }
    }
}

/// What a seat sees: its view, and for whom it is told that the game waits.
fn sight<G: Game>(game: &G, state: &G::State, seat: Seat) -> Bytes32 {
    let observer = Observer::Seat(seat);
    digest(&(game.view(state, observer), game.awaited(state, observer).iter().collect::<Vec<_>>()))
}

fn digest(what: &impl Serialize) -> Bytes32 {
    Bytes32::hash(serde_json::to_vec(what).expect("what is shown has string keys"))
}

/// The memories of all seats.
#[derive(Clone)]
pub(crate) struct Recall(pub(crate) Vec<Memory>);

impl Recall {
    /// Nobody knows more than he sees.
    pub(crate) fn new<G: Game>(game: &G, state: &G::State) -> Self {
        Self(Seat::first(game.seats()).map(|seat| Memory::new(game, state, seat)).collect())
    }

    /// After an action that led to this state, with what came of it.
    pub(crate) fn keep<G: Game>(&mut self, game: &G, state: &G::State, done: (Actor, G::Action), events: &[G::Event]) {
        for (seat, memory) in Seat::first(game.seats()).zip(&mut self.0) {
            memory.keep((game, state, seat), done, events);
        }
    }

    /// After all but what `seat` knows was drawn anew: it remembers, and the others know nothing but what they see.
    pub(crate) fn keep_alone<G: Game>(&mut self, game: &G, state: &G::State, seat: Seat) {
        let kept = self.0[seat.index()];
        *self = Self::new(game, state);
        self.0[seat.index()] = kept;
    }
}
