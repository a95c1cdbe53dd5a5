//! What is told of the game before anybody sits down.

use quincunx_engine::{AboutInfo, Game, GameInfo, GameTexts, OptionInfo};

use crate::rules::FieldOfGlory;

/// The game in the registry.
pub const INFO: GameInfo = GameInfo {
    id: FieldOfGlory::ID,
    title: "Field of Glory: The Card Game",
    seats: [2, 2],
    rules_version: FieldOfGlory::RULES_VERSION,
    options: &[
        OptionInfo::choice("unit_modifier_scope", "FOG-R1", &["attacking_lead_only", "both_leads"]),
        OptionInfo::choice(
            "full_retreat_cost",
            "FOG-R2",
            &["always_discard_one_attacking_unit", "discard_one_only_if_two"],
        ),
        OptionInfo::choice("defender_bonus_card", "FOG-R3", &["optional", "mandatory"]),
        OptionInfo::choice("shuffle_end_timing", "FOG-R4", &["end_of_current_turn", "end_of_round"]),
        OptionInfo::choice("terrain_layout_tie", "FOG-R5", &["left_first", "random"]),
        OptionInfo::choice("flank_attack_sequence", "FOG-R7", &["retreat_first", "as_attack"]),
        OptionInfo::choice("flank_attack_overlap", "FOG-R8", &["not_allowed", "allowed"]),
        OptionInfo::choice("overlap_per_attack", "FOG-N2", &["one", "any"]),
        OptionInfo::choice("discard_pile_view", "FOG-N1", &["owner", "both"]),
    ],
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
        ("advance.toml", include_str!("../scenarios/advance.toml")),
        ("attack.toml", include_str!("../scenarios/attack.toml")),
        ("battlefield.toml", include_str!("../scenarios/battlefield.toml")),
        ("cards.toml", include_str!("../scenarios/cards.toml")),
        ("chance.toml", include_str!("../scenarios/chance.toml")),
        ("decisions-secret.toml", include_str!("../scenarios/decisions-secret.toml")),
        ("decisions.toml", include_str!("../scenarios/decisions.toml")),
        ("draft.toml", include_str!("../scenarios/draft.toml")),
        ("drawing.toml", include_str!("../scenarios/drawing.toml")),
        ("end-options.toml", include_str!("../scenarios/end-options.toml")),
        ("end.toml", include_str!("../scenarios/end.toml")),
        ("flank-attack.toml", include_str!("../scenarios/flank-attack.toml")),
        ("flank-conditions.toml", include_str!("../scenarios/flank-conditions.toml")),
        ("flank-options.toml", include_str!("../scenarios/flank-options.toml")),
        ("modifiers.toml", include_str!("../scenarios/modifiers.toml")),
        ("overlap.toml", include_str!("../scenarios/overlap.toml")),
        ("payment.toml", include_str!("../scenarios/payment.toml")),
        ("piles.toml", include_str!("../scenarios/piles.toml")),
        ("placing-more.toml", include_str!("../scenarios/placing-more.toml")),
        ("placing.toml", include_str!("../scenarios/placing.toml")),
        ("rampage.toml", include_str!("../scenarios/rampage.toml")),
        ("reserves.toml", include_str!("../scenarios/reserves.toml")),
        ("retreat.toml", include_str!("../scenarios/retreat.toml")),
        ("run-outs.toml", include_str!("../scenarios/run-outs.toml")),
        ("secrets-of-combat.toml", include_str!("../scenarios/secrets-of-combat.toml")),
        ("set-up.toml", include_str!("../scenarios/set-up.toml")),
        ("settlement.toml", include_str!("../scenarios/settlement.toml")),
        ("strength.toml", include_str!("../scenarios/strength.toml")),
        ("turns.toml", include_str!("../scenarios/turns.toml")),
        ("visibility-draft.toml", include_str!("../scenarios/visibility-draft.toml")),
        ("visibility-hands.toml", include_str!("../scenarios/visibility-hands.toml")),
        ("visibility-play.toml", include_str!("../scenarios/visibility-play.toml")),
        ("visibility-table.toml", include_str!("../scenarios/visibility-table.toml")),
        ("woods-and-hill.toml", include_str!("../scenarios/woods-and-hill.toml")),
    ],
    tests: &[
        ("chance.rs", include_str!("../tests/chance.rs")),
        ("combat.rs", include_str!("../tests/combat.rs")),
        ("components.rs", include_str!("../tests/components.rs")),
        ("draft.rs", include_str!("../tests/draft.rs")),
        ("games.rs", include_str!("../tests/games.rs")),
        ("hungarian.rs", include_str!("../tests/hungarian.rs")),
        ("options.rs", include_str!("../tests/options.rs")),
        ("secrets.rs", include_str!("../tests/secrets.rs")),
    ],
};
