//! Orthodox chess as a game: turns, ends and what may be seen.

use super::chess::Chess;
use super::chess_move::ChessMove;
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

impl Position for Chess {
    type Move = ChessMove;

    const SIDES: &'static [Side] = &[Side::White, Side::Black];

    fn to_act(&self) -> ToAct {
        if self.outcome().is_some() { ToAct::NOBODY } else { ToAct::one(self.turn, Asked::Move) }
    }

    #[inline]
    fn moves(&self, seat: Seat, out: &mut MoveList<ChessMove>) {
        if seat == self.turn && self.closed.is_none() {
            self.moves_as(seat, out);
        }
    }

    fn attackers(&self, cell: Cell) -> CellSet {
        self.attackers_of(cell)
    }

    fn judge(&self, seat: Seat, action: Action<ChessMove>) -> Result<(), Reason> {
        self.judge_action(seat, action)
    }

    #[inline]
    fn play(&mut self, seat: Seat, action: Action<ChessMove>, _: Millis, effects: &mut impl Sink) {
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

    fn outcome(&self) -> Option<Outcome> {
        if let Some(end) = self.closed_end() {
            return Some(end);
        }
        if self.insufficient_material() {
            return Some(Outcome::new(EndKind::InsufficientMaterial, &[0, 0]));
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
        self.seen(Mesh::eight(), pieces, self.number)
    }

    fn key(&self) -> u64 {
        self.mixed()
    }
}

impl Timed for Chess {}
impl AmongSeveral for Chess {}
impl Suicidal for Chess {}
impl Consenting for Chess {}
impl Declaring for Chess {}

impl TwoInTurns for Chess {
    #[inline]
    fn closed(&self) -> Option<Closed> {
        self.closed
    }

    fn close(&mut self, closed: Closed) {
        self.closed = Some(closed);
    }
}
