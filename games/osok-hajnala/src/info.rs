//! What is told of the game before anybody sits down.

use quincunx_engine::prelude::*;
use quincunx_engine::{AboutInfo, GameInfo};

use crate::rules::options::Options;
use crate::rules::table::OsokHajnala;

/// The game in the registry.
pub const INFO: GameInfo = GameInfo {
    id: OsokHajnala::ID,
    title: "Ősök Hajnala",
    seats: [2, 2],
    rules_version: OsokHajnala::RULES_VERSION,
    options: Options::LIST,
    about: AboutInfo {
        designer: "Ősök Hajnala csapata",
        artist: "",
        publisher: "Ősök Hajnala",
        year: None,
        minutes: 40,
        sources: &["https://www.osokhajnala.hu/", "https://www.patreon.com/osokhajnala"],
        reconstruction: &[
            "reconstruction-cards",
            "reconstruction-decks",
            "reconstruction-words",
            "reconstruction-rulings",
        ],
    },
};
