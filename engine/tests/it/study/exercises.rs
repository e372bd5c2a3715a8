//! The published exercises as puzzles (black_holes.md 1.1, 1.6): their answers are found by looking at all there is.

use lasermate_engine::seat::Seat;
use lasermate_engine::study::{NONE, Puzzle, PuzzleError, Question};

const FIRST: &str = "rs1qk/p1ppp/bphh1/3hH/HP3/3S1/PBPPP/RH1QK";
const SECOND: &str = "Bskqb/1hrpH/1hhhp/p1p1H/H1P1P/PR3/Pp1P1/1QHKS w - - 0 1";

fn exercise(position: &str, side: &str, asks: &str, solution: &str) -> Result<Puzzle, PuzzleError> {
    Puzzle::read(&format!(
        "Task: exercise 1\nGame: black-holes\nRating: 1200\nPosition: {position}\n{side}Asks: {asks}\nSolution: {solution}"
    ))
}

#[test]
fn the_published_answers_are_found() {
    let (white, black) = (format!("{FIRST} w - - 0 1"), format!("{FIRST} b - - 0 1"));
    let published = [
        // 1.6.1: c1, White's own queen and White's own pawn.
        (white.as_str(), "", "through a1", "b4 c1 d1"),
        // 1.6.2: b5, the hole on c6 and White's own pawn.
        (white.as_str(), "", "through b2", "b5 c2 c6"),
        // 1.6.3: exactly one White pawn is not en prise.
        (black.as_str(), "Side: w\n", "safe", "d2"),
        // 1.6.5: neither king is in check.
        (SECOND, "", "checked", NONE),
    ];
    for (position, side, asks, solution) in published {
        let puzzle = exercise(position, side, asks, solution).expect("an exercise");
        assert_eq!(puzzle.prove(), Ok(()), "{asks}");
        assert_eq!(puzzle.answer(), solution);
        assert_eq!(Puzzle::read(&puzzle.to_string()).as_ref(), Ok(&puzzle));
        assert!(puzzle.steps().expect("none").is_empty());
        let wrong = exercise(position, side, asks, "e4").expect("an exercise");
        assert_eq!(wrong.prove(), Err(PuzzleError::Other(solution.to_owned())), "{asks}");
    }
}

#[test]
fn an_answer_is_read_in_any_order_and_in_words() {
    let puzzle = exercise(SECOND, "", "checked", NONE).expect("an exercise");
    let game = puzzle.game().expect("a game");
    let through = Question::Through("a1".to_owned());
    let words = |words: &[&str]| Some(words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>());
    assert_eq!(through.typed(&game, "d1, C1 and b4"), words(&["b4", "c1", "d1"]));
    assert_eq!(through.typed(&game, "c1 c1"), words(&["c1"]));
    assert_eq!(through.typed(&game, "nowhere"), words(&[NONE]));
    assert_eq!(Question::Checked.typed(&game, "Both"), words(&["black", "white"]));
    assert_eq!(Question::Checked.typed(&game, "w"), words(&["white"]));
    assert_eq!(Question::Checked.typed(&game, "neither"), words(&[NONE]));
    for text in ["", " , ", "z9", "white", "none c1", "Qd1"] {
        assert_eq!(through.typed(&game, text), None, "{text}");
    }
    assert_eq!(through.answer(&game, Seat::First), [NONE], "nothing stands there");
}

#[test]
fn an_exercise_asks_something_and_nothing_else_does() {
    let without = "Task: exercise 1\nGame: black-holes\nRating: 1200\nPosition: start\nSolution: none";
    assert_eq!(Puzzle::read(without), Err(PuzzleError::Missing("Asks")));
    let mate = "Task: mate 1\nGame: chess\nRating: 900\nPosition: 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\nAsks: safe\nSolution: w:a1a8";
    assert_eq!(Puzzle::read(mate), Err(PuzzleError::Missing("Asks")));
    for asks in ["through", "safe a1", "where", "checked w"] {
        assert_eq!(exercise(SECOND, "", asks, NONE), Err(PuzzleError::Unreadable(asks.to_owned())));
    }
}
