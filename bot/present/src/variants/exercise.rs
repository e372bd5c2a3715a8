//! Exercises: a position, a question, and answers of which one is right, each with the reason.

use lasermate_engine::variants::{Preset, Setup};

use super::of;

/// A question about a position.
#[derive(Debug, PartialEq, Eq)]
pub struct Exercise {
    /// The position; the game's start where it is empty.
    pub position: &'static str,
    /// The moves that lead to it, as notation.md writes them.
    pub moves: &'static str,
    pub question: &'static str,
    /// The answers; one is right.
    pub answers: &'static [ExerciseChoice],
    /// The moves that show the solution; empty where the position shows it.
    pub shown: &'static str,
    /// The piece whose moves are drawn with the solution, if any.
    pub selected: Option<&'static str>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExerciseChoice {
    pub label: &'static str,
    pub right: bool,
    pub why: &'static str,
}

pub(super) const fn right(label: &'static str, why: &'static str) -> ExerciseChoice {
    ExerciseChoice { label, right: true, why }
}

pub(super) const fn wrong(label: &'static str, why: &'static str) -> ExerciseChoice {
    ExerciseChoice { label, right: false, why }
}

/// The exercises of a game; none for a game that has none, or is not there.
pub fn exercises(game: &str) -> &'static [Exercise] {
    Preset::named(game).map_or(&[], |preset| of(Setup::new(preset).choices()).exercises())
}
