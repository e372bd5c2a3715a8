//! Three beams on the hexagon: overlays.md L1 to L7.
#![allow(clippy::expect_used, reason = "a test stops where its data are wrong")]

use super::help::{BLACK, RED, WHITE, game, play, text};
use lasermate_engine::action::Action;
use lasermate_engine::any::AnyGame;
use lasermate_engine::board::{Corner, Mesh};
use lasermate_engine::effect::{Effect, Recording};
use lasermate_engine::notation::Notation;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::overlays::lasers::{LaserRules, Lasers, LetsBilli, Mode};
use lasermate_engine::perft::perft;
use lasermate_engine::position::Position;
use lasermate_engine::refusal::Reason;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::three_way::{ThreeWay, ThreeWayRules};
use lasermate_engine::view::BeamEnd;
use proptest::prelude::*;

/// Kings that no beam of the tests meets.
const KINGS: &str = "wKb1 rKk8 bKg12";

fn lasers(pieces: &str, rest: &str) -> AnyGame {
    game("three-way-lasers", &[], Some(&text(pieces, rest)))
}

/// A seat's beam, `h3-g4 stop`; `dark` where it has none.
fn beam(game: &AnyGame, seat: Seat) -> String {
    let view = game.view();
    let Some(beam) = view.beams.iter().find(|beam| beam.seat == seat) else { return "dark".to_owned() };
    let cells: Vec<_> = beam.crossings.iter().map(|crossing| view.mesh.name(crossing.cell)).collect();
    let end = match beam.end {
        BeamEnd::Stop(_) => "stop",
        BeamEnd::Corner { lasermate: true, .. } => "LASERMATE",
        BeamEnd::Corner { .. } => "corner",
        BeamEnd::Loop => "loop",
    };
    format!("{} {end}", cells.join("-"))
}

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
fn overlays_l1_the_beams_at_the_start_and_on_the_empty_board() {
    let start = game("three-way-lasers", &[], None);
    assert_eq!(beam(&start, WHITE), "h3-g4-f9-e10-i11 stop");
    assert_eq!(beam(&start, RED), "a6-b5-c4-d3-e2 stop");
    assert_eq!(beam(&start, BLACK), "l10-k9-j5-i6-d7 stop");
    let bare = lasers(KINGS, "w wrb - - 0 1");
    let round = "h3-g4-f9-e10-i11-j12-k12-l11-l10-k9-j5-i6-d7-c8-b8-a7-a6-b5-c4-d3-e2-f1-g1-h2";
    assert_eq!(beam(&bare, WHITE), format!("{round} loop"), "bounces where two cells meet at the frame");
}

#[test]
fn overlays_l1_the_centre_is_crossed_into_the_opposite_cell() {
    // Two knights turn White's beam onto the long diagonal of i9; from there it runs outwards. The other way round it
    // crosses the centre: Red's beam, sent down from a5 by a rook, comes to d4 and goes on into i9.
    let crossing = lasers(&format!("{KINGS} rRa6 rNc3"), "w wrb - - 0 1");
    assert_eq!(beam(&crossing, RED), "a6-a5-b4-c3-d4-i9-j10-k11-l12 LASERMATE");
}

#[test]
fn overlays_l2_pieces_act_and_mirrors_follow_the_cell_s_own_territory() {
    let with = |pieces: &str| lasers(&format!("{KINGS} {pieces}"), "w wrb - - 0 1");
    assert_eq!(beam(&with("wRh3 wNf10"), WHITE), "h3-h4-g9-f10-e9-d5-c6-b7-a8 LASERMATE");
    let rows = game(
        "three-way-lasers",
        &["mirror=rows"],
        Some(&text(&format!("{KINGS} wRh3 wNf10"), "w wrb - - 0 1")),
    );
    assert_eq!(
        beam(&rows, WHITE),
        "h3-g2-f1-e1-d2-c3-b4-a5-a6-b7-c8-d8-i7-j6-k5-l9-l10-k11-j12-i12-e11-f10-e9-d5-c6-b7-a8 LASERMATE"
    );
    assert_eq!(beam(&with("rQg4"), WHITE), "h3-g4 stop", "an adverse queen");
    assert_eq!(beam(&with("rQg4"), BLACK).split(' ').next_back(), Some("stop"), "adverse to Black too");
    assert!(beam(&with("rQg4"), RED).ends_with("loop"), "its own passes");
    let king = lasers("wKg4 rKk8 bKg12", "w wrb - - 0 1");
    assert!(beam(&king, WHITE).starts_with("h3-g4-h9-h10-"), "the own king reflects");
    assert!(beam(&king, RED).ends_with("a7 loop"), "an adverse king lets it pass");
}

#[test]
fn overlays_l4_a_lasermate_scores_once_for_each_beam_and_heel() {
    let mut table = lasers(&format!("{KINGS} wRh3 wNh11"), "w wrb - - 0 1");
    assert_eq!(table.view().scores, [0, 0, 0]);
    play(&mut table, "h11f10").expect("legal");
    // All three beams end in Red's heel: White's and Black's score, Red's own just ends.
    assert_eq!(table.view().scores, [277, 0, 277]);
    assert!(beam(&table, RED).ends_with("a8 corner"));
    let scored: Vec<_> =
        table.effects().iter().filter(|effect| matches!(effect, Effect::Lasermate { .. })).cloned().collect();
    assert_eq!(
        scored,
        [
            Effect::Lasermate { beam: WHITE, heel: RED, points: 277, carom: None },
            Effect::Lasermate { beam: BLACK, heel: RED, points: 277, carom: None },
        ]
    );
    assert!(table.position().ends_with(" scored=w:r,b:r"), "{}", table.position());
    play(&mut table, "k8k7 g12h12").expect("legal");
    assert_eq!(table.view().scores, [277, 0, 277], "a beam that stays scores no more");
    play(&mut table, "f10h11 k7k8 h12g12 h11f10").expect("legal");
    assert_eq!(table.view().scores, [277, 0, 277], "nor one that comes back");
    let again = Effect::Lasermate { beam: WHITE, heel: RED, points: 0, carom: None };
    assert!(table.effects().contains(&again), "it is told");
}

#[test]
fn overlays_l4_each_heel_counts() {
    let rest = "w wrb - - 0 1 scored=w:r";
    let mut table = lasers(&format!("{KINGS} wNe10 wNk10"), rest);
    assert_eq!(table.view().scores, [277, 0, 0]);
    play(&mut table, "k10i9").expect("legal");
    assert_eq!(table.view().scores, [554, 277, 0], "Red's beam comes along there too");
    assert!(table.position().ends_with(" scored=w:rb,r:b"), "{}", table.position());
    let position = text(&format!("{KINGS} wNe10 wNk10"), rest);
    let mut own = game("three-way-lasers", &["own_move_only"], Some(&position));
    play(&mut own, "k10i9").expect("legal");
    assert_eq!(own.view().scores, [554, 0, 0], "own_move_only");
}

#[test]
fn overlays_l6_a_king_scores_500_and_the_highest_score_wins() {
    let pieces = "wKb1 wRd4 rKd8 bKg12";
    let mut table = lasers(pieces, "w wrb - - 0 1");
    play(&mut table, "d4d8").expect("legal");
    assert_eq!(table.view().scores, [500, 0, 0]);
    assert!(table.effects().contains(&Effect::KingScored { seat: WHITE, of: RED, points: 500 }));
    assert!(table.position().contains(" kings=r:w"), "{}", table.position());
    assert_eq!(table.outcome(), None);

    let end = |rest: &str| {
        let mut table = lasers("wKb1 wRg4 bKg12", rest);
        play(&mut table, "g4g12").expect("legal");
        let outcome = table.outcome().expect("the last living player ends the game");
        assert_eq!(outcome.kind, EndKind::KingCapture);
        (outcome.scores().to_vec(), outcome.winners().collect::<Vec<_>>())
    };
    assert_eq!(end("w wb - - 0 9 kings=r:w"), (vec![1000, 0, 0], vec![WHITE]));
    assert_eq!(end("w wb - - 0 9 kings=r:b"), (vec![500, 0, 500], vec![WHITE]), "the survivor wins ties");
    assert_eq!(
        end("w wb - - 0 9 kings=r:b scored=b:w"),
        (vec![500, 0, 777], vec![BLACK]),
        "the highest score wins, also of one who has fallen"
    );
}

#[test]
fn overlays_l6_giving_up_to_the_last_opponent_scores_him_the_king() {
    let mut table = lasers("wKb1 wRg3 bKg12", "w wb - - 0 9 kings=r:b");
    play(&mut table, "b:resign").expect("out of turn");
    let outcome = table.outcome().expect("one is left");
    assert_eq!((outcome.kind, outcome.scores()), (EndKind::Resignation, &[500, 0, 500][..]));
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [WHITE]);
    let mut three = game("three-way-lasers", &[], None);
    play(&mut three, "b:resign").expect("legal");
    assert_eq!(three.view().scores, [0, 0, 0], "with three alive it scores nobody anything");
    assert_eq!(play(&mut three, "b:resign"), Err(Reason::Fallen));
    assert_eq!(play(&mut three, "billi"), Err(Reason::NotInThisGame));
}

/// Who was ahead could give up and win all the same.
#[test]
fn overlays_l9_who_gives_up_keeps_the_points_and_wins_no_more() {
    let ahead = "r wrb - - 0 1 scored=r:wb";
    let mut table = lasers("wKb1 wRg4 rKd8 bKg12", ahead);
    assert_eq!(table.view().scores, [0, 554, 0]);
    play(&mut table, "r:resign").expect("legal");
    assert_eq!(table.view().scores, [0, 554, 0], "the points stay");
    // What is read from the text goes on in the same way: no king of Red's was taken.
    let read = game("three-way-lasers", &[], Some(&table.position()));
    for mut table in [table, read] {
        play(&mut table, "b:resign").expect("legal");
        let outcome = table.outcome().expect("one is left");
        assert_eq!(
            (outcome.scores(), outcome.winners().collect::<Vec<_>>()),
            (&[500, 554, 0][..], vec![WHITE])
        );
    }
    // Whose king is taken may still have won.
    let mut taken = lasers("wKb1 wRg4 bKg12", "w wb - - 0 9 kings=r:w scored=r:wb");
    play(&mut taken, "b:resign").expect("legal");
    assert_eq!(
        taken.outcome().map(|end| end.winners().collect::<Vec<_>>()),
        Some(vec![WHITE]),
        "1000 to 554"
    );
    let mut taken = lasers("wKb1 wRg4 bKg12", "w wb - - 0 9 kings=r:b scored=r:wb");
    play(&mut taken, "b:resign").expect("legal");
    let outcome = taken.outcome().expect("one is left");
    assert_eq!((outcome.scores(), outcome.winners().collect::<Vec<_>>()), (&[500, 554, 500][..], vec![RED]));
}

#[test]
fn overlays_l10_the_king_of_who_gave_up_is_an_obstacle_and_scores_nobody_anything() {
    let mut table = lasers("wKb1 wRd4 rKd8 bKg12", "r wrb - - 0 1");
    play(&mut table, "r:resign g12h12").expect("legal");
    assert_eq!(table.view().scores, [0, 0, 0]);
    play(&mut table, "d4d8").expect("an inert king is taken like any piece");
    assert_eq!(table.view().scores, [0, 0, 0]);
    assert!(!table.position().contains("kings="), "{}", table.position());
    assert!(table.outcome().is_none() && table.fallen() == [RED]);
}

#[test]
fn overlays_l6_a_draw_is_decided_by_points() {
    let mut table = lasers(KINGS, "w wrb - - 0 1 scored=w:r");
    play(&mut table, "draw-offer r:draw-accept b:draw-accept").expect("all agree");
    let outcome = table.outcome().expect("over");
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [WHITE]);
    let mut table = lasers(KINGS, "w wrb - - 0 1");
    play(&mut table, "draw-offer r:draw-accept b:draw-accept").expect("all agree");
    assert_eq!(table.outcome().map(|end| end.winners().count()), Some(0));
}

#[test]
fn overlays_l7_a_fallen_side_s_beam_is_dark_and_its_pieces_are_adverse() {
    let mut table = lasers("wKb1 wRd4 rKd8 rQg4 bKg12", "w wrb - - 0 1");
    assert!(beam(&table, RED).ends_with("loop"));
    play(&mut table, "d4d8").expect("legal");
    assert_eq!(beam(&table, RED), "dark");
    assert_eq!(beam(&table, WHITE), "h3-g4 stop", "an inert queen is adverse to every beam");
    assert!(beam(&table, BLACK).ends_with("g4 stop"));
    // A dark beam scores nothing, but its heel is still an opponent's.
    let mut dark = lasers("wKb1 bKg12 wRh3 wNh11", "w wb - - 0 9");
    play(&mut dark, "h11f10").expect("legal");
    assert_eq!(dark.view().scores, [277, 0, 277]);
    // An inert king lets beams pass, as an adverse one does.
    let king = lasers("wKb1 rKg4 bKg12", "w wb - - 0 9");
    assert!(beam(&king, WHITE).ends_with("h2 loop"));
}

#[test]
fn overlays_l7_a_side_that_resigns_is_dark_its_pieces_are_adverse_and_its_heel_scores() {
    let mut table = lasers("wKb1 rKk8 rQg4 bKg12 wNe10 wNk10", "w wrb - - 0 1");
    play(&mut table, "r:resign").expect("at any time");
    assert_eq!(beam(&table, RED), "dark");
    assert_eq!(beam(&table, WHITE), "h3-g4 stop");
    assert!(beam(&table, BLACK).ends_with("stop"), "{}", beam(&table, BLACK));
    let mut heel = lasers("wKb1 rKk8 bKg12 wRh3 wNh11", "w wrb - - 0 1");
    play(&mut heel, "r:resign h11f10").expect("legal");
    assert_eq!(heel.view().scores, [277, 0, 277], "a fallen side's heel still scores");
}

#[test]
fn overlays_l7_inherited_pieces_are_their_controller_s() {
    let position = text("wKb1 rQg4 bKg12", "w wb - - 0 9 heirs=r:w");
    let table = game("three-way-lasers", &["inherit=on"], Some(&position));
    assert!(beam(&table, WHITE).ends_with("h2 loop"), "an own queen passes");
    assert!(beam(&table, BLACK).ends_with("g4 stop"));
    assert_eq!(table.position(), position);
    let all = text("wKb1 rQg4 bKg12", "w wb - - 0 9 heirs=r:w kings=r:w scored=w:rb,b:w");
    let table = game("three-way-lasers", &["inherit=on"], Some(&all));
    assert_eq!(table.position(), all);
    assert_eq!(table.view().scores, [500 + 2 * 277, 0, 277]);
}

#[test]
fn words_of_other_games_are_refused() {
    for rest in [
        "w wrb - - 0 1 billi=1",
        "w wrb - - 0 1 joker=b:g1",
        "w wrb - - 0 1 mated=r",
        "w wrb - - 0 1 scored=br",
        "w wrb - - 0 1 scored=w:w",
        "w wrb - - 0 1 scored=r:w,w:r",
        "w wrb - - 0 1 kings=r:w",
        "w wrb - - 0 1 scored=w:r kings=r:w",
        "w wb - - 0 1 kings=r:r",
        "w wb - - 0 1 kings=r:wb",
    ] {
        let mut setup =
            lasermate_engine::variants::Setup::parse("three-way-lasers", []).expect("the preset exists");
        setup.position = Some(text(if rest.contains("wrb") { KINGS } else { "wKb1 bKg12" }, rest));
        assert!(AnyGame::new(&setup).is_err(), "{rest}");
    }
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
