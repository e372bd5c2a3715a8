//! From what a tab sends to a request, and from the service's reply to what the tab is told.

use std::mem;

use serde::Serialize;

use super::log::{ChatDraft, LogError};
use super::message::{AnsweredLine, Message};
use super::{CAPABILITIES, Chat, home, room, secret};
use lasermate_domain::command::{CommandSpec, OptionKind};
use lasermate_domain::escape::plain_text;
use lasermate_domain::port::{
    Abilities, Form, Intent, Invocation, Locales, Reply, ReplyKind, Request, RequestId,
};
use lasermate_present::language::Language;
use lasermate_present::{surface, text};
use lasermate_service::clock;
use lasermate_service::store::{Resident, StoreError};

/// How much of a typed command is repeated before a public answer.
const LINE_SHOWN: usize = 80;

/// Where something is asked, by whom, and under which id.
#[derive(Clone, Debug)]
pub struct RequestOrigin {
    pub channel: String,
    pub who: Resident,
    /// Whether they manage the channel.
    pub owner: bool,
    /// The request's id; a repeated delivery carries the same one.
    pub request: RequestId,
    /// The language of the browser, and whether it is the channel's.
    pub locales: Locales,
}

/// What a tab is told.
#[derive(Debug, Serialize)]
pub struct PageAnswer {
    /// Whether what was typed may be cleared: it was done, or shown.
    pub accepted: bool,
    /// A passing word that it was done; what was done is told to everybody.
    pub done: Option<String>,
    /// The answer for this tab alone.
    pub reply: Option<Message>,
    /// A form for this tab to show instead of an answer.
    pub form: Option<Form>,
    /// Whether the private message whose button or menu was used goes: the answer stands in its place, or nothing.
    pub replaces: bool,
    /// The number of the message everybody sees.
    pub id: Option<u64>,
}

/// Why an answer cannot be given.
#[derive(Debug, thiserror::Error)]
pub enum AnswerError {
    #[error(transparent)]
    Log(#[from] LogError),
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There are no ids to give.
    #[error(transparent)]
    Chance(#[from] secret::NoChance),
}

impl PageAnswer {
    fn nothing(accepted: bool) -> Self {
        Self { accepted, done: None, reply: None, form: None, replaces: false, id: None }
    }

    /// The number of what everybody sees.
    fn public(id: u64) -> Self {
        Self { id: Some(id), ..Self::nothing(true) }
    }

    /// A line for the asker alone.
    pub fn told(channel: &str, sentence: &str, language: &'static Language) -> Self {
        Self { accepted: true, ..Self::refusal(channel, sentence, language) }
    }

    /// A line for the asker alone about what could not be done.
    pub fn refusal(channel: &str, sentence: &str, language: &'static Language) -> Self {
        let planned = surface::of_reply(Reply::quiet(sentence), &CAPABILITIES, language);
        let reply = Message::answer(channel, clock::now(), planned.into_message(), None);
        Self { reply: Some(reply), ..Self::nothing(false) }
    }
}

impl Chat {
    /// Writes what a person says, once.
    pub(super) fn say(&self, from: RequestOrigin, words: &str) -> Result<PageAnswer, AnswerError> {
        let RequestOrigin { channel, who, request, .. } = from;
        let id = self.log.write(ChatDraft {
            message: Message::said(&channel, clock::now(), &who, words),
            person: Some(who.id.clone()),
            outbox: None,
            request: Some(request.0),
            pictures: Vec::new(),
        })?;
        self.tables().note_use(&who)?;
        Ok(PageAnswer::public(id))
    }

    /// Asks the service, and tells everybody or the asker alone what it says.
    pub(super) fn ask(
        &self,
        from: RequestOrigin,
        mut intent: Intent,
        line: &str,
    ) -> Result<PageAnswer, AnswerError> {
        let named = match &mut intent {
            Intent::Command(invocation) => self.name_people(invocation)?,
            _ => Vec::new(),
        };
        let request = Request {
            id: from.request.clone(),
            server: home(),
            room: room(&from.channel),
            who: from.who.clone().into(),
            admin: from.owner,
            // There is one list of channels here, which people make themselves.
            can: Abilities { threads: false, ..Abilities::ALL },
            at: clock::now(),
            intent,
            locales: from.locales.clone(),
        };
        let reply = self.service.handle(&request);
        let kind = reply.kind;
        let language = Language::of(reply.language).unwrap_or_default();
        let mut planned = surface::of_reply(reply, &CAPABILITIES, language).into_message();
        if kind == ReplyKind::Done || !planned.way.is_private() {
            self.tables().note_use(&from.who)?;
        }
        match planned.form.take() {
            // A form is shown instead of everything else, and to the asker alone.
            Some(form) => Ok(PageAnswer { form: Some(form), ..PageAnswer::nothing(true) }),
            None if planned.way.is_private() => self.tell(&from, planned, kind),
            None => self.publish(from, planned, (line, &named)),
        }
    }

    /// People are typed by their names; the service knows them by their ids. Gives what was typed of each, with its mark.
    fn name_people(&self, invocation: &mut Invocation) -> Result<Vec<(String, String)>, AnswerError> {
        let mut named = Vec::new();
        for option in CommandSpec::of(invocation.command).options {
            if option.kind == OptionKind::Person
                && let Some(typed) = invocation.options.get_mut(option.name)
                && let Some(resident) = self.tables().called(typed)?
            {
                let mark = text::person::marked_as_typed(&resident.id, &resident.name);
                named.push((mem::replace(typed, resident.id.0.clone()), mark));
                // So that they can be challenged before they have asked for anything.
                self.service.introduce(&resident.into())?;
            }
        }
        Ok(named)
    }

    fn tell(
        &self,
        from: &RequestOrigin,
        mut planned: surface::PlannedMessage,
        kind: ReplyKind,
    ) -> Result<PageAnswer, AnswerError> {
        let pictures = mem::take(&mut planned.pictures);
        let replaces = planned.replaces;
        let mut message = Message::answer(&from.channel, clock::now(), planned, None);
        message.pictures = self.illustrate(pictures)?.shown;
        let message = message.drawn(|_| None);
        let told = PageAnswer { replaces, ..PageAnswer::nothing(kind != ReplyKind::Refused) };
        if message.is_words_alone() && kind == ReplyKind::Done {
            return Ok(PageAnswer { done: Some(message.text), ..told });
        }
        Ok(PageAnswer { reply: Some(message), ..told })
    }

    fn publish(
        &self,
        from: RequestOrigin,
        mut planned: surface::PlannedMessage,
        (line, named): (&str, &[(String, String)]),
    ) -> Result<PageAnswer, AnswerError> {
        let Resident { id, name, .. } = from.who;
        let name = text::person::marked_as_typed(&id, &name);
        let mut line = plain_text(line, LINE_SHOWN);
        for (typed, mark) in named {
            let typed = typed.trim_start_matches('@');
            if let Some(at) = line.rfind(typed) {
                line.replace_range(at..at + typed.len(), mark);
            }
        }
        let asked = AnsweredLine { id: Some(id.clone()), name, line };
        let (pictures, replaces) = (mem::take(&mut planned.pictures), planned.replaces);
        let mut message = Message::answer(&from.channel, clock::now(), planned, Some(asked));
        let pictures = self.illustrate(pictures)?;
        message.pictures = pictures.shown;
        let shown = message.clone().drawn(|_| None);
        let to_asker = PageAnswer { replaces, reply: Some(shown), ..PageAnswer::nothing(true) };
        // Nothing can be written for everybody.
        if self.service.store().is_full() {
            return Ok(to_asker);
        }
        let draft = ChatDraft {
            message,
            person: Some(id),
            outbox: None,
            request: Some(from.request.0),
            pictures: pictures.stored,
        };
        match self.log.write(draft) {
            // Whoever asked has just given up their name.
            Err(LogError::Store(StoreError::Forgotten)) => Ok(to_asker),
            written => Ok(PageAnswer { replaces, ..PageAnswer::public(written?) }),
        }
    }
}
