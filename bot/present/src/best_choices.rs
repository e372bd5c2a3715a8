//! What is offered while somebody types: the best choices for what has been typed so far.

use lasermate_domain::escape::plain_text;
use lasermate_domain::port::CompletionChoice;

/// The most choices that are offered.
pub const CHOICES: usize = 25;
/// The most characters of a label.
pub const LABEL_CHARS: usize = 100;

/// `value: what it is`, cut to what a label may have.
pub fn labelled(value: &str, what: &str) -> CompletionChoice {
    let label = if what.is_empty() { value.to_owned() } else { format!("{value}: {what}") };
    CompletionChoice { label: plain_text(&label, LABEL_CHARS), value: value.to_owned() }
}

/// Those that begin as typed, then those that contain it, each in their own order.
pub fn best(all: impl Iterator<Item = CompletionChoice>, typed: &str) -> Vec<CompletionChoice> {
    let typed = typed.to_lowercase();
    let (begins, others): (Vec<_>, Vec<_>) =
        all.partition(|choice| choice.value.to_lowercase().starts_with(&typed));
    let contains = others.into_iter().filter(|choice| choice.label.to_lowercase().contains(&typed));
    begins.into_iter().chain(contains).take(CHOICES).collect()
}
