//! Themes and tasks of puzzles.

use std::fmt;

use crate::search::Goal;
use crate::variants::{OwnTheme, Preset, Setup};

/// What a puzzle is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Theme {
    Lasermate,
    /// A mate by a feature of its own game.
    Own(&'static OwnTheme),
    /// A mate that needs a denial (rule A1).
    Denial,
    Mate,
    /// Among three: capturing a king without breaking a pact, where other captures would (pacts.md P5).
    Pact,
    /// Among three: capturing a king (rule 3.3.1).
    King,
    /// Without turns: a mate that only one of several pieces is ready to begin (rule 4.2).
    Ready,
    /// A question about the position ([`super::Question`]).
    Exercise,
}

impl Theme {
    /// The themes of a set-up, the rarer ones first.
    pub fn of(setup: &Setup) -> impl Iterator<Item = Self> + use<> {
        let own = setup.facts().theme.map(Self::Own);
        let setup = setup.clone();
        [
            Some(Self::Lasermate),
            own,
            Some(Self::Denial),
            Some(Self::Mate),
            Some(Self::Pact),
            Some(Self::King),
            Some(Self::Ready),
        ]
        .into_iter()
        .flatten()
        .filter(move |theme| theme.suits(&setup))
    }

    #[must_use]
    pub fn all() -> Vec<Self> {
        let mut all = vec![
            Self::Lasermate,
            Self::Denial,
            Self::Mate,
            Self::Pact,
            Self::King,
            Self::Ready,
            Self::Exercise,
        ];
        for own in Preset::all().iter().filter_map(|preset| preset.facts().theme).map(Self::Own) {
            if !all.contains(&own) {
                all.push(own);
            }
        }
        all
    }

    /// Its name in the text of a puzzle.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Lasermate => "lasermate",
            Self::Own(own) => own.word,
            Self::Denial => "denial",
            Self::Mate => "mate",
            Self::Pact => "pact",
            Self::King => "king",
            Self::Ready => "ready",
            Self::Exercise => "exercise",
        }
    }

    /// The goal to be proved, if any.
    #[must_use]
    pub const fn goal(self) -> Option<Goal> {
        match self {
            Self::Lasermate => Some(Goal::Lasermate),
            Self::Own(_) | Self::Denial | Self::Mate | Self::Ready => Some(Goal::Mate),
            Self::Pact | Self::King => Some(Goal::King),
            Self::Exercise => None,
        }
    }

    /// Whether a set-up has such puzzles.
    #[must_use]
    pub fn suits(self, setup: &Setup) -> bool {
        let (turns, several) = (setup.facts().has_turns, setup.sides().len() > 2);
        let lasers = setup.lasers().is_some();
        match self {
            Self::Lasermate => turns && lasers,
            Self::Own(own) => turns && !lasers && setup.facts().theme == Some(own),
            Self::Denial => turns && !lasers && setup.denial().is_some(),
            Self::Mate => turns && !several && !lasers,
            Self::Pact | Self::King => turns && several,
            Self::Ready => !turns && !several,
            Self::Exercise => false,
        }
    }
}

/// A theme and a number of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Task {
    pub theme: Theme,
    /// The most moves of the solver. A denial is none; without turns a wait is one.
    pub moves: u8,
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.theme.word(), self.moves)
    }
}

impl Theme {
    /// The tasks mined in a set-up, the shortest first, then the rarer themes.
    #[must_use]
    pub fn tasks(setup: &Setup, moves: u8) -> Vec<Task> {
        let of = |moves| Self::of(setup).map(move |theme| Task { theme, moves });
        (1..=moves).flat_map(of).collect()
    }
}
