//! A table that has not begun, and at which somebody sits who blocks the visitor, is not there for that visitor, as if it had been closed: of a
//! seat that is free for everybody else one would find out why it is not.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::app::App;
use super::extract::Place;
use super::identity::Visitor;
use super::people::blockers_of;
use crate::problem::{Failure, ProblemKey};
use crate::tables::onlooker::{Onlooker, is_hidden};
use crate::tables::session::Session;

/// Whatever is asked of a table, it is there for whoever asks.
pub(super) async fn not_hidden(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
    request: Request,
    next: Next,
) -> Response {
    let (mut parts, body) = request.into_parts();
    match look(&app, &id, &mut parts).await {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(failure) => failure.into_response(),
    }
}

async fn look(app: &Arc<App>, id: &str, parts: &mut Parts) -> Result<(), Failure> {
    match app.tables.table(id).await {
        // Nobody is kept from a game, nor are its acts kept waiting for this.
        Ok(table) if table.has_begun() => Ok(()),
        Ok(_) => lock(app, id, &Visitor::from_request_parts(parts, app).await?).await.map(drop),
        // What is wrong is told by what was asked for.
        Err(_) => Ok(()),
    }
}

/// Locks a table, if it is there for this visitor.
pub(super) async fn lock(app: &Arc<App>, id: &str, visitor: &Visitor) -> Result<Session, Failure> {
    let blockers = blockers_of(app, visitor).await?;
    let session = app.tables.lock(id).await?;
    let onlooker = Onlooker::of(session.kept(), visitor.person);
    if is_hidden(session.kept(), onlooker, &blockers) { Err(ProblemKey::NoSuchTable.into()) } else { Ok(session) }
}
