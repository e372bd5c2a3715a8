//! Three beams on the hexagon: overlays.md L1 to L7.
#![allow(clippy::expect_used, reason = "a test stops where its data are wrong")]

use super::help::{BLACK, RED, WHITE, game};
use lasermate_engine::action::Action;
use lasermate_engine::board::{Corner, Mesh};
use lasermate_engine::effect::{Effect, Recording};
use lasermate_engine::notation::Notation;
use lasermate_engine::overlays::lasers::{LaserRules, Lasers, LetsBilli, Mode};
use lasermate_engine::perft::perft;
use lasermate_engine::position::Position;
use lasermate_engine::variants::three_way::{ThreeWay, ThreeWayRules};
use lasermate_engine::view::BeamEnd;
use proptest::prelude::*;

#[test]
fn overlays_l3_emitters_stand_two_rows_forward_and_heels_at_the_right_ends() {
    let view = game("three-way-lasers", &[], None).view();
    let emitters: Vec<_> =
        view.beams.iter().map(|beam| (view.mesh.name(beam.emitter.0), beam.emitter.1)).collect();
    assert_eq!(emitters, [("h3", Corner::NearRight), ("a6", Corner::NearRight), ("l10", Corner::NearRight)]);
    let heels = |at: usize| {
        let heels = view.beams[at].heels.iter().map(|heel| (heel.seat, view.mesh.name(heel.at.0)));
        heels.collect::<Vec<_>>()
    };
    assert_eq!(heels(0), [(RED, "a8"), (BLACK, "l12")]);
    assert_eq!(heels(1), [(WHITE, "h1"), (BLACK, "l12")]);
    assert_eq!(heels(2), [(WHITE, "h1"), (RED, "a8")]);
}

#[test]
fn without_kings_nothing_is_a_billi_phase() {
    // Without kings nothing is a Billi phase: only orthodox chess has one.
    let rules = LaserRules {
        mode: Mode::B,
        joker: true,
        lets_billi: LetsBilli::Unilateral,
        ..LaserRules::<()>::default()
    };
    let state = Lasers::<ThreeWay>::start(rules.over(ThreeWayRules::default()));
    assert_eq!((state.rules().mode, state.rules().joker), (Mode::A, false));
}

#[test]
fn lasers_count_the_same_leaves_as_the_base() {
    let rules = ThreeWayRules::default();
    let base = ThreeWay::start(rules);
    let lasers = Lasers::<ThreeWay>::start(LaserRules::<()>::default().over(rules));
    for depth in 0..=3 {
        assert_eq!(perft(&lasers, depth), perft(&base, depth));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn lasers_are_move_for_move_their_base_and_score_what_the_beams_show(
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..250),
        inherit in any::<bool>(),
    ) {
        let rules = ThreeWayRules { inherit, ..ThreeWayRules::default() };
        let mut base = ThreeWay::start(rules);
        let mut lasers = Lasers::<ThreeWay>::start(LaserRules::<()>::default().over(rules));
        let mut scores = 0;
        for choice in choices {
            let moves = base.legal_moves(base.turn()).to_vec();
            let under = lasers.legal_moves(base.turn()).to_vec();
            prop_assert_eq!(&moves, &under);
            prop_assert_eq!(base.outcome().is_some(), lasers.outcome().is_some());
            prop_assert_eq!(base.to_act(), lasers.to_act());
            if moves.is_empty() {
                break;
            }
            let (seat, mv) = (base.turn(), moves[choice.index(moves.len())]);
            let mut effects = Vec::new();
            let mut silent = lasers;
            base.play(seat, Action::Move(mv), 0, &mut ());
            lasers.play(seat, Action::Move(mv), 0, &mut Recording(&mut effects));
            silent.play(seat, Action::Move(mv), 0, &mut ());
            prop_assert_eq!(silent, lasers);
            let text = lasers.write_position();
            prop_assert!(text.starts_with(&base.write_position()));
            let view = lasers.view();
            prop_assert_eq!(view.beams.len() as u32, base.living().len());
            for beam in &view.beams {
                prop_assert!(base.living().has(beam.seat));
                if let BeamEnd::Corner { cell, lasermate } = beam.end {
                    let exit = beam.crossings.last().and_then(|crossing| crossing.exit);
                    let heel = beam.heels.iter().find(|heel| Some(heel.at) == exit.map(|exit| (cell, exit)));
                    prop_assert_eq!(lasermate, heel.is_some());
                    prop_assert!(heel.is_none_or(|heel| heel.scored), "a beam in a heel has scored: {}", text);
                }
            }
            let sum = |points: &[u32]| points.iter().sum::<u32>();
            let told: u32 = effects.iter().map(|effect| match effect {
                Effect::Lasermate { points, .. } | Effect::KingScored { points, .. } => *points,
                _ => 0,
            }).sum();
            prop_assert_eq!(sum(&view.scores), scores + told, "effects tell every point");
            scores = sum(&view.scores);
            if lasers.outcome().is_none() {
                let read = Lasers::<ThreeWay>::read_position(LaserRules::<()>::default().over(rules), &text);
                prop_assert_eq!(read, Ok(lasers), "{}", text);
            }
        }
    }

    #[test]
    fn a_beam_reversed_is_a_beam(at in 0u8..96, corner in 0usize..4) {
        // L1 on the hexagon: going back over every crossing leads back.
        use lasermate_engine::board::{AcrossCorner, Cell};
        let mesh = Mesh::hexagon();
        let (cell, exit) = (Cell(at), Corner::ALL[corner]);
        if let AcrossCorner::Cell(next, entry) = mesh.beyond(cell, exit) {
            prop_assert_eq!(mesh.beyond(next, entry), AcrossCorner::Cell(cell, exit));
        }
    }
}
