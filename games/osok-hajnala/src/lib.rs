//! Ősök Hajnala: a trading card game for two players. No card of the published game is known; ours are made to exercise its rules.
//!
//! | what | where |
//! | --- | --- |
//! | the component file: formats, cards, decks | `components.toml`, `components.rs` |
//! | cards | `card.rs` |
//! | the vocabulary of effects: when, whom, and how they are carried out | `effect.rs` |
//! | the steps of effects | `step.rs` |
//! | decks: what they must be, counts, decks as text | `deck.rs` |
//! | what decks can be built from | `catalogue.rs` |
//! | what a table agrees on | `options.rs` |
//! | a position: slots and what lies there, piles, what is under way | `field.rs`, `pile.rs`, `state.rs` |
//! | an act from its first choice to its end | `act.rs`, `deeds.rs`; attacks and their answers `attack.rs` |
//! | texts carried out step by step | `run.rs`; who is who in them `scene.rs` |
//! | how much: changes of numbers and the amount of a damage | `numbers.rs` |
//! | suffering a damage, death | `suffer.rs` |
//! | what may be played, by whom, where and on whom | `usable.rs` |
//! | decisions, legal choices, what they do | `decision.rs`, `legal.rs`, `choose.rs` |
//! | set-up and phases | `turn.rs` |
//! | positions as they are written down | `setup.rs`; sides `setup/side.rs`, what is under way `setup/act.rs`, `setup/doing.rs` |
//! | what an observer is shown | `view.rs`, `view/doing.rs`; how it is gathered `show.rs`, `show/` |
//! | what an observer learns of events, and everything in words | `seen.rs`, `words.rs`, `words/`, `describe.rs` |
//! | why an action is refused | `refusal.rs`, `refusal/` |
//! | what is told of the game in the registry | `info.rs` |

mod act;
mod action;
mod attack;
mod card;
mod catalogue;
mod choose;
mod components;
mod conform;
mod decision;
mod deck;
mod deeds;
mod describe;
mod effect;
mod event;
mod field;
mod game;
mod info;
mod legal;
mod notation;
mod numbers;
mod options;
mod orders;
mod pile;
mod players;
mod refusal;
mod resample;
mod rules;
mod run;
mod scene;
mod seen;
mod setup;
mod show;
mod state;
mod step;
mod suffer;
mod turn;
mod usable;
mod view;
mod word;
mod words;

pub use action::Action;
pub use card::*;
pub use catalogue::{Catalogue, ReadyDeck};
pub use components::{Components, STANDARD};
pub use decision::Decision;
pub use deck::{Deck, FREE, Format, LEAST_OF_CASTE, MAIN, MAX_SIDE, MAX_TEXT, NamedDeck, Pile};
pub use effect::*;
pub use event::Happening;
pub use game::OsokHajnala;
pub use info::{INFO, TEXTS};
pub use options::{
    ArmourUpgrade, AttachTo, BodySpot, BothLose, CancelledCard, Combat, DeckOut, DeckRules, ExchangeOrder,
    FactorInAmount, FourthDeath, FullSpot, IdleMarkers, IdleZero, LifeTarget, MathOrder, NobleShield, Options,
    Permission, PhaseEnd, PoisonInEnemyTurn, PotionCaste, QuickUndoes, QuickWindow, RestoreCap, SlotOrder,
    TakeoverScope, TakeoverTime, TrapOnGroup, TrapVsPuppet,
};
pub use players::{FEATURES, Habit, Judge, Look, features, strategist};
pub use refusal::Refusal;
pub use seen::{SeenEvent, ToldDeed, ToldGift, ToldWent};
pub use setup::Setup;
pub use state::{EndedBy, Phase, State};
pub use step::*;
pub use view::*;
pub use word::{Set, Word};
