//! How sides, pieces, players and scores are called.

use lasermate_domain::port::Person;
use lasermate_domain::tables::table::Table;
use lasermate_engine::outcome::Points;
use lasermate_engine::piece::Kind;
use lasermate_engine::seat::{Seat, Side};
use lasermate_engine::view::{PieceView, View};

use super::computer;
use super::person::named;
use super::wording::{commas, listed};
use crate::say;
use crate::say::{pieces, sides};

/// A side in a sentence.
pub const fn side(side: Side) -> &'static str {
    match side {
        Side::White => sides::WHITE,
        Side::Black => sides::BLACK,
        Side::Blue => sides::BLUE,
        Side::Red => sides::RED,
    }
}

/// A kind of piece in a sentence, whose catalogue asks for the form it needs.
pub const fn piece(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => pieces::PAWN,
        Kind::Knight => pieces::KNIGHT,
        Kind::Bishop => pieces::BISHOP,
        Kind::Rook => pieces::ROOK,
        Kind::Queen => pieces::QUEEN,
        Kind::King => pieces::KING,
        Kind::Crowned => pieces::CROWNED,
        Kind::Hole => pieces::HOLE,
        Kind::Man => pieces::MAN,
    }
}

/// A seat's side; empty where a view has none for it.
pub(super) fn side_of(view: &View, seat: Seat) -> &'static str {
    view.sides.get(seat.index()).map_or("", |own| side(*own))
}

/// A piece of a view with its side, whatever else it is: `Red queen`.
pub fn plain_piece(view: &View, found: &PieceView) -> String {
    say::names::piece(side_of(view, found.seat), piece(found.kind))
}

/// A piece of a view with its side: `Red queen`, `Blue Joker knight`.
pub fn piece_of(view: &View, found: &PieceView) -> String {
    let called = if found.joker {
        say::names::joker(side_of(view, found.seat), piece(found.kind))
    } else {
        plain_piece(view, found)
    };
    if found.inert { say::names::out_of_play(called) } else { called }
}

/// A player with the side: `Blue (Ann)`, a computer by its name alone, `Red (Lantern)`; the side alone where nobody sits there.
pub fn player(table: &Table, seat: Seat) -> String {
    on_a_side(table, seat, |who| computer::short(who).unwrap_or_else(|| named(who)))
}

/// The same as somebody sits down, a computer with its level: `Red (Lantern, computer level 4)`.
pub fn introduced(table: &Table, seat: Seat) -> String {
    on_a_side(table, seat, named)
}

fn on_a_side(table: &Table, seat: Seat, called: impl Fn(&Person) -> String) -> String {
    let side = side(table.game.side(seat));
    match table.seating.player(seat) {
        Some(player) => say::names::player(side, called(player)),
        None => side.to_owned(),
    }
}

/// Who plays whom, computers with their levels: `Blue (Ann) against Red (Lantern, computer level 4)`, `White (Ann), Red (Bob) and
/// Black (Cid)`.
pub fn players_line(table: &Table) -> String {
    match seated(table).as_slice() {
        [first, second] => say::names::against(first, second),
        players => listed(players),
    }
}

/// The same where a sentence lists them: `White (Ann) and Black (Bob)`.
pub(super) fn every_player(table: &Table) -> String {
    listed(&seated(table))
}

fn seated(table: &Table) -> Vec<String> {
    Seat::at_table(table.game.sides().len()).map(|seat| introduced(table, seat)).collect()
}

/// A picture's title: the game and who plays; `names` are plain text already.
pub fn title(game: &str, names: &[String]) -> String {
    if names.is_empty() { game.to_owned() } else { say::names::title(game, against(names)) }
}

/// Who plays: `Ann – Bob`.
pub fn against(names: &[String]) -> String {
    names.iter().filter(|name| !name.is_empty()).cloned().collect::<Vec<_>>().join(" – ")
}

/// The points side by side: `Blue 277, Red 0`.
pub fn by_side(sides: &[Side], scores: &[Points]) -> String {
    let each = sides.iter().zip(scores).map(|(own, score)| say::names::score(side(*own), score.to_string()));
    commas(&each.collect::<Vec<_>>())
}

/// The score of a view: `Blue 277, Red 0`; `None` where the game has no points before its end.
pub fn score_line(view: &View) -> Option<String> {
    let points = !view.beams.is_empty() || view.scores.iter().any(|score| *score > 0);
    points.then(|| by_side(view.sides, &view.scores))
}
