//! What the form of a pact says.

use crate::say::pact_form as say;

pub use say::{
    FIELD_PROMISES, FIELD_STANDS, FIELD_TERMS, FIELD_TO, FIELD_UNTIL, FIELD_WORDS, HINT_PROMISES,
    HINT_STANDS, HINT_UNTIL, HINT_WORDS, OFFER as FORM_OFFER, TO_BOTH, counter as form_counter,
    none_to_spare, open_for,
};

/// A promise to tick, and what it means.
pub const TICK_PEACE: (&str, &str) = (say::PEACE, say::PEACE_MEANS);
pub const TICK_NO_CHECK: (&str, &str) = (say::NO_CHECK, say::NO_CHECK_MEANS);
/// The same of the end.
pub const TICK_DRAW: (&str, &str) = (say::DRAW, say::DRAW_MEANS);

/// The promise to attack a side, and what it means.
pub fn tick_against(side: &str) -> (String, String) {
    (say::against(side), say::against_means(side))
}

/// The promise to spare a kind of piece, and what it means.
pub fn tick_spare(piece: &str) -> (String, String) {
    (say::spare(piece), say::spare_means(piece))
}

// What is typed is the same in every language.

pub const HINT_TERMS: &str = "each peace / white against black every 2 / red spare Qd1 / each keep out of e4";
/// Whom an offer is for, in a typed line that shows how: whoever types it has two others.
pub const EXAMPLE_TO: &str = "both";
/// Terms in a typed line that shows how.
pub const EXAMPLE_TERMS: &str = "each peace";
