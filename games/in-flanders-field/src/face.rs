//! What hosts see of the game, without its type.

use std::sync::LazyLock;

use quincunx_agents::{Greedy, Random};
use quincunx_engine::GameTexts;
use quincunx_engine::scenario::Pictures;
use quincunx_face::{Level, Registered, RegisteredGame, draw, unpack};

use crate::info::INFO;
use crate::players::{Expectimax, Mood, StopNow};
use crate::rules::InFlandersField;

static TEXTS: LazyLock<GameTexts> = LazyLock::new(|| unpack(include_bytes!(concat!(env!("OUT_DIR"), "/texts"))));
static PICTURES: LazyLock<Pictures> = LazyLock::new(|| draw::<InFlandersField>(&TEXTS));

/// The game as the registry lists it.
pub static FACE: &dyn RegisteredGame = &Registered::<InFlandersField> {
    info: INFO,
    texts: || &TEXTS,
    pictures: || &PICTURES,
    // In the order of docs/STRENGTH.md.
    levels: &[
        Level { name: "random", make: || Box::new(Random) },
        Level { name: "greedy", make: || Box::new(Greedy::new(StopNow, 1)) },
        Level { name: "reckless", make: || Box::new(Mood::RECKLESS) },
        Level { name: "bold", make: || Box::new(Mood::BOLD) },
        Level { name: "sensible", make: || Box::new(Mood::SENSIBLE) },
        Level { name: "cautious", make: || Box::new(Mood::CAUTIOUS) },
        Level { name: "exact", make: || Box::new(Expectimax::default()) },
    ],
};
