//! Making a move: what changes on the board, and what is told of it.

use super::draughts_move::{DraughtsMove, over};
use super::position::{DARK, Draughts};
use crate::board::Cell;
use crate::effect::{Effect, Sink};
use crate::piece::{Kind, Piece};
use crate::seat::Seat;
use crate::variants::kit::sets::bit;

impl Draughts {
    /// Makes a legal move and gives the turn to the other seat. Tells of every jump: the piece taken, then the way. An illegal
    /// move changes nothing where nobody of the side to move stands or a square is taken, and leaves a sound position
    /// anyway.
    #[inline]
    pub fn make<S: Sink>(&mut self, mv: DraughtsMove, effects: &mut S) {
        let (from, to) = (mv.from(), mv.to());
        let vacant = DARK & !self.occupied() | bit(from.0);
        let Some(piece) = self.piece_at(from).filter(|piece| piece.seat == self.turn) else { return };
        if mv.squares()[1..].iter().any(|to| to.0 > 63 || vacant & bit(to.0) == 0) {
            return;
        }
        self.remove(from.0);
        let mut takes = false;
        for (begin, end) in mv.legs() {
            takes |= self.take(begin, end, effects);
            effects.put(Effect::Moved { piece, from: begin, to: end });
        }
        let man = piece.kind == Kind::Man;
        let crowned = man && Self::last_row(piece.seat) & bit(to.0) != 0;
        let kind = if crowned { Kind::Crowned } else { piece.kind };
        self.put(to.0, Piece { kind, ..piece });
        if crowned {
            effects.put(Effect::Promoted { at: to, to: kind });
        }
        self.end_turn(!man && !takes);
    }

    /// Takes the enemy that is jumped over, if one is (draughts.md 5.1.3: at once).
    #[inline]
    fn take<S: Sink>(&mut self, from: Cell, to: Cell, effects: &mut S) -> bool {
        let Some(at) = over(from, to) else { return false };
        match self.piece_at(at).filter(|piece| piece.seat != self.turn) {
            Some(piece) => {
                effects.put(Effect::Taken { piece, at });
                self.remove(at.0);
                true
            }
            None => false,
        }
    }

    #[inline]
    fn end_turn(&mut self, quiet: bool) {
        self.quiet = if quiet { self.quiet.saturating_add(1) } else { 0 };
        self.number = self.number.saturating_add(u16::from(self.turn == Seat::Second));
        self.turn = self.turn.other();
    }

    /// The turn goes to the other seat without a move.
    pub(super) fn pass(&mut self) {
        self.end_turn(true);
    }
}
