//! The operator's own address: a page that shows what goes on, figures for Prometheus, a word to everybody, what players report, tables that
//! are stopped. It is open only where it is asked for. Whoever reaches it, with the token where one is set, reads how much is played here, and
//! may close tables and take names away.

mod reports;
mod tables;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state, map_response};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post, put};
use axum::{Json, Router};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use quincunx_engine::Bytes32;
use tokio::net::TcpListener;
use tokio::time::{MissedTickBehavior, interval};
use tower_http::csrf::CsrfLayer;

use super::announcement::line;
use super::app::App;
use super::routes::{cross_site, not_stored, secure, without_port};
use super::streams::Kind;
use crate::figures::{self, Standing};
use crate::logs::{self, LogLevels};
use crate::problem::ProblemKey;

/// What Prometheus reads, as it calls it.
const KIND: [(HeaderName, &str); 1] = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];

/// So often times that nobody has asked for are put into their buckets.
const TIDY: Duration = Duration::from_secs(5);

/// As this user a browser signs in.
const USER: &str = "operator";

/// The operator's addresses; with a token, for whoever has it.
pub fn operator(app: Arc<App>, token: Option<&str>) -> Router {
    figures::start();
    let page = Router::new()
        .route("/", get(async || file("text/html; charset=utf-8", include_str!("operator/page.html"))))
        .route("/page.js", get(async || file("text/javascript; charset=utf-8", include_str!("operator/page.js"))))
        .route("/page.css", get(async || file("text/css; charset=utf-8", include_str!("operator/page.css"))))
        .route("/log", put(set_levels))
        .route("/announcement", get(announcement).put(announce))
        .route("/reports", get(reports::reports))
        .route("/reports/{id}/settle", post(reports::settle))
        .route("/reports/{id}/take-name", post(reports::take_name))
        .route("/tables", get(tables::stopped))
        .route("/tables/{id}/record", get(tables::record))
        .route("/tables/{id}/close", post(tables::close))
        .layer(CsrfLayer::new().with_rejection_response(cross_site))
        .layer(from_fn(named_by_number));
    let router = page.route("/metrics", get(metrics)).layer(map_response(not_stored)).layer(map_response(secure));
    match token {
        Some(token) => router.layer(from_fn_with_state(Bytes32::hash(token), with_token)),
        None => router,
    }
    .with_state(app)
}

/// Answers the operator, until it is dropped.
pub(super) async fn serve(app: Arc<App>, token: Option<String>, listener: TcpListener) {
    let mut often = interval(TIDY);
    often.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let tidying = async {
        loop {
            often.tick().await;
            figures::tidy();
        }
    };
    tokio::select! {
        served = axum::serve(listener, operator(app, token.as_deref())) => {
            if let Err(error) = served {
                tracing::error!(%error, "the operator's address is closed");
            }
        }
        () = tidying => {}
    }
}

/// A program sends the token by itself, a browser as the operator's password. Hashes are compared: how much of a guess was right takes no
/// part of the time.
async fn with_token(State(expected): State<Bytes32>, headers: HeaderMap, request: Request, next: Next) -> Response {
    let sent = headers.get(header::AUTHORIZATION).and_then(|sent| sent.to_str().ok()).and_then(sent_token);
    if sent.is_some_and(|token| Bytes32::hash(token) == expected) {
        next.run(request).await
    } else {
        let ask = [(header::WWW_AUTHENTICATE, "Basic realm=\"Quincunx\", charset=\"UTF-8\"")];
        (StatusCode::UNAUTHORIZED, ask, "the operator's token is asked for\n").into_response()
    }
}

fn sent_token(authorization: &str) -> Option<String> {
    match authorization.split_once(' ')? {
        (scheme, token) if scheme.eq_ignore_ascii_case("bearer") => Some(token.to_owned()),
        (scheme, encoded) if scheme.eq_ignore_ascii_case("basic") => {
            let text = String::from_utf8(BASE64_STANDARD.decode(encoded).ok()?).ok()?;
            text.split_once(':').filter(|(user, _)| *user == USER).map(|(_, token)| token.to_owned())
        }
        _ => None,
    }
}

/// A page whose own name was made to lead here names itself.
async fn named_by_number(headers: HeaderMap, request: Request, next: Next) -> Response {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).map_or("", without_port);
    if host == "localhost" || host.trim_matches(['[', ']']).parse::<IpAddr>().is_ok() {
        next.run(request).await
    } else {
        (StatusCode::MISDIRECTED_REQUEST, "the host is to be named by its address\n").into_response()
    }
}

fn file(kind: &'static str, text: &'static str) -> ([(HeaderName, &'static str); 1], &'static str) {
    ([(header::CONTENT_TYPE, kind)], text)
}

async fn metrics(State(app): State<Arc<App>>) -> ([(HeaderName, &'static str); 1], String) {
    let [seats, onlookers, news] = [Kind::Seat, Kind::Onlooker, Kind::News].map(|kind| app.streams.open(kind));
    let (tables, queue) = (app.tables.in_memory(), app.tables.host.computers.queue());
    let reports = app.tables.host.reports.all();
    (KIND, figures::told(Standing { tables, seats, onlookers, news, queue, reports }))
}

/// Changes what is logged, in the words of `--log`.
async fn set_levels(levels: String) -> Result<StatusCode, (StatusCode, String)> {
    let levels: LogLevels = levels.trim().parse().map_err(|error| (StatusCode::BAD_REQUEST, format!("{error}\n")))?;
    tracing::info!(%levels, "what is logged changes");
    if logs::change(&levels) {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err((StatusCode::CONFLICT, "nothing is logged\n".into()))
    }
}

/// What everybody is told just now.
async fn announcement(State(app): State<Arc<App>>) -> Json<Option<String>> {
    Json(app.announcement.text())
}

/// Tells everybody something; nothing any more, if it is empty.
async fn announce(State(app): State<Arc<App>>, text: String) -> Result<StatusCode, ProblemKey> {
    app.announcement.set(line(&text).ok_or(ProblemKey::BadRequest)?);
    Ok(StatusCode::NO_CONTENT)
}
