//! Where pieces may go: normal moves, relativistic moves and drops that leave the own king safe.

use super::attack_sets::AttackSets;
use super::castling::Castling;
use super::hole_move::{HoleMove, Route};
use super::position::BlackHoles;
use super::tables::{FILES, HoleTables, tables};
use super::travel::Traveller;
use crate::board::{Cell, CellSet};
use crate::moves::MoveList;
use crate::piece::Kind;
use crate::refusal::CastlingBar;
use crate::seat::Seat;
use crate::variants::kit::sets::{bit, cells};

/// What a pawn may become (black_holes.md 1.2.6), in order of the letters B, H, Q, R, S.
pub(crate) const PROMOTIONS: [Kind; 5] = [Kind::Bishop, Kind::Hole, Kind::Queen, Kind::Rook, Kind::Knight];

/// Legal moves that differ only in where they end.
#[derive(Clone, Copy, Debug)]
pub(super) enum Moves {
    /// Holes dropped on any of these cells.
    Drops(u64),
    /// A piece's normal moves, or its relativistic moves by one route.
    Pieces {
        from: u8,
        kind: Kind,
        /// The holes it goes through.
        route: Option<Route>,
        targets: u64,
    },
}

/// Everything one seat's moves depend on, worked out once for all its pieces.
pub(super) struct HoleReach<'a> {
    holes: &'a BlackHoles,
    tables: &'static HoleTables,
    own: AttackSets,
    adverse: AttackSets,
    occupied: u64,
    king: Option<u8>,
    checked: bool,
}

impl<'a> HoleReach<'a> {
    #[inline]
    pub fn of(holes: &'a BlackHoles, seat: Seat) -> Self {
        let tables = tables();
        let (own, adverse) = (holes.ranks_of(seat), holes.ranks_of(seat.other()));
        let (occupied, king) = (holes.occupied(), cells(own.kings).next());
        let checked = king.is_some_and(|king| adverse.hits(tables, holes.rules, king, occupied));
        Self { holes, tables, own, adverse, occupied, king, checked }
    }

    /// Where the piece on a cell may go pseudo-legally, by normal moves, its king's safety not regarded; castling and en
    /// passant left out. Nobody takes a hole so (black_holes.md 1.2.4).
    #[inline]
    pub fn pseudo_legal(&self, kind: Kind, from: u8) -> u64 {
        let ways = self.tables.ways(from);
        let reached = match kind {
            Kind::Pawn => return self.pawn_targets(from),
            Kind::Hole => return ways.king & !self.occupied,
            Kind::Knight => ways.knight,
            Kind::Bishop => ways.bishop(self.occupied),
            Kind::Rook => ways.rook(self.occupied),
            Kind::Queen => ways.rook(self.occupied) | ways.bishop(self.occupied),
            Kind::King => ways.king,
            _ => 0,
        };
        reached & !self.own.all & !self.adverse.holes
    }

    #[inline]
    fn pawn_targets(&self, from: u8) -> u64 {
        let colour = self.own.colour();
        let ways = self.tables.ways(from);
        let mut steps = ways.step[colour] & !self.occupied;
        if steps != 0 && bit(from) & self.own.pawn_home() != 0 {
            steps |= self.tables.ways(steps.trailing_zeros() as u8).step[colour] & !self.occupied;
        }
        steps | ways.takes[colour] & self.adverse.all & !self.adverse.holes
    }

    /// Whether the king is safe after a piece has gone from a cell to another, whatever stood there. The piece on the
    /// way is the king itself or any other.
    #[inline]
    pub fn safe(&self, from: u8, to: u8) -> bool {
        let Some(king) = self.king else { return true };
        let king = if king == from { to } else { king };
        let occupied = self.occupied & !bit(from) | bit(to);
        let taken = self.adverse.all & bit(to);
        if taken == 0 {
            !self.adverse.hits(self.tables, self.holes.rules, king, occupied)
        } else {
            !self.adverse.without(taken).hits(self.tables, self.holes.rules, king, occupied)
        }
    }

    /// Whether the king may be attacked after a piece other than it has left its cell. What arrives somewhere, or is
    /// taken, opens no line: only the cell that was left does.
    #[inline]
    fn opens(&self, from: u8) -> bool {
        self.checked
            || self.king.is_some_and(|king| {
                let after = self.occupied & !bit(from);
                self.adverse.hits(self.tables, self.holes.rules, king, after)
            })
    }

    /// Of a piece's targets those that leave the king safe.
    #[inline]
    fn kept(&self, opens: bool, from: u8, targets: u64) -> u64 {
        if !opens {
            return targets;
        }
        cells(targets).filter(|to| self.safe(from, *to)).fold(0, |safe, to| safe | bit(to))
    }

    /// The pawns that may take en passant, by pseudo-legal moves.
    #[inline]
    pub fn passing_pawns(&self) -> u64 {
        // The passed cell belongs to the move just made: only the seat to move may use it.
        match self.holes.passed {
            Some(Cell(passed)) if self.own.seat == self.holes.turn => {
                self.tables.ways(passed).takes[self.own.colour() ^ 1] & self.own.pawns
            }
            _ => 0,
        }
    }

    /// Whether a pawn may take en passant with the own king safe: two pieces leave one row at once.
    pub fn passing_safe(&self, from: u8, passed: u8) -> bool {
        let Some(king) = self.king else { return true };
        let victim = self.tables.ways(passed).step[self.own.colour() ^ 1];
        let after = self.occupied & !bit(from) & !victim | bit(passed);
        !self.adverse.without(victim).hits(self.tables, self.holes.rules, king, after)
    }

    /// The legal target of castling (black_holes.md 1.2.9).
    #[inline]
    pub fn castling_target(&self) -> u64 {
        if self.castling_bar().is_none() { bit(Castling::of(self.own.seat).king_to) } else { 0 }
    }

    /// Why castling is not possible; `None` where it is.
    #[inline]
    pub fn castling_bar(&self) -> Option<CastlingBar> {
        let castling = Castling::of(self.own.seat);
        let rights = if self.holes.has_right(castling) { castling.right } else { 0 };
        let attacked = |cell| {
            if cell == castling.king_from { self.checked } else { !self.safe(castling.king_from, cell) }
        };
        castling.bar(rights, u128::from(self.occupied), attacked)
    }

    /// The cells on which a hole may be dropped (black_holes.md 1.2.3): when in check, to stand between.
    fn drops(&self) -> u64 {
        let vacant = BlackHoles::base_row(self.own.seat) & !self.occupied;
        match self.king {
            Some(king) if self.checked => {
                let parries = |cell: &u8| {
                    let after = self.occupied | bit(*cell);
                    !self.adverse.hits(self.tables, self.holes.rules, king, after)
                };
                cells(vacant).filter(parries).fold(0, |found, cell| found | bit(cell))
            }
            _ => vacant,
        }
    }

    /// Whether a hole may be dropped on a cell with the own king safe.
    pub fn drop_safe(&self, cell: u8) -> bool {
        self.drops() & bit(cell) != 0
    }

    /// The double step of a pawn that may be taken in passing afterwards: no relativistic move gives that position (1.3.7).
    /// Empty for other pieces and moves.
    #[inline]
    fn taken_in_passing(&self, kind: Kind, from: u8, targets: u64) -> u64 {
        if kind != Kind::Pawn || !self.holes.rules.en_passant {
            return 0;
        }
        cells(targets).filter(|to| to.abs_diff(from) == 2 * FILES).fold(0, |double, to| double | bit(to))
    }

    /// The targets of a piece's normal moves that stand for the relativistic ones between the same cells too (1.3.7).
    #[inline]
    fn stands_for(&self, kind: Kind, from: u8, pseudo_legal: u64) -> u64 {
        pseudo_legal & !self.taken_in_passing(kind, from, pseudo_legal)
    }

    /// Whether a normal move, which is pseudo-legal, does the same as the relativistic moves between the same cells (1.3.7). A
    /// capture en passant takes another piece than they do.
    pub fn does_the_same(&self, kind: Kind, from: u8, to: u8) -> bool {
        self.stands_for(kind, from, self.pseudo_legal(kind, from)) & bit(to) != 0
    }

    /// A piece's relativistic moves, a route at a time. Of several routes to one cell the first is kept: by the black
    /// hole, then by the white hole, in the order a1, b1 to e8; none where a normal move does the same (1.3.7).
    #[inline]
    fn each_travel(
        &self,
        (from, kind): (u8, Kind),
        pseudo_legal: u64,
        opens: bool,
        out: &mut dyn FnMut(Moves) -> bool,
    ) -> bool {
        if self.own.holes == 0 {
            return false;
        }
        let mut tried = self.stands_for(kind, from, pseudo_legal);
        for black in cells(self.own.holes) {
            let entered =
                Traveller::enter(&self.own, self.tables, self.holes.rules, from, black, self.occupied);
            let Some(traveller) = entered else { continue };
            for white in cells(self.own.holes) {
                let found = traveller.targets(self.tables, self.holes.rules, &self.own, white, self.occupied)
                    & !tried;
                tried |= found;
                let targets = self.kept(opens, from, found);
                let route = Some(Route { black: Cell(black), white: Cell(white) });
                if targets != 0 && out(Moves::Pieces { from, kind, route, targets }) {
                    return true;
                }
            }
        }
        false
    }

    /// Hands legal moves to `out`, those together that differ only in where they end, until it answers `true`. Says
    /// whether it did.
    #[inline]
    pub fn each(&self, out: &mut dyn FnMut(Moves) -> bool) -> bool {
        let drops = self.drops();
        if drops != 0 && out(Moves::Drops(drops)) {
            return true;
        }
        for from in cells(self.own.all & !self.own.kings) {
            let Some(piece) = self.holes.piece_at(Cell(from)) else { continue };
            let opens = self.opens(from);
            let pseudo_legal = self.pseudo_legal(piece.kind, from);
            let targets = self.kept(opens, from, pseudo_legal);
            if targets != 0 && out(Moves::Pieces { from, kind: piece.kind, route: None, targets })
                || self.each_travel((from, piece.kind), pseudo_legal, opens, out)
            {
                return true;
            }
        }
        if let Some(Cell(passed)) = self.holes.passed {
            for from in cells(self.passing_pawns()) {
                let moves = Moves::Pieces { from, kind: Kind::Pawn, route: None, targets: bit(passed) };
                if self.passing_safe(from, passed) && out(moves) {
                    return true;
                }
            }
        }
        self.king.is_some_and(|from| {
            let targets = self.kept(true, from, self.pseudo_legal(Kind::King, from)) | self.castling_target();
            targets != 0 && out(Moves::Pieces { from, kind: Kind::King, route: None, targets })
        })
    }
}

impl Moves {
    /// The moves one by one.
    #[inline]
    fn split(self, seat: Seat, out: &mut MoveList<HoleMove>) {
        match self {
            Self::Drops(targets) => cells(targets).for_each(|at| out.push(HoleMove::Drop(Cell(at)))),
            Self::Pieces { from, kind, route, targets } => {
                let promoting = if kind == Kind::Pawn { targets & BlackHoles::last_row(seat) } else { 0 };
                let go = |to, promotion| HoleMove::Go { from: Cell(from), to: Cell(to), route, promotion };
                for to in cells(targets & !promoting) {
                    out.push(go(to, None));
                }
                for to in cells(promoting) {
                    for promotion in PROMOTIONS {
                        out.push(go(to, Some(promotion)));
                    }
                }
            }
        }
    }
}

impl BlackHoles {
    /// Adds every move of a seat that leaves its king safe to `out`, whoever's turn it is and whether or not the game
    /// has ended. Of moves with the same ends that do the same one is given: the normal one, else the first of
    /// the routes, by the black hole, then by the white hole, in the order a1, b1 to e8 (black_holes.md 1.3.7).
    pub fn moves_as(&self, seat: Seat, out: &mut MoveList<HoleMove>) {
        HoleReach::of(self, seat).each(&mut |moves| {
            moves.split(seat, out);
            false
        });
    }

    /// Hands out the cells where the same moves end, those of one piece by one route together: the cells where nothing is
    /// promoted, and those where a pawn is. The kind is `None` for holes that are dropped.
    pub(crate) fn targets_as(&self, seat: Seat, out: &mut dyn FnMut(Option<Kind>, u64, u64)) {
        HoleReach::of(self, seat).each(&mut |moves| {
            match moves {
                Moves::Drops(targets) => out(None, targets, 0),
                Moves::Pieces { kind, targets, .. } => {
                    let promoting = if kind == Kind::Pawn { targets & Self::last_row(seat) } else { 0 };
                    out(Some(kind), targets & !promoting, promoting);
                }
            }
            false
        });
    }

    /// Whether a normal move does the same as the relativistic moves between the same cells (black_holes.md 1.3.7).
    pub(super) fn is_travelled_too(&self, seat: Seat, from: Cell, to: Cell) -> bool {
        let kind = self.piece_at(from).map(|piece| piece.kind);
        kind.is_some_and(|kind| HoleReach::of(self, seat).does_the_same(kind, from.0, to.0))
    }

    /// Whether the seat to move has a legal move.
    #[inline]
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        self.has_move(self.turn)
    }

    /// Whether a seat has a move that leaves its king safe.
    #[must_use]
    pub fn has_move(&self, seat: Seat) -> bool {
        HoleReach::of(self, seat).each(&mut |_| true)
    }

    /// Whether a capture en passant is legal now: only then does the passed cell tell positions apart.
    pub(super) fn passing_legal(&self) -> bool {
        self.passed.is_some_and(|Cell(passed)| {
            let reach = HoleReach::of(self, self.turn);
            cells(reach.passing_pawns()).any(|from| reach.passing_safe(from, passed))
        })
    }

    /// Whether a seat's king is attacked, by a normal or by a relativistic move (black_holes.md 1.2.11).
    #[must_use]
    pub fn in_check(&self, seat: Seat) -> bool {
        self.king(seat).is_some_and(|Cell(king)| {
            self.ranks_of(seat.other()).hits(tables(), self.rules, king, self.occupied())
        })
    }

    /// The cells of the pieces of both sides that attack a cell or guard it, relativistic moves included; none for a cell
    /// that is not there.
    pub(super) fn attackers_of(&self, cell: Cell) -> CellSet {
        if cell.0 >= super::tables::CELLS {
            return CellSet::EMPTY;
        }
        let hole = self.of_kind(Kind::Hole) & bit(cell.0) != 0;
        let found = [Seat::First, Seat::Second].into_iter().fold(0, |found, seat| {
            found | self.ranks_of(seat).attackers(tables(), self.rules, cell.0, self.occupied(), hole)
        });
        CellSet(u128::from(found))
    }
}
