//! Puzzles as text and back.

use std::fmt;

use super::exercise::Question;
use super::puzzle::Puzzle;
use super::puzzle_error::PuzzleError;
use super::theme::{Task, Theme};
use crate::variants::Setup;

impl Puzzle {
    /// Reads a puzzle: lines of `Name: value` in any order.
    pub fn read(text: &str) -> Result<Self, PuzzleError> {
        let unreadable = |what: &str| PuzzleError::Unreadable(what.to_owned());
        let mut lines = Vec::new();
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let (name, value) = line.split_once(':').ok_or_else(|| unreadable(line))?;
            lines.push((name.trim(), value.trim()));
        }
        let get = |name: &str| lines.iter().find(|(found, _)| *found == name).map(|(_, value)| *value);
        let needed = |name: &'static str| get(name).ok_or(PuzzleError::Missing(name));
        let task = Task::read(needed("Task")?)?;
        let rating = needed("Rating")?;
        let options = get("Options").unwrap_or_default();
        let game = needed("Game")?;
        let mut setup =
            Setup::parse(game, options.split_whitespace()).map_err(|error| unreadable(&error.to_string()))?;
        setup.position = Some(needed("Position")?.to_owned());
        let words = |name| get(name).unwrap_or_default().split_whitespace().map(str::to_owned).collect();
        let puzzle = Self {
            task,
            setup,
            side: get("Side").map(|side| side.parse().map_err(|_| unreadable(side))).transpose()?,
            pacts: words("Pacts"),
            before: get("Before").map(str::to_owned),
            asks: get("Asks").map(Question::read).transpose()?,
            solution: needed("Solution").map(|_| words("Solution"))?,
            rating: rating.parse().map_err(|_| unreadable(rating))?,
        };
        if (puzzle.task.theme == Theme::Exercise) != puzzle.asks.is_some() {
            return Err(PuzzleError::Missing("Asks"));
        }
        puzzle.steps().map(|_| puzzle)
    }
}

impl Task {
    /// Reads a task: `mate 2`.
    pub fn read(text: &str) -> Result<Self, PuzzleError> {
        let unreadable = || PuzzleError::Unreadable(text.to_owned());
        let (theme, moves) = text.split_once(' ').ok_or_else(unreadable)?;
        let theme = Theme::all().into_iter().find(|known| known.word() == theme).ok_or_else(unreadable)?;
        Ok(Self { theme, moves: moves.parse().map_err(|_| unreadable())? })
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Task: {}", self.task)?;
        writeln!(f, "Game: {}", self.setup.preset().name)?;
        writeln!(f, "Rating: {}", self.rating)?;
        let options = self.setup.options_text();
        if !options.is_empty() {
            writeln!(f, "Options: {options}")?;
        }
        writeln!(f, "Position: {}", self.setup.position.as_deref().unwrap_or_default())?;
        if let Some(side) = self.side {
            writeln!(f, "Side: {side}")?;
        }
        if !self.pacts.is_empty() {
            writeln!(f, "Pacts: {}", self.pacts.join(" "))?;
        }
        if let Some(before) = &self.before {
            writeln!(f, "Before: {before}")?;
        }
        if let Some(asks) = &self.asks {
            writeln!(f, "Asks: {asks}")?;
        }
        writeln!(f, "Solution: {}", self.solution.join(" "))
    }
}

/// The texts of puzzles separated by empty lines, without comments (lines that begin with `#`).
pub fn puzzle_texts(text: &str) -> impl Iterator<Item = &str> {
    let says = |line: &str| !line.trim().is_empty() && !line.starts_with('#');
    text.split("\n\n").filter(move |block| block.lines().any(says))
}

/// Reads puzzles separated by empty lines; lines that begin with `#` are comments.
pub fn read_puzzles(text: &str) -> Result<Vec<Puzzle>, (usize, PuzzleError)> {
    let read = |(number, block): (usize, &str)| Puzzle::read(block).map_err(|error| (number, error));
    (1..).zip(puzzle_texts(text)).map(read).collect()
}
