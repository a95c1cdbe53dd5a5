//! Long answers, sent piece by piece: between two of them others have their turn.

use axum::body::{Body, Bytes};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use tokio::sync::mpsc;
use tokio::task::yield_now;
use tokio_stream::StreamExt;
use tokio_stream::wrappers::ReceiverStream;

use crate::api::SeenEntry;
use crate::problem::Failure;

/// So many bytes of a long answer are sent, and compressed, at once.
const BYTES: usize = 32 * 1024;

/// Entries as they stand within a list.
pub(super) fn written(entries: Vec<SeenEntry>) -> Vec<u8> {
    let mut text = serde_json::to_vec(&entries).expect("what is told has string keys");
    text.pop();
    text.drain(..1);
    text
}

/// A list of entries that come in pieces. A failure that comes after the first piece breaks the answer off.
pub(super) async fn list(mut pieces: mpsc::Receiver<Result<Vec<u8>, Failure>>) -> Result<Response, Failure> {
    let first = pieces.recv().await.transpose()?.unwrap_or_default();
    let mut is_empty = first.is_empty();
    let rest = ReceiverStream::new(pieces).map(|piece| piece.map_err(|_| "the rules have failed"));
    let rest = rest.filter(|piece| !matches!(piece, Ok(piece) if piece.is_empty())).map(move |piece| {
        let comma: &[u8] = if std::mem::take(&mut is_empty) { b"" } else { b"," };
        piece.map(|piece| Bytes::from([comma, &piece].concat()))
    });
    let begin = tokio_stream::once(Ok(Bytes::from([b"[", &first[..]].concat())));
    let body = Body::from_stream(begin.chain(rest).chain(tokio_stream::once(Ok(Bytes::from_static(b"]")))));
    Ok(([(header::CONTENT_TYPE, "application/json")], body).into_response())
}

/// A long answer as a body.
pub(super) fn large(bytes: Vec<u8>) -> Body {
    let bytes = Bytes::from(bytes);
    let places = (0..bytes.len()).step_by(BYTES);
    let piece = move |from: usize| bytes.slice(from..bytes.len().min(from + BYTES));
    let pieces = tokio_stream::iter(places).then(move |from| {
        let piece = piece(from);
        async move {
            yield_now().await;
            Ok::<_, std::convert::Infallible>(piece)
        }
    });
    Body::from_stream(pieces)
}
