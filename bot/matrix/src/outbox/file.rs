//! Files on the server: pictures and records, encrypted where the room is.

use std::io::Cursor;
use std::time::Instant;

use matrix_sdk::Room;
use serde_json::json;

use lasermate_core::port::{Attachment, Drawn, Picture, PictureKind};

use super::Failure;
use super::content::{Source, Uploaded};
use crate::Matrix;
use crate::steps::Step;

impl Matrix {
    /// Brings a picture to the server.
    pub(crate) async fn upload_picture(
        &self,
        room: &Room,
        picture: &Picture,
        drawn: &Drawn,
    ) -> Result<Uploaded, Failure> {
        let (name, mime) = match drawn.kind {
            PictureKind::Png => ("board.png", "image/png"),
            PictureKind::Gif => ("replay.gif", "image/gif"),
        };
        Ok(Uploaded {
            name: name.to_owned(),
            mime,
            bytes: drawn.bytes.len(),
            size: Some(picture.size),
            source: self.upload(room, mime, drawn.bytes.clone()).await?,
            alt: picture.alt.clone(),
        })
    }

    /// Brings a text to the server as a file.
    pub(crate) async fn upload_text(&self, room: &Room, file: Attachment) -> Result<Uploaded, Failure> {
        // A long answer still has our marks in it; a record has none.
        let bytes = self.words_of_a_file(&file.text).into_bytes();
        Ok(Uploaded {
            name: file.name,
            mime: "text/plain",
            bytes: bytes.len(),
            size: None,
            source: self.upload(room, "text/plain", bytes).await?,
            alt: String::new(),
        })
    }

    async fn upload(&self, room: &Room, mime: &'static str, bytes: Vec<u8>) -> Result<Source, Failure> {
        let begun = Instant::now();
        let uploaded = self.upload_as(room, mime, bytes).await;
        Step::Upload.since(begun);
        uploaded
    }

    async fn upload_as(&self, room: &Room, mime: &'static str, bytes: Vec<u8>) -> Result<Source, Failure> {
        let state = room.latest_encryption_state().await.map_err(|error| Failure::of(&error))?;
        if state.is_encrypted() {
            let mut reader = Cursor::new(bytes);
            let file = self.client.upload_encrypted_file(&mut reader).await;
            let file = file.map_err(|error| Failure::of(&error))?;
            return Ok(Source::Encrypted(json!(file)));
        }
        let kind = mime.parse().map_err(|_| Failure::Never("a file of no kind".to_owned()))?;
        let sent =
            self.client.media().upload(&kind, bytes, None).await.map_err(|error| Failure::of(&error))?;
        Ok(Source::Plain(sent.content_uri.to_string()))
    }
}
