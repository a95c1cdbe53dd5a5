//! What is new at the visitor's tables, as it happens: a stream of server-sent events for pages that show no table, or another one.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use futures_channel::mpsc;
use tokio_stream::Stream;

use super::app::App;
use super::identity::{Origin, Visitor};
use super::stream::{AT_ONCE, RETRY, signs_of_life};
use super::streams::{Kind, Stream as OpenStream};
use crate::api::News;
use crate::problem::{Failure, ProblemKey};

/// Events `news` (News): at a table of the visitor's it is the visitor's turn now, or no longer; a game has begun, is over, or stands still;
/// somebody has sat down or left, or asks to take something back; or a seat is kept for the visitor. How the table stands is to be asked for.
/// `begin` comes first: what was new before is not told. `alive` comes when there was nothing else to tell for some time. Whoever has no
/// cookie gets no stream.
#[utoipa::path(get, path = "/api/me/events", security((), ("token" = ["read"])),
    responses((status = 200, content_type = "text/event-stream", body = String), (status = 204)))]
pub(super) async fn events(State(app): State<Arc<App>>, visitor: Visitor, origin: Origin) -> Result<Response, Failure> {
    // The session may just have ended by which the page had its stream. That is no fault of anybody's, and browsers tell of faults.
    let Some(person) = visitor.person else { return Ok(StatusCode::NO_CONTENT.into_response()) };
    // Those who sit at a table come first.
    let stream = app.streams.take(origin, Kind::News, &app.config().limits).ok_or(ProblemKey::TooManyStreams)?;
    let events = Events { begun: false, tables: app.tables.host.news.wait(person), stream };
    visitor.still_holds(&*app.tables.host.store).await?;
    Ok((AT_ONCE, Sse::new(events).keep_alive(signs_of_life(&app))).into_response())
}

/// An open stream.
struct Events {
    begun: bool,
    tables: mpsc::Receiver<Arc<str>>,
    stream: OpenStream,
}

impl Stream for Events {
    type Item = Result<Event, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if self.stream.is_ended(context) {
            return Poll::Ready(None);
        }
        if !std::mem::replace(&mut self.begun, true) {
            return Poll::Ready(Some(Ok(Event::default().event("begin").data("{}").retry(RETRY))));
        }
        Pin::new(&mut self.tables).poll_next(context).map(|table| table.map(|table| Ok(event(&table))))
    }
}

fn event(table: &str) -> Event {
    let news = serde_json::to_string(&News { table: table.into() }).expect("it has string keys");
    Event::default().event("news").data(news)
}
