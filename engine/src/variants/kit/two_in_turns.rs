//! What games of two that move in turns share: how they end, and what is told and seen of it.

use crate::board::Mesh;
use crate::effect::{Effect, Sink};
use crate::outcome::{DrawReason, EndKind, Outcome};
use crate::overlays::OverlaySupport;
use crate::seat::Seat;
use crate::view::{PieceView, View};

/// What has ended a game from outside the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ClosedBy {
    /// The seat has lost in this way: it gave up, for one.
    Lost(Seat, EndKind),
    Drawn(DrawReason),
    /// The side to move may not play the one move it has: mate where it is in check, else stalemate (rule A7).
    NoOtherMove,
}

/// What the contract asks of a game of two that move in turns and is the same in each: it stands in its `impl Position`, which
/// adds the rest. The game has `turn`, `quiet` and `closed`, and the rules behind them.
macro_rules! in_turns {
    ($move:ty) => {
        type Move = $move;

        fn to_act(&self) -> $crate::action::ToAct {
            if self.outcome().is_some() {
                $crate::action::ToAct::NOBODY
            } else {
                $crate::action::ToAct::one(self.turn, $crate::action::Asked::Move)
            }
        }

        #[inline]
        fn moves(&self, seat: $crate::seat::Seat, out: &mut $crate::moves::MoveList<$move>) {
            if seat == self.turn && self.closed.is_none() {
                self.moves_as(seat, out);
            }
        }

        fn attackers(&self, cell: $crate::board::Cell) -> $crate::board::CellSet {
            self.attackers_of(cell)
        }

        fn judge(
            &self,
            seat: $crate::seat::Seat,
            action: $crate::action::Action<$move>,
        ) -> Result<(), $crate::refusal::Reason> {
            self.judge_action(seat, action)
        }

        #[inline]
        fn play(
            &mut self,
            seat: $crate::seat::Seat,
            action: $crate::action::Action<$move>,
            _: $crate::action::Millis,
            effects: &mut impl $crate::effect::Sink,
        ) {
            match action {
                $crate::action::Action::Move(mv) => self.make(mv, effects),
                $crate::action::Action::Pass => {
                    self.pass();
                    effects.put($crate::effect::Effect::Passed { seat });
                }
                $crate::action::Action::Resign => {
                    self.closed = Some($crate::variants::kit::two_in_turns::ClosedBy::Lost(
                        seat,
                        $crate::outcome::EndKind::Resignation,
                    ))
                }
                _ => return,
            }
            self.tell_state(effects);
        }

        fn draw(&mut self, reason: $crate::outcome::DrawReason, effects: &mut impl $crate::effect::Sink) {
            self.close_drawn(reason, effects);
        }

        fn quiet_plies(&self) -> u32 {
            u32::from(self.quiet)
        }

        fn key(&self) -> u64 {
            self.mixed()
        }
    };
}

/// How such a game is closed: by its field `closed`.
macro_rules! closed_by_field {
    () => {
        #[inline]
        fn closed(&self) -> Option<$crate::variants::kit::two_in_turns::ClosedBy> {
            self.closed
        }

        fn close(&mut self, closed: $crate::variants::kit::two_in_turns::ClosedBy) {
            self.closed = Some(closed);
        }
    };
}

pub(in crate::variants) use {closed_by_field, in_turns};

/// A game of two that move in turns.
pub(crate) trait TwoInTurns: OverlaySupport {
    /// What has ended it from outside the position.
    fn closed(&self) -> Option<ClosedBy>;

    /// Ends it from outside the position.
    fn close(&mut self, closed: ClosedBy);

    /// How it has ended from outside the position.
    #[inline]
    fn closed_end(&self) -> Option<Outcome> {
        Some(match self.closed()? {
            ClosedBy::Lost(seat, kind) => Outcome::won(kind, seat.other()),
            ClosedBy::Drawn(reason) => Outcome::new(reason.end_kind(), &[0, 0]),
            ClosedBy::NoOtherMove => self.end_without_move(),
        })
    }

    /// How it ends where the side to move has nothing to play.
    fn end_without_move(&self) -> Outcome {
        if self.in_check(self.turn()) {
            Outcome::won(EndKind::Checkmate, self.turn().other())
        } else {
            Outcome::new(EndKind::Stalemate, &[0, 0])
        }
    }

    fn close_drawn(&mut self, reason: DrawReason, effects: &mut impl Sink) {
        self.close(ClosedBy::Drawn(reason));
        effects.put(Effect::Ended { kind: reason.end_kind() });
    }

    /// Ends it as if the side to move had no legal move: its only one has been denied (rule A7).
    fn end_without_other_move(&mut self, effects: &mut impl Sink) {
        self.close(ClosedBy::NoOtherMove);
        effects.put(Effect::Ended { kind: self.end_without_move().kind });
    }

    /// Tells of a check and of the end, where effects are wanted: both ask for legal moves or attacks.
    #[inline]
    fn tell_state<S: Sink>(&self, effects: &mut S) {
        if !S::WANTED {
            return;
        }
        if self.closed().is_none() && self.in_check(self.turn()) {
            effects.put(Effect::Check { seat: self.turn() });
        }
        if let Some(outcome) = self.outcome() {
            effects.put(Effect::Ended { kind: outcome.kind });
        }
    }

    /// What may be seen of it, for a board with these pieces.
    fn seen(&self, mesh: &'static Mesh, pieces: Vec<PieceView>, move_number: u16) -> View {
        let outcome = self.outcome();
        View {
            check: [Seat::First, Seat::Second].into_iter().filter(|seat| self.in_check(*seat)).collect(),
            to_act: self.to_act().iter().collect(),
            scores: outcome.map_or(vec![0, 0], |outcome| outcome.scores().to_vec()),
            move_number: u32::from(move_number),
            outcome,
            ..View::bare(mesh, Self::SIDES, pieces)
        }
    }
}
