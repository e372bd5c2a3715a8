//! Stacks: pieces on one cell, one above the other.

use lasermate_engine::board::Cell;
use lasermate_engine::seat::Seat;
use lasermate_engine::view::{PieceView, View};

use super::names::plain_piece;
use super::wording::{commas, semicolons};
use crate::say::stacks as say;

/// Every stack, bottom first: `c4: White rook, Black knight, White bishop (risen, 1 turn left)`; none without stacks.
pub fn stacks(view: &View) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for cell in view.mesh.cells() {
        let pieces: Vec<_> = view.pieces.iter().filter(|piece| piece.cell == cell).collect();
        if pieces.len() > 1 {
            let pieces: Vec<_> = pieces.iter().map(|piece| named(view, piece)).collect();
            found.push(say::stack(view.mesh.name(cell), commas(&pieces)));
        }
    }
    found
}

/// One line of all stacks; `None` without stacks.
pub fn line(view: &View) -> Option<String> {
    let stacks = stacks(view);
    (!stacks.is_empty()).then(|| say::line(semicolons(&stacks)))
}

fn named(view: &View, piece: &PieceView) -> String {
    marked(plain_piece(view, piece), piece)
}

/// The name of a piece or its place, with what follows it where that is a risen bishop.
pub fn marked(name: String, piece: &PieceView) -> String {
    if piece.turns_left.is_some() { say::risen(name) } else { name }
}

/// A piece's place: its square, and its level inside a rook.
pub fn place(view: &View, piece: &PieceView) -> String {
    let name = view.mesh.name(piece.cell);
    if piece.level == 0 { name.to_owned() } else { format!("{name}:{}", piece.level) }
}

/// The letters of a stack from below, as in a position's text: `[RnB'1]`; empty where at most one piece stands.
pub fn letters(view: &View, cell: Cell) -> String {
    let pieces: Vec<_> = view.pieces.iter().filter(|piece| piece.cell == cell).collect();
    if pieces.len() < 2 {
        return String::new();
    }
    let letter = |piece: &&PieceView| {
        let letter = (view.letter)(piece.kind);
        let letter = if piece.seat == Seat::First { letter } else { letter.to_ascii_lowercase() };
        format!("{letter}{}", if piece.turns_left.is_some() { "'1" } else { "" })
    };
    format!("[{}]", pieces.iter().map(letter).collect::<String>())
}
