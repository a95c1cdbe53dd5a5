//! Tables that are stopped.

use super::{entries, header, new_table, playing};
use crate::{KeptTable, Status, Store, StoreError};

pub(super) async fn tell(store: &impl Store) {
    let stops = store.stops();
    let ids = async || {
        let stopped = stops.stopped(10).await.unwrap().into_iter().map(|table| table.id);
        stopped.filter(|id| ["broken", "to be closed"].contains(&id.as_str())).collect::<Vec<_>>()
    };
    let broken = KeptTable { id: "broken".into(), created: 8, ..new_table() };
    store.make(&broken, None, None).await.unwrap();
    stops.freeze("broken").await.unwrap();
    assert_eq!(store.table("broken").await.unwrap().0.standing.status, Status::Frozen);
    assert!(matches!(stops.freeze("three").await, Err(StoreError::Missing)));

    let table = KeptTable { id: "to be closed".into(), created: 9, ..new_table() };
    store.make(&table, None, None).await.unwrap();
    let close = async |id, reason| stops.close_table(id, reason).await;
    for none in ["to be closed", "one", "three"] {
        let closed = close(none, "for no reason").await;
        assert!(matches!(closed, Err(StoreError::Conflict)), "not begun, over, and not there");
    }
    store.begin("to be closed", &header(), &entries()[..1], &playing(&[1], true)).await.unwrap();
    close("to be closed", "for a reason").await.unwrap();
    let closed = store.table("to be closed").await.unwrap().0;
    assert_eq!((closed.standing.status, closed.closed.as_deref()), (Status::Frozen, Some("for a reason")));
    assert!(closed.standing.waiting.is_empty() && !closed.standing.computer_due);
    let late = store.append("to be closed", &entries()[1..2], &playing(&[0], false)).await;
    assert!(matches!(late, Err(StoreError::Conflict)), "nothing goes on there: {late:?}");
    assert_eq!(ids().await, ["to be closed", "broken"], "the newest first");
    assert_eq!(stops.stopped(1).await.unwrap().len(), 1);

    close("broken", "the fault is known").await.unwrap();
    let closed = store.table("broken").await.unwrap().0;
    assert_eq!(closed.closed.as_deref(), Some("the fault is known"), "also one that a fault has stopped");
}
