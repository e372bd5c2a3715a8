//! The labels of buttons.

use lasermate_domain::escape::plain_text;
use lasermate_engine::pact::PactNumber;

use crate::language::Language;
use crate::say::buttons;
pub use crate::say::buttons::{
    ACCEPT, ACCEPT_DRAW, ACCEPT_IN_THREAD, ACCEPT_PACT, AGREE_BILLI, AGREE_PAUSE, ALLOW, ALLOW_TAKEBACK,
    ANALYSE, ANSWER_PUZZLE, ASK_PAUSE, ASK_TAKEBACK, BACK, BILLI, CHALLENGE_SOMEBODY, CLAIM_A_DRAW,
    CLAIM_DRAW, CLAIM_WIN, COMPUTER_PLAYS_ON, COUNTER_PACT, DECLINE, DECLINE_DRAW, DECLINE_PAUSE,
    DECLINE_TAKEBACK, DEFEAT, DELETE_DATA, EXERCISES, EXPORT, GOES_ON, HINT, JOIN, LEAVE, LIST_PACTS, MORE,
    MOVE, NEXT, OFFER_DRAW, OFFER_PACT, PASS, PLAY_COMPUTER, PREVIEW, REFUSE_PACT, REMATCH, REPLAY, RESIGN,
    RESUME, RETIRE, SEAT_COMPUTER, SHOW_SOLUTION, STANDINGS, STEP, TO_RULES, TOUR, TURN, WAIT, WITHDRAW,
};
use crate::saying::written;

/// The most characters of a move on a button.
const PLAYED_CHARS: usize = 34;

/// The labels that are found again in what is written.
const FIXED: [&str; 53] = [
    ACCEPT,
    ACCEPT_DRAW,
    ACCEPT_IN_THREAD,
    ACCEPT_PACT,
    AGREE_BILLI,
    AGREE_PAUSE,
    ALLOW,
    ALLOW_TAKEBACK,
    ANALYSE,
    ASK_PAUSE,
    ASK_TAKEBACK,
    BACK,
    BILLI,
    CHALLENGE_SOMEBODY,
    CLAIM_A_DRAW,
    CLAIM_DRAW,
    CLAIM_WIN,
    COMPUTER_PLAYS_ON,
    COUNTER_PACT,
    DECLINE,
    DECLINE_DRAW,
    DECLINE_PAUSE,
    DECLINE_TAKEBACK,
    DEFEAT,
    EXERCISES,
    EXPORT,
    GOES_ON,
    HINT,
    JOIN,
    LEAVE,
    LIST_PACTS,
    MORE,
    MOVE,
    NEXT,
    OFFER_DRAW,
    OFFER_PACT,
    PASS,
    PLAY_COMPUTER,
    PREVIEW,
    REFUSE_PACT,
    REMATCH,
    REPLAY,
    RESIGN,
    RESUME,
    RETIRE,
    SEAT_COMPUTER,
    STANDINGS,
    STEP,
    TO_RULES,
    TOUR,
    TURN,
    WAIT,
    WITHDRAW,
];

/// The label that reads so in a language, for whoever reads it in another; `None` where it says what is no label's own.
pub fn unwritten(label: &str, language: &Language) -> Option<&'static str> {
    FIXED.into_iter().find(|fixed| written(fixed, language) == label)
}

/// The position before the first move, the one before, the next, and the last.
pub const STEPS: [&str; 4] = [buttons::STEP_START, buttons::STEP_BACK, buttons::STEP_NEXT, buttons::STEP_END];

/// Shows a mistake of an analysed game with what was better: `Show 2. Bg5`.
pub fn mistake(played: &str) -> String {
    buttons::show(plain_text(played, PLAYED_CHARS))
}

/// A lifeline, by its exact text.
pub fn lifeline(exact: &str) -> &'static str {
    match exact {
        "lifeline-pass" => buttons::LIFELINE_PASS,
        "lifeline-reflect" => buttons::LIFELINE_REFLECT,
        "lifeline-stop" => buttons::LIFELINE_STOP,
        _ => buttons::LIFELINE_NONE,
    }
}

pub fn withdraw_pact(pact: PactNumber) -> String {
    buttons::withdraw_pact(pact.to_string())
}

/// Ends a pact that is in force.
pub fn end_pact(pact: PactNumber) -> String {
    buttons::end_pact(pact.to_string())
}

/// The answers to the offer of a seat: of whoever takes it, and where the others at the table are asked too, of everybody.
pub const fn new_player(asks_others: bool) -> (&'static str, &'static str) {
    if asks_others { (buttons::ACCEPT_PLAYER, DECLINE) } else { (buttons::TAKE_SEAT, buttons::DECLINE_SEAT) }
}
