//! The labels of buttons.

use lasermate_domain::escape::plain_text;
use lasermate_engine::pact::PactNumber;

/// The most characters of a move on a button.
const PLAYED_CHARS: usize = 34;

pub const ANSWER_PUZZLE: &str = "Answer";
/// Shows how a puzzle is solved, to who presses.
pub const SHOW_SOLUTION: &str = "Show the solution";
/// Shows a mistake of an analysed game with what was better: `Show 2. Bg5`.
pub fn mistake(played: &str) -> String {
    format!("Show {}", plain_text(played, PLAYED_CHARS))
}
pub const ACCEPT: &str = "Accept";
/// Accepts a challenge, to be played in a thread.
pub const ACCEPT_IN_THREAD: &str = "Accept in a thread";
/// Accepts the offer of a pact.
pub const ACCEPT_PACT: &str = "Accept the pact";
pub const REFUSE_PACT: &str = "Refuse the pact";
/// Opens the form for a counter-offer.
pub const COUNTER_PACT: &str = "Counter";
/// Opens the form of an offer.
pub const OFFER_PACT: &str = "Offer a pact";
/// Shows every pact of the game, to everybody.
pub const LIST_PACTS: &str = "Pacts";
pub const LEAVE: &str = "Leave";
/// Takes a seat at a table of more than two, or part in a tournament.
pub const JOIN: &str = "Join";
/// Shows who leads in a tournament.
pub const STANDINGS: &str = "Standings";
pub const DECLINE: &str = "Decline";
/// Calls a computer to the free seat of two.
pub const PLAY_COMPUTER: &str = "Play the computer";
/// Offers a game to anybody.
pub const CHALLENGE_SOMEBODY: &str = "Challenge somebody";
pub const TOUR: &str = "90-second tour";
/// Leads to the next page of it.
pub const NEXT: &str = "Next";
/// Leads from the rules to their exercises.
pub const EXERCISES: &str = "Exercises";
/// Leads from the last exercise to the next game's rules.
pub const TO_RULES: &str = "Back to the rules";
/// Leads from an animation to its positions one by one.
pub const STEP: &str = "Step through";
/// The position before the first move, the one before, the next, and the last.
pub const STEPS: [&str; 4] = ["Start", "\u{25c0} Back", "Next \u{25b6}", "End"];
/// Calls a computer to a free seat of more.
pub const SEAT_COMPUTER: &str = "Add a computer";
pub const WITHDRAW: &str = "Withdraw";
/// Lets a move stand that has left no reply.
pub const ALLOW: &str = "Allow the move";
/// Opens the menus to pick a move from.
pub const MOVE: &str = "Move";
/// Leads to menus that show a move before it is played.
pub const PREVIEW: &str = "Preview first";
/// Shows what the computer would do, to who presses.
pub const HINT: &str = "Hint";
/// Shows what else can be done than to move.
pub const MORE: &str = "More";
pub const OFFER_DRAW: &str = "Offer a draw";
/// Shows the board from another side.
pub const TURN: &str = "Flip board";
pub const ASK_TAKEBACK: &str = "Ask for a takeback";
/// Takes a seat that is offered.
const TAKE_SEAT: &str = "Take over";
/// Declines a seat that is offered.
const DECLINE_SEAT: &str = "No, thanks";
pub const ASK_PAUSE: &str = "Ask for a pause";
pub const AGREE_PAUSE: &str = "Agree to the pause";
pub const DECLINE_PAUSE: &str = "Decline the pause";
pub const RESIGN: &str = "Resign";
/// Undoes the last choice of a menu.
pub const BACK: &str = "Back";
pub const ACCEPT_DRAW: &str = "Accept the draw";
pub const DECLINE_DRAW: &str = "Decline the draw";
/// Claims a draw by rule.
pub const CLAIM_DRAW: &str = "Claim the draw";
pub const BILLI: &str = "LET'S BILLI";
pub const AGREE_BILLI: &str = "Agree: LET'S BILLI";
/// Accepts defeat in the chess game.
pub const DEFEAT: &str = "ACCEPT DEFEAT";
pub const PASS: &str = "Pass";
pub const ALLOW_TAKEBACK: &str = "Allow the takeback";
pub const DECLINE_TAKEBACK: &str = "Decline the takeback";
/// Claims the win on time.
pub const CLAIM_WIN: &str = "Claim the win";
/// Puts who is late out of a game of more than two.
pub const RETIRE: &str = "Play on without them";
/// Claims a draw on time.
pub const CLAIM_A_DRAW: &str = "Claim a draw";
/// Lets the computer play on for who is away.
pub const COMPUTER_PLAYS_ON: &str = "Computer takes over";
pub const WAIT: &str = "Give them the same time again";
pub const RESUME: &str = "Resume";
/// Says that a quiet game is still played.
pub const GOES_ON: &str = "Continue the game";
/// Plays the same game again with sides swapped.
pub const REMATCH: &str = "Rematch";
/// Has a finished game analysed.
pub const ANALYSE: &str = "Analyse";
/// Shows a finished game as an animation.
pub const REPLAY: &str = "Replay";
/// Shows the record of a finished game.
pub const EXPORT: &str = "Export";
pub const DELETE_DATA: &str = "Yes, delete my data";

/// A lifeline, by its exact text.
pub fn lifeline(exact: &str) -> &'static str {
    match exact {
        "lifeline-pass" => "Let the beam through",
        "lifeline-reflect" => "Reflect the beam",
        "lifeline-stop" => "Stop the beam",
        _ => "Use no lifeline",
    }
}

pub fn withdraw_pact(pact: PactNumber) -> String {
    format!("Withdraw pact {pact}")
}

/// Ends a pact that is in force.
pub fn end_pact(pact: PactNumber) -> String {
    format!("End pact {pact}")
}

/// The answers to the offer of a seat: of whoever takes it, and where the others at the table are asked too, of everybody.
pub const fn new_player(asks_others: bool) -> (&'static str, &'static str) {
    if asks_others { ("Accept the new player", "Decline") } else { (TAKE_SEAT, DECLINE_SEAT) }
}
