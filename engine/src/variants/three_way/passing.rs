//! En passant: which pawns have just passed a cell, and who may still take them (three_way.md 3.2.9).

use crate::board::Cell;
use crate::seat::Seat;
use crate::seats::Seats;

/// A pawn that has made a double step, and to whom the right to take it is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PassedPawn {
    /// The cell it passed, on the third rank of its home.
    pub cell: u8,
    /// Who may still take it there on their next turn.
    pub who: Seats,
}

impl PassedPawn {
    /// Where the pawn stands: before the cell it passed.
    #[inline]
    pub const fn pawn(self) -> Cell {
        Cell(self.cell.saturating_add(8))
    }
}

/// All pawns that may be taken en passant, in the order of the passed cells. A right is open to two opponents on
/// one turn each, so it stands for two turns at the most, and with it at most the one of the turn between.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PassedPawns([PassedPawn; 2]);

impl PassedPawns {
    pub const NONE: Self = Self([PassedPawn { cell: 0, who: Seats::NONE }; 2]);

    /// The pawns, in the order of the passed cells.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = PassedPawn> {
        self.0.into_iter().filter(|passed| !passed.who.is_empty())
    }

    /// Those that a seat may take.
    #[inline]
    pub fn open_to(self, seat: Seat) -> impl Iterator<Item = PassedPawn> {
        self.0.into_iter().filter(move |passed| passed.who.has(seat))
    }

    #[inline]
    pub const fn is_none(self) -> bool {
        self.0[0].who.is_empty()
    }

    /// One pawn more; whether there was room.
    pub fn add(&mut self, passed: PassedPawn) -> bool {
        let [first, second] = &mut self.0;
        if first.who.is_empty() {
            *first = passed;
        } else if !second.who.is_empty() {
            return false;
        } else if first.cell < passed.cell {
            *second = passed;
        } else {
            *second = std::mem::replace(first, passed);
        }
        true
    }

    /// Keeps the pawns and rights that `kept` gives back.
    pub fn retain(&mut self, mut kept: impl FnMut(PassedPawn) -> Seats) {
        let old = std::mem::take(self);
        for passed in old.iter() {
            let who = kept(passed);
            if !who.is_empty() {
                self.add(PassedPawn { who, ..passed });
            }
        }
    }

    /// After a turn of `seat`, in which a piece went: its rights are over, and so are those whose cell is occupied
    /// now or whose pawn is gone.
    #[inline]
    pub fn turn_over(&mut self, seat: Seat, from: Cell, to: Cell) {
        if self.is_none() {
            return;
        }
        self.retain(|passed| {
            let pawn = passed.pawn();
            let void = to.0 == passed.cell || to == pawn || from == pawn;
            if void { Seats::NONE } else { passed.who.without(seat) }
        });
    }
}
