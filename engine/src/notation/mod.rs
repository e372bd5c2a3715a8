//! Positions and moves as text, both ways: what every game must be able to read and write.

pub mod fen;
mod meant;
mod nearest;
mod texts;
mod typed;

use thiserror::Error;

use crate::moves::MoveList;
use crate::position::Position;
use crate::seat::Seat;

pub(crate) use meant::{candidates, short_capture};
pub(crate) use nearest::lifelines;
pub(crate) use texts::{Texts, action_text, sorted, sorted_actions};
pub use typed::{in_english_letters, is_invisible, readings};
pub(crate) use typed::{latin, tidy, translated};

/// A game whose positions and moves can be read and written (notation.md).
#[warn(missing_docs)]
pub trait Notation: Position {
    /// Whether pieces stand in stacks, so that a move may set off a chain.
    const STACKS: bool = false;

    /// What a table may choose for this game, already checked.
    type Rules: Copy + std::fmt::Debug + Send + Sync + 'static;

    /// The start position under these rules.
    fn start(rules: Self::Rules) -> Self;

    /// Reads a position in its exact form.
    ///
    /// # Errors
    /// Says which part cannot be read or cannot be played from.
    fn read_position(rules: Self::Rules, text: &str) -> Result<Self, PositionError>;

    /// The exact form of the position; reading it gives the same position.
    fn write_position(&self) -> String;

    /// The same with the last move and the position before it, where that move waits for a denial: reading it gives the same
    /// window (crazy.md A14). `None` where nothing waits.
    fn write_waiting(&self) -> Option<String> {
        None
    }

    /// Reads what a player typed as a move of `seat`: the exact form, or SAN-like text in any case with
    /// `-`, `x`, spaces, `+` and `#` ignored. The move need not be legal; `Position::judge` says why it is not.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn read_move(&self, seat: Seat, text: &str) -> Result<Self::Move, MoveTextError>;

    /// The exact form of a move, compared byte for byte.
    fn write_move(&self, mv: Self::Move) -> String;

    /// The move as players write it, with what it does at once (`Nxe5+`, `O-O`, `e8=Q#`). `mv` must be legal here.
    fn san(&self, seat: Seat, mv: Self::Move) -> String;

    /// The same without the mark of a check or a mate, for many moves at once: what follows a move is not looked at where
    /// that takes time.
    fn san_unmarked(&self, seat: Seat, mv: Self::Move) -> String {
        self.san(seat, mv)
    }

    /// The name of a cell that a move or an effect of this game names.
    fn cell_name(&self, cell: crate::board::Cell) -> String;

    /// The cells a move begins and ends on, for menus, completion and nearest moves.
    fn ends(&self, mv: Self::Move) -> (crate::board::Cell, crate::board::Cell);

    /// What a player who picks the move step by step chooses, in order: the cell it begins on, the cell it ends on and
    /// what is written after them (a promotion). A game whose moves have more parts (a route of several cells, two steps
    /// in one) names each of them, so that no two moves have the same choices.
    fn choices(&self, mv: Self::Move) -> Vec<String> {
        let (from, to) = self.ends(mv);
        let (from, to) = (self.cell_name(from), self.cell_name(to));
        let exact = self.write_move(mv);
        let rest =
            exact.strip_prefix(&from).and_then(|rest| rest.strip_prefix(&to)).unwrap_or_default().to_owned();
        let mut choices = vec![from, to];
        choices.extend(Some(rest).filter(|rest| !rest.is_empty()));
        choices
    }

    /// The two cells between its ends by which a move goes, where there are such: in by the first, out by the second.
    fn through(&self, mv: Self::Move) -> Option<(crate::board::Cell, crate::board::Cell)> {
        let _ = mv;
        None
    }

    /// Adds every way of writing a legal move of a seat: where several routes lead between the same cells and do the
    /// same, `Position::moves` gives one of them and this gives all (rule 1.3.7).
    fn each_route(&self, seat: Seat, mv: Self::Move, out: &mut MoveList<Self::Move>) {
        let _ = seat;
        out.push(mv);
    }

    /// The legal moves that an ambiguous text may mean, where a game's own way of writing decides that; none leaves it to what is
    /// common to all games.
    fn meant(&self, seat: Seat, text: &str) -> Vec<Self::Move> {
        let _ = (seat, text);
        Vec::new()
    }

    /// What a position's text holds that the table has switched off: it is read and left out (`ep=off`, `castling=off`). The
    /// position is any of the table, `text` one that this table could read.
    fn left_out(&self, text: &str) -> Vec<LeftOut> {
        let _ = text;
        Vec::new()
    }

    /// The move that was denied and may not be played this turn, with whose it was (rule A3); none in a game without
    /// denial.
    fn denied(&self) -> Option<(Seat, Self::Move)> {
        None
    }
}

/// A part of a position's text that means nothing at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// The table's choice, as `ep=off`.
    pub option: &'static str,
    /// What the part would say.
    pub what: &'static str,
    pub text: String,
}

impl LeftOut {
    pub(crate) fn new(option: &'static str, what: &'static str, text: &str) -> Self {
        Self { option, what, text: text.chars().take(32).collect() }
    }
}

impl std::fmt::Display for LeftOut {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: the {} {} is left out", self.option, self.what, self.text)
    }
}

/// Why a text is not a position that can be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    #[error("a position has six fields: board, side to move, castling, en passant, two numbers")]
    Fields,
    /// The same in three-way chess.
    #[error(
        "a position has seven fields: board, side to move, living sides, castling, en passant, quiet plies, round"
    )]
    FieldsOfThree,
    /// The same in draughts.
    #[error("a position has four fields: board, side to move, two numbers")]
    FieldsOfDraughts,
    #[error("the board field is wrong in rank {rank} of section {side}, counted from the base: {what}")]
    Territory {
        side: char,
        /// The rank, 1 at the base.
        rank: u8,
        what: &'static str,
    },
    #[error("the board field is wrong in rank {rank}: {what}")]
    Board {
        /// The rank as printed, from 1.
        rank: u8,
        what: &'static str,
    },
    #[error("I can't read the {field} field: {what}")]
    Field { field: &'static str, what: &'static str },
    /// A `key=value` word is unknown, double, out of place or has no meaning here.
    #[error("I don't understand {word:?}: {what}")]
    Word { word: String, what: &'static str },
    #[error("this position can't be played: {0}")]
    Unplayable(&'static str),
}

/// Why a text is not a move; [`crate::refusal::Reason`] has the sentences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveTextError {
    /// Nothing there that looks like a move.
    Unreadable,
    /// More than one legal move fits.
    Ambiguous,
    /// Reads like a move in players' writing, and no legal move fits.
    NoSuchMove,
}
