//! What somebody is called whose name the operator has taken away.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use quincunx_store::{Account, StoreError};

use super::accounts::{account_that_looks, free_name, me, taken};
use super::app::App;
use super::extract::Body;
use super::identity::Visitor;
use crate::api::{AccountInfo, ChooseName, Me};
use crate::problem::{Failure, ProblemKey};

/// Chooses another name in place of one that the operator has taken away, once, or stays with what there is instead. At tables at which one
/// sits one is called as before; an account has the new name from then on.
#[utoipa::path(post, path = "/api/me/name", request_body = ChooseName,
    responses((status = 200, body = Me), (status = 404), (status = 409), (status = 422)))]
pub(super) async fn choose_name(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(ChooseName { name }): Body<ChooseName>,
) -> Result<Json<Me>, Failure> {
    let names = app.tables.host.store.names();
    let Some(wanted) = name else {
        let session = visitor.member.as_ref().map(|member| member.session);
        names.keep_name(visitor.known()?, session).await?;
        let account = visitor.name().map(|name| AccountInfo { name: name.to_owned() });
        return Ok(Json(Me { known: true, account, renamed: None }));
    };
    let (person, member) = visitor.signed_in()?;
    let (name, looks) = free_name(&app, &wanted).await?;
    names.choose_name(person, member.session, &name, &looks).await.map_err(|error| match error {
        StoreError::Missing => ProblemKey::NotFound.into(),
        error => taken(error),
    })?;
    Ok(Json(me(name)))
}

/// Was the visitor's name taken away, and nothing said about it since?
pub(super) async fn is_renamed(app: &App, visitor: &Visitor) -> bool {
    match visitor.person {
        // Whoever cannot be told just now is told the next time.
        Some(person) if !visitor.is_bot() => app.tables.host.store.names().chooses_name(person).await.unwrap_or(false),
        _ => false,
    }
}

/// The account that is entered by a name that looks like this: by its own, or by one that was taken away from it, which may be all that its owner
/// knows.
pub(super) async fn account_to_enter(app: &App, looks: &str) -> Result<Option<Account>, Failure> {
    if let Some(account) = account_that_looks(app, looks).await? {
        return Ok(Some(account));
    }
    match app.tables.host.store.names().account_that_looked(looks).await {
        Ok(account) => Ok(Some(account)),
        Err(StoreError::Missing) => Ok(None),
        Err(error) => Err(error.into()),
    }
}
