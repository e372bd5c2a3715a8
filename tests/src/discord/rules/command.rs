//! Commands as they are registered.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use twilight_model::application::command::Command;
use twilight_validate::command as limits;

use super::chars;

/// Most commands of each type (1 slash, 2 on a person, 3 on a message).
const MOST: [(u64, usize); 3] = [(1, 100), (2, 15), (3, 15)];
/// Most characters of names, descriptions and values of one command together.
const CHARACTERS: usize = 8000;
const SUBCOMMAND: u64 = 1;
const GROUP: u64 = 2;
const STRING: u64 = 3;

/// A whole set of commands.
pub(super) fn set(json: &Value) -> Vec<String> {
    let commands: &[Value] = json.as_array().map_or(&[], Vec::as_slice);
    let mut wrong: Vec<_> = commands.iter().flat_map(one).collect();
    for (kind, most) in MOST {
        let of_kind = commands.iter().filter(|command| kind_of(command) == kind);
        let names: Vec<_> = of_kind.map(|command| &command["name"]).collect();
        if names.len() > most {
            wrong.push(format!("{} commands of type {kind}; {most} are allowed", names.len()));
        }
        let different: BTreeSet<_> = names.iter().map(|name| name.as_str()).collect();
        if different.len() < names.len() {
            wrong.push(format!("two commands of type {kind} have the same name"));
        }
    }
    wrong
}

pub(super) fn one(command: &Value) -> Vec<String> {
    let name = command["name"].as_str().unwrap_or_default();
    let mut wrong = by_twilight(command);
    if kind_of(command) == 1 {
        wrong.extend(named(command, true));
    }
    wrong.extend(options(&command["options"], 0));
    let characters = size(command);
    if characters > CHARACTERS {
        wrong.push(format!("{characters} characters in all; {CHARACTERS} are allowed"));
    }
    wrong.into_iter().map(|what| format!("/{name}: {what}")).collect()
}

fn kind_of(command: &Value) -> u64 {
    command["type"].as_u64().unwrap_or(1)
}

fn by_twilight(command: &Value) -> Vec<String> {
    let mut whole = json!({
        "type": 1, "description": "", "default_member_permissions": null, "version": "1", "options": [],
    });
    for (name, value) in command.as_object().into_iter().flatten().filter(|(_, value)| !value.is_null()) {
        whole[name] = value.clone();
    }
    match serde_json::from_value::<Command>(whole) {
        Err(error) => vec![format!("twilight cannot read it: {error}")],
        Ok(command) => {
            let whole = limits::command(&command).map_err(|error| format!("twilight: {error}"));
            let options = limits::options(&command.options).map_err(|error| format!("twilight: {error}"));
            whole.err().into_iter().chain(options.err()).collect()
        }
    }
}

/// Name and description with their translations.
fn named(value: &Value, described: bool) -> Vec<String> {
    let name = value["name"].as_str().unwrap_or_default();
    let mut wrong = Vec::new();
    for (locale, name) in translations(value, "name") {
        if !is_name(name) {
            wrong.push(format!("the name {name:?} ({locale}) is not allowed"));
        }
    }
    for (locale, text) in translations(value, "description").into_iter().filter(|_| described) {
        if !(1..=100).contains(&text.chars().count()) {
            let length = text.chars().count();
            wrong.push(format!("the description of {name} ({locale}) has {length} characters"));
        }
    }
    wrong
}

fn translations<'a>(value: &'a Value, field: &str) -> Vec<(&'a str, &'a str)> {
    let own = ("default", value[field].as_str().unwrap_or_default());
    let others = value[format!("{field}_localizations")].as_object().into_iter().flatten();
    std::iter::once(own)
        .chain(others.map(|(locale, text)| (locale.as_str(), text.as_str().unwrap_or_default())))
        .collect()
}

/// `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$`, small letters where there are any.
fn is_name(name: &str) -> bool {
    let fits = |c: char| {
        matches!(c, '-' | '_' | '\'' | '\u{900}'..='\u{97f}' | '\u{e00}'..='\u{e7f}') || c.is_alphanumeric()
    };
    (1..=32).contains(&name.chars().count())
        && name.chars().all(|c| fits(c) && c.to_lowercase().eq(std::iter::once(c)))
}

fn options(list: &Value, depth: usize) -> Vec<String> {
    let options: &[Value] = list.as_array().map_or(&[], Vec::as_slice);
    let mut wrong = Vec::new();
    if options.len() > 25 {
        wrong.push(format!("{} options; 25 are allowed", options.len()));
    }
    let names: BTreeSet<_> = options.iter().map(|option| option["name"].as_str()).collect();
    if names.len() < options.len() {
        wrong.push("two options have the same name".to_owned());
    }
    let required: Vec<_> = options.iter().map(|option| option["required"] == true).collect();
    if required.windows(2).any(|pair| pair == [false, true]) {
        wrong.push("an option that must be given stands behind one that may".to_owned());
    }
    let nested =
        options.iter().filter(|option| matches!(option["type"].as_u64(), Some(SUBCOMMAND | GROUP))).count();
    if nested > 0 && nested < options.len() {
        wrong.push("subcommands and options stand beside each other".to_owned());
    }
    wrong.extend(options.iter().flat_map(|one| option(one, depth)));
    wrong
}

fn option(option: &Value, depth: usize) -> Vec<String> {
    let (name, kind) = (&option["name"], option["type"].as_u64().unwrap_or(0));
    let mut wrong = named(option, true);
    let has_choices = option["choices"].as_array().is_some_and(|choices| !choices.is_empty());
    let completes = option["autocomplete"] == true;
    if has_choices && completes {
        wrong.push(format!("{name} has choices and autocompletion"));
    }
    if (has_choices || completes) && !matches!(kind, STRING | 4 | 10) {
        wrong.push(format!("{name} cannot have choices"));
    }
    if kind == GROUP && depth > 0 || kind == SUBCOMMAND && depth > 1 || kind > SUBCOMMAND && depth > 2 {
        wrong.push(format!("{name} is nested too deep"));
    }
    wrong.extend(choices(&option["choices"], &format!("the option {name}")));
    wrong.extend(options(&option["options"], depth + 1));
    wrong
}

/// Choices of an option, or of a completion.
pub(super) fn choices(list: &Value, of: &str) -> Vec<String> {
    let choices: &[Value] = list.as_array().map_or(&[], Vec::as_slice);
    let mut wrong = Vec::new();
    if choices.len() > 25 {
        wrong.push(format!("{of} has {} choices; 25 are allowed", choices.len()));
    }
    let names: BTreeSet<_> = choices.iter().map(|choice| choice["name"].as_str()).collect();
    if names.len() < choices.len() {
        wrong.push(format!("{of} has two choices with the same name"));
    }
    for choice in choices {
        for (locale, name) in translations(choice, "name") {
            if !(1..=100).contains(&name.chars().count()) {
                wrong.push(format!("{of}: the choice {name:?} ({locale}) has no 1 to 100 characters"));
            }
        }
        if choice["value"].is_string() && !(1..=100).contains(&chars(&choice["value"])) {
            wrong.push(format!("{of}: the value of {} has no 1 to 100 characters", choice["name"]));
        }
    }
    wrong
}

/// Names, descriptions and values together; of each text the longest translation counts.
fn size(value: &Value) -> usize {
    let longest = |field: &str| {
        translations(value, field).iter().map(|(_, text)| text.chars().count()).max().unwrap_or(0)
    };
    let below = ["options", "choices"].iter().filter_map(|field| value[*field].as_array()).flatten();
    longest("name") + longest("description") + chars(&value["value"]) + below.map(size).sum::<usize>()
}
