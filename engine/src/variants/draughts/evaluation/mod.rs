//! Draughts: material, how far the men have come, the guard of the own first row, and room to move.

mod terms;
mod weights;

use super::capture::{along, ways};
use super::draughts_move::DraughtsMove;
use super::position::Draughts;
use crate::action::Action;
use crate::mix;
use crate::notation::Notation;
use crate::position::Position;
use crate::problems::ProblemSupport;
use crate::search::Score;
use crate::search::eval::steps;
use crate::search::eval::terms::Fitted;
use crate::search::evaluate::{Eval, Evaluate, MoveGain, Structures};
use crate::seat::Seat;
use crate::variants::sets::{bit, cells, mixed};

const SEATS: [Seat; 2] = [Seat::First, Seat::Second];
/// What a capture wins, in hundredths of a pawn.
const MAN: Score = 100;
const KING: Score = 150;

/// A side's pieces: their squares, and whether they are kings.
fn pieces(state: &Draughts, seat: Seat) -> impl Iterator<Item = (u8, bool)> + '_ {
    cells(state.army(seat)).map(|cell| (cell, state.kings & bit(cell) != 0))
}

impl Draughts {
    /// The squares that a piece could step or jump to, were it its side's turn and nothing else to take.
    fn reach_from(&self, from: u8, king: bool, seat: Seat) -> (u64, Score) {
        let vacant = |to: u8| self.occupied() & bit(to) == 0;
        let (mut reach, mut steps) = (0, 0);
        for way in ways(king, seat) {
            match (along(from, *way, 1), along(from, *way, 2)) {
                (Some(to), _) if vacant(to) => {
                    reach |= bit(to);
                    steps += 1;
                }
                (Some(over), Some(to)) if self.army(seat.other()) & bit(over) != 0 && vacant(to) => {
                    reach |= bit(to);
                }
                _ => {}
            }
        }
        (reach, steps)
    }
}

impl ProblemSupport for Draughts {
    #[inline]
    fn diagram(&self) -> u64 {
        mixed([self.sides[0], self.sides[1], self.kings, 0], 0)
    }
}

impl Evaluate for Draughts {
    #[inline(never)]
    fn evaluate(&self) -> Eval {
        self.by_terms()
    }

    /// A capture is compulsory, so nothing is quiet before it is made: it is looked at like a check.
    fn is_checked(&self, seat: Seat) -> bool {
        self.must_capture(seat)
    }

    #[inline(never)]
    fn gain(&self, seat: Seat, mv: DraughtsMove) -> MoveGain {
        let taken = mv.jumped();
        let kings = (taken & self.kings).count_ones() as Score;
        let men = (taken & self.occupied()).count_ones() as Score - kings;
        let crowned = self.kings & bit(mv.from().0) == 0 && Self::last_row(seat) & bit(mv.to().0) != 0;
        let crowning = if crowned { KING - MAN } else { 0 };
        MoveGain::won(MAN * men + KING * kings + crowning)
    }

    fn structures(&self) -> Structures {
        let men = !self.kings;
        [self.kings & self.occupied(), self.sides[0] & men, self.sides[1] & men]
            .map(|set| mix::folded(0, set))
    }

    fn kind_moved(&self, mv: DraughtsMove) -> usize {
        usize::from(self.kings & bit(mv.from().0) != 0)
    }

    fn placing(&self, seat: Seat, mv: DraughtsMove) -> Score {
        terms::placing(seat, self.kings & bit(mv.from().0) != 0, (mv.from(), mv.to()))
    }

    fn length(&self, mv: DraughtsMove) -> u32 {
        steps(8, self.ends(mv))
    }

    #[inline(never)]
    fn skipped(&self) -> Option<Self> {
        let mut after = *self;
        after.play(self.turn(), Action::Pass, 0, &mut ());
        Some(after)
    }

    /// Always: to have to move is what loses most games of draughts.
    fn is_bare(&self, _: Seat) -> bool {
        true
    }
}
