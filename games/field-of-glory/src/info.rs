//! What is told of the game before anybody sits down.

use quincunx_engine::{AboutInfo, GameInfo, Rules};

use crate::rules::FieldOfGlory;
use crate::rules::options::Options;

/// The game in the registry.
pub const INFO: GameInfo = GameInfo {
    id: FieldOfGlory::ID,
    title: "Field of Glory: The Card Game",
    seats: [2, 2],
    rules_version: FieldOfGlory::RULES_VERSION,
    options: Options::LIST,
    about: AboutInfo {
        designer: "Martin Wallace",
        artist: "Peter Dennis",
        publisher: "Treefrog Games",
        year: Some(2013),
        minutes: 30,
        sources: &[
            "https://www.trictrac.net/jeu-de-societe/field-of-glory-the-card-game",
            "https://paperzz.com/doc/6967666/the-rules",
            "https://github.com/Painitos/FieldOfGlory/tree/520711beab1d8651a84de5921ac4912eb3451e83",
            "https://it.scribd.com/document/697408475/Field-of-Glory-The-Card-Game-ITA",
        ],
        reconstruction: &["reconstruction-terrain", "reconstruction-figures"],
    },
};
