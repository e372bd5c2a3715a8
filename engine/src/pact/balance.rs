//! The balance of power: what can be counted of each seat's strength, so that "the strongest" can be argued about.

use super::Snapshot;
use crate::board::{Cell, CellSet};
use crate::piece::Kind;
use crate::seat::Seat;
use crate::session::Session;

/// What one seat has and how it stands (pacts.md P9). Whole numbers that anybody can count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Balance {
    pub seat: Seat,
    /// How many pieces it moves, the king among them.
    pub pieces: u32,
    /// What they are worth in pawns, by [`worth`], the king at nothing.
    pub material: u32,
    /// How many moves it would have if it were to move; of a game without turns, how many it has now.
    pub mobility: u32,
    /// How many pieces of others attack its king.
    pub checkers: u32,
    /// How many of the cells next to its king pieces of others attack.
    pub king_cells_attacked: u32,
    /// How many cells there are next to its king.
    pub king_cells: u32,
    /// By seat: what its pieces that this one attacks are worth in pawns; 0 for itself and for the fallen.
    pub threatens: [u32; 3],
}

/// What a piece is worth in pawns: the usual counts, and nothing for a king.
#[must_use]
pub const fn worth(kind: Kind) -> u32 {
    match kind {
        Kind::Pawn => 1,
        Kind::Knight | Kind::Bishop => 3,
        Kind::Rook => 5,
        Kind::Queen => 9,
        // What is neither can be walked on or through, and is not counted.
        _ => 0,
    }
}

/// The balance of every seat that still plays, in seat order.
#[must_use]
pub(crate) fn balance(session: &dyn Session) -> Vec<Balance> {
    let snapshot = Snapshot::of(session);
    snapshot.living().map(|seat| of_seat(session, &snapshot, seat)).collect()
}

fn of_seat(session: &dyn Session, snapshot: &Snapshot, seat: Seat) -> Balance {
    let own = || snapshot.pieces().iter().filter(|piece| piece.seat == seat && !piece.inert);
    let others = || snapshot.living().filter(move |other| *other != seat);
    let king_cells = snapshot.king(seat).map_or(CellSet::EMPTY, |king| snapshot.mesh.neighbours(king));
    let attacked = |cell: &Cell| {
        session.attackers(*cell).iter().any(|from| snapshot.owner(from).is_some_and(|owner| owner != seat))
    };
    let mut threatens = [0; 3];
    for other in others() {
        let targets = snapshot.attacked(seat, other);
        let worths = targets.iter().filter_map(|cell| snapshot.piece(cell)).map(|piece| worth(piece.kind));
        threatens[other.index()] = worths.sum();
    }
    Balance {
        seat,
        pieces: own().map(|_| 1).sum(),
        material: own().map(|piece| worth(piece.kind)).sum(),
        mobility: session.mobility(seat),
        checkers: others().map(|other| snapshot.checkers(other, seat).len()).sum(),
        king_cells_attacked: king_cells.iter().filter(attacked).map(|_| 1).sum(),
        king_cells: king_cells.len(),
        threatens,
    }
}
