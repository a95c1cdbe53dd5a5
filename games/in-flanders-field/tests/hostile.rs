//! Files, positions and records that nobody with good intentions would write: each is refused, or can be played.

use in_flanders_field::{InFlandersField, Options, STANDARD, Setup};
use quincunx_engine::record::{Deed, Entry, Header};
use quincunx_engine::{
    Actor, Bytes32, Conformance, Game, Match, Observer, Record, Seat, Turn, Wish, below, random_step, verify,
};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};

fn rng(seed: u64) -> Pcg64Mcg {
    Pcg64Mcg::seed_from_u64(seed)
}

fn pick<T: Clone>(items: &[T], rng: &mut Pcg64Mcg) -> T {
    items[below(rng, items.len() as u32) as usize].clone()
}

/// Plays at random to the end; everything that is shown on the way can be shown.
fn play_to_the_end(game: &InFlandersField, mut state: <InFlandersField as Game>::State, rng: &mut Pcg64Mcg) {
    let mut legal = Vec::new();
    for _ in 0..200_000 {
        let (turn, view) = (game.turn(&state), game.view(&state, Observer::Spectator));
        let prompt = game.prompt(&state, Observer::Spectator);
        match turn {
            Turn::Chance => assert!(game.weight(&state) > 0, "{view:?}"),
            Turn::Seats(seats) => {
                legal.clear();
                seats.iter().for_each(|seat| game.legal(&state, seat, &mut legal));
                assert!(!legal.is_empty(), "{prompt:?}: {view:?}");
            }
            Turn::Over => {
                assert_eq!(game.returns(&state).total(), (1, 1), "{view:?}");
                return;
            }
        }
        random_step(game, &mut state, &mut legal, rng);
    }
    panic!("the game does not end");
}

#[test]
fn component_files() {
    const NUMBERS: [&str; 8] = ["0", "1", "3", "60", "61", "250", "255", "99999999999999999999"];
    let mut rng = rng(1);
    let mut accepted = 0;
    for _ in 0..3_000 {
        let mut lines: Vec<String> = STANDARD.lines().map(str::to_owned).collect();
        for _ in 0..=below(&mut rng, 4) {
            let place = below(&mut rng, lines.len() as u32) as usize;
            let other = pick(&lines, &mut rng);
            match below(&mut rng, 5) {
                0 => drop(lines.remove(place)),
                1 => lines.insert(place, other),
                2 => lines[place] = other,
                _ => {
                    let number = pick(&NUMBERS, &mut rng);
                    let digits = lines[place].find(|c: char| c.is_ascii_digit());
                    if let Some(at) = digits {
                        lines[place].replace_range(at..=at, number);
                    }
                }
            }
        }
        let options = Options { seats: 2, round_limit: 20, components: Some(lines.join("\n")), ..Options::default() };
        if let Ok(game) = InFlandersField::new(&options) {
            accepted += 1;
            play_to_the_end(&game, game.start(), &mut rng);
        }
    }
    assert!(accepted > 300, "{accepted}");
}

#[test]
fn deep_component_files() {
    for deep in ["card = ".to_owned() + &"[".repeat(100_000), "card = ".to_owned() + &"{a=".repeat(100_000)] {
        let options = Options { components: Some(deep), ..Options::default() };
        assert!(InFlandersField::new(&options).is_err());
    }
}

/// One field of a position is changed, or a card comes to lie somewhere else.
fn twist(setup: &mut Value, rng: &mut Pcg64Mcg) {
    const STEPS: [&str; 9] = [
        "deal",
        "first-player",
        "before-roll",
        "rolling",
        "after-roll",
        "after-taking",
        "german-gas",
        "artillery",
        "advance",
    ];
    const ENDINGS: [&str; 5] = ["reached", "troops", "all-eliminated", "two-players", "round-limit"];
    const IDS: [&str; 12] =
        ["INF1", "INF1X", "INF2X", "TANK", "ART", "GAS", "MINES", "RES", "G_CA", "G_GAS", "G_FC", "ADV"];
    let number = json!(pick(&[0, 1, 2, 3, 4, 5, 7, 9, 11, 12, 29, 30, 31, 40, 100, 255], rng));
    let seat = below(rng, 2) as usize;
    let id = pick(&IDS, rng);
    match below(rng, 14) {
        0 | 1 => setup["step"] = json!(pick(&STEPS, rng)),
        2 => setup["step"] = json!({ "gas-draw": number }),
        3 => setup["step"] = json!({ "over": pick(&ENDINGS, rng) }),
        4 => setup["step"] = json!("refill"),
        5 => setup[pick(&["round", "active", "first_player", "german_gas"], rng)] = number,
        6 => setup[pick(&["claimed", "roll_due"], rng)] = json!(below(rng, 2) == 1),
        7 => setup["dice"] = json!([1 + below(rng, 6), 1 + below(rng, 6), below(rng, 8)]),
        8 => setup["players"][seat]["space"] = number,
        9 => setup["players"][seat]["troops"] = number,
        10 => setup["discard"][id] = number,
        11 => setup["display"] = json!({}),
        12 => setup["display"][number.to_string()] = json!(id),
        _ => setup["players"][seat]["held"][id] = json!(below(rng, 6)),
    }
}

/// More different movement cards than a game could bring into one hand: eight held, and eight on the display.
#[test]
fn seventeen_movement_cards() {
    let card = |id: i64| {
        let (kind, extra) = if id % 4 == 0 { ("tanks", 0) } else { ("infantry", 1) };
        let card =
            format!("id = 'M{id}', kind = '{kind}', copies = 1, move = 1, extra = {extra}, grey = {id}, black = 0");
        toml::Value::from(card.replace(", ", "\n").parse::<toml::Table>().unwrap())
    };
    let mut file: toml::Table = STANDARD.parse().unwrap();
    file.insert("card".into(), (0..16).map(card).collect::<Vec<_>>().into());
    let components = Some(file.to_string());
    let game = InFlandersField::new(&Options { seats: 2, components, ..Options::default() }).unwrap();
    let mut setup = serde_json::to_value(game.setup(&game.start())).unwrap();
    setup["step"] = json!("after-taking");
    (0..8).for_each(|id| setup["players"][0]["held"][format!("M{id}")] = json!(1));
    let spaces = [3, 4, 5, 6, 7, 8, 10, 11];
    (8..16).zip(spaces).for_each(|(id, on)| setup["display"][on.to_string()] = json!(format!("M{id}")));
    let mut state = game.position(&serde_json::from_value(setup).unwrap()).unwrap();
    let a = Actor::Seat(Seat::new(0).unwrap());
    for space in spaces.into_iter().chain([9]) {
        game.apply(&mut state, a, game.parse(&format!("take({space})")).unwrap(), &mut ());
    }
    let view = game.view(&state, Observer::Spectator);
    assert_eq!(view.advances.last().map(|advance| advance.to.space), Some(23), "13 Infantry, 4 Tanks, 6 troops");
}

#[test]
fn positions() {
    let mut rng = rng(2);
    let (mut accepted, mut refused) = (0, 0);
    for options in InFlandersField::samples() {
        let game = InFlandersField::new(&Options { round_limit: 20, ..options }).unwrap();
        for _ in 0..700 {
            let mut state = game.start();
            for _ in 0..below(&mut rng, 150) {
                random_step(&game, &mut state, &mut Vec::new(), &mut rng);
            }
            let mut setup = serde_json::to_value(game.setup(&state)).unwrap();
            for _ in 0..=below(&mut rng, 4) {
                twist(&mut setup, &mut rng);
            }
            let Ok(setup) = serde_json::from_value::<Setup>(setup) else { continue };
            match game.position(&setup) {
                Ok(state) => {
                    accepted += 1;
                    play_to_the_end(&game, state, &mut rng);
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert!(accepted > 700 && refused > 1_000, "{accepted} accepted, {refused} refused");
}

/// A finished or unfinished game of random choices.
fn record(rng: &mut Pcg64Mcg) -> Record {
    let options = Options { seats: 2, track: "short".into(), ..Options::default() };
    let game = InFlandersField::new(&options).unwrap();
    let seed = Bytes32::hash(below(rng, u32::MAX).to_le_bytes());
    let contributions = vec![Bytes32::hash("a"), Bytes32::hash("b")];
    let options = serde_json::to_value(&options).unwrap();
    let names = vec!["A".to_owned(), "B".to_owned()];
    let header = Header::new(InFlandersField::ID, 1, options, names, Bytes32::hash(seed.0), contributions);
    let mut played = Match::new(game, header.clone(), Some(seed));
    played.opening().into_iter().for_each(|entry| played.push(entry).unwrap());
    for _ in 0..below(rng, 60) {
        let Some(seat) = played.waiting().lowest() else { break };
        let sight = played.sight(played.number(), Observer::Seat(seat)).unwrap();
        let act = Wish::Act(pick(&sight.choices, rng).action);
        let wish =
            pick(&[act.clone(), act.clone(), act, Wish::Undo(vec![]), Wish::Undo(Seat::first(2).collect())], rng);
        let Ok(entries) = played.propose(seat, played.number(), &wish) else { continue };
        entries.into_iter().for_each(|entry| played.push(entry).unwrap());
    }
    let server_seed = (below(rng, 2) == 0).then_some(seed);
    Record { header, server_seed, entries: played.entries().to_vec(), seal: None }
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

#[test]
fn records() {
    let mut rng = rng(3);
    let odd = [
        json!(null),
        json!(0),
        json!(3),
        json!(4),
        json!(u32::MAX),
        json!(-1),
        json!(1e300),
        json!(""),
        json!("0".repeat(64)),
        json!("advance(255, 255, 255)"),
        json!("gas(200)"),
        json!([]),
        json!([0, 1, 2, 3]),
        json!({}),
    ];
    let mut readable = 0;
    for _ in 0..60 {
        let genuine = record(&mut rng);
        assert!(verify::<InFlandersField>(&genuine).1.is_some_and(|replayed| replayed.entries() == genuine.entries));
        let genuine = serde_json::to_value(genuine).unwrap();
        let mut paths = Vec::new();
        places(&genuine, String::new(), &mut paths);
        for _ in 0..40 {
            let mut forged = genuine.clone();
            *forged.pointer_mut(&pick(&paths, &mut rng)).unwrap() = pick(&odd, &mut rng);
            let Ok(record) = serde_json::from_value::<Record>(forged) else { continue };
            readable += 1;
            assert!(!verify::<InFlandersField>(&record).0.checks.is_empty());
        }
    }
    assert!(readable > 200, "{readable}");
}

/// Whoever forges a record can also forge its chain of hashes: the deeds themselves are then what is wrong.
#[test]
fn records_with_a_forged_chain() {
    let mut rng = rng(4);
    let mut refused = 0;
    for _ in 0..1_500 {
        let mut record = record(&mut rng);
        let mut deeds: Vec<Deed> = record.entries.iter().map(|entry| entry.deed.clone()).collect();
        let place = below(&mut rng, deeds.len() as u32) as usize;
        let seat = pick(&Seat::first(4).collect::<Vec<_>>(), &mut rng);
        let number = pick(&[0, 1, place as u32, place as u32 + 1, 216, u32::MAX], &mut rng);
        let action = pick(&["roll", "take(4)", "dice(1, 2, 3)", "draw(INF1)", "advance(255, 255, 255)", ""], &mut rng);
        let forged = match below(&mut rng, 5) {
            0 => Deed::Act { seat, action: action.into() },
            1 => Deed::Chance { action: action.into(), total: number, drawn: number },
            2 => Deed::Chance { action: action.into(), total: 216, drawn: number },
            3 => Deed::Undo { seat, to: number, consent: Seat::first(4).collect() },
            _ => Deed::Resign { seat },
        };
        deeds.insert(place, forged);
        let mut previous = record.header.hash();
        record.entries.clear();
        for (number, deed) in deeds.into_iter().enumerate() {
            let entry = Entry::new(previous, number as u32, deed);
            previous = entry.hash;
            record.entries.push(entry);
        }
        let (verdict, replayed) = verify::<InFlandersField>(&record);
        let replayed = replayed.expect("the header is good");
        refused += u32::from(!verdict.is_genuine());
        for number in [replayed.number(), u32::MAX] {
            replayed.lines(number, Observer::Everything);
            replayed.sight(number, Observer::Everything);
        }
    }
    assert!(refused > 1_000, "{refused}");
}
