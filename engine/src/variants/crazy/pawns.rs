//! Pawns: steps in four directions, diagonal captures, disguises and their chains (crazy.md 5B.5, 5B.6).

use super::crazy_move::{MOST_LINKS, MoveKind, Step};
use super::position::{Crazy, first_row, second_row};
use super::reach::{Stop, Visit};
use super::stacks::{Place, Stacks};
use super::tables::{has, shifted};
use crate::piece::Kind;
use crate::seat::Seat;
use crate::variants::kit::sets::cells;
use crate::variants::orthodox::tables;

/// The directions of a pawn's quiet steps as White sees them: forward, to the sides, backward (B23).
const QUIET: [(i8, i8); 4] = [(0, 1), (1, 0), (-1, 0), (0, -1)];

impl Stacks {
    /// The squares a seat's pawn could enter from a place by a quiet step, single or double, whatever stands on them
    /// (B23 to B25).
    #[inline]
    pub(super) fn each_quiet(&self, from: Place, seat: Seat, mut out: impl FnMut(u8) -> Stop) -> Stop {
        let forward = if seat == Seat::First { 1 } else { -1 };
        let twice = from.level == 0 && has(second_row(seat), from.cell);
        for (files, rows) in QUIET {
            let Some(to) = shifted(from.cell, files, rows * forward) else { continue };
            if has(first_row(seat), to) {
                continue;
            }
            if out(to) {
                return true;
            }
            if !twice || rows < 0 || has(self.occupied(), to) {
                continue;
            }
            if let Some(to) = shifted(from.cell, 2 * files, 2 * rows * forward)
                && out(to)
            {
                return true;
            }
        }
        false
    }
}

/// A chain of disguises as it grows: the pieces as they stand after its last link, and its pawns.
struct Chain {
    with: Place,
    pawns: [Place; MOST_LINKS],
    len: usize,
}

impl Crazy {
    pub(super) fn each_of_pawn(&self, from: Place, seat: Seat, out: &mut dyn Visit) -> Stop {
        let stacks = &self.stacks;
        let stopped = stacks.each_quiet(from, seat, |to| {
            if !has(stacks.occupied(), to) {
                return out.visit(MoveKind::Go { from, step: Step::on(to) });
            }
            if has(stacks.rooks(), to) && out.visit(MoveKind::Go { from, step: Step::into(to) }) {
                return true;
            }
            stacks.pieces_on(to).any(|(with, piece)| {
                // Exchanging with an own pawn changes nothing (B30).
                !piece.is(Kind::Pawn, seat) && {
                    let mut chain = Chain { with, pawns: [from; MOST_LINKS], len: 0 };
                    self.each_chain(stacks, seat, from, with, &mut chain, out)
                }
            })
        });
        if stopped {
            return true;
        }
        // What a double step of the side that has just moved left behind: only its opponent may use it (B28).
        let passed = if seat == self.turn { self.passing.passed(seat.other()) } else { 0 };
        let takes = tables().ways(from.cell).takes[seat.index() & 1];
        cells(takes & (stacks.side(seat.other()) | passed & !stacks.occupied()))
            .any(|to| out.visit(MoveKind::Go { from, step: Step::on(to) }))
    }

    /// The chain with one more link, and every chain that goes on from it (B31): another own pawn that could now enter
    /// the square where the exchanged piece stands.
    fn each_chain(
        &self,
        before: &Stacks,
        seat: Seat,
        pawn: Place,
        target: Place,
        chain: &mut Chain,
        out: &mut dyn Visit,
    ) -> Stop {
        let Some(slot) = chain.pawns.get_mut(chain.len) else { return false };
        *slot = pawn;
        chain.len += 1;
        let mut after = *before;
        after.change(pawn, after.at(pawn).used());
        after.exchange(pawn, target);
        let pawns = chain.pawns.get(..chain.len).unwrap_or_default();
        let stopped = out.disguise(MoveKind::disguise(chain.with, pawns), &after)
            || self.each_next(&after, seat, pawn, chain, out);
        chain.len -= 1;
        stopped
    }

    fn each_next(
        &self,
        after: &Stacks,
        seat: Seat,
        pawn: Place,
        chain: &mut Chain,
        out: &mut dyn Visit,
    ) -> Stop {
        if has(first_row(seat), pawn.cell) || !near_pawn(after, seat, pawn.cell) {
            return false;
        }
        // The exchanged piece stands where the pawn stood. Steps of two squares reach a pawn as far away.
        for (files, rows) in QUIET {
            for far in [1, 2] {
                let Some(cell) = shifted(pawn.cell, far * files, far * rows) else { continue };
                for (next, piece) in after.pieces_on(cell) {
                    let free =
                        piece.is(Kind::Pawn, seat) && !piece.is_used() && self.may_leave_in(after, next);
                    if free
                        && after.each_quiet(next, seat, |to| to == pawn.cell)
                        && self.each_chain(after, seat, next, pawn, chain, out)
                    {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// [`Crazy::may_leave`], of pieces that stand otherwise.
    pub(super) fn may_leave_in(&self, stacks: &Stacks, place: Place) -> bool {
        place.level == 0 || !self.rules.top_only || usize::from(place.level) + 1 == stacks.height(place.cell)
    }
}

/// Whether a pawn of the seat stands within two squares along a row or a column.
#[inline]
fn near_pawn(stacks: &Stacks, seat: Seat, cell: u8) -> bool {
    let pawns = stacks.of_kind(Kind::Pawn) & stacks.side(seat);

    QUIET.into_iter().any(|(files, rows)| {
        [1, 2].into_iter().any(|far| {
            shifted(cell, far * files, far * rows)
                .is_some_and(|at| has(pawns, at) || has(stacks.stacked(), at))
        })
    })
}
