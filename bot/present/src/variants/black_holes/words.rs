//! What Black holes calls things.

use lasermate_domain::escape::plain_text;
use lasermate_engine::piece::Kind;

use crate::say::black_holes as says;
use crate::text::names::piece;
use crate::variants::GameWords;

pub(super) const WORDS: GameWords = GameWords {
    typed: ["c2c4", "Sc3"],
    own_theme: [says::THEME, says::THEME_HOW],
    goes_through: says::TRAVELS,
    ..GameWords::CHESS
};

/// The question before a move that captures something of one's own, and its button.
pub fn own_capture(san: &str, kind: Kind, cell: &str) -> (String, &'static str) {
    let san = format!("**{}**", plain_text(san, 40));
    (says::own_capture(san, piece(kind), cell), says::CAPTURE_IT)
}
