//! In which language a browser reads: the one chosen on the page, else its own; and answers written out in it.

use std::convert::Infallible;
use std::io::Write as _;

use axum::body::{Body, to_bytes};
use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use lasermate_present::language::Language;
use lasermate_present::saying;

use crate::api::ErrorReply;
use crate::{page, session};

/// The cookie in which the page keeps what was chosen.
const CHOSEN: &str = "language";
/// On what it depends how an answer is written.
pub(crate) const VARY: HeaderValue = HeaderValue::from_static("accept-encoding, accept-language, cookie");
/// Answers of ours are smaller.
const MOST: usize = 16 << 20;
/// What is smaller is not worth compressing.
const SMALL: usize = 2048;

/// The language of whoever asks.
pub(crate) fn of(headers: &HeaderMap) -> &'static Language {
    let known = |code: &str| Language::spoken(code.trim());
    let own = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    // Browsers name the best first.
    let own = own.split(',').filter_map(|one| known(one.split(';').next()?));
    session::cookie(headers, CHOSEN)
        .and_then(known)
        .into_iter()
        .chain(own)
        .next()
        .unwrap_or_else(Language::english)
}

/// The language of whoever asks, for what takes it.
pub(crate) struct Reads(pub(crate) &'static Language);

impl<S: Sync> FromRequestParts<S> for Reads {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self(of(&parts.headers)))
    }
}

/// Writes out what an answer says, and compresses it for who accepts that: boards are some twenty times as small.
pub(crate) async fn written_out(request: Request, next: Next) -> Response {
    let (language, gzip) = (of(request.headers()), page::accepts_gzip(request.headers()));
    let response = next.run(request).await;
    let is_json = response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
    if !is_json {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let text = match to_bytes(body, MOST).await {
        Ok(text) => saying::written_json(&text, language).unwrap_or_else(|| text.to_vec()),
        Err(error) => return ErrorReply::failed(&error).into_response(),
    };
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::VARY, VARY);
    if gzip && text.len() >= SMALL {
        let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
        if let Ok(packed) = packed.write_all(&text).and_then(|()| packed.finish()) {
            parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            return Response::from_parts(parts, Body::from(packed));
        }
    }
    Response::from_parts(parts, Body::from(text))
}
