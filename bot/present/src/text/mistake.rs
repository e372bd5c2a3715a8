//! What is said of mistakes in analysed games: what they cost, and how they are solved as puzzles.

use lasermate_domain::escape::notation;
use lasermate_domain::tables::log_payload::KeyMoment;
use lasermate_domain::tables::table::Table;

use super::study::{Price, better, better_word};
use super::{games, player, players_line};
use crate::say::mistake as says;
use crate::say::puzzle;

pub use says::{MINE_MEANS, NO_SUCH, NONE_OF_YOURS, THE_SAME, WRONG, title_of_played};

/// The word that stands for the asker's own games where a game is asked for.
pub const MINE: &str = "mine";

/// No mistakes are known of a game.
pub fn none_of(live: &Table) -> String {
    says::none_of(live.id.to_string())
}

/// The title of the form for an answer.
pub fn form_title(live: &Table, number: u32) -> String {
    says::form_title(live.id.to_string(), number)
}

/// A mistake as a puzzle; `played` is what was done, with its number.
pub fn task(live: &Table, played: &str, moment: &KeyMoment) -> String {
    let id = live.id.to_string();
    let head = says::head(moment.number, &id, games::title(live.setup.preset()), players_line(live));
    format!("{head}\n{} {}", told(live, played, moment), says::ask(id, moment.number))
}

/// A better move was found.
pub fn right(live: &Table, played: &str, moment: &KeyMoment) -> String {
    says::right(solution(live, played, moment))
}

/// What was played, what it cost, and what was better.
pub fn solution(live: &Table, played: &str, moment: &KeyMoment) -> String {
    format!("{} {}", told(live, played, moment), better(live, &moment.better))
}

/// A hint, to who asked for it.
pub fn hint(live: &Table, begins: &str) -> String {
    puzzle::hint_for_mistake(live.id.to_string(), begins)
}

/// The title of the picture after what was better.
pub fn title_of_better(live: &Table, better: &str) -> String {
    says::title_of_better(better_word(live, better).unwrap_or(better))
}

/// `White (Ann) played 12. Qd2, which lost 3.4 pawns.`
fn told(live: &Table, played: &str, moment: &KeyMoment) -> String {
    let seat = live.record.get(usize::try_from(moment.place).unwrap_or(usize::MAX)).map(|entry| entry.seat);
    let who = seat.map(|seat| player(live, seat)).unwrap_or_default();
    let played = notation(played);
    match Price::of(moment.cost, moment.worth) {
        Price::Game => says::lost_the_game(who, played),
        Price::WonGame => says::gave_away_a_won_game(who, played),
        Price::Pawns(pawns) => says::lost_pawns(who, played, pawns),
    }
}
