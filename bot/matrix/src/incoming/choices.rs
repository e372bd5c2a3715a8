//! Numbered choices: kept with the event they stand under, answered by a number or a reaction.

use std::time::Duration;

use matrix_sdk::config::RequestConfig;
use matrix_sdk::ruma::api::client::room::get_room_event;
use matrix_sdk::ruma::{
    EventId, MilliSecondsSinceUnixEpoch, OwnedEventId, OwnedRoomId, RoomId as MatrixRoom, UserId,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Matrix;
use crate::id::RoomPlace;
use crate::outgoing::content::RoomMessage;
use crate::outgoing::put::SentEvent;
use lasermate_domain::port::{RoomId, UnixMillis};
use lasermate_present::surface::{ChoiceResult, NumberedChoices};
use lasermate_service::clock;
use lasermate_service::store::OfferedChoices as Row;

/// Lists noted within so many milliseconds of each other may have been noted in another order than they stand in the room: a
/// post that was sent, but not noted when the program was killed, is noted anew beside the answers of the next start.
const TOGETHER: i64 = 60_000;
/// How long the server may take to say when an event was sent.
const TOLD_WITHIN: Duration = Duration::from_secs(10);
/// For how many milliseconds a number that answers a message may be one of those that stood there before it was changed.
const OUTLIVED: i64 = 2_000;

/// Choices as they are kept.
#[derive(Debug, Serialize, Deserialize)]
struct StoredChoices {
    /// Where they belong: what is asked in a direct room may be about a game elsewhere.
    room: String,
    choices: NumberedChoices,
    /// Whether they stand under a picture.
    #[serde(default)]
    pictured: bool,
    /// The first event of the thread they stand in. The store reads it too.
    #[serde(default)]
    thread: Option<String>,
    /// Whether they took the place of others in an event that is older than they are.
    #[serde(default)]
    changed: bool,
    /// Whether the numbers under that event stood for something else before.
    #[serde(default)]
    others: bool,
}

/// A number as it was given.
#[derive(Clone, Copy, Debug)]
pub struct TypedNumber<'a> {
    pub number: u16,
    /// The message it answers, where it says so.
    pub to: Option<&'a str>,
    /// The first event of the thread it was typed in.
    pub thread: Option<&'a str>,
    pub at: UnixMillis,
}

/// What a number stands for.
#[derive(Debug)]
pub struct NumberMeaning {
    /// The message under which it stands.
    pub under: OwnedEventId,
    /// The first event of the thread in which that message is.
    pub thread: Option<OwnedEventId>,
    /// Where it is to be asked.
    pub place: RoomPlace,
    /// What; `None` where the message was changed, and it was or may have been meant for what stood there before.
    pub what: Option<ChoiceResult>,
    /// Whether it was offered to everybody, so that a number may be talk.
    pub public: bool,
    /// Whether it cannot be taken back.
    pub dangerous: bool,
    /// The message under which one person alone was asked: what replaces it can stand in its place.
    pub over: Option<ReplaceableMessage>,
}

/// A message that an answer may stand in the place of.
#[derive(Clone, Debug)]
pub struct ReplaceableMessage {
    pub event: OwnedEventId,
    /// Whether it shows a picture: words do not take the place of one, nor the other way round, because not every client shows
    /// that.
    pub pictured: bool,
}

/// The choices under an event as they are kept: for everybody, or for one person alone.
pub(crate) fn choices_row(
    (room, put): (&MatrixRoom, &SentEvent),
    belongs: &RoomId,
    person: Option<&UserId>,
    message: &RoomMessage,
    (choices, others): (NumberedChoices, bool),
) -> Option<Row> {
    let pictured = message.is_picture();
    let thread = message.place.thread.as_ref().map(ToString::to_string);
    let kept =
        StoredChoices { room: belongs.0.clone(), choices, pictured, thread, changed: put.changed, others };
    Some(Row {
        event: put.event.to_string(),
        room: room.to_string(),
        person: person.map(ToString::to_string),
        choices: serde_json::to_string(&kept).ok()?,
        at: clock::now(),
    })
}

/// What a number stands for, as an answer to an event, or to what the person was offered last in the room or the thread where
/// it was typed: games in threads go on beside that of the room.
pub(crate) async fn chosen(
    matrix: &Matrix,
    room: &MatrixRoom,
    user: &UserId,
    given: TypedNumber<'_>,
) -> Option<NumberMeaning> {
    let (key, person) = (room.to_string(), user.to_string());
    let (row, kept) = match given.to {
        Some(event) => choices_under(matrix, event).await?,
        None => {
            let (room, person) = (key.clone(), person.clone());
            let thread = given.thread.map(str::to_owned);
            let rows = matrix
                .service
                .query(move |store| store.matrix_last_choices(&room, thread.as_deref(), &person))
                .await?;
            match (last_in_the_room(matrix, rows).await, given.thread) {
                (Some(last), _) => last,
                // A thread may begin with a list that stands in the room.
                (None, Some(root)) => choices_under(matrix, root).await?,
                (None, None) => return None,
            }
        }
    };
    let number = given.number;
    if row.room != key || row.person.as_ref().is_some_and(|own| *own != person) {
        return None;
    }
    let what = kept.choices.resolve(&number.to_string());
    let may_be_old = kept.others && given.to.is_some();
    let what = match what {
        None if !may_be_old => return None,
        what => what.filter(|_| !may_be_old || given.at >= row.at + OUTLIVED),
    };
    Some(NumberMeaning {
        under: OwnedEventId::try_from(row.event.as_str()).ok()?,
        thread: kept.thread.and_then(|root| OwnedEventId::try_from(root).ok()),
        place: RoomPlace::read(&RoomId(kept.room))?,
        what,
        public: row.person.is_none(),
        over: match row.person {
            Some(_) => OwnedEventId::try_from(row.event)
                .ok()
                .map(|event| ReplaceableMessage { event, pictured: kept.pictured }),
            None => None,
        },
        dangerous: kept.choices.is_dangerous(usize::from(number)),
    })
}

/// The choices under an event.
async fn choices_under(matrix: &Matrix, event: &str) -> Option<(Row, StoredChoices)> {
    let event = event.to_owned();
    let row = matrix.service.query(move |store| store.matrix_choices(&event)).await.flatten()?;
    let kept = read(&row)?;
    Some((row, kept))
}

/// Which of the lists a number may answer, the one noted last first, stands last in the room.
async fn last_in_the_room(matrix: &Matrix, rows: Vec<Row>) -> Option<(Row, StoredChoices)> {
    let mut lists = rows.into_iter().filter_map(|row| read(&row).map(|kept| (row, kept)));
    let last = lists.next()?;
    let Some(other) = lists.next() else { return Some(last) };
    if last.0.at - other.0.at > TOGETHER || last.1.changed || other.1.changed {
        return Some(last);
    }
    let sent = tokio::join!(sent_at(matrix, &last.0), sent_at(matrix, &other.0));
    Some(if matches!(sent, (Some(last), Some(other)) if last < other) { other } else { last })
}

/// When the event was sent under which a list stands, by the server's clock; `None` where it does not say.
async fn sent_at(matrix: &Matrix, row: &Row) -> Option<MilliSecondsSinceUnixEpoch> {
    let room = OwnedRoomId::try_from(row.room.as_str()).ok()?;
    let event = OwnedEventId::try_from(row.event.as_str()).ok()?;
    field_of(matrix, room, event, "origin_server_ts").await
}

/// The first event of the thread in which an event stands.
pub(crate) async fn thread_of(matrix: &Matrix, room: &MatrixRoom, event: &EventId) -> Option<OwnedEventId> {
    let content: Value = field_of(matrix, room.to_owned(), event.to_owned(), "content").await?;
    let relation = content.get("m.relates_to").filter(|relation| relation["rel_type"] == "m.thread")?;
    OwnedEventId::try_from(relation.get("event_id")?.as_str()?).ok()
}

/// What the server says of an event; `None` where it does not.
async fn field_of<T: DeserializeOwned>(
    matrix: &Matrix,
    room: OwnedRoomId,
    event: OwnedEventId,
    field: &str,
) -> Option<T> {
    let config = RequestConfig::new().disable_retry().timeout(TOLD_WITHIN);
    let asked = matrix.client.send(get_room_event::v3::Request::new(room, event));
    asked.with_request_config(config).await.ok()?.event.get_field(field).ok()?
}

fn read(row: &Row) -> Option<StoredChoices> {
    serde_json::from_str(&row.choices).ok()
}
