//! Moves of orthodox chess as they are typed.

use crate::board::{Cell, Mesh};
use crate::notation::MoveTextError;
use crate::piece::Kind;
use crate::seat::Seat;
use crate::variants::kit::typed::MoveReader;
use crate::variants::orthodox::{Castling, Chess, ChessMove};

/// Reads a move as typed by a seat. Of an illegal one the only piece that moves that way is meant.
pub(super) fn read(chess: &Chess, seat: Seat, text: &str) -> Result<ChessMove, MoveTextError> {
    let castling = |long| {
        let mut ways = Castling::of(seat);
        let way = ways.find(|way| way.long == long && chess.king(seat) == Some(Cell(way.king_from)))?;
        Some((Cell(way.king_from), Cell(way.king_to)))
    };
    let goes = |to: Cell, targets: u64| targets >> (to.0 & 63) & 1 == 1;
    let legal = |to: Cell, each: &mut dyn FnMut(Kind, Cell)| {
        chess.targets_as(seat, &mut |kind, from, targets| {
            if goes(to, targets) {
                each(kind, Cell(from));
            }
        });
    };
    let meant = |to: Cell, each: &mut dyn FnMut(Kind, Cell)| {
        chess.pseudo_legal_targets(seat, &mut |kind, from, targets| {
            if goes(to, targets) {
                each(kind, Cell(from));
            }
        });
    };
    let mesh = Mesh::eight();
    let reader = MoveReader {
        mesh,
        leaves_column: true,
        castling: &castling,
        kinds: &Kind::from_letter,
        legal: &[&legal],
        meant: &meant,
    };
    let (from, to, promotion) = reader.read(text)?;
    Ok(ChessMove { from, to, promotion })
}
