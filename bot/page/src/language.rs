//! Answers as they are read: written out, and compressed for who accepts that.

use std::io::Write as _;

use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use lasermate_present::language::Language;
use lasermate_present::saying;

use crate::api::ErrorReply;
use crate::page;

/// Answers of ours are smaller.
const MOST: usize = 16 << 20;
/// What is smaller is not worth compressing.
const SMALL: usize = 2048;

/// Writes out what an answer says in English, as the page itself is, and compresses it: boards are some twenty times as small.
pub(crate) async fn written_out(request: Request, next: Next) -> Response {
    let gzip = page::accepts_gzip(request.headers());
    let response = next.run(request).await;
    let is_json = response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
    if !is_json {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let text = match to_bytes(body, MOST).await {
        Ok(text) => saying::written_json(&text, Language::english()).unwrap_or_else(|| text.to_vec()),
        Err(error) => return ErrorReply::failed(&error).into_response(),
    };
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if gzip && text.len() >= SMALL {
        let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
        if let Ok(packed) = packed.write_all(&text).and_then(|()| packed.finish()) {
            parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            return Response::from_parts(parts, Body::from(packed));
        }
    }
    Response::from_parts(parts, Body::from(text))
}
