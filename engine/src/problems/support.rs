//! What a game may say to make the solving of problems faster. Everything has a default that is right for every game.

use crate::moves::MoveList;
use crate::position::Position;
use crate::seat::Seat;
use crate::sorting::sort_by;
use crate::view::PieceView;

/// What the solver of problems asks of a game besides its rules.
pub trait ProblemSupport: Position {
    /// Who is to move, where nothing else can be asked now, whether or not the game is over. `None` where it takes
    /// [`Position::to_act`] to know.
    #[inline]
    fn sole_mover(&self) -> Option<Seat> {
        None
    }

    /// Adds the legal moves of a seat that may mate at once, and maybe others.
    fn mating_moves(&self, seat: Seat, out: &mut MoveList<Self::Move>) {
        self.moves(seat, out);
    }

    /// Whether a seat may be mated in this position: `false` where it surely is not.
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

    /// A number equal for positions in which the same pieces stand on the same cells.
    fn diagram(&self) -> u64 {
        diagram_of(self.view().pieces)
    }

    /// At least how many moves of its own a seat needs until the pieces can stand as in `target`; `None` where they never can.
    fn moves_needed(&self, target: &Self, seat: Seat) -> Option<u32> {
        let _ = (target, seat);
        Some(0)
    }
}

/// The number of a diagram, by its pieces in any order.
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
