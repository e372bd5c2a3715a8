//! The puzzles that the bot sets are proved again, a sample also by plain minimax, and what is no puzzle is told so.

use std::collections::BTreeMap;

use lasermate_domain::puzzles;
use lasermate_engine::action::{Action, Asked};
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::search::{Goal, Limits, TranspositionTable, Tuning};
use lasermate_engine::seat::Seat;
use lasermate_engine::study::{Puzzle, PuzzleError, Theme, read_puzzles};
use lasermate_engine::variants::Preset;

/// Every so many puzzles one is looked at by plain minimax.
const SAMPLE: u64 = 29;

/// A sample of all puzzles with their numbers, and the first ones whole.
fn sample() -> Vec<(u64, Puzzle)> {
    let numbers = 1..=puzzles::all().len() as u64;
    let some = numbers.filter(|number| number % SAMPLE == 1);
    some.map(|number| (number, puzzles::numbered(number).expect("it can be read"))).collect()
}

/// The proof of the whole collection: each puzzle is solved by one first action alone and by its solution, and no two are alike but
/// for a trifle.
#[test]
fn every_puzzle_is_proved() {
    let all: Vec<Puzzle> =
        (1..=puzzles::all().len() as u64).map(|n| puzzles::numbered(n).expect("read")).collect();
    for (number, puzzle) in (1..).zip(&all) {
        assert_eq!(puzzle.prove(), Ok(()), "puzzle {number}:\n{puzzle}");
        assert_eq!(Puzzle::read(&puzzle.to_string()).as_ref(), Ok(puzzle));
        let alike = all.iter().take(number - 1).position(|other| other.resembles(puzzle));
        assert_eq!(alike, None, "puzzle {number}:\n{puzzle}");
    }
}

/// A puzzle whose first action is forced teaches nothing, and one that is rated must have a rating.
#[test]
fn a_puzzle_leaves_a_choice_and_has_a_rating() {
    for (number, puzzle) in sample() {
        if puzzle.asks.is_some() {
            continue;
        }
        let game = puzzle.game().expect("a position");
        let solver = puzzle.solver(&game);
        let choices = game.legal(solver).len() + game.answers(solver).len();
        assert!(choices > 1, "puzzle {number}:\n{puzzle}");
    }
    assert!(puzzles::all().iter().all(|listed| (600..=3000).contains(&listed.rating)));
}

/// Whoever knows the solution can give it as an answer.
#[test]
fn every_solution_can_be_typed() {
    for (number, listed) in (1..).zip(puzzles::all()) {
        let puzzle: Puzzle = listed.puzzle().expect("read");
        let answer = puzzle.answer();
        assert!((1..=30).contains(&answer.len()), "puzzle {number}: {answer}");
        let word = Action::<()>::from_word(&answer);
        let is_taken = matches!(word, None | Some(Action::Deny | Action::Pass | Action::AcceptDefeat));
        assert!(is_taken, "puzzle {number}: {answer}");
    }
}

/// The published exercises of Black holes are puzzles too (black_holes.md 1.6), answered as they are published.
#[test]
fn the_published_exercises_are_among_them() {
    let all = puzzles::all().iter().filter(|listed| listed.task.theme == Theme::Exercise);
    let answers: Vec<_> = all
        .map(|listed| listed.puzzle().expect("read"))
        .inspect(|puzzle| assert_eq!(puzzle.prove(), Ok(()), "{puzzle}"))
        .map(|puzzle| (puzzle.setup.preset().name, puzzle.answer()))
        .collect();
    let published = ["b4 c1 d1", "b5 c2 c6", "d2", "none"];
    assert_eq!(answers, published.map(|answer| ("black-holes", answer.to_owned())));
}

/// Whether a goal can be forced, by the texts of a table alone: everything that may be said is tried. The prover that mines
/// the puzzles has no part in it.
struct Plain {
    goal: Goal,
    solver: Seat,
    /// Whether the solver's promises are to be kept.
    pledged: bool,
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
        found.extend(
            words.iter().filter(|word| game.may(seat, **word).is_ok()).map(|word| (*word).to_owned()),
        );
        found
    }

    /// The game after a choice, and whether the goal is reached by then; `None` for a defeat that ends the game, and for a breach.
    fn after(&self, game: &AnyGame, seat: Seat, text: &str) -> Option<(AnyGame, bool)> {
        let mut after = game.clone();
        if self.pledged && seat == self.solver && !game.would_break(seat, text, 0).is_empty() {
            return None;
        }
        let played = after.try_text(seat, text, 0).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        let own = |effect: &Effect| matches!(effect, Effect::Lasermate { beam, points, .. } if *beam == self.solver && *points > 0);
        let reached = match self.goal {
            Goal::Lasermate => played.effects.iter().any(own),
            Goal::King => played.effects.iter().any(|effect| Goal::King.is_reached_by(effect, self.solver)),
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
        if after.view().fallen.contains(&self.solver) {
            return false;
        }
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

/// Longer ones take it too long, and without turns it knows no moments.
fn is_plain(puzzle: &Puzzle) -> bool {
    let facts = puzzle.setup.facts();
    facts.has_turns && puzzle.task.moves <= 2 && !facts.has_stacks && puzzle.asks.is_none()
}

#[test]
fn plain_minimax_finds_the_same_first_action_alone_and_none_in_fewer_moves() {
    let mut seen = 0;
    for (number, puzzle) in sample().into_iter().filter(|(_, puzzle)| is_plain(puzzle)) {
        seen += 1;
        let game = puzzle.game().expect("a position");
        let (solver, pledged) = (puzzle.solver(&game), puzzle.task.theme == Theme::Pact);
        let goal = puzzle.task.theme.goal().expect("a goal");
        let mut plain = Plain { goal, solver, pledged, refuting: BTreeMap::new() };
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
    assert!(seen > 15, "{seen}");
}

#[test]
fn there_are_a_thousand_puzzles_of_all_games_and_themes() {
    assert!(puzzles::all().len() >= 1_000, "{}", puzzles::all().len());
    let games: Vec<_> = puzzles::games().iter().map(|preset| preset.name).collect();
    let presets: Vec<_> = Preset::all().iter().map(|preset| preset.name).collect();
    assert_eq!(games, presets, "every game has some");
    for preset in Preset::all() {
        let count = puzzles::of(Some(preset), None).len();
        assert!(count >= 10, "{}: {count}", preset.name);
    }
    for word in ["lasermate", "mate", "denial", "wormhole", "shot", "king", "pact", "ready", "exercise"] {
        assert!(puzzles::themes().iter().any(|theme| theme.word() == word), "{word}");
    }
}

/// The collection is small in the program, and in memory too: nothing of a puzzle but its text is kept.
#[test]
fn the_collection_is_small_and_damage_is_told() {
    let text = puzzles::all()
        .iter()
        .map(|listed| listed.puzzle().expect("read").to_string())
        .collect::<Vec<_>>()
        .join("\n");
    let packed = puzzles::packed(&text).expect("packed");
    assert!(packed.len() < 200_000, "{} bytes", packed.len());
    assert_eq!(puzzles::unpacked(&packed).expect("unpacked"), text);
    assert!(puzzles::unpacked(&packed[..packed.len() / 2]).is_err(), "cut short");
    let endless = puzzles::packed(&"x".repeat(5 << 20)).expect("packed");
    assert!(puzzles::unpacked(&endless).is_err(), "more than there may be");
}

#[test]
fn a_puzzle_is_read_as_it_is_written() {
    for (_, puzzle) in sample() {
        assert_eq!(Puzzle::read(&puzzle.to_string()), Ok(puzzle));
    }
}

#[test]
fn what_is_no_puzzle_is_refused_with_its_number() {
    let good = puzzles::numbered(1).expect("a puzzle").to_string();
    let cases = [
        (good.replace("Task: ", "Tusk: "), PuzzleError::Missing("Task")),
        (good.replace("Task: lasermate 1", "Task: lasermate"), PuzzleError::Unreadable("lasermate".into())),
        (good.replace("Game: billichess", "Game: ludo"), PuzzleError::Missing("Game")),
        (good.replace("Rating: ", "Rating: x"), PuzzleError::Missing("Game")),
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
    for (number, puzzle) in sample().into_iter().filter(|(_, puzzle)| is_plain(puzzle)) {
        if puzzle.task.theme.goal() != Some(Goal::Mate) {
            continue;
        }
        let game = puzzle.game().expect("a position");
        let mut memory = TranspositionTable::new(1 << 22);
        let how = (Limits::nodes(3_000_000), Tuning::PLAY);
        let thought = game.think(puzzle.solver(&game), how, &mut memory, &mut |_| {}).expect("a move");
        if puzzle.task.theme != Theme::Denial {
            assert_eq!(thought.action.as_deref(), Some(puzzle.key()), "puzzle {number}:\n{puzzle}");
        }
        assert!(thought.ends_in().is_some_and(|plies| plies > 0), "puzzle {number}: {}", thought.value);
    }
}
