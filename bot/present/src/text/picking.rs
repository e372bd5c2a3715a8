//! Moves chosen from menus, step by step.

use lasermate_domain::command::mark::{MOVE, says};
use lasermate_domain::escape::plain_text;
use lasermate_engine::any::Legal;

use super::wording::capital;

/// The most characters of a menu's label, of its second line and of what it says while nothing is picked.
const MENU_CHARS: usize = 100;
/// The most characters of a move on a button.
const BUTTON_CHARS: usize = 28;

/// What asks for the move, where one menu has them all.
pub const WHICH_MOVE: &str = "Which move?";
/// What asks for the piece, or for whatever else a move begins with.
pub const WHICH_PIECE: &str = "Which piece?";
/// Said before the choices of now, where somebody wanted something of an earlier position.
pub const CHANGED: &str = "The position has changed.";
/// The option that begins a drop.
pub const DROP: &str = "Drop a hole";
/// The second line of the option that adds nothing more to a move.
pub const NO_MORE: &str = "no further step";
/// The words over the first menu.
pub const FIRST: &str = "Choose a move. You can preview it first.";
/// The same where the last choice plays the move.
pub const AT_ONCE: &str = "Choose a move. It is played at once.";
/// More options than one menu holds.
pub const MORE: &str = "More …";
/// A menu that was not made by the bot, or by one with other rules.
pub const NO_SUCH_STEP: &str = says!("That menu has expired. `", MOVE, "` opens a new one.");
/// A move whose name does not fit under a button.
pub const TYPE_IT: &str = says!("This move is too long to choose here. Type it after `", MOVE, "`.");

/// How many options a menu shows, of how many.
pub fn page(first: usize, last: usize, of: usize) -> String {
    format!("{first} to {last} of {of}")
}

/// What a move begins with, and how many there are: `Knight g1: 2 moves`.
pub fn piece(origin: &str, moves: usize) -> String {
    let moves = if moves == 1 { "1 move".to_owned() } else { format!("{moves} moves") };
    plain_text(format!("{origin}: {moves}").trim_start(), MENU_CHARS)
}

/// What a move begins with, where there is only one: `Knight g1: Nf3`.
pub fn only(origin: &str, legal: &Legal) -> String {
    plain_text(format!("{origin}: {}", legal.san).trim_start(), MENU_CHARS)
}

/// What the moves of an option begin with: `Knight g1`; drops begin with no piece.
pub fn begins(kind: Option<&str>, name: &str, moves: &[&Legal]) -> String {
    if moves.iter().all(|legal| legal.is_drop()) { DROP.to_owned() } else { origin(kind, name) }
}

/// Whether the piece is between two cells of its way with what has been picked.
pub fn is_on_the_way(chosen: &[String], left: &[&Legal]) -> bool {
    chosen.len() > 1 && left.iter().any(|legal| legal.through.is_some())
}

/// A piece on its cell: `Knight g1`.
pub fn origin(kind: Option<&str>, name: &str) -> String {
    format!("{} {name}", kind.map(capital).unwrap_or_default())
}

/// How many ways lead to the same end.
pub fn routes(count: usize) -> String {
    format!("{count} routes")
}

/// What a piece can do, as the second line under it.
pub fn ways(legal: &[&Legal]) -> String {
    let moves: Vec<_> = legal.iter().map(|legal| legal.san.as_str()).collect();
    plain_text(&moves.join(" "), MENU_CHARS)
}

/// An option that stands for one move.
pub fn one_move(legal: &Legal) -> String {
    plain_text(&legal.san, MENU_CHARS)
}

/// An option that leaves more to be picked: `e8: 4 ways`.
pub fn several(choice: &str, ways: usize) -> String {
    plain_text(&format!("{choice}: {ways} ways"), MENU_CHARS)
}

/// A second line under an option.
pub fn second_line(text: &str) -> String {
    plain_text(text, MENU_CHARS)
}

/// What has been picked so far, and the question: `Knight g1: where to?`
pub fn question(kind: Option<&str>, chosen: &[String]) -> String {
    let what = if chosen.len() == 1 { "where to?" } else { "how?" };
    asked(&origin(kind, &chosen.join(" ")), what)
}

/// A question about what has been picked.
pub fn asked(head: &str, what: &str) -> String {
    plain_text(format!("{head}: {what}").trim_start(), MENU_CHARS)
}

/// What a button that plays a move says.
pub fn play(san: &str) -> String {
    format!("Play {}", plain_text(san, BUTTON_CHARS))
}

/// A move that was played by an earlier press of the same button.
pub fn played_already(san: &str) -> String {
    format!("You have already played {san}.")
}
