//! The beginning of a game that a table has chosen.

use super::AnyGame;
use crate::notation::PositionError;
use crate::pact::Ledger;
use crate::variants::{NewGame, Setup};

impl AnyGame {
    /// The game a table has chosen, at its start.
    pub fn new(setup: &Setup) -> Result<Self, PositionError> {
        let NewGame(session) = setup.choices().begin(setup.position.as_deref())?;
        // Pacts are made against a third: two have nobody to ally against (pacts.md).
        let pacts = Some(session.sides()).filter(|sides| sides.len() > 2).map(Ledger::new);
        let fallen = if pacts.is_some() { session.view().fallen } else { Vec::new() };
        Ok(Self { session, choices: *setup.choices(), pacts, fallen })
    }
}
