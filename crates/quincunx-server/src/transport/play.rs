//! During and after the game: looking at it and acting in it.

use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderName, header};
use axum::response::{IntoResponse, Response};
use quincunx_engine::Record;
use quincunx_store::Status;
use serde::Deserialize;
use serde_json::Value;
use utoipa::IntoParams;

use super::app::App;
use super::extract::Body as Sent;
use super::extract::Params;
use super::hidden::TableId;
use super::identity::Visitor;
use super::pieces::{large, list, written};
use crate::api::{Act, Done, LeaveOrder, SeenEntry, SeenPosition, TableInfo, Undo, Why};
use crate::problem::{Failure, ProblemKey};
use crate::tables::aside::guarded;
use crate::tables::onlooker::Onlooker;
use crate::tables::state::TableState;
use crate::tables::{commands, orders};

/// How a table stands.
#[utoipa::path(get, path = "/api/tables/{id}", security((), ("token" = ["read"])),
    params(("id" = String, Path)),
    responses((status = 200, body = TableInfo)))]
pub(super) async fn table(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    visitor: Visitor,
) -> Result<Json<TableInfo>, Failure> {
    Ok(Json(app.tables.lock(&id).await?.info(visitor.person)))
}

/// Which position, and whose eyes.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Observation {
    /// After how many entries; the newest position if missing.
    at: Option<u32>,
    /// A seat, `spectator`, or `everything`; if missing, the visitor's own eyes. Others' eyes only after the end.
    #[serde(rename = "as")]
    eyes: Option<String>,
}

/// A position.
#[utoipa::path(get, path = "/api/tables/{id}/observation", security((), ("token" = ["read"])),
    params(("id" = String, Path), Observation),
    responses((status = 200, body = SeenPosition), (status = 403), (status = 409)))]
pub(super) async fn observation(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    visitor: Visitor,
    Params(wanted): Params<Observation>,
) -> Result<Json<SeenPosition>, Failure> {
    let (table, bounds) = (app.tables.lock(&id).await?, app.tables.host.bounds);
    let position = table.look(|state| {
        let onlooker = Onlooker::of(&state.kept, visitor.person);
        let observer = state.eyes(onlooker, wanted.eyes.as_deref())?;
        state.position(onlooker, wanted.at, observer, bounds)
    });
    position.await.map(Json)
}

/// The components in play: what lies open beside every view and never changes at this table.
#[utoipa::path(get, path = "/api/tables/{id}/components", params(("id" = String, Path)),
    responses((status = 200, description = "The components, as the game has them", body = Object), (status = 409)))]
pub(super) async fn components(State(app): State<Arc<App>>, TableId(id): TableId) -> Result<Json<Value>, Failure> {
    let table = app.tables.lock(&id).await?;
    let components = table.look(|state| {
        let game = state.playing()?;
        guarded(|| game.components()).ok_or_else(|| ProblemKey::Frozen.into())
    });
    components.await.map(Json)
}

/// Which entries, and whose eyes.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Log {
    /// The first entry.
    #[serde(default)]
    from: u32,
    /// A seat, `spectator`, or `everything`; if missing, the visitor's own eyes. Others' eyes only after the end.
    #[serde(rename = "as")]
    eyes: Option<String>,
}

/// What has happened.
#[utoipa::path(get, path = "/api/tables/{id}/log", security((), ("token" = ["read"])),
    params(("id" = String, Path), Log),
    responses((status = 200, body = [SeenEntry]), (status = 403), (status = 409)))]
pub(super) async fn log(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    visitor: Visitor,
    Params(wanted): Params<Log>,
) -> Result<Response, Failure> {
    let table = app.tables.lock(&id).await?;
    let looking = |state: &mut TableState| {
        let onlooker = Onlooker::of(&state.kept, visitor.person);
        let observer = state.eyes(onlooker, wanted.eyes.as_deref())?;
        state.log(onlooker, wanted.from, observer)
    };
    match table.log(looking, written).await? {
        Ok(entries) => Ok(Json(entries).into_response()),
        Err(pieces) => list(pieces).await,
    }
}

/// Acts. Sending the same again does it once; what is stale or against the rules changes nothing.
#[utoipa::path(post, path = "/api/tables/{id}/act", security((), ("token" = ["play"])),
    params(("id" = String, Path)), request_body = Act,
    responses((status = 200, body = Done), (status = 409), (status = 422)))]
pub(super) async fn act(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    visitor: Visitor,
    Sent(act): Sent<Act>,
) -> Result<Json<Done>, Failure> {
    let command = move |session| commands::act(session, visitor.person, act.number, act.action.clone());
    app.tables.command(&id, command).await.map(Json)
}

/// Why an action cannot be done, for who looks for a reason before doing anything. Nothing is done.
#[utoipa::path(post, path = "/api/tables/{id}/why", security((), ("token" = ["play"])),
    params(("id" = String, Path)), request_body = Act,
    responses((status = 200, body = Why), (status = 409)))]
pub(super) async fn why(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    visitor: Visitor,
    Sent(act): Sent<Act>,
) -> Result<Json<Why>, Failure> {
    let session = app.tables.lock(&id).await?;
    commands::why(session, visitor.person, act.number, act.action).await.map(Json)
}

/// Takes back the visitor's last choice, or asks the others to allow it; or answers a seat that asks.
#[utoipa::path(post, path = "/api/tables/{id}/undo", security((), ("token" = ["play"])),
    params(("id" = String, Path)), request_body = Undo,
    responses((status = 200, body = Done), (status = 409), (status = 422)))]
pub(super) async fn undo(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    visitor: Visitor,
    Sent(undo): Sent<Undo>,
) -> Result<Json<Done>, Failure> {
    let Undo { number, agree } = undo;
    let done = match agree {
        None => app.tables.command(&id, move |session| commands::undo(session, visitor.person, number)).await,
        Some(agree) => {
            let answer = move |session| commands::answer_undo(session, visitor.person, number, agree);
            app.tables.command(&id, answer).await
        }
    };
    done.map(Json)
}

/// Leaves a standing order: how questions in others' turns are answered for the visitor's seat. It holds until the
/// next one.
#[utoipa::path(post, path = "/api/tables/{id}/orders", security((), ("token" = ["play"])),
    params(("id" = String, Path)), request_body = LeaveOrder,
    responses((status = 200, body = Done), (status = 409), (status = 422)))]
pub(super) async fn leave_order(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    visitor: Visitor,
    Sent(left): Sent<LeaveOrder>,
) -> Result<Json<Done>, Failure> {
    let leave = move |session| orders::leave(session, visitor.person, left.order.clone());
    app.tables.command(&id, leave).await.map(Json)
}

/// Gives up. The computer takes the seat, or the game ends.
#[utoipa::path(post, path = "/api/tables/{id}/resign", security((), ("token" = ["play"])),
    params(("id" = String, Path)),
    responses((status = 200, body = Done), (status = 409)))]
pub(super) async fn resign(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    visitor: Visitor,
) -> Result<Json<Done>, Failure> {
    app.tables.command(&id, move |session| commands::resign(session, visitor.person)).await.map(Json)
}

/// The record of a finished game. Before the end it would tell secrets.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)),
    responses((status = 200, body = Record), (status = 409)))]
pub(super) async fn record(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
) -> Result<([(HeaderName, String); 2], Body), Failure> {
    let (table, key) = (app.tables.lock(&id).await?, app.signing_key.clone());
    let looking = |state: &mut TableState| {
        state.playing()?;
        if state.kept.standing.status != Status::Over {
            return Err(ProblemKey::NotOver.into());
        }
        state.copy()
    };
    let record = table.aside(looking, move |game| serde_json::to_vec(&game.record(&key))).await?;
    let record = record.map_err(|_| Failure::from(ProblemKey::Unavailable))?;
    let name = format!("attachment; filename=\"quincunx-{id}.json\"");
    let headers = [(header::CONTENT_DISPOSITION, name), (header::CONTENT_TYPE, "application/json".into())];
    Ok((headers, large(record)))
}
