//! The command from outside: each verb once, and what it says to bad input.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

const GAME: &str = "in-flanders-field";

fn quincunx(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quincunx"));
    command.args(arguments).env("LANG", "en_GB.UTF-8").env_remove("LC_ALL").env_remove("LC_MESSAGES");
    command
}

fn run(arguments: &[&str]) -> Output {
    quincunx(arguments).output().unwrap()
}

/// What it writes, and that it ends with this code.
fn told(arguments: &[&str], code: i32) -> String {
    let output = run(arguments);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}

fn json(arguments: &[&str], code: i32) -> Value {
    serde_json::from_str(&told(arguments, code)).unwrap()
}

fn keys(object: &Value) -> Vec<&str> {
    object.as_object().unwrap().keys().map(String::as_str).collect()
}

/// A path for a file of a test.
fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    folder.join(format!("{}-{name}", std::process::id()))
}

#[test]
fn games_lists_the_shelf() {
    let text = told(&["games"], 0);
    assert!(text.contains("in-flanders-field  In Flanders Field (Martin Wallace, 2014)"), "{text}");
}

#[test]
fn bad_input_gets_one_line_and_exit_code_2() {
    let record = scratch("no-record.json");
    std::fs::write(&record, "{}").unwrap();
    let record = record.to_str().unwrap();
    let scenario = scratch("bad.toml");
    std::fs::write(&scenario, "game = \"in-flanders-field\"\nnonsense = 1\n").unwrap();
    let scenario = scenario.to_str().unwrap();
    let arena = ["arena", GAME, "--games", "1", "--seed", "1", "--iterations", "1", "--agents"];
    let with = |more: &[&'static str]| -> Vec<&str> { arena.iter().chain(more).copied().collect() };
    let inputs: Vec<Vec<&str>> = vec![
        vec![],
        vec!["nonsense"],
        vec!["perft", "chess", "--depth", "1"],
        vec!["perft", GAME],
        vec!["perft", GAME, "--depth", "1", "--option", "track=endless"],
        vec!["perft", GAME, "--depth", "1", "--option", "no-such-option=1"],
        vec!["perft", GAME, "--depth", "1", "--option", "components=/no/such/file"],
        with(&["random,nobody"]),
        with(&["random"]),
        with(&["random,random", "--time-ms", "1"]),
        vec!["record", GAME, "--agents", "random,random,random,random,random", "--seed", "1", "--out", "/dev/null"],
        vec!["replay", "/no/such/file"],
        vec!["replay", record],
        vec!["verify", record],
        vec!["scenario", scenario],
        vec!["scenario"],
        vec!["scenario", "--dump", GAME, "--steps", "many"],
        vec!["bench", "--seconds", "-1"],
        vec!["serve", "--port", "99999"],
        vec!["play", GAME, "--seats", "Anna"],
        vec!["play", GAME, "--language", "xx"],
    ];
    for input in inputs {
        let output = run(&input);
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{input:?}: {errors}");
        assert_eq!(errors.lines().count(), 1, "{input:?}: {errors}");
        assert!(errors.starts_with("quincunx: ") && errors.trim_end().len() > 20, "{input:?}: {errors}");
        assert!(output.stdout.is_empty(), "{input:?}");
    }
}

#[test]
fn options_are_explained_with_their_clause() {
    let output = run(&["perft", GAME, "--depth", "1", "--option", "track=endless"]);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(errors.contains("[IFF-"), "{errors}");
}

#[test]
fn decks_are_given_by_id_and_path() {
    let (file, record) = (scratch("deck.txt"), scratch("decks.json"));
    std::fs::write(&file, "# Mine\n4 w-c1, 3 w-w2\n").unwrap();
    let decks = format!("decks=mage-circle,{}", file.display());
    let options = ["--option", "deck_rules=free", "--option", &decks];
    let made =
        ["record", "osok-hajnala", "--agents", "random,random", "--seed", "7", "--out", record.to_str().unwrap()];
    told(&[&made[..], &options].concat(), 0);
    let record: Value = serde_json::from_str(&std::fs::read_to_string(&record).unwrap()).unwrap();
    assert_eq!(record["options"]["decks"], serde_json::json!(["mage-circle", "# Mine\n4 w-c1, 3 w-w2\n"]));

    let output = run(&["perft", "osok-hajnala", "--depth", "1", "--option", "decks=mage-circle,/no/such/file"]);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(errors.contains("[OH-") && errors.contains("/no/such/file"), "{errors}");
}

#[test]
fn a_record_is_made_verified_and_told() {
    let file = scratch("record.json");
    let path = file.to_str().unwrap();
    let record = ["record", GAME, "--agents", "random,random", "--option", "track=short", "--seed", "7", "--out", path];
    told(&record, 0);
    let made = std::fs::read_to_string(&file).unwrap();
    told(&record, 0);
    assert_eq!(made, std::fs::read_to_string(&file).unwrap(), "the same seed makes the same record");

    assert_eq!(told(&["verify", path], 0).lines().count(), 8, "seven checks, and what they come to");
    let verdict = json(&["verify", path, "--json"], 0);
    assert_eq!((&verdict["consistent"], &verdict["isExpected"]), (&true.into(), &Value::Null));
    let key = verdict["signedBy"].as_str().unwrap();
    assert!(told(&["verify", path, "--key", key], 0).contains("signed by the server that you named"));
    assert!(told(&["verify", path, "--key", &"0".repeat(64)], 3).contains("another server"));
    let all = told(&["replay", path], 0);
    let seen = told(&["replay", path, "--as", "B"], 0);
    assert!(all.contains("· Random") && seen.contains(" rolls ") && !seen.contains("· random"), "{all}");
    assert!(told(&["replay", path, "--language", "hu"], 0).contains("Eredmény:"));
    assert_eq!(run(&["replay", path, "--as", "C"]).status.code(), Some(2), "there is no such seat");

    let mut forged: Value = serde_json::from_str(&made).unwrap();
    forged["seal"]["returns"] = "1/2 1/2".into();
    std::fs::write(&file, forged.to_string()).unwrap();
    assert!(told(&["verify", path], 1).contains("NOT as it should be"));
}

/// A record and scenarios of a stranger's: names that would command the terminal, turn its text around, or fill it.
#[test]
fn what_strangers_have_written_is_shown_harmlessly() {
    let hostile = format!("\u{1b}[2J\u{9b}31m\u{202e}Anna\r\n{}", "ő".repeat(10_000));
    let is_harmless = |text: &str| {
        let commands = |code: char| (code.is_control() && code != '\n') || ('\u{202a}'..='\u{202e}').contains(&code);
        assert!(!text.contains(commands), "{text:?}");
        assert!(text.lines().all(|line| line.chars().count() < 1_100), "{text:?}");
    };
    let file = scratch("hostile.json");
    let path = file.to_str().unwrap();
    told(&["record", GAME, "--agents", "random,random", "--seed", "7", "--out", path], 0);
    let mut record: Value = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
    record["seats"][0] = hostile.as_str().into();
    std::fs::write(&file, record.to_string()).unwrap();
    for arguments in [&["replay", path][..], &["verify", path], &["replay", path, "--language", "hu"]] {
        let output = run(arguments);
        is_harmless(&String::from_utf8(output.stdout).unwrap());
        is_harmless(&String::from_utf8(output.stderr).unwrap());
    }
    record["game"] = hostile.as_str().into();
    std::fs::write(&file, record.to_string()).unwrap();
    let output = run(&["verify", path]);
    assert_eq!(output.status.code(), Some(2));
    is_harmless(&String::from_utf8(output.stderr).unwrap());

    // A string of JSON's is one of TOML's as well.
    let name = Value::from(hostile).to_string();
    let scenario =
        format!("game = \"{GAME}\"\n\n[[scenario]]\nname = {name}\nholds = []\nplay = \"A: {}\"\n", "ő".repeat(10_000));
    std::fs::write(&file, scenario).unwrap();
    let output = run(&["scenario", path]);
    assert_eq!(output.status.code(), Some(1));
    is_harmless(&String::from_utf8(output.stdout).unwrap());
    is_harmless(&String::from_utf8(output.stderr).unwrap());
}

#[test]
fn arena_reports_in_json() {
    let report = json(
        &["arena", GAME, "--agents", "random,random", "--games", "20", "--seed", "1", "--iterations", "1", "--json"],
        0,
    );
    for key in ["game", "agents", "games", "wins", "draws", "returns", "interval95", "elo"] {
        assert!(report.get(key).is_some(), "{key} is missing: {report}");
    }
    assert_eq!(report["games"], 20);
}

#[test]
fn conformance_reports_in_json() {
    let report = json(&["conformance", GAME, "--steps", "300", "--seed", "1", "--json"], 1);
    assert_eq!(keys(&report), ["faults", "game", "games", "steps", "uncovered"]);
    assert_eq!(report["faults"], Value::Array(Vec::new()));
    assert!(report["steps"].as_u64().unwrap() >= 300);
}

#[test]
fn clauses_are_listed_in_json() {
    let output = run(&["clauses", GAME, "--json"]);
    let clauses: Value = serde_json::from_slice(&output.stdout).unwrap();
    let clauses = clauses.as_array().unwrap();
    assert!(clauses.iter().all(|clause| keys(clause) == ["clause", "code", "example", "game", "reason", "tests"]));
    assert!(clauses.iter().any(|clause| clause["clause"] == "IFF-3.15"));
    let complete = clauses.iter().all(|clause| !clause["tests"].as_array().unwrap().is_empty());
    assert_eq!(output.status.code(), Some(if complete { 0 } else { 1 }));
}

#[test]
fn bench_reports_in_json() {
    let report = json(&["bench", GAME, "--seconds", "0.05", "--json"], 0);
    assert_eq!(keys(&report), ["game", "games_per_second", "ns_per_step", "state_bytes", "steps_per_second"]);
}

#[test]
fn perft_counts_each_depth() {
    let count = ["perft", GAME, "--depth", "4", "--seed", "1"];
    let text = told(&count, 0);
    assert_eq!(text.lines().count(), 4);
    assert_eq!(text, told(&count, 0), "the same seed counts the same");
}

#[test]
fn a_dumped_position_is_a_scenario_that_holds() {
    let text = told(&["scenario", "--dump", GAME, "--seed", "3", "--steps", "60"], 0);
    let named = text.replace("name = \"\"", "name = \"Dumped\"").replace("holds = []", "holds = [\"IFF-3.15\"]");
    let file = scratch("dumped.toml");
    std::fs::write(&file, &named).unwrap();
    let told_of_it = told(&["scenario", file.to_str().unwrap()], 0);
    assert!(told_of_it.contains("ok      Dumped [IFF-3.15]"), "{told_of_it}");

    std::fs::write(&file, named.replace("play = '''", "play = '''\nover: 1 0 0")).unwrap();
    assert!(told(&["scenario", file.to_str().unwrap()], 1).contains("FAILED  Dumped"));
}

/// What the command writes in the course of a game in which this is typed.
pub(crate) fn played(game: &str, arguments: &[&str], typed: &str) -> String {
    let mut child = quincunx(&["play", game, "--seed", "5", "--iterations", "10"])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The game may be over before all is read.
    _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_game_is_played_in_a_pipe() {
    let file = scratch("played.json");
    let arguments = ["--seats", "Anna,random,random", "--option", "track=short", "--out", file.to_str().unwrap()];
    let text = played(GAME, &arguments, &"1\n".repeat(3_000));
    assert!(text.contains("== Anna ==") && text.contains("Result: "), "{text}");
    told(&["verify", file.to_str().unwrap()], 0);
}

#[test]
fn who_plays_takes_back_a_choice_and_is_told_how_to_type() {
    // The first roll is all that can be done, and is not asked for.
    let text = played(GAME, &["--seats", "Anna,random"], "undo\n1\nundo\n1\nhelp\nq\n");
    let answers = ["something new is known.", "Anna takes back the last choice.", "Type the number of a choice"];
    // How to type is said before the first question as well.
    let told = &text[text.find("> ").unwrap()..];
    let places: Vec<_> =
        answers.iter().map(|answer| told.find(answer).unwrap_or_else(|| panic!("{answer}: {text}"))).collect();
    assert!(places.is_sorted(), "{text}");
    let text = played("field-of-glory", &["--seats", "Anna,random"], "undo\nq\n");
    assert!(text.contains("There is nothing to take back."), "{text}");
}

#[test]
fn nobody_is_asked_where_there_is_no_choice_and_what_comes_many_times_is_told_once() {
    let text = played(GAME, &["--seats", "Anna,bold"], "q\n");
    let told = ["At the table: Anna and ", " · Bold", "“Roll” – nothing else could be done.", "Type the number", "> q"];
    let places: Vec<_> =
        told.iter().map(|piece| text.find(piece).unwrap_or_else(|| panic!("{piece}: {text}"))).collect();
    assert!(places.is_sorted(), "{text}");
    assert_eq!(text.matches(" · ").count(), 1, "no sentence has the level of a computer player: {text}");
    let text = played(GAME, &["--seats", "Anna,Bence"], "q\n");
    assert!(
        text.contains("  1  Roll"),
        "of several people everybody is asked, or the others learn who has a choice: {text}"
    );
    let text = played("victory-or-death", &["--seats", "Anna,experienced"], "q\n");
    assert!(text.contains("· Corinth draws 10 cards: ") && text.contains("draws 10 cards.\n"), "{text}");
}

/// In each language some words of the battlefield, the hand, the piles, a combat and the cards.
const FIELD_OF_GLORY: [(&str, [&str; 6]); 4] = [
    ("en", ["Battlefield", "Your hand: ", "discard pile", "Bonus card of ", "cost 4 (+2 on a flank)", "Result: "]),
    (
        "hu",
        ["Csatatér", "Lapok a kezedben: ", "dobópakli", " bónuszkártyája, ", "költsége 4 (szárnyon +2)", "Eredmény: "],
    ),
    ("pl", ["Pole bitwy", "Na twojej ręce: ", "odrzucone", "karta premiowa z ", "ruchu 4 (na skrzydle +2)", "Wynik: "]),
    ("ru", ["Поле боя", "У вас на руке: ", "сброс", "бонусная карта ", "перемещения 4 (на фланге +2)", "Итог: "]),
];

#[test]
fn field_of_glory_is_played_in_a_pipe_in_every_language() {
    for (language, pieces) in FIELD_OF_GLORY {
        let file = scratch(&format!("field-of-glory-{language}.json"));
        let arguments = ["--seats", "Anna,random", "--language", language, "--out", file.to_str().unwrap()];
        // Now the first choice, now the third: so units are placed and paid for, attacks made and phases ended.
        let text = played("field-of-glory", &arguments, &"3\n1\n".repeat(4_000));
        for piece in pieces.into_iter().chain(["== Anna ==", "HI, "]) {
            assert!(text.contains(piece), "{language}: {piece} is missing: {text}");
        }
        told(&["verify", file.to_str().unwrap()], 0);
    }
}

/// In each language some words of building, deployment, the battlefield, an order, the odds, and the end.
const POCKET_BATTLES: [(&str, [&str; 6]); 4] = [
    (
        "en",
        ["New unit: Druid, 6 DP", "on top, tiles: 2", "engagement zone", ", price 1.", "hits on average: ", "Result: "],
    ),
    ("hu", ["Új egység: druida, 6 pont", ", felül ", "közelharczóna", " 1 jelző.", "átlagos találat: ", "Eredmény: "]),
    (
        "pl",
        ["Nowy oddział: druid, 6 PD", ", na wierzchu ", "strefa walk", ", koszt 1.", "średnio trafień: ", "Wynik: "],
    ),
    ("ru", ["Новый отряд: друид, 6 очков", ", сверху ", "зона сражения", ", цена 1.", "ударов в среднем: ", "Итог: "]),
];

#[test]
fn pocket_battles_is_played_in_a_pipe_in_every_language() {
    for (language, pieces) in POCKET_BATTLES {
        let file = scratch(&format!("pocket-battles-{language}.json"));
        let arguments = ["--seats", "Anna,random", "--language", language, "--out", file.to_str().unwrap()];
        let text = played("pocket-battles", &arguments, &("ready(1)\ncommit\n".to_owned() + &"3\n1\n".repeat(4_000)));
        for piece in pieces.into_iter().chain(["== Anna ==", "C05 C12", " × "]) {
            assert!(text.contains(piece), "{language}: {piece} is missing: {text}");
        }
        told(&["verify", file.to_str().unwrap()], 0);
    }
}

/// In each language some words of the outlook, a hand, a Status, a step of the turn, a bribe, and the end.
const VICTORY_OR_DEATH: [(&str, [&str; 6]); 4] = [
    (
        "en",
        [
            "The scoring after round 3 would give, as things stand: ",
            "Hand of Corinth: ",
            "Status of ",
            "Corinth, Planning step: ",
            "Buy a bribe (discard 1 card)  (buy)",
            "Result: ",
        ],
    ),
    (
        "hu",
        [
            "a 3. forduló utáni pontozás hozama: ",
            "Kézben (Korinthosz): ",
            "Állapot (",
            "Korinthosz, tervezési fázis: ",
            "Jelölő vásárlása (1 lap eldobása)  (buy)",
            "Eredmény: ",
        ],
    ),
    (
        "pl",
        [
            "Punktacja po rundzie 3 dałaby w obecnym stanie: ",
            "Na ręce (Korynt): ",
            "Stan (",
            "Korynt, faza Planowania: ",
            "Kup żeton (odrzuć 1 kartę)  (buy)",
            "Wynik: ",
        ],
    ),
    (
        "ru",
        [
            "Подсчёт после раунда 3 дал бы сейчас: ",
            "На руке (Коринф): ",
            "Состояние (",
            "Коринф, фаза планирования: ",
            "Купить жетон (сбросить 1 карту)  (buy)",
            "Итог: ",
        ],
    ),
];

/// Two and four play, in turn; of four two sit at this keyboard.
#[test]
fn victory_or_death_is_played_in_a_pipe_in_every_language() {
    let companies = ["Anna,experienced", "Anna,Bea,experienced,greedy"];
    for ((language, pieces), seats) in VICTORY_OR_DEATH.into_iter().zip(companies.into_iter().cycle()) {
        let file = scratch(&format!("victory-or-death-{language}.json"));
        let arguments = ["--seats", seats, "--language", language, "--out", file.to_str().unwrap()];
        let text = played("victory-or-death", &arguments, &"3\n1\n1\n".repeat(3_000));
        for piece in pieces.into_iter().chain(["== Anna ==", "[VOD-D16]"]) {
            assert!(text.contains(piece), "{language}, {seats}: {piece} is missing: {text}");
        }
        told(&["verify", file.to_str().unwrap()], 0);
    }
}

/// Nobody but its owner is shown a power's hand.
#[test]
fn hands_of_victory_or_death_are_shown_to_those_who_hold_them() {
    let text = played("victory-or-death", &["--seats", "Anna,Bea,experienced,greedy"], &"3\n1\n".repeat(300));
    let mut shown = 0;
    for part in text.split("\n== ").skip(1) {
        let (name, part) = part.split_once(" ==").unwrap();
        let own = if name == "Anna" { "Corinth" } else { "Delian League" };
        for line in part.lines().filter(|line| line.starts_with("Hand of ")) {
            assert!(line.contains(own), "{name} is shown: {line}");
            shown += 1;
        }
    }
    assert!(shown > 20, "{shown}");
}

/// In each language some words of a hand, the tactical phase, the outcomes of attacks, a slot, a take-over, and the
/// end.
const OSOK_HAJNALA: [(&str, [&str; 6]); 4] = [
    (
        "en",
        [
            "Hand of Anna: ",
            "Tactical phase: place, equip, ",
            "  Life to take it over\n",
            ": choose the slot. [OH-8.7]",
            " would suffer ",
            "Result: ",
        ],
    ),
    (
        "hu",
        [
            "Anna lapjai kézben: ",
            "Taktikai fázis: helyezz le, ",
            "  Átvállalás életerőből\n",
            ": válaszd ki a mezőt! [OH-8.7]",
            " sebzést szenvedne el. ",
            "Eredmény: ",
        ],
    ),
    (
        "pl",
        [
            "Na ręce, Anna: ",
            "Faza taktyczna: wystawiaj, ekwipuj, ",
            "  Życie za przejęcie\n",
            ": wybierz pole. [OH-8.7]",
            "Przejęcie kosztuje ",
            "Wynik: ",
        ],
    ),
    (
        "ru",
        [
            "На руке, Anna: ",
            "Тактическая фаза: выставляйте, ",
            "  Жизнь за принятие на себя\n",
            ": выберите ячейку. [OH-8.7]",
            "Принять его на себя стоит ",
            "Итог: ",
        ],
    ),
];

#[test]
fn osok_hajnala_is_played_in_a_pipe_in_every_language() {
    for (language, pieces) in OSOK_HAJNALA {
        let file = scratch(&format!("osok-hajnala-{language}.json"));
        let arguments = ["--seats", "Anna,experienced", "--language", language, "--out", file.to_str().unwrap()];
        let text = played("osok-hajnala", &arguments, &"1\n".repeat(4_000));
        for piece in pieces.into_iter().chain(["== Anna ==", "[OH-8.6]", "[OH-8.16]"]) {
            assert!(text.contains(piece), "{language}: {piece} is missing: {text}");
        }
        told(&["verify", file.to_str().unwrap()], 0);
    }
}

/// Of two at one keyboard each is shown the own hand alone.
#[test]
fn hands_of_osok_hajnala_are_shown_to_those_who_hold_them() {
    let text = played("osok-hajnala", &["--seats", "Anna,Bea"], &"1\n".repeat(300));
    let mut shown = 0;
    for part in text.split("\n== ").skip(1) {
        let (name, part) = part.split_once(" ==").unwrap();
        for line in part.lines().filter(|line| line.starts_with("Hand of ")) {
            assert!(line.starts_with(&format!("Hand of {name}: ")), "{name} is shown: {line}");
            shown += 1;
        }
    }
    assert!(shown > 20, "{shown}");
}

#[test]
fn commands_are_understood_at_the_table() {
    let text =
        played(GAME, &["--seats", "Anna,Bence"], "?\n? IFF-2.12\n? IFF-0.0\nu\n99\nnonsense\nstop\nroll\nu\nq\n");
    let expected = [
        "[IFF-3.11]",
        "[IFF-2.12] The last space",
        "The rulebook has no clause IFF-0.0.",
        "There is nothing to take back.",
        "99 is not the number of a choice.",
        "This game has no such action.",
        "[IFF-3.1",
        "That cannot be taken back any more",
    ];
    let mut rest = text.as_str();
    for piece in expected {
        let found = rest.find(piece).unwrap_or_else(|| panic!("{piece} is missing in: {rest}"));
        rest = &rest[found + piece.len()..];
    }
}

#[test]
fn serve_prints_its_address_and_stops_when_asked() {
    use std::io::{BufRead, BufReader};
    let database = scratch("served.db");
    let mut server = quincunx(&["serve", "--port", "0", "--database", database.to_str().unwrap()])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut address = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut address).unwrap();
    let address = address.trim().strip_prefix("http://").unwrap().to_owned();
    let mut stream = std::net::TcpStream::connect(&address).unwrap();
    stream.write_all(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    BufReader::new(stream).read_line(&mut answer).unwrap();
    assert!(Command::new("kill").arg(server.id().to_string()).status().unwrap().success());
    let status = server.wait().unwrap();
    assert_eq!(answer.trim(), "HTTP/1.1 200 OK");
    assert!(status.success(), "{status}");
}
