//! Which game of the closed set a table has chosen, and its beginning.

use super::{AnyGame, AnyTable};
use crate::notation::{Notation, PositionError};
use crate::pact::Ledger;
use crate::table::Table;
use crate::variants::{Choices, Setup};

impl AnyGame {
    /// The game a table has chosen, at its start.
    ///
    /// # Errors
    /// Why the set-up's position cannot be played.
    pub fn new(setup: &Setup) -> Result<Self, PositionError> {
        fn table<S: Notation>(rules: S::Rules, setup: &Setup) -> Result<Table<S>, PositionError> {
            Ok(Table::new(match &setup.position {
                Some(text) => S::read_position(rules, text)?,
                None => S::start(rules),
            }))
        }
        let table = match setup.choices() {
            Choices::Chess(chosen) => match (chosen.lasers.rules(), chosen.denial.rules()) {
                (None, None) => table((), setup).map(AnyTable::Chess),
                (Some(lasers), None) => table(lasers, setup).map(AnyTable::BilliChess),
                (None, Some(denial)) => table((denial, ()), setup).map(AnyTable::Denial),
                (Some(lasers), Some(denial)) => {
                    table((denial, lasers), setup).map(AnyTable::DenialBilliChess)
                }
            },
            Choices::Realtime(chosen) => match chosen.lasers.rules() {
                None => table((chosen.base, ()), setup).map(AnyTable::Realtime),
                Some(lasers) => table((chosen.base, lasers), setup).map(AnyTable::RealtimeBilliChess),
            },
            Choices::ThreeWay(chosen) => match chosen.laser_rules() {
                None => table(chosen.base, setup).map(AnyTable::ThreeWay),
                Some(lasers) => table(lasers, setup).map(AnyTable::ThreeWayLasers),
            },
            Choices::Crazy(chosen) => match (chosen.laser_rules(), chosen.denial.rules()) {
                (None, None) => table(chosen.base, setup).map(AnyTable::CrazyPieces),
                (Some(lasers), None) => table(lasers, setup).map(AnyTable::LaserCrazyPieces),
                (None, Some(denial)) => table((denial, chosen.base), setup).map(AnyTable::Crazy),
                (Some(lasers), Some(denial)) => table((denial, lasers), setup).map(AnyTable::LaserCrazy),
            },
            Choices::BlackHoles(chosen) => match (chosen.laser_rules(), chosen.denial.rules()) {
                (None, None) => table(chosen.base, setup).map(AnyTable::BlackHoles),
                (Some(lasers), None) => table(lasers, setup).map(AnyTable::LaserBlackHoles),
                (None, Some(denial)) => table((denial, chosen.base), setup).map(AnyTable::DenialBlackHoles),
                (Some(lasers), Some(denial)) => {
                    table((denial, lasers), setup).map(AnyTable::DenialLaserBlackHoles)
                }
            },
        }?;
        let game = Self { table, pacts: None };
        // Pacts are made against a third: two have nobody to ally against (pacts.md).
        let pacts = Some(game.sides()).filter(|sides| sides.len() > 2).map(Ledger::new);
        Ok(Self { pacts, ..game })
    }
}
