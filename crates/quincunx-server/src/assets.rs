//! The page, from inside the binary.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::problem::ProblemKey;

/// The built web app. It may be missing: the server works without a page.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Page;

/// The first parts of addresses that the page itself knows what to do with.
const PAGES: [&str; 5] = ["", "table", "rules", "about", "replay"];

/// A file of the page, or the page itself.
pub(crate) async fn asset(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return ProblemKey::NotFound.into_response();
    }
    if method != Method::GET && method != Method::HEAD {
        return ProblemKey::BadMethod.into_response();
    }
    let first = path.split('/').next().unwrap_or_default();
    match Page::get(path) {
        Some(file) => answer(path, file, &headers),
        None if PAGES.contains(&first) => match Page::get("index.html") {
            Some(page) => answer("index.html", page, &headers),
            None => ProblemKey::NoPage.into_response(),
        },
        None => ProblemKey::NotFound.into_response(),
    }
}

/// Files below `assets/` have the hash of their content in their names, so they never change; others are asked for anew, and
/// sent if they have changed.
fn answer(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex::encode(&file.metadata.sha256_hash()[..16]));
    let caching = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get_all(header::IF_NONE_MATCH).iter().any(|value| value.as_bytes() == tag.as_bytes());
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Response::new(Body::from(file.data.into_owned()))
    };
    let told = response.headers_mut();
    told.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    told.extend(HeaderValue::try_from(tag).ok().map(|tag| (header::ETAG, tag)));
    if !known {
        let kind = HeaderValue::from_str(file.metadata.mimetype()).ok();
        told.extend(kind.map(|kind| (header::CONTENT_TYPE, kind)));
    }
    response
}
