//! What the game says: every prompt, button, log line, refusal and position in words has its sentences in four languages, given
//! what they ask for, and says no more than its observer may know.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use osok_hajnala::{OsokHajnala, SeenEvent, State};
use quincunx_checks::folder;
use quincunx_engine::prelude::*;
use quincunx_engine::{
    Actor, Arg, Conformance, Explain, LANGUAGES, Message, Observer, Passage, Rules, Seat, Turn, below,
};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// The sentences that are asked for: what each is given, and the names that stand alone.
#[derive(Default)]
struct Asked {
    messages: BTreeMap<&'static str, BTreeSet<&'static str>>,
    terms: BTreeSet<String>,
}

impl Asked {
    fn message(&mut self, message: &Message) {
        let names: BTreeSet<_> = message.args.iter().map(|(name, _)| *name).collect();
        let known = self.messages.entry(message.key).or_insert_with(|| names.clone());
        assert_eq!(*known, names, "{} is not always given the same", message.key);
        message.args.iter().for_each(|(_, arg)| self.arg(arg));
    }

    fn arg(&mut self, arg: &Arg) {
        match arg {
            Arg::Phrase(phrase) => self.message(phrase),
            Arg::Term(term) => drop(self.terms.insert(term.clone())),
            _ => {}
        }
    }

    fn passages(&mut self, passages: &[Passage]) {
        for passage in passages {
            match passage {
                Passage::Sentence(message) => self.message(message),
                Passage::Table(rows) => {
                    assert!(rows.iter().all(|row| row.len() == rows[0].len()), "rows are equally long");
                    rows.iter().flatten().for_each(|arg| self.arg(arg));
                }
            }
        }
    }
}

static LOCALES: LazyLock<[String; 4]> =
    LazyLock::new(|| LANGUAGES.map(|language| folder::locale(env!("CARGO_MANIFEST_DIR"), language).unwrap()));

/// What a sentence asks for; `None` if a language does not have it.
fn variables(language: usize, key: &str) -> Option<BTreeSet<String>> {
    let text = &LOCALES[language];
    let start = text.find(&format!("\n{key} = "))? + 1;
    let entry = &text[start..];
    let end = entry.match_indices('\n').map(|(at, _)| at).find(|at| !entry[at + 1..].starts_with(' '));
    let asked = entry[..end.unwrap_or(entry.len())].split('$').skip(1);
    let name = |rest: &str| rest.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default().to_owned();
    Some(asked.map(name).collect())
}

/// Plays random games at each sample table and looks at each position and at what has just happened.
fn each_step(steps: usize, mut look: impl FnMut(&OsokHajnala, &State, &[<OsokHajnala as Rules>::Event])) {
    let mut rng = Pcg64Mcg::seed_from_u64(11);
    for options in OsokHajnala::samples() {
        let game = OsokHajnala::new(&options).expect("it is a good table");
        let mut state = game.start();
        let mut events = Vec::new();
        for _ in 0..steps {
            look(&game, &state, &events);
            events.clear();
            match game.turn(&state) {
                Turn::Over => state = game.start(),
                Turn::Chance => {
                    let number = below(&mut rng, game.weight(&state));
                    let action = game.outcome(&state, number);
                    game.apply(&mut state, Actor::Chance, action, &mut events);
                }
                Turn::Seats(seats) => {
                    let seat = seats.iter().next().expect("the table waits for somebody");
                    let mut legal = Vec::new();
                    game.legal(&state, seat, &mut legal);
                    let action = legal[below(&mut rng, legal.len() as u32) as usize];
                    game.apply(&mut state, Actor::Seat(seat), action, &mut events);
                }
            }
        }
    }
}

fn seats() -> [Seat; 2] {
    [0, 1].map(|seat| Seat::new(seat).expect("there are two"))
}

fn observers(everything: Observer) -> impl Iterator<Item = Observer> {
    seats().map(Observer::Seat).into_iter().chain([Observer::Spectator, everything])
}

#[test]
fn everything_that_is_said_has_its_words() {
    let mut asked = Asked::default();
    let mut rng = Pcg64Mcg::seed_from_u64(12);
    each_step(1500, |game, state, events| {
        for observer in observers(game.everything(state)) {
            asked.message(&game.prompt_at(state, observer).message);
            let seen = events.iter().filter_map(|event| game.seen(event, observer));
            seen.filter_map(|event| game.line(&event)).for_each(|line| asked.message(&line));
        }
        for seat in seats() {
            asked.passages(&game.describe(&game.view(state, Observer::Seat(seat))));
            let mut legal = Vec::new();
            game.legal(state, seat, &mut legal);
            legal.iter().for_each(|action| asked.message(&game.label_at(state, seat, *action)));
            for _ in 0..20 {
                let action = game.any_action(&mut rng);
                if let Some(refusal) = game.refusal(state, seat, action) {
                    asked.message(&refusal.explain().message);
                }
            }
        }
    });
    for (language, code) in LANGUAGES.iter().enumerate() {
        for (key, given) in &asked.messages {
            let wanted = variables(language, key).unwrap_or_else(|| panic!("{code}: no words for {key}"));
            let lacks: Vec<_> = wanted.iter().filter(|name| !given.contains(name.as_str())).collect();
            assert!(lacks.is_empty(), "{code}: {key} asks for {lacks:?}, and is given {given:?}");
        }
        for term in &asked.terms {
            assert_eq!(variables(language, term), Some(BTreeSet::new()), "{code}: {term}");
        }
    }
    for family in ["event-", "prompt-", "action-"] {
        let unsaid: Vec<_> = LOCALES[0]
            .lines()
            .filter_map(|line| Some(line.split_once(" = ")?.0))
            .filter(|key| key.starts_with(family) && !asked.messages.contains_key(key))
            .collect();
        assert!(unsaid.len() <= 12, "hardly ever said: {unsaid:?}");
    }
}

/// Holds: OH-6.13.
#[test]
fn which_card_is_drawn_only_its_owner_learns() {
    let mut drawn = 0;
    each_step(600, |game, state, events| {
        for event in events {
            let told = observers(game.everything(state)).map(|observer| game.seen(event, observer)).collect::<Vec<_>>();
            let Some(SeenEvent::Drew { player, card: Some(card) }) = &told[3] else {
                assert!(told.iter().all(|seen| *seen == told[3]), "all else lies open: {told:?}");
                continue;
            };
            drawn += 1;
            for (place, seen) in told.iter().enumerate() {
                let learnt = (place == *player || place == 3).then(|| card.clone());
                assert_eq!(*seen, Some(SeenEvent::Drew { player: *player, card: learnt }));
            }
        }
    });
    assert!(drawn > 200, "{drawn}");
}
