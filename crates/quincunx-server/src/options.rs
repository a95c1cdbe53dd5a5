//! Options that are looked at before there is a table, and the deck that somebody brings to one.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use quincunx_engine::{OptionKind, Seat};
use quincunx_games::Registry;
use quincunx_store::KeptTable;
use serde_json::{Value, json};

use crate::api::{Faults, GivenOptions, Problem};
use crate::app::App;
use crate::extract::Body;
use crate::info::shown;
use crate::problem::{Failure, ProblemKey};
use crate::records::checking;

/// Options as they were sent, or all defaults.
pub(crate) fn given(options: Value) -> Value {
    if options.is_null() { json!({}) } else { options }
}

/// The same for options that are looked at, with the files of the table that tells them.
async fn looked_at(app: &Arc<App>, new: GivenOptions) -> Result<Value, Failure> {
    let mut options = given(new.options);
    if let Some(id) = new.table {
        let table = app.table(&id).await?;
        let agreed = table.look(app, |state| Ok(state.kept.options.clone())).await?;
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
    responses((status = 200, body = Faults), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn check(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Body(new): Body<GivenOptions>,
) -> Result<Json<Faults>, Failure> {
    let options = looked_at(&app, new).await?;
    checking(&app, move |registry| {
        let game = registry.find(&game).ok_or(ProblemKey::NoSuchGame)?;
        Ok(Faults { faults: game.faults(&options)? })
    })
    .await
}

/// What can be chosen from with these options: in a game with decks all cards there are, else the components in play.
#[utoipa::path(post, path = "/api/games/{game}/components", params(("game" = String, Path)), request_body = GivenOptions,
    responses((status = 200, description = "The components, as the game has them", body = Object),
        (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn components(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Body(new): Body<GivenOptions>,
) -> Result<Json<Value>, Failure> {
    let options = looked_at(&app, new).await?;
    checking(&app, move |registry| {
        let game = registry.find(&game).ok_or(ProblemKey::NoSuchGame)?;
        Ok(game.catalogue(&options)?)
    })
    .await
}

/// The options of a table at which a seat brings another deck.
pub(crate) fn with_deck(registry: Registry, kept: &KeptTable, seat: Seat, deck: String) -> Result<Value, Failure> {
    let game = registry.find(&kept.game).ok_or(ProblemKey::NoSuchGame)?;
    let told = game.info().options;
    let option = told.iter().find(|option| matches!(option.kind, OptionKind::Decks { .. }));
    let option = option.ok_or(ProblemKey::BadOptions)?;
    let mut options = kept.options.clone();
    let place = options.pointer_mut(&format!("/{}/{}", option.id, seat.index()));
    *place.ok_or(ProblemKey::BadOptions)? = deck.into();
    Ok(game.complete(&options)?.0)
}
