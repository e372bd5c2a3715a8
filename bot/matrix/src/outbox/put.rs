//! One message on its way: a new event, or a change of an earlier one of the bot's.

use std::sync::Arc;

use matrix_sdk::Room;
use matrix_sdk::ruma::{OwnedEventId, OwnedTransactionId};

use lasermate_service::clock;

use super::content::{MESSAGE, RoomMessage};
use super::{Failure, OutgoingEvent};
use crate::Matrix;
use crate::id::RoomPlace;

/// A message that is there.
#[derive(Clone, Debug)]
pub struct SentEvent {
    /// The message that shows it: an earlier one where that was changed.
    pub event: OwnedEventId,
    /// Whether an earlier one was changed.
    pub changed: bool,
}

impl Matrix {
    /// Sends a message, in the place of `over` where that is given and still before people's eyes. Which message it replaces
    /// is settled before it is sent, so that whatever is sent again is the same under the same transaction id.
    pub(crate) async fn put(
        self: &Arc<Self>,
        room: &Room,
        message: &RoomMessage,
        transaction: OwnedTransactionId,
        over: Option<OwnedEventId>,
    ) -> Result<SentEvent, Failure> {
        let place = RoomPlace { room: room.room_id().to_owned(), thread: message.place.thread.clone() };
        let txn = transaction.to_string();
        let settled = {
            let txn = txn.clone();
            self.store(move |store| store.matrix_edit(&txn)).await.flatten()
        };
        let settled = settled.and_then(|event| OwnedEventId::try_from(event).ok());
        let near = over.filter(|event| settled.is_none() && self.said.is_near(&place, event));
        let edit = settled.clone().or(near).and_then(|event| Some((message.edit_of(&event)?, event)));
        if let Some((content, event)) = edit {
            let kept = settled.is_some() || {
                let (txn, event, now) = (txn.clone(), event.to_string(), clock::now());
                self.store(move |store| store.matrix_settle_edit(&txn, &event, now)).await.is_some()
            };
            if kept {
                let edit = OutgoingEvent { kind: MESSAGE, content, transaction: transaction.clone() };
                match self.gate.send(room, &edit, &mut self.stop.clone()).await {
                    Ok(_) => return Ok(SentEvent { event, changed: true }),
                    // The message is not there to be changed.
                    Err(Failure::Never(_)) => {
                        self.store(move |store| store.matrix_no_edit(&txn)).await;
                    }
                    Err(failure) => return Err(failure),
                }
            }
        }
        let event = OutgoingEvent { kind: MESSAGE, content: message.content(), transaction };
        let sent = self.gate.send(room, &event, &mut self.stop.clone()).await?;
        self.said.note(&place, &sent, &event.content);
        Ok(SentEvent { event: sent, changed: false })
    }
}
