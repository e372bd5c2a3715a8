//! What an attempt at a puzzle makes of the ratings of its solver and of the puzzle: a game between the two.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, glicko2};

use super::row::Skill;
use super::skill::{MILLION, new_skill, of_two, rested, stored_of};
use crate::log::PersonNo;
use crate::port::UnixMillis;

/// How unsure the rating of a puzzle is that nobody has tried, in points.
const UNTRIED: i64 = 200;
const SIDES: usize = 2;

/// Somebody's first answer to a puzzle, or their asking for the solution before any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    pub person: PersonNo,
    pub puzzle: u64,
    /// Its game: the preset's name.
    pub variant: String,
    /// The rating that the puzzle begins with, in points.
    pub seed: u16,
    /// Whether the answer was right.
    pub solved: bool,
    pub at: UnixMillis,
}

impl Attempt {
    /// The form in which the log keeps it: `412 billichess 1340 solved`.
    pub fn body(&self) -> String {
        let came = if self.solved { "solved" } else { "failed" };
        format!("{} {} {} {came}", self.puzzle, self.variant, self.seed)
    }

    /// Reads that form; `None` for what is none.
    pub fn read(person: PersonNo, at: UnixMillis, body: &str) -> Option<Self> {
        let words: Vec<&str> = body.split(' ').collect();
        let [puzzle, variant, seed, came] = words.as_slice() else { return None };
        let solved = match *came {
            "solved" => true,
            "failed" => false,
            _ => return None,
        };
        let (puzzle, seed) = (puzzle.parse().ok()?, seed.parse().ok()?);
        Some(Self { person, puzzle, variant: (*variant).to_owned(), seed, solved, at })
    }
}

/// A rating got by puzzles, somebody's in a game or a puzzle's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleSkill {
    /// How strong, or how hard.
    pub skill: Skill,
    pub tried: u32,
    /// How many of them were right.
    pub solved: u32,
    /// When the last one was.
    pub at: UnixMillis,
}

impl PuzzleSkill {
    fn with(self, skill: Skill, attempt: &Attempt) -> Self {
        let solved = self.solved + u32::from(attempt.solved);
        Self { skill, tried: self.tried + 1, solved, at: attempt.at }
    }
}

/// What somebody has in a game before their first puzzle of it.
pub fn new_solver() -> PuzzleSkill {
    PuzzleSkill { skill: new_skill(SIDES), tried: 0, solved: 0, at: 0 }
}

/// What a puzzle has before anybody tries it.
pub fn untried(seed: u16) -> PuzzleSkill {
    let skill = Skill { rating: i64::from(seed) * MILLION, deviation: UNTRIED * MILLION, ..new_skill(SIDES) };
    PuzzleSkill { skill, tried: 0, solved: 0, at: 0 }
}

/// The ratings of the solver and of the puzzle after an attempt, from those before it.
pub fn after_attempt(
    attempt: &Attempt,
    solver: Option<PuzzleSkill>,
    puzzle: Option<PuzzleSkill>,
) -> (PuzzleSkill, PuzzleSkill) {
    let (solver, puzzle) =
        (solver.unwrap_or_else(new_solver), puzzle.unwrap_or_else(|| untried(attempt.seed)));
    // A puzzle gets no weaker by lying about.
    let waited = if solver.tried == 0 { 0 } else { attempt.at - solver.at };
    let (one, two) = (of_two(rested(solver.skill, waited)), of_two(puzzle.skill));
    let outcome = if attempt.solved { Outcomes::WIN } else { Outcomes::LOSS };
    let (one, two) = glicko2(&one, &two, &outcome, &Glicko2Config::new());
    (solver.with(stored_of(&one), attempt), puzzle.with(stored_of(&two), attempt))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attempt(solved: bool, at: UnixMillis) -> Attempt {
        let (person, variant) = (PersonNo(1), "chess".to_owned());
        Attempt { person, puzzle: 7, variant, seed: 1400, solved, at }
    }

    #[test]
    fn an_attempt_is_read_as_it_is_written() {
        let own = attempt(true, 5);
        assert_eq!(own.body(), "7 chess 1400 solved");
        assert_eq!(Attempt::read(PersonNo(1), 5, &own.body()), Some(own));
        for wrong in
            ["", "7 chess 1400", "7 chess 1400 won", "x chess 1400 solved", "7 chess 1400 solved now"]
        {
            assert_eq!(Attempt::read(PersonNo(1), 5, wrong), None, "{wrong}");
        }
    }

    /// The example of Glickman's paper has three opponents; here is the first of them alone, worked out by hand: a player of 1500
    /// and 200 beats one of 1400 and 30.
    #[test]
    fn an_attempt_is_a_game_between_solver_and_puzzle() {
        let solver = PuzzleSkill {
            skill: Skill { rating: 1500 * MILLION, deviation: 200 * MILLION, volatility: 60_000_000 },
            ..new_solver()
        };
        let puzzle =
            PuzzleSkill { skill: Skill { deviation: 30 * MILLION, ..untried(1400).skill }, ..untried(1400) };
        let (solver, puzzle) = after_attempt(&attempt(true, 0), Some(solver), Some(puzzle));
        assert!((solver.skill.rating - 1_563_564_000).abs() < 100_000, "{solver:?}");
        assert!((solver.skill.deviation - 175_402_000).abs() < 100_000, "{solver:?}");
        assert!(puzzle.skill.rating < 1400 * MILLION && puzzle.solved == 1 && puzzle.tried == 1);
    }

    #[test]
    fn who_has_not_solved_any_for_long_is_rated_less_surely() {
        let (first, puzzle) = after_attempt(&attempt(true, 0), None, None);
        let soon = after_attempt(&attempt(false, 1), Some(first), Some(puzzle)).0;
        let late = after_attempt(&attempt(false, 400 * 24 * 60 * 60 * 1000), Some(first), Some(puzzle)).0;
        assert!(late.skill.deviation > soon.skill.deviation && late.skill.rating < soon.skill.rating);
    }
}
