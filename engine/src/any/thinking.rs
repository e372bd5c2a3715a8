//! The computer at any game.

use super::AnyGame;
use crate::search::{Level, Limits, Strength, Thought, TranspositionTable, Tuning};
use crate::seat::Seat;
use crate::session::Wanted;

impl AnyGame {
    /// What a seat had best do now, searched within limits; nothing once the game is over. `tell` hears of every depth that
    /// is finished. Pacts are left out of account.
    pub fn think(
        &self,
        seat: Seat,
        how: (Limits<'_>, Tuning),
        memory: &mut TranspositionTable,
        tell: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        self.session.think(seat, Wanted::default(), how, memory, tell)
    }

    /// The same where it is to be one of some actions, by their texts: moves, or answers to what the seat is asked. Texts of
    /// anything else are passed over; where none is left it may be any. So many best lines are told, each with another first
    /// action.
    pub fn think_among(
        &self,
        seat: Seat,
        (among, lines): (&[String], u8),
        how: (Limits<'_>, Tuning),
        memory: &mut TranspositionTable,
        tell: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        self.session.think(seat, Wanted { among, lines, ..Wanted::default() }, how, memory, tell)
    }

    /// The same at a level of play: the same position, level and seed give the same answer, unless `stop` says to stop.
    pub fn think_at(
        &self,
        seat: Seat,
        (level, seed): (Level, u64),
        stop: &dyn Fn() -> bool,
        memory: &mut TranspositionTable,
    ) -> Option<Thought> {
        let strength = self.strength(level);
        self.think(seat, (strength.limits(stop), strength.tuning(seed)), memory, &mut |_| {})
    }

    /// How strong a level plays the game.
    #[must_use]
    pub fn strength(&self, level: Level) -> Strength {
        self.session.strengths().of(level)
    }
}
