//! Every puzzle that the bot sets is proved again, also by plain minimax, and what is no puzzle is told so.

use std::collections::BTreeMap;

use lasermate_core::puzzles;
use lasermate_engine::action::Asked;
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::search::{Goal, Limits, TranspositionTable, Tuning};
use lasermate_engine::seat::Seat;
use lasermate_engine::study::{Puzzle, PuzzleError, Task, Theme, read_puzzles};

#[test]
fn every_puzzle_is_solved_by_one_first_action_alone_and_by_its_solution() {
    for (number, puzzle) in (1..).zip(puzzles::all()) {
        assert_eq!(puzzle.prove(), Ok(()), "puzzle {number}:\n{puzzle}");
    }
}

/// Whether a goal can be forced, by the texts of a table alone: everything that may be said is tried. The prover that mines
/// the puzzles has no part in it.
struct Plain {
    goal: Goal,
    solver: Seat,
    /// What last refuted an attempt, by the moves that were left: tried first, so that it takes seconds and not hours.
    refuting: BTreeMap<usize, String>,
}

impl Plain {
    /// All that a seat may choose: moves, and the words that are no moves.
    fn choices(game: &AnyGame, seat: Seat) -> Vec<String> {
        const LIFELINES: [&str; 4] = ["lifeline-none", "lifeline-pass", "lifeline-reflect", "lifeline-stop"];
        let (mut found, words) = match game.to_act().of(seat) {
            Some(Asked::Move) => (game.movable(seat), &["deny", "accept-defeat", "pass"][..]),
            Some(Asked::Denial { .. }) => (Vec::new(), &["deny", "allow"][..]),
            _ => (Vec::new(), &LIFELINES[..]),
        };
        found.extend(words.iter().filter(|word| game.may(seat, word).is_ok()).map(|word| (*word).to_owned()));
        found
    }

    /// The game after a choice, and whether the goal is reached by then; `None` for a defeat that ends the game.
    fn after(&self, game: &AnyGame, seat: Seat, text: &str) -> Option<(AnyGame, bool)> {
        let mut after = game.clone();
        let played = after.try_text(seat, text, 0).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        let own = |effect: &Effect| matches!(effect, Effect::Lasermate { beam, points, .. } if *beam == self.solver && *points > 0);
        let reached = match self.goal {
            Goal::Lasermate => played.effects.iter().any(own),
            Goal::Mate => after.outcome().is_some_and(|outcome| {
                outcome.kind.is_mate() && outcome.winners().any(|winner| winner == self.solver)
            }),
        };
        (text != "accept-defeat" || after.outcome().is_none()).then_some((after, reached))
    }

    /// Whether a choice of whoever is to act leads to the goal within so many moves of the solver's.
    fn forces(&mut self, game: &AnyGame, seat: Seat, text: &str, moves: usize) -> bool {
        let is_word = ["deny", "allow", "accept-defeat"].contains(&text) || text.starts_with("lifeline-");
        let cost = usize::from(seat == self.solver && !is_word);
        // A move that is denied has not been made.
        let given_back = usize::from(seat != self.solver && text == "deny");
        let Some(left) = (moves + given_back).checked_sub(cost) else { return false };
        let Some((after, reached)) = self.after(game, seat, text) else { return seat != self.solver };
        reached || self.solved(&after, left)
    }

    fn solved(&mut self, game: &AnyGame, moves: usize) -> bool {
        let Some((seat, _)) = game.to_act().iter().next().filter(|_| game.outcome().is_none()) else {
            return false;
        };
        let mut choices = Self::choices(game, seat);
        if seat == self.solver {
            return choices.iter().any(|text| self.forces(game, seat, text, moves));
        }
        if let Some(first) = choices.iter().position(|text| Some(text) == self.refuting.get(&moves)) {
            choices.swap(0, first);
        }
        let refuting = choices.iter().find(|text| !self.forces(game, seat, text, moves)).cloned();
        let holds = refuting.is_none();
        self.refuting.insert(moves, refuting.unwrap_or_default());
        holds && !choices.is_empty()
    }
}

#[test]
fn plain_minimax_finds_the_same_first_action_alone_and_none_in_fewer_moves() {
    for (number, puzzle) in (1..).zip(puzzles::all()) {
        let game = puzzle.game().expect("a position");
        let solver = Puzzle::solver(&game);
        let mut plain = Plain { goal: puzzle.task.theme.goal(), solver, refuting: BTreeMap::new() };
        let moves = usize::from(puzzle.task.moves);
        let keys: Vec<_> = Plain::choices(&game, solver)
            .into_iter()
            .filter(|text| plain.forces(&game, solver, text, moves))
            .collect();
        assert_eq!(keys, [puzzle.key()], "puzzle {number}:\n{puzzle}");
        if moves > 1 {
            assert!(!plain.solved(&game, moves - 1), "puzzle {number} takes fewer moves:\n{puzzle}");
        }
    }
}

#[test]
fn the_puzzles_are_a_few_dozen_of_every_theme_and_length() {
    let all = puzzles::all();
    assert!(all.len() >= 36, "{}", all.len());
    for theme in Theme::all() {
        for moves in 1..=2 {
            let task = Task { theme, moves };
            let count = all.iter().filter(|puzzle| puzzle.task == task).count();
            assert!(count >= 2, "{task}: {count}");
        }
    }
}

#[test]
fn a_puzzle_is_read_as_it_is_written() {
    for puzzle in puzzles::all() {
        assert_eq!(Puzzle::read(&puzzle.to_string()).as_ref(), Ok(puzzle));
    }
}

#[test]
fn what_is_no_puzzle_is_refused_with_its_number() {
    let good = puzzles::all()[0].to_string();
    let cases = [
        (good.replace("Task: ", "Tusk: "), PuzzleError::Missing("Task")),
        (good.replace("Task: lasermate 1", "Task: lasermate"), PuzzleError::Unreadable("lasermate".into())),
        (good.replace("Game: billichess", "Game: ludo"), PuzzleError::Missing("Game")),
        (good.replace("Solution: ", "Solution: z9z9 "), PuzzleError::Unplayable("z9z9".into())),
        ("only words".to_owned(), PuzzleError::Unreadable("only words".into())),
    ];
    for (text, expected) in cases {
        let Err((number, error)) = read_puzzles(&format!("{good}\n\n{text}")) else { panic!("{text}") };
        assert_eq!(number, 2);
        match expected {
            PuzzleError::Missing("Game") => assert!(matches!(error, PuzzleError::Unreadable(_)), "{error}"),
            expected => assert_eq!(error, expected),
        }
    }
}

/// The search as it is played leaves moves out that plain minimax looks at; it loses no short mate by that. Where moves are
/// denied it may mate in another way, which takes longer.
#[test]
fn as_it_is_played_it_finds_the_mates_of_the_puzzles() {
    for (number, puzzle) in (1..).zip(puzzles::all()) {
        if puzzle.task.theme == Theme::Lasermate || puzzle.task.moves > 2 {
            continue;
        }
        let game = puzzle.game().expect("a position");
        let mut memory = TranspositionTable::new(1 << 22);
        let how = (Limits::nodes(3_000_000), Tuning::PLAY);
        let thought = game.think(Puzzle::solver(&game), how, &mut memory, &mut |_| {}).expect("a move");
        if puzzle.task.theme != Theme::Denial {
            assert_eq!(thought.action.as_deref(), Some(puzzle.key()), "puzzle {number}:\n{puzzle}");
        }
        assert!(thought.ends_in().is_some_and(|plies| plies > 0), "puzzle {number}: {}", thought.value);
    }
}
