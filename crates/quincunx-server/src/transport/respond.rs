//! Errors as they are sent: `application/problem+json`.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::problem::{Failure, ProblemKey};

/// How a token that opens nothing is told (RFC 6750, 3).
const INVALID_TOKEN: HeaderValue = HeaderValue::from_static("Bearer error=\"invalid_token\"");

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let (key, retry_after) = (self.key(), self.retry_after());
        let problem = self.problem();
        let status = StatusCode::from_u16(problem.status).expect("made from a status");
        let mut response = (status, Json(problem)).into_response();
        response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        if let Some(seconds) = retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        if key == Some(ProblemKey::InvalidToken) {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, INVALID_TOKEN);
        }
        // For those that look at the answer on its way.
        if let Some(key) = key {
            response.extensions_mut().insert(key);
        }
        response
    }
}

impl IntoResponse for ProblemKey {
    fn into_response(self) -> Response {
        Failure::from(self).into_response()
    }
}
