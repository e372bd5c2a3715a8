//! In which language somebody is spoken to.

use super::wording::commas;
use crate::language::Language;
use crate::say::language as say;

/// The languages that are spoken, each as it is typed with its own name.
fn listed() -> String {
    let each = |language: &Language| format!("`{}` ({})", language.code(), name(language));
    commas(&Language::all_spoken().map(each).collect::<Vec<_>>())
}

/// A language's own name.
pub fn name(language: &Language) -> String {
    language.text("language-name", None).unwrap_or_else(|| language.code().to_owned())
}

/// Which one somebody is answered in, and how that is changed.
pub fn shown(spoken: &Language, chosen: bool) -> String {
    let told = if chosen { say::is_chosen(name(spoken)) } else { say::is_auto(name(spoken)) };
    let command = lasermate_domain::command::mark::line(&format!("language {}", spoken.code()));
    format!("{told}\n{}", say::how_to_change(command, listed()))
}

pub fn no_such_language() -> String {
    say::no_such_language(listed())
}
