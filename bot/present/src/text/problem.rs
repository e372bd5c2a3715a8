//! How the solution of a problem is written: lines with their numbers, and what follows a key as an indented list.

use lasermate_domain::command::mark::{SETUP, says};
use lasermate_domain::escape::notation;
use lasermate_engine::action::{Action, ActionKind};
use lasermate_engine::any::AnyGame;
use lasermate_engine::problems::{
    Aim, Branch, Dual, Play, Ply, ProblemError, Solution, Stipulation, StipulationError,
};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;

use super::wording::{capital, in_words};
use crate::variants;

/// By how much what follows is indented.
const INDENT: &str = "   ";

/// The solution, line by line, in plain text.
pub fn lines(found: &Solution) -> Vec<String> {
    let mut lines: Vec<_> = found.lines.iter().map(|line| numbered(line)).collect();
    for key in &found.keys {
        let first = key.ply.seat;
        lines.push(format!("1. {}!", key.ply.san));
        lines.extend(follow(&key.next, first, 1).into_iter().map(|line| format!("{INDENT}{line}")));
    }
    lines
}

/// What there is to say about it as a whole.
pub fn summary(found: &Solution) -> String {
    let what = if found.stipulation.is_forced() { "key" } else { "solution" };
    let mut said = match found.count() {
        0 if found.complete => "No solution.".to_owned(),
        0 => "Nothing found so far.".to_owned(),
        1 => format!("One {what}."),
        count => format!("{count} {what}s."),
    };
    if !found.duals.is_empty() {
        let places = if found.duals.len() == 1 { "one place" } else { "several places" };
        said += &format!(" Duals in {places}.");
    }
    if found.cut {
        said += " Not all of it is listed.";
    } else if !found.complete {
        said += " Not everything was tried, so there may be more.";
    }
    said
}

/// The duals, a line each.
pub fn duals(found: &Solution) -> Vec<String> {
    found.duals.iter().map(parting).collect()
}

fn parting(dual: &Dual) -> String {
    let moves: Vec<_> = dual.moves.iter().map(|ply| ply.san.as_str()).collect();
    format!("After {}: {}", numbered(&dual.after), moves.join(" or "))
}

/// A line with numbers before the moves of the side that begins.
pub fn numbered(line: &[Ply]) -> String {
    let first = line.first().map(|ply| ply.seat);
    let mut number = 0;
    let words = line.iter().map(|ply| {
        if Some(ply.seat) == first && is_move(ply) {
            number += 1;
            format!("{number}. {}", ply.san)
        } else {
            ply.san.clone()
        }
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Whether it is a move or a pass, and no decision that belongs to one.
fn is_move(ply: &Ply) -> bool {
    Action::<()>::from_word(&ply.exact).is_none_or(|action| action.kind() == ActionKind::Said(Action::Pass))
}

/// What may follow a move of the side that begins, which has this number.
fn follow(next: &[Branch], first: Seat, number: usize) -> Vec<String> {
    match next.first() {
        None => Vec::new(),
        Some(branch) if branch.ply.seat == first => goes_on(next, first, number + 1),
        Some(_) => replies(next, first, number),
    }
}

/// The replies, those together that are answered alike.
fn replies(next: &[Branch], first: Seat, number: usize) -> Vec<String> {
    let mut groups: Vec<(Vec<&str>, Vec<String>)> = Vec::new();
    for branch in next {
        let rest = follow(&branch.next, first, number);
        match groups.iter_mut().find(|(_, known)| *known == rest) {
            Some((names, _)) => names.push(&branch.ply.san),
            None => groups.push((vec![&branch.ply.san], rest)),
        }
    }
    let mut lines = Vec::new();
    for (names, rest) in groups {
        let head = format!("{number}... {}", names.join(", "));
        match rest.as_slice() {
            [one] => lines.push(format!("{head} {one}")),
            _ => {
                lines.push(head);
                lines.extend(rest.into_iter().map(|line| format!("{INDENT}{line}")));
            }
        }
    }
    lines
}

/// The moves of the side that begins, each of which does it.
fn goes_on(next: &[Branch], first: Seat, number: usize) -> Vec<String> {
    if next.iter().all(|branch| branch.next.is_empty()) {
        let names: Vec<_> = next.iter().map(|branch| branch.ply.san.as_str()).collect();
        return vec![format!("{number}. {}", names.join(" or "))];
    }
    let mut lines = Vec::new();
    for branch in next {
        lines.push(format!("{number}. {}", branch.ply.san));
        let rest = follow(&branch.next, first, number);
        lines.extend(rest.into_iter().map(|line| format!("{INDENT}{line}")));
    }
    lines
}

/// The most lines of a solution in a chat.
const SHOWN: usize = 24;

/// A problem that is posed: what is asked for, and the solution under a spoiler.
pub fn posed(setup: &Setup, game: &AnyGame, asked: Stipulation, found: &Solution) -> String {
    let mut text = format!("**{}**, {}", notation(&found.stipulation.to_string()), setup.preset().title);
    let options = super::options::options(setup);
    if !options.is_empty() {
        text += &format!(" with {options}");
    }
    text += &format!(". {}", task(game, found.stipulation));
    if found.stipulation != asked && found.count() > 0 {
        text += &format!(" (It takes fewer moves than {}.)", notation(&asked.to_string()));
    }
    let all: Vec<_> = lines(found).into_iter().chain(duals(found)).collect();
    for line in all.iter().take(SHOWN) {
        text += &format!("\n||{}||", notation(line.trim_start()));
    }
    if all.len() > SHOWN {
        text += &format!("\nThe solution has {} more lines.", all.len() - SHOWN);
    }
    format!("{text}\n{}", summary(found))
}

/// What is asked for, in a sentence.
fn task(game: &AnyGame, asked: Stipulation) -> String {
    let first = game.to_act().iter().next().map_or(Seat::First, |(seat, _)| seat);
    let (side, other) = (game.side(first).title(), game.side(first.other()).title());
    let mate = match asked.aim {
        Aim::Mate => variants::of(game.choices()).words().win.task,
        Aim::Stalemate => "stalemate",
        Aim::Lasermate => "a lasermate",
        Aim::Diagram => "this position",
    };
    let moves = |count: u16| if count == 1 { "one move".to_owned() } else { format!("{count} moves") };
    let half_moves = |count: u16| moves(count).replace("move", "half-move");
    let whole = moves(asked.moves());
    let number = in_words(asked.moves().into());
    match asked.play {
        Play::Direct => format!("{side} to play: {} in {number}.", forced(mate, asked.aim)),
        Play::Selfplay => format!("{side} to play and force {other} to {mate} in {number}."),
        Play::Help => {
            format!("{side} begins, both sides help: {mate} after exactly {}.", half_moves(asked.halves))
        }
        Play::Series => format!("{side} plays {whole} in a row: {mate} with the last."),
        Play::SeriesHelp => format!("{side} plays {whole} in a row, then {other} plays one: {mate}."),
        Play::Game => format!("A game of exactly {} leads to {mate}.", half_moves(asked.halves)),
    }
}

/// The aim of a side whose opponent does what they can: to mate says that.
fn forced(mate: &str, aim: Aim) -> String {
    if aim == Aim::Mate { mate.to_owned() } else { format!("force {mate}") }
}

/// A stipulation is missing, or one cannot be read.
pub fn unreadable(error: &StipulationError) -> String {
    format!("{}.", notation(&capital(&error.to_string())))
}

/// A problem that cannot be looked at.
pub fn unsolvable(error: &ProblemError) -> String {
    match error {
        ProblemError::NoTarget => TARGET.to_owned(),
        other => format!("{}.", capital(&other.to_string())),
    }
}

/// Which position a game is to lead to.
const TARGET: &str = "Which position should the game reach? Add `target:` with its text (FEN).";
/// Nobody said in which position.
pub const WHICH: &str = says!(
    "In which position? Set one up with `",
    SETUP,
    "`, or add `position:` with its text (FEN) and `game:` if it isn't chess."
);
/// The search took too long.
pub const TOO_LONG: &str = "That took too long. Try fewer moves.";
