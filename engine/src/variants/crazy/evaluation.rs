//! Crazy chess: pieces that may live twice, loads in rooks, and the king's shelter.

use super::placing::Placing;
use super::{Crazy, CrazyMove, MoveKind, Place, Step};
use crate::action::Action;
use crate::notation::Notation;
use crate::piece::Kind;
use crate::position::Position;
use crate::problems::ProblemSupport;
use crate::search::Score;
use crate::search::eval::steps;
use crate::search::evaluate::{Eval, Evaluate, MoveGain};
use crate::seat::Seat;

const TEMPO: Score = 15;
/// A king inside a rook is not attacked by what is outside (crazy.md B15).
const SHELTERED: Score = 70;
/// A piece inside a rook cannot be taken before it.
const CARRIED: Score = 10;
/// So much of a piece's place counts.
const PLACE_PARTS: Score = 2;

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
        let mut eval = Eval::default();
        let placing = Placing::get();
        self.each_piece(&mut |Place { cell, level }, piece, risen| {
            let seen = if piece.seat == Seat::First { cell } else { cell ^ 56 };
            let corner = placing.of(piece.kind, 0).opening;
            let place =
                if piece.kind == Kind::King { 0 } else { placing.of(piece.kind, seen).opening - corner };
            let inside = match (level, piece.kind) {
                (0, _) => 0,
                (_, Kind::King) => SHELTERED,
                _ => CARRIED,
            };
            eval.standing[piece.seat.index()] += worth(piece.kind, risen) + place / PLACE_PARTS + inside;
            eval.reach[piece.seat.index()] |= 1 << (cell & 63);
        });
        eval.standing[self.turn().index()] += TEMPO;
        eval
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
        let (kind, mut wins) = match mv.deed {
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

    fn length(&self, mv: CrazyMove) -> u32 {
        steps(8, self.ends(mv))
    }

    #[inline(never)]
    fn skipped(&self) -> Option<Self> {
        let mut after = *self;
        after.play(self.turn(), Action::Pass, 0, &mut ());
        (after.turn() != self.turn()).then_some(after)
    }

    /// A king may step there and back, so that nobody has to move against his will (crazy.md B13).
    fn is_bare(&self, _: Seat) -> bool {
        false
    }
}
