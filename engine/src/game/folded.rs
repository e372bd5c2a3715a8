//! A position as a game folds actions over it, for all games that share a type of move.

use crate::action::{Action, Millis};
use crate::claim::Claims;
use crate::effect::{Recorder, Recording};
use crate::notation::{MoveTextError, Notation, Texts};
use crate::outcome::{DrawReason, Outcome};
use crate::position::{DrawRules, Position};
use crate::seat::Seat;

/// What a game asks of its position besides its texts, as an object: a game is compiled once for each type of move.
pub(super) trait FoldPosition<M>: Texts<M> {
    fn seats(&self) -> usize;
    fn outcome(&self) -> Option<Outcome>;
    fn key(&self) -> u64;
    fn draw_rules(&self) -> DrawRules;
    fn quiet_plies(&self) -> u32;
    fn plies_to_repeat(&self) -> u32;
    fn claims(&self) -> Claims;
    fn declarable(&self, seat: Seat) -> Option<DrawReason>;
    fn has_fallen(&self, seat: Seat) -> bool;
    fn needs_consent(&self, action: Action<M>) -> bool;
    fn read_move(&self, seat: Seat, text: &str) -> Result<M, MoveTextError>;
    fn advance(&mut self, to: Millis, effects: &mut dyn Recorder);
    fn play(&mut self, seat: Seat, action: Action<M>, at: Millis, effects: &mut dyn Recorder);
    fn draw(&mut self, reason: DrawReason, effects: &mut dyn Recorder);
    fn draw_by_count(&mut self, reason: DrawReason, effects: &mut dyn Recorder);
}

impl<S: Notation> FoldPosition<S::Move> for S {
    fn seats(&self) -> usize {
        S::SIDES.len()
    }

    fn advance(&mut self, to: Millis, effects: &mut dyn Recorder) {
        Position::advance(self, to, &mut Recording(effects));
    }

    fn play(&mut self, seat: Seat, action: Action<S::Move>, at: Millis, effects: &mut dyn Recorder) {
        Position::play(self, seat, action, at, &mut Recording(effects));
    }

    fn draw(&mut self, reason: DrawReason, effects: &mut dyn Recorder) {
        Position::draw(self, reason, &mut Recording(effects));
    }

    fn draw_by_count(&mut self, reason: DrawReason, effects: &mut dyn Recorder) {
        Position::draw_by_count(self, reason, &mut Recording(effects));
    }

    hand_on! {
        Position =>
        fn outcome(&self) -> Option<Outcome>;
        fn key(&self) -> u64;
        fn draw_rules(&self) -> DrawRules;
        fn quiet_plies(&self) -> u32;
        fn plies_to_repeat(&self) -> u32;
        fn claims(&self) -> Claims;
        fn declarable(&self, seat: Seat) -> Option<DrawReason>;
        fn has_fallen(&self, seat: Seat) -> bool;
        fn needs_consent(&self, action: Action<S::Move>) -> bool;
    }

    hand_on! {
        Notation =>
        fn read_move(&self, seat: Seat, text: &str) -> Result<S::Move, MoveTextError>;
    }
}
