//! What the search asks of a game besides its rules: what a position is worth and what a move promises.

use super::{Score, Strengths, eval};
use crate::action::Action;
use crate::board::Cell;
use crate::effect::{Effect, Recorder, Recording};
use crate::notation::Notation;
use crate::problems::ProblemSupport;
use crate::seat::Seat;

/// A set of cells as wide as any board's.
pub type Reach = u128;

/// Numbers of parts of a position that its judgement is likely to be wrong about in the same way wherever they stand: the pawns,
/// either side's pieces; 0 for a part that a game does not tell.
pub type Structures = [u64; 3];

/// What can be counted of a position: how each seat stands, and where its pieces could go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Eval {
    /// How each seat stands, in hundredths of a pawn. Only differences mean something.
    pub standing: [Score; 3],
    /// The cells that pieces of each seat reach which deflect beams.
    pub mirrors: [Reach; 3],
    /// The cells that any pieces of each seat reach.
    pub reach: [Reach; 3],
}

/// What a move is seen to win before it is searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveGain {
    /// What it takes and what it makes of a pawn, in hundredths of a pawn; 0 for a quiet move.
    pub wins: Score,
    /// What is left of it once both sides have gone on taking on the same cell for as long as it pays, in hundredths of a
    /// pawn. A move that cannot lose by it, and any in a game that cannot say so, counts all that it takes.
    pub exchange: Score,
    /// What the piece that moves is worth, where two captures of the same piece are to be told apart; else 0.
    pub mover: Score,
}

impl MoveGain {
    /// Something won, and nothing said of what could be taken back.
    #[must_use]
    pub const fn won(wins: Score) -> Self {
        Self { wins, exchange: wins, mover: 0 }
    }

    /// Whether something is taken and more is lost for it.
    #[inline]
    #[must_use]
    pub const fn is_losing(self) -> bool {
        self.wins > 0 && self.exchange < 0
    }
}

/// A game that the computer plays. Everything has a default that goes by the contract alone, so that a new game is played
/// from its first day; a game that is to be played well and fast says more.
pub trait Evaluate: Notation + ProblemSupport {
    /// Whether [`Self::evaluate`] is what is counted of a board and what is counted of a clock. A search meets a board under a clock at
    /// many moments, and keeps what it is worth by itself.
    const HAS_BOARD: bool = false;

    /// What [`crate::position::Position::key`] leaves out and the rest of the game depends on: points, rights, what may be denied.
    fn circumstances(&self) -> u64 {
        0
    }

    /// [`crate::position::Position::key`], without allocation.
    fn position_key(&self) -> u64 {
        self.key()
    }

    /// What can be counted of the position.
    fn evaluate(&self) -> Eval {
        eval::by_view(self)
    }

    /// A number for the board, where there is one ([`Self::HAS_BOARD`]).
    fn board_key(&self) -> u64 {
        0
    }

    /// What is counted of the board.
    fn evaluate_board(&self) -> Eval {
        self.evaluate()
    }

    /// What is counted of the clock.
    fn evaluate_clock(&self) -> Eval {
        Eval::default()
    }

    /// How strong each level plays the game.
    fn strengths(&self) -> &'static Strengths {
        &Strengths::CHESS
    }

    /// How each seat stands by what everybody can count, in hundredths of a pawn: what computers bargain by (pacts.md P9). It is
    /// coarser than [`Self::evaluate`], and no fit to games changes it.
    fn power(&self) -> [Score; 3] {
        self.evaluate().standing
    }

    /// The parts of the position that judgements are corrected by.
    fn structures(&self) -> Structures {
        Structures::default()
    }

    /// Whether a seat must first of all look after its king.
    fn is_checked(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// What a legal move promises.
    fn gain(&self, seat: Seat, mv: Self::Move) -> MoveGain {
        let mut spoils = Spoils { seat, wins: 0 };
        let mut after = *self;
        after.play(seat, Action::Move(mv), 0, &mut Recording(&mut spoils));
        MoveGain::won(spoils.wins.max(0))
    }

    /// The number of the kind of piece that moves, below 8, for tables that tell kinds apart.
    fn kind_moved(&self, mv: Self::Move) -> usize {
        let _ = mv;
        0
    }

    /// How many cells lie between the ends of a move, the last one with them, where that is easy to say; else 0.
    fn length(&self, mv: Self::Move) -> u32 {
        let _ = mv;
        0
    }

    /// What a quiet move may lose on the cell it goes to, in hundredths of a pawn; 0 where a game cannot say.
    fn risk(&self, seat: Seat, mv: Self::Move) -> Score {
        let _ = (seat, mv);
        0
    }

    /// How much better the piece that moves stands where it goes, by itself, in hundredths of a pawn; 0 where a game does not say.
    fn placing(&self, seat: Seat, mv: Self::Move) -> Score {
        let _ = (seat, mv);
        0
    }

    /// Whether a legal move gives check, as far as that is told by its cells; false where a game cannot say.
    fn checks(&self, seat: Seat, mv: Self::Move) -> bool {
        let _ = (seat, mv);
        false
    }

    /// Whose piece a legal move takes where it ends, where games are played among three: what pacts are about.
    fn taken_from(&self, mv: Self::Move) -> Option<Seat> {
        let _ = mv;
        None
    }

    /// The cells on which a piece that comes or goes may bring about more than its gait says (a beam that turns).
    fn hot_cells(&self) -> Reach {
        0
    }

    /// A number that changes when a move brings about such a thing.
    fn stakes(&self) -> u32 {
        0
    }

    /// Actions besides moves that a seat may choose on its turn, and that are its own to choose.
    fn asides(&self, seat: Seat, out: &mut dyn FnMut(Action<Self::Move>)) {
        let _ = (seat, out);
    }

    /// The same position with the turn given on, for asking what would be threatened; `None` where that means nothing. A game that is
    /// searched fast says it without asking whether it is over.
    fn skipped(&self) -> Option<Self> {
        let mover = self.to_act().mover()?;
        let mut after = *self;
        after.play(mover, Action::Pass, 0, &mut ());
        (after.to_act().mover() != Some(mover)).then_some(after)
    }

    /// True if null-move pruning is unsound here (zugzwang likely).
    fn is_bare(&self, seat: Seat) -> bool {
        let _ = seat;
        true
    }
}

/// Sums up what a move takes, for games that say nothing more.
struct Spoils {
    seat: Seat,
    wins: Score,
}

impl Recorder for Spoils {
    fn wants_own(&self) -> bool {
        false
    }

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

/// The set of one cell.
#[inline]
pub(crate) const fn one(cell: Cell) -> Reach {
    1 << (cell.0 & 127)
}
