//! The page itself: files of our own, part of the program, as the build has prepared them.

use std::sync::Arc;

use axum::Router;
use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use super::Chat;
use super::language;
use super::words::{self, PageWords, Sent};

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";
const PNG: &str = "image/png";
const MANIFEST: &str = "application/manifest+json";
// Not that of an answer, which is written out.
const JSON: &str = "application/json; charset=utf-8";

/// A file that is sent: its media type, and its bytes as they are and compressed.
#[derive(Clone, Copy, Debug)]
struct Asset {
    kind: &'static str,
    plain: &'static [u8],
    gzipped: &'static [u8],
}

macro_rules! asset {
    ($kind:expr, $name:literal) => {
        Asset {
            kind: $kind,
            plain: include_bytes!(concat!(env!("OUT_DIR"), "/", $name)),
            gzipped: include_bytes!(concat!(env!("OUT_DIR"), "/", $name, ".gz")),
        }
    };
}

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

const ICON: Asset = asset!(SVG, "icon.svg");
const TOUCH_ICON: Asset = asset!(PNG, "icon-192.png");

/// Where the page's files are.
pub const ASSETS_FOLDER: &str = FOLDER;

/// What search engines need not read: what people say and play.
const ROBOTS: &str = "User-agent: *\nDisallow: /api/\nDisallow: /picture/\n";

/// A file under a name that changes with it is never asked for again.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");

impl Asset {
    fn response(self, asked: &HeaderMap) -> Response {
        let headers = [(header::CONTENT_TYPE, self.kind), (header::VARY, "accept-encoding")];
        if accepts_gzip(asked) {
            (headers, [(header::CONTENT_ENCODING, "gzip")], self.gzipped).into_response()
        } else {
            (headers, self.plain).into_response()
        }
    }

    fn for_ever(self, asked: &HeaderMap) -> Response {
        let mut response = self.response(asked);
        response.headers_mut().insert(header::CACHE_CONTROL, FOR_EVER);
        response
    }
}

/// What of the page is in the language of whoever asks.
fn spoken(
    kind: &'static str,
    part: impl Fn(&'static PageWords) -> &'static Sent,
    asked: &HeaderMap,
) -> Response {
    let sent = part(words::of(language::of(asked)));
    let asset = Asset { kind, plain: &sent.plain, gzipped: &sent.gzipped };
    let mut response = asset.response(asked);
    response.headers_mut().insert(header::VARY, language::VARY);
    response
}

/// Whether the answer may be compressed. A browser names gzip without a weight; who forbids it gives it the weight 0.
pub fn accepts_gzip(asked: &HeaderMap) -> bool {
    let accepted = asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, ""));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.trim().parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case("gzip") && weight != Some(0.0)
    })
}

/// The routes of the files.
pub fn router() -> Router<Arc<Chat>> {
    let page = get(|asked: HeaderMap| async move { spoken(HTML, |words| &words.chat, &asked) });
    // Browsers ask for an icon by this name where no page has told them of one.
    let icon = get(|asked: HeaderMap| async move { ICON.response(&asked) });
    let router = Router::new().route("/", page).route("/favicon.ico", icon);
    let icon = get(|asked: HeaderMap| async move { TOUCH_ICON.response(&asked) });
    let router = router.route("/apple-touch-icon.png", icon);
    let router = router.route("/robots.txt", get(|| async { ROBOTS }));
    // It keeps the page's own files for who has no connection. A browser asks for it anew by itself, and finds another one where the
    // language is another.
    let worker = get(|asked: HeaderMap| async move { spoken(SCRIPT, |words| &words.worker, &asked) });
    let manifest = get(|asked: HeaderMap| async move { spoken(MANIFEST, |words| &words.manifest, &asked) });
    let router = router.route("/worker.js", worker).route("/manifest.json", manifest);
    let said = get(|Path(name): Path<String>, asked: HeaderMap| async move {
        let Some(sent) = words::script_file(&name) else { return StatusCode::NOT_FOUND.into_response() };
        Asset { kind: JSON, plain: &sent.plain, gzipped: &sent.gzipped }.for_ever(&asked)
    });
    let router = router.route(&format!("{FOLDER}words/{{name}}"), said);
    ASSETS.into_iter().fold(router, |router, (name, asset)| {
        let file = get(move |asked: HeaderMap| async move { asset.for_ever(&asked) });
        router.route(&format!("{FOLDER}{name}"), file)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gzip_is_sent_to_who_accepts_it() {
        for (value, accepted) in [
            ("gzip, deflate, br", true),
            ("br;q=1.0, GZIP;q=0.5", true),
            ("gzip;q=0", false),
            ("gzip; q=0.0", false),
            ("identity", false),
            ("x-gzip-not", false),
        ] {
            let asked = HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(value))]);
            assert_eq!(accepts_gzip(&asked), accepted, "{value}");
        }
        assert!(!accepts_gzip(&HeaderMap::new()));
    }
}
