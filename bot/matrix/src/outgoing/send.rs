//! Sending what rooms are owed: each post once, one event for a move, whoever is to act called by it.

use std::sync::Arc;
use std::time::Instant;

use matrix_sdk::ruma::{OwnedEventId, OwnedUserId};
use matrix_sdk::{Room, RoomState};
use tracing::{error, info};

use crate::id::RoomPlace;
use crate::incoming::{choices, people};
use crate::outgoing::about::{about, ends};
use crate::outgoing::content::{MessageRelation, RoomMessage, UploadedFile};
use crate::outgoing::failure::Failure;
use crate::outgoing::txn::{Purpose, transaction};
use crate::outgoing::{file, put};
use crate::steps::WorkStep;
use crate::sync::rooms;
use crate::{MARGIN, Matrix, id};
use lasermate_domain::platform::{Delivery, SendError};
use lasermate_domain::port::{Picture, SentPost};
use lasermate_present::language::Language;
use lasermate_present::surface;
use lasermate_service::clock;
use lasermate_service::store::{ChoicesUpdate, EventFacts, Note};

/// Sends a post, or what is not there of it yet.
pub(crate) async fn deliver(matrix: &Arc<Matrix>, delivery: Delivery) -> Result<SentPost, SendError> {
    let never = |reason: &str| Err(SendError::Never { reason: reason.to_owned() });
    let Some(place) = RoomPlace::read(&delivery.room) else {
        return never("not a Matrix room");
    };
    // Before that it is not known who is in which room, and who came in meanwhile could not read it.
    if !matrix.lifecycle.has_synced().await {
        return Err(SendError::Later { reason: "the program ends".to_owned(), after: None });
    }
    let room = match matrix.rooms.room(&place) {
        Some(room) if room.state() == RoomState::Joined => room,
        _ => return never("the bot is not in that room"),
    };
    let number = delivery.id;
    let pictured = delivery.picture.is_some();
    let sent = send_events(matrix, &room, &place, delivery).await.map_err(|failure| {
        if matches!(failure, Failure::Muted(_)) {
            rooms::look_whether_open(matrix, &room);
        }
        failure.to_send_error(pictured)
    })?;
    info!(delivery = number, room = %room.room_id(), event = %sent, "posted");
    Ok(SentPost { link: link(&room, &sent), thread: None })
}

/// Sends the events of a delivery that are not there yet; gives the last.
async fn send_events(
    matrix: &Matrix,
    room: &Room,
    place: &RoomPlace,
    delivery: Delivery,
) -> Result<OwnedEventId, Failure> {
    let Delivery { id: number, room: owed_to, language, post, picture, board_text, pinged } = delivery;
    let language = Language::of(language).unwrap_or_default();
    let there = matrix.service.query(move |store| store.matrix_sent(number)).await.unwrap_or_default();
    let picture = match picture {
        Some(_) if is_outdated(matrix, &owed_to.0, number, post.board_of).await => None,
        picture => picture,
    };
    let can = people::shown_in(room);
    let planned = surface::of_post(&post, picture.as_ref(), board_text.as_deref(), &can, language);
    let last = planned.messages.len().saturating_sub(1);
    let mut newest = None;
    for (part, planned) in (0..).zip(planned.messages) {
        if let Some((_, event)) = there.iter().find(|(known, _)| *known == part) {
            newest = OwnedEventId::try_from(event.as_str()).ok();
            continue;
        }
        let words = matrix.manners.words(&planned.text, language);
        let mut message = RoomMessage { language, ..RoomMessage::of_words(words) };
        message.place = MessageRelation { thread: place.thread.clone(), answers: None };
        if usize::try_from(part).is_ok_and(|part| part == last) {
            message.calls = called(room, pinged.iter().filter_map(id::user)).await;
            let silent = post.mentioned().filter(|person| !pinged.contains(person));
            let silent = called(room, silent.filter_map(id::user)).await;
            message.named = silent.into_iter().map(|(_, name)| name).collect();
        }
        if let Some(picture) = planned.pictures.first() {
            message.file = uploaded(matrix, room, picture).await?;
        }
        let about = about(&post, place).filter(|_| last == 0);
        // A board that goes in words is none.
        let fits = about.as_ref().is_some_and(|about| !about.pictured || message.is_picture());
        let transaction = transaction(Purpose::Post(number, &post.text), room.room_id().as_str(), part);
        let over = match &about {
            Some(about) if about.changes && message.calls.is_empty() && fits => {
                shown_in_message(matrix, room, &about.key).await
            }
            Some(about) if about.changes && !fits => {
                // It had a picture when it was settled that it replaces another one, and has not been sent.
                let transaction = transaction.to_string();
                matrix.service.query(move |store| store.matrix_no_edit(&transaction)).await;
                None
            }
            _ => None,
        };
        let put = put::put(matrix, room, &message, transaction, over).await?;
        // The numbers under the board that called somebody were a player's.
        let others = put.changed && about.as_ref().is_some_and(|about| about.pictured);
        let offered = match planned.choices {
            Some(choices) => {
                choices::choices_row((room.room_id(), &put), &owed_to, None, &message, (choices, others))
                    .map(ChoicesUpdate::Choices)
            }
            None if put.changed => Some(ChoicesUpdate::Nothing(put.event.to_string())),
            None => None,
        };
        let note = |about: String| Note { room: room.room_id().to_string(), about, at: clock::now() };
        let stays = about.filter(|about| about.stays && fits).map(|about| about.key);
        let over = ends(&post, place).into_iter().filter(|key| Some(key) != stays.as_ref());
        let shows = EventFacts { ends: over.map(note).collect(), note: stays.map(note), offered };
        let event = put.event.to_string();
        matrix.service.query(move |store| store.matrix_place((number, part), &event, &shows)).await;
        newest = Some(put.event);
    }
    newest.ok_or_else(|| Failure::Never("there is nothing to send".to_owned()))
}

/// The message in which something is shown.
async fn shown_in_message(matrix: &Matrix, room: &Room, about: &str) -> Option<OwnedEventId> {
    let (room, about) = (room.room_id().to_string(), about.to_owned());
    let event = matrix.service.query(move |store| store.matrix_note(&room, &about)).await.flatten()?;
    OwnedEventId::try_from(event).ok()
}

/// Whether a newer board of the game waits for the same room: the picture of this one is not worth its way.
async fn is_outdated(matrix: &Matrix, room: &str, delivery: u64, game: Option<u64>) -> bool {
    let Some(game) = game else { return false };
    let room = room.to_owned();
    matrix.service.query(move |store| store.matrix_newer_board(&room, delivery, game)).await.unwrap_or(false)
}

/// A picture's file on the server; `None` where it cannot be drawn, so that the post goes out in words.
async fn uploaded(matrix: &Matrix, room: &Room, picture: &Picture) -> Result<Option<UploadedFile>, Failure> {
    let begun = Instant::now();
    let drawn = matrix.service.drawings().fresh_with(MARGIN, picture, None, None).await;
    WorkStep::Draw.since(begun);
    match drawn {
        Ok(drawn) => file::upload_picture(matrix, room, picture, &drawn).await.map(Some),
        Err(error) => {
            error!(%error, "drawing a picture failed");
            Ok(None)
        }
    }
}

/// People with the names they have in a room.
pub(crate) async fn called(
    room: &Room,
    users: impl Iterator<Item = OwnedUserId>,
) -> Vec<(OwnedUserId, String)> {
    let mut called = Vec::new();
    for user in users {
        let name = people::name_of(room, &user).await;
        called.push((user, name));
    }
    called
}

/// Where an event can be read.
fn link(room: &Room, event: &OwnedEventId) -> String {
    let via = room.own_user_id().server_name();
    format!("https://matrix.to/#/{}/{event}?via={via}", room.room_id())
}
