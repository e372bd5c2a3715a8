//! What a computer says with what it does about pacts, and when it breaks one: short sentences of its own, for everybody.

use lasermate_domain::tables::table::Table;
use lasermate_engine::search::bargain::Motive;
use lasermate_engine::seat::Seat;

use super::terms::side;
use crate::say::bargain as say;

pub use say::{NO_SUCH_TEMPER, NO_TEMPER_HERE};

/// What is done when something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BargainStage {
    Offered,
    Answered,
}

/// What a seat says with an action, given by its exact text: `White: "Black stands above us both."`
pub fn says(table: &Table, seat: Seat, act: &str, motive: Motive) -> String {
    let moment = if act.starts_with("pact-offer(") { BargainStage::Offered } else { BargainStage::Answered };
    let number;
    let about = match motive {
        Motive::Together { against: whom }
        | Motive::Hostage { against: whom }
        | Motive::Relief { from: whom }
        | Motive::TooStrong { whom }
        | Motive::Distrust { whom }
        | Motive::Struck { by: whom }
        | Motive::Outgrown { whom }
        | Motive::TakesKing { of: whom } => side(&table.game, whom),
        Motive::Bound { by } => {
            number = by.to_string();
            &number
        }
        _ => "",
    };
    let ways = ways(moment, motive, about);
    // The same game says the same, and not always the same thing.
    let turn = usize::try_from(table.version).unwrap_or(0) + 5 * seat.index() + table.id.0 as usize;
    let said = ways.get(turn % ways.len().max(1)).cloned().unwrap_or_default();
    say::says(side(&table.game, seat), said)
}

/// The ways to say something about a side or a pact.
fn ways(moment: BargainStage, motive: Motive, about: &str) -> Vec<String> {
    match (motive, moment) {
        (Motive::Together { .. }, BargainStage::Offered) => vec![
            say::together_offered_1(about),
            say::together_offered_2(about),
            say::together_offered_3(about),
        ],
        (Motive::Together { .. }, BargainStage::Answered) => vec![
            say::together_answered_1(about),
            say::together_answered_2(about),
            say::together_answered_3(about),
        ],
        (Motive::Relief { .. }, BargainStage::Offered) => {
            vec![say::relief_offered_1(about), say::relief_offered_2(about), say::relief_offered_3(about)]
        }
        (Motive::Relief { .. }, BargainStage::Answered) => vec![
            say::RELIEF_ANSWERED_1.to_owned(),
            say::RELIEF_ANSWERED_2.to_owned(),
            say::relief_answered_3(about),
        ],
        (Motive::Ahead, BargainStage::Offered) => vec![
            say::AHEAD_OFFERED_1.to_owned(),
            say::AHEAD_OFFERED_2.to_owned(),
            say::AHEAD_OFFERED_3.to_owned(),
        ],
        (Motive::Ahead, BargainStage::Answered) => {
            vec![say::AHEAD_ANSWERED_1.to_owned(), say::AHEAD_ANSWERED_2.to_owned()]
        }
        (Motive::Calm, _) => vec![say::CALM_1.to_owned(), say::CALM_2.to_owned(), say::CALM_3.to_owned()],
        (Motive::Hostage { .. }, _) => vec![say::hostage_1(about), say::hostage_2(about)],
        (Motive::ShareAsAgreed, _) => vec![say::SHARE_1.to_owned(), say::SHARE_2.to_owned()],
        _ => refusals(motive, about),
    }
}

/// The ways to say no, to part, and to break a word.
fn refusals(motive: Motive, about: &str) -> Vec<String> {
    match motive {
        Motive::TooStrong { .. } => {
            vec![say::too_strong_1(about), say::too_strong_2(about), say::too_strong_3(about)]
        }
        Motive::Distrust { .. } => vec![say::distrust_1(about), say::distrust_2(about)],
        Motive::Bound { .. } => vec![say::bound_1(about), say::bound_2(about)],
        Motive::TooDear => vec![say::TOO_DEAR_1.to_owned(), say::TOO_DEAR_2.to_owned()],
        Motive::OtherTerms => {
            vec![say::OTHER_TERMS_1.to_owned(), say::OTHER_TERMS_2.to_owned(), say::OTHER_TERMS_3.to_owned()]
        }
        Motive::Struck { .. } => vec![say::struck_1(about), say::STRUCK_2.to_owned(), say::struck_3(about)],
        Motive::Outgrown { .. } => vec![say::outgrown_1(about), say::outgrown_2(about)],
        Motive::TakesKing { .. } => vec![say::takes_king_1(about), say::takes_king_2(about)],
        Motive::SavesKing => vec![say::SAVES_KING_1.to_owned(), say::SAVES_KING_2.to_owned()],
        Motive::Gain => vec![say::GAIN_1.to_owned(), say::GAIN_2.to_owned(), say::GAIN_3.to_owned()],
        Motive::NoOtherMove => vec![say::NO_OTHER_MOVE_1.to_owned(), say::NO_OTHER_MOVE_2.to_owned()],
        _ => vec![say::NO_NEED_1.to_owned(), say::NO_NEED_2.to_owned(), say::NO_NEED_3.to_owned()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saying::in_english;
    use lasermate_engine::pact::PactNumber;

    const ALL: [Motive; 19] = [
        Motive::Together { against: Seat::First },
        Motive::Relief { from: Seat::First },
        Motive::Ahead,
        Motive::Calm,
        Motive::Hostage { against: Seat::First },
        Motive::ShareAsAgreed,
        Motive::TooStrong { whom: Seat::First },
        Motive::Distrust { whom: Seat::First },
        Motive::Bound { by: PactNumber(3) },
        Motive::TooDear,
        Motive::NoNeed,
        Motive::OtherTerms,
        Motive::Struck { by: Seat::First },
        Motive::Outgrown { whom: Seat::First },
        Motive::TakesKing { of: Seat::First },
        Motive::SavesKing,
        Motive::Gain,
        Motive::NoOtherMove,
        Motive::Relief { from: Seat::Third },
    ];

    #[test]
    fn every_motive_is_said_in_several_short_ways() {
        for motive in ALL {
            for moment in [BargainStage::Offered, BargainStage::Answered] {
                let ways = ways(moment, motive, "7");
                assert!(ways.len() > 1, "{motive:?}");
                for way in ways.iter().map(|way| in_english(way)) {
                    assert!(way.len() < 100 && way.ends_with(['.', '?']), "{way}");
                    assert!(!way.contains(['@', '*', '`', '"']), "{way}");
                }
            }
        }
    }
}
