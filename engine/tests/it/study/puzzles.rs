//! Mates that are proved, found as puzzles, or given up.
#![allow(clippy::unwrap_used, reason = "a test stops where its data are wrong")]

use lasermate_engine::any::AnyGame;
use lasermate_engine::search::{Goal, ProofError, TranspositionTable};
use lasermate_engine::study::{Puzzle, PuzzleError, PuzzleSearch, Task, Theme};
use lasermate_engine::variants::Setup;

fn chess(position: &str, task: Task) -> Result<Puzzle, PuzzleError> {
    let mut setup = Setup::parse("chess", []).expect("a preset");
    setup.position = Some(position.to_owned());
    Puzzle::find(task, setup, None, 1_000_000)
}

fn mate(moves: u8) -> Task {
    Task { theme: Theme::Mate, moves }
}

#[test]
fn a_mate_is_found_where_there_is_one_and_only_at_its_length() {
    // A rook's mate on the last row, and the same with a move before it.
    let at_once = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
    assert_eq!(chess(at_once, mate(1)).unwrap().solution, ["w:a1a8"]);
    assert_eq!(chess(at_once, mate(2)), Err(PuzzleError::Shorter));
    let two_rooks = "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1";
    assert!(matches!(chess(two_rooks, mate(1)), Err(PuzzleError::Unproved(ProofError::No))));
    assert!(matches!(chess(two_rooks, mate(2)), Err(PuzzleError::Several(_))));
    let both = "6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1";
    assert_eq!(chess(both, mate(1)), Err(PuzzleError::Several("a1a8, b1b8".into())));
}

#[test]
fn a_mate_against_every_reply_is_told_from_one_against_most() {
    // The king comes to b6 or c7, and whatever the other does the rook mates; a rook of his own checks and upsets it.
    let forced = "k7/8/2K5/8/8/8/8/7R w - - 0 1";
    assert_eq!(chess(forced, mate(2)), Err(PuzzleError::Several("c6b6, c6c7".into())));
    let upset = "k7/8/2K5/8/8/8/r7/7R w - - 0 1";
    assert_eq!(chess(upset, mate(2)), Err(PuzzleError::Unproved(ProofError::No)));
}

#[test]
fn a_proof_that_would_take_too_long_is_given_up_and_says_so() {
    let setup = Setup::parse("chess", []).unwrap();
    let game = AnyGame::new(&setup).unwrap();
    assert_eq!(game.prove(Goal::Mate, 3, 100), Err(ProofError::TooMany));
    assert_eq!(game.prove(Goal::Lasermate, 1, 1_000), Err(ProofError::No));
}

#[test]
fn a_denial_is_tried_like_any_reply_and_costs_no_move() {
    // Black holds the right and denies the first mate; the second he cannot (crazy.md A2, A3, A8).
    let mut setup = Setup::parse("denial", []).unwrap();
    setup.position = Some("6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1".into());
    let proved = AnyGame::new(&setup).unwrap().prove(Goal::Mate, 1, 10_000).unwrap();
    assert_eq!(proved.keys, ["a1a8", "b1b8"]);
    let line: Vec<_> = proved.line.iter().map(|(_, text)| text.as_str()).collect();
    assert_eq!(line, ["a1a8", "deny", "b1b8"]);
    setup.position = Some("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1".into());
    let game = AnyGame::new(&setup).unwrap();
    assert_eq!(game.prove(Goal::Mate, 1, 10_000), Err(ProofError::No));
}

#[test]
fn the_same_seed_finds_the_same_puzzles() {
    let setup = Setup::parse("black-holes", []).unwrap();
    let tasks = Theme::tasks(&setup, 1);
    assert_eq!(tasks.iter().map(Task::to_string).collect::<Vec<_>>(), ["wormhole 1", "mate 1"]);
    let mine = PuzzleSearch { setup: &setup, tasks: &tasks, deep: 2, nodes: 500, most: 20_000, seed: 3 };
    let mut memory = TranspositionTable::new(1 << 20);
    let found: Vec<_> = (0..4).flat_map(|number| mine.game(number, &mut memory)).collect();
    let again: Vec<_> =
        (0..4).flat_map(|number| mine.game(number, &mut TranspositionTable::new(1 << 20))).collect();
    assert_eq!(found, again);
    assert!(!found.is_empty());
    assert!(found.iter().all(|one| one.puzzle.prove().is_ok()));
}

/// In draughts whoever leaves the other side no move has won: that is what a mate is there (draughts.md 5.1.6).
#[test]
fn a_win_at_draughts_is_found_like_a_mate() {
    let setup = |position: &str| {
        let mut setup = Setup::parse("draughts", []).unwrap();
        setup.position = Some(position.to_owned());
        setup
    };
    let find = |position: &str, moves| Puzzle::find(mate(moves), setup(position), None, 1_000_000);
    assert!(Theme::Mate.suits(&setup("start")));
    // The man on f2 keeps its neighbour from being captured, so that the last one is shut in.
    assert_eq!(find("8/8/8/8/7m/8/5M1M/8 w 0 1", 1).unwrap().solution, ["b:h2g3"]);
    assert_eq!(find("8/8/8/8/7m/8/5M1M/8 w 0 1", 2), Err(PuzzleError::Shorter));
    assert_eq!(
        find("8/8/8/8/3m4/2M5/5M2/8 w 0 1", 1),
        Err(PuzzleError::Forced),
        "nothing is to be found there"
    );
}
