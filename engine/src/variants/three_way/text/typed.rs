//! Moves of three-way chess as they are typed.

use crate::board::{Cell, Mesh};
use crate::notation::MoveTextError;
use crate::piece::Kind;
use crate::seat::Seat;
use crate::variants::kit::typed::MoveReader;
use crate::variants::three_way::{Castling, ThreeWay, ThreeWayMove};

/// Reads a move as typed by a seat. Of an illegal one the only piece of its kind is meant.
pub(super) fn read(position: &ThreeWay, seat: Seat, text: &str) -> Result<ThreeWayMove, MoveTextError> {
    let castling = |long| {
        let mut ways = Castling::of(position.rules().territory(seat));
        let way = ways.find(|way| way.long == long && position.king(seat) == Some(Cell(way.king_from)))?;
        Some((Cell(way.king_from), Cell(way.king_to)))
    };
    let legal = |to: Cell, each: &mut dyn FnMut(Kind, Cell)| {
        position.targets_as(seat, &mut |kind, from, targets| {
            if targets >> (to.0 & 127) & 1 == 1 {
                each(kind, from);
            }
        });
    };
    let meant = |_: Cell, each: &mut dyn FnMut(Kind, Cell)| {
        let own = position.all_pieces().filter(|(_, piece, _)| piece.seat == seat);
        own.for_each(|(from, piece, _)| each(piece.kind, from));
    };
    let mesh = Mesh::hexagon();
    // Near the centre a pawn may leave its column by a step.
    let reader = MoveReader {
        mesh,
        leaves_column: false,
        castling: &castling,
        kinds: &Kind::from_letter,
        legal: &[&legal],
        meant: &meant,
    };
    let (from, to, promotion) = reader.read(text)?;
    Ok(ThreeWayMove { from, to, promotion })
}
