//! The few words that stand in a picture beside its board.

use lasermate_domain::escape::plain_text;
use lasermate_engine::action::Asked;
use lasermate_engine::seat::Side;
use lasermate_engine::view::View;

use super::names::side as title;
use super::wording::commas;
use crate::say::captions as say;

pub use crate::say::captions::{BROKEN, JOKER, PREVIEW, preview_news};

/// The most characters of a move.
const SAN_CHARS: usize = 40;

pub fn turn(side: Side, asked: Asked) -> String {
    let side = title(side);
    match asked {
        Asked::Move => say::to_move(side),
        Asked::Lifeline { .. } => say::lifeline(side),
        Asked::Draw => say::draw(side),
        Asked::Billi => say::billi(side),
        Asked::Denial { .. } => say::denial(side),
        Asked::Pact { pact } => say::pact(side, pact.to_string()),
    }
}

/// A move that was made, with its number.
pub fn made(number: &str, san: &str) -> String {
    format!("{number} {}", plain_text(san, SAN_CHARS))
}

pub fn score(side: Side, points: &str) -> String {
    crate::say::names::score(title(side), points)
}

/// A side that holds the right to deny, after its points where it has any.
pub fn may_deny(side: &str, has_points: bool) -> String {
    if has_points { say::with_points_may_deny(side) } else { say::may_deny(side) }
}

/// How far the game is.
pub fn move_number(view: &View) -> String {
    let number = view.move_number.to_string();
    match view.sides.len() {
        _ if view.billi_phase => say::billi_phase(number),
        ..=2 => say::move_number(number),
        _ => say::round(number),
    }
}

/// Where a piece may go, by the names of squares, each once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Destinations {
    pub moves: Vec<String>,
    pub captures: Vec<String>,
    /// Through other squares: in, out and target, as in `b1-a4-c4`.
    pub through: Vec<String>,
}

/// The most ways through other squares that are named: of more, the text beside the picture has all.
const MOST_THROUGH: usize = 8;

/// What stands before a description where squares are marked.
pub fn marked(selected: &str, ways: &Destinations) -> String {
    let mut told = Vec::new();
    if !ways.moves.is_empty() {
        told.push(say::marked_moves(ways.moves.join(" ")));
    }
    if !ways.captures.is_empty() {
        told.push(say::marked_captures(ways.captures.join(" ")));
    }
    if !ways.through.is_empty() {
        let (named, more) = ways.through.split_at(ways.through.len().min(MOST_THROUGH));
        let named = named.join(" ");
        told.push(if more.is_empty() {
            say::marked_through(named)
        } else {
            say::marked_through_more(named, more.len())
        });
    }
    say::marked(selected, commas(&told)) + " "
}
