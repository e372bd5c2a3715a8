//! A turn carried out: the move, its reactions, and what the end of a turn does (crazy.md B34).

use super::crazy_move::{CrazyMove, MoveKind, Promotions, Step};
use super::passing::PassedSquares;
use super::position::{Crazy, first_row};
use super::rules::{ForcedPromotion, StepReactions};
use super::stack_slice::StackSlice;
use super::stacks::{Place, Stacks};
use crate::board::Cell;
use crate::effect::{Effect, Sink};
use crate::outcome::EndKind;
use crate::piece::Kind;
use crate::seat::Seat;
use crate::variants::crazy::CrazyEffect;
use crate::variants::kit::sets::{bit, cells};
use crate::variants::kit::two_in_turns::ClosedBy;
use crate::variants::orthodox::Castling;

/// What a move has done that the clocks and the next turn must know.
#[derive(Clone, Copy, Debug)]
pub(super) struct MoveSummary {
    pub took: bool,
    /// Whether it was a pawn's.
    pub pawn: bool,
    /// The double steps it made.
    pub passing: PassedSquares,
}

impl MoveSummary {
    const QUIET: Self = Self { took: false, pawn: false, passing: PassedSquares::NONE };
}

/// Tells of a piece that went somewhere, with its load.
fn tell_moved<S: Sink>(unit: &StackSlice, from: u8, step: Step, effects: &mut S) {
    if S::WANTED && !unit.first().is_empty() {
        let piece = unit.first().piece();
        effects.put(Effect::Moved { piece, from: Cell(from), to: Cell(step.to) });
        if step.into {
            effects.put(CrazyEffect::Boarded { piece, at: Cell(step.to) });
        }
    }
}

/// The castling of a king's first step, where it is one.
pub(super) fn castling(from: Place, first: Step) -> Option<&'static Castling> {
    const ALL: &[Castling; 4] = &Castling::ALL;
    let goes = |way: &&Castling| way.king_from == from.cell && way.king_to == first.to;
    ALL.iter().find(goes).filter(|_| from.level == 0 && !first.into)
}

impl Crazy {
    /// Carries a move out with all its reactions, by whoever stands there; nothing is asked about legality.
    #[inline]
    pub(super) fn carry<S: Sink>(&mut self, kind: &MoveKind, effects: &mut S) -> MoveSummary {
        match *kind {
            MoveKind::Go { from, step } => self.go(from, step, effects),
            MoveKind::Knight { from, step, victim } => {
                let removed = self.stacks.remove(victim, effects);
                let unit = self.stacks.lift(from);
                tell_moved(&unit, from.cell, step, effects);
                self.stacks.add(step.to, &unit);
                effects.stand(|| self.stacks.seen());
                self.stacks.react(victim.cell, &removed, effects);
                MoveSummary { took: true, ..MoveSummary::QUIET }
            }
            MoveKind::King { from, first, second } => self.walk(from, first, second, effects),
            MoveKind::AllRound { at } => {
                effects.put(CrazyEffect::Blast {
                    piece: self.stacks.at(at).piece(),
                    at: Cell(at.cell),
                    revenge: false,
                });
                self.stacks.blast(at.cell, false, effects);
                MoveSummary { took: true, ..MoveSummary::QUIET }
            }
            MoveKind::Disguise { .. } => self.disguise(kind, effects),
            MoveKind::Choose => MoveSummary::QUIET,
        }
    }

    #[inline]
    fn go<S: Sink>(&mut self, from: Place, step: Step, effects: &mut S) -> MoveSummary {
        let stacks = &mut self.stacks;
        let unit = stacks.lift(from);
        let piece = unit.first();
        if piece.is_empty() {
            return MoveSummary::QUIET;
        }
        let mut done = MoveSummary { pawn: piece.kind() == Kind::Pawn, ..MoveSummary::QUIET };
        let mut removed = StackSlice::NONE;
        if !step.into && stacks.occupied() & bit(step.to) != 0 {
            removed = stacks.remove(Place::bottom(step.to), effects);
            done.took = true;
        } else if done.pawn && from.cell % 8 != step.to % 8 && from.cell / 8 != step.to / 8 {
            // Diagonally to an empty square: en passant. A pawn that is taken does not react.
            if let Some(pawn) = self.passing.pawn(piece.seat().other(), step.to) {
                stacks.remove(Place::bottom(pawn), effects);
                done.took = true;
            }
        } else if done.pawn && !step.into {
            done.passing.note(from.cell, step.to);
        }
        tell_moved(&unit, from.cell, step, effects);
        stacks.add(step.to, &unit);
        effects.stand(|| stacks.seen());
        stacks.react(step.to, &removed, effects);
        done
    }

    /// B13 to B16: the king is in hand between its steps; what its first step has captured reacts after the second, or at
    /// once without touching it.
    fn walk<S: Sink>(&mut self, from: Place, first: Step, second: Step, effects: &mut S) -> MoveSummary {
        let king = self.stacks.lift(from);
        let mut pending = StackSlice::NONE;
        let mut done = MoveSummary::QUIET;
        let mut take = |stacks: &mut Stacks, step: Step, effects: &mut S| {
            if step.into || stacks.occupied() & bit(step.to) == 0 {
                return StackSlice::NONE;
            }
            done.took = true;
            stacks.remove(Place::bottom(step.to), effects)
        };
        if let Some(way) = castling(from, first) {
            tell_moved(&king, from.cell, first, effects);
            let rook = self.stacks.lift(Place::bottom(way.rook_from));
            tell_moved(&rook, way.rook_from, Step::on(way.rook_to), effects);
            self.stacks.add(way.rook_to, &rook);
            effects.stand(|| self.stacks.seen_with(first.to, &king));
        } else {
            pending = take(&mut self.stacks, first, effects);
            tell_moved(&king, from.cell, first, effects);
            effects.stand(|| self.stacks.seen_with(first.to, &king));
            if self.rules.step_reactions == StepReactions::Immediate {
                self.stacks.react(first.to, &pending, effects);
                pending = StackSlice::NONE;
            }
        }
        let removed = take(&mut self.stacks, second, effects);
        tell_moved(&king, first.to, second, effects);
        self.stacks.add(second.to, &king);
        effects.stand(|| self.stacks.seen());
        self.stacks.react(first.to, &pending, effects);
        self.stacks.react(second.to, &removed, effects);
        done
    }

    /// B29 to B31: every pawn exchanges with the same piece, one after the other.
    fn disguise<S: Sink>(&mut self, kind: &MoveKind, effects: &mut S) -> MoveSummary {
        let mut done = MoveSummary { pawn: true, ..MoveSummary::QUIET };
        for (pawn, target) in kind.links() {
            if S::WANTED {
                let (walker, met) = (self.stacks.at(pawn).piece(), self.stacks.at(target).piece());
                let (from, to) = (Cell(pawn.cell), Cell(target.cell));
                effects.put(CrazyEffect::Disguised { pawn: walker, from, met, to });
            }
            self.stacks.exchange(pawn, target);
            effects.stand(|| self.stacks.seen());
            // A pawn that ends outside a rook may be taken in passing (B28).
            if target.level == 0 {
                done.passing.note(pawn.cell, target.cell);
            }
        }
        done
    }

    /// B34 (1), (2): the risen bishops of the side that moved vanish where this was their last turn, and so do pawns
    /// of both sides that stand outside a rook on their own first row.
    #[inline]
    pub(super) fn wane<S: Sink>(&mut self, mover: Seat, effects: &mut S) {
        let bishops = self.stacks.of_kind(Kind::Bishop);
        for cell in cells(bishops) {
            self.wane_bishop(Place::bottom(cell), mover, effects);
        }
        if self.stacks.stacked() != 0 {
            self.wane_inside(mover, effects);
        }
        for seat in [Seat::First, Seat::Second] {
            let stranded = self.stacks.of_kind(Kind::Pawn) & self.stacks.side(seat) & first_row(seat);
            for cell in cells(stranded) {
                self.vanish(Place::bottom(cell), effects);
            }
        }
    }

    fn wane_inside<S: Sink>(&mut self, mover: Seat, effects: &mut S) {
        for cell in cells(self.stacks.stacked()) {
            // From above, so that the levels below stay what they are.
            for level in (1..self.stacks.height(cell) as u8).rev() {
                self.wane_bishop(Place { cell, level }, mover, effects);
            }
        }
    }

    #[inline]
    fn wane_bishop<S: Sink>(&mut self, place: Place, mover: Seat, effects: &mut S) {
        let code = self.stacks.at(place);
        if !code.has_risen() {
        } else if code.is_fresh() {
            self.stacks.change(place, code.settled());
        } else if code.seat() == mover {
            self.vanish(place, effects);
        }
    }

    fn vanish<S: Sink>(&mut self, place: Place, effects: &mut S) {
        let unit = self.stacks.lift(place);
        effects.put(CrazyEffect::Vanished { piece: unit.first().piece(), at: Cell(place.cell) });
        effects.stand(|| self.stacks.seen());
    }

    /// The pawns of a seat on its last row become these, in order of files; those left over become queens.
    #[inline]
    pub(super) fn crown<S: Sink>(&mut self, seat: Seat, promotions: Promotions, effects: &mut S) {
        let pawns = self.promotable(seat);
        if pawns == 0 {
            return;
        }
        let mut kinds = promotions.iter();
        for cell in cells(pawns) {
            let kind = kinds.next().unwrap_or(Kind::Queen);
            self.stacks.change(Place::bottom(cell), super::code::CrazyCode::of(kind, seat));
            effects.put(Effect::Promoted { at: Cell(cell), to: kind });
        }
        effects.stand(|| self.stacks.seen());
    }

    /// The whole turn: the move and its reactions, B34 (1) to (3), the clocks, and the other seat's turn.
    #[inline]
    pub fn make<S: Sink>(&mut self, mv: &CrazyMove, effects: &mut S) {
        let mover = self.turn;
        if mv.kind == MoveKind::Choose {
            self.crown(mover, mv.promotions, effects);
            return;
        }
        let done = self.carry(&mv.kind, effects);
        self.wane(mover, effects);
        // The effects of the end of a turn do not depend on each other (B34), nor on who is left.
        self.crown(mover, mv.promotions, effects);
        if self.rules.forced_promotion == ForcedPromotion::Queen {
            self.crown(mover.other(), Promotions::NONE, effects);
        }
        if self.stacks.king(mover).is_none() {
            self.closed = Some(ClosedBy::Lost(mover, EndKind::Suicide));
        }
        self.passing = done.passing;
        self.quiet = if done.took || done.pawn { 0 } else { self.quiet.saturating_add(1) };
        self.number = self.number.saturating_add(u16::from(mover == Seat::Second));
        self.turn = mover.other();
    }
}
