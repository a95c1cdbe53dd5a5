//! Italy and Cythera at tables with these options, in the standard file and in others.

use std::collections::BTreeSet;

use quincunx_checks::lay;
use quincunx_engine::Fault;
use quincunx_engine::prelude::*;
use serde_json::json;
use victory_or_death::{Cythera, Ground, Italy, Options, Power, STANDARD, SeenComponents, VictoryOrDeath};

use crate::faults::{changed, with_card};
use crate::table::{Table, play_step};

fn table(components: Option<&str>, italy: Italy, cythera: Cythera) -> Result<VictoryOrDeath, Fault> {
    VictoryOrDeath::new(&Options { components: components.map(Into::into), italy, cythera, ..Options::default() })
}

fn ground(shown: &SeenComponents, id: &str) -> Ground {
    shown.spaces.iter().find(|space| space.id == id).unwrap_or_else(|| panic!("{id}")).ground
}

/// Holds: VOD-R29.
#[test]
fn italy_and_cythera() {
    let standard = VictoryOrDeath::new(&Options::default()).unwrap();
    let as_in_the_file = table(Some(STANDARD), Italy::Neutral, Cythera::Land).unwrap();
    assert_eq!(as_in_the_file.components(), standard.components());
    let opening = |game: &VictoryOrDeath| game.view(&game.start(), game.everything(&game.start()));
    assert_eq!(opening(&as_in_the_file), opening(&standard));
    let borders = |shown: &SeenComponents| -> Vec<_> {
        shown.spaces.iter().map(|space| (space.id.clone(), space.next_to.clone())).collect()
    };
    for (options, grounds) in [
        ((Italy::Neutral, Cythera::Land), (Ground::Neutral, Ground::Land)),
        ((Italy::Land, Cythera::Land), (Ground::Land, Ground::Land)),
        ((Italy::Neutral, Cythera::Neutral), (Ground::Neutral, Ground::Neutral)),
        ((Italy::Land, Cythera::Neutral), (Ground::Land, Ground::Neutral)),
    ] {
        let shown = table(None, options.0, options.1).unwrap().components();
        assert_eq!((ground(&shown, "italy"), ground(&shown, "cythera")), grounds);
        assert_eq!(borders(&shown), borders(&standard.components()));
    }
}

/// The choices of a word after Corinth has played its first Event on an empty board.
fn choices(game: VictoryOrDeath, word: &str) -> BTreeSet<String> {
    let empty = json!({ "hoplites": [], "triremes": [], "cities": [] });
    let powers = json!({ "corinth": empty, "delian": empty, "sparta": empty, "athens": empty });
    let mut position = play_step(Power::Corinth, &json!({ "powers": powers }));
    lay(&json!({ "powers": { "corinth": { "hand": ["cor_e1"] } } }), &mut position);
    let mut table = Table::at(game, &position).unwrap();
    table.plays("play(cor_e1)");
    table.choices(word).into_iter().collect()
}

/// A file that has another ground than the standard one keeps it, and what lies on a ground follows the option.
///
/// Holds: VOD-R29, VOD-2.1.6.
#[test]
fn the_ground_of_another_file() {
    let italy = |ground: &str| {
        let record = |ground: &str| format!("id = \"italy\"\nname = \"Italy\"\nkind = \"{ground}\"");
        changed(&record("neutral"), &record(ground)).0
    };
    let land = italy("land");
    for option in [Italy::Neutral, Italy::Land] {
        let shown = table(Some(&land), option, Cythera::Land).unwrap().components();
        assert_eq!(ground(&shown, "italy"), Ground::Land);
    }
    let shown = table(Some(&italy("sea")), Italy::Land, Cythera::Land).unwrap().components();
    assert_eq!(ground(&shown, "italy"), Ground::Sea);

    let (city, line) = changed("piece = \"city\"\nat = \"corinth\"", "piece = \"city\"\nat = \"cythera\"");
    assert!(table(Some(&city), Italy::Neutral, Cythera::Land).is_ok());
    let fault = table(Some(&city), Italy::Neutral, Cythera::Neutral).unwrap_err();
    assert_eq!((fault.clause.0, fault.message.key), ("VOD-4.1.2", "fault-setup-ground"));
    assert_eq!(fault.line.map(|at| at + 2), Some(line), "the record begins two lines before the piece");

    let (major, _) = changed("id = \"cythera\"", "id = \"cythera\"\nmajor = 2");
    assert!(table(Some(&major), Italy::Neutral, Cythera::Land).is_ok());
    assert_eq!(table(Some(&major), Italy::Neutral, Cythera::Neutral).unwrap_err().clause.0, "VOD-2.1.4");
}

/// A set of land provinces has Cythera in it as long as that is one. Bribes could lie there all the same.
///
/// Holds: VOD-R29, VOD-2.1.6.
#[test]
fn a_set_of_provinces_follows_the_option() {
    let set = "spaces = { next_to_ids = [\"messenian_gulf\"], kind = [\"land\"] }";
    for (step, word, at_cythera) in [
        (format!("do = \"place\", piece = [\"city\"], {set}"), "place(", "place(city, cythera)"),
        (format!("do = \"place_bribe\", n = 1, {set}"), "put(", "put(cythera)"),
    ] {
        let text = with_card("event", &format!("trigger = [{{ on = \"play\" }}]\nsteps = [{{ {step} }}]")).0;
        let choices = |cythera| choices(table(Some(&text), Italy::Neutral, cythera).unwrap(), word);
        let (mut land, neutral) = (choices(Cythera::Land), choices(Cythera::Neutral));
        assert!(land.remove(at_cythera), "{land:?}");
        assert!(!land.is_empty());
        assert_eq!(neutral, land);
    }
}
