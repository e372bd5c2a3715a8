//! Pictures, by ids nobody can guess, drawn when they are fetched.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::Refused;
use crate::Chat;
use lasermate_core::drawing::{NotDrawn, PATIENCE};
use lasermate_core::port::{Drawn, PictureKind};
use lasermate_core::store::KeptPicture;

/// `GET /picture/{id}.png` or `.gif`. A picture never changes, so a browser may keep it.
pub async fn picture(State(chat): State<Arc<Chat>>, Path(file): Path<String>) -> Result<Response, Refused> {
    let id = file.split_once('.').map_or(file.as_str(), |(id, _)| id).to_owned();
    let drawings = chat.service.drawings();
    if let Some(picture) = chat.sketches.get(&id) {
        let drawn = drawings.fresh(&picture, Some(&id), Some(PATIENCE)).await?;
        return Ok(file_of(drawn.kind, drawn.bytes.clone()));
    }
    match chat.blocking(move |chat| chat.tables().picture(&id)).await?? {
        Some(KeptPicture::Pinned(pinned)) => {
            let drawn = drawings.stored(&chat.service, pinned, Some(PATIENCE)).await?;
            Ok(file_of(drawn.kind, drawn.bytes.clone()))
        }
        Some(KeptPicture::File(Drawn { kind, bytes })) => Ok(file_of(kind, bytes)),
        None => Err(gone()),
    }
}

fn file_of(kind: PictureKind, bytes: Vec<u8>) -> Response {
    let kind = match kind {
        PictureKind::Png => "image/png",
        PictureKind::Gif => "image/gif",
    };
    let headers =
        [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "private, max-age=31536000, immutable")];
    (headers, bytes).into_response()
}

fn gone() -> Refused {
    Refused::new(StatusCode::NOT_FOUND, "This picture is no longer kept.")
}

impl From<NotDrawn> for Refused {
    fn from(error: NotDrawn) -> Self {
        match error {
            NotDrawn::Busy => Self {
                wait: Some(1),
                ..Self::new(
                    StatusCode::SERVICE_UNAVAILABLE,
                    "The bot is busy drawing. Try again in a moment.",
                )
            },
            NotDrawn::Gone(_) => gone(),
            NotDrawn::Failed(_) => Self::failed(&error),
        }
    }
}
