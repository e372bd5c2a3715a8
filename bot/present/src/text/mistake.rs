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
pub fn none_of(table: &Table) -> String {
    says::none_of(table.id.to_string())
}

/// The title of the form for an answer.
pub fn form_title(table: &Table, number: u32) -> String {
    says::form_title(table.id.to_string(), number)
}

/// A mistake as a puzzle; `played` is what was done, with its number.
pub fn task(table: &Table, played: &str, moment: &KeyMoment) -> String {
    let id = table.id.to_string();
    let head = says::head(moment.number, &id, games::title(table.setup.preset()), players_line(table));
    format!("{head}\n{} {}", told(table, played, moment), says::ask(id, moment.number))
}

/// A better move was found.
pub fn right(table: &Table, played: &str, moment: &KeyMoment) -> String {
    says::right(solution(table, played, moment))
}

/// What was played, what it cost, and what was better.
pub fn solution(table: &Table, played: &str, moment: &KeyMoment) -> String {
    format!("{} {}", told(table, played, moment), better(table, &moment.better))
}

/// A hint, to who asked for it.
pub fn hint(table: &Table, begins: &str) -> String {
    puzzle::hint_for_mistake(table.id.to_string(), begins)
}

/// The title of the picture after what was better.
pub fn title_of_better(table: &Table, better: &str) -> String {
    says::title_of_better(better_word(table, better).unwrap_or(better))
}

/// `White (Ann) played 12. Qd2, which lost 3.4 pawns.`
fn told(table: &Table, played: &str, moment: &KeyMoment) -> String {
    let seat = table.record.get(usize::try_from(moment.place).unwrap_or(usize::MAX)).map(|entry| entry.seat);
    let who = seat.map(|seat| player(table, seat)).unwrap_or_default();
    let played = notation(played);
    match Price::of(moment.cost, moment.worth) {
        Price::Game => says::lost_the_game(who, played),
        Price::WonGame => says::gave_away_a_won_game(who, played),
        Price::Pawns(pawns) => says::lost_pawns(who, played, pawns),
    }
}
