//! Victory or Death: The Peloponnesian War (Ian Brody, 2015): four powers in two teams, a map of Greece and its seas, and decks
//! that do not come back.

mod card;
mod cards;
mod components;
mod map;
mod options;
mod power;

pub use card::{CardType, Cause, Outcome};
pub use map::Ground;
pub use options::{
    BribePlaces, BribePurchase, CardMuster, Cythera, Emergency, Italy, Options, PresenceScope, ReactionFirst, ReactionPass,
    ReactionPrompts, Round15Order, VpFloor, VpForDiscard,
};
pub use power::{Kind, Power, Team};
