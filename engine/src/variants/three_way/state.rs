//! Three-way chess as a game: turns, ends and what may be seen.

use super::position::{ThreeWay, ThreeWayEnd};
use super::sets::territory;
use super::three_move::ThreeWayMove;
use crate::action::{Action, Asked, Millis, ToAct};
use crate::board::{Cell, CellSet, Mesh};
use crate::claim::{ClaimRule, Claims};
use crate::effect::{Effect, Sink};
use crate::moves::MoveList;
use crate::outcome::{DrawReason, Outcome};
use crate::piece::Piece;
use crate::position::{DrawRules, Position};
use crate::refusal::Reason;
use crate::seat::{Seat, Side};
use crate::view::{PieceView, View};

/// What may be claimed once two are left (rule 3.3.6).
const TWO_ARE_LEFT: &str =
    "you can claim a draw only at the third repetition or after fifty rounds without a capture or pawn move";

/// Why nothing may be claimed before (rule 3.3.6).
const THREE_PLAY: &str = "while three play, no draw can be claimed: the game ends by itself at the fifth repetition or after \
                          fifty rounds without a capture or pawn move";

impl Position for ThreeWay {
    type Move = ThreeWayMove;

    const SIDES: &'static [Side] = &[Side::White, Side::Red, Side::Black];

    fn to_act(&self) -> ToAct {
        if self.end().is_some() { ToAct::NOBODY } else { ToAct::one(self.turn, Asked::Move) }
    }

    #[inline]
    fn moves(&self, seat: Seat, out: &mut MoveList<ThreeWayMove>) {
        if seat == self.turn && self.closed.is_none() && !self.is_stalemate() {
            self.moves_as(seat, out);
        }
    }

    fn attackers(&self, cell: Cell) -> CellSet {
        self.attackers_of(cell)
    }

    fn judge(&self, seat: Seat, action: Action<ThreeWayMove>) -> Result<(), Reason> {
        self.judge_action(seat, action)
    }

    #[inline]
    fn play(&mut self, seat: Seat, action: Action<ThreeWayMove>, _: Millis, effects: &mut impl Sink) {
        match action {
            Action::Move(mv) => self.make(mv, effects),
            Action::Pass => {
                self.pass();
                effects.put(Effect::Passed { seat });
            }
            Action::Resign => self.resign(seat, effects),
            _ => return,
        }
        self.tell_state(effects);
    }

    fn draw(&mut self, reason: DrawReason, effects: &mut impl Sink) {
        self.closed = Some(ThreeWayEnd::Drawn(reason));
        effects.put(Effect::Ended { kind: reason.end_kind() });
    }

    /// With three alive the fifth repetition and fifty quiet rounds end the game by themselves; with two left the
    /// third and fifty may be claimed (three_way.md 3.3.6), and the fifth and seventy-five end it (overlays.md W1).
    fn draw_rules(&self) -> DrawRules {
        if self.living.len() > 2 {
            DrawRules { claim_repetitions: None, claim_plies: None, end_repetitions: 5, end_plies: 150 }
        } else {
            DrawRules::CHESS
        }
    }

    fn claims(&self) -> Claims {
        Claims::of(ClaimRule::Told(if self.living.len() > 2 { THREE_PLAY } else { TWO_ARE_LEFT }))
    }

    fn quiet_plies(&self) -> u32 {
        u32::from(self.quiet)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.end()
    }

    fn view(&self) -> View {
        let piece_view = |(cell, piece, home): (Cell, Piece, Seat)| PieceView {
            home,
            inert: self.controller(home).is_none(),
            ..PieceView::plain(cell, piece)
        };
        let outcome = self.outcome();
        let pieces = self.all_pieces().map(piece_view).collect();
        View {
            check: self.attacked_kings().collect(),
            fallen: Seat::ALL.into_iter().filter(|seat| !self.living.has(*seat)).collect(),
            to_act: self.to_act().iter().collect(),
            scores: outcome.map_or(vec![0; 3], |outcome| outcome.scores().to_vec()),
            move_number: u32::from(self.round),
            outcome,
            ..View::bare(Mesh::hexagon(), Self::SIDES, pieces)
        }
    }

    fn key(&self) -> u64 {
        self.mixed()
    }

    fn has_fallen(&self, seat: Seat) -> bool {
        !self.living.has(seat)
    }

    fn territory(&self, seat: Seat) -> CellSet {
        CellSet(territory(self.rules.territory(seat)))
    }
}

impl ThreeWay {
    /// The living seats whose kings are attacked.
    fn attacked_kings(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::ALL.into_iter().filter(|seat| self.in_check(*seat))
    }

    /// Tells of every king that is attacked, the mover's own too, and of the end (three_way.md 3.3.1).
    #[inline]
    fn tell_state<S: Sink>(&self, effects: &mut S) {
        if !S::WANTED {
            return;
        }
        if self.closed.is_none() {
            for seat in self.attacked_kings() {
                effects.put(Effect::Check { seat });
            }
        }
        if let Some(outcome) = self.end() {
            effects.put(Effect::Ended { kind: outcome.kind });
        }
    }
}
