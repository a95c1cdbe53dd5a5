//! The page, from inside the binary.

use std::borrow::Cow;
use std::io::Read;

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use flate2::read::GzDecoder;
use quincunx_engine::Bytes32;
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::problem::ProblemKey;

/// The built web app. It may be missing: the server works without a page.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Page;

/// The first parts of addresses that the page itself knows what to do with.
const PAGES: [&str; 11] = ["", "table", "games", "learn", "rules", "decks", "about", "replay", "me", "account", "mail"];

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
    match file(path, &headers) {
        Some(found) => found,
        None if PAGES.contains(&first) => {
            file("index.html", &headers).unwrap_or_else(|| ProblemKey::NoPage.into_response())
        }
        None if first != "assets" && wants_a_page(&headers) => not_found(headers),
        None => ProblemKey::NotFound.into_response(),
    }
}

/// Does somebody look at the answer, rather than a program?
fn wants_a_page(headers: &HeaderMap) -> bool {
    let values = headers.get_all(header::ACCEPT).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|kind| kind.trim_start().starts_with("text/html"))
}

/// The page, which says in the reader's language that there is nothing at this address.
fn not_found(mut headers: HeaderMap) -> Response {
    headers.remove(header::IF_NONE_MATCH);
    let Some(mut page) = file("index.html", &headers) else { return ProblemKey::NotFound.into_response() };
    *page.status_mut() = StatusCode::NOT_FOUND;
    page.headers_mut().remove(header::ETAG);
    page
}

/// The page with other words in it, if they find their place there.
pub(crate) fn page(headers: &HeaderMap, change: impl FnOnce(&str) -> Option<String>) -> Option<Response> {
    let data = change(std::str::from_utf8(&plain("index.html")?).ok()?)?.into_bytes();
    let hash = Bytes32::hash(data.as_slice()).0;
    Some(answer("index.html", Cow::Owned(data), hash, "text/html", headers))
}

/// Is there a file for this path?
pub(crate) fn is_there(path: &str) -> bool {
    Page::get(path.trim_start_matches('/')).is_some()
}

/// The codings in which the page's build keeps its files, the better first, and the ends of their names.
const CODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// The file in the best coding that the browser takes. Who takes none gets it unpacked.
fn file(path: &str, headers: &HeaderMap) -> Option<Response> {
    let taken = CODINGS.into_iter().filter(|(coding, _)| accepts(headers, coding));
    let packed = taken.filter_map(|(coding, end)| Some((Page::get(&format!("{path}{end}"))?, coding))).next();
    let (data, hash, coding) = if let Some((EmbeddedFile { data, metadata }, coding)) = packed {
        (data, metadata.sha256_hash(), Some(coding))
    } else if let Some(EmbeddedFile { data, metadata }) = Page::get(path) {
        (data, metadata.sha256_hash(), None)
    } else {
        let data = plain(path)?;
        let hash = Bytes32::hash(data.as_ref()).0;
        (data, hash, None)
    };
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    let mut response = answer(path, data, hash, kind.as_ref(), headers);
    let told = response.headers_mut();
    told.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    told.extend(coding.map(|coding| (header::CONTENT_ENCODING, HeaderValue::from_static(coding))));
    Some(response)
}

/// The file as it was before it was packed.
fn plain(path: &str) -> Option<Cow<'static, [u8]>> {
    match Page::get(path) {
        Some(file) => Some(file.data),
        None => unpacked(&Page::get(&format!("{path}.gz"))?.data).map(Cow::Owned),
    }
}

fn unpacked(packed: &[u8]) -> Option<Vec<u8>> {
    let mut data = Vec::new();
    GzDecoder::new(packed).read_to_end(&mut data).ok()?;
    Some(data)
}

/// Does `Accept-Encoding` name the coding, and not to refuse it?
fn accepts(headers: &HeaderMap, coding: &str) -> bool {
    let values = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, ""));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case(coding) && weight != Some(0.0)
    })
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
    let mut response = if known { StatusCode::NOT_MODIFIED.into_response() } else { Response::new(Body::from(data)) };
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
    use std::io::Write;

    use flate2::Compression;
    use flate2::write::GzEncoder;

    use super::*;

    fn get(path: &str, headers: &HeaderMap) -> Response {
        answer(path, Cow::Borrowed(b"<svg/>"), [7; 32], "image/svg+xml", headers)
    }

    #[test]
    fn a_coding_is_used_where_it_is_asked_for() {
        let takes = |value, coding| {
            accepts(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(value))]), coding)
        };
        assert!(takes("gzip, deflate, br, zstd", "br"));
        assert!(takes("GZIP;q=0.5,br; q=0", "gzip"));
        assert!(!takes("GZIP;q=0.5,br; q=0", "br"));
        assert!(!takes("brotli, identity", "br"));
        assert!(!accepts(&HeaderMap::new(), "gzip"));
    }

    #[test]
    fn a_page_is_for_those_who_look_at_it() {
        let wants = |value| wants_a_page(&HeaderMap::from_iter([(header::ACCEPT, HeaderValue::from_static(value))]));
        assert!(wants("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"));
        assert!(wants("application/xml, text/html;q=0.9"));
        assert!(!wants("*/*"));
        assert!(!wants("application/json"));
        assert!(!wants_a_page(&HeaderMap::new()));
    }

    #[test]
    fn who_takes_no_coding_gets_what_was_packed() {
        let mut packed = GzEncoder::new(Vec::new(), Compression::best());
        packed.write_all(b"<svg/>").unwrap();
        assert_eq!(unpacked(&packed.finish().unwrap()).unwrap(), b"<svg/>");
        assert!(unpacked(b"<svg/>").is_none());
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
