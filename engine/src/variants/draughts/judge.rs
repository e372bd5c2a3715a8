//! Why a move is not legal, in the order in which a player would be told.

use super::draughts_move::{DraughtsMove, over};
use super::position::{Draughts, column, row};
use super::reason::DraughtsReason;
use crate::action::Action;
use crate::board::Cell;
use crate::piece::{Kind, Piece};
use crate::position::Position;
use crate::refusal::Reason;
use crate::seat::Seat;
use crate::variants::kit::judge::judge_in_turn;
use crate::variants::kit::sets::{bit, cells};

impl Draughts {
    /// [`Position::judge`].
    pub(super) fn judge_action(&self, seat: Seat, action: Action<DraughtsMove>) -> Result<(), Reason> {
        let over = self.outcome().is_some();
        judge_in_turn((self.turn, over), seat, action, |mv| self.judge_move(seat, mv), || true)
    }

    /// Whether a seat may make a move, whoever's turn it is.
    pub fn judge_move(&self, seat: Seat, mv: DraughtsMove) -> Result<(), Reason> {
        let from = mv.from();
        let piece = self.piece_at(from).ok_or(Reason::EmptyCell(from))?;
        if piece.seat != seat {
            return Err(Reason::NotYourPiece(from));
        }
        let jumps = over(from, mv.squares()[1]).is_some();
        if jumps {
            self.judge_capture(piece, mv)?
        } else {
            self.judge_step(piece, mv)?
        }
        Ok(())
    }

    fn judge_step(&self, piece: Piece, mv: DraughtsMove) -> Result<(), DraughtsReason> {
        let (from, to) = (mv.from(), mv.to());
        let near = column(from.0).abs_diff(column(to.0)) == 1 && row(from.0).abs_diff(row(to.0)) == 1;
        if mv.squares().len() > 2 || !near || to.0 > 63 {
            return Err(DraughtsReason::NoStep);
        }
        if goes_back(piece, from, to) {
            return Err(DraughtsReason::ManGoesForward);
        }
        if self.occupied() & bit(to.0) != 0 {
            return Err(DraughtsReason::Occupied(to));
        }
        match cells(self.capturers(piece.seat)).next() {
            Some(capturer) => Err(DraughtsReason::MustCapture(Cell(capturer))),
            None => Ok(()),
        }
    }

    fn judge_capture(&self, piece: Piece, mv: DraughtsMove) -> Result<(), DraughtsReason> {
        let squares = mv.squares();
        let mut taken = 0;
        for (count, (from, to)) in (1..).zip(mv.legs()) {
            let Some(jumped) = over(from, to) else { return Err(DraughtsReason::NoStep) };
            if count > 1 && piece.kind == Kind::Man && Self::last_row(piece.seat) & bit(from.0) != 0 {
                return Err(DraughtsReason::CrownedThere(from));
            }
            if goes_back(piece, from, to) {
                return Err(DraughtsReason::ManGoesForward);
            }
            if taken & bit(jumped.0) != 0 {
                return Err(DraughtsReason::JumpedAlready(jumped));
            }
            match self.piece_at(jumped) {
                Some(met) if met.seat != piece.seat => taken |= bit(jumped.0),
                // The piece has left its first square, and jumps over nothing there.
                Some(_) if jumped != mv.from() => return Err(DraughtsReason::JumpsOwn(jumped)),
                _ => return Err(DraughtsReason::NothingToJump(jumped)),
            }
            if self.occupied() & bit(to.0) != 0 && to != mv.from() {
                return Err(DraughtsReason::Occupied(to));
            }
        }
        match self.next_landings(piece.seat, squares) {
            Some(next) if !next.is_empty() => Err(DraughtsReason::GoesOn(mv.to())),
            _ => Ok(()),
        }
    }
}

/// Whether a man would go back.
fn goes_back(piece: Piece, from: Cell, to: Cell) -> bool {
    let up = row(to.0) > row(from.0);
    piece.kind == Kind::Man && up != (piece.seat == Seat::First)
}
