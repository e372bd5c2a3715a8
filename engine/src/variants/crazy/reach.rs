//! What pieces may do before anybody asks about kings: pseudo-legal moves, piece by piece (crazy.md 5B.1 to 5B.6).

use super::check::LeftOutMoves;
use super::code::CrazyCode;
use super::crazy_move::{MoveKind, Step};
use super::position::Crazy;
use super::stacks::{Place, Stacks};
use super::tables::{around, has, leaps};
use crate::piece::Kind;
use crate::seat::Seat;
use crate::variants::kit::sets::{bit, cells};
use crate::variants::orthodox::tables;

/// A walk over moves that stops as soon as its visitor says so.
pub(super) type Stop = bool;

/// Who is handed every move.
pub(super) trait Visit {
    fn visit(&mut self, kind: MoveKind) -> Stop;

    /// Looks at a disguise, which the walk has carried out already to know how its chain goes on: `after` is how the
    /// pieces stand then, the pawns that have exchanged marked.
    #[inline]
    fn disguise(&mut self, kind: MoveKind, _after: &Stacks) -> Stop {
        self.visit(kind)
    }
}

impl<F: FnMut(MoveKind) -> Stop> Visit for F {
    fn visit(&mut self, kind: MoveKind) -> Stop {
        self(kind)
    }
}

impl Stacks {
    /// Hands out the ways for a piece of `seat` to arrive on a square that nothing blocks: on it where it is empty or
    /// its bottom piece is the enemy's (B4), into the rook where one stands there (B3).
    #[inline]
    pub(super) fn arrivals(&self, seat: Seat, to: u8) -> impl Iterator<Item = Step> + use<> {
        let quiet = self.occupied() & bit(to) == 0;
        let on = (quiet || has(self.side(seat.other()), to)).then_some(Step::on(to));
        let into = has(self.rooks(), to).then_some(Step::into(to));
        on.into_iter().chain(into)
    }
}

impl Crazy {
    /// Whether a piece may leave its stack at all: with `jump_off=top_only` the bottom piece with its load and the top one.
    #[inline]
    pub(super) fn may_leave(&self, place: Place) -> bool {
        place.level == 0
            || !self.rules.top_only
            || usize::from(place.level) + 1 == self.stacks.height(place.cell)
    }

    /// Every move of a seat's pieces, whoever's turn it is; the king's castlings left out where `without` says so.
    pub(super) fn each_pseudo_legal(&self, seat: Seat, without: LeftOutMoves, out: &mut dyn Visit) -> Stop {
        for cell in cells(self.stacks.side(seat)) {
            let code = self.stacks.bottom(cell);
            if self.each_pseudo_legal_of(Place::bottom(cell), code, without, out) {
                return true;
            }
        }
        let mut place = Place::bottom(u8::MAX);
        for piece in self.stacks.inner() {
            let level = if piece.cell == place.cell { place.level + 1 } else { 1 };
            place = Place { cell: piece.cell, level };
            if piece.code.seat() == seat && self.each_pseudo_legal_of(place, piece.code, without, out) {
                return true;
            }
        }
        false
    }

    /// Every move of one piece.
    pub(super) fn each_pseudo_legal_of(
        &self,
        from: Place,
        piece: CrazyCode,
        without: LeftOutMoves,
        out: &mut dyn Visit,
    ) -> Stop {
        let seat = piece.seat();
        let all_round =
            piece.kind() == Kind::Queen && around(from.cell).any(|at| has(self.stacks.occupied(), at));
        if all_round && out.visit(MoveKind::AllRound { at: from }) {
            return true;
        }
        if !self.may_leave(from) {
            return false;
        }
        match piece.kind() {
            Kind::Pawn => self.each_of_pawn(from, seat, out),
            Kind::Knight => self.each_of_knight(from, seat, out),
            Kind::King => self.each_of_king(from, seat, without, out),
            kind => {
                let ways = tables().ways(from.cell);
                let occupied = self.stacks.occupied();
                let mut seen = 0;
                if kind != Kind::Bishop {
                    seen |= ways.rook(occupied);
                }
                if kind != Kind::Rook {
                    seen |= ways.bishop(occupied);
                }
                self.each_arrival(from, seat, seen, out)
            }
        }
    }

    #[inline]
    fn each_arrival(&self, from: Place, seat: Seat, to: u64, out: &mut dyn Visit) -> Stop {
        cells(to).any(|to| self.stacks.arrivals(seat, to).any(|step| out.visit(MoveKind::Go { from, step })))
    }

    /// B20: a leap without victim, or with the bottom piece of its end as one; an inner piece of the end; or any piece on one
    /// of the squares of a path, the end being free or a rook to jump into.
    fn each_of_knight(&self, from: Place, seat: Seat, out: &mut dyn Visit) -> Stop {
        let stacks = &self.stacks;
        let foe = seat.other();
        for leap in leaps(from.cell).iter() {
            let to = leap.to;
            if stacks.arrivals(seat, to).any(|step| out.visit(MoveKind::Go { from, step })) {
                return true;
            }
            let inside = stacks.pieces_on(to).skip(1).filter(|(_, piece)| piece.seat() == foe);
            for (victim, _) in inside {
                if out.visit(MoveKind::Knight { from, step: Step::on(to), victim }) {
                    return true;
                }
            }
            let step = if !has(stacks.occupied(), to) {
                Step::on(to)
            } else if has(stacks.rooks(), to) {
                Step::into(to)
            } else {
                continue;
            };
            for at in leap.passed.into_iter().flatten() {
                for (victim, _) in stacks.pieces_on(at).filter(|(_, piece)| piece.seat() == foe) {
                    if out.visit(MoveKind::Knight { from, step, victim }) {
                        return true;
                    }
                }
            }
        }
        false
    }
}
