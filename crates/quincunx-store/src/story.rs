//! One long story of two tables, which any backend must be able to tell.

mod accounts;
mod addresses;
mod asleep;
mod bots;
mod decks;
mod leaving;
mod packs;
mod passkeys;
mod people;
mod reports;
mod settings;
mod stopped;

use quincunx_engine::record::{Entry, EntryKind, Header};
use quincunx_engine::{Bytes32, Seat};
use serde_json::json;

use crate::{
    AskedUndo, Finished, KeptSeat, KeptTable, Listed, Pace, Rematch, SeatKind, Secrets, SeenSince, Sitter, Standing,
    Status, Store, StoreError, Told,
};

/// Tells the story. `open` opens the same database again and again; it is empty at first.
///
/// # Panics
/// Where the backend tells another story.
pub async fn tell<S: Store>(open: impl AsyncFn() -> S) {
    let store = open().await;
    keep_secrets(&store, &open).await;
    look(&store, &open).await;
    attend(&store).await;
    make_tables(&store).await;
    sit_down(&store).await;
    begin(&store).await;
    append(&store).await;
    ask(&store).await;
    leave_orders(&store).await;

    let before = store.table("one").await.unwrap();
    store.close().await;
    let store = open().await;
    let after = store.table("one").await.unwrap();
    assert!(before == after, "what was kept is there after a restart");

    end(&store).await;
    accounts::tell(&store).await;
    addresses::tell(&store).await;
    bots::tell(&store).await;
    settings::tell(&store).await;
    decks::tell(&store).await;
    people::tell(&store).await;
    passkeys::tell(&store).await;
    leaving::tell(&store).await;
    reports::tell(&store).await;
    asleep::tell(&store).await;
    store.close().await;
    assert!(matches!(store.count().await, Err(StoreError::Unavailable(_))), "a closed store says so");
}

async fn keep_secrets<S: Store>(store: &S, open: &impl AsyncFn() -> S) {
    let [first, second] =
        ["first", "second"].map(|word| Secrets { signing_key: hash(word), seed_key: hash(&word.to_uppercase()) });
    assert!(store.secrets(first.clone()).await.unwrap() == first, "fresh secrets are kept");
    assert!(open().await.secrets(second).await.unwrap() == first, "secrets are made once");
}

/// Each server looks for itself, however often.
async fn look<S: Store>(store: &S, open: &impl AsyncFn() -> S) {
    for store in [store, &open().await, store] {
        let free = store.look().await.unwrap();
        assert!(free.is_none_or(|free| free > 0), "something could be written");
    }
}

async fn make_tables(store: &impl Store) {
    assert!(matches!(store.table("one").await, Err(StoreError::Missing)));
    let table = new_table();
    store.make(&table, None, None).await.unwrap();
    assert!(store.table("one").await.unwrap().0 == table, "a table is read as it was made");
    assert!(matches!(store.make(&table, None, None).await, Err(StoreError::Conflict)), "an id is given once");
    assert_eq!(store.count().await.unwrap(), 1);

    let listed = [Listed { id: "one".into(), maker: None }];
    assert_eq!(
        open(store, 9, 1, 10).await,
        listed,
        "a table with an open seat is in the lobby, and its maker was there"
    );
    assert!(open(store, 1, 2, 10).await.is_empty(), "its maker has not been there since");
    let ids = ["none", "one"].map(String::from);
    assert!(store.tables(&ids).await.unwrap() == [table], "what is not there is left out");
    for seen in [5, 4] {
        store.seen(&ids, seen).await.unwrap();
    }
    assert_eq!(open(store, 9, 5, 10).await, listed);
    assert!(open(store, 9, 6, 10).await.is_empty());
    assert!(open(store, 0, 0, 0).await.is_empty());
    assert!(store.unattended().await.unwrap().is_empty());
}

async fn open(store: &impl Store, live: i64, slow: i64, limit: u32) -> Vec<Listed> {
    store.open_tables(SeenSince { live, slow }, limit).await.unwrap()
}

/// Tables that nobody is at any more take nobody's place in the lobby, and who sits down is there.
async fn attend(store: &impl Store) {
    let seats = vec![person("Emma"), free(), free()];
    for (id, created, pace) in [("slow", 1, Pace::Slow), ("live", 2, Pace::Live), ("newer", 4, Pace::Live)] {
        let table = KeptTable { id: id.into(), created, pace, seats: seats.clone(), ..new_table() };
        store.make(&table, None, None).await.unwrap();
    }
    let listed = async |live, slow, limit| {
        let open = open(store, live, slow, limit).await;
        open.into_iter().map(|listed| listed.id).collect::<Vec<_>>()
    };
    assert_eq!(listed(1, 1, 10).await, ["newer", "live", "slow"]);
    assert_eq!(listed(3, 1, 10).await, ["newer", "slow"]);
    assert_eq!(listed(5, 1, 1).await, ["slow"], "who is away takes no place");
    store.take_seat("live", 1, &sitter("Ferenc"), None, 5, None).await.unwrap();
    assert_eq!(listed(5, 5, 10).await, ["live"], "who takes a seat is there");
    let refused = store.take_seat("newer", 0, &sitter("Ferenc"), None, 6, None).await;
    assert!(matches!(refused, Err(StoreError::Conflict)));
    assert_eq!(listed(5, 5, 10).await, ["live"], "who is refused one is not");
    assert_eq!(store.remove_given_up(6).await.unwrap().len(), 3);
}

async fn sit_down(store: &impl Store) {
    let brought = json!({ "variant": "Łódź", "handicap": [1, 3], "cards": format!("{} and more", cards()) });
    let made = new_table().options;
    let stale = store.take_seat("one", 1, &sitter("Béla"), Some([&brought, &made]), 6, None).await;
    assert!(matches!(stale, Err(StoreError::Conflict)), "what another has brought meanwhile is not struck out");
    store.take_seat("one", 1, &sitter("Béla"), Some([&made, &brought]), 6, None).await.unwrap();
    let again = store.take_seat("one", 1, &sitter("Cezary"), Some([&brought, &made]), 6, None).await;
    assert!(matches!(again, Err(StoreError::Conflict)), "a seat is taken once");
    assert!(
        matches!(store.take_seat("one", 0, &sitter("Cezary"), None, 6, None).await, Err(StoreError::Conflict)),
        "a seat is not taken from somebody who sits there"
    );
    let table = store.table("one").await.unwrap().0;
    assert!(*table.options == brought, "what a sitter brings is kept with the seat, and not without it");
    assert!(table.seats[1] == person("Béla"));
    assert!(open(store, 0, 0, 10).await.is_empty(), "no seat is open any more");
    assert_eq!(store.unattended().await.unwrap(), ["one"], "all seats are taken, and the game has not begun");
    for name in ["Anna", "Béla"] {
        assert!(store.tables_of(hash(name), 0, 10).await.unwrap() == [table.clone()], "{name} sits there");
    }
    assert!(store.tables_of(hash("Cezary"), 0, 10).await.unwrap().is_empty());
}

async fn begin(store: &impl Store) {
    let (header, opening) = (header(), [entries()[0].clone()]);
    store.begin("one", &header, &opening, &playing(&[0], false)).await.unwrap();
    let table = store.table("one").await.unwrap().0;
    assert!(table.header.as_ref() == Some(&header) && header.hash() == table.header.unwrap().hash());
    assert_eq!((table.number, &table.standing), (1, &playing(&[0], false)));
    assert_eq!(store.table("one").await.unwrap().1, opening);
    assert!(
        matches!(store.begin("one", &header, &opening, &playing(&[0], false)).await, Err(StoreError::Conflict)),
        "a game begins once"
    );
    assert!(store.unattended().await.unwrap().is_empty(), "a person is to act");
}

async fn append(store: &impl Store) {
    let entries = entries();
    store.append("one", &entries[1..3], &playing(&[1], true)).await.unwrap();
    for stale in [&entries[1..2], &entries[2..4], &entries[4..5]] {
        assert!(
            matches!(store.append("one", stale, &playing(&[0], false)).await, Err(StoreError::Conflict)),
            "entry {} is not the next one",
            stale[0].number
        );
    }
    assert_eq!(store.table("one").await.unwrap().1, entries[..3], "a refused group leaves nothing behind");
    assert_eq!(store.table("one").await.unwrap().0.standing, playing(&[1], true));
    assert_eq!(store.unattended().await.unwrap(), ["one"], "the computer is due");

    let torn = [entries[3].clone(), entries[3].clone()];
    assert!(store.append("one", &torn, &playing(&[0], false)).await.is_err());
    let table = store.table("one").await.unwrap().0;
    assert_eq!((table.number, table.standing), (3, playing(&[1], true)), "a group is kept whole or not at all");
    assert_eq!(store.table("one").await.unwrap().1.len(), 3);

    assert!(store.append("one", &[], &playing(&[0], false)).await.is_ok(), "nothing to append is no fault");
    assert!(store.append("none", &entries[..1], &playing(&[0], false)).await.is_err(), "no such table");
}

async fn ask(store: &impl Store) {
    let asked = AskedUndo { seat: 0, agreed: vec![2, 3] };
    store.ask_undo("one", Some(&asked)).await.unwrap();
    assert_eq!(store.table("one").await.unwrap().0.undo, Some(asked.clone()));
    store.ask_undo("one", None).await.unwrap();
    assert_eq!(store.table("one").await.unwrap().0.undo, None);
    store.ask_undo("one", Some(&asked)).await.unwrap();
    assert!(matches!(store.ask_undo("none", None).await, Err(StoreError::Missing)));
}

async fn leave_orders(store: &impl Store) {
    store.leave_order("one", 1, "never", true).await.unwrap();
    let table = store.table("one").await.unwrap().0;
    assert_eq!(table.seats.iter().map(|seat| seat.order.as_deref()).collect::<Vec<_>>(), [None, Some("never"), None]);
    assert_eq!(store.unattended().await.unwrap(), ["one"], "the computer answers for a person");
    store.leave_order("one", 1, "ask", false).await.unwrap();
    assert_eq!(store.table("one").await.unwrap().0.seats[1].order.as_deref(), Some("ask"));
    assert!(store.unattended().await.unwrap().is_empty());
    for (id, seat) in [("one", 2), ("one", 3), ("none", 0)] {
        let refused = store.leave_order(id, seat, "never", true).await;
        assert!(matches!(refused, Err(StoreError::Missing)), "no person sits on seat {seat} of {id}");
    }
    assert!(store.unattended().await.unwrap().is_empty(), "a refused order leaves nothing behind");
}

async fn end(store: &impl Store) {
    let over = Standing {
        status: Status::Over,
        waiting: Vec::new(),
        since: 7,
        told: vec![
            Told { number: 4, waiting: vec![1, 2], since: 6 },
            Told { number: 5, waiting: Vec::new(), since: 7 },
        ],
        resigned: vec![0],
        computer_due: false,
        returns: Some("0 1".into()),
    };
    store.append("one", &entries()[3..], &over).await.unwrap();
    let table = store.table("one").await.unwrap().0;
    assert_eq!((table.number, table.standing, table.undo), (5, over, None), "a new entry strikes out the question");
    assert_eq!(store.table("one").await.unwrap().1, entries());
    let [anna, bela, cili] = ["Anna", "Béla", "Cili"].map(|name| store.finished_of(hash(name), 10));
    let [anna, bela] = [anna.await.unwrap(), bela.await.unwrap()];
    let [game] = &anna[..] else { panic!("one game is over: {anna:?}") };
    assert_eq!((game.table.as_str(), game.game.as_str(), game.seat, game.ended), ("one", "chess", 0, 7));
    assert_eq!((&game.names[..], game.returns.as_str()), (&["Anna", "Béla", "best"].map(String::from)[..], "0 1"));
    assert!(game.options.contains("Łódź") && !game.options.contains(&cards()), "without its long texts");
    assert_eq!(bela, [Finished { seat: 1, ..game.clone() }], "the same game from the other seat");
    assert!(cili.await.unwrap().is_empty(), "who has not played has none");

    let mut rematch = KeptTable { id: "two".into(), created: 2, maker: Some(hash("Anna")), ..new_table() };
    rematch.seats[1] = KeptSeat { kind: SeatKind::Invited, contribution: None, ..person("Béla") };
    let first = Rematch { of: "one", instead_of: None };
    store.make(&rematch, Some(first), None).await.unwrap();
    assert!(store.table("two").await.unwrap().0 == rematch, "a seat is kept for somebody");
    assert_eq!(store.table("one").await.unwrap().0.rematch.as_deref(), Some("two"));
    let another = KeptTable { id: "three".into(), ..new_table() };
    assert!(matches!(store.make(&another, Some(first), None).await, Err(StoreError::Conflict)), "there is one rematch");
    assert!(matches!(store.table("three").await, Err(StoreError::Missing)), "and no second one was made");
    assert_eq!(own(store, "Anna", 0, 10).await, ["two", "one"], "what is over comes last");
    assert_eq!(own(store, "Anna", 0, 1).await, ["two"]);
    assert_eq!(own(store, "Anna", 1, 10).await, ["one"]);
    keep_seats(store).await;

    release(store).await;
    leave(store).await;
    give_up(store).await;

    stopped::tell(store).await;
    packs::tell(store).await;
}

async fn own(store: &impl Store, name: &str, skip: u64, limit: u32) -> Vec<String> {
    store.tables_of(hash(name), skip, limit).await.unwrap().into_iter().map(|table| table.id).collect()
}

/// However many seats somebody keeps for a person, they do not push that person's tables away.
async fn keep_seats(store: &impl Store) {
    let table = |id: &str, created, maker: &str, dora: KeptSeat| {
        let mut table = KeptTable { id: id.into(), created, maker: Some(hash(maker)), ..new_table() };
        table.seats = vec![person(maker), dora];
        table
    };
    let sits = person("Dóra");
    let kept = KeptSeat { kind: SeatKind::Invited, contribution: None, ..sits.clone() };
    let over = |since| Standing { status: Status::Over, since, returns: Some("1 0".into()), ..playing(&[], false) };
    let (header, opening) = (header(), [entries()[0].clone()]);
    for (id, created, seat, standing) in [
        ("waits for her", 1, &sits, Some(playing(&[0, 1], false))),
        ("waits for another", 2, &sits, Some(playing(&[0], false))),
        ("not begun", 3, &sits, None),
        ("over before", 5, &sits, Some(over(6))),
        ("over last", 4, &sits, Some(over(7))),
        ("kept at first", 5, &kept, None),
        ("kept then", 6, &kept, None),
        ("kept last", 7, &kept, None),
    ] {
        store.make(&table(id, created, "Emma", seat.clone()), None, None).await.unwrap();
        if let Some(standing) = standing {
            store.begin(id, &header, &opening, &standing).await.unwrap();
        }
    }
    store.make(&table("kept by another", 1, "Ferenc", kept), None, None).await.unwrap();
    let order = [
        "waits for her",
        "waits for another",
        "not begun",
        "kept last",
        "kept by another",
        "over last",
        "over before",
        "kept then",
        "kept at first",
    ];
    assert_eq!(own(store, "Dóra", 0, 10).await, order);
    let finished = store.finished_of(hash("Dóra"), 10).await.unwrap();
    let ended = |game: &Finished| (game.table.clone(), game.seat, game.ended, game.names.clone());
    let names = vec!["Emma".to_owned(), "Dóra".to_owned()];
    assert_eq!(
        finished.iter().map(ended).collect::<Vec<_>>(),
        [("over last".into(), 1, 7, names.clone()), ("over before".into(), 1, 6, names)],
        "what is over, the one that ended last first"
    );
    assert_eq!(store.finished_of(hash("Dóra"), 1).await.unwrap(), finished[..1]);
    assert_eq!(own(store, "Dóra", 3, 3).await, order[3..6]);
    assert!(own(store, "Dóra", 9, 3).await.is_empty());
    store.take_seat("kept at first", 1, &sitter("Dóra"), None, 0, None).await.unwrap();
    assert_eq!(own(store, "Dóra", 0, 4).await[2..], ["kept at first", "not begun"], "what she has accepted is hers");
    for kept in ["not begun", "kept at first", "kept then", "kept last", "kept by another"] {
        store.remove(kept).await.unwrap();
    }
}

/// A kept seat is given away.
async fn release(store: &impl Store) {
    for (seat, name) in [(0, "Anna"), (1, "Anna"), (2, "Béla")] {
        let refused = store.release_seat("two", seat, hash(name)).await;
        assert!(matches!(refused, Err(StoreError::Conflict)), "seat {seat} is not kept for {name}");
    }
    store.release_seat("two", 1, hash("Béla")).await.unwrap();
    let seat = store.table("two").await.unwrap().0.seats.swap_remove(1);
    assert_eq!((seat.kind, seat.name, seat.token.is_none()), (SeatKind::Invited, None, true));
}

/// Who has sat down gets up again, and a table that was made by mistake is removed, as long as its game has not begun.
async fn leave(store: &impl Store) {
    store.take_seat("two", 1, &sitter("Cili"), None, 9, None).await.unwrap();
    for (table, seat, name) in [("two", 0, "Cili"), ("two", 1, "Anna"), ("one", 0, "Anna"), ("none", 0, "Anna")] {
        let refused = store.leave_seat(table, seat, hash(name), SeatKind::Open).await;
        assert!(
            matches!(refused, Err(StoreError::Conflict)),
            "{name} does not get up from seat {seat} of table {table}"
        );
    }
    store.leave_seat("two", 1, hash("Cili"), SeatKind::Invited).await.unwrap();
    let seat = store.table("two").await.unwrap().0.seats.swap_remove(1);
    assert_eq!((seat.kind, seat.name, seat.token, seat.contribution), (SeatKind::Invited, None, None, None));
    store.make(&KeptTable { id: "mistake".into(), created: 9, ..new_table() }, None, None).await.unwrap();
    store.remove("mistake").await.unwrap();
    for table in ["mistake", "one"] {
        assert!(matches!(store.remove(table).await, Err(StoreError::Conflict)), "{table} is gone, or has begun");
    }
    assert!(matches!(store.table("mistake").await, Err(StoreError::Missing)));
}

/// A table that nobody comes to is removed, and nothing else.
async fn give_up(store: &impl Store) {
    let instead = KeptTable { id: "four".into(), created: 9, ..new_table() };
    let second = Rematch { of: "one", instead_of: Some("two") };
    store.make(&instead, Some(second), None).await.unwrap();
    assert_eq!(store.table("one").await.unwrap().0.rematch.as_deref(), Some("four"), "one takes the place of another");
    store.seen(&["two".into()], 10).await.unwrap();
    assert!(store.remove_given_up(9).await.unwrap().is_empty(), "somebody was there at that moment");
    assert_eq!(store.remove_given_up(10).await.unwrap(), ["four"]);
    assert!(matches!(store.table("four").await, Err(StoreError::Missing)));
    let old = store.table("one").await.unwrap().0;
    assert_eq!((old.rematch, old.number), (None, 5), "a game that is over stays, and may have another rematch");
    store.make(&instead, Some(Rematch { of: "one", instead_of: None }), None).await.unwrap();
    assert!(store.table("four").await.unwrap().0 == instead, "its texts are there for others");
    assert_eq!(store.remove_given_up(10).await.unwrap(), ["four"]);
    let kept = store.make(&KeptTable { id: "two".into(), ..new_table() }, None, None).await;
    assert!(matches!(kept, Err(StoreError::Conflict)), "the rematch of before is still there");
}

/// A text that is long enough to be kept by itself.
fn cards() -> String {
    "card ".repeat(500)
}

pub(crate) fn new_table() -> KeptTable {
    KeptTable {
        id: "one".into(),
        game: "chess".into(),
        options: json!({ "variant": "Łódź", "handicap": [1, 2], "cards": cards() }).into(),
        pace: Pace::Slow,
        created: 1,
        server_seed: hash("seed"),
        maker: None,
        bots: false,
        invite: Some("secret".into()),
        seats: vec![
            person("Anna"),
            free(),
            KeptSeat {
                kind: SeatKind::Computer,
                name: Some("best".into()),
                token: None,
                contribution: Some(hash("best")),
                order: None,
            },
        ],
        header: None,
        number: 0,
        standing: Standing::not_begun(),
        undo: None,
        rematch: None,
        closed: None,
    }
}

const fn free() -> KeptSeat {
    KeptSeat { kind: SeatKind::Open, name: None, token: None, contribution: None, order: None }
}

fn person(name: &str) -> KeptSeat {
    let Sitter { name, token, contribution } = sitter(name);
    KeptSeat {
        kind: SeatKind::Person,
        name: Some(name),
        token: Some(token),
        contribution: Some(contribution),
        order: None,
    }
}

fn sitter(name: &str) -> Sitter {
    Sitter { name: name.into(), token: hash(name), contribution: hash(&name.to_lowercase()) }
}

pub(crate) fn header() -> Header {
    let table = new_table();
    let seats = ["Anna", "Béla", "best"].map(String::from).to_vec();
    let contributions = ["anna", "béla", "best"].map(hash).to_vec();
    Header::new("chess", 1, table.options, seats, Bytes32::hash(table.server_seed.0), contributions)
}

pub(crate) fn entries() -> Vec<Entry> {
    let [a, b] = [0, 1].map(|index| Seat::new(index).expect("two seats"));
    let kinds = [
        EntryKind::Chance { action: "white A".into(), total: 2, drawn: 0 },
        EntryKind::Action { seat: a, action: "e4".into() },
        EntryKind::Action { seat: b, action: "e5 \"?\"".into() },
        EntryKind::Undo { seat: a, to: 1, consent: vec![b] },
        EntryKind::Resign { seat: a },
    ];
    let mut head = header().hash();
    let chain = (0u32..).zip(kinds).map(|(number, kind)| {
        let entry = Entry::new(head, number, kind);
        head = entry.hash;
        entry
    });
    chain.collect()
}

pub(crate) fn playing(waiting: &[u8], computer_due: bool) -> Standing {
    Standing { status: Status::Playing, waiting: waiting.to_vec(), computer_due, ..Standing::not_begun() }
}

fn hash(text: &str) -> Bytes32 {
    Bytes32::hash(text)
}
