//! What is told of the game before anybody sits down.

use quincunx_engine::{AboutInfo, Game, GameInfo, GameTexts};

use crate::rules::options::OPTIONS;
use crate::rules::table::OsokHajnala;

/// The game in the registry.
pub const INFO: GameInfo = GameInfo {
    id: OsokHajnala::ID,
    title: "Ősök Hajnala",
    seats: [2, 2],
    rules_version: OsokHajnala::RULES_VERSION,
    options: OPTIONS,
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
        ("cards-more.toml", include_str!("../scenarios/cards-more.toml")),
        ("cards.toml", include_str!("../scenarios/cards.toml")),
        ("decisions.toml", include_str!("../scenarios/decisions.toml")),
        ("edges.toml", include_str!("../scenarios/edges.toml")),
        ("exact.toml", include_str!("../scenarios/exact.toml")),
        ("examples-abilities.toml", include_str!("../scenarios/examples-abilities.toml")),
        ("examples-attack.toml", include_str!("../scenarios/examples-attack.toml")),
        ("examples-cards-in-play.toml", include_str!("../scenarios/examples-cards-in-play.toml")),
        ("examples-course.toml", include_str!("../scenarios/examples-course.toml")),
        ("examples-death.toml", include_str!("../scenarios/examples-death.toml")),
        ("examples-end.toml", include_str!("../scenarios/examples-end.toml")),
        ("examples-numbers.toml", include_str!("../scenarios/examples-numbers.toml")),
        ("examples-placing.toml", include_str!("../scenarios/examples-placing.toml")),
        ("examples-traps.toml", include_str!("../scenarios/examples-traps.toml")),
        ("examples-turn.toml", include_str!("../scenarios/examples-turn.toml")),
        ("made-up-cards.toml", include_str!("../scenarios/made-up-cards.toml")),
        ("positions.toml", include_str!("../scenarios/positions.toml")),
        ("rules.toml", include_str!("../scenarios/rules.toml")),
        ("rulings.toml", include_str!("../scenarios/rulings.toml")),
    ],
    tests: &[
        ("components/tests.rs", include_str!("components/tests.rs")),
        ("components/faults.rs", include_str!("components/faults.rs")),
        ("components/faults/effects.rs", include_str!("components/faults/effects.rs")),
        ("components/faults/steps.rs", include_str!("components/faults/steps.rs")),
        ("aims.rs", include_str!("../tests/aims.rs")),
        ("cards.rs", include_str!("../tests/cards.rs")),
        ("chance.rs", include_str!("../tests/chance.rs")),
        ("decks.rs", include_str!("../tests/decks.rs")),
        ("games.rs", include_str!("../tests/games.rs")),
        ("hungarian.rs", include_str!("../tests/hungarian.rs")),
        ("options.rs", include_str!("../tests/options.rs")),
        ("orders.rs", include_str!("../tests/orders.rs")),
        ("refusals/cards.rs", include_str!("../tests/refusals/cards.rs")),
        ("refusals/reasons.rs", include_str!("../tests/refusals/reasons.rs")),
        ("refusals/targets.rs", include_str!("../tests/refusals/targets.rs")),
        ("secrets.rs", include_str!("../tests/secrets.rs")),
        ("shown.rs", include_str!("../tests/shown.rs")),
        ("view.rs", include_str!("../tests/view.rs")),
        ("words.rs", include_str!("../tests/words.rs")),
    ],
};
