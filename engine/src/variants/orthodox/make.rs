//! Making a move: what changes on the board, and what is told of it.

use super::castling::{Castling, KEPT};
use super::chess::Chess;
use super::chess_move::ChessMove;
use super::tables::{ROWS, bit, file_of};
use crate::board::Cell;
use crate::effect::{Effect, Sink};
use crate::piece::Kind;
use crate::seat::Seat;
use crate::variants::kit::planes::PieceCode;

impl Chess {
    /// Makes a legal move and gives the turn to the other seat. Tells of the pieces taken, moved and promoted, and
    /// leaves check and the end to the caller, since what they mean is the game's. A move from an empty cell
    /// or off the board changes nothing; any other illegal one leaves a sound position.
    #[inline]
    pub fn make<S: Sink>(&mut self, mv: ChessMove, effects: &mut S) {
        let (Cell(from), Cell(to)) = (mv.from, mv.to);
        let occupied = self.occupied();
        if from >= 64 || to >= 64 || occupied & bit(from) == 0 {
            return;
        }
        if S::WANTED {
            self.tell_move(mv.from, mv.to, effects);
        }
        let pawn = self.of_kind(Kind::Pawn) & bit(from) != 0;
        let king = self.of_kind(Kind::King) & bit(from) != 0;
        self.planes.carry(from, to);
        let passed = self.passed.take();
        if pawn {
            self.finish_pawn(mv, passed, effects);
        } else if king && self.rights != 0 && from.abs_diff(to) == 2 {
            let ends = (mv.from, mv.to);
            Castling::carry_rook(&Castling::ALL, self.rights, &mut self.planes, ends, effects);
        }
        self.rights &= KEPT[usize::from(from)] & KEPT[usize::from(to)];
        let quiet = !pawn && occupied & bit(to) == 0;
        self.quiet = if quiet { self.quiet.saturating_add(1) } else { 0 };
        self.number = self.number.saturating_add(u16::from(self.turn == Seat::Second));
        self.turn = self.turn.other();
    }

    /// The double step, the capture en passant and the promotion of a pawn that has just gone.
    #[inline]
    fn finish_pawn(&mut self, mv: ChessMove, passed: Option<Cell>, effects: &mut impl Sink) {
        let (Cell(from), Cell(to)) = (mv.from, mv.to);
        if from.abs_diff(to) == 2 * ROWS {
            self.passed = Some(Cell(u8::midpoint(from, to)));
        } else if passed == Some(mv.to) && file_of(from) != file_of(to) {
            // The victim stands beside the taker's old cell: in its row and the new column.
            let at = from - file_of(from) + file_of(to);
            self.tell_taken(Cell(at), effects);
            self.planes.put(at, PieceCode::EMPTY);
        } else if let Some(kind) = mv.promotion {
            let seat = if self.army(Seat::Second) & bit(to) == 0 { Seat::First } else { Seat::Second };
            self.planes.put(to, PieceCode::of(kind, seat));
            effects.put(Effect::Promoted { at: mv.to, to: kind });
        }
    }
}
