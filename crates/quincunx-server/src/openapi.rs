//! The description of the interface, made from the handlers.

use std::sync::LazyLock;

use axum::http::{HeaderName, header};
use utoipa::OpenApi;

use crate::{lobby, options, orders, play, records, stream};

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
        options::check,
        options::components,
        lobby::tables,
        lobby::commitment,
        lobby::make_table,
        lobby::take_seat,
        lobby::rematch,
        play::table,
        play::observation,
        play::components,
        play::log,
        play::act,
        play::undo,
        play::resign,
        orders::leave,
        play::record,
        stream::events,
        records::verify,
        records::replay,
        records::record_components,
        records::record_log,
    )
)]
pub(crate) struct Interface;

static DOCUMENT: LazyLock<String> =
    LazyLock::new(|| Interface::openapi().to_json().expect("the document has string keys"));

/// The OpenAPI document.
pub(crate) async fn document() -> ([(HeaderName, &'static str); 1], &'static str) {
    ([(header::CONTENT_TYPE, "application/json")], &DOCUMENT)
}
