//! The texts of cards are made from their effects: every word of the vocabulary has its sentence in all languages.

use quincunx_engine::prelude::*;
use std::sync::LazyLock;

use quincunx_checks::folder;
use quincunx_engine::{Arg, LANGUAGES, Message};
use victory_or_death::{Options, STANDARD, SeenCard, SeenComponents, VictoryOrDeath};

fn shown(components: Option<String>) -> SeenComponents {
    VictoryOrDeath::new(&Options { components, ..Options::default() }).expect("the file is good").components()
}

fn card<'a>(shown: &'a SeenComponents, id: &str) -> &'a SeenCard {
    shown.cards.iter().find(|card| card.id == id).expect("there is such a card")
}

/// The standard file in which one of Corinth's Events has another type and effect.
fn with_effect(kind: &str, effect: &str) -> String {
    let from = STANDARD.find("[[card]]\nid = \"cor_e1\"").expect("there is such a card");
    let to = from + 1 + STANDARD[from + 1..].find("[[card]]\n").expect("it is not the last");
    let symbol = effect.contains("\"strategy\"");
    let head = format!("id = \"cor_e1\"\npower = \"corinth\"\ntype = \"{kind}\"\ncopies = 1\nsymbol = {symbol}");
    let record = format!("[[card]]\n{head}\ntitle = \"A card\"\n[card.effect]\n{effect}\n\n");
    STANDARD.replacen(&STANDARD[from..to], &record, 1)
}

/// A message and the phrases in it.
fn phrases(message: &Message) -> Vec<&Message> {
    let inner =
        message.args.iter().filter_map(|(_, arg)| if let Arg::Phrase(phrase) = arg { Some(phrase) } else { None });
    [message].into_iter().chain(inner.flat_map(|phrase| phrases(phrase))).collect()
}

fn keys(card: &SeenCard) -> Vec<&'static str> {
    card.text.iter().flat_map(phrases).map(|phrase| phrase.key).collect()
}

static LOCALES: LazyLock<[String; 4]> =
    LazyLock::new(|| LANGUAGES.map(|language| folder::locale(env!("CARGO_MANIFEST_DIR"), language).unwrap()));

/// The words of a key in a language.
fn words(language: usize, key: &str) -> Option<&'static str> {
    let text = &LOCALES[language];
    let start = text.find(&format!("\n{key} = "))? + 1;
    let entry = &text[start..];
    let end = entry.match_indices('\n').map(|(at, _)| at).find(|at| !entry[at + 1..].starts_with([' ', '}']));
    Some(&entry[..end.unwrap_or(entry.len())])
}

/// Where a text lacks words in a language, or a sentence asks for what it is not given.
fn gaps(card: &SeenCard) -> Vec<String> {
    let mut gaps = Vec::new();
    for message in card.text.iter().flat_map(phrases) {
        let terms = message
            .args
            .iter()
            .filter_map(|(_, arg)| if let Arg::Term(term) = arg { Some(term.as_str()) } else { None });
        for key in terms.chain([message.key]) {
            for (language, code) in LANGUAGES.iter().enumerate() {
                let Some(entry) = words(language, key) else {
                    gaps.push(format!("{code}: no words for {key}"));
                    continue;
                };
                let asked = entry.split('$').skip(1).map(|rest| {
                    rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').next().unwrap_or_default()
                });
                let given = |name: &str| key != message.key || message.args.iter().any(|(known, _)| *known == name);
                gaps.extend(asked.filter(|name| !given(name)).map(|name| format!("{code}: {key} asks for {name}")));
            }
        }
    }
    gaps
}

/// Holds: VOD-2.1.5.
#[test]
fn every_card_of_the_standard_file_has_a_text_and_its_clause() {
    let shown = shown(None);
    let rulebooks = LANGUAGES.map(|language| folder::rulebook(env!("CARGO_MANIFEST_DIR"), language).unwrap());
    for card in shown.cards.iter() {
        assert!(!card.text.is_empty(), "{}", card.id);
        assert_eq!(gaps(card), [""; 0], "{}", card.id);
        let clause = format!("[{}]", card.clause.as_deref().expect("it is in the rulebook"));
        assert!(rulebooks.iter().all(|rulebook| rulebook.contains(&clause)), "{}: {clause}", card.id);
    }
    assert_eq!(card(&shown, "spa_p4").clause.as_deref(), Some("VOD-SPAP4"));
}

/// Holds: VOD-4.11.11.
#[test]
fn every_word_of_the_vocabulary_has_a_sentence() {
    let play = "trigger = [{ on = \"play\" }]\n";
    let step = |step: &str| ("event", format!("{play}steps = [{{ {step} }}]"));
    let on = |trigger: &str| ("prepare", format!("trigger = [{{ {trigger} }}]\nsteps = [{{ do = \"draw\", n = 1 }}]"));
    let mut effects = vec![];
    for of in ["self", "teammate", "friend", "enemy", "any", "corinth", "athens"] {
        for deed in ["deck_discard", "hand_discard", "lose_vp"] {
            effects.push(step(&format!("do = \"{deed}\", of = \"{of}\", n = 2")));
        }
        effects.push(step(&format!(
            "do = \"remove_bribe\", of = \"{of}\", spaces = {{ kind = [\"land\", \"neutral\"] }}, n = 2"
        )));
        effects.push(step(&format!("do = \"supply_check\", of = \"{of}\"")));
        effects.push(step(&format!("do = \"remove\", of = \"{of}\", piece = [\"hoplite\", \"city\"], times = 3")));
        for happening in ["would_remove", "removed", "battle_begun", "battle_over"] {
            effects.push(on(&format!(
                "on = \"{happening}\", of = \"{of}\", by = \"{of}\", piece = [\"trireme\"], turn = \"other\""
            )));
        }
        effects.push(on(&format!("on = \"mustered\", of = \"{of}\", turn = \"own\", step = [\"play\", \"draw\"]")));
        effects
            .push(on(&format!("on = \"placed\", of = \"{of}\", piece = [\"city\"], spaces = {{ ids = [\"argos\"] }}")));
        effects.push(on(&format!("on = \"card_played\", by = \"{of}\", types = [\"event\", \"status\"]")));
        let holding = format!("{{ of = \"{of}\", piece = [\"trireme\", \"city\"] }}");
        effects.push(step(&format!(
            "do = \"place\", piece = [\"city\"], spaces = {{ holding = {holding}, next_to_holding = {holding} }}"
        )));
        for bounds in ["min = 1", "max = 0", "min = 2", "max = 3", "min = 1, max = 3"] {
            let when = format!(
                "when = [{{ cond = \"pieces\", of = \"{of}\", piece = [\"hoplite\"], supplied = true, {bounds} }}]"
            );
            effects.push(("event", format!("{play}{when}\nsteps = [{{ do = \"draw\", n = 1 }}]")));
        }
    }
    for kind in ["\"land\"", "\"sea\"", "\"land\", \"sea\""] {
        effects.push(step(&format!(
            "do = \"battle\", kind = [{kind}], with_piece = [\"trireme\"], times = 2, each_once = true"
        )));
    }
    for causes in ["\"battle\"", "\"effect\", \"supply\""] {
        effects.push(on(&format!("on = \"removed\", cause = [{causes}]")));
    }
    for until in ["end_of_step", "end_of_turn", "end_of_round", "end_of_game"] {
        let ends = format!("until = \"{until}\"");
        effects.push(step(&format!("do = \"link\", a = \"athens\", b = \"argos\", scope = \"own_battles\", {ends}")));
        effects.push(step(&format!("do = \"extra_play\", types = [\"event\"], n = 2, {ends}")));
    }
    for cost in [
        "[[{ pay = \"vp\", n = 1 }, { pay = \"bribe_from_bowl\", n = 2 }]]",
        "[[{ pay = \"discard\", n = 2 }], [{ pay = \"discard_type\", types = [\"event\"], n = 1 }], [{ pay = \"vp\", n = 1 }]]",
        "[[{ pay = \"take_off\", piece = [\"hoplite\", \"city\"], spaces = { next_to_ids = [\"argos\"] }, n = 1 }]]",
    ] {
        effects.push(step(&format!("do = \"draw\", n = 1, cost = {cost}")));
        effects.push(("event", format!("{play}cost = {cost}\nsteps = [{{ do = \"gain_vp\", n = 1 }}]")));
    }
    for outcome in ["done", "prevented", "declined", "no_target", "skipped"] {
        let first = "{ id = \"a\", do = \"place\", piece = [\"hoplite\"] }";
        let when = format!("when = [{{ cond = \"outcome\", step = \"a\", is = [\"{outcome}\"] }}]");
        let near = "spaces = { bound = [\"a\"], next_to_bound = [\"a\"], kind = [\"sea\"] }";
        let second = format!("{{ do = \"place_bribe\", n = 2, {near}, {when} }}");
        effects.push(("event", format!("{play}steps = [{first}, {second}]")));
    }
    let fighter = "do = \"battle\", kind = [\"land\"], fighter_bound = \"a\"";
    effects.push(("event", format!("{play}steps = [{{ id = \"a\", do = \"muster\", piece = [\"hoplite\"], actor = \"friend\" }}, {{ {fighter} }}]")));
    let bound = "do = \"remove\", of = \"enemy\", piece = [\"hoplite\"], piece_bound";
    effects.push((
        "event",
        format!("{play}steps = [{{ id = \"a\", do = \"battle\", kind = [\"land\"] }}, {{ {bound} = \"a\" }}]"),
    ));
    let answer = "trigger = [{ on = \"mustered\" }, { on = \"placed\" }]\n";
    for steps in [
        format!("{bound} = \"event\""),
        "do = \"battle\", kind = [\"sea\"], fighter_bound = \"event\"".to_owned(),
        "do = \"relocate\", piece = [\"hoplite\"], max = 2".to_owned(),
        "do = \"muster\", piece = [\"trireme\"], spaces = { bound = [\"event\"], next_to_bound = [\"event\"] }"
            .to_owned(),
        "do = \"search\", types = [\"event\", \"status\"], n = 2".to_owned(),
        "do = \"bribe_to_bowl\", n = 2".to_owned(),
    ] {
        effects.push(("prepare", format!("{answer}steps = [{{ {steps} }}]")));
    }
    effects.push(("prepare", "trigger = [{ on = \"would_remove\" }]\nsteps = [{ do = \"keep\" }]".to_owned()));
    effects.push(("prepare", "trigger = [{ on = \"strategy\" }]\nsteps = [{ do = \"draw\", n = 1 }]".to_owned()));
    effects.push((
        "status",
        "limit = \"once_per_turn\"\ntrigger = [{ on = \"own_turn\" }]\nsteps = [{ do = \"draw\", n = 1 }]".to_owned(),
    ));
    for (kind, effect) in effects {
        let shown = shown(Some(with_effect(kind, &effect)));
        let card = card(&shown, "cor_e1");
        assert!(!card.text.is_empty(), "{effect}");
        assert_eq!(gaps(card), [""; 0], "{effect}");
        assert_eq!(card.clause, None, "the rulebook tells of another card: {effect}");
    }
}

/// In Polish and Russian Athens and the Oligarchs are plural.
#[test]
fn verbs_of_the_log_agree_with_who_acts() {
    for (language, code) in LANGUAGES.iter().enumerate().filter(|(_, code)| ["pl", "ru"].contains(code)) {
        let keys = LOCALES[language].lines().filter_map(|line| Some(line.split_once(" = ")?.0));
        for key in keys.filter(|key| key.starts_with("event-")) {
            let entry = words(language, key).expect("it is there");
            assert!(!entry.contains("{ $who }") || entry.contains("{ $who-number ->"), "{code}: {key}");
        }
    }
}

/// Holds: VOD-4.15.4, VOD-4.15.5.
#[test]
fn spaces_are_told_as_they_are_meant() {
    let shown = shown(None);
    assert!(keys(card(&shown, "cor_s2")).contains(&"where-in-or-next-to"), "in or next to Lesbos");
    assert!(keys(card(&shown, "cor_p3")).contains(&"where-next-to"), "four provinces around Corinth");
    let listed = keys(card(&shown, "ath_e5"));
    assert!(listed.contains(&"phrase-or") && !listed.contains(&"where-next-to"), "Euboea, Chios or Naxos");
    assert!(!keys(card(&shown, "cor_e6")).contains(&"phrase-where"), "a battle anywhere");
}

/// Holds: VOD-2.1.6.
#[test]
fn names_of_another_file_stand_in_for_those_of_the_locales() {
    let file = STANDARD.replacen("name = \"Syracuse\"", "name = \"Syrakousai\"", 1);
    let shown = shown(Some(file));
    let place = shown.spaces.iter().find(|space| space.id == "syracuse").expect("there is such a space");
    assert_eq!(place.name.as_deref(), Some("Syrakousai"));
    assert!(keys(card(&shown, "cor_e2")).contains(&"in-named"), "a city in Syrakousai");
    assert!(!keys(card(&shown, "cor_e1")).contains(&"in-named"), "a city in Lesbos");
}
