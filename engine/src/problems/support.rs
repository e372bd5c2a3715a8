//! Hints of a game that make problem solving faster. The defaults are right for every game.

use crate::board::Cell;
use crate::moves::MoveList;
use crate::piece::Piece;
use crate::position::Position;
use crate::seat::Seat;
use crate::sorting::sort_by;
use crate::view::PieceView;

/// How the pieces of a game stand, for another game of the same kind to reach.
#[derive(Clone, Debug)]
pub struct Diagram {
    /// A hash of the pieces and their cells alone.
    pub(crate) key: u64,
    /// The pieces, where the game says how far they are to go.
    pub(crate) pieces: Vec<(Cell, Piece)>,
}

/// What the solver of problems asks of a game besides its rules.
pub trait ProblemSupport: Position {
    /// The side to move if nothing else can be asked now, whether or not the game is over. `None` if only
    /// [`Position::to_act`] can tell.
    #[inline]
    fn sole_mover(&self) -> Option<Seat> {
        None
    }

    /// Adds at least the legal moves of a seat that mate at once.
    fn mating_moves(&self, seat: Seat, out: &mut MoveList<Self::Move>) {
        self.moves(seat, out);
    }

    /// Whether a seat may be mated here; `false` if it certainly is not.
    #[inline]
    fn may_be_mated(&self, seat: Seat) -> bool {
        let _ = seat;
        true
    }

    /// Whether a seat has been mated in a game that went on after it.
    #[inline]
    fn was_mated(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// A hash of the pieces and their cells alone.
    fn diagram(&self) -> u64 {
        diagram_of(self.view().pieces)
    }

    /// The pieces that [`ProblemSupport::moves_needed`] looks for in a target.
    fn placed(&self) -> Vec<(Cell, Piece)> {
        Vec::new()
    }

    /// A lower bound of the own moves a seat needs to reach these pieces; `None` if it never can.
    fn moves_needed(&self, target: &[(Cell, Piece)], seat: Seat) -> Option<u32> {
        let _ = (target, seat);
        Some(0)
    }
}

fn diagram_of(mut pieces: Vec<PieceView>) -> u64 {
    const PRIME: u64 = 0x0000_0100_0000_01B3;
    sort_by(&mut pieces, &|a, b| (a.cell, a.level).cmp(&(b.cell, b.level)));
    pieces.iter().fold(0xCBF2_9CE4_8422_2325, |sum, piece| {
        let word = u64::from(piece.cell.0) << 32
            | (piece.level as u64) << 16
            | (piece.kind as u64) << 8
            | piece.seat.index() as u64;
        (sum ^ word).wrapping_mul(PRIME).rotate_left(23)
    })
}
