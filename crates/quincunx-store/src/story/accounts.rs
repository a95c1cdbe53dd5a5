//! People who come back by name.

use quincunx_engine::Bytes32;

use super::{free, hash, new_table, person};
use crate::{
    Account, AccountKind, Accounts, Arrival, Before, KeptSeat, KeptTable, Right, SeatKind, Session, Store, StoreError,
};

/// Dóra's password, since she has another one.
const KNOWN: Right<'static> = Right::Password("another");

/// A year is long: in the story nobody is away for a hundred seconds.
const AWAY: i64 = 100;

pub(super) async fn tell(store: &impl Store) {
    let accounts = store.accounts();
    let [dora, emil] = ["Dóra", "Emil"].map(account);
    make(accounts, &dora, &emil).await;
    sign_in(accounts, &dora, &emil).await;
    recover(accounts, &dora, &emil).await;
    attempt(accounts).await;
    adopt(store, &dora).await;
}

pub(super) fn account(name: &str) -> Account {
    Account {
        person: hash(&format!("the person {name}")),
        name: name.into(),
        looks: name.to_lowercase(),
        kind: AccountKind::Person { password: Some(format!("$argon2id${name}")) },
        created: 3,
    }
}

/// A browser that was nobody's.
pub(super) fn arrival(session: &Session) -> Arrival {
    Arrival { session: session.clone(), before: Before::Nobody, not_since: 0, forgiven: Vec::new() }
}

/// Signs somebody in by the password, whatever it is; gives the hash of the session's token.
pub(super) async fn come_in(accounts: &dyn Accounts, person: Bytes32, device: &str) -> Bytes32 {
    let AccountKind::Person { password } = accounts.account(person).await.unwrap().kind else { panic!("a bot") };
    let token = hash(&format!("{device} of {}", person.to_hex()));
    let session = Session { token, person, device: device.into(), created: 1, used: 1 };
    accounts.sign_in(&arrival(&session), Right::Password(&password.unwrap_or_default())).await.unwrap();
    token
}

/// Somebody leaves for good, who is signed in nowhere.
pub(super) async fn leave(accounts: &dyn Accounts, person: Bytes32) {
    let session = come_in(accounts, person, "where the account is deleted").await;
    accounts.remove_account(person, person, session).await.unwrap();
}

/// Somebody makes recovery codes in a browser, and signs out there.
pub(super) async fn set_codes(accounts: &dyn Accounts, person: Bytes32, codes: &[Bytes32]) {
    let session = come_in(accounts, person, "where codes are made").await;
    accounts.set_codes(person, session, codes).await.unwrap();
    accounts.sign_out(person, session).await.unwrap();
}

async fn make(accounts: &dyn Accounts, dora: &Account, emil: &Account) {
    assert!(matches!(accounts.account_that_looks("dóra").await, Err(StoreError::Missing)));
    accounts.make_account(dora).await.unwrap();
    accounts.make_account(emil).await.unwrap();
    let again = Account { person: hash("another"), ..dora.clone() };
    assert!(matches!(accounts.make_account(&again).await, Err(StoreError::Conflict)), "a name is given once");
    assert!(accounts.account_that_looks("dóra").await.unwrap() == *dora);
    let is_taken = async |name: &str| accounts.is_taken(name, &name.to_lowercase()).await.unwrap();
    assert_eq!([is_taken("DÓRA").await, is_taken("Dóri").await], [true, false]);
    let alike = Account { person: hash("another"), looks: "another".into(), ..dora.clone() };
    assert!(
        matches!(accounts.make_account(&alike).await, Err(StoreError::Conflict)),
        "nor is one that is written alike"
    );
    assert!(accounts.account(emil.person).await.unwrap() == *emil);
    assert!(matches!(accounts.account(again.person).await, Err(StoreError::Missing)));
    let [desk, phone] =
        [come_in(accounts, dora.person, "a desk").await, come_in(accounts, dora.person, "a phone").await];
    let before = accounts.set_password(emil.person, phone, "stolen").await;
    assert!(matches!(before, Err(StoreError::NoAccount)), "it is her session: {before:?}");
    accounts.set_password(dora.person, desk, "another").await.unwrap();
    assert!(matches!(accounts.signed_in(phone, 0).await, Err(StoreError::Missing)), "whoever knew the old one is out");
    accounts.sign_out(dora.person, desk).await.unwrap();
    let has_now = accounts.account(dora.person).await.unwrap();
    assert!(has_now == Account { kind: AccountKind::Person { password: Some("another".into()) }, ..dora.clone() });
    assert!(accounts.account(emil.person).await.unwrap() == *emil, "nobody else has it");
    assert!(matches!(accounts.set_password(again.person, desk, "any").await, Err(StoreError::NoAccount)));
}

async fn sign_in(accounts: &dyn Accounts, dora: &Account, emil: &Account) {
    let session = |device: &str, account: &Account, created| Session {
        token: hash(&format!("{device} of {}", account.name)),
        person: account.person,
        device: device.into(),
        created,
        used: created,
    };
    let [phone, desk, old] = [("phone", 10), ("desk", 20), ("old", 1)].map(|(name, at)| session(name, dora, at));
    let other = session("phone", emil, 15);
    let emils = Right::Password("$argon2id$Emil");
    for (session, right) in [(&old, KNOWN), (&phone, KNOWN), (&other, emils)] {
        accounts.sign_in(&arrival(session), right).await.unwrap();
    }
    let tried = [hash("whoever signs in"), hash("from there")];
    accounts.attempt(&tried, 0, 20).await.unwrap();
    let known = Arrival { not_since: 2, forgiven: tried.to_vec(), ..arrival(&desk) };
    assert!(accounts.sign_in(&known, Right::Password("nobody")).await.is_err());
    assert_eq!(accounts.attempt(&tried, 0, 20).await.unwrap(), [2, 2], "who does not get in is not forgiven");
    accounts.sign_in(&known, KNOWN).await.unwrap();
    assert_eq!(accounts.attempt(&tried, 0, 20).await.unwrap(), [2, 2]);
    let of = async |account: &Account| {
        let sessions = accounts.sessions(account.person).await.unwrap();
        sessions.into_iter().map(|session| session.device).collect::<Vec<_>>()
    };
    assert_eq!(of(dora).await, ["desk", "phone"], "who was away for long is signed in no more");
    let who = accounts.signed_in(phone.token, phone.used).await.unwrap();
    assert!((who.person, who.name.as_str(), who.used) == (dora.person, "Dóra", 10));
    for (token, since) in [(old.token, 0), (phone.token, 11), (hash("nobody"), 0)] {
        assert!(matches!(accounts.signed_in(token, since).await, Err(StoreError::Missing)));
    }
    accounts.use_session(phone.token, 30).await.unwrap();
    assert!(accounts.sessions(dora.person).await.unwrap()[0] == Session { used: 30, ..phone.clone() });
    assert!(matches!(accounts.use_session(old.token, 30).await, Err(StoreError::Missing)));
    for (person, token) in [(dora.person, other.token), (dora.person, old.token)] {
        let refused = accounts.sign_out(person, token).await;
        assert!(matches!(refused, Err(StoreError::Missing)), "nobody ends what is another's");
    }
    accounts.sign_out(dora.person, desk.token).await.unwrap();
    assert_eq!(of(dora).await, ["phone"]);
    accounts.sign_in(&arrival(&desk), Right::Session(phone.token)).await.unwrap();
    accounts.sign_others_out(dora.person, desk.token).await.unwrap();
    assert_eq!((of(dora).await, of(emil).await), (vec!["desk".into()], vec!["phone".into()]));

    // Whoever was thrown out while a request was under way gets nothing by it.
    let late = session("late", dora, 40);
    for refused in [
        accounts.sign_in(&arrival(&late), Right::Session(phone.token)).await.map(drop),
        accounts.sign_in(&arrival(&late), Right::Session(other.token)).await.map(drop),
        accounts.sign_in(&arrival(&late), Right::Password("$argon2id$Dóra")).await.map(drop),
        accounts.sign_in(&arrival(&late), emils).await.map(drop),
        accounts.sign_in(&arrival(&late), Right::Passkey(b"removed")).await.map(drop),
        accounts.sign_in(&arrival(&late), Right::Address("removed@a.example")).await.map(drop),
        accounts.set_password(dora.person, phone.token, "stolen").await,
        accounts.set_codes(dora.person, phone.token, &[hash("an intruder's")]).await,
        accounts.sign_others_out(dora.person, phone.token).await,
        accounts.remove_account(dora.person, dora.person, phone.token).await.map(drop),
    ] {
        assert!(matches!(refused, Err(StoreError::NoAccount)), "{refused:?}");
    }
    assert_eq!((of(dora).await, accounts.codes_left(dora.person).await.unwrap()), (vec!["desk".into()], 0));
    come_in(accounts, dora.person, "with the password of before").await;
    accounts.sign_others_out(dora.person, desk.token).await.unwrap();

    for number in 0..60 {
        let tab = session(&format!("tab {number}"), emil, 100 + number);
        let admitted = accounts.sign_in(&arrival(&tab), emils).await.unwrap();
        assert_eq!(admitted.made_room, number >= 49, "{number}: one makes room");
    }
    let tabs = of(emil).await;
    assert_eq!((tabs.len(), tabs[0].as_str(), tabs[49].as_str()), (50, "tab 59", "tab 10"), "those used last stay");
    assert_eq!(of(dora).await, ["desk"]);
    accounts.sign_in(&arrival(&other), emils).await.unwrap();
    assert_eq!(of(emil).await.last().unwrap(), "phone", "and the one that is new");
    accounts.sign_others_out(emil.person, other.token).await.unwrap();

    // Whoever signs in anew in a browser is signed in there once.
    let (first, second) = (session("first", emil, 200), session("second", emil, 201));
    accounts.sign_in(&arrival(&first), emils).await.unwrap();
    let again = Arrival { before: Before::Session(first.token), ..arrival(&second) };
    let refused = accounts.sign_in(&again, Right::Password("wrong")).await;
    assert!(matches!(refused, Err(StoreError::NoAccount)), "{refused:?}");
    assert_eq!(of(emil).await, ["first", "phone"], "what is refused changes nothing");
    accounts.sign_in(&again, emils).await.unwrap();
    assert_eq!(of(emil).await, ["second", "phone"]);
    accounts.sign_out(emil.person, second.token).await.unwrap();
}

/// Dóra has forgotten her password; she is signed in at the desk, and Emil on the phone.
async fn recover(accounts: &dyn Accounts, dora: &Account, emil: &Account) {
    let [first, second, third, of_emil] = ["first", "second", "third", "Emil's"].map(hash);
    assert_eq!(accounts.codes_left(dora.person).await.unwrap(), 0);
    set_codes(accounts, dora.person, &[first, second]).await;
    set_codes(accounts, emil.person, &[of_emil]).await;
    for code in [of_emil, third] {
        let refused = accounts.recover(dora.person, code, "stolen").await;
        assert!(matches!(refused, Err(StoreError::Missing)), "nobody gets in with what is another's");
    }
    accounts.recover(dora.person, first, "remembered").await.unwrap();
    assert!(matches!(accounts.recover(dora.person, first, "again").await, Err(StoreError::Missing)), "it is used up");
    let remembered = AccountKind::Person { password: Some("remembered".into()) };
    assert!(accounts.account(dora.person).await.unwrap().kind == remembered);
    assert_eq!(accounts.codes_left(dora.person).await.unwrap(), 1);
    assert!(accounts.sessions(dora.person).await.unwrap().is_empty(), "whoever had the old password is out");
    assert_eq!(accounts.sessions(emil.person).await.unwrap().len(), 1);
    set_codes(accounts, dora.person, &[third]).await;
    let refused = accounts.recover(dora.person, second, "old").await;
    assert!(matches!(refused, Err(StoreError::Missing)), "new codes end the old ones");
    assert_eq!(
        [accounts.codes_left(dora.person).await.unwrap(), accounts.codes_left(emil.person).await.unwrap()],
        [1, 1]
    );
}

async fn attempt(accounts: &dyn Accounts) {
    let [name, address] = ["a name", "an address"].map(hash);
    let attempt = async |who: &[_], now: i64| accounts.attempt(who, now - AWAY, now).await.unwrap();
    assert_eq!(attempt(&[name, address], 100).await, [1, 1]);
    assert_eq!(attempt(&[name], 150).await, [2]);
    assert_eq!(attempt(&[address, name], 200).await, [2, 3], "they count from when they began");
    accounts.forgive(&[name, hash("never")]).await.unwrap();
    assert_eq!(attempt(&[name, address], 200).await, [3, 3]);
    assert_eq!(attempt(&[name], 201).await, [1], "and are forgotten");
}

/// What a guest has becomes a person's.
async fn adopt(store: &impl Store, dora: &Account) {
    let guest = hash("a guest");
    let [sits, expected] =
        [SeatKind::Person, SeatKind::Invited].map(|kind| KeptSeat { kind, token: Some(guest), ..person("Guest") });
    let own = KeptSeat { token: Some(dora.person), ..person("Dóra") };
    let table = |id: &str, maker, seats| KeptTable { id: id.into(), maker, seats, created: 9, ..new_table() };
    for table in [
        table("sits", None, vec![sits.clone(), person("Anna")]),
        table("expected", Some(hash("Anna")), vec![person("Anna"), expected]),
        table("made", Some(guest), vec![person("Anna"), free()]),
        table("both", None, vec![own, sits]),
        table("another's", Some(hash("Anna")), vec![person("Anna"), free()]),
    ] {
        store.make(&table, None, None).await.unwrap();
    }
    store.leave_order("sits", 0, "never", false).await.unwrap();
    let AccountKind::Person { password } = store.accounts().account(dora.person).await.unwrap().kind else {
        panic!("a bot")
    };
    let password = password.unwrap();
    let adopted = async |device: &str, password: &str| {
        let session =
            Session { token: hash(device), person: dora.person, device: device.into(), created: 50, used: 50 };
        let arrival = Arrival { before: Before::Guest(guest), ..arrival(&session) };
        store.accounts().sign_in(&arrival, Right::Password(password)).await.map(|admitted| admitted.tables)
    };
    let refused = adopted("a stranger's", "wrong").await;
    assert!(matches!(refused, Err(StoreError::NoAccount)), "{refused:?}");
    assert_eq!(adopted("a guest's", &password).await.unwrap(), ["expected", "made", "sits"]);
    let tables = ["sits", "expected", "made", "both", "another's"].map(String::from);
    let after = store.tables(&tables).await.unwrap();
    let tokens = |place: usize| after[place].seats.iter().map(|seat| seat.token).collect::<Vec<_>>();
    let [anna, person] = [Some(hash("Anna")), Some(dora.person)];
    assert_eq!(tokens(0), [person, anna]);
    assert_eq!(after[0].seats[0].order.as_deref(), Some("never"), "what the guest has left goes on to answer");
    assert_eq!(tokens(1), [anna, person]);
    assert_eq!((after[2].maker, tokens(2)), (person, vec![anna, None]));
    assert_eq!(tokens(3), [person, Some(guest)], "nobody has two seats at a table");
    assert_eq!((after[4].maker, tokens(4)), (anna, vec![anna, None]));
    assert!(adopted("the same", &password).await.unwrap().is_empty());
    for id in tables {
        store.remove(&id).await.unwrap();
    }
}
