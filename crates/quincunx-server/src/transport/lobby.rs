//! Before the game: the registry, the lobby, new tables, seats.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use quincunx_engine::{Bytes32, LANGUAGES};
use quincunx_games::RegisteredGame;
use quincunx_store::{KeptTable, Status};
use serde::Deserialize;
use utoipa::IntoParams;

use super::app::App;
use super::extract::{Body, Params, Place};
use super::identity::{Origin, Visitor};
use crate::api::{Commitment, NewTable, SeatTaken, ShelfItem, TableCreated, TableInfo, TakeSeat};
use crate::problem::{Failure, ProblemKey};
use crate::tables::making::{new_id, new_table, rematch_of};
use crate::tables::memory::to_the_end;
use crate::tables::onlooker::{Onlooker, info};
use crate::tables::seats::{self, Sitting};
use crate::tables::sitter::sitter;

/// So many tables are listed at most.
const LIST: u32 = 50;

/// The games.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = [ShelfItem])))]
pub(super) async fn games(State(app): State<Arc<App>>) -> Json<Vec<ShelfItem>> {
    let item = |game: &dyn RegisteredGame| ShelfItem {
        info: game.info(),
        levels: game.levels().into_iter().map(String::from).collect(),
    };
    Json(app.registry.games().map(item).collect())
}

/// The rulebook of a game in one of the languages `en`, `hu`, `pl`, `ru`.
#[utoipa::path(get, path = "/api/games/{game}/rules/{language}",
    params(("game" = String, Path), ("language" = String, Path)),
    responses((status = 200, content_type = "text/markdown", body = String)))]
pub(super) async fn rules(
    State(app): State<Arc<App>>,
    Place((game, language)): Place<(String, String)>,
) -> Result<impl IntoResponse, Failure> {
    let game = app.registry.find(&game).ok_or(ProblemKey::NoSuchGame)?;
    let place = LANGUAGES.iter().position(|known| *known == language).ok_or(ProblemKey::NotFound)?;
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], game.texts().rules[place]))
}

/// Which tables.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// Those at which the asker sits or is expected; without it those in the lobby.
    mine: Option<String>,
}

/// Tables with free seats, or with `?mine` the own ones; newest first.
#[utoipa::path(get, path = "/api/tables", params(Which), responses((status = 200, body = [TableInfo])))]
pub(super) async fn tables(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Params(which): Params<Which>,
) -> Result<Json<Vec<TableInfo>>, Failure> {
    let tables = match (which.mine, visitor.token) {
        (None, _) => app.tables.host.store.open_tables(LIST).await?,
        (Some(_), Some(token)) => app.tables.host.store.tables_of(token, LIST).await?,
        (Some(_), None) => Vec::new(),
    };
    let told = |kept: &KeptTable| info(kept, Onlooker::of(kept, visitor.token), app.tables.present(kept));
    Ok(Json(tables.iter().map(told).collect()))
}

/// The id of a table to be, and the commitment to its seed: who makes the table can contribute knowing it.
#[utoipa::path(get, path = "/api/commitment", responses((status = 200, body = Commitment)))]
pub(super) async fn commitment(State(app): State<Arc<App>>) -> Json<Commitment> {
    let table = new_id();
    let commitment = Bytes32::hash(app.tables.host.seed(&table).0).to_hex();
    Json(Commitment { table, commitment })
}

/// Makes a table; with an id that was given out before, once. The answer sets the cookie that is the key to the seat, for
/// one who has none.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 201, body = TableCreated), (status = 404), (status = 409), (status = 422)))]
pub(super) async fn make_table(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    origin: Origin,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, HeaderMap, Json<TableCreated>), Failure> {
    let (token, headers) = visitor.known();
    let table = new_table(&app.tables.host, new, token)?;
    if !app.makers.take(origin, Instant::now()) {
        return Err(ProblemKey::TooManyTables.into());
    }
    make(&app, token, table).await.map(|made| (StatusCode::CREATED, headers, Json(made)))
}

async fn make(app: &Arc<App>, token: Bytes32, table: KeptTable) -> Result<TableCreated, Failure> {
    let (id, tables) = (table.id.clone(), Arc::clone(&app.tables));
    let made = to_the_end(async move { tables.make(&table, None).await }).await;
    let made_before = async || match app.tables.lock(&id).await {
        Ok(session) => Onlooker::of(session.kept(), Some(token)).seat.is_some(),
        Err(_) => false,
    };
    match made {
        Err(failure) if !(failure.is(ProblemKey::Stale) && made_before().await) => Err(failure),
        _ => Ok(TableCreated { table: id }),
    }
}

/// Takes a seat. The answer sets the cookie that is the key to it, for one who has none.
#[utoipa::path(post, path = "/api/tables/{id}/seats", params(("id" = String, Path)), request_body = TakeSeat,
    responses((status = 200, body = SeatTaken), (status = 409), (status = 422)))]
pub(super) async fn take_seat(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
    visitor: Visitor,
    Body(TakeSeat { seat, name, contribution, invite, deck }): Body<TakeSeat>,
) -> Result<(HeaderMap, Json<SeatTaken>), Failure> {
    let (token, headers) = visitor.known();
    let (sitter, sitting) = (sitter(&name, &contribution, token)?, Sitting { wanted: seat, invite, deck });
    let take = move |session| seats::take(session, sitter.clone(), sitting.clone());
    let seat = app.tables.command(&id, take).await?;
    Ok((headers, Json(SeatTaken { seat: seat.index() as u8 })))
}

/// A table for the same players, once: the persons' seats are kept for them, and free for who has the invitation.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)),
    responses((status = 201, body = TableCreated), (status = 409)))]
pub(super) async fn rematch(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
    visitor: Visitor,
    origin: Origin,
) -> Result<(StatusCode, Json<TableCreated>), Failure> {
    let kept = app.tables.lock(&id).await?.kept().clone();
    Onlooker::of(&kept, visitor.token).seated()?;
    if kept.standing.status != Status::Over {
        return Err(ProblemKey::NotOver.into());
    }
    if let Some(table) = kept.rematch {
        return Ok((StatusCode::CREATED, Json(TableCreated { table })));
    }
    if !app.makers.take(origin, Instant::now()) {
        return Err(ProblemKey::TooManyTables.into());
    }
    let (tables, table) = (Arc::clone(&app.tables), rematch_of(&app.tables.host, &kept));
    let rematch = move |session| seats::rematch(session, Arc::clone(&tables), table.clone());
    app.tables.command(&id, rematch).await.map(|table| (StatusCode::CREATED, Json(TableCreated { table })))
}
