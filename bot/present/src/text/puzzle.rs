//! What is said of puzzles.

use super::wording::in_words;
use super::{ratings, terms};
use std::fmt::Write as _;

use crate::variants;
use lasermate_domain::command::mark::{PUZZLE, says};
use lasermate_domain::daily::Streak;
use lasermate_domain::escape::{escape_text, notation};
use lasermate_domain::ratings::{Skill, is_provisional, points};
use lasermate_engine::action::{Action, ActionKind};
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::pact::Ledger;
use lasermate_engine::seat::Seat;
use lasermate_engine::study::{Puzzle, Question, Theme};
use lasermate_engine::variants::Preset;

/// What its field asks for.
pub const FORM_FIELD: &str = "The first move";
/// What it asks for where the last move can be denied.
pub const FORM_FIELD_OR_DENIAL: &str = "The first move, or deny";
/// What its field asks for in an exercise.
pub const EXERCISE_FIELD: &str = "Squares or sides, or none";
/// An example in that field.
pub const EXERCISE_HINT: &str = "c1 d1, white, none";
pub const NO_SUCH: &str = says!("There is no puzzle with that number. `", PUZZLE, "` shows one.");
/// No puzzle has been shown in the room lately.
pub const NONE_HERE: &str = says!(
    "Which puzzle? Choose **Answer** under it, or give its number: `",
    PUZZLE,
    " number:3 answer:Kd2`. `",
    PUZZLE,
    "` shows another one."
);
/// An answer that is another action than a move.
pub const NO_MOVE: &str = "Answer a puzzle with its first move, for example `e2e4`, or with `deny`.";
/// An answer to an exercise that names nothing it could be.
pub const NO_EXERCISE_ANSWER: &str =
    "Answer an exercise with squares or sides, for example `c1 d1` or `white`, or with `none`.";
/// The picture of a puzzle cannot be drawn.
pub const BROKEN: &str = "This puzzle can't be shown.";

/// The word that stands for the puzzle of the day where a game is asked for.
pub const DAILY: &str = "daily";
/// What that word means, beside it in a list.
pub const DAILY_MEANS: &str = "the puzzle of the day";

/// Examples of answers, as the field for them shows.
pub fn form_hint(game: &AnyGame, may_deny: bool) -> String {
    let [cells, written] = variants::of(game.choices()).words().typed;
    let denial = if may_deny { ", deny" } else { "" };
    format!("{cells}, {written}{denial}")
}

/// A move as an example of a typed answer.
pub fn example(game: &AnyGame) -> &'static str {
    let [cells, _] = variants::of(game.choices()).words().typed;
    cells
}

/// The puzzle of the day, for a room that wants it.
pub fn daily(number: u64, puzzle: &Puzzle, game: &AnyGame) -> String {
    format!("**Daily puzzle**\n{}", task(number, puzzle, game))
}

/// How many days in a row somebody has solved the daily puzzle.
pub fn streak(streak: Streak) -> String {
    let Streak { days, best, .. } = streak;
    match days {
        1 => "That was the daily puzzle. A new streak begins: 1 day.".to_owned(),
        _ if days == best => format!("That was the daily puzzle: {days} days in a row, your best."),
        _ => format!("That was the daily puzzle: {days} days in a row (your best is {best})."),
    }
}

/// The title of the form for an answer.
pub fn form_title(number: u64) -> String {
    format!("Puzzle {number}: your answer")
}

/// There are no puzzles of a game.
pub fn none_of(typed: &str, games: &[&Preset]) -> String {
    let games: Vec<_> = games.iter().map(|game| format!("`{}`", game.name)).collect();
    format!("There are no puzzles for {}. There are some for {}.", escape_text(typed, 30), games.join(", "))
}

/// A word that is no theme.
pub fn no_such_theme(typed: &str, themes: &[Theme]) -> String {
    let themes: Vec<_> = themes.iter().map(|theme| format!("`{}`", theme.word())).collect();
    format!("There are no puzzles about {}. Use {}.", escape_text(typed, 30), themes.join(", "))
}

/// There are no puzzles of a game about a theme.
pub fn none_about(theme: Theme, game: &Preset) -> String {
    format!("There are no puzzles about `{}` for {}.", theme.word(), game.title)
}

/// The title of a puzzle's picture.
pub fn title(number: u64, puzzle: &Puzzle) -> String {
    format!("Puzzle {number}: {}", puzzle.setup.preset().title)
}

/// A puzzle: who is to play and what the task is.
pub fn task(number: u64, puzzle: &Puzzle, game: &AnyGame) -> String {
    let options = super::options::options(&puzzle.setup);
    let mut text = format!("**Puzzle {number}**, {}", puzzle.setup.preset().title);
    if !options.is_empty() {
        let _ = write!(text, " with {options}");
    }
    let aim = aim(puzzle, game);
    match &puzzle.asks {
        Some(_) => format!("{text}. {aim} Use **Answer** or `{PUZZLE} answer:`."),
        None => format!("{text}. {aim} What is the first move? Use **Answer** or `{PUZZLE} answer:`."),
    }
}

/// What a puzzle asks for, by itself.
pub fn aim(puzzle: &Puzzle, game: &AnyGame) -> String {
    if let Some(asks) = &puzzle.asks {
        return format!("**{}**", question(asks, puzzle, game));
    }
    let solver = puzzle.solver(game);
    let side = game.side(solver).title();
    let other = if game.sides().len() == 2 { game.side(solver.other()).title() } else { "the others" };
    let mut text = String::new();
    if let Some(before) = &puzzle.before {
        let word = before.split_once(':').map_or(before.as_str(), |(_, word)| word);
        let _ = write!(text, "{other} has just played {}. ", notation(word));
    }
    for pact in game.pacts().into_iter().flat_map(Ledger::in_force) {
        let _ =
            write!(text, "{} have a pact: {}. ", terms::parties(game, pact), terms::in_a_line(game, pact));
    }
    let _ = write!(text, "{side} to play: **{}**", what(puzzle));
    if puzzle.task.theme == Theme::Ready {
        let waits = if puzzle.task.moves > 1 { " (a wait counts as a move)" } else { "" };
        let _ = write!(text, "{waits}. See which pieces are ready");
    }
    text + "."
}

fn question(asks: &Question, puzzle: &Puzzle, game: &AnyGame) -> String {
    let view = game.view();
    match asks {
        Question::Through(cell) => {
            let stands = view.pieces.iter().find(|piece| view.mesh.name(piece.cell) == cell);
            let piece = stands.map_or("piece", |piece| piece.kind.name());
            format!(
                "Where can the {piece} on {cell} end up if it {}? Name all squares.",
                variants::of(puzzle.setup.choices()).words().goes_through
            )
        }
        Question::Safe => {
            let solver = puzzle.solver(game);
            let (side, other) = (game.side(solver).title(), game.side(solver.other()).title());
            format!("Which {side} pawns can't {other} capture in one move? Name all of them.")
        }
        Question::Checked => "Who is in check? Name the sides.".to_owned(),
    }
}

fn what(puzzle: &Puzzle) -> String {
    let moves = puzzle.task.moves;
    let number = in_words(moves.into());
    // What takes several moves has to work whatever the others do.
    let force = |aim: &str, done: &str| match moves {
        1 => format!("{done} in one"),
        _ => format!("force {aim} in {number}"),
    };
    let variant = variants::of(puzzle.setup.choices());
    match puzzle.task.theme {
        Theme::Lasermate => force("a lasermate", "make a lasermate"),
        Theme::Own(_) => {
            let [win, how] = variant.words().own_theme;
            format!("{win} in {number}, {how}")
        }
        Theme::Denial => force("a win by denial", "win by denial"),
        Theme::Mate | Theme::Ready => format!("{} in {number}", variant.words().win.task),
        Theme::King => force("the capture of a king", "capture a king"),
        Theme::Pact => format!("{} and keep the pact", force("the capture of a king", "capture a king")),
        Theme::Exercise => String::new(),
    }
}

/// How a first attempt changes somebody's rating by the puzzles of a game.
pub fn rated(game: &str, was: &Skill, now: &Skill) -> String {
    let title = Preset::named(game).map_or(game, |preset| preset.title);
    let told = |skill: &Skill| ratings::shown(points(skill.rating), is_provisional(skill));
    format!("Your puzzle rating in {title}: {} \u{2192} **{}**.", told(was), told(now))
}

pub fn right(number: u64, game: &AnyGame, steps: &[(Played, AnyGame)]) -> String {
    format!("Puzzle {number}: **correct!** {}", solution(game, steps))
}

/// A right answer after which there is more to find.
pub const GOES_ON: &str = "Right. What now?";

/// An answer that is legal and not the solution.
pub fn wrong(number: u64) -> String {
    format!("Puzzle {number}: that is legal, but not the solution. Try again.")
}

/// An answer to an exercise that is not the right one.
pub fn not_all(number: u64) -> String {
    format!("Puzzle {number}: that isn't it. Try again.")
}

/// The answer to an exercise, where it is right, or to who asked for it.
pub fn answered(number: u64, puzzle: &Puzzle, right: bool) -> String {
    let answer = puzzle.solution.join(", ");
    if right {
        format!("Puzzle {number}: **correct!** The answer is {answer}.")
    } else {
        format!("Solution of puzzle {number}: {answer}.")
    }
}

/// A hint, to who asked for it. `counts` where their first attempt would have counted for their rating.
pub fn hint(of: &str, begins: &str, counts: bool) -> String {
    let counts = if counts { " It counts as not solved." } else { "" };
    format!("Hint for {of}: {begins}{counts}")
}

/// How many squares or sides the answer to an exercise names.
pub fn parts(count: usize) -> String {
    let parts = if count == 1 { "one word".to_owned() } else { format!("{count} words") };
    format!("the answer is {parts}.")
}

/// Where an action begins, and no more of it.
pub fn begins(game: &AnyGame, seat: Seat, exact: &str) -> String {
    if exact == "deny" {
        return "the last move can be denied.".to_owned();
    }
    let legal = game.legal(seat).into_iter().find(|legal| legal.exact == exact);
    let Some(legal) = legal.filter(|legal| !legal.from.is_empty()) else {
        return "no piece has to move.".to_owned();
    };
    if legal.is_drop() {
        return "a piece comes from your supply.".to_owned();
    }
    let view = game.view();
    let mut there = view.pieces.iter().filter(|piece| view.mesh.name(piece.cell) == legal.from);
    match (there.next(), there.next()) {
        (Some(piece), None) => format!("begin with the {} on {}.", piece.kind.name(), legal.from),
        _ => format!("begin on {}.", legal.from),
    }
}

/// What an action of a solution has come to; empty where it goes on.
pub fn ending(played: &Played, after: &AnyGame) -> &'static str {
    let points = |effect: &Effect| matches!(effect, Effect::Lasermate { points, .. } if *points > 0);
    let takes_king = |effect: &Effect| matches!(effect, Effect::Eliminated { by: Some(_), .. });
    if played.effects.iter().any(points) {
        return " (lasermate)";
    }
    if played.effects.iter().any(takes_king) {
        return " (a king falls)";
    }
    match after.outcome().map(|outcome| outcome.kind) {
        None => "",
        Some(EndKind::Checkmate) => " (mate)",
        Some(EndKind::NoMoves) => " (no move left)",
        Some(_) => " (the game is over)",
    }
}

/// How a puzzle is solved.
pub fn solution(game: &AnyGame, steps: &[(Played, AnyGame)]) -> String {
    let has_turns = game.choices().facts().has_turns;
    let told = steps.iter().map(|(played, after)| {
        let side = game.side(played.seat).title();
        let word = match played.kind {
            ActionKind::Said(Action::Deny) => "denies".to_owned(),
            ActionKind::Said(Action::Allow) => "allows the move".to_owned(),
            ActionKind::Said(Action::Pass) if has_turns => "passes".to_owned(),
            ActionKind::Said(Action::Pass) => "waits".to_owned(),
            _ => format!("**{}**", notation(&played.san)),
        };
        let end = ending(played, after);
        format!("{side} {word}{end}")
    });
    let told: Vec<_> = told.collect();
    format!("{}.", told.join(", "))
}

/// The solution, to who asked for it.
pub fn given_away(number: u64, game: &AnyGame, steps: &[(Played, AnyGame)]) -> String {
    format!("Solution of puzzle {number}: {}", solution(game, steps))
}
