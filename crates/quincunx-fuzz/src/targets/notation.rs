//! What players command, in notation: a line `GAME SEED OPTIONS`, then lines `SEAT COMMAND`, as in `A take(2)`, `B undo`,
//! `C resign`; `A@7 take(2)` was commanded when seven entries had been seen.

use std::collections::BTreeSet;

use quincunx_engine::{Command, Denied, Observer, Seat};
use quincunx_games::Table;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::mutate::{self, number, once_in};
use crate::{Target, games};

pub(super) struct Notation;

/// So many lines are carried out.
const MOST_LINES: usize = 400;

impl Target for Notation {
    fn name(&self) -> &'static str {
        "notation"
    }

    fn corpus(&self) -> Vec<String> {
        let mut rng = Pcg64Mcg::seed_from_u64(3);
        let mut corpus = Vec::new();
        for game in games::games() {
            for options in games::tables(game) {
                let Some(table) = games::open(game, &options, "notation") else { continue };
                // Few of the longest: they take the longest.
                let most = if once_in(6, &mut rng) { 400 } else { 60 };
                let (_, script) = games::play(table, most, &mut rng);
                corpus.push(format!("{} notation {options}\n{script}", game.info().id));
            }
        }
        corpus
    }

    fn changed(&self, corpus: &[String], rng: &mut Pcg64Mcg) -> String {
        mutate::text(&corpus[number(corpus.len(), rng)], corpus, rng)
    }

    fn run(&self, input: &str) -> String {
        let mut lines = input.lines();
        let mut head = lines.next().unwrap_or_default().splitn(3, ' ');
        let [game, seed, options] = [0; 3].map(|_| head.next().unwrap_or_default());
        let Ok(options) = serde_json::from_str(options) else { return "no options".into() };
        let Some(game) = games::find(game) else { return "no such game".into() };
        let Some(mut table) = games::open(game, &options, seed) else { return "no such table".into() };
        push_all(&mut *table, |table| Some(table.opening()));
        let denied: BTreeSet<String> = lines.take(MOST_LINES).filter_map(|line| carry_out(&mut *table, line)).collect();
        look_around(&*table);
        let record = table.record(&games::key());
        assert!(game.verify(&record).0.is_consistent(), "what was accepted makes a genuine record");
        format!("{}: {}", game.info().id, Vec::from_iter(denied).join(", "))
    }
}

/// Adds what is proposed. Does the table do so?
fn push_all(table: &mut dyn Table, propose: impl FnOnce(&dyn Table) -> Option<Vec<quincunx_engine::record::Entry>>) {
    for entry in propose(table).into_iter().flatten() {
        table.push(entry).expect("what was proposed fits");
    }
}

/// Carries out a line; or tells why not.
fn carry_out(table: &mut dyn Table, line: &str) -> Option<String> {
    let (who, what) = line.split_once(' ').unwrap_or((line, ""));
    let (seat, expected) = match who.split_once('@') {
        Some((seat, number)) => (seat, number.parse().unwrap_or(0)),
        None => (who, table.number()),
    };
    // Who is no player cannot command: a host knows the seats of its tables.
    let seat = Seat::from_letter(seat).filter(|seat| seat.index() < table.header().seats.len())?;
    let others = || Seat::first(table.header().seats.len()).filter(|other| *other != seat).collect();
    let command = match what {
        "undo" => Command::Undo(others()),
        "undo alone" => Command::Undo(Vec::new()),
        "resign" => Command::Resign,
        action => Command::Action(action.into()),
    };
    match table.propose(seat, expected, &command) {
        Ok(entries) => {
            if let (Command::Action(_), Some(first)) = (&command, entries.first()) {
                let choices =
                    table.observation(table.number(), Observer::Seat(seat)).expect("there is a position").choices;
                let quincunx_engine::record::EntryKind::Action { action, .. } = &first.kind else {
                    panic!("{first:?}")
                };
                assert!(choices.iter().any(|choice| choice.action == *action), "{action} is not among the choices");
            }
            push_all(table, |_| Some(entries));
            None
        }
        Err(Denied::Refused(refusal)) => {
            assert!(!refusal.clause.0.is_empty());
            Some(format!("{} {}", refusal.clause.0, refusal.message.key))
        }
        Err(denied) => Some(format!("{denied:?}")),
    }
}

/// Everybody looks at the position and at what led to it.
pub(super) fn look_around(table: &dyn Table) {
    let seats = Seat::first(table.header().seats.len()).map(Observer::Seat);
    for observer in seats.chain([Observer::Spectator]).chain(table.over().map(Observer::Everything)) {
        for number in [0, table.number() / 2, table.number()] {
            assert!(table.observation(number, observer).is_some());
            table.lines(number, observer);
        }
        assert!(table.observation(u32::MAX, observer).is_none() && table.lines(u32::MAX, observer).is_empty());
    }
}
