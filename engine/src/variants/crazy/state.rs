//! The questions of the contract, asked of a position of Crazy chess.

use super::crazy_move::CrazyMove;
use super::position::{Closed, Crazy};
use super::tables::{has, spread};
use crate::action::{Action, Asked, Millis, ToAct};
use crate::board::{Cell, CellSet, Mesh};
use crate::effect::{Effect, Sink};
use crate::hooks::{AmongSeveral, Consenting, Declaring, Suicidal, Timed};
use crate::moves::MoveList;
use crate::outcome::{DrawReason, EndKind, Outcome};
use crate::piece::Kind;
use crate::position::{DrawRules, Position};
use crate::refusal::Reason;
use crate::seat::{Seat, Side};
use crate::variants::orthodox::tables;
use crate::variants::sets::bit;
use crate::view::View;

/// The seats of the game.
const SEATS: [Seat; 2] = [Seat::First, Seat::Second];

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

    /// The squares of pieces at any level that could take on a square, by their gait alone; kings by one step.
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

    /// Pawns step back and change places again (B23, B29), so that a position may come back after any of their moves.
    fn plies_to_repeat(&self) -> u32 {
        u32::MAX
    }

    /// Insufficient material is never declared (B39).
    fn outcome(&self) -> Option<Outcome> {
        match self.closed {
            Some(Closed::Resigned(seat)) => return Some(Outcome::won(EndKind::Resignation, seat.other())),
            Some(Closed::Drawn(reason)) => return Some(Outcome::new(reason.end_kind(), &[0, 0])),
            Some(Closed::Suicide(seat)) => return Some(Outcome::won(EndKind::Suicide, seat.other())),
            Some(Closed::NoOtherMove) => return Some(self.end_without_move()),
            None => {}
        }
        if self.has_legal_move() { None } else { Some(self.end_without_move()) }
    }

    fn view(&self) -> View {
        let outcome = self.outcome();
        let living = |seat: &Seat| self.stacks.king(*seat).is_some();
        View {
            mesh: Mesh::eight(),
            sides: Self::SIDES,
            letter: Kind::letter,
            pieces: self.stacks.seen(),
            beams: Vec::new(),
            check: SEATS.into_iter().filter(|seat| living(seat) && self.in_check(*seat)).collect(),
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

impl Suicidal for Crazy {
    fn suicidal(&self, seat: Seat, out: &mut MoveList<CrazyMove>) {
        if seat == self.turn && self.closed.is_none() {
            self.each_suicide(out);
        }
    }
}

impl Timed for Crazy {}
impl AmongSeveral for Crazy {}
impl Consenting for Crazy {}
impl Declaring for Crazy {}

impl Crazy {
    /// How the game ends where the side to move has nothing to play (B36).
    fn end_without_move(&self) -> Outcome {
        if self.in_check(self.turn) {
            Outcome::won(EndKind::Checkmate, self.turn.other())
        } else {
            Outcome::new(EndKind::Stalemate, &[0, 0])
        }
    }

    /// Whether the last move has ended the game so that it cannot be denied: a king killed by his own side (B19).
    #[must_use]
    pub fn is_suicide_done(&self) -> bool {
        matches!(self.closed, Some(Closed::Suicide(_)))
    }

    /// Ends the game as if the side to move had no legal move: its only one has been denied (crazy.md A7).
    pub fn end_without_other_move(&mut self, effects: &mut impl Sink) {
        self.closed = Some(Closed::NoOtherMove);
        effects.put(Effect::Ended { kind: self.end_without_move().kind });
    }

    /// Tells of a check and of the end, where effects are wanted: both ask for attacks or legal moves.
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
