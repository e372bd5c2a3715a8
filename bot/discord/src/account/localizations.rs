//! What Discord shows of the commands, in English and by its codes for other languages.

use std::collections::BTreeMap;

use lasermate_present::language::Language;
use lasermate_present::text::command;

use crate::account::catalogue;

/// A text in other languages than English.
pub type Localizations = BTreeMap<&'static str, String>;

/// A message of the catalogues in English.
pub fn english(message: &str) -> String {
    text(Language::english(), message, None).unwrap_or_default()
}

/// A part of a message in English.
pub fn english_part(message: &str, part: &str) -> String {
    text(Language::english(), message, Some(part)).unwrap_or_default()
}

/// A message in the other languages.
pub fn in_languages(message: &str) -> Localizations {
    told(message, None)
}

/// A part of a message in the other languages: what an option of a command is, or one of its values.
pub fn part_of(message: &str, part: &str) -> Localizations {
    told(message, Some(part))
}

fn told(message: &str, part: Option<&str>) -> Localizations {
    let texts = Language::all().filter_map(|language| Some((language, text(language, message, part)?)));
    texts.flat_map(|(language, text)| codes(language).map(move |code| (code, text.clone()))).collect()
}

/// A text in a language. It links no commands.
fn text(language: &Language, message: &str, part: Option<&str>) -> Option<String> {
    Some(command::render(&language.text(message, part)?, catalogue::typed))
}

/// The languages that Discord takes, but English.
const DISCORDS: [&str; 32] = [
    "ar", "bg", "cs", "da", "de", "el", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr", "hu", "id", "it",
    "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN",
    "zh-TW",
];

/// A language as Discord calls it: it has two kinds of Spanish.
fn codes(language: &Language) -> impl Iterator<Item = &'static str> {
    let own = language.code();
    let is_own = move |code: &&str| {
        code.strip_prefix(own).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
    };
    DISCORDS.into_iter().filter(is_own)
}
