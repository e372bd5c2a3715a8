//! What the form of a pact says.

use lasermate_engine::pact::PactNumber;

pub const FORM_OFFER: &str = "Offer a pact (everybody sees it)";
pub const FIELD_TO: &str = "Who is it for?";
pub const FIELD_PROMISES: &str = "What you promise each other";
/// What the ticks can do.
pub const HINT_PROMISES: &str = "Other terms go below. At most five in all.";
/// A promise to tick, and what it means.
pub const TICK_PEACE: (&str, &str) = ("Peace", "Don't capture each other's pieces.");
pub const TICK_NO_CHECK: (&str, &str) = ("No check", "Don't attack each other's kings.");
/// The same of the end.
pub const TICK_DRAW: (&str, &str) = ("Draw when two are left", "The last two share the game.");

/// The promise to attack a side, and what it means.
pub fn tick_against(side: &str) -> (String, String) {
    (format!("Against {side}"), format!("Move against {side} at least every second turn."))
}

/// The promise to spare a kind of piece, and what it means.
pub fn tick_spare(kind: &str) -> (String, String) {
    (format!("Spare every {kind}"), format!("Don't capture a {kind} that is on the board now."))
}

/// There is no such piece to spare.
pub fn none_to_spare(kind: &str) -> String {
    format!("No party of this pact has a {kind}.")
}

pub const FIELD_TERMS: &str = "Terms, one per line";
pub const HINT_TERMS: &str = "each peace / white against black every 2 / red spare Qd1 / each keep out of e4";
/// Whom an offer is for, in a typed line that shows how: whoever types it has two others.
pub const EXAMPLE_TO: &str = "both";
/// The choice of both others.
pub const TO_BOTH: &str = "Both";
/// Terms in a typed line that shows how.
pub const EXAMPLE_TERMS: &str = "each peace";
pub const FIELD_UNTIL: &str = "How long?";
/// What it means to pick none.
pub const HINT_UNTIL: &str = "Until one of you ends it";
/// For how long the offer is open.
pub const FIELD_STANDS: &str = "Open for";
/// What it means to pick nothing.
pub const HINT_STANDS: &str = "2 of your moves";

/// For how many moves an offer is open.
pub fn open_for(moves: u8) -> String {
    if moves == 1 { "1 of your moves".to_owned() } else { format!("{moves} of your moves") }
}

pub const FIELD_WORDS: &str = "A promise in your own words (not enforced)";
pub const HINT_WORDS: &str = "We share the centre.";

/// The form for a counter-offer.
pub fn form_counter(number: PactNumber) -> String {
    format!("Counter-offer to pact {number}")
}
