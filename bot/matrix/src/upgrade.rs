//! Rooms that are upgraded: the old one names its successor, the successor its predecessor, and only both together count.
//!
//! Games keep the id of the room where they began; what is said and shown goes to the newest one.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError};

use matrix_sdk::ruma::events::room::tombstone::RoomTombstoneEventContent;
use matrix_sdk::ruma::{OwnedRoomId, OwnedUserId, RoomId};
use matrix_sdk::{Room, RoomState};
use tracing::{info, warn};

use lasermate_present::text;
use lasermate_service::clock;

use crate::Matrix;
use crate::account::short;
use crate::id::RoomPlace;
use crate::outbox::content::{MESSAGE, RoomMessage};
use crate::outbox::{Failure, OutgoingEvent, Purpose, transaction};
use crate::people::may_write;
use crate::rooms::allows;

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

impl Matrix {
    /// The room of a place, where the bot knows it.
    pub(crate) fn room(&self, place: &RoomPlace) -> Option<Room> {
        let moved = self.moved.lock().unwrap_or_else(PoisonError::into_inner);
        self.client.get_room(&moved.newest(&place.room))
    }

    /// The place to which something belongs that is said in a place.
    pub(crate) fn first_place(&self, place: &RoomPlace) -> RoomPlace {
        let moved = self.moved.lock().unwrap_or_else(PoisonError::into_inner);
        RoomPlace { room: moved.first(&place.room), thread: place.thread.clone() }
    }

    /// Whether a room has a successor, so that nothing is shown there any more.
    pub(crate) fn has_moved(&self, room: &RoomId) -> bool {
        // Of a room between the first and the newest one nothing is kept but what it says itself.
        let known = self.client.get_room(room);
        let next =
            known.and_then(|room| room.tombstone_content()).and_then(|tombstone| tombstone.replacement_room);
        let next = next.filter(|next| {
            let next = self.client.get_room(next);
            next.and_then(|next| predecessor(&next)).as_deref() == Some(room)
        });
        let moved = self.moved.lock().unwrap_or_else(PoisonError::into_inner);
        let first = moved.first(room);
        moved.newest(&first) != *room || next.is_some_and(|next| moved.is_successor(&next))
    }

    /// Reads which rooms were upgraded.
    pub(crate) async fn read_moved(self: &Arc<Self>) {
        let rows = self.store(|store| store.matrix_moved()).await.unwrap_or_default();
        *self.moved.lock().unwrap_or_else(PoisonError::into_inner) = RoomSuccessors::of(&rows);
    }

    /// Follows a room to its successor, once the bot is in it and both name each other. One that anybody may join is joined;
    /// into another one the bot has to be invited.
    pub(crate) async fn follow_upgrade(self: &Arc<Self>, old: &Room) {
        let Some(new_id) = old.tombstone_content().and_then(|tombstone| tombstone.replacement_room) else {
            return;
        };
        if new_id == *old.room_id() {
            return;
        }
        if self.has_moved(old.room_id()) {
            // The program may have ended before it had left.
            self.leave_for(old, new_id);
            return;
        }
        let new = match self.client.get_room(&new_id) {
            Some(room) if room.state() == RoomState::Joined => room,
            // Invitations are followed where they come in.
            Some(room) if room.state() == RoomState::Invited => return,
            _ => return self.join_successor(old, &new_id).await,
        };
        // A room that was only just joined says with its next sync which one it follows.
        let Some(created) = new.create_content() else { return };
        if created.predecessor.as_ref().map(|before| &*before.room_id) != Some(old.room_id()) {
            warn!(room = %new_id, "replacement room ignored: it doesn't name the old room");
            return;
        }
        info!(old = %old.room_id(), new = %new_id, "moved to the replacement room");
        let (from, to) = (old.room_id().to_string(), new_id.to_string());
        let at = clock::now();
        self.store(move |store| {
            store.matrix_note_moved(&from, &to)?;
            store.matrix_note_greeted(&to, at)
        })
        .await;
        self.read_moved().await;
        let first = self.first_place(&RoomPlace { room: new_id.clone(), thread: None }).room_id();
        self.tell_service(move |service| service.moved(&first, clock::now())).await;
        self.leave_for(old, new_id);
    }

    /// Leaves a room for its successor, and says so there: whoever stays would wait for an answer. Mostly nobody may write in a
    /// room that is replaced, and nothing is said.
    fn leave_for(self: &Arc<Self>, old: &Room, new: OwnedRoomId) {
        if old.state() != RoomState::Joined {
            return;
        }
        let (matrix, old) = (Arc::clone(self), old.clone());
        // The server may want it to wait, and the sync does not.
        tokio::spawn(async move {
            if may_write(&old).await {
                let via = old.own_user_id().server_name();
                let link = format!("https://matrix.to/#/{new}?via={via}");
                let message = RoomMessage::of_words(matrix.words(&text::matrix::moved(&link)));
                let transaction = transaction(Purpose::Moved, old.room_id().as_str(), 0);
                let event = OutgoingEvent { kind: MESSAGE, content: message.content(), transaction };
                if let Err(failure) = matrix.gate.send(&old, &event, &mut matrix.stop.clone()).await {
                    warn!(room = %old.room_id(), ?failure, "telling the replaced room failed");
                    if matches!(failure, Failure::Later(_) | Failure::Token) {
                        // The next start says it, under the same id.
                        return;
                    }
                }
            }
            leave(&old).await;
        });
    }

    /// Joins the successor of a room as by an invitation of whoever replaced the room: it could be any room of any server.
    async fn join_successor(self: &Arc<Self>, old: &Room, new: &RoomId) {
        let own = old.own_user_id();
        if !replaced_by(old).await.is_some_and(|user| allows(&self.manners.allow, own, &user)) {
            info!(old = %old.room_id(), %new, "replacement room not joined: whoever replaced the room may not invite the bot");
            return;
        }
        // Who it says it follows comes with the next sync.
        if let Err(error) = self.client.join_room_by_id(new).await {
            info!(room = %new, error = short(&error), "joining the replacement room failed; it needs an invitation");
        }
    }

    /// Follows the room that a room says it follows, where the bot is in both.
    pub(crate) async fn follow_predecessor(self: &Arc<Self>, new: &Room) {
        if let Some(old) = predecessor(new).and_then(|before| self.client.get_room(&before)) {
            self.follow_upgrade(&old).await;
        }
    }
}

/// The room that a room says it follows.
fn predecessor(room: &Room) -> Option<OwnedRoomId> {
    Some(room.create_content()?.predecessor?.room_id)
}

async fn replaced_by(room: &Room) -> Option<OwnedUserId> {
    let event = room.get_state_event_static::<RoomTombstoneEventContent>().await.ok().flatten()?;
    Some(event.deserialize().ok()?.sender().to_owned())
}

async fn leave(old: &Room) {
    if let Err(error) = old.leave().await {
        info!(room = %old.room_id(), error = short(&error), "leaving the replaced room failed");
    }
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
