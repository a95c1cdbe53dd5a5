//! What a component file must be: each fault with its clause, its reason and its line.

mod effects;
mod steps;

use osok_hajnala::{Components, STANDARD};
use quincunx_engine::Fault;

/// The line of the `@` in the text, which is left out.
fn marked(text: &str) -> (String, u32) {
    let mark = text.find('@').expect("the line is marked");
    let line = text[..mark].matches('\n').count() as u32 + 1;
    (text.replacen('@', "", 1), line)
}

/// The standard file with the first `from` as `to`, and the line of the `@`.
pub(crate) fn changed(from: &str, to: &str) -> (String, u32) {
    assert!(STANDARD.contains(from), "the file has no {from:?}");
    marked(&STANDARD.replacen(from, to, 1))
}

/// The standard file with more cards.
pub(crate) fn more(cards: &str) -> (String, u32) {
    changed("# The decks;", &format!("{cards}\n\n# The decks;"))
}

/// The fields that a card of a kind needs.
fn needed(kind: &str) -> &'static str {
    match kind {
        "noble" => "",
        "mercenary" | "hero" | "puppet" => "level = 2\narmour = 5\ndamage = 2\ndtype = \"ice\"",
        "weapon" => "tier = \"base\"\nlevel = 2\ndamage = 2\ndtype = \"ice\"",
        "armour" => "tier = \"base\"\nlevel = 2\narmour = 2",
        "continuous" => "attach = \"character\"\nlevel = 2\narmour = 3",
        "battlefield" => "attach = \"battlefield\"\nlevel = 2",
        "mount" => "level = 2\narmour = 3",
        "instant" | "quick" | "trap" => "level = 2\ndamage = 2\ndtype = \"ice\"",
        _ => "level = 2",
    }
}

/// A card of a kind with a text, or more fields; `battlefield` is a continuous ability on it.
pub(crate) fn card(id: &str, kind: &str, text: &str) -> String {
    let word = if kind == "battlefield" { "continuous" } else { kind };
    let head = format!("[[card]]\nid = \"{id}\"\nname = \"A card\"\nkind = \"{word}\"\ncaste = \"mage\"");
    format!("{head}\n{}\n{text}\n", needed(kind))
}

/// The standard file with one more card, and the line of the `@`.
fn with(kind: &str, text: &str) -> (String, u32) {
    more(&card("new", kind, text))
}

/// The clause and the reason why a file is refused, which it is at the line.
fn refused((text, line): (String, u32)) -> (&'static str, &'static str) {
    let fault: Fault = Components::read(&text).expect_err("the file is good");
    assert_eq!(fault.line, Some(line), "{fault}");
    (fault.clause.0, fault.message.key)
}

/// Holds: OH-2.2.
#[test]
fn the_form_of_a_file() {
    let faults = [
        (changed("[meta]", "@[meta"), "fault-form"),
        (changed("[meta]", "[[@house]]\n[meta]"), "fault-field"),
        (changed("id = \"h-c1\"", "id = \"h-c1\"\n@power = 1"), "fault-field"),
        (changed("[[card]]\nid = \"h-c1\"\n", "@[[card]]\n"), "fault-missing"),
        (changed("armour = 3", "armour = @\"3\""), "fault-value"),
        (changed("armour = 3", "armour = @3.0"), "fault-value"),
        (changed("kind = \"noble\"", "kind = @3"), "fault-value"),
        (changed("noble = false", "noble = @\"no\""), "fault-value"),
        (changed("keywords = [\"champion\"]", "keywords = @\"champion\""), "fault-value"),
        (changed("{ card = \"h-c1\", copies = 2 }", "@\"h-c1\""), "fault-value"),
        (changed("armour = 3", "armour = @0"), "fault-number"),
        (changed("armour = 3", "armour = @41"), "fault-number"),
        (changed("armour = 3", "armour = @99999999999999999999"), "fault-number"),
        (changed("damage = 1", "damage = @-1"), "fault-number"),
        (changed("damage = 1", "damage = @21"), "fault-number"),
        (changed("id = \"h-c1\"", "id = @\"H-c1\""), "fault-id"),
        (changed("id = \"h-c1\"", "id = @\"1\""), "fault-id"),
        (changed("id = \"h-c1\"", "id = @\"\""), "fault-id"),
        (changed("id = \"h-c1\"", "id = @\"a-character-of-a-very-long-name-x\""), "fault-id"),
        (changed("id = \"h-c2\"", "id = @\"h-c1\""), "fault-id-twice"),
        (changed("id = \"mage-circle\"", "id = @\"hunter-foray\""), "fault-id-twice"),
        (changed("name = \"Beechhide Trapper\"", "name = @\"\""), "fault-title"),
        (changed("name = \"Beechhide Trapper\"", "name = { en = @\"A\\n\" }"), "fault-title"),
        (changed("name = \"Beechhide Trapper\"", "name = @{ hu = \"Csapdaállító\" }"), "fault-missing"),
    ];
    for (file, key) in faults {
        assert_eq!(refused(file), ("OH-2.2", key));
    }
    assert_eq!(Components::read("").unwrap_err().message.key, "fault-missing", "no format");
    for deep in ["card = ".to_owned() + &"[".repeat(100_000), "card = ".to_owned() + &"{a=".repeat(100_000)] {
        assert_eq!(Components::read(&deep).unwrap_err().message.key, "fault-form");
    }
}

/// By kind a card has a level, an armour, a damage, or it has not.
///
/// Holds: OH-2.2, OH-2.3, OH-2.4, OH-2.5, OH-2.7, OH-4.7.4, OH-N01.
#[test]
fn what_a_card_of_each_kind_has() {
    let kinds = ["noble", "mercenary", "hero", "weapon", "armour", "continuous", "battlefield", "puppet", "mount"];
    let used = ["instant", "quick", "trap", "potion"];
    let fields = [
        ("tier", "\"base\""),
        ("attach", "\"weapon\""),
        ("level", "1"),
        ("armour", "1"),
        ("damage", "1"),
        ("dtype", "\"ice\""),
    ];
    let text = |kind| match kind {
        "trap" => "[[card.effect]]\ntrigger = \"answer\"\nanswers = [\"attack\"]\nsteps = [{ do = \"cancel\" }]",
        "instant" | "quick" | "potion" => {
            "[[card.effect]]\ntrigger = \"play\"\nsteps = [{ do = \"gain_life\", n = 1 }]"
        }
        _ => "",
    };
    for kind in kinds.into_iter().chain(used) {
        let (good, _) = more(&format!("{}@", card("new", kind, text(kind))));
        assert!(Components::read(&good).is_ok(), "{kind}");
        for (field, value) in fields {
            if !needed(kind).contains(&format!("{field} =")) {
                let more = format!("@{field} = {value}\n{}", text(kind));
                assert_eq!(refused(with(kind, &more)), ("OH-2.2", "fault-field"), "{kind} with {field}");
                continue;
            }
            let may_lack = matches!((kind, field), ("continuous", "armour"));
            let card = card("new", kind, text(kind));
            let line = card.lines().find(|line| line.starts_with(&format!("{field} ="))).unwrap();
            let (without, line) = more(&format!("@{}", card.replacen(line, "", 1)));
            match Components::read(&without) {
                Ok(_) => assert!(may_lack, "{kind} without {field}"),
                Err(fault) => {
                    assert!(!may_lack && fault.message.key == "fault-missing", "{kind} without {field}: {fault}");
                    assert_eq!(fault.line, Some(line));
                }
            }
        }
    }
    let words = [
        ("kind = \"noble\"", "kind = @\"general\"", "OH-2.4"),
        ("caste = \"hunter\"", "caste = @\"thief\"", "OH-2.5"),
        ("dtype = \"nature\"", "dtype = @\"love\"", "OH-2.5"),
        ("tier = \"base\"", "tier = @\"best\"", "OH-4.6.2"),
        ("attach = \"character\"", "attach = @\"noble\"", "OH-4.7.1"),
        ("keywords = [\"champion\"]", "keywords = [@\"hero\"]", "OH-4.26.1"),
    ];
    for (from, to, clause) in words {
        assert_eq!(refused(changed(from, to)), (clause, "fault-word"));
    }
    assert_eq!(refused(changed("level = 1", "level = @7")), ("OH-2.7", "fault-number"));
    assert_eq!(refused(changed("level = 1", "level = @0")), ("OH-2.7", "fault-number"));
}

/// An id is one byte.
///
/// Holds: OH-2.2.
#[test]
fn how_many_cards_there_may_be() {
    let cards =
        |count: usize| -> String { (0..count).map(|number| card(&format!("n{number}"), "noble", "")).collect() };
    let room = 256 - Components::standard().cards.len();
    assert!(Components::read(&more(&(cards(room) + "@")).0).is_ok());
    let last = card("last", "noble", "");
    assert_eq!(refused(more(&format!("{}@{last}", cards(room)))), ("OH-2.2", "fault-many-cards"));
}

/// Holds: OH-2.25.
#[test]
fn formats() {
    assert_eq!(refused(changed("life_start = 20", "life_start = @21")), ("OH-2.25", "fault-number"));
    assert_eq!(refused(changed("life_start = 20", "life_start = @0")), ("OH-2.25", "fault-number"));
    assert_eq!(refused(changed("life_max = 20", "life_max = @100")), ("OH-2.25", "fault-number"));
    assert_eq!(refused(changed("level_start = 0", "level_start = @7")), ("OH-2.25", "fault-number"));
    assert_eq!(refused(changed("id = \"noble\"", "id = @\"starter\"")), ("OH-2.2", "fault-id-twice"));
    let none = Components::read("format = []").unwrap_err();
    assert_eq!((none.clause.0, none.message.key, none.line), ("OH-2.25", "fault-empty", Some(1)));
}

/// Holds: OH-2.21, OH-2.2.
#[test]
fn decks_of_a_file() {
    assert_eq!(refused(changed("noble = \"h-noble\"", "noble = @\"h-c1\"")), ("OH-2.21", "fault-no-noble"));
    assert_eq!(refused(changed("noble = \"h-noble\"", "noble = @\"h-king\"")), ("OH-2.2", "fault-card"));
    let entry = "{ card = \"h-c2\", copies = 2 }";
    assert_eq!(refused(changed(entry, "{ card = @\"h-c99\", copies = 2 }")), ("OH-2.2", "fault-card"));
    assert_eq!(refused(changed(entry, "{ card = @\"h-c1\", copies = 2 }")), ("OH-2.2", "fault-id-twice"));
    assert_eq!(refused(changed(entry, "{ card = \"h-c2\", copies = @0 }")), ("OH-2.2", "fault-number"));
    assert_eq!(refused(changed(entry, "{ card = \"h-c2\", copies = @41 }")), ("OH-2.2", "fault-number"));
}
