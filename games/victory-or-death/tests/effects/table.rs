//! A table where some cards have other effects.

use quincunx_engine::scenario;
use victory_or_death::{STANDARD, VictoryOrDeath};

/// The standard file in which the card of this id has another type and effect.
pub(crate) fn with_effect(file: &str, (id, kind, effect): (&str, &str, &str)) -> String {
    let from = file.find(&format!("[[card]]\nid = \"{id}\"")).expect("there is such a card");
    let to = file[from + 1..].find("[[card]]\n").map_or(file.len(), |next| from + 1 + next);
    let power = match &id[..3] {
        "cor" => "corinth",
        "del" => "delian",
        "spa" => "sparta",
        _ => "athens",
    };
    let symbol = effect.contains("\"strategy\"");
    let head = format!("id = \"{id}\"\npower = \"{power}\"\ntype = \"{kind}\"\ncopies = 1\nsymbol = {symbol}");
    let record = format!("[[card]]\n{head}\ntitle = \"A card\"\n[card.effect]\n{effect}\n\n");
    [&file[..from], &record, &file[to..]].concat()
}

/// The lines of a scenario hold at a table where these cards, each with its id and type, have these effects.
pub(crate) fn plays(cards: &[(&str, &str, &str)], position: &str, play: &str) {
    plays_with("", cards, position, play);
}

/// The same with options.
pub(crate) fn plays_with(options: &str, cards: &[(&str, &str, &str)], position: &str, play: &str) {
    let file = cards.iter().fold(STANDARD.to_owned(), |file, card| with_effect(&file, *card));
    let options = format!("reaction_prompts = \"usable_only\"\n{options}\ncomponents = {}", toml::Value::from(file));
    let position = format!("round = 2\nstage = \"turn\"\nphase = \"open\"\n{position}");
    let head = format!("game = \"victory-or-death\"\n[options]\n{options}\n[position]\n{position}\n");
    let text = format!("{head}[[scenario]]\nname = \"\"\nholds = [\"VOD-4.11\"]\nplay = '''\n{play}'''\n");
    let outcomes = scenario::run::<VictoryOrDeath>(&text).expect("the file can be read");
    let [outcome] = &outcomes[..] else { panic!("one scenario") };
    assert_eq!(outcome.failure, None);
}

/// An Event with these steps.
pub(crate) fn event(steps: &str) -> String {
    format!("trigger = [{{ on = \"play\" }}]\nsteps = [{steps}]")
}

/// Corinth plays an Event with these steps, its `cor_e1`.
pub(crate) fn corinth_plays(steps: &str, position: &str, play: &str) {
    let position = format!("active = \"corinth\"\nstep = \"play\"\npowers.corinth.hand = [\"cor_e1\"]\n{position}");
    plays(&[("cor_e1", "event", &event(steps))], &position, &format!("A: play(cor_e1)\n{play}"));
}
