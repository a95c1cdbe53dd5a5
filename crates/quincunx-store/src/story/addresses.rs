//! The e-mail addresses of people, and the links that were mailed to them.

use quincunx_engine::Bytes32;

use super::accounts::{account, arrival, come_in, leave, set_codes};
use super::hash;
use crate::{Account, AccountKind, Address, Admitted, MailedLink, Right, Session, Store, StoreError};

pub(super) async fn tell(store: &impl Store) {
    let [tilda, ulrik, vera] = ["Tilda", "Ulrik", "Vera"].map(account);
    for account in [&tilda, &ulrik, &vera] {
        store.accounts().make_account(account).await.unwrap();
    }
    confirm(store, &tilda, &ulrik).await;
    come(store, &tilda, &ulrik).await;
    remove(store, &tilda, &vera).await;
    keep(store, &link("kept", &ulrik, None), 1).await;
}

fn address(text: &str) -> Address {
    Address { address: text.into(), form: text.to_lowercase() }
}

fn link(code: &str, account: &Account, confirms: Option<&str>) -> MailedLink {
    MailedLink { code: hash(code), person: account.person, confirms: confirms.map(address), until: 100 }
}

/// Somebody comes by a link, in a browser of that name, with another password perhaps.
async fn enter(
    store: &impl Store,
    (account, device): (&Account, &str),
    (code, password): (Bytes32, Option<&str>),
    now: i64,
) -> Result<Admitted, StoreError> {
    let session = Session { token: hash(device), person: account.person, device: device.into(), created: 1, used: 1 };
    store.addresses().enter(code, password, &arrival(&session), now).await
}

/// Keeps a link that somebody asks for in a browser, and signs out there.
async fn keep(store: &impl Store, link: &MailedLink, now: i64) {
    let accounts = store.accounts();
    let session = come_in(accounts, link.person, "where links are asked for").await;
    store.addresses().keep_link(link, Right::Session(session), now).await.unwrap();
    accounts.sign_out(link.person, session).await.unwrap();
    let late = store.addresses().keep_link(link, Right::Session(session), now).await;
    assert!(matches!(late, Err(StoreError::NoAccount)), "whoever is signed out asks for none: {late:?}");
}

async fn confirm(store: &impl Store, tilda: &Account, ulrik: &Account) {
    let addresses = store.addresses();
    let waiting = async |account: &Account, now| {
        let waiting = addresses.waiting_of(account.person, now).await.unwrap();
        waiting.map(|address| address.address)
    };
    let (first, second) =
        (link("first", tilda, Some("Tilda@a.example")), link("second", tilda, Some("tilda@b.example")));
    keep(store, &first, 1).await;
    assert!(addresses.mailed_link(first.code, 99).await.ok() == Some(first.clone()));
    assert_eq!(waiting(tilda, 99).await.as_deref(), Some("Tilda@a.example"));
    assert_eq!(waiting(tilda, 100).await, None, "its time is over");
    keep(store, &second, 1).await;
    assert!(matches!(addresses.confirm(first.code, 1).await, Err(StoreError::Missing)), "she waits for one at a time");
    let entered = enter(store, (tilda, "by the wrong link"), (second.code, None), 1).await;
    assert!(matches!(entered, Err(StoreError::Missing)), "it signs nobody in");
    assert!(matches!(addresses.confirm(second.code, 100).await, Err(StoreError::Missing)), "it comes late");
    assert!(addresses.address_of(tilda.person).await.unwrap().is_none());
    assert!(addresses.confirm(second.code, 99).await.unwrap().is_none(), "she had none before");
    assert!(matches!(addresses.confirm(second.code, 99).await, Err(StoreError::Missing)), "it is used up");
    assert!(addresses.address_of(tilda.person).await.unwrap() == Some(address("tilda@b.example")));
    assert!(waiting(tilda, 1).await.is_none());

    // An address belongs to one person.
    let his = link("his", ulrik, Some("TILDA@b.example"));
    keep(store, &his, 1).await;
    assert!(matches!(addresses.confirm(his.code, 1).await, Err(StoreError::Conflict)));
    assert!(addresses.person_at("tilda@b.example").await.unwrap() == tilda.person);
    assert!(matches!(addresses.person_at("tilda@a.example").await, Err(StoreError::Missing)));

    keep(store, &first, 1).await;
    let before = addresses.confirm(first.code, 1).await.unwrap();
    assert!(before == Some(address("tilda@b.example")), "another one takes its place");
    keep(store, &link("again", ulrik, Some("TILDA@b.example")), 1).await;
    addresses.confirm(hash("again"), 1).await.unwrap();
}

async fn come(store: &impl Store, tilda: &Account, ulrik: &Account) {
    let (addresses, accounts) = (store.addresses(), store.accounts());
    let [first, second, third, fourth] = ["one", "two", "three", "four"].map(|code| link(code, tilda, None));
    for link in [&first, &second, &third] {
        keep(store, link, 1).await;
    }
    let session = come_in(accounts, tilda.person, "where too many are asked for").await;
    let many = addresses.keep_link(&fourth, Right::Session(session), 99).await;
    assert!(matches!(many, Err(StoreError::TooMany)), "as long as three hold there is no other one: {many:?}");
    addresses.forget_link(third.code).await.unwrap();
    assert!(matches!(addresses.mailed_link(third.code, 1).await, Err(StoreError::Missing)));
    addresses.keep_link(&third, Right::Session(session), 1).await.unwrap();
    addresses.forget_link(hash("none")).await.unwrap();
    accounts.sign_out(tilda.person, session).await.unwrap();
    assert!(matches!(addresses.confirm(first.code, 1).await, Err(StoreError::Missing)), "it confirms nothing");
    let signed_in = async |device: &str| accounts.signed_in(hash(device), 0).await;
    for (who, now, why) in [(tilda, 100, "it comes late"), (ulrik, 1, "it is not his")] {
        let refused = enter(store, (who, "refused"), (first.code, None), now).await;
        assert!(matches!(refused, Err(StoreError::Missing)), "{why}: {refused:?}");
        assert!(matches!(signed_in("refused").await, Err(StoreError::Missing)), "{why}");
    }
    // A session that cannot begin uses no link up: this token is somebody's already.
    let taken = come_in(accounts, ulrik.person, "taken").await;
    let session = Session { token: taken, person: tilda.person, device: "taken".into(), created: 1, used: 1 };
    let refused = addresses.enter(first.code, Some("not kept"), &arrival(&session), 1).await;
    assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
    accounts.sign_out(ulrik.person, taken).await.unwrap();
    assert!(accounts.account(tilda.person).await.unwrap() == *tilda, "nor does it change the password");
    enter(store, (tilda, "by the first"), (first.code, None), 1).await.unwrap();
    assert!(signed_in("by the first").await.unwrap().person == tilda.person);
    let again = enter(store, (tilda, "refused"), (first.code, None), 1).await;
    assert!(matches!(again, Err(StoreError::Missing)), "it is used up");
    come_in(accounts, tilda.person, "desk").await;
    set_codes(accounts, tilda.person, &[hash("an intruder's")]).await;
    keep(store, &link("an intruder's", tilda, Some("tilda@c.example")), 1).await;
    enter(store, (tilda, "by the second"), (second.code, Some("remembered")), 1).await.unwrap();
    let sessions = accounts.sessions(tilda.person).await.unwrap();
    let devices = sessions.iter().map(|session| session.device.as_str()).collect::<Vec<_>>();
    assert_eq!(devices, ["by the second"], "whoever had the old password is out");
    assert!(
        accounts.account(tilda.person).await.unwrap().kind
            == AccountKind::Person { password: Some("remembered".into()) }
    );
    for code in [third.code, hash("an intruder's")] {
        assert!(matches!(addresses.mailed_link(code, 1).await, Err(StoreError::Missing)), "and so are other links");
    }
    assert_eq!(accounts.codes_left(tilda.person).await.unwrap(), 0, "and codes that somebody else may have made");
    assert!(addresses.address_of(tilda.person).await.unwrap().is_some(), "by which she has come");
    keep(store, &fourth, 1).await;
    let session = come_in(accounts, tilda.person, "desk").await;
    accounts.sign_others_out(tilda.person, session).await.unwrap();
    let ended = enter(store, (tilda, "late"), (fourth.code, None), 1).await;
    assert!(matches!(ended, Err(StoreError::Missing)), "{ended:?}");
    keep(store, &fourth, 1).await;
    set_codes(accounts, tilda.person, &[hash("on paper")]).await;
    accounts.recover(tilda.person, hash("on paper"), "another").await.unwrap();
    let ended = enter(store, (tilda, "late"), (fourth.code, None), 1).await;
    assert!(matches!(ended, Err(StoreError::Missing)), "{ended:?}");
    assert!(addresses.address_of(tilda.person).await.unwrap().is_none(), "it may be somebody else's by now");
    for address in ["tilda@c.example", "Tilda@a.example"] {
        keep(store, &link(address, tilda, Some(address)), 1).await;
    }
    let session = come_in(accounts, tilda.person, "where nothing waits any more").await;
    addresses.forget_waiting(tilda.person, session).await.unwrap();
    assert!(matches!(addresses.confirm(hash("Tilda@a.example"), 1).await, Err(StoreError::Missing)));
    keep(store, &link("anew", tilda, Some("Tilda@a.example")), 1).await;
    addresses.confirm(hash("anew"), 1).await.unwrap();
}

async fn remove(store: &impl Store, tilda: &Account, vera: &Account) {
    let addresses = store.addresses();
    for link in [link("in", tilda, None), link("other", tilda, Some("tilda@c.example"))] {
        keep(store, &link, 1).await;
    }
    let to_enter = link("by the address", tilda, None);
    addresses.keep_link(&to_enter, Right::Address("tilda@a.example"), 1).await.unwrap();
    let session = come_in(store.accounts(), tilda.person, "where the address goes").await;
    assert!(addresses.remove_address(tilda.person, session).await.unwrap() == Some(address("Tilda@a.example")));
    let late = addresses.keep_link(&to_enter, Right::Address("tilda@a.example"), 1).await;
    assert!(matches!(late, Err(StoreError::NoAccount)), "it was removed meanwhile: {late:?}");
    assert!(addresses.remove_address(tilda.person, session).await.unwrap().is_none());
    store.accounts().sign_out(tilda.person, session).await.unwrap();
    for refused in [
        addresses.remove_address(tilda.person, session).await.map(drop),
        addresses.forget_waiting(tilda.person, session).await,
    ] {
        assert!(matches!(refused, Err(StoreError::NoAccount)), "{refused:?}");
    }
    for code in ["in", "other"] {
        assert!(matches!(addresses.mailed_link(hash(code), 1).await, Err(StoreError::Missing)), "{code}");
    }
    keep(store, &link("late", tilda, Some("tilda@d.example")), 1).await;
    keep(store, &link("hers", vera, Some("vera@a.example")), 100).await;
    assert!(addresses.waiting_of(tilda.person, 1).await.unwrap().is_none(), "what is over is forgotten");

    // Whoever leaves while a link is under way does not come back by it.
    addresses.confirm(hash("hers"), 1).await.unwrap();
    keep(store, &link("in", vera, None), 1).await;
    leave(store.accounts(), vera.person).await;
    let gone = enter(store, (vera, "late"), (hash("in"), None), 1).await;
    assert!(matches!(gone, Err(StoreError::Missing)), "{gone:?}");
    assert!(matches!(addresses.person_at("vera@a.example").await, Err(StoreError::Missing)));
    let late = addresses.keep_link(&link("late", vera, None), Right::Address("vera@a.example"), 1).await;
    assert!(matches!(late, Err(StoreError::NoAccount)), "{late:?}");
}
