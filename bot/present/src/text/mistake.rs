//! What is said of mistakes in analysed games: what they cost, and how they are solved as puzzles.

use lasermate_domain::command::mark::{ANALYSE, PUZZLE, says};
use lasermate_domain::escape::notation;
use lasermate_domain::sessions::log_payload::KeyMoment;
use lasermate_domain::sessions::session::Session;

use super::study::{better, better_word, price};
use super::{player, players_line};

/// The word that stands for the asker's own games where a game is asked for.
pub const MINE: &str = "mine";
/// What that word means, beside it in a list.
pub const MINE_MEANS: &str = "mistakes in your own analysed games";
/// Nothing is known of the asker.
pub const NONE_OF_YOURS: &str =
    says!("No mistakes of yours are known yet. Analyse a finished game first: `", ANALYSE, "`.");
pub const NO_SUCH: &str = "That game has no mistake with that number.";
/// What was played is answered.
pub const THE_SAME: &str = "That is what was played. What was better?";
/// An answer that is none of the better moves.
pub const WRONG: &str = "That is legal, but the computer found something better. Try again.";

/// No mistakes are known of a game.
pub fn none_of(live: &Session) -> String {
    format!("No mistakes are known in `{0}`. `{ANALYSE} {0}` looks for them.", live.id)
}

/// The title of the form for an answer.
pub fn form_title(live: &Session, number: u32) -> String {
    format!("{}, mistake {number}: your answer", live.id)
}

/// A mistake as a puzzle; `played` is what was done, with its number.
pub fn task(live: &Session, played: &str, moment: &KeyMoment) -> String {
    let (id, number) = (live.id, moment.number);
    let game = live.setup.preset().title;
    format!(
        "**Mistake {number} of `{id}`**, {game}: {}.\n{}. What was better? Use **Answer** or `{PUZZLE} game:{id} number:{number} answer:`.",
        players_line(live),
        told(live, played, moment),
    )
}

/// A better move was found.
pub fn right(live: &Session, played: &str, moment: &KeyMoment) -> String {
    format!("**Correct!** {}. {}.", told(live, played, moment), better(live, &moment.better))
}

/// What was played, what it cost, and what was better.
pub fn solution(live: &Session, played: &str, moment: &KeyMoment) -> String {
    format!("{}. {}.", told(live, played, moment), better(live, &moment.better))
}

/// The title of the picture after what was played.
pub fn title_of_played(played: &str) -> String {
    format!("Played: {played}")
}

/// The title of the picture after what was better.
pub fn title_of_better(live: &Session, better: &str) -> String {
    format!("Better: {}", better_word(live, better).unwrap_or(better))
}

/// `White (Ann) played 12. Qd2, which lost 3.4 pawns`.
fn told(live: &Session, played: &str, moment: &KeyMoment) -> String {
    let seat = live.record.get(usize::try_from(moment.place).unwrap_or(usize::MAX)).map(|entry| entry.seat);
    let who = seat.map(|seat| player(live, seat)).unwrap_or_default();
    format!("{who} played **{}**, which {}", notation(played), price(moment.cost, moment.worth))
}
