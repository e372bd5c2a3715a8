//! Which game of the closed set a table has chosen, and its beginning.

use super::{AnyGame, AnyTable, chosen, three_way};
use crate::notation::{Notation, PositionError};
use crate::pact::Ledger;
use crate::preset::{Base, Setup};
use crate::table::Table;

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
        if let Some(clock) = chosen::realtime_rules(setup) {
            let table = match chosen::laser_rules(setup) {
                None => table((clock, ()), setup).map(AnyTable::Realtime),
                Some(lasers) => table((clock, lasers), setup).map(AnyTable::RealtimeBilliChess),
            }?;
            return Ok(Self { table, pacts: None });
        }
        let table = match (setup.preset().base, chosen::laser_rules(setup), chosen::denial_rules(setup)) {
            (Base::Chess, None, None) => table((), setup).map(AnyTable::Chess),
            (Base::Chess, Some(lasers), None) => table(lasers, setup).map(AnyTable::BilliChess),
            (Base::Chess, None, Some(denial)) => table((denial, ()), setup).map(AnyTable::Denial),
            (Base::Chess, Some(lasers), Some(denial)) => {
                table((denial, lasers), setup).map(AnyTable::DenialBilliChess)
            }
            (Base::ThreeWay, None, _) => table(three_way::rules(setup), setup).map(AnyTable::ThreeWay),
            (Base::ThreeWay, Some(lasers), _) => {
                table(lasers.over(three_way::rules(setup)), setup).map(AnyTable::ThreeWayLasers)
            }
            (Base::Crazy, lasers, denial) => {
                let rules = chosen::crazy_rules(setup);
                match (lasers.map(|lasers| lasers.over(rules)), denial) {
                    (None, None) => table(rules, setup).map(AnyTable::CrazyPieces),
                    (Some(lasers), None) => table(lasers, setup).map(AnyTable::LaserCrazyPieces),
                    (None, Some(denial)) => table((denial, rules), setup).map(AnyTable::Crazy),
                    (Some(lasers), Some(denial)) => table((denial, lasers), setup).map(AnyTable::LaserCrazy),
                }
            }
            (Base::BlackHoles, lasers, denial) => {
                let rules = chosen::hole_rules(setup);
                match (lasers.map(|lasers| lasers.over(rules)), denial) {
                    (None, None) => table(rules, setup).map(AnyTable::BlackHoles),
                    (Some(lasers), None) => table(lasers, setup).map(AnyTable::LaserBlackHoles),
                    (None, Some(denial)) => table((denial, rules), setup).map(AnyTable::DenialBlackHoles),
                    (Some(lasers), Some(denial)) => {
                        table((denial, lasers), setup).map(AnyTable::DenialLaserBlackHoles)
                    }
                }
            }
        }?;
        let game = Self { table, pacts: None };
        // Pacts are made against a third: two have nobody to ally against (pacts.md).
        let pacts = Some(game.sides()).filter(|sides| sides.len() > 2).map(Ledger::new);
        Ok(Self { pacts, ..game })
    }
}
