//! Each request by an id of its own: in every line that the log has of it, in its answer, and where the server has failed in what the page
//! says, so that whoever was failed can name it to the operator.

use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use crate::figures;
use crate::logs::REQUEST;
use crate::problem::ProblemKey;

/// The header of the answer that has the id. What a client sends in it is not taken over: it may say anything, also another one's id.
const ID: HeaderName = HeaderName::from_static("x-request-id");

/// Bytes of an id: enough to tell requests apart, and few enough to be read aloud.
const ID_BYTES: usize = 6;

/// An id. It is random, so that it tells nobody how much others ask; and no part of the chance that tests fix, in which it would make each
/// game depend on how often anybody has asked for anything.
fn id() -> String {
    let mut bytes = [0; ID_BYTES];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    hex::encode(bytes)
}

/// What every request goes through first of all.
pub(super) async fn named(request: Request, next: Next) -> Response {
    let id = id();
    let span = tracing::error_span!(target: REQUEST, REQUEST, id);
    let (begun, method) = (Instant::now(), method(&request));
    let route = request.extensions().get::<MatchedPath>().cloned();
    let mut response = next.run(request).instrument(span.clone()).await;
    span.in_scope(|| {
        let (took, status) = (begun.elapsed(), response.status());
        let route = route.as_ref().map(MatchedPath::as_str);
        let problem = response.extensions().get().copied();
        figures::answered(method, route, problem, took);
        let problem = problem.map(ProblemKey::key);
        if is_our_failure(status) {
            tracing::warn!(method, route, %status, problem, ?took, "failed");
        } else {
            tracing::debug!(method, route, %status, problem, ?took, "answered");
        }
    });
    response.headers_mut().insert(ID, HeaderValue::try_from(id).expect("hexadecimal digits"));
    response
}

/// The method, of those that any address has.
fn method(request: &Request) -> &'static str {
    match *request.method() {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        _ => "other",
    }
}

/// Is it the server's fault, or its load? The page names the id of such a request.
fn is_our_failure(status: StatusCode) -> bool {
    status.is_server_error() || status == StatusCode::REQUEST_TIMEOUT
}
