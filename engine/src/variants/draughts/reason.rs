//! Why a move of draughts is refused, in words that say what would work.

use thiserror::Error;

use crate::board::{Cell, Mesh};

fn name(cell: Cell) -> &'static str {
    Mesh::eight().name(cell)
}

/// Why a step or a jump cannot be made (draughts.md 5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum DraughtsReason {
    /// Neither a step nor a jump (5.1.2, 5.1.3).
    #[error(
        "a piece moves one square diagonally, or jumps over an enemy piece to the empty square behind it"
    )]
    NoStep,
    /// A man goes back (5.1.2, 5.1.3).
    #[error("a man moves and jumps forward only; a king goes both ways")]
    ManGoesForward,
    #[error("{} is occupied", name(*.0))]
    Occupied(Cell),
    #[error("there is no piece on {} to jump over", name(*.0))]
    NothingToJump(Cell),
    #[error("the piece on {} is your own. You can jump only over enemy pieces", name(*.0))]
    JumpsOwn(Cell),
    /// A piece is jumped over twice (5.1.3).
    #[error("the piece on {} has already been captured", name(*.0))]
    JumpedAlready(Cell),
    /// A step while a capture is there (5.1.4).
    #[error("you must capture. Your piece on {} can", name(*.0))]
    MustCapture(Cell),
    /// A capture that breaks off (5.1.4).
    #[error("the capture continues from {}. Play it to the end", name(*.0))]
    GoesOn(Cell),
    /// A capture that goes on after crowning (5.1.5).
    #[error("the man becomes a king on {}, and the turn ends there", name(*.0))]
    CrownedThere(Cell),
}
