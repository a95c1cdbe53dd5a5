//! What decks must be, and decks as text.

use osok_hajnala::{
    Card, Components, Deck, DeckRules, Format, Kind, MAX_TEXT, NamedDeck, Options, OsokHajnala, Pile, STANDARD, Word,
};
use quincunx_engine::prelude::*;
use serde_json::{Value, json};
use toml::Table;

fn parts() -> &'static Components {
    Components::standard()
}

fn format(id: &str) -> &'static Format {
    parts().formats.iter().find(|format| format.id == id).unwrap()
}

fn named(id: &str) -> &'static NamedDeck {
    parts().decks.iter().find(|deck| deck.id == id).unwrap()
}

fn pile(cards: &[(&str, u8)]) -> Pile {
    let mut pile = Pile::default();
    for (id, copies) in cards {
        pile.add(parts().find(id).unwrap_or_else(|| panic!("{id}")), *copies);
    }
    pile
}

/// So many cards of a caste, as few copies of each as there are base weapons, mercenaries and instants to take.
fn of_caste(letter: char, cards: u8) -> Vec<(String, u8)> {
    let mut left = cards;
    let mut taken = Vec::new();
    for place in ["c1", "c2", "c3", "c4", "c5", "c6", "w1", "w2", "a1", "i1", "k1"] {
        let copies = left.min(4);
        taken.push((format!("{letter}-{place}"), copies));
        left -= copies;
    }
    assert_eq!(left, 0, "there are cards enough");
    taken
}

/// A draw deck of cards of castes, with changes.
fn deck(castes: &[(char, u8)], more: &[(&str, u8)]) -> Deck {
    let cards: Vec<_> = castes.iter().flat_map(|(letter, cards)| of_caste(*letter, *cards)).collect();
    let cards: Vec<_> = cards.iter().map(|(id, copies)| (&**id, *copies)).chain(more.iter().copied()).collect();
    Deck { main: pile(&cards), ..Deck::default() }
}

/// The clauses and reasons against a deck.
fn faults_with(deck: &Deck, id: &str, options: &Options) -> Vec<(&'static str, &'static str)> {
    let faults = deck.faults(parts(), format(id), options);
    faults.into_iter().map(|fault| (fault.clause.0, fault.message.key)).collect()
}

fn faults(deck: &Deck) -> Vec<(&'static str, &'static str)> {
    faults_with(deck, "starter", &Options::default())
}

fn with_noble(deck: &Deck, noble: &str) -> Vec<(&'static str, &'static str)> {
    let deck = Deck { noble: parts().find(noble), ..deck.clone() };
    faults_with(&deck, "noble", &Options::default())
}

fn keywords() -> Options {
    Options { keywords: true, ..Options::default() }
}

/// Holds: OH-2.20, OH-N03, OH-X9.
#[test]
fn how_many_cards_a_deck_has() {
    for cards in [30, 40] {
        assert_eq!(faults(&deck(&[('w', cards)], &[])), [], "{cards}");
    }
    for cards in [29, 41] {
        assert_eq!(faults(&deck(&[('w', cards)], &[])), [("OH-2.20", "fault-deck-size")], "{cards}");
    }
    let side =
        |cards: u8| Deck { side: pile(&[("w-i2", 4), ("w-i3", 4), ("w-i4", cards - 8)]), ..deck(&[('w', 40)], &[]) };
    assert_eq!(faults(&side(10)), []);
    assert_eq!(faults(&side(11)), [("OH-2.20", "fault-side-size")]);
}

/// Holds: OH-2.21, OH-R21, OH-X9.
#[test]
fn copies_of_one_name() {
    let extra = |id, copies| faults(&deck(&[('w', 20), ('m', 10)], &[(id, copies)]));
    let too_many = [("OH-2.21", "fault-copies")];
    for (id, most) in
        [("w-c8", 2), ("m-c7", 2), ("w-w5", 2), ("w-a4", 2), ("w-q1", 4), ("w-t2", 4), ("w-d1", 4), ("w-m1", 4)]
    {
        assert_eq!(extra(id, most), [], "{most} {id}");
        assert_eq!(extra(id, most + 1), too_many, "{} {id}", most + 1);
    }
    for id in ["w-c1", "w-c2", "w-c5"] {
        assert_eq!(extra(id, 1), too_many, "a fifth {id}");
    }
    assert_eq!(extra("w-w2", 5), too_many);
    let free = Options { ability_copies: 0, ..Options::default() };
    let eight = deck(&[('w', 20), ('m', 10)], &[("w-i1", 8)]);
    assert_eq!((faults(&eight), faults_with(&eight, "starter", &free)), (too_many.to_vec(), vec![]));
    let characters = deck(&[('w', 20), ('m', 10)], &[("w-c1", 1)]);
    assert_eq!(faults_with(&characters, "starter", &free), too_many, "no limit of abilities and potions alone");
    let side = Deck { side: pile(&[("w-i1", 5)]), ..deck(&[('w', 36)], &[]) };
    assert_eq!(faults(&side), [], "the limit is of the draw deck");
}

/// Holds: OH-2.21, OH-X9.
#[test]
fn a_noble_is_in_no_deck() {
    let noble = [("OH-2.21", "fault-noble-in-deck")];
    assert_eq!(faults(&deck(&[('w', 36)], &[("w-noble", 1)])), noble);
    assert_eq!(faults(&Deck { side: pile(&[("w-noble", 1)]), ..deck(&[('w', 36)], &[]) }), noble);
}

/// Holds: OH-2.22, OH-N04, OH-X9.
#[test]
fn ten_of_each_caste() {
    let caste = ("OH-2.22", "fault-caste");
    assert_eq!(with_noble(&deck(&[('m', 30), ('h', 10)], &[]), "m-noble"), []);
    assert_eq!(with_noble(&deck(&[('m', 31), ('h', 9)], &[]), "m-noble"), [caste]);
    assert_eq!(faults(&deck(&[('m', 10), ('h', 10), ('w', 10)], &[])), []);
    assert_eq!(faults(&deck(&[('m', 31), ('h', 9)], &[])), [caste], "without a Noble too");
    assert_eq!(with_noble(&deck(&[('h', 30)], &[]), "m-noble"), [caste], "none of the Noble's");
    assert_eq!(with_noble(&deck(&[('h', 31), ('m', 9)], &[]), "m-noble"), [caste]);
    let deck = deck(&[('m', 22), ('h', 9), ('w', 9)], &[]);
    let reasons = deck.faults(parts(), format("starter"), &Options::default());
    assert_eq!(reasons.len(), 2, "every reason is told");
    assert_eq!(reasons[0].message.args[0].1, osok_hajnala::Caste::Hunter.term());
}

/// Holds: OH-2.23, OH-R33, OH-X9.
#[test]
fn keyword_cards() {
    let off = [("OH-2.23", "fault-keyword-card")];
    let twin = deck(&[('h', 36)], &[("kw-3", 1)]);
    assert_eq!((faults(&twin), faults_with(&twin, "starter", &keywords())), (off.to_vec(), vec![]));
    let side = Deck { side: pile(&[("kw-3", 1)]), ..deck(&[('h', 36)], &[]) };
    assert_eq!((faults(&side), faults_with(&side, "starter", &keywords())), (off.to_vec(), vec![]));
    let hunters = &named("hunter-foray").deck;
    let fitted = |options: &Options| hunters.fitted(parts(), format("noble"), options);
    assert_eq!((fitted(&keywords()).side.len(), fitted(&Options::default()).side.len()), (8, 5));
    assert_eq!(fitted(&Options::default()).main, hunters.main);
}

/// Holds: OH-2.24, OH-X9.
#[test]
fn exchanges_between_games() {
    let warriors = &named("warrior-battalion").deck;
    let mut next = warriors.clone();
    assert!(next.is_exchange_of(warriors));
    next.main = pile(&[("w-k5", 1)]);
    assert!(!next.is_exchange_of(warriors), "cards are gone");
    let full = Deck { side: pile(&[("w-i2", 1)]), ..deck(&[('w', 36)], &[]) };
    let before = Deck { main: full.main.clone(), side: pile(&[("w-i2", 1), ("w-i1", 0)]), noble: None };
    assert!(before.is_exchange_of(&full), "no copy is none");
    let moved = Deck { main: deck(&[('w', 36)], &[("w-i2", 1)]).main, ..Deck::default() };
    assert!(moved.is_exchange_of(&full));
    assert_eq!(faults(&moved), []);
    let fifth = Deck { side: pile(&[("w-c1", 1)]), ..deck(&[('w', 36)], &[]) };
    let brought_in = deck(&[('w', 36)], &[("w-c1", 1)]);
    assert!(brought_in.is_exchange_of(&fifth));
    assert_eq!((faults(&fifth), faults(&brought_in)), (vec![], vec![("OH-2.21", "fault-copies")]));
    assert!(!Deck { noble: parts().find("w-noble"), ..fifth.clone() }.is_exchange_of(&fifth));
}

/// Holds: OH-2.25, OH-N05, OH-X4.
#[test]
fn formats() {
    let told = [("starter", false), ("noble", true)];
    assert_eq!(parts().formats.iter().map(|format| (&*format.id, format.noble)).collect::<Vec<_>>(), told);
    for format in &parts().formats {
        assert_eq!((format.life_start, format.life_max, format.level_start), (20, 20, 0));
    }
    let deck = deck(&[('w', 36)], &[]);
    assert_eq!(faults_with(&deck, "noble", &Options::default()), [("OH-2.25", "fault-noble-missing")]);
    let mages = &named("mage-circle").deck;
    let fitted = |id| mages.fitted(parts(), format(id), &Options::default()).noble;
    assert_eq!((fitted("starter"), fitted("noble")), (None, parts().find("m-noble")));
}

/// Holds: OH-R35, OH-2.21, OH-2.23.
#[test]
fn any_cards_by_agreement() {
    let free = Options { deck_rules: DeckRules::Free, ..Options::default() };
    let faults = |deck: &Deck, options: &Options| faults_with(deck, "starter", options);
    let one = Deck { main: pile(&[("w-c1", 1)]), ..Deck::default() };
    assert_eq!(faults(&one, &free), [], "fewer than 30, and of a caste fewer than 10");
    assert_eq!(faults(&one, &Options::default()), [("OH-2.20", "fault-deck-size"), ("OH-2.22", "fault-caste")]);
    let many = |copies| Deck { main: pile(&[("w-c8", copies)]), ..Deck::default() };
    assert_eq!(faults(&many(60), &free), [], "more than 2 of a hero");
    assert_eq!(faults(&many(61), &free), [("OH-R35", "fault-deck-size")]);
    let noble = Deck { main: pile(&[("w-c1", 1), ("w-noble", 1)]), ..Deck::default() };
    assert_eq!(faults(&noble, &free), [("OH-2.21", "fault-noble-in-deck")]);
    let twin = Deck { main: pile(&[("kw-3", 1)]), ..Deck::default() };
    assert_eq!(faults(&twin, &free), [("OH-2.23", "fault-keyword-card")]);
    assert_eq!(faults(&twin, &Options { keywords: true, ..free }), []);
}

/// The decks of a table: two that are named or written, or the reason why not.
///
/// Holds: OH-2.20, OH-2.25.
#[test]
fn the_decks_of_a_table() {
    let table = |format: &str, decks: [&str; 2]| {
        let options = Options { format: format.into(), decks: decks.map(Into::into), ..Options::default() };
        parts().decks(&options).map_err(|fault| (fault.clause.0, fault.message.key, fault.line))
    };
    let [hunters, mages] = table("noble", ["hunter-foray", "mage-circle"]).unwrap();
    assert_eq!((hunters.main.len(), mages.noble), (40, parts().find("m-noble")));
    let written = deck(&[('w', 36)], &[]);
    let text = written.write(parts());
    assert_eq!(table("starter", [&text, "mage-circle"]).unwrap()[0], written);
    assert_eq!(table("noble", [&text, "mage-circle"]), Err(("OH-2.25", "fault-noble-missing", None)));
    assert_eq!(table("starter", ["hunters", "mage-circle"]), Err(("OH-2.20", "fault-deck", None)));
    assert_eq!(table("starter", ["mage-circle", "4 w-c1\n"]), Err(("OH-2.20", "fault-deck-size", None)));
    assert_eq!(table("starter", ["mage-circle", "\nmany w-c1"]), Err(("OH-2.20", "fault-deck-line", Some(2))));
    assert_eq!(table("titan", ["mage-circle", "mage-circle"]), Err(("OH-2.25", "fault-format", None)));
}

/// Our decks are legal in each format, with and without the keyword module.
///
/// Holds: OH-2.20, OH-2.21, OH-2.22, OH-2.23.
#[test]
fn the_starter_decks() {
    let file: Table = osok_hajnala::STANDARD.parse().unwrap();
    let told = |list: &str, deck: &str| file["checks"][list][deck].as_integer().unwrap();
    assert_eq!(parts().decks.len(), 3);
    for NamedDeck { id, deck, .. } in &parts().decks {
        for (format, options) in [
            ("starter", Options::default()),
            ("noble", Options::default()),
            ("starter", keywords()),
            ("noble", keywords()),
        ] {
            let fitted = deck.fitted(parts(), self::format(format), &options);
            assert_eq!(faults_with(&fitted, format, &options), [], "{id} in {format}");
        }
        assert_eq!(i64::from(deck.main.len()), told("main_deck_cards", id));
        assert_eq!(i64::from(deck.side.len()), told("side_deck_cards", id));
        let count = |is: fn(&Card) -> bool| -> i64 {
            let cards = deck.main.iter().filter(|(card, _)| is(parts().card(*card)));
            cards.map(|(_, copies)| i64::from(copies)).sum()
        };
        assert_eq!(count(|card| card.kind.is_character()), told("main_deck_characters", id));
        let base = |card: &Card| card.kind == Kind::Weapon && card.tier == Some(osok_hajnala::Tier::Base);
        assert_eq!(count(base), told("main_deck_base_weapons", id));
        let levels = deck.main.curve(parts()).into_iter().zip(1..).map(|(cards, level)| i64::from(cards) * level);
        assert_eq!(levels.sum::<i64>(), told("main_deck_level_total", id));
    }
}

/// Of the hunters' deck 22 cards could be the starting card.
///
/// Holds: OH-X8.
#[test]
fn counts_of_a_deck() {
    let hunters = &named("hunter-foray").deck;
    let low = hunters.main.iter().filter(|(card, _)| (1..=2).contains(&parts().card(*card).level));
    assert_eq!(low.count(), 22);
    let mixed = deck(&[('m', 12), ('h', 20)], &[("h-d1", 2)]).main;
    assert_eq!(mixed.castes(parts()), [22, 12, 0]);
    assert_eq!(mixed.curve(parts()), [8 + 4 + 2 + 4, 4 + 8, 4, 0, 0, 0]);
    let kinds = mixed.kinds(parts());
    assert_eq!((kinds[Kind::Mercenary.index()], kinds[Kind::Potion.index()], kinds[Kind::Hero.index()]), (32, 2, 0));
    assert_eq!(kinds.iter().sum::<u16>(), mixed.len());
}

/// Holds: OH-2.20.
#[test]
fn decks_as_text() {
    for NamedDeck { deck, .. } in &parts().decks {
        assert_eq!(Deck::read(&deck.write(parts()), parts()).as_ref(), Ok(deck));
    }
    let text = "# A deck of mine\nnoble w-noble\n\n2 w-c1   # shields\n1 w-w1\n2 w-c1\nside\n1 w-k5\n";
    let deck = Deck::read(text, parts()).unwrap();
    let told =
        Deck { noble: parts().find("w-noble"), main: pile(&[("w-c1", 4), ("w-w1", 1)]), side: pile(&[("w-k5", 1)]) };
    assert_eq!(deck, told);
    assert_eq!(deck.write(parts()), "noble w-noble\n4 w-c1\n1 w-w1\nside\n1 w-k5\n");
    assert_eq!(Deck::read("", parts()), Ok(Deck::default()));
    assert_eq!(Deck::read("3x w-c1, 1× w-c1", parts()).unwrap().main, pile(&[("w-c1", 4)]));
    // As other programs and editors write it.
    for text in [
        "w-c1 x3, w-c1 ×1",
        "\u{feff}3 W-C1\n1X W-c1",
        "2 w\u{2011}c1\n2 w\u{2013}c\u{200b}1",
        "w-c1 X4",
        "x4 w-c1",
        "W-C1 x4",
    ] {
        assert_eq!(Deck::read(text, parts()).map(|deck| deck.main), Ok(pile(&[("w-c1", 4)])), "{text}");
    }
    assert_eq!(Deck::read("Side\n2 W-C1", parts()).unwrap().side, pile(&[("w-c1", 2)]));
    let long = format!("4 w-c1 # {}", "x".repeat(MAX_TEXT));
    assert_eq!(Deck::read(&long, parts()).unwrap_err().message.key, "fault-deck-long");
    assert_eq!(Deck::read(&long[..MAX_TEXT], parts()).unwrap().main, pile(&[("w-c1", 4)]));
    let faults = [
        ("4 w-c1\nw-c2", 2, "fault-deck-line"),
        ("four w-c1", 1, "fault-deck-line"),
        ("0 w-c1", 1, "fault-deck-copies"),
        ("61 w-c1", 1, "fault-deck-copies"),
        ("99999999999999999999 w-c1", 1, "fault-deck-line"),
        ("4 w-c1 w-c2", 1, "fault-deck-card"),
        ("side\n\nside", 3, "fault-deck-twice"),
        ("noble w-noble\nnoble m-noble", 2, "fault-deck-twice"),
        ("noble w-c1", 1, "fault-no-noble"),
        ("1 w-c1\n1 w-c99", 2, "fault-deck-card"),
        ("noble king", 1, "fault-deck-card"),
    ];
    for (text, line, key) in faults {
        let fault = Deck::read(text, parts()).unwrap_err();
        assert_eq!((fault.clause.0, fault.message.key, fault.line), ("OH-2.20", key, Some(line)), "{text}");
    }
}

/// Whoever writes a deck is told of every line that is wrong, and where the rest of it stands that breaks a rule.
///
/// Holds: OH-2.20, OH-2.21, OH-2.23.
#[test]
fn every_fault_of_a_written_deck_has_its_line() {
    let text = "# Mine\n5 w-c1\nnobody\n2 Nobody At All\n20 m-c1\n8 m-c2\nside\n1 kw-3\n1 w-noble\n";
    let options = Options { keywords: false, decks: [text, text].map(Into::into), ..Options::default() };
    let told: Vec<_> = OsokHajnala::faults(&options).iter().map(|fault| (fault.message.key, fault.line)).collect();
    let lines = [
        ("fault-deck-line", Some(3)),
        ("fault-deck-card", Some(4)),
        ("fault-noble-in-deck", Some(9)),
        ("fault-copies", Some(2)),
        ("fault-copies", Some(5)),
        ("fault-copies", Some(6)),
        ("fault-caste", None),
    ];
    let mut sorted = [told, lines.to_vec()];
    sorted.iter_mut().for_each(|told| told.sort());
    assert_eq!(sorted[0], sorted[1]);
}

/// Whoever builds a deck is told all of what is wrong with it at once, and of two players with the same deck once.
///
/// Holds: OH-2.20, OH-2.21, OH-2.22, OH-2.25.
#[test]
fn all_faults_of_both_decks() {
    let clauses = |options: Options| -> Vec<&str> {
        let faults = OsokHajnala::faults(&options);
        assert_eq!(OsokHajnala::new(&options).err().as_ref(), faults.first(), "the first is why there is no table");
        faults.iter().map(|fault| fault.clause.0).collect()
    };
    let with = |decks: [&str; 2]| Options { decks: decks.map(Into::into), ..Options::default() };
    assert_eq!(clauses(Options::default()), [""; 0]);
    assert_eq!(clauses(with(["5 h-c1\n", "mage-circle"])), ["OH-2.20", "OH-2.21", "OH-2.22"]);
    assert_eq!(clauses(with(["5 h-c1\n", "5 h-c1\n"])), ["OH-2.20", "OH-2.21", "OH-2.22"]);
    assert_eq!(clauses(with(["40 h-c1\n", "no-such-deck"])), ["OH-2.21", "OH-2.20"], "the second deck is not there");
    assert_eq!(clauses(Options { format: "weather".into(), ..with(["1 x\n", "1 y\n"]) }), ["OH-2.25"]);
    assert_eq!(clauses(Options { components: Some("[[card]]".into()), ..with(["1 x\n", "1 y\n"]) }), ["OH-2.2"]);
}

/// What decks are built from follows from the options: Nobles and keyword cards where they are used, sizes by the deck rules.
///
/// Holds: OH-2.20, OH-2.23, OH-2.25, OH-R35.
#[test]
fn what_decks_are_built_from() {
    let told = |options: Options| serde_json::to_value(OsokHajnala::catalogue(&options).unwrap()).unwrap();
    let keywords = |told: &Value| told["cards"].as_array().unwrap().iter().any(|card| card["keywords"] != json!([]));
    let usual = told(Options::default());
    assert_eq!((&usual["noble"], &usual["main"], &usual["side"]), (&json!(false), &json!([30, 40]), &json!(10)));
    assert!(!keywords(&usual));
    let all =
        told(Options { format: "noble".into(), keywords: true, deck_rules: DeckRules::Free, ..Options::default() });
    assert_eq!((&all["noble"], &all["main"], &all["side"]), (&json!(true), &json!([1, 60]), &json!(null)));
    assert!(keywords(&all));
    assert_eq!(all["cards"].as_array().unwrap().len(), parts().cards.len());
    for (ready, NamedDeck { id, deck, .. }) in all["decks"].as_array().unwrap().iter().zip(&parts().decks) {
        assert_eq!(ready["id"], id.as_str());
        assert_eq!(Deck::read(ready["text"].as_str().unwrap(), parts()).as_ref(), Ok(deck));
    }
}

/// A table without a file of its own plays the standard cards.
///
/// Holds: OH-2.2.
#[test]
fn the_file_of_a_table() {
    let parts = |components| Components::for_table(&Options { components, ..Options::default() });
    assert_eq!(parts(None).as_ref(), Ok(Components::standard()));
    let line = STANDARD.lines().position(|line| line.contains("level = 1")).expect("a card has level 1") as u32 + 1;
    let fault = parts(Some(STANDARD.replacen("level = 1", "level = 9", 1))).unwrap_err();
    assert_eq!((fault.clause.0, fault.line), ("OH-2.7", Some(line)));
}
