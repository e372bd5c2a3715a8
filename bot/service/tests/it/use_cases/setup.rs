//! `/setup`: what stands on the cells of a position that is put up, and what follows from it.

use lasermate_domain::command::CommandId;
use lasermate_domain::port::{Reply, ReplyKind};

use crate::kit::served::Served;

fn setup(room: &Served, action: &str, what: &str) -> Reply {
    room.command("ann", "room", CommandId::Setup, &[("action", action), ("what", what)])
}

/// The position that is told after an action.
fn told(room: &Served, action: &str, what: &str) -> String {
    let reply = setup(room, action, what);
    assert_ne!(reply.kind, ReplyKind::Refused, "{action} {what}: {}", reply.text);
    reply.text.split('`').find(|part| part.contains('/')).expect("a position").to_owned()
}

const START: &str = "wRwNwBwQwKwBwNwR/wPwPwPwPwPwPwPwP/8/8|rRrNrBrQrKrBrNrR/rPrPrPrPrPrPrPrP/8/8|bRbNbBbQbKbBbNbR/bPbPbPbPbPbPbPbP/8/8";

/// The hexagon is put up piece by piece as squares are (three_way.md 3.1.2): each piece is written with its side.
#[test]
fn a_hexagon_is_put_up_by_pieces() {
    let room = Served::new();
    let start = told(&room, "new", "three-way");
    assert_eq!(start, format!("{START} w wrb a1,h1,l8,a8,h12,l12 - 0 1"));
    let moved = told(&room, "move", "e2 e9");
    assert!(moved.contains("wPwPwPwP1wPwPwP/8/8|") && moved.contains("/8/3wP4 w wrb"), "{moved}");
    let put = told(&room, "put", "rQd5, bnL12 WKe4");
    assert!(put.contains("|rRrNrBrQrKrBrNrR/rPrPrPrPrPrPrPrP/8/4rQ3|"), "{put}");
    assert!(put.contains("bRbNbBbQbKbBbNbN/"), "{put}");
    assert!(put.starts_with("wRwNwBwQwKwBwNwR/wPwPwPwP1wPwPwP/8/4wK3|"), "{put}");
    // A game cannot stand like that; castling ends with its rook, and with its king.
    let two_kings = setup(&room, "show", "");
    assert!(two_kings.text.contains("each living side must have one king"), "{}", two_kings.text);
    let one_king = told(&room, "remove", "e1");
    assert!(one_king.ends_with(" w wrb - - 0 1"), "rights ended while nothing could be played: {one_king}");
    let refused = setup(&room, "put", "Qe4");
    assert_eq!(refused.kind, ReplyKind::Refused);
    assert!(
        refused.text.contains("I don't understand Qe4.") && refused.text.contains("put wKe1 rQd8"),
        "{}",
        refused.text
    );
    for none in ["wQe6", "wQa9", "wXe4", "gQe4", "wQ", "rQ5"] {
        assert_eq!(setup(&room, "put", none).kind, ReplyKind::Refused, "{none}");
    }
}

/// Rights stay as long as king and rook stand, side by side with those of the others (three_way.md 3.2.10).
#[test]
fn a_right_to_castle_ends_with_its_rook_alone() {
    let room = Served::new();
    told(&room, "new", "three-way");
    let without = told(&room, "remove", "l8");
    assert!(without.ends_with(" w wrb a1,h1,a8,h12,l12 - 0 1"), "{without}");
    let moved = told(&room, "move", "i12 i11");
    assert!(moved.ends_with(" w wrb a1,h1,a8 - 0 1"), "{moved}");
}

/// It was read as a row of the board.
#[test]
fn a_position_is_read_in_the_game_that_stands_before_it() {
    const KINGS: &str = "4k3/8/8/8/8/8/8/4K2R w K -";
    let room = Served::new();
    for (before, game) in [
        ("chess ", "Chess"),
        ("billichess position:", "BilliChess"),
        ("", "BilliChess"),
        ("position:", "BilliChess"),
        ("chess fen: ", "Chess"),
    ] {
        let told = setup(&room, "position", &format!("{before}{KINGS}")).text;
        assert!(told.contains(&format!("**Position editor**: {game}: `{KINGS} 0 1`")), "{before}: {told}");
    }
}

/// Who has no king has fallen, and may come back with one (three_way.md 3.3.1); nobody moves for whoever has fallen.
#[test]
fn whose_king_is_taken_off_has_fallen() {
    let room = Served::new();
    told(&room, "new", "three-way");
    assert!(told(&room, "remove", "d8").contains(" w wb "), "Red has fallen");
    assert!(told(&room, "turn", "black").contains(" b wb "));
    let moves = setup(&room, "moves", "");
    assert!(moves.text.contains("Black: "), "{}", moves.text);
    assert!(told(&room, "put", "rKd7").contains(" b wrb "));
    let nobody = told(&room, "clear", "");
    assert_eq!(nobody, "8/8/8/8|8/8/8/8|8/8/8/8 b wrb - - 0 1");
    assert!(told(&room, "put", "wKe1 bKi12").contains(" b wb "));
    // A king that was left standing by somebody who resigned stays without a player.
    let resigned = "4wK3/8/8/8|4rK3/8/8/8|4bK3/8/8/8 w wb - - 0 1";
    assert_eq!(told(&room, "position", resigned), resigned);
    assert!(told(&room, "put", "wQd1").contains(" w wb "), "Red still has resigned");
}

/// Where the turn passes the other way around, Red sits where Black does else (three_way.md 3.1.3).
#[test]
fn mirrored_seats_have_their_own_cells() {
    let room = Served::new();
    let start = told(&room, "new", "three-way turn=mirror");
    assert!(start.starts_with(START), "{start}");
    let moved = told(&room, "move", "h12 h9");
    assert!(moved.contains("|1rNrBrQrKrBrNrR/rPrPrPrPrPrPrPrP/8/rR7|"), "{moved}");
}

/// What lasers have come to is forgotten when pieces change, and the frame's cells hold none (overlays.md L6).
#[test]
fn a_hexagon_under_lasers_is_put_up_too() {
    let room = Served::new();
    let start = told(&room, "new", "three-way-lasers");
    assert!(start.starts_with(START), "{start}");
    let moved = told(&room, "move", "d2 d4");
    assert!(moved.contains("/wPwPwP1wPwPwPwP/8/3wP4|"), "{moved}");
    let beams = setup(&room, "beams", "");
    assert_ne!(beams.kind, ReplyKind::Refused);
    assert!(beams.text.contains("d4") || beams.text.lines().count() == 3, "{}", beams.text);
}

/// The computer refused a hint there, and solved the same position where it was pasted.
#[test]
fn rule_f13_nobody_has_the_position_of_their_own_rated_game_solved() {
    const POSITION: &str = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2";
    for (rating, refuses) in [("rated", true), ("casual", false)] {
        let served = Served::new();
        served.begin("lobby", &[("game", "chess"), ("rating", rating)]);
        for (who, mv) in [("ann", "f3"), ("bob", "e5"), ("ann", "g4")] {
            served.play(who, "lobby", mv);
        }
        // A right less, the colours mirrored, a move back: what helps there helps here.
        for near in [
            "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b - - 0 1",
            "rnbqkbnr/ppppp2p/5p2/6p1/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2",
        ] {
            let placed = [("action", "position"), ("what", near)];
            served.command("bob", "elsewhere", CommandId::Setup, &placed);
            let thought = served.command("bob", "elsewhere", CommandId::Setup, &[("action", "evaluation")]);
            assert_eq!(thought.kind == ReplyKind::Refused, refuses, "{near}: {}", thought.text);
        }
        let played_on = [("game", "chess"), ("position", POSITION), ("against", "computer")];
        let played_on = served.command("bob", "board room", CommandId::Challenge, &played_on);
        assert_eq!(played_on.kind == ReplyKind::Refused, refuses, "{}", played_on.text);
        let check = |who: &str, refuses: bool| {
            // Pasted elsewhere, and set up there.
            let solved = [("stipulation", "#1"), ("position", POSITION)];
            let solved = served.command(who, "elsewhere", CommandId::Solve, &solved);
            let placed = [("action", "position"), ("what", POSITION)];
            served.command(who, "elsewhere", CommandId::Setup, &placed);
            let thought = served.command(who, "elsewhere", CommandId::Setup, &[("action", "evaluation")]);
            let moves = served.command(who, "elsewhere", CommandId::Setup, &[("action", "moves")]);
            assert_ne!(moves.kind, ReplyKind::Refused, "{}", moves.text);
            for reply in [solved, thought] {
                assert_eq!(reply.kind == ReplyKind::Refused, refuses, "{rating} {who}: {}", reply.text);
                assert_eq!(reply.text.contains("This is too near your game"), refuses, "{}", reply.text);
            }
        };
        check("ann", refuses);
        check("bob", refuses);
        check("cid", false);
        served.play("bob", "lobby", "Qh4");
        check("bob", false);
    }
}
