//! A game that comes as a file with a command as its caption, or stands in the message that a command answers.

use std::time::Duration;

use matrix_sdk::Room;
use matrix_sdk::media::{MediaFormat, MediaRequestParameters};
use matrix_sdk::ruma::events::room::message::{
    FileMessageEventContent, MessageType, RoomMessageEventContent,
};
use matrix_sdk::ruma::{OwnedEventId, UInt};
use thiserror::Error;
use tokio::time::timeout;
use tracing::info;

use crate::Matrix;
use crate::incoming::event::InboxRequest;
use crate::sync::inbox::parsed;
use lasermate_domain::command::CommandSpec;
use lasermate_domain::port::Intent;
use lasermate_present::record::{FILE_BYTES, of_file};
use lasermate_present::text;

/// How long a server may take for a message, and for a file.
const PATIENCE: Duration = Duration::from_secs(20);

/// Why there is no game in what a command is attached to.
#[derive(Debug, Error)]
enum AttachedError {
    #[error("neither a file nor a text")]
    NoGame,
    #[error("more than {FILE_BYTES} bytes")]
    TooLarge,
    #[error("no text")]
    NotText,
    #[error("not to be had from the server: {0}")]
    Unreached(String),
}

impl AttachedError {
    const fn sentence(&self) -> &'static str {
        match self {
            Self::NoGame => crate::text::NO_GAME,
            Self::TooLarge => text::records::FILE_TOO_LARGE,
            Self::NotText => text::records::FILE_NOT_TEXT,
            Self::Unreached(_) => text::records::FILE_UNREACHED,
        }
    }
}

/// Puts the game that a command is attached to into its option, where it takes one and none was typed; the sentence to answer with,
/// where there is none.
pub(crate) async fn read_attached(
    matrix: &Matrix,
    room: &Room,
    wish: &InboxRequest,
    intent: &mut Intent,
) -> Result<(), &'static str> {
    let Intent::Command(invocation) = intent else { return Ok(()) };
    let Some(record) = CommandSpec::of(invocation.command).record() else { return Ok(()) };
    let (None, Some(event)) = (invocation.get(record.name), &wish.attached) else { return Ok(()) };
    let text = text_of(matrix, room, event).await.map_err(|error| {
        info!(room = %room.room_id(), %error, "an attached game isn't read");
        error.sentence()
    })?;
    invocation.options.insert(record.name.to_owned(), text);
    Ok(())
}

/// The text of a message, or of its file.
async fn text_of(matrix: &Matrix, room: &Room, event: &str) -> Result<String, AttachedError> {
    let event = OwnedEventId::try_from(event).map_err(|_| AttachedError::NoGame)?;
    let event = timeout(PATIENCE, room.event(&event, None)).await;
    let event = event.map_err(unreached)?.map_err(unreached)?;
    let content = parsed(event.raw()).get_mut("content").map(serde_json::Value::take);
    let content = content.and_then(|content| serde_json::from_value::<RoomMessageEventContent>(content).ok());
    match content.ok_or(AttachedError::NoGame)?.msgtype {
        MessageType::Text(text) => Ok(text.body),
        MessageType::Notice(text) => Ok(text.body),
        MessageType::File(file) => text_of_file(matrix, file).await,
        _ => Err(AttachedError::NoGame),
    }
}

async fn text_of_file(matrix: &Matrix, file: FileMessageEventContent) -> Result<String, AttachedError> {
    let most = UInt::try_from(FILE_BYTES).unwrap_or(UInt::MAX);
    if file.info.and_then(|info| info.size).is_some_and(|size| size > most) {
        return Err(AttachedError::TooLarge);
    }
    let request = MediaRequestParameters { source: file.source, format: MediaFormat::File };
    // The SDK holds a file whole, whatever was said of its size: one at a time.
    let _alone = matrix.fetching.lock().await;
    let bytes = timeout(PATIENCE, matrix.client.media().get_media_content(&request, false)).await;
    let bytes = bytes.map_err(unreached)?.map_err(unreached)?;
    if bytes.len() > FILE_BYTES {
        return Err(AttachedError::TooLarge);
    }
    of_file(bytes).ok_or(AttachedError::NotText)
}

fn unreached(error: impl std::fmt::Display) -> AttachedError {
    AttachedError::Unreached(error.to_string())
}
