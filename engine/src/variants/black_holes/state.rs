//! The questions of the contract, asked of a position of Black holes.

use super::hole_move::HoleMove;
use super::position::BlackHoles;
use crate::action::{Action, Asked, Millis, ToAct};
use crate::board::{Cell, CellSet, Mesh};
use crate::effect::{Effect, Sink};
use crate::hooks::{AmongSeveral, Consenting, Declaring, Suicidal, Timed};
use crate::moves::MoveList;
use crate::outcome::{DrawReason, EndKind, Outcome};
use crate::position::{DrawRules, Position};
use crate::refusal::Reason;
use crate::seat::{Seat, Side};
use crate::variants::two_in_turns::{Closed, TwoInTurns};
use crate::view::{PieceView, View};

impl Position for BlackHoles {
    type Move = HoleMove;

    const SIDES: &'static [Side] = &[Side::White, Side::Black];

    fn to_act(&self) -> ToAct {
        if self.outcome().is_some() { ToAct::NOBODY } else { ToAct::one(self.turn, Asked::Move) }
    }

    /// Of moves with the same ends that do the same only one is given: the normal one, else the first of the routes, by the
    /// black hole, then by the white hole, in the order a1, b1 to e8 (black_holes.md 1.3.7). The others are legal too.
    #[inline]
    fn moves(&self, seat: Seat, out: &mut MoveList<HoleMove>) {
        if seat == self.turn && self.closed.is_none() {
            self.moves_as(seat, out);
        }
    }

    /// Relativistic attacks among them.
    fn attackers(&self, cell: Cell) -> CellSet {
        self.attackers_of(cell)
    }

    fn judge(&self, seat: Seat, action: Action<HoleMove>) -> Result<(), Reason> {
        self.judge_action(seat, action)
    }

    #[inline]
    fn play(&mut self, seat: Seat, action: Action<HoleMove>, _: Millis, effects: &mut impl Sink) {
        match action {
            Action::Move(mv) => self.make(mv, effects),
            Action::Pass => {
                self.pass();
                effects.put(Effect::Passed { seat });
            }
            Action::Resign => self.closed = Some(Closed::Lost(seat, EndKind::Resignation)),
            _ => return,
        }
        self.tell_state(effects);
    }

    fn draw(&mut self, reason: DrawReason, effects: &mut impl Sink) {
        self.close_drawn(reason, effects);
    }

    fn draw_rules(&self) -> DrawRules {
        DrawRules::CHESS
    }

    fn quiet_plies(&self) -> u32 {
        u32::from(self.quiet)
    }

    /// Insufficient material is never declared: holes can be dropped and mate (black_holes.md 1.2.10).
    fn outcome(&self) -> Option<Outcome> {
        if let Some(end) = self.closed_end() {
            return Some(end);
        }
        // Without a king there is no mate and no stalemate: the side passes (billichess.md 2.5.7).
        if self.king(self.turn).is_none() || self.has_legal_move() {
            None
        } else {
            Some(self.end_without_move())
        }
    }

    fn view(&self) -> View {
        let pieces = self.all_pieces().map(|(cell, piece)| PieceView::plain(cell, piece)).collect();
        View { letter: HoleMove::letter, ..self.seen(Mesh::five(), pieces, self.number) }
    }

    fn key(&self) -> u64 {
        self.mixed()
    }
}

impl Timed for BlackHoles {}
impl AmongSeveral for BlackHoles {}
impl Suicidal for BlackHoles {}
impl Consenting for BlackHoles {}
impl Declaring for BlackHoles {}

impl TwoInTurns for BlackHoles {
    #[inline]
    fn closed(&self) -> Option<Closed> {
        self.closed
    }

    fn close(&mut self, closed: Closed) {
        self.closed = Some(closed);
    }
}
