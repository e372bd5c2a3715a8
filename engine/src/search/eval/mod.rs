//! What positions are worth, game by game, in whole hundredths of a pawn.

pub(crate) mod exchange;
pub mod terms;
mod view;

pub use view::by_view;

use super::evaluate::Eval;
use super::{Evaluate, Score};
use crate::board::Cell;
use crate::piece::Kind;
use crate::seat::Seat;

/// What a piece is worth by itself; a king more than all others, where kings are taken.
#[must_use]
pub const fn worth(kind: Kind) -> Score {
    match kind {
        Kind::Pawn => 100,
        Kind::Knight => 320,
        Kind::Bishop => 330,
        Kind::Rook => 500,
        Kind::Queen => 950,
        Kind::King => 10_000,
        // Any other: about as much as the least.
        _ => 90,
    }
}

/// How many steps of a king lie between two cells of a board of so many columns.
pub(crate) const fn steps(columns: u8, (from, to): (Cell, Cell)) -> u32 {
    let (across, along) =
        ((from.0 % columns).abs_diff(to.0 % columns), (from.0 / columns).abs_diff(to.0 / columns));
    if across > along { across as u32 } else { along as u32 }
}

/// The seats that a seat plays against: the other one, among three those that have not fallen.
pub fn opponents<S: Evaluate>(state: &S, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    let others = Seat::ALL.into_iter().take(S::SIDES.len()).filter(move |other| *other != seat);
    others.filter(|other| S::SIDES.len() < 3 || !state.has_fallen(*other))
}

/// What it is worth that so many opponents are left, in hundredths of a pawn: one that has fallen is one danger less.
#[must_use]
pub const fn safety<S: Evaluate>(opponents: usize) -> Score {
    const FALLEN: Score = 400;
    FALLEN * (S::SIDES.len() as Score - 1 - opponents as Score)
}

/// How much better one of two seats stands than the other.
#[must_use]
pub const fn difference(eval: &Eval, seat: Seat) -> Score {
    eval.standing[seat.index()] - eval.standing[seat.other().index()]
}

/// How much better a seat stands than the others, as the game counts it, in a position that is not over.
#[must_use]
pub fn balance<S: Evaluate>(state: &S, seat: Seat) -> Score {
    let eval = state.evaluate();
    if S::SIDES.len() < 3 {
        return difference(&eval, seat);
    }
    let standing = eval.standing;
    let own = standing[seat.index()];
    let (others, sum) =
        opponents(state, seat).fold((0, 0), |(count, sum), other| (count + 1, sum + standing[other.index()]));
    own - sum / (others as Score).max(1) + safety::<S>(others)
}

/// A value in the opening and one in the ending, in hundredths of a pawn; positions in between take some of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pair {
    /// In the opening.
    pub opening: Score,
    /// In the ending.
    pub ending: Score,
}

/// A value in the opening and one in the ending, as files of weights write it.
pub(crate) const fn pair(opening: Score, ending: Score) -> Pair {
    Pair { opening, ending }
}

impl Pair {
    /// The value with so much of the pieces still there.
    #[inline]
    #[must_use]
    pub const fn at(self, phase: Score, most: Score) -> Score {
        let phase = if phase > most { most } else { phase };
        (self.opening * phase + self.ending * (most - phase)) / most
    }
}

impl std::ops::AddAssign for Pair {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        self.opening += other.opening;
        self.ending += other.ending;
    }
}

impl std::ops::Mul<Score> for Pair {
    type Output = Self;

    #[inline]
    fn mul(self, times: Score) -> Self {
        Self { opening: self.opening * times, ending: self.ending * times }
    }
}
