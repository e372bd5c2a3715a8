//! The position: what stands on every cell, who moves whose pieces, and what the next moves may do.

use std::ops::Deref;

use super::passing::PassedPawns;
use super::rules::ThreeWayRules;
use super::sets::CELLS;
use super::tables::ThreeWayTables;
use crate::board::Cell;
use crate::outcome::{DrawReason, EndKind};
use crate::piece::{Kind, Piece};
use crate::seat::Seat;
use crate::seats::Seats;
use crate::variants::kit::planes::{PieceCode, Planes};

/// What has ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ThreeWayEnd {
    /// One player is left; how the last of the others fell.
    Won(EndKind),
    Drawn(DrawReason),
}

/// A position of three-way chess: cell = 32 * territory + 8 * rank + file (three_way.md 3.1.1).
///
/// A piece keeps the side it started with, its *home*. Who moves it is said once for all pieces of a home: its own
/// player, an heir (three_way.md 3.3.3), or nobody (3.3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThreeWay {
    /// The pieces, each of the army that it started in.
    pub(super) planes: Planes<u128, 5>,
    /// Plies since the last capture or pawn move.
    pub(super) quiet: u16,
    /// The round, from 1; it grows when the turn wraps.
    pub(super) round: u16,
    pub(super) passed: PassedPawns,
    /// Who moves the pieces of each home.
    pub(super) control: [Option<Seat>; 3],
    pub(super) living: Seats,
    /// Bits of [`super::Castling::right`].
    pub(super) rights: u8,
    pub(super) turn: Seat,
    pub(super) closed: Option<ThreeWayEnd>,
    pub(super) rules: ThreeWayRules,
}

impl Deref for ThreeWay {
    type Target = Planes<u128, 5>;

    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.planes
    }
}

impl ThreeWay {
    /// A board without pieces, all alive, the first seat to move.
    #[must_use]
    pub const fn empty(rules: ThreeWayRules) -> Self {
        Self {
            planes: Planes::EMPTY,
            quiet: 0,
            round: 1,
            passed: PassedPawns::NONE,
            control: [Some(Seat::First), Some(Seat::Second), Some(Seat::Third)],
            living: Seats::ALL,
            rights: 0,
            turn: Seat::First,
            closed: None,
            rules,
        }
    }

    /// The array at the start of a game, the same from each player's own left to right (three_way.md 3.2.11).
    #[must_use]
    pub fn array(rules: ThreeWayRules) -> Self {
        use Kind::{Bishop, King, Knight, Queen, Rook};
        let mut position = Self::empty(rules);
        for seat in Seat::ALL {
            let base = 32 * rules.territory(seat);
            for (file, kind) in (0..8).zip([Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook]) {
                position.planes.put(base + file, PieceCode::of(kind, seat));
                position.planes.put(base + 8 + file, PieceCode::of(Kind::Pawn, seat));
            }
        }
        position.rights = 0b11_1111;
        position
    }

    #[inline]
    pub(super) fn tables(&self) -> &'static ThreeWayTables {
        ThreeWayTables::of(&self.rules)
    }

    /// What the table has chosen.
    #[must_use]
    pub const fn rules(&self) -> ThreeWayRules {
        self.rules
    }

    /// The piece on a cell, as who moves it now; an inert one as its home's (three_way.md 3.3.2).
    #[must_use]
    pub fn piece_at(&self, cell: Cell) -> Option<Piece> {
        let code = self.code_at(cell);
        let home = code.seat();
        code.kind().map(|kind| Piece { kind, seat: self.controller(home).unwrap_or(home) })
    }

    /// The side whose letter the piece on a cell bears.
    #[must_use]
    pub fn home_at(&self, cell: Cell) -> Option<Seat> {
        let code = self.code_at(cell);
        code.kind().map(|_| code.seat())
    }

    /// Who moves the pieces of a home: its player, an heir, or nobody.
    #[inline]
    #[must_use]
    pub const fn controller(&self, home: Seat) -> Option<Seat> {
        self.control[home.index()]
    }

    /// The cells of the pieces that started with a seat.
    #[inline]
    #[must_use]
    pub fn home(&self, seat: Seat) -> u128 {
        self.planes.army(seat)
    }

    /// The cells of the pieces that `moves` says of each home.
    #[inline]
    fn homes_where(&self, moves: impl Fn(Option<Seat>) -> bool) -> u128 {
        let mut set = 0;
        for home in Seat::ALL {
            if moves(self.controller(home)) {
                set |= self.home(home);
            }
        }
        set
    }

    /// The cells of the pieces that a seat moves.
    #[inline]
    #[must_use]
    pub fn army(&self, seat: Seat) -> u128 {
        self.homes_where(|controller| controller == Some(seat))
    }

    /// The cells of the pieces that living opponents of a seat move.
    #[inline]
    pub(super) fn adverse(&self, seat: Seat) -> u128 {
        self.homes_where(|controller| controller.is_some_and(|by| by != seat))
    }

    /// The cell of a living seat's king.
    #[inline]
    #[must_use]
    pub fn king(&self, seat: Seat) -> Option<Cell> {
        self.planes.king(seat).filter(|_| self.living.has(seat))
    }

    /// Who is still in the game.
    #[inline]
    #[must_use]
    pub const fn living(&self) -> Seats {
        self.living
    }

    #[inline]
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The round, from 1; it grows when the turn wraps.
    #[must_use]
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// Plies since the last capture or pawn move.
    #[must_use]
    pub const fn quiet(&self) -> u16 {
        self.quiet
    }

    pub(crate) const fn rights(&self) -> u8 {
        self.rights
    }

    pub(crate) const fn passed(&self) -> PassedPawns {
        self.passed
    }

    /// The pieces in cell order, each with its cell and the side whose letter it bears.
    pub fn all_pieces(&self) -> impl Iterator<Item = (Cell, Piece, Seat)> + '_ {
        let cells = (0..CELLS).map(Cell);
        cells.filter_map(|cell| Some((cell, self.piece_at(cell)?, self.home_at(cell)?)))
    }

    pub(crate) const fn set_turn(&mut self, seat: Seat) {
        self.turn = seat;
    }

    pub(crate) const fn set_rights(&mut self, rights: u8) {
        self.rights = rights;
    }

    pub(crate) const fn set_passed(&mut self, passed: PassedPawns) {
        self.passed = passed;
    }

    pub(crate) const fn set_clocks(&mut self, quiet: u16, round: u16) {
        self.quiet = quiet;
        self.round = round;
    }

    /// Says who lives, and who moves the pieces of those who do not.
    pub(crate) fn set_living(&mut self, living: Seats, heirs: [Option<Seat>; 3]) {
        self.living = living;
        for (home, heir) in Seat::ALL.into_iter().zip(heirs) {
            self.control[home.index()] = if living.has(home) { Some(home) } else { heir };
        }
        if living.len() == 1 {
            // The text does not say how the last opponent fell; a king left standing was given up.
            let fallen = Seat::ALL.into_iter().filter(|seat| !living.has(*seat));
            let standing = fallen.into_iter().any(|seat| self.home(seat) & self.of_kind(Kind::King) != 0);
            let kind = if standing { EndKind::Resignation } else { EndKind::KingCapture };
            self.closed = Some(ThreeWayEnd::Won(kind));
        }
    }
}
