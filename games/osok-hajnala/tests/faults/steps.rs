//! What the steps of a text must be.

use osok_hajnala::Components;

use super::effects::{always, effect, played, trap};
use super::{refused, with};

/// Steps stand where they can happen.
///
/// Holds: OH-4.25.2, OH-4.15.6, OH-4.26.2, OH-4.26.5.
#[test]
fn where_steps_stand() {
    let step = |kind: &str, trigger: &str, step: &str| {
        let head = if trigger == "answer" { "\nanswers = [\"attack\"]" } else { "" };
        refused(with(kind, &effect(&format!("trigger = \"{trigger}\"{head}\nsteps = [{{ do = @\"{step}\" }}]"))))
    };
    for (kind, trigger, word) in [
        ("hero", "static", "damage"),
        ("hero", "static", "shield"),
        ("hero", "static", "poison"),
        ("hero", "static", "cancel"),
        ("hero", "attacked", "cancel"),
        ("hero", "attacked", "redirect"),
        ("hero", "neighbour_attacked", "damage"),
        ("hero", "neighbour_attacked", "modify"),
        ("trap", "answer", "redirect"),
        ("weapon", "attack_hit", "pierce_idle"),
        ("hero", "static", "wall"),
        ("battlefield", "static", "wall"),
        ("continuous", "turn_end", "wall"),
        ("hero", "static", "stack"),
        ("puppet", "turn_end", "stack"),
    ] {
        assert_eq!(step(kind, trigger, word), ("OH-4.25.1", "fault-step"), "{word}: {kind}, {trigger}");
    }
}

/// Holds: OH-4.25.2.
#[test]
fn fields_of_steps() {
    let good: [&[(&str, &str)]; 11] = [
        &[("do", "\"damage\""), ("n", "\"printed\""), ("kind", "\"ability\""), ("to", "\"user\"")],
        &[("do", "\"restore\""), ("n", "1"), ("to", "\"user\"")],
        &[("do", "\"gain_life\""), ("n", "1")],
        &[("do", "\"draw\""), ("n", "1"), ("who", "\"you\"")],
        &[("do", "\"discard\""), ("n", "1"), ("who", "\"opponent\"")],
        &[("do", "\"poison\""), ("to", "\"user\"")],
        &[("do", "\"modify\""), ("stat", "\"level\""), ("n", "1"), ("to", "\"user\""), ("until", "\"end_of_turn\"")],
        &[
            ("do", "\"multiply\""),
            ("stat", "\"attack_damage\""),
            ("num", "2"),
            ("den", "1"),
            ("to", "\"user\""),
            ("until", "\"end_of_turn\""),
        ],
        &[("do", "\"shield\""), ("n", "1"), ("to", "\"user\""), ("until", "\"end_of_turn\"")],
        &[("do", "\"forbid\""), ("what", "[\"attack\"]"), ("to", "\"user\""), ("until", "\"end_of_turn\"")],
        &[("do", "\"turn_idle\""), ("to", "\"user\"")],
    ];
    let table = |fields: &[(&str, &str)]| {
        let fields: Vec<_> = fields.iter().map(|(field, value)| format!("{field} = {value}")).collect();
        format!("@{{ {} }}", fields.join(", "))
    };
    for fields in good {
        assert!(Components::read(&played(&table(fields)).0).is_ok(), "{fields:?}");
        for (left_out, _) in fields {
            let rest: Vec<_> = fields.iter().copied().filter(|(field, _)| field != left_out).collect();
            assert_eq!(refused(played(&table(&rest))), ("OH-2.2", "fault-missing"), "{rest:?}");
        }
        let more = [fields, &[("mood", "\"grim\"")]].concat();
        assert_eq!(refused(played(&table(&more))), ("OH-4.25.1", "fault-field"));
    }
}

/// Holds: OH-2.3, OH-4.17.2, OH-4.17.6.
#[test]
fn damage() {
    let ability = "kind = \"ability\", to = \"user\"";
    let numbers = [
        ("@0", "fault-number"),
        ("@16", "fault-number"),
        ("@\"all\"", "fault-word"),
        ("@{ }", "fault-empty"),
        ("{ @level = 1 }", "fault-field"),
        ("{ weapon_base = @10 }", "fault-number"),
    ];
    for (n, key) in numbers {
        assert_eq!(refused(played(&format!("{{ do = \"damage\", n = {n}, {ability} }}"))), ("OH-4.25.1", key), "{n}");
    }
    let effect_damage = |rest: &str| refused(played(&format!("{{ do = \"damage\", kind = \"effect\", {rest} }}")));
    assert_eq!(effect_damage("n = @\"printed\", to = \"user\"").1, "fault-value");
    assert_eq!(effect_damage("n = 1, to = \"user\", @bonus = 1"), ("OH-4.17.6", "fault-field"));
    assert!(Components::read(&played("{ do = \"damage\", n = 1, kind = \"effect\", to = \"opponent\" }@").0).is_ok());
    let player = "{ do = \"damage\", n = 1, kind = \"ability\", to = @\"opponent\" }";
    assert_eq!(refused(played(player)), ("OH-4.25.2", "fault-ref"), "a player is no target of abilities");

    let word = "{ do = \"damage\", n = 1, kind = @\"ability\", to = \"holder\" }";
    let hero = with("hero", &effect(&format!("trigger = \"turn_end\"\nsteps = [{word}]")));
    assert_eq!(refused(hero), ("OH-2.3", "fault-ability-damage"), "a hero's text is no ability");
    let dash = played("{ do = \"damage\", n = 1, kind = @\"ability\", to = \"user\" }");
    let no_value = dash.0.replace("level = 2\ndamage = 2\ndtype = \"ice\"\n[[card.effect]]\ntrigger = \"play\"", {
        "level = 2\n\n\n[[card.effect]]\ntrigger = \"play\""
    });
    assert_eq!(refused((no_value, dash.1)), ("OH-2.3", "fault-ability-damage"), "a dash is no value");
    let bonus = |bonus: &str| refused(played(&format!("{{ do = \"damage\", n = 1, {ability}, bonus = {bonus} }}")));
    assert_eq!(bonus("@{ n = 1 }"), ("OH-2.2", "fault-missing"));
    assert_eq!(bonus("{ n = @0, if = [{ victim_has = \"poison\" }] }"), ("OH-4.25.1", "fault-number"));
    assert_eq!(bonus("{ n = 1, if = @[] }"), ("OH-4.25.1", "fault-empty"));
}

/// Holds: OH-4.25.3, OH-4.17.4, OH-4.26.3.
#[test]
fn changes() {
    let modify = |rest: &str| refused(always(&format!("{{ do = \"modify\", {rest} }}")));
    assert_eq!(modify("stat = \"level\", n = @16, to = \"holder\""), ("OH-4.25.1", "fault-number"));
    assert_eq!(modify("stat = \"level\", n = @-16, to = \"holder\""), ("OH-4.25.1", "fault-number"));
    assert_eq!(modify("stat = \"attack_targets\", n = @2, to = \"holder\""), ("OH-4.25.1", "fault-number"));
    assert_eq!(modify("stat = \"takeover_taken\", n = 1, to = @\"holder\""), ("OH-4.25.2", "fault-word"));
    assert_eq!(modify("stat = \"attack_taken\", n = 1, to = @\"you\""), ("OH-4.25.2", "fault-ref"));
    let multiply = |rest: &str| refused(always(&format!("{{ do = \"multiply\", {rest}, to = \"holder\" }}")));
    for stat in ["takeover_taken", "level", "attack_targets"] {
        let rest = format!("stat = @\"{stat}\", num = 2, den = 1");
        assert_eq!(multiply(&rest), ("OH-4.17.4", "fault-word"), "{stat} is no damage of a card");
    }
    assert_eq!(multiply("stat = \"attack_damage\", num = 2, den = @0"), ("OH-4.25.1", "fault-number"));
    assert_eq!(multiply("stat = \"attack_damage\", num = @10, den = 1"), ("OH-4.25.1", "fault-number"));
    let pierce = "{ do = \"pierce_idle\", num = @3, den = 2, to = \"holder\" }";
    assert_eq!(refused(always(pierce)), ("OH-4.25.1", "fault-number"), "a part of the whole");
    let pierce = "{ do = \"pierce_idle\", num = 1, den = 2, to = \"holder\" }";
    let noble = with("noble", &effect(&format!("trigger = \"static\"\nsteps = [{}]", pierce.replace("\"h", "@\"h"))));
    assert_eq!(refused(noble), ("OH-4.25.2", "fault-ref"));
}

/// Holds: OH-4.25.5.
#[test]
fn how_long_it_lasts() {
    let modify = |stat: &str, until: &str| {
        format!("{{ do = \"modify\", stat = \"{stat}\", n = 1, to = \"user\", until = @\"{until}\" }}")
    };
    assert_eq!(refused(played(&modify("level", "next_instant"))), ("OH-4.25.5", "fault-until"));
    assert_eq!(refused(played(&modify("attack_damage", "this_attack"))), ("OH-4.25.5", "fault-until"));
    assert_eq!(refused(trap("effect", &modify("attack_damage", "this_attack"))), ("OH-4.25.5", "fault-until"));
    assert_eq!(refused(played(&modify("level", "in_play"))), ("OH-4.25.5", "fault-word"));
    for good in
        [played(&modify("ability_damage", "next_instant")), trap("attack", &modify("attack_taken", "this_attack"))]
    {
        assert!(Components::read(&good.0).is_ok());
    }
    let lasting = "{ do = \"modify\", stat = \"level\", n = 1, to = \"holder\", @until = \"end_of_turn\" }";
    assert_eq!(refused(always(lasting)), ("OH-4.25.1", "fault-field"), "static effects last as long as their card");
}

/// The dead and the discard pile are the owner's own, and what happens there happens nowhere else.
///
/// Holds: OH-4.20.3, OH-4.20.4, OH-4.21.1.
#[test]
fn other_places_than_the_battlefield() {
    let named = |target: &str, step: &str| {
        refused(with("potion", &effect(&format!("trigger = \"play\"\ntarget = {target}\nsteps = [{step}]"))))
    };
    let take = "{ do = \"take\", to = \"target\" }";
    for target in [
        "@{ side = \"enemy\", zone = \"discard\", kinds = [\"character\"], count = 1 }",
        "@{ zone = \"discard\", kinds = [\"character\"], count = 1 }",
        "@{ side = \"enemy\", zone = \"dead\", kinds = [\"character\"], count = 1 }",
        "@{ side = \"own\", zone = \"dead\", kinds = [\"puppet\"], count = 1 }",
    ] {
        assert_eq!(named(target, take), ("OH-4.20.3", "fault-zone"), "{target}");
    }
    let own = |zone: &str| format!("{{ side = \"own\", zone = \"{zone}\", kinds = [\"character\"], count = 1 }}");
    for (zone, step) in [
        ("play", "{ do = \"take\", to = @\"target\" }"),
        ("dead", "{ do = \"take\", to = @\"target\" }"),
        ("discard", "{ do = \"revive\", num = 1, den = 2, to = @\"target\" }"),
        ("play", "{ do = \"revive\", num = 1, den = 2, to = @\"target\" }"),
        ("dead", "{ do = \"restore\", n = 1, to = @\"target\" }"),
    ] {
        assert_eq!(named(&own(zone), step), ("OH-4.25.2", "fault-step-zone"), "{zone}: {step}");
    }
    let more = "{ do = \"revive\", num = @2, den = 1, to = \"target\" }";
    assert_eq!(named(&own("dead"), more), ("OH-4.25.1", "fault-number"), "no more than the printed armour");
}

/// A card of the keyword module says so, and no other does.
///
/// Holds: OH-2.23, OH-4.26.1, OH-4.26.2, OH-4.26.3, OH-4.26.4, OH-4.26.5, OH-4.26.6.
#[test]
fn keywords() {
    let curse = "{ do = \"forbid\", what = [\"attack\", \"ability\", \"effect\", \"equip\"], to = \"victim\", until = \"end_of_turn\" }";
    let flame = "{ do = \"flame\", n = 1, to = \"victim\" }";
    let hit = |step: &str| format!("trigger = \"attack_hit\"\nsteps = [{step}]");
    let fixed = |step: &str| format!("trigger = \"static\"\nsteps = [{step}]");
    let table = [
        ("champion", "hero", "trigger = \"play\"\nif = [{ no_active_namesake = true }]\nsteps = []".to_owned()),
        ("wall", "continuous", fixed("{ do = \"wall\", to = \"holder\" }")),
        ("reflex", "hero", fixed("{ do = \"modify\", stat = \"attack_targets\", n = 1, to = \"holder\" }")),
        ("curse", "hero", hit(curse)),
        ("horde", "puppet", fixed("{ do = \"stack\" }")),
        ("flame", "weapon", hit(flame)),
    ];
    for (keyword, kind, text) in table {
        let text = effect(&text);
        let said = with(kind, &format!("keywords = @[\"{keyword}\"]\n{text}"));
        assert!(Components::read(&said.0).is_ok(), "{keyword}");
        let unsaid = super::more(&format!("@{}", super::card("new", kind, &text)));
        assert_eq!(refused(unsaid), ("OH-2.23", "fault-keyword"), "{keyword}");
        let untrue = with(kind, &format!("keywords = @[\"{keyword}\"]"));
        assert_eq!(refused(untrue), ("OH-2.23", "fault-keyword-text"), "{keyword}");
    }
}
