//! One person, several browsers.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};

use super::accounts::{Proved, accounts, admit, end};
use super::app::App;
use super::extract::{Body, Device};
use super::identity::{NOTED, Origin, Visitor};
use super::links::Whose;
use super::names::is_renamed;
use crate::api::{AccountInfo, Me, SeatsLink, SeatsTaken, TakeSeats};
use crate::problem::{Failure, ProblemKey};
use crate::tables::clock::now;

/// Who is this browser, by its cookie? One that has none is given one here; a seat is given only to a browser that sends it back.
#[utoipa::path(get, path = "/api/me", security((), ("token" = ["read"])),
    responses((status = 200, body = Me)))]
pub(super) async fn me(State(app): State<Arc<App>>, visitor: Visitor) -> Result<(HeaderMap, Json<Me>), Failure> {
    // Another browser with the same cookie may have become an account: nothing is given to this one by it any more.
    let is_former = match visitor.guest() {
        Some(guest) => accounts(&app).is_former_guest(guest).await.unwrap_or_default(),
        None => false,
    };
    let visitor = if is_former { visitor.anew() } else { visitor };
    let headers = match &visitor.member {
        Some(member) if member.used < now() - NOTED => {
            match accounts(&app).use_session(member.session, now()).await {
                // What is wrong is told to whoever wants to change something.
                Ok(()) => visitor.stay(),
                Err(_) => HeaderMap::new(),
            }
        }
        _ => visitor.get_known(),
    };
    let renamed = is_renamed(&app, &visitor).await.then_some(true);
    Ok((headers, Json(Me { renamed, ..told(&visitor) })))
}

/// Who the visitor is, as the visitor is told.
fn told(visitor: &Visitor) -> Me {
    let account = visitor.name().map(|name| AccountInfo { name: name.to_owned() });
    Me { known: visitor.person.is_some(), account, renamed: None }
}

/// A link with which another browser becomes the same person: for one use, within ten minutes.
#[utoipa::path(post, path = "/api/me/link", responses((status = 201, body = SeatsLink), (status = 409)))]
pub(super) async fn make_link(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    origin: Origin,
) -> Result<(StatusCode, Json<SeatsLink>), Failure> {
    let member = visitor.signed_in().ok().map(|(person, member)| Whose::Member(person, member.session));
    let whose = member.or(visitor.bearer().map(Whose::Guest)).ok_or(ProblemKey::NoSeats)?;
    let code = app.links.make(whose, origin, Instant::now());
    let seconds = app.links.lifetime().as_secs() as u32;
    Ok((StatusCode::CREATED, Json(SeatsLink { code, seconds })))
}

/// Becomes the person of another browser: the answer sets the cookie. Seats that a guest had here until now are left to browsers that
/// have the old cookie; but an account takes them in. Whoever was signed in here is signed out.
#[utoipa::path(post, path = "/api/me", request_body = TakeSeats,
    responses((status = 200, body = SeatsTaken), (status = 404)))]
pub(super) async fn take_over(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    device: Device,
    Body(TakeSeats { code, look }): Body<TakeSeats>,
) -> Result<(HeaderMap, Json<SeatsTaken>), Failure> {
    let now = Instant::now();
    let is_only_look = look.unwrap_or_default();
    let found = if is_only_look { app.links.find(&code, now) } else { app.links.take(&code, visitor.person, now) };
    let whose = found.ok_or(ProblemKey::NoSuchLink)?;
    let before = visitor.person == Some(whose.person());
    let account = match whose {
        Whose::Guest(_) => None,
        Whose::Member(person, _) => Some(AccountInfo { name: accounts(&app).account(person).await?.name }),
    };
    let headers = match whose {
        _ if is_only_look || before => HeaderMap::new(),
        Whose::Guest(bearer) => {
            depart(&app, &visitor).await;
            visitor.become_bearer(bearer)
        }
        Whose::Member(person, session) => admit(&app, &visitor, person, Proved::Session(session), None, device).await?,
    };
    Ok((headers, Json(SeatsTaken { before, account })))
}

/// A browser is somebody else from now on: nothing goes on that shows what it could see until then.
async fn depart(app: &Arc<App>, visitor: &Visitor) {
    if let Ok((person, member)) = visitor.signed_in() {
        // A session that cannot be ended now stands in the list still, for whoever is signed in elsewhere.
        _ = end(app, person, member.session).await;
    } else if let Some(guest) = visitor.guest() {
        app.tables.end_streams_of(guest);
    }
}
