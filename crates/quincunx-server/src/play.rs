//! During and after the game: looking at it and acting in it.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderName, header};
use quincunx_engine::Record;
use quincunx_store::{KeptTable, Status};
use serde::Deserialize;
use serde_json::Value;
use utoipa::IntoParams;

use crate::api::{Act, Done, Problem, SeenEntry, SeenPosition, TableInfo, Undo};
use crate::app::App;
use crate::extract::{Body, Params};
use crate::identity::Visitor;
use crate::info::{Onlooker, info};
use crate::problem::{Failure, ProblemKey};
use crate::state::guarded;

/// How a table stands.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 404, body = Problem)))]
pub(crate) async fn table(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<TableInfo>, Failure> {
    let table = app.table(&id).await?;
    let told = |kept: &KeptTable| info(kept, Onlooker::of(kept, visitor.token), table.present(kept));
    table.look(&app, |state| Ok(Json(told(&state.kept)))).await
}

/// Which position, and whose eyes.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Observation {
    /// After how many entries; the newest position if missing.
    at: Option<u32>,
    /// A seat, `spectator`, or `everything`; the own eyes if missing. Others' eyes only after the end.
    #[serde(rename = "as")]
    eyes: Option<String>,
}

/// A position.
#[utoipa::path(get, path = "/api/tables/{id}/observation", params(("id" = String, Path), Observation),
    responses((status = 200, description = "The position (SeenPosition)", body = Object),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn observation(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Params(command): Params<Observation>,
) -> Result<Json<SeenPosition>, Failure> {
    let table = app.table(&id).await?;
    let position = table.look(&app, |state| {
        let onlooker = Onlooker::of(&state.kept, visitor.token);
        let observer = state.eyes(onlooker, command.eyes.as_deref())?;
        state.position(onlooker, command.at, observer)
    });
    position.await.map(Json)
}

/// The components in play: what lies open beside every view and never changes at this table.
#[utoipa::path(get, path = "/api/tables/{id}/components", params(("id" = String, Path)),
    responses((status = 200, description = "The components, as the game has them", body = Object),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn components(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Json<Value>, Failure> {
    let table = app.table(&id).await?;
    let components = table.look(&app, |state| {
        let game = state.playing()?;
        guarded(|| game.components()).ok_or_else(|| ProblemKey::Frozen.into())
    });
    components.await.map(Json)
}

/// Which entries, and whose eyes.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Log {
    /// The first entry.
    #[serde(default)]
    from: u32,
    /// A seat, `spectator`, or `everything`; the own eyes if missing. Others' eyes only after the end.
    #[serde(rename = "as")]
    eyes: Option<String>,
}

/// What has happened.
#[utoipa::path(get, path = "/api/tables/{id}/log", params(("id" = String, Path), Log),
    responses((status = 200, description = "The entries (SeenEntry)", body = [Object]),
        (status = 403, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn log(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Params(command): Params<Log>,
) -> Result<Json<Vec<SeenEntry>>, Failure> {
    let table = app.table(&id).await?;
    let entries = table.look(&app, |state| {
        let onlooker = Onlooker::of(&state.kept, visitor.token);
        let observer = state.eyes(onlooker, command.eyes.as_deref())?;
        state.log(onlooker, command.from, observer)
    });
    entries.await.map(Json)
}

/// Acts. Sending the same again does it once; what is stale or against the rules changes nothing.
#[utoipa::path(post, path = "/api/tables/{id}/act", params(("id" = String, Path)), request_body = Act,
    responses((status = 200, body = Done), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Body(act): Body<Act>,
) -> Result<Json<Done>, Failure> {
    app.at(&id, |table, app| table.act(app, visitor.token, act.number, act.action.clone())).await.map(Json)
}

/// Takes back the own last choice, or asks the others whether it may be; or answers a seat that asks.
#[utoipa::path(post, path = "/api/tables/{id}/undo", params(("id" = String, Path)), request_body = Undo,
    responses((status = 200, body = Done), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn undo(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Body(undo): Body<Undo>,
) -> Result<Json<Done>, Failure> {
    let done = match undo.agree {
        None => app.at(&id, |table, app| table.undo(app, visitor.token, undo.number)).await,
        Some(agree) => app.at(&id, |table, app| table.answer_undo(app, visitor.token, undo.number, agree)).await,
    };
    done.map(Json)
}

/// Gives up. The computer takes the seat, or the game ends.
#[utoipa::path(post, path = "/api/tables/{id}/resign", params(("id" = String, Path)),
    responses((status = 200, body = Done), (status = 409, body = Problem)))]
pub(crate) async fn resign(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<Done>, Failure> {
    app.at(&id, |table, app| table.resign(app, visitor.token)).await.map(Json)
}

/// The record of a finished game. Before the end it would tell secrets.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)),
    responses((status = 200, description = "The record", body = Object), (status = 409, body = Problem)))]
pub(crate) async fn record(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<([(HeaderName, String); 1], Json<Record>), Failure> {
    let table = app.table(&id).await?;
    let record = table.look(&app, |state| {
        let game = state.playing()?;
        if state.kept.standing.status != Status::Over {
            return Err(ProblemKey::NotOver.into());
        }
        guarded(|| game.record(&app.signing_key)).ok_or_else(|| ProblemKey::Frozen.into())
    });
    let name = format!("attachment; filename=\"quincunx-{id}.json\"");
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(record.await?)))
}
