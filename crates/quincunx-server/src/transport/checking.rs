//! Work on what strangers send, beside the requests.

use std::sync::Arc;

use axum::http::header;
use axum::response::{IntoResponse, Response};
use quincunx_games::Registry;
use serde::Serialize;

use super::app::App;
use super::pieces::large;
use crate::problem::{Failure, ProblemKey};
use crate::tables::aside::beside;

/// Works on a record, or on options, beside the requests, and writes what comes of it. Not many at once, and what makes the rules panic
/// does no more harm.
pub(super) async fn checking<T: Serialize>(
    app: &App,
    work: impl FnOnce(Registry) -> Result<T, Failure> + Send + 'static,
) -> Result<Response, Failure> {
    let registry = app.registry;
    let one_of_few = Arc::clone(&app.records).acquire_owned().await.map_err(|_| ProblemKey::Unavailable)?;
    let worked = beside(move || {
        let _one_of_few = one_of_few;
        let done = work(registry)?;
        serde_json::to_vec(&done).map_err(|_| Failure::from(ProblemKey::BadRequest))
    })
    .await;
    let written = worked.unwrap_or_else(|| Err(ProblemKey::BadRequest.into()))?;
    Ok(([(header::CONTENT_TYPE, "application/json")], large(written)).into_response())
}
