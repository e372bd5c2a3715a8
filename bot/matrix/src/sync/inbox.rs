//! What comes in: commands and the sync token in one transaction, so that nothing is lost and nothing is done twice.
//!
//! The SDK notes its own token before it hands anything over, and drops a response it has seen. So the bot keeps a token of
//! its own, which moves with what it has taken in, and at the start asks the server itself for what lies between.

use std::sync::Arc;

use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::room::MessagesOptions;
use matrix_sdk::ruma::UInt;
use matrix_sdk::ruma::serde::Raw;
use matrix_sdk::sync::{SyncResponse, Timeline};
use matrix_sdk::{Room, RoomState};
use serde_json::Value;
use tracing::{info, warn};

use crate::id::RoomPlace;
use crate::incoming::event::{EventContext, InboxRequest, is_old, read, redacted};
use crate::incoming::people;
use crate::incoming::typed::AddressStyle;
use crate::outgoing::recent_messages;
use crate::{Matrix, id};
use lasermate_domain::port::UnixMillis;
use lasermate_service::clock;
use lasermate_service::store::{EncryptedItem, InboxChange, InboxItem};

/// How many events of a room come with a sync.
pub const TIMELINE: u32 = 100;
/// The most events of a room that are fetched after a pause: what is older than that is not carried out.
const MOST_MISSED: usize = 2_000;

/// Takes in what a sync has brought, and notes that it is read. Until that is written, nothing more is read.
pub(crate) async fn take_in(matrix: &Matrix, response: &SyncResponse) {
    let account = matrix.account.clone();
    let before = matrix.service.query(move |store| store.matrix_token(&account)).await.flatten();
    let mut came = Vec::new();
    if let Some(since) = &before {
        for (id, update) in &response.rooms.joined {
            if let Some(room) = matrix.client.get_room(id) {
                gather(matrix, &room, &update.timeline, since, &mut came).await;
            }
        }
        for (id, update) in &response.rooms.left {
            if let Some(room) = matrix.rooms.left_with_words(id).await {
                gather(matrix, &room, &update.timeline, since, &mut came).await;
            }
        }
    }
    write(matrix, came, response.next_batch.clone()).await;
}

/// Notes that the first sync is read: what it brings was caught up with, or was said before this device was there and was
/// not for it.
pub(crate) async fn take_in_first(matrix: &Matrix, response: &SyncResponse) {
    let account = matrix.account.clone();
    if matrix.service.query(move |store| store.matrix_token(&account)).await == Some(None) {
        tell_of_a_new_login(matrix).await;
    }
    write(matrix, Vec::new(), response.next_batch.clone()).await;
}

/// This device has read nothing yet: where games are on, what was typed since the last one was logged out is not read.
async fn tell_of_a_new_login(matrix: &Matrix) {
    let joined = matrix.client.joined_rooms();
    let rooms: Vec<_> =
        joined.iter().map(|room| RoomPlace { room: room.room_id().to_owned(), thread: None }).collect();
    let rooms: Vec<_> = rooms.iter().map(|place| matrix.rooms.first_place(place).room_id()).collect();
    matrix
        .service
        .run(move |service| {
            for room in rooms {
                service.unread(&room, clock::now());
            }
        })
        .await;
}

/// What a room's update brings, with what the server has left out of it.
pub(crate) async fn gather(
    matrix: &Matrix,
    room: &Room,
    timeline: &Timeline,
    since: &str,
    came: &mut Vec<InboxChange>,
) {
    let mut events = Vec::new();
    if timeline.limited {
        events = missed(room, since, timeline.prev_batch.as_deref()).await;
    }
    events.extend(timeline.events.iter().cloned());
    sort_out(matrix, room, &events, came).await;
}

/// The events of a room between two tokens.
async fn missed(room: &Room, since: &str, until: Option<&str>) -> Vec<TimelineEvent> {
    let mut events = Vec::new();
    let mut from = since.to_owned();
    while events.len() < MOST_MISSED {
        let mut options = MessagesOptions::forward().from(from.as_str());
        options.limit = UInt::from(TIMELINE);
        options.to = until.map(str::to_owned);
        match room.messages(options).await {
            Ok(page) => {
                let empty = page.chunk.is_empty();
                events.extend(page.chunk);
                match page.end {
                    Some(end) if !empty && end != from => from = end,
                    _ => break,
                }
            }
            Err(error) => {
                let error = crate::account::short(&error);
                warn!(room = %room.room_id(), error, "reading missed messages failed");
                break;
            }
        }
    }
    info!(room = %room.room_id(), events = events.len(), "read what was missed");
    events
}

/// Takes of a room's events what is for the bot.
pub(crate) async fn sort_out(
    matrix: &Matrix,
    room: &Room,
    events: &[TimelineEvent],
    came: &mut Vec<InboxChange>,
) {
    if id::is_ambiguous(room.room_id()) {
        return;
    }
    let own = room.own_user_id();
    let name = people::display_name(room, own).await;
    let encrypted = room.encryption_state().is_encrypted();
    let manner = AddressStyle {
        own: own.as_str(),
        name: Some(&name),
        prefix: &matrix.manners.prefix,
        // Who was there before the bot was removed is not counted: in doubt it was talk.
        direct: room.state() == RoomState::Joined && people::is_direct(room),
    };
    let now = clock::now();
    let parsed: Vec<_> = events.iter().map(|event| (event, parsed(event.raw()))).collect();
    // What was said before the bot joined was not said to it.
    let joined = parsed.iter().rposition(|(_, event)| is_own_join(event, own.as_str()));
    for (event, value) in &parsed[joined.map_or(0, |at| at + 1)..] {
        let Some(id) = value.get("event_id").and_then(Value::as_str) else { continue };
        if let Some((event, thread, content)) = recent_messages::message(value) {
            let place = RoomPlace { room: room.room_id().to_owned(), thread };
            matrix.said.note(&place, &event, content);
        }
        if let Some(event) = redacted(value) {
            let (event, room) = (event.to_owned(), room.room_id().to_string());
            came.push(InboxChange::Redacted { event, room });
            continue;
        }
        if event.kind.is_utd() {
            if !is_old(value, now) && value.get("sender").and_then(Value::as_str) != Some(own.as_str()) {
                came.push(InboxChange::Locked(EncryptedItem {
                    event: id.to_owned(),
                    room: room.room_id().to_string(),
                    raw: value.to_string(),
                    at: now,
                }));
            }
            continue;
        }
        let around = EventContext { manner, encrypted, decrypted: event.encryption_info().is_some(), now };
        if let Some(heard) = read(value, around).and_then(|wish| heard(id, room, now, &wish)) {
            came.push(InboxChange::Heard(heard));
        }
    }
}

/// Writes what came in with the token up to which it was read, and wakes who carries it out. Tries until it is written.
pub(crate) async fn write(matrix: &Matrix, came: Vec<InboxChange>, token: String) {
    let came = Arc::new(came);
    loop {
        let (came, token, account) = (Arc::clone(&came), token.clone(), matrix.account.clone());
        let work =
            move |store: &lasermate_service::store::Store| store.matrix_take_in((&account, &token), &came);
        if matrix.service.query(work).await.is_some() {
            break;
        }
        const PAUSE: std::time::Duration = std::time::Duration::from_secs(1);
        tokio::select! {
            () = tokio::time::sleep(PAUSE) => {}
            // What is not written is asked for again at the next start.
            () = matrix.lifecycle.ended() => return,
        }
    }
    if !came.is_empty() {
        matrix.came.notify_waiters();
    }
    if came.iter().any(|came| matches!(came, InboxChange::Locked(_))) {
        matrix.locked.notify_one();
    }
}

/// A row of the inbox.
fn heard(event: &str, room: &Room, at: UnixMillis, wish: &InboxRequest) -> Option<InboxItem> {
    Some(InboxItem {
        event: event.to_owned(),
        room: room.room_id().to_string(),
        at,
        heard: serde_json::to_string(wish).ok()?,
    })
}

/// An event's JSON; nothing where it is none.
pub fn parsed<T>(raw: &Raw<T>) -> Value {
    serde_json::from_str(raw.json().get()).unwrap_or_default()
}

/// Whether an event is the bot's own coming into the room, and not a change of its name.
fn is_own_join(event: &Value, own: &str) -> bool {
    let membership = |content: Option<&Value>| {
        content.and_then(|content| content.get("membership")?.as_str()).map(str::to_owned)
    };
    let before = event.get("unsigned").and_then(|unsigned| unsigned.get("prev_content"));
    event.get("type").and_then(Value::as_str) == Some("m.room.member")
        && event.get("state_key").and_then(Value::as_str) == Some(own)
        && membership(event.get("content")).as_deref() == Some("join")
        && membership(before).as_deref() != Some("join")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn coming_into_a_room_is_not_changing_a_name_there() {
        let event = |membership: &str, before: Option<&str>| {
            let mut event = json!({"type": "m.room.member", "state_key": "@bot:s", "content": {"membership": membership}});
            if let Some(before) = before {
                event["unsigned"] = json!({"prev_content": {"membership": before}});
            }
            event
        };
        assert!(is_own_join(&event("join", Some("invite")), "@bot:s"));
        assert!(is_own_join(&event("join", None), "@bot:s"));
        assert!(!is_own_join(&event("join", Some("join")), "@bot:s"));
        assert!(!is_own_join(&event("invite", None), "@bot:s"));
        assert!(!is_own_join(&event("join", None), "@ann:s"));
        assert!(!is_own_join(&Value::Null, "@bot:s"));
    }
}
