//! What a link to a table shows where it is shared: which game, and who invites to it or plays. It tells no more than a stranger is told
//! at the table itself, and asks no more of the server than the page does a moment later.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;

use super::app::App;
use super::hidden::TableId;
use super::identity::Origin;
use crate::api::{SeatKind, TableInfo, TableStatus};
use crate::assets;

/// The page says where these stand in it; between them are those of the site.
const BEGIN: &str = "<!-- preview -->";
const END: &str = "<!-- /preview -->";

/// A language as browsers call it, as previews call it, and what an invitation says in it. No name is inflected.
const LANGUAGES: [(&str, &str, &str); 4] = [
    ("en", "en_GB", "{name} invites you to play."),
    ("hu", "hu_HU", "{name} játszani hív."),
    ("pl", "pl_PL", "{name} zaprasza do gry."),
    ("ru", "ru_RU", "{name} приглашает вас сыграть."),
];

/// The page of a table. Who asks for too much gets it as it is.
pub(super) async fn table(State(app): State<Arc<App>>, origin: Origin, request: Request) -> Response {
    let (mut parts, _) = request.into_parts();
    let mut told = None;
    if app.requests.take(origin, app.config().limits.requests_in_ten_seconds, Instant::now())
        && let Ok(TableId(id)) = TableId::from_request_parts(&mut parts, &app).await
    {
        told = app.tables.lock(&id).await.ok();
    }
    let Parts { method, uri, headers, .. } = parts;
    let page = told.and_then(|session| {
        let info = session.info(None);
        let title = app.registry.find(&info.game)?.info().title;
        let site = site(&headers, app.config().behind_proxy);
        let picture = site.map(|site| (site, format!("/pictures/{}.webp", info.game)));
        let picture = picture.filter(|(_, path)| assets::is_there(path)).map(|(site, path)| site + &path);
        let tags = tags(&info, title, language(&headers), picture.as_deref());
        assets::page(&headers, |page| with(page, &tags))
    });
    match page {
        Some(mut page) => {
            page.headers_mut().append(header::VARY, HeaderValue::from_static("accept-language"));
            page
        }
        None => assets::asset(method, uri, headers).await,
    }
}

/// How this server is called from outside.
pub(super) fn site(headers: &HeaderMap, behind_proxy: bool) -> Option<String> {
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let is_secure = behind_proxy && headers.get("x-forwarded-proto").is_some_and(|protocol| protocol == "https");
    Some(format!("{}://{host}", if is_secure { "https" } else { "http" }))
}

/// The first of the reader's languages that we have.
pub(super) fn language(headers: &HeaderMap) -> usize {
    let wished = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let primary = |tag: &str| tag.trim().split(['-', ';']).next().unwrap_or_default().to_ascii_lowercase();
    let ours = |tag: &str| LANGUAGES.iter().position(|(language, ..)| *language == primary(tag));
    wished.split(',').find_map(ours).unwrap_or_default()
}

fn tags(info: &TableInfo, title: &str, language: usize, picture: Option<&str>) -> String {
    let (_, locale, invites) = LANGUAGES[language];
    let maker = info.maker.and_then(|seat| info.seats.get(usize::from(seat))?.name.as_deref());
    let people = info.seats.iter().filter(|seat| seat.kind == SeatKind::Person).filter_map(|seat| seat.name.as_deref());
    let description = match maker {
        Some(name) if info.status == TableStatus::Waiting => invites.replace("{name}", name),
        _ => people.collect::<Vec<_>>().join(" · "),
    };
    let all = [
        ("og:type", Some("website")),
        ("og:site_name", Some("Quincunx")),
        ("og:locale", Some(locale)),
        ("og:title", Some(title)),
        ("og:description", Some(description.as_str())),
        ("og:image", picture),
    ];
    let tag = |(name, content): (&str, &str)| format!("<meta property=\"{name}\" content=\"{}\" />", escaped(content));
    all.into_iter().filter_map(|(name, content)| Some(tag((name, content?)))).collect()
}

/// What anybody may have written, as it stands between quotation marks.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn with(page: &str, tags: &str) -> Option<String> {
    let (before, rest) = page.split_once(BEGIN)?;
    let (_, after) = rest.split_once(END)?;
    Some([before, tags, after].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = include_str!("../../../../web/index.html");

    #[test]
    fn the_page_has_a_place_for_it_and_nothing_is_left_of_the_site_s_own() {
        let page = with(PAGE, "<meta>").unwrap();
        assert!(page.contains("<meta>") && !page.contains("og:") && page.contains("</html>"));
    }

    #[test]
    fn what_somebody_is_called_is_no_part_of_the_page() {
        assert_eq!(escaped("\"><script>'&"), "&quot;&gt;&lt;script&gt;'&amp;");
    }

    #[test]
    fn the_first_language_that_we_have_is_taken() {
        let of = |wished| {
            LANGUAGES[language(&HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, HeaderValue::from_static(wished))]))].0
        };
        assert_eq!(["hu-HU,hu;q=0.9,en;q=0.8", "de-AT, PL;q=0.5", "de", "*"].map(of), ["hu", "pl", "en", "en"]);
        assert_eq!(language(&HeaderMap::new()), 0);
    }
}
