//! Encrypted events whose key comes later: tried again when keys come in, and told of once if none does.

use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt as _;
use matrix_sdk::ruma::events::AnySyncTimelineEvent;
use matrix_sdk::ruma::serde::Raw;
use serde_json::Value;

use lasermate_domain::port::UnixMillis;
use lasermate_present::text;
use lasermate_service::clock;
use lasermate_service::store::{EncryptedItem, InboxChange, KEY_AWAITED};

use super::catch_up::opened;
use super::is_old;
use crate::Matrix;
use crate::outbox::content::{MESSAGE, RoomMessage};
use crate::outbox::{OutgoingEvent, Purpose, transaction};

/// How many are tried at once.
const TRIED: usize = 200;
/// How often they are tried where no key is said to have come in, while others wait for them and later.
const SOON: Duration = Duration::from_secs(1);
const AGAIN: Duration = Duration::from_secs(20);
/// After how long a room is told.
const TOLD_AFTER: UnixMillis = 60 * 1000;

impl Matrix {
    /// Tries locked events again until the program ends.
    pub(crate) async fn unlock(self: Arc<Self>) {
        let mut stop = self.stop.clone();
        let mut keys = match self.client.encryption().room_keys_received_stream().await {
            Some(keys) => keys.map(drop).boxed(),
            None => futures_util::stream::pending().boxed(),
        };
        while !*stop.borrow() {
            let locked = self.store(|store| store.matrix_locked(TRIED)).await.unwrap_or_default();
            let newest = locked.iter().map(|locked| locked.at).max();
            for locked in locked {
                self.try_again(locked).await;
            }
            // One round later than the last wait, so that nothing waits for the next command.
            let awaited = newest.is_some_and(|at| at + KEY_AWAITED + 2_000 > clock::now());
            if awaited {
                self.came.notify_waiters();
            }
            tokio::select! {
                Some(()) = keys.next() => {}
                () = tokio::time::sleep(if awaited { SOON } else { AGAIN }) => {}
                () = self.locked.notified() => {}
                _ = stop.changed() => {}
            }
        }
    }

    async fn try_again(self: &Arc<Self>, locked: EncryptedItem) {
        let value: Value = serde_json::from_str(&locked.raw).unwrap_or_default();
        let room = locked
            .room
            .as_str()
            .try_into()
            .ok()
            .and_then(|id: &matrix_sdk::ruma::RoomId| self.client.get_room(id));
        let raw = Raw::<AnySyncTimelineEvent>::from_json_string(locked.raw.clone());
        let (Some(room), Ok(raw), false) = (room, raw, is_old(&value, clock::now())) else {
            self.store(move |store| store.matrix_unlocked(&locked.event, None)).await;
            return;
        };
        let event = opened(&room, &raw).await;
        if event.encryption_info().is_some() {
            let mut came = Vec::new();
            self.sort_out(&room, std::slice::from_ref(&event), &mut came).await;
            let heard = came.into_iter().find_map(|came| match came {
                InboxChange::Heard(heard) => Some(heard),
                InboxChange::Locked(_) | InboxChange::Redacted { .. } => None,
            });
            self.store(move |store| store.matrix_unlocked(&locked.event, heard.as_ref())).await;
            self.came.notify_waiters();
            return;
        }
        let (event, now) = (locked.event.clone(), clock::now());
        let tell = self.store(move |store| store.matrix_tell_locked(&event, now, now - TOLD_AFTER)).await;
        if tell == Some(true) {
            let message = RoomMessage::of_words(self.words(text::matrix::LOCKED));
            let transaction = transaction(Purpose::Locked(&locked.event), room.room_id().as_str(), 0);
            let event = OutgoingEvent { kind: MESSAGE, content: message.content(), transaction };
            // That it cannot be told is in the log.
            let _ = self.gate.send(&room, &event, &mut self.stop.clone()).await;
        }
    }
}
