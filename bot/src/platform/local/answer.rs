//! From what a tab sends to a request, and from the service's reply to what the tab is told.

use serde::Serialize;

use super::log::{Draft, LogError, Resident};
use super::message::{Asked, Message};
use super::{Chat, home, keep, room, secret};
use crate::clock;
use crate::command::{CommandSpec, OptionKind};
use crate::port::{Abilities, Ask, Invocation, Reply, ReplyKind, Request, RequestId};
use crate::text;

/// How much of a typed command is repeated before a public answer.
const LINE_SHOWN: usize = 80;

/// Where something is asked, by whom, and under which id.
#[derive(Clone, Debug)]
pub struct From {
    /// The channel.
    pub channel: String,
    /// Who.
    pub who: Resident,
    /// Whether the channel is theirs.
    pub owner: bool,
    /// The request's id; a repeated delivery carries the same one.
    pub request: RequestId,
}

/// What a tab is told.
#[derive(Debug, Serialize)]
pub struct Told {
    /// Whether what was typed may be cleared: it was done, or shown.
    pub accepted: bool,
    /// A passing word that it was done; what was done is told to everybody.
    pub done: Option<String>,
    /// The answer for this tab alone.
    pub reply: Option<Message>,
    /// The number of the message everybody sees.
    pub id: Option<u64>,
}

/// Why an answer cannot be given.
#[derive(Debug, thiserror::Error)]
pub enum AnswerError {
    /// The tables fail.
    #[error(transparent)]
    Log(#[from] LogError),
    /// There are no ids to give.
    #[error(transparent)]
    Chance(#[from] secret::NoChance),
}

impl Told {
    /// A line for the asker alone about what could not be done.
    #[must_use]
    pub fn refusal(channel: &str, sentence: &str) -> Self {
        let reply = Message::answer(channel, clock::now(), &Reply::private(sentence), None);
        Self { accepted: false, done: None, reply: Some(reply), id: None }
    }
}

impl Chat {
    /// Writes what a person says, once.
    pub(super) fn say(&self, from: From, words: &str) -> Result<Told, AnswerError> {
        let message = Message::said(&from.channel, clock::now(), &from.who.name, words);
        let draft = Draft {
            message,
            person: Some(from.who.id),
            outbox: None,
            request: Some(from.request.0),
            pictures: Vec::new(),
        };
        Ok(Told { accepted: true, done: None, reply: None, id: Some(self.log.write(draft)?) })
    }

    /// Asks the service, and tells everybody or the asker alone what it says.
    pub(super) fn ask(&self, from: From, mut ask: Ask, line: &str) -> Result<Told, AnswerError> {
        if let Ask::Command(invocation) = &mut ask {
            self.name_people(invocation)?;
        }
        let request = Request {
            id: from.request.clone(),
            server: home(),
            room: room(&from.channel),
            who: from.who.clone().into(),
            admin: from.owner,
            // There is one list of channels here, which people make themselves.
            can: Abilities { threads: false, ..Abilities::ALL },
            at: clock::now(),
            ask,
        };
        let reply = self.service.handle(&request);
        if reply.private { self.tell(&from, reply) } else { self.publish(from, reply, line) }
    }

    /// People are typed by their names; the service knows them by their ids.
    fn name_people(&self, invocation: &mut Invocation) -> Result<(), LogError> {
        for option in CommandSpec::of(invocation.command).options {
            if option.kind == OptionKind::Person
                && let Some(typed) = invocation.options.get_mut(option.name)
                && let Some(resident) = self.log.called(typed)?
            {
                *typed = resident.id.0;
            }
        }
        Ok(())
    }

    fn tell(&self, from: &From, reply: Reply) -> Result<Told, AnswerError> {
        let mut message = Message::answer(&from.channel, clock::now(), &reply, None);
        let kind = reply.kind;
        for picture in reply.pictures {
            let ((id, picture), shown) = keep(picture)?;
            self.fleeting.put(id, picture);
            message.pictures.push(shown);
        }
        let accepted = kind != ReplyKind::Refused;
        let words_alone = message.pictures.is_empty() && message.buttons.is_empty() && message.file.is_none();
        if words_alone && kind == ReplyKind::Done {
            return Ok(Told { accepted, done: Some(message.text), reply: None, id: None });
        }
        Ok(Told { accepted, done: None, reply: Some(message), id: None })
    }

    fn publish(&self, from: From, reply: Reply, line: &str) -> Result<Told, AnswerError> {
        let asked = Asked { name: from.who.name, line: text::plain_text(line, LINE_SHOWN) };
        let mut message = Message::answer(&from.channel, clock::now(), &reply, Some(asked));
        let mut pictures = Vec::new();
        for picture in reply.pictures {
            let (picture, shown) = keep(picture)?;
            message.pictures.push(shown);
            pictures.push(picture);
        }
        let draft = Draft {
            message,
            person: Some(from.who.id),
            outbox: None,
            request: Some(from.request.0),
            pictures,
        };
        Ok(Told { accepted: true, done: None, reply: None, id: Some(self.log.write(draft)?) })
    }
}
