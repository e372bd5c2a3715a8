//! Moves chosen from menus, step by step.

use lasermate_domain::escape::plain_text;
use lasermate_engine::any::Legal;
use lasermate_engine::piece::Kind;

use super::names;
use super::wording::cut;
use crate::say::picking;
pub use crate::say::picking::{
    AT_ONCE, CHANGED, DROP, FIRST, MORE, NO_MORE, NO_SUCH_STEP, TYPE_IT, WHICH_MOVE, WHICH_PIECE, page,
    paged, played_already, routes,
};

/// The most characters of a menu's label, of its second line and of what it says while nothing is picked.
const MENU_CHARS: usize = 100;
/// The most characters of a move on a button.
const BUTTON_CHARS: usize = 28;

/// What a move begins with, and how many there are: `Knight g1: 2 moves`.
pub fn piece(origin: &str, moves: usize) -> String {
    cut(picking::moves(origin, moves), MENU_CHARS)
}

/// What a move begins with, where there is only one: `Knight g1: Nf3`.
pub fn only(origin: &str, legal: &Legal) -> String {
    cut(picking::one_move_of(origin, &legal.san), MENU_CHARS)
}

/// What the moves of an option begin with: `Knight g1`; drops begin with no piece.
pub fn begins(kind: Option<Kind>, name: &str, moves: &[&Legal]) -> String {
    if moves.iter().all(|legal| legal.is_drop()) { DROP.to_owned() } else { origin(kind, name) }
}

/// Whether the piece is between two cells of its way with what has been picked.
pub fn is_on_the_way(chosen: &[String], left: &[&Legal]) -> bool {
    chosen.len() > 1 && left.iter().any(|legal| legal.through.is_some())
}

/// A piece on its cell: `Knight g1`; the cell alone where nothing stands there.
pub fn origin(kind: Option<Kind>, name: &str) -> String {
    kind.map_or_else(|| name.to_owned(), |kind| picking::on(names::piece(kind), name))
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
    cut(picking::ways_on(choice, ways), MENU_CHARS)
}

/// A second line under an option.
pub fn second_line(text: &str) -> String {
    if text.is_empty() { String::new() } else { cut(text, MENU_CHARS) }
}

/// What has been picked so far, and the question: `Knight g1: where to?`
pub fn question(kind: Option<Kind>, chosen: &[String]) -> String {
    let what = if chosen.len() == 1 { picking::WHERE_TO } else { picking::HOW };
    asked(&origin(kind, &chosen.join(" ")), what)
}

/// A question about what has been picked.
pub fn asked(head: &str, what: &str) -> String {
    cut(picking::asks(head, what), MENU_CHARS)
}

/// What a button that plays a move says.
pub fn play(san: &str) -> String {
    picking::plays(plain_text(san, BUTTON_CHARS))
}
