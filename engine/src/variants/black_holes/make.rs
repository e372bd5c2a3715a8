//! Making a move: what changes on the board, and what is told of it.

use super::castling::{Castling, KEPT};
use super::hole_move::{HoleMove, Route};
use super::position::BlackHoles;
use super::tables::{CELLS, FILES, file_of};
use crate::board::Cell;
use crate::effect::{Effect, Sink};
use crate::piece::{Kind, Piece};
use crate::seat::Seat;
use crate::variants::black_holes::HoleEffect;
use crate::variants::kit::planes::PieceCode;
use crate::variants::kit::sets::bit;

impl BlackHoles {
    /// Makes a legal move and gives the turn to the other seat. Tells of the pieces taken, moved, dropped and promoted,
    /// and leaves check and the end to the caller, since what they mean is the game's. A move from an empty cell or
    /// off the board changes nothing; any other illegal one leaves a sound position.
    #[inline]
    pub fn make<S: Sink>(&mut self, mv: HoleMove, effects: &mut S) {
        match mv {
            HoleMove::Drop(at) => self.drop_hole(at, effects),
            HoleMove::Go { from, to, route, promotion } => self.go(from, to, route, promotion, effects),
        }
    }

    /// A whole turn that restarts no count (black_holes.md 1.2.3, 1.2.10).
    fn drop_hole(&mut self, at: Cell, effects: &mut impl Sink) {
        if at.0 >= CELLS || self.occupied() & bit(at.0) != 0 {
            return;
        }
        self.planes.put(at.0, PieceCode::of(Kind::Hole, self.turn));
        effects.put(HoleEffect::Dropped { piece: Piece { kind: Kind::Hole, seat: self.turn }, at });
        self.passed = None;
        self.end_turn(true);
    }

    #[inline]
    fn go<S: Sink>(
        &mut self,
        from: Cell,
        to: Cell,
        route: Option<Route>,
        promotion: Option<Kind>,
        effects: &mut S,
    ) {
        let occupied = self.occupied();
        if from.0 >= CELLS || to.0 >= CELLS || occupied & bit(from.0) == 0 {
            return;
        }
        if S::WANTED {
            self.tell(from, to, route, effects);
        }
        let pawn = self.of_kind(Kind::Pawn) & bit(from.0) != 0;
        let king = self.of_kind(Kind::King) & bit(from.0) != 0;
        let takes = from != to && occupied & bit(to.0) != 0;
        self.planes.carry(from.0, to.0);
        let passed = self.passed.take();
        if pawn {
            self.finish_pawn(from, to, passed.filter(|_| route.is_none()), effects);
            if route.is_none() && self.rules.en_passant && from.0.abs_diff(to.0) == 2 * FILES {
                self.passed = Some(Cell(u8::midpoint(from.0, to.0)));
            }
            if let Some(kind) = promotion {
                let seat = if self.army(Seat::Second) & bit(to.0) == 0 { Seat::First } else { Seat::Second };
                self.planes.put(to.0, PieceCode::of(kind, seat));
                effects.put(Effect::Promoted { at: to, to: kind });
            }
        } else if king && self.rights != 0 && from.0.abs_diff(to.0) == 2 {
            Castling::carry_rook(&Castling::ALL, self.rights, &mut self.planes, (from, to), effects);
        }
        // Whoever takes a rook at home, its own side included, ends the right (black_holes.md 1.2.9).
        self.rights &= KEPT[usize::from(from.0 & 63)] & KEPT[usize::from(to.0 & 63)];
        self.end_turn(!pawn && !takes);
    }

    #[inline]
    fn end_turn(&mut self, quiet: bool) {
        self.quiet = if quiet { self.quiet.saturating_add(1) } else { 0 };
        self.number = self.number.saturating_add(u16::from(self.turn == Seat::Second));
        self.turn = self.turn.other();
    }

    /// The turn goes to the other seat without a move: en passant ends, the clocks count.
    pub(super) fn pass(&mut self) {
        self.passed = None;
        self.end_turn(true);
    }

    /// Tells of the piece taken on the target and of the piece that goes there.
    fn tell(&self, from: Cell, to: Cell, route: Option<Route>, effects: &mut impl Sink) {
        if from != to {
            self.tell_taken(to, effects);
        }
        let Some(piece) = self.piece_at(from) else { return };
        match route {
            None => effects.put(Effect::Moved { piece, from, to }),
            Some(Route { black, white }) => {
                effects.put(HoleEffect::Travelled { piece, from, black, white, to });
            }
        }
    }

    /// The capture en passant of a pawn that has just gone by a normal move.
    #[inline]
    fn finish_pawn(&mut self, from: Cell, to: Cell, passed: Option<Cell>, effects: &mut impl Sink) {
        if passed == Some(to) && file_of(from.0) != file_of(to.0) {
            // The victim stands beside the taker's old cell: in its row and the new column.
            let at = from.0 - file_of(from.0) + file_of(to.0);
            self.tell_taken(Cell(at), effects);
            self.planes.put(at, PieceCode::EMPTY);
        }
    }
}
