//! The exact form of a position.

use super::{board, letter};
use crate::board::{Cell, Mesh};
use crate::seat::Seat;
use crate::seats::Seats;
use crate::variants::three_way::{Castling, ThreeWay};

fn joined(items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    if items.is_empty() { "-".to_owned() } else { items.join(",") }
}

/// Sides in the order of their turns: White, Red, Black.
fn letters(seats: Seats) -> String {
    seats.iter().map(letter).collect()
}

/// Board, side to move, living sides, castling, en passant, quiet plies, round, and `heirs=` where there are any.
pub(super) fn position(position: &ThreeWay) -> String {
    let mesh = Mesh::hexagon();
    let held = Castling::ALL.iter().filter(|castling| position.rights() & castling.right != 0);
    let rights = joined(held.map(|castling| mesh.name(Cell(castling.rook_from)).to_owned()));
    let passed = joined(position.passed().iter().map(|passed| {
        let (cell, pawn) = (mesh.name(Cell(passed.cell)), mesh.name(passed.pawn()));
        format!("{cell}:{pawn}:{}", letters(passed.who))
    }));
    let mut text = format!(
        "{} {} {} {rights} {passed} {} {}",
        board::write(position),
        letter(position.turn()),
        letters(position.living()),
        position.quiet(),
        position.round(),
    );
    let fallen = Seat::ALL.into_iter().filter(|seat| !position.living().has(*seat));
    let heirs = joined(fallen.filter_map(|seat| {
        position.controller(seat).map(|heir| format!("{}:{}", letter(seat), letter(heir)))
    }));
    if heirs != "-" {
        text.extend([" heirs=", heirs.as_str()]);
    }
    text
}
