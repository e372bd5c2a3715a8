//! Why a move of Crazy chess is refused, in words that say what would work.

use thiserror::Error;

use crate::board::{Cell, Mesh};
use crate::refusal::OwnReason;

fn name(cell: Cell) -> &'static str {
    Mesh::eight().name(cell)
}

/// Why a move cannot be made (crazy.md 5B).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CrazyReason {
    /// The stack is not so high (B1).
    #[error("no piece stands on level {level} of {}", name(*.cell))]
    NoSuchLevel {
        /// The square.
        cell: Cell,
        /// The level.
        level: u8,
    },
    /// `jump_off=top_only` (B2).
    #[error("at this table only the top piece of a stack may leave it, and its bottom rook with all of them")]
    Buried,
    /// A king steps twice (B13).
    #[error("a king moves two steps in a turn; name both squares, as e1-f2-e1")]
    TwoSteps,
    /// A castling alone: it is the first of the king's steps (B16).
    #[error(
        "castling is only the king's first step, and a second belongs to it; add its square, as {}-{}^",
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
    #[error("only a king steps twice; name one square to go to")]
    OneStep,
    /// Nothing to jump into (B3).
    #[error("no rook stands on {} to jump into", name(*.0))]
    NoRook(Cell),
    /// An own rook is not taken, but jumped into (B4).
    #[error("your own rook on {} is not taken; to jump into it write {}^", name(*.0), name(*.0))]
    JumpInstead(Cell),
    /// An all-round capture by another piece, or with nobody around (B18).
    #[error("only a queen captures all round, and only with a piece beside her")]
    NoAllRound,
    /// A knight takes an enemy piece on its end square or its path (B20).
    #[error("a knight takes one enemy piece, on the square it ends on or on one it passes on its way there")]
    NoVictim,
    /// The path is no use where the end is blocked (B20).
    #[error("a knight that takes on its way must end on an empty square, or jump into a rook")]
    EndBlocked,
    /// Pawns do not end on their own first row (B25).
    #[error("no move of a pawn ends on its own first row")]
    FirstRow,
    /// A double step's passed square, origin or direction is wrong (B24).
    #[error(
        "a pawn steps twice only from its second row, not from inside a rook, forward or aside over an empty square"
    )]
    NoDoubleStep,
    /// Another direction (B23).
    #[error(
        "a pawn steps one square forward, aside or backward, takes one square aslant forward, and exchanges places with ~"
    )]
    PawnStep,
    /// A disguise without a piece there (B29).
    #[error(
        "a pawn exchanges places with another piece where it could step if that one were away; nobody stands there"
    )]
    NobodyToMeet,
    /// A disguise with an own pawn (B30).
    #[error("to exchange with an own pawn changes nothing")]
    OwnPawn,
    /// A link of a chain does not fit (B31).
    #[error("each pawn of a chain goes once, to where the exchanged piece stands then")]
    BrokenChain,
    /// Only pawns exchange (B29).
    #[error("only pawns exchange places")]
    NotAPawn,
    /// The own king would die (B19).
    #[error("this would kill your own king")]
    Suicide,
    /// Pawns on the last row must become something (B27).
    #[error("say what {count} of your pawns become, in order of files, as =q")]
    NeedsPromotions {
        /// How many.
        count: u32,
    },
    /// The last turn's promotions come first (`forced_promotion=ask`, B27).
    #[error("a pawn of yours has reached its last row; say first what it becomes, as =q")]
    ChooseFirst,
    /// There is nothing to choose.
    #[error("none of your pawns waits to be promoted")]
    NothingToChoose,
}

impl OwnReason for CrazyReason {}
