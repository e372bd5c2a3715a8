//! What somebody means with what came in: something for the service, another page of choices, or nothing that is understood.

use std::collections::BTreeMap;

use matrix_sdk::Room;
use matrix_sdk::ruma::OwnedEventId;

use crate::Matrix;
use crate::id::{self, RoomPlace};
use crate::incoming::choices::{ReplaceableMessage, TypedNumber};
use crate::incoming::event::{InboxRequest, RequestKind};
use crate::incoming::{choices, people, talk};
use crate::outgoing::answer::{IncomingMessage, failed};
use lasermate_domain::command::line::{self, LineError};
use lasermate_domain::command::{CommandId, CommandSpec};
use lasermate_domain::port::{Intent, Invocation, Person, Reply, Typing};
use lasermate_present::surface::{self, ChoiceResult, NumberedChoices};
use lasermate_service::questions;

pub struct Meaning {
    /// What is understood of it.
    pub what: MeaningKind,
    /// Where the game is that it is about.
    pub place: RoomPlace,
    /// Who is named in it.
    pub people: Vec<Person>,
    /// Whether it may have been meant for somebody else, so that a refusal would be a nuisance.
    pub perhaps_talk: bool,
    /// The message the answer may stand in the place of.
    pub over: Option<ReplaceableMessage>,
    /// Where the answer stands, where that is not under what was said itself.
    pub under: Option<AnsweredMessage>,
}

/// A message under which an answer stands.
pub struct AnsweredMessage {
    pub event: OwnedEventId,
    /// The first event of its thread.
    pub thread: Option<OwnedEventId>,
}

impl Meaning {
    /// Nothing for the service, and why.
    const fn of_words(reply: Reply, place: RoomPlace) -> Self {
        Self {
            what: MeaningKind::Words(reply),
            place,
            people: Vec::new(),
            perhaps_talk: false,
            over: None,
            under: None,
        }
    }
}

/// What is understood of it.
pub enum MeaningKind {
    Intent(Intent),
    More(NumberedChoices),
    Words(Reply),
}

impl MeaningKind {
    /// What is for the service.
    pub const fn intent(&self) -> Option<&Intent> {
        match self {
            Self::Intent(intent) => Some(intent),
            _ => None,
        }
    }
}

/// What is asked and who is named in it, or why it is not understood; `None` where it was not meant for the bot.
pub(crate) async fn understand(
    matrix: &Matrix,
    room: &Room,
    wish: &InboxRequest,
    asked: &IncomingMessage,
) -> Option<Meaning> {
    match &wish.what {
        RequestKind::Command { line, sure } => {
            let parsed = with_attached(read(room, line).await, wish);
            if let Err(LineError::Unknown { nearest, .. }) = &parsed {
                if let Some(played) = move_alone(matrix, room, asked, line).await {
                    return Some(played);
                }
                if nearest.is_none() && !sure {
                    return None;
                }
            }
            Some(command(matrix, room, asked, parsed).await)
        }
        RequestKind::Said { line } => {
            let line = &*talk::in_full(line);
            let parsed = with_attached(read(room, line).await, wish);
            let told = match &parsed {
                Err(LineError::Empty) => None,
                Err(LineError::Unknown { nearest, .. }) => talk::mistyped(line, *nearest),
                _ => return Some(command(matrix, room, asked, parsed).await),
            };
            let direct = people::is_direct(room);
            let words = match told {
                Some(meant) => crate::text::did_you_mean(meant, direct),
                None if matrix.told.may_be(room.room_id(), &asked.event, asked.at) => {
                    crate::text::only_commands(direct)
                }
                None => return None,
            };
            Some(Meaning::of_words(Reply::refusal(words), asked.place.clone()))
        }
        RequestKind::Edited { line, of } => {
            if matches!(line::parse(line), Err(LineError::Empty | LineError::Unknown { .. })) {
                return None;
            }
            let event = OwnedEventId::try_from(of.as_str()).ok()?;
            let words = Reply::refusal(crate::text::EDITED);
            let meaning = Meaning::of_words(words, asked.place.clone());
            let thread = choices::thread_of(matrix, room.room_id(), &event).await;
            Some(Meaning { under: Some(AnsweredMessage { event, thread }), ..meaning })
        }
        RequestKind::Number { number, sure, to, reaction } => {
            let (to, thread) = (to.as_deref(), wish.thread.as_deref());
            let given = TypedNumber { number: *number, to, thread, at: asked.at };
            let Some(chosen) = choices::chosen(matrix, room.room_id(), &asked.sender, given).await else {
                let words = Reply::refusal(crate::text::no_choice(*number));
                return sure.then(|| Meaning::of_words(words, asked.place.clone()));
            };
            let perhaps_talk = chosen.public && to.is_none() && !sure;
            let what = match chosen.what {
                None => MeaningKind::Words(Reply::refusal(crate::text::BOARD_CHANGED)),
                _ if chosen.dangerous && *reaction => {
                    MeaningKind::Words(Reply::refusal(crate::text::type_it(*number)))
                }
                Some(ChoiceResult::Ask(ask)) => MeaningKind::Intent(ask.into()),
                Some(ChoiceResult::More(choices)) => MeaningKind::More(choices),
            };
            let under = reaction.then_some(AnsweredMessage { event: chosen.under, thread: chosen.thread });
            let (place, over) = (chosen.place, chosen.over);
            Some(Meaning { what, place, people: Vec::new(), perhaps_talk, over, under })
        }
    }
}

/// A move that stands for itself, where it can be made now; anything else may be another bot's.
async fn move_alone(matrix: &Matrix, room: &Room, asked: &IncomingMessage, line: &str) -> Option<Meaning> {
    let first = line.lines().next()?.trim().to_owned();
    let place = playing_place(matrix, &asked.place, false).await.room_id();
    let who = id::person(&asked.sender);
    let fits =
        matrix.service.run(move |service| questions::is_move_now(service.world(), &place, &who, &first));
    if fits.await != Some(true) {
        return None;
    }
    let meaning = command(matrix, room, asked, line::parse(&format!("move {line}"))).await;
    Some(Meaning { perhaps_talk: true, ..meaning })
}

/// A line as a command; people in it are named by the longest name that somebody in the room has.
async fn read(room: &Room, line: &str) -> Result<Invocation, LineError> {
    if !line::may_name_people(line) {
        return line::parse(line);
    }
    let names = people::names_in(room).await;
    line::parse_among(line, &|name| names.contains(&name.to_lowercase()))
}

/// What a command means, or why it is none.
async fn command(
    matrix: &Matrix,
    room: &Room,
    asked: &IncomingMessage,
    parsed: Result<Invocation, LineError>,
) -> Meaning {
    let (what, people) = match parsed {
        Ok(mut invocation) => match people::name_people(room, &mut invocation).await {
            Ok(people) => (MeaningKind::Intent(Intent::Command(invocation)), people),
            Err(several) => (MeaningKind::Words(Reply::refusal(several)), Vec::new()),
        },
        Err(error) => (MeaningKind::Words(not_a_line(matrix, room, asked, error).await), Vec::new()),
    };
    let begins = what.intent().is_some_and(|intent| is_command(intent, CommandId::Challenge));
    let place = playing_place(matrix, &asked.place, begins).await;
    Meaning { what, place, people, perhaps_talk: false, over: None, under: None }
}

/// The answer to a line that is no command.
async fn not_a_line(matrix: &Matrix, room: &Room, asked: &IncomingMessage, error: LineError) -> Reply {
    let place = playing_place(matrix, &asked.place, false).await;
    let who = people::person(room, &asked.sender).await;
    let can = people::shown_in(room);
    // Whoever mistypes a command changes the message next, and changes are not heard.
    let mistyped = matches!(&error, LineError::Unknown { nearest: Some(_), .. });
    let wants_a_game = record_wanted(&error).is_some();
    let told = matrix.service.run(move |service| {
        let room = place.room_id();
        let language = service.world().reader(&who.id, None, &room).language;
        let at = (&id::server(&place.room), &room, &who);
        let complete = |typing: &Typing| questions::complete(service.world(), typing);
        surface::after_line(&error, at, (&can, language), complete)
    });
    let mut told = told.await.unwrap_or_else(failed);
    if mistyped {
        told.text = format!("{} {}", told.text, crate::text::SEND_ANEW);
    }
    if wants_a_game {
        told.text = format!("{} {}", told.text, crate::text::AS_A_FILE);
    }
    told
}

/// Where a game is played: in a thread, if one was begun there or is to begin, else in the room around it.
async fn playing_place(matrix: &Matrix, place: &RoomPlace, begins: bool) -> RoomPlace {
    let place = &matrix.rooms.first_place(place);
    if place.thread.is_none() || begins {
        return place.clone();
    }
    let room = place.room_id();
    let used = matrix.service.query(move |store| {
        Ok(store.last_game(&room)?.is_some() || !store.open_challenges(&room)?.is_empty())
    });
    if used.await.unwrap_or(false) { place.clone() } else { RoomPlace { thread: None, ..place.clone() } }
}

/// A line as a command, where what it lacks is the game that is attached to it.
fn with_attached(
    parsed: Result<Invocation, LineError>,
    wish: &InboxRequest,
) -> Result<Invocation, LineError> {
    match (parsed, &wish.attached) {
        (Err(error), Some(_)) => match record_wanted(&error) {
            Some(command) => Ok(Invocation { command, options: BTreeMap::new() }),
            None => Err(error),
        },
        (parsed, _) => parsed,
    }
}

/// The command that lacks a game.
fn record_wanted(error: &LineError) -> Option<CommandId> {
    let (command, option) = error.lacks()?;
    CommandSpec::of(command).record().filter(|record| record.name == option).map(|_| command)
}

/// Whether something asked is a command.
pub fn is_command(intent: &Intent, command: CommandId) -> bool {
    matches!(intent, Intent::Command(invocation) if invocation.command == command)
}
