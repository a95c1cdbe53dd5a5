//! What is told of the game before anybody sits down.

use quincunx_engine::prelude::*;
use quincunx_engine::{AboutInfo, GameInfo};

use crate::rules::{Options, VictoryOrDeath};

/// The game in the registry.
pub const INFO: GameInfo = GameInfo {
    id: VictoryOrDeath::ID,
    title: "Quartermaster General: Victory or Death – The Peloponnesian War",
    seats: [2, 4],
    rules_version: VictoryOrDeath::RULES_VERSION,
    options: Options::LIST,
    about: AboutInfo {
        designer: "Ian Brody",
        artist: "",
        publisher: "Plastic Soldier Company, Griggling Games",
        year: Some(2015),
        minutes: 120,
        sources: &[
            "https://docslib.org/doc/12134744/",
            "https://boardgamegeek.com/thread/2098974/one-and-half-years-between-games",
            "https://taogaming.wordpress.com/2016/10/05/another-game-of-titlesubtitlesubsubtitle/",
        ],
        reconstruction: &[
            "reconstruction-map",
            "reconstruction-cards",
            "reconstruction-decks",
            "reconstruction-rulings",
        ],
    },
};
