//! Black holes: material, reach through the holes too, and routes to the cells round the king.

mod terms;
mod weights;

use super::{BlackHoles, HoleMove};
use crate::action::Action;
use crate::mix;
use crate::notation::Notation;
use crate::piece::Kind;
use crate::position::Position;
use crate::problems::ProblemSupport;
use crate::search::Score;
use crate::search::eval::exchange::Exchange;
use crate::search::eval::steps;
use crate::search::eval::terms::LinearEval;
use crate::search::evaluate::{Eval, Evaluate, MoveGain, Structures};
use crate::seat::Seat;
use crate::variants::kit::sets::mixed;

const SEATS: [Seat; 2] = [Seat::First, Seat::Second];
/// Columns and rows of the board.
const COLUMNS: u8 = 5;
const ROWS: u8 = 8;

/// What a piece is worth on this board; where holes are, knights and bishops lose to what goes straight.
const fn worth(kind: Kind) -> Score {
    match kind {
        Kind::Pawn => 100,
        Kind::Knight => 290,
        Kind::Bishop => 300,
        Kind::Rook => 500,
        Kind::Queen => 950,
        Kind::Hole => 80,
        _ => 0,
    }
}

/// A king takes part in an exchange only where nobody takes it back.
const KING: Score = 10_000;

/// A king's cell and those next to it.
fn zone(king: u8) -> u64 {
    let (file, row) = (king % COLUMNS, king / COLUMNS);
    let mut cells = 0;
    for row in row.saturating_sub(1)..=(row + 1).min(ROWS - 1) {
        for file in file.saturating_sub(1)..=(file + 1).min(COLUMNS - 1) {
            cells |= 1 << (row * COLUMNS + file);
        }
    }
    cells
}

impl ProblemSupport for BlackHoles {
    #[inline]
    fn sole_mover(&self) -> Option<Seat> {
        self.closed.is_none().then_some(self.turn)
    }

    #[inline]
    fn may_be_mated(&self, seat: Seat) -> bool {
        self.in_check(seat)
    }

    #[inline]
    fn diagram(&self) -> u64 {
        mixed(self.planes.0, 0)
    }
}

impl Evaluate for BlackHoles {
    #[inline(never)]
    fn evaluate(&self) -> Eval {
        self.by_terms()
    }

    fn is_checked(&self, seat: Seat) -> bool {
        self.in_check(seat)
    }

    #[inline(never)]
    fn gain(&self, seat: Seat, mv: HoleMove) -> MoveGain {
        let HoleMove::Go { from, to, promotion, .. } = mv else { return MoveGain::default() };
        let taken = self.piece_at(to).filter(|_| from != to);
        let mut gain = MoveGain::default();
        if let Some(piece) = taken {
            gain.wins = if piece.seat == seat { -worth(piece.kind) } else { worth(piece.kind) };
        }
        if let Some(kind) = promotion {
            gain.wins += if kind == Kind::Queen { worth(kind) - worth(Kind::Pawn) } else { -50 };
        }
        gain.exchange = gain.wins;
        if let Some(piece) =
            self.piece_at(from).filter(|piece| gain.wins > 0 && worth(piece.kind) > gain.wins)
        {
            let by = self.attackers(to);
            let others = by.iter().filter(|by| *by != from).filter_map(|by| self.piece_at(by));
            let attackers =
                others.map(|by| (by.seat == seat, if by.kind == Kind::King { KING } else { worth(by.kind) }));
            gain.exchange = Exchange::new(gain.wins, worth(piece.kind)).among(attackers);
        }
        gain
    }

    fn structures(&self) -> Structures {
        let part = |kinds: &[Kind], army: u64| {
            kinds.iter().fold(0, |word, kind| mix::folded(word, self.of_kind(*kind) & army))
        };
        let pieces = [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King];
        let [first, second] = SEATS.map(|seat| self.army(seat));
        let still = [Kind::Pawn, Kind::Hole];
        [mix::folded(part(&still, first), part(&still, second)), part(&pieces, first), part(&pieces, second)]
    }

    fn kind_moved(&self, mv: HoleMove) -> usize {
        match mv {
            HoleMove::Go { from, .. } => self.piece_at(from).map_or(0, |piece| piece.kind.index()),
            HoleMove::Drop(_) => Kind::Hole.index(),
        }
    }

    fn placing(&self, seat: Seat, mv: HoleMove) -> Score {
        let HoleMove::Go { from, to, .. } = mv else { return 0 };
        self.piece_at(from).map_or(0, |piece| terms::placing(seat, piece.kind, (from, to)))
    }

    fn length(&self, mv: HoleMove) -> u32 {
        steps(COLUMNS, self.ends(mv))
    }

    #[inline(never)]
    fn null_move(&self) -> Option<Self> {
        let mut after = *self;
        after.play(self.turn(), Action::Pass, 0, &mut ());
        Some(after)
    }

    fn is_zugzwang_likely(&self, seat: Seat) -> bool {
        let quiet = self.of_kind(Kind::Pawn) | self.of_kind(Kind::King) | self.of_kind(Kind::Hole);
        self.army(seat) & !quiet == 0
    }
}
