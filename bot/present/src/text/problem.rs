//! How the solution of a problem is written: lines with their numbers, and what follows a key as an indented list.

use lasermate_domain::escape::notation;
use lasermate_engine::action::{Action, ActionKind};
use lasermate_engine::any::AnyGame;
use lasermate_engine::problems::{
    Aim, Branch, Dual, LONGEST, Play, Ply, ProblemError, Solution, Stipulation, StipulationError,
};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;

use super::games;
use super::names::side;
use super::wording::{in_a_row, number};
use crate::say::problem as says;
use crate::variants;

pub use says::{TOO_LONG, WHICH};

/// By how much what follows is indented.
const INDENT: &str = "   ";

/// How moves are written.
#[derive(Clone, Copy)]
enum MoveForm {
    /// As the game writes them.
    Plain,
    /// For one of our sentences.
    Escaped,
}

impl MoveForm {
    fn san(self, ply: &Ply) -> String {
        match self {
            Self::Plain => ply.san.clone(),
            Self::Escaped => notation(&ply.san),
        }
    }

    /// What stands behind a key.
    const fn key(self) -> &'static str {
        match self {
            Self::Plain => "!",
            Self::Escaped => "\\!",
        }
    }

    /// Moves of which each does it.
    fn any_of<'p>(self, plies: impl IntoIterator<Item = &'p Ply>) -> String {
        let moves: Vec<_> = plies.into_iter().map(|ply| self.san(ply)).collect();
        in_a_row(&moves, &|before, next| says::or(before, next))
    }
}

/// The solution, line by line, with moves as the game writes them.
pub fn lines(found: &Solution) -> Vec<String> {
    lines_in(found, MoveForm::Plain)
}

fn lines_in(found: &Solution, form: MoveForm) -> Vec<String> {
    let mut lines: Vec<_> = found.lines.iter().map(|line| numbered(line, form)).collect();
    for key in &found.keys {
        let first = key.ply.seat;
        lines.push(format!("1. {}{}", form.san(&key.ply), form.key()));
        let next = Following { first, form }.follow(&key.next, 1);
        lines.extend(next.into_iter().map(|line| format!("{INDENT}{line}")));
    }
    lines
}

/// What there is to say about it as a whole.
pub fn summary(found: &Solution) -> String {
    let mut told = vec![match found.count() {
        0 if found.complete => says::NO_SOLUTION.to_owned(),
        0 => says::NOTHING_FOUND.to_owned(),
        count if found.stipulation.is_forced() => says::keys(count),
        count => says::solutions(count),
    }];
    match found.duals.len() {
        0 => {}
        1 => told.push(says::DUALS_IN_ONE_PLACE.to_owned()),
        _ => told.push(says::DUALS_IN_SEVERAL_PLACES.to_owned()),
    }
    if found.cut {
        told.push(says::NOT_ALL_LISTED.to_owned());
    } else if !found.complete {
        told.push(says::NOT_ALL_TRIED.to_owned());
    }
    told.join(" ")
}

/// The duals, a line each.
pub fn duals(found: &Solution) -> Vec<String> {
    duals_in(found, MoveForm::Plain)
}

fn duals_in(found: &Solution, form: MoveForm) -> Vec<String> {
    let parting = |dual: &Dual| says::dual(numbered(&dual.after, form), form.any_of(&dual.moves));
    found.duals.iter().map(parting).collect()
}

/// A line with numbers before the moves of the side that begins.
fn numbered(line: &[Ply], form: MoveForm) -> String {
    let first = line.first().map(|ply| ply.seat);
    let mut number = 0;
    let words = line.iter().map(|ply| {
        if Some(ply.seat) == first && is_move(ply) {
            number += 1;
            format!("{number}. {}", form.san(ply))
        } else {
            form.san(ply)
        }
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Whether it is a move or a pass, and no decision that belongs to one.
fn is_move(ply: &Ply) -> bool {
    Action::<()>::from_word(&ply.exact).is_none_or(|action| action.kind() == ActionKind::Said(Action::Pass))
}

/// What follows a key: for the side that begins, and in which form.
#[derive(Clone, Copy)]
struct Following {
    first: Seat,
    form: MoveForm,
}

impl Following {
    /// What may follow a move of the side that begins, which has this number.
    fn follow(self, next: &[Branch], number: usize) -> Vec<String> {
        match next.first() {
            None => Vec::new(),
            Some(branch) if branch.ply.seat == self.first => self.goes_on(next, number + 1),
            Some(_) => self.replies(next, number),
        }
    }

    /// The replies, those together that are answered alike.
    fn replies(self, next: &[Branch], number: usize) -> Vec<String> {
        let mut groups: Vec<(Vec<String>, Vec<String>)> = Vec::new();
        for branch in next {
            let (name, rest) = (self.form.san(&branch.ply), self.follow(&branch.next, number));
            match groups.iter_mut().find(|(_, known)| *known == rest) {
                Some((names, _)) => names.push(name),
                None => groups.push((vec![name], rest)),
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
    fn goes_on(self, next: &[Branch], number: usize) -> Vec<String> {
        if next.iter().all(|branch| branch.next.is_empty()) {
            return vec![format!("{number}. {}", self.form.any_of(next.iter().map(|branch| &branch.ply)))];
        }
        let mut lines = Vec::new();
        for branch in next {
            lines.push(format!("{number}. {}", self.form.san(&branch.ply)));
            let rest = self.follow(&branch.next, number);
            lines.extend(rest.into_iter().map(|line| format!("{INDENT}{line}")));
        }
        lines
    }
}

/// The most lines of a solution in a chat.
const SHOWN: usize = 24;

/// A problem that is posed: what is asked for, and the solution under a spoiler.
pub fn posed(setup: &Setup, game: &AnyGame, asked: Stipulation, found: &Solution) -> String {
    let stipulation = notation(&found.stipulation.to_string());
    let (title, options) = (games::title(setup.preset()), super::options::options(setup));
    let head = if options.is_empty() {
        says::head(stipulation, title)
    } else {
        says::head_with_options(stipulation, title, options)
    };
    let mut text = format!("{head} {}", task(game, found.stipulation));
    if found.stipulation != asked && found.count() > 0 {
        text += " ";
        text += &says::fewer_moves(notation(&asked.to_string()));
    }
    let form = MoveForm::Escaped;
    let all: Vec<_> = lines_in(found, form).into_iter().chain(duals_in(found, form)).collect();
    for line in all.iter().take(SHOWN) {
        text += &format!("\n||{}||", line.trim_start());
    }
    if all.len() > SHOWN {
        text += "\n";
        text += &says::more_lines(all.len() - SHOWN);
    }
    format!("{text}\n{}", summary(found))
}

/// What is asked for, in a sentence.
fn task(game: &AnyGame, asked: Stipulation) -> String {
    let first = game.to_act().iter().next().map_or(Seat::First, |(seat, _)| seat);
    let (side, other) = (side(game.side(first)), side(game.side(first.other())));
    let aim = match asked.aim {
        Aim::Mate => variants::of(game.choices()).words().win.task,
        Aim::Stalemate => says::STALEMATE,
        Aim::Lasermate => says::A_LASERMATE,
        Aim::Diagram => says::THIS_POSITION,
    };
    let moves = asked.moves();
    match asked.play {
        // To mate says that the opponent does what they can.
        Play::Direct if asked.aim == Aim::Mate => says::direct_mate(side, aim, number(moves)),
        Play::Direct => says::direct(side, aim, number(moves)),
        Play::Selfplay => says::selfplay(side, other, aim, number(moves)),
        Play::Help => says::help(side, aim, says::half_moves(asked.halves)),
        Play::Series => says::series(side, says::moves(moves), aim),
        Play::SeriesHelp => says::series_help(side, says::moves(moves), other, aim),
        Play::Game => says::game(says::half_moves(asked.halves), aim),
    }
}

/// A stipulation is missing, or one cannot be read.
pub fn unreadable(error: &StipulationError) -> String {
    match error {
        StipulationError::Unreadable(typed) => says::unreadable(notation(&format!("{typed:?}"))),
        StipulationError::Nothing => says::NEEDS_A_MOVE.to_owned(),
        StipulationError::Half => says::NO_HALF_MOVES.to_owned(),
        StipulationError::Long => says::too_many_moves(LONGEST / 2),
    }
}

/// A problem that cannot be looked at.
pub const fn unsolvable(error: &ProblemError) -> &'static str {
    match error {
        ProblemError::NotInTurns => says::NOT_IN_TURNS,
        ProblemError::NoBeams => says::NO_BEAMS,
        ProblemError::NobodyActs => says::IS_OVER,
        ProblemError::NoTarget => says::WHICH_TARGET,
        ProblemError::TargetUnasked => says::TARGET_UNASKED,
        ProblemError::Reached => says::REACHED,
    }
}
