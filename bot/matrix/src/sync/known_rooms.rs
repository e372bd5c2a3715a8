//! The rooms that the bot knows, and which of them have replaced others.
//!
//! Games keep the id of the room where they began; what is said and shown goes to the newest one.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use matrix_sdk::ruma::{OwnedRoomId, RoomId};
use matrix_sdk::{Client, Room};

use crate::id::RoomPlace;
use lasermate_service::async_service::AsyncService;

/// Which room is the successor of which.
#[derive(Debug, Default)]
pub struct RoomSuccessors {
    newest: HashMap<OwnedRoomId, OwnedRoomId>,
    first: HashMap<OwnedRoomId, OwnedRoomId>,
}

impl RoomSuccessors {
    /// What is known of them.
    pub fn of(rows: &[(String, String)]) -> Self {
        let mut moved = Self::default();
        for (first, newest) in rows {
            let ids = (OwnedRoomId::try_from(first.as_str()), OwnedRoomId::try_from(newest.as_str()));
            if let (Ok(first), Ok(newest)) = ids {
                moved.first.insert(newest.clone(), first.clone());
                moved.newest.insert(first, newest);
            }
        }
        moved
    }

    /// The room where something is shown that belongs to a room.
    fn newest(&self, room: &RoomId) -> OwnedRoomId {
        self.newest.get(room).cloned().unwrap_or_else(|| room.to_owned())
    }

    /// Whether a room was followed to from another one.
    fn is_successor(&self, room: &RoomId) -> bool {
        self.first.contains_key(room)
    }

    /// The room to which something belongs that is said in a room.
    fn first(&self, room: &RoomId) -> OwnedRoomId {
        self.first.get(room).cloned().unwrap_or_else(|| room.to_owned())
    }
}

/// The rooms of the account.
#[derive(Debug)]
pub struct Rooms {
    client: Client,
    service: AsyncService,
    moved: Mutex<RoomSuccessors>,
}

impl Rooms {
    pub fn new(client: Client, service: AsyncService) -> Self {
        Self { client, service, moved: Mutex::default() }
    }

    fn moved(&self) -> MutexGuard<'_, RoomSuccessors> {
        self.moved.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The room of a place, where the bot knows it.
    pub fn room(&self, place: &RoomPlace) -> Option<Room> {
        let moved = self.moved();
        self.client.get_room(&moved.newest(&place.room))
    }

    /// The place to which something belongs that is said in a place.
    pub fn first_place(&self, place: &RoomPlace) -> RoomPlace {
        let moved = self.moved();
        RoomPlace { room: moved.first(&place.room), thread: place.thread.clone() }
    }

    /// Whether a room has a successor, so that nothing is shown there any more.
    pub fn has_moved(&self, room: &RoomId) -> bool {
        // Of a room between the first and the newest one nothing is kept but what it says itself.
        let known = self.client.get_room(room);
        let next =
            known.and_then(|room| room.tombstone_content()).and_then(|tombstone| tombstone.replacement_room);
        let next = next.filter(|next| {
            let next = self.client.get_room(next);
            next.and_then(|next| predecessor(&next)).as_deref() == Some(room)
        });
        let moved = self.moved();
        let first = moved.first(room);
        moved.newest(&first) != *room || next.is_some_and(|next| moved.is_successor(&next))
    }

    /// Reads which rooms were upgraded.
    pub async fn read_moved(&self) {
        let rows = self.service.query(|store| store.matrix_moved()).await.unwrap_or_default();
        *self.moved() = RoomSuccessors::of(&rows);
    }

    /// A room that the bot has just been removed from, where it was before: what was said there until then was said to it. An
    /// invitation that was declined is none.
    pub async fn left_with_words(&self, room: &RoomId) -> Option<Room> {
        if self.was_greeted(room).await { self.client.get_room(room) } else { None }
    }

    /// Whether a room was greeted: the bot has been in it. Where that cannot be read, it counts as greeted.
    pub async fn was_greeted(&self, room: &RoomId) -> bool {
        let key = room.to_string();
        self.service.query(move |store| store.matrix_greeted(&key)).await != Some(false)
    }
}

/// The room that a room says it follows.
pub fn predecessor(room: &Room) -> Option<OwnedRoomId> {
    Some(room.create_content()?.predecessor?.room_id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_belongs_to_the_first_room_is_shown_in_the_newest() {
        let id = |id: &str| OwnedRoomId::try_from(id).unwrap();
        let moved = RoomSuccessors::of(&[
            ("!a:s".to_owned(), "!c:s".to_owned()),
            ("nonsense".to_owned(), "!d:s".to_owned()),
        ]);
        assert_eq!(moved.newest(&id("!a:s")), id("!c:s"));
        assert_eq!(moved.first(&id("!c:s")), id("!a:s"));
        assert_eq!(moved.newest(&id("!x:s")), id("!x:s"));
        assert_eq!(moved.first(&id("!x:s")), id("!x:s"));
    }
}
