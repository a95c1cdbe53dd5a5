//! What is told of the game before anybody sits down.

use quincunx_engine::prelude::*;
use quincunx_engine::{AboutInfo, GameInfo};

use crate::rules::InFlandersField;
use crate::rules::options::Options;

/// The game in the registry.
pub const INFO: GameInfo = GameInfo {
    id: InFlandersField::ID,
    title: "In Flanders Field",
    seats: [2, 4],
    rules_version: InFlandersField::RULES_VERSION,
    options: Options::LIST,
    about: AboutInfo {
        designer: "Martin Wallace",
        artist: "Peter Dennis",
        publisher: "Sophisticated Games, with the Imperial War Museum",
        year: Some(2014),
        minutes: 45,
        sources: &[
            "https://ludovox.fr/in-flanders-field-le-nouveau-wallace/",
            "https://boardgamegeek.com/thread/1325314/martin-wallaces-flanders-field-reviewed",
            "https://www.vindjeu.eu/prd/2015/03/17/in-flanders-field/",
            "http://wokolplanszy.blogspot.com/2016/05/na-polach-flandrii-recenzja.html",
        ],
        reconstruction: &[
            "reconstruction-cards",
            "reconstruction-track",
            "reconstruction-rows",
            "reconstruction-fixed-card",
            "reconstruction-colours",
            "reconstruction-round-limit",
        ],
    },
};
