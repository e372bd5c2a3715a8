//! The computer at any game.

use super::AnyGame;
use crate::search::{Level, Limits, Strength, Thought, TranspositionTable, Tuning};
use crate::seat::Seat;
use crate::session::SearchRequest;

impl AnyGame {
    /// What a seat had best do now; `None` once the game is over. `report` is called with the best line after each iteration.
    /// Pacts are left out of account.
    pub fn think(
        &self,
        seat: Seat,
        how: (Limits<'_>, Tuning),
        tt: &mut TranspositionTable,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        self.session.think(seat, SearchRequest::default(), how, tt, report)
    }

    /// The same with UCI's `searchmoves` and `MultiPV`. `search_moves` are exact texts of moves or of answers to what the seat
    /// is asked; other texts are ignored, and if none is left it may be any.
    pub fn think_among(
        &self,
        seat: Seat,
        (search_moves, multi_pv): (&[String], u8),
        how: (Limits<'_>, Tuning),
        tt: &mut TranspositionTable,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        let request = SearchRequest { search_moves, multi_pv, ..SearchRequest::default() };
        self.session.think(seat, request, how, tt, report)
    }

    /// The same at a level of play. The same position, level and seed give the same answer, unless `stop` ends the search.
    pub fn think_at(
        &self,
        seat: Seat,
        (level, seed): (Level, u64),
        stop: &dyn Fn() -> bool,
        tt: &mut TranspositionTable,
    ) -> Option<Thought> {
        let strength = self.strength(level);
        self.think(seat, (strength.limits(stop), strength.tuning(seed)), tt, &mut |_| {})
    }

    /// The strength of a level in this game.
    #[must_use]
    pub fn strength(&self, level: Level) -> Strength {
        self.session.strengths().of(level)
    }
}
