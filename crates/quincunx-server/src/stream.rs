//! Watching a table: a stream of server-sent events that can be taken up again without a gap.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio_stream::Stream;
use utoipa::IntoParams;

use crate::api::Problem;
use crate::app::App;
use crate::extract::Params;
use crate::identity::{Origin, Visitor};
use crate::limits::Hold;
use crate::live::{Batch, LiveTable};
use crate::problem::{Failure, ProblemKey};

/// How often a silent stream says that it is alive; proxies close what is silent for a minute.
const KEEP_ALIVE: Duration = Duration::from_secs(20);

/// What the client has seen already.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Seen {
    /// So many entries were seen already; as `Last-Event-ID`, for clients that cannot send that.
    after: Option<u32>,
}

/// Events `table` (TableInfo), `entry` (SeenEntry) and `observation` (SeenPosition). The ids of the latter two say how many
/// entries were seen with them.
#[utoipa::path(get, path = "/api/tables/{id}/events", params(("id" = String, Path), Seen),
    responses((status = 200, content_type = "text/event-stream", body = String),
        (status = 404, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn events(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    origin: Origin,
    headers: HeaderMap,
    Params(seen): Params<Seen>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Failure> {
    let hold = app.streams.take(origin).ok_or(ProblemKey::TooManyStreams)?;
    let table = app.table(&id).await?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    let (number, queue) = table.watch(&app, visitor.token, last.or(seen.after)).await;
    let watching = Watching { number, table, queue, batch: Arc::default(), next: 0, _hold: hold };
    Ok(Sse::new(watching).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)))
}

/// An open stream. Dropping it ends the watching.
struct Watching {
    number: u64,
    table: Arc<LiveTable>,
    queue: mpsc::Receiver<Batch>,
    batch: Batch,
    next: usize,
    _hold: Hold,
}

impl Stream for Watching {
    type Item = Result<Event, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        loop {
            if let Some(event) = self.batch.get(self.next).cloned() {
                self.next += 1;
                return Poll::Ready(Some(Ok(event)));
            }
            match ready!(self.queue.poll_recv(context)) {
                Some(batch) => (self.batch, self.next) = (batch, 0),
                None => return Poll::Ready(None),
            }
        }
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        let (table, number) = (Arc::clone(&self.table), self.number);
        // Without a runtime the server is about to end, and nobody is left to be told.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { table.leave(number).await });
        }
    }
}
