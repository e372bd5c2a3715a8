//! Which command and option a half-typed line is at.

use std::collections::BTreeMap;

use lasermate_domain::command::{CommandOption, CommandSpec, CompletionSource, line};

/// Where a half-typed line stands.
#[derive(Debug)]
pub enum TypingPlace<'a> {
    /// In the name of a command.
    Name(&'a str),
    /// In an option of a command.
    Option(Cursor<'a>),
    /// Nowhere: it is no command.
    Nowhere,
}

/// A place in the options of a command.
#[derive(Debug)]
pub struct Cursor<'a> {
    pub spec: &'static CommandSpec,
    /// The line up to what is being typed.
    pub before: &'a str,
    pub typed: &'a str,
    /// The options it may be for, in their order.
    pub options: Vec<&'static CommandOption>,
    /// The options that have been given.
    pub given: BTreeMap<String, String>,
    /// Whether more may follow it.
    pub more: bool,
}

/// Finds the place of a line's end.
pub fn at(line: &str) -> TypingPlace<'_> {
    let line = line.trim_start();
    let Some(typed) = line.strip_prefix('/') else { return TypingPlace::Nowhere };
    let Some((name, rest)) = typed.split_once(char::is_whitespace) else { return TypingPlace::Name(typed) };
    let Some(spec) = CommandSpec::named(name) else {
        return TypingPlace::Nowhere;
    };
    if let [only] = spec.options {
        return TypingPlace::Option(in_only(spec, only, line, rest.trim_start()));
    }
    let word = last_word(rest);
    let before = &line[..line.len() - word.len()];
    let given = line::parse(before).map(|invocation| invocation.options).unwrap_or_default();
    let cursor = |before, typed, options| {
        TypingPlace::Option(Cursor { spec, before, typed, options, given: given.clone(), more: true })
    };
    let named = word.split_once(':').and_then(|(name, typed)| {
        let option = spec.options.iter().find(|option| option.name.eq_ignore_ascii_case(name))?;
        Some((option, typed))
    });
    if let (None, Some(going_on)) = (&named, terms_going_on(spec, line, before, &given)) {
        return TypingPlace::Option(going_on);
    }
    match named {
        Some((option, typed)) => cursor(&line[..line.len() - typed.len()], typed, vec![option]),
        None => {
            let free = |option: &&CommandOption| {
                !given.contains_key(option.name) || option.complete == CompletionSource::GameOptions
            };
            cursor(before, word, spec.options.iter().filter(free).collect())
        }
    }
}

/// A command with one option: all that follows belongs to it.
fn in_only<'a>(
    spec: &'static CommandSpec,
    only: &'static CommandOption,
    line: &'a str,
    rest: &'a str,
) -> Cursor<'a> {
    let typed = rest.strip_prefix(only.name).and_then(|typed| typed.strip_prefix(':')).unwrap_or(rest);
    let before = &line[..line.len() - typed.len()];
    Cursor { spec, before, typed, options: vec![only], given: BTreeMap::new(), more: false }
}

/// The terms of a pact and the value of a setting, which are typed over blanks: where they have been begun all that follows belongs to them.
fn terms_going_on<'a>(
    spec: &'static CommandSpec,
    line: &'a str,
    before: &str,
    given: &BTreeMap<String, String>,
) -> Option<Cursor<'a>> {
    let has_words = |option: &&CommandOption| {
        matches!(option.complete, CompletionSource::PactTerms | CompletionSource::SettingValues)
    };
    let option = spec.options.iter().find(has_words)?;
    let begun = given.get(option.name).filter(|begun| !begun.is_empty() && !before.contains('"'))?;
    let start = before.trim_end().strip_suffix(begun.as_str())?.len();
    let mut given = given.clone();
    given.remove(option.name);
    Some(Cursor {
        spec,
        before: &line[..start],
        typed: &line[start..],
        options: vec![option],
        given,
        more: true,
    })
}

/// The last word, which may be an open quotation or nothing.
fn last_word(rest: &str) -> &str {
    let (mut start, mut quoted) = (0, false);
    for (at, c) in rest.char_indices() {
        match c {
            '"' => quoted = !quoted,
            c if c.is_whitespace() && !quoted => start = at + c.len_utf8(),
            _ => {}
        }
    }
    &rest[start..]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cursor(line: &str) -> Cursor<'_> {
        match at(line) {
            TypingPlace::Option(cursor) => cursor,
            other => panic!("{line:?} is at {other:?}"),
        }
    }

    fn names(cursor: &Cursor<'_>) -> Vec<&'static str> {
        cursor.options.iter().map(|option| option.name).collect()
    }

    #[test]
    fn a_name_is_typed_until_the_first_blank() {
        assert!(matches!(at("/mo"), TypingPlace::Name("mo")));
        assert!(matches!(at("hello"), TypingPlace::Nowhere));
        assert!(matches!(at("/nosuch x"), TypingPlace::Nowhere));
    }

    #[test]
    fn all_that_follows_a_command_with_one_option_is_its_value() {
        let at = cursor("/move N b1");
        assert_eq!((at.before, at.typed, names(&at)), ("/move ", "N b1", vec!["move"]));
        assert_eq!(cursor("/move move:e2").typed, "e2");
        assert_eq!(cursor("/move ").typed, "");
    }

    #[test]
    fn options_that_are_given_are_not_offered_again() {
        let at = cursor("/challenge @bob first bi");
        assert_eq!((at.before, at.typed), ("/challenge @bob first ", "bi"));
        assert!(!names(&at).contains(&"opponent") && !names(&at).contains(&"side"));
        assert!(names(&at).contains(&"game"));
    }

    #[test]
    fn the_terms_of_a_pact_go_on_over_blanks() {
        for typed in ["each pe", "each.peace; white ag", "each peace; "] {
            let line = format!("/pact offer red {typed}");
            let at = cursor(&line);
            assert_eq!((at.before, at.typed, names(&at)), ("/pact offer red ", typed, vec!["terms"]));
            assert_eq!(at.given.get("to").map(String::as_str), Some("red"));
        }
        assert_eq!(names(&cursor("/pact offer red each peace until:1")), ["until"]);
    }

    #[test]
    fn a_named_option_is_the_one_that_is_completed() {
        let at = cursor("/challenge time:1");
        assert_eq!((at.before, at.typed, names(&at)), ("/challenge time:", "1", vec!["time"]));
        let at = cursor("/challenge opponent:\"Ann L");
        assert_eq!((at.typed, names(&at)), ("\"Ann L", vec!["opponent"]));
    }
}
