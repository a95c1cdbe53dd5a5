//! Before the game: the registry, the lobby, new tables, seats.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use quincunx_engine::scenario::Pictures;
use quincunx_engine::{Bytes32, LANGUAGES};
use quincunx_games::RegisteredGame;
use quincunx_store::{KeptTable, Listed, SeatKind, Status};
use serde::Deserialize;
use utoipa::IntoParams;

use super::accounts::called;
use super::app::App;
use super::extract::{Body, Params, Place};
use super::hidden::TableId;
use super::identity::{Origin, Visitor};
use super::people::{blocked_by, blockers_of, followed_by, hidden_from, invited};
use crate::api::{
    Commitment, NewSeat, NewTable, ReleaseSeat, SeatTaken, ShelfItem, Start, TableCreated, TableInfo, TableLeft,
    TakeSeat,
};
use crate::problem::{Failure, ProblemKey};
use crate::tables::aside::beside;
use crate::tables::clock::now;
use crate::tables::lobby::{MOST, seen_since};
use crate::tables::making::{new_id, new_table, rematch_of};
use crate::tables::memory::to_the_end;
use crate::tables::onlooker::{Onlooker, info};
use crate::tables::seats::{self, Sitting};
use crate::tables::sitter::sitter;

/// How many tables a page of a list has.
pub(super) const LIST: u32 = 50;

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

/// The page to start from of a game in one of the languages `en`, `hu`, `pl`, `ru`.
#[utoipa::path(get, path = "/api/games/{game}/start/{language}",
    params(("game" = String, Path), ("language" = String, Path)), responses((status = 200, body = Start)))]
pub(super) async fn start(
    State(app): State<Arc<App>>,
    Place((game, language)): Place<(String, String)>,
) -> Result<Json<Start>, Failure> {
    let game = app.registry.find(&game).ok_or(ProblemKey::NoSuchGame)?;
    let place = LANGUAGES.iter().position(|known| *known == language).ok_or(ProblemKey::NotFound)?;
    let Pictures { components, pictures } = game.pictures();
    Ok(Json(Start { text: game.texts().start[place], components, pictures }))
}

/// Which tables.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// Those at which the asker sits or is expected; without it those in the lobby.
    mine: Option<String>,
    /// Which page of the list, counted from 0: it has 50 tables unless it is the last.
    #[serde(default)]
    page: u32,
}

/// Tables with free seats whose makers are there: one of each maker, then a second one of each, and so on; the newest first. With `?mine`
/// those of the visitor: first those that wait for the visitor, then other games in play, tables that have not begun, kept seats (one of each
/// maker), games that are over, the one that ended last first, and further kept seats; otherwise the newest first.
#[utoipa::path(get, path = "/api/tables", security((), ("token" = ["read"])),
    params(Which), responses((status = 200, body = [TableInfo])))]
pub(super) async fn tables(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Params(which): Params<Which>,
) -> Result<Json<Vec<TableInfo>>, Failure> {
    let tables = match (which.mine, visitor.person) {
        (None, _) => lobby(&app, &visitor, which.page).await?,
        (Some(_), Some(token)) => {
            app.tables.host.store.tables_of(token, u64::from(which.page) * u64::from(LIST), LIST).await?
        }
        (Some(_), None) => Vec::new(),
    };
    let patience = app.tables.host.waiting.kept;
    let told = |kept: &KeptTable| info(kept, Onlooker::of(kept, visitor.person), app.tables.present(kept), patience);
    Ok(Json(tables.iter().map(told).collect()))
}

/// A page of the lobby's list: the tables of those whom the visitor follows come first, but for those who are not to be seen, and those at which
/// somebody sits who blocks the visitor are not among them.
async fn lobby(app: &Arc<App>, visitor: &Visitor, page: u32) -> Result<Vec<KeptTable>, Failure> {
    let (mut followed, hidden) = (followed_by(app, visitor).await?, hidden_from(app, visitor).await?);
    let host = &app.tables.host;
    followed.retain(|person| !host.unseen.has(*person));
    let mut listed = host.store.open_tables(seen_since(&host.waiting, now()), MOST).await?;
    listed.retain(|table| !hidden.contains(&table.id));
    let tables = Arc::clone(&app.tables);
    let waiting = host.waiting;
    let is_followed = |table: &&Listed| table.maker.is_some_and(|maker| followed.contains(&maker));
    let first: HashSet<String> = listed.iter().filter(is_followed).map(|table| table.id.clone()).collect();
    let order = move || {
        let mut order = tables.lobby.order(listed, &waiting, now());
        order.sort_by_key(|id| !first.contains(id));
        order
    };
    let order = host.listing.run(order).await.ok_or(ProblemKey::Unavailable)?;
    let page = order.chunks(LIST as usize).nth(page as usize).unwrap_or_default();
    Ok(host.store.tables(page).await?)
}

/// The id for a new table, and the commitment to its seed, so that whoever makes the table knows it before
/// contributing.
#[utoipa::path(get, path = "/api/commitment", responses((status = 200, body = Commitment)))]
pub(super) async fn commitment(State(app): State<Arc<App>>) -> Json<Commitment> {
    let table = new_id();
    let commitment = Bytes32::hash(app.tables.host.seed(&table).0).to_hex();
    Json(Commitment { table, commitment })
}

/// Makes a table; with an id that was given out before, once. The cookie is the key to the seat: `GET /api/me` gives it.
#[utoipa::path(post, path = "/api/tables", security((), ("token" = ["make"])),
    request_body = NewTable,
    responses((status = 201, body = TableCreated), (status = 404), (status = 409), (status = 422)))]
pub(super) async fn make_table(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    origin: Origin,
    Body(mut new): Body<NewTable>,
) -> Result<(StatusCode, Json<TableCreated>), Failure> {
    let token = visitor.known()?;
    if new.seats.iter().any(|seat| matches!(seat, NewSeat::Me)) {
        new.name = called(&app, &visitor, new.name).await?;
    }
    let invited = invited(&app, &visitor, &new).await?;
    let host = Arc::clone(&app.tables.host);
    let bot = visitor.is_bot();
    // Component files are read, which may take long.
    let table = beside(move || new_table(&host, new, token, bot, &invited)).await;
    let table = table.unwrap_or_else(|| Err(ProblemKey::BadOptions.into()))?;
    if !app.makers.take(origin, app.config().limits.tables_in_an_hour, Instant::now()) {
        return Err(ProblemKey::TooManyTables.into());
    }
    make(&app, &visitor, origin, table).await.map(|made| (StatusCode::CREATED, Json(made)))
}

async fn make(app: &Arc<App>, visitor: &Visitor, from: Origin, table: KeptTable) -> Result<TableCreated, Failure> {
    let (id, tables) = (table.id.clone(), Arc::clone(&app.tables));
    let is_open = table.seats.iter().any(|seat| seat.kind == SeatKind::Open);
    let account = visitor.account();
    let made = to_the_end(async move { tables.make(&table, None, account).await }).await;
    let made_before = async || match app.tables.lock(&id).await {
        Ok(session) => Onlooker::of(session.kept(), visitor.person).seat.is_some(),
        Err(_) => false,
    };
    if made.is_ok() && is_open {
        // Before that the id could be that of somebody else's table.
        app.tables.lobby.made(&id, from.address());
    }
    match made {
        Err(failure) if !(failure.is(ProblemKey::Stale) && made_before().await) => Err(failure),
        _ => Ok(TableCreated { table: id }),
    }
}

/// Takes a seat. The cookie is the key to it: `GET /api/me` gives it.
#[utoipa::path(post, path = "/api/tables/{id}/seats", security((), ("token" = ["play"])),
    params(("id" = String, Path)), request_body = TakeSeat,
    responses((status = 200, body = SeatTaken), (status = 409), (status = 422)))]
pub(super) async fn take_seat(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    visitor: Visitor,
    Body(TakeSeat { seat, name, contribution, invite, deck }): Body<TakeSeat>,
) -> Result<Json<SeatTaken>, Failure> {
    let token = visitor.known()?;
    let name = called(&app, &visitor, name).await?;
    let sitter = sitter(&name, &contribution, token)?;
    let sitting = Sitting {
        wanted: seat,
        invite,
        deck,
        bot: visitor.is_bot(),
        account: visitor.account(),
        blockers: blockers_of(&app, &visitor).await?,
        blocked: blocked_by(&app, &visitor).await?,
    };
    let take = move |session| seats::take(session, sitter.clone(), sitting.clone());
    let seat = app.tables.command(&id, take).await?;
    Ok(Json(SeatTaken { seat: seat.index() as u8 }))
}

/// Gives a seat that is kept for somebody to whoever has the invitation: for that person, or, a day after the table was made, for
/// whoever has made it.
#[utoipa::path(post, path = "/api/tables/{id}/release", security((), ("token" = ["play"])),
    params(("id" = String, Path)), request_body = ReleaseSeat,
    responses((status = 200, body = TableInfo), (status = 409)))]
pub(super) async fn release(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    visitor: Visitor,
    Body(ReleaseSeat { seat }): Body<ReleaseSeat>,
) -> Result<Json<TableInfo>, Failure> {
    let release = move |session| seats::release(session, visitor.person, seat);
    app.tables.command(&id, release).await.map(Json)
}

/// Leaves a table before the game: the seat is free again. Whoever has made the table closes it.
#[utoipa::path(post, path = "/api/tables/{id}/leave", security((), ("token" = ["play"])),
    params(("id" = String, Path)),
    responses((status = 200, body = TableLeft), (status = 403), (status = 409)))]
pub(super) async fn leave(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    visitor: Visitor,
) -> Result<Json<TableLeft>, Failure> {
    let tables = Arc::clone(&app.tables);
    let leave = move |session| seats::leave(session, Arc::clone(&tables), visitor.person);
    app.tables.command(&id, leave).await.map(Json)
}

/// A table for the same players, once: people's seats are kept for them. Who has no seat there any more gets another one.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", security((), ("token" = ["make"])),
    params(("id" = String, Path)),
    responses((status = 201, body = TableCreated), (status = 409)))]
pub(super) async fn rematch(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    visitor: Visitor,
    origin: Origin,
) -> Result<(StatusCode, Json<TableCreated>), Failure> {
    let kept = app.tables.lock(&id).await?.kept().clone();
    Onlooker::of(&kept, visitor.person).seated()?;
    let token = visitor.person.ok_or(ProblemKey::NotYourTable)?;
    if kept.standing.status != Status::Over {
        return Err(ProblemKey::NotOver.into());
    }
    if let Some(table) = &kept.rematch
        && has_seat(&app, table, token).await?
    {
        return Ok((StatusCode::CREATED, Json(TableCreated { table: table.clone() })));
    }
    if !app.makers.take(origin, app.config().limits.tables_in_an_hour, Instant::now()) {
        return Err(ProblemKey::TooManyTables.into());
    }
    let (tables, table) = (Arc::clone(&app.tables), rematch_of(&app.tables.host, &kept, token));
    let (before, account) = (kept.rematch, visitor.account());
    let rematch = move |session| seats::rematch(session, Arc::clone(&tables), table.clone(), before.clone(), account);
    app.tables.command(&id, rematch).await.map(|table| (StatusCode::CREATED, Json(TableCreated { table })))
}

/// Has the bearer of a token a seat at a table, or is one kept for that person?
async fn has_seat(app: &Arc<App>, table: &str, token: Bytes32) -> Result<bool, Failure> {
    match app.tables.lock(table).await {
        Ok(session) => {
            let onlooker = Onlooker::of(session.kept(), Some(token));
            Ok(onlooker.seat.or(onlooker.expected).is_some())
        }
        Err(failure) if failure.is(ProblemKey::NoSuchTable) => Ok(false),
        Err(failure) => Err(failure),
    }
}
