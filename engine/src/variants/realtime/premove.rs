//! Moves ordered before their piece is ready: submitted the moment it is (realtime.md 4.16).

use super::base::UnderClock;
use super::state::Realtime;
use crate::action::Millis;
use crate::effect::Sink;
use crate::refusal::Reason;
use crate::seat::Seat;
use crate::variants::ClockEffect;
use crate::variants::orthodox::ChessMove;
use crate::variants::realtime::ClockReason;

/// How many orders stand at once at the most, of both sides: one for each piece.
pub(super) const ORDERED: usize = 32;

/// A move that is to be made as soon as its piece is ready.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Premove {
    pub(super) seat: Seat,
    pub(super) mv: ChessMove,
    /// The number of its piece.
    pub(super) number: u8,
}

impl<B: UnderClock> Realtime<B> {
    /// Whether a move may be ordered: its piece stands there and cools. Whether it is legal is judged when it is due.
    pub(super) fn judge_order(&self, seat: Seat, mv: ChessMove) -> Result<(), Reason> {
        if !self.rules.premove {
            return Err(ClockReason::NoPremoves.into());
        }
        match self.base.chess().piece_at(mv.from) {
            None => Err(Reason::EmptyCell(mv.from)),
            Some(piece) if piece.seat != seat => Err(Reason::NotYourPiece(mv.from)),
            Some(_) if self.pieces.ready_at(mv.from) <= self.now => {
                Err(ClockReason::ReadyAlready(mv.from).into())
            }
            Some(_) => Ok(()),
        }
    }

    /// Notes an order; a second one for the same piece takes the place of the first.
    pub(super) fn order(&mut self, seat: Seat, mv: ChessMove, effects: &mut impl Sink) {
        let number = self.pieces.number(mv.from);
        self.ordered.retain(|order| order.number != number);
        self.ordered.put(Premove { seat, mv, number });
        effects.put(ClockEffect::Premoved { seat, from: mv.from, to: mv.to });
    }

    /// When an order is due: when its piece is ready; at once where the piece has gone, so that the order goes too.
    pub(super) fn due_at(&self, order: &Premove) -> Millis {
        if self.pieces.number(order.mv.from) == order.number {
            self.pieces.ready_at(order.mv.from).max(self.now)
        } else {
            self.now
        }
    }

    /// Submits the first order of a seat that is due; one that is not legal then is dropped.
    pub(super) fn submit_order<S: Sink>(&mut self, seat: Seat, effects: &mut S) {
        let now = self.now;
        let due = self.ordered.iter().find(|order| order.seat == seat && self.due_at(order) <= now).copied();
        let Some(due) = due else { return };
        self.ordered.take(|order| *order == due);
        let stands = self.pieces.number(due.mv.from) == due.number;
        let legal = self.judge_action(seat, crate::action::Action::Move(due.mv)).is_ok();
        if stands && legal {
            self.submit(seat, due.mv, effects);
        } else {
            effects.put(ClockEffect::PremoveDropped { seat, from: due.mv.from, to: due.mv.to });
        }
    }
}
