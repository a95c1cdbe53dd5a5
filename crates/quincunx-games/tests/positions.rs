//! A position that a game has passed through is shown later as it was shown then.

use quincunx_engine::record::Header;
use quincunx_engine::{Bytes32, Command, Observation, Observer, Seat, SeenLine};
use quincunx_games::{GAMES, Table};
use serde_json::{Value, json};

/// Enough for openings and some rounds with throws and undos.
const COMMANDS: usize = 80;

type Look = (Option<Observation<Value>>, Vec<SeenLine<Value>>);

/// What everybody is shown after so many entries, and of the last of them.
fn look(table: &dyn Table, number: u32, seats: usize) -> Vec<Look> {
    let observers = Seat::first(seats).map(Observer::Seat).chain([Observer::Spectator]);
    let lines = |observer| number.checked_sub(1).map_or_else(Vec::new, |entry| table.lines(entry, observer));
    observers.map(|observer| (table.observation(number, observer), lines(observer))).collect()
}

#[test]
fn every_position_is_shown_later_as_it_was_shown_then() {
    for game in GAMES.iter() {
        let (options, seats) = game.complete(&json!({})).unwrap();
        let (info, seed) = (game.info(), Bytes32([7; 32]));
        let names = vec!["Anna".to_owned(); seats];
        let contributions = vec![Bytes32([1; 32]); seats];
        let commitment = Bytes32::hash(seed.0);
        let header = Header::new(info.id, info.rules_version, options, names, commitment, contributions);
        let mut table = game.open(header, seed).unwrap();
        let mut looks = vec![look(&*table, 0, seats)];
        let mut entries = table.opening();
        for command in 0..COMMANDS {
            for entry in entries {
                table.push(entry).unwrap();
                looks.push(look(&*table, table.number(), seats));
            }
            let Some(seat) = table.waiting().lowest() else { break };
            let choices = table.observation(table.number(), Observer::Seat(seat)).unwrap().choices;
            let command = match table.undoable(seat) {
                Some(_) if command % 9 == 8 => Command::Undo(Seat::first(seats).collect()),
                _ => Command::Action(choices[command * 7 % choices.len()].action.clone()),
            };
            entries = table.propose(seat, table.number(), &command).unwrap();
        }
        for (number, then) in (0u32..).zip(looks) {
            assert!(look(&*table, number, seats) == then, "{}: after {number} entries", info.id);
        }
        assert_eq!(table.observation(table.number() + 1, Observer::Spectator), None);
    }
}
