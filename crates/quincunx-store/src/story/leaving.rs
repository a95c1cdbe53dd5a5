//! Somebody leaves for good.

use quincunx_engine::Bytes32;
use quincunx_engine::record::{Entry, EntryKind, Header};

use super::accounts::{account, arrival, come_in, set_codes};
use super::{free, hash, header, new_table, person, playing, sitter};
use crate::{
    Account, AccountKind, Arrival, Before, KeptSeat, KeptSetting, KeptTable, Right, SeatKind, Session, SettingName,
    Sitter, Standing, Status, Store, StoreError,
};

pub(super) async fn tell(store: &impl Store) {
    let accounts = store.accounts();
    let [helga, ivan] = ["Helga", "Iván"].map(account);
    for account in [&helga, &ivan] {
        accounts.make_account(account).await.unwrap();
    }
    let session = come_in(accounts, helga.person, "phone").await;
    set_codes(accounts, helga.person, &[hash("a code")]).await;
    let dark = KeptSetting { name: SettingName::Theme, value: "dark".into(), changed: 1 };
    store.settings().set(helga.person, session, std::slice::from_ref(&dark)).await.unwrap();
    let bot = Account { kind: AccountKind::Bot { owner: helga.person }, ..account("Helgabot") };
    store.bots().make_bot(&bot, session).await.unwrap();
    let veiled = play(store, &helga, "veiled", true).await;
    let plain = play(store, &helga, "plain", false).await;
    let kept = KeptSeat { kind: SeatKind::Invited, token: Some(helga.person), contribution: None, ..person("Helga") };
    let mut invites = KeptTable { id: "invites".into(), ..new_table() };
    invites.seats = vec![person("Anna"), kept];
    store.make(&invites, None, None).await.unwrap();
    let made = KeptTable { id: "made".into(), maker: Some(helga.person), seats: vec![free()], ..new_table() };
    store.make(&made, None, None).await.unwrap();

    let remove = async || accounts.remove_account(helga.person, helga.person, session).await;
    let awaited = async || {
        let mut tables = accounts.awaited_at(helga.person).await.unwrap();
        tables.sort();
        tables
    };
    assert_eq!(awaited().await, ["made", "plain", "veiled"]);
    store.remove("made").await.unwrap();
    let over = Standing { status: Status::Over, returns: Some("0 1".into()), ..playing(&[], false) };
    let gave_up = Standing { resigned: vec![0], ..playing(&[1], false) };
    for (id, head, standing) in [("veiled", veiled.hash(), over), ("plain", plain.hash(), gave_up)] {
        assert!(matches!(remove().await, Err(StoreError::Conflict)));
        let resigns = EntryKind::Resign { seat: quincunx_engine::Seat::new(0).expect("a first seat") };
        store.append(id, &[Entry::new(head, 0, resigns)], &standing).await.unwrap();
    }
    assert!(awaited().await.is_empty());
    assert!(matches!(remove().await, Err(StoreError::Conflict)), "her bot is there still");
    assert!(accounts.remove_account(bot.person, helga.person, session).await.unwrap().is_empty());
    assert_eq!(remove().await.unwrap(), ["invites", "plain", "veiled"]);

    assert!(matches!(remove().await, Err(StoreError::NoAccount)));
    assert!(matches!(accounts.account_that_looks("helga").await, Err(StoreError::Missing)));
    assert!(matches!(accounts.signed_in(session, 0).await, Err(StoreError::Missing)));
    assert_eq!(accounts.codes_left(helga.person).await.unwrap(), 0);
    assert!(store.settings().settings_of(helga.person).await.unwrap().is_empty());
    assert!(store.tables_of(helga.person, 0, 10).await.unwrap().is_empty());
    assert!(accounts.account(ivan.person).await.unwrap() == ivan, "nobody else goes");
    for (id, before) in [("veiled", veiled), ("plain", plain)] {
        let (table, entries) = store.table(id).await.unwrap();
        let [seat, other] = [0, 1].map(|place: usize| table.seats[place].clone());
        assert!((seat.kind, seat.name.as_deref(), seat.token) == (SeatKind::Person, Some(""), None), "{id}");
        assert!(other == person("Béla") && seat.contribution.is_some(), "the chance of the game stays what it was");
        let after = table.header.unwrap();
        assert_eq!(after.hash(), before.hash(), "{id}: the chain stays what it was");
        assert_eq!(after.seats[0].is_empty(), id == "veiled");
        assert_eq!(entries.len(), 1);
    }
    let invites = store.table("invites").await.unwrap().0;
    assert!(invites.seats[1].name.is_none() && invites.seats[1].token.is_none());
    do_nothing_more(store, &helga, session).await;
    for id in ["veiled", "plain"] {
        store.stops().freeze(id).await.unwrap();
    }
    store.remove("invites").await.unwrap();
}

/// What another device of hers has asked for before she left is not done after that.
async fn do_nothing_more(store: &impl Store, helga: &Account, session: Bytes32) {
    let accounts = store.accounts();
    let gone = Some(helga.person);
    let late = KeptTable { id: "late".into(), maker: gone, ..new_table() };
    let sitter = Sitter { token: helga.person, ..sitter("Helga") };
    let desk = Session { token: hash("desk"), person: helga.person, device: "desk".into(), created: 2, used: 2 };
    let as_guest = Arrival { before: Before::Guest(hash("a guest")), ..arrival(&desk) };
    for refused in [
        store.make(&late, None, gone).await,
        store.take_seat("invites", 1, &sitter, None, 9, gone).await,
        accounts.sign_in(&as_guest, Right::Session(session)).await.map(drop),
        accounts.set_codes(helga.person, session, &[hash("another code")]).await,
    ] {
        assert!(matches!(refused, Err(StoreError::NoAccount)), "{refused:?}");
    }
    assert!(matches!(store.table("late").await, Err(StoreError::Missing)));
    assert!(store.table("invites").await.unwrap().0.seats[1].token.is_none());
}

/// A game of hers that waits for her.
async fn play(store: &impl Store, helga: &Account, id: &str, veiled: bool) -> Header {
    let mut table = KeptTable { id: id.into(), ..new_table() };
    table.seats = vec![KeptSeat { token: Some(helga.person), ..person("Helga") }, person("Béla")];
    store.make(&table, None, None).await.unwrap();
    let mut header = header();
    header.seats = ["Helga", "Béla"].map(String::from).to_vec();
    let header = if veiled { header.veiled(["one", "two"].map(hash)) } else { header };
    store.begin(id, &header, &[], &playing(&[0], false)).await.unwrap();
    header
}
