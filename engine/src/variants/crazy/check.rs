//! Check: whether the other side could kill the king now (crazy.md B35).
//!
//! Every capture would have to be resolved to know, and nearly none matters. What a capture sets off stays on its own
//! square unless a queen dies, whose revenge reaches the neighbours. So only these can hurt a king: a capture on its
//! square; one on a *charged* square, where a queen stands from whose revenge a chain of queens leads to it; the
//! all-round capture of such a queen, or of one in the stack that it stands in; a queen, or a rook that carries one, that
//! may die capturing beside any of those; and a rook that carries the king itself into a capture. A capture of the bare
//! king needs no resolution, all others are carried out on a copy.

use super::crazy_move::{MoveKind, Step};
use super::position::Crazy;
use super::rules::StepReactions;
use super::stacks::{Place, Stacks};
use super::tables::{has, leaps, spread};
use crate::piece::Kind;
use crate::seat::Seat;
use crate::variants::kit::sets::{bit, cells};
use crate::variants::orthodox::{Castling, tables};

/// What is left out when attacks are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LeftOutMoves {
    Nothing,
    /// The moves of kings that begin with castling do not (B16: otherwise the definition has no end).
    Castling,
}

/// The squares from which a seat's pieces may leave, at any level, by kind.
struct LeavingPieces {
    kinds: [u64; 6],
}

impl LeavingPieces {
    #[inline]
    fn of(stacks: &Stacks, seat: Seat, top_only: bool) -> Self {
        let kinds = Kind::CHESS.map(|kind| stacks.of_kind(kind) & stacks.side(seat));
        let mut pieces = Self { kinds };
        let inner = stacks.inner();
        for (index, piece) in inner.iter().enumerate() {
            let buried = || inner.get(index + 1).is_some_and(|next| next.cell == piece.cell);
            if piece.code.seat() == seat && !(top_only && buried()) {
                pieces.kinds[piece.code.index()] |= bit(piece.cell);
            }
        }
        pieces
    }

    #[inline]
    fn kind(&self, kind: Kind) -> u64 {
        self.kinds.get(kind.index()).copied().unwrap_or(0)
    }

    /// The squares with a rider or a pawn of `foe` that bears on a square.
    #[inline]
    fn bearing(&self, stacks: &Stacks, foe: Seat, at: u8) -> u64 {
        let (ways, occupied) = (tables().ways(at), stacks.occupied());
        let queens = self.kind(Kind::Queen);
        // A pawn that takes here stands where a pawn of the other side would take from here.
        let pawns = ways.takes[foe.other().index() & 1] & self.kind(Kind::Pawn);
        ways.rook(occupied) & (self.kind(Kind::Rook) | queens)
            | ways.bishop(occupied) & (self.kind(Kind::Bishop) | queens)
            | pawns
    }
}

impl Crazy {
    /// Whether a seat stands in check (B35).
    #[must_use]
    pub fn in_check(&self, seat: Seat) -> bool {
        self.is_attacked(seat, LeftOutMoves::Nothing)
    }

    /// Whether a move of `foe` removes the king of `seat` and not its own.
    pub(super) fn kills(&self, kind: &MoveKind, seat: Seat, foe: Seat) -> bool {
        let mut after = *self;
        after.carry(kind, &mut ());
        after.stacks.king(seat).is_none() && after.stacks.king(foe).is_some()
    }

    /// B35. A seat without a king counts as attacked.
    pub(super) fn is_attacked(&self, seat: Seat, without: LeftOutMoves) -> bool {
        let stacks = &self.stacks;
        let Some(king) = stacks.king(seat) else { return true };
        let foe = seat.other();
        let pieces = LeavingPieces::of(stacks, foe, self.rules.top_only);
        if king.level == 0 && self.is_hit(king.cell, seat, &pieces) {
            return true;
        }
        let charged = charged(stacks, king.cell);
        let fatal = charged | bit(king.cell);
        let near = if king.level == 0 { charged } else { fatal };
        near != 0 && (self.riders_kill(near, seat, &pieces) || self.knights_kill(near, seat, &pieces))
            || self.all_rounds_kill(near, seat)
            || self.carriers_kill(fatal, near, seat, &pieces)
            || self.king_kills(fatal, king.level == 0 && near == 0, seat, without)
    }

    /// Captures of a king that stands bare on its square: nothing reacts, so no more need be asked.
    #[inline]
    fn is_hit(&self, at: u8, seat: Seat, pieces: &LeavingPieces) -> bool {
        let stacks = &self.stacks;
        let foe = seat.other();
        let ways = tables().ways(at);
        if pieces.bearing(stacks, foe, at) != 0 || ways.knight & pieces.kind(Kind::Knight) != 0 {
            return true;
        }
        let free = !stacks.occupied() | stacks.rooks();
        for from in cells(pieces.kind(Kind::Knight)) {
            let ways = leaps(from);
            let passes =
                |leap: &super::tables::Leap| has(free, leap.to) && leap.passed.as_flattened().contains(&at);
            if has(ways.passed, at) && ways.iter().any(passes) {
                return true;
            }
        }
        let walker = pieces.kind(Kind::King);
        if walker & ways.king != 0 {
            return true;
        }
        // By way of a free square, a rook, or one of this side's pieces whose reaction comes too late to hurt it.
        let through = free | stacks.side(seat) & !stacks.of_kind(Kind::Queen);
        let deferred = self.rules.step_reactions == StepReactions::Deferred;
        deferred && spread(walker) & ways.king & through != 0
    }

    fn riders_kill(&self, near: u64, seat: Seat, pieces: &LeavingPieces) -> bool {
        let foe = seat.other();
        cells(near & self.stacks.side(seat)).any(|at| {
            let bearing = pieces.bearing(&self.stacks, foe, at);
            cells(bearing).any(|from| self.goers_kill(from, at, seat, |_| true))
        })
    }

    /// Whether a rider or pawn of a square kills by going to another one and taking there.
    fn goers_kill(&self, from: u8, to: u8, seat: Seat, wanted: impl Fn(Place) -> bool) -> bool {
        let foe = seat.other();
        let (ways, occupied) = (tables().ways(from), self.stacks.occupied());
        self.stacks.pieces_on(from).any(|(place, piece)| {
            let goes = match piece.kind() {
                Kind::Rook => ways.rook(occupied),
                Kind::Bishop => ways.bishop(occupied),
                Kind::Queen => ways.rook(occupied) | ways.bishop(occupied),
                Kind::Pawn => ways.takes[foe.index() & 1],
                _ => 0,
            };
            let kind = MoveKind::Go { from: place, step: Step::on(to) };
            piece.seat() == foe
                && has(goes, to)
                && wanted(place)
                && self.may_leave(place)
                && self.kills(&kind, seat, foe)
        })
    }

    fn knights_kill(&self, near: u64, seat: Seat, pieces: &LeavingPieces) -> bool {
        let foe = seat.other();
        cells(pieces.kind(Kind::Knight)).any(|from| {
            let reach = leaps(from).passed | tables().ways(from).knight;
            reach & near != 0
                && self.stacks.pieces_on(from).any(|(place, piece)| {
                    piece.is(Kind::Knight, foe)
                        && self.each_pseudo_legal_of(place, piece, LeftOutMoves::Castling, &mut |kind| {
                            let victim = match kind {
                                MoveKind::Go { step, .. } if !step.into => step.to,
                                MoveKind::Knight { victim, .. } => victim.cell,
                                _ => return false,
                            };
                            has(near, victim) && self.kills(&kind, seat, foe)
                        })
                })
        })
    }

    /// All-round captures by queens on squares near enough: also by one in the stack the king stands in, who may set off a
    /// revenge beside it and bring her own stack down.
    fn all_rounds_kill(&self, near: u64, seat: Seat) -> bool {
        let foe = seat.other();
        cells(near).any(|cell| {
            self.stacks.pieces_on(cell).any(|(at, piece)| {
                piece.is(Kind::Queen, foe) && self.kills(&MoveKind::AllRound { at }, seat, foe)
            })
        })
    }

    /// Captures by which a queen may die beside a fatal square, or the king falls off the rook that carries it.
    fn carriers_kill(&self, fatal: u64, near: u64, seat: Seat, pieces: &LeavingPieces) -> bool {
        let stacks = &self.stacks;
        let bishops = stacks.of_kind(Kind::Bishop) & stacks.side(seat);
        let unrisen = cells(bishops).filter(|cell| !stacks.bottom(*cell).has_risen());
        let reacting = unrisen
            .fold(stacks.rooks() & stacks.side(seat) & stacks.stacked(), |set, cell| set | bit(cell))
            | stacks.of_kind(Kind::Queen) & stacks.side(seat);
        if reacting == 0 {
            return false;
        }
        let beside = spread(fatal) & reacting & !near;
        let queens = pieces.kind(Kind::Queen);
        let by_queen = cells(beside).any(|at| {
            let (ways, occupied) = (tables().ways(at), stacks.occupied());
            let bearing = (ways.rook(occupied) | ways.bishop(occupied)) & queens;
            cells(bearing)
                .any(|from| self.goers_kill(from, at, seat, |place| stacks.at(place).kind() == Kind::Queen))
        });
        by_queen || stacks.stacked() != 0 && self.loaded_rooks_kill(beside, reacting, seat)
    }

    fn loaded_rooks_kill(&self, beside: u64, reacting: u64, seat: Seat) -> bool {
        let foe = seat.other();
        let stacks = &self.stacks;
        cells(stacks.stacked()).any(|cell| {
            stacks.pieces_on(cell).any(|(place, piece)| {
                if !piece.is(Kind::Rook, foe) {
                    return false;
                }
                let load =
                    || stacks.above(cell).iter().skip(usize::from(place.level)).map(|piece| piece.code);
                let wanted = if load().any(|piece| piece.is(Kind::King, seat)) {
                    reacting
                } else if load().any(|piece| piece.kind() == Kind::Queen) {
                    beside
                } else {
                    0
                };
                let targets = wanted & tables().ways(cell).rook(stacks.occupied());
                cells(targets).any(|to| self.goers_kill(cell, to, seat, |from| from == place))
            })
        })
    }

    /// The enemy king's two steps, where one of them may take on a fatal square. `settled` says that the captures of a
    /// bare king without castling are known not to be there.
    fn king_kills(&self, fatal: u64, settled: bool, seat: Seat, without: LeftOutMoves) -> bool {
        let foe = seat.other();
        let Some(from) = self.stacks.king(foe) else { return false };
        let walks = spread(spread(bit(from.cell))) & fatal != 0
            && !(settled && self.rules.step_reactions == StepReactions::Deferred);
        let castles = without == LeftOutMoves::Nothing
            && Castling::of(foe)
                .any(|way| self.stacks.rights & way.right != 0 && spread(bit(way.king_to)) & fatal != 0);
        if !walks && !castles || !self.may_leave(from) {
            return false;
        }
        let without = if castles { LeftOutMoves::Nothing } else { LeftOutMoves::Castling };
        self.each_of_king(from, foe, without, &mut |kind| match kind {
            MoveKind::King { first, second, .. } => {
                let takes = |step: Step| !step.into && has(fatal, step.to);
                (takes(first) || takes(second)) && self.kills(&kind, seat, foe)
            }
            _ => false,
        })
    }
}

/// The squares with a queen from whose revenge a chain of queens leads to a square's neighbourhood.
#[inline]
fn charged(stacks: &Stacks, king: u8) -> u64 {
    let inner = stacks.inner().iter().filter(|piece| piece.code.kind() == Kind::Queen);
    let queens = inner.fold(stacks.of_kind(Kind::Queen), |set, piece| set | bit(piece.cell));
    let mut found = 0;
    loop {
        let more = spread(bit(king) | found) & queens & !bit(king);
        if more == found {
            return found;
        }
        found = more;
    }
}
