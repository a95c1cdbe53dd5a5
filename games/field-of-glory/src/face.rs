//! What hosts see of the game, without its type.

use std::sync::LazyLock;

use quincunx_agents::{Greedy, Random};
use quincunx_engine::GameTexts;
use quincunx_engine::scenario::Pictures;
use quincunx_face::{Level, Registered, RegisteredGame, draw, unpack};

use crate::info::INFO;
use crate::players::{Habit, Look, Strategist};
use crate::rules::FieldOfGlory;

static TEXTS: LazyLock<GameTexts> = LazyLock::new(|| unpack(include_bytes!(concat!(env!("OUT_DIR"), "/texts"))));
static PICTURES: LazyLock<Pictures> = LazyLock::new(|| draw::<FieldOfGlory>(&TEXTS));

/// The game as the registry lists it.
pub static FACE: &dyn RegisteredGame = &Registered::<FieldOfGlory> {
    info: INFO,
    texts: || &TEXTS,
    pictures: || &PICTURES,
    // In the order of docs/STRENGTH.md.
    levels: &[
        Level { name: "random", make: || Box::new(Random) },
        Level { name: "greedy", make: || Box::new(Greedy::new(Look, 1)) },
        Level { name: "experienced", make: || Box::new(Habit::default()) },
        Level { name: "strategist", make: || Box::new(Strategist::default()) },
    ],
};
