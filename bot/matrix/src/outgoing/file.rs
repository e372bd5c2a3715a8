//! Files on the server: pictures and records, encrypted where the room is.

use std::io::Cursor;
use std::time::{Duration, Instant};

use crate::outgoing::content::{Source, UploadedFile};
use crate::outgoing::failure::Failure;
use crate::steps::WorkStep;
use crate::{MARGIN, Matrix};
use lasermate_domain::port::{Attachment, Picture, PictureFile, PictureKind};
use lasermate_present::language::Language;
use matrix_sdk::Room;
use matrix_sdk::config::RequestConfig;
use serde_json::json;
use tracing::warn;

/// Brings a picture to the server.
pub(crate) async fn upload_picture(
    matrix: &Matrix,
    room: &Room,
    picture: &Picture,
    drawn: &PictureFile,
) -> Result<UploadedFile, Failure> {
    let (name, mime) = match drawn.kind {
        PictureKind::Png => ("board.png", "image/png"),
        PictureKind::Gif => ("replay.gif", "image/gif"),
    };
    Ok(UploadedFile {
        name: name.to_owned(),
        mime,
        bytes: drawn.bytes.len(),
        size: Some(picture.size_with(MARGIN)),
        source: upload(matrix, room, mime, drawn.bytes.clone()).await?,
        alt: picture.alt.clone(),
    })
}

/// Brings a text to the server as a file.
pub(crate) async fn upload_text(
    matrix: &Matrix,
    room: &Room,
    file: Attachment,
    language: &Language,
) -> Result<UploadedFile, Failure> {
    // A long answer still has our marks in it; a record has none.
    let bytes = matrix.manners.words_of_a_file(&file.text, language).into_bytes();
    Ok(UploadedFile {
        name: file.name,
        mime: "text/plain",
        bytes: bytes.len(),
        size: None,
        source: upload(matrix, room, "text/plain", bytes).await?,
        alt: String::new(),
    })
}

async fn upload(matrix: &Matrix, room: &Room, mime: &'static str, bytes: Vec<u8>) -> Result<Source, Failure> {
    let begun = Instant::now();
    let uploaded = upload_as(matrix, room, mime, bytes).await;
    WorkStep::Upload.since(begun);
    uploaded.map_err(|failure| {
        warn!(room = %room.room_id(), ?failure, "uploading a file to Matrix failed");
        failure.of_a_file()
    })
}

async fn upload_as(
    matrix: &Matrix,
    room: &Room,
    mime: &'static str,
    bytes: Vec<u8>,
) -> Result<Source, Failure> {
    let state = room.latest_encryption_state().await.map_err(|error| Failure::of(&error))?;
    // A pause that the server asks for is kept by who sends, and holds up nothing else meanwhile.
    let config = RequestConfig::new().disable_retry().timeout(patience(bytes.len()));
    if state.is_encrypted() {
        let mut reader = Cursor::new(bytes);
        let file = matrix.client.upload_encrypted_file(&mut reader).with_request_config(config).await;
        let file = file.map_err(|error| Failure::of(&error))?;
        return Ok(Source::Encrypted(json!(file)));
    }
    let kind = mime.parse().map_err(|_| Failure::Never("a file of no kind".to_owned()))?;
    let sent = matrix.client.media().upload(&kind, bytes, Some(config)).await;
    let sent = sent.map_err(|error| Failure::of(&error))?;
    Ok(Source::Plain(sent.content_uri.to_string()))
}

/// How long a file may take: as long as on a slow line, and at least a while.
fn patience(bytes: usize) -> Duration {
    /// Bytes in a second.
    const SLOW: usize = 125_000;
    const LEAST: u64 = 5 * 60;
    Duration::from_secs(LEAST.max(u64::try_from(bytes / SLOW).unwrap_or(LEAST)))
}
