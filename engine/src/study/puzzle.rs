//! A puzzle: a position, a task, and the one first action that solves it.

use super::exercise::Question;
use super::puzzle_error::PuzzleError;
use super::theme::{Task, Theme};
use crate::action::{Action, ActionKind};
use crate::any::AnyGame;
use crate::game::Played;
use crate::search::{Goal, Proof, ProofError};
use crate::seat::Seat;
use crate::variants::Setup;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    pub task: Task,
    /// The game, its options and the position.
    pub setup: Setup,
    /// The solver by the letter of the side; `None` for the side to move.
    pub side: Option<char>,
    /// The acts that made the pacts in force, exact: `white:pact-offer(...)`.
    pub pacts: Vec<String>,
    /// The opponent's last action before the position, exact, where it matters.
    pub before: Option<String>,
    /// The question of an exercise.
    pub asks: Option<Question>,
    /// The solution with the longest defence, exact (`b:e2e4`); the answer of an exercise.
    pub solution: Vec<String>,
    /// Its initial rating in points; it never changes.
    pub rating: u16,
}

/// The most positions of a puzzle's proof.
const MOST: u64 = 100_000_000;

impl Puzzle {
    /// A task without its solution.
    #[must_use]
    pub fn posed(task: Task, setup: Setup) -> Self {
        let (pacts, solution) = (Vec::new(), Vec::new());
        Self { task, setup, side: None, pacts, before: None, asks: None, solution, rating: 0 }
    }

    /// The game at its start.
    pub fn game(&self) -> Result<AnyGame, PuzzleError> {
        let unplayable = |what: &str| PuzzleError::Unplayable(what.to_owned());
        let position = self.setup.position.as_deref().unwrap_or_default();
        let mut game = AnyGame::new(&self.setup).map_err(|_| unplayable(position))?;
        for word in self.pacts.iter().chain(&self.before) {
            let asked = game.address(word).map_err(|_| unplayable(word))?;
            game.try_text(asked.seat, asked.text, 0).map_err(|_| unplayable(word))?;
        }
        Ok(game)
    }

    #[must_use]
    pub fn solver(&self, game: &AnyGame) -> Seat {
        let named = self.side.and_then(|side| game.seat_named(side.encode_utf8(&mut [0; 4])));
        let first = || game.to_act().iter().next().map_or(Seat::First, |(seat, _)| seat);
        named.unwrap_or_else(first)
    }

    /// The exact text of the first action of the solution, without a side.
    #[must_use]
    pub fn key(&self) -> &str {
        let first = self.solution.first().map_or("", String::as_str);
        first.split_once(':').map_or(first, |(_, text)| text)
    }

    /// The solution as players type it.
    #[must_use]
    pub fn answer(&self) -> String {
        if self.asks.is_some() { self.solution.join(" ") } else { self.key().to_owned() }
    }

    /// Finds the solution of a task in the position of `setup` after `before`.
    pub fn find(task: Task, setup: Setup, before: Option<String>, most: u64) -> Result<Self, PuzzleError> {
        Self { before, ..Self::posed(task, setup) }.solved(most)
    }

    /// Adds the solution, which must be the only first action of several, the shortest, and about its theme. Each proof takes at
    /// most `most` positions.
    pub fn solved(self, most: u64) -> Result<Self, PuzzleError> {
        let game = self.game()?;
        let (solver, moves) = (self.solver(&game), self.task.moves);
        if let Some(asks) = &self.asks {
            return Ok(Self { solution: asks.answer(&game, solver), ..self });
        }
        if moves > 1 && self.proof(&game, solver, moves - 1, most).is_ok() {
            return Err(PuzzleError::Shorter);
        }
        let proved = self.proof(&game, solver, moves, most)?;
        self.with(&game, &proved)
    }

    /// Proves the task within `moves`.
    fn proof(&self, game: &AnyGame, solver: Seat, moves: u8, most: u64) -> Result<Proof, ProofError> {
        match (self.task.theme, self.task.theme.goal()) {
            (Theme::Pact, _) => super::pledged::proof(game, solver, moves, most),
            (_, Some(goal)) => game.prove_by(solver, (goal, moves), most),
            (_, None) => Err(ProofError::No),
        }
    }

    /// Adds the solution of a proof, if fewer moves do not suffice.
    pub(super) fn with(mut self, game: &AnyGame, proved: &Proof) -> Result<Self, PuzzleError> {
        if proved.keys.len() > 1 {
            return Err(PuzzleError::Several(proved.keys.join(", ")));
        }
        if proved.tried < 2 {
            return Err(PuzzleError::Forced);
        }
        let letter = |seat| game.side(seat).letter();
        self.solution = proved.line.iter().map(|(seat, text)| format!("{}:{text}", letter(*seat))).collect();
        if self.is_about_its_theme(game)? { Ok(self) } else { Err(PuzzleError::OffTheme) }
    }

    /// Proves it again from its position alone.
    pub fn prove(&self) -> Result<(), PuzzleError> {
        let found = Self { solution: Vec::new(), ..self.clone() }.solved(MOST)?;
        if found.solution == self.solution {
            Ok(())
        } else {
            Err(PuzzleError::Other(found.solution.join(" ")))
        }
    }

    /// The game after each action of the solution. Without turns the clock runs as in the proof: each side moves or waits once,
    /// then comes the next event. An exercise has none.
    pub fn steps(&self) -> Result<Vec<(Played, AnyGame)>, PuzzleError> {
        let mut game = self.game()?;
        if self.asks.is_some() {
            return Ok(Vec::new());
        }
        let has_turns = self.setup.facts().has_turns;
        let mut steps = Vec::new();
        for (place, word) in (1..).zip(&self.solution) {
            let unplayable = || PuzzleError::Unplayable(word.clone());
            let asked = game.address(word).map_err(|_| unplayable())?;
            let (seat, text) = (asked.seat, asked.text.to_owned());
            let waits = !has_turns && Action::<()>::from_word(&text) == Some(Action::Pass);
            let mut played = if waits {
                let kind = ActionKind::Said(Action::Pass);
                Played { seat, kind, exact: text.clone(), san: text, effects: Vec::new() }
            } else {
                game.try_text(seat, &text, 0).map_err(|_| unplayable())?
            };
            if !has_turns && (place % 2 == 0 || place == self.solution.len()) {
                let is_last = place == self.solution.len();
                let next = if is_last { game.next_event() } else { game.next_change() };
                if let Some(at) = next.filter(|_| !is_last || game.is_waiting()) {
                    played.effects.extend(game.advance(at));
                }
            }
            steps.push((played, game.clone()));
        }
        Ok(steps)
    }

    /// Whether its solution is about its theme.
    fn is_about_its_theme(&self, game: &AnyGame) -> Result<bool, PuzzleError> {
        let solver = self.solver(game);
        let own = self.setup.facts().theme;
        let denies =
            self.solution.iter().any(|word| word.ends_with(":deny") && self.is_by(game, solver, word));
        let steps = self.steps()?;
        if game.claimable().is_some() || steps.iter().any(|(_, after)| after.claimable().is_some()) {
            return Err(PuzzleError::Drawn);
        }
        let is_own = own.is_some_and(|own| {
            let about =
                |(played, _): &(Played, AnyGame)| played.seat == solver && (own.is_about)(&played.effects);
            if own.last { steps.last().is_some_and(about) } else { steps.iter().any(about) }
        });
        Ok(match self.task.theme {
            Theme::Lasermate | Theme::King | Theme::Exercise => true,
            Theme::Own(_) => is_own,
            Theme::Denial => denies,
            Theme::Mate => !denies && !is_own,
            // A solver who only looks for kings goes wrong.
            Theme::Pact => {
                let free = game.prove_by(solver, (Goal::King, self.task.moves), MOST)?;
                free.keys.len() > 1
            }
            // A solver who forgets which pieces are ready goes wrong.
            Theme::Ready => {
                let rested = game.rested(solver);
                let free = rested.prove_by(solver, (Goal::Mate, self.task.moves), MOST);
                free.is_ok_and(|free| free.keys.len() > 1)
            }
        })
    }

    fn is_by(&self, game: &AnyGame, seat: Seat, word: &str) -> bool {
        game.address(word).is_ok_and(|asked| asked.seat == seat)
    }

    /// Whether two puzzles are nearly the same: the same game and first action, and at most one piece differs.
    #[must_use]
    pub fn resembles(&self, other: &Self) -> bool {
        if self.setup.preset() != other.setup.preset() || self.key() != other.key() {
            return false;
        }
        let (Ok(one), Ok(two)) = (self.game(), other.game()) else { return false };
        let (one, two) = (one.view().pieces, two.view().pieces);
        let differs = |these: &[crate::view::PieceView], those: &[crate::view::PieceView]| {
            let stands = |piece: &&crate::view::PieceView| {
                !those
                    .iter()
                    .any(|other| (other.cell, other.kind, other.seat) == (piece.cell, piece.kind, piece.seat))
            };
            these.iter().filter(stands).count()
        };
        differs(&one, &two) + differs(&two, &one) <= 2
    }
}
