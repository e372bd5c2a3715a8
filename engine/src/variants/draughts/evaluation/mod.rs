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
use crate::search::eval::steps;
use crate::search::eval::terms::LinearEval;
use crate::search::evaluate::{Eval, Evaluate, MoveGain, Structures};
use crate::search::{Score, Strengths, row};
use crate::seat::Seat;
use crate::variants::kit::sets::{bit, cells, mixed};

const SEATS: [Seat; 2] = [Seat::First, Seat::Second];
/// What a capture wins, in centipawns.
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

/// As they were measured in draughts, where a third ply tells more than all that two of them overlook.
const STRENGTHS: Strengths = Strengths::of_rows([
    row(1_000, 3, 195, 560),
    row(1_000, 3, 155, 490),
    row(1_000, 3, 128, 435),
    row(1_000, 3, 100, 360),
    row(1_250, 4, 84, 298),
    row(2_050, 4, 68, 202),
    row(2_450, 5, 57, 163),
    row(3_300, 6, 45, 116),
    row(4_700, 10, 34, 80),
    row(8_500, 20, 22, 43),
    row(13_000, 64, 13, 19),
    row(24_000, 64, 6, 4),
]);

impl ProblemSupport for Draughts {
    #[inline]
    fn diagram(&self) -> u64 {
        mixed([self.sides[0], self.sides[1], self.kings, 0], 0)
    }
}

impl Evaluate for Draughts {
    fn strengths(&self) -> &'static Strengths {
        &STRENGTHS
    }

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
    fn null_move(&self) -> Option<Self> {
        let mut after = *self;
        after.play(self.turn(), Action::Pass, 0, &mut ());
        Some(after)
    }

    /// Always: to have to move is what loses most games of draughts.
    fn is_zugzwang_likely(&self, _: Seat) -> bool {
        true
    }
}
