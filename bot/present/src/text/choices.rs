//! The words beside the choices of completion.

use lasermate_domain::tables::table::Table;
use lasermate_domain::time_control::TimeControl;
use lasermate_engine::piece::Kind;

use super::wording::cut;
use super::{games, names, person};
use crate::say::choices;
pub use crate::say::choices::{BEAM, BOTH, SQUARE, start_position};

/// Questions that fit any position, each with its answer's subject.
pub const QUESTIONS: [(&str, &str); 2] = [("who", choices::WHO), ("last move", choices::LAST_MOVE)];
/// What beams are asked for.
pub const BEAMS: (&str, &str) = ("beams", choices::BEAMS_GO);
pub const STANDING: [(&str, &str); 2] = [("score", choices::SCORE), ("check", choices::CHECK)];

/// What the attackers of a square are asked for.
pub const fn attackers(has_beams: bool) -> &'static str {
    if has_beams { choices::ATTACKERS_AND_BEAMS } else { choices::ATTACKERS_ALONE }
}

/// A piece that can move, with the number of its moves.
pub fn piece_with_moves(piece: Option<Kind>, count: usize) -> String {
    match piece {
        Some(kind) => choices::piece(names::piece(kind), count),
        None => choices::some_piece(count),
    }
}

/// A game with its code, what it is and who plays, in at most so many characters.
pub fn game(table: &Table, chars: usize) -> String {
    let players: Vec<_> = table
        .seating
        .players
        .iter()
        .map(|player| person::in_a_line(player, &table.seating.players))
        .collect();
    let game = games::title(table.setup.preset());
    cut(choices::one_game(table.id.to_string(), game, players.join(" – ")), chars)
}

/// How fast a game is that is played at a pace: `5 minutes each and 3 seconds per move`.
pub fn time(pace: TimeControl) -> String {
    const SECOND: i64 = 1000;
    const HOUR: i64 = 3600 * SECOND;
    match pace {
        TimeControl::Unlimited => choices::NO_LIMIT.to_owned(),
        TimeControl::PerMove(time) if time % (24 * HOUR) == 0 => choices::days_per_move(time / (24 * HOUR)),
        TimeControl::PerMove(time) => choices::hours_per_move(time / HOUR),
        TimeControl::Live(time) => {
            let clock = choices::clock(time.base() / (60 * SECOND));
            match (time.increment() / SECOND, time.delay() / SECOND) {
                (0, 0) => clock,
                (0, delay) => choices::clock_with_delay(clock, delay),
                (increment, _) => choices::clock_with_increment(clock, increment),
            }
        }
    }
}

/// The same for a pace as it is typed; what is none is repeated.
pub fn time_typed(typed: &str) -> String {
    TimeControl::read(typed).map_or_else(|| typed.to_owned(), time)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saying::in_english;
    use lasermate_domain::time_control::OFFERED;

    #[test]
    fn each_time_that_is_offered_is_told() {
        let told = [
            "no time limit",
            "1 minute each",
            "2 minutes each and 1 second per move",
            "3 minutes each",
            "3 minutes each and 2 seconds per move",
            "5 minutes each",
            "5 minutes each and 3 seconds per move",
            "5 minutes each with 3 seconds delay",
            "10 minutes each",
            "10 minutes each and 5 seconds per move",
            "15 minutes each and 10 seconds per move",
            "30 minutes each",
            "30 minutes each and 20 seconds per move",
            "60 minutes each and 30 seconds per move",
            "1 hour per move",
            "6 hours per move",
            "12 hours per move",
            "1 day per move",
            "2 days per move",
            "3 days per move",
            "7 days per move",
            "14 days per move",
        ];
        assert_eq!(OFFERED.iter().map(|typed| in_english(&time_typed(typed))).collect::<Vec<_>>(), told);
    }
}
