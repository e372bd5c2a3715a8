//! What a person does, however a network brings it: one enum, grouped by subject.
//!
//! Networks bring commands, presses of buttons, options of menus and forms ([`Ask`](super::Ask)); the codec
//! ([`super::codec`]) reads them. Computers send intents as they are.

use std::collections::BTreeMap;

use strum::{EnumString, IntoStaticStr};

use super::{AtGame, Invocation, MenuPick};

/// What a person does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Gives a command of the table.
    Command(Invocation),
    /// Does something about a challenge.
    Lobby {
        /// The challenge.
        challenge: u64,
        /// What.
        does: Lobby,
    },
    /// Does something at a game's table.
    Game {
        /// The game's number, as in `G12`.
        game: u64,
        /// The version of the game that was seen.
        version: u32,
        /// What.
        does: AtGame,
    },
    /// Does something about a game that is over.
    Ended {
        /// The game's number, as in `G12`.
        game: u64,
        /// What.
        does: AtEnd,
    },
    /// Does something about a puzzle.
    Puzzle {
        /// Which.
        of: PuzzleId,
        /// What.
        does: AtPuzzle,
    },
    /// Does something about a tournament.
    Tournament {
        /// Its number.
        tournament: u64,
        /// What.
        does: AtTournament,
    },
    /// Answers the questions before a challenge: which game, against whom, how fast.
    NewGame {
        /// The answers so far.
        answers: Vec<String>,
    },
    /// Makes a challenge by its form.
    FillChallenge {
        /// What stands in the fields, by their names.
        fields: BTreeMap<String, String>,
    },
    /// Reads another part of the rules.
    Rules {
        /// The game by its name; `None` for the room's.
        game: Option<String>,
        /// The part that was picked.
        part: Option<String>,
        /// The page, from 0.
        page: usize,
    },
    /// Turns to a page of a demonstration.
    Demo {
        /// The game by its name; `None` for the first one.
        game: Option<String>,
        /// The page, from 0.
        page: usize,
    },
    /// Solves an exercise, or looks at one.
    Exercise {
        /// The game by its name.
        game: String,
        /// Which of its exercises, from 0.
        number: usize,
        /// The answer, from 0.
        answer: Option<usize>,
    },
    /// Looks at a position of a game's past.
    Step {
        /// The game's number, as in `G12`.
        game: u64,
        /// After so many actions of its record.
        after: u32,
    },
    /// Begins a game from the welcome.
    Start(Start),
    /// Reads a page of the help, from 0.
    Help {
        /// Which.
        page: usize,
    },
    /// Reads a page of the tour, from 0.
    Tour {
        /// Which.
        page: usize,
    },
    /// Deletes what is kept about themselves, after the question.
    Forget,
    /// Uses something of ours that does nothing any more.
    Dead,
    /// Uses something that is not ours.
    Foreign {
        /// How many characters it has.
        chars: usize,
    },
}

/// How a game is begun from the welcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// Against the computer.
    Computer,
    /// Offered to anybody.
    Challenge,
}

/// What is done about a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lobby {
    /// Takes the seat, or one of them.
    Accept {
        /// Whether the game is to be played in a thread.
        thread: bool,
    },
    /// Leaves the seat again.
    Rise,
    /// Declines.
    Decline,
    /// Takes the own challenge back.
    Cancel,
    /// Calls a computer to a free seat.
    CallComputer,
}

/// What is done about a game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum AtEnd {
    /// Offers the same game with sides swapped, or accepts that offer.
    Rematch,
    /// Has it analysed.
    Analyse,
    /// Shows it as an animation.
    Replay,
    /// Shows its record.
    Record,
}

/// What is done about a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum AtTournament {
    /// Takes part.
    Join,
    /// Withdraws.
    Leave,
    /// Looks at the standings.
    Standings,
}

/// Which puzzle is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PuzzleId {
    /// One that comes with the program.
    Numbered(u64),
    /// A mistake in a game that was analysed.
    Mistake {
        /// The game's number, as in `G12`.
        game: u64,
        /// Its number among the game's mistakes, from 1.
        number: u32,
    },
}

/// What is done about a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AtPuzzle {
    /// Asks for the form in which it is answered.
    Form,
    /// Answers it.
    Answer(String),
    /// Gives up and reads the solution.
    Solution,
}

impl Intent {
    /// Something at a game's table, which stood so.
    #[must_use]
    pub const fn at_game(game: u64, version: u32, does: AtGame) -> Self {
        Self::Game { game, version, does }
    }

    /// How many characters people wrote in it.
    #[must_use]
    pub fn chars(&self) -> usize {
        let all = |texts: &BTreeMap<String, String>| texts.values().map(|text| text.chars().count()).sum();
        match self {
            Self::Command(invocation) => all(&invocation.options),
            Self::Game { does, .. } => match does {
                AtGame::OfferPact { fields, .. } => all(fields),
                AtGame::Play { exact } => exact.chars().count(),
                AtGame::Choose { chosen, option, .. } => {
                    let option = match option {
                        Some(MenuPick::This(value)) => value.chars().count(),
                        _ => 0,
                    };
                    chosen.iter().flatten().map(|choice| choice.chars().count()).sum::<usize>() + option
                }
                _ => 0,
            },
            Self::Foreign { chars } => *chars,
            Self::Puzzle { does: AtPuzzle::Answer(typed), .. } => typed.chars().count(),
            Self::FillChallenge { fields } => all(fields),
            Self::NewGame { answers } => answers.iter().map(|answer| answer.chars().count()).sum(),
            Self::Exercise { game, .. } => game.chars().count(),
            Self::Demo { game, .. } => game.as_ref().map_or(0, |game| game.chars().count()),
            Self::Rules { game, part, .. } => {
                [game, part].into_iter().flatten().map(|text| text.chars().count()).sum()
            }
            _ => 0,
        }
    }
}
