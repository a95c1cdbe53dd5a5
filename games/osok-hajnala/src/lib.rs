//! Ősök Hajnala: a trading card game for two players. No card of the published game is known; ours are made to exercise its rules.
//!
//! | what | where |
//! | --- | --- |
//! | the component file: formats, cards, decks | `components.toml`, `components.rs` |
//! | cards | `card.rs` |
//! | the vocabulary of effects: when, whom, and how they are carried out | `effect.rs` |
//! | the steps of effects | `step.rs` |
//! | decks: what they must be, counts, decks as text | `deck.rs` |
//! | what a table agrees on | `options.rs` |

mod card;
mod components;
mod deck;
mod effect;
mod options;
mod step;
mod word;

pub use card::*;
pub use components::{Components, STANDARD};
pub use deck::{Deck, Format, LEAST_OF_CASTE, MAIN, MAX_SIDE, NamedDeck, Pile};
pub use effect::*;
pub use options::{
    ArmourUpgrade, AttachTo, BodySpot, BothLose, CancelledCard, Combat, DeckOut, ExchangeOrder, FactorInAmount,
    FourthDeath, FullSpot, IdleMarkers, IdleZero, LifeTarget, MathOrder, NobleShield, Options, Permission, PhaseEnd,
    PoisonInEnemyTurn, PotionCaste, QuickUndoes, QuickWindow, RestoreCap, SlotOrder, TakeoverScope, TakeoverTime,
    TrapOnGroup, TrapVsPuppet,
};
pub use step::*;
pub use word::{Set, Word};
