//! What is told of the game before anybody sits down.

use quincunx_engine::prelude::*;
use quincunx_engine::{AboutInfo, GameInfo};

use crate::rules::PocketBattles;
use crate::rules::options::Options;

/// The game in the registry.
pub const INFO: GameInfo = GameInfo {
    id: PocketBattles::ID,
    title: "Pocket Battles: Celts vs. Romans",
    seats: [2, 2],
    rules_version: PocketBattles::RULES_VERSION,
    options: Options::LIST,
    about: AboutInfo {
        designer: "Paolo Mori, Francesco Sirocchi",
        artist: "",
        publisher: "Z-Man Games",
        year: Some(2009),
        minutes: 30,
        sources: &[
            "https://github.com/BilboAtBagEnd/pocket-battlelizer/blob/876a0be0af809d1ae07aa4fe48e0dce2ee6df974/lib/pocket-battles/info.rb",
            "http://justspooky.blogspot.com/2010/08/pocket-battles-celts-vs-romans.html",
            "http://www.ludorium.at/SPIELE/pegasus/pocket_battles_orks_vs_elfen_e2.htm",
        ],
        reconstruction: &["reconstruction-traits", "reconstruction-guards"],
    },
};
