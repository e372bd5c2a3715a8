//! The published test vectors (billichess.md 2.7), cell by cell.

use super::help::{BLUE, Game, RED, mode_a, rules};

#[test]
fn rule_2_7_2_the_empty_board_closes() {
    for (board, cells) in [("board=12x8", 48), ("board=8x8", 16)] {
        let game = Game::at(rules(&format!("mode=b {board}")), "8/8/8/8/8/8/8/8 w - - 0 1 billi=1");
        for seat in [BLUE, RED] {
            assert_eq!(game.length(seat), cells, "{board}");
            assert!(game.beam(seat).ends_with(" loop"), "{}", game.beam(seat));
        }
        let view = lasermate_engine::position::Position::view(game.state());
        let through = |beam: usize, emitter: usize| {
            let (cell, entry) = view.beams[emitter].emitter;
            view.beams[beam].crossings.iter().any(|crossing| (crossing.cell, crossing.entry) == (cell, entry))
        };
        assert!(through(0, 0) && through(1, 1));
        let small = board == "board=8x8";
        assert_eq!([through(0, 1), through(1, 0)], [small, small], "{board}: the other's emitter");
    }
}

#[test]
fn rule_2_7_5_a_lasermate_by_the_opponents_move() {
    let mut game = Game::new(mode_a());
    game.play("d3 e5 Bg5 d6");
    assert_eq!(game.scores(), [0, 0]);
    game.play("Nd2");
    let beam = "k7-l6-a5-b4-c3-d2-e3-f4-g5-f6-e7-d8-c8-d7-e6-f5-g4-h3-i2-j1 LASERMATE";
    assert_eq!(game.beam(RED), beam);
    let view = lasermate_engine::position::Position::view(game.state());
    let turned =
        |crossing: &&lasermate_engine::view::Crossing| crossing.exit != Some(crossing.entry.opposite());
    assert_eq!(view.beams[1].crossings.iter().filter(turned).count(), 3, "deflections");
    assert!(game.beam(BLUE).ends_with("corner j8"), "{}", game.beam(BLUE));
    assert_eq!(game.scores(), [0, 277]);
    assert_eq!(game.end(), None);
    let mut game = Game::new(rules("mirror=rows"));
    assert_eq!(game.play("d3 e5 Bg5 d6 Nd2").scores(), [0, 0]);
}
