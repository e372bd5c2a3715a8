//! Three-way chess: each seat by itself, so that the balance of power can be read from it.

mod terms;
mod weights;

use super::{ThreeWay, ThreeWayMove};
use crate::action::Action;
use crate::board::Cell;
use crate::piece::Kind;
use crate::position::Position;
use crate::problems::ProblemSupport;
use crate::search::eval::exchange::Exchange;
use crate::search::eval::terms::LinearEval;
use crate::search::eval::worth;
use crate::search::evaluate::{Eval, Evaluate, MoveGain};
use crate::search::{Score, Strengths};
use crate::seat::Seat;

/// What a cell that a piece may go to counts for the power of a seat, and a king that is attacked against it.
const REACH: Score = 3;
const ATTACKED: Score = 60;
/// A piece nobody moves any more is only in the way.
const INERT: Score = 5;

impl ProblemSupport for ThreeWay {}

impl Evaluate for ThreeWay {
    #[inline(never)]
    fn evaluate(&self) -> Eval {
        self.by_terms()
    }

    /// A position among three costs more than one between two.
    fn strengths(&self) -> &'static Strengths {
        const STRENGTHS: Strengths = Strengths::CHESS.with_nodes_divided(3);
        &STRENGTHS
    }

    fn power(&self) -> [Score; 3] {
        let mut power = [0; 3];
        for (kind, seat) in self.owned().filter(|(kind, _)| *kind != Kind::King) {
            power[seat.index()] += worth(kind);
        }
        for seat in self.living().iter() {
            self.targets_as(seat, &mut |kind, _, targets| {
                if !matches!(kind, Kind::Pawn | Kind::King) {
                    power[seat.index()] += REACH * targets.count_ones() as Score;
                }
            });
            if self.in_check(seat) {
                power[seat.index()] -= ATTACKED;
            }
        }
        power
    }

    fn is_checked(&self, seat: Seat) -> bool {
        self.in_check(seat)
    }

    #[inline(never)]
    fn gain(&self, seat: Seat, mv: ThreeWayMove) -> MoveGain {
        let mut gain = MoveGain::default();
        if let Some(home) = self.home_at(mv.to) {
            let kind = self.piece_at(mv.to).map_or(Kind::Pawn, |piece| piece.kind);
            gain.wins = match self.controller(home) {
                // A king that has fallen is nobody's.
                None => INERT,
                Some(_) if kind == Kind::King && self.king(home) != Some(mv.to) => INERT,
                Some(_) => worth(kind),
            };
        }
        if let Some(kind) = mv.promotion {
            gain.wins += if kind == Kind::Queen { worth(kind) - worth(Kind::Pawn) } else { -50 };
        }
        gain.exchange = gain.wins;
        let Some(piece) = self.piece_at(mv.from).filter(|_| gain.wins > 0) else { return gain };
        let own = if piece.kind == Kind::King { worth(Kind::King) } else { worth(piece.kind) };
        if own > gain.wins {
            let is_own = |by: Cell| self.home_at(by).and_then(|home| self.controller(home)) == Some(seat);
            let attackers = self.attackers(mv.to);
            let attackers = attackers.iter().filter(|by| *by != mv.from);
            // Whichever of the others takes back: nobody knows who is first.
            let attackers = attackers.filter_map(|by| Some((is_own(by), worth(self.piece_at(by)?.kind))));
            gain.exchange = Exchange::new(gain.wins, own).among(attackers);
        }
        gain
    }

    fn kind_moved(&self, mv: ThreeWayMove) -> usize {
        self.piece_at(mv.from).map_or(0, |piece| piece.kind.index())
    }

    fn taken_from(&self, mv: ThreeWayMove) -> Option<Seat> {
        self.home_at(mv.to).and_then(|home| self.controller(home))
    }

    #[inline(never)]
    fn null_move(&self) -> Option<Self> {
        let mut after = *self;
        after.play(self.turn(), Action::Pass, 0, &mut ());
        Some(after)
    }
}
