//! Passkeys.

use quincunx_engine::Bytes32;

use super::accounts::{account, arrival, come_in, leave, set_codes};
use super::hash;
use crate::{Account, AccountKind, KeptPasskey, Right, Session, Store, StoreError};

pub(super) async fn tell(store: &impl Store) {
    let (accounts, passkeys) = (store.accounts(), store.passkeys());
    let without = |name: &str| Account { kind: AccountKind::Person { password: None }, ..account(name) };
    let (olga, pavel) = (without("Olga"), account("Pavel"));
    let passkey = |name: &str, account: &Account, created| KeptPasskey {
        id: name.as_bytes().to_vec(),
        person: account.person,
        key: format!("the public half of {name}, used 0 times"),
        device: "phone".into(),
        created,
        used: None,
    };
    let [phone, desk, of_pavel] = [("phone", &olga, 1), ("desk", &olga, 2), ("Pavel's", &pavel, 3)]
        .map(|(name, account, created)| passkey(name, account, created));
    passkeys.make_account_with(&olga, &phone).await.unwrap();
    assert!(accounts.account_that_looks("olga").await.unwrap() == olga, "she has no password");
    accounts.make_account(&pavel).await.unwrap();
    // By a session of whoever it is to be, which ends with that.
    let add = async |passkey: &KeptPasskey| {
        let token = hash("where it is added");
        let person = passkey.person;
        let session = Session { token, person, device: "desk".into(), created: 1, used: 1 };
        let kind = accounts.account(person).await.map_err(|_| StoreError::NoAccount)?.kind;
        let AccountKind::Person { password } = kind else { panic!("a bot") };
        accounts.sign_in(&arrival(&session), Right::Password(&password.unwrap_or_default())).await?;
        let added = passkeys.add_passkey(passkey, token).await;
        accounts.sign_out(person, token).await?;
        added
    };
    for passkey in [&of_pavel, &desk] {
        add(passkey).await.unwrap();
    }
    let remove = async |person: Bytes32, id: &[u8]| {
        let session = come_in(accounts, person, "where it is removed").await;
        let removed = passkeys.remove_passkey(person, session, id).await;
        accounts.sign_out(person, session).await.unwrap();
        removed
    };
    let out = passkeys.add_passkey(&passkey("late", &olga, 9), hash("where it is added")).await;
    assert!(matches!(out, Err(StoreError::NoAccount)), "that session has ended: {out:?}");
    assert_eq!(passkeys.passkeys_of(olga.person).await.unwrap(), [phone.clone(), desk.clone()]);
    assert_eq!(passkeys.passkey(&desk.id).await.unwrap(), desk);
    assert!(matches!(passkeys.passkey(b"nobody's").await, Err(StoreError::Missing)));

    let stolen = KeptPasskey { person: pavel.person, ..phone.clone() };
    let another = Account { person: hash("another"), ..without("Rita") };
    let again = Account { person: hash("another"), ..olga.clone() };
    for refused in [
        add(&stolen).await,
        passkeys.make_account_with(&another, &KeptPasskey { person: another.person, ..phone.clone() }).await,
        passkeys.make_account_with(&again, &passkey("new", &again, 4)).await,
    ] {
        assert!(
            matches!(refused, Err(StoreError::Conflict)),
            "a passkey is one person's, and so is a name: {refused:?}"
        );
    }
    assert!(matches!(accounts.account_that_looks("rita").await, Err(StoreError::Missing)), "all or nothing");
    let nobodys = KeptPasskey { person: hash("nobody"), ..passkey("nobody's", &olga, 5) };
    assert!(matches!(add(&nobodys).await, Err(StoreError::NoAccount)));

    let more: Vec<_> = (3..=11).map(|number| passkey(&format!("key {number}"), &olga, number)).collect();
    let (last, room) = more.split_last().expect("nine");
    for passkey in room {
        add(passkey).await.unwrap();
    }
    assert!(matches!(add(last).await, Err(StoreError::TooMany)), "somebody may have added one since it was asked for");
    for passkey in room {
        remove(olga.person, &passkey.id).await.unwrap();
    }

    let later = "the public half of phone, used once";
    passkeys.use_passkey(&phone.id, &phone.key, later, 30).await.unwrap();
    let used = KeptPasskey { key: later.into(), used: Some(30), ..phone.clone() };
    assert_eq!(passkeys.passkey(&phone.id).await.unwrap(), used);
    let second = passkeys.use_passkey(&phone.id, &phone.key, later, 31).await;
    assert!(matches!(second, Err(StoreError::Conflict)), "whoever comes second has seen what is over");

    let refused = remove(pavel.person, &phone.id).await;
    assert!(matches!(refused, Err(StoreError::Missing)), "nobody removes what is another's");
    let by_phone =
        Session { token: hash("by phone"), person: olga.person, device: "phone".into(), created: 1, used: 1 };
    accounts.sign_in(&arrival(&by_phone), Right::Passkey(&phone.id)).await.unwrap();
    accounts.sign_out(olga.person, by_phone.token).await.unwrap();
    remove(olga.person, &phone.id).await.unwrap();
    let late = accounts.sign_in(&arrival(&by_phone), Right::Passkey(&phone.id)).await;
    assert!(matches!(late, Err(StoreError::NoAccount)), "it was removed meanwhile: {late:?}");
    let last = remove(olga.person, &desk.id).await;
    assert!(matches!(last, Err(StoreError::Conflict)), "with what else would she come back?");
    assert!(passkeys.passkeys_of(olga.person).await.unwrap() == std::slice::from_ref(&desk));
    remove(pavel.person, &of_pavel.id).await.unwrap();

    set_codes(accounts, olga.person, &[hash("Olga's")]).await;
    accounts.recover(olga.person, hash("Olga's"), "remembered").await.unwrap();
    assert!(passkeys.passkeys_of(olga.person).await.unwrap().is_empty(), "whoever had got in has no passkey either");
    for passkey in [&desk, &phone] {
        add(passkey).await.unwrap();
        remove(olga.person, &passkey.id).await.expect("she has a password now");
    }

    // One stays, for whoever copies the database; whoever leaves takes hers along, and gets no other one.
    add(&desk).await.unwrap();
    let sara = without("Sára");
    let hers = passkey("Sára's", &sara, 6);
    passkeys.make_account_with(&sara, &hers).await.unwrap();
    leave(accounts, sara.person).await;
    assert!(matches!(passkeys.passkey(&hers.id).await, Err(StoreError::Missing)));
    let session = Session { token: hash("a tab"), person: sara.person, device: "desk".into(), created: 1, used: 1 };
    for refused in [
        add(&hers).await,
        passkeys.remove_passkey(sara.person, hash("a tab"), &hers.id).await,
        accounts.sign_in(&arrival(&session), Right::Passkey(&hers.id)).await.map(drop),
    ] {
        assert!(matches!(refused, Err(StoreError::NoAccount)), "{refused:?}");
    }
}
