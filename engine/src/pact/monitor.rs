//! How an event keeps or breaks one promise, term by term (pacts.md P3).

use super::event::{Event, TurnUse};
use super::promise::{Memory, TrackedPiece};
use super::{Area, Offer, Pledge, Promise, Snapshot, SparedPieces, Verdict};
use crate::board::{Cell, CellSet};
use crate::seat::Seat;

/// A promise under the referee's eyes.
pub(super) struct Monitor<'a> {
    pub(super) event: &'a Event<'a>,
    pub(super) offer: &'a Offer,
    pub(super) by: Seat,
    pub(super) memory: &'a mut Memory,
}

/// The pieces that promises mean are followed from the offer on, whoever moves or takes them.
pub(super) fn follow(event: &Event<'_>, promises: &mut [Promise]) {
    for promise in promises {
        if let TrackedPiece::At(piece) = promise.memory.piece {
            promise.memory.piece =
                event.follow(piece).map_or(TrackedPiece::Taken { by: event.seat }, TrackedPiece::At);
        }
    }
}

impl Monitor<'_> {
    /// The final verdict that an event brings, if it brings one. Hostages are judged by [`Monitor::hostage`].
    pub(super) fn judge(&mut self, pledge: &Pledge) -> Option<Verdict> {
        match pledge {
            Pledge::Peace => self.broken_if(self.partners().any(|partner| self.event.takes_from(partner))),
            Pledge::NoCheck => {
                let attacks = self.partners().any(|partner| self.newly_checks(partner));
                self.broken_if(self.event.turn == TurnUse::Move && attacks)
            }
            Pledge::Spare(SparedPieces::Cells(cells)) => {
                self.broken_if(self.event.taken.iter().any(|taken| cells.contains(taken.at)))
            }
            Pledge::Spare(SparedPieces::Piece { .. }) => match self.memory.piece {
                TrackedPiece::Taken { by } if by == self.by && self.event.seat == self.by => {
                    Some(Verdict::Broken)
                }
                TrackedPiece::Taken { .. } => Some(Verdict::Void),
                _ => None,
            },
            Pledge::KeepOut(area) => {
                let area = self.cells(*area);
                let enters = |(from, to): &(Cell, Cell)| area.contains(*to) && !area.contains(*from);
                self.broken_if(self.event.moved.iter().any(enters))
            }
            Pledge::Against { seat, every } => self.against(*seat, *every),
            Pledge::Move { exact, by_round } => self.promised_move(exact, *by_round),
            Pledge::Heir(heir) => self.heir(*heir),
            Pledge::DrawIfTwo => self.draw_if_two(),
            Pledge::Hostage { .. } | Pledge::Words(_) => None,
        }
    }

    fn acts(&self) -> bool {
        self.event.seat == self.by
    }

    fn partners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.offer.partners(self.by)
    }

    fn broken_if(&self, breaks: bool) -> Option<Verdict> {
        (self.acts() && breaks).then_some(Verdict::Broken)
    }

    fn cells(&self, area: Area) -> CellSet {
        match area {
            Area::Cells(cells) => cells,
            Area::Territory(seat) => self.event.before.territory(seat),
        }
    }

    /// Whether a piece attacks the king that did not, or not from there, before.
    fn newly_checks(&self, of: Seat) -> bool {
        let before = self.event.before.checkers(self.by, of);
        let after = self.event.after.checkers(self.by, of);
        !(after & !before).is_empty()
    }

    /// At least one move in so many turns captures from the seat, attacks its king, or attacks a piece of it that was
    /// not attacked before. A turn without any move is not counted.
    fn against(&mut self, target: Seat, every: u8) -> Option<Verdict> {
        if !self.event.outlived(target) || !self.event.before.lives(target) {
            let party = self.offer.is_party(self.event.seat);
            let done = party && self.event.takes_king(target);
            return Some(if done { Verdict::Fulfilled } else { Verdict::Void });
        }
        if !self.acts() || self.event.turn != TurnUse::Move {
            return None;
        }
        let before = self.event.before.attacked(self.by, target);
        let after = self.event.after.attacked(self.by, target);
        let hostile = self.event.takes_from(target)
            || !self.event.after.checkers(self.by, target).is_empty()
            || !(after & !before).is_empty();
        self.memory.turns = if hostile { 0 } else { self.memory.turns + 1 };
        (self.memory.turns >= u32::from(every)).then_some(Verdict::Broken)
    }

    /// Void where the piece that was to make it has been taken, or where it could never be played in time.
    fn promised_move(&mut self, exact: &str, by_round: Option<u32>) -> Option<Verdict> {
        let turn = self.acts() && self.event.turn != TurnUse::None;
        if turn && self.event.exact == exact {
            return Some(Verdict::Fulfilled);
        }
        if turn {
            self.memory.chance |= self.event.could.iter().any(|could| could == exact);
        }
        let late = match by_round {
            None => turn,
            Some(round) => turn && self.event.before.round >= round || self.event.after.round > round,
        };
        match (late, self.memory.chance, self.memory.piece) {
            (true, true, _) => Some(Verdict::Broken),
            (true, false, _) | (false, _, TrackedPiece::Taken { .. }) => Some(Verdict::Void),
            (false, ..) => None,
        }
    }

    /// The third king is left to the partner: fulfilled when the partner captures it.
    fn heir(&self, heir: Seat) -> Option<Verdict> {
        let third = Seat::ALL.into_iter().find(|seat| !self.offer.is_party(*seat))?;
        if self.event.before.lives(third) && self.event.outlived(third) {
            return None;
        }
        let taken = self.event.takes_king(third);
        Some(match self.event.seat {
            seat if taken && seat == self.by => Verdict::Broken,
            seat if taken && seat == heir => Verdict::Fulfilled,
            _ => Verdict::Void,
        })
    }

    /// Once the promiser and a partner are the two that are left: broken by declining the draw, by a move while it is
    /// offered, and by taking the partner's king; fulfilled by the agreement.
    fn draw_if_two(&self) -> Option<Verdict> {
        // The last who had not agreed may have given up instead: then the two are left as it is drawn.
        if self.event.agreed && self.two_parties_are_left(self.event.after) {
            return Some(Verdict::Fulfilled);
        }
        if !self.two_parties_are_left(self.event.before) {
            return None;
        }
        let evades = self.event.asked_draw && self.event.turn != TurnUse::None
            || self.event.exact == "draw-decline"
            || self.partners().any(|partner| self.event.takes_king(partner));
        self.broken_if(evades)
    }

    fn two_parties_are_left(&self, snapshot: &Snapshot) -> bool {
        snapshot.living().count() == 2 && snapshot.living().all(|seat| self.offer.is_party(seat))
    }

    /// The king given as a hostage stands where a partner attacks it after the promiser's next move, and stays so
    /// after each of their moves: whoever else lifts the attack breaks nothing. `until` is the verdict on the other
    /// term, once it has one.
    pub(super) fn hostage(&mut self, until: Option<Verdict>) -> Option<Verdict> {
        match until {
            // That breach ends the pact, and frees the hostage.
            Some(Verdict::Broken) => return None,
            Some(_) => return until,
            None => {}
        }
        if !self.acts() || self.event.turn != TurnUse::Move || !self.event.outlived(self.by) {
            return None;
        }
        let attackable = |snapshot: &Snapshot| {
            self.offer.partners(self.by).any(|partner| !snapshot.checkers(partner, self.by).is_empty())
        };
        let (before, after) = (attackable(self.event.before), attackable(self.event.after));
        let first = self.memory.turns == 0;
        self.memory.turns += 1;
        (!after && (before || first)).then_some(Verdict::Broken)
    }
}
