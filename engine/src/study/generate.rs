//! Mines puzzles from games that the computer plays against itself.

use super::pacts_offered::offered;
use super::puzzle::Puzzle;
use super::theme::{Task, Theme};
use crate::action::{Action, Asked, Millis};
use crate::any::AnyGame;
use crate::mix::{GOLDEN, stepped};
use crate::search::{Goal, Limits, Proof, ProofError, Score, Thought, TranspositionTable, Tuning};
use crate::seat::Seat;
use crate::sorting::sort_by;
use crate::variants::Setup;

/// A search for puzzles in games of one set-up; the same seed finds the same puzzles.
#[derive(Debug)]
pub struct PuzzleSearch<'a> {
    /// The game and its options.
    pub setup: &'a Setup,
    /// What is looked for, the shortest first.
    pub tasks: &'a [Task],
    /// Tasks with more moves than this are tried only if the search has seen the end, since their proofs take long.
    pub deep: u8,
    /// Nodes of a search for a move.
    pub nodes: u64,
    /// The most positions of a proof.
    pub most: u64,
    pub seed: u64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MinedPuzzle {
    pub puzzle: Puzzle,
    /// The number of actions before it in its game.
    pub after: usize,
}

/// A game that is longer is abandoned.
const PLIES: usize = 240;
/// Chance moves at the start of every game.
const OPENING: usize = 4;
/// The noise of the players' evaluation in centipawns, so that they make mistakes.
const NOISE: i32 = 60;
/// The distance of two puzzles of one game in actions, so that one is not the end of the other.
const APART: usize = 10;
/// The most positions of a proof with pacts, in which each is slow.
const BEFORE_THE_REFEREE: u64 = 10_000;
/// How often the players look at the board in a time unit, in games without turns.
const GLANCES: Millis = 4;

impl PuzzleSearch<'_> {
    /// Plays a game by its number and returns its puzzles: the longest first, and of the same length the latest, with the fewest
    /// pieces; none near one already chosen.
    #[must_use]
    pub fn game(&self, number: u64, memory: &mut TranspositionTable) -> Vec<MinedPuzzle> {
        let mut chance = Chance(self.seed.wrapping_add(number).wrapping_mul(GOLDEN) | 1);
        let Ok(game) = AnyGame::new(self.setup) else { return Vec::new() };
        let mut found = if self.setup.facts().has_turns {
            self.in_turns(game, &mut chance, memory)
        } else {
            self.without_turns(game, &mut chance, memory)
        };
        sort_by(&mut found, &|a, b| (b.puzzle.task.moves, b.after).cmp(&(a.puzzle.task.moves, a.after)));
        let mut chosen: Vec<MinedPuzzle> = Vec::new();
        for one in found {
            if chosen.iter().all(|other| other.after.abs_diff(one.after) >= APART) {
                chosen.push(one);
            }
        }
        chosen
    }

    fn in_turns(
        &self,
        mut game: AnyGame,
        chance: &mut Chance,
        memory: &mut TranspositionTable,
    ) -> Vec<MinedPuzzle> {
        let mut found = Vec::new();
        let mut before = None;
        for ply in 0..PLIES {
            let Some((seat, asked)) = game.to_act().iter().next() else { break };
            let thought = if ply < OPENING { None } else { self.think(&game, seat, chance, memory) };
            if asked == Asked::Move && ply >= OPENING {
                let seen = thought.as_ref().and_then(Thought::ends_in);
                found.extend(
                    self.look(&game, seat, before.as_ref(), seen)
                        .map(|puzzle| MinedPuzzle { puzzle, after: ply }),
                );
            }
            let position = game.position();
            let text = match thought {
                Some(thought) => thought.action,
                None => random(&game, seat, chance),
            };
            let Some(text) = text else { break };
            let Ok(played) = game.try_text(seat, &text, 0) else { break };
            let moved = Action::<()>::from_word(&played.exact).is_none();
            let word = format!("{}:{}", game.side(seat).letter(), played.exact);
            before = moved.then_some((position, word));
        }
        found
    }

    /// Each side looks at the board now and then, and moves or waits.
    fn without_turns(
        &self,
        mut game: AnyGame,
        chance: &mut Chance,
        memory: &mut TranspositionTable,
    ) -> Vec<MinedPuzzle> {
        let mut found = Vec::new();
        let glance = self.setup.time_unit().unwrap_or(GLANCES) / GLANCES;
        let mut now = 0;
        for ply in 0..PLIES * 4 {
            if game.outcome().is_some() {
                break;
            }
            now += glance;
            game.advance(now);
            for (seat, _) in game.to_act().iter().collect::<Vec<_>>() {
                if game.is_waiting() {
                    continue;
                }
                let puzzle = self.unready(&game, seat, chance);
                found.extend(puzzle.map(|puzzle| MinedPuzzle { puzzle, after: ply }));
                if chance.below(4) > 0 {
                    continue;
                }
                let text = match chance.below(8) {
                    0 => random(&game, seat, chance),
                    _ => self.think(&game, seat, chance, memory).and_then(|thought| thought.action),
                };
                if let Some(text) = text {
                    let _ = game.try_text(seat, &text, now);
                }
            }
        }
        found
    }

    /// The shortest puzzle of a position for a seat. `seen` is the number of plies to the end that the search has seen.
    fn look(
        &self,
        game: &AnyGame,
        seat: Seat,
        before: Option<&(String, String)>,
        seen: Option<Score>,
    ) -> Option<Puzzle> {
        let mut goals: Vec<Goal> = Vec::new();
        for goal in self.tasks.iter().filter_map(|task| task.theme.goal()) {
            if !goals.contains(&goal) {
                goals.push(goal);
            }
        }
        goals.into_iter().find_map(|goal| self.look_for(game, seat, before, (goal, seen)))
    }

    fn look_for(
        &self,
        game: &AnyGame,
        seat: Seat,
        before: Option<&(String, String)>,
        (goal, seen): (Goal, Option<Score>),
    ) -> Option<Puzzle> {
        let longest =
            self.tasks.iter().filter(|task| task.theme.goal() == Some(goal)).map(|task| task.moves).max()?;
        let sighted = seen.filter(|plies| *plies > 0).map_or(0, |plies| (plies + 1) / 2);
        let longest = longest.min(self.deep.max(u8::try_from(sighted).unwrap_or(0)));
        for moves in 1..=longest {
            match game.prove_by(seat, (goal, moves), self.most) {
                Ok(proved) => return self.made(game, seat, before, (goal, moves), &proved),
                Err(ProofError::No) => {}
                Err(ProofError::TooMany | ProofError::NobodyActs) => return None,
            }
        }
        None
    }

    /// The puzzle of a proof, with the first theme that fits.
    fn made(
        &self,
        game: &AnyGame,
        seat: Seat,
        before: Option<&(String, String)>,
        (goal, moves): (Goal, u8),
        proved: &Proof,
    ) -> Option<Puzzle> {
        let can_deny = game.may(seat, Action::Deny).is_ok();
        let mut setup = self.setup.clone();
        setup.position = Some(game.position());
        let mut last = None;
        if let Some((position, word)) = before.filter(|_| can_deny) {
            // The last move can be denied, and the position alone does not contain it.
            setup.position = Some(position.clone());
            last = Some(word.clone());
        }
        let side = (!self.setup.facts().has_turns).then(|| game.side(seat).letter());
        let themes = self.tasks.iter().filter(|task| task.theme.goal() == Some(goal) && task.moves == moves);
        themes.map(|task| task.theme).find_map(|theme| {
            let task = Task { theme, moves };
            let posed = Puzzle { before: last.clone(), side, ..Puzzle::posed(task, setup.clone()) };
            if theme == Theme::Pact {
                let most = self.most.min(BEFORE_THE_REFEREE);
                return offered(game, seat, proved)
                    .find_map(|pacts| Puzzle { pacts, ..posed.clone() }.solved(most).ok());
            }
            let found = posed.game().ok()?;
            let gives_up =
                |puzzle: &Puzzle| Action::<()>::from_word(puzzle.key()) == Some(Action::AcceptDefeat);
            posed.with(&found, proved).ok().filter(|puzzle| !gives_up(puzzle))
        })
    }

    /// If several pieces of a seat could start the solution: the puzzle in which only one of them is ready.
    fn unready(&self, game: &AnyGame, seat: Seat, chance: &mut Chance) -> Option<Puzzle> {
        let longest = self.tasks.iter().map(|task| task.moves).max()?.min(self.deep);
        let goal = self.tasks.first()?.theme.goal()?;
        let rested = game.rested(seat);
        let proved = (1..=longest).find_map(|moves| rested.prove_by(seat, (goal, moves), self.most).ok())?;
        let from = |key: &String| {
            rested.legal(seat).into_iter().find(|legal| legal.exact == *key).map(|legal| legal.from)
        };
        let mut pieces: Vec<String> = proved.keys.iter().filter_map(from).collect();
        pieces.dedup();
        if pieces.len() < 2 {
            return None;
        }
        let ready = pieces.remove(chance.below(pieces.len()));
        // Some other pieces cool too, so that the answer is not obvious.
        for legal in rested.legal(seat) {
            if legal.from != ready && !pieces.contains(&legal.from) && chance.below(8) == 0 {
                pieces.push(legal.from);
            }
        }
        let units = 1 + Millis::try_from(chance.below(8)).unwrap_or(0);
        let cooled = rested.cooled(&pieces, units * self.setup.time_unit().unwrap_or(GLANCES) / 2);
        self.look(&cooled, seat, None, None)
    }

    fn think(
        &self,
        game: &AnyGame,
        seat: Seat,
        chance: &mut Chance,
        memory: &mut TranspositionTable,
    ) -> Option<Thought> {
        let tuning = Tuning { noise: NOISE, seed: chance.next(), ..Tuning::PLAY };
        let limits = Limits { depth: 8, ..Limits::nodes(self.nodes) };
        game.think(seat, (limits, tuning), memory, &mut |_| {})
    }
}

fn random(game: &AnyGame, seat: Seat, chance: &mut Chance) -> Option<String> {
    let legal = game.legal(seat);
    legal.get(chance.below(legal.len())).map(|legal| legal.exact.clone())
}

/// A random generator that repeats itself for a seed.
struct Chance(u64);

impl Chance {
    const fn next(&mut self) -> u64 {
        self.0 = stepped(self.0);
        self.0
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() >> 33).unwrap_or(0) % bound.max(1)
    }
}
