//! Black holes: drops and ways through holes, beside choices and in menus.

use lasermate_domain::escape::plain_text;
use lasermate_engine::board::Cell;
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;
use lasermate_engine::piece::Kind;
use lasermate_engine::variants::black_holes::HoleEffect;

use crate::present::text::announcement;

/// A drop in a game without drops.
pub const NO_DROPS: &str = "This game has no holes to drop.";
/// The option that begins a drop.
pub const DROP: &str = "Drop a hole";

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

/// Where the piece of a move went: over the board, through holes, or by a drop.
pub(super) fn end(played: &Played) -> Option<Cell> {
    let own = played.effects.iter().find_map(|effect| match *effect {
        Effect::Hole(HoleEffect::Travelled { to, .. }) => Some(to),
        Effect::Hole(HoleEffect::Dropped { at, .. }) => Some(at),
        _ => None,
    });
    own.or_else(|| announcement::end(played))
}
