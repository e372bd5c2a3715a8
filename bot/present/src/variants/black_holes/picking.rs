//! Moves through holes picked step by step: which hole a piece enters, which it leaves, and how far it goes.

use lasermate_engine::any::Legal;

use super::words;
use crate::text::picking;
use crate::text::wording::capital;

/// What has been picked so far, and the question.
pub(super) fn question(kind: Option<&str>, chosen: &[String], left: &[&Legal]) -> String {
    let piece = kind.map(capital).unwrap_or_default();
    let through = picking::is_on_the_way(chosen, left);
    match chosen {
        [from] if from == "@" => picking::asked(picking::DROP, "where to?"),
        [from, black] if through => {
            picking::asked(&words::so_far(&piece, from, black, None), "out of which hole?")
        }
        [from, black, white] if through => {
            picking::asked(&words::so_far(&piece, from, black, Some(white)), "where to?")
        }
        _ => picking::question(kind, chosen),
    }
}

/// An option that leaves more to be picked.
pub(super) fn several(at: usize, choice: &str, several: &[&Legal]) -> String {
    let through = several.iter().all(|legal| legal.through.is_some());
    match at {
        1 if through => words::into(choice, several.len()),
        2 if through => words::out_of(choice, several.len()),
        _ => picking::several(choice, several.len()),
    }
}
