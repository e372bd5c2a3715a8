//! What is said of puzzles.

use super::names::{piece, side};
use super::wording::{commas, number};
use super::{games, ratings, terms};

use crate::say::puzzle as says;
use crate::variants;
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

pub use says::{
    BROKEN, DAILY_MEANS, EXERCISE_FIELD, FORM_FIELD, FORM_FIELD_OR_DENIAL, GOES_ON, NO_EXERCISE_ANSWER,
    NO_MOVE, NO_SUCH, NONE_HERE, WRONG_MOVE, form_title, not_all, parts, wrong,
};

/// An example of an answer to an exercise, in its field.
pub const EXERCISE_HINT: &str = "c1 d1, white, none";
/// The word that stands for the puzzle of the day where a game is asked for.
pub const DAILY: &str = "daily";

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
    format!("**{}**\n{}", says::OF_THE_DAY, task(number, puzzle, game))
}

/// How many days in a row somebody has solved the daily puzzle.
pub fn streak(streak: Streak) -> String {
    let Streak { days, best, .. } = streak;
    match days {
        1 => says::STREAK_BEGINS.to_owned(),
        _ if days == best => says::streak_is_best(days),
        _ => says::streak_goes_on(days, best),
    }
}

/// There are no puzzles of a game.
pub fn none_of(typed: &str, games: &[&Preset]) -> String {
    let games: Vec<_> = games.iter().map(|game| format!("`{}`", game.name)).collect();
    says::none_of(escape_text(typed, 30), commas(&games))
}

/// A word that is no theme.
pub fn no_such_theme(typed: &str, themes: &[Theme]) -> String {
    let themes: Vec<_> = themes.iter().map(|theme| format!("`{}`", theme.word())).collect();
    says::no_such_theme(escape_text(typed, 30), commas(&themes))
}

/// There are no puzzles of a game about a theme.
pub fn none_about(theme: Theme, game: &Preset) -> String {
    says::none_about(theme.word(), games::title(game))
}

/// The title of a puzzle's picture.
pub fn title(number: u64, puzzle: &Puzzle) -> String {
    says::title(number, games::title(puzzle.setup.preset()))
}

/// A puzzle: who is to play and what the task is.
pub fn task(number: u64, puzzle: &Puzzle, game: &AnyGame) -> String {
    let (title, options) = (games::title(puzzle.setup.preset()), super::options::options(&puzzle.setup));
    let head = if options.is_empty() {
        says::head(number, title)
    } else {
        says::head_with_options(number, title, options)
    };
    let asks = if puzzle.asks.is_some() { says::ANSWER_IT } else { says::ANSWER_FIRST_MOVE };
    format!("{head} {} {asks}", aim(puzzle, game))
}

/// What a puzzle asks for, by itself.
pub fn aim(puzzle: &Puzzle, game: &AnyGame) -> String {
    if let Some(asks) = &puzzle.asks {
        return format!("**{}**", question(asks, puzzle, game));
    }
    let solver = puzzle.solver(game);
    let mut told = Vec::new();
    if let (Some(before), 2) = (&puzzle.before, game.sides().len()) {
        let word = before.split_once(':').map_or(before.as_str(), |(_, word)| word);
        told.push(says::just_played(side(game.side(solver.other())), notation(word)));
    }
    for pact in game.pacts().into_iter().flat_map(Ledger::in_force) {
        told.push(says::pact(terms::parties(game, pact), terms::in_a_line(game, pact)));
    }
    let (solver, what) = (side(game.side(solver)), what(puzzle));
    if puzzle.task.theme != Theme::Ready {
        told.push(says::to_play(solver, what));
    } else if puzzle.task.moves > 1 {
        told.push(says::to_play_with_waits(solver, what));
    } else {
        told.push(says::to_play_ready(solver, what));
    }
    told.join(" ")
}

fn question(asks: &Question, puzzle: &Puzzle, game: &AnyGame) -> String {
    let view = game.view();
    match asks {
        Question::Through(cell) => {
            let stands = view.pieces.iter().find(|piece| view.mesh.name(piece.cell) == cell);
            let piece = stands.map_or(says::PIECE, |stands| piece(stands.kind));
            says::through(piece, cell, variants::of(puzzle.setup.choices()).words().goes_through)
        }
        Question::Safe => {
            let solver = puzzle.solver(game);
            says::safe(side(game.side(solver)), side(game.side(solver.other())))
        }
        Question::Checked => says::CHECKED.to_owned(),
    }
}

/// What is to be reached. What takes several moves has to work whatever the others do.
fn what(puzzle: &Puzzle) -> String {
    let one = puzzle.task.moves == 1;
    let number = number(puzzle.task.moves);
    let words = variants::of(puzzle.setup.choices()).words();
    match puzzle.task.theme {
        Theme::Lasermate if one => says::LASERMATE_IN_ONE.to_owned(),
        Theme::Lasermate => says::lasermate_in(number),
        Theme::Own(_) => {
            let [win, how] = words.own_theme;
            says::win_in_by(win, number, how)
        }
        Theme::Denial if one => says::DENIAL_IN_ONE.to_owned(),
        Theme::Denial => says::denial_in(number),
        Theme::Mate | Theme::Ready => says::win_in(words.win.task, number),
        Theme::King if one => says::KING_IN_ONE.to_owned(),
        Theme::King => says::king_in(number),
        Theme::Pact if one => says::PACT_IN_ONE.to_owned(),
        Theme::Pact => says::pact_in(number),
        Theme::Exercise => String::new(),
    }
}

/// How a first attempt changes somebody's rating by the puzzles of a game.
pub fn rated(game: &str, was: &Skill, now: &Skill) -> String {
    let told = |skill: &Skill| ratings::shown(points(skill.rating), is_provisional(skill));
    says::rated(games::titled(game), told(was), told(now))
}

pub fn right(number: u64, game: &AnyGame, steps: &[(Played, AnyGame)]) -> String {
    says::right(number, solution(game, steps))
}

/// The answer to an exercise, where it is right, or to who asked for it.
pub fn answered(number: u64, puzzle: &Puzzle, right: bool) -> String {
    let answer = commas(&puzzle.solution);
    if right { says::right_answer(number, answer) } else { says::solution_of(number, says::solution(answer)) }
}

/// A hint, to who asked for it. `counts` where their first attempt would have counted for their rating.
pub fn hint(number: u64, begins: &str, counts: bool) -> String {
    let told = says::hint(number, begins);
    if counts { format!("{told} {}", says::HINT_COUNTS) } else { told }
}

/// Where an action begins, and no more of it.
pub fn begins(game: &AnyGame, seat: Seat, exact: &str) -> String {
    if exact == "deny" {
        return says::BEGINS_WITH_DENIAL.to_owned();
    }
    let legal = game.legal(seat).into_iter().find(|legal| legal.exact == exact);
    let Some(legal) = legal.filter(|legal| !legal.from.is_empty()) else {
        return says::BEGINS_WITHOUT_PIECE.to_owned();
    };
    if legal.is_drop() {
        return says::BEGINS_WITH_DROP.to_owned();
    }
    let view = game.view();
    let mut there = view.pieces.iter().filter(|piece| view.mesh.name(piece.cell) == legal.from);
    match (there.next(), there.next()) {
        (Some(stands), None) => says::begins_with_piece(piece(stands.kind), legal.from),
        _ => says::begins_on(legal.from),
    }
}

/// What an action of a solution has come to; empty where it goes on.
pub fn ending(played: &Played, after: &AnyGame) -> &'static str {
    let points = |effect: &Effect| matches!(effect, Effect::Lasermate { points, .. } if *points > 0);
    let takes_king = |effect: &Effect| matches!(effect, Effect::Eliminated { by: Some(_), .. });
    if played.effects.iter().any(points) {
        return says::ENDS_IN_LASERMATE;
    }
    if played.effects.iter().any(takes_king) {
        return says::ENDS_WITH_KING;
    }
    match after.outcome().map(|outcome| outcome.kind) {
        None => "",
        Some(EndKind::Checkmate) => says::ENDS_IN_MATE,
        Some(EndKind::NoMoves) => says::ENDS_WITHOUT_MOVES,
        Some(_) => says::ENDS_GAME,
    }
}

/// How a puzzle is solved.
pub fn solution(game: &AnyGame, steps: &[(Played, AnyGame)]) -> String {
    let has_turns = game.choices().facts().has_turns;
    let told = steps.iter().map(|(played, after)| {
        let side = side(game.side(played.seat));
        let step = match played.kind {
            ActionKind::Said(Action::Deny) => says::step_denies(side),
            ActionKind::Said(Action::Allow) => says::step_allows(side),
            ActionKind::Said(Action::Pass) if has_turns => says::step_passes(side),
            ActionKind::Said(Action::Pass) => says::step_waits(side),
            _ => says::step_moves(side, notation(&played.san)),
        };
        let end = ending(played, after);
        if end.is_empty() { step } else { format!("{step} {end}") }
    });
    says::solution(commas(&told.collect::<Vec<_>>()))
}

/// The solution, to who asked for it.
pub fn given_away(number: u64, game: &AnyGame, steps: &[(Played, AnyGame)]) -> String {
    says::solution_of(number, solution(game, steps))
}
