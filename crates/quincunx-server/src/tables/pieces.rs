//! Telling many entries: on a copy of the game, beside the runtime, and without the lock of the table.

use std::sync::Arc;

use tokio::sync::mpsc;
use tracing::Instrument;

use super::host::Host;
use super::live::LiveTable;
use super::session::Session;
use super::telling::Telling;
use crate::api::SeenEntry;
use crate::problem::{Failure, ProblemKey};

/// Tells entries piece by piece, each made into what is sent of it, as fast as they are taken. If the rules fail, the last piece
/// is a failure, and the table is frozen.
pub(crate) fn in_pieces<T: Send + 'static>(
    host: &Arc<Host>,
    table: &Arc<LiveTable>,
    mut telling: Telling,
    made: fn(Vec<SeenEntry>) -> T,
) -> mpsc::Receiver<Result<T, Failure>> {
    let (pieces, taken) = mpsc::channel(1);
    let (host, table) = (Arc::clone(host), Arc::clone(table));
    let telling = async move {
        loop {
            // Who does not read takes no processor.
            let Ok(place) = pieces.reserve().await else { return };
            let work = move || {
                let piece = telling.piece().map(made);
                (telling, piece)
            };
            match host.aside.run(work).await {
                Some((rest, Some(piece))) => {
                    telling = rest;
                    place.send(Ok(piece));
                }
                Some((_, None)) => return,
                None => {
                    place.send(Err(ProblemKey::Frozen.into()));
                    let _: Result<(), Failure> = Session::lock(&host, &table).await.fail().await;
                    return;
                }
            }
        }
    };
    tokio::spawn(telling.in_current_span());
    taken
}
