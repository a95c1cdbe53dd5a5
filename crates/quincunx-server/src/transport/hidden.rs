//! A table that has not begun, and at which somebody sits who blocks the visitor, is not there for that visitor, as if it had been closed: of a
//! seat that is free for everybody else one would find out why it is not.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use super::app::App;
use super::extract::Place;
use super::identity::Visitor;
use super::people::blockers_of;
use crate::problem::Failure;
use crate::tables::onlooker::{Onlooker, is_hidden};

/// The table that an address names; where that is not there for whoever asks, one that is not there for anybody.
pub(super) struct TableId(pub(super) String);

impl FromRequestParts<Arc<App>> for TableId {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Failure> {
        let Place(id) = Place::<String>::from_request_parts(parts, app).await?;
        let is_hidden = is_hidden_from(app, &id, parts).await.unwrap_or_default();
        Ok(Self(if is_hidden { String::new() } else { id }))
    }
}

/// What is wrong with the table, or with whoever asks, is told by what is asked for.
async fn is_hidden_from(app: &Arc<App>, id: &str, parts: &mut Parts) -> Result<bool, Failure> {
    // Nobody is kept from a game, nor are its acts kept waiting for this.
    if app.tables.table(id).await?.has_begun() {
        return Ok(false);
    }
    let visitor = Visitor::from_request_parts(parts, app).await?;
    // Where that cannot be found out just now, nothing is shown.
    let Ok(blockers) = blockers_of(app, &visitor).await else { return Ok(true) };
    if blockers.is_empty() {
        return Ok(false);
    }
    let session = app.tables.lock(id).await?;
    Ok(is_hidden(session.kept(), Onlooker::of(session.kept(), visitor.person), &blockers))
}
