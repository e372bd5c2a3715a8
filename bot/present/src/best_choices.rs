//! What is offered while somebody types: the best choices for what has been typed so far.

use lasermate_domain::escape::plain_text;
use lasermate_domain::port::CompletionChoice;

use crate::saying::in_english;
use crate::text::wording::{cut, explained};

/// The most choices that are offered.
pub const CHOICES: usize = 25;
/// The most characters of a label.
pub const LABEL_CHARS: usize = 100;

/// `value: what it is`, cut to what a label may have.
pub fn labelled(value: &str, what: &str) -> CompletionChoice {
    CompletionChoice { label: label(value, what), value: value.to_owned() }
}

/// The same as a label alone, for something that is not what is typed.
pub(super) fn label(head: &str, what: &str) -> String {
    if what.is_empty() { plain_text(head, LABEL_CHARS) } else { cut(explained(head, what), LABEL_CHARS) }
}

/// Those that begin as typed, then those that contain it, each in their own order.
pub fn best(all: impl Iterator<Item = CompletionChoice>, typed: &str) -> Vec<CompletionChoice> {
    let typed = typed.to_lowercase();
    let (begins, others): (Vec<_>, Vec<_>) =
        all.partition(|choice| choice.value.to_lowercase().starts_with(&typed));
    let contains =
        others.into_iter().filter(|choice| in_english(&choice.label).to_lowercase().contains(&typed));
    begins.into_iter().chain(contains).take(CHOICES).collect()
}
