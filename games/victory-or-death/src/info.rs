//! What is told of the game before anybody sits down.

use quincunx_engine::{AboutInfo, Game, GameInfo, GameTexts, OptionInfo, OptionKind};

use crate::game::VictoryOrDeath;

/// The game on the shelf.
pub const INFO: GameInfo = GameInfo {
    id: VictoryOrDeath::ID,
    title: "Quartermaster General: Victory or Death – The Peloponnesian War",
    seats: [2, 4],
    rules_version: VictoryOrDeath::RULES_VERSION,
    options: &[
        OptionInfo { id: "components", clause: "VOD-2.1.6", kind: OptionKind::File },
        OptionInfo::choice("mulligan", "VOD-2.5.2", &["yes", "no"]),
        OptionInfo::choice("emergency", "VOD-4.9.2", &["basic", "advanced"]),
        OptionInfo::choice("emergency_vp", "VOD-4.9.4", &["yes", "no"]),
        OptionInfo::choice("emergency_empty", "VOD-4.9.5", &["no", "yes"]),
        OptionInfo::choice("bribe_purchase", "VOD-4.5.4", &["own_turn", "draw_step", "any_turn"]),
        OptionInfo::choice("bribe_places", "VOD-4.5.6", &["neutral_or_empty_land", "empty_land", "neutral"]),
        OptionInfo::choice("muster_at_own_city", "VOD-4.2.3", &["no", "yes"]),
        OptionInfo::choice("card_muster", "VOD-4.2.1", &["full", "free"]),
        OptionInfo::choice("enemy_bribes_block", "VOD-4.4.8", &["no", "yes"]),
        OptionInfo::choice("vp_for_discard", "VOD-4.7.3", &["missing", "any"]),
        OptionInfo::choice("vp_floor", "VOD-4.7.6", &["zero", "none"]),
        OptionInfo::choice("planning_zero_vp", "VOD-3.5.2", &["no", "yes"]),
        OptionInfo::choice("own_city_vp", "VOD-4.1.6", &["no", "yes"]),
        OptionInfo::choice("battle_empty", "VOD-4.6.4", &["no", "yes"]),
        OptionInfo::choice("battle_again", "VOD-4.6.6", &["yes", "no"]),
        OptionInfo::choice("keep_vs_supply", "VOD-4.6.11", &["yes", "no"]),
        OptionInfo::choice("reaction_first", "VOD-4.10.4", &["active", "other"]),
        OptionInfo::choice("reaction_pass", "VOD-4.10.6", &["final", "reopen"]),
        OptionInfo::choice("reaction_prompts", "VOD-4.10.15", &["all_with_laid", "usable_only"]),
        OptionInfo::choice("presence_scope", "VOD-4.15.7", &["power", "team"]),
        OptionInfo::choice("round15_order", "VOD-5.2", &["quick_first", "majors_first"]),
        OptionInfo::choice("italy", "VOD-R29", &["neutral", "land"]),
        OptionInfo::choice("cythera", "VOD-R29", &["land", "neutral"]),
    ],
    about: AboutInfo {
        designer: "Ian Brody",
        artist: "",
        publisher: "Plastic Soldier Company, Griggling Games",
        year: 2015,
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
        ("cards-athens-events-more.toml", include_str!("../scenarios/cards-athens-events-more.toml")),
        ("cards-athens-events.toml", include_str!("../scenarios/cards-athens-events.toml")),
        ("cards-athens-prepares.toml", include_str!("../scenarios/cards-athens-prepares.toml")),
        ("cards-athens-reactions.toml", include_str!("../scenarios/cards-athens-reactions.toml")),
        ("cards-athens-scoring.toml", include_str!("../scenarios/cards-athens-scoring.toml")),
        ("cards-athens-statuses.toml", include_str!("../scenarios/cards-athens-statuses.toml")),
        ("cards-athens.toml", include_str!("../scenarios/cards-athens.toml")),
        ("cards-basic.toml", include_str!("../scenarios/cards-basic.toml")),
        ("cards-corinth-attacks.toml", include_str!("../scenarios/cards-corinth-attacks.toml")),
        ("cards-corinth-prepares.toml", include_str!("../scenarios/cards-corinth-prepares.toml")),
        ("cards-corinth-reactions.toml", include_str!("../scenarios/cards-corinth-reactions.toml")),
        ("cards-corinth-scoring.toml", include_str!("../scenarios/cards-corinth-scoring.toml")),
        ("cards-corinth-statuses.toml", include_str!("../scenarios/cards-corinth-statuses.toml")),
        ("cards-corinth.toml", include_str!("../scenarios/cards-corinth.toml")),
        ("cards-delian-prepares.toml", include_str!("../scenarios/cards-delian-prepares.toml")),
        ("cards-delian-reactions.toml", include_str!("../scenarios/cards-delian-reactions.toml")),
        ("cards-delian-scoring.toml", include_str!("../scenarios/cards-delian-scoring.toml")),
        ("cards-delian.toml", include_str!("../scenarios/cards-delian.toml")),
        ("cards-sparta-answers.toml", include_str!("../scenarios/cards-sparta-answers.toml")),
        ("cards-sparta-events.toml", include_str!("../scenarios/cards-sparta-events.toml")),
        ("cards-sparta-prepares.toml", include_str!("../scenarios/cards-sparta-prepares.toml")),
        ("cards-sparta-reactions.toml", include_str!("../scenarios/cards-sparta-reactions.toml")),
        ("cards-sparta-scoring.toml", include_str!("../scenarios/cards-sparta-scoring.toml")),
        ("cards-sparta-statuses.toml", include_str!("../scenarios/cards-sparta-statuses.toml")),
        ("cards-sparta.toml", include_str!("../scenarios/cards-sparta.toml")),
        ("long-example.toml", include_str!("../scenarios/long-example.toml")),
    ],
    tests: &[],
};
