//! The second verifier, `docs/verify.py`, written from docs/FAIRNESS.md alone: it must come to the same as the engine.

use std::path::{Path, PathBuf};
use std::process::Command;

use quincunx_engine::Record;
use quincunx_engine::record::{Deed, Entry};

const VERIFIER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/verify.py");

fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("verifier-{}-{name}.json", std::process::id()))
}

/// Makes the hashes fit again, as a forger would.
fn rechained(mut record: Record) -> Record {
    let mut previous = record.header.hash();
    for entry in &mut record.entries {
        *entry = Entry::new(previous, entry.number, entry.deed.clone());
        previous = entry.hash;
    }
    record.seal.as_mut().unwrap().head = previous;
    record
}

fn tampered(record: &Record, change: impl FnOnce(&mut Record)) -> Record {
    let mut changed = record.clone();
    change(&mut changed);
    changed
}

/// Exit code and text of the verifier; `None` where there is no Python.
fn verify(record: &Record, name: &str) -> Option<(i32, String)> {
    let file = scratch(name);
    std::fs::write(&file, serde_json::to_string(record).unwrap()).unwrap();
    let output = Command::new("python3").arg(VERIFIER).arg(&file).output();
    std::fs::remove_file(&file).unwrap();
    let output = output.ok()?;
    Some((output.status.code().unwrap(), String::from_utf8(output.stdout).unwrap()))
}

fn new_record(file: &Path) -> Record {
    let arguments = ["record", "in-flanders-field", "--agents", "sensible,bold,cautious", "--seed", "7", "--out"];
    let made = Command::new(env!("CARGO_BIN_EXE_quincunx")).args(arguments).arg(file).output().unwrap();
    assert!(made.status.success(), "{made:?}");
    let record = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    std::fs::remove_file(file).unwrap();
    record
}

#[test]
fn a_verifier_written_from_the_page_alone_tells_a_genuine_record_from_a_forged_one() {
    let record = new_record(&scratch("genuine"));
    let Some((code, text)) = verify(&record, "genuine") else {
        eprintln!("There is no python3 here: the second verifier was not tried.");
        return;
    };
    assert_eq!(code, 0, "{text}");

    let first_act = record.entries.iter().position(|entry| matches!(entry.deed, Deed::Act { .. })).unwrap();
    let first_draw = record.entries.iter().position(|entry| matches!(entry.deed, Deed::Chance { .. })).unwrap();
    let changed_draw = |record: &mut Record| {
        let Deed::Chance { total, drawn, .. } = &mut record.entries[first_draw].deed else { unreachable!() };
        *drawn = (*drawn + 1) % *total;
    };
    let forged = [
        (
            "chain",
            tampered(&record, |record| {
                let Deed::Act { action, .. } = &mut record.entries[first_act].deed else { unreachable!() };
                *action = "stop".into();
            }),
        ),
        ("chain", tampered(&record, |record| record.header.contributions.swap(0, 1))),
        ("draw", rechained(tampered(&record, |record| record.header.contributions.swap(0, 1)))),
        ("draw", rechained(tampered(&record, changed_draw))),
        ("end", tampered(&record, |record| drop(record.entries.pop()))),
        ("signature", tampered(&record, |record| record.seal.as_mut().unwrap().returns = "1 0 0 0".into())),
        ("commitment", tampered(&record, |record| record.server_seed = Some(record.header.commitment))),
    ];
    for (number, (what, record)) in forged.into_iter().enumerate() {
        let (code, text) = verify(&record, &format!("forged-{number}")).unwrap();
        assert!(code == 1 && text.starts_with(what), "{what}: {code}, {text}");
    }
}
