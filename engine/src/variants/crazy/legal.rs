//! Legal moves: after the whole turn the own king lives and is not in check (crazy.md B36).

use super::check::LeftOutMoves;
use super::crazy_move::{CrazyMove, MoveKind, Promotions, Step};
use super::make::castling;
use super::position::Crazy;
use super::reach::{Stop, Visit};
use super::rules::{ForcedPromotion, Suicide};
use super::stacks::{Place, Stacks};
use crate::moves::MoveList;
use crate::seat::Seat;
use crate::variants::kit::sets::bit;

/// How the side that has moved stands after its turn.
#[derive(Clone, Copy, Debug)]
enum TurnVerdict {
    /// Nothing more is asked: it is safe, or not.
    Done(bool),
    /// So many of its pawns promote.
    Promotes(u32),
}

/// How many ends of chains are remembered at once.
const ENDS: usize = 32;

/// Turns the moves of the side to move into legal moves.
///
/// Many of them end alike, and those are judged once. A king's two steps are told apart by the second alone unless the
/// first one captures or castles. Chains of disguises end alike where their last pawns stood in the same place, since one
/// pawn is as good as another: thousands of them have a handful of ends.
struct Outcomes<'a> {
    crazy: &'a Crazy,
    out: &'a mut dyn FnMut(CrazyMove) -> Stop,
    /// The squares to which such walks of the king are judged, and those where it is safe: on a square, and in a rook.
    walks: [(u64, u64); 2],
    /// Ends of chains with whether the king is safe, each in the slot of its last pawn; made when there is a chain of
    /// more than one link.
    ends: Vec<Option<(Stacks, bool)>>,
}

impl<'a> Outcomes<'a> {
    const fn new(crazy: &'a Crazy, out: &'a mut dyn FnMut(CrazyMove) -> Stop) -> Self {
        Self { crazy, out, walks: [(0, 0); 2], ends: Vec::new() }
    }

    /// Whether nothing is left of a king's first step once it has made the second.
    #[inline]
    fn leaves_no_trace(&self, from: Place, first: Step) -> bool {
        let taken = !first.into && self.crazy.stacks.occupied() & bit(first.to) & !bit(from.cell) != 0;
        !taken && castling(from, first).is_none()
    }

    fn walk(&mut self, kind: &MoveKind, second: Step) -> Stop {
        let at = bit(second.to);
        let (known, safe) = &mut self.walks[usize::from(second.into)];
        if *known & at != 0 {
            return *safe & at != 0 && (self.out)(kind.promoting(Promotions::NONE));
        }
        let mover = self.crazy.turn;
        let mut after = *self.crazy;
        after.carry(kind, &mut ());
        let verdict = after.verdict(mover);
        if let TurnVerdict::Done(is_safe) = verdict {
            *known |= at;
            *safe |= if is_safe { at } else { 0 };
        }
        after.each_crowned(kind, verdict, mover, self.out)
    }
}

/// Where the end of a chain is remembered: by the place of its last pawn, where the piece that was met stands now. Nowhere
/// for a single link, whose end is its own.
#[inline]
fn slot(chain: &MoveKind) -> usize {
    match chain {
        MoveKind::Disguise { pawns, len, .. } if *len > 1 => {
            let last = pawns.get(usize::from(*len) - 1).copied().unwrap_or(Place::bottom(0));
            (usize::from(last.cell) * 5 + usize::from(last.level)) % ENDS
        }
        _ => ENDS,
    }
}

impl Visit for Outcomes<'_> {
    fn visit(&mut self, kind: MoveKind) -> Stop {
        match kind {
            MoveKind::King { from, first, second } if self.leaves_no_trace(from, first) => {
                self.walk(&kind, second)
            }
            _ => self.crazy.each_outcome(&kind, self.out),
        }
    }

    fn disguise(&mut self, kind: MoveKind, after: &Stacks) -> Stop {
        let stacks = after.unmarked();
        let slot = slot(&kind);
        if let Some(Some((end, safe))) = self.ends.get(slot)
            && end.is_same(&stacks)
        {
            return *safe && (self.out)(kind.promoting(Promotions::NONE));
        }
        let mover = self.crazy.turn;
        let mut turned = Crazy { stacks, ..*self.crazy };
        let verdict = turned.verdict(mover);
        if let (TurnVerdict::Done(safe), true) = (verdict, slot < ENDS) {
            self.ends.resize(ENDS, None);
            if let Some(end) = self.ends.get_mut(slot) {
                *end = Some((stacks, safe));
            }
        }
        turned.each_crowned(&kind, verdict, mover, self.out)
    }
}

impl Crazy {
    /// Every legal move of the side to move, until the visitor stops.
    pub(super) fn each_legal(&self, out: &mut dyn FnMut(CrazyMove) -> Stop) -> Stop {
        let mover = self.turn;
        if self.must_choose() {
            let count = self.promotable(mover).count_ones();
            return Promotions::all(count).any(|kinds| out(MoveKind::Choose.promoting(kinds)));
        }
        self.each_pseudo_legal(mover, LeftOutMoves::Nothing, &mut Outcomes::new(self, out))
    }

    /// The legal moves that a pseudo-legal move is, one for each way to promote.
    pub(super) fn each_outcome(&self, kind: &MoveKind, out: &mut dyn FnMut(CrazyMove) -> Stop) -> Stop {
        let mut after = *self;
        after.carry(kind, &mut ());
        let verdict = after.verdict(self.turn);
        after.each_crowned(kind, verdict, self.turn, out)
    }

    /// Ends the turn of `mover` but for promotions, and judges whether its king is safe.
    fn verdict(&mut self, mover: Seat) -> TurnVerdict {
        self.wane(mover, &mut ());
        if self.stacks.king(mover).is_none() {
            return TurnVerdict::Done(false);
        }
        match self.promotable(mover).count_ones() {
            0 => TurnVerdict::Done(self.is_safe_for(mover)),
            due => TurnVerdict::Promotes(due),
        }
    }

    /// The moves that a move is whose turn has come to this verdict.
    fn each_crowned(
        &self,
        kind: &MoveKind,
        verdict: TurnVerdict,
        mover: Seat,
        out: &mut dyn FnMut(CrazyMove) -> Stop,
    ) -> Stop {
        match verdict {
            TurnVerdict::Done(safe) => safe && out(kind.promoting(Promotions::NONE)),
            TurnVerdict::Promotes(due) => Promotions::all(due).any(|kinds| {
                let mut crowned = *self;
                crowned.crown(mover, kinds, &mut ());
                crowned.is_safe_for(mover) && out(kind.promoting(kinds))
            }),
        }
    }

    /// Whether the king of the side that has moved is safe once the other side's pawns are promoted too: as queens, or
    /// as whatever their owner may choose (B27).
    pub(super) fn is_safe_for(mut self, mover: Seat) -> bool {
        let foe = mover.other();
        let pawns = self.promotable(foe).count_ones();
        if pawns > 0 && self.rules.forced_promotion == ForcedPromotion::Ask {
            return Promotions::all(pawns).all(|kinds| {
                let mut crowned = self;
                crowned.crown(foe, kinds, &mut ());
                !crowned.in_check(mover)
            });
        }
        self.crown(foe, Promotions::NONE, &mut ());
        !self.in_check(mover)
    }

    /// Whether the side to move has a legal move.
    pub(super) fn has_legal_move(&self) -> bool {
        self.each_legal(&mut |_| true)
    }

    /// Whether a move of the side to move kills its own king.
    pub(super) fn is_suicide(&self, kind: &MoveKind) -> bool {
        let mut after = *self;
        after.carry(kind, &mut ());
        after.stacks.king(self.turn).is_none()
    }

    /// Whether the table lets a move that kills the own king be played all the same (B19).
    pub(super) fn may_be_suicide(&self, kind: &MoveKind) -> bool {
        match self.rules.suicide {
            Suicide::AllRoundOnly => matches!(kind, MoveKind::AllRound { .. }),
            Suicide::Any => true,
            Suicide::Never => false,
        }
    }

    /// The moves that kill the own king and may be played all the same: they lose at once (B19). They are no legal
    /// moves.
    pub(super) fn each_suicide(&self, out: &mut MoveList<CrazyMove>) {
        if self.must_choose() || self.rules.suicide == Suicide::Never {
            return;
        }
        self.each_pseudo_legal(self.turn, LeftOutMoves::Nothing, &mut |kind| {
            if self.may_be_suicide(&kind) && self.is_suicide(&kind) {
                out.push(kind.into());
            }
            false
        });
    }
}
