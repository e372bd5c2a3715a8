//! Direct rooms: one for each person, for what they alone may read.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use crate::incoming::people;
use crate::outgoing::failure::Failure;
use crate::{Matrix, account};
use matrix_sdk::config::RequestConfig;
use matrix_sdk::ruma::api::client::room::create_room;
use matrix_sdk::ruma::events::InitialStateEvent;
use matrix_sdk::ruma::events::room::encryption::RoomEncryptionEventContent;
use matrix_sdk::ruma::events::room::member::MembershipState;
use matrix_sdk::ruma::{OwnedRoomId, OwnedUserId, UserId};
use matrix_sdk::{HttpError, Room, RoomState};
use tokio::sync::OwnedMutexGuard;
use tracing::{error, info, warn};

/// How long the server may take to make a room, and how long until a sync brings it.
const MADE_WITHIN: Duration = Duration::from_mins(2);
const COMES_WITHIN: Duration = Duration::from_mins(1);

/// Where somebody can be told something alone.
#[derive(Debug)]
pub enum DirectTarget {
    In(Room),
    /// Nowhere: what they are told instead.
    Nowhere(&'static str),
}

/// Whose direct room is being looked for or made: rooms are served side by side, and two of them may want it at once. It knows
/// nobody longer than that takes.
#[derive(Debug, Default)]
pub struct DirectRoomLocks(Mutex<HashMap<OwnedUserId, Weak<tokio::sync::Mutex<()>>>>);

impl DirectRoomLocks {
    /// Waits until nobody else is at a person's room; nobody is while the guard is held.
    async fn of(&self, user: &UserId) -> OwnedMutexGuard<()> {
        let lock = {
            let mut people = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            people.retain(|_, lock| lock.strong_count() > 0);
            match people.get(user).and_then(Weak::upgrade) {
                Some(lock) => lock,
                None => {
                    let lock = Arc::new(tokio::sync::Mutex::new(()));
                    people.insert(user.to_owned(), Arc::downgrade(&lock));
                    lock
                }
            }
        };
        lock.lock_owned().await
    }
}

/// The direct room of somebody, made where there is none.
pub(crate) async fn direct_room(matrix: &Matrix, user: &UserId) -> Result<DirectTarget, Failure> {
    // Until the room has come with a sync: who asks again meanwhile would find none and make a second one.
    let _alone = matrix.opening.of(user).await;
    let key = user.to_string();
    let known = {
        let key = key.clone();
        matrix.service.query(move |store| store.matrix_direct(&key)).await.flatten()
    };
    let known = known.and_then(|room| matrix.client.get_room(room.as_str().try_into().ok()?));
    if let Some(room) = known.filter(|room| room.state() == RoomState::Joined && people::is_direct(room)) {
        return Ok(DirectTarget::In(room));
    }
    let made = match direct_room_made_for(matrix, user).await {
        Some(room) => Ok(room.room_id().to_owned()),
        None => make_direct_room(matrix, user).await,
    };
    let made = match made {
        Ok(made) => made,
        Err(error) => {
            error!(error = account::short(&error), "opening a direct room failed");
            let limited = matches!(Failure::of_http(&error), Failure::Limited(_));
            let why = if limited { crate::text::TOO_MANY_ROOMS } else { crate::text::NO_DIRECT_ROOM };
            return Ok(DirectTarget::Nowhere(why));
        }
    };
    info!(room = %made, "opened a direct room");
    let id = made.to_string();
    matrix.service.query(move |store| store.matrix_note_direct(&key, &id)).await;
    match tokio::time::timeout(COMES_WITHIN, matrix.client.await_room_remote_echo(&made)).await {
        Ok(room) => Ok(DirectTarget::In(room)),
        Err(_) => Err(Failure::Later("the new direct room has not come with a sync".to_owned())),
    }
}

/// A direct room the bot has made for somebody without knowing: the server had not answered in time, or it was forgotten.
async fn direct_room_made_for(matrix: &Matrix, user: &UserId) -> Option<Room> {
    for room in matrix.client.joined_rooms() {
        let own = room.creators().is_some_and(|own| own.iter().any(|own| **own == *room.own_user_id()));
        if own
            && people::is_direct(&room)
            && let Ok(Some(member)) = room.get_member_no_sync(user).await
            && matches!(member.membership(), MembershipState::Join | MembershipState::Invite)
        {
            return Some(room);
        }
    }
    None
}

/// Makes an encrypted room for somebody. It is asked for once: the server would make another one each time.
async fn make_direct_room(matrix: &Matrix, user: &UserId) -> Result<OwnedRoomId, HttpError> {
    let mut request = create_room::v3::Request::new();
    request.invite = vec![user.to_owned()];
    request.is_direct = true;
    request.preset = Some(create_room::v3::RoomPreset::TrustedPrivateChat);
    let encryption = RoomEncryptionEventContent::with_recommended_defaults();
    request.initial_state = vec![InitialStateEvent::with_empty_state_key(encryption).to_raw_any()];
    let config = RequestConfig::new().disable_retry().timeout(MADE_WITHIN);
    let made = matrix.client.send(request).with_request_config(config).await?.room_id;
    if let Err(error) = matrix.client.account().mark_as_dm(&made, &[user.to_owned()]).await {
        // Clients of the bot's own account would list it among the rooms.
        warn!(room = %made, error = account::short(&error), "marking a direct room failed");
    }
    Ok(made)
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[test]
    fn one_person_has_one_direct_room_whoever_looks_for_it() {
        let opening = DirectRoomLocks::default();
        let user = |id: &str| UserId::parse(id).unwrap();
        let (ann, bob) = (user("@ann:s"), user("@bob:s"));
        let first = opening.of(&ann).now_or_never().unwrap();
        let second = opening.of(&ann);
        tokio::pin!(second);
        assert!(second.as_mut().now_or_never().is_none(), "two at once would make two rooms");
        assert!(opening.of(&bob).now_or_never().is_some(), "nobody waits for other people's rooms");
        drop(first);
        assert!(second.now_or_never().is_some());
        drop(opening.of(&bob).now_or_never());
        assert_eq!(opening.0.lock().unwrap().len(), 1, "only who is at it is known");
    }
}
