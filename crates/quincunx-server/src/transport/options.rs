//! Options that are looked at before there is a table.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use serde_json::Value;

use super::app::App;
use super::checking::checking;
use super::extract::{Body, Place};
use crate::api::{Faults, GivenOptions};
use crate::problem::{Failure, ProblemKey};
use crate::tables::making::given;
use crate::tables::onlooker::shown;

/// Options that are looked at, with the files of the table that tells them.
async fn looked_at(app: &Arc<App>, new: GivenOptions) -> Result<Value, Failure> {
    let mut options = given(new.options);
    if let Some(id) = new.table {
        let agreed = Arc::clone(&app.tables.lock(&id).await?.kept().options);
        let told = shown(&agreed);
        for (id, option) in options.as_object_mut().into_iter().flatten() {
            if told.get(id) == Some(option) {
                *option = agreed[id].clone();
            }
        }
    }
    Ok(options)
}

/// Everything that is wrong with options; nothing, if a table can be made with them.
#[utoipa::path(post, path = "/api/games/{game}/check", params(("game" = String, Path)), request_body = GivenOptions,
    responses((status = 200, body = Faults), (status = 422)))]
pub(super) async fn check(
    State(app): State<Arc<App>>,
    Place(game): Place<String>,
    Body(new): Body<GivenOptions>,
) -> Result<Response, Failure> {
    let options = looked_at(&app, new).await?;
    checking(&app, move |registry| {
        let game = registry.find(&game).ok_or(ProblemKey::NoSuchGame)?;
        Ok(Faults { faults: game.faults(&options)? })
    })
    .await
}

/// What can be chosen from with these options: in a game with decks all cards there are, else the components in play.
#[utoipa::path(post, path = "/api/games/{game}/components", params(("game" = String, Path)), request_body = GivenOptions,
    responses((status = 200, description = "The components, as the game has them", body = Object), (status = 422)))]
pub(super) async fn components(
    State(app): State<Arc<App>>,
    Place(game): Place<String>,
    Body(new): Body<GivenOptions>,
) -> Result<Response, Failure> {
    let options = looked_at(&app, new).await?;
    checking(&app, move |registry| {
        let game = registry.find(&game).ok_or(ProblemKey::NoSuchGame)?;
        Ok(game.catalogue(&options)?)
    })
    .await
}
