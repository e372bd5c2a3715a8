//! Black holes: drops and ways through holes, beside choices and in menus.

use lasermate_domain::escape::plain_text;
use lasermate_engine::piece::Kind;

use crate::variants::GameWords;

pub(super) const WORDS: GameWords = GameWords {
    typed: ["c2c4", "Sc3"],
    own_theme: ["mate", "through a hole"],
    goes_through: "travels through the holes",
    ..GameWords::CHESS
};

/// A drop in a game without drops.
pub const NO_DROPS: &str = "This game has no holes to drop.";

/// An option that goes on through a black hole: `into the hole on b1: 3 ways`.
pub fn into(hole: &str, ways: usize) -> String {
    format!("into the hole on {hole}: {}", counted(ways))
}

/// An option that goes on out of a white hole: `out of the hole on a4: 2 ways`.
pub fn out_of(hole: &str, ways: usize) -> String {
    format!("out of the hole on {hole}: {}", counted(ways))
}

fn counted(ways: usize) -> String {
    if ways == 1 { "1 route".to_owned() } else { format!("{ways} routes") }
}

/// A way as far as it has been picked: `Rook a1 into b1, out of a4`.
pub fn so_far(piece: &str, from: &str, black: &str, white: Option<&str>) -> String {
    let out = white.map(|white| format!(", out of {white}")).unwrap_or_default();
    format!("{piece} {from} into {black}{out}")
}

/// The question before a move that captures something of one's own, and its button.
pub fn own_capture(san: &str, kind: Kind, cell: &str) -> (String, &'static str) {
    let what = kind.name();
    (format!("**{}** captures your own {what} on {cell}. Play it?", plain_text(san, 40)), OWN_CAPTURE)
}

const OWN_CAPTURE: &str = "Yes, capture it";
