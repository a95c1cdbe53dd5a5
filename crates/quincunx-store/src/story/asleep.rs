//! Games that guests have left.

use super::accounts::account;
use super::{entries, header, new_table, person, playing};
use crate::{KeptSeat, KeptTable, Standing, Status, Store, StoreError};

pub(super) async fn tell(store: &impl Store) {
    let zita = account("Zita");
    store.accounts().make_account(&zita).await.unwrap();
    let guests = || vec![person("a guest"), person("another guest")];
    let of_account = || vec![person("a guest"), KeptSeat { token: Some(zita.person), ..person("Zita") }];
    for (id, created, since, seats) in [
        ("asleep", 1, 50, guests()),
        ("asleep, too", 2, 49, guests()),
        ("awake", 3, 60, guests()),
        ("not noted", 4, 0, guests()),
        ("with an account", 5, 50, of_account()),
    ] {
        let table = KeptTable { id: id.into(), created, seats, ..new_table() };
        store.make(&table, None, None).await.unwrap();
        let standing = Standing { since, ..playing(&[1], false) };
        store.begin(id, &header(), &entries()[..1], &standing).await.unwrap();
    }
    let waits = KeptTable { id: "waits".into(), created: 6, seats: guests(), ..new_table() };
    store.make(&waits, None, None).await.unwrap();

    let stops = store.stops();
    assert_eq!(stops.asleep(51, 0, 10).await.unwrap(), ["asleep", "asleep, too"], "the oldest first");
    assert_eq!(stops.asleep(51, 0, 1).await.unwrap(), ["asleep"]);
    assert_eq!(stops.asleep(51, 1, 10).await.unwrap(), ["asleep, too"]);
    assert_eq!(stops.asleep(50, 0, 10).await.unwrap(), ["asleep, too"], "nobody has acted for so long");
    let stopped = stops.stopped(100).await.unwrap().len();
    stops.close_table("asleep", "").await.unwrap();
    let awake = stops.close_table("with an account", "").await;
    assert!(matches!(awake, Err(StoreError::Conflict)), "a guest may have become an account meanwhile: {awake:?}");
    assert_eq!(stops.asleep(51, 0, 10).await.unwrap(), ["asleep, too"]);
    assert_eq!(stops.stopped(100).await.unwrap().len(), stopped, "nothing is wrong with it");
    let (closed, kept) = store.table("asleep").await.unwrap();
    assert_eq!((closed.standing.status, closed.closed.as_deref()), (Status::Frozen, Some("")));
    assert_eq!(kept, entries()[..1], "what was played is kept");
}
