//! The one way out: every event passes here, because the server limits the account and not the room.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::account::{Folder, limit};
use crate::lifecycle::Lifecycle;
use crate::outgoing::content::{MESSAGE, RoomMessage};
use crate::outgoing::failure::Failure;
use crate::outgoing::markdown::FormattedText;
use crate::outgoing::txn::{Purpose, transaction};
use crate::outgoing::typing::sign;
use crate::steps::WorkStep;
use matrix_sdk::Room;
use matrix_sdk::config::RequestConfig;
use matrix_sdk::ruma::{OwnedEventId, OwnedTransactionId};
use serde_json::Value;
use tokio::time::Instant;
use tracing::{info, warn};

/// How long one request may take.
const PATIENCE: Duration = Duration::from_secs(30);
/// For how long after a refusal events go one after the other.
const CAREFUL: Duration = Duration::from_secs(60);
/// From which pause on a room sees that something is coming.
const SHOWN: Duration = Duration::from_millis(800);
/// How often a pause is looked at.
const NAP: Duration = Duration::from_secs(3);

/// The account's pause, and who goes next after it.
#[derive(Debug)]
pub struct Gate {
    /// Where it is noted that the server holds the bot back.
    folder: Folder,
    lifecycle: Lifecycle,
    /// Until when nothing is sent.
    closed_until: Mutex<Option<Instant>>,
    /// Held while sending in careful times; whoever waits goes in order.
    turn: tokio::sync::Mutex<()>,
}

/// An event on its way.
#[derive(Debug)]
pub struct OutgoingEvent {
    /// Its kind, as `m.room.message`.
    pub kind: &'static str,
    pub content: Value,
    /// By what it is recognised when it is sent again.
    pub transaction: OwnedTransactionId,
}

impl Gate {
    /// The gate of the account in a folder.
    pub const fn of(folder: Folder, lifecycle: Lifecycle) -> Self {
        Self { folder, lifecycle, closed_until: Mutex::new(None), turn: tokio::sync::Mutex::const_new(()) }
    }

    /// Sends words of the bot's own; they are the same event whenever they are sent again for that purpose.
    ///
    /// # Errors
    /// As for [`Self::send`].
    pub async fn tell(&self, room: &Room, purpose: Purpose<'_>, words: FormattedText) -> Result<(), Failure> {
        let transaction = transaction(purpose, room.room_id().as_str(), 0);
        let content = RoomMessage::of_words(words).content();
        self.send(room, &OutgoingEvent { kind: MESSAGE, content, transaction }).await.map(drop)
    }

    /// Sends an event, after whatever pause the server has asked for. It is the same event whenever it is sent again.
    ///
    /// # Errors
    /// What the server says, but for pauses; [`Failure::Later`] where the program ends.
    pub async fn send(&self, room: &Room, event: &OutgoingEvent) -> Result<OwnedEventId, Failure> {
        loop {
            let careful = self.last_refusal().is_some_and(|until| until + CAREFUL > Instant::now());
            let _turn = if careful { Some(self.in_turn(room).await?) } else { None };
            self.wait(room).await?;
            let config = RequestConfig::new().disable_retry().timeout(PATIENCE);
            let sending = room
                .send_raw(event.kind, event.content.clone())
                .with_transaction_id(&event.transaction)
                .with_request_config(config);
            let begun = Instant::now();
            match sending.await {
                Ok(sent) => {
                    WorkStep::Send.took(begun.elapsed());
                    return Ok(sent.response.event_id);
                }
                Err(error) => match Failure::of(&error) {
                    Failure::Limited(pause) => {
                        info!(?pause, "rate limited by the Matrix server");
                        self.close(pause);
                        let folder = self.folder.clone();
                        tokio::task::spawn_blocking(move || limit::note(&folder, pause));
                    }
                    failure => {
                        let failure = failure.in_room(room).await;
                        warn!(room = %room.room_id(), ?failure, "sending to Matrix failed");
                        return Err(failure);
                    }
                },
            }
        }
    }

    fn last_refusal(&self) -> Option<Instant> {
        *self.closed_until.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn close(&self, pause: Duration) {
        let until = Instant::now() + pause;
        let mut closed = self.closed_until.lock().unwrap_or_else(PoisonError::into_inner);
        *closed = Some(closed.map_or(until, |earlier| earlier.max(until)));
    }

    /// One after the other, in the order they came.
    async fn in_turn(&self, room: &Room) -> Result<tokio::sync::MutexGuard<'_, ()>, Failure> {
        let turn = self.turn.lock();
        tokio::pin!(turn);
        loop {
            tokio::select! {
                turn = &mut turn => return Ok(turn),
                () = tokio::time::sleep(NAP) => sign(room, true),
                () = self.lifecycle.ended() => return Err(ending()),
            }
        }
    }

    /// Waits until the server takes events again. The room sees that the bot is typing: that costs nothing.
    async fn wait(&self, room: &Room) -> Result<(), Failure> {
        loop {
            let now = Instant::now();
            let Some(left) = self.last_refusal().and_then(|until| until.checked_duration_since(now)) else {
                return Ok(());
            };
            if left.is_zero() {
                return Ok(());
            }
            if left > SHOWN {
                sign(room, true);
            }
            tokio::select! {
                () = tokio::time::sleep(left.min(NAP)) => {}
                () = self.lifecycle.ended() => return Err(ending()),
            }
        }
    }
}

fn ending() -> Failure {
    Failure::Later("the program ends".to_owned())
}
