//! What makes a game pleasant at a table; everything here has a default that works.

use serde::Serialize;

use super::{Fault, Seen, Shown};
use crate::{Returns, Seat};

/// What makes a game pleasant at a table. Everything has a default that works: `impl Courtesies for MyGame {}`.
pub trait Courtesies: Shown {
    /// What can be chosen from where the options are made. Override in a game to which players bring decks, to give all cards there
    /// are for them; it does not ask whether the decks of these options are good.
    ///
    /// # Errors
    /// What is wrong with the options.
    fn catalogue(options: &Self::Options) -> Result<impl Serialize, Fault> {
        Self::new(options).map(|game| game.components())
    }

    /// Did this choice show its maker something new, so that taking it back must be agreed to by the others? Outcomes of
    /// chance always do. Override where a choice looks at hidden things.
    fn reveals(&self, _before: &Self::State, _seat: Seat, _action: Self::Action) -> bool {
        false
    }

    /// Is it kept from the others that it is `seat` who makes this choice here, as when one who was asked in secret declines?
    /// They are told of the entry only if it has a [`seen`](Shown::seen) event for them, and not whose it is; and it is not taken
    /// back. Override where it is so.
    fn unseen(&self, _state: &Self::State, _seat: Seat, _action: Self::Action) -> bool {
        false
    }

    /// The ids of the standing orders that a player may leave for questions in others' turns: the first is in force until
    /// another is chosen, the last answers whatever any of them answers. Named in the locales as `order-ID`.
    fn orders(&self) -> &[&'static str] {
        &[]
    }

    /// What one of the [`orders`](Courtesies::orders) answers to the open question of the seat that looks; `None` to ask the person.
    fn ordered(&self, _seen: &Seen<'_, Self>, _order: &str) -> Option<Self::Action> {
        None
    }

    /// What everybody gets if `seat` gives up now, or `None` if the others play on and a computer takes the seat. Override
    /// where the rules say more.
    fn returns_if_resigned(&self, _state: &Self::State, seat: Seat) -> Option<Returns> {
        (self.seats() == 2).then(|| Returns::shared(Seat::first(2).filter(|other| *other != seat).collect(), 2))
    }
}
