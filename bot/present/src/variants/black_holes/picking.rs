//! Moves through holes picked step by step: which hole a piece enters, which it leaves, and how far it goes.

use lasermate_engine::any::Legal;
use lasermate_engine::piece::Kind;

use crate::say::black_holes as says;
use crate::say::picking::WHERE_TO;
use crate::text::picking;

/// What has been picked so far, and the question.
pub(super) fn question(kind: Option<Kind>, chosen: &[String], left: &[&Legal]) -> String {
    let through = picking::is_on_the_way(chosen, left);
    match chosen {
        [from] if from == "@" => picking::asked(picking::DROP, WHERE_TO),
        [from, black] if through => {
            picking::asked(&says::enters(picking::origin(kind, from), black), says::OUT_OF_WHICH)
        }
        [from, black, white] if through => {
            picking::asked(&says::in_and_out(picking::origin(kind, from), black, white), WHERE_TO)
        }
        _ => picking::question(kind, chosen),
    }
}

/// An option that leaves more to be picked.
pub(super) fn several(at: usize, choice: &str, several: &[&Legal]) -> String {
    let through = several.iter().all(|legal| legal.through.is_some());
    match at {
        1 if through => says::into(choice, several.len()),
        2 if through => says::out_of(choice, several.len()),
        _ => picking::several(choice, several.len()),
    }
}
