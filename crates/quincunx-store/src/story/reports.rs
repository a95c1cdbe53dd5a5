//! What players tell the operator, and names that are taken away.

use quincunx_engine::Bytes32;

use super::accounts::{account, arrival, come_in, leave};
use super::{free, hash, new_table, person};
use crate::{
    About, Account, AfterReport, Arrival, Before, KeptSeat, KeptTable, MOST_REPORTS, NameToTake, NewName, Report,
    Reported, Right, Session, Settled, Store, StoreError,
};

pub(super) async fn tell(store: &impl Store) {
    let [zora, xaver] = ["Zora", "Xaver"].map(account);
    for account in [&zora, &xaver] {
        store.accounts().make_account(account).await.unwrap();
    }
    sit(store, "reported", vec![hers(&zora), person("Wanda"), free()]).await;
    report(store, &zora).await;
    limit(store).await;
    settle(store).await;
    take_names(store, &zora).await;
    adopt(store, &xaver).await;
    leave_with_reports(store, &zora).await;
}

fn hers(account: &Account) -> KeptSeat {
    KeptSeat { token: Some(account.person), ..person(&account.name) }
}

async fn sit(store: &impl Store, id: &str, seats: Vec<KeptSeat>) {
    store.make(&KeptTable { id: id.into(), seats, ..new_table() }, None, None).await.unwrap();
}

/// A report at the table `reported`, in these words.
fn told(id: &str, about: About, by: Bytes32, of: Option<(u8, Bytes32, &str)>, words: &str) -> Report {
    Report {
        id: id.into(),
        table: "reported".into(),
        about,
        by,
        of: of.map(|(seat, person, name)| Reported { seat, person, name: name.into() }),
        words: words.into(),
        reported: 5,
        settled: None,
    }
}

async fn ids(store: &impl Store) -> Vec<String> {
    let reports = store.reports().reports(&AfterReport::default(), 100).await.unwrap();
    reports.into_iter().map(|report| report.id).collect()
}

async fn report(store: &impl Store, zora: &Account) {
    let reports = store.reports();
    let wanda = hash("Wanda");
    let of_zora = Some((0, zora.person, "Zora"));
    let first = told("first", About::Name, wanda, of_zora, "A rude name.");
    reports.report(&first, None).await.unwrap();
    assert!(reports.report_with("first").await.unwrap() == first, "a report is read as it was kept");
    let again = told("again", About::Name, wanda, of_zora, "It means something rude.");
    reports.report(&again, None).await.unwrap();
    let retold = Report { words: again.words, ..first };
    assert!(reports.report_with("first").await.unwrap() == retold, "the same once more has other words");
    assert_eq!(ids(store).await, ["first"]);
    for (id, about, by, of, account) in [
        ("slow", About::Conduct, wanda, of_zora, None),
        ("broken", About::Fault, wanda, None, None),
        ("about Wanda", About::Name, zora.person, Some((1, wanda, "Wanda")), Some(zora.person)),
    ] {
        let later = Report { reported: 6, ..told(id, about, by, of, "So it is.") };
        reports.report(&later, account).await.unwrap();
    }
    assert_eq!(ids(store).await, ["first", "about Wanda", "broken", "slow"], "the first one first");

    let stranger = told("none", About::Fault, hash("a stranger"), None, "I only look.");
    let of_stranger = told("none", About::Name, wanda, Some((2, hash("a stranger"), "X")), "He was here.");
    for refused in [stranger, of_stranger] {
        assert!(matches!(reports.report(&refused, None).await, Err(StoreError::Missing)), "{}", refused.words);
    }
    let gone = told("none", About::Fault, wanda, None, "I have left.");
    assert!(matches!(reports.report(&gone, Some(wanda)).await, Err(StoreError::NoAccount)));
    assert!(matches!(reports.report_with("none").await, Err(StoreError::Missing)));
}

/// Nobody keeps the operator from what others tell.
async fn limit(store: &impl Store) {
    let reports = store.reports();
    for number in 0..=MOST_REPORTS {
        let table = format!("reported {number}");
        sit(store, &table, vec![person("Yvonne"), free()]).await;
        let fault = told(&table, About::Fault, hash("Yvonne"), None, "Nothing moves.");
        let kept = reports.report(&Report { table: table.clone(), reported: 9, ..fault }, None).await;
        assert_eq!(kept.is_ok(), number < MOST_REPORTS, "{number}");
        assert!(kept.is_ok() || matches!(kept, Err(StoreError::TooMany)), "{kept:?}");
        store.remove(&table).await.unwrap();
    }
    let hers = reports.reports_by(hash("Yvonne")).await.unwrap();
    assert_eq!(hers.len(), MOST_REPORTS as usize, "a report outlives a table that is closed before its game");
    let done = Settled { note: "The tables are gone.".into(), at: 10 };
    for report in &hers[1..] {
        reports.settle(&report.id, &done).await.unwrap();
    }
    reports.forget_settled(11).await.unwrap();
    assert_eq!(ids(store).await.last(), Some(&hers[0].id));
    assert_eq!(ids(store).await.len(), 5);
}

async fn settle(store: &impl Store) {
    let reports = store.reports();
    let count = async |about: About| {
        let waiting = reports.waiting_reports().await.unwrap();
        waiting.into_iter().find(|(of, _)| *of == about).map_or(0, |(_, count)| count)
    };
    assert_eq!([count(About::Name).await, count(About::Fault).await, count(About::Cheating).await], [2, 2, 0]);
    let done = Settled { note: "Spoken to.".into(), at: 20 };
    reports.settle("slow", &done).await.unwrap();
    assert_eq!(reports.report_with("slow").await.unwrap().settled, Some(done.clone()));
    for none in ["slow", "none"] {
        assert!(matches!(reports.settle(none, &done).await, Err(StoreError::Conflict)), "{none}");
    }
    reports.settle("broken", &Settled { at: 21, ..done }).await.unwrap();
    let order = ids(store).await;
    assert_eq!(order[3..], ["broken", "slow"], "what waits comes first, then what was settled last");
    for (number, id) in order.iter().enumerate() {
        let Report { id, reported, settled, .. } = reports.report_with(id).await.unwrap();
        let after = AfterReport { settled: settled.map(|settled| settled.at), reported, id };
        let page = reports.reports(&after, 2).await.unwrap().into_iter().map(|report| report.id);
        assert_eq!(page.collect::<Vec<_>>(), order[number + 1..].iter().take(2).cloned().collect::<Vec<_>>());
    }
    assert_eq!([count(About::Conduct).await, count(About::Fault).await], [0, 1]);
    reports.forget_settled(21).await.unwrap();
    assert_eq!(ids(store).await.len(), 4, "what was settled before is forgotten");
}

async fn take_names(store: &impl Store, zora: &Account) {
    let (names, accounts) = (store.names(), store.accounts());
    let hers = NameToTake { at_tables: "Zora", of_account: Some("zora") };
    let called = |name: &'static str| NewName { name, looks: name, at_tables: name };
    let seats = async || {
        let seats = store.table("reported").await.unwrap().0.seats.into_iter();
        seats.filter_map(|seat| seat.name).collect::<Vec<_>>()
    };
    let taken = names.take_name(zora.person, &hers, &called("xaver")).await;
    assert!(matches!(taken, Err(StoreError::Conflict)), "somebody is called so: {taken:?}");
    assert!(!names.chooses_name(zora.person).await.unwrap());
    assert_eq!(names.take_name(zora.person, &hers, &called("player seven")).await.unwrap(), ["reported"]);
    assert_eq!(accounts.account(zora.person).await.unwrap().name, "player seven");
    assert_eq!(seats().await, ["player seven", "Wanda"]);
    assert!(names.chooses_name(zora.person).await.unwrap());
    assert!(matches!(accounts.account_that_looks("zora").await, Err(StoreError::Missing)));
    assert!(names.account_that_looked("zora").await.unwrap().person == zora.person);
    assert!(accounts.is_taken("Zora", "zora").await.unwrap(), "the name is nobody else's");
    let former = async |person| names.former_names_of(person).await.unwrap();
    assert_eq!((former(zora.person).await, former(hash("Wanda")).await), (vec!["zora".into()], vec![]));
    names.take_name(zora.person, &hers, &called("player nine")).await.unwrap();
    assert_eq!(accounts.account(zora.person).await.unwrap().name, "player seven", "it is gone already");

    let session = come_in(accounts, zora.person, "where a name is chosen").await;
    let choose = async |session, name| names.choose_name(zora.person, session, name, name).await;
    assert!(matches!(choose(hash("no session"), "viola").await, Err(StoreError::NoAccount)));
    assert!(matches!(choose(session, "xaver").await, Err(StoreError::Conflict)));
    choose(session, "viola").await.unwrap();
    assert!(matches!(choose(session, "violetta").await, Err(StoreError::Missing)), "once");
    assert_eq!(accounts.account_that_looks("viola").await.unwrap().name, "viola");
    assert_eq!(seats().await, ["player seven", "Wanda"], "at tables it was told by then");

    // Another name is taken away as well, and neither is to be had again, by whoever it was taken from either.
    let chosen = NameToTake { at_tables: "viola", of_account: Some("viola") };
    names.take_name(zora.person, &chosen, &called("player eight")).await.unwrap();
    assert_eq!(seats().await, ["player eight", "Wanda"]);
    assert_eq!(former(zora.person).await, ["viola", "zora"]);
    for name in ["zora", "viola"] {
        assert!(accounts.is_taken(name, name).await.unwrap(), "{name}");
        assert!(names.account_that_looked(name).await.unwrap().person == zora.person, "{name}");
        assert!(matches!(choose(session, name).await, Err(StoreError::Conflict)), "{name}");
        let other = Account { name: name.into(), looks: name.into(), ..account("another") };
        assert!(matches!(accounts.make_account(&other).await, Err(StoreError::Conflict)), "{name}");
    }

    // A guest may be called so once more, and it is taken away once more.
    let guests = NameToTake { at_tables: "Wanda", of_account: None };
    for name in ["player one", "player two"] {
        assert_eq!(names.take_name(hash("Wanda"), &guests, &called(name)).await.unwrap(), ["reported"]);
        assert_eq!(seats().await, ["player eight", name]);
    }
    names.keep_name(hash("Wanda"), None).await.unwrap();
    assert!(!names.chooses_name(hash("Wanda")).await.unwrap());
}

/// What a guest has told is the account's, and so is what was told of the guest.
async fn adopt(store: &impl Store, xaver: &Account) {
    let token = hash("where a guest signs in");
    let session = Session { token, person: xaver.person, device: "a phone".into(), created: 1, used: 1 };
    let arrival = Arrival { before: Before::Guest(hash("Wanda")), ..arrival(&session) };
    store.accounts().sign_in(&arrival, Right::Password("$argon2id$Xaver")).await.unwrap();
    let told: Vec<_> = store.reports().reports_by(xaver.person).await.unwrap();
    assert_eq!(told.iter().map(|report| report.id.as_str()).collect::<Vec<_>>(), ["first", "broken"]);
    let of = store.reports().report_with("about Wanda").await.unwrap().of.unwrap();
    assert!(of.person == xaver.person);
}

/// Of whoever leaves for good nothing is left.
async fn leave_with_reports(store: &impl Store, zora: &Account) {
    store.remove("reported").await.unwrap();
    assert_eq!(ids(store).await.len(), 4);
    leave(store.accounts(), zora.person).await;
    assert_eq!(ids(store).await, [String::from("reported 0"), "broken".into()], "what she has told, and what of her");
    assert!(matches!(store.names().account_that_looked("zora").await, Err(StoreError::Missing)));
    assert!(store.names().former_names_of(zora.person).await.unwrap().is_empty());
    assert!(!store.accounts().is_taken("Zora", "zora").await.unwrap());
    let yvonnes = NameToTake { at_tables: "Yvonne", of_account: None };
    let instead = NewName { name: "player six", looks: "player six", at_tables: "player six" };
    assert!(
        store.names().take_name(hash("Yvonne"), &yvonnes, &instead).await.unwrap().is_empty(),
        "she sits nowhere any more"
    );
}
