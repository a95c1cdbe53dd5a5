//! The addresses, and what every request goes through.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::{Next, from_fn, from_fn_with_state, map_response, map_response_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Router};
use quincunx_store::Scope;
use tokio::time::timeout;
use tower_http::compression::CompressionLayer;
use tower_http::csrf::{CsrfLayer, ProtectionError};

use super::announcement::announced;
use super::app::App;
use super::identity::Origin;
use super::{
    accounts, bots, decks, export, health, history, lobby, mail, me, names, news, openapi, options, passkeys, people,
    play, preview, records, recovery, reports, requests, settings, stream,
};
use crate::assets;
use crate::problem::ProblemKey;

/// All addresses.
pub fn router(app: Arc<App>) -> Router {
    let config = app.config();
    let limits = &config.limits;
    let records = Router::new()
        .route("/api/records/verify", post(records::verify))
        .route("/api/records/replay", post(records::replay))
        .route("/api/records/components", post(records::record_components))
        .route("/api/records/log", post(records::record_log))
        .layer(DefaultBodyLimit::max(limits.record_bytes));
    // What a bot does with a token of each scope. Any other address that asks who somebody is takes a cookie alone.
    let read = Router::new()
        .route("/api/tables", get(lobby::tables))
        .route("/api/tables/{id}", get(play::table))
        .route("/api/tables/{id}/observation", get(play::observation))
        .route("/api/tables/{id}/log", get(play::log))
        .route("/api/tables/{id}/events", get(stream::events))
        .route("/api/me", get(me::me))
        .route("/api/me/games", get(history::games))
        .route("/api/me/events", get(news::events))
        .layer(Extension(Scope::Read));
    let play = Router::new()
        .route("/api/tables/{id}/seats", post(lobby::take_seat))
        .route("/api/tables/{id}/act", post(play::act))
        .route("/api/tables/{id}/why", post(play::why))
        .route("/api/tables/{id}/undo", post(play::undo))
        .route("/api/tables/{id}/orders", post(play::leave_order))
        .route("/api/tables/{id}/resign", post(play::resign))
        .route("/api/tables/{id}/release", post(lobby::release))
        .route("/api/tables/{id}/leave", post(lobby::leave))
        .layer(Extension(Scope::Play));
    let make = Router::new()
        .route("/api/tables", post(lobby::make_table))
        .route("/api/tables/{id}/rematch", post(lobby::rematch))
        .layer(Extension(Scope::Make));
    let api = Router::new()
        .route("/api/games", get(lobby::games))
        .route("/api/games/{game}/rules/{language}", get(lobby::rules))
        .route("/api/games/{game}/start/{language}", get(lobby::start))
        .route("/api/games/{game}/check", post(options::check))
        .route("/api/games/{game}/components", post(options::components))
        .route("/api/commitment", get(lobby::commitment))
        .route("/api/tables/{id}/record", get(play::record))
        .route("/api/tables/{id}/components", get(play::components))
        .route("/api/tables/{id}/reports", post(reports::report))
        .route("/api/me", post(me::take_over))
        .route("/api/me/link", post(me::make_link))
        .route("/api/me/account", post(accounts::sign_up))
        .route("/api/me/sign-in", post(accounts::sign_in))
        .route("/api/me/sign-out", post(accounts::sign_out))
        .route("/api/me/password", post(accounts::change_password))
        .route("/api/me/export", get(export::export))
        .route("/api/me/delete", post(accounts::delete))
        .route("/api/me/codes", get(recovery::codes).post(recovery::new_codes))
        .route("/api/me/recover", post(recovery::recover))
        .route("/api/me/mail", get(mail::mail).post(mail::set_address))
        .route("/api/me/mail/ask", post(mail::ask_for_link))
        .route("/api/me/mail/link", post(mail::use_link))
        .route("/api/me/sessions", get(accounts::sessions))
        .route("/api/me/sessions/end", post(accounts::end_sessions))
        .route("/api/me/passkeys", get(passkeys::passkeys).post(passkeys::add))
        .route("/api/me/passkeys/ask", post(passkeys::ask))
        .route("/api/me/passkeys/sign-up", post(passkeys::sign_up))
        .route("/api/me/passkeys/sign-in", post(passkeys::sign_in))
        .route("/api/me/passkeys/remove", post(passkeys::remove))
        .route("/api/me/name", post(names::choose_name))
        .route("/api/me/people", get(people::people).post(people::relate))
        .route("/api/me/settings", get(settings::settings).post(settings::change))
        .route("/api/me/decks", get(decks::decks).post(decks::change))
        .route("/api/me/bots", get(bots::bots).post(bots::make_bot))
        .route("/api/me/bots/tokens", post(bots::make_token))
        .route("/api/me/bots/tokens/end", post(bots::end_token))
        .route("/api/openapi.json", get(openapi::document))
        .merge(read)
        .merge(play)
        .merge(make)
        .layer(DefaultBodyLimit::max(limits.body_bytes))
        .merge(records)
        .method_not_allowed_fallback(async || ProblemKey::BadMethod)
        .layer(CsrfLayer::new().with_rejection_response(cross_site))
        .layer(from_fn_with_state(Arc::clone(&app), not_too_many))
        .layer(map_response(not_stored))
        .layer(map_response_with_state(Arc::clone(&app), announced));
    // Whoever watches over the server asks often, and by whatever name the machine has.
    let health = Router::new()
        .route("/healthz", get(health::health))
        .route("/readyz", get(health::readiness))
        .method_not_allowed_fallback(async || ProblemKey::BadMethod)
        .layer(map_response(not_stored));
    api.route("/table/{id}", get(preview::table).fallback(assets::asset))
        .fallback(assets::asset)
        .layer(from_fn_with_state(Arc::clone(&app), in_time))
        .layer(from_fn_with_state(Arc::clone(&app), right_host))
        .merge(health)
        .layer(CompressionLayer::new())
        .layer(map_response(secure))
        .layer(from_fn(requests::named))
        .with_state(app)
}

pub(super) fn cross_site(_: ProtectionError) -> Response {
    ProblemKey::CrossSite.into_response()
}

async fn not_too_many(State(app): State<Arc<App>>, origin: Origin, request: Request, next: Next) -> Response {
    if app.requests.take(origin, app.config().limits.requests_in_ten_seconds, Instant::now()) {
        next.run(request).await
    } else {
        ProblemKey::TooManyRequests.into_response()
    }
}

async fn in_time(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    match timeout(app.config().limits.request_time, next.run(request)).await {
        Ok(response) => response,
        Err(_) => ProblemKey::TooSlow.into_response(),
    }
}

/// A page of another name, made to lead here, cannot ask this server.
async fn right_host(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let config = app.config();
    let hosts = &config.hosts;
    let named =
        request.headers().get(header::HOST).and_then(|host| host.to_str().ok()).or_else(|| request.uri().host());
    let is_ours = |host: &str| hosts.iter().any(|own| own.eq_ignore_ascii_case(without_port(host)));
    if hosts.is_empty() || named.is_some_and(is_ours) {
        next.run(request).await
    } else {
        ProblemKey::WrongHost.into_response()
    }
}

pub(super) fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

/// What a seat sees is for its player alone: it stays in no cache.
pub(super) async fn not_stored(mut response: Response) -> Response {
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// What a browser is told to refuse, whatever is sent.
const EVERYWHERE: [(HeaderName, HeaderValue); 3] = [
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];

/// What it is told to refuse to a page, and to all that could be opened as one.
const OF_A_PAGE: [(HeaderName, HeaderValue); 3] = [
    (
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
             connect-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
             frame-ancestors 'none'",
        ),
    ),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static(
            "camera=(), geolocation=(), microphone=(), payment=(), publickey-credentials-create=(self), \
             publickey-credentials-get=(self), usb=()",
        ),
    ),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
];

/// What a page loads in a dozen pieces, and what is never a page itself.
const PIECES: [&str; 3] = ["text/javascript", "text/css", "font/"];

pub(super) async fn secure(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.extend(EVERYWHERE);
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if !PIECES.iter().any(|piece| kind.starts_with(piece)) {
        headers.extend(OF_A_PAGE);
    }
    response
}
