//! Watching a table: a stream of server-sent events that can be taken up again without a gap.

use std::convert::Infallible;
use std::mem::take;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, header};
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use serde::Deserialize;
use tokio_stream::Stream;
use utoipa::IntoParams;

use super::app::App;
use super::extract::Params;
use super::hidden::TableId;
use super::identity::{Origin, Visitor};
use super::streams::{Kind, Stream as OpenStream};
use crate::problem::{Failure, ProblemKey};
use crate::tables::onlooker::Onlooker;
use crate::tables::session::{History, Told, Watching};
use crate::tables::watchers::{Batch, Notice};

/// A client whose stream has broken off waits so long before it takes it up again.
pub(super) const RETRY: Duration = Duration::from_secs(1);

/// What the client has seen already.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Seen {
    /// How many entries were seen already: the same as `Last-Event-ID`, for clients that cannot send that.
    after: Option<u32>,
}

/// What keeps a proxy from holding events back until it has a page of them: nginx by the first, what compresses by the second.
pub(super) const AT_ONCE: [(HeaderName, &str); 2] =
    [(HeaderName::from_static("x-accel-buffering"), "no"), (header::CACHE_CONTROL, "no-store, no-transform")];

/// Events `table` (TableInfo), `entry` (SeenEntry) and `observation` (SeenPosition). The ids of the latter two say how
/// many entries were seen with them. `alive` comes when there was nothing else to tell for some time.
#[utoipa::path(get, path = "/api/tables/{id}/events", security((), ("token" = ["read"])),
    params(("id" = String, Path), Seen),
    responses((status = 200, content_type = "text/event-stream", body = String)))]
pub(super) async fn events(
    State(app): State<Arc<App>>,
    // First who asks: the table may take long to load, and whether the session still holds is looked at after that.
    visitor: Visitor,
    TableId(id): TableId,
    origin: Origin,
    headers: HeaderMap,
    Params(seen): Params<Seen>,
) -> Result<impl IntoResponse, Failure> {
    let session = app.tables.lock(&id).await?;
    let kind = if Onlooker::of(session.kept(), visitor.person).seat.is_some() { Kind::Seat } else { Kind::Onlooker };
    let stream = app.streams.take(origin, kind, &app.config().limits).ok_or(ProblemKey::TooManyStreams)?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    let (watching, told) = session.watch(visitor.person, last.or(seen.after)).await;
    visitor.still_holds(&*app.tables.host.store).await?;
    let events = Events { told, batch: Arc::default(), next: 0, begun: false, _watching: watching, stream };
    Ok((AT_ONCE, Sse::new(events).keep_alive(signs_of_life(&app))))
}

/// What a stream tells that had nothing else to tell for some time.
pub(super) fn signs_of_life(app: &App) -> KeepAlive {
    // An event, and no comment: a browser hides those from the page, which would take a dead connection for a quiet table.
    KeepAlive::new().interval(app.config().limits.sign_of_life).event(Event::default().event("alive").data("{}"))
}

/// An open stream. Dropping it ends the watching.
struct Events {
    told: Told,
    batch: Batch,
    next: usize,
    begun: bool,
    _watching: Watching,
    stream: OpenStream,
}

impl Events {
    /// What is told next: first what happened earlier. `None` at the end.
    fn poll_batch(&mut self, context: &mut Context<'_>) -> Poll<Option<Batch>> {
        let Told { earlier, queue } = &mut self.told;
        let Some(History { first, pieces, last }) = earlier else { return Pin::new(queue).poll_next(context) };
        if !first.is_empty() {
            return Poll::Ready(Some(take(first)));
        }
        match ready!(pieces.poll_recv(context)) {
            Some(Ok(piece)) => Poll::Ready(Some(piece)),
            Some(Err(_)) => Poll::Ready(None),
            None => {
                let last = take(last);
                *earlier = None;
                Poll::Ready(Some(last))
            }
        }
    }
}

impl Stream for Events {
    type Item = Result<Event, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if self.stream.is_ended(context) {
            return Poll::Ready(None);
        }
        loop {
            if let Some(event) = self.batch.get(self.next).map(event) {
                self.next += 1;
                if self.next == self.batch.len() {
                    // What was told is not held until there is more to tell.
                    (self.batch, self.next) = (Batch::default(), 0);
                }
                let first = !std::mem::replace(&mut self.begun, true);
                return Poll::Ready(Some(Ok(if first { event.retry(RETRY) } else { event })));
            }
            match ready!(self.poll_batch(context)) {
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
