//! What nobody with good intentions would write: each is refused, or can be played to the end.

use quincunx_engine::record::{Entry, EntryKind, Header};
use quincunx_engine::{Bytes32, Command, Conformance, Explain, Observer, Record, Seat, Turn, below, random_step};
use quincunx_face::{RegisteredGame, Table};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};

/// Longer than any game.
const STEPS: usize = 200_000;

/// A source of chance for a test.
pub fn rng(seed: u64) -> Pcg64Mcg {
    Pcg64Mcg::seed_from_u64(seed)
}

/// One of these.
pub fn pick<T: Clone>(items: &[T], rng: &mut Pcg64Mcg) -> T {
    items[below(rng, items.len() as u32) as usize].clone()
}

/// Goes down to some place of something written, and puts something else there: of these numbers, of these words.
pub fn change(value: &mut Value, numbers: &[i64], words: &[String], rng: &mut Pcg64Mcg) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let place = below(rng, fields.len() as u32) as usize;
            change(fields.values_mut().nth(place).expect("it is among them"), numbers, words, rng);
        }
        Value::Array(items) if !items.is_empty() && below(rng, 2) == 0 => {
            let place = below(rng, items.len() as u32) as usize;
            change(&mut items[place], numbers, words, rng);
        }
        Value::Array(items) => match below(rng, 4) {
            0 if !items.is_empty() => drop(items.remove(below(rng, items.len() as u32) as usize)),
            1 if !items.is_empty() => {
                let item = items[below(rng, items.len() as u32) as usize].clone();
                items.push(item);
            }
            2 => items.push(json!(pick(words, rng))),
            _ => items.clear(),
        },
        Value::Bool(flag) => *flag = !*flag,
        Value::Number(_) => *value = pick(&[json!(pick(numbers, rng)), json!(null)], rng),
        Value::String(_) => *value = pick(&[json!(pick(words, rng)), json!(null)], rng),
        Value::Null | Value::Object(_) => {
            *value = pick(&[json!(pick(numbers, rng)), json!(pick(words, rng)), json!(true)], rng);
        }
    }
}

/// Plays at random to the end. Everything that is shown on the way can be shown; what an observer cannot know can be dealt
/// anew, and he sees no difference.
///
/// # Panics
/// If the game gets stuck, or breaks one of these promises.
pub fn play_to_the_end<G: Conformance>(game: &G, mut state: G::State, rng: &mut Pcg64Mcg) {
    let mut legal = Vec::new();
    for _ in 0..STEPS {
        let what = || format!("{:?}: {:?}", game.prompt_at(&state, Observer::Spectator), game.setup(&state));
        match game.turn(&state) {
            Turn::Chance => assert!(game.weight(&state) > 0, "{}", what()),
            Turn::Seats(seats) => {
                legal.clear();
                seats.iter().for_each(|seat| game.legal(&state, seat, &mut legal));
                assert!(!legal.is_empty(), "{}", what());
            }
            Turn::Over => {
                assert_eq!(game.returns(&state).total(), game.total(), "{}", what());
                return;
            }
        }
        if below(rng, 8) == 0 {
            check_position(game, &state, rng);
        }
        random_step(game, &mut state, &mut legal, rng);
    }
    panic!("the game does not end");
}

fn check_position<G: Conformance>(game: &G, state: &G::State, rng: &mut Pcg64Mcg) {
    let seats = Seat::first(game.seats()).map(Observer::Seat);
    for observer in seats.chain([Observer::Spectator, game.everything(state)]) {
        let shown = game.view(state, observer);
        let mut other = state.clone();
        game.resample(&mut other, observer, rng);
        let setup = game.setup(&other);
        assert_eq!(game.position(&setup), Ok(other.clone()), "dealt anew for {observer:?}: {:?}", game.setup(state));
        assert_eq!(game.view(&other, observer), shown, "{observer:?} sees a difference: {setup:?}");
    }
}

/// Positions from random games at these tables, in each of which `twist` changes something, and again up to three times more:
/// each is refused, or played to the end. How many were accepted, and how many refused.
pub fn positions<G: Conformance>(
    tables: &[G::Options],
    each: u32,
    mut twist: impl FnMut(&mut Value, &mut Pcg64Mcg),
) -> (u32, u32) {
    let mut rng = rng(2);
    let (mut accepted, mut refused) = (0, 0);
    for options in tables {
        let game = G::new(options).expect("the options are good");
        for _ in 0..each {
            let mut state = game.start();
            for _ in 0..below(&mut rng, game.bound().min(600)) {
                if game.turn(&state) != Turn::Over {
                    random_step(&game, &mut state, &mut Vec::new(), &mut rng);
                }
            }
            let mut setup = serde_json::to_value(game.setup(&state)).expect("a position is JSON");
            for _ in 0..=below(&mut rng, 4) {
                twist(&mut setup, &mut rng);
            }
            let Ok(setup) = serde_json::from_value::<G::Setup>(setup) else { continue };
            match game.position(&setup) {
                Ok(state) => {
                    accepted += 1;
                    play_to_the_end(&game, state, &mut rng);
                }
                Err(_) => refused += 1,
            }
        }
    }
    (accepted, refused)
}

/// At every step of some random games every seat tries anything: it is refused with a reason exactly if it is not legal. How
/// many attempts were refused.
///
/// # Panics
/// If an action is refused that is legal, or the other way round.
pub fn actions<G: Conformance>(games: u32) -> u32 {
    let mut rng = rng(5);
    let mut refused = 0;
    for options in G::samples() {
        let game = G::new(&options).expect("sample options are good");
        for _ in 0..games {
            let mut state = game.start();
            loop {
                for seat in Seat::first(game.seats()) {
                    let mut legal = Vec::new();
                    game.legal(&state, seat, &mut legal);
                    for _ in 0..8 {
                        let action = game.any_action(&mut rng);
                        let refusal = game.refusal(&state, seat, action);
                        assert_eq!(refusal.is_none(), legal.contains(&action), "{}", game.notation(action));
                        refused += u32::from(refusal.is_some_and(|why| !why.explain().clause.0.is_empty()));
                    }
                }
                if !random_step(&game, &mut state, &mut Vec::new(), &mut rng) {
                    break;
                }
            }
        }
    }
    refused
}

/// Whatever is written instead of an action is no action, or an action that reads back from its own notation. How many of
/// `count` were read.
///
/// # Panics
/// If an action reads back as another one.
pub fn notation<G: Conformance>(count: u32) -> u32 {
    const PIECES: [&str; 20] = [
        "",
        "",
        "(",
        ")",
        ",",
        " ",
        "\t",
        "-",
        "0",
        "1",
        "2",
        "3",
        "5",
        "6",
        "255",
        "256",
        "18446744073709551616",
        "é",
        "\u{0}",
        "()",
    ];
    let mut rng = rng(6);
    let game = G::new(&G::Options::default()).expect("the default options are good");
    let mut readable = 0;
    for _ in 0..count {
        let mut letters: Vec<char> = game.notation(game.any_action(&mut rng)).chars().collect();
        for _ in 0..=below(&mut rng, 2) {
            let place = below(&mut rng, letters.len() as u32 + 1) as usize;
            let end = (place + below(&mut rng, 3) as usize).min(letters.len());
            let piece = pick(&PIECES, &mut rng);
            letters.splice(place..end, piece.chars());
        }
        let text: String = letters.into_iter().collect();
        if let Some(action) = game.parse(&text) {
            readable += 1;
            assert_eq!(game.parse(&game.notation(action)), Some(action), "{text}");
        }
    }
    readable
}

/// A finished or unfinished game of random choices at this table.
fn record(game: &dyn RegisteredGame, options: &Value, rng: &mut Pcg64Mcg) -> Record {
    let (options, seats) = game.complete(options).expect("the options are good");
    let seed = Bytes32::hash(below(rng, u32::MAX).to_le_bytes());
    let seats: Vec<_> = Seat::first(seats).collect();
    let contributions = seats.iter().map(|seat| Bytes32::hash(seat.to_string())).collect();
    let names = seats.iter().map(Seat::to_string).collect();
    let info = game.info();
    let header = Header::new(info.id, info.rules_version, options, names, Bytes32::hash(seed.0), contributions);
    let mut played = game.open(header.clone(), seed).expect("the options are good");
    let push = |played: &mut Box<dyn Table>, entries: Vec<Entry>| {
        entries.into_iter().for_each(|entry| played.push(entry).expect("what was proposed fits"));
    };
    let opening = played.opening();
    push(&mut played, opening);
    for _ in 0..below(rng, 60) {
        let Some(seat) = played.waiting().lowest() else { break };
        let observation = played.observation(played.number(), Observer::Seat(seat)).expect("there is a last position");
        let act = Command::Action(pick(&observation.choices, rng).action);
        let command = pick(&[act.clone(), act.clone(), act, Command::Undo(vec![]), Command::Undo(seats.clone())], rng);
        let Ok(entries) = played.propose(seat, played.number(), &command) else { continue };
        push(&mut played, entries);
    }
    let server_seed = (below(rng, 2) == 0).then_some(seed);
    Record { header, server_seed, entries: entries(&*played), seal: None }
}

fn entries(table: &dyn Table) -> Vec<Entry> {
    (0..).map_while(|number| table.entry(number).cloned()).collect()
}

/// The fields of the record's JSON, by their paths.
fn places(value: &Value, path: String, out: &mut Vec<String>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, value)| places(value, format!("{path}/{name}"), out)),
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(at, value)| places(value, format!("{path}/{at}"), out));
        }
        _ => {}
    }
    out.push(path);
}

/// Records in which one field was replaced by something odd, among it these actions. How many could be read at all.
///
/// # Panics
/// If a genuine record does not replay, or a forged one does harm.
pub fn records(game: &dyn RegisteredGame, options: &Value, actions: &[&str]) -> u32 {
    let mut rng = rng(3);
    let mut odd = vec![
        json!(null),
        json!(0),
        json!(3),
        json!(4),
        json!(u32::MAX),
        json!(-1),
        json!(1e300),
        json!(""),
        json!("0".repeat(64)),
        json!([]),
        json!([0, 1, 2, 3]),
        json!({}),
    ];
    odd.extend(actions.iter().map(|action| json!(action)));
    let mut readable = 0;
    for _ in 0..60 {
        let genuine = record(game, options, &mut rng);
        assert!(game.verify(&genuine).1.is_some_and(|replayed| entries(&*replayed) == genuine.entries));
        let genuine = serde_json::to_value(genuine).expect("a record is JSON");
        let mut paths = Vec::new();
        places(&genuine, String::new(), &mut paths);
        for _ in 0..40 {
            let mut forged = genuine.clone();
            *forged.pointer_mut(&pick(&paths, &mut rng)).expect("the path is there") = pick(&odd, &mut rng);
            let Ok(record) = serde_json::from_value::<Record>(forged) else { continue };
            readable += 1;
            assert!(!game.verify(&record).0.checks.is_empty());
        }
    }
    readable
}

/// Whoever forges a record can also forge its chain of hashes: the entries themselves are then what is wrong. How many of `count`
/// were found out.
///
/// # Panics
/// If one of them does harm.
pub fn forged_chains(game: &dyn RegisteredGame, options: &Value, actions: &[&str], count: u32) -> u32 {
    let mut rng = rng(4);
    let mut refused = 0;
    for _ in 0..count {
        let mut record = record(game, options, &mut rng);
        let mut kinds: Vec<EntryKind> = record.entries.iter().map(|entry| entry.kind.clone()).collect();
        let place = below(&mut rng, kinds.len() as u32) as usize;
        let seat = pick(&Seat::first(4).collect::<Vec<_>>(), &mut rng);
        let number = pick(&[0, 1, 48, place as u32, place as u32 + 1, 216, u32::MAX], &mut rng);
        let action = pick(actions, &mut rng);
        let total = pick(&[1, 2, 9, 48, 216, number], &mut rng);
        kinds.insert(
            place,
            match below(&mut rng, 5) {
                0 => EntryKind::Action { seat, action: action.into() },
                1 | 2 => EntryKind::Chance { action: action.into(), total, drawn: number },
                3 => EntryKind::Undo { seat, to: number, consent: Seat::first(4).collect() },
                _ => EntryKind::Resign { seat },
            },
        );
        let mut previous = record.header.hash();
        record.entries.clear();
        for (number, kind) in kinds.into_iter().enumerate() {
            let entry = Entry::new(previous, number as u32, kind);
            previous = entry.hash;
            record.entries.push(entry);
        }
        let (verdict, replayed) = game.verify(&record);
        let replayed = replayed.expect("the header is good");
        refused += u32::from(!verdict.is_consistent());
        let everything = replayed.over().map_or(Observer::Spectator, Observer::Everything);
        for number in [replayed.number(), u32::MAX] {
            replayed.lines(number, everything);
            replayed.observation(number, everything);
        }
    }
    refused
}
