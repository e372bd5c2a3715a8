//! Numbered choices: kept with the event they stand under, answered by a number or a reaction.

use std::sync::Arc;

use matrix_sdk::ruma::{EventId, OwnedEventId, RoomId as MatrixRoom, UserId};
use serde::{Deserialize, Serialize};

use lasermate_core::clock;
use lasermate_core::port::RoomId;
use lasermate_core::store::Choices as Row;
use lasermate_core::surface::{Choices, Resolved};

use crate::Matrix;
use crate::id::Place;
use crate::outbox::content::Message;

/// Choices as they are kept.
#[derive(Debug, Serialize, Deserialize)]
struct Kept {
    /// Where they belong: what is asked in a direct room may be about a game elsewhere.
    room: String,
    choices: Choices,
    /// Whether they stand under a picture, which stays.
    #[serde(default)]
    pictured: bool,
}

/// What a number stands for.
#[derive(Debug)]
pub struct Chosen {
    /// Where it is to be asked.
    pub place: Place,
    /// What.
    pub what: Resolved,
    /// Whether it was offered to everybody, so that a number may be talk.
    pub public: bool,
    /// Whether it cannot be taken back.
    pub dangerous: bool,
    /// The message of words under which one person alone was asked: what replaces it can stand in its place.
    pub over: Option<OwnedEventId>,
}

impl Matrix {
    /// The choices under an event as they are kept: for everybody, or for one person alone.
    pub(crate) fn choices_row(
        &self,
        (room, event): (&MatrixRoom, &EventId),
        belongs: &RoomId,
        person: Option<&UserId>,
        message: &Message,
        choices: Choices,
    ) -> Option<Row> {
        let kept = Kept { room: belongs.0.clone(), choices, pictured: message.file.is_some() };
        Some(Row {
            event: event.to_string(),
            room: room.to_string(),
            person: person.map(ToString::to_string),
            choices: serde_json::to_string(&kept).ok()?,
            at: clock::now(),
        })
    }

    /// What a number stands for, as an answer to an event, or to what the person was offered last in the room.
    pub(crate) async fn chosen(
        self: &Arc<Self>,
        room: &MatrixRoom,
        user: &UserId,
        number: u16,
        to: Option<&str>,
    ) -> Option<Chosen> {
        let (room, person, to) = (room.to_string(), user.to_string(), to.map(str::to_owned));
        let row = {
            let (room, person) = (room.clone(), person.clone());
            let find = move |store: &lasermate_core::store::Store| match to {
                Some(event) => store.matrix_choices(&event),
                None => store.matrix_last_choices(&room, &person),
            };
            self.store(find).await.flatten()?
        };
        if row.room != room || row.person.as_ref().is_some_and(|own| *own != person) {
            return None;
        }
        let kept: Kept = serde_json::from_str(&row.choices).ok()?;
        Some(Chosen {
            place: Place::read(&RoomId(kept.room))?,
            what: kept.choices.resolve(&number.to_string())?,
            public: row.person.is_none(),
            over: match row.person {
                Some(_) if !kept.pictured => OwnedEventId::try_from(row.event).ok(),
                _ => None,
            },
            dangerous: kept.choices.is_dangerous(usize::from(number)),
        })
    }
}
