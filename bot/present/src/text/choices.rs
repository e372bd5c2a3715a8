//! The words beside the choices of completion.

use lasermate_domain::escape::plain_text;
use lasermate_domain::sessions::session::Session;

use super::person;

/// The start position, as a text to change.
pub fn start_position(text: &str) -> String {
    format!("start position: {text}")
}

/// A pact with both others.
pub const BOTH: &str = "all three (both others must agree)";

/// Questions that fit any position, each with its answer's subject.
pub const QUESTIONS: [(&str, &str); 2] =
    [("who", "whose turn it is"), ("last move", "what the last move did")];
/// What beams are asked for.
pub const BEAMS: (&str, &str) = ("beams", "where the beams go");
/// What one side's beam is asked for.
pub const BEAM: &str = "where it goes";
pub const STANDING: [(&str, &str); 2] =
    [("score", "the points and what they mean"), ("check", "who is in check")];
/// What a square is asked for.
pub const SQUARE: &str = "what is on it";
/// What the attackers of a square are asked for.
pub const fn attackers(has_beams: bool) -> &'static str {
    if has_beams { "which pieces attack it and which beams cross it" } else { "which pieces attack it" }
}

/// A piece that can move, with the number of its moves.
pub fn piece_with_moves(piece: Option<&str>, count: usize) -> String {
    format!("{}, {count} {}", piece.unwrap_or("piece"), if count == 1 { "move" } else { "moves" })
}

/// A game with its code, what it is and who plays, in at most so many characters.
pub fn game(live: &Session, chars: usize) -> String {
    let players: Vec<_> =
        live.players.iter().map(|player| person::in_a_file(player, &live.players)).collect();
    plain_text(&format!("{}: {}, {}", live.id, live.setup.preset().title, players.join(" – ")), chars)
}
