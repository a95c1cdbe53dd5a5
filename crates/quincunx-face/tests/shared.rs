//! The rules of tables that have the same options are in memory once.

use std::sync::Arc;

use quincunx_engine::Rules as _;
use quincunx_engine::toys::Nim;
use quincunx_face::shared;
use serde_json::json;

#[test]
fn the_same_options_make_the_same_rules_once() {
    let options = json!({ "of": "this test alone" });
    let make = || Ok::<_, ()>(Nim::<2>::new(&Default::default()).unwrap());
    let first = shared(&options, make).unwrap();
    let again = shared::<Nim<2>, _>(&options, || Err(())).unwrap();
    assert!(Arc::ptr_eq(&first, &again));
    let older = shared(&options, || Ok::<_, ()>(Nim::<1>::new(&Default::default()).unwrap())).unwrap();
    assert_eq!((Nim::<1>::RULES_VERSION, Arc::strong_count(&older)), (1, 2), "another version is another game");
    assert!(shared::<Nim<2>, _>(&json!({ "others": 1 }), || Err(())).is_err());
}
