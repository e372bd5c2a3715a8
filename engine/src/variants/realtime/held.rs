//! Black's moves while White may still have been first, and White's moves that were (realtime.md 4.9).

use super::passing::InForce;
use super::pieces::PieceNumbers;
use crate::action::Millis;
use crate::board::Cell;
use crate::variants::orthodox::{Chess, ChessMove};

/// How many Black moves are held at once at the most; another one is refused.
pub(super) const HELD: usize = 16;
/// How many White moves can fall into one window: each piece once, because it cools longer than the window lasts.
pub(super) const RECENT: usize = 16;

/// What a move does, so that it can be told whether it is still the same move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MoveIdentity {
    /// The number of the piece that moves.
    pub(super) mover: u8,
    /// Where a piece is taken, and its number.
    pub(super) victim: Option<(Cell, u8)>,
}

/// A Black move that is held until White's time to be first is over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct HeldMove {
    /// Its number, in the order of arrival.
    pub(super) number: u32,
    pub(super) mv: ChessMove,
    /// What it did when it arrived.
    pub(super) identity: MoveIdentity,
    pub(super) at: Millis,
}

/// The board just before a White move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PastMove {
    pub(super) at: Millis,
    pub(super) chess: Chess,
    pub(super) numbers: PieceNumbers,
    /// The rights to capture en passant that were in force.
    pub(super) passing: InForce,
}
