//! What the tests of three-way chess share: games by name and options, positions, moves as words.
#![allow(clippy::expect_used, reason = "each test uses its part, and stops where its data are wrong")]

use crate::cases::hexagon;
use lasermate_engine::any::AnyGame;
use lasermate_engine::board::{Cell, Mesh};
use lasermate_engine::moves::MoveList;
use lasermate_engine::notation::Notation;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;
use lasermate_engine::variants::three_way::{ThreeWay, ThreeWayRules};

pub const WHITE: Seat = Seat::First;
pub const RED: Seat = Seat::Second;
pub const BLACK: Seat = Seat::Third;

/// A game with options, from its start or a position.
pub fn game(name: &str, options: &[&str], position: Option<&str>) -> AnyGame {
    let mut setup = Setup::parse(name, options.iter().copied()).expect("the preset exists");
    setup.position = position.map(str::to_owned);
    AnyGame::new(&setup).unwrap_or_else(|error| panic!("{position:?}: {error}"))
}

/// A position with these pieces (`wKe1`), the rest as in an empty text: to move, living, castling, en passant.
pub fn text(pieces: &str, rest: &str) -> String {
    hexagon(&format!("{pieces} {rest}"))
}

/// The same as a state under the usual rules.
pub fn state(pieces: &str, rest: &str) -> ThreeWay {
    state_by(ThreeWayRules::default(), pieces, rest)
}

pub fn state_by(rules: ThreeWayRules, pieces: &str, rest: &str) -> ThreeWay {
    let text = text(pieces, rest);
    ThreeWay::read_position(rules, &text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub fn cell(name: &str) -> Cell {
    Mesh::hexagon().cell_named(name).unwrap_or_else(|| panic!("{name}"))
}

/// The targets of the piece on a cell, sorted by name, promotions once.
pub fn targets(state: &ThreeWay, from: &str) -> String {
    let mut moves = MoveList::new();
    state.moves_as(state.turn(), &mut moves);
    let own = moves.iter().filter(|mv| mv.from == cell(from));
    let mut found: Vec<_> = own.map(|mv| state.cell_name(mv.to)).collect();
    found.sort();
    found.dedup();
    found.join(" ")
}

/// The names in a text, sorted.
pub fn sorted(names: &str) -> String {
    let mut names: Vec<_> = names.split_whitespace().collect();
    names.sort_unstable();
    names.join(" ")
}
