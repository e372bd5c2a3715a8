//! The few words that stand in a picture beside its board.

use lasermate_domain::escape::plain_text;
use lasermate_engine::action::Asked;
use lasermate_engine::seat::Side;
use lasermate_engine::view::View;

/// The most characters of a move.
const SAN_CHARS: usize = 40;

pub const PREVIEW: &str = "Preview";
/// A pact that the last move broke.
pub const BROKEN: &str = "Pact broken";
/// A Joker that must choose.
pub const JOKER: &str = "Joker";

pub fn turn(side: Side, asked: Asked) -> String {
    let side = side.title();
    match asked {
        Asked::Move => format!("{side} to move"),
        Asked::Lifeline { .. } => format!("{side}: lifeline?"),
        Asked::Draw => format!("{side}: draw?"),
        Asked::Billi => format!("{side}: LET'S BILLI?"),
        Asked::Denial { .. } => format!("{side}: deny or allow?"),
        Asked::Pact { pact } => format!("{side}: pact {pact}?"),
    }
}

/// A move that was made, with its number.
pub fn made(number: &str, san: &str) -> String {
    format!("{number} {}", plain_text(san, SAN_CHARS))
}

pub fn score(side: Side, points: &str) -> String {
    format!("{} {points}", side.title())
}

/// A side that holds the right to deny, after its points where it has any.
pub fn may_deny(side: &str, has_points: bool) -> String {
    let comma = if has_points { "," } else { "" };
    format!("{side}{comma} may deny")
}

/// News of a move that is only thought of.
pub fn preview_news(news: &str) -> String {
    format!("{PREVIEW}: {news}")
}

/// What the game is counted in.
pub const fn counted_in(view: &View) -> &'static str {
    if view.sides.len() > 2 { "Round" } else { "Move" }
}

/// How far the game is.
pub fn move_number(view: &View) -> String {
    let head = if view.billi_phase { "Billi phase, move" } else { counted_in(view) };
    format!("{head} {}", view.move_number)
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
        told.push(format!("moves to {}", ways.moves.join(" ")));
    }
    if !ways.captures.is_empty() {
        told.push(format!("captures on {}", ways.captures.join(" ")));
    }
    if !ways.through.is_empty() {
        let (named, more) = ways.through.split_at(ways.through.len().min(MOST_THROUGH));
        let more = if more.is_empty() { String::new() } else { format!(" and {} more", more.len()) };
        told.push(format!("by way of {}{more}", named.join(" ")));
    }
    format!("Marked: {selected}, {}. ", told.join(", "))
}
