//! What a side's king asks of its pieces: answers to checks, and pins.

use super::chess::Chess;
use super::tables::{Tables, bit, cells};
use crate::board::{Cell, CellSet, Mesh};
use crate::piece::Kind;
use crate::seat::Seat;

/// The state of a seat's king, worked out when its moves are asked for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guard {
    /// The king's cell, where there is a king.
    pub king: Option<u8>,
    /// The pieces that give check.
    pub checkers: u64,
    /// Own pieces that would open a line to the king.
    pub pinned: u64,
    /// The cells on which any other piece answers every check; all cells without one.
    pub answers: u64,
}

impl Guard {
    /// A side without a king: nothing is asked.
    const NONE: Self = Self { king: None, checkers: 0, pinned: 0, answers: u64::MAX };

    #[inline]
    pub fn of(chess: &Chess, tables: &Tables, seat: Seat) -> Self {
        let kings = chess.pieces(seat, Kind::King);
        if kings == 0 {
            return Self::NONE;
        }
        let king = kings.trailing_zeros() as u8;
        let ways = tables.ways(king);
        let (own, adverse, occupied) = (chess.army(seat), chess.army(seat.other()), chess.occupied());
        let takes = ways.takes[usize::from(seat != Seat::First)];
        let mut checkers =
            adverse & (takes & chess.of_kind(Kind::Pawn) | ways.knight & chess.of_kind(Kind::Knight));
        let mut pinned = 0;
        let lines = ways.lines() & chess.line_riders();
        let snipers = adverse & (lines | ways.diagonals() & chess.diagonal_riders());
        for sniper in cells(snipers) {
            let shield = tables.between(king, sniper) & occupied;
            if shield == 0 {
                checkers |= bit(sniper);
            } else if shield & (shield - 1) == 0 {
                pinned |= shield & own;
            }
        }
        let answers = match checkers {
            0 => u64::MAX,
            one if one & (one - 1) == 0 => one | tables.between(king, one.trailing_zeros() as u8),
            _ => 0,
        };
        Self { king: Some(king), checkers, pinned, answers }
    }
}

impl Chess {
    /// The pieces of both sides that attack a cell, among these occupied cells.
    #[inline]
    pub(super) fn attackers(&self, tables: &Tables, cell: u8, occupied: u64) -> u64 {
        let ways = tables.ways(cell);
        let pawns = ways.takes[1] & self.army(Seat::First) | ways.takes[0] & self.army(Seat::Second);
        let (rooks, bishops) = (self.line_riders(), self.diagonal_riders());
        let mut found = pawns & self.of_kind(Kind::Pawn)
            | ways.knight & self.of_kind(Kind::Knight)
            | ways.king & self.of_kind(Kind::King);
        // Most cells see no rider even on an empty board.
        if ways.lines() & rooks != 0 {
            found |= ways.rook(occupied) & rooks;
        }
        if ways.diagonals() & bishops != 0 {
            found |= ways.bishop(occupied) & bishops;
        }
        found
    }

    /// The pieces of both sides that attack a cell, among these occupied cells, as a set.
    #[inline]
    pub(crate) fn attackers_among(&self, cell: Cell, occupied: u64) -> u64 {
        self.attackers(super::tables::tables(), cell.0 & 63, occupied)
    }

    /// The cells of the pieces of both sides that attack a cell; none for a cell that is not there.
    pub(super) fn attackers_of(&self, cell: Cell) -> CellSet {
        if cell.index() >= Mesh::eight().len() {
            return CellSet::EMPTY;
        }
        CellSet(u128::from(self.attackers(super::tables::tables(), cell.0, self.occupied())))
    }

    /// Whether a seat's king is attacked. A side without a king never is.
    #[must_use]
    pub fn in_check(&self, seat: Seat) -> bool {
        let king = self.king(seat).map(|Cell(king)| king);
        king.is_some_and(|king| {
            let tables = super::tables::tables();
            self.attackers(tables, king, self.occupied()) & self.army(seat.other()) != 0
        })
    }

    /// Whether a move of a seat attacks the other king, by the piece that moves or by one behind it. Castling, captures in
    /// passing and promotions are seen as the plain move of the king or pawn.
    pub(crate) fn would_check(&self, seat: Seat, mv: super::chess_move::ChessMove) -> bool {
        let Some(Cell(king)) = self.king(seat.other()) else { return false };
        let tables = super::tables::tables();
        let (from, to) = (bit(mv.from.0), bit(mv.to.0));
        let after = self.occupied() & !from | to;
        let ways = tables.ways(king);
        let direct = match mv.promotion.or_else(|| self.piece_at(mv.from).map(|piece| piece.kind)) {
            Some(Kind::Pawn) => ways.takes[usize::from(seat == Seat::First)],
            Some(Kind::Knight) => ways.knight,
            Some(Kind::Bishop) if ways.diagonals() & to != 0 => ways.bishop(after),
            Some(Kind::Rook) if ways.lines() & to != 0 => ways.rook(after),
            Some(Kind::Queen) if (ways.lines() | ways.diagonals()) & to != 0 => {
                ways.rook(after) | ways.bishop(after)
            }
            _ => 0,
        };
        if direct & to != 0 {
            return true;
        }
        let own = self.army(seat) & !from;
        ways.lines() & from != 0 && ways.rook(after) & own & self.line_riders() != 0
            || ways.diagonals() & from != 0 && ways.bishop(after) & own & self.diagonal_riders() != 0
    }
}
