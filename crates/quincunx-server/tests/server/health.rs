//! What whoever watches over a server is told.

use std::sync::atomic::Ordering;

use axum::http::{StatusCode, header};
use serde_json::json;

use crate::faults::failing_store;
use crate::house::{Answer, House, until};

fn is_bare(answer: &Answer) {
    assert!(!answer.headers.contains_key(header::SET_COOKIE));
    assert_eq!(answer.headers[header::CACHE_CONTROL], "no-store");
}

#[tokio::test]
async fn whoever_watches_needs_no_cookie_no_name_and_no_patience() {
    let house = House::with(|config| {
        config.limits.requests_in_ten_seconds = 1;
        config.hosts = vec!["play.example.org".into()];
    })
    .await;
    let watcher = house.person();
    for _ in 0..50 {
        let health = watcher.get("/healthz").await;
        assert_eq!(health.good(), json!({ "healthy": true }));
        is_bare(&health);
        let readiness = watcher.get("/readyz").await;
        assert_eq!(readiness.good(), json!({ "ready": true, "obstacles": [] }));
        is_bare(&readiness);
    }
    watcher.get("/api/games").await.problem("wrong-host");
}

#[tokio::test]
async fn what_stands_in_the_way_is_told_by_its_key() {
    let (house, failing) = failing_store().await;
    let watcher = house.person();
    let readiness = async || {
        let answer = watcher.get("/readyz").await;
        is_bare(&answer);
        (answer.status, answer.json())
    };
    assert_eq!(readiness().await.0, StatusCode::OK);
    failing.store(true, Ordering::Relaxed);
    let expected = (StatusCode::SERVICE_UNAVAILABLE, json!({ "ready": false, "obstacles": ["unavailable"] }));
    until(async || readiness().await == expected).await;
    assert_eq!(watcher.get("/healthz").await.status, StatusCode::OK, "the process answers all the same");
    failing.store(false, Ordering::Relaxed);
    until(async || readiness().await.0 == StatusCode::OK).await;
}

#[tokio::test]
async fn a_disk_without_the_room_that_it_is_to_have_is_full() {
    let house = House::with(|config| config.disk_room = u64::MAX).await;
    let answer = house.person().get("/readyz").await;
    assert_eq!(answer.json(), json!({ "ready": false, "obstacles": ["disk-full"] }));
}
