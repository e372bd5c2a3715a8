//! The sentences of refusals say what to type instead.

use crate::english::English as _;
use lasermate_engine::any::AnyGame;
use lasermate_engine::refusal::Reason;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::{Preset, Setup};
use lasermate_present::variants;

/// What a move that is refused is answered with, in Crazy chess.
fn told(position: &str, typed: &str) -> String {
    let mut setup = Setup::parse("crazy", []).expect("a preset");
    setup.position = Some(position.to_owned());
    let mut game = AnyGame::new(&setup).expect("a position");
    let seat = game.to_act().mover().expect("somebody is to move");
    let refusal = game.try_text(seat, typed, 0).expect_err("no move");
    variants::refused(&game, seat, &refusal).english()
}

#[test]
fn rule_b16_castling_alone_is_told_what_second_step_to_type() {
    let start = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let why = "castling is only the king's first step. Add the second, as in";
    let black = start.replace(" w ", " b ");
    for (position, typed, example) in [
        (start, "O-O", "O-O-f1^"),
        (start, "0-0", "O-O-f1^"),
        (start, "e1g1", "O-O-f1^"),
        (start, "Kg1", "O-O-f1^"),
        (start, "O-O-O", "O-O-O-d1^"),
        (black.as_str(), "castle long", "O-O-O-d8^"),
    ] {
        let line = told(position, typed);
        assert!(line.contains(&format!("{why} {example}")), "{line}");
    }
}

/// Which condition it is, with its square, and what the king can do instead; after he has moved too.
#[test]
fn castling_is_refused_by_the_condition_that_is_not_met() {
    for (preset, position, typed, said) in [
        (
            "chess",
            "4k3/8/8/8/8/8/8/4KB1R w K - 0 1",
            "O-O",
            r"O\-O is illegal: the White bishop on f1 is between king and rook. From e1: ",
        ),
        (
            "chess",
            "4k3/8/8/8/8/4r3/8/4K2R w K - 0 1",
            "0-0",
            r"0\-0 is illegal: you can't castle out of check. From e1: ",
        ),
        (
            "chess",
            "4k3/8/8/8/8/5r2/8/4K2R w K - 0 1",
            "O-O",
            r"O\-O is illegal: your king would pass through check on f1. From e1: ",
        ),
        (
            "chess",
            "4k3/8/8/8/8/6r1/8/4K2R w K - 0 1",
            "O-O",
            r"O\-O is illegal: your king would be in check on g1. From e1: ",
        ),
        (
            "chess",
            "4k3/8/8/8/8/8/8/5K1R w - - 0 1",
            "O-O",
            r"O\-O is illegal: you can't castle to that side: the king or the rook there has moved. From f1: ",
        ),
        (
            "black-holes",
            "4k/5/5/5/5/3r1/5/R3K w Q - 0 1",
            "O-O-O",
            r"O\-O\-O is illegal: your king would pass through check on d1. From e1: ",
        ),
    ] {
        let mut setup = Setup::parse(preset, []).expect("a preset");
        setup.position = Some(position.to_owned());
        let mut game = AnyGame::new(&setup).expect("a position");
        let seat = game.to_act().mover().expect("somebody is to move");
        let refusal = game.try_text(seat, typed, 0).expect_err("no move");
        let line = variants::refused(&game, seat, &refusal).english();
        assert!(line.starts_with(said), "{line}");
    }
}

#[test]
fn what_is_not_understood_is_answered_with_moves_of_that_game() {
    for preset in Preset::all() {
        let mut game = AnyGame::new(&Setup::new(preset)).unwrap();
        // Without turns everybody waits at first.
        game.advance(60_000);
        let (seat, _) = game.to_act().iter().next().unwrap();
        let said = variants::refused(&game, seat, &game.may(seat, "xyz").unwrap_err()).english();
        let typed = said
            .split("Write it like ")
            .nth(1)
            .and_then(|typed| typed.trim_end_matches('.').split_once(" or "));
        let (cells, written) = typed.unwrap_or_else(|| panic!("{}: {said}", preset.name));
        assert_eq!(game.may(seat, cells), Ok(()), "{}: {said}", preset.name);
        let reason = game.may(seat, written).err().map(|refusal| refusal.reason);
        assert_ne!(reason, Some(Reason::Unreadable), "{}: {said}", preset.name);
    }
}

#[test]
fn a_square_without_a_piece_is_answered_with_those_that_go_there() {
    let mut setup = Setup::parse("chess", []).unwrap();
    setup.position = Some("4k3/8/8/8/8/8/R7/4K3 w - - 0 1".to_owned());
    let game = AnyGame::new(&setup).unwrap();
    let seat = game.to_act().mover().unwrap();
    for (typed, said) in [
        ("c2", "c2 doesn't say which piece. Possible: Rc2."),
        ("a2", "a2 isn't a whole move. From a2: "),
        ("b8", "b8 is illegal: none of your pieces can go there."),
    ] {
        let line = variants::refused(&game, seat, &game.may(seat, typed).unwrap_err()).english();
        assert!(line.starts_with(said), "{line}");
    }
}

/// What is read in any form is explained in any form, and in the letters of other languages.
#[test]
fn an_illegal_move_is_explained_however_it_is_written() {
    let game = AnyGame::new(&Setup::parse("chess", []).unwrap()).unwrap();
    for (typed, why) in [
        ("♘b3", "a knight"),
        ("Ｎｂ３", "a knight"),
        ("3. Nb3", "a knight"),
        ("Cb3", "a knight"),
        ("Dh5", "the White pawn on e2 is in the way. The queen on d1 can't move."),
        ("ｏ－ｏ", "the White bishop on f1 is between king and rook."),
    ] {
        let line =
            variants::refused(&game, Seat::First, &game.may(Seat::First, typed).unwrap_err()).english();
        assert!(line.contains(&format!("is illegal: {why}")), "{line}");
    }
}

/// What only lacks its promotion was called illegal where a game has a reason of its own for that.
#[test]
fn a_move_that_lacks_a_part_is_not_called_illegal() {
    let mut setup = Setup::parse("black-holes", []).expect("a preset");
    setup.position = Some("4k/P4/5/5/5/5/5/4K w - - 0 1".to_owned());
    let mut game = AnyGame::new(&setup).expect("a position");
    let seat = game.to_act().mover().expect("somebody is to move");
    let refusal = game.try_text(seat, "a8", 0).expect_err("a part is missing");
    let said = variants::refused(&game, seat, &refusal).english();
    assert!(said.starts_with("a8: choose a promotion"), "{said}");
}

/// The reason against the move that it comes nearest to making.
#[test]
fn a_piece_that_cannot_move_is_told_why() {
    let stuck = |game: &str, position: Option<&str>, square: &str| {
        let mut setup = Setup::parse(game, []).expect("a preset");
        setup.position = position.map(str::to_owned);
        let game = AnyGame::new(&setup).expect("a position");
        variants::stuck(&game, Seat::First, square).map(|why| why.english())
    };
    let pinned = Some("4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1");
    for (position, square, why) in [
        (None, "a1", Some("a1: the White knight on b1 is in the way. The rook on a1 can't move.")),
        (None, "e1", Some("e1: your own White queen is on d1. The king on e1 can't move.")),
        (
            pinned,
            "e2",
            Some(
                "e2: the knight on e2 is pinned, and your king would be in check. The knight on e2 can't move.",
            ),
        ),
        (None, "b1", None),
        (None, "e5", None),
        (None, "e8", None),
    ] {
        assert_eq!(stuck("chess", position, square).as_deref(), why, "{square}");
    }
    let idle = stuck("draughts", None, "c1").expect("it is behind its own men");
    assert_eq!(idle, "c1: b2 is occupied. The man on c1 can't move.");
}
