//! Making a move: what changes on the board, and what is told of it.

use super::castling::{Castling, KEPT};
use super::passing::PassedPawn;
use super::position::ThreeWay;
use super::rules::EnPassantRule;
use super::sets::{CELLS, bit, file_of, rank_of, territory_of};
use super::three_move::ThreeWayMove;
use crate::board::Cell;
use crate::effect::{Effect, Sink};
use crate::piece::Kind;
use crate::seat::Seat;
use crate::seats::Seats;
use crate::variants::kit::planes::PieceCode;

impl ThreeWay {
    /// Makes a legal move and gives the turn to the next living seat. Tells of the pieces taken, moved and promoted
    /// and of who falls; checks and the end are left to the caller. A move from an empty cell or off the board
    /// changes nothing; any other illegal one leaves a sound position.
    #[inline]
    pub fn make<S: Sink>(&mut self, mv: ThreeWayMove, effects: &mut S) {
        let (Cell(from), Cell(to)) = (mv.from, mv.to);
        let occupied = self.occupied();
        if from >= CELLS || to >= CELLS || occupied & bit(from) == 0 {
            return;
        }
        if S::WANTED {
            self.tell(mv, effects);
        }
        let mover = self.turn;
        let pawn = self.of_kind(Kind::Pawn) & bit(from) != 0;
        let kings = self.of_kind(Kind::King);
        let taken = occupied & bit(to) != 0;
        let fallen = if kings & bit(to) != 0 { self.king_lost(to) } else { None };
        self.planes.carry(from, to);
        let passed = self.passed;
        self.passed.turn_over(mover, mv.from, mv.to);
        if pawn {
            self.finish_pawn(mv, taken, passed.open_to(mover).any(|passed| passed.cell == to), effects);
        } else if self.rights != 0 && kings & bit(from) != 0 && from.abs_diff(to) == 2 {
            self.finish_castling(mv, effects);
        }
        self.rights &= KEPT[usize::from(from & 127)] & KEPT[usize::from(to & 127)];
        self.quiet = if pawn || taken { 0 } else { self.quiet.saturating_add(1) };
        if let Some(victim) = fallen {
            self.fall(victim, Some(mover), effects);
        }
        self.give_turn();
    }

    /// The living seat whose king stands on a cell.
    fn king_lost(&self, at: u8) -> Option<Seat> {
        self.home_at(Cell(at)).filter(|home| self.living.has(*home))
    }

    /// The turn goes on to the next living seat; the round grows when it comes past the first (notation.md).
    #[inline]
    pub(super) fn give_turn(&mut self) {
        let next = self.living.after(self.turn);
        self.round = self.round.saturating_add(u16::from(next <= self.turn));
        self.turn = next;
    }

    /// The turn passes without a move (three_way.md 3.3.5).
    pub(super) fn pass(&mut self) {
        let mover = self.turn;
        self.quiet = self.quiet.saturating_add(1);
        self.passed.retain(|passed| passed.who.without(mover));
        self.give_turn();
    }

    /// Tells of the piece taken on the target and of the piece that goes there.
    fn tell(&self, mv: ThreeWayMove, effects: &mut impl Sink) {
        self.tell_taken(mv.to, effects);
        if let Some(piece) = self.piece_at(mv.from) {
            effects.put(Effect::Moved { piece, from: mv.from, to: mv.to });
        }
    }

    #[inline]
    fn tell_taken<S: Sink>(&self, at: Cell, effects: &mut S) {
        if S::WANTED
            && let Some(piece) = self.piece_at(at)
        {
            effects.put(Effect::Taken { piece, at });
        }
    }

    /// The double step, the capture en passant and the promotion of a pawn that has just gone.
    #[inline]
    fn finish_pawn(&mut self, mv: ThreeWayMove, taken: bool, passing: bool, effects: &mut impl Sink) {
        let (Cell(from), Cell(to)) = (mv.from, mv.to);
        if to == from + 16 && rank_of(from) == 1 {
            self.open_passing(from + 8);
        } else if passing && !taken && territory_of(from) == territory_of(to) && file_of(from) != file_of(to)
        {
            // The victim stands before the passed cell, beside the taker's old one.
            self.tell_taken(Cell(to + 8), effects);
            self.planes.put(to + 8, PieceCode::EMPTY);
        } else if let Some(kind) = mv.promotion {
            self.planes.put(to, PieceCode::of(kind, self.code_at(mv.to).seat()));
            effects.put(Effect::Promoted { at: mv.to, to: kind });
        }
    }

    /// Opens the right to take a pawn that has just passed a cell, to each opponent or to the next (three_way.md
    /// 3.2.9).
    #[inline]
    fn open_passing(&mut self, cell: u8) {
        let who = match self.rules.passing {
            EnPassantRule::Both => self.living.without(self.turn),
            EnPassantRule::NextPlayerOnly => {
                Seats::one(self.living.after(self.turn)).and(self.living.without(self.turn))
            }
            EnPassantRule::Off => return,
        };
        if !who.is_empty() {
            self.passed.add(PassedPawn { cell, who });
        }
    }

    /// The rook's part of a castling whose king has just gone.
    #[cold]
    fn finish_castling(&mut self, mv: ThreeWayMove, effects: &mut impl Sink) {
        let castling = Castling::ALL
            .iter()
            .find(|way| self.rights & way.right != 0 && way.king_from == mv.from.0 && way.king_to == mv.to.0);
        let Some(castling) = castling else { return };
        let (from, to) = (Cell(castling.rook_from), Cell(castling.rook_to));
        if let (Some(piece), None) = (self.piece_at(from), self.piece_at(to)) {
            self.planes.carry(from.0, to.0);
            effects.put(Effect::Moved { piece, from, to });
        }
    }
}
