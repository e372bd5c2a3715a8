//! The computer at any game.

use super::AnyGame;
use crate::search::{Level, Limits, Strength, Thought, TranspositionTable, Tuning};
use crate::seat::Seat;
use crate::session::SearchRequest;

impl AnyGame {
    /// What a seat had best do now; `None` once the game is over. `report` is called with the best line after each iteration.
    /// Pacts are left out of account.
    ///
    /// ```
    /// use lasermate_engine::any::AnyGame;
    /// use lasermate_engine::search::{Limits, TranspositionTable, Tuning};
    /// use lasermate_engine::seat::Seat;
    /// use lasermate_engine::variants::Setup;
    ///
    /// let mut setup = Setup::parse("chess", [])?;
    /// setup.position = Some("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1".to_owned());
    /// let game = AnyGame::new(&setup)?;
    /// let mut memory = TranspositionTable::new(1 << 20);
    /// let found = game.think(Seat::First, (Limits::depth(3), Tuning::PLAY), &mut memory, &mut |_| {});
    /// assert_eq!(found.and_then(|thought| thought.action).as_deref(), Some("a1a8"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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
