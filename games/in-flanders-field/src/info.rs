//! What is told of the game before anybody sits down.

use quincunx_engine::{AboutInfo, Game, GameInfo, GameTexts, OptionInfo, OptionKind};

use crate::rules::InFlandersField;

/// The game in the registry.
pub const INFO: GameInfo = GameInfo {
    id: InFlandersField::ID,
    title: "In Flanders Field",
    seats: [2, 4],
    rules_version: InFlandersField::RULES_VERSION,
    options: &[
        OptionInfo::choice("track", "IFF-R1", &["standard", "medium", "short"]),
        OptionInfo::choice("display_layout", "IFF-R2", &["grid_3x3", "rows_5_4"]),
        OptionInfo { id: "components", clause: "IFF-R3", kind: OptionKind::File },
        OptionInfo { id: "beginners", clause: "IFF-R4", kind: OptionKind::Seats },
        OptionInfo::choice("artillery_scope", "IFF-R5", &["all", "one"]),
        OptionInfo::choice("german_effects", "IFF-R6", &["after_movement", "before_movement"]),
        OptionInfo::choice("failure_effects", "IFF-R7", &["losses_only", "all_effects"]),
        OptionInfo::choice("arrival", "IFF-R8", &["end_of_turn", "on_entering"]),
        OptionInfo::choice("last_troop_payment", "IFF-R9", &["allowed", "forbidden"]),
        OptionInfo::choice("two_player_end", "IFF-R10", &["survivor", "furthest"]),
        OptionInfo::choice("row_of_nine", "IFF-R11", &["counts_as_british", "drawn_cards_only"]),
        OptionInfo::choice("flying_circus", "IFF-R12", &["at_once", "on_stop"]),
        OptionInfo {
            id: "round_limit",
            clause: "IFF-R13",
            kind: OptionKind::Number { min: 20, max: 100, default: 100 },
        },
    ],
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

/// Rulebooks, locales, scenarios.
pub const TEXTS: GameTexts = GameTexts {
    rules: [
        include_str!("../rules/en.md"),
        include_str!("../rules/hu.md"),
        include_str!("../rules/pl.md"),
        include_str!("../rules/ru.md"),
    ],
    locales: [
        include_str!("../locales/en.ftl"),
        include_str!("../locales/hu.ftl"),
        include_str!("../locales/pl.ftl"),
        include_str!("../locales/ru.ftl"),
    ],
    scenarios: &[
        ("carrying-out.toml", include_str!("../scenarios/carrying-out.toml")),
        ("chance.toml", include_str!("../scenarios/chance.toml")),
        ("components.toml", include_str!("../scenarios/components.toml")),
        ("decisions.toml", include_str!("../scenarios/decisions.toml")),
        ("display.toml", include_str!("../scenarios/display.toml")),
        ("dodging.toml", include_str!("../scenarios/dodging.toml")),
        ("end.toml", include_str!("../scenarios/end.toml")),
        ("failure.toml", include_str!("../scenarios/failure.toml")),
        ("gas.toml", include_str!("../scenarios/gas.toml")),
        ("german-cards.toml", include_str!("../scenarios/german-cards.toml")),
        ("movement.toml", include_str!("../scenarios/movement.toml")),
        ("other-components.toml", include_str!("../scenarios/other-components.toml")),
        ("rolling.toml", include_str!("../scenarios/rolling.toml")),
        ("set-up.toml", include_str!("../scenarios/set-up.toml")),
        ("stop.toml", include_str!("../scenarios/stop.toml")),
        ("tanks-and-mines.toml", include_str!("../scenarios/tanks-and-mines.toml")),
        ("turns.toml", include_str!("../scenarios/turns.toml")),
        ("visibility.toml", include_str!("../scenarios/visibility.toml")),
        ("wire.toml", include_str!("../scenarios/wire.toml")),
    ],
    tests: &[
        ("advance.rs", include_str!("../tests/advance.rs")),
        ("chance.rs", include_str!("../tests/chance.rs")),
        ("components.rs", include_str!("../tests/components.rs")),
        ("options.rs", include_str!("../tests/options.rs")),
        ("polish.rs", include_str!("../tests/polish.rs")),
    ],
};
