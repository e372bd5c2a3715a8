//! Encrypted events whose key comes later: tried again when keys come in, and told of once if none does.

use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt as _;
use matrix_sdk::ruma::events::AnySyncTimelineEvent;
use matrix_sdk::ruma::serde::Raw;
use serde_json::Value;

use crate::Matrix;
use crate::id::RoomPlace;
use crate::incoming::event::is_old;
use crate::outgoing::txn::Purpose;
use crate::sync::catch_up::opened;
use crate::sync::inbox;
use lasermate_domain::port::UnixMillis;
use lasermate_service::clock;
use lasermate_service::store::{EncryptedItem, InboxChange, KEY_AWAITED};

/// How many are tried at once.
const TRIED: usize = 200;
/// How often they are tried where no key is said to have come in, while others wait for them and later.
const SOON: Duration = Duration::from_secs(1);
const AGAIN: Duration = Duration::from_secs(20);
/// After how long a room is told.
const TOLD_AFTER: UnixMillis = 60 * 1000;

/// Tries locked events again until the program ends.
pub(crate) async fn unlock(matrix: Arc<Matrix>) {
    let mut keys = match matrix.client.encryption().room_keys_received_stream().await {
        Some(keys) => keys.map(drop).boxed(),
        None => futures_util::stream::pending().boxed(),
    };
    while !matrix.lifecycle.is_ending() {
        let locked = matrix.service.query(|store| store.matrix_locked(TRIED)).await.unwrap_or_default();
        let newest = locked.iter().map(|locked| locked.at).max();
        for locked in locked {
            try_again(&matrix, locked).await;
        }
        // One round later than the last wait, so that nothing waits for the next command.
        let awaited = newest.is_some_and(|at| at + KEY_AWAITED + 2_000 > clock::now());
        if awaited {
            matrix.came.notify_waiters();
        }
        tokio::select! {
            Some(()) = keys.next() => {}
            () = tokio::time::sleep(if awaited { SOON } else { AGAIN }) => {}
            () = matrix.locked.notified() => {}
            () = matrix.lifecycle.ended() => {}
        }
    }
}

async fn try_again(matrix: &Matrix, locked: EncryptedItem) {
    let value: Value = serde_json::from_str(&locked.raw).unwrap_or_default();
    let room = locked
        .room
        .as_str()
        .try_into()
        .ok()
        .and_then(|id: &matrix_sdk::ruma::RoomId| matrix.client.get_room(id));
    let raw = Raw::<AnySyncTimelineEvent>::from_json_string(locked.raw.clone());
    let (Some(room), Ok(raw), false) = (room, raw, is_old(&value, clock::now())) else {
        matrix.service.query(move |store| store.matrix_unlocked(&locked.event, None)).await;
        return;
    };
    let event = opened(&room, &raw).await;
    if event.encryption_info().is_some() {
        let mut came = Vec::new();
        inbox::sort_out(matrix, &room, std::slice::from_ref(&event), &mut came).await;
        let heard = came.into_iter().find_map(|came| match came {
            InboxChange::Heard(heard) => Some(heard),
            InboxChange::Locked(_) | InboxChange::Redacted { .. } => None,
        });
        matrix.service.query(move |store| store.matrix_unlocked(&locked.event, heard.as_ref())).await;
        matrix.came.notify_waiters();
        return;
    }
    let (event, now) = (locked.event.clone(), clock::now());
    let tell =
        matrix.service.query(move |store| store.matrix_tell_locked(&event, now, now - TOLD_AFTER)).await;
    if tell == Some(true) {
        let place = RoomPlace { room: room.room_id().to_owned(), thread: None };
        let language = matrix.service.language_in(place.room_id()).await;
        let words = matrix.manners.words(crate::text::LOCKED, language);
        // That it cannot be told is in the log.
        let _ = matrix.gate.tell(&room, Purpose::Locked(&locked.event), words).await;
    }
}
