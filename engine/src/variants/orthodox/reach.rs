//! Where pieces may go: the pseudo-legal moves, and of those what leaves the own king safe.

use super::castling::Castling;
use super::chess::Chess;
use super::chess_move::ChessMove;
use super::guard::Guard;
use super::tables::{Tables, bit, cells, tables};
use crate::board::{Cell, CellSet};
use crate::moves::MoveList;
use crate::piece::Kind;
use crate::refusal::CastlingBar;
use crate::seat::Seat;

/// What a pawn may become.
pub(super) const PROMOTIONS: [Kind; 4] = [Kind::Bishop, Kind::Knight, Kind::Queen, Kind::Rook];

/// The first and the last row, where pawns are promoted.
pub(super) const LAST_ROWS: u64 = 0xFF00_0000_0000_00FF;

/// The rows pawns start from.
const PAWN_HOMES: [u64; 2] = [0xFF00, 0x00FF_0000_0000_0000];

/// Everything one seat's moves depend on, worked out once for all its pieces.
pub(super) struct Reach<'a> {
    chess: &'a Chess,
    tables: &'static Tables,
    seat: Seat,
    own: u64,
    /// Its pieces that are asked about.
    movers: u64,
    adverse: u64,
    occupied: u64,
    pub guard: Guard,
}

impl<'a> Reach<'a> {
    #[inline]
    pub fn of(chess: &'a Chess, seat: Seat) -> Self {
        Self::among(chess, seat, u64::MAX)
    }

    /// The same for the pieces on some cells alone.
    #[inline]
    fn among(chess: &'a Chess, seat: Seat, cells: u64) -> Self {
        let (tables, own) = (tables(), chess.army(seat));
        Self {
            chess,
            tables,
            seat,
            own,
            movers: own & cells,
            adverse: chess.army(seat.other()),
            occupied: chess.occupied(),
            guard: Guard::of(chess, tables, seat),
        }
    }

    /// Where a kind may go pseudo-legally, from a cell, own pieces and the own king's safety not yet considered;
    /// castling and en passant left out.
    #[inline]
    pub fn pseudo_legal(&self, kind: Kind, from: u8) -> u64 {
        let ways = self.tables.ways(from);
        match kind {
            Kind::Pawn => self.pawn_targets(from),
            Kind::Knight => ways.knight,
            Kind::Bishop => ways.bishop(self.occupied),
            Kind::Rook => ways.rook(self.occupied),
            Kind::Queen => ways.rook(self.occupied) | ways.bishop(self.occupied),
            Kind::King => ways.king,
            _ => 0,
        }
    }

    #[inline]
    fn pawn_targets(&self, from: u8) -> u64 {
        let colour = usize::from(self.seat != Seat::First);
        let ways = self.tables.ways(from);
        let mut steps = ways.step[colour] & !self.occupied;
        if steps != 0 && bit(from) & PAWN_HOMES[colour] != 0 {
            steps |= self.tables.ways(steps.trailing_zeros() as u8).step[colour] & !self.occupied;
        }
        steps | ways.takes[colour] & self.adverse
    }

    /// The legal targets of a piece that is not a king, en passant left out.
    #[inline]
    fn targets(&self, kind: Kind, from: u8) -> u64 {
        let mut targets = self.pseudo_legal(kind, from) & !self.own & self.guard.answers;
        if self.guard.pinned & bit(from) != 0
            && let Some(king) = self.guard.king
        {
            targets &= self.tables.line(king, from);
        }
        targets
    }

    /// The legal targets of the king, castling left out.
    #[inline]
    fn king_targets(&self, king: u8) -> u64 {
        let steps = self.tables.ways(king).king & !self.own;
        // The king does not hide a cell from a rider by standing before it.
        let without = self.occupied & !bit(king);
        let mut safe = 0;
        for cell in cells(steps) {
            if self.chess.attackers(self.tables, cell, without) & self.adverse == 0 {
                safe |= bit(cell);
            }
        }
        safe
    }

    /// The legal targets of castling.
    #[inline]
    fn castling_targets(&self) -> u64 {
        if self.chess.rights == 0 || self.guard.checkers != 0 {
            return 0;
        }
        let free = Castling::of(self.seat).filter(|way| self.castling_bar(way).is_none());
        free.fold(0, |targets, way| targets | bit(way.king_to))
    }

    /// Why this castling is not possible; `None` where it is.
    #[inline]
    pub fn castling_bar(&self, way: &Castling) -> Option<CastlingBar> {
        let attacked = |cell| self.chess.attackers(self.tables, cell, self.occupied) & self.adverse != 0;
        way.bar(self.chess.rights, u128::from(self.occupied), attacked)
    }

    /// The pawns that may take en passant, by pseudo-legal moves.
    #[inline]
    pub fn passing_pawns(&self) -> u64 {
        // The passed cell belongs to the move just made: only the seat to move may use it.
        match self.chess.passed {
            Some(Cell(passed)) if self.seat == self.chess.turn => {
                let from_behind = usize::from(self.seat == Seat::First);
                self.tables.ways(passed).takes[from_behind] & self.own & self.chess.of_kind(Kind::Pawn)
            }
            _ => 0,
        }
    }

    /// Whether a pawn may take en passant with the own king safe: two pieces leave one row at once, so this is
    /// tried on the board and not left to pins.
    fn passing_safe(&self, from: u8, passed: u8) -> bool {
        let Some(king) = self.guard.king else { return true };
        let victim = self.tables.ways(passed).step[usize::from(self.seat == Seat::First)];
        let after = self.occupied & !bit(from) & !victim | bit(passed);
        self.chess.attackers(self.tables, king, after) & self.adverse & !victim == 0
    }

    /// Hands every piece that has legal targets to `out`, with the targets, until it answers `true`.
    /// Says whether it did.
    #[inline]
    pub fn each(&self, out: &mut impl FnMut(Kind, u8, u64) -> bool) -> bool {
        if self.guard.answers != 0 {
            for kind in [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen] {
                for from in cells(self.movers & self.chess.of_kind(kind)) {
                    let targets = self.targets(kind, from);
                    if targets != 0 && out(kind, from, targets) {
                        return true;
                    }
                }
            }
            if let Some(Cell(passed)) = self.chess.passed {
                for from in cells(self.passing_pawns() & self.movers) {
                    if self.passing_safe(from, passed) && out(Kind::Pawn, from, bit(passed)) {
                        return true;
                    }
                }
            }
        }
        self.guard.king.filter(|king| self.movers & bit(*king) != 0).is_some_and(|king| {
            let targets = self.king_targets(king) | self.castling_targets();
            targets != 0 && out(Kind::King, king, targets)
        })
    }
}

impl Chess {
    /// Adds every move of a seat that leaves its king safe to `out`, whoever's turn it is and whether or not the game has
    /// ended.
    pub fn moves_as(&self, seat: Seat, out: &mut MoveList<ChessMove>) {
        Reach::of(self, seat).each(&mut |kind, from, targets| {
            let promoting = if kind == Kind::Pawn { targets & LAST_ROWS } else { 0 };
            for to in cells(targets & !promoting) {
                out.push(ChessMove::new(Cell(from), Cell(to)));
            }
            for to in cells(promoting) {
                for promotion in PROMOTIONS {
                    out.push(ChessMove::promoting(Cell(from), Cell(to), promotion));
                }
            }
            false
        });
    }

    /// Hands those of the pieces on some cells to `out` one by one, until it answers `true`. Says whether it did.
    pub(crate) fn any_move_among(
        &self,
        seat: Seat,
        among: CellSet,
        out: &mut dyn FnMut(ChessMove) -> bool,
    ) -> bool {
        Reach::among(self, seat, among.0 as u64).each(&mut |kind, from, targets| {
            let promoting = if kind == Kind::Pawn { targets & LAST_ROWS } else { 0 };
            cells(targets & !promoting).any(|to| out(ChessMove::new(Cell(from), Cell(to))))
                || cells(promoting).any(|to| {
                    PROMOTIONS.into_iter().any(|kind| out(ChessMove::promoting(Cell(from), Cell(to), kind)))
                })
        })
    }

    /// Hands every piece of a seat that has moves to `out`, with the cells it may go to, the king's safety
    /// regarded. A pawn may come twice: its capture en passant is apart.
    pub(crate) fn targets_as(&self, seat: Seat, out: &mut dyn FnMut(Kind, u8, u64)) {
        Reach::of(self, seat).each(&mut |kind, from, targets| {
            out(kind, from, targets);
            false
        });
    }

    /// Hands every piece of a seat to `out`, with the cells its pseudo-legal moves lead to, own pieces left out and the king's
    /// safety not regarded; castling is left out.
    pub(crate) fn pseudo_legal_targets(&self, seat: Seat, out: &mut impl FnMut(Kind, u8, u64)) {
        let reach = Reach::of(self, seat);
        for kind in Kind::CHESS {
            for from in cells(reach.own & self.of_kind(kind)) {
                let passing = if reach.passing_pawns() & bit(from) != 0 {
                    self.passed.map_or(0, |Cell(passed)| bit(passed))
                } else {
                    0
                };
                out(kind, from, reach.pseudo_legal(kind, from) & !reach.own | passing);
            }
        }
    }

    /// What a piece of a kind bears on from a cell, own pieces that it guards included.
    #[inline]
    pub(crate) fn sees(&self, kind: Kind, seat: Seat, from: Cell) -> u64 {
        let ways = tables().ways(from.0);
        match kind {
            Kind::Pawn => ways.takes[usize::from(seat != Seat::First)],
            Kind::Knight => ways.knight,
            Kind::Bishop => ways.bishop(self.occupied()),
            Kind::Rook => ways.rook(self.occupied()),
            Kind::Queen => ways.rook(self.occupied()) | ways.bishop(self.occupied()),
            Kind::King => ways.king,
            _ => 0,
        }
    }

    /// Whether a seat has a move that leaves its king safe.
    #[must_use]
    pub fn has_move(&self, seat: Seat) -> bool {
        Reach::of(self, seat).each(&mut |_, _, _| true)
    }

    /// Whether the seat to move has a legal move.
    #[inline]
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        self.has_move(self.turn)
    }

    /// Whether a capture en passant is legal now: only then does the passed cell tell positions apart.
    pub(super) fn passing_legal(&self) -> bool {
        self.passed.is_some_and(|Cell(passed)| {
            let reach = Reach::of(self, self.turn);
            cells(reach.passing_pawns()).any(|from| reach.passing_safe(from, passed))
        })
    }
}
