//! Why a move is not legal, in the order in which a player would be told.

use super::check::LeftOutMoves;
use super::code::CrazyCode;
use super::crazy_move::{CrazyMove, MoveKind, Step};
use super::make::castling;
use super::position::{Crazy, first_row};
use super::reason::CrazyReason;
use super::stacks::Place;
use super::tables::{has, leaps};
use crate::action::Action;
use crate::board::Cell;
use crate::piece::Kind;
use crate::position::Position;
use crate::refusal::Reason;
use crate::seat::Seat;
use crate::variants::kit::judge::judge_in_turn;
use crate::variants::kit::sets::{bit, cells};
use crate::variants::orthodox::tables;

impl Crazy {
    /// [`Position::judge`].
    pub(super) fn judge_action(&self, seat: Seat, action: Action<CrazyMove>) -> Result<(), Reason> {
        let over = self.outcome().is_some();
        judge_in_turn((self.turn, over), seat, action, |mv| self.judge_move(&mv), || true)
    }

    /// Whether a move of the side to move is legal, or kills its own king and may be played all the same (B19).
    pub(super) fn judge_move(&self, mv: &CrazyMove) -> Result<(), Reason> {
        if self.must_choose() != (mv.kind == MoveKind::Choose) {
            return Err(if self.must_choose() {
                CrazyReason::ChooseFirst.into()
            } else {
                CrazyReason::NothingToChoose.into()
            });
        }
        if mv.kind == MoveKind::Choose {
            let count = self.promotable(self.turn).count_ones();
            let complete = mv.promotions.len() == count as usize;
            return if complete { Ok(()) } else { Err(CrazyReason::NeedsPromotions { count }.into()) };
        }
        if !self.is_pseudo_legal(&mv.kind) {
            return Err(self.why_not(&mv.kind));
        }
        if self.is_suicide(&mv.kind) {
            let may = self.may_be_suicide(&mv.kind) && mv.promotions.is_empty();
            return if may { Ok(()) } else { Err(CrazyReason::Suicide.into()) };
        }
        let mut due = None;
        let legal = self.each_outcome(&mv.kind, &mut |legal| {
            due = Some(legal.promotions.len() as u32);
            legal.promotions == mv.promotions
        });
        match due {
            _ if legal => Ok(()),
            Some(count) if count as usize != mv.promotions.len() => Err(if count == 0 {
                Reason::NoPromotion
            } else {
                CrazyReason::NeedsPromotions { count }.into()
            }),
            _ => Err(self.why_exposed(mv)),
        }
    }

    /// Whether pieces go so, whatever becomes of the king.
    pub(super) fn is_pseudo_legal(&self, kind: &MoveKind) -> bool {
        if matches!(kind, MoveKind::Disguise { .. }) {
            return self.is_chain(kind);
        }
        let origin = kind.origin();
        let piece = self.stacks.at(origin);
        !piece.is_empty()
            && piece.seat() == self.turn
            && self.each_pseudo_legal_of(origin, piece, LeftOutMoves::Nothing, &mut |other| other == *kind)
    }

    /// Why pieces do not go so.
    fn why_not(&self, kind: &MoveKind) -> Reason {
        let from = kind.origin();
        let piece = match self.judge_place(from) {
            Ok(piece) => piece,
            Err(reason) => return reason,
        };
        if piece.seat() != self.turn {
            return Reason::NotYourPiece(Cell(from.cell));
        }
        if !self.may_leave(from) && !matches!(kind, MoveKind::AllRound { .. }) {
            return CrazyReason::Buried.into();
        }
        match kind {
            MoveKind::Go { from, step } if piece.kind() == Kind::King => self.why_one_step(*from, *step),
            MoveKind::Go { from, step } => self.why_not_go(*from, piece, *step),
            MoveKind::King { .. } if piece.kind() != Kind::King => CrazyReason::OneStep.into(),
            MoveKind::King { from, first, second } => self.why_not_walk(*from, piece, *first, *second),
            MoveKind::Knight { .. } if piece.kind() != Kind::Knight => Reason::WrongMovement(piece.kind()),
            MoveKind::Knight { from, step, victim } => self.why_no_victim(*from, *step, *victim),
            MoveKind::AllRound { .. } => CrazyReason::NoAllRound.into(),
            MoveKind::Disguise { .. } if piece.kind() != Kind::Pawn => CrazyReason::NotAPawn.into(),
            MoveKind::Disguise { with, len, .. } => self.why_no_disguise(from, *with, *len),
            MoveKind::Choose => CrazyReason::NothingToChoose.into(),
        }
    }

    fn judge_place(&self, place: Place) -> Result<CrazyCode, Reason> {
        let cell = Cell(place.cell);
        if self.stacks.bottom(place.cell).is_empty() {
            return Err(Reason::EmptyCell(cell));
        }
        let piece = self.stacks.at(place);
        if piece.is_empty() {
            Err(CrazyReason::NoSuchLevel { cell, level: place.level }.into())
        } else {
            Ok(piece)
        }
    }

    /// Why nobody of a seat arrives like that where nothing blocks the way.
    fn why_not_arrive(&self, seat: Seat, step: Step) -> Option<Reason> {
        let cell = Cell(step.to);
        if step.into {
            return (!has(self.stacks.rooks(), step.to)).then_some(CrazyReason::NoRook(cell).into());
        }
        let own = has(self.stacks.side(seat), step.to);
        let rook = has(self.stacks.rooks(), step.to);
        own.then_some(if rook { CrazyReason::JumpInstead(cell).into() } else { Reason::OwnPiece(cell) })
    }

    fn why_not_go(&self, from: Place, piece: CrazyCode, step: Step) -> Reason {
        let kind = piece.kind();
        if kind == Kind::Pawn {
            return self.why_not_pawn(from, piece.seat(), step);
        }
        let ways = tables().ways(from.cell);
        let empty_board = match kind {
            Kind::Bishop => ways.diagonals(),
            Kind::Rook => ways.lines(),
            Kind::Queen => ways.diagonals() | ways.lines(),
            _ => ways.knight,
        };
        if !has(empty_board, step.to) {
            return Reason::WrongMovement(kind);
        }
        let between = if kind == Kind::Knight { 0 } else { tables().between(from.cell, step.to) };
        match cells(between & self.stacks.occupied()).next() {
            Some(met) => Reason::Blocked(Cell(met)),
            None => self.why_not_arrive(piece.seat(), step).unwrap_or(Reason::WrongMovement(kind)),
        }
    }

    fn why_not_pawn(&self, from: Place, seat: Seat, step: Step) -> Reason {
        if has(first_row(seat), step.to) {
            return CrazyReason::FirstRow.into();
        }
        let steps = self.stacks.each_quiet(from, seat, |to| to == step.to);
        if steps {
            return match self.why_not_arrive(seat, step) {
                Some(reason) => reason,
                None => Reason::Blocked(Cell(step.to)),
            };
        }
        if has(tables().ways(from.cell).takes[seat.index() & 1], step.to) {
            return if has(self.stacks.side(seat), step.to) {
                Reason::OwnPiece(Cell(step.to))
            } else {
                CrazyReason::PawnStep.into()
            };
        }
        let far = tables().ways(from.cell).lines() & bit(step.to) != 0;
        if far { CrazyReason::NoDoubleStep.into() } else { CrazyReason::PawnStep.into() }
    }

    /// A king's first step alone is no move (B13), not even where it is castling (B16).
    fn why_one_step(&self, from: Place, step: Step) -> Reason {
        match castling(from, step).filter(|way| way.seat() == self.turn) {
            Some(way) => match self.castling_bar(way) {
                Some(bar) => bar.into(),
                None => CrazyReason::StepAfterCastling { long: way.long, rook: Cell(way.rook_to) }.into(),
            },
            None => CrazyReason::TwoSteps.into(),
        }
    }

    fn why_not_walk(&self, from: Place, piece: CrazyCode, first: Step, second: Step) -> Reason {
        let castling = castling(from, first).filter(|way| way.seat() == piece.seat());
        if let Some(bar) = castling.and_then(|way| self.castling_bar(way)) {
            return bar.into();
        }
        let near = |from: u8, to: u8| has(tables().ways(from).king, to);
        if castling.is_none() && !near(from.cell, first.to) || !near(first.to, second.to) {
            return Reason::WrongMovement(Kind::King);
        }
        let mut left = *self;
        let _ = left.stacks.lift(from);
        if let Some(way) = castling {
            let rook = left.stacks.lift(Place::bottom(way.rook_from));
            left.stacks.add(way.rook_to, &rook);
        }
        let blocked = left.why_not_arrive(piece.seat(), first);
        blocked
            .or_else(|| left.why_not_arrive(piece.seat(), second))
            .unwrap_or(Reason::WrongMovement(Kind::King))
    }

    fn why_no_victim(&self, from: Place, step: Step, victim: Place) -> Reason {
        let Some(leap) = leaps(from.cell).iter().find(|leap| leap.to == step.to) else {
            return Reason::WrongMovement(Kind::Knight);
        };
        let piece = match self.judge_place(victim) {
            Ok(piece) => piece,
            Err(reason) => return reason,
        };
        let passed = leap.passed.as_flattened().contains(&victim.cell);
        if piece.seat() == self.turn || !passed && victim.cell != step.to {
            CrazyReason::NoVictim.into()
        } else if passed {
            CrazyReason::EndBlocked.into()
        } else {
            CrazyReason::NoVictim.into()
        }
    }

    fn why_no_disguise(&self, from: Place, with: Place, len: u8) -> Reason {
        if has(first_row(self.turn), with.cell) {
            return CrazyReason::FirstRow.into();
        }
        if !self.stacks.each_quiet(from, self.turn, |to| to == with.cell) {
            let far = tables().ways(from.cell).lines() & bit(with.cell) != 0;
            return if far { CrazyReason::NoDoubleStep.into() } else { CrazyReason::PawnStep.into() };
        }
        let met = self.stacks.at(with);
        if met.is_empty() {
            CrazyReason::NobodyToMeet.into()
        } else if met.is(Kind::Pawn, self.turn) {
            CrazyReason::OwnPawn.into()
        } else if len > 1 {
            CrazyReason::BrokenChain.into()
        } else {
            CrazyReason::PawnStep.into()
        }
    }
}
