//! What is told of the game before anybody sits down.

use quincunx_engine::{AboutInfo, Game, GameInfo, GameTexts, OptionInfo, OptionKind};

use crate::game::OsokHajnala;

/// The game on the shelf.
pub const INFO: GameInfo = GameInfo {
    id: OsokHajnala::ID,
    title: "Ősök Hajnala",
    seats: [2, 2],
    rules_version: OsokHajnala::RULES_VERSION,
    options: &[
        OptionInfo { id: "components", clause: "OH-2.2", kind: OptionKind::File },
        OptionInfo::choice("format", "OH-2.25", &["starter", "noble"]),
        OptionInfo::choice("deck_rules", "OH-R35", &["standard", "free"]),
        OptionInfo::choice("combat", "OH-R1", &["one_sided", "mutual"]),
        OptionInfo::choice("noble_shield", "OH-R2", &["any", "active"]),
        OptionInfo::choice("life_target", "OH-R3", &["as_noble", "never"]),
        OptionInfo::choice("takeover_scope", "OH-R4", &["characters", "all_cards"]),
        OptionInfo::choice("takeover_time", "OH-R5", &["after_traps", "before_traps"]),
        OptionInfo::choice("takeover_own_attacks", "OH-R6", &["allowed", "forbidden"]),
        OptionInfo::choice("phase_end", "OH-R7", &["any_enemy_target", "attack_or_instant"]),
        OptionInfo::choice("quick_window", "OH-R8", &["every_step", "naming_only"]),
        OptionInfo::choice("quick_undoes", "OH-R9", &["any_naming", "instant_only"]),
        OptionInfo::choice("cancelled_card", "OH-R10", &["discard", "hand"]),
        OptionInfo::choice("trap_on_group", "OH-R11", &["own_part", "whole"]),
        OptionInfo::choice("trap_vs_puppet", "OH-R12", &["limited", "free"]),
        OptionInfo::choice("full_spot", "OH-R13", &["forbidden", "replace"]),
        OptionInfo::choice("body_spot", "OH-R14", &["one_of_two", "one_each"]),
        OptionInfo::choice("armour_upgrade", "OH-R15", &["adds", "replaces"]),
        OptionInfo::choice("slot_order", "OH-R16", &["one_direction", "beside_any"]),
        OptionInfo::choice("fourth_death", "OH-R17", &["lying", "ever"]),
        OptionInfo::choice("both_lose", "OH-R18", &["draw", "active_loses"]),
        OptionInfo::choice("deck_out", "OH-R19", &["nothing", "lose"]),
        OptionInfo { id: "hand_limit", clause: "OH-R20", kind: OptionKind::Number { min: 0, max: 255, default: 0 } },
        OptionInfo {
            id: "ability_copies",
            clause: "OH-R21",
            kind: OptionKind::Number { min: 0, max: 255, default: 4 },
        },
        OptionInfo::choice("restore_cap", "OH-R22", &["maximum", "none"]),
        OptionInfo::choice("math_order", "OH-R23", &["by_side", "multiply_last"]),
        OptionInfo::choice("factor_in_amount", "OH-R24", &["multiplication", "plain"]),
        OptionInfo::choice("idle_zero", "OH-R25", &["stays", "wakes"]),
        OptionInfo::choice("idle_after_equip", "OH-R26", &["allowed", "forbidden"]),
        OptionInfo::choice("idle_markers", "OH-R27", &["reach", "absorbed"]),
        OptionInfo::choice("poison_in_enemy_turn", "OH-R28", &["that_turn", "next_turn"]),
        OptionInfo::choice("revived_attacks", "OH-R29", &["no", "yes"]),
        OptionInfo::choice("potion_caste", "OH-R30", &["any", "living"]),
        OptionInfo::choice("attach_to", "OH-R31", &["user", "any_own"]),
        OptionInfo::choice("exchange_order", "OH-R32", &["set_aside_first", "shuffle_first"]),
        OptionInfo::choice("keywords", "OH-R33", &["off", "on"]),
        OptionInfo {
            id: "turn_limit",
            clause: "OH-R34",
            kind: OptionKind::Number { min: 0, max: 65_535, default: 200 },
        },
    ],
    about: AboutInfo {
        designer: "Ősök Hajnala csapata",
        artist: "",
        publisher: "Ősök Hajnala",
        year: 0,
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
    scenarios: &[],
    tests: &[
        ("components/tests.rs", include_str!("components/tests.rs")),
        ("components/faults.rs", include_str!("components/faults.rs")),
        ("components/faults/effects.rs", include_str!("components/faults/effects.rs")),
        ("components/faults/steps.rs", include_str!("components/faults/steps.rs")),
        ("decks.rs", include_str!("../tests/decks.rs")),
        ("games.rs", include_str!("../tests/games.rs")),
        ("options.rs", include_str!("../tests/options.rs")),
        ("orders.rs", include_str!("../tests/orders.rs")),
        ("refusals/cards.rs", include_str!("../tests/refusals/cards.rs")),
        ("refusals/reasons.rs", include_str!("../tests/refusals/reasons.rs")),
        ("refusals/targets.rs", include_str!("../tests/refusals/targets.rs")),
        ("view.rs", include_str!("../tests/view.rs")),
        ("words.rs", include_str!("../tests/words.rs")),
    ],
};
