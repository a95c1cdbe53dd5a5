//! The second verifier, `docs/verify.py`, written from docs/FAIRNESS.md alone: it must come to the same as the engine, for
//! every game in the registry.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process;

use ed25519_dalek::SigningKey;
use quincunx_checks::thorough;
use quincunx_engine::record::{Entry, EntryKind, FORMAT, Header, Seal, Veil};
use quincunx_engine::{Aspect, Bytes32, Check, Command, Observer, Outcome, Record, Seat, below};
use quincunx_games::{GAMES, OLDER, RegisteredGame};
use quincunx_toys::TOYS;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};

const VERIFIER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/verify.py");

/// All games, older versions and the engine's test games included.
fn games() -> impl Iterator<Item = &'static dyn RegisteredGame> {
    let toys = TOYS.games().flat_map(|game| TOYS.versions(game.info().id));
    GAMES.iter().chain(&*OLDER).copied().chain(toys)
}

/// Records of all games are made alike: what a forger does is tried on those of the fewest and of the most seats, and with
/// `cargo xtask test --thorough` on all of these.
fn forged(all: impl Iterator<Item = &'static dyn RegisteredGame>) -> Vec<&'static dyn RegisteredGame> {
    if thorough() {
        return all.collect();
    }
    let seats = |game: &&&dyn RegisteredGame| game.info().seats[1];
    let few = [GAMES.iter().min_by_key(seats), GAMES.iter().max_by_key(seats)];
    few.into_iter().flatten().copied().collect()
}

fn key() -> SigningKey {
    SigningKey::from_bytes(&[9; 32])
}

fn own_key() -> String {
    Bytes32(key().verifying_key().to_bytes()).to_hex()
}

/// A whole game at random, for so many. Things are taken back, also with consent; if somebody gives up, late, and the names are under veils.
fn play(game: &dyn RegisteredGame, seats: usize, resigns: bool) -> Record {
    let info = game.info();
    let options = if info.seats[0] == info.seats[1] { json!({}) } else { json!({ "seats": seats }) };
    let (options, _) = game.complete(&options).unwrap();
    let secret = |what: &str| Bytes32::hash(format!("{what} of {}, version {}", info.id, info.rules_version));
    let names = Seat::first(seats).map(|seat| format!("Łukasz \"the {seat}\"\n\u{1f}Ё")).collect();
    let contributions = Seat::first(seats).map(|seat| secret(&format!("contribution {seat}"))).collect();
    let seed = secret("seed");
    let plain = Header::new(info.id, info.rules_version, options, names, Bytes32::hash(seed.0), contributions);
    let salts = Seat::first(seats).map(|seat| secret(&format!("salt {seat}")));
    let header = if resigns { plain.veiled(salts) } else { plain };
    let mut table = game.open(header, seed).unwrap();
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    let (mut pick, mut taken_back) = (|most: usize| below(&mut rng, most as u32) as usize, 0);
    let mut entries = table.opening();
    loop {
        entries.into_iter().for_each(|entry| table.push(entry).unwrap());
        let Some(seat) = table.waiting().iter().nth(pick(table.waiting().len().max(1))) else { break };
        let choices = table.observation(table.number(), Observer::Seat(seat)).unwrap().choices;
        let command = match table.undoable(seat) {
            Some(_) if taken_back < 20 && pick(6) == 0 => {
                taken_back += 1;
                Command::Undo(Seat::first(seats).filter(|other| *other != seat).collect())
            }
            _ if resigns && table.number() > 4 && table.resigned().is_empty() => Command::Resign,
            _ => Command::Action(choices[pick(choices.len())].action.clone()),
        };
        entries = table.propose(seat, table.number(), &command).unwrap();
    }
    table.record(&key())
}

/// Makes the hashes fit again, as a forger would who cannot sign.
fn rechained(mut record: Record) -> Record {
    let mut previous = record.header.hash();
    for entry in &mut record.entries {
        *entry = Entry::new(previous, entry.number, entry.kind.clone());
        previous = entry.hash;
    }
    record.seal.as_mut().unwrap().head = previous;
    record
}

/// Signs it with another key.
fn resigned(mut record: Record) -> Record {
    let seal = record.seal.as_mut().unwrap();
    let (format, seed) = (&record.header.format, record.server_seed.unwrap());
    *seal = Seal::new(format, seal.head, seed, seal.returns.clone(), &SigningKey::from_bytes(&[8; 32]));
    record
}

/// Exit code and text of the verifier.
fn verify(record: &Record, name: &str, arguments: &[String]) -> (i32, String) {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("verifier-{}-{name}.json", std::process::id()));
    std::fs::write(&file, serde_json::to_string(record).unwrap()).unwrap();
    let output = process::Command::new("python3").arg(VERIFIER).arg(&file).args(arguments).output();
    std::fs::remove_file(&file).unwrap();
    let output = output.expect("python3 is needed for the second verifier");
    let told = [output.stdout, output.stderr].map(|told| String::from_utf8(told).unwrap()).concat();
    (output.status.code().unwrap(), told)
}

#[test]
fn it_is_short_and_needs_nothing() {
    let text = std::fs::read_to_string(VERIFIER).unwrap();
    assert!(text.lines().count() <= 320);
    let imports: Vec<&str> = text.lines().filter(|line| line.contains("import ")).collect();
    let standard = ["hashlib", "hmac", "json", "struct", "sys"].map(|name| format!("import {name}"));
    assert_eq!(imports, [&standard[..], &["from itertools import permutations".to_owned()]].concat());
}

#[test]
fn it_finds_the_records_of_all_games_genuine() {
    let mut kinds = [0; 3];
    for game in games() {
        let info = game.info();
        for seats in info.seats[0]..=info.seats[1] {
            for resigns in [false, true] {
                let record = play(game, seats.into(), resigns);
                let (verdict, _) = game.verify(&record);
                assert!(verdict.is_consistent(), "{} for {seats}: {verdict:?}", info.id);
                let expected = [
                    format!("key={}", own_key()),
                    format!("commitment={}", record.header.commitment.to_hex()),
                    format!("contribution={}", record.header.contributions[1].to_hex()),
                ];
                let (code, told) = verify(&record, &format!("{}-{}-{seats}", info.id, info.rules_version), &expected);
                assert_eq!(code, 0, "{} for {seats}: {told}", info.id);
                for entry in &record.entries {
                    match &entry.kind {
                        EntryKind::Undo { consent, .. } => kinds[usize::from(consent.is_empty())] += 1,
                        EntryKind::Resign { .. } => kinds[2] += 1,
                        _ => {}
                    }
                }
            }
        }
    }
    assert!(kinds.into_iter().all(|count| count > 0), "undo with and without consent, resignation: {kinds:?}");
}

/// What a forger does, and the name by which it must be told.
#[test]
fn it_tells_by_name_what_was_tampered_with() {
    for game in forged(games()) {
        let info = game.info();
        let record = play(game, info.seats[1].into(), false);
        let draw = record.entries.iter().position(|entry| matches!(entry.kind, EntryKind::Chance { .. }));
        let late =
            |is: fn(&EntryKind) -> bool| record.entries.iter().skip(1).position(|entry| is(&entry.kind)).map(|n| n + 1);
        let act = late(|kind| matches!(kind, EntryKind::Action { .. })).expect("every game has choices");
        let other_draw = |record: &mut Record, place: usize| {
            let EntryKind::Chance { total, drawn, .. } = &mut record.entries[place].kind else { unreachable!() };
            *drawn = (*drawn + 1) % *total;
        };
        let changed = |change: &dyn Fn(&mut Record)| {
            let mut record = record.clone();
            change(&mut record);
            record
        };
        let other_action = |record: &mut Record| {
            let EntryKind::Action { action, .. } = &mut record.entries[act].kind else { unreachable!() };
            action.push('!');
        };
        let swap = |record: &mut Record| record.header.contributions.swap(0, 1);
        let mut forged = vec![
            ("action", changed(&other_action)),
            ("signature", rechained(changed(&other_action))),
            ("contributions", changed(&swap)),
            ("beginning", changed(&|record| record.header.seats[0] = "Mallory".into())),
            ("end", changed(&|record| drop(record.entries.pop()))),
            ("signature", rechained(changed(&|record| drop(record.entries.pop())))),
            ("number", changed(&|record| drop(record.entries.remove(0)))),
            ("signature", changed(&|record| record.seal.as_mut().unwrap().returns.push('0'))),
            ("key", resigned(record.clone())),
            ("commitment", changed(&|record| record.server_seed = Some(record.header.commitment))),
        ];
        forged.push((
            "signature",
            changed(&|record| {
                record.seal.as_mut().unwrap().signature = resigned(record.clone()).seal.unwrap().signature
            }),
        ));
        if let Some(place) = draw {
            forged.push(("draw", changed(&|record| other_draw(record, place))));
            forged.push(("draw", rechained(changed(&|record| other_draw(record, place)))));
        }
        if let Some(place) = late(|kind| matches!(kind, EntryKind::Chance { .. })) {
            forged.push((
                "outcome",
                changed(&|record| {
                    let EntryKind::Chance { action, .. } = &mut record.entries[place].kind else { unreachable!() };
                    action.push('!');
                }),
            ));
        }
        if let Some(place) = late(|kind| matches!(kind, EntryKind::Undo { .. })) {
            forged.push((
                "undo",
                changed(&|record| {
                    let EntryKind::Undo { to, .. } = &mut record.entries[place].kind else { unreachable!() };
                    *to += 1;
                }),
            ));
        }
        let own_key = [format!("key={}", own_key())];
        for (number, (name, record)) in forged.into_iter().enumerate() {
            let (code, told) =
                verify(&record, &format!("forged-{}-{}-{number}", info.id, info.rules_version), &own_key);
            let expected = if name == "key" { 3 } else { 1 };
            assert!(
                code == expected && told.lines().any(|line| line.starts_with(&format!("{name}: "))),
                "{}, {number}, {name}: {code}, {told}",
                info.id
            );
            assert!(name == "key" || !game.verify(&record).0.is_consistent(), "{}, {number}, {name}", info.id);
        }
    }
}

#[test]
fn a_name_can_be_taken_out_of_a_record_and_none_be_put_in() {
    let game = GAMES[0];
    let genuine = play(game, game.info().seats[0].into(), true);
    let mut without = genuine.clone();
    assert!(without.header.take_out(Seat::first(1).next().unwrap()));
    let told = |record: &Record, name: &str| {
        let (code, told) = verify(record, name, &[format!("key={}", own_key())]);
        assert_eq!(code == 0, game.verify(record).0.is_consistent(), "{name}: {told}");
        told
    };
    assert!(told(&without, "without").starts_with("Everything fits"));
    assert_eq!((without.head(), without.header.seats[0].as_str()), (genuine.head(), ""));
    let (name, Veil::Salt(salt)) = (&genuine.header.seats[0], genuine.header.veils[0]) else { unreachable!() };
    let left = serde_json::to_string(&without).unwrap();
    assert!(!left.contains(&serde_json::to_string(name).unwrap()));
    assert!(!left.contains(&salt.to_hex()), "with the salt a name could be tried out");

    type Change = fn(&mut Header);
    let forged: [(&str, Change); 7] = [
        ("beginning", |header| header.seats[0] = "Mallory".into()),
        ("beginning", |header| header.veils[0] = Veil::Salt(Bytes32([7; 32]))),
        ("beginning", |header| header.veils.swap(0, 1)),
        ("format", |header| header.veils[0] = Veil::Hash(Bytes32([7; 32]))),
        ("format", |header| header.veils.truncate(1)),
        ("format", |header| header.format = FORMAT.into()),
        ("format", |header| header.veils.clear()),
    ];
    for (number, (name, forge)) in forged.into_iter().enumerate() {
        let mut record = genuine.clone();
        forge(&mut record.header);
        let told = told(&record, &format!("veil-{number}"));
        assert!(told.starts_with(&format!("{name}: ")), "{number}: {told}");
    }
    // Whatever has the same letters is no list of names.
    for seats in [json!({ "A": 0, "B": 1 }), json!("AB")] {
        let mut record = genuine.clone();
        record.header.seats = vec!["A".into(), "B".into()];
        let text = twisted(&rechained(record), |value| value["seats"] = seats.clone());
        let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("verifier-{}-list.json", process::id()));
        std::fs::write(&file, text).unwrap();
        let second = process::Command::new("python3").arg(VERIFIER).arg(&file).output().unwrap();
        assert_eq!((first_verifier(&file, &own_key()).0, second.status.code()), (2, Some(2)), "{seats}");
        std::fs::remove_file(&file).unwrap();
    }
    let mut named = without;
    named.header.seats[0] = name.clone();
    assert!(told(&named, "named").starts_with("format: "), "a name that nobody has signed");
    let mut plain = play(game, game.info().seats[0].into(), false);
    assert!(!plain.header.take_out(Seat::first(1).next().unwrap()), "there it stands in the chain");
}

#[test]
fn it_tells_whose_contribution_and_which_commitment_are_missing() {
    let game = GAMES[0];
    let record = play(game, game.info().seats[0].into(), false);
    let foreign = Bytes32([0; 32]).to_hex();
    for (name, argument) in [("promise", "commitment"), ("contribution", "contribution"), ("key", "key")] {
        let (code, told) = verify(&record, argument, &[format!("{argument}={foreign}")]);
        let expected = if name == "key" { 3 } else { 1 };
        assert!(code == expected && told.lines().any(|line| line.starts_with(&format!("{name}: "))), "{told}");
    }
    let (code, _) = verify(&record, "usage", &["seed=1".into()]);
    assert_eq!(code, 2);
    let open = Record { server_seed: None, seal: None, ..record };
    let (code, told) = verify(&open, "open", &[]);
    assert!(code == 2 && told.starts_with("This is no finished record"), "{told}");
}

/// The record as JSON, changed.
fn twisted(record: &Record, twist: impl Fn(&mut Value)) -> String {
    let mut value = serde_json::to_value(record).unwrap();
    twist(&mut value);
    value.to_string()
}

/// So many lists in each other.
fn nested(levels: usize) -> String {
    "[".repeat(levels) + &"]".repeat(levels)
}

/// Records that somebody with bad intentions would show, by what is done to them.
fn hostile(record: &Record) -> Vec<(&'static str, String)> {
    let text = serde_json::to_string(record).unwrap();
    let small_order = |key: [u8; 32]| {
        move |value: &mut Value| {
            let mut signature = [0; 64];
            signature[0] = 1;
            value["seal"]["key"] = Bytes32(key).to_hex().into();
            value["seal"]["signature"] = hex::encode(signature).into();
        }
    };
    let mut identity = [0; 32];
    identity[0] = 1;
    let mut not_reduced = [255; 32];
    (not_reduced[0], not_reduced[31]) = (238, 127);
    let resigns = EntryKind::Resign { seat: Seat::first(1).next().unwrap() };
    let mut longer = record.clone();
    let number = longer.entries.len() as u32;
    longer.entries.push(Entry::new(record.seal.as_ref().unwrap().head, number, resigns));
    let mut renamed = record.clone();
    renamed.header.seats[0] = "Mallory".into();
    let mut promised = record.clone();
    promised.header.commitment = Bytes32([5; 32]);
    let json = |record: &Record| serde_json::to_string(record).unwrap();
    vec![
        ("nothing", text.clone()),
        ("another name", json(&renamed)),
        ("another name, hashed anew", json(&rechained(renamed.clone()))),
        ("another name, hashed anew and signed with another key", json(&resigned(rechained(renamed)))),
        ("another commitment", json(&promised)),
        ("another commitment, hashed anew", json(&rechained(promised))),
        ("a resignation after the end", json(&longer)),
        ("a resignation after the end, hashed anew and signed with another key", json(&resigned(rechained(longer)))),
        ("another key signs", json(&resigned(record.clone()))),
        ("a key that signs anything", twisted(record, small_order(identity))),
        ("a key that signs anything, written in another way", twisted(record, small_order(not_reduced))),
        ("no seed", twisted(record, |value| drop(value.as_object_mut().unwrap().remove("server_seed")))),
        ("no seal", twisted(record, |value| drop(value.as_object_mut().unwrap().remove("seal")))),
        ("no entries", twisted(record, |value| value["entries"] = json!([]))),
        ("a number that is true", twisted(record, |value| value["entries"][1]["number"] = true.into())),
        ("a number with a fraction", twisted(record, |value| value["entries"][0]["number"] = 0.0.into())),
        (
            "a seat that there is not",
            twisted(record, |value| {
                let acts = |entry: &&mut Value| entry["kind"] == "act";
                value["entries"].as_array_mut().unwrap().iter_mut().find(acts).unwrap()["seat"] = 7.into();
            }),
        ),
        ("a kind that there is not", twisted(record, |value| value["entries"][0]["kind"] = "cheat".into())),
        ("capital letters in a hash", text.replacen(&record.header.commitment.to_hex(), &"A".repeat(64), 1)),
        ("a field twice", text.replacen("{\"format\"", "{\"game\":\"x\",\"format\"", 1)),
        ("an option twice", text.replacen("\"options\":{", "\"options\":{\"seats\":1,\"seats\":2,", 1)),
        ("an option that is less than nothing", text.replacen("\"options\":{", "\"options\":{\"seats\":-0,", 1)),
        ("an option with a fraction", text.replacen("\"options\":{", "\"options\":{\"x\":1e2,", 1)),
        ("an option without end", text.replacen("\"options\":{", "\"options\":{\"x\":1e999,", 1)),
        ("an option of many digits", text.replacen("\"options\":{", "\"options\":{\"x\":4294967296,", 1)),
        ("an option that is deep", text.replacen("\"options\":{", &format!("\"options\":{{\"x\":{},", nested(8)), 1)),
        (
            "an option that is very deep",
            text.replacen("\"options\":{", &format!("\"options\":{{\"x\":{},", nested(5_000)), 1),
        ),
        ("a number that is less than nothing", text.replacen("\"number\":0,", "\"number\":-0,", 1)),
        ("no number", text.replacen("\"options\":{", "\"options\":{\"seats\":NaN,", 1)),
        (
            "veils in the format without",
            text.replacen(
                "\"algorithm\"",
                &format!("\"veils\":[{{\"salt\":\"{0}\"}},{{\"salt\":\"{0}\"}}],\"algorithm\"", "0".repeat(64)),
                1,
            ),
        ),
        ("a veil of no kind", text.replacen("\"algorithm\"", "\"veils\":[{\"name\":\"\"}],\"algorithm\"", 1)),
        ("a veil that is short", text.replacen("\"algorithm\"", "\"veils\":[{\"hash\":\"00\"}],\"algorithm\"", 1)),
        ("half a letter", text.replacen("\"seats\":[\"", "\"seats\":[\"\\ud800", 1)),
        ("no JSON", text[..text.len() / 2].to_owned()),
    ]
}

/// Exit code of `quincunx verify`, which is to come to the same as the second verifier.
fn first_verifier(file: &Path, key: &str) -> (i32, Value) {
    let mut command = process::Command::new(env!("CARGO_BIN_EXE_quincunx"));
    let output = command.args(["verify", "--json", "--key", key]).arg(file).output().unwrap();
    (output.status.code().unwrap(), serde_json::from_slice(&output.stdout).unwrap_or_default())
}

#[test]
fn both_verifiers_come_to_the_same_on_hostile_records() {
    let folder = tempfile::tempdir().unwrap();
    let mut codes = BTreeMap::new();
    let records = forged(GAMES.iter().copied()).into_iter().map(|game| play(game, game.info().seats[0].into(), false));
    let hostile = records.flat_map(|record| {
        let game = record.header.game.clone();
        hostile(&record).into_iter().map(move |(what, text)| (format!("{game}, {what}"), text))
    });
    for (what, text) in hostile {
        let file = folder.path().join("record.json");
        std::fs::write(&file, text).unwrap();
        let (first, told) = first_verifier(&file, &own_key());
        let key = format!("key={}", own_key());
        let second = process::Command::new("python3").arg(VERIFIER).arg(&file).arg(key).output().unwrap();
        // A record that is not signed, because something is missing, is no finished one to the second verifier; and that somebody
        // gives up after the end it cannot know, because that takes the rules.
        let unsigned = told["consistent"] == true && told["signedBy"].is_null();
        let illegal = told["checks"].as_array().into_iter().flatten().any(|check| check["entry"]["fault"] == "illegal");
        let expected = if unsigned {
            2
        } else if illegal && what.ends_with("signed with another key") {
            3
        } else {
            first
        };
        assert_eq!(second.status.code(), Some(expected), "{what}: {told} {}", String::from_utf8_lossy(&second.stdout));
        *codes.entry(first).or_insert(0) += 1;
        let is_genuine = what.ends_with(", nothing");
        assert_eq!((first == 0, told["isExpected"] == true), (is_genuine, is_genuine), "{what}: {told}");
    }
    assert_eq!(codes.into_keys().collect::<Vec<_>>(), [0, 1, 2, 3], "every exit code is shown");
}

/// Some editors put one before a text.
#[test]
fn a_mark_of_the_order_of_bytes_is_no_part_of_a_record() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("record.json");
    let record = serde_json::to_string(&play(GAMES[0], 2, false)).unwrap();
    std::fs::write(&file, format!("\u{feff}{record}")).unwrap();
    assert_eq!(first_verifier(&file, &own_key()).0, 0);
    let second = process::Command::new("python3").arg(VERIFIER).arg(&file).output().unwrap();
    assert_eq!(second.status.code(), Some(0), "{}", String::from_utf8_lossy(&second.stdout));
}

#[test]
fn without_a_seed_draws_are_not_said_to_be_checked() {
    let record = play(GAMES[0], 2, false);
    let (verdict, _) = GAMES[0].verify(&Record { server_seed: None, ..record });
    let open = |of: Aspect| verdict.checks.contains(&Check { of, outcome: Outcome::Open });
    assert!(open(Aspect::Draws) && open(Aspect::Signature) && open(Aspect::Commitment), "{verdict:?}");
}
