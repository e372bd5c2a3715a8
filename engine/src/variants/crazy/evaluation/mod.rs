//! Crazy chess: pieces that may live twice, loads in rooks, and the king's shelter.

mod terms;
mod weights;

use super::passing::PassedSquares;
use super::{Crazy, CrazyMove, MoveKind, Place, Step};
use crate::action::Action;
use crate::mix;
use crate::notation::Notation;
use crate::piece::Kind;
use crate::position::Position;
use crate::problems::ProblemSupport;
use crate::search::Score;
use crate::search::eval::steps;
use crate::search::eval::terms::LinearEval;
use crate::search::evaluate::{Eval, Evaluate, MoveGain, Structures};
use crate::seat::Seat;

/// What a piece is worth: a bishop that has not risen lives twice, a queen's death costs her neighbours.
const fn worth(kind: Kind, risen: bool) -> Score {
    match kind {
        Kind::Pawn => 100,
        Kind::Knight => 360,
        Kind::Bishop if risen => 260,
        Kind::Bishop => 380,
        Kind::Rook => 480,
        Kind::Queen => 850,
        _ => 0,
    }
}

fn material(crazy: &Crazy) -> [Score; 2] {
    let mut sums = [0; 2];
    crazy.each_piece(&mut |_, piece, risen| sums[piece.seat.index() & 1] += worth(piece.kind, risen));
    sums
}

impl ProblemSupport for Crazy {}

impl Evaluate for Crazy {
    #[inline(never)]
    fn evaluate(&self) -> Eval {
        self.by_terms()
    }

    fn is_checked(&self, seat: Seat) -> bool {
        self.in_check(seat)
    }

    #[inline(never)]
    fn gain(&self, seat: Seat, mv: CrazyMove) -> MoveGain {
        let at = |place: Place| match self.piece_at(place) {
            Some((piece, risen)) if piece.seat != seat => (piece.kind, worth(piece.kind, risen)),
            _ => (Kind::King, 0),
        };
        let on = |step: Step| if step.into { (Kind::King, 0) } else { at(Place::bottom(step.to)) };
        let (kind, mut wins) = match mv.kind {
            MoveKind::Go { step, .. } => on(step),
            MoveKind::Knight { step, victim, .. } => {
                let (kind, value) = at(victim);
                let (other, more) = on(step);
                (if other == Kind::Queen { other } else { kind }, value + more)
            }
            MoveKind::King { first, second, .. } => {
                let (kind, value) = on(first);
                let (other, more) = on(second);
                (if other == Kind::Queen { other } else { kind }, value + more)
            }
            MoveKind::AllRound { .. } => (Kind::Queen, 1),
            MoveKind::Disguise { .. } | MoveKind::Choose => (Kind::King, 0),
        };
        if kind == Kind::Queen && wins > 0 {
            // She takes her neighbours with her (crazy.md B9): only the board can say what that leaves.
            let mut after = *self;
            after.play(seat, Action::Move(mv), 0, &mut ());
            let (before, now) = (material(self), material(&after));
            let (own, other) = (seat.index() & 1, seat.other().index() & 1);
            wins = (before[other] - now[other]) - (before[own] - now[own]);
        }
        wins += mv.promotions.iter().map(|kind| worth(kind, false) - worth(Kind::Pawn, false)).sum::<Score>();
        MoveGain::won(wins)
    }

    fn structures(&self) -> Structures {
        let mut parts = [0; 3];
        self.each_piece(&mut |Place { cell, level }, piece, risen| {
            let which = if piece.kind == Kind::Pawn { 0 } else { 1 + (piece.seat.index() & 1) };
            let code = (piece.kind.index() * 2 + usize::from(risen)) * 2 + piece.seat.index();
            // In no order, so that what stands where decides and not how it came there.
            parts[which] ^= mix::mixed(u64::from(cell) | u64::from(level) << 8 | (code as u64) << 16);
        });
        parts
    }

    fn kind_moved(&self, mv: CrazyMove) -> usize {
        self.piece_at(mv.kind.origin()).map_or(0, |(piece, _)| piece.kind.index())
    }

    fn placing(&self, _: Seat, mv: CrazyMove) -> Score {
        let MoveKind::Go { from, step } = mv.kind else { return 0 };
        self.piece_at(from).map_or(0, |(piece, risen)| terms::placing(piece, risen, (from.cell, step.to)))
    }

    fn length(&self, mv: CrazyMove) -> u32 {
        steps(8, self.ends(mv))
    }

    #[inline(never)]
    fn null_move(&self) -> Option<Self> {
        // The rules know no pass.
        Some(Self { turn: self.turn.other(), passing: PassedSquares::NONE, ..*self })
    }

    /// A king may step there and back, so that there is no zugzwang (crazy.md B13).
    fn is_zugzwang_likely(&self, _: Seat) -> bool {
        false
    }
}
