//! Orthodox chess as text: what is read, what is refused and why, and what is written.

use lasermate_engine::notation::fen::{Fields, Kings};
use lasermate_engine::notation::{MoveTextError, Notation, PositionError};
use lasermate_engine::variants::orthodox::Chess;

const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn read(fen: &str, text: &str) -> Result<String, MoveTextError> {
    let chess = Chess::read_position((), fen).expect(fen);
    chess.read_move(chess.turn(), text).map(|mv| chess.write_move(mv))
}

fn all_read(fen: &str, exact: &str, texts: &[&str]) {
    for text in texts {
        assert_eq!(read(fen, text).as_deref(), Ok(exact), "{text} in {fen}");
    }
}

fn san(fen: &str, exact: &str) -> String {
    let chess = Chess::read_position((), fen).expect(fen);
    let mv = chess.read_move(chess.turn(), exact).expect(exact);
    chess.san(chess.turn(), mv)
}

fn refused(text: &str) -> PositionError {
    Chess::read_position((), text).expect_err(text)
}

#[test]
fn pawn_moves_are_read_in_any_dress() {
    all_read(ARRAY, "e2e4", &["e2e4", "E2-E4", "e2 e4", " e4 ", "E4!", "e2–e4", "e4!?", "Pe4", "pe2e4"]);
    let take = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    all_read(take, "e4d5", &["exd5", "e4xd5", "E4 x D5", "ed5", "e:d5", "EXD5+"]);
    let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    all_read(passing, "e5d6", &["exd6", "exd6 e.p.", "exd6ep", "e5d6"]);
}

#[test]
fn pieces_moves_are_read_in_any_case() {
    all_read(ARRAY, "g1f3", &["Nf3", "nf3", "N f3", "Ng1f3", "ngf3", "N1f3", "NG1-F3"]);
    let two = "4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1";
    all_read(two, "d2f3", &["Ndf3", "nd2f3", "N2f3"]);
    assert_eq!(read(two, "Nf3"), Err(MoveTextError::Ambiguous));
}

#[test]
fn a_small_b_is_the_pawn_first_and_a_capital_the_bishop() {
    let both = "4k3/8/8/2p5/1P6/B7/8/4K3 w - - 0 1";
    assert_eq!(read(both, "bxc5").as_deref(), Ok("b4c5"));
    let bishop_too = "4k3/8/8/2p5/1P6/8/8/4K1B1 w - - 0 1";
    assert_eq!(read(bishop_too, "bxc5").as_deref(), Ok("b4c5"));
    assert_eq!(read(bishop_too, "Bxc5").as_deref(), Ok("g1c5"));
    let bishop_only = "4k3/8/8/2p5/8/8/8/4K1B1 w - - 0 1";
    assert_eq!(read(bishop_only, "bxc5").as_deref(), Ok("g1c5"));
    let pawn_only = "4k3/8/8/2p5/1P6/8/8/4K3 w - - 0 1";
    assert_eq!(read(pawn_only, "BXC5").as_deref(), Ok("b4c5"));
    assert_eq!(read("4k3/8/8/8/8/2B5/8/4K3 w - - 0 1", "bd2").as_deref(), Ok("c3d2"));
    assert_eq!(read(ARRAY, "b4").as_deref(), Ok("b2b4"));
    assert_eq!(read("4k3/8/8/8/8/8/2B5/4K3 w - - 0 1", "B2d3").as_deref(), Ok("c2d3"), "from the second row");
}

#[test]
fn castling_is_read_with_letters_and_noughts() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    all_read(fen, "e1g1", &["O-O", "o-o", "0-0", "OO", "0-0+", "e1g1", "Kg1"]);
    all_read(fen, "e1c1", &["O-O-O", "o-o-o", "0-0-0!", "000", "Kc1"]);
    assert_eq!(read("4k3/8/8/8/8/8/4K3/8 w - - 0 1", "O-O"), Err(MoveTextError::NoSuchMove));
}

#[test]
fn promotions_are_read_with_and_without_sign_and_left_open_when_not_named() {
    let fen = "3rk3/4P3/8/8/8/8/8/K7 w - - 0 1";
    let free = "3r4/4P3/8/8/8/8/k7/3K4 w - - 0 1";
    all_read(free, "e7e8q", &["e8=Q", "e8q", "E8Q", "e7e8=q", "e7-e8Q", "e8(Q)"]);
    all_read(fen, "e7d8n", &["exd8=N", "exd8n+", "e7xd8N", "ed8n"]);
    all_read(free, "e7e8b", &["e8b", "e8=B"]);
    all_read(free, "e7e8", &["e8", "e7e8"]);
}

#[test]
fn a_move_that_only_the_king_forbids_is_read_so_that_the_reason_can_be_told() {
    let pinned = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";
    assert_eq!(read(pinned, "Nc3").as_deref(), Ok("e2c3"));
    let all_pinned = "4r1k1/8/8/8/8/4N3/4N3/4K3 w - - 0 1";
    assert_eq!(read(all_pinned, "Nd4").as_deref(), Ok("e2d4"));
}

#[test]
fn what_is_no_move_is_said_so() {
    for text in
        ["", "hello", "e9", "z4", "Nf", "e2e4e5", "----", "🦀", "4e", "ß4", "e2e", &"e".repeat(10_000)]
    {
        assert_eq!(read(ARRAY, text), Err(MoveTextError::Unreadable), "{text}");
    }
    for text in ["Nd4", "Qd5", "e5", "exd3", "Bb2"] {
        assert_eq!(read(ARRAY, text), Err(MoveTextError::NoSuchMove), "{text}");
    }
}

#[test]
fn san_names_captures_checks_and_mates() {
    assert_eq!(san(ARRAY, "e2e4"), "e4");
    assert_eq!(san("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5"), "exd5");
    assert_eq!(san("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"), "exd6");
    assert_eq!(san("4k3/8/8/4p3/8/5N2/8/4K3 w - - 0 1", "f3e5"), "Nxe5");
    assert_eq!(san("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8"), "Ra8+");
    assert_eq!(san("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8"), "Ra8#");
    assert_eq!(san("6k1/P4ppp/8/8/8/8/8/4K3 w - - 0 1", "a7a8q"), "a8=Q#");
    assert_eq!(san("1r4k1/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8r"), "axb8=R+");
    assert_eq!(san("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"), "O-O");
    assert_eq!(san("3k4/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1"), "O-O-O+");
}

#[test]
fn san_says_which_piece_by_column_then_row_then_both() {
    assert_eq!(san("4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1", "d2f3"), "Ndf3");
    assert_eq!(san("4k3/8/8/4N3/8/8/8/4K1N1 w - - 0 1", "g1f3"), "Ngf3");
    assert_eq!(san("4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1", "g1f3"), "N1f3");
    assert_eq!(san("2k5/8/8/8/Q6Q/8/8/3K3Q w - - 0 1", "h4e4"), "Qh4e4");
    assert_eq!(san("4r1k1/8/8/8/8/4N3/8/4K1N1 w - - 0 1", "g1f3"), "Nf3", "the pinned one does not count");
}

#[test]
fn each_field_is_refused_by_name() {
    assert_eq!(refused(""), PositionError::Fields);
    assert_eq!(refused("8/8/8/8/8/8/8/8 w - - 0"), PositionError::Fields);
    let board = |rank, what| PositionError::Board { rank, what };
    let squares = "empty squares are counted by one digit from 1 to 8";
    for (text, error) in [
        ("k7/8/8/8/8/8/8 w - - 0 1", board(1, "it is missing")),
        ("k7/8/8/8/8/8/8/K7/8 w - - 0 1", board(1, "there are more than eight ranks")),
        ("k7/8/8/7/8/8/8/K7 w - - 0 1", board(5, "it has fewer than eight squares")),
        ("k7/8/8/8/8p/8/8/K7 w - - 0 1", board(4, "it has more than eight squares")),
        ("k7/8/44/8/8/8/8/K7 w - - 0 1", board(6, squares)),
        ("k7/9/8/8/8/8/8/K7 w - - 0 1", board(7, squares)),
        ("k7/8/8/8/8/8/8/Kx6 w - - 0 1", board(1, "pieces are the letters PNBRQK and pnbrqk")),
    ] {
        assert_eq!(refused(text), error, "{text}");
    }
    let field = |text: &str| match refused(text) {
        PositionError::Field { field, .. } => field,
        other => panic!("{text}: {other}"),
    };
    assert_eq!(field("k7/8/8/8/8/8/8/K7 W - - 0 1"), "side to move");
    for rights in ["QK", "KK", "KQkqK", "x", "K-"] {
        assert_eq!(field(&format!("k7/8/8/8/8/8/8/K7 w {rights} - 0 1")), "castling", "{rights}");
    }
    for passed in ["e9", "E3", "x", "e3e4", "--"] {
        assert_eq!(field(&format!("k7/8/8/8/8/8/8/K7 w - {passed} 0 1")), "en passant", "{passed}");
    }
    for number in ["-1", "+1", "01", "x", "65536", "1.5"] {
        assert_eq!(field(&format!("k7/8/8/8/8/8/8/K7 w - - {number} 1")), "half-move", "{number}");
        assert_eq!(field(&format!("k7/8/8/8/8/8/8/K7 w - - 0 {number}")), "move number", "{number}");
    }
    assert_eq!(field("k7/8/8/8/8/8/8/K7 w - - 0 0"), "move number");
}

#[test]
fn positions_no_game_can_stand_in_are_refused() {
    for (text, why) in [
        ("8/8/8/8/8/8/8/K7 w - - 0 1", "one king"),
        ("kk6/8/8/8/8/8/8/K7 w - - 0 1", "one king"),
        ("k6P/8/8/8/8/8/8/K7 w - - 0 1", "pawn"),
        ("k7/8/8/8/8/8/8/K6p w - - 0 1", "pawn"),
        ("k6R/8/8/8/8/8/8/K7 w - - 0 1", "in check"),
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", "castling"),
        ("4k3/8/8/8/8/8/8/3K3R w K - 0 1", "castling"),
        ("r3k3/8/8/8/8/8/8/4K3 w k - 0 1", "castling"),
        ("4k3/8/8/8/8/8/8/4K2r w K - 0 1", "castling"),
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "en passant"),
        ("4k3/8/4n3/4p3/8/8/8/4K3 w - e6 0 1", "en passant"),
        ("4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1", "en passant"),
        ("4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1", "en passant"),
    ] {
        match refused(text) {
            PositionError::Unplayable(said) => assert!(said.contains(why), "{text}: {said}"),
            other => panic!("{text}: {other:?}"),
        }
    }
}

#[test]
fn words_after_the_six_fields_are_left_to_overlays() {
    let text = "4k3/8/8/8/8/8/8/4K3 w - - 0 1 joker=b:g1 scored=b";
    assert_eq!(Fields::split(text).expect("fields").words(), ["joker=b:g1", "scored=b"]);
    match refused(text) {
        PositionError::Word { word, .. } => assert_eq!(word, "joker=b:g1"),
        other => panic!("{other}"),
    }
    let long = format!("4k3/8/8/8/8/8/8/4K3 w - - 0 1 {}", "ä".repeat(9_000));
    assert!(refused(&long).to_string().len() < 300);
}

#[test]
fn rule_2_5_5_a_position_without_kings_is_read_only_in_the_billi_phase() {
    let text = "r3r2r/8/8/8/8/8/8/R3R2R b - - 0 9";
    let fields = Fields::split(text).expect("fields");
    assert_eq!(fields.chess(Kings::Gone).map(|chess| chess.write_position()).as_deref(), Ok(text));
    assert_eq!(fields.chess(Kings::One), Err(PositionError::Unplayable("each side must have one king")));
    let kings = Fields::split(ARRAY).expect("fields").chess(Kings::Gone);
    assert_eq!(kings, Err(PositionError::Unplayable("no king can be left in the Billi phase")));
}

#[test]
fn puzzles_and_handicaps_may_have_any_number_of_pieces() {
    for text in ["k7/pppppppp/p7/8/8/8/8/K7 w - - 0 1", "7k/8/8/8/8/N7/NNNNNNNN/KNNNNNNN w - - 0 1"] {
        let chess = Chess::read_position((), text).expect("sound");
        assert_eq!(chess.write_position(), text);
    }
}
