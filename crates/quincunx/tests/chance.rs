//! Chance that a test has fixed: the same again in a debug build, and out of reach in any other.

use std::process::Command;

#[test]
fn chance_can_be_fixed_in_debug_builds_alone() {
    let help = Command::new(env!("CARGO_BIN_EXE_quincunx")).args(["serve", "--help"]).output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    for switch in ["--chance", "--least"] {
        assert_eq!(help.contains(switch), cfg!(debug_assertions), "{help}");
    }
}

#[cfg(debug_assertions)]
#[test]
fn the_same_words_deal_the_same_cards() {
    use quincunx_server::Database;
    use serde_json::{Value, json};

    use crate::nothing_is_lost::server::{Person, Server};

    let deal = |words: &str| -> (Value, Value) {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start_with(&["--chance", words], &Database::File(folder.path().join("quincunx.db")));
        let new = json!({
            "game": "field-of-glory", "name": "Anna", "contribution": "ab".repeat(32), "pace": "slow",
            "seats": [{ "kind": "me" }, { "kind": "computer", "level": "random" }],
        });
        let mut anna = Person::default();
        let table = anna.post(server.address(), "/api/tables", &new).unwrap().good()["table"].clone();
        let path = format!("/api/tables/{}/observation", table.as_str().unwrap());
        (table, anna.get(server.address(), &path).unwrap().good()["observation"]["view"]["players"][0]["pack"].clone())
    };
    let first = deal("one");
    assert_eq!(first.1.as_array().map(Vec::len), Some(4), "{first:?}");
    assert_eq!(first, deal("one"));
    assert_ne!(first.1, deal("another").1);
}
