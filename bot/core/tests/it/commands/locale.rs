//! The catalogue of commands in other languages: complete, without leftovers, and within Discord's limits.

use std::collections::{BTreeMap, BTreeSet};

use lasermate_core::command::locale::{self, Entry, LOCALES, Locale, Rows, Words};
use lasermate_core::command::{COMMANDS, CommandSpec, OptionKind, OptionSpec};

/// What a key names: something with a name and a description, or a value of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Named,
    Value,
}

fn values(option: &OptionSpec) -> &'static [(&'static str, &'static str)] {
    match option.kind {
        OptionKind::Choice(values) => values,
        OptionKind::Text(_) | OptionKind::Person => &[],
    }
}

/// Every key the table of commands has.
fn keys() -> BTreeMap<String, Kind> {
    let mut keys = BTreeMap::new();
    for command in COMMANDS {
        keys.insert(command.name.to_owned(), Kind::Named);
        for option in command.options {
            let key = format!("{}.{}", command.name, option.name);
            keys.extend(values(option).iter().map(|(value, _)| (format!("{key}.{value}"), Kind::Value)));
            keys.insert(key, Kind::Named);
        }
    }
    keys
}

fn kind(entry: &Entry) -> Kind {
    match entry {
        Entry::Named(..) => Kind::Named,
        Entry::Value(_) => Kind::Value,
    }
}

fn translated() -> impl Iterator<Item = (&'static Locale, &'static Rows)> {
    LOCALES.iter().filter_map(|locale| locale.rows().map(|rows| (locale, rows)))
}

#[test]
fn every_file_can_be_read_and_has_no_row_twice() {
    for Locale { tag, language } in &LOCALES {
        let Some(language) = language else { continue };
        let rows = locale::read(language.file).unwrap_or_else(|error| panic!("{tag}: {error}"));
        assert!(!rows.is_empty(), "{tag}");
    }
    for wrong in
        ["\"a\" = \"x\"\n\"a\" = \"y\"", "\"a\" = [\"x\"]", "\"a\" = 1", "\"a\" = [\"x\", \"y\", \"z\"]"]
    {
        assert!(locale::read(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn every_command_option_and_value_has_a_row_in_every_language_and_nothing_is_left_over() {
    let wanted = keys();
    assert!(wanted.len() > COMMANDS.len());
    for (Locale { tag, .. }, rows) in translated() {
        let found: BTreeMap<_, _> = rows.iter().map(|(key, entry)| (key.clone(), kind(entry))).collect();
        let missing: Vec<_> = wanted.keys().filter(|key| !found.contains_key(*key)).collect();
        let left_over: Vec<_> = found.keys().filter(|key| !wanted.contains_key(*key)).collect();
        assert!(missing.is_empty(), "{tag} has no row for {missing:?}");
        assert!(left_over.is_empty(), "{tag} has rows for nothing: {left_over:?}");
        assert_eq!(found, wanted, "{tag}: a value has no description, everything else has one");
    }
}

#[test]
fn the_locales_are_those_that_were_promised() {
    let tags: BTreeSet<_> = LOCALES.iter().map(|locale| locale.tag).collect();
    assert_eq!(tags.len(), LOCALES.len(), "each once");
    assert_eq!(tags, BTreeSet::from(["de", "en-GB", "en-US", "es-419", "es-ES", "fr"]));
}

/// Discord's rule for names, as far as the letters of these languages go: `^[-_'\p{L}\p{N}]{1,32}$`, lower case, and
/// letters with accents as one character each.
fn is_name(name: &str) -> bool {
    let letter = |c: char| {
        let mark = ('\u{300}'..='\u{36f}').contains(&c);
        (c.is_alphanumeric() && !mark && c.to_lowercase().eq([c])) || matches!(c, '-' | '_' | '\'')
    };
    (1..=32).contains(&name.chars().count()) && name.chars().all(letter)
}

fn is_short(text: &str) -> bool {
    (1..=100).contains(&text.chars().count()) && text.trim() == text && !text.chars().any(char::is_control)
}

#[test]
fn names_and_descriptions_keep_to_discords_rules() {
    assert!(is_name("zurückziehen") && is_name("vista-previa"));
    assert!(!is_name("Zug") && !is_name("zwei worte") && !is_name("") && !is_name(&"a".repeat(33)));
    assert!(!is_name("e\u{301}chiquier"), "an accent of its own");
    for (Locale { tag, .. }, rows) in translated() {
        for (key, entry) in rows {
            match entry {
                Entry::Named(name, help) => {
                    assert!(is_name(name), "{tag} {key}: {name:?}");
                    assert!(is_short(help), "{tag} {key}: {help:?} has {}", help.chars().count());
                }
                Entry::Value(label) => assert!(is_short(label), "{tag} {key}: {label:?}"),
            }
        }
    }
}

/// The name a locale has for something.
fn name_in(words: &[(&'static str, Words)], tag: &str) -> &'static str {
    words.iter().find(|(t, _)| *t == tag).map(|(_, words)| words.name).expect("every locale has words")
}

#[test]
fn names_are_unique_among_commands_and_within_a_command_and_never_anothers_english_name() {
    for Locale { tag, .. } in &LOCALES {
        let mut commands = BTreeSet::new();
        for command in COMMANDS {
            let name = name_in(&locale::command(command), tag);
            assert!(commands.insert(name), "{tag}: two commands are called {name}");
            let other = COMMANDS.iter().find(|other| other.name == name && other.id != command.id);
            assert!(other.is_none(), "{tag}: {} is called {name}, which is another command", command.name);
            unique_options(command, tag);
        }
    }
}

fn unique_options(command: &CommandSpec, tag: &str) {
    let mut options = BTreeSet::new();
    for option in command.options {
        let name = name_in(&locale::option(command, option), tag);
        assert!(options.insert(name), "{tag}: two options of {} are called {name}", command.name);
        let other = command.options.iter().find(|other| other.name == name && other.name != option.name);
        assert!(other.is_none(), "{tag}: {}.{} is called as another", command.name, option.name);
        let mut labels = BTreeSet::new();
        for value in values(option) {
            let all = locale::choice(command, option, *value);
            let (_, label) = all.iter().find(|(t, _)| *t == tag).expect("every locale has a label");
            assert!(labels.insert(*label), "{tag}: two values of {} are {label}", option.name);
        }
    }
}

fn longest<'a>(texts: impl Iterator<Item = &'a str>) -> usize {
    texts.map(|text| text.chars().count()).max().unwrap_or(0)
}

#[test]
fn a_command_with_its_longest_words_has_at_most_8000_characters() {
    let words = |words: Vec<(&str, Words)>| {
        longest(words.iter().map(|(_, words)| words.name))
            + longest(words.iter().map(|(_, words)| words.help))
    };
    for command in COMMANDS {
        let mut total = words(locale::command(command));
        for option in command.options {
            total += words(locale::option(command, option));
            for value in values(option) {
                let labels = locale::choice(command, option, *value);
                total += value.0.chars().count() + longest(labels.iter().map(|(_, label)| *label));
            }
        }
        assert!(total <= 8000, "{}: {total}", command.name);
    }
}

#[test]
fn english_is_what_the_table_says() {
    for command in COMMANDS {
        for (tag, words) in locale::command(command).into_iter().filter(|(tag, _)| tag.starts_with("en-")) {
            assert_eq!(words, Words { name: command.name, help: command.help }, "{tag}");
        }
        assert_eq!(locale::command(command).len(), LOCALES.len());
    }
}

#[test]
fn a_description_that_names_another_command_names_it_as_it_is_called_there() {
    for (Locale { tag, .. }, rows) in translated() {
        let commands: BTreeSet<_> = COMMANDS.iter().map(|c| name_in(&locale::command(c), tag)).collect();
        for (key, entry) in rows {
            let Entry::Named(_, help) = entry else { continue };
            for word in help.split_whitespace().filter_map(|word| word.strip_prefix('/')) {
                assert!(commands.contains(word), "{tag} {key}: there is no /{word}");
            }
        }
    }
}
