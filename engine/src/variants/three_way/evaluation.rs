//! Three-way chess: each seat by itself, so that the balance of power can be read from it.

use std::sync::LazyLock;

use super::{ThreeWay, ThreeWayMove};
use crate::action::Action;
use crate::board::{Cell, Corner, Edge, Mesh};
use crate::piece::Kind;
use crate::position::Position;
use crate::problems::ProblemSupport;
use crate::search::Score;
use crate::search::eval::exchange::Exchange;
use crate::search::eval::worth;
use crate::search::evaluate::{Eval, Evaluate, MoveGain, Reach, one};
use crate::seat::Seat;

const CELLS: usize = 96;
const TEMPO: Score = 15;
/// A cell that a piece may go to.
const REACH: Score = 3;
/// A way to a cell next to another king.
const BEARING: Score = 8;
/// A king that is attacked.
const ATTACKED: Score = 60;
/// A piece nobody moves any more is only in the way.
const INERT: Score = 5;

/// The cells next to each cell, itself too.
fn zone(cell: Cell) -> Reach {
    static ZONES: LazyLock<[Reach; CELLS]> = LazyLock::new(|| {
        let mesh = Mesh::hexagon();
        let mut zones = [0; CELLS];
        for cell in mesh.cells().take(CELLS) {
            let straight =
                Edge::ALL.into_iter().filter_map(|edge| mesh.step(cell, edge)).map(|(cell, _)| cell);
            let aslant =
                Corner::ALL.into_iter().flat_map(|corner| mesh.slants(cell, corner)).map(|(cell, _)| *cell);
            zones[cell.index()] = straight.chain(aslant).fold(one(cell), |set, cell| set | one(cell));
        }
        zones
    });
    ZONES.get(cell.index()).copied().unwrap_or(0)
}

/// What a piece's place adds: pawns far from home, pieces towards the middle, the king behind them.
fn place(kind: Kind, cell: Cell, at_home: bool) -> Score {
    let (file, rank) = (cell.0 & 7, Score::from(cell.0 >> 3 & 3));
    let wide = Score::from(file.min(7 - file));
    match kind {
        Kind::Pawn if at_home => 5 * rank + 2 * wide,
        Kind::Pawn => 25 + 18 * (3 - rank),
        Kind::Knight | Kind::Bishop => 6 * rank + 4 * wide,
        Kind::King if at_home => -14 * rank - 6 * wide,
        Kind::King => -60,
        _ => 2 * wide,
    }
}

impl ProblemSupport for ThreeWay {}

impl Evaluate for ThreeWay {
    #[inline(never)]
    fn evaluate(&self) -> Eval {
        let mut eval = Eval::default();
        let mut pieces = self.occupied();
        while pieces != 0 {
            let cell = Cell(pieces.trailing_zeros() as u8);
            pieces &= pieces - 1;
            let Some(home) = self.home_at(cell) else { continue };
            let (Some(seat), Some(piece)) = (self.controller(home), self.piece_at(cell)) else { continue };
            let at_home = cell.0 >> 5 == self.rules().territory(home);
            let material = if piece.kind == Kind::King { 0 } else { worth(piece.kind) };
            eval.standing[seat.index()] += material + place(piece.kind, cell, at_home);
        }
        let kings = Seat::ALL.map(|seat| self.king(seat));
        for seat in self.living().iter() {
            let (mut all, mut mirrors, mut moves) = (0, 0, 0);
            let mut bearing = [0; 3];
            self.each_target(seat, &mut |kind, _, targets| {
                all |= targets;
                if !matches!(kind, Kind::Pawn | Kind::Queen) {
                    mirrors |= targets;
                }
                if !matches!(kind, Kind::Pawn | Kind::King) {
                    moves += targets.count_ones() as Score;
                }
                for (count, king) in bearing.iter_mut().zip(kings) {
                    *count += king.map_or(0, |king| (targets & zone(king)).count_ones() as Score);
                }
            });
            let at = seat.index();
            eval.reach[at] = all;
            eval.mirrors[at] = mirrors;
            let tempo = if seat == self.turn() { TEMPO } else { 0 };
            eval.standing[at] += REACH * moves + tempo;
            for other in self.living().without(seat).iter() {
                eval.standing[at] += BEARING * bearing[other.index()] / 2;
                eval.standing[other.index()] -= BEARING * bearing[other.index()];
                if kings[other.index()].is_some_and(|king| all & one(king) != 0) {
                    eval.standing[other.index()] -= ATTACKED;
                }
            }
        }
        eval
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
    fn skipped(&self) -> Option<Self> {
        let mut after = *self;
        after.play(self.turn(), Action::Pass, 0, &mut ());
        Some(after)
    }
}
