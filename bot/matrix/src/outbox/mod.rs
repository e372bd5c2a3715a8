//! Sending what rooms are owed: each post once, one event for a move, whoever is to act called by it.

pub mod content;
mod failure;
mod file;
mod gate;
mod txn;

use std::sync::Arc;

use matrix_sdk::ruma::{OwnedEventId, OwnedUserId};
use matrix_sdk::{Room, RoomState};
use tracing::{error, info};

use lasermate_core::escape::plain;
use lasermate_core::platform::{Delivery, SendError};
use lasermate_core::port::{Picture, Sent};
use lasermate_core::surface;

use crate::id::Place;
use crate::{Matrix, id};
use content::{MESSAGE, Message, Placed, Uploaded};
pub use failure::Failure;
pub use gate::{Event, Gate};
pub use txn::{Purpose, transaction};

impl Matrix {
    /// Sends a post, or what is not there of it yet.
    pub(crate) async fn deliver(self: &Arc<Self>, delivery: Delivery) -> Result<Sent, SendError> {
        let never = |reason: &str| Err(SendError::Never { reason: reason.to_owned() });
        let Some(place) = Place::read(&delivery.room) else {
            return never("not a Matrix room");
        };
        let room = match self.room(&place) {
            Some(room) if room.state() == RoomState::Joined => room,
            _ => return never("the bot is not in that room"),
        };
        let number = delivery.id;
        let pictured = delivery.picture.is_some();
        let sent =
            self.place(&room, &place, delivery).await.map_err(|failure| failure.to_send_error(pictured))?;
        info!(delivery = number, room = %room.room_id(), event = %sent, "posted");
        Ok(Sent { link: link(&room, &sent), thread: None })
    }

    /// Sends the events of a delivery that are not there yet; gives the last.
    async fn place(
        self: &Arc<Self>,
        room: &Room,
        place: &Place,
        delivery: Delivery,
    ) -> Result<OwnedEventId, Failure> {
        let Delivery { id: number, room: owed_to, post, picture, board_text, pinged } = delivery;
        let there = self.store(move |store| store.matrix_sent(number)).await.unwrap_or_default();
        let picture = match picture {
            Some(_) if self.is_outdated(&owed_to.0, number, post.board_of).await => None,
            picture => picture,
        };
        let planned = surface::of_post(&post, picture.as_ref(), board_text.as_deref(), &Self::shown_in(room));
        let last = planned.messages.len().saturating_sub(1);
        let mut newest = None;
        for (part, planned) in (0..).zip(planned.messages) {
            if let Some((_, event)) = there.iter().find(|(known, _)| *known == part) {
                newest = OwnedEventId::try_from(event.as_str()).ok();
                continue;
            }
            let mut message = Message::of_words(self.words(&planned.text));
            message.place = Placed { thread: place.thread.clone(), answers: None };
            if usize::try_from(part).is_ok_and(|part| part == last) {
                message.calls = self.called(room, pinged.iter().filter_map(id::user)).await;
                let silent = post.mentioned().filter(|person| !pinged.contains(person));
                let silent = self.called(room, silent.filter_map(id::user)).await;
                message.named = silent.into_iter().map(|(_, name)| name).collect();
            }
            if let Some(picture) = planned.pictures.first() {
                message.file = self.uploaded(room, picture).await?;
            }
            let transaction = transaction(Purpose::Post(number, &post.text), room.room_id().as_str(), part);
            let event = Event { kind: MESSAGE, content: message.content(), transaction };
            let sent = self.gate.send(room, &event, &mut self.stop.clone()).await?;
            if let Some(choices) = planned.choices {
                self.keep_choices((room.room_id(), &sent), &owed_to, None, choices).await;
            }
            let placed = sent.to_string();
            self.store(move |store| store.matrix_place(number, part, &placed)).await;
            newest = Some(sent);
        }
        newest.ok_or_else(|| Failure::Never("there is nothing to send".to_owned()))
    }

    /// Whether a newer board of the game waits for the same room: the picture of this one is not worth its way.
    async fn is_outdated(self: &Arc<Self>, room: &str, delivery: u64, game: Option<u64>) -> bool {
        let Some(game) = game else { return false };
        let room = room.to_owned();
        self.store(move |store| store.matrix_newer_board(&room, delivery, game)).await.unwrap_or(false)
    }

    /// A picture's file on the server; `None` where it cannot be drawn, so that the post goes out in words.
    async fn uploaded(&self, room: &Room, picture: &Picture) -> Result<Option<Uploaded>, Failure> {
        match self.service.drawings().fresh(picture, None, None).await {
            Ok(drawn) => self.upload_picture(room, picture, &drawn).await.map(Some),
            Err(error) => {
                error!(%error, "drawing a picture failed");
                Ok(None)
            }
        }
    }

    /// People with the names they have in a room.
    pub(crate) async fn called(
        &self,
        room: &Room,
        users: impl Iterator<Item = OwnedUserId>,
    ) -> Vec<(OwnedUserId, String)> {
        let mut called = Vec::new();
        for user in users {
            let name = self.name_of(room, &user).await;
            called.push((user, plain(&name)));
        }
        called
    }
}

/// Where an event can be read.
fn link(room: &Room, event: &OwnedEventId) -> String {
    let via = room.own_user_id().server_name();
    format!("https://matrix.to/#/{}/{event}?via={via}", room.room_id())
}
