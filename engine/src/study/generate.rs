//! Puzzles out of games that the computer plays against itself.

use super::puzzle::{Puzzle, Task, Theme};
use crate::action::{Action, Asked};
use crate::any::AnyGame;
use crate::search::{Limits, TranspositionTable, Tuning};
use crate::seat::Seat;
use crate::variants::Setup;

/// A search for puzzles in games of one table; the same seed finds the same puzzles.
#[derive(Debug)]
pub struct PuzzleSearch<'a> {
    /// The game and its options.
    pub setup: &'a Setup,
    /// What is looked for, the shortest first.
    pub tasks: &'a [Task],
    /// How many positions a move is thought about.
    pub nodes: u64,
    /// How many positions a proof may look at.
    pub most: u64,
    /// What decides chance.
    pub seed: u64,
}

/// A puzzle and where it was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// After how many actions of its game.
    pub after: usize,
}

/// A game that is not over by then is given up.
const PLIES: usize = 240;
/// Chance moves at the start of every game.
const OPENING: usize = 4;
/// By how much the players' judgement is off, in hundredths of a pawn: they are to make mistakes.
const NOISE: i32 = 60;

impl PuzzleSearch<'_> {
    /// Plays one game, by its number, and gives the puzzles that came up in it: of each task the last one, whose board
    /// is the emptiest.
    #[must_use]
    pub fn game(&self, number: u64, memory: &mut TranspositionTable) -> Vec<Found> {
        let mut chance = Chance(self.seed.wrapping_add(number).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        let Ok(mut game) = AnyGame::new(self.setup) else { return Vec::new() };
        let mut found: Vec<Found> = Vec::new();
        let mut before = None;
        for ply in 0..PLIES {
            let Some((seat, asked)) = game.to_act().iter().next() else { break };
            if asked == Asked::Move {
                for one in self.look(&game, seat, before.as_ref()) {
                    found.retain(|old| old.puzzle.task != one.task);
                    found.push(Found { puzzle: one, after: ply });
                }
            }
            let position = game.position();
            let Some(text) = self.choose(&game, seat, ply, &mut chance, memory) else { break };
            let Ok(played) = game.try_text(seat, &text, 0) else { break };
            let moved = Action::<()>::from_word(&played.exact).is_none();
            let word = format!("{}:{}", game.side(seat).letter(), played.exact);
            before = moved.then_some((position, word));
        }
        found
    }

    /// The puzzles of a position: of each theme the shortest.
    fn look(&self, game: &AnyGame, seat: Seat, before: Option<&(String, String)>) -> Vec<Puzzle> {
        let can_deny = game.may(seat, "deny").is_ok();
        let mut found: Vec<Puzzle> = Vec::new();
        for task in self.tasks {
            if found.iter().any(|known| known.task.theme.goal() == task.theme.goal()) {
                continue;
            }
            let mut setup = self.setup.clone();
            setup.position = Some(game.position());
            let mut last = None;
            if let Some((position, word)) = before.filter(|_| can_deny) {
                // What can be denied is what was done last: the position alone does not say it.
                setup.position = Some(position.clone());
                last = Some(word.clone());
            }
            found.extend(Puzzle::find(*task, setup, last, self.most));
        }
        found
    }

    fn choose(
        &self,
        game: &AnyGame,
        seat: Seat,
        ply: usize,
        chance: &mut Chance,
        memory: &mut TranspositionTable,
    ) -> Option<String> {
        if ply < OPENING {
            let legal = game.legal(seat);
            return legal.get(chance.below(legal.len())).map(|legal| legal.exact.clone());
        }
        let tuning = Tuning { noise: NOISE, seed: chance.next(), ..Tuning::PLAY };
        let limits = Limits { depth: 6, ..Limits::nodes(self.nodes) };
        game.think(seat, (limits, tuning), memory, &mut |_| {})?.action
    }
}

impl Theme {
    /// The tasks that are looked for in a table's game, the shortest first and the rarer themes before the others.
    #[must_use]
    pub fn tasks(setup: &Setup, moves: u8) -> Vec<Task> {
        let lengths = 1..=moves;
        let of = |moves| Self::of(setup).map(move |theme| Task { theme, moves });
        lengths.flat_map(of).filter(|task| task.theme.suits(setup)).collect()
    }
}

/// Chance that is the same in every run of a seed.
struct Chance(u64);

impl Chance {
    const fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() >> 33).unwrap_or(0) % bound.max(1)
    }
}
