//! Positions and moves of Black holes as text, both ways (notation.md).

use super::help::{BLACK, DIAGRAM_1, DIAGRAM_2, WHITE, at, moves};
use lasermate_engine::any::AnyGame;
use lasermate_engine::notation::{MoveTextError, Notation, PositionError};
use lasermate_engine::variants::Setup;
use lasermate_engine::variants::black_holes::{BlackHoles, HoleRules};

fn read(state: &BlackHoles, text: &str) -> Result<String, MoveTextError> {
    state.read_move(state.turn(), text).map(|mv| state.write_move(mv))
}

fn error(text: &str) -> PositionError {
    BlackHoles::read_position(HoleRules::default(), text).expect_err(text)
}

#[test]
fn positions_are_six_fields_over_eight_ranks_of_five() {
    for text in [DIAGRAM_1, DIAGRAM_2, "4k/5/5/Pp3/5/5/5/R3K w Q b6 0 2"] {
        assert_eq!(at(text).write_position(), text);
    }
}

#[test]
fn a_position_that_cannot_be_read_or_played_is_refused_with_the_reason() {
    assert_eq!(error("4k/5/5/5/5/5/5/4K w - -"), PositionError::Fields);
    let board = |rank, what| PositionError::Board { rank, what };
    assert_eq!(error("4k/5/5/5/5/5/4K w - - 0 1"), board(1, "it is missing"));
    assert_eq!(error("4k/5/5/5/5/5/5/5/4K w - - 0 1"), board(1, "there are more than eight ranks"));
    assert_eq!(
        error("4k/5/5/6/5/5/5/4K w - - 0 1"),
        board(5, "empty squares are counted by one digit from 1 to 5")
    );
    assert_eq!(
        error("4k/5/5/23/5/5/5/4K w - - 0 1"),
        board(5, "empty squares are counted by one digit from 1 to 5")
    );
    assert_eq!(
        error("4k/5/5/5N/5/5/5/4K w - - 0 1"),
        board(5, "pieces are the letters RSBQKPH and rsbqkph"),
        "the knight is S"
    );
    assert_eq!(error("4k/5/5/5/5/5/5/4KS w - - 0 1"), board(1, "it has more than five squares"));
    assert_eq!(error("4k/5/5/4/5/5/5/4K w - - 0 1"), board(5, "it has fewer than five squares"));
    for fields in [
        "x - - 0 1",
        "w K - 0 1",
        "w qQ - 0 1",
        "w - e9 0 1",
        "w - A3 0 1",
        "w - - -1 1",
        "w - - 0 0",
        "w - - 0 01",
    ] {
        assert!(
            matches!(error(&format!("4k/5/5/5/5/5/5/4K {fields}")), PositionError::Field { .. }),
            "{fields}"
        );
    }
    for text in [
        "5/5/5/5/5/5/5/4K w - - 0 1",
        "4k/5/5/5/5/5/5/3KK w - - 0 1",
        "4k/5/5/5/5/5/5/P3K w - - 0 1",
        "4k/5/5/5/5/5/5/4K w Q - 0 1",
        "4k/5/5/5/5/5/5/4K w - a6 0 1",
        "4k/4R/5/5/5/5/5/4K w - - 0 1",
        "4k/5/5/4H/5/1H3/5/1R2K w - - 0 1",
    ] {
        let seen = error(text);
        assert!(matches!(seen, PositionError::Unplayable(_)), "{text}: {seen}");
    }
    assert!(matches!(error("4k/5/5/5/5/5/5/4K w - - 0 1 billi=1"), PositionError::Word { .. }));
}

#[test]
fn exact_moves_are_written_as_notation_md_has_them() {
    let all = moves(&at(DIAGRAM_1));
    for text in ["@c1", "a1b1a4b4", "a2a3", "a4b5"] {
        assert!(all.contains(&text.to_owned()), "{text} in {all:?}");
    }
    assert!(all.is_sorted());
    assert!(moves(&at("4k/P4/5/5/5/5/5/R3K w Q - 0 1")).contains(&"a7a8h".to_owned()));
    assert!(moves(&at("4k/P4/5/5/5/5/5/R3K w Q - 0 1")).contains(&"e1c1".to_owned()));
}

#[test]
fn players_writing_is_the_authors() {
    let diagram = at(DIAGRAM_1);
    let san = |text: &str| {
        let mv = diagram.read_move(WHITE, text).expect(text);
        diagram.san(WHITE, mv)
    };
    let written = ["a1b1a4b4", "b2e5a4b5", "b2e5a4c6", "@c1", "a4a5", "d3c5", "e2e4", "d1c1"].map(san);
    let expected = ["Ra1-b1-a4xb4", "Bb2-e5-a4-b5", "Bb2-e5-a4xc6", "@c1", "Ha5", "Sc5", "e4", "Qc1"];
    assert_eq!(written, expected);
    let state = at("1H2k/1P3/5/2p2/1P3/5/H4/R3K w Q - 0 1");
    let san = |text: &str| state.san(WHITE, state.read_move(WHITE, text).expect(text));
    assert_eq!(["b4c5", "b7b8a2a8s", "e1c1"].map(san), ["bxc5", "b7-b8-a2-a8=S", "O-O-O"]);
    let mate = at("1r1rk/5/2h2/5/4h/5/5/4K b - - 0 1");
    assert_eq!(mate.san(BLACK, mate.read_move(BLACK, "c6b6").expect("exact")), "Hb6#");
}

#[test]
fn typed_moves_are_forgiving() {
    let diagram = at(DIAGRAM_1);
    for text in [
        "a1b1a4b4",
        "A1B1A4B4",
        "Ra1-b1-a4xb4",
        "ra1-b1-a4xb4",
        "R a1 b1 a4 b4",
        "Ra1-b1-a4xb4+",
        "Ra1xb4",
        "a1b4",
        "a1-b4",
        "Rxb4",
        "rb4",
        "Ra1-b1-b4",
        "Ra1-a4xb4",
    ] {
        assert_eq!(read(&diagram, text), Ok("a1b1a4b4".to_owned()), "{text}");
    }
    for text in ["@c1", "@C1", "drop c1", "DROP c1", "dropc1", "H@c1"] {
        assert_eq!(read(&diagram, text), Ok("@c1".to_owned()), "{text}");
    }
    for text in ["Sc5", "Nc5", "sc5", "d3c5", "D3-C5", "Sd3c5"] {
        assert_eq!(read(&diagram, text), Ok("d3c5".to_owned()), "{text}");
    }
    let castling = at("4k/5/5/5/5/5/5/R3K w Q - 0 1");
    for text in ["O-O-O", "0-0-0", "o-o-o", "O-O", "e1c1", "Kc1"] {
        assert_eq!(read(&castling, text), Ok("e1c1".to_owned()), "{text}");
    }
    let promotion = at("3rk/2P2/5/5/5/5/5/4K w - - 0 1");
    for (text, exact) in
        [("c8=H", "c7c8h"), ("c8h", "c7c8h"), ("cxd8=S", "c7d8s"), ("c7d8n", "c7d8s"), ("c8", "c7c8")]
    {
        assert_eq!(read(&promotion, text), Ok(exact.to_owned()), "{text}");
    }
}

#[test]
fn every_route_may_be_typed_and_without_one_the_first_is_taken() {
    let state = at("4k/5/2H2/5/2R2/5/2H2/4K w - - 0 1");
    assert_eq!(read(&state, "c4c6c2c5"), Ok("c4c6c2c5".to_owned()));
    assert_eq!(read(&state, "Rc4-c6-c8"), Ok("c4c6c6c8".to_owned()));
    assert_eq!(read(&state, "Rc8"), Ok("c4c6c6c8".to_owned()));
    assert_eq!(read(&state, "c4c5"), Ok("c4c5".to_owned()), "the normal move between the same squares");
}

#[test]
fn a_small_b_is_the_pawn_where_one_may_go_there_and_a_capital_the_bishop() {
    let state = at("4k/5/5/2p2/1P1B1/5/5/4K w - - 0 1");
    assert_eq!(read(&state, "bxc5"), Ok("b4c5".to_owned()));
    assert_eq!(read(&state, "Bxc5"), Ok("d4c5".to_owned()));
    assert_eq!(read(&state, "bb2"), Ok("d4b2".to_owned()));
    assert_eq!(read(&state, "b5"), Ok("b4b5".to_owned()));
}

#[test]
fn what_cannot_be_read_says_so() {
    let state = at("4k/5/5/R2R1/5/5/5/4K w - - 0 1");
    for text in
        ["", "hello", "a9", "f1", "@", "@f1", "@c1c2", "a1a2a3a4a5", "Ra", "é", "a1b1é", &"a1".repeat(50)]
    {
        assert_eq!(read(&state, text), Err(MoveTextError::Unreadable), "{text}");
    }
    assert_eq!(read(&state, "Rc5"), Err(MoveTextError::Ambiguous));
    assert_eq!(read(&state, "Rac5"), Ok("a5c5".to_owned()));
    assert_eq!(read(&state, "Qc5"), Err(MoveTextError::NoSuchMove));
    assert_eq!(read(&state, "Sa5b5"), Err(MoveTextError::NoSuchMove), "a rook stands there");
    assert_eq!(read(&state, "O-O-O"), Ok("e1c1".to_owned()), "for the rules to refuse");
}

#[test]
fn menus_walk_through_the_parts_of_a_move() {
    let mut setup = Setup::parse("black-holes", []).expect("a game");
    setup.position = Some("4k/5/2H2/5/2R2/5/2H2/4K w - - 0 1".to_owned());
    let game = AnyGame::new(&setup).expect("a position");
    let of = |exact: &str| {
        let legal = game.legal_routes(WHITE);
        legal.into_iter().find(|legal| legal.exact == exact).map(|legal| legal.choices.join(" "))
    };
    assert_eq!(of("@a1").as_deref(), Some("@ a1"));
    assert_eq!(of("c4c5").as_deref(), Some("c4 c5"));
    assert_eq!(of("c4c2c6c5").as_deref(), Some("c4 c2 c6 c5"));
    assert_eq!(of("c4c6c2c5").as_deref(), Some("c4 c6 c2 c5"));
    let (one, all) = (game.legal(WHITE), game.legal_routes(WHITE));
    assert_eq!(all.len(), one.len() + 4, "c3 and c5 by two routes each, beside the rook's step");
    let drop = one.iter().find(|legal| legal.exact == "@a1").expect("a drop");
    assert_eq!((drop.from.as_str(), drop.to.as_str()), ("@", "a1"));
}
