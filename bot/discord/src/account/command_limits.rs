//! Discord's limits on commands, checked over what is sent, so that one too many is found before Discord refuses all.

use std::collections::HashSet;

use crate::account::localizations::Localizations;
use crate::account::slash_command::{SlashCommand, SlashOption};

const COMMANDS: usize = 100;
/// Options of a command, and values of an option.
const OPTIONS: usize = 25;
/// Characters of a name of a command or option.
const NAME: usize = 32;
/// Characters of a description, and of a value.
const WORDS: usize = 100;
/// Characters of a whole command. Discord's documentation says 8000 now and said 4000 for years; what fits both is never refused.
const WHOLE: usize = 4000;
/// The most a text option may take.
const TEXT: u16 = 6000;

/// What Discord would refuse in these commands, in words for whoever writes the table; empty where it takes them.
pub fn faults(commands: &[SlashCommand]) -> Vec<String> {
    let mut faults = Vec::new();
    if commands.len() > COMMANDS {
        faults.push(format!("{} commands, where {COMMANDS} are allowed", commands.len()));
    }
    let slash = || commands.iter().filter(|command| command.is_typed());
    unique("commands", slash().map(|command| command.name.as_str()), &mut faults);
    for command in commands {
        for (language, name) in &command.name_localizations {
            let chars = name.chars().count();
            if chars == 0 || chars > NAME {
                faults.push(format!("{} in {language}: {name:?} has {chars} characters", command.name));
            }
        }
    }
    for command in slash() {
        one(command, &mut faults);
    }
    faults
}

fn one(command: &SlashCommand, faults: &mut Vec<String>) {
    let place = format!("/{}", command.name);
    name(&place, &command.name, faults);
    words(&place, &command.description, faults);
    in_languages(&place, &command.description_localizations, faults);
    options(&place, &command.options, faults);
    let chars = size(command);
    if chars > WHOLE {
        faults.push(format!("{place} has {chars} characters, where {WHOLE} are allowed"));
    }
}

/// The options of a command or subcommand, or the subcommands of a command or group.
fn options(place: &str, all: &[SlashOption], faults: &mut Vec<String>) {
    if all.len() > OPTIONS {
        faults.push(format!("{place} has {} options, where {OPTIONS} are allowed", all.len()));
    }
    unique(place, all.iter().map(|option| option.name.as_str()), faults);
    if all.windows(2).any(|pair| pair[1].required && !pair[0].required) {
        faults.push(format!("{place} has a required option behind one that is not"));
    }
    for own in all {
        let place = format!("{place} {}", own.name);
        option(&place, own, faults);
        options(&place, &own.options, faults);
    }
}

fn option(place: &str, option: &SlashOption, faults: &mut Vec<String>) {
    name(place, &option.name, faults);
    words(place, &option.description, faults);
    in_languages(place, &option.description_localizations, faults);
    if option.choices.len() > OPTIONS {
        faults.push(format!("{place} has {} values, where {OPTIONS} are allowed", option.choices.len()));
    }
    if !option.choices.is_empty() && option.autocomplete == Some(true) {
        faults.push(format!("{place} has a list of values and completion; Discord takes one of them"));
    }
    if option.max_length.is_some_and(|most| !(1..=TEXT).contains(&most)) {
        faults
            .push(format!("{place} takes {:?} characters, where 1 to {TEXT} are allowed", option.max_length));
    }
    unique(place, option.choices.iter().map(|choice| choice.name.as_str()), faults);
    unique(place, option.choices.iter().map(|choice| choice.value.as_str()), faults);
    for choice in &option.choices {
        words(place, &choice.name, faults);
        words(place, &choice.value, faults);
        in_languages(place, &choice.name_localizations, faults);
    }
    let languages: HashSet<_> =
        option.choices.iter().flat_map(|choice| choice.name_localizations.keys()).collect();
    for language in languages {
        let names = option.choices.iter().filter_map(|choice| choice.name_localizations.get(language));
        unique(&format!("{place} in {language}"), names.map(String::as_str), faults);
    }
}

/// A name: 1 to 32 lower-case letters, digits, `-`, `_` or `'`.
fn name(place: &str, name: &str, faults: &mut Vec<String>) {
    let fits = |c: char| {
        matches!(c, '-' | '_' | '\'') || c.is_numeric() || c.is_alphabetic() && c.to_lowercase().eq([c])
    };
    let chars = name.chars().count();
    if chars == 0 || chars > NAME || !name.chars().all(fits) {
        faults.push(format!("{place}: {name:?} is no name for a command or option"));
    }
}

fn words(place: &str, text: &str, faults: &mut Vec<String>) {
    let chars = text.chars().count();
    if chars == 0 || chars > WORDS {
        faults.push(format!("{place}: {text:?} has {chars} characters, where 1 to {WORDS} are allowed"));
    }
}

fn in_languages(place: &str, texts: &Localizations, faults: &mut Vec<String>) {
    for (language, text) in texts {
        words(&format!("{place} in {language}"), text, faults);
    }
}

fn unique<'a>(place: &str, all: impl Iterator<Item = &'a str>, faults: &mut Vec<String>) {
    let mut seen = HashSet::new();
    for twice in all.filter(|one| !seen.insert(*one)) {
        faults.push(format!("{place}: {twice:?} is there twice"));
    }
}

/// The characters that count towards a command's limit: of each text the longest of all languages.
fn size(command: &SlashCommand) -> usize {
    let description = longest(&command.description, &command.description_localizations);
    command.name.chars().count() + description + command.options.iter().map(size_of).sum::<usize>()
}

fn size_of(option: &SlashOption) -> usize {
    let choices = option
        .choices
        .iter()
        .map(|choice| longest(&choice.name, &choice.name_localizations) + choice.value.chars().count());
    let below = option.options.iter().map(size_of);
    let description = longest(&option.description, &option.description_localizations);
    option.name.chars().count() + description + choices.chain(below).sum::<usize>()
}

fn longest(text: &str, others: &Localizations) -> usize {
    let all = others.values().map(String::as_str).chain([text]);
    all.map(|text| text.chars().count()).max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::account::slash_command;

    #[test]
    fn the_table_of_commands_is_within_discords_limits() {
        assert_eq!(faults(&slash_command::all()), Vec::<String>::new());
    }

    /// Discord's limits, each overstepped by one in a table that is otherwise good.
    #[test]
    fn whatever_oversteps_a_limit_is_found() {
        type Break = fn(&mut Vec<SlashCommand>);
        let breaks: [(&str, Break); 16] = [
            ("101 commands", |all| {
                while all.len() < 101 {
                    let mut more = all[0].clone();
                    more.name = format!("more{}", all.len());
                    all.push(more);
                }
            }),
            ("a name twice", |all| all[1].name = all[0].name.clone()),
            ("an upper-case name", |all| all[0].name = "Challenge".to_owned()),
            ("a name with a space", |all| all[0].name = "a b".to_owned()),
            ("a long name", |all| all[0].name = "a".repeat(33)),
            ("no description", |all| all[0].description.clear()),
            ("a long description", |all| all[0].description = "a".repeat(101)),
            ("a long description in German", |all| {
                all[0].description_localizations.insert("de", "a".repeat(101));
            }),
            ("a long name in German", |all| {
                all.last_mut().unwrap().name_localizations.insert("de", "a".repeat(33));
            }),
            ("two values alike in German", |all| {
                let option = all[0].options.iter_mut().find(|option| !option.choices.is_empty()).unwrap();
                for choice in &mut option.choices {
                    choice.name_localizations.insert("de", "gleich".to_owned());
                }
            }),
            ("26 options", |all| {
                let option = all[0].options[0].clone();
                all[0].options =
                    (0..26).map(|n| SlashOption { name: format!("o{n}"), ..option.clone() }).collect();
            }),
            ("26 values", |all| {
                let option = all[0].options.iter_mut().find(|option| !option.choices.is_empty()).unwrap();
                while option.choices.len() < 26 {
                    let mut more = option.choices[0].clone();
                    (more.name, more.value) =
                        (format!("n{}", option.choices.len()), format!("v{}", option.choices.len()));
                    option.choices.push(more);
                }
            }),
            ("a list and completion", |all| {
                let option = all[0].options.iter_mut().find(|option| !option.choices.is_empty()).unwrap();
                option.autocomplete = Some(true);
            }),
            ("required last", |all| all[0].options.last_mut().unwrap().required = true),
            ("options of one name", |all| all[0].options[1].name = all[0].options[0].name.clone()),
            ("a text too long to be typed", |all| all[0].options[1].max_length = Some(6001)),
        ];
        for (what, spoil) in breaks {
            let mut all = slash_command::all();
            spoil(&mut all);
            assert!(!faults(&all).is_empty(), "{what} was not found");
        }
    }

    #[test]
    fn a_command_of_more_than_4000_characters_is_found() {
        let mut all = slash_command::all();
        let mut option = all[0].options[1].clone();
        (option.autocomplete, option.max_length) = (None, None);
        option.choices = (0..25)
            .map(|n| slash_command::SlashChoice {
                name: format!("{n:0>100}"),
                name_localizations: Localizations::new(),
                value: format!("{n:0>99}v"),
            })
            .collect();
        let twin = SlashOption { name: "twin".to_owned(), ..option.clone() };
        all[0].options = vec![option, twin];
        assert!(faults(&all).iter().any(|fault| fault.contains("characters, where 4000")));
    }
}
