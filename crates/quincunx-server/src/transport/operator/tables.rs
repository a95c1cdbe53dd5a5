//! Tables that are stopped, and closing one.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderName, StatusCode, header};
use quincunx_engine::Record;
use quincunx_store::Status;

use crate::api::TableInfo;
use crate::problem::{Failure, ProblemKey};
use crate::tables::onlooker::{Onlooker, info};
use crate::transport::announcement::line;
use crate::transport::app::App;
use crate::transport::extract::Place;
use crate::transport::records::kept_record;

/// So many tables are listed at most.
const MOST: u32 = 100;

/// The tables that are stopped, the newest first.
pub(super) async fn stopped(State(app): State<Arc<App>>) -> Result<Json<Vec<TableInfo>>, Failure> {
    let stopped = app.tables.host.store.stops().stopped(MOST).await?;
    let patience = app.tables.host.waiting.kept;
    let told = stopped.iter().map(|kept| info(kept, Onlooker::of(kept, None), app.tables.present(kept), patience));
    Ok(Json(told.collect()))
}

/// The record of a table that is over, or that is stopped: as far as the game has come. It tells all secrets of the game, so it is given of none
/// that goes on.
pub(super) async fn record(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
) -> Result<([(HeaderName, String); 1], Json<Record>), Failure> {
    let (kept, entries) = app.tables.host.store.table(&id).await?;
    match (kept.standing.status, kept.header) {
        (Status::Frozen | Status::Over, Some(header)) => {
            let record = kept_record(&app, header, kept.server_seed, kept.standing.returns, entries);
            let saved = [(header::CONTENT_DISPOSITION, format!("attachment; filename=\"quincunx-{id}.json\""))];
            Ok((saved, Json(record)))
        }
        (Status::Playing, _) => Err(ProblemKey::NotOver.into()),
        (Status::Waiting | Status::Frozen | Status::Over, _) => Err(ProblemKey::NotBegun.into()),
    }
}

/// Closes a table for good. Those who play there are told the reason.
pub(super) async fn close(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
    reason: String,
) -> Result<StatusCode, Failure> {
    let reason = line(&reason).filter(|reason| !reason.is_empty()).ok_or(ProblemKey::BadRequest)?;
    app.tables.close(&id, reason.to_owned()).await?;
    Ok(StatusCode::NO_CONTENT)
}
