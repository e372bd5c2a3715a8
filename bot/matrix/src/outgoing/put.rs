//! One message on its way: a new event, or a change of an earlier one of the bot's.

use matrix_sdk::Room;
use matrix_sdk::ruma::{OwnedEventId, OwnedTransactionId};

use crate::Matrix;
use crate::id::RoomPlace;
use crate::outgoing::content::{MESSAGE, RoomMessage};
use crate::outgoing::failure::Failure;
use crate::outgoing::gate::OutgoingEvent;
use lasermate_service::clock;

/// A message that is there.
#[derive(Clone, Debug)]
pub struct SentEvent {
    /// The message that shows it: an earlier one where that was changed.
    pub event: OwnedEventId,
    /// Whether an earlier one was changed.
    pub changed: bool,
}

/// Sends a message, in the place of `over` where that is given and still before people's eyes. Which message it replaces
/// is settled before it is sent, so that whatever is sent again is the same under the same transaction id.
pub(crate) async fn put(
    matrix: &Matrix,
    room: &Room,
    message: &RoomMessage,
    transaction: OwnedTransactionId,
    over: Option<OwnedEventId>,
) -> Result<SentEvent, Failure> {
    let place = RoomPlace { room: room.room_id().to_owned(), thread: message.place.thread.clone() };
    let txn = transaction.to_string();
    let settled = {
        let txn = txn.clone();
        matrix.service.query(move |store| store.matrix_edit(&txn)).await.flatten()
    };
    let settled = settled.and_then(|event| OwnedEventId::try_from(event).ok());
    let near = over.filter(|event| settled.is_none() && matrix.said.is_near(&place, event));
    let edit = settled.clone().or(near).and_then(|event| Some((message.edit_of(&event)?, event)));
    if let Some((content, event)) = edit {
        let kept = settled.is_some() || {
            let (txn, event, now) = (txn.clone(), event.to_string(), clock::now());
            matrix.service.query(move |store| store.matrix_settle_edit(&txn, &event, now)).await.is_some()
        };
        if kept {
            let edit = OutgoingEvent { kind: MESSAGE, content, transaction: transaction.clone() };
            match matrix.gate.send(room, &edit).await {
                Ok(_) => return Ok(SentEvent { event, changed: true }),
                // The message is not there to be changed.
                Err(Failure::Never(_)) => {
                    matrix.service.query(move |store| store.matrix_no_edit(&txn)).await;
                }
                Err(failure) => return Err(failure),
            }
        }
    }
    let event = OutgoingEvent { kind: MESSAGE, content: message.content(), transaction };
    let sent = matrix.gate.send(room, &event).await?;
    matrix.said.note(&place, &sent, &event.content);
    Ok(SentEvent { event: sent, changed: false })
}
