//! Completion of a half-typed line.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Query, State};
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};

use super::links::LinkCommand;
use super::{ErrorReply, Holder};
use crate::typing::{self, Cursor, TypingPlace};
use crate::{Chat, home, message, room};
use lasermate_domain::command::{COMMANDS, CommandOption, CommandSpec, OptionKind, line};
use lasermate_domain::port::{CompletionChoice, Person, PersonId, Typing};
use lasermate_present::text::command;
use lasermate_service::questions;
use lasermate_service::web::Caller;

const CHOICES: usize = 25;

/// How many options may be mixed in one list: of more, which of them is meant is asked first.
const MIXED: usize = 3;

/// How many of a person's tokens it takes: people type some letters for each thing they ask.
const COST: f64 = 0.25;

#[derive(Debug, Deserialize)]
pub struct CompletionQuery {
    room: String,
    line: String,
}

#[derive(Debug, Default, Serialize)]
pub struct Completions {
    choices: Vec<LineCompletion>,
    /// How the command is typed and what it does; empty where there is no command yet.
    hint: String,
    /// Whether the line can be sent as it is; Enter takes the first choice where it cannot.
    complete: bool,
}

/// One thing the line may become.
#[derive(Debug, Serialize)]
pub struct LineCompletion {
    label: String,
    /// What it is, in a few words; may be empty.
    help: String,
    /// The whole line with it.
    line: String,
}

/// `GET /api/complete`: at most 25 choices.
pub async fn complete(
    State(chat): State<Arc<Chat>>,
    Extension(caller): Extension<Caller>,
    holder: Option<Holder>,
    Query(half): Query<CompletionQuery>,
) -> Result<Json<Completions>, ErrorReply> {
    match &holder {
        Some(Holder(resident)) => Chat::may_ask_for(&chat.asking, &resident.id.0, COST),
        None => chat.reading.take(caller, Instant::now()),
    }
    .map_err(ErrorReply::too_fast)?;
    let who = match holder {
        Some(Holder(resident)) => resident.into(),
        None => Person { id: PersonId("local:nobody".to_owned()), name: String::new() },
    };
    chat.blocking(move |chat| {
        let line = line::in_full(&half.line);
        Ok(Json(match typing::at(&line) {
            TypingPlace::Name(typed) => Completions {
                choices: names(chat, &who, typed)?,
                hint: String::new(),
                complete: CommandSpec::named(typed).is_some() || LinkCommand::read(&line).is_some(),
            },
            TypingPlace::Option(cursor) => {
                let hint =
                    message::shown(&format!("{}: {}", cursor.spec.usage(), command::does(cursor.spec)));
                let (choices, complete) = options(chat, &who, &half.room, &cursor)?;
                Completions { choices, hint, complete }
            }
            TypingPlace::Nowhere => Completions::default(),
        }))
    })
    .await?
}

/// The commands that begin as typed, and the links that can be asked for.
fn names(chat: &Chat, who: &Person, typed: &str) -> Result<Vec<LineCompletion>, ErrorReply> {
    let mut found = commands(typed, chat.service.world().operators().has(&who.id));
    for command in LinkCommand::ALL {
        let name = command.line().trim_start_matches('/');
        let is_for_them = match command {
            LinkCommand::Device => !who.name.is_empty(),
            LinkCommand::Invite => chat.may_invite(&who.id)?,
        };
        if is_for_them && name.starts_with(&typed.to_ascii_lowercase()) {
            let (label, help) = (command.line().to_owned(), command.help().to_owned());
            found.push(LineCompletion { line: label.clone(), label, help });
        }
    }
    found.truncate(CHOICES);
    Ok(found)
}

/// The commands that begin as typed.
fn commands(typed: &str, to_operator: bool) -> Vec<LineCompletion> {
    let typed = typed.to_ascii_lowercase();
    let fits = |spec: &&CommandSpec| spec.name.starts_with(&typed) && (to_operator || spec.is_offered());
    let completion = |spec: &CommandSpec| LineCompletion {
        label: format!("/{}", spec.name),
        help: command::does(spec),
        line: format!("/{}{}", spec.name, if spec.options.is_empty() { "" } else { " " }),
    };
    COMMANDS.iter().filter(fits).take(CHOICES).map(completion).collect()
}

/// The choices for the options that may be meant, those of the first option first, and whether what was typed is one in full. Of
/// many options, before anything is typed, the options themselves.
fn options(
    chat: &Chat,
    who: &Person,
    channel: &str,
    cursor: &Cursor<'_>,
) -> Result<(Vec<LineCompletion>, bool), ErrorReply> {
    let mut found = Vec::new();
    let mut complete = cursor.options.is_empty();
    let by_kind = cursor.typed.is_empty() && cursor.options.len() > MIXED;
    for option in &cursor.options {
        let typing = Typing {
            server: home(),
            room: room(channel),
            who: who.clone(),
            command: cursor.spec.id,
            option: option.name.to_owned(),
            typed: cursor.typed.trim_matches('"').to_owned(),
            options: cursor.given.clone(),
            locale: None,
        };
        if by_kind {
            complete |= questions::is_complete(chat.service.world(), &typing);
            found.push(kind(cursor, option));
            continue;
        }
        let choices = match option.kind {
            OptionKind::Person => people(chat, who, &typing.typed)?,
            _ => questions::complete(chat.service.world(), &typing),
        };
        complete |= match option.kind {
            OptionKind::Person if !typing.typed.is_empty() => {
                choices.iter().any(|choice| is_name(&choice.value, &typing.typed))
            }
            _ => questions::is_complete(chat.service.world(), &typing),
        };
        found.extend(choices.into_iter().map(|choice| completion(cursor, option, choice)));
    }
    found.truncate(CHOICES);
    Ok((found, complete))
}

/// Whether somebody's name was typed in full.
fn is_name(name: &str, typed: &str) -> bool {
    name.trim_start_matches('@').eq_ignore_ascii_case(typed.trim_start_matches('@'))
}

/// The people one may name, without oneself.
fn people(chat: &Chat, who: &Person, typed: &str) -> Result<Vec<CompletionChoice>, ErrorReply> {
    const PEOPLE: usize = 8;
    let names = chat.tables().names(typed, PEOPLE)?.into_iter().filter(|name| *name != who.name);
    Ok(names.map(|name| CompletionChoice { label: format!("@{name}"), value: format!("@{name}") }).collect())
}

/// An option by its name, whose values are offered next.
fn kind(cursor: &Cursor<'_>, option: &CommandOption) -> LineCompletion {
    let label = format!("{}:", option.name);
    let help = command::option_of(cursor.spec.name, option.name);
    LineCompletion { line: format!("{}{label}", cursor.before), label, help }
}

fn completion(cursor: &Cursor<'_>, option: &CommandOption, choice: CompletionChoice) -> LineCompletion {
    let quoted = cursor.more && choice.value.contains(char::is_whitespace);
    let value = if quoted { format!("\"{}\"", choice.value) } else { choice.value };
    let end = if cursor.more { " " } else { "" };
    let help = if cursor.options.len() > 1 { option.name.to_owned() } else { String::new() };
    LineCompletion { label: choice.label, help, line: format!("{}{value}{end}", cursor.before) }
}
