//! Tables from making them to the rematch.

use std::time::Duration;

use serde_json::{Value, json};

use crate::house::{
    COMPUTER, House, INVITED, ME, OPEN, Person, contribution, new_table, play_out, seats, to_act, two, until,
};

#[tokio::test]
async fn two_persons_play_a_whole_game() {
    let house = House::new().await;
    let (anna, bela) = (house.person(), house.person());
    let table = anna.make(seats(&[ME, OPEN])).await;
    let info = anna.info(&table).await;
    assert_eq!(
        (&info["status"], &info["you"], &info["seats"][0]["name"]),
        (&json!("waiting"), &json!(0), &json!("Anna"))
    );
    assert_eq!(info["options"]["round_limit"], 100, "options are completed");
    let components = format!("/api/tables/{table}/components");
    for path in [&format!("/api/tables/{table}/observation"), &components] {
        anna.get(path).await.problem("not-begun");
    }

    let lobby = bela.get("/api/tables").await.good();
    assert_eq!(lobby[0]["id"], json!(table));
    assert_eq!(bela.get("/api/tables?mine").await.good(), json!([]));
    assert_eq!(bela.sit(&table, "Béla").await.good(), json!({ "seat": 1 }));
    assert_eq!(bela.sit(&table, "Béla").await.good(), json!({ "seat": 1 }), "sitting down twice is sitting down once");
    assert_eq!(bela.get("/api/tables").await.good(), json!([]), "a full table is not in the lobby");
    assert_eq!(bela.get("/api/tables?mine").await.good()[0]["id"], json!(table));
    house.person().sit(&table, "Cezary").await.problem("seat-taken");

    assert_eq!(anna.info(&table).await["status"], "playing");
    assert_eq!(house.person().get(&components).await.good()["track"]["objective"], 30, "anybody may look");
    play_out(&table, &[&anna, &bela]).await;
    let info = bela.info(&table).await;
    assert_eq!((&info["status"], &info["waiting"]), (&json!("over"), &json!([])));
    assert!(info["returns"].is_string());
    anna.act(&table, &info["number"], "roll").await.problem("over");
    let end = anna.observation(&table).await;
    assert_eq!((&end["number"], &end["observation"]["turn"]["over"]), (&info["number"], &json!(true)));
}

#[tokio::test]
async fn the_computer_plays_its_seats() {
    let house = House::new().await;
    let anna = house.person();
    // By chance somebody has won before everybody's turn: then another game is played.
    for _ in 0..40 {
        let table = anna.make(seats(&[ME, COMPUTER, COMPUTER])).await;
        let name = anna.info(&table).await["seats"][1]["name"].as_str().unwrap().to_owned();
        assert!(name.ends_with(" · random"), "{name}");
        while its_turn(&anna, &table).await {
            anna.choose(&table, 9).await;
        }
        let log = anna.get(&format!("/api/tables/{table}/log")).await.good();
        let acts = |seat: u64| log.as_array().unwrap().iter().any(|line| line["kind"] == "act" && line["seat"] == seat);
        if acts(0) && acts(1) && acts(2) {
            return;
        }
    }
    panic!("in no game all have acted");
}

/// Waits until it is Anna's turn, on the first seat; not if the game is over before.
async fn its_turn(anna: &Person, table: &str) -> bool {
    let mut info = json!(null);
    until(async || {
        info = anna.info(table).await;
        info["waiting"] == json!([0]) || info["status"] == "over"
    })
    .await;
    info["status"] == "playing"
}

#[tokio::test]
async fn the_computer_takes_its_time_at_a_live_table_alone() {
    let house = House::with(|config| config.thinking.least = Duration::from_secs(3_600)).await;
    let anna = house.person();
    let live = anna.make(seats(&[COMPUTER, COMPUTER])).await;
    let mut slow = new_table(seats(&[COMPUTER, COMPUTER]));
    slow["pace"] = json!("slow");
    let slow = anna.post("/api/tables", slow).await.good()["table"].as_str().unwrap().to_owned();
    until(async || anna.info(&slow).await["status"] == "over").await;
    let log = anna.get(&format!("/api/tables/{live}/log")).await.good();
    assert!(log.as_array().unwrap().iter().all(|entry| entry["kind"] == "chance"), "it has not moved yet: {log}");
}

#[tokio::test]
async fn computers_play_alone() {
    let house = House::new().await;
    let anna = house.person();
    let table = anna.make(seats(&[COMPUTER, COMPUTER])).await;
    until(async || anna.info(&table).await["status"] == "over").await;
}

#[tokio::test]
async fn acting_twice_is_acting_once_and_what_is_stale_changes_nothing() {
    let house = House::new().await;
    let (anna, bela, table) = two(&house).await;
    let first = to_act(&table, &[&anna, &bela]).await.unwrap();
    let (number, action) = first.choose(&table, 0).await;
    let after = first.info(&table).await["number"].clone();
    assert_eq!(first.act(&table, &json!(number), &action).await.good()["number"], after, "the same again");
    let stale = first.act(&table, &json!(number), "fail").await;
    assert_eq!((stale.status.as_u16(), &stale.problem("stale")["number"]), (409, &after));
    first.act(&table, &json!(9_999), "roll").await.problem("stale");
    assert_eq!(first.info(&table).await["number"], after);
}

#[tokio::test]
async fn a_refusal_names_the_clause_and_changes_nothing() {
    let house = House::new().await;
    let (anna, bela, table) = two(&house).await;
    let first = to_act(&table, &[&anna, &bela]).await.unwrap();
    let before = first.observation(&table).await;
    let refused = first.act(&table, &before["number"], "stop").await;
    assert_eq!(refused.status.as_u16(), 422);
    let problem = refused.problem("refused");
    assert!(problem["refusal"]["clause"].as_str().unwrap().starts_with("IFF-"), "{problem}");
    assert!(problem["refusal"]["message"]["key"].is_string());
    first.act(&table, &before["number"], "castle").await.problem("unreadable");
    assert_eq!(first.observation(&table).await, before);

    let other = if std::ptr::eq(first, &anna) { &bela } else { &anna };
    other.act(&table, &before["number"], "roll").await.problem("refused");
    house.person().act(&table, &before["number"], "roll").await.problem("not-your-table");
}

#[tokio::test]
async fn who_asks_why_not_is_told_and_nothing_is_done() {
    let house = House::new().await;
    let (anna, bela, table) = two(&house).await;
    let first = to_act(&table, &[&anna, &bela]).await.unwrap();
    let before = first.observation(&table).await;
    let why = async |person: &Person, number: &Value, action: &str| {
        person.post(&format!("/api/tables/{table}/why"), json!({ "number": number, "action": action })).await
    };
    let told = why(first, &before["number"], "stop").await.good();
    let refused = first.act(&table, &before["number"], "stop").await.problem("refused");
    assert_eq!(told["problem"], refused, "in the words of the refusal");
    assert_eq!(why(first, &before["number"], "castle").await.good()["problem"]["key"], "unreadable");
    assert_eq!(why(first, &json!(9_999), "roll").await.good()["problem"]["key"], "stale");
    assert_eq!(why(first, &before["number"], "roll").await.good(), json!({ "problem": null }), "it could be done");
    assert_eq!(first.observation(&table).await, before, "it was not done");
    why(&house.person(), &before["number"], "roll").await.problem("not-your-table");
}

#[tokio::test]
async fn an_undo_is_asked_for_refused_and_granted() {
    let house = House::new().await;
    let (anna, bela, table) = two(&house).await;
    let first = to_act(&table, &[&anna, &bela]).await.unwrap();
    let other = if std::ptr::eq(first, &anna) { &bela } else { &anna };
    first.undo(&table, &first.info(&table).await["number"], None).await.problem("no-undo");
    let before = first.observation(&table).await;
    first.choose(&table, 0).await;
    let rolled = first.observation(&table).await;
    assert_eq!(rolled["undo"], "ask", "dice were rolled");

    other.undo(&table, &rolled["number"], Some(true)).await.problem("no-undo-asked");
    for _ in 0..2 {
        let done = first.undo(&table, &rolled["number"], None).await.good();
        assert_eq!((&done["asked"], &done["number"]), (&json!(true), &rolled["number"]), "asking twice is asking once");
    }
    let asked = other.info(&table).await["undoAsked"].clone();
    assert_eq!(asked, json!({ "seat": first.info(&table).await["you"], "agreed": [] }));
    first.undo(&table, &rolled["number"], Some(true)).await.good();
    assert_eq!(other.info(&table).await["undoAsked"], asked, "nobody agrees with himself");

    for _ in 0..2 {
        other.undo(&table, &rolled["number"], Some(false)).await.good();
        assert_eq!(first.info(&table).await["undoAsked"], json!(null), "refusing twice is refusing once");
    }
    first.undo(&table, &rolled["number"], None).await.good();
    other.undo(&table, &json!(0), Some(true)).await.problem("stale");
    let granted = other.undo(&table, &rolled["number"], Some(true)).await.good();
    assert_eq!(granted["asked"], false);
    assert_eq!(
        other.undo(&table, &rolled["number"], Some(true)).await.good(),
        granted,
        "agreeing twice is agreeing once"
    );
    other.undo(&table, &rolled["number"], Some(false)).await.problem("stale");
    first.undo(&table, &rolled["number"], Some(true)).await.problem("stale");
    assert_eq!(first.info(&table).await["undoAsked"], json!(null));
    let after = first.observation(&table).await;
    assert_eq!(after["observation"]["view"], before["observation"]["view"]);
    let log = first.get(&format!("/api/tables/{table}/log?from={}", rolled["number"])).await.good();
    assert_eq!((&log[0]["kind"], &log[0]["to"]), (&json!("undo"), &before["number"]));
}

#[tokio::test]
async fn a_question_is_gone_when_the_game_goes_on() {
    let house = House::new().await;
    let (anna, bela, table) = two(&house).await;
    let first = to_act(&table, &[&anna, &bela]).await.unwrap();
    first.choose(&table, 0).await;
    let rolled = first.observation(&table).await;
    first.undo(&table, &rolled["number"], None).await.good();
    first.choose(&table, 0).await;
    assert_eq!(first.info(&table).await["undoAsked"], json!(null));
}

#[tokio::test]
async fn against_computers_dice_are_not_rolled_again() {
    let house = House::new().await;
    let anna = house.person();
    let mut table = anna.make(seats(&[ME, COMPUTER])).await;
    // By chance the computer begins and wins at once.
    while !its_turn(&anna, &table).await {
        table = anna.make(seats(&[ME, COMPUTER])).await;
    }
    anna.choose(&table, 0).await;
    let rolled = anna.observation(&table).await;
    assert_eq!(rolled["undo"], "none", "dice were rolled, and there is nobody to ask");
    anna.undo(&table, &rolled["number"], None).await.problem("no-undo");
    assert_eq!(anna.observation(&table).await["number"], rolled["number"]);
}

#[tokio::test]
async fn who_gives_up_between_two_loses_and_among_three_is_replaced() {
    let house = House::new().await;
    let (anna, bela, table) = two(&house).await;
    bela.resign(&table).await.good();
    let info = anna.info(&table).await;
    assert_eq!(
        (&info["status"], &info["returns"], &info["seats"][1]["resigned"]),
        (&json!("over"), &json!("1 0"), &json!(true))
    );
    anna.resign(&table).await.problem("over");

    let cezary = house.person();
    let table = anna.make(seats(&[ME, OPEN, OPEN])).await;
    bela.sit(&table, "Béla").await.good();
    cezary.sit(&table, "Cezary").await.good();
    for person in [&anna, &bela] {
        person.resign(&table).await.good();
        person.resign(&table).await.good();
    }
    anna.act(&table, &anna.info(&table).await["number"], "roll").await.problem("resigned");
    until(async || cezary.info(&table).await["waiting"] == json!([2]) || cezary.info(&table).await["status"] == "over")
        .await;
    let info = cezary.info(&table).await;
    assert_eq!([&info["seats"][0]["resigned"], &info["seats"][2]["resigned"]], [&json!(true), &json!(false)]);
    let log = cezary.get(&format!("/api/tables/{table}/log")).await.good();
    let resignations = log.as_array().unwrap().iter().filter(|entry| entry["kind"] == "resign").count();
    assert_eq!(resignations, 2, "giving up twice is giving up once");
}

#[tokio::test]
async fn who_has_given_up_has_no_say_in_an_undo() {
    let house = House::new().await;
    let [anna, bela, cezary] = [house.person(), house.person(), house.person()];
    let table = anna.make(seats(&[ME, OPEN, OPEN])).await;
    bela.sit(&table, "Béla").await.good();
    cezary.sit(&table, "Cezary").await.good();
    let people = [&anna, &bela, &cezary];
    let first = to_act(&table, &people).await.unwrap();
    let others: Vec<_> = people.into_iter().filter(|person| !std::ptr::eq(*person, first)).collect();
    let [gone, stays] = others[..] else { panic!("two others") };
    gone.resign(&table).await.good();
    first.choose(&table, 0).await;
    let number = first.info(&table).await["number"].clone();
    first.undo(&table, &number, None).await.good();
    let asked = first.info(&table).await["undoAsked"].clone();
    for agree in [true, false] {
        gone.undo(&table, &number, Some(agree)).await.problem("resigned");
    }
    assert_eq!(first.info(&table).await["undoAsked"], asked);
    let granted = stays.undo(&table, &number, Some(true)).await.good();
    assert_eq!(granted["asked"], false, "the computer agrees to what the other people agree to");
}

#[tokio::test]
async fn others_eyes_are_lent_after_the_end() {
    let house = House::new().await;
    let (anna, bela, table) = two(&house).await;
    let guest = house.person();
    let observation = |query: &str| format!("/api/tables/{table}/observation{query}");
    for (eyes, own) in [("0", true), ("1", false), ("everything", false)] {
        let answer = anna.get(&observation(&format!("?as={eyes}"))).await;
        if own {
            drop(answer.good())
        } else {
            drop(answer.problem("not-your-eyes"))
        }
        guest.get(&observation(&format!("?as={eyes}"))).await.problem("not-your-eyes");
        guest.get(&format!("/api/tables/{table}/log?as={eyes}")).await.problem("not-your-eyes");
    }
    anna.get(&observation("?as=9")).await.problem("bad-request");
    let spectator = guest.get(&observation("")).await.good();
    assert_eq!(spectator, anna.get(&observation("?as=spectator")).await.good());
    assert_eq!(spectator["observation"]["choices"], json!([]), "an onlooker has nothing to choose");
    guest.get(&format!("/api/tables/{table}/record")).await.problem("not-over");

    let actor = to_act(&table, &[&anna, &bela]).await.unwrap();
    let start = actor.observation(&table).await;
    actor.choose(&table, 0).await;
    let past = actor.get(&observation(&format!("?at={}", start["number"]))).await.good();
    assert_eq!(past["observation"], start["observation"], "any number of the replay can be seen");
    actor.get(&observation("?at=9999")).await.problem("no-such-number");

    bela.resign(&table).await.good();
    for eyes in ["0", "1", "spectator", "everything"] {
        guest.get(&observation(&format!("?at=0&as={eyes}"))).await.good();
        guest.get(&format!("/api/tables/{table}/log?as={eyes}")).await.good();
    }
    guest.get(&observation("?as=3")).await.problem("bad-request");
}

#[tokio::test]
async fn an_invited_seat_needs_the_link() {
    let house = House::new().await;
    let (anna, bela) = (house.person(), house.person());
    let table = anna.make(seats(&[ME, INVITED])).await;
    assert_eq!(bela.get("/api/tables").await.good(), json!([]), "it is not in the lobby");
    let invite = anna.info(&table).await["invite"].as_str().unwrap().to_owned();
    assert_eq!(bela.info(&table).await["invite"], json!(null));
    bela.sit(&table, "Béla").await.problem("not-invited");
    let take = |invite: &str| json!({ "name": "Béla", "contribution": contribution("Béla"), "invite": invite });
    let path = format!("/api/tables/{table}/seats");
    bela.post(&path, take("guessed")).await.problem("not-invited");
    bela.post(&path, take(&invite)).await.good();
    assert_eq!(anna.info(&table).await["invite"], json!(null), "nobody is to be invited any more");
    anna.post(&path, json!({ "seat": 1, "name": "Anna", "contribution": contribution("x") }))
        .await
        .problem("already-seated");
}

#[tokio::test]
async fn a_rematch_keeps_the_seats_of_the_players() {
    let house = House::new().await;
    let (anna, bela, table) = two(&house).await;
    let path = format!("/api/tables/{table}/rematch");
    anna.post_nothing(&path).await.problem("not-over");
    anna.resign(&table).await.good();
    house.person().post_nothing(&path).await.problem("not-your-table");
    let made = anna.post_nothing(&path).await.good();
    assert_eq!(bela.post_nothing(&path).await.good(), made, "there is one rematch");
    let rematch = made["table"].as_str().unwrap();
    assert_eq!(bela.info(&table).await["rematch"], made["table"]);

    let info = bela.info(rematch).await;
    assert_eq!((&info["status"], &info["you"]), (&json!("waiting"), &json!(null)));
    assert_eq!((&info["seats"][1]["kind"], &info["seats"][1]["name"]), (&json!("invited"), &json!("Béla")));
    assert!(info["invite"].is_string(), "who is expected may invite somebody else");
    let mine = bela.get("/api/tables?mine").await.good();
    assert!(mine.as_array().unwrap().iter().any(|table| table["id"] == made["table"]), "{mine}");
    house.person().sit(rematch, "Cezary").await.problem("seat-kept");
    assert_eq!(bela.sit(rematch, "Béla").await.good()["seat"], 1, "the own seat, without a link");
    assert_eq!(anna.sit(rematch, "Anna").await.good()["seat"], 0);
    assert_eq!(anna.info(rematch).await["status"], "playing");
}

#[tokio::test]
async fn bad_tables_are_not_made() {
    let house = House::new().await;
    let anna = house.person();
    let good = new_table(seats(&[ME, OPEN]));
    let with = |field: &str, value: serde_json::Value| {
        let mut table = good.clone();
        table[field] = value;
        table
    };
    for (field, value, key) in [
        ("game", json!("chess"), "no-such-game"),
        ("name", json!(""), "bad-name"),
        ("name", json!("a\u{202e}b"), "bad-name"),
        ("contribution", json!("12"), "bad-contribution"),
        ("options", json!({ "seats": 9 }), "bad-options"),
        ("options", json!({ "seats": 2, "dragons": 1 }), "bad-options"),
        ("options", json!({ "seats": 3 }), "bad-seats"),
        ("seats", seats(&[ME, ME]), "bad-seats"),
        ("seats", seats(&[OPEN, INVITED]), "bad-seats"),
        ("seats", json!([{ "kind": "me" }, { "kind": "computer", "level": "oracle" }]), "bad-seats"),
        ("seats", json!([{ "kind": "throne" }]), "bad-request"),
        ("pace", json!("hasty"), "bad-request"),
        ("table", json!("../../etc"), "bad-request"),
        ("color", json!("red"), "bad-request"),
    ] {
        anna.post("/api/tables", with(field, value)).await.problem(key);
    }
    let fault =
        anna.post("/api/tables", with("options", json!({ "seats": 9 }))).await.problem("bad-options")["fault"].clone();
    assert!(fault["clause"].as_str().unwrap().starts_with("IFF-"), "{fault}");
    assert_eq!(anna.get("/api/tables").await.good(), json!([]));
    anna.info(&anna.make(seats(&[ME, OPEN])).await).await;
}

#[tokio::test]
async fn who_makes_a_table_can_know_the_commitment_before_contributing() {
    let house = House::new().await;
    let anna = house.person();
    let promised = anna.get("/api/commitment").await.good();
    let mut table = new_table(seats(&[ME, COMPUTER]));
    table["table"] = promised["table"].clone();
    let made = anna.post("/api/tables", table.clone()).await.good();
    assert_eq!(made["table"], promised["table"]);
    let id = made["table"].as_str().unwrap();
    assert_eq!(anna.info(id).await["commitment"], promised["commitment"]);
    assert_eq!(anna.post("/api/tables", table.clone()).await.good(), made, "sent twice, made once");
    house.person().post("/api/tables", table).await.problem("stale");

    anna.end(id).await;
    let record = anna.get(&format!("/api/tables/{id}/record")).await.good();
    assert_eq!(record["commitment"], promised["commitment"]);
    assert_eq!(record["contributions"][0], contribution("Anna"));
    let of_computer = contribution(&format!("{} 1", promised["commitment"].as_str().unwrap()));
    assert_eq!(record["contributions"][1], of_computer, "the computer's follows from the commitment");
}

#[tokio::test]
async fn the_shelf_and_its_rulebooks() {
    let house = House::new().await;
    let anna = house.person();
    let games = anna.get("/api/games").await.good();
    assert_eq!(games[0]["info"]["id"], "in-flanders-field");
    assert!(games[0]["levels"].as_array().unwrap().contains(&json!("random")));
    for language in ["en", "hu", "pl", "ru"] {
        let rules = anna.get(&format!("/api/games/in-flanders-field/rules/{language}")).await;
        assert!(String::from_utf8(rules.body).unwrap().contains("[IFF-2.1"), "{language}");
    }
    anna.get("/api/games/in-flanders-field/rules/xx").await.problem("not-found");
    anna.get("/api/games/chess/rules/en").await.problem("no-such-game");
}

#[tokio::test]
async fn every_game_has_a_page_to_start_from() {
    let house = House::new().await;
    let anna = house.person();
    for game in anna.get("/api/games").await.good().as_array().unwrap() {
        let id = game["info"]["id"].as_str().unwrap();
        for language in ["en", "hu", "pl", "ru"] {
            let page = anna.get(&format!("/api/games/{id}/start/{language}")).await.good();
            assert!(page["text"].as_str().unwrap().starts_with("## "), "{id}, {language}");
            assert_eq!(page["pictures"].as_array().unwrap().len(), 3, "{id}");
        }
    }
    anna.get("/api/games/in-flanders-field/start/xx").await.problem("not-found");
    anna.get("/api/games/chess/start/en").await.problem("no-such-game");
}
