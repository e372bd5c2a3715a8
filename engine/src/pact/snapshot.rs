//! What the referee sees of a position: who lives, who stands where, who bears on whom.

use crate::board::{Cell, CellSet, Mesh};
use crate::piece::Kind;
use crate::seat::{Seat, Side};
use crate::session::Session;
use crate::view::PieceView;

/// A position as far as promises are concerned. Cells of effects are cells of its mesh: the games of three seats are
/// drawn on the board they are played on.
#[derive(Clone, Debug)]
pub struct Snapshot {
    pub(super) mesh: &'static Mesh,
    /// The sides, in seat order.
    pub(super) sides: &'static [Side],
    /// The number of the round.
    pub(super) round: u32,
    /// Whether the game is over.
    pub(super) over: bool,
    fallen: Vec<Seat>,
    territories: [CellSet; 3],
    pieces: Vec<PieceView>,
    /// Who attacks whom: the attacking piece's cell and the attacked one's.
    bearings: Vec<(Cell, Cell)>,
}

impl Snapshot {
    #[must_use]
    pub(crate) fn of(session: &dyn Session) -> Self {
        let view = session.view();
        let mut bearings = Vec::new();
        for piece in &view.pieces {
            bearings.extend(session.attackers(piece.cell).iter().map(|from| (from, piece.cell)));
        }
        Self {
            mesh: view.mesh,
            sides: view.sides,
            round: view.move_number,
            over: session.to_act().is_nobody(),
            fallen: view.fallen,
            territories: Seat::ALL.map(|seat| session.territory(seat)),
            pieces: view.pieces,
            bearings,
        }
    }

    /// Whether a seat still plays.
    pub(super) fn lives(&self, seat: Seat) -> bool {
        seat.index() < self.sides.len() && !self.fallen.contains(&seat)
    }

    /// The seats that still play, in seat order.
    pub(super) fn living(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::ALL.into_iter().filter(|seat| self.lives(*seat))
    }

    /// The piece on a cell.
    pub(super) fn piece(&self, cell: Cell) -> Option<&PieceView> {
        self.pieces.iter().find(|piece| piece.cell == cell)
    }

    /// The pieces, in cell order.
    pub(super) fn pieces(&self) -> &[PieceView] {
        &self.pieces
    }

    /// The seat that moves the piece on a cell; nobody moves an inert one.
    pub(super) fn owner(&self, cell: Cell) -> Option<Seat> {
        self.piece(cell).filter(|piece| !piece.inert).map(|piece| piece.seat)
    }

    /// Where a seat's king stands.
    pub(super) fn king(&self, seat: Seat) -> Option<Cell> {
        let king = |piece: &&PieceView| piece.kind == Kind::King && piece.seat == seat && !piece.inert;
        self.pieces.iter().find(king).map(|piece| piece.cell)
    }

    /// The pieces of `by` that attack a cell.
    pub(super) fn attackers(&self, by: Seat, cell: Cell) -> CellSet {
        let bears = |(from, to): &&(Cell, Cell)| *to == cell && self.owner(*from) == Some(by);
        self.bearings.iter().filter(bears).map(|(from, _)| *from).collect()
    }

    /// The pieces of `by` that attack the king of `of`.
    pub(super) fn checkers(&self, by: Seat, of: Seat) -> CellSet {
        self.king(of).map_or(CellSet::EMPTY, |king| self.attackers(by, king))
    }

    /// The pieces of `of` that a piece of `by` attacks.
    pub(super) fn attacked(&self, by: Seat, of: Seat) -> CellSet {
        let bears = |(from, to): &&(Cell, Cell)| self.owner(*from) == Some(by) && self.owner(*to) == Some(of);
        self.bearings.iter().filter(bears).map(|(_, to)| *to).collect()
    }

    /// The cells of a seat's own part of the board.
    pub(super) fn territory(&self, seat: Seat) -> CellSet {
        self.territories.get(seat.index()).copied().unwrap_or(CellSet::EMPTY)
    }

    /// The seat of a side by its name or its letter.
    pub(super) fn seat_named(&self, name: &str) -> Option<Seat> {
        let named = |side: &Side| {
            name.eq_ignore_ascii_case(side.name())
                || name.len() == 1 && name.chars().all(|letter| letter.eq_ignore_ascii_case(&side.letter()))
        };
        self.sides.iter().position(named).and_then(Seat::from_index)
    }
}
