//! What the search asks of a game besides its rules: evaluation, and hints for move ordering and pruning.

use super::{Score, Strengths, eval};
use crate::action::Action;
use crate::board::Cell;
use crate::effect::{Effect, Recorder, Recording};
use crate::notation::Notation;
use crate::problems::ProblemSupport;
use crate::seat::Seat;

/// A bitboard as wide as any board.
pub type Reach = u128;

/// Hashes of a position's pawns and of either side's pieces, for the correction history; 0 where a game has none.
pub type Structures = [u64; 3];

/// A static evaluation by seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Eval {
    /// In centipawns. Only differences count.
    pub standing: [Score; 3],
    /// Cells reached by pieces that deflect beams.
    pub mirrors: [Reach; 3],
    /// Cells reached by any piece.
    pub reach: [Reach; 3],
}

/// What a move wins, before it is searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveGain {
    /// What it captures and gains by promotion, in centipawns; 0 for a quiet move.
    pub wins: Score,
    /// The static exchange evaluation, in centipawns; the same as `wins` where nothing can be lost by it or the game has
    /// none.
    pub exchange: Score,
    /// The value of the capturing piece, to try the least valuable attacker first; 0 where that does not matter.
    pub mover: Score,
}

impl MoveGain {
    /// A gain that nothing can take back.
    #[must_use]
    pub const fn won(wins: Score) -> Self {
        Self { wins, exchange: wins, mover: 0 }
    }

    /// Whether it captures and loses more than it wins.
    #[inline]
    #[must_use]
    pub const fn is_losing(self) -> bool {
        self.wins > 0 && self.exchange < 0
    }
}

/// A game that the computer plays. The defaults use the contract alone, so that a new game is played at once; a game that is
/// played well and fast overrides them.
pub trait Evaluate: Notation + ProblemSupport {
    /// Whether [`Self::evaluate`] is the sum of a board's part and a clock's. A search meets the same board at many times, so
    /// the board's part is cached by itself.
    const HAS_BOARD: bool = false;

    /// A hash of what [`crate::position::Position::key`] leaves out although the game depends on it: points, rights, what may
    /// be denied. It is xored into the transposition table's key.
    fn extra_key(&self) -> u64 {
        0
    }

    /// [`crate::position::Position::key`], without allocation.
    fn position_key(&self) -> u64 {
        self.key()
    }

    fn evaluate(&self) -> Eval {
        eval::by_view(self)
    }

    /// The key of the board without the clock ([`Self::HAS_BOARD`]).
    fn board_key(&self) -> u64 {
        0
    }

    /// The board's part of the evaluation.
    fn evaluate_board(&self) -> Eval {
        self.evaluate()
    }

    /// The clock's part of the evaluation.
    fn evaluate_clock(&self) -> Eval {
        Eval::default()
    }

    /// The strength of each level in this game.
    fn strengths(&self) -> &'static Strengths {
        &Strengths::CHESS
    }

    /// A coarse evaluation by seat, in centipawns, by what every player can count: what computers bargain by (pacts.md P9).
    /// Unlike [`Self::evaluate`] it does not change with fitted weights.
    fn power(&self) -> [Score; 3] {
        self.evaluate().standing
    }

    /// The structures that the correction history goes by.
    fn structures(&self) -> Structures {
        Structures::default()
    }

    /// Whether a seat is in check.
    fn is_checked(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// What a legal move wins.
    fn gain(&self, seat: Seat, mv: Self::Move) -> MoveGain {
        let mut material = Material { seat, wins: 0 };
        let mut after = *self;
        after.play(seat, Action::Move(mv), 0, &mut Recording(&mut material));
        MoveGain::won(material.wins.max(0))
    }

    /// The kind of piece that moves, below 8, for the history tables.
    fn kind_moved(&self, mv: Self::Move) -> usize {
        let _ = mv;
        0
    }

    /// The length of a move in cells for the blunder model; 0 where a game cannot say.
    fn length(&self, mv: Self::Move) -> u32 {
        let _ = mv;
        0
    }

    /// What a quiet move loses by static exchange on its target, in centipawns; 0 where a game cannot say.
    fn risk(&self, seat: Seat, mv: Self::Move) -> Score {
        let _ = (seat, mv);
        0
    }

    /// The gain of a quiet move by piece-square tables, in centipawns; 0 where a game has none.
    fn placing(&self, seat: Seat, mv: Self::Move) -> Score {
        let _ = (seat, mv);
        0
    }

    /// Whether a legal move gives direct check; false where a game cannot say.
    fn checks(&self, seat: Seat, mv: Self::Move) -> bool {
        let _ = (seat, mv);
        false
    }

    /// Whose piece a legal move captures on its target, among three: for pacts.
    fn taken_from(&self, mv: Self::Move) -> Option<Seat> {
        let _ = mv;
        None
    }

    /// The cells on which a piece that arrives or leaves may deflect a beam.
    fn beam_cells(&self) -> Reach {
        0
    }

    /// A number that changes when a beam scores.
    fn beam_scores(&self) -> u32 {
        0
    }

    /// Actions besides moves that a seat may choose on its turn.
    fn other_actions(&self, seat: Seat, out: &mut dyn FnMut(Action<Self::Move>)) {
        let _ = (seat, out);
    }

    /// The position after a null move; `None` where that means nothing. A game that is searched fast need not ask whether it
    /// is over.
    fn null_move(&self) -> Option<Self> {
        let mover = self.to_act().mover()?;
        let mut after = *self;
        after.play(mover, Action::Pass, 0, &mut ());
        (after.to_act().mover() != Some(mover)).then_some(after)
    }

    /// True if null-move pruning is unsound here.
    fn is_zugzwang_likely(&self, seat: Seat) -> bool {
        let _ = seat;
        true
    }
}

/// The material that a move wins, by its effects.
struct Material {
    seat: Seat,
    wins: Score,
}

impl Recorder for Material {
    fn record(&mut self, effect: Effect) {
        match effect {
            Effect::Taken { piece, .. } if piece.seat == self.seat => self.wins -= eval::worth(piece.kind),
            Effect::Taken { piece, .. } => self.wins += eval::worth(piece.kind),
            Effect::Promoted { to, .. } => {
                self.wins += eval::worth(to) - eval::worth(crate::piece::Kind::Pawn)
            }
            _ => {}
        }
    }
}

#[inline]
pub(crate) const fn one(cell: Cell) -> Reach {
    1 << (cell.0 & 127)
}
