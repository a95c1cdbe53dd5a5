//! What the text of a card must be.

use std::collections::BTreeSet;

use osok_hajnala::{Components, STANDARD};
use quincunx_engine::Arg;
use toml::Table;

use super::{more, refused, with};

/// A record.
pub(super) fn effect(text: &str) -> String {
    format!("[[card.effect]]\n{text}")
}

/// A played instant with these steps.
pub(super) fn played(steps: &str) -> (String, u32) {
    with("instant", &effect(&format!("trigger = \"play\"\nsteps = [{steps}]")))
}

/// A static effect of a mercenary.
pub(super) fn always(steps: &str) -> (String, u32) {
    with("mercenary", &effect(&format!("trigger = \"static\"\nsteps = [{steps}]")))
}

pub(super) fn trap(answers: &str, steps: &str) -> (String, u32) {
    with("trap", &effect(&format!("trigger = \"answer\"\nanswers = [\"{answers}\"]\nsteps = [{steps}]")))
}

fn is_good(kind: &str, text: &str) {
    let (text, _) = with(kind, &format!("{}\n@", effect(text)));
    if let Err(fault) = Components::read(&text) {
        panic!("{fault}: {kind}");
    }
}

const ENEMIES: &str = "target = { side = \"enemy\", kinds = [\"character\"], count = 1 }";

/// The words of the file's own list are those that it can be written in.
///
/// Holds: OH-4.25.1, OH-4.25.2, OH-4.25.3, OH-4.25.4, OH-4.25.5, OH-4.25.6.
#[test]
fn the_vocabulary_is_closed() {
    let file: Table = STANDARD.parse().unwrap();
    let listed = |name: &str| -> BTreeSet<String> {
        file["vocabulary"][name].as_array().unwrap().iter().map(|word| word.as_str().unwrap().to_owned()).collect()
    };
    let draw = "{ do = \"draw\", n = 1, who = \"you\" }";
    let forbid =
        |what: &str, until: &str| format!("{{ do = \"forbid\", what = [{what}], to = \"user\", until = {until} }}");
    let group = |words: &str| format!("{{ do = \"restore\", n = 1, to = {{ {words}, count = \"all\" }} }}");
    let places = [
        (with("hero", &effect("trigger = @\"?\"")), "trigger"),
        (trap("attack", &forbid("@\"?\"", "\"end_of_turn\"")), "forbid"),
        (played(&forbid("\"attack\"", "@\"?\"")), "until"),
        (with("trap", &effect("trigger = \"answer\"\nanswers = [@\"?\"]\nsteps = [{ do = \"cancel\" }]")), "answers"),
        (played("{ do = @\"?\" }"), "step"),
        (always("{ do = \"modify\", stat = @\"?\" }"), "stat"),
        (played("{ do = \"damage\", kind = @\"?\" }"), "damage_kind"),
        (played("{ do = \"damage\", n = 1, kind = \"effect\", to = \"user\", at = @\"?\" }"), "at"),
        (played("{ do = \"poison\", to = @\"?\" }"), "ref"),
        (played(&group("side = @\"?\", kinds = [\"mount\"]")), "side"),
        (played(&group("side = \"own\", kinds = [@\"?\"]")), "target_kind"),
        (played(&group("zone = @\"?\", kinds = [\"mount\"]")), "zone"),
        (played(&group("where = [@\"?\"], kinds = [\"mount\"]")), "where"),
        (with("hero", &effect(&format!("trigger = \"woken\"\nlimit = @\"?\"\nsteps = [{draw}]"))), "limit"),
    ];
    for ((text, line), list) in places {
        let fault = Components::read(&text).unwrap_err();
        assert_eq!((fault.message.key, fault.line), ("fault-word", Some(line)), "{list}");
        let known = fault.message.args.iter().find_map(|(name, arg)| match arg {
            Arg::Text(words) if *name == "known" => Some(words),
            _ => None,
        });
        let known: BTreeSet<_> = known.unwrap().split(", ").map(str::to_owned).collect();
        assert_eq!(known, listed(list), "{list}");
    }
}

/// Conditions and costs have one field each, which is their word.
///
/// Holds: OH-4.25.1, OH-4.1.6.
#[test]
fn conditions_and_costs_are_one_word_each() {
    let file: Table = STANDARD.parse().unwrap();
    let listed = |name: &str| -> Vec<String> {
        file["vocabulary"][name].as_array().unwrap().iter().map(|word| word.as_str().unwrap().to_owned()).collect()
    };
    let asked = |condition: &str| {
        with("mercenary", &effect(&format!("trigger = \"activate\"\nif = [{condition}]\ncost = [{{ life = 1 }}]")))
    };
    let paid = |cost: &str| with("mercenary", &effect(&format!("trigger = \"activate\"\ncost = [{cost}]")));
    for word in listed("condition") {
        let (text, _) = asked(&format!("{{ {word} = @0 }}"));
        assert_eq!(Components::read(&text).unwrap_err().message.key, "fault-value", "{word} is no number");
    }
    for word in listed("cost") {
        let (text, _) = paid(&format!("{{ {word} = @\"?\" }}"));
        assert_eq!(Components::read(&text).unwrap_err().message.key, "fault-value", "{word} is a number");
    }
    assert_eq!(refused(asked("{ @weather = \"fair\" }")), ("OH-4.25.1", "fault-field"));
    assert_eq!(refused(asked("@{ turn = \"own\", dealt_by = \"own\" }")), ("OH-4.25.1", "fault-one-field"));
    assert_eq!(refused(asked("@{ }")), ("OH-4.25.1", "fault-one-field"));
    assert_eq!(refused(asked("{ @no_active_namesake = false }")), ("OH-4.25.1", "fault-field"));
    assert_eq!(refused(paid("{ @cards = 1 }")), ("OH-4.1.6", "fault-field"));
    assert_eq!(refused(paid("{ @life = 0 }")), ("OH-4.25.1", "fault-number"));
    assert_eq!(refused(paid("{ @life = 16 }")), ("OH-4.25.1", "fault-number"));
    assert_eq!(refused(paid("{ life = 1 }, { @life = 1 }")), ("OH-4.1.6", "fault-cost-twice"));
    let (text, line) = with("noble", &effect("trigger = \"activate\"\ncost = [{ @armour = 1 }]"));
    assert_eq!(refused((text, line)), ("OH-4.1.6", "fault-field"), "a Noble has no armour to pay with");
}

/// Which moments the text of a card of each kind can have, and which fields each moment.
///
/// Holds: OH-4.25.1, OH-4.25.2, OH-4.14.2, OH-4.14.4.
#[test]
fn moments() {
    let triggers = |kind: &str| -> Vec<&'static str> {
        let file: Table = STANDARD.parse().unwrap();
        let all = file["vocabulary"]["trigger"].as_array().unwrap();
        let can = |trigger: &&str| {
            let (text, _) = with(kind, &effect(&format!("trigger = @\"{trigger}\"")));
            Components::read(&text).unwrap_err().message.key != "fault-trigger"
        };
        let all = all.iter().map(|trigger| &*trigger.as_str().unwrap().to_owned().leak());
        all.filter(can).collect()
    };
    let lasting = ["static", "play", "activate", "turn_start", "turn_end"];
    let borne = ["attack_hit", "attack_done", "attacked"];
    let of_character = ["neighbour_attacked", "woken"];
    let poisoned = ["poison_placed"];
    let all = |parts: &[&[&'static str]]| parts.concat();
    let order = |words: Vec<&'static str>| words.into_iter().collect::<BTreeSet<_>>();
    let table = [
        ("noble", all(&[&["static", "activate", "turn_start", "turn_end"], &poisoned])),
        ("hero", all(&[&lasting, &borne, &of_character, &poisoned, &["enter", "died"]])),
        ("weapon", all(&[&lasting, &borne, &of_character, &poisoned])),
        ("mount", all(&[&lasting, &borne, &of_character, &poisoned, &["died"]])),
        ("puppet", all(&[&lasting, &borne, &poisoned, &["died"]])),
        ("continuous", all(&[&lasting, &borne, &of_character, &poisoned, &["died"]])),
        ("battlefield", all(&[&lasting, &poisoned])),
        ("instant", vec!["play"]),
        ("quick", vec!["play"]),
        ("potion", vec!["play"]),
        ("trap", vec!["answer"]),
    ];
    for (kind, told) in table {
        assert_eq!(order(triggers(kind)), order(told), "{kind}");
    }
    let draw = "{ do = \"draw\", n = 1, who = \"you\" }";
    let field = |kind: &str, head: &str| refused(with(kind, &effect(&format!("{head}\nsteps = [{draw}]"))));
    for (kind, head) in [
        ("hero", "trigger = \"static\"\n@cost = [{ life = 1 }]"),
        ("hero", "trigger = \"woken\"\n@cost = [{ life = 1 }]"),
        ("hero", "trigger = \"static\"\n@optional = true"),
        ("hero", "trigger = \"activate\"\ncost = [{ life = 1 }]\n@limit = \"first_each_turn\""),
        ("hero", "trigger = \"turn_end\"\n@target = { kinds = [\"mount\"], count = 1 }"),
        ("hero", "trigger = \"play\"\n@target = { kinds = [\"mount\"], count = 1 }"),
        ("instant", "trigger = \"play\"\n@answers = [\"attack\"]"),
    ] {
        assert_eq!(field(kind, head), ("OH-4.25.1", "fault-field"), "{head}");
    }
    let free = with("hero", &format!("@{}", effect(&format!("trigger = \"activate\"\nsteps = [{draw}]"))));
    assert_eq!(refused(free), ("OH-2.2", "fault-missing"), "an activated effect has a cost");
    let nothing = with("hero", &effect("trigger = \"woken\"\nsteps = @[]"));
    assert_eq!(refused(nothing), ("OH-4.25.1", "fault-empty"));
    let placed = with("hero", &effect(&format!("trigger = \"play\"\nsteps = [@{draw}]")));
    assert_eq!(refused(placed), ("OH-4.25.1", "fault-play"), "what a hero does when placed is another moment");
    is_good("hero", "trigger = \"play\"\ncost = [{ discard = 1 }]\nsteps = []");
}

/// A card that is used has one record.
///
/// Holds: OH-4.25.1.
#[test]
fn how_much_a_text_can_say() {
    let draw = "{ do = \"draw\", n = 1, who = \"you\" }";
    let one = effect(&format!("trigger = \"play\"\nsteps = [{draw}]\n"));
    let of = |kind: &str, text: &str| more(&format!("@{}", super::card("new", kind, text)));
    assert_eq!(refused(of("potion", "")), ("OH-4.25.1", "fault-one-effect"));
    assert_eq!(refused(of("potion", &one.repeat(2))), ("OH-4.25.1", "fault-one-effect"));
    let end = effect(&format!("trigger = \"turn_end\"\nsteps = [{draw}]\n"));
    assert!(Components::read(&of("mount", &end.repeat(4)).0).is_ok());
    assert_eq!(refused(with("mount", &format!("{}@{end}", end.repeat(4)))), ("OH-4.25.1", "fault-many-effects"));
    let steps = |count: usize| vec![draw; count].join(", ");
    assert!(Components::read(&played(&format!("{}@", steps(4))).0).is_ok());
    assert_eq!(refused(played(&format!("{}, @{draw}", steps(4)))), ("OH-4.25.1", "fault-many-steps"));
}

/// A text speaks only of those who are there.
///
/// Holds: OH-4.25.2.
#[test]
fn whom_a_text_speaks_of() {
    let poison = |kind: &str, head: &str, whom: &str| {
        let steps = format!("steps = [{{ do = \"poison\", to = @\"{whom}\" }}]");
        Components::read(&with(kind, &effect(&format!("{head}\n{steps}"))).0).map_err(|fault| fault.message.key)
    };
    let everybody = ["target", "holder", "user", "victim", "attacker", "answered", "you", "opponent"];
    let activate = "trigger = \"activate\"\ncost = [{ life = 1 }]";
    let named = format!("{activate}\n{ENEMIES}");
    let answers = |what: &str| format!("trigger = \"answer\"\nanswers = [{what}]");
    let table: [(&str, &str, &[&str]); 12] = [
        ("hero", activate, &["holder"]),
        ("hero", &named, &["target", "holder"]),
        ("noble", activate, &[]),
        ("battlefield", "trigger = \"turn_end\"", &[]),
        ("weapon", "trigger = \"attack_hit\"", &["holder", "victim"]),
        ("noble", "trigger = \"poison_placed\"", &["victim"]),
        ("armour", "trigger = \"attacked\"", &["holder", "attacker"]),
        ("instant", "trigger = \"play\"", &["user"]),
        ("potion", "trigger = \"play\"", &[]),
        ("trap", &answers("\"attack\""), &["user", "attacker", "answered"]),
        ("trap", &answers("\"effect\", \"attack\""), &["user", "answered"]),
        ("trap", &answers("\"potion\""), &["user", "answered"]),
    ];
    for (kind, head, known) in table {
        for whom in everybody {
            let told = if known.contains(&whom) { None } else { Some("fault-ref") };
            assert_eq!(poison(kind, head, whom).err(), told, "{whom}: {kind}, {head}");
        }
    }
    let group = |kind: &str, head: &str, places: &str| {
        let to = format!("@{{ kinds = [\"mount\"], where = [\"{places}\"], count = \"all\" }}");
        refused(with(kind, &effect(&format!("{head}\nsteps = [{{ do = \"poison\", to = {to} }}]"))))
    };
    for (kind, head, place) in [
        ("instant", "trigger = \"play\"", "adjacent"),
        ("battlefield", "trigger = \"turn_end\"", "adjacent"),
        ("hero", "trigger = \"turn_end\"", "not_user"),
        ("potion", "trigger = \"play\"", "not_user"),
        ("hero", "trigger = \"turn_end\"", "adjacent_to_victim"),
    ] {
        assert_eq!(group(kind, head, place), ("OH-4.25.2", "fault-ref"), "{place}: {kind}");
    }
    let some = "{ do = \"poison\", to = @{ kinds = [\"mount\"], count = 1 } }";
    assert_eq!(refused(played(some)), ("OH-4.25.2", "fault-group"), "a group is all of them");
    let kinds = "{ do = \"poison\", to = { kinds = @[], count = \"all\" } }";
    assert_eq!(refused(played(kinds)), ("OH-4.25.1", "fault-empty"));
    for (count, key) in [("9", "fault-number"), ("0", "fault-number"), ("\"some\"", "fault-word")] {
        let target = format!("target = {{ kinds = [\"mount\"], count = @{count} }}");
        assert_eq!(refused(with("quick", &effect(&format!("trigger = \"play\"\n{target}")))), ("OH-4.25.1", key));
    }
}

/// Conditions speak of what the moment knows, under a static effect of what the changed number is about.
///
/// Holds: OH-4.25.2, OH-4.17.5.
#[test]
fn what_can_be_asked() {
    let asked = |kind: &str, head: &str, condition: &str, step: &str| {
        refused(with(kind, &effect(&format!("{head}\nif = {condition}\nsteps = [{step}]"))))
    };
    let draw = "{ do = \"draw\", n = 1, who = \"you\" }";
    let modify = |stat: &str| format!("{{ do = \"modify\", stat = \"{stat}\", n = 1, to = \"holder\" }}");
    let wrong = ("OH-4.25.2", "fault-condition");
    for (kind, head, condition) in [
        ("noble", "trigger = \"turn_end\"", "[@{ holder_has = \"mount\" }]"),
        ("instant", "trigger = \"play\"", "[@{ holder_state = \"active\" }]"),
        ("potion", "trigger = \"play\"", "[@{ user_type = [\"ice\"] }]"),
        ("hero", "trigger = \"turn_end\"", "[@{ victim_has = \"poison\" }]"),
        ("hero", "trigger = \"attacked\"", "[@{ card_kind = [\"trap\"] }]"),
        ("hero", "trigger = \"attack_hit\"", "[@{ dealt_by = \"own\" }]"),
        ("hero", "trigger = \"turn_end\"", "[@{ attacker_kind = [\"puppet\"] }]"),
        ("potion", "trigger = \"play\"", "[@{ no_active_namesake = true }]"),
    ] {
        assert_eq!(asked(kind, head, condition, draw), wrong, "{condition}");
    }
    for (condition, stat) in [
        ("@[{ user_type = [\"ice\"] }]", "attack_damage"),
        ("@[{ card_kind = [\"trap\"] }]", "character_damage"),
        ("@[{ card_type = [\"ice\"] }]", "attack_taken"),
        ("@[{ victim_kind = [\"mount\"] }]", "ability_taken"),
        ("@[{ victim_side = \"own\" }]", "weapon_damage"),
        ("@[{ attacker_kind = [\"puppet\"] }]", "ability_taken"),
        ("@[{ dealt_by = \"own\" }]", "attack_damage"),
    ] {
        assert_eq!(asked("hero", "trigger = \"static\"", condition, &modify(stat)), wrong, "{condition}");
    }
    let barred = "{ do = \"forbid\", what = [\"attack\"], to = \"holder\" }";
    let head = "trigger = \"static\"";
    assert_eq!(asked("hero", head, "@[{ victim_has = \"poison\" }]", barred), wrong);
    let bonus = "{ do = \"damage\", n = 1, kind = \"ability\", to = \"user\", bonus = { n = 1, if = [@{ dealt_by = \"own\" }] } }";
    assert_eq!(refused(played(bonus)), wrong);
    for (condition, stat) in [
        ("victim_has = \"armour_card\"", "ability_damage"),
        ("attacker_kind = [\"puppet\"]", "attack_taken"),
        ("dealt_by = \"own\"", "ability_taken"),
        ("turn = \"enemy\"", "character_damage"),
        ("holder_state = \"active\"", "level"),
    ] {
        is_good("hero", &format!("{head}\nif = [{{ {condition} }}]\nsteps = [{}]", modify(stat)));
    }
    let kind = "[{ card_kind = [@\"potion\"] }]";
    assert_eq!(asked("hero", head, kind, &modify("ability_damage")), ("OH-4.25.1", "fault-word"));
}

/// A static effect has a first time in each turn only if it is a change of damage that the holder suffers.
///
/// Holds: OH-4.17.8, OH-4.25.6.
#[test]
fn the_first_of_each_turn() {
    let modify = |stat: &str, to: &str| format!("{{ do = \"modify\", stat = \"{stat}\", n = -1, to = {to} }}");
    let limited = |step: &str| {
        with("hero", &effect(&format!("trigger = \"static\"\nlimit = @\"first_each_turn\"\nsteps = [{step}]")))
    };
    let group = "{ side = \"own\", kinds = [\"character\"], count = \"all\" }";
    for step in [
        modify("attack_damage", "\"holder\""),
        modify("attack_taken", group),
        "{ do = \"forbid\", what = [\"attack\"], to = \"holder\" }".into(),
    ] {
        assert_eq!(refused(limited(&step)), ("OH-4.17.8", "fault-limit"), "{step}");
    }
    for stat in ["attack_taken", "ability_taken"] {
        assert!(Components::read(&limited(&modify(stat, "\"holder\"")).0).is_ok(), "{stat}");
    }
}
