//! What a person has played.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::IntoParams;

use super::app::App;
use super::extract::Params;
use super::identity::Visitor;
use super::lobby::LIST;
use crate::api::{GameOutcome, History};
use crate::problem::{Failure, ProblemKey};
use crate::tables::history::{MOST, Search, history};

/// Which games.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// Those of the game with this id.
    game: Option<String>,
    /// Those with another player in whose name this stands, whatever its case.
    name: Option<String>,
    /// Those that came to this.
    outcome: Option<GameOutcome>,
    /// Which page of them, counted from 0: it has 50 games unless it is the last.
    #[serde(default)]
    page: u32,
}

/// The games that the visitor has played to the end, the one that ended last first, and what they come to: the figures are of all that are
/// looked for, on whatever page. Of somebody who has played more than 10,000 the last 10,000 count.
#[utoipa::path(get, path = "/api/me/games", security((), ("token" = ["read"])),
    params(Which), responses((status = 200, body = History)))]
pub(super) async fn games(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Params(Which { game, name, outcome, page }): Params<Which>,
) -> Result<Json<History>, Failure> {
    let host = &app.tables.host;
    let finished = match visitor.person {
        Some(token) => host.store.finished_of(token, MOST).await?,
        None => Vec::new(),
    };
    let look = move || history(finished, &Search { game, name, outcome }, page as usize, LIST as usize);
    host.listing.run(look).await.map(Json).ok_or_else(|| ProblemKey::Unavailable.into())
}
