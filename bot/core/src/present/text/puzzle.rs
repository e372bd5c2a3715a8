//! What is said of puzzles.

use crate::command::mark::{PUZZLE, says};
use std::fmt::Write as _;

use crate::daily::Streak;
use crate::escape::{escape_text, notation};
use crate::variants;
use lasermate_engine::any::AnyGame;
use lasermate_engine::game::Played;
use lasermate_engine::study::{Puzzle, Theme};
use lasermate_engine::variants::Preset;

/// What its field asks for.
pub const FORM_FIELD: &str = "The first move, or deny";
/// An example in it.
pub const FORM_HINT: &str = "e2e4, Nf3, deny";
/// A move as an example of a typed answer.
pub const EXAMPLE: &str = "e2e4";
/// A puzzle that there is not.
pub const NO_SUCH: &str = says!("There is no puzzle with that number. `", PUZZLE, "` shows one.");
/// No puzzle has been shown in the room lately.
pub const NONE_HERE: &str = says!(
    "Which puzzle? Answer with the button under it, or with its number: `",
    PUZZLE,
    " number:3 answer:Kd2`. `",
    PUZZLE,
    "` shows another one."
);
/// An answer that is another action than a move.
pub const NO_MOVE: &str = "Answer a puzzle with its first move, for example `e2e4`, or with `deny`.";
/// The picture of a puzzle cannot be drawn.
pub const BROKEN: &str = "This puzzle can't be shown.";

/// The word that stands for the puzzle of the day where a game is asked for.
pub const DAILY: &str = "daily";
/// What that word means, beside it in a list.
pub const DAILY_MEANS: &str = "the puzzle of the day";

/// The puzzle of the day, for a room that wants it.
#[must_use]
pub fn daily(number: u64, puzzle: &Puzzle, game: &AnyGame) -> String {
    format!("**Daily puzzle**\n{}", task(number, puzzle, game))
}

/// How many days in a row somebody has solved the daily puzzle.
#[must_use]
pub fn streak(streak: Streak) -> String {
    let Streak { days, best, .. } = streak;
    match days {
        1 => "That was the daily puzzle: your first day in a row.".to_owned(),
        _ if days == best => format!("That was the daily puzzle: {days} days in a row, your best."),
        _ => format!("That was the daily puzzle: {days} days in a row (your best is {best})."),
    }
}

/// The title of the form for an answer.
#[must_use]
pub fn form_title(number: u64) -> String {
    format!("Puzzle {number}: your answer")
}

/// There are no puzzles of a game.
#[must_use]
pub fn none_of(typed: &str, games: &[&Preset]) -> String {
    let games: Vec<_> = games.iter().map(|game| format!("`{}`", game.name)).collect();
    format!("There are no puzzles for {}. There are some for {}.", escape_text(typed, 30), games.join(", "))
}

/// A word that is no theme.
#[must_use]
pub fn no_such_theme(typed: &str) -> String {
    let themes: Vec<_> = Theme::all().into_iter().map(|theme| format!("`{}`", theme.word())).collect();
    format!("There are no puzzles about {}. Use {}.", escape_text(typed, 30), themes.join(", "))
}

/// There are no puzzles of a game about a theme.
#[must_use]
pub fn none_about(theme: Theme, game: &Preset) -> String {
    format!("There are no puzzles about `{}` for {}.", theme.word(), game.title)
}

/// The title of a puzzle's picture.
#[must_use]
pub fn title(number: u64, puzzle: &Puzzle) -> String {
    format!("Puzzle {number}: {}", puzzle.setup.preset().title)
}

/// A puzzle: who is to play and what the task is.
#[must_use]
pub fn task(number: u64, puzzle: &Puzzle, game: &AnyGame) -> String {
    let solver = Puzzle::solver(game);
    let (side, other) = (game.side(solver).title(), game.side(solver.other()).title());
    let options = puzzle.setup.chosen_text();
    let mut text = format!("**Puzzle {number}**, {}", puzzle.setup.preset().title);
    if !options.is_empty() {
        let _ = write!(text, " with `{options}`");
    }
    text += ".";
    if let Some(before) = &puzzle.before {
        let word = before.split_once(':').map_or(before.as_str(), |(_, word)| word);
        let _ = write!(text, " {other} has just played {}.", notation(word));
    }
    let _ = write!(text, " {side} to play: **{}**", what(puzzle));
    if puzzle.task.moves > 1 || game.may(solver, "deny").is_ok() {
        let _ = write!(text, ", whatever {other} does");
    }
    text + says!(". Your first move? Use the button or `", PUZZLE, " answer:`.")
}

fn what(puzzle: &Puzzle) -> String {
    let moves = puzzle.task.moves;
    let within =
        if moves == 1 { "in one move".to_owned() } else { format!("within {} moves", number(moves)) };
    match puzzle.task.theme {
        Theme::Lasermate => format!("make a lasermate {within}"),
        Theme::Own(_) => format!("{} {within}", variants::of(puzzle.setup.choices()).own_theme()),
        Theme::Denial => format!("win with a denial {within}"),
        Theme::Mate => format!("{} {within}", variants::of(puzzle.setup.choices()).win().task),
    }
}

fn number(moves: u8) -> String {
    match moves {
        2 => "two".to_owned(),
        3 => "three".to_owned(),
        _ => moves.to_string(),
    }
}

/// The right answer.
#[must_use]
pub fn right(number: u64, game: &AnyGame, steps: &[(Played, AnyGame)]) -> String {
    format!("Puzzle {number}: **right!** {}", solution(game, steps))
}

/// An answer that is legal and not the solution.
#[must_use]
pub fn wrong(number: u64) -> String {
    format!("Puzzle {number}: that is legal, but not the solution. Try again.")
}

/// How a puzzle is solved.
#[must_use]
pub fn solution(game: &AnyGame, steps: &[(Played, AnyGame)]) -> String {
    let told = steps.iter().map(|(played, after)| {
        let side = game.side(played.seat).title();
        let word = match played.exact.as_str() {
            "deny" => "denies".to_owned(),
            "allow" => "allows the move".to_owned(),
            "pass" => "passes".to_owned(),
            _ => format!("**{}**", notation(&played.san)),
        };
        let points = |effect: &lasermate_engine::effect::Effect| {
            matches!(effect, lasermate_engine::effect::Effect::Lasermate { points, .. } if *points > 0)
        };
        let end = if played.effects.iter().any(points) {
            " (lasermate)"
        } else if after.outcome().is_some() {
            " (mate)"
        } else {
            ""
        };
        format!("{side} {word}{end}")
    });
    let told: Vec<_> = told.collect();
    format!("{}.", told.join(", "))
}

/// The solution, to who asked for it.
#[must_use]
pub fn given_away(number: u64, game: &AnyGame, steps: &[(Played, AnyGame)]) -> String {
    format!("Solution of puzzle {number}: {}", solution(game, steps))
}
