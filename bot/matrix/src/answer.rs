//! Answers: a notice in reply where it was asked, or a direct room for what one person alone may read.

use std::sync::Arc;

use matrix_sdk::ruma::{OwnedEventId, OwnedUserId, UserId};
use matrix_sdk::{Room, RoomState};
use tracing::{error, info};

use lasermate_core::drawing::{self, NotDrawn};
use lasermate_core::port::{Drawn, Picture, Reply, UnixMillis};
use lasermate_core::present::text;
use lasermate_core::store::Heard;

use crate::id::Place;
use crate::inbox::Wish;
use crate::outbox::content::{MESSAGE, Message, Placed};
use crate::outbox::{Event, Failure, Purpose, parts, transaction};
use crate::{Matrix, markdown};

/// Something that was asked.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The event.
    pub event: OwnedEventId,
    /// Where.
    pub place: Place,
    /// Who.
    pub sender: OwnedUserId,
    /// When it came in.
    pub at: UnixMillis,
}

impl Asked {
    /// What a row of the inbox asks; `None` for what no server can have sent.
    pub fn read(heard: &Heard, wish: &Wish) -> Option<Self> {
        let thread = wish.thread.as_deref().map(OwnedEventId::try_from).transpose().ok()?;
        Some(Self {
            event: OwnedEventId::try_from(heard.event.as_str()).ok()?,
            place: Place { room: heard.room.as_str().try_into().ok()?, thread },
            sender: UserId::parse(&wish.sender).ok()?,
            at: heard.at,
        })
    }
}

impl Matrix {
    /// Answers where it was asked; what is secret, in the asker's direct room.
    pub(crate) async fn answer(
        self: &Arc<Self>,
        room: &Room,
        asked: &Asked,
        mut reply: Reply,
        secret: bool,
    ) -> Result<(), Failure> {
        let drawn = self.drawn(&mut reply).await;
        if !secret || Self::is_direct(room) {
            let place = Placed { thread: asked.place.thread.clone(), answers: Some(asked.event.clone()) };
            return self.say(room, reply, drawn, place, Purpose::Answer(asked.event.as_str())).await;
        }
        let words = match self.direct_room(&asked.sender).await {
            Some(direct) => {
                let purpose = Purpose::Secret(asked.event.as_str());
                self.say(&direct, reply, drawn, Placed::default(), purpose).await?;
                text::matrix::SENT_TO_YOU
            }
            None => text::matrix::NO_DIRECT_ROOM,
        };
        let place = Placed { thread: asked.place.thread.clone(), answers: Some(asked.event.clone()) };
        self.say(room, Reply::private(words), Vec::new(), place, Purpose::Answer(asked.event.as_str())).await
    }

    /// Sends a reply as as many events as it needs.
    async fn say(
        &self,
        room: &Room,
        reply: Reply,
        drawn: Vec<(Picture, Drawn)>,
        place: Placed,
        purpose: Purpose<'_>,
    ) -> Result<(), Failure> {
        let mut messages: Vec<Message> = Vec::new();
        if !reply.text.is_empty() || drawn.is_empty() && reply.file.is_none() {
            for part in parts(&reply.text) {
                messages.push(Message { place: place.clone(), ..Message::of_words(markdown::words(&part)) });
            }
        }
        for (picture, drawn) in &drawn {
            let file = self.upload_picture(room, picture, drawn).await?;
            match messages.last_mut() {
                Some(last) if last.file.is_none() => last.file = Some(file),
                _ => messages.push(Message { file: Some(file), place: place.clone(), ..Message::default() }),
            }
        }
        if let Some(file) = reply.file {
            let file = self.upload_text(room, file).await?;
            messages.push(Message { file: Some(file), place, ..Message::default() });
        }
        for (part, message) in (0..).zip(messages) {
            let transaction = transaction(purpose, room.room_id().as_str(), part);
            let event = Event { kind: MESSAGE, content: message.content(), transaction };
            self.gate.send(room, &event, &mut self.stop.clone()).await?;
        }
        Ok(())
    }

    /// A reply's pictures drawn. Where there is no place for that, the asker is told to try again.
    async fn drawn(&self, reply: &mut Reply) -> Vec<(Picture, Drawn)> {
        let mut drawn = Vec::new();
        for picture in std::mem::take(&mut reply.pictures) {
            match self.service.drawings().fresh(&picture, None, Some(drawing::PATIENCE)).await {
                Ok(file) => drawn.push((picture, Drawn::clone(&file))),
                Err(NotDrawn::Busy) => {
                    *reply = Reply::refusal(text::handler::BUSY);
                    return Vec::new();
                }
                Err(error) => {
                    error!(%error, "a picture could not be drawn");
                    reply.text = format!("{}\n{}", reply.text, text::handler::NO_PICTURE);
                }
            }
        }
        drawn
    }

    /// The direct room of somebody, made where there is none; `None` where it cannot be.
    async fn direct_room(self: &Arc<Self>, user: &UserId) -> Option<Room> {
        let key = user.to_string();
        let known = {
            let key = key.clone();
            self.store(move |store| store.matrix_direct(&key)).await?
        };
        let known = known.and_then(|room| self.client.get_room(room.as_str().try_into().ok()?));
        if let Some(room) = known.filter(|room| room.state() == RoomState::Joined && Self::is_direct(room)) {
            return Some(room);
        }
        match self.client.create_dm(user).await {
            Ok(room) => {
                info!(room = %room.room_id(), "opened a direct room");
                let id = room.room_id().to_string();
                self.store(move |store| store.matrix_note_direct(&key, &id)).await;
                Some(room)
            }
            Err(error) => {
                error!(error = crate::account::short(&error), "a direct room could not be opened");
                None
            }
        }
    }
}

/// An error's words as a sentence.
pub fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|c| c.to_uppercase().to_string()).unwrap_or_default();
    let end = if words.ends_with(['.', '?', '!']) { "" } else { "." };
    format!("{first}{}{end}", letters.as_str())
}
