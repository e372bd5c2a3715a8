//! Why a move is not legal, in the order in which a player would be told.

use super::attack_sets::HoleEntry;
use super::castling::Castling;
use super::hole_move::{HoleMove, Route};
use super::position::BlackHoles;
use super::reach::{HoleReach, PROMOTIONS};
use super::reason::{Exits, Heading, HoleReason};
use super::tables::{CELLS, file_of, tables};
use super::travel::Traveller;
use crate::action::Action;
use crate::board::Cell;
use crate::piece::{Kind, Piece};
use crate::position::Position;
use crate::refusal::Reason;
use crate::seat::Seat;
use crate::variants::kit::judge::judge_in_turn;
use crate::variants::kit::sets::{bit, cells};

impl BlackHoles {
    /// [`Position::judge`].
    pub(super) fn judge_action(&self, seat: Seat, action: Action<HoleMove>) -> Result<(), Reason> {
        let over = self.outcome().is_some();
        judge_in_turn(
            (self.turn, over),
            seat,
            action,
            |mv| self.judge_move(seat, mv),
            || self.has_legal_move(),
        )
    }

    /// Whether a move leaves the board's rules and the seat's king unhurt, whoever's turn it is. Every legal route is,
    /// also one that [`Position::moves`] leaves out for another with the same ends.
    pub fn judge_move(&self, seat: Seat, mv: HoleMove) -> Result<(), Reason> {
        let (from, to, route, promotion) = match mv {
            HoleMove::Drop(at) => return self.judge_drop(seat, at),
            HoleMove::Go { from, to, route, promotion } => (from, to, route, promotion),
        };
        let piece = self.piece_at(from).ok_or(Reason::EmptyCell(from))?;
        if piece.seat != seat {
            return Err(Reason::NotYourPiece(from));
        }
        if to.0 >= CELLS {
            return Err(Reason::WrongMovement(piece.kind));
        }
        let reach = HoleReach::of(self, seat);
        match route {
            Some(route) => {
                self.judge_route(piece, from, route, to)?;
                if !reach.safe(from.0, to.0) {
                    return Err(Reason::KingInCheck);
                }
            }
            None => {
                if !castles(piece, from, to) {
                    self.judge_movement(&reach, piece, from, to)?;
                }
                self.judge_safety(&reach, piece, from, to)?;
            }
        }
        judge_promotion(piece, to, promotion)
    }

    fn judge_drop(&self, seat: Seat, at: Cell) -> Result<(), Reason> {
        if at.0 >= CELLS || Self::base_row(seat) & bit(at.0) == 0 {
            return Err(HoleReason::DropElsewhere.into());
        }
        if let Some(piece) = self.piece_at(at) {
            return Err(HoleReason::DropOccupied { kind: piece.kind, at }.into());
        }
        if HoleReach::of(self, seat).drop_safe(at.0) { Ok(()) } else { Err(Reason::KingInCheck) }
    }

    fn judge_own_hole(&self, seat: Seat, at: Cell) -> Result<(), HoleReason> {
        match self.piece_at(at) {
            Some(Piece { kind: Kind::Hole, seat: owner }) if owner == seat => Ok(()),
            Some(Piece { kind: Kind::Hole, .. }) => Err(HoleReason::NotYourHole(at)),
            _ => Err(HoleReason::NoHole(at)),
        }
    }

    /// The parts of a relativistic move in their order (black_holes.md 1.3, 1 to 4).
    fn judge_route(&self, piece: Piece, from: Cell, route: Route, to: Cell) -> Result<(), HoleReason> {
        let Route { black, white } = route;
        self.judge_own_hole(piece.seat, black)?;
        self.judge_own_hole(piece.seat, white)?;
        let traveller = self.judge_entry(piece, from, black)?;
        if white == from {
            return Err(HoleReason::OwnExit);
        }
        let (own, occupied) = (self.ranks_of(piece.seat), self.occupied());
        let exit = traveller.exit(tables(), white.0, occupied);
        let targets = traveller.targets(tables(), self.rules, &own, white.0, occupied);
        if targets & bit(to.0) != 0 {
            return Ok(());
        }
        if to == from && exit.open & bit(to.0) != 0 && traveller.entry != HoleEntry::Diagonal {
            return Err(HoleReason::NoEffect);
        }
        if own.kings & exit.met & bit(to.0) != 0 {
            return Err(HoleReason::OwnKing);
        }
        if exit.met & bit(to.0) != 0 {
            return Err(HoleReason::StraightTakesNothing { black });
        }
        if exit.open & bit(to.0) != 0 {
            return Err(HoleReason::AslantMustTake { black });
        }
        if tables().toward(white.0, to.0) == Some(traveller.way)
            && let Some(at) = cells(exit.met).next().map(Cell)
            && let Some(met) = self.piece_at(at)
        {
            return Err(HoleReason::ExitBlocked { kind: met.kind, at });
        }
        let (files, rows) = traveller.way.step();
        let heading = Heading { files, rows };
        Err(HoleReason::WrongExit { kind: piece.kind, black, white, heading, exits: Exits(targets) })
    }

    fn judge_entry(&self, piece: Piece, from: Cell, black: Cell) -> Result<Traveller, HoleReason> {
        let (own, occupied) = (self.ranks_of(piece.seat), self.occupied());
        let entered = Traveller::enter(&own, tables(), self.rules, from.0, black.0, occupied);
        if let Some(traveller) = entered {
            return Ok(traveller);
        }
        let way = tables().toward(from.0, black.0);
        if let Some(way) = way.filter(|way| own.enters(tables(), self.rules, from.0, black.0, *way).is_some())
        {
            let met = tables().between(from.0, black.0, way) & occupied;
            let at = Cell(way.nearest(met));
            if let Some(met) = self.piece_at(at) {
                return Err(HoleReason::EntryBlocked { kind: met.kind, at });
            }
        }
        Err(HoleReason::CannotEnter { kind: piece.kind, from, black })
    }

    fn judge_movement(
        &self,
        reach: &HoleReach<'_>,
        piece: Piece,
        from: Cell,
        to: Cell,
    ) -> Result<(), Reason> {
        let passing = self.passed == Some(to) && reach.passing_pawns() & bit(from.0) != 0;
        if passing || reach.pseudo_legal(piece.kind, from.0) & bit(to.0) != 0 {
            return Ok(());
        }
        let met = self.piece_at(to);
        if from == to {
            return Err(Reason::OwnPiece(to));
        }
        if met.is_some_and(|met| met.kind == Kind::Hole) {
            return Err(HoleReason::HolesAreNotTaken.into());
        }
        if piece.kind == Kind::Hole {
            let adjacent = tables().ways(from.0).king & bit(to.0) != 0;
            return Err(if adjacent {
                HoleReason::HoleTakesNothing.into()
            } else {
                Reason::WrongMovement(piece.kind)
            });
        }
        if piece.kind == Kind::Pawn {
            return Err(self.judge_pawn(piece.seat, from.0, to.0));
        }
        let ways = tables().ways(from.0);
        let empty_board = match piece.kind {
            Kind::Bishop => ways.diagonals(),
            Kind::Rook => ways.lines(),
            Kind::Queen => ways.diagonals() | ways.lines(),
            Kind::Knight => ways.knight,
            _ => ways.king,
        };
        match tables().toward(from.0, to.0).filter(|_| empty_board & bit(to.0) != 0) {
            None => Err(Reason::WrongMovement(piece.kind)),
            Some(way) => {
                let between = tables().between(from.0, to.0, way) & self.occupied();
                if between != 0 && !way.is_leap() {
                    return Err(Reason::Blocked(Cell(way.nearest(between))));
                }
                Err(Reason::OwnPiece(to))
            }
        }
    }

    /// Why a pawn cannot go there, when not even a pseudo-legal move leads there.
    fn judge_pawn(&self, seat: Seat, from: u8, to: u8) -> Reason {
        let own = self.ranks_of(seat);
        let colour = own.colour();
        let step = tables().ways(from).step[colour];
        if tables().ways(from).takes[colour] & own.all & bit(to) != 0 {
            return Reason::OwnPiece(Cell(to));
        }
        if step & bit(to) != 0 {
            return Reason::Blocked(Cell(to));
        }
        let single = step.trailing_zeros() as u8;
        let double = own.pawn_home() & bit(from) != 0
            && file_of(from) == file_of(to)
            && tables().ways(single).step[colour] & bit(to) != 0;
        if double {
            return Reason::Blocked(Cell(if self.occupied() & step != 0 { single } else { to }));
        }
        Reason::WrongPawnStep
    }

    /// Whether a normal move, which is pseudo-legal, leaves the king safe.
    fn judge_safety(&self, reach: &HoleReach<'_>, piece: Piece, from: Cell, to: Cell) -> Result<(), Reason> {
        if castles(piece, from, to) {
            if !self.rules.castling {
                return Err(Reason::NotInThisGame);
            }
            return reach.castling_bar().map_or(Ok(()), |bar| Err(bar.into()));
        }
        let passing = piece.kind == Kind::Pawn && self.passed == Some(to) && file_of(from.0) != file_of(to.0);
        let safe = if passing { reach.passing_safe(from.0, to.0) } else { reach.safe(from.0, to.0) };
        if safe { Ok(()) } else { Err(Reason::KingInCheck) }
    }
}

/// Whether this is the king's castling move, allowed or not.
fn castles(piece: Piece, from: Cell, to: Cell) -> bool {
    let castling = Castling::of(piece.seat);
    piece.kind == Kind::King && castling.king_from == from.0 && castling.king_to == to.0
}

fn judge_promotion(piece: Piece, to: Cell, promotion: Option<Kind>) -> Result<(), Reason> {
    let last = piece.kind == Kind::Pawn && BlackHoles::last_row(piece.seat) & bit(to.0) != 0;
    match promotion {
        None if last => Err(HoleReason::NeedsPromotion.into()),
        Some(kind) if last && !PROMOTIONS.contains(&kind) => Err(HoleReason::NeedsPromotion.into()),
        Some(_) if !last => Err(Reason::NoPromotion),
        _ => Ok(()),
    }
}
