//! Pictures, by ids nobody can guess.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};

use super::Refused;
use crate::platform::local::Chat;
use crate::port::PictureKind;

/// `GET /picture/{id}.png` or `.gif`. A picture never changes, so a browser may keep it.
pub async fn picture(State(chat): State<Arc<Chat>>, Path(file): Path<String>) -> Result<Response, Refused> {
    let id = file.split_once('.').map_or(file.as_str(), |(id, _)| id).to_owned();
    let found = match chat.fleeting.get(&id) {
        Some((kind, bytes)) => Some((kind, bytes.to_vec())),
        None => chat.blocking(move |chat| chat.log.picture(&id)).await??,
    };
    let Some((kind, bytes)) = found else {
        return Err(Refused::new(axum::http::StatusCode::NOT_FOUND, "This picture is no longer kept."));
    };
    let kind = match kind {
        PictureKind::Png => "image/png",
        PictureKind::Gif => "image/gif",
    };
    let headers =
        [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "private, max-age=31536000, immutable")];
    Ok((headers, bytes).into_response())
}
