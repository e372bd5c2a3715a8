//! A move that is carried out: the board, the cooldowns, the rights, and whether it mates.

use super::base::UnderClock;
use super::held::MoveIdentity;
use super::judge::castling_rook;
use super::passing::Right;
use super::rules::Stalemate;
use super::state::{BLACK, Realtime};
use crate::action::{Action, Millis};
use crate::board::Cell;
use crate::effect::{Effect, FilteredRecorder, Recording, Sink};
use crate::outcome::EndKind;
use crate::piece::Kind;
use crate::seat::Seat;
use crate::variants::orthodox::ChessMove;

/// The base's check and its end, which it judges by turns.
const fn is_of_turns(effect: &Effect) -> bool {
    matches!(effect, Effect::Ended { .. } | Effect::Defeated { .. } | Effect::Check { .. })
}

impl<B: UnderClock> Realtime<B> {
    /// Carries a legal move out; `at` is its timestamp, from which its piece cools (4.2, 4.4).
    pub(super) fn execute<S: Sink>(
        &mut self,
        seat: Seat,
        mv: ChessMove,
        identity: MoveIdentity,
        at: Millis,
        effects: &mut S,
    ) {
        let chess = *self.base.chess();
        let kind = chess.piece_at(mv.from).map_or(Kind::Pawn, |piece| piece.kind);
        let rook = castling_rook(&chess, mv);
        let loud = self.is_loud(mv, identity);
        *self.base.chess_mut() = self.moment(at).as_turn(seat, mv);
        match effects.recorder() {
            None => self.base.play(seat, Action::Move(mv), at, &mut ()),
            Some(inner) => {
                let mut board = FilteredRecorder { inner, left_out: is_of_turns };
                self.base.play(seat, Action::Move(mv), at, &mut Recording(&mut board));
            }
        }
        let double_step = self.base.chess().passed();
        self.base.chess_mut().set_passed(None);
        self.pieces.follow(mv, identity.victim.map(|(cell, _)| cell), rook);
        let cools = mv.promotion.filter(|_| self.rules.promoted_cools_as_new).unwrap_or(kind);
        self.pieces.cool(mv.to, at + self.rules.cooldown(cools));
        if let Some((_, to)) = rook {
            self.pieces.cool(to, at + self.rules.cooldown(Kind::Rook));
        }
        self.passing.lapse(seat, at, &self.pieces, self.rules.ep);
        if let Some(passed) = double_step.filter(|_| self.has_passing()) {
            let number = self.pieces.number(mv.to);
            self.passing.grant(Right { capturer: seat.other(), passed, pawn: mv.to, number, since: at });
        }
        if loud {
            self.quiet.note(at, &self.rules);
        }
        self.judge_end(seat, effects);
    }

    /// Mate and stalemate at once, ignoring all cooldowns (4.7, 4.8), and insufficient material (4.14).
    fn judge_end(&mut self, mover: Seat, effects: &mut impl Sink) {
        let loser = mover.other();
        let check = self.base.chess().in_check(loser);
        if check {
            effects.put(Effect::Check { seat: loser });
        }
        let end = if self.base.chess().insufficient_material() {
            Some(EndKind::InsufficientMaterial)
        } else if self.has_move(loser) || self.holds_a_move(loser) {
            None
        } else if check {
            Some(EndKind::Checkmate)
        } else {
            Some(EndKind::Stalemate).filter(|_| self.rules.stalemate == Stalemate::Draw)
        };
        if let Some(kind) = end {
            // The base counts points for the side that is to move and cannot.
            self.base.chess_mut().set_turn(loser);
            self.end(kind, effects);
        }
    }

    /// Whether a seat has a move that waits and is still the same: what it may do by a right of that time counts (4.9 vi).
    fn holds_a_move(&self, seat: Seat) -> bool {
        seat == BLACK && self.held.iter().any(|held| self.still(held).is_some())
    }

    /// How a position that is set up stands already.
    pub(super) fn judge_set_up(&mut self) {
        let mated = self.checked().filter(|seat| !self.has_move(*seat));
        if let Some(seat) = mated {
            self.base.chess_mut().set_turn(seat);
            self.ended = Some(EndKind::Checkmate);
        } else if self.base.chess().insufficient_material() {
            self.ended = Some(EndKind::InsufficientMaterial);
        }
    }

    /// The cell of a piece in the drawn board's numbering, by its name.
    pub(super) fn drawn(&self, mesh: &crate::board::Mesh, cell: Cell) -> Cell {
        mesh.cell_named(&self.base.cell_name(cell)).unwrap_or(cell)
    }
}
