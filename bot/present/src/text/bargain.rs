//! What a computer says with what it does about pacts, and when it breaks one: short sentences of its own, for everybody.

use lasermate_domain::command::mark::{CHALLENGE, says};
use lasermate_domain::sessions::session::Session;
use lasermate_engine::search::bargain::Motive;
use lasermate_engine::seat::Seat;

/// What is done when something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BargainStage {
    Offered,
    Answered,
}

pub const NO_SUCH_TEMPER: &str = says!(
    "A computer's temper is `loyal`, `shrewd`, `treacherous` or `any`: `",
    CHALLENGE,
    " computer game:three-way temper:loyal`."
);
/// A temper where nobody makes pacts.
pub const NO_TEMPER_HERE: &str = says!(
    "A temper is for games of three, where pacts are made: `",
    CHALLENGE,
    " computer game:three-way temper:loyal`."
);

/// What a seat says with an action, given by its exact text: `White: "Black stands above us both."`
pub fn says(live: &Session, seat: Seat, act: &str, motive: Motive) -> String {
    let side = |seat: Seat| live.game.side(seat).title();
    let moment = if act.starts_with("pact-offer(") { BargainStage::Offered } else { BargainStage::Answered };
    let ways = ways(moment, motive);
    // The same game says the same, and not always the same thing.
    let turn = usize::try_from(live.version).unwrap_or(0) + 5 * seat.index() + live.id.0 as usize;
    let said = ways.get(turn % ways.len().max(1)).copied().unwrap_or_default();
    let said = match motive {
        Motive::Together { against: whom }
        | Motive::Hostage { against: whom }
        | Motive::Relief { from: whom }
        | Motive::TooStrong { whom }
        | Motive::Distrust { whom }
        | Motive::Struck { by: whom }
        | Motive::Outgrown { whom }
        | Motive::TakesKing { of: whom } => said.replace('%', side(whom)),
        Motive::Bound { by } => said.replace('%', &by.to_string()),
        _ => said.to_owned(),
    };
    format!("{}: \"{said}\"", side(seat))
}

/// The ways to say something; `%` is the side or the pact it is about.
const fn ways(moment: BargainStage, motive: Motive) -> &'static [&'static str] {
    match (motive, moment) {
        (Motive::Together { .. }, BargainStage::Offered) => &[
            "% stands above us both. Let us look there, and not at each other.",
            "Alone each of us loses to %. Together we need not.",
            "% is too much for one. Are you with me?",
        ],
        (Motive::Together { .. }, BargainStage::Answered) => &[
            "Agreed: % first, and then we shall see.",
            "Yes. % must not run away with this.",
            "My pieces know where to look: at %.",
        ],
        (Motive::Relief { .. }, BargainStage::Offered) => &[
            "You press me hard, %. Some quiet would serve us both.",
            "Enough blows between us for now, %?",
            "I would rather not trade pieces with you, %; somebody else would thank us for it.",
        ],
        (Motive::Relief { .. }, BargainStage::Answered) => &[
            "Quiet on that side is worth a good deal to me.",
            "Gladly. I had not much of an answer to all that.",
            "Then I can turn my back on % for a while.",
        ],
        (Motive::Ahead, BargainStage::Offered) => &[
            "You and I have nothing to settle just now.",
            "I ask for quiet, not for help.",
            "There is no need for everybody to come at me at once.",
        ],
        (Motive::Ahead, BargainStage::Answered) => {
            &["Peace costs me nothing at this point.", "Why not? I have enough to do elsewhere."]
        }
        (Motive::Calm, _) => {
            &["No harm in that.", "Fair enough: nobody loses by it.", "Agreed, for as long as it lasts."]
        }
        (Motive::Hostage { .. }, _) => &[
            "My king stands before your pieces. Let it stand, and I turn on %.",
            "Keep my king as a pledge instead of taking it: against % I am worth more to you alive.",
        ],
        (Motive::ShareAsAgreed, _) => {
            &["Two are left, as we had foreseen. A draw?", "We said that we would share it. I stand by that."]
        }
        _ => refusals(motive),
    }
}

/// The ways to say no, to part, and to break a word.
const fn refusals(motive: Motive) -> &'static [&'static str] {
    match motive {
        Motive::TooStrong { .. } => &[
            "You stand too well, %: to spare you would be to lose slowly.",
            "Peace with the strongest? Not yet, %.",
            "Ask me again when you are not ahead, %.",
        ],
        Motive::Distrust { .. } => &[
            "I have seen what your word is worth, %.",
            "You have broken a pact in this game already, %. No.",
        ],
        Motive::Bound { .. } => {
            &["Pact % says otherwise, and I am bound by it.", "I cannot sign this and pact % at once."]
        }
        Motive::TooDear => &["That is more than I can give.", "The price is too high for me."],
        Motive::OtherTerms => &[
            "The partner suits me, the terms do not. Rather this.",
            "Almost. This is what I would sign.",
            "With you, yes; but not on these terms.",
        ],
        Motive::Struck { .. } => &[
            "After that blow of %'s I have to think of myself.",
            "I bleed, and others profit by it. No longer.",
            "% strikes hard, and I stood there alone. I am out of this.",
        ],
        Motive::Outgrown { .. } => {
            &["% has grown too strong to be spared.", "A little longer and % wins. I take my leave, openly."]
        }
        Motive::TakesKing { .. } => {
            &["I gave my word; and then %'s king stood there.", "No promise weighs as much as %'s king."]
        }
        Motive::SavesKing => &[
            "My king would have fallen. I saw no other way.",
            "I keep my word, but not at the price of my king.",
        ],
        Motive::Gain => &[
            "It was too good to be left there.",
            "I said it, and I meant it when I said it.",
            "Promises are long, and this game is short.",
        ],
        Motive::NoOtherMove => {
            &["I had no move that kept it.", "I would have kept my word, had there been a way."]
        }
        _ => &["I see no need for that at present.", "Thank you, but I keep my hands free.", "Not now."],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
                let ways = ways(moment, motive);
                assert!(ways.len() > 1, "{motive:?}");
                for way in ways {
                    assert!(way.len() < 100 && way.ends_with(['.', '?']), "{way}");
                    assert!(!way.contains(['@', '*', '`', '"']), "{way}");
                }
            }
        }
    }
}
