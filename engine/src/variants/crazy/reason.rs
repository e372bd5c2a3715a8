//! Why a move of Crazy chess is refused, in words that say what would work.

use thiserror::Error;

use crate::board::{Cell, Mesh};
use crate::piece::Kind;

fn name(cell: Cell) -> &'static str {
    Mesh::eight().name(cell)
}

/// Why a move cannot be made (crazy.md 5B).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CrazyReason {
    /// The stack is not so high (B1).
    #[error("there is no piece on level {level} of {}", name(*.cell))]
    NoSuchLevel { cell: Cell, level: u8 },
    /// `jump_off=top_only` (B2).
    #[error("in this game only the top piece can leave a stack, or its bottom rook with all of them")]
    Buried,
    /// A king steps twice (B13).
    #[error("a king makes two steps in a turn. Name both squares, as in e1-f2-e1")]
    TwoSteps,
    /// A castling alone: it is the first of the king's steps (B16).
    #[error(
        "castling is only the king's first step. Add the second, as in {}-{}^",
        if *.long { "O-O-O" } else { "O-O" },
        name(*.rook)
    )]
    StepAfterCastling {
        /// Whether it is towards the queen's side.
        long: bool,
        /// Where the rook stands then.
        rook: Cell,
    },
    /// Only a king names two squares (B13).
    #[error("only a king makes two steps. Name one square")]
    OneStep,
    /// Nothing to jump into (B3).
    #[error("there is no rook on {} to jump into", name(*.0))]
    NoRook(Cell),
    /// An own rook is not taken, but jumped into (B4).
    #[error("you can't capture your own rook on {}. To jump into it write {}^", name(*.0), name(*.0))]
    JumpInstead(Cell),
    /// An all-round capture by another piece, or with nobody around (B18).
    #[error("only a queen captures all round, and only with a piece next to her")]
    NoAllRound,
    /// A knight takes an enemy piece on its end square or its path (B20).
    #[error("a knight captures one enemy piece, on its last square or on one it passes")]
    NoVictim,
    /// The path is no use where the end is blocked (B20).
    #[error("a knight that captures on the way must end on an empty square or jump into a rook")]
    EndBlocked,
    /// Pawns do not end on their own first row (B25).
    #[error("a pawn can't move to its own first row")]
    FirstRow,
    /// A double step's passed square, origin or direction is wrong (B24).
    #[error(
        "a pawn makes a double step only from its second row, not from inside a rook, forward or sideways over an empty square"
    )]
    NoDoubleStep,
    /// Another direction (B23).
    #[error(
        "a pawn steps one square forward, sideways or backward, captures diagonally forward, and swaps places with ~"
    )]
    PawnStep,
    /// A disguise without a piece there (B29).
    #[error("a pawn can swap places only with a piece, and there is none")]
    NobodyToMeet,
    /// A disguise with an own pawn (B30).
    #[error("swapping with your own pawn changes nothing")]
    OwnPawn,
    /// A link of a chain does not fit (B31).
    #[error("each pawn of a chain goes once, to the square where the swapped piece then is")]
    BrokenChain,
    /// Only pawns exchange (B29).
    #[error("only pawns swap places")]
    NotAPawn,
    /// The own king would die (B19).
    #[error("this would kill your own king")]
    Suicide,
    /// A bishop that is captured rises and attacks the own king (B8, B36).
    #[error("the bishop that rises on {} would give check to your king", name(*.0))]
    RisesInto(Cell),
    /// Something attacks the own king then (B36).
    #[error("your king would be in check from the {} on {}", .kind.name(), name(*.cell))]
    CheckFrom { kind: Kind, cell: Cell },
    /// Pawns on the last row must become something (B27).
    #[error("choose promotions for {count} of your pawns, in order of files, as in =q")]
    NeedsPromotions { count: u32 },
    /// The last turn's promotions come first (`forced_promotion=ask`, B27).
    #[error("choose a promotion for your pawn first, as in =q")]
    ChooseFirst,
    #[error("none of your pawns is waiting to promote")]
    NothingToChoose,
}

impl CrazyReason {
    /// Whether pieces go so, and only the own king forbids it.
    #[must_use]
    pub const fn exposes_king(self) -> bool {
        matches!(self, Self::RisesInto(_) | Self::CheckFrom { .. })
    }
}
