//! Sides, tracing, mirrors and what beams do not do (billichess.md 2.1.5, 2.2 to 2.4; overlays.md L2, L4).

use super::help::{BLUE, Billi, Game, RED, mode_a, random_position, rules};
use crate::dice::Dice;
use lasermate_engine::action::Action;
use lasermate_engine::board::{AcrossCorner, Corner, Mesh};
use lasermate_engine::notation::Notation;
use lasermate_engine::overlays::lasers::{Meeting, Mirror};
use lasermate_engine::perft::perft;
use lasermate_engine::piece::Kind;
use lasermate_engine::position::Position;
use lasermate_engine::variants::orthodox::Chess;
use lasermate_engine::view::BeamEnd;

#[test]
fn rule_2_2_3_empty_cells_are_crossed_corner_to_corner() {
    let view = Game::new(mode_a()).state().view();
    for beam in &view.beams {
        let empty = |cell| view.pieces.iter().all(|piece| piece.cell != cell);
        for crossing in beam.crossings.iter().filter(|crossing| empty(crossing.cell)) {
            assert_eq!(crossing.exit, Some(crossing.entry.opposite()));
        }
    }
}

/// The shortest helped lasermates: five plies under `columns`, four under `rows` (2.3 iv), by trying every game.
#[test]
fn rule_2_3_iv_the_shortest_helped_lasermates() {
    fn games(state: &Billi, plies: u32) -> u64 {
        if plies == 0 {
            return u64::from(state.has_scored(BLUE) || state.has_scored(RED));
        }
        let seat = state.base().turn();
        let mut found = 0;
        for mv in state.legal_moves(seat) {
            let mut next = *state;
            next.play(seat, Action::Move(mv), 0, &mut ());
            found += games(&next, plies - 1);
        }
        found
    }
    for (options, expected) in
        [("mirror=columns", [0, 0, 0, 0, 8].as_slice()), ("mirror=rows", &[0, 0, 0, 32])]
    {
        let start = Billi::start(rules(options));
        let found: Vec<_> = (1..).take(expected.len()).map(|plies| games(&start, plies)).collect();
        assert_eq!(found, expected, "{options}");
    }
}

#[test]
fn overlays_l2_mirrors_keep_the_side_or_the_end() {
    for entry in Corner::ALL {
        let columns = Meeting::of(Kind::Rook, true, Mirror::Columns).exit(entry);
        let rows = Meeting::of(Kind::Rook, true, Mirror::Rows).exit(entry);
        assert_eq!(columns, Some(entry.same_side()));
        assert_eq!(rows, Some(entry.same_end()));
        assert_eq!(Meeting::Pass.exit(entry), Some(entry.opposite()));
        assert_eq!(Meeting::Stop.exit(entry), None);
    }
}

#[test]
fn rule_2_4_1_emitters_are_plain_frame() {
    let mesh = Mesh::twelve();
    let cell = |name: &str| mesh.cell_named(name).unwrap();
    assert_eq!(mesh.beyond(cell("k7"), Corner::FarLeft), AcrossCorner::Cell(cell("k8"), Corner::NearLeft));
    assert_eq!(mesh.beyond(cell("j1"), Corner::FarRight), AcrossCorner::Cell(cell("j2"), Corner::NearRight));
    // A beam bounces off the adverse emitter: Blue's comes from l8 over k8 to (0, 7) and goes on into k7.
    let game = Game::at(rules("mode=b"), "2Q1r3/8/4R3/8/8/8/8/8 b - - 0 1 billi=1 mated=r");
    assert!(game.beam(BLUE).contains("-a8-") && game.beam(BLUE).ends_with(" loop"));
    let game = Game::at(mode_a(), "8/8/8/1k6/8/8/8/4KR2 b - - 0 1");
    assert!(game.state().view().beams.iter().all(|beam| beam.crossings.len() > 6));
}

#[test]
fn rule_2_4_2_beams_do_not_touch_each_other() {
    // On the empty 8x8 board both run through the same sixteen cells, and each to its own loop.
    let game = Game::at(rules("mode=b board=8x8"), "8/8/8/8/8/8/8/8 w - - 0 1 billi=1");
    let view = game.state().view();
    let sorted = |beam: usize| {
        let mut cells: Vec<_> = view.beams[beam].crossings.iter().map(|crossing| crossing.cell).collect();
        cells.sort_unstable();
        cells
    };
    assert_eq!(sorted(0), sorted(1));
    assert_eq!([game.length(BLUE), game.length(RED)], [16, 16]);
}

#[test]
fn rule_2_4_6_every_lasermate_comes_down_the_diagonal() {
    let mut dice = Dice::new(17);
    let mut seen = 0;
    while seen < 50 {
        let Some(state) = random_position(&mut dice, rules("mode=b")) else { continue };
        let view = state.view();
        for (beam, last) in view.beams.iter().zip([["l7", "k8"], ["i2", "j1"]]) {
            if matches!(beam.end, BeamEnd::Corner { lasermate: true, .. }) {
                let cells = &beam.crossings[beam.crossings.len() - 2..];
                assert_eq!([0, 1].map(|i| view.mesh.name(cells[i].cell)), last);
                seen += 1;
            }
        }
    }
}

#[test]
fn rule_2_4_7_and_2_5_10_chess_ignores_the_beams() {
    const POSITIONS: [(&str, u32); 4] = [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4),
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4),
        ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 3),
    ];
    for (position, depth) in POSITIONS {
        let chess = Chess::read_position((), position).unwrap();
        for options in ["", "mirror=rows", "board=8x8", "board=8x8 mirror=rows", "own_move_only=on"] {
            let billi = Billi::read_position(rules(options), position).unwrap();
            assert_eq!(perft(&billi, depth), perft(&chess, depth), "{position} {options}");
        }
    }
}

/// Mode A is leaf for leaf its base: the same moves, checks, ends and keys all along random games.
#[test]
fn law_mode_a_is_orthodox_chess_move_for_move() {
    let mut dice = Dice::new(3);
    for options in ["", "board=8x8", "mirror=rows"] {
        for _ in 0..40 {
            let mut chess = Chess::start(());
            let mut billi = Billi::start(rules(options));
            for _ in 0..200 {
                let seat = chess.turn();
                let (one, two) = (chess.legal_moves(seat), billi.legal_moves(seat));
                assert_eq!(one, two);
                assert_eq!(chess.key(), billi.key());
                assert_eq!(chess.to_act(), billi.to_act());
                assert_eq!(chess.outcome().map(|end| end.kind), billi.outcome().map(|end| end.kind));
                assert_eq!(chess.view().check, billi.view().check);
                assert_eq!([chess.quiet_plies(), billi.quiet_plies()], [chess.quiet_plies(); 2]);
                assert_eq!(chess.draw_rules(), billi.draw_rules());
                if one.is_empty() || chess.outcome().is_some() {
                    break;
                }
                let mv = one[dice.below(one.len())];
                chess.play(seat, Action::Move(mv), 0, &mut ());
                billi.play(seat, Action::Move(mv), 0, &mut ());
                let text = billi.write_position();
                assert!(text.starts_with(&chess.write_position()), "{text}");
            }
        }
    }
}
