//! What Discord shows of the commands in other languages, by its codes for them.

use std::collections::BTreeMap;

use lasermate_present::language::Language;

/// A text in other languages than English.
pub type Localizations = BTreeMap<&'static str, String>;

/// A message of the catalogues.
pub fn in_languages(message: &str) -> Localizations {
    told(message, None)
}

/// A part of a message: what an option of a command is, or one of its values.
pub fn part_of(message: &str, part: &str) -> Localizations {
    told(message, Some(part))
}

fn told(message: &str, part: Option<&str>) -> Localizations {
    let texts = Language::all().iter().filter_map(|language| Some((language, language.text(message, part)?)));
    texts.flat_map(|(language, text)| codes(language).map(move |code| (code, text.clone()))).collect()
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
