//! What players tell the operator.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;
use quincunx_engine::{Bytes32, Seat};
use quincunx_store::{KeptSeat, KeptTable, Report, Reported, SeatKind, StoreError};

use super::app::App;
use super::extract::Body;
use super::hidden::TableId;
use super::identity::{Origin, Visitor};
use crate::api::{NewReport, ReportAbout, ReportInfo};
use crate::problem::{Failure, ProblemKey};
use crate::tables::clock::now;
use crate::tables::making::new_id;
use crate::tables::onlooker::Onlooker;

/// So many an address sends within an hour.
const IN_AN_HOUR: u32 = 30;

/// The longest words, in characters.
const LONGEST: usize = 500;

/// Tells the operator of another player at a table at which the visitor has a seat, or of a fault there. The same once more gives other words to
/// what the operator has not looked at yet. Nobody else is told.
#[utoipa::path(post, path = "/api/tables/{id}/reports", params(("id" = String, Path)), request_body = NewReport,
    responses((status = 200, body = ReportInfo), (status = 403)))]
pub(super) async fn report(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    visitor: Visitor,
    origin: Origin,
    Body(NewReport { about, seat, words }): Body<NewReport>,
) -> Result<Json<ReportInfo>, Failure> {
    let words = lines(&words).ok_or(ProblemKey::BadRequest)?.to_owned();
    let kept = app.tables.lock(&id).await?.kept().clone();
    let own = Onlooker::of(&kept, visitor.person).seated()?;
    let of = reported(&kept, about, seat, own)?;
    let by = visitor.known()?;
    if !app.reporters.take(origin, IN_AN_HOUR, Instant::now()) {
        return Err(ProblemKey::TooManyReports.into());
    }
    let report = Report { id: new_id(), table: id, about: about.into(), by, of, words, reported: now(), settled: None };
    let host = &app.tables.host;
    host.store.reports().report(&report, visitor.account()).await.map_err(|error| match error {
        StoreError::TooMany => ProblemKey::TooManyReports.into(),
        error => Failure::from(error),
    })?;
    tracing::info!(table = report.table, about = report.about.word(), "the operator was told something");
    host.count_reports().await;
    Ok(Json(told(report)))
}

/// What a person has told the operator.
pub(super) async fn told_reports(app: &App, person: Bytes32) -> Result<Vec<ReportInfo>, Failure> {
    let reports = app.tables.host.store.reports().reports_by(person).await?;
    Ok(reports.into_iter().map(told).collect())
}

/// A report as whoever has made it is told.
fn told(report: Report) -> ReportInfo {
    ReportInfo {
        table: report.table,
        about: report.about.into(),
        seat: report.of.map(|of| of.seat),
        words: report.words,
        reported: report.reported,
        settled: report.settled.map(|settled| settled.at),
    }
}

/// Words that are not too long, in lines, and with nothing else that cannot be seen.
fn lines(words: &str) -> Option<&str> {
    let words = words.trim();
    let is_seen = |character: char| !character.is_control() || character == '\n';
    ((1..=LONGEST).contains(&words.chars().count()) && words.chars().all(is_seen)).then_some(words)
}

/// Whom a report is about: another person at the table, unless it is about a fault.
fn reported(kept: &KeptTable, about: ReportAbout, seat: Option<u8>, own: Seat) -> Result<Option<Reported>, ProblemKey> {
    let seat = match (about, seat) {
        (ReportAbout::Fault, None) => return Ok(None),
        (ReportAbout::Fault, Some(_)) | (_, None) => return Err(ProblemKey::BadRequest),
        (_, Some(seat)) => seat,
    };
    let is_other = |place: &&KeptSeat| place.kind == SeatKind::Person && usize::from(seat) != own.index();
    let place = kept.seats.get(usize::from(seat)).filter(is_other);
    let (person, name) = place.and_then(|place| place.token.zip(place.name.clone())).ok_or(ProblemKey::BadRequest)?;
    Ok(Some(Reported { seat, person, name }))
}
