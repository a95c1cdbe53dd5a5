//! The settings of `quincunx serve` from outside: what is refused, what `--check` and `--print-config` say, and that no password is told.

use std::fs::{self, File};
use std::process::{Command, Output};
use std::thread::sleep;
use std::time::{Duration, Instant};

use quincunx_store::{Database, SqlStore, Store};
use serde_json::json;

use crate::nothing_is_lost::server::{PATIENCE, Person, Server};

fn serve(arguments: &[&str], variables: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quincunx"));
    command.arg("serve").args(arguments).env("LANG", "en_GB.UTF-8").env_remove("LC_ALL").env_remove("LC_MESSAGES");
    command.envs(variables.iter().copied()).output().unwrap()
}

/// The exit code, and the lines of both streams.
fn told(arguments: &[&str], variables: &[(&str, &str)]) -> (Option<i32>, Vec<String>, Vec<String>) {
    let Output { status, stdout, stderr } = serve(arguments, variables);
    let lines = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap().lines().map(str::to_owned).collect();
    (status.code(), lines(stdout), lines(stderr))
}

#[test]
fn a_server_with_faulty_settings_does_not_start_and_names_each_fault() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("quincunx.toml");
    fs::write(&file, "streams = 0\nstreems = 1\n").unwrap();
    let file = file.to_str().unwrap();
    let expected = [
        format!("quincunx: {file}:1: streams must be a whole number from 1 to 1000000."),
        format!("quincunx: {file}:2: There is no setting streems: quincunx serve --help lists all there are."),
        "quincunx: QUINCUNX_IDLE: idle must be a time from 1 s to 1 day, written as \"30 s\" or \"2 days\".".to_owned(),
        "quincunx: --port: port must be a whole number from 0 to 65535.".to_owned(),
    ];
    for more in [&[][..], &["--check"], &["--print-config"]] {
        let arguments = [&["--config", file, "--port", "99999"][..], more].concat();
        assert_eq!(
            told(&arguments, &[("QUINCUNX_IDLE", "long")]),
            (Some(2), Vec::new(), expected.to_vec()),
            "{more:?}"
        );
    }
    let (_, _, other) = told(&["--config", file], &[("LANG", "hu_HU.UTF-8")]);
    assert!(other[0].ends_with("A streams értéke egész szám legyen 1 és 1000000 között."), "{other:?}");
}

#[test]
fn a_server_that_sends_mails_to_nowhere_does_not_start() {
    let arguments = ["--mail-server", "smtp://127.0.0.1:25", "--mail-from", "quincunx@play.example.org"];
    for more in [&[][..], &["--check"]] {
        let (code, out, errors) = told(&[&arguments[..], more].concat(), &[]);
        assert_eq!((code, out.len()), (Some(2), 0), "{errors:?}");
        assert_eq!(errors, ["quincunx: --mail-server: Mail cannot be sent without site: give that as well."]);
    }
}

#[tokio::test]
async fn who_checks_learns_of_the_database_and_leaves_it_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("below/quincunx.db");
    let check = || told(&["--check", "--database", file.to_str().unwrap()], &[]);
    let none = "The settings are good. The database is empty or not there yet: the next start makes it.";
    assert_eq!(check(), (Some(0), vec![none.to_owned()], Vec::new()));
    assert!(!folder.path().join("below").exists());

    SqlStore::open(&Database::File(file.clone())).await.unwrap().close().await;
    let before = fs::read(&file).unwrap();
    let good = "The settings are good, and the database is of this version.";
    assert_eq!(check(), (Some(0), vec![good.to_owned()], Vec::new()));
    assert!(fs::read(&file).unwrap() == before);

    fs::write(&file, "this is no database, but a poem about one\n".repeat(100)).unwrap();
    let (code, out, errors) = check();
    assert_eq!((code, out.len(), errors.len()), (Some(1), 0, 1), "{errors:?}");
    assert!(errors[0].starts_with("quincunx: --database: the store does not work: "), "{errors:?}");
    let with_another = [["--check", "--database", file.to_str().unwrap()].as_slice(), &["--streams", "0"]].concat();
    let (code, _, errors) = told(&with_another, &[]);
    assert_eq!((code, errors.len()), (Some(2), 2), "the database is looked at, whatever else is wrong: {errors:?}");
}

#[test]
fn no_password_is_told_wherever_it_stands() {
    let folder = tempfile::tempdir().unwrap();
    let [file, password] = ["quincunx.toml", "password"].map(|name| folder.path().join(name));
    fs::write(&password, "hush\n").unwrap();
    // Nobody listens there.
    let address = |password: &str| format!("postgres://anna{password}@127.0.0.1:1/quincunx");
    fs::write(&file, format!("database = {:?}\ndatabase-password-file = {password:?}\n", address(""))).unwrap();
    let in_file: &[&str] = &["--config", file.to_str().unwrap()];
    let in_variable = [("QUINCUNX_DATABASE", &*address(":hush"))];
    for (arguments, variables) in [(in_file, &[][..]), (&[], &in_variable)] {
        for (more, code) in [(&["--print-config"][..], 0), (&["--check"], 1), (&["--port", "0"], 1)] {
            let Output { status, stdout, stderr } = serve(&[arguments, more].concat(), variables);
            let all = String::from_utf8([stdout, stderr].concat()).unwrap();
            assert_eq!(status.code(), Some(code), "{all}");
            assert!(!all.contains("hush") && !all.is_empty(), "{all}");
        }
    }
}

#[test]
fn limits_are_read_anew_while_the_server_runs() {
    let folder = tempfile::tempdir().unwrap();
    let [file, log] = ["quincunx.toml", "log"].map(|name| folder.path().join(name));
    let set = |settings: &str| fs::write(&file, settings).unwrap();
    set("tables = 1\nlog = \"info\"\n");
    let database = Database::File(folder.path().join("quincunx.db"));
    let options = ["--config", file.to_str().unwrap()];
    let server = Server::start_logged(&options, &database, File::create(&log).unwrap());
    let tells = |words: &str| fs::read_to_string(&log).unwrap().contains(words);
    let renews = |settings: &str, words: &str| {
        set(settings);
        server.signal("-HUP");
        let begun = Instant::now();
        while !tells(words) {
            assert!(begun.elapsed() < PATIENCE, "{words}: {}", fs::read_to_string(&log).unwrap());
            sleep(Duration::from_millis(20));
        }
    };
    let mut person = Person::default();
    let mut makes_a_table = || {
        let table = json!({
            "game": "field-of-glory", "options": {}, "name": "Anna", "contribution": "ab".repeat(32), "pace": "slow",
            "seats": [{ "kind": "me" }, { "kind": "open" }],
        });
        person.post(server.address(), "/api/tables", &table).unwrap().status == 201
    };
    assert_eq!([makes_a_table(), makes_a_table()], [true, false]);
    renews("tables = 0\n", "quincunx.toml:1: tables must be a whole number");
    assert!(!makes_a_table(), "what was so before holds");
    renews("tables = 2\nlog = \"debug\"\ngame-entries = 5000\n", "these hold once the server is started anew");
    assert!(tells("settings=\"game-entries\""), "{}", fs::read_to_string(&log).unwrap());
    assert!(!tells("DEBUG"));
    assert_eq!([makes_a_table(), makes_a_table()], [true, false]);
    assert!(tells("DEBUG"), "the log tells more");
    server.stop();
}
