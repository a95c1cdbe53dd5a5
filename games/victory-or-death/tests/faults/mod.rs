//! What a component file must be: each fault with its clause, its reason and its line.

mod effects;

use quincunx_engine::prelude::*;
use quincunx_engine::{Arg, Fault};
use toml::Table;
use victory_or_death::{Options, STANDARD, VictoryOrDeath};

/// A table with this component file.
pub(crate) fn read(text: &str) -> Result<VictoryOrDeath, Fault> {
    VictoryOrDeath::new(&Options { components: Some(text.to_owned()), ..Options::default() })
}

/// The standard file with the first `from` as `to`, and the line of the `@` in it, which is left out, or of its beginning.
pub(crate) fn changed(from: &str, to: &str) -> (String, u32) {
    let place = STANDARD.find(from).unwrap_or_else(|| panic!("the file has no {from:?}"));
    let mark = place + to.find('@').unwrap_or(0);
    let text = STANDARD.replacen(from, &to.replacen('@', "", 1), 1);
    let line = text[..mark].matches('\n').count() as u32 + 1;
    (text, line)
}

/// The standard file in which a card of a type has this effect, and the line of the `@`.
pub(crate) fn with_card(kind: &str, effect: &str) -> (String, u32) {
    let from = STANDARD.find("[[card]]\nid = \"cor_e1\"").unwrap();
    let to = from + 1 + STANDARD[from + 1..].find("[[card]]\n").unwrap();
    let symbol = kind == "prepare" && effect.contains("strategy");
    let head = format!("id = \"cor_e1\"\npower = \"corinth\"\ntype = \"{kind}\"\ncopies = 1\nsymbol = {symbol}");
    let card = format!("[[card]]\n{head}\ntitle = \"A card\"\n[card.effect]\n{effect}\n\n");
    changed(&STANDARD[from..to], &card)
}

/// The clause and the reason why a file is refused, which it is at the line.
fn refused((text, line): (String, u32)) -> (&'static str, &'static str) {
    let fault: Fault = read(&text).expect_err("the file is good");
    assert_eq!(fault.line, Some(line), "{fault}");
    (fault.clause.0, fault.message.key)
}

/// The standard file with more in it, and the line of the `@`.
fn more(records: &str) -> (String, u32) {
    changed("# The totals of all this.", &format!("{records}\n"))
}

fn is_good(kind: &str, effect: &str) {
    let (text, _) = with_card(kind, effect);
    if let Err(fault) = read(&text) {
        panic!("{fault}: {effect}");
    }
}

/// An effect with the trigger `play` and these steps.
fn play(steps: &str) -> (String, u32) {
    with_card("event", &format!("trigger = [{{ on = \"play\" }}]\nsteps = [\n{steps}\n]"))
}

/// An effect that answers to the trigger with the steps.
fn answer(kind: &str, trigger: &str, steps: &str) -> (String, u32) {
    with_card(kind, &format!("trigger = [{{ {trigger} }}]\nsteps = [\n{steps}\n]"))
}

/// Holds: VOD-2.1.6.
#[test]
fn the_form_of_a_file() {
    let faults = [
        (changed("[meta]", "@[meta"), "fault-form"),
        (changed("[meta]", "[[@house]]\n[meta]"), "fault-field"),
        (changed("x = 647", "@z = 1\nx = 647"), "fault-field"),
        (changed("x = 647", "x = @1201"), "fault-number"),
        (changed("y = 412", "y = @-1"), "fault-number"),
        (changed("y = 412", "y = @99999999999999999999"), "fault-number"),
        (changed("x = 647", "x = @\"647\""), "fault-value"),
        (changed("name = \"Athens\"", "name = @3"), "fault-value"),
        (changed("name = \"Athens\"", "name = @\"\""), "fault-title"),
        (changed("name = \"Athens\"", "name = @{ hu = \"Athén\" }"), "fault-missing"),
        (changed("name = \"Athens\"", "name = { en = @\"A\\n\" }"), "fault-title"),
        (changed("symbol = false", "symbol = @\"no\""), "fault-value"),
        (changed("trigger = [{ on = \"play\" }]", "trigger = @{ on = \"play\" }"), "fault-value"),
        (changed("trigger = [{ on = \"play\" }]", "trigger = [@\"play\"]"), "fault-value"),
        (changed("id = \"attica\"", "id = @\"Attica\""), "fault-id"),
        (changed("id = \"attica\"", "id = @\"3\""), "fault-id"),
        (changed("id = \"attica\"", "id = @\"none\""), "fault-id"),
        (changed("id = \"attica\"", "id = @\"a_province_of_a_very_long_name_xyz\""), "fault-id"),
        (changed("id = \"attica\"", "id = @\"athens\""), "fault-id-twice"),
        (changed("id = \"cor_s2\"", "id = @\"cor_s1\""), "fault-id-twice"),
        (changed("copies = 5", "copies = @0"), "fault-number"),
        (changed("copies = 5", "copies = @16"), "fault-number"),
        (changed("copies = 5", "copies = @5.0"), "fault-value"),
    ];
    for (file, key) in faults {
        assert_eq!(refused(file), ("VOD-2.1.6", key));
    }
    let fault = read(&changed("x = 647\n", "").0).unwrap_err();
    let (record, _) = changed("[[space]]\nid = \"athens\"", "@[[space]]\nid = \"athens\"");
    assert_eq!(fault.message.key, "fault-missing");
    assert_eq!(record.lines().nth(fault.line.unwrap() as usize - 1), Some("[[space]]"), "the record that lacks it");
    assert_eq!(read("").unwrap_err().clause.0, "VOD-2.2.3", "no powers");
    for deep in ["card = ".to_owned() + &"[".repeat(100_000), "card = ".to_owned() + &"{a=".repeat(100_000)] {
        assert_eq!(read(&deep).unwrap_err().message.key, "fault-form");
    }
}

/// Holds: VOD-2.1.2, VOD-2.2.1, VOD-2.2.3.
#[test]
fn powers() {
    let first = |to: &str| changed("id = \"corinth\"\ncards = 43\nhoplites = 4", to);
    let power = |id: &str| first(&format!("id = @\"{id}\"\ncards = 43\nhoplites = 4"));
    assert_eq!(refused(power("thebes")), ("VOD-2.2.1", "fault-word"));
    assert_eq!(refused(power("self")), ("VOD-2.2.1", "fault-word"));
    let twice = more("[[power]]\nid = @\"athens\"\ncards = 44\nhoplites = 4\ntriremes = 5\ncities = 3\nbribes = 3\n");
    assert_eq!(refused(twice), ("VOD-2.1.6", "fault-id-twice"));
    assert_eq!(refused(first("id = \"corinth\"\ncards = 43\nhoplites = @16")), ("VOD-2.1.2", "fault-number"));
    assert_eq!(refused(first("id = \"corinth\"\ncards = @44\nhoplites = 4")), ("VOD-2.1.2", "fault-deck-size"));
    let none: String = {
        let mut file: Table = STANDARD.parse().unwrap();
        file["power"].as_array_mut().unwrap().remove(3);
        file.to_string()
    };
    let fault = read(&none).unwrap_err();
    assert_eq!((fault.clause.0, fault.message.key), ("VOD-2.2.3", "fault-power-missing"));
    assert_eq!(fault.message.args, [("power", Arg::Text("athens".into()))]);
}

/// Holds: VOD-2.1.3, VOD-2.1.4.
#[test]
fn spaces_and_borders() {
    let border = |a: &str, b: &str| more(&format!("@[[border]]\na = \"{a}\"\nb = \"{b}\""));
    assert_eq!(refused(border("naxos", "naxos")), ("VOD-2.1.3", "fault-border-self"));
    assert_eq!(refused(border("laconia", "messenia")), ("VOD-2.1.3", "fault-border-twice"));
    assert_eq!(refused(border("messenia", "laconia")), ("VOD-2.1.3", "fault-border-twice"));
    assert_eq!(refused(more("[[border]]\na = \"naxos\"\nb = @\"melos\"")), ("VOD-2.1.6", "fault-space"));
    assert_eq!(refused(changed("kind = \"sea\"", "kind = @\"lake\"")), ("VOD-2.1.3", "fault-word"));
    assert_eq!(refused(changed("major = 3", "major = @0")), ("VOD-2.1.4", "fault-number"));
    let sea = more("[[space]]\nid = \"black_sea\"\nname = \"Black Sea\"\nkind = \"sea\"\nmajor = @1\nx = 9\ny = 9");
    assert_eq!(refused(sea), ("VOD-2.1.4", "fault-major"));
    let space = |number: u32, mark: &str| {
        format!("{mark}[[space]]\nid = \"s{number}\"\nname = \"S\"\nkind = \"sea\"\nx = {number}\ny = 9\n")
    };
    let spaces: String = (43..64).map(|number| space(number, "")).collect();
    assert!(read(&more(&spaces).0).is_ok(), "64 spaces");
    assert_eq!(refused(more(&(spaces + &space(64, "@")))), ("VOD-2.1.6", "fault-many-spaces"));
}

/// Holds: VOD-2.4.1, VOD-4.1.2, VOD-4.1.4, VOD-4.1.7, VOD-4.1.8, VOD-4.1.9, VOD-4.1.10, VOD-4.1.11.
#[test]
fn opening_positions() {
    let setup = |power: &str, piece: &str, at: &str| {
        more(&format!("@[[setup]]\npower = \"{power}\"\npiece = \"{piece}\"\nat = \"{at}\""))
    };
    let bad = [
        (("sparta", "hoplite", "messenian_gulf"), ("VOD-4.1.2", "fault-setup-ground")),
        (("sparta", "trireme", "messenia"), ("VOD-4.1.2", "fault-setup-ground")),
        (("sparta", "hoplite", "italy"), ("VOD-4.1.2", "fault-setup-ground")),
        (("athens", "hoplite", "corinth"), ("VOD-4.1.7", "fault-setup-enemy")),
        (("athens", "trireme", "gulf_of_corinth"), ("VOD-4.1.7", "fault-setup-enemy")),
        (("sparta", "hoplite", "laconia"), ("VOD-4.1.8", "fault-setup-second")),
        (("corinth", "hoplite", "laconia"), ("VOD-4.1.8", "fault-setup-second")),
        (("corinth", "city", "laconia"), ("VOD-4.1.9", "fault-setup-second")),
        (("delian", "trireme", "saronic_gulf"), ("VOD-4.1.10", "fault-setup-second")),
    ];
    for ((power, piece, at), fault) in bad {
        assert_eq!(refused(setup(power, piece, at)), fault, "{power} {piece} {at}");
    }
    for (power, piece, at) in
        [("corinth", "hoplite", "corinth"), ("sparta", "hoplite", "corinth"), ("sparta", "city", "messenia")]
    {
        assert!(read(&setup(power, piece, at).0).is_ok(), "{power} {piece} {at}");
    }
    let fleet: String = ["messenian_gulf", "myrtoan_sea"]
        .map(|at| format!("[[setup]]\npower = \"sparta\"\npiece = \"trireme\"\nat = \"{at}\"\n"))
        .concat();
    assert!(read(&more(&fleet).0).is_ok(), "both triremes");
    let third = fleet + "@[[setup]]\npower = \"sparta\"\npiece = \"trireme\"\nat = \"dodecanese\"\n";
    assert_eq!(refused(more(&third)), ("VOD-4.1.4", "fault-setup-stock"));
    let no_city = changed("power = \"corinth\"\npiece = \"city\"", "power = \"corinth\"\npiece = \"hoplite\"").0;
    let fault = read(&no_city).unwrap_err();
    assert_eq!((fault.clause.0, fault.message.key), ("VOD-2.4.1", "fault-setup-city"));
    assert_eq!(no_city.lines().nth(fault.line.unwrap() as usize), Some("id = \"corinth\""), "the record of the power");
    assert_eq!(refused(more("[[setup]]\npower = \"sparta\"\npiece = @\"bribe\"\nat = \"argos\"")).0, "VOD-4.1.1");
}

/// A record of a card of Corinth that does nothing to speak of.
pub(crate) fn card(id: &str, kind: &str, copies: u32) -> String {
    let (trigger, step) = match kind {
        "prepare" => ("removed", "draw"),
        "status" => ("would_remove", "keep\", id = \"k"),
        _ => ("play", "draw"),
    };
    let n = if kind == "status" { "" } else { ", n = 1" };
    format!(
        "@[[card]]\nid = \"{id}\"\npower = \"corinth\"\ntype = \"{kind}\"\ncopies = {copies}\nsymbol = false\ntitle = \"A\"\n\
         [card.effect]\ntrigger = [{{ on = \"{trigger}\" }}]\nsteps = [{{ do = \"{step}\"{n} }}]\n"
    )
}

/// The standard file with more cards of Corinth, all but the last without mark; the record of the power counts them.
pub(crate) fn more_cards(cards: &[String], copies: u32) -> (String, u32) {
    let (last, before) = cards.split_last().unwrap();
    let (text, line) = more(&(before.concat().replace('@', "") + last));
    let count = format!("id = \"corinth\"\ncards = {}", 43 + copies);
    (text.replacen("id = \"corinth\"\ncards = 43", &count, 1), line)
}

/// How many cards of a power answer to events in the standard file.
fn cards_that_answer(power: &str) -> u32 {
    let file: Table = STANDARD.parse().unwrap();
    let cards = file["card"].as_array().unwrap().iter().filter(|card| card["power"].as_str() == Some(power));
    let answers =
        |cue: &toml::Value| !["play", "strategy", "own_turn", "scoring"].contains(&cue["on"].as_str().unwrap());
    cards.filter(|card| card["effect"]["trigger"].as_array().unwrap().iter().any(answers)).count() as u32
}

/// Holds: VOD-2.1.6, VOD-2.5.1.
#[test]
fn how_many_cards_there_may_be() {
    let cards = |kind: &str, numbers: std::ops::Range<u32>, copies: u32| -> (Vec<String>, u32) {
        let cards = numbers.map(|number| card(&format!("more{number}"), kind, copies));
        let cards: Vec<_> = cards.collect();
        let count = cards.len() as u32 * copies;
        (cards, count)
    };
    let more = |(cards, copies): (Vec<String>, u32)| read(&more_cards(&cards, copies).0);
    let fault = |(cards, copies): (Vec<String>, u32)| refused(more_cards(&cards, copies));

    assert_eq!(fault(cards("event", 0..1, 2)), ("VOD-2.1.6", "fault-many-several"), "a fifth card with several copies");
    assert!(more(cards("event", 0..25, 1)).is_ok(), "48 single cards");
    assert_eq!(fault(cards("event", 0..26, 1)), ("VOD-2.1.6", "fault-many-single"));
    assert!(more(cards("prepare", 0..2, 1)).is_ok(), "ten Prepare cards");
    assert_eq!(fault(cards("prepare", 0..3, 1)), ("VOD-2.1.6", "fault-many-prepares"));
    let answering = cards_that_answer("corinth");
    assert!(more(cards("status", 0..16 - answering, 1)).is_ok(), "16 cards that answer to events");
    assert_eq!(fault(cards("status", 0..17 - answering, 1)), ("VOD-2.1.6", "fault-many-reactions"));

    let mut none: Table = STANDARD.parse().unwrap();
    none["card"].as_array_mut().unwrap().retain(|card| card["power"].as_str() != Some("delian"));
    let fault = read(&none.to_string()).unwrap_err();
    assert_eq!((fault.clause.0, fault.message.key), ("VOD-2.5.1", "fault-deck-small"));
}
