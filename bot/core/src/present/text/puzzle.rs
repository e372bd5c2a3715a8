//! What is said of puzzles.

use crate::command::mark::{PUZZLE, says};
use std::fmt::Write as _;

use crate::escape::{escape, escape_text};
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
pub const NO_SUCH: &str =
    says!("There is no puzzle of that number; `", PUZZLE, "` without a number shows one.");
/// No puzzle has been shown in the room lately.
pub const NONE_HERE: &str = says!(
    "Which puzzle you mean is not known: none has been shown here since the bot was started. The button under a puzzle answers it, and so does its number, as `",
    PUZZLE,
    " number:3 answer:Kd2`; `",
    PUZZLE,
    "` alone shows another one."
);
/// An answer that is another action than a move.
pub const NO_MOVE: &str = "A puzzle is answered by its first move, as `e2e4`, or by `deny`.";
/// The picture of a puzzle cannot be drawn.
pub const BROKEN: &str = "This puzzle cannot be shown.";

/// The title of the form for an answer.
#[must_use]
pub fn form_title(number: usize) -> String {
    format!("Puzzle {number}: your answer")
}

/// There are no puzzles of a game.
#[must_use]
pub fn none_of(typed: &str, games: &[&Preset]) -> String {
    let games: Vec<_> = games.iter().map(|game| format!("`{}`", game.name)).collect();
    format!("There are no puzzles of {}; there are some of {}.", escape_text(typed, 30), games.join(", "))
}

/// The title of a puzzle's picture.
#[must_use]
pub fn title(number: usize, puzzle: &Puzzle) -> String {
    format!("Puzzle {number}: {}", puzzle.setup.preset().title)
}

/// A puzzle: who is to act and what is to be done.
#[must_use]
pub fn task(number: usize, puzzle: &Puzzle, game: &AnyGame) -> String {
    let solver = Puzzle::solver(game);
    let (side, other) = (game.side(solver).title(), game.side(solver.other()).title());
    let options = puzzle.setup.options_text();
    let mut text = format!("**Puzzle {number}**, {}", puzzle.setup.preset().title);
    if !options.is_empty() {
        let _ = write!(text, " with `{options}`");
    }
    text += ".";
    if let Some(before) = &puzzle.before {
        let word = before.split_once(':').map_or(before.as_str(), |(_, word)| word);
        let _ = write!(text, " {other} has just moved ({}).", escape(word));
    }
    let _ = write!(text, " {side} is to act: **{}**", what(puzzle));
    if puzzle.task.moves > 1 || game.may(solver, "deny").is_ok() {
        let _ = write!(text, ", whatever {other} does");
    }
    text + says!(
        ". What is the first move? `",
        PUZZLE,
        " answer:` with it, or the button; only you see whether it is right."
    )
}

fn what(puzzle: &Puzzle) -> String {
    let moves = puzzle.task.moves;
    let within =
        if moves == 1 { "in one move".to_owned() } else { format!("within {} moves", number(moves)) };
    match puzzle.task.theme {
        Theme::Lasermate => format!("make a lasermate {within}"),
        Theme::Own(_) => format!("{} {within}", variants::of(puzzle.setup.choices()).own_theme()),
        Theme::Denial => format!("win with a denial, {within} of your own at the most"),
        Theme::Mate => format!("{} {within}", variants::of(puzzle.setup.choices()).to_mate()),
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
pub fn right(number: usize, game: &AnyGame, steps: &[(Played, AnyGame)]) -> String {
    format!("Puzzle {number}: **right!** {}", solution(game, steps))
}

/// An answer that is legal and not the solution.
#[must_use]
pub fn wrong(number: usize) -> String {
    format!("Puzzle {number}: that is a legal move, but it does not do what is asked. Try again.")
}

/// How a puzzle is solved.
#[must_use]
pub fn solution(game: &AnyGame, steps: &[(Played, AnyGame)]) -> String {
    let told = steps.iter().map(|(played, after)| {
        let side = game.side(played.seat).title();
        let word = match played.exact.as_str() {
            "deny" => "denies".to_owned(),
            "allow" => "allows it".to_owned(),
            "pass" => "passes".to_owned(),
            _ => format!("**{}**", escape(&played.san)),
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
pub fn given_away(number: usize, game: &AnyGame, steps: &[(Played, AnyGame)]) -> String {
    format!("The solution of puzzle {number}: {}", solution(game, steps))
}
