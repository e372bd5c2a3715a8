//! Making a move: what changes on the board, and what is told of it.

use super::castling::Castling;
use super::chess::{Chess, Code};
use super::chess_move::ChessMove;
use super::tables::{ROWS, bit, file_of};
use crate::board::Cell;
use crate::effect::{Effect, Sink};
use crate::man::Kind;
use crate::seat::Seat;

impl Chess {
    /// Makes a legal move and gives the turn to the other seat. Tells of the men taken, moved and promoted, and
    /// leaves check and the end to the caller, since what they mean is the game's. A move from an empty cell
    /// or off the board changes nothing; any other illegal one leaves a sound position.
    #[inline]
    pub fn make(&mut self, mv: ChessMove, effects: &mut impl Sink) {
        let (Cell(from), Cell(to)) = (mv.from, mv.to);
        if from >= 64 || to >= 64 {
            return;
        }
        let code = self.codes[usize::from(from)];
        let Some(man) = code.man() else { return };
        let victim = self.codes[usize::from(to)];
        let pawn = man.kind == Kind::Pawn;
        tell_taken(victim, mv.to, effects);
        self.carry(from, to);
        effects.put(Effect::Moved { man, from: mv.from, to: mv.to });

        let passed = self.passed.take();
        if pawn {
            self.finish_pawn(mv, code, passed, effects);
        } else if man.kind == Kind::King && self.rights != 0 && from.abs_diff(to) == 2 {
            self.finish_castling(mv, effects);
        }
        self.rights &= Castling::KEPT[usize::from(from)] & Castling::KEPT[usize::from(to)];
        let quiet = !pawn && victim == Code::EMPTY;
        self.quiet = if quiet { self.quiet.saturating_add(1) } else { 0 };
        self.number = self.number.saturating_add(u16::from(self.turn == Seat::Second));
        self.turn = self.turn.other();
    }

    /// The double step, the capture en passant and the promotion of a pawn that has just gone.
    #[inline]
    fn finish_pawn(&mut self, mv: ChessMove, code: Code, passed: Option<Cell>, effects: &mut impl Sink) {
        let (Cell(from), Cell(to)) = (mv.from, mv.to);
        if from.abs_diff(to) == 2 * ROWS {
            self.passed = Some(Cell(u8::midpoint(from, to)));
        } else if passed == Some(mv.to) && file_of(from) != file_of(to) {
            // The victim stands beside the taker's old cell: in its row and the new column.
            let at = from - file_of(from) + file_of(to);
            tell_taken(self.codes[usize::from(at & 63)], Cell(at), effects);
            self.put(at, Code::EMPTY);
        } else if let Some(kind) = mv.promotion {
            let seat = if code.index() < 8 { Seat::First } else { Seat::Second };
            self.put(to, Code::of(kind, seat));
            effects.put(Effect::Promoted { at: mv.to, to: kind });
        }
    }

    /// The rook's part of a castling whose king has just gone.
    #[inline]
    fn finish_castling(&mut self, mv: ChessMove, effects: &mut impl Sink) {
        let castling = Castling::ALL.iter().find(|castling| {
            self.rights & castling.right != 0
                && castling.king_from == mv.from.0
                && castling.king_to == mv.to.0
        });
        let Some(castling) = castling else { return };
        let rook = self.codes[usize::from(castling.rook_from & 63)].man();
        if rook.is_none() || self.occupied() & bit(castling.rook_to) != 0 {
            return;
        }
        self.carry(castling.rook_from, castling.rook_to);
        if let Some(man) = rook {
            let (from, to) = (Cell(castling.rook_from), Cell(castling.rook_to));
            effects.put(Effect::Moved { man, from, to });
        }
    }
}

#[inline]
fn tell_taken<S: Sink>(code: Code, at: Cell, effects: &mut S) {
    if S::WANTED
        && let Some(man) = code.man()
    {
        effects.put(Effect::Taken { man, at });
    }
}
