//! Records that are sent to be checked and replayed, of which nothing is kept; and those of games that the store has.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use quincunx_engine::record::{Entry, Header, Seal};
use quincunx_engine::{Bytes32, Observer, Record, Verdict};
use quincunx_games::{Registry, Table};

use super::app::App;
use super::checking::checking;
use super::extract::Unread;
use crate::api::{CheckedRecord, Replay, SeenEntry, SeenPosition, UndoRight};
use crate::problem::{Failure, ProblemKey};
use crate::tables::onlooker::observer;
use crate::tables::telling::log;

/// Checks a record: hashes, legality, draws, result and signature.
#[utoipa::path(post, path = "/api/records/verify",
    request_body = Record, responses((status = 200, body = CheckedRecord)))]
pub(super) async fn verify(State(app): State<Arc<App>>, sent: Unread<Record>) -> Result<Response, Failure> {
    let own_key = Bytes32(app.signing_key.verifying_key().to_bytes());
    checking(&app, move |registry| {
        let record = sent.read()?;
        let (verdict, replayed) = check(registry, &record);
        let key = verdict.signed_by(&record);
        let (signed_by, signed_here) = (key.map(Bytes32::to_hex), key == Some(own_key));
        Ok(CheckedRecord { verdict, number: replayed.map_or(0, |table| table.number()), signed_by, signed_here })
    })
    .await
}

/// A position of a record.
#[utoipa::path(post, path = "/api/records/replay", request_body = Replay,
    responses((status = 200, body = SeenPosition), (status = 404), (status = 422)))]
pub(super) async fn replay(State(app): State<Arc<App>>, sent: Unread<Replay>) -> Result<Response, Failure> {
    checking(&app, move |registry| {
        let replay = sent.read()?;
        let (table, observer) = open(registry, &replay)?;
        let number = replay.at.unwrap_or_else(|| table.number());
        let observation = table
            .observation(number, observer)
            .ok_or_else(|| Failure::from(ProblemKey::NoSuchNumber).at(table.number()))?;
        Ok(SeenPosition { number, observation, undo: UndoRight::None, orders: None })
    })
    .await
}

/// The components in play in the game of a record.
#[utoipa::path(post, path = "/api/records/components",
    request_body = Record,
    responses((status = 200, description = "The components, as the game has them", body = Object),
        (status = 404), (status = 422)))]
pub(super) async fn record_components(State(app): State<Arc<App>>, sent: Unread<Record>) -> Result<Response, Failure> {
    checking(&app, move |registry| Ok(followed(registry, &sent.read()?)?.components())).await
}

/// What happened in the course of a record, from the entry `at` on.
#[utoipa::path(post, path = "/api/records/log", request_body = Replay,
    responses((status = 200, body = [SeenEntry]), (status = 404), (status = 422)))]
pub(super) async fn record_log(State(app): State<Arc<App>>, sent: Unread<Replay>) -> Result<Response, Failure> {
    checking(&app, move |registry| {
        let replay = sent.read()?;
        let (table, observer) = open(registry, &replay)?;
        let own = table.over().map_or(observer, Observer::Everything);
        Ok(log(&*table, own, replay.at.unwrap_or(0), observer))
    })
    .await
}

fn check(registry: Registry, record: &Record) -> (Verdict, Option<Box<dyn Table>>) {
    let game = registry.under(&record.header.game, record.header.rules);
    game.map_or_else(|| (Verdict::unknown_rules(), None), |game| game.verify(record))
}

/// The game of a record as far as it can be followed.
fn followed(registry: Registry, record: &Record) -> Result<Box<dyn Table>, Failure> {
    let header = &record.header;
    registry.find(&header.game).ok_or(ProblemKey::NoSuchGame)?;
    let game = registry.under(&header.game, header.rules).ok_or(ProblemKey::NoSuchRules)?;
    game.verify(record).1.ok_or_else(|| ProblemKey::BadOptions.into())
}

/// The game of a record, and whose eyes are meant. A record holds all secrets of its game, so who has it may look with any
/// eyes.
fn open(registry: Registry, replay: &Replay) -> Result<(Box<dyn Table>, Observer), Failure> {
    let table = followed(registry, &replay.record)?;
    let eyes = replay.eyes.as_deref().unwrap_or("everything");
    let observer = observer(eyes, table.header().contributions.len(), table.over())?;
    Ok((table, observer))
}

/// The record of a game as the store has it, as far as it has come; sealed if it has a result. It tells all secrets.
pub(super) fn kept_record(
    app: &App,
    header: Header,
    server_seed: Bytes32,
    returns: Option<String>,
    entries: Vec<Entry>,
) -> Record {
    let head = entries.last().map_or_else(|| header.hash(), |entry| entry.hash);
    let seal = returns.map(|returns| Seal::new(&header.format, head, server_seed, returns, &app.signing_key));
    Record { header, server_seed: Some(server_seed), entries, seal }
}
