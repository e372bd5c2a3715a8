//! Why a move is not legal, in the order in which a player would be told.

use super::castling::Castling;
use super::position::ThreeWay;
use super::reach::{PROMOTIONS, ThreeWayReach};
use super::sets::{BASES, CELLS, bit, rank_of, territory_of};
use super::three_move::ThreeWayMove;
use crate::action::Action;
use crate::board::Cell;
use crate::piece::Kind;
use crate::refusal::Reason;
use crate::seat::Seat;
use crate::variants::kit::judge::{judge_promotion, wrong_way};
use crate::variants::three_way::ThreeWayReason;

impl ThreeWay {
    /// [`crate::position::Position::judge`]. Draw offers and claims are the table's and unknown to the position.
    pub(super) fn judge_action(&self, seat: Seat, action: Action<ThreeWayMove>) -> Result<(), Reason> {
        if self.closed.is_some() {
            return Err(Reason::GameOver);
        }
        if !self.living.has(seat) {
            return Err(Reason::Fallen);
        }
        let moves = matches!(action, Action::Move(_) | Action::Pass);
        if moves && seat != self.turn {
            return Err(Reason::NotYourTurn { to_act: Some(self.turn) });
        }
        if self.is_stalemate() {
            return Err(Reason::GameOver);
        }
        match action {
            Action::Resign => Ok(()),
            Action::Move(mv) => self.judge_move(seat, mv),
            Action::Pass if self.has_move(seat) => Err(Reason::MayNotPass),
            Action::Pass => Ok(()),
            _ => Err(Reason::NotInThisGame),
        }
    }

    /// Whether a move keeps to the board's rules, whoever's turn it is.
    pub fn judge_move(&self, seat: Seat, mv: ThreeWayMove) -> Result<(), Reason> {
        let piece = self.piece_at(mv.from).ok_or(Reason::EmptyCell(mv.from))?;
        let home = self.home_at(mv.from).unwrap_or(piece.seat);
        if self.controller(home).is_none() {
            return Err(ThreeWayReason::InertPiece(mv.from).into());
        }
        if piece.seat != seat {
            return Err(Reason::NotYourPiece(mv.from));
        }
        if mv.to.0 >= CELLS {
            return Err(wrong_way(piece.kind));
        }
        let reach = ThreeWayReach::of(self, seat);
        if let Some(way) = self.castling(seat, mv) {
            if let Some(bar) = reach.castling_bar(way) {
                return Err(bar.into());
            }
        } else if reach.targets(piece.kind, mv.from.0, home) & bit(mv.to.0) == 0 {
            return Err(self.judge_movement(seat, piece.kind, home, mv));
        }
        let last = piece.kind == Kind::Pawn && BASES & bit(mv.to.0) != 0;
        judge_promotion(last, mv.promotion, &PROMOTIONS)
    }

    /// The king's castling that a move is, allowed or not: two files from its own first cell.
    fn castling(&self, seat: Seat, mv: ThreeWayMove) -> Option<&'static Castling> {
        let king = self.king(seat).filter(|king| *king == mv.from)?;
        Castling::of(self.rules.territory(seat)).find(|way| way.king_from == king.0 && way.king_to == mv.to.0)
    }

    /// Why a piece cannot go where no pseudo-legal move leads.
    fn judge_movement(&self, seat: Seat, kind: Kind, home: Seat, mv: ThreeWayMove) -> Reason {
        let (Cell(from), Cell(to)) = (mv.from, mv.to);
        let ways = self.tables().ways(from);
        let own = from == to || self.army(seat) & bit(to) != 0;
        if kind == Kind::Pawn {
            return self.judge_pawn(own, self.rules.territory(home), mv);
        }
        let (lines, slants) = match kind {
            Kind::Bishop => (false, true),
            Kind::Rook => (true, false),
            Kind::Queen => (true, true),
            _ => (false, false),
        };
        let ray = self.tables().ray(mv.from, mv.to, lines, slants);
        let occupied = self.occupied();
        let between = ray.iter().take_while(|cell| **cell != mv.to);
        if let Some(blocker) = between.into_iter().find(|cell| occupied & bit(cell.0) != 0) {
            return Reason::Blocked(*blocker);
        }
        let leaps = if kind == Kind::Knight { ways.knight } else { ways.king };
        let near = matches!(kind, Kind::Knight | Kind::King) && leaps & bit(to) != 0;
        if own && (from == to || near || !ray.is_empty()) { Reason::OwnPiece(mv.to) } else { wrong_way(kind) }
    }

    /// Why a pawn cannot go there.
    fn judge_pawn(&self, own: bool, home: u8, mv: ThreeWayMove) -> Reason {
        let (Cell(from), Cell(to)) = (mv.from, mv.to);
        let ways = self.tables().ways(from);
        let is_diagonal = ways.takes[usize::from(home % 3)] & bit(to) != 0;
        if from == to || is_diagonal && own {
            return Reason::OwnPiece(mv.to);
        }
        let step = ways.step(home);
        if step == Some(to) {
            return Reason::Blocked(mv.to);
        }
        if rank_of(from) == 1 && territory_of(from) == home && to == from + 16 {
            let occupied = self.occupied();
            let single = step.filter(|step| occupied & bit(*step) != 0);
            return Reason::Blocked(Cell(single.unwrap_or(to)));
        }
        Reason::WrongPawnStep
    }
}
