//! What the operator tells everybody, as in "in five minutes the server starts anew". It goes with every answer: each page asks now and then.

use std::sync::{Arc, PoisonError, RwLock};

use axum::extract::State;
use axum::http::{HeaderName, HeaderValue};
use axum::response::Response;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use super::app::App;

/// Where it stands in an answer, percent-encoded.
const HEADER: HeaderName = HeaderName::from_static("x-announcement");

/// No line of the operator's is longer than this, in characters: it lies over the page.
const LONGEST: usize = 280;

/// What everybody is told just now. It is gone when the server stops: that is what most of it is about.
#[derive(Default)]
pub(super) struct Announcement(RwLock<Option<Told>>);

struct Told {
    text: String,
    encoded: HeaderValue,
}

impl Announcement {
    /// What it is.
    pub(super) fn text(&self) -> Option<String> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).as_ref().map(|told| told.text.clone())
    }

    /// From now on everybody is told this line; nothing, if it is empty.
    pub(super) fn set(&self, text: &str) {
        let told = (!text.is_empty()).then(|| Told {
            text: text.to_owned(),
            encoded: utf8_percent_encode(text, NON_ALPHANUMERIC).to_string().parse().expect("letters, digits, and %"),
        });
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = told;
    }
}

/// What the operator has written, if it is one line that is not too long.
pub(super) fn line(text: &str) -> Option<&str> {
    let line = text.trim();
    (line.chars().count() <= LONGEST && !line.contains(char::is_control)).then_some(line)
}

/// Puts it into an answer.
pub(super) async fn announced(State(app): State<Arc<App>>, mut response: Response) -> Response {
    if let Some(told) = &*app.announcement.0.read().unwrap_or_else(PoisonError::into_inner) {
        response.headers_mut().insert(HEADER, told.encoded.clone());
    }
    response
}
