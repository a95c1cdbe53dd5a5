//! The page, from inside the binary.

use std::borrow::Cow;

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
const PAGES: [&str; 6] = ["", "table", "rules", "decks", "about", "replay"];

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
        Some(found) => file(path, found, &headers),
        None if PAGES.contains(&first) => match Page::get("index.html") {
            Some(page) => file("index.html", page, &headers),
            None => ProblemKey::NoPage.into_response(),
        },
        None => ProblemKey::NotFound.into_response(),
    }
}

fn file(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    answer(path, file.data, file.metadata.sha256_hash(), file.metadata.mimetype(), headers)
}

/// Files below `assets/` have the hash of their content in their names, so they never change; others are asked for anew, and
/// sent if they have changed.
fn answer(path: &str, data: Cow<'static, [u8]>, hash: [u8; 32], kind: &str, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex::encode(&hash[..16]));
    let caching = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    // A proxy that has compressed the file calls the tag weak.
    let names_it =
        |value: &HeaderValue| value.as_bytes().strip_prefix(b"W/").unwrap_or(value.as_bytes()) == tag.as_bytes();
    let known = headers.get_all(header::IF_NONE_MATCH).iter().any(names_it);
    let mut response =
        if known { StatusCode::NOT_MODIFIED.into_response() } else { Response::new(Body::from(data.into_owned())) };
    let told = response.headers_mut();
    told.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    told.extend(HeaderValue::try_from(tag).ok().map(|tag| (header::ETAG, tag)));
    if !known {
        told.extend(HeaderValue::from_str(kind).ok().map(|kind| (header::CONTENT_TYPE, kind)));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn get(path: &str, headers: &HeaderMap) -> Response {
        answer(path, Cow::Borrowed(b"<svg/>"), [7; 32], "image/svg+xml", headers)
    }

    #[test]
    fn what_has_its_hash_in_its_name_is_kept_for_ever_and_the_rest_is_asked_for_anew() {
        let asset = get("assets/mark-1a2b3c4d.svg", &HeaderMap::new());
        assert!(asset.headers()[header::CACHE_CONTROL].to_str().unwrap().contains("immutable"));
        assert_eq!(asset.headers()[header::CONTENT_TYPE], "image/svg+xml");
        let page = get("index.html", &HeaderMap::new());
        assert_eq!(page.headers()[header::CACHE_CONTROL], "no-cache");

        let tag = page.headers()[header::ETAG].clone();
        let weak = HeaderValue::try_from(format!("W/{}", tag.to_str().unwrap())).unwrap();
        for tag in [tag, weak] {
            let known = HeaderMap::from_iter([(header::IF_NONE_MATCH, tag)]);
            assert_eq!(get("index.html", &known).status(), StatusCode::NOT_MODIFIED);
        }
        let other = HeaderMap::from_iter([(header::IF_NONE_MATCH, HeaderValue::from_static("\"0\""))]);
        assert_eq!(get("index.html", &other).status(), StatusCode::OK);
    }
}
