//! Games that are long over are packed.

use quincunx_engine::record::{Entry, EntryKind};
use quincunx_engine::{Bytes32, Seat};

use super::{entries, playing};
use crate::Store;

pub(super) async fn tell(store: &impl Store) {
    let one = store.table("one").await.unwrap().0;
    let pack = async |before, limit| store.pack(before, limit).await.unwrap();
    assert_eq!(pack(6, 10).await, 0, "none has been over for so long");
    assert_eq!(pack(8, 0).await, 0);
    assert_eq!(pack(8, 2).await, 2);
    assert_eq!(pack(8, 10).await, 1, "the third one");
    assert_eq!(pack(8, 10).await, 0, "each is packed once");
    let (packed, read) = store.table("one").await.unwrap();
    assert!(packed == one, "the table is as it was");
    assert_eq!(read, entries());

    // What is added later follows.
    let (table, before) = store.table("over last").await.unwrap();
    let action = EntryKind::Action { seat: Seat::new(0).unwrap(), action: "after the end".into() };
    let late = [Entry::new(Bytes32::hash("head"), table.number, action)];
    store.append("over last", &late, &playing(&[1], false)).await.unwrap();
    let (_, after) = store.table("over last").await.unwrap();
    assert_eq!(after, [before, late.to_vec()].concat());
}
