//! The e-mail addresses of people, and the links that were mailed to them.

use super::accounts::account;
use super::hash;
use crate::{Account, AccountKind, Address, MailedLink, Session, Store, StoreError};

pub(super) async fn tell(store: &impl Store) {
    let [tilda, ulrik, vera] = ["Tilda", "Ulrik", "Vera"].map(account);
    for account in [&tilda, &ulrik, &vera] {
        store.accounts().make_account(account).await.unwrap();
    }
    confirm(store, &tilda, &ulrik).await;
    enter(store, &tilda).await;
    remove(store, &tilda, &vera).await;
    store.addresses().keep_link(&link("kept", &ulrik, None), 1).await.unwrap();
}

fn address(text: &str) -> Address {
    Address { address: text.into(), form: text.to_lowercase() }
}

fn link(code: &str, account: &Account, confirms: Option<&str>) -> MailedLink {
    MailedLink { code: hash(code), person: account.person, confirms: confirms.map(address), until: 100 }
}

async fn confirm(store: &impl Store, tilda: &Account, ulrik: &Account) {
    let addresses = store.addresses();
    let waiting = async |account: &Account, now| {
        let waiting = addresses.waiting_of(account.person, now).await.unwrap();
        waiting.map(|address| address.address)
    };
    let (first, second) =
        (link("first", tilda, Some("Tilda@a.example")), link("second", tilda, Some("tilda@b.example")));
    addresses.keep_link(&first, 1).await.unwrap();
    assert!(addresses.mailed_link(first.code, 99).await.ok() == Some(first.clone()));
    assert_eq!(waiting(tilda, 99).await.as_deref(), Some("Tilda@a.example"));
    assert_eq!(waiting(tilda, 100).await, None, "its time is over");
    addresses.keep_link(&second, 1).await.unwrap();
    assert!(matches!(addresses.confirm(first.code, 1).await, Err(StoreError::Missing)), "she waits for one at a time");
    assert!(matches!(addresses.enter(second.code, 1, None).await, Err(StoreError::Missing)), "it signs nobody in");
    assert!(matches!(addresses.confirm(second.code, 100).await, Err(StoreError::Missing)), "it comes late");
    assert!(addresses.address_of(tilda.person).await.unwrap().is_none());
    assert!(addresses.confirm(second.code, 99).await.unwrap().is_none(), "she had none before");
    assert!(matches!(addresses.confirm(second.code, 99).await, Err(StoreError::Missing)), "it is used up");
    assert!(addresses.address_of(tilda.person).await.unwrap() == Some(address("tilda@b.example")));
    assert!(waiting(tilda, 1).await.is_none());

    // An address belongs to one person.
    let his = link("his", ulrik, Some("TILDA@b.example"));
    addresses.keep_link(&his, 1).await.unwrap();
    assert!(matches!(addresses.confirm(his.code, 1).await, Err(StoreError::Conflict)));
    assert!(addresses.person_at("tilda@b.example").await.unwrap() == tilda.person);
    assert!(matches!(addresses.person_at("tilda@a.example").await, Err(StoreError::Missing)));

    addresses.keep_link(&first, 1).await.unwrap();
    let before = addresses.confirm(first.code, 1).await.unwrap();
    assert!(before == Some(address("tilda@b.example")), "another one takes its place");
    addresses.keep_link(&link("again", ulrik, Some("TILDA@b.example")), 1).await.unwrap();
    addresses.confirm(hash("again"), 1).await.unwrap();
}

async fn enter(store: &impl Store, tilda: &Account) {
    let (addresses, accounts) = (store.addresses(), store.accounts());
    let session = Session { token: hash("Tilda's"), person: tilda.person, device: "desk".into(), created: 1, used: 1 };
    let [first, second, third, fourth] = ["one", "two", "three", "four"].map(|code| link(code, tilda, None));
    for link in [&first, &second, &third] {
        addresses.keep_link(link, 1).await.unwrap();
    }
    assert!(matches!(addresses.confirm(first.code, 1).await, Err(StoreError::Missing)), "it confirms nothing");
    assert!(matches!(addresses.enter(first.code, 100, None).await, Err(StoreError::Missing)), "it comes late");
    assert!(addresses.enter(first.code, 1, None).await.unwrap() == tilda.person);
    assert!(matches!(addresses.enter(first.code, 1, None).await, Err(StoreError::Missing)), "it is used up");
    accounts.sign_in(&session, 0).await.unwrap();
    accounts.set_codes(tilda.person, &[hash("an intruder's")]).await.unwrap();
    addresses.keep_link(&link("an intruder's", tilda, Some("tilda@c.example")), 1).await.unwrap();
    addresses.enter(second.code, 1, Some("remembered")).await.unwrap();
    assert!(accounts.sessions(tilda.person).await.unwrap().is_empty(), "whoever had the old password is out");
    assert!(
        accounts.account(tilda.person).await.unwrap().kind
            == AccountKind::Person { password: Some("remembered".into()) }
    );
    for code in [third.code, hash("an intruder's")] {
        assert!(matches!(addresses.mailed_link(code, 1).await, Err(StoreError::Missing)), "and so are other links");
    }
    assert_eq!(accounts.codes_left(tilda.person).await.unwrap(), 0, "and codes that somebody else may have made");
    assert!(addresses.address_of(tilda.person).await.unwrap().is_some(), "by which she has come");
    addresses.keep_link(&fourth, 1).await.unwrap();
    accounts.sign_others_out(tilda.person, session.token).await.unwrap();
    assert!(matches!(addresses.enter(fourth.code, 1, None).await, Err(StoreError::Missing)));
    addresses.keep_link(&fourth, 1).await.unwrap();
    accounts.set_codes(tilda.person, &[hash("on paper")]).await.unwrap();
    accounts.recover(tilda.person, hash("on paper"), "another").await.unwrap();
    assert!(matches!(addresses.enter(fourth.code, 1, None).await, Err(StoreError::Missing)));
    assert!(addresses.address_of(tilda.person).await.unwrap().is_none(), "it may be somebody else's by now");
    for address in ["tilda@c.example", "Tilda@a.example"] {
        addresses.keep_link(&link(address, tilda, Some(address)), 1).await.unwrap();
    }
    addresses.forget_waiting(tilda.person).await.unwrap();
    assert!(matches!(addresses.confirm(hash("Tilda@a.example"), 1).await, Err(StoreError::Missing)));
    addresses.keep_link(&link("anew", tilda, Some("Tilda@a.example")), 1).await.unwrap();
    addresses.confirm(hash("anew"), 1).await.unwrap();
}

async fn remove(store: &impl Store, tilda: &Account, vera: &Account) {
    let addresses = store.addresses();
    for link in [link("in", tilda, None), link("other", tilda, Some("tilda@c.example"))] {
        addresses.keep_link(&link, 1).await.unwrap();
    }
    assert!(addresses.remove_address(tilda.person).await.unwrap() == Some(address("Tilda@a.example")));
    assert!(addresses.remove_address(tilda.person).await.unwrap().is_none());
    for code in ["in", "other"] {
        assert!(matches!(addresses.mailed_link(hash(code), 1).await, Err(StoreError::Missing)), "{code}");
    }
    addresses.keep_link(&link("late", tilda, Some("tilda@d.example")), 1).await.unwrap();
    addresses.keep_link(&link("hers", vera, Some("vera@a.example")), 100).await.unwrap();
    assert!(addresses.waiting_of(tilda.person, 1).await.unwrap().is_none(), "what is over is forgotten");

    // Whoever leaves while a link is under way does not come back by it.
    addresses.confirm(hash("hers"), 1).await.unwrap();
    addresses.keep_link(&link("in", vera, None), 1).await.unwrap();
    store.accounts().remove_account(vera.person).await.unwrap();
    assert!(matches!(addresses.enter(hash("in"), 1, None).await, Err(StoreError::Missing)));
    assert!(matches!(addresses.person_at("vera@a.example").await, Err(StoreError::Missing)));
    let late = addresses.keep_link(&link("late", vera, None), 1).await;
    assert!(matches!(late, Err(StoreError::NoAccount)), "{late:?}");
}
