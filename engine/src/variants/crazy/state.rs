//! The questions of the contract, asked of a position of Crazy chess.

use super::crazy_move::CrazyMove;
use super::position::Crazy;
use super::tables::{has, spread};
use crate::action::{Action, Asked, Millis, ToAct};
use crate::board::{Cell, CellSet, Mesh};
use crate::effect::Sink;
use crate::moves::MoveList;
use crate::outcome::{DrawReason, EndKind, Outcome};
use crate::piece::Kind;
use crate::position::{DrawRules, Position};
use crate::refusal::Reason;
use crate::seat::{Seat, Side};
use crate::variants::kit::sets::bit;
use crate::variants::kit::two_in_turns::{ClosedBy, TwoInTurns, closed_by_field};
use crate::variants::orthodox::tables;
use crate::view::View;

impl Position for Crazy {
    type Move = CrazyMove;

    const SIDES: &'static [Side] = &[Side::White, Side::Black];

    fn to_act(&self) -> ToAct {
        if self.outcome().is_some() { ToAct::NOBODY } else { ToAct::one(self.turn, Asked::Move) }
    }

    #[inline]
    fn moves(&self, seat: Seat, out: &mut MoveList<CrazyMove>) {
        if seat == self.turn && self.closed.is_none() {
            self.each_legal(&mut |mv| {
                out.push(mv);
                false
            });
        }
    }

    /// The squares of pieces at any level that could take on a square, by how they move alone; kings by one step.
    fn attackers(&self, cell: Cell) -> CellSet {
        if cell.0 >= 64 {
            return CellSet::EMPTY;
        }
        let (ways, occupied) = (tables().ways(cell.0), self.stacks.occupied());
        let mut found = 0;
        for (place, piece) in self.stacks.all() {
            let at = bit(place.cell);
            let bears = match piece.kind() {
                Kind::Rook => ways.rook(occupied) & at != 0,
                Kind::Bishop => ways.bishop(occupied) & at != 0,
                Kind::Queen => (ways.rook(occupied) | ways.bishop(occupied)) & at != 0,
                Kind::Knight => ways.knight & at != 0,
                Kind::King => spread(bit(cell.0)) & at != 0 && place.cell != cell.0,
                _ => has(tables().ways(place.cell).takes[piece.seat().index() & 1], cell.0),
            };
            if bears {
                found |= at;
            }
        }
        CellSet(u128::from(found))
    }

    fn judge(&self, seat: Seat, action: Action<CrazyMove>) -> Result<(), Reason> {
        self.judge_action(seat, action)
    }

    #[inline]
    fn play(&mut self, seat: Seat, action: Action<CrazyMove>, _: Millis, effects: &mut impl Sink) {
        match action {
            Action::Move(mv) => self.make(&mv, effects),
            Action::Resign => self.closed = Some(ClosedBy::Lost(seat, EndKind::Resignation)),
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

    /// Pawns step back and change places again (B23, B29), so that a position may come back after any of their moves.
    fn plies_to_repeat(&self) -> u32 {
        u32::MAX
    }

    /// Insufficient material is never declared (B39).
    fn outcome(&self) -> Option<Outcome> {
        if let Some(end) = self.closed_end() {
            return Some(end);
        }
        if self.has_legal_move() { None } else { Some(self.end_without_move()) }
    }

    fn view(&self) -> View {
        let living = |seat: &Seat| self.stacks.king(*seat).is_some();
        let mut view = self.seen(Mesh::eight(), self.stacks.seen(), self.number);
        view.check.retain(living);
        view
    }

    fn key(&self) -> u64 {
        self.mixed()
    }

    fn unlisted(&self, seat: Seat, out: &mut MoveList<CrazyMove>) {
        if seat == self.turn && self.closed.is_none() {
            self.each_suicide(out);
        }
    }
}

impl TwoInTurns for Crazy {
    closed_by_field!();
}

impl Crazy {
    /// Whether the last move has ended the game so that it cannot be denied: a king killed by its own side (B19).
    #[must_use]
    pub fn is_suicide_done(&self) -> bool {
        matches!(self.closed, Some(ClosedBy::Lost(_, EndKind::Suicide)))
    }
}
