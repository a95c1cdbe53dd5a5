//! One person, several browsers.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};

use super::app::App;
use super::extract::Body;
use super::identity::Visitor;
use crate::api::{Me, SeatsLink, SeatsTaken, TakeSeats};
use crate::problem::{Failure, ProblemKey};

/// Is the browser known, by its cookie? One that has none is given one here; a seat is given only to a browser that sends it back.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub(super) async fn me(visitor: Visitor) -> (HeaderMap, Json<Me>) {
    (visitor.get_known(), Json(Me { known: visitor.token.is_some() }))
}

/// A link with which another browser takes all seats of this one over: for one use, within ten minutes.
#[utoipa::path(post, path = "/api/me/link", responses((status = 201, body = SeatsLink), (status = 409)))]
pub(super) async fn make_link(
    State(app): State<Arc<App>>,
    visitor: Visitor,
) -> Result<(StatusCode, Json<SeatsLink>), Failure> {
    let bearer = visitor.bearer().ok_or(ProblemKey::NoSeats)?;
    let code = app.links.make(bearer, Instant::now()).ok_or(ProblemKey::TooManyRequests)?;
    let seconds = app.links.lifetime().as_secs() as u32;
    Ok((StatusCode::CREATED, Json(SeatsLink { code, seconds })))
}

/// Takes the seats of another browser over: the answer sets its cookie. Seats that this one had until now are left to browsers that
/// have its old cookie.
#[utoipa::path(post, path = "/api/me", request_body = TakeSeats,
    responses((status = 200, body = SeatsTaken), (status = 404)))]
pub(super) async fn take_over(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(TakeSeats { code, look }): Body<TakeSeats>,
) -> Result<(HeaderMap, Json<SeatsTaken>), Failure> {
    let (own, now) = (visitor.bearer(), Instant::now());
    let is_only_look = look.unwrap_or_default();
    let found = if is_only_look { app.links.find(&code, now) } else { app.links.take(&code, own, now) };
    let bearer = found.ok_or(ProblemKey::NoSuchLink)?;
    let headers = if is_only_look { HeaderMap::new() } else { visitor.become_bearer(bearer) };
    Ok((headers, Json(SeatsTaken { before: own == Some(bearer) })))
}
