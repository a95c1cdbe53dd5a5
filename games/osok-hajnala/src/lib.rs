//! Ősök Hajnala: a trading card game for two players. No card of the published game is known; ours are made to exercise its rules.
//!
//! The rooms, each of which knows only those before it:
//!
//! | room | what is in it |
//! | --- | --- |
//! | `components` | what the component file says: cards, the vocabulary of their effects, decks, formats |
//! | `rules` | options, state, turn, legality, refusals, acts, chance: named by the clauses |
//! | `shown` | view, events as they are seen, prompts, labels, lines of the log |
//! | `written` | notation and positions |
//! | `players` | its computer players |
//!
//! `contract.rs` binds them to the engine, `conform.rs` to its conformance suite; `info.rs` tells of the game in the registry.

mod components;
mod conform;
mod contract;
mod face;
mod info;
mod players;
mod rules;
mod shown;
mod written;

pub use components::card::*;
pub use components::deck::{Deck, FREE, Format, LEAST_OF_CASTE, MAIN, MAX_SIDE, MAX_TEXT, NamedDeck, Pile, Written};
pub use components::effect::*;
pub use components::file::{Components, STANDARD};
pub use components::step::*;
pub use components::word::{Set, Word};
pub use face::FACE;
pub use info::INFO;
pub use players::{FEATURES, Habit, Judge, Look, features, strategist};
pub use rules::action::Action;
pub use rules::decision::Decision;
pub use rules::event::{Happening, ToldDeed, ToldEvent, ToldGift, ToldWent};
pub use rules::options::{
    ArmourUpgrade, AttachTo, BodySpot, BothLose, CancelledCard, Combat, DeckOut, DeckRules, ExchangeOrder,
    FactorInAmount, FourthDeath, FullSpot, IdleMarkers, IdleZero, LifeTarget, MathOrder, NobleShield, Options,
    Permission, PhaseEnd, PoisonInEnemyTurn, PotionCaste, QuickUndoes, QuickWindow, RestoreCap, SlotOrder,
    TakeoverScope, TakeoverTime, TrapOnGroup, TrapVsPuppet,
};
pub use rules::refusal::Refusal;
pub use rules::state::{EndedBy, Phase, State};
pub use rules::table::OsokHajnala;
pub use shown::catalogue::{Catalogue, ReadyDeck};
pub use shown::seen::SeenEvent;
pub use shown::view::*;
pub use written::setup::Setup;
