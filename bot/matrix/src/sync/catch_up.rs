//! What lies between the bot's own token and the SDK's: taken in before the SDK's first sync is, and after that has brought the keys.

use std::time::Duration;

use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::ruma::api::client::filter::FilterDefinition;
use matrix_sdk::ruma::api::client::sync::sync_events::v3::{Filter, Request, Timeline};
use matrix_sdk::ruma::events::AnySyncTimelineEvent;
use matrix_sdk::ruma::events::room::encrypted::OriginalSyncRoomEncryptedEvent;
use matrix_sdk::ruma::serde::Raw;
use matrix_sdk::ruma::{TransactionId, UInt};
use matrix_sdk::{HttpError, Room};
use tracing::info;

use crate::Matrix;
use crate::sync::inbox;
use crate::sync::inbox::{TIMELINE, parsed};
use lasermate_service::store::InboxChange;

/// How long the server may take for it.
const PATIENCE: Duration = Duration::from_secs(60);

/// Asks the server for what came after the bot's own token. The SDK may have been told of it, and the program have ended
/// before it was written.
///
/// # Errors
/// The server cannot be reached or refuses.
pub(crate) async fn catch_up(matrix: &Matrix) -> Result<(), HttpError> {
    let account = matrix.account.clone();
    let Some(since) = matrix.service.query(move |store| store.matrix_token(&account)).await.flatten() else {
        return Ok(());
    };
    let mut request = Request::new();
    request.since = Some(since.clone());
    request.timeout = Some(Duration::ZERO);
    request.filter = Some(Filter::FilterDefinition(filter_of_a_start()));
    let config = matrix_sdk::config::RequestConfig::short_retry().timeout(PATIENCE);
    let response = matrix.client.send(request).with_request_config(config).await?;
    let mut came = Vec::new();
    for (id, update) in &response.rooms.join {
        // A room the SDK does not know yet comes with its next sync, whole.
        let Some(room) = matrix.client.get_room(id) else { continue };
        gather(matrix, &room, &update.timeline, &since, &mut came).await;
    }
    for (id, update) in &response.rooms.leave {
        let Some(room) = matrix.rooms.left_with_words(id).await else { continue };
        gather(matrix, &room, &update.timeline, &since, &mut came).await;
    }
    let count = |wanted: fn(&InboxChange) -> bool| came.iter().filter(|came| wanted(came)).count();
    let commands = count(|came| matches!(came, InboxChange::Heard(_)));
    let locked = count(|came| matches!(came, InboxChange::Locked(_)));
    info!(commands, locked, "caught up with Matrix");
    // The SDK's own sync begins where the SDK stands: the token stays until that has been taken in.
    inbox::write(matrix, came, since).await;
    Ok(())
}

/// What a room's update brings, in a response that the SDK has not seen.
async fn gather(matrix: &Matrix, room: &Room, raw: &Timeline, since: &str, came: &mut Vec<InboxChange>) {
    let mut timeline = matrix_sdk::sync::Timeline::default();
    (timeline.limited, timeline.prev_batch) = (raw.limited, raw.prev_batch.clone());
    for event in &raw.events {
        timeline.events.push(opened(room, event).await);
    }
    inbox::gather(matrix, room, &timeline, since, came).await;
}

/// An event as the SDK would hand it over: decrypted, where it is encrypted and its key is there.
pub(super) async fn opened(room: &Room, raw: &Raw<AnySyncTimelineEvent>) -> TimelineEvent {
    if parsed(raw).get("type").and_then(|kind| kind.as_str()) == Some("m.room.encrypted") {
        let encrypted: &Raw<OriginalSyncRoomEncryptedEvent> = raw.cast_ref_unchecked();
        if let Ok(event) = room.decrypt_event(encrypted, None).await {
            return event;
        }
    }
    TimelineEvent::from_plaintext(raw.clone())
}

/// The same, asked in words that no start has used before: Synapse answers the same question for two minutes as it did the first
/// time, and a start that was killed may have asked it before the newest command was typed.
fn filter_of_a_start() -> FilterDefinition {
    let mut filter = filter();
    filter.presence.not_types = vec![format!("lasermate.start.{}", TransactionId::new())];
    filter
}

/// What the bot wants to be told: enough of each room, and of its members those who speak.
pub fn filter() -> FilterDefinition {
    use matrix_sdk::ruma::api::client::filter::LazyLoadOptions;
    let mut filter = FilterDefinition::default();
    filter.room.timeline.limit = Some(UInt::from(TIMELINE));
    filter.room.state.lazy_load_options = LazyLoadOptions::Enabled { include_redundant_members: false };
    filter
}
