//! Files, positions and records that nobody with good intentions would write: each is refused, or can be played.

use in_flanders_field::{FACE, InFlandersField, Options, STANDARD};
use quincunx_checks::hostile::{self, pick, play_to_the_end, rng};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Conformance, Observer, Seat, below};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};

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
    let tables: Vec<_> =
        InFlandersField::samples().into_iter().map(|options| Options { round_limit: 20, ..options }).collect();
    let (accepted, refused) = hostile::positions::<InFlandersField>(&tables, 700, twist);
    assert!(accepted > 700 && refused > 1_000, "{accepted} accepted, {refused} refused");
}

#[test]
fn actions() {
    assert!(hostile::actions::<InFlandersField>(5) > 10_000);
}

#[test]
fn notation() {
    let readable = hostile::notation::<InFlandersField>(20_000);
    assert!(readable > 500, "{readable}");
}

/// Things that are not, or only at times, allowed.
const ACTIONS: [&str; 7] = ["roll", "take(4)", "dice(1, 2, 3)", "draw(INF1)", "advance(255, 255, 255)", "gas(200)", ""];

fn short() -> Value {
    json!({ "seats": 2, "track": "short" })
}

#[test]
fn records() {
    let readable = hostile::records(FACE, &short(), &ACTIONS);
    assert!(readable > 200, "{readable}");
}

#[test]
fn records_with_a_forged_chain() {
    let refused = hostile::forged_chains(FACE, &short(), &ACTIONS, 1_500);
    assert!(refused > 1_000, "{refused}");
}
