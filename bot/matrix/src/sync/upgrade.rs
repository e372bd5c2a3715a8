//! Rooms that are upgraded: the old one names its successor, the successor its predecessor, and only both together count.

use std::sync::Arc;

use matrix_sdk::ruma::events::room::tombstone::RoomTombstoneEventContent;
use matrix_sdk::ruma::{OwnedRoomId, OwnedUserId, RoomId};
use matrix_sdk::{Room, RoomState};
use tracing::{info, warn};

use crate::Matrix;
use crate::account::short;
use crate::id::RoomPlace;
use crate::incoming::people::may_write;
use crate::outgoing::failure::Failure;
use crate::outgoing::txn::Purpose;
use crate::sync::known_rooms::predecessor;
use lasermate_service::clock;

/// Follows a room to its successor, once the bot is in it and both name each other. One that anybody may join is joined;
/// into another one the bot has to be invited.
pub(crate) async fn follow_upgrade(matrix: &Arc<Matrix>, old: &Room) {
    let Some(new_id) = old.tombstone_content().and_then(|tombstone| tombstone.replacement_room) else {
        return;
    };
    if new_id == *old.room_id() {
        return;
    }
    if matrix.rooms.has_moved(old.room_id()) {
        // The program may have ended before it had left.
        leave_for(matrix, old, new_id);
        return;
    }
    let new = match matrix.client.get_room(&new_id) {
        Some(room) if room.state() == RoomState::Joined => room,
        // Invitations are followed where they come in.
        Some(room) if room.state() == RoomState::Invited => return,
        _ => return join_successor(matrix, old, &new_id).await,
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
    matrix
        .service
        .query(move |store| {
            store.matrix_note_moved(&from, &to)?;
            store.matrix_note_greeted(&to, at)
        })
        .await;
    matrix.rooms.read_moved().await;
    let first = matrix.rooms.first_place(&RoomPlace { room: new_id.clone(), thread: None }).room_id();
    matrix.service.run(move |service| service.moved(&first, clock::now())).await;
    leave_for(matrix, old, new_id);
}

/// Leaves a room for its successor, and says so there: whoever stays would wait for an answer. Mostly nobody may write in a
/// room that is replaced, and nothing is said.
fn leave_for(matrix: &Arc<Matrix>, old: &Room, new: OwnedRoomId) {
    if old.state() != RoomState::Joined {
        return;
    }
    let (matrix, old) = (Arc::clone(matrix), old.clone());
    // The server may want it to wait, and the sync does not.
    tokio::spawn(async move {
        if may_write(&old).await {
            let via = old.own_user_id().server_name();
            let link = format!("https://matrix.to/#/{new}?via={via}");
            let place = RoomPlace { room: old.room_id().to_owned(), thread: None };
            let language = matrix.service.language_in(place.room_id()).await;
            let words = matrix.manners.words(&crate::text::moved(&link), language);
            if let Err(failure) = matrix.gate.tell(&old, Purpose::Moved, words).await {
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
async fn join_successor(matrix: &Matrix, old: &Room, new: &RoomId) {
    let own = old.own_user_id();
    if !replaced_by(old).await.is_some_and(|user| matrix.manners.allows(own, &user)) {
        info!(old = %old.room_id(), %new, "replacement room not joined: whoever replaced the room may not invite the bot");
        return;
    }
    // Who it says it follows comes with the next sync.
    if let Err(error) = matrix.client.join_room_by_id(new).await {
        info!(room = %new, error = short(&error), "joining the replacement room failed; it needs an invitation");
    }
}

/// Follows the room that a room says it follows, where the bot is in both.
pub(crate) async fn follow_predecessor(matrix: &Arc<Matrix>, new: &Room) {
    if let Some(old) = predecessor(new).and_then(|before| matrix.client.get_room(&before)) {
        follow_upgrade(matrix, &old).await;
    }
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
