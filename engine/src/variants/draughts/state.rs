//! The questions of the contract, asked of a position of draughts.

use super::draughts_move::DraughtsMove;
use super::position::{Closed, Draughts};
use crate::action::{Action, Asked, Millis, ToAct};
use crate::board::{Cell, CellSet, Mesh};
use crate::claim::{ClaimRule, Claims};
use crate::effect::{Effect, Sink};
use crate::hooks::{AmongSeveral, Consenting, Declaring, Suicidal, Timed};
use crate::moves::MoveList;
use crate::outcome::{DrawReason, EndKind, Outcome};
use crate::piece::Kind;
use crate::position::{DrawRules, Position};
use crate::refusal::Reason;
use crate::seat::{Seat, Side};
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
            Action::Resign => self.closed = Some(Closed::Resigned(seat)),
            _ => return,
        }
        self.tell_end(effects);
    }

    fn draw(&mut self, reason: DrawReason, effects: &mut impl Sink) {
        self.closed = Some(Closed::Drawn(reason));
        effects.put(Effect::Ended { kind: reason.end_kind() });
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

    /// Who cannot move has lost (draughts.md 5.1.6).
    fn outcome(&self) -> Option<Outcome> {
        match self.closed {
            Some(Closed::Resigned(seat)) => Some(Outcome::won(EndKind::Resignation, seat.other())),
            Some(Closed::Drawn(reason)) => Some(Outcome::new(reason.end_kind(), &[0, 0])),
            None if self.has_move(self.turn) => None,
            Some(Closed::NoOtherMove) | None => Some(Outcome::won(EndKind::NoMoves, self.turn.other())),
        }
    }

    fn view(&self) -> View {
        let outcome = self.outcome();
        View {
            mesh: Mesh::eight(),
            sides: Self::SIDES,
            pieces: self.all_pieces().map(|(cell, piece)| PieceView::plain(cell, piece)).collect(),
            letter: Kind::letter,
            beams: Vec::new(),
            check: Vec::new(),
            fallen: Vec::new(),
            to_act: self.to_act().iter().collect(),
            scores: outcome.map_or(vec![0, 0], |outcome| outcome.scores().to_vec()),
            billi_phase: false,
            lifelines: Vec::new(),
            denial: None,
            clock: None,
            move_number: u32::from(self.number),
            outcome,
        }
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

impl Draughts {
    /// Ends the game as if the side to move could not move: its only move has been denied (crazy.md A7).
    pub fn end_without_other_move(&mut self, effects: &mut impl Sink) {
        self.closed = Some(Closed::NoOtherMove);
        effects.put(Effect::Ended { kind: EndKind::NoMoves });
    }

    /// Tells of the end where effects are wanted.
    #[inline]
    fn tell_end<S: Sink>(&self, effects: &mut S) {
        if S::WANTED
            && let Some(outcome) = self.outcome()
        {
            effects.put(Effect::Ended { kind: outcome.kind });
        }
    }
}
