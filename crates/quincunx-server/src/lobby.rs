//! Before the game: the registry, the lobby, new tables, seats.

use std::sync::Arc;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use quincunx_engine::{Bytes32, LANGUAGES};
use quincunx_games::RegisteredGame;
use quincunx_store::{KeptSeat, KeptTable, SeatKind, Sitter, Standing, Status};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::api::{Commitment, NewSeat, NewTable, Problem, SeatTaken, ShelfItem, TableCreated, TableInfo, TakeSeat};
use crate::app::App;
use crate::extract::{Body, Params, contribution, name};
use crate::identity::{Origin, Visitor, random_bytes};
use crate::info::{Onlooker, info};
use crate::options::given;
use crate::problem::{Failure, ProblemKey};
use crate::tables::{computers_contribution, detached};

/// So many tables are listed at most.
const LIST: u32 = 50;

/// The id of a table has so many hexadecimal digits: it cannot be guessed.
const ID_DIGITS: usize = 20;

/// The games.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = [ShelfItem])))]
pub(crate) async fn games(State(app): State<Arc<App>>) -> Json<Vec<ShelfItem>> {
    let item = |game: &dyn RegisteredGame| ShelfItem {
        info: game.info(),
        levels: game.levels().into_iter().map(String::from).collect(),
    };
    Json(app.registry.games().map(item).collect())
}

/// The rulebook of a game in one of the languages `en`, `hu`, `pl`, `ru`.
#[utoipa::path(get, path = "/api/games/{game}/rules/{language}",
    params(("game" = String, Path), ("language" = String, Path)),
    responses((status = 200, content_type = "text/markdown", body = String), (status = 404, body = Problem)))]
pub(crate) async fn rules(
    State(app): State<Arc<App>>,
    Path((game, language)): Path<(String, String)>,
) -> Result<impl IntoResponse, Failure> {
    let game = app.registry.find(&game).ok_or(ProblemKey::NoSuchGame)?;
    let place = LANGUAGES.iter().position(|known| *known == language).ok_or(ProblemKey::NotFound)?;
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], game.texts().rules[place]))
}

/// Which tables.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Which {
    /// Those at which the asker sits or is expected; without it those in the lobby.
    mine: Option<String>,
}

/// Tables with free seats, or with `?mine` the own ones; newest first.
#[utoipa::path(get, path = "/api/tables", params(Which), responses((status = 200, body = [TableInfo])))]
pub(crate) async fn tables(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Params(which): Params<Which>,
) -> Result<Json<Vec<TableInfo>>, Failure> {
    let tables = match (which.mine, visitor.token) {
        (None, _) => app.store.open_tables(LIST).await?,
        (Some(_), Some(token)) => app.store.tables_of(token, LIST).await?,
        (Some(_), None) => Vec::new(),
    };
    let told = |kept: &KeptTable| info(kept, Onlooker::of(kept, visitor.token), app.tables.present(kept));
    Ok(Json(tables.iter().map(told).collect()))
}

/// The id of a table to be, and the commitment to its seed: who makes the table can contribute knowing it.
#[utoipa::path(get, path = "/api/commitment", responses((status = 200, body = Commitment)))]
pub(crate) async fn commitment(State(app): State<Arc<App>>) -> Json<Commitment> {
    let table = new_id();
    let commitment = Bytes32::hash(app.seed(&table).0).to_hex();
    Json(Commitment { table, commitment })
}

/// Makes a table; with an id that was given out before, once. The answer sets the cookie that is the key to the seat, for
/// one who has none.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 201, body = TableCreated), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn make_table(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    origin: Origin,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, HeaderMap, Json<TableCreated>), Failure> {
    let game = app.registry.find(&new.game).ok_or(ProblemKey::NoSuchGame)?;
    let (options, seats) = game.complete(&given(new.options))?;
    check_seats(&new.seats, seats, &game.levels())?;
    let is_id = |id: &String| id.len() == ID_DIGITS && id.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    let id = new.table.map_or_else(|| Ok(new_id()), |id| Some(id).filter(is_id).ok_or(ProblemKey::BadRequest))?;
    let sits = new.seats.iter().any(|seat| matches!(seat, NewSeat::Me));
    let me = if sits { Some((name(&new.name)?, contribution(&new.contribution)?)) } else { None };
    if !app.makers.take(origin, Instant::now()) {
        return Err(ProblemKey::TooManyTables.into());
    }

    let (token, headers) = visitor.known();
    let server_seed = app.seed(&id);
    let kept_seat = |(place, seat): (usize, &NewSeat)| match (seat, &me) {
        (NewSeat::Me, Some((name, contribution))) => KeptSeat {
            kind: SeatKind::Person,
            name: Some(name.clone()),
            token: Some(token),
            contribution: Some(*contribution),
            order: None,
        },
        (NewSeat::Computer { level }, _) => computer(level.clone(), server_seed, place),
        (NewSeat::Invited, _) => free(SeatKind::Invited),
        _ => free(SeatKind::Open),
    };
    let table = KeptTable {
        seats: new.seats.iter().enumerate().map(kept_seat).collect(),
        ..empty_table(id, new.game, options, new.pace.into(), server_seed)
    };
    make(&app, token, table).await.map(|made| (StatusCode::CREATED, headers, Json(made)))
}

async fn make(app: &Arc<App>, token: Bytes32, table: KeptTable) -> Result<TableCreated, Failure> {
    let (id, making) = (table.id.clone(), Arc::clone(app));
    let made = detached(async move { making.make_table(table, None).await }).await;
    let made_before = async || match app.table(&id).await {
        Ok(table) => table.look(app, |state| Onlooker::of(&state.kept, Some(token)).seated()).await.is_ok(),
        Err(_) => false,
    };
    match made {
        Err(failure) if !(failure.is(ProblemKey::Stale) && made_before().await) => Err(failure),
        _ => Ok(TableCreated { table: id }),
    }
}

/// As many seats as the game has, one of them at most the maker's; somebody must be there to invite.
fn check_seats(seats: &[NewSeat], count: usize, levels: &[&str]) -> Result<(), Failure> {
    let number_of = |kind: fn(&NewSeat) -> bool| seats.iter().filter(|seat| kind(seat)).count();
    let own = number_of(|seat| matches!(seat, NewSeat::Me));
    let invited = number_of(|seat| matches!(seat, NewSeat::Invited));
    let known = |seat: &NewSeat| !matches!(seat, NewSeat::Computer { level } if !levels.contains(&level.as_str()));
    let good = seats.len() == count && own <= 1 && (invited == 0 || own == 1) && seats.iter().all(known);
    if good { Ok(()) } else { Err(ProblemKey::BadSeats.into()) }
}

/// Takes a seat. The answer sets the cookie that is the key to it, for one who has none.
#[utoipa::path(post, path = "/api/tables/{id}/seats", params(("id" = String, Path)), request_body = TakeSeat,
    responses((status = 200, body = SeatTaken), (status = 403, body = Problem), (status = 409, body = Problem),
        (status = 422, body = Problem)))]
pub(crate) async fn take_seat(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Body(command): Body<TakeSeat>,
) -> Result<(HeaderMap, Json<SeatTaken>), Failure> {
    let (name, contribution) = (name(&command.name)?, contribution(&command.contribution)?);
    let (token, headers) = visitor.known();
    let table = app.table(&id).await?;
    let seat = detached(table.take_seat(
        app,
        command.seat,
        Sitter { name, token, contribution },
        command.invite,
        command.deck,
    ))
    .await?;
    Ok((headers, Json(SeatTaken { seat: seat.index() as u8 })))
}

/// A table for the same players, once: the persons' seats are kept for them, and free for who has the invitation.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)),
    responses((status = 201, body = TableCreated), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn rematch(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    origin: Origin,
) -> Result<(StatusCode, Json<TableCreated>), Failure> {
    let old = app.table(&id).await?;
    let kept = old.look(&app, |state| Ok(state.kept.clone())).await?;
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
    let table = new_id();
    let server_seed = app.seed(&table);
    let seat = |(place, seat): (usize, &KeptSeat)| match (seat.kind, &seat.name) {
        (SeatKind::Computer, Some(level)) => computer(level.clone(), server_seed, place),
        _ => KeptSeat { kind: SeatKind::Invited, contribution: None, order: None, ..seat.clone() },
    };
    let table = KeptTable {
        seats: kept.seats.iter().enumerate().map(seat).collect(),
        ..empty_table(table, kept.game.clone(), kept.options.clone(), kept.pace, server_seed)
    };
    detached(old.rematch(Arc::clone(&app), table))
        .await
        .map(|table| (StatusCode::CREATED, Json(TableCreated { table })))
}

impl crate::live::LiveTable {
    /// Makes the rematch, or tells which one another player has made meanwhile.
    async fn rematch(self: Arc<Self>, app: Arc<App>, table: KeptTable) -> Result<String, Failure> {
        let mut state = self.state.lock().await;
        if let Some(made) = &state.kept.rematch {
            return Ok(made.clone());
        }
        app.make_table(table.clone(), Some(&state.kept.id)).await?;
        state.kept.rematch = Some(table.id.clone());
        self.publish(&mut state, None);
        Ok(table.id)
    }
}

fn empty_table(
    id: String,
    game: String,
    options: serde_json::Value,
    pace: quincunx_store::Pace,
    server_seed: Bytes32,
) -> KeptTable {
    let created = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64);
    let mut invite = random_bytes().to_hex();
    invite.truncate(32);
    KeptTable {
        id,
        game,
        options,
        pace,
        created,
        server_seed,
        invite: Some(invite),
        seats: Vec::new(),
        header: None,
        number: 0,
        standing: Standing::not_begun(),
        undo: None,
        rematch: None,
    }
}

const fn free(kind: SeatKind) -> KeptSeat {
    KeptSeat { kind, name: None, token: None, contribution: None, order: None }
}

fn computer(level: String, server_seed: Bytes32, place: usize) -> KeptSeat {
    let contribution = Some(computers_contribution(server_seed, place));
    KeptSeat { kind: SeatKind::Computer, name: Some(level), token: None, contribution, order: None }
}

fn new_id() -> String {
    let mut id = random_bytes().to_hex();
    id.truncate(ID_DIGITS);
    id
}
