//! Black holes: drops and ways through holes, beside choices and in menus.

/// A drop in a game without drops.
pub const NO_DROPS: &str = "No holes are dropped in this game.";
/// The option that begins a drop.
pub const DROP: &str = "Drop a hole";

/// An option that goes on through a black hole: `into the hole on b1: 3 ways`.
#[must_use]
pub fn into(hole: &str, ways: usize) -> String {
    format!("into the hole on {hole}: {}", counted(ways))
}

/// An option that goes on out of a white hole: `out of the hole on a4: 2 ways`.
#[must_use]
pub fn out_of(hole: &str, ways: usize) -> String {
    format!("out of the hole on {hole}: {}", counted(ways))
}

fn counted(ways: usize) -> String {
    if ways == 1 { "1 way".to_owned() } else { format!("{ways} ways") }
}

/// A way as far as it has been picked: `Rook a1 into b1, out of a4`.
#[must_use]
pub fn so_far(piece: &str, from: &str, black: &str, white: Option<&str>) -> String {
    let out = white.map(|white| format!(", out of {white}")).unwrap_or_default();
    format!("{piece} {from} into {black}{out}")
}

/// Where else a piece could have gone out of the same hole.
#[must_use]
pub fn other_exits(white: &str, exits: &[String]) -> String {
    format!("Out of {white} it could also go to {}.", exits.join(", "))
}
