//! The beginning of a game that a table has chosen.

use super::AnyGame;
use crate::notation::PositionError;
use crate::pact::Ledger;
use crate::variants::{NewGame, Setup};

impl AnyGame {
    /// The game a table has chosen, at its start.
    ///
    /// ```
    /// use lasermate_engine::any::AnyGame;
    /// use lasermate_engine::variants::Setup;
    ///
    /// let game = AnyGame::new(&Setup::parse("billichess", [])?)?;
    /// assert_eq!(game.position(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    /// assert_eq!(game.view().beams.len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(setup: &Setup) -> Result<Self, PositionError> {
        let NewGame(session) = setup.choices().begin(setup.position.as_deref())?;
        // Pacts are made against a third: two have nobody to ally against (pacts.md).
        let pacts = Some(session.sides()).filter(|sides| sides.len() > 2).map(Ledger::new);
        let fallen = if pacts.is_some() { session.view().fallen } else { Vec::new() };
        Ok(Self { session, choices: *setup.choices(), pacts, fallen })
    }
}
