//! Rooms that come and go: invitations, a greeting, kicks, and rooms the bot is left alone in.

use std::sync::Arc;
use std::time::{Duration, Instant};

use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::ruma::RoomId;
use matrix_sdk::sync::SyncResponse;
use matrix_sdk::{Room, RoomMemberships, RoomState};
use tracing::{info, warn};

use crate::account::short;
use crate::id::RoomPlace;
use crate::incoming::people::may_write;
use crate::outgoing::failure::Failure;
use crate::outgoing::txn::Purpose;
use crate::sync::upgrade;
use crate::{Matrix, id};
use lasermate_domain::port::{self, ServerId};
use lasermate_service::clock;

/// After how long a refusal is noted.
const NOTED_WITHIN: Duration = Duration::from_secs(2);
/// How long the last words of a room may take; no other room is heard meanwhile.
const LAST_WORDS: Duration = Duration::from_secs(5);
/// How often is looked whether they are done.
const LOOK_AGAIN: Duration = Duration::from_millis(50);

/// Looks at all rooms: what happened while the bot was away is told once or not at all.
pub(crate) async fn look_at_rooms(matrix: &Arc<Matrix>) {
    for room in matrix.client.invited_rooms() {
        invited(matrix, &room).await;
    }
    for room in matrix.client.joined_rooms() {
        joined(matrix, &room).await;
        leave_if_alone(&room).await;
    }
    for room in matrix.client.left_rooms() {
        if matrix.rooms.was_greeted(room.room_id()).await {
            left(matrix, room.room_id()).await;
        }
    }
}

/// Looks at the rooms a sync speaks of.
pub(crate) async fn follow_rooms(matrix: &Arc<Matrix>, response: &SyncResponse) {
    for id in response.rooms.invited.keys() {
        if let Some(room) = matrix.client.get_room(id) {
            invited(matrix, &room).await;
        }
    }
    for (id, update) in &response.rooms.joined {
        let kinds =
            update.timeline.events.iter().map(|event| event.raw().get_field::<String>("type").ok().flatten());
        let changes = kinds.flatten().any(|kind| {
            matches!(kind.as_str(), "m.room.member" | "m.room.tombstone" | "m.room.power_levels")
        });
        if let Some(room) = matrix.client.get_room(id).filter(|_| changes || update.timeline.limited) {
            joined(matrix, &room).await;
            if update.timeline.events.iter().any(is_going) {
                leave_if_alone(&room).await;
            }
        }
    }
    for id in response.rooms.left.keys() {
        left(matrix, id).await;
    }
}

/// Follows an invitation of somebody the settings allow, and declines others.
async fn invited(matrix: &Matrix, room: &Room) {
    if room.state() != RoomState::Invited {
        return;
    }
    let inviter = room.invite_details().await.ok().and_then(|invite| invite.inviter);
    let from = inviter.as_ref().map(|member| member.user_id().to_owned());
    let allowed = from.as_deref().is_some_and(|user| matrix.manners.allows(room.own_user_id(), user));
    if !allowed || id::is_ambiguous(room.room_id()) {
        info!(room = %room.room_id(), "invitation declined");
        if let Err(error) = room.leave().await {
            warn!(room = %room.room_id(), error = short(&error), "declining an invitation failed");
        }
        return;
    }
    match room.join().await {
        Ok(()) => info!(room = %room.room_id(), "joined a room"),
        Err(error) => warn!(room = %room.room_id(), error = short(&error), "joining a room failed"),
    }
}

/// Leaves a room in which nobody is, and nobody is invited into.
async fn leave_if_alone(room: &Room) {
    let there = match room.members(RoomMemberships::ACTIVE).await {
        Ok(members) => members.len(),
        Err(error) => {
            warn!(room = %room.room_id(), error = short(&error), "reading room members failed");
            return;
        }
    };
    if room.state() != RoomState::Joined || there > 1 {
        return;
    }
    info!(room = %room.room_id(), "left an empty room");
    if let Err(error) = room.leave().await {
        warn!(room = %room.room_id(), error = short(&error), "leaving a room failed");
    }
}

/// Greets a room that is new, and follows one that is replaced.
async fn joined(matrix: &Arc<Matrix>, room: &Room) {
    if room.state() != RoomState::Joined {
        return;
    }
    // In this order, or a room that was replaced in its turn would not bring the games of the first one along.
    upgrade::follow_predecessor(matrix, room).await;
    upgrade::follow_upgrade(matrix, room).await;
    open_again(matrix, room, true).await;
    if matrix.rooms.was_greeted(room.room_id()).await {
        return;
    }
    let key = room.room_id().to_string();
    let own = room.own_user_id();
    if room.is_space() || room.creators().is_some_and(|made| made.iter().any(|user| **user == *own)) {
        // Nobody reads what is said in a space, and a direct room is made by the bot itself.
        matrix.service.query(move |store| store.matrix_note_greeted(&key, clock::now())).await;
        return;
    }
    let server = server_of(matrix, room.room_id());
    matrix.service.run(move |service| service.returned(&server, clock::now())).await;
    if !may_write(room).await {
        // It is greeted once it may be.
        return;
    }
    let matrix = Arc::clone(matrix);
    let room = room.clone();
    // The server may want it to wait, and the sync does not.
    tokio::spawn(async move { greet(&matrix, &room, key).await });
}

/// Looks at a room once more that has just refused a post: that it is open again may have come before the refusal was noted.
pub(crate) fn look_whether_open(matrix: &Arc<Matrix>, room: &Room) {
    let (matrix, room) = (Arc::clone(matrix), room.clone());
    tokio::spawn(async move {
        tokio::time::sleep(NOTED_WITHIN).await;
        open_again(&matrix, &room, false).await;
    });
}

/// What is owed to a room that was closed to the bot is sent once it may write there: at once where that is sure, else soon.
async fn open_again(matrix: &Matrix, room: &Room, sure: bool) {
    let blocked = matrix.service.blocked_rooms(id::NAME).into_iter();
    let here = |owed: &port::RoomId| RoomPlace::read(owed).is_some_and(|place| is_in(matrix, &place, room));
    let here: Vec<_> = blocked.filter(here).collect();
    if here.is_empty() || !may_write(room).await {
        return;
    }
    for owed in here {
        matrix.service.may_write(&owed, sure);
    }
}

/// Whether a place is in a room, or in one that the room has replaced.
fn is_in(matrix: &Matrix, place: &RoomPlace, room: &Room) -> bool {
    matrix.rooms.room(place).is_some_and(|found| found.room_id() == room.room_id())
}

async fn greet(matrix: &Matrix, room: &Room, key: String) {
    let place = RoomPlace { room: room.room_id().to_owned(), thread: None };
    let language = matrix.service.language_in(place.room_id()).await;
    let words = matrix.manners.words(crate::text::HELLO, language);
    match matrix.gate.tell(room, Purpose::Greeting, words).await {
        // Removed meanwhile, it is new there when it comes back.
        Ok(_) | Err(Failure::Never(_)) if room.state() == RoomState::Joined => {
            matrix.service.query(move |store| store.matrix_note_greeted(&key, clock::now())).await;
        }
        // It is greeted when it may be, or when the bot is invited again.
        Ok(_) | Err(Failure::Never(_) | Failure::Muted(_) | Failure::Gone(_)) => {}
        // The next start tries again, under the same id.
        Err(failure) => warn!(room = %room.room_id(), ?failure, "greeting a room failed"),
    }
}

/// The bot has left, or was kicked or banned: its games there wait until it is invited again.
async fn left(matrix: &Matrix, room: &RoomId) {
    if matrix.rooms.has_moved(room) {
        return;
    }
    if matrix.rooms.was_greeted(room).await {
        info!(%room, "removed from a room");
        do_what_was_said(matrix, room).await;
    }
    let server = server_of(matrix, room);
    matrix.service.run(move |service| service.left(&server, clock::now())).await;
    let key = room.to_string();
    matrix.service.query(move |store| store.matrix_forget_room(&key)).await;
}

/// Waits until what was said before the bot was removed is carried out, as long as that takes no longer than [`LAST_WORDS`]:
/// the games there wait from then on.
async fn do_what_was_said(matrix: &Matrix, room: &RoomId) {
    let until = Instant::now() + LAST_WORDS;
    while Instant::now() < until && !matrix.lifecycle.is_ending() {
        let key = room.to_string();
        if matrix.service.query(move |store| store.matrix_is_done(&key)).await != Some(false) {
            return;
        }
        tokio::time::sleep(LOOK_AGAIN).await;
    }
}

/// A room as its own community.
fn server_of(matrix: &Matrix, room: &RoomId) -> ServerId {
    id::server(&matrix.rooms.first_place(&RoomPlace { room: room.to_owned(), thread: None }).room)
}

/// Whether somebody leaves with an event, or is made to.
fn is_going(event: &TimelineEvent) -> bool {
    let content = event.raw().get_field::<serde_json::Value>("content").ok().flatten().unwrap_or_default();
    matches!(content.get("membership").and_then(|word| word.as_str()), Some("leave" | "ban"))
}
