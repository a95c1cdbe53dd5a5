//! The engine's test games on a registry of their own: what holds for any registry is tested with them as well.
//!
//! A crate of its own, so that they are compiled once, and only where something is tested.

use quincunx_agents::Random;
use quincunx_engine::scenario::Pictures;
use quincunx_engine::toys::{ConnectFour, Kuhn, Leduc, Nim, Pennies, TicTacToe, Veto};
use quincunx_engine::{AboutInfo, Conformance, GameInfo, GameTexts};
use serde_json::Value;

use quincunx_face::{Level, Registered, RegisteredGame, Registry};

/// The test games.
pub static TOYS: Registry = Registry::of(&[
    &Toy::<TicTacToe>::SHELVED,
    &Toy::<ConnectFour>::SHELVED,
    &Toy::<Kuhn>::SHELVED,
    &Toy::<Leduc>::SHELVED,
    NIM_2,
    &Toy::<Pennies>::SHELVED,
    &Registered { info: GameInfo { seats: [4, 4], ..Toy::<Veto>::SHELVED.info }, ..Toy::<Veto>::SHELVED },
])
.with_older(&[NIM_1]);

/// Nim under the older version of its rules.
pub static NIM_1: &dyn RegisteredGame = &Toy::<Nim<1>>::SHELVED;
/// Nim under the newer version.
pub static NIM_2: &dyn RegisteredGame = &Toy::<Nim<2>>::SHELVED;

struct Toy<G>(G);

static NO_PICTURES: Pictures = Pictures { components: Value::Null, pictures: Vec::new() };

impl<G: Conformance> Toy<G> {
    const SHELVED: Registered<G> = Registered {
        info: GameInfo {
            id: G::ID,
            title: G::ID,
            seats: [2, 2],
            rules_version: G::RULES_VERSION,
            options: &[],
            about: AboutInfo {
                designer: "",
                artist: "",
                publisher: "",
                year: None,
                minutes: 1,
                sources: &[],
                reconstruction: &[],
            },
        },
        texts: || &GameTexts { rules: [""; 4], locales: [""; 4], start: [""; 4], pictures: "" },
        pictures: || &NO_PICTURES,
        levels: &[Level { name: "random", make: || Box::new(Random) }],
    };
}
