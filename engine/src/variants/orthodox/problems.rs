//! What the solver of problems asks of orthodox chess: the moves that check, and how many moves a diagram is away.

use std::sync::LazyLock;

use super::castling::Castling;
use super::reach::{LAST_ROWS, PROMOTIONS, Reach};
use super::tables::{ROWS, Tables, bit, cells, file_of, row_of, tables};
use super::{Chess, ChessMove};
use crate::board::Cell;
use crate::moves::MoveList;
use crate::piece::{Kind, Piece};
use crate::problems::ProblemSupport;
use crate::seat::Seat;
use crate::variants::kit::sets::mixed;

impl ProblemSupport for Chess {
    #[inline]
    fn sole_mover(&self) -> Option<Seat> {
        self.closed.is_none().then_some(self.turn)
    }

    /// The moves that check, and the few that might: castling, and captures en passant.
    fn mating_moves(&self, seat: Seat, out: &mut MoveList<ChessMove>) {
        let Some(Cell(king)) = self.king(seat.other()).filter(|_| seat == self.turn && self.closed.is_none())
        else {
            return;
        };
        let tables = tables();
        let checks = Checks::of(self, tables, seat, king);
        Reach::of(self, seat).each(&mut |kind, from, targets| {
            let promoting = if kind == Kind::Pawn { targets & LAST_ROWS } else { 0 };
            let mut kept = targets & !promoting;
            // A piece that leaves the line of a rider behind it checks wherever it goes.
            if checks.covers & bit(from) == 0 {
                let special = match kind {
                    Kind::King => !tables.ways(from).king,
                    Kind::Pawn => self.passed.map_or(0, |Cell(passed)| bit(passed)),
                    _ => 0,
                };
                kept &= checks.cells(kind) | special;
            }
            for to in cells(kept) {
                out.push(ChessMove::new(Cell(from), Cell(to)));
            }
            for to in cells(promoting) {
                let occupied = self.occupied() & !bit(from);
                for promotion in PROMOTIONS {
                    if checks.covers & bit(from) != 0
                        || gives(tables, promotion, to, occupied) & bit(king) != 0
                    {
                        out.push(ChessMove::promoting(Cell(from), Cell(to), promotion));
                    }
                }
            }
            false
        });
    }

    #[inline]
    fn may_be_mated(&self, seat: Seat) -> bool {
        self.in_check(seat)
    }

    #[inline]
    fn diagram(&self) -> u64 {
        mixed(self.planes.0, 0)
    }

    fn placed(&self) -> Vec<(Cell, Piece)> {
        self.all_pieces().collect()
    }

    fn moves_needed(&self, target: &[(Cell, Piece)], seat: Seat) -> Option<u32> {
        let (own, theirs): (u32, u32) = target.iter().fold((0, 0), |(own, theirs), (_, piece)| {
            if piece.seat == seat { (own + 1, theirs) } else { (own, theirs + 1) }
        });
        self.army(seat).count_ones().checked_sub(own)?;
        let captures = self.army(seat.other()).count_ones().checked_sub(theirs)?;
        let mut moves = 0;
        for (to, piece) in target.iter().filter(|(_, piece)| piece.seat == seat) {
            moves += self.nearest(seat, piece.kind, to.0)?;
        }
        Some(moves.max(captures))
    }
}

/// From where each kind would check the other side's king, and whose leaving does so.
struct Checks {
    knights: u64,
    bishops: u64,
    rooks: u64,
    pawns: u64,
    /// Own pieces that alone stand between an own rider and the king.
    covers: u64,
}

impl Checks {
    #[inline]
    fn of(chess: &Chess, tables: &Tables, seat: Seat, king: u8) -> Self {
        let ways = tables.ways(king);
        let (own, occupied) = (chess.army(seat), chess.occupied());
        let riders = own & (ways.lines() & chess.line_riders() | ways.diagonals() & chess.diagonal_riders());
        let mut covers = 0;
        for rider in cells(riders) {
            let shield = tables.between(king, rider) & occupied;
            if shield & own != 0 && shield & (shield - 1) == 0 {
                covers |= shield;
            }
        }
        Self {
            knights: ways.knight,
            bishops: ways.bishop(occupied),
            rooks: ways.rook(occupied),
            pawns: ways.takes[usize::from(seat == Seat::First)],
            covers,
        }
    }

    #[inline]
    const fn cells(&self, kind: Kind) -> u64 {
        match kind {
            Kind::Pawn => self.pawns,
            Kind::Knight => self.knights,
            Kind::Bishop => self.bishops,
            Kind::Rook => self.rooks,
            Kind::Queen => self.bishops | self.rooks,
            _ => 0,
        }
    }
}

/// The cells that a piece attacks from a cell.
#[inline]
fn gives(tables: &Tables, kind: Kind, from: u8, occupied: u64) -> u64 {
    let ways = tables.ways(from);
    match kind {
        Kind::Knight => ways.knight,
        Kind::Bishop => ways.bishop(occupied),
        Kind::Rook => ways.rook(occupied),
        Kind::Queen => ways.bishop(occupied) | ways.rook(occupied),
        _ => 0,
    }
}

/// A knight's moves between two cells of an empty board.
static LEAPS: LazyLock<[[u8; 64]; 64]> = LazyLock::new(|| {
    let tables = tables();
    let mut all = [[0; 64]; 64];
    for (from, row) in (0..64).zip(&mut all) {
        let (mut seen, mut edge) = (bit(from), bit(from));
        for leaps in 1.. {
            edge = cells(edge).fold(0, |next, cell| next | tables.ways(cell).knight) & !seen;
            if edge == 0 {
                break;
            }
            seen |= edge;
            for cell in cells(edge) {
                row[usize::from(cell)] = leaps;
            }
        }
    }
    all
});

impl Chess {
    /// The moves of the nearest piece that can become this one, other pieces out of its way.
    fn nearest(&self, seat: Seat, kind: Kind, to: u8) -> Option<u32> {
        let own = cells(self.pieces(seat, kind)).filter_map(|from| self.steps(seat, kind, from, to)).min();
        if matches!(kind, Kind::Pawn | Kind::King) || own == Some(0) {
            return own;
        }
        let promoted = cells(self.pieces(seat, Kind::Pawn)).map(|from| rows_to_go(seat, from)).min();
        match (own, promoted) {
            (Some(own), Some(promoted)) => Some(own.min(promoted)),
            (one, other) => one.or(other),
        }
    }

    /// A piece's moves between two cells of an empty board; castling may make a rook's way shorter, and a king's.
    fn steps(&self, seat: Seat, kind: Kind, from: u8, to: u8) -> Option<u32> {
        let steps = free_steps(seat, kind, from, to);
        if self.rights == 0 {
            return steps;
        }
        Castling::of(seat).filter(|castling| self.has_right(castling)).fold(steps, |least, castling| {
            let by_castling = match kind {
                Kind::Rook if from == castling.rook_from => free_steps(seat, kind, castling.rook_to, to),
                Kind::King => free_steps(seat, kind, castling.king_to, to).map(|steps| steps + 1),
                _ => None,
            };
            least.into_iter().chain(by_castling).min()
        })
    }
}

/// A piece's moves between two cells of an empty board.
fn free_steps(seat: Seat, kind: Kind, from: u8, to: u8) -> Option<u32> {
    if from == to {
        return Some(0);
    }
    let files = u32::from(file_of(from).abs_diff(file_of(to)));
    let rows = u32::from(row_of(from).abs_diff(row_of(to)));
    match kind {
        Kind::Knight => Some(u32::from(LEAPS[usize::from(from & 63)][usize::from(to & 63)])),
        Kind::King => Some(files.max(rows)),
        Kind::Rook => Some(if files == 0 || rows == 0 { 1 } else { 2 }),
        Kind::Bishop if files == rows => Some(1),
        Kind::Bishop => (files % 2 == rows % 2).then_some(2),
        Kind::Queen => Some(if files == 0 || rows == 0 || files == rows { 1 } else { 2 }),
        Kind::Pawn => {
            let ahead =
                if seat == Seat::First { row_of(to) > row_of(from) } else { row_of(to) < row_of(from) };
            let double = is_home(seat, from) && rows >= files + 2;
            (ahead && rows >= files).then(|| rows - u32::from(double))
        }
        _ => None,
    }
}

/// A pawn's moves until it is promoted.
fn rows_to_go(seat: Seat, from: u8) -> u32 {
    let rows = if seat == Seat::First { ROWS - 1 - row_of(from) } else { row_of(from) };
    u32::from(rows) - u32::from(is_home(seat, from))
}

const fn is_home(seat: Seat, cell: u8) -> bool {
    row_of(cell) == if matches!(seat, Seat::First) { 1 } else { ROWS - 2 }
}
