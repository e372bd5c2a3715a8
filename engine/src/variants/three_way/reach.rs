//! Where pieces may go. Kings are captured like any piece, so what a piece reaches is legal (three_way.md 3.3.1).

use super::castling::Castling;
use super::position::ThreeWay;
use super::sets::{BASES, bit, cells, rank_of, territory_of};
use super::tables::ThreeWayTables;
use super::three_move::ThreeWayMove;
use crate::board::Cell;
use crate::moves::MoveList;
use crate::piece::Kind;
use crate::refusal::CastlingBar;
use crate::seat::Seat;

/// What a pawn may become (three_way.md 3.2.8).
pub(super) const PROMOTIONS: [Kind; 4] = [Kind::Bishop, Kind::Knight, Kind::Queen, Kind::Rook];

/// Everything one seat's moves depend on, worked out once for all its pieces.
pub(super) struct ThreeWayReach<'a> {
    position: &'a ThreeWay,
    tables: &'static ThreeWayTables,
    seat: Seat,
    own: u128,
    occupied: u128,
    /// The passed cells on which the seat may take en passant now.
    passed: u128,
}

impl<'a> ThreeWayReach<'a> {
    #[inline]
    pub fn of(position: &'a ThreeWay, seat: Seat) -> Self {
        // A right belongs to the seat's next turn: only the seat to move may use it (3.2.9).
        let open = position.passed.open_to(seat).filter(|_| seat == position.turn);
        Self {
            position,
            tables: position.tables(),
            seat,
            own: position.army(seat),
            occupied: position.occupied(),
            passed: open.fold(0, |set, passed| set | bit(passed.cell)),
        }
    }

    /// Where a piece of a kind may go, castling left out.
    #[inline]
    pub fn targets(&self, kind: Kind, from: u8, home: Seat) -> u128 {
        match kind {
            Kind::Pawn => self.pawn_targets(from, self.position.rules.territory(home)),
            _ => self.sight(kind, from) & !self.own,
        }
    }

    /// The cells that a piece attacks or guards; none for a pawn.
    #[inline]
    fn sight(&self, kind: Kind, from: u8) -> u128 {
        let ways = self.tables.ways(from);
        match kind {
            Kind::Knight => ways.knight,
            Kind::Bishop => ways.bishop(self.occupied),
            Kind::Rook => ways.rook(self.occupied),
            Kind::Queen => ways.rook(self.occupied) | ways.bishop(self.occupied),
            Kind::King => ways.king,
            _ => 0,
        }
    }

    /// Steps, the double step from the second rank of its home, and captures (three_way.md 3.2.7, 3.2.9).
    #[inline]
    fn pawn_targets(&self, from: u8, home: u8) -> u128 {
        let ways = self.tables.ways(from);
        let mut targets = ways.takes[usize::from(home % 3)] & (self.occupied & !self.own | self.passed);
        if let Some(step) = ways.step(home)
            && self.occupied & bit(step) == 0
        {
            targets |= bit(step);
            if rank_of(from) == 1 && territory_of(from) == home {
                targets |= bit(from + 16) & !self.occupied;
            }
        }
        targets
    }

    /// Where the king may castle to (three_way.md 3.2.10).
    #[inline]
    pub fn castling_targets(&self) -> u128 {
        if self.position.rights == 0 {
            return 0;
        }
        let own = Castling::of(self.position.rules.territory(self.seat));
        let free = own.filter(|way| self.castling_bar(way).is_none());
        free.fold(0, |targets, way| targets | bit(way.king_to))
    }

    /// Why this castling is not possible; `None` where it is.
    #[inline]
    pub fn castling_bar(&self, way: &Castling) -> Option<CastlingBar> {
        let position = self.position;
        let through_check = position.rules.castle_through_check;
        let attacked = |cell| !through_check && position.is_attacked(cell, self.seat);
        way.bar(position.rights, self.occupied, attacked)
    }

    /// Hands every piece that has targets to `out`, with the targets, until it answers `true`. Says whether it did.
    #[inline]
    pub fn each(&self, out: &mut impl FnMut(Kind, u8, u128) -> bool) -> bool {
        let position = self.position;
        let pawns = self.own & position.of_kind(Kind::Pawn);
        for home in Seat::ALL {
            if position.controller(home) != Some(self.seat) {
                continue;
            }
            let territory = position.rules.territory(home);
            for from in cells(pawns & position.home(home)) {
                let targets = self.pawn_targets(from, territory);
                if targets != 0 && out(Kind::Pawn, from, targets) {
                    return true;
                }
            }
        }
        for kind in [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King] {
            for from in cells(self.own & position.of_kind(kind)) {
                let mut targets = self.targets(kind, from, self.seat);
                if kind == Kind::King && position.home(self.seat) & bit(from) != 0 {
                    targets |= self.castling_targets();
                }
                if targets != 0 && out(kind, from, targets) {
                    return true;
                }
            }
        }
        false
    }

    /// Hands every piece to `out`, with the cells that it attacks or guards and those to which it may go, castling left out.
    #[inline]
    fn each_sight(&self, out: &mut impl FnMut(Kind, u8, u128, u128)) {
        let position = self.position;
        let pawns = self.own & position.of_kind(Kind::Pawn);
        for home in Seat::ALL.into_iter().filter(|home| position.controller(*home) == Some(self.seat)) {
            let territory = position.rules.territory(home);
            for from in cells(pawns & position.home(home)) {
                let takes = self.tables.ways(from).takes[usize::from(territory % 3)];
                out(Kind::Pawn, from, takes, self.pawn_targets(from, territory));
            }
        }
        for kind in [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King] {
            for from in cells(self.own & position.of_kind(kind)) {
                let sight = self.sight(kind, from);
                out(kind, from, sight, sight & !self.own);
            }
        }
    }
}

#[inline]
fn split(kind: Kind, from: u8, targets: u128, out: &mut MoveList<ThreeWayMove>) {
    let promoting = if kind == Kind::Pawn { targets & BASES } else { 0 };
    for to in cells(targets & !promoting) {
        out.push(ThreeWayMove::new(Cell(from), Cell(to)));
    }
    if promoting != 0 {
        for to in cells(promoting) {
            for promotion in PROMOTIONS {
                out.push(ThreeWayMove { from: Cell(from), to: Cell(to), promotion: Some(promotion) });
            }
        }
    }
}

impl ThreeWay {
    /// Adds every move of a seat to `out`, whoever's turn it is and whether or not the game has ended.
    pub fn moves_as(&self, seat: Seat, out: &mut MoveList<ThreeWayMove>) {
        ThreeWayReach::of(self, seat).each(&mut |kind, from, targets| {
            split(kind, from, targets, out);
            false
        });
    }

    /// Hands every piece of a seat that has targets to `out`, with the cells it may go to.
    pub(crate) fn targets_as(&self, seat: Seat, out: &mut dyn FnMut(Kind, Cell, u128)) {
        ThreeWayReach::of(self, seat).each(&mut |kind, from, targets| {
            out(kind, Cell(from), targets);
            false
        });
    }

    /// Hands every piece of a seat to `out`, with the cells that it attacks or guards and those to which it may go, castling left
    /// out: for judging positions in a search.
    #[inline]
    pub(super) fn each_sight(&self, seat: Seat, out: &mut impl FnMut(Kind, Cell, u128, u128)) {
        ThreeWayReach::of(self, seat)
            .each_sight(&mut |kind, from, sight, targets| out(kind, Cell(from), sight, targets));
    }

    /// Whether a seat has a move.
    #[must_use]
    pub fn has_move(&self, seat: Seat) -> bool {
        ThreeWayReach::of(self, seat).each(&mut |_, _, _| true)
    }
}
