//! What leaves the host: everything that one observer is shown of a position.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Explanation, Game, Message, Observer, Seat, SeatSet, Turn};

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
    /// The seats the table waits for, as far as the observer may know ([`Game::awaited`]); empty at a chance node and after the
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
        let turn = game.turn(state);
        let waiting = if let Turn::Seats(_) = turn { game.awaited(state, observer) } else { SeatSet::EMPTY };
        let mut legal = Vec::new();
        if let Observer::Seat(seat) = observer {
            game.legal(state, seat, &mut legal);
        }
        let choice = |action| Choice { action: game.notation(action), label: game.label(state, action) };
        Self {
            turn: SeenTurn { waiting: waiting.iter().collect(), over: turn == Turn::Over },
            prompt: game.prompt(state, observer),
            choices: legal.into_iter().map(choice).collect(),
            view: game.view(state, observer),
        }
    }
}
