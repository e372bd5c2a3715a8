//! A puzzle: a position, a task, and the one first action that solves it, as text and back.

use std::fmt;

use thiserror::Error;

use crate::any::AnyGame;
use crate::search::{Goal, Proved, Unproved};
use crate::seat::Seat;
use crate::variants::{OwnTheme, Preset, Setup};

/// What a puzzle is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Theme {
    /// A lasermate is to be forced.
    Lasermate,
    /// A mate whose last move does what only its game knows.
    Own(&'static OwnTheme),
    /// A mate in which a denial is needed (rule A1).
    Denial,
    /// A mate by moves alone.
    Mate,
}

impl Theme {
    /// The themes of a table's game, whatever else it needs for them.
    pub(super) fn of(setup: &Setup) -> impl Iterator<Item = Self> + use<> {
        let own = setup.facts().theme.map(Self::Own);
        [Some(Self::Lasermate), own, Some(Self::Denial), Some(Self::Mate)].into_iter().flatten()
    }

    /// All of them.
    #[must_use]
    pub fn all() -> Vec<Self> {
        let mut all = vec![Self::Lasermate, Self::Denial, Self::Mate];
        for own in Preset::all().iter().filter_map(|preset| preset.facts().theme).map(Self::Own) {
            if !all.contains(&own) {
                all.push(own);
            }
        }
        all
    }

    /// Its word in the text of a puzzle.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Lasermate => "lasermate",
            Self::Own(own) => own.word,
            Self::Denial => "denial",
            Self::Mate => "mate",
        }
    }

    /// What has to be forced.
    #[must_use]
    pub const fn goal(self) -> Goal {
        match self {
            Self::Lasermate => Goal::Lasermate,
            Self::Own(_) | Self::Denial | Self::Mate => Goal::Mate,
        }
    }

    /// Whether a table's game can have such puzzles.
    #[must_use]
    pub fn suits(self, setup: &Setup) -> bool {
        let turns = setup.facts().has_turns && setup.sides().len() == 2;
        let lasers = setup.lasers().is_some();
        turns
            && match self {
                Self::Lasermate => lasers,
                Self::Own(own) => !lasers && setup.facts().theme == Some(own),
                Self::Denial => !lasers && setup.denial().is_some(),
                Self::Mate => !lasers,
            }
    }
}

/// A theme and within how many of the solver's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Task {
    /// What it is about.
    pub theme: Theme,
    /// At the most so many moves of the solver's own; a denial is none.
    pub moves: u8,
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.theme.word(), self.moves)
    }
}

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// What is to be done.
    pub task: Task,
    /// The game, its options and the position.
    pub setup: Setup,
    /// What the opponent has just done in that position, exact; nothing where it does not matter.
    pub before: Option<String>,
    /// The solver's first action and how it goes on, the others holding out as long as they can: `b:e2e4`, exact.
    pub solution: Vec<String>,
}

/// Why a text is no puzzle, or a puzzle none that holds.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PuzzleError {
    /// The text lacks a line.
    #[error("it has no line {0:?}")]
    Missing(&'static str),
    /// A line means nothing.
    #[error("{0:?} is not understood")]
    Unreadable(String),
    /// Its position or its moves cannot be played.
    #[error("{0:?} cannot be played")]
    Unplayable(String),
    /// The task cannot be done.
    #[error(transparent)]
    Unproved(#[from] Unproved),
    /// It has several first moves.
    #[error("it is solved by {0}")]
    Several(String),
    /// It can be done in fewer moves.
    #[error("it takes fewer moves")]
    Shorter,
    /// Its solution is another one.
    #[error("it is solved by {0}")]
    Other(String),
    /// Its solution is not about its theme.
    #[error("its solution is about something else than its task says")]
    OffTheme,
}

/// The most positions that a proof of a puzzle looks at.
const MOST: u64 = 30_000_000;

impl Puzzle {
    /// The game as the solver finds it.
    ///
    /// # Errors
    /// The position cannot be set up.
    pub fn game(&self) -> Result<AnyGame, PuzzleError> {
        let unplayable = |what: &str| PuzzleError::Unplayable(what.to_owned());
        let position = self.setup.position.as_deref().unwrap_or_default();
        let mut game = AnyGame::new(&self.setup).map_err(|_| unplayable(position))?;
        if let Some(before) = &self.before {
            let asked = game.address(before).map_err(|_| unplayable(before))?;
            game.try_text(asked.seat, asked.text, 0).map_err(|_| unplayable(before))?;
        }
        Ok(game)
    }

    /// Who solves it: whoever is to act.
    #[must_use]
    pub fn solver(game: &AnyGame) -> Seat {
        game.to_act().iter().next().map_or(Seat::First, |(seat, _)| seat)
    }

    /// The exact text of the first action of the solution, without a side.
    #[must_use]
    pub fn key(&self) -> &str {
        let first = self.solution.first().map_or("", String::as_str);
        first.split_once(':').map_or(first, |(_, text)| text)
    }

    /// Finds the puzzle of a task in a game as it stands: solved by one first action, in no fewer moves, and about its
    /// theme. `setup` and `before` say how the game came to stand so.
    ///
    /// # Errors
    /// Why it is none.
    pub fn find(task: Task, setup: Setup, before: Option<String>, most: u64) -> Result<Self, PuzzleError> {
        let mut puzzle = Self { task, setup, before, solution: Vec::new() };
        let game = puzzle.game()?;
        if task.moves > 1 && game.prove(task.theme.goal(), task.moves - 1, most).is_ok() {
            return Err(PuzzleError::Shorter);
        }
        let Proved { keys, line, .. } = game.prove(task.theme.goal(), task.moves, most)?;
        if keys.len() > 1 {
            return Err(PuzzleError::Several(keys.join(", ")));
        }
        let letter = |seat| game.side(seat).letter();
        puzzle.solution = line.iter().map(|(seat, text)| format!("{}:{text}", letter(*seat))).collect();
        if puzzle.is_about(&game, &line) { Ok(puzzle) } else { Err(PuzzleError::OffTheme) }
    }

    /// Proves it again from its position alone.
    ///
    /// # Errors
    /// What does not hold.
    pub fn prove(&self) -> Result<(), PuzzleError> {
        let found = Self::find(self.task, self.setup.clone(), self.before.clone(), MOST)?;
        if found.solution == self.solution {
            Ok(())
        } else {
            Err(PuzzleError::Other(found.solution.join(" ")))
        }
    }

    /// The game after each action of the solution, with what was done.
    ///
    /// # Errors
    /// An action cannot be played.
    pub fn steps(&self) -> Result<Vec<(crate::game::Played, AnyGame)>, PuzzleError> {
        let mut game = self.game()?;
        let mut steps = Vec::new();
        for word in &self.solution {
            let unplayable = || PuzzleError::Unplayable(word.clone());
            let (seat, text) = {
                let asked = game.address(word).map_err(|_| unplayable())?;
                (asked.seat, asked.text.to_owned())
            };
            let played = game.try_text(seat, &text, 0).map_err(|_| unplayable())?;
            steps.push((played, game.clone()));
        }
        Ok(steps)
    }

    /// Whether a solution is about the theme.
    fn is_about(&self, game: &AnyGame, line: &[(Seat, String)]) -> bool {
        let solver = Self::solver(game);
        let denies = line.iter().any(|(seat, text)| *seat == solver && text == "deny");
        let mut now = game.clone();
        let own = self.setup.facts().theme;
        let mut is_own = false;
        for (seat, text) in line {
            let Ok(played) = now.try_text(*seat, text, 0) else { return false };
            is_own = own.is_some_and(|own| played.effects.iter().any(own.is_about));
        }
        match self.task.theme {
            Theme::Lasermate => true,
            Theme::Own(_) => is_own,
            Theme::Denial => denies,
            Theme::Mate => !denies && !is_own,
        }
    }

    /// Reads one puzzle: lines of `Name: value` in any order.
    ///
    /// # Errors
    /// What is missing, or not understood.
    pub fn read(text: &str) -> Result<Self, PuzzleError> {
        let unreadable = |what: &str| PuzzleError::Unreadable(what.to_owned());
        let mut lines = Vec::new();
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let (name, value) = line.split_once(':').ok_or_else(|| unreadable(line))?;
            lines.push((name.trim(), value.trim()));
        }
        let get = |name: &str| lines.iter().find(|(found, _)| *found == name).map(|(_, value)| *value);
        let needed = |name: &'static str| get(name).ok_or(PuzzleError::Missing(name));
        let task = needed("Task")?;
        let (theme, moves) = task.split_once(' ').ok_or_else(|| unreadable(task))?;
        let theme = Theme::all().into_iter().find(|known| known.word() == theme);
        let task = Task {
            theme: theme.ok_or_else(|| unreadable(task))?,
            moves: moves.parse().map_err(|_| unreadable(task))?,
        };
        let options = get("Options").unwrap_or_default();
        let game = needed("Game")?;
        let mut setup =
            Setup::parse(game, options.split_whitespace()).map_err(|error| unreadable(&error.to_string()))?;
        setup.position = Some(needed("Position")?.to_owned());
        let solution: Vec<_> = needed("Solution")?.split_whitespace().map(str::to_owned).collect();
        let puzzle = Self { task, setup, before: get("Before").map(str::to_owned), solution };
        puzzle.steps().map(|_| puzzle)
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Task: {}", self.task)?;
        writeln!(f, "Game: {}", self.setup.preset().name)?;
        let options = self.setup.options_text();
        if !options.is_empty() {
            writeln!(f, "Options: {options}")?;
        }
        writeln!(f, "Position: {}", self.setup.position.as_deref().unwrap_or_default())?;
        if let Some(before) = &self.before {
            writeln!(f, "Before: {before}")?;
        }
        writeln!(f, "Solution: {}", self.solution.join(" "))
    }
}

/// Reads puzzles that are separated by empty lines; lines that begin with `#` are notes.
///
/// # Errors
/// The number of the first that is none, from 1, and why.
pub fn read_puzzles(text: &str) -> Result<Vec<Puzzle>, (usize, PuzzleError)> {
    let mut found = Vec::new();
    for block in text.split("\n\n") {
        let says = |line: &str| !line.trim().is_empty() && !line.starts_with('#');
        if block.lines().any(says) {
            found.push(Puzzle::read(block).map_err(|error| (found.len() + 1, error))?);
        }
    }
    Ok(found)
}
