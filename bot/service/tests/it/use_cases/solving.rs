//! Ratings by puzzles: a first attempt is a game between solver and puzzle, kept in the log and to the digit in what follows from it.

use lasermate_domain::command::CommandId;
use lasermate_domain::port::{Ask, Audience, Reply, ReplyKind, UnixMillis};
use lasermate_domain::puzzles;
use lasermate_domain::ratings::points;

use crate::kit::asked;
use crate::kit::served::{Served, press};

struct Room {
    served: Served,
    at: UnixMillis,
}

impl Room {
    fn new() -> Self {
        Self { served: Served::new(), at: 1_000_000 }
    }

    fn take(&mut self, who: &str, ask: Ask) -> Reply {
        self.at += 1_000;
        self.served.ask(who, "room", self.at, ask)
    }

    fn ask(&mut self, who: &str, command: CommandId, options: &[(&str, &str)]) -> Reply {
        self.take(who, asked::command(command, options))
    }

    fn answer(&mut self, who: &str, number: u64, answer: &str) -> Reply {
        self.ask(who, CommandId::Puzzle, &[("number", &number.to_string()), ("answer", answer)])
    }

    fn press(&mut self, who: &str, button: &str) -> Reply {
        self.take(who, press(button))
    }

    /// Somebody's rating in the game of a puzzle, in points.
    fn rating(&self, who: &str, number: u64) -> Option<i64> {
        let no = self.served.service().store().number_of(&asked::person(who).id).expect("read")?;
        let game = puzzles::listed(number).expect("a puzzle").preset.name;
        let solver = self.served.service().store().solver(no, game).expect("read")?;
        Some(points(solver.skill.rating))
    }
}

/// `/hint` after `/puzzle` helped with the game of the room, or said that there is none.
#[test]
fn a_hint_after_a_puzzle_is_about_the_puzzle() {
    let mut room = Room::new();
    let number = puzzles::of(lasermate_engine::variants::Preset::named("chess"), None)[0];
    let shown = room.ask("ann", CommandId::Puzzle, &[("number", &number.to_string())]);
    assert_eq!(shown.kind, ReplyKind::Shown);
    let before = room.rating("ann", number);
    let told = room.ask("ann", CommandId::Hint, &[]);
    assert_eq!((told.kind, told.audience), (ReplyKind::Shown, Audience::Secret), "{}", told.text);
    assert!(told.text.starts_with(&format!("Hint for puzzle {number}: begin with the ")), "{}", told.text);
    let from = &key(number)[..2];
    assert!(
        told.text.contains(&format!(" on {from}.")) && told.text.contains("It counts as not solved."),
        "{}",
        told.text
    );
    assert_ne!(room.rating("ann", number), before, "a hint is an attempt");
    let rating = room.rating("ann", number);
    let again = room.ask("ann", CommandId::Hint, &[]);
    assert!(again.text.contains(from) && !again.text.contains("counts"), "{}", again.text);
    // Nobody else's, and not once it is solved.
    let other = room.ask("bob", CommandId::Hint, &[]);
    assert!(other.kind == ReplyKind::Refused && other.text.contains("no game"), "{}", other.text);
    assert!(room.answer("ann", number, &key(number)).text.contains("correct"));
    assert_eq!(room.rating("ann", number), rating);
    assert_eq!(room.ask("ann", CommandId::Hint, &[]).kind, ReplyKind::Refused);
    room.served.rebuilt();
}

/// With a game on it is about what changed last: the puzzle that was shown, or the board.
#[test]
fn a_hint_is_about_the_puzzle_or_the_board_whichever_is_newer() {
    let mut room = Room::new();
    room.ask("ann", CommandId::Challenge, &[("game", "chess"), ("side", "first")]);
    room.ask("bob", CommandId::Accept, &[]);
    let number = puzzles::of(lasermate_engine::variants::Preset::named("chess"), None)[0].to_string();
    assert!(room.ask("ann", CommandId::Hint, &[]).text.starts_with("The computer would"));
    room.ask("ann", CommandId::Puzzle, &[("number", &number)]);
    assert!(room.ask("ann", CommandId::Hint, &[]).text.starts_with("Hint for puzzle"));
    for (who, mv) in [("ann", "e4"), ("bob", "e5")] {
        assert_eq!(room.ask(who, CommandId::Move, &[("move", mv)]).kind, ReplyKind::Done);
    }
    assert!(room.ask("ann", CommandId::Hint, &[]).text.starts_with("The computer would"));
    // A watcher's puzzle is at hand whatever is played beside it.
    room.ask("cid", CommandId::Puzzle, &[("number", &number)]);
    room.ask("ann", CommandId::Move, &[("move", "Nf3")]);
    assert!(room.ask("cid", CommandId::Hint, &[]).text.starts_with("Hint for puzzle"));
}

fn key(number: u64) -> String {
    puzzles::numbered(number).expect("a puzzle").key().to_owned()
}

/// A legal answer that is wrong.
fn wrong(number: u64) -> String {
    let puzzle = puzzles::numbered(number).expect("a puzzle");
    let game = puzzle.game().expect("a game");
    let legal = game.legal(puzzle.solver(&game)).into_iter().map(|legal| legal.exact);
    legal.into_iter().find(|text| text != puzzle.key() && text.len() <= 30).expect("another move")
}

#[test]
fn the_first_attempt_counts_and_no_other() {
    let mut room = Room::new();
    let refused = room.answer("ann", 1, "a1a1");
    assert_eq!(refused.kind, ReplyKind::Refused);
    assert_eq!(room.rating("ann", 1), None, "what is illegal is no attempt: {}", refused.text);
    let right = room.answer("ann", 1, &key(1));
    assert_eq!(right.audience, Audience::Secret);
    let now = room.rating("ann", 1).expect("a rating");
    assert!(now > 1500, "{now}");
    let told = format!("Your puzzle rating in BilliChess: 1500? \u{2192} **{now}?**.");
    assert!(right.text.contains("**correct!**") && right.text.contains(&told), "{}", right.text);
    for again in [key(1), wrong(1)] {
        let again = room.answer("ann", 1, &again);
        assert!(!again.text.contains("rating") && again.kind == ReplyKind::Shown, "{}", again.text);
        assert_eq!(again.audience, Audience::Secret);
    }
    assert_eq!(room.rating("ann", 1), Some(now));
    // A wrong answer is lost, and the right one after it changes nothing.
    let lost = room.answer("bob", 1, &wrong(1));
    let now = room.rating("bob", 1).expect("a rating");
    let told =
        format!("not the solution. Try again. Your puzzle rating in BilliChess: 1500? \u{2192} **{now}?**.");
    assert!(now < 1500 && lost.text.contains(&told), "{}", lost.text);
    let late = room.answer("bob", 1, &key(1));
    assert!(late.text.contains("**correct!**") && !late.text.contains("rating"), "{}", late.text);
    assert_eq!(room.rating("bob", 1), Some(now));
    room.served.rebuilt();
}

#[test]
fn who_asks_for_the_solution_has_lost() {
    let mut room = Room::new();
    let given = room.press("ann", "puzzle-solution:p2:0");
    assert!(given.text.starts_with("Solution of puzzle 2:"), "{}", given.text);
    assert_eq!(given.audience, Audience::Secret);
    let now = room.rating("ann", 2).expect("a rating");
    assert!(now < 1500 && given.text.contains(&format!("**{now}?**")), "{}", given.text);
    let again = room.press("ann", "puzzle-solution:p2:0");
    assert!(!again.text.contains("rating"), "{}", again.text);
    let late = room.answer("ann", 2, &key(2));
    assert!(late.text.contains("**correct!**") && !late.text.contains("rating"), "{}", late.text);
    room.served.rebuilt();
}

/// A puzzle that many fail is hard, and each game has its own ratings.
#[test]
fn puzzles_are_rated_too_and_each_game_for_itself() {
    let mut room = Room::new();
    let seed = i64::from(puzzles::listed(1).expect("a puzzle").rating);
    for who in ["ann", "bob", "cid", "dan"] {
        room.answer(who, 1, &wrong(1));
    }
    let rated = room.served.service().store().puzzle(1).expect("read").expect("tried");
    assert_eq!((rated.tried, rated.solved), (4, 0));
    assert!(points(rated.skill.rating) > seed, "{rated:?}");
    let chess = puzzles::of(lasermate_engine::variants::Preset::named("chess"), None)[0];
    room.answer("ann", chess, &key(chess));
    let profile = room.ask("ann", CommandId::Profile, &[]);
    let (billi, own) = (room.rating("ann", 1).expect("one"), room.rating("ann", chess).expect("one"));
    assert!(
        profile.text.contains(&format!("- BilliChess puzzles: **{billi}?** (0 of 1 solved)")),
        "{}",
        profile.text
    );
    assert!(
        profile.text.contains(&format!("- Chess puzzles: **{own}?** (1 of 1 solved)")),
        "{}",
        profile.text
    );
    room.served.rebuilt();
}

#[test]
fn the_next_puzzle_is_near_and_none_that_was_solved() {
    let mut room = Room::new();
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..40 {
        let shown = room.ask("ann", CommandId::Puzzle, &[("game", "chess")]);
        let number: u64 = shown
            .text
            .trim_start_matches("**Puzzle ")
            .split('*')
            .next()
            .and_then(|n| n.parse().ok())
            .expect("a number");
        assert!(seen.insert(number), "{number} was solved already");
        let own = room.rating("ann", number).unwrap_or(1500);
        let rating = i64::from(puzzles::listed(number).expect("it").rating);
        let left = puzzles::of(lasermate_engine::variants::Preset::named("chess"), None);
        let nearer = left.iter().filter(|other| !seen.contains(other)).filter(|other| {
            let other = i64::from(puzzles::listed(**other).expect("it").rating);
            (other - own).abs() < (rating - own).abs()
        });
        assert!(nearer.count() <= 8, "puzzle {number} of {rating} for {own}");
        room.answer("ann", number, &key(number));
    }
    room.served.rebuilt();
}

#[test]
fn who_deletes_their_data_is_nobody_to_the_puzzles() {
    let mut room = Room::new();
    room.answer("ann", 1, &key(1));
    room.answer("bob", 1, &wrong(1));
    let puzzle = room.served.service().store().puzzle(1).expect("read");
    let export = room.ask("ann", CommandId::Privacy, &[("action", "export")]);
    let file = export.file.expect("a file").text;
    assert!(file.contains("\"solver\"") && file.contains("\"puzzle\": 1"), "{file}");
    let asked = room.ask("ann", CommandId::Privacy, &[("action", "delete")]);
    let deleted = room.take("ann", Ask::Press(asked.buttons[0].id.clone()));
    assert_eq!(deleted.text, "Your data has been deleted.");
    room.served.rebuilt();
    assert_eq!(room.rating("ann", 1), None);
    assert_eq!(
        room.served.service().store().puzzle(1).expect("read"),
        puzzle,
        "what she did to the puzzle stays"
    );
    let back = room.answer("ann", 1, &key(1));
    assert!(back.text.contains("1500? \u{2192}"), "somebody new: {}", back.text);
    room.served.rebuilt();
}

/// Whoever answers means the puzzle that they asked for last, also before anything is stored of them.
#[test]
fn two_strangers_are_not_taken_for_one() {
    let mut room = Room::new();
    for (who, number) in [("ann", "1"), ("bob", "2"), ("cid", "3")] {
        let shown = room.ask(who, CommandId::Puzzle, &[("number", number)]);
        assert!(shown.text.contains(&format!("**Puzzle {number}**")), "{}", shown.text);
    }
    for (who, number) in [("ann", 1), ("bob", 2)] {
        let told = room.ask(who, CommandId::Puzzle, &[("answer", &key(number))]);
        assert!(told.text.starts_with(&format!("Puzzle {number}: **correct!**")), "{who}: {}", told.text);
    }
    // Who asked for none means the room's.
    let told = room.ask("dan", CommandId::Puzzle, &[("answer", &key(3))]);
    assert!(told.text.starts_with("Puzzle 3: **correct!**"), "{}", told.text);
}

/// An exercise is answered with squares in any order, or with `none`, and counts like a puzzle (black_holes.md 1.6).
#[test]
fn an_exercise_is_answered_and_counts() {
    let exercises = puzzles::of(
        None,
        lasermate_engine::study::Theme::all().into_iter().find(|theme| theme.word() == "exercise"),
    );
    let [through, .., checked] = exercises.as_slice() else { panic!("{exercises:?}") };
    let mut room = Room::new();
    let shown = room.ask("ann", CommandId::Puzzle, &[("number", &through.to_string())]);
    let asks = "**Where can the rook on a1 end up if it travels through the holes? Name all squares.**";
    assert!(shown.text.contains(asks), "{}", shown.text);
    assert_eq!((shown.pictures.len(), shown.buttons.len()), (1, 2));
    let refused = room.answer("ann", *through, "Ra1-c1");
    assert_eq!(refused.kind, ReplyKind::Refused, "{}", refused.text);
    assert_eq!(room.rating("ann", *through), None, "what is no answer is no attempt");
    let right = room.answer("ann", *through, "d1, c1 and b4");
    assert!(
        right.text.contains("**correct!** The answer is b4, c1, d1. Your puzzle rating"),
        "{}",
        right.text
    );
    assert!(room.rating("ann", *through).expect("a rating") > 1500);
    let lost = room.answer("bob", *through, "c1");
    assert!(lost.text.contains("that isn't it. Try again. Your puzzle rating"), "{}", lost.text);
    let form = room.press("bob", &format!("form-puzzle:p{checked}:0"));
    let field = &form.form.expect("a form").fields[0];
    assert_eq!(field.label, "Squares or sides, or none");
    let none = room.answer("cid", *checked, "Neither");
    assert!(none.text.contains("**correct!** The answer is none."), "{}", none.text);
    let set = room.ask("cid", CommandId::Puzzle, &[("number", &checked.to_string())]);
    assert!(!set.pictures[0].alt.contains("in check"), "{}", set.pictures[0].alt);
    let given = room.press("dan", &format!("puzzle-solution:p{checked}:0"));
    assert!(given.text.starts_with(&format!("Solution of puzzle {checked}: none.")), "{}", given.text);
    let by_theme = room.ask("dan", CommandId::Puzzle, &[("theme", "exercise"), ("game", "black-holes")]);
    assert!(by_theme.text.contains("Black holes. **"), "{}", by_theme.text);
    room.served.rebuilt();
}
