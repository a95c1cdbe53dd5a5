//! What players have told the operator, and what is done about it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use quincunx_store::{AfterReport, KeptTable, Report, Settled, StoreError};
use serde::{Deserialize, Serialize};

use crate::api::{ReportAbout, TableInfo};
use crate::problem::{Failure, ProblemKey};
use crate::tables::clock::now;
use crate::tables::onlooker::{Onlooker, info};
use crate::transport::announcement::line;
use crate::transport::app::App;
use crate::transport::extract::{Params, Place};

/// So many are on a page of the list.
const LIST: u32 = 50;

/// The last report of the page before, by what was told of it; without it the list begins.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct After {
    settled: Option<u32>,
    reported: u32,
    id: String,
}

/// A report, with the table beside it.
#[derive(Serialize)]
pub(super) struct ToldReport {
    id: String,
    about: ReportAbout,
    words: String,
    reported: i64,
    /// Who has told it, by the name that stands at the table now.
    by: Option<String>,
    /// What the player whom it is about was called then.
    of: Option<String>,
    seat: Option<u8>,
    table: String,
    /// How the table stands now; one whose game had not begun may be gone.
    stands: Option<TableInfo>,
    note: Option<String>,
    settled: Option<i64>,
}

/// The reports: those that wait first, the first one first.
pub(super) async fn reports(
    State(app): State<Arc<App>>,
    Params(After { settled, reported, id }): Params<After>,
) -> Result<Json<Vec<ToldReport>>, Failure> {
    let store = &app.tables.host.store;
    let reports = store
        .reports()
        .reports(&AfterReport { settled: settled.map(i64::from), reported: reported.into(), id }, LIST)
        .await?;
    let mut ids: Vec<String> = reports.iter().map(|report| report.table.clone()).collect();
    ids.sort_unstable();
    ids.dedup();
    let tables = store.tables(&ids).await?;
    let table = |id: &str| tables.iter().find(|table| table.id == id);
    let told = reports.into_iter().map(|report| {
        let kept = table(&report.table);
        told(&app, report, kept)
    });
    Ok(Json(told.collect()))
}

fn told(app: &App, report: Report, kept: Option<&KeptTable>) -> ToldReport {
    let patience = app.tables.host.waiting.kept;
    let reporter = |kept: &KeptTable| kept.seats.iter().find(|seat| seat.token == Some(report.by))?.name.clone();
    let (note, settled) = report.settled.map(|settled| (settled.note, settled.at)).unzip();
    let (of, seat) = report.of.map(|of| (of.name, of.seat)).unzip();
    ToldReport {
        by: kept.and_then(reporter),
        stands: kept.map(|kept| info(kept, Onlooker::of(kept, None), app.tables.present(kept), patience)),
        id: report.id,
        about: report.about.into(),
        words: report.words,
        reported: report.reported,
        of,
        seat,
        table: report.table,
        note,
        settled,
    }
}

/// Notes what was done about a report.
pub(super) async fn settle(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
    note: String,
) -> Result<StatusCode, Failure> {
    let note = line(&note).filter(|note| !note.is_empty()).ok_or(ProblemKey::BadRequest)?;
    let settled = Settled { note: note.to_owned(), at: now() };
    app.tables.host.store.reports().settle(&id, &settled).await?;
    app.tables.host.count_reports().await;
    tracing::info!("the operator has settled a report");
    Ok(StatusCode::NO_CONTENT)
}

/// Takes the name away by which a report calls a player. Whoever is called otherwise by now keeps that.
pub(super) async fn take_name(State(app): State<Arc<App>>, Place(id): Place<String>) -> Result<StatusCode, Failure> {
    let report = app.tables.host.store.reports().report_with(&id).await.map_err(|error| match error {
        StoreError::Missing => ProblemKey::NotFound.into(),
        error => Failure::from(error),
    })?;
    app.tables.take_name(report.of.ok_or(ProblemKey::BadRequest)?).await?;
    tracing::info!(table = report.table, "the operator has taken a name away");
    Ok(StatusCode::NO_CONTENT)
}
