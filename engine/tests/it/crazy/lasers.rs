//! Lasers over Crazy chess (overlays.md L3, L5, L8), by the command line's words.
#![allow(clippy::expect_used, reason = "a test stops where its data are wrong")]

use lasermate_engine::any::AnyGame;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;
use lasermate_engine::view::BeamEnd;

fn game(options: &[&str], position: Option<&str>) -> AnyGame {
    let options = ["lasers=on"].iter().chain(options).copied();
    let mut setup = Setup::parse("crazy", options).expect("a set-up");
    setup.position = position.map(str::to_owned);
    AnyGame::new(&setup).expect("a position")
}

fn play(game: &mut AnyGame, words: &str) {
    for word in words.split_whitespace() {
        let at = game.address(word).expect("a word");
        let (seat, text) = (at.seat, at.text.to_owned());
        game.try_text(seat, &text, 0).unwrap_or_else(|error| panic!("{word}: {error:?}"));
    }
}

fn beam(game: &AnyGame, seat: Seat) -> (String, BeamEnd) {
    let view = game.view();
    let beam = view.beams.get(seat.index()).expect("a beam");
    let cells: Vec<_> = beam.crossings.iter().map(|crossing| view.mesh.name(crossing.cell)).collect();
    (cells.join("-"), beam.end)
}

/// With lasers switched off Crazy chess is move for move itself, and with them on it has the same moves.
#[test]
fn beams_change_no_move() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let stacks = "4k2r/8/3[rPN]4/8/4P3/8/3[RB'1]4/R3K3 b Qk e3:e4 0 12";
    for position in [start, stacks] {
        let mut setup = Setup::parse("crazy", []).expect("a set-up");
        setup.position = Some(position.to_owned());
        let plain = AnyGame::new(&setup).expect("a position");
        for denial in ["denial=hard", "denial=off"] {
            let lasers = game(&[denial], Some(position));
            assert_eq!(lasers.divide(2), plain.divide(2), "{position} {denial}");
            assert_eq!(lasers.position(), position);
            assert_eq!(lasers.view().beams.len(), 2);
        }
        assert!(plain.view().beams.is_empty());
    }
}

/// L3: the emitter stands two rows forward of the heel where no columns lie outside the pieces'.
#[test]
fn rule_l3_the_beams_of_the_eight_by_eight_frame() {
    let same = |options: &[&str]| {
        let setup = Setup::parse("billichess-8x8", options.iter().copied()).expect("a set-up");
        AnyGame::new(&setup).expect("the start")
    };
    for mirror in ["mirror=columns", "mirror=rows"] {
        for seat in [Seat::First, Seat::Second] {
            assert_eq!(beam(&game(&[mirror], None), seat), beam(&same(&[mirror]), seat), "{mirror}");
        }
    }
}

/// L5: of a stack the bottom piece alone acts, so what is loaded on it changes no beam.
#[test]
fn rule_l5_the_bottom_piece_of_a_stack_acts() {
    for pieces in ["[RPN]", "[RB'1]", "[Rq]"] {
        let stacked = game(&[], Some(&format!("4k3/8/8/5{pieces}2/8/8/8/4K3 w - - 0 1")));
        let alone = game(&[], Some("4k3/8/8/5R2/8/8/8/4K3 w - - 0 1"));
        let knight = game(&[], Some("4k3/8/8/5N2/8/8/8/4K3 w - - 0 1"));
        assert_eq!(beam(&stacked, Seat::First), beam(&alone, Seat::First), "{pieces}");
        assert_ne!(beam(&alone, Seat::First), beam(&knight, Seat::First), "a knight mirrors the other way");
    }
}

/// L5: mode A only, and a table that wants mode B is told why not.
#[test]
fn rule_l5_mode_b_is_refused_with_the_reason() {
    for option in ["mode=b", "mode=a", "lets_billi=unilateral"] {
        let error = Setup::parse("crazy", ["lasers=on", option]).expect_err(option).to_string();
        assert!(error.contains("mode A only, because its kings can be in stacks"), "{error}");
    }
    let why = |game, option| Setup::parse(game, [option]).expect_err(option).to_string();
    assert!(why("three-way", "denial=hard").contains("denial is for two sides"));
    assert!(why("realtime", "denial=hard").contains("denial needs turns"));
    assert!(why("black-holes", "board=12x8").contains("its beams bounce off the edge of its own board"));
    assert!(
        why("crazy", "denail=hard").contains("Its options are"),
        "what nobody has is told by what there is"
    );
}

/// L8: a denied move is undone with the lasermate that it made.
#[test]
fn rule_l8_a_denied_move_takes_its_lasermate_back() {
    let mut found = 0;
    // A piece anywhere: some of its moves send a beam into a heel.
    for (piece, cell) in ["R", "B", "Q"].into_iter().flat_map(|piece| (1..63).map(move |cell| (piece, cell)))
    {
        let (row, file) = (cell / 8, cell % 8);
        let mut rows = ["k7", "8", "8", "8", "8", "8", "8", "7K"].map(str::to_owned);
        if row == 0 || row == 7 {
            continue;
        }
        let empty = |count: usize| if count == 0 { String::new() } else { count.to_string() };
        rows[row] = empty(file) + piece + &empty(7 - file);
        let position = format!("{} w - - 0 1", rows.join("/"));
        let mut setup = Setup::parse("crazy", ["lasers=on"]).expect("a set-up");
        setup.position = Some(position.clone());
        // Where the piece gives check already, the position cannot be played.
        let Ok(base) = AnyGame::new(&setup) else { continue };
        for mv in base.legal(Seat::First) {
            let mut after = base.clone();
            play(&mut after, &mv.exact);
            let scored = after.view().scores.contains(&277);
            if scored && after.may(Seat::Second, "deny").is_ok() {
                play(&mut after, "red:deny");
                assert!(after.view().scores.iter().all(|points| *points == 0), "{position} {}", mv.exact);
                found += 1;
            }
        }
    }
    assert!(found > 0, "no move made a lasermate");
}
