//! What the evaluations of the games share. All values are centipawns.

pub(crate) mod exchange;
pub mod terms;

use super::evaluate::{Eval, one};
use super::{Evaluate, Score};
use crate::board::Cell;
use crate::piece::Kind;
use crate::position::Position;
use crate::seat::Seat;

/// The value of a piece; a king's is above all others, for games in which kings are captured.
#[must_use]
pub const fn worth(kind: Kind) -> Score {
    match kind {
        Kind::Pawn => 100,
        Kind::Knight => 320,
        Kind::Bishop => 330,
        Kind::Rook => 500,
        Kind::Queen => 950,
        Kind::King => 10_000,
        // Pieces of games that have values of their own.
        _ => 90,
    }
}

/// The distance of two cells in king moves.
pub(crate) const fn steps(columns: u8, (from, to): (Cell, Cell)) -> u32 {
    let (across, along) =
        ((from.0 % columns).abs_diff(to.0 % columns), (from.0 / columns).abs_diff(to.0 / columns));
    if across > along { across as u32 } else { along as u32 }
}

/// The seats a seat still plays against.
pub fn opponents<S: Evaluate>(state: &S, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    let others = Seat::ALL.into_iter().take(S::SIDES.len()).filter(move |other| *other != seat);
    others.filter(|other| S::SIDES.len() < 3 || !state.has_fallen(*other))
}

/// The bonus for opponents that are out.
#[must_use]
pub const fn safety<S: Evaluate>(opponents: usize) -> Score {
    const PER_OPPONENT: Score = 400;
    PER_OPPONENT * (S::SIDES.len() as Score - 1 - opponents as Score)
}

/// The evaluation for one of two seats.
#[must_use]
pub const fn difference(eval: &Eval, seat: Seat) -> Score {
    eval.standing[seat.index()] - eval.standing[seat.other().index()]
}

/// The evaluation of a position that is not over for a seat: against the other, or the mean of the others.
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

/// An evaluation of any game by its view: material, and each piece that is attacked or guarded. Slow: for games that have none
/// of their own.
pub fn by_view<S: Position>(state: &S) -> Eval {
    const ATTACK: i32 = 3;
    let view = state.view();
    let mut eval = Eval::default();
    for piece in view.pieces.iter().filter(|piece| !piece.inert) {
        let seat = piece.seat.index();
        if piece.kind != Kind::King {
            eval.standing[seat] += worth(piece.kind);
        }
        for from in state.attackers(piece.cell).iter() {
            if let Some(by) = view.pieces.iter().find(|other| other.cell == from && !other.inert) {
                eval.standing[by.seat.index()] += ATTACK;
                eval.reach[by.seat.index()] |= one(piece.cell);
            }
        }
    }
    eval
}

/// A value in the opening and one in the ending (tapered evaluation).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pair {
    /// With all pieces on the board.
    pub opening: Score,
    /// With no pieces but kings and pawns.
    pub ending: Score,
}

/// Short for the files of weights.
pub(crate) const fn pair(opening: Score, ending: Score) -> Pair {
    Pair { opening, ending }
}

impl Pair {
    /// The interpolated value at a phase from 0 to `most`.
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
