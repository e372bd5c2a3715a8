//! The questions of the contract, asked of a position of draughts.

use super::draughts_move::DraughtsMove;
use super::position::Draughts;
use crate::action::{Action, Asked, Millis, ToAct};
use crate::board::{Cell, CellSet, Mesh};
use crate::claim::{ClaimRule, Claims};
use crate::effect::{Effect, Sink};
use crate::hooks::{AmongSeveral, Consenting, Declaring, Suicidal, Timed};
use crate::moves::MoveList;
use crate::outcome::{DrawReason, EndKind, Outcome};
use crate::position::{DrawRules, Position};
use crate::refusal::Reason;
use crate::seat::{Seat, Side};
use crate::variants::two_in_turns::{Closed, TwoInTurns};
use crate::view::{PieceView, View};

/// Third repetition and forty moves of each side on claim, fifth and eighty by themselves (draughts.md 5.1.6).
const DRAWS: DrawRules =
    DrawRules { claim_repetitions: Some(3), claim_plies: Some(80), end_repetitions: 5, end_plies: 160 };

/// What a player is told whose claim comes too early.
const CLAIMS: &str =
    "a draw may be claimed at the third repetition, or after forty moves without a capture or man's move";

impl Position for Draughts {
    type Move = DraughtsMove;

    /// Blue moves first, with beams and without (draughts.md 5.1.1).
    const SIDES: &'static [Side] = &[Side::Blue, Side::Red];

    fn to_act(&self) -> ToAct {
        if self.outcome().is_some() { ToAct::NOBODY } else { ToAct::one(self.turn, Asked::Move) }
    }

    #[inline]
    fn moves(&self, seat: Seat, out: &mut MoveList<DraughtsMove>) {
        if seat == self.turn && self.closed.is_none() {
            self.moves_as(seat, out);
        }
    }

    fn attackers(&self, cell: Cell) -> CellSet {
        self.attackers_of(cell)
    }

    fn judge(&self, seat: Seat, action: Action<DraughtsMove>) -> Result<(), Reason> {
        self.judge_action(seat, action)
    }

    #[inline]
    fn play(&mut self, seat: Seat, action: Action<DraughtsMove>, _: Millis, effects: &mut impl Sink) {
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
        DRAWS
    }

    fn claims(&self) -> Claims {
        Claims::of(ClaimRule::Told(CLAIMS))
    }

    fn quiet_plies(&self) -> u32 {
        u32::from(self.quiet)
    }

    fn outcome(&self) -> Option<Outcome> {
        let stuck = || (!self.has_move(self.turn)).then(|| self.end_without_move());
        self.closed_end().or_else(stuck)
    }

    fn view(&self) -> View {
        let pieces = self.all_pieces().map(|(cell, piece)| PieceView::plain(cell, piece)).collect();
        self.seen(Mesh::eight(), pieces, self.number)
    }

    fn key(&self) -> u64 {
        self.mixed()
    }
}

impl Timed for Draughts {}
impl AmongSeveral for Draughts {}
impl Suicidal for Draughts {}
impl Consenting for Draughts {}
impl Declaring for Draughts {}

impl TwoInTurns for Draughts {
    #[inline]
    fn closed(&self) -> Option<Closed> {
        self.closed
    }

    fn close(&mut self, closed: Closed) {
        self.closed = Some(closed);
    }

    /// Who cannot move has lost (draughts.md 5.1.6).
    fn end_without_move(&self) -> Outcome {
        Outcome::won(EndKind::NoMoves, self.turn.other())
    }
}
