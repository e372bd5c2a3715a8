//! Draughts: material, how far the men have come, the guard of the own first row, and room to move.

use super::capture::{along, ways};
use super::draughts_move::DraughtsMove;
use super::position::{Draughts, column, row};
use crate::action::Action;
use crate::mix;
use crate::notation::Notation;
use crate::piece::Kind;
use crate::position::Position;
use crate::problems::ProblemSupport;
use crate::search::Score;
use crate::search::eval::steps;
use crate::search::evaluate::{Eval, Evaluate, MoveGain, Structures};
use crate::seat::Seat;
use crate::variants::sets::{bit, cells, mixed};

const SEATS: [Seat; 2] = [Seat::First, Seat::Second];
const MAN: Score = 100;
const KING: Score = 150;
const TEMPO: Score = 3;
/// A square that a piece may step to.
const ROOM: Score = 2;
/// A king that cannot step.
const SHUT_IN: Score = 25;
/// A man on its own first row, from where it keeps the other side from crowning.
const GUARD: Score = 9;
/// Whose pieces are more does well to exchange them: this for each pair that is gone, up to twelve.
const EXCHANGED: Score = 4;

const fn worth(kind: Kind) -> Score {
    match kind {
        Kind::Man => MAN,
        Kind::Crowned => KING,
        _ => 0,
    }
}

/// What a piece's place adds, as its own side sees the board.
fn place(kind: Kind, cell: u8, seat: Seat) -> Score {
    let up = if seat == Seat::First { row(cell) } else { 7 - row(cell) };
    let middle = Score::from(column(cell).min(7 - column(cell)));
    match kind {
        Kind::Man if up == 0 => GUARD,
        Kind::Man => 3 * Score::from(up) + middle,
        _ => 3 * middle + 2 * Score::from(row(cell).min(7 - row(cell))),
    }
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
        let mut eval = Eval::default();
        for seat in SEATS {
            let (mut standing, mut reach, mut deflecting) = (0, 0, 0);
            for cell in cells(self.army(seat)) {
                let king = self.kings & bit(cell) != 0;
                let kind = if king { Kind::Crowned } else { Kind::Man };
                let (squares, steps) = self.reach_from(cell, king, seat);
                standing += worth(kind) + place(kind, cell, seat) + ROOM * steps;
                if king && squares == 0 {
                    standing -= SHUT_IN;
                }
                reach |= squares;
                // Men alone turn their own side's beam (draughts.md 5.2.2).
                deflecting |= if king { 0 } else { squares };
            }
            if seat == self.turn {
                standing += TEMPO;
            }
            eval.standing[seat.index()] = standing;
            eval.reach[seat.index()] = u128::from(reach);
            eval.mirrors[seat.index()] = u128::from(deflecting);
        }
        let [first, second] = self.sides.map(u64::count_ones);
        let gone = EXCHANGED * (12 - first.min(second).min(12)) as Score;
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => eval.standing[0] += gone,
            std::cmp::Ordering::Less => eval.standing[1] += gone,
            std::cmp::Ordering::Equal => {}
        }
        eval
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
        let kind = if self.kings & bit(mv.from().0) != 0 { Kind::Crowned } else { Kind::Man };
        place(kind, mv.to().0, seat) - place(kind, mv.from().0, seat)
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
