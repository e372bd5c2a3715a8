//! Completion for networks where nothing is offered while people type: the best choices follow a refusal.

use std::collections::BTreeMap;

use lasermate_domain::command::line::LineError;
use lasermate_domain::command::{CommandId, CommandSpec, CompletionSource};
use lasermate_domain::port::{
    Capabilities, CompletionChoice, Intent, Person, Reply, ReplyKind, Request, RoomId, ServerId, Typing,
};

use crate::language::Language;
use crate::saying::written;
use crate::text;

/// How many choices follow a refusal.
const FOLLOW: usize = 6;

/// A refusal with the best choices for what was typed, where the network does not offer them while people type. It is written out
/// already, in this language; `complete` is the service's.
pub fn after_refusal(
    reply: Reply,
    request: &Request,
    (can, language): (&Capabilities, &Language),
    complete: impl FnOnce(&Typing) -> Vec<CompletionChoice>,
) -> Reply {
    if can.completion || reply.kind != ReplyKind::Refused {
        return reply;
    }
    let Some(typing) = typing(request) else { return reply };
    let choices = complete(&typing);
    // What is itself a choice was refused for another reason, and choosing anew would not help.
    let typed = typing.typed.trim();
    if choices.iter().any(|choice| choice.value.eq_ignore_ascii_case(typed)) {
        return reply;
    }
    with(reply, &choices, language)
}

/// The answer to a line that is no command in a language, with the best choices for the option it lacks.
pub fn after_line(
    error: &LineError,
    (server, room, who): (&ServerId, &RoomId, &Person),
    (can, language): (&Capabilities, &Language),
    complete: impl FnOnce(&Typing) -> Vec<CompletionChoice>,
) -> Reply {
    let reply = Reply::refusal(written(&text::handler::not_read(error), language));
    let Some((command, option)) = error.lacks().filter(|_| !can.completion) else { return reply };
    let typing = Typing {
        server: server.clone(),
        room: room.clone(),
        who: who.clone(),
        command,
        option: option.to_owned(),
        typed: String::new(),
        options: BTreeMap::new(),
        locale: Some(language.code().to_owned()),
    };
    with(reply, &complete(&typing), language)
}

/// What the asker was typing: the first option with completion that was given.
fn typing(request: &Request) -> Option<Typing> {
    let Intent::Command(invocation) = &request.intent else { return None };
    let command: CommandId = invocation.command;
    let completed = |name: &str| {
        let option = CommandSpec::of(command).options.iter().find(|option| option.name == name);
        option.is_some_and(|option| option.complete != CompletionSource::No)
    };
    let named = CommandSpec::of(command).options.iter().map(|option| option.name);
    let option = named.filter(|name| completed(name)).find(|name| invocation.get(name).is_some())?;
    let mut options = invocation.options.clone();
    let typed = options.remove(option)?;
    Some(Typing {
        server: request.server.clone(),
        room: request.room.clone(),
        who: request.who.clone(),
        command,
        option: option.to_owned(),
        typed,
        options,
        locale: request.locales.person.clone(),
    })
}

/// A reply with choices, but those that its words name already.
fn with(mut reply: Reply, choices: &[CompletionChoice], language: &Language) -> Reply {
    let new = choices.iter().filter(|choice| !reply.text.contains(&choice.value));
    let best: Vec<_> =
        new.take(FOLLOW).map(|choice| (choice.value.as_str(), choice.label.as_str())).collect();
    if !best.is_empty() {
        reply.text = format!("{}\n{}", reply.text, written(&text::surface::best(&best), language));
    }
    reply
}
