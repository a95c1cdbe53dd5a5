//! What leaves the host: everything that one observer is shown of a position.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Explanation, Game, Message, Observer, Seat, SeatSet, Seen, Turn};

/// What one observer is shown of a position: made from the observer's view, prompt and legal list alone.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Observation<V> {
    /// Whose turn it is.
    pub turn: SeenTurn,
    /// What the observer must do, or whom the table waits for.
    pub prompt: Explanation,
    /// What the observer may do; empty for one who has nothing to decide. Not empty for a seat that is not waited for if it has
    /// acts beside the open decision.
    pub choices: Vec<Choice>,
    /// The position as far as the observer may know it.
    pub view: V,
}

/// Whose turn it is, as shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct SeenTurn {
    /// The seats the table waits for, as far as the observer may know ([`Shown::awaited`]); empty at a chance node and after the
    /// end.
    pub waiting: Vec<Seat>,
    /// Is the game over?
    pub over: bool,
}

/// One legal action with the words on its button.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Choice {
    /// The action in notation; this is what is sent back.
    pub action: String,
    /// Its words.
    pub label: Message,
}

impl<V> Observation<V> {
    /// What `observer` is shown of `state`.
    pub fn of<G: Game<View = V>>(game: &G, state: &G::State, observer: Observer) -> Self {
        let mut legal = Vec::new();
        if let Observer::Seat(seat) = observer {
            game.legal(state, seat, &mut legal);
        }
        let view = game.view(state, observer);
        let seen = Seen::new(game, state, &view, observer);
        let waiting = if let Turn::Seats(waiting) = seen.turn { waiting } else { SeatSet::EMPTY };
        let choice = |action| Choice { action: game.notation(action), label: game.label(&seen, action) };
        Self {
            turn: SeenTurn { waiting: waiting.iter().collect(), over: seen.turn == Turn::Over },
            prompt: game.prompt(&seen),
            choices: legal.into_iter().map(choice).collect(),
            view,
        }
    }
}
