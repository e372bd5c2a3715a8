//! Lasers over Black holes: the same leaves, holes that every beam passes, points (overlays.md L1 to L5, L8).

use super::help::{BLACK, DIAGRAM_1, DIAGRAM_2, WHITE, at};
use crate::dice::Dice;
use crate::oracle::black_holes::board::squares;
use crate::oracle::black_holes::chance;
use crate::oracle::black_holes::options::Options;
use lasermate_engine::action::Action;
use lasermate_engine::any::AnyGame;
use lasermate_engine::board::{Corner, Mesh};
use lasermate_engine::effect::{Effect, Recording};
use lasermate_engine::notation::Notation;
use lasermate_engine::overlays::lasers::{LaserRules, Lasers, Mode};
use lasermate_engine::perft::perft;
use lasermate_engine::position::Position;
use lasermate_engine::variants::Setup;
use lasermate_engine::variants::black_holes::{BlackHoles, HoleRules};
use lasermate_engine::view::BeamEnd;

type LaserHoles = Lasers<BlackHoles>;

fn rules(mode: Mode) -> LaserRules<HoleRules> {
    LaserRules::<()> { mode, ..LaserRules::default() }.over(HoleRules::default())
}

fn lasers(mode: Mode, text: &str) -> LaserHoles {
    LaserHoles::read_position(rules(mode), text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn game(options: &[&str], position: Option<&str>) -> AnyGame {
    let mut setup = Setup::parse("black-holes", options.iter().copied()).expect("options of the game");
    setup.position = position.map(str::to_owned);
    AnyGame::new(&setup).expect("a position")
}

#[test]
fn lasers_change_no_leaf() {
    for text in [DIAGRAM_1, DIAGRAM_2, "rsbqk/ppppp/5/5/5/5/PPPPP/RSBQK w Qq - 0 1"] {
        assert_eq!(perft(&lasers(Mode::A, text), 3), perft(&at(text), 3), "{text}");
    }
}

#[test]
fn without_the_option_it_is_the_base() {
    let (base, off) = (game(&[], None), game(&["lasers=off"], None));
    assert_eq!(base.position(), off.position());
    assert!(base.view().beams.is_empty() && !game(&["lasers"], None).view().beams.is_empty());
    assert_eq!(game(&["lasers"], None).perft(3), base.perft(3));
    assert_eq!(game(&["lasers"], None).position(), base.position(), "nothing has been scored");
}

#[test]
fn rule_l3_the_emitters_stand_two_rows_forward_and_the_heels_at_the_right_end() {
    let mesh = Mesh::five();
    let base = |seat: usize| {
        let base = mesh.bases()[seat];
        (mesh.name(base.heel.0), base.heel.1, mesh.name(base.emitter.0), base.emitter.1)
    };
    assert_eq!(base(0), ("e1", Corner::NearRight, "e3", Corner::NearRight));
    assert_eq!(base(1), ("a8", Corner::FarLeft, "a6", Corner::FarLeft));
    let view = lasers(Mode::A, "4k/5/5/5/5/5/5/K4 w - - 0 1").view();
    let begins = |seat: usize| {
        let cells = view.beams[seat].crossings.iter().take(3);
        cells.map(|crossing| mesh.name(crossing.cell)).collect::<Vec<_>>()
    };
    assert_eq!(begins(0), ["e3", "d4", "c5"], "forward and to the left");
    assert_eq!(begins(1), ["a6", "b5", "c4"]);
}

#[test]
fn rule_l5_beams_run_as_if_no_hole_were_there() {
    for seed in 1..400 {
        let mut position = chance::position(&mut Dice::new(seed));
        position.options = Options::DEFAULT;
        position.passed = None;
        if position.in_check(!position.white_moves) {
            continue;
        }
        let holed = lasers(Mode::A, &position.text());
        for square in squares() {
            if position.at(square).is_some_and(|piece| piece.letter == 'H') {
                position.put(square, None);
            }
        }
        if position.in_check(!position.white_moves) {
            continue;
        }
        let bare = lasers(Mode::A, &position.text());
        for seat in [WHITE, BLACK] {
            assert_eq!(holed.path(seat), bare.path(seat), "{}", position.text());
        }
    }
}

#[test]
fn rule_l4_a_beam_that_ends_in_the_opponents_heel_scores_once() {
    let mut scored = 0;
    for seed in 1..60 {
        let mut dice = Dice::new(seed);
        let mut state = LaserHoles::start(rules(Mode::A));
        for _ in 0..120 {
            let seat = state.base().turn();
            let moves = state.legal_moves(seat).to_vec();
            if moves.is_empty() {
                break;
            }
            let before = [WHITE, BLACK].map(|beam| state.has_scored(beam));
            let mut told = Vec::new();
            state.play(seat, Action::Move(*dice.pick(&moves)), 0, &mut Recording(&mut told));
            for (beam, before) in [WHITE, BLACK].into_iter().zip(before) {
                let there = state.path(beam).end;
                let in_heel = matches!(there, BeamEnd::Corner { lasermate: true, .. });
                assert_eq!(state.has_scored(beam), before || in_heel, "the fast trace and the plain one");
                let points = told.iter().find_map(|effect| match effect {
                    Effect::Lasermate { beam: whose, points, .. } if *whose == beam => Some(*points),
                    _ => None,
                });
                if in_heel && !before {
                    assert_eq!(points, Some(277));
                    scored += 1;
                }
            }
            let text = state.write_position();
            let back = LaserHoles::read_position(rules(Mode::A), &text).expect("as written");
            assert_eq!(back.write_position(), text);
            assert_eq!(back.view().scores, state.view().scores);
        }
    }
    assert!(scored > 5, "{scored} lasermates");
}

#[test]
fn rule_1_3_7_overlays_name_every_route() {
    // Through a3 and b1 either way, the rook comes to b3.
    let text = "4k/5/5/5/5/H4/5/RH2K w - - 0 1";
    let routes = |options: &[&str]| {
        let legal = game(options, Some(text)).legal_routes(WHITE);
        legal.into_iter().map(|legal| legal.choices.join(" ")).collect::<Vec<_>>()
    };
    let base = routes(&[]);
    for route in ["a1 a3 b1 b3", "a1 b1 a3 b3"] {
        assert!(base.contains(&route.to_owned()), "{base:?}");
    }
    for options in [&["lasers"][..], &["denial=hard"], &["lasers", "denial=hard"]] {
        assert_eq!(routes(options), base, "{options:?}");
    }
}

#[test]
fn no_denial_and_no_beam_change_a_leaf() {
    for text in [DIAGRAM_1, DIAGRAM_2] {
        let base = game(&[], Some(text)).perft(2);
        for options in [&["lasers"][..], &["denial=hard"], &["lasers", "denial=hard"]] {
            assert_eq!(game(options, Some(text)).perft(2), base, "{options:?}");
        }
    }
}
