//! Work on what strangers send, beside the requests.

use std::sync::Arc;

use axum::Json;
use quincunx_games::Registry;
use tokio::task::spawn_blocking;

use super::app::App;
use crate::problem::{Failure, ProblemKey};
use crate::tables::state::guarded;

/// Works on a record, or on options, beside the requests. Not many at once, and what makes the rules panic does no more harm.
pub(super) async fn checking<T: Send + 'static>(
    app: &App,
    work: impl FnOnce(Registry) -> Result<T, Failure> + Send + 'static,
) -> Result<Json<T>, Failure> {
    let registry = app.registry;
    let one_of_few = Arc::clone(&app.records).acquire_owned().await.map_err(|_| ProblemKey::Unavailable)?;
    let working = spawn_blocking(move || {
        let worked = guarded(|| work(registry));
        drop(one_of_few);
        worked
    });
    let worked = working.await.ok().flatten();
    worked.unwrap_or_else(|| Err(ProblemKey::BadRequest.into())).map(Json)
}
