//! Watching a table: a stream of server-sent events that can be taken up again without a gap.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio_stream::Stream;
use utoipa::IntoParams;

use super::app::App;
use super::extract::{Params, Place};
use super::identity::{Origin, Visitor};
use super::limits::Hold;
use crate::problem::{Failure, ProblemKey};
use crate::tables::session::Watching;
use crate::tables::watchers::{Batch, Notice};

/// How often a silent stream says that it is alive; proxies close what is silent for a minute.
const KEEP_ALIVE: Duration = Duration::from_secs(20);

/// A client whose stream has broken off waits so long before it takes it up again.
const RETRY: Duration = Duration::from_secs(1);

/// What the client has seen already.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Seen {
    /// So many entries were seen already; as `Last-Event-ID`, for clients that cannot send that.
    after: Option<u32>,
}

/// Events `table` (TableInfo), `entry` (SeenEntry) and `observation` (SeenPosition). The ids of the latter two say how many
/// entries were seen with them.
#[utoipa::path(get, path = "/api/tables/{id}/events", params(("id" = String, Path), Seen),
    responses((status = 200, content_type = "text/event-stream", body = String)))]
pub(super) async fn events(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
    visitor: Visitor,
    origin: Origin,
    headers: HeaderMap,
    Params(seen): Params<Seen>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Failure> {
    let hold = app.streams.take(origin).ok_or(ProblemKey::TooManyStreams)?;
    let session = app.tables.lock(&id).await?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    let (watching, queue) = session.watch(visitor.token, last.or(seen.after)).await;
    let events = Events { queue, batch: Arc::default(), next: 0, begun: false, _watching: watching, _hold: hold };
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)))
}

/// An open stream. Dropping it ends the watching.
struct Events {
    queue: mpsc::Receiver<Batch>,
    batch: Batch,
    next: usize,
    begun: bool,
    _watching: Watching,
    _hold: Hold,
}

impl Stream for Events {
    type Item = Result<Event, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        loop {
            if let Some(event) = self.batch.get(self.next).map(event) {
                self.next += 1;
                let first = !std::mem::replace(&mut self.begun, true);
                return Poll::Ready(Some(Ok(if first { event.retry(RETRY) } else { event })));
            }
            match ready!(self.queue.poll_recv(context)) {
                Some(batch) => (self.batch, self.next) = (batch, 0),
                None => return Poll::Ready(None),
            }
        }
    }
}

fn event(notice: &Notice) -> Event {
    let event = Event::default().event(notice.event).data(&notice.data);
    match notice.id {
        Some(id) => event.id(id.to_string()),
        None => event,
    }
}
