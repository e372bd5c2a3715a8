//! The questions of the contract, asked of a position of Black holes.

use super::hole_move::HoleMove;
use super::position::{BlackHoles, Closed};
use crate::action::{Action, Asked, Millis, ToAct};
use crate::board::{Cell, CellSet, Mesh};
use crate::effect::{Effect, Sink};
use crate::hooks::{AmongSeveral, Consenting, Declaring, Suicidal, Timed};
use crate::moves::MoveList;
use crate::outcome::{DrawReason, EndKind, Outcome};
use crate::position::{DrawRules, Position};
use crate::refusal::Reason;
use crate::seat::{Seat, Side};
use crate::view::{PieceView, View};

/// The seats of the game.
const SEATS: [Seat; 2] = [Seat::First, Seat::Second];

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
            Action::Resign => self.closed = Some(Closed::Resigned(seat)),
            _ => return,
        }
        self.tell_state(effects);
    }

    fn draw(&mut self, reason: DrawReason, effects: &mut impl Sink) {
        self.closed = Some(Closed::Drawn(reason));
        effects.put(Effect::Ended { kind: reason.end_kind() });
    }

    fn draw_rules(&self) -> DrawRules {
        DrawRules::CHESS
    }

    fn quiet_plies(&self) -> u32 {
        u32::from(self.quiet)
    }

    /// Insufficient material is never declared: holes can be dropped and mate (black_holes.md 1.2.10).
    fn outcome(&self) -> Option<Outcome> {
        match self.closed {
            Some(Closed::Resigned(seat)) => return Some(Outcome::won(EndKind::Resignation, seat.other())),
            Some(Closed::Drawn(reason)) => return Some(Outcome::new(reason.end_kind(), &[0, 0])),
            Some(Closed::NoOtherMove) => return Some(self.end_without_move()),
            None => {}
        }
        // Without a king there is no mate and no stalemate: the side passes (billichess.md 2.5.7).
        if self.king(self.turn).is_none() || self.has_legal_move() {
            None
        } else {
            Some(self.end_without_move())
        }
    }

    fn view(&self) -> View {
        let outcome = self.outcome();
        View {
            mesh: Mesh::five(),
            sides: Self::SIDES,
            pieces: self.all_pieces().map(|(cell, piece)| PieceView::plain(cell, piece)).collect(),
            letter: HoleMove::letter,
            beams: Vec::new(),
            check: SEATS.into_iter().filter(|seat| self.in_check(*seat)).collect(),
            fallen: Vec::new(),
            to_act: self.to_act().iter().collect(),
            scores: outcome.map_or(vec![0, 0], |outcome| outcome.scores().to_vec()),
            billi_phase: self.kingless(),
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

impl Timed for BlackHoles {}
impl AmongSeveral for BlackHoles {}
impl Suicidal for BlackHoles {}
impl Consenting for BlackHoles {}
impl Declaring for BlackHoles {}

impl BlackHoles {
    /// How the game ends where the side to move has nothing to play.
    fn end_without_move(&self) -> Outcome {
        if self.in_check(self.turn) {
            Outcome::won(EndKind::Checkmate, self.turn.other())
        } else {
            Outcome::new(EndKind::Stalemate, &[0, 0])
        }
    }

    /// Ends the game as if the side to move had no legal move: its only one has been denied (rule A7).
    pub fn end_without_other_move(&mut self, effects: &mut impl Sink) {
        self.closed = Some(Closed::NoOtherMove);
        effects.put(Effect::Ended { kind: self.end_without_move().kind });
    }

    /// Tells of a check and of the end, where effects are wanted: both ask for legal moves or attacks.
    #[inline]
    fn tell_state<S: Sink>(&self, effects: &mut S) {
        if !S::WANTED {
            return;
        }
        if self.closed.is_none() && self.in_check(self.turn) {
            effects.put(Effect::Check { seat: self.turn });
        }
        if let Some(outcome) = self.outcome() {
            effects.put(Effect::Ended { kind: outcome.kind });
        }
    }
}
