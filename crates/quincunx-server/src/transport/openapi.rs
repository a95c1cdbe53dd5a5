//! The description of the interface, made from the handlers.

use std::sync::LazyLock;

use axum::http::{HeaderName, StatusCode, header};
use utoipa::openapi::header::HeaderBuilder;
use utoipa::openapi::path::{Operation, ParameterIn};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{Content, Object, Ref, RefOr, Response, ResponseBuilder, Type};
use utoipa::{Modify, OpenApi};

use super::{
    accounts, bots, decks, export, health, history, lobby, mail, me, names, news, options, passkeys, people, play,
    records, recovery, reports, settings, stream,
};

/// The interface.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Quincunx",
        description = "Card-driven wargames in the browser. Errors are application/problem+json."
    ),
    paths(
        lobby::games,
        lobby::rules,
        lobby::start,
        options::check,
        options::components,
        lobby::tables,
        lobby::commitment,
        lobby::make_table,
        lobby::take_seat,
        lobby::rematch,
        lobby::release,
        lobby::leave,
        me::me,
        me::make_link,
        me::take_over,
        accounts::sign_up,
        accounts::sign_in,
        accounts::sign_out,
        accounts::change_password,
        accounts::delete,
        export::export,
        recovery::codes,
        recovery::new_codes,
        recovery::recover,
        mail::mail,
        mail::set_address,
        mail::ask_for_link,
        mail::use_link,
        accounts::sessions,
        accounts::end_sessions,
        passkeys::passkeys,
        passkeys::ask,
        passkeys::sign_up,
        passkeys::sign_in,
        passkeys::add,
        passkeys::remove,
        names::choose_name,
        people::people,
        people::relate,
        settings::settings,
        settings::change,
        decks::decks,
        decks::change,
        bots::bots,
        bots::make_bot,
        bots::make_token,
        bots::end_token,
        history::games,
        play::table,
        play::observation,
        play::components,
        play::log,
        play::act,
        play::why,
        play::undo,
        play::resign,
        play::leave_order,
        play::record,
        reports::report,
        stream::events,
        news::events,
        records::verify,
        records::replay,
        records::record_components,
        records::record_log,
        document,
        health::health,
        health::readiness,
    ),
    components(schemas(crate::api::Problem)),
    modifiers(&Problems, &Tokens)
)]
pub(super) struct Interface;

/// The errors of every address: those that its handler names, and those that follow from what its requests go through.
struct Problems;

impl Modify for Problems {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        for (path, item) in &mut document.paths.paths {
            // Nothing that a request of the interface goes through stands before these.
            if !path.starts_with("/api/") {
                let other_method = StatusCode::METHOD_NOT_ALLOWED.as_u16();
                if let Some(get) = &mut item.get {
                    get.responses.responses.insert(other_method.to_string(), problem(other_method));
                }
                continue;
            }
            let has_store = ["/api/tables", "/api/me"].iter().any(|stored| path.starts_with(stored));
            for (operation, changes) in [(&mut item.get, false), (&mut item.post, true)] {
                let Some(operation) = operation else { continue };
                let everywhere = statuses(operation, changes, has_store);
                let responses = &mut operation.responses.responses;
                let named: Vec<u16> = responses.keys().filter_map(|status| status.parse().ok()).collect();
                for status in named.into_iter().filter(|status| *status >= 400).chain(everywhere) {
                    responses.insert(status.to_string(), problem(status));
                }
            }
        }
    }
}

/// How a bot says who it is.
struct Tokens;

impl Modify for Tokens {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some("A token of a bot")).build();
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(scheme));
    }
}

/// The errors that an operation can answer before its handler, or through the store.
fn statuses(operation: &Operation, changes: bool, has_store: bool) -> Vec<u16> {
    let parameters = || operation.parameters.iter().flatten();
    let in_path = parameters().any(|parameter| match parameter {
        RefOr::T(parameter) => parameter.parameter_in == ParameterIn::Path,
        RefOr::Ref(_) => false,
    });
    let body = operation.request_body.is_some();
    // Whoever asks too much or takes too long, whatever it is about.
    // What is asked of another server, or with another method, is refused everywhere.
    let mut statuses = vec![
        StatusCode::METHOD_NOT_ALLOWED,
        StatusCode::REQUEST_TIMEOUT,
        StatusCode::MISDIRECTED_REQUEST,
        StatusCode::TOO_MANY_REQUESTS,
    ];
    if parameters().next().is_some() || body {
        statuses.push(StatusCode::BAD_REQUEST);
    }
    if in_path {
        statuses.push(StatusCode::NOT_FOUND);
    }
    if body {
        statuses.extend([StatusCode::PAYLOAD_TOO_LARGE, StatusCode::UNSUPPORTED_MEDIA_TYPE]);
    }
    // The token of a bot may have ended, or be for something else.
    if operation.security.is_some() {
        statuses.extend([StatusCode::UNAUTHORIZED, StatusCode::FORBIDDEN]);
    }
    // Another page may have sent it.
    if changes {
        statuses.push(StatusCode::FORBIDDEN);
    }
    if changes || has_store {
        statuses.push(StatusCode::SERVICE_UNAVAILABLE);
    }
    statuses.iter().map(StatusCode::as_u16).collect()
}

fn problem(status: u16) -> RefOr<Response> {
    let reason = StatusCode::from_u16(status).ok().and_then(|status| status.canonical_reason());
    let content = Content::new(Some(Ref::from_schema_name("Problem")));
    let mut response = ResponseBuilder::new().description(reason.unwrap_or_default());
    if matches!(status, 429 | 503) {
        let told = "In how many seconds the same request may succeed";
        let seconds = HeaderBuilder::new().schema(Some(Object::with_type(Type::Integer))).description(Some(told));
        response = response.header("Retry-After", seconds.build());
    }
    response.content("application/problem+json", content).build().into()
}

static DOCUMENT: LazyLock<String> =
    LazyLock::new(|| Interface::openapi().to_json().expect("the document has string keys"));

/// The OpenAPI document of the interface, as `GET /api/openapi.json` answers it.
pub fn openapi() -> &'static str {
    &DOCUMENT
}

/// The OpenAPI document.
#[utoipa::path(get, path = "/api/openapi.json",
    responses((status = 200, description = "This document", body = Object)))]
pub(super) async fn document() -> ([(HeaderName, &'static str); 1], &'static str) {
    ([(header::CONTENT_TYPE, "application/json")], openapi())
}
