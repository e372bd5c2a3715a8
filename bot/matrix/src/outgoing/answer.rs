//! Answers: a notice in reply where it was asked, or a direct room for what one person alone may read.

use matrix_sdk::ruma::{OwnedEventId, OwnedUserId, UserId};
use matrix_sdk::{Room, RoomDisplayName, RoomState};
use tracing::{error, warn};

use crate::id::RoomPlace;
use crate::incoming::choices::ReplaceableMessage;
use crate::incoming::event::InboxRequest;
use crate::incoming::people::may_write;
use crate::incoming::{choices, people};
use crate::outgoing::content::{MessageRelation, RoomMessage};
use crate::outgoing::direct::DirectTarget;
use crate::outgoing::failure::Failure;
use crate::outgoing::txn::{Purpose, transaction};
use crate::outgoing::{direct, file, put};
use crate::{MARGIN, Matrix, id};
use lasermate_domain::escape::escape_text;
use lasermate_domain::port::{Picture, PictureFile, Reply, RoomId, UnixMillis};
use lasermate_present::surface::{self, MessageTarget, Surface};
use lasermate_present::text;
use lasermate_service::drawing::{self, NotDrawn};
use lasermate_service::store::{ChoicesUpdate, InboxItem};

#[derive(Clone, Debug)]
pub struct IncomingMessage {
    pub event: OwnedEventId,
    pub place: RoomPlace,
    pub sender: OwnedUserId,
    /// The event the answer replies to, where that is another one: a reaction and an edit are nothing a client shows.
    pub under: Option<OwnedEventId>,
    pub at: UnixMillis,
    /// The message the answer may stand in the place of, where it replaces one.
    pub over: Option<ReplaceableMessage>,
}

impl IncomingMessage {
    /// What a row of the inbox asks; `None` for what no server can have sent.
    pub fn read(heard: &InboxItem, wish: &InboxRequest) -> Option<Self> {
        let thread = wish.thread.as_deref().map(OwnedEventId::try_from).transpose().ok()?;
        Some(Self {
            event: OwnedEventId::try_from(heard.event.as_str()).ok()?,
            place: RoomPlace { room: heard.room.as_str().try_into().ok()?, thread },
            sender: UserId::parse(&wish.sender).ok()?,
            under: None,
            at: heard.at,
            over: None,
        })
    }
}

#[derive(Clone, Copy, Debug)]
struct AnswerTarget<'a> {
    asked: &'a IncomingMessage,
    /// The room where its choices belong.
    belongs: &'a RoomId,
    purpose: Purpose<'a>,
}

/// Answers where it was asked; what is for the asker's eyes alone, in a direct room.
pub(crate) async fn answer(
    matrix: &Matrix,
    room: &Room,
    asked: &IncomingMessage,
    belongs: &RoomId,
    mut reply: Reply,
) -> Result<Vec<ChoicesUpdate>, Failure> {
    let drawn = drawn(matrix, &mut reply).await;
    let language = match reply.is_private() {
        true => matrix.service.language_for(id::person(&asked.sender), None, belongs.clone()).await,
        false => matrix.service.language_in(belongs.clone()).await,
    };
    let surface = surface::of_reply(reply, &people::shown_in(room), language);
    show(matrix, room, asked, belongs, surface, drawn).await
}

/// Shows what was planned, as an answer: where it was asked, or where the bot may not write there, in a direct room.
pub(crate) async fn show(
    matrix: &Matrix,
    room: &Room,
    asked: &IncomingMessage,
    belongs: &RoomId,
    mut surface: Surface,
    drawn: Vec<(Picture, PictureFile)>,
) -> Result<Vec<ChoicesUpdate>, Failure> {
    let event = asked.event.as_str();
    let answers = asked.under.clone().unwrap_or_else(|| asked.event.clone());
    let place = MessageRelation { thread: asked.place.thread.clone(), answers: Some(answers) };
    let is_secret = surface.messages.first().is_some_and(|message| message.way == MessageTarget::DirectRoom);
    if room.state() != RoomState::Joined && !is_secret {
        // The bot was removed meanwhile, and what was asked is done.
        return Ok(Vec::new());
    }
    let to = AnswerTarget { asked, belongs, purpose: Purpose::Answer(event) };
    let mut open = may_write(room).await;
    if open && !is_secret {
        match say(matrix, room, to, &place, &surface, &drawn).await {
            Err(Failure::Muted(_)) => open = false,
            said => return said,
        }
    }
    let (told, offered) = match direct::direct_room(matrix, &asked.sender).await? {
        DirectTarget::In(direct) => {
            let to = AnswerTarget { purpose: Purpose::Secret(event), ..to };
            if !is_secret && let Some(first) = surface.messages.first_mut() {
                // It could be about any room.
                first.text = format!("{}\n{}", about_a_closed_room(room), first.text);
            }
            let offered = say(matrix, &direct, to, &MessageRelation::default(), &surface, &drawn).await?;
            (crate::text::SENT_TO_YOU, offered)
        }
        DirectTarget::Nowhere(why) => (why, Vec::new()),
    };
    if open {
        let language = surface.messages.first().map(|message| message.language).unwrap_or_default();
        let told = surface::of_reply(Reply::quiet(told), &people::shown_in(room), language);
        match say(matrix, room, to, &place, &told, &[]).await {
            // It was closed meanwhile, and the answer is where it belongs.
            Ok(_) | Err(Failure::Muted(_)) => {}
            Err(failure) => return Err(failure),
        }
    } else if told != crate::text::SENT_TO_YOU {
        warn!(room = %room.room_id(), "answer dropped: the bot may write neither in the room nor to whoever asked");
    }
    Ok(offered)
}

/// Sends planned messages as as many events as they need, under the same ids whenever they are sent again. Gives what can
/// be answered to them, which is kept once the whole answer is there.
async fn say(
    matrix: &Matrix,
    room: &Room,
    to: AnswerTarget<'_>,
    place: &MessageRelation,
    surface: &Surface,
    drawn: &[(Picture, PictureFile)],
) -> Result<Vec<ChoicesUpdate>, Failure> {
    let mut drawn = drawn.iter();
    let (mut part, mut offered) = (0, Vec::new());
    let alone = surface.messages.len() == 1;
    for planned in &surface.messages {
        let (mut files, mut instead) = (Vec::new(), Vec::new());
        for (picture, drawn) in drawn.by_ref().take(planned.pictures.len()) {
            match file::upload_picture(matrix, room, picture, drawn).await {
                Err(Failure::File(_)) => instead.push(escape_text(&picture.alt, text::ALT_CHARS)),
                uploaded => files.push(uploaded?),
            }
        }
        if let Some(file) = &planned.file {
            match file::upload_text(matrix, room, file.clone(), planned.language).await {
                Err(Failure::File(_)) => instead.push(crate::text::NO_FILE.to_owned()),
                uploaded => files.push(uploaded?),
            }
        }
        let mut files = files.into_iter();
        let words = matrix.manners.words(&without_files(&planned.text, &instead), planned.language);
        let holding = |file| RoomMessage {
            file,
            language: planned.language,
            place: place.clone(),
            ..RoomMessage::default()
        };
        let mut messages = vec![RoomMessage { words, ..holding(files.next()) }];
        messages.extend(files.map(|file| holding(Some(file))));
        for (number, message) in messages.into_iter().enumerate() {
            let transaction = transaction(to.purpose, room.room_id().as_str(), part);
            part += 1;
            let stands = planned.replaces && alone && room.room_id() == to.asked.place.room;
            let over = to.asked.over.clone().filter(|over| stands && over.pictured == message.is_picture());
            let over = over.map(|over| over.event);
            let put = put::put(matrix, room, &message, transaction, over).await?;
            // The numbers are in the words, which stand in the first.
            match planned.choices.clone().filter(|_| number == 0) {
                Some(choices) => {
                    let person = Some(&*to.asked.sender);
                    let at = (room.room_id(), &put);
                    let row = choices::choices_row(at, to.belongs, person, &message, (choices, false));
                    offered.extend(row.map(ChoicesUpdate::Choices));
                }
                None if put.changed => offered.push(ChoicesUpdate::Nothing(put.event.to_string())),
                None => {}
            }
        }
    }
    Ok(offered)
}

/// A reply's pictures drawn. Where there is no place for that, the asker is told to try again; one that cannot be drawn is
/// left out.
async fn drawn(matrix: &Matrix, reply: &mut Reply) -> Vec<(Picture, PictureFile)> {
    let mut drawn = Vec::new();
    for picture in std::mem::take(&mut reply.pictures) {
        match matrix.service.drawings().fresh_with(MARGIN, &picture, None, Some(drawing::PATIENCE)).await {
            Ok(file) => drawn.push((picture, PictureFile::clone(&file))),
            Err(NotDrawn::Busy) => {
                *reply = Reply::refusal(text::handler::BUSY);
                return Vec::new();
            }
            Err(error) => {
                error!(%error, "drawing a picture failed");
                reply.text = format!("{}\n{}", reply.text, text::handler::NO_PICTURE);
            }
        }
    }
    reply.pictures = drawn.iter().map(|(picture, _)| picture.clone()).collect();
    drawn
}

/// An answer, and what stands in the place of files that the server has not taken.
fn without_files(answer: &str, instead: &[String]) -> String {
    let parts = [answer].into_iter().chain(instead.iter().map(String::as_str));
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n\n")
}

/// Says to which room an answer belongs that stands in another one.
fn about_a_closed_room(room: &Room) -> String {
    let name = match room.cached_display_name() {
        Some(RoomDisplayName::Named(name) | RoomDisplayName::Aliased(name)) => Ok(name),
        Some(RoomDisplayName::Calculated(people)) => Err(people),
        _ => Ok(room.room_id().to_string()),
    };
    match name {
        Ok(name) => crate::text::from_a_closed_room(Some(&name), ""),
        Err(people) => crate::text::from_a_closed_room(None, &people),
    }
}

/// The answer to something that the service has failed at.
pub fn failed() -> Reply {
    Reply::refusal(text::handler::FAILED)
}
