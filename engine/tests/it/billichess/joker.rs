//! Joker Knights and their lifelines (billichess.md 2.6).

use super::help::{BLUE, Billi, Game, RED, cell, jokers, mode_b, random_position, rules};
use crate::dice::Dice;
use lasermate_engine::action::{Action, Asked, Lifeline};
use lasermate_engine::effect::Effect;
use lasermate_engine::notation::Notation;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::overlays::lasers::{JokerPlace, LaserEffect, LaserReason, LaserRules};
use lasermate_engine::position::Position;
use lasermate_engine::refusal::Reason;
use lasermate_engine::seat::Seat;

const fn asks(seat: Seat, beam: Seat) -> Option<(Seat, Asked)> {
    Some((seat, Asked::Lifeline { beam }))
}

/// Blue's knight comes to c3, on the way of Red's beam: k7-l6-a5-b4-c3.
const TO_C3: &str = "a3 a6 Nc3";

#[test]
fn rule_2_6_the_module_is_off_by_default() {
    assert!(!mode_b().joker);
    let mut game = Game::new(mode_b());
    game.play(TO_C3);
    assert_eq!(game.asked(), Some((RED, Asked::Move)));
    assert!(game.state().view().lifelines.is_empty());
    assert!(game.state().joker(BLUE).is_none());
}

#[test]
fn rule_2_6_1_the_first_knight_that_moves_is_the_joker() {
    let mut game = Game::new(jokers());
    game.play("Nh3");
    assert_eq!(game.state().joker(BLUE).unwrap().place, JokerPlace::At(cell("h3")));
    assert!(game.effects().contains(&LaserEffect::JokerNamed { seat: BLUE, at: cell("h3") }.into()));
    assert_eq!(game.state().joker(RED).unwrap().place, JokerPlace::Unnamed);
    game.play("Nh6 Nc3");
    assert_eq!(
        game.state().joker(BLUE).unwrap().place,
        JokerPlace::At(cell("h3")),
        "for the rest of the game"
    );
    assert!(game.position().contains(" joker=b:h3,r:h6"), "{}", game.position());
    let view = game.state().view();
    let shown: Vec<_> =
        view.pieces.iter().filter(|piece| piece.joker).map(|piece| view.mesh.name(piece.cell)).collect();
    assert_eq!(shown, ["h3", "h6"]);
}

#[test]
fn rule_2_6_1_a_taken_joker_has_no_successor() {
    let mut game = Game::new(jokers());
    game.play("Nh3 d5 Na3 Bxh3");
    assert_eq!(game.state().joker(BLUE).unwrap().place, JokerPlace::Taken);
    game.play("Nb5");
    assert_eq!(game.state().joker(BLUE).unwrap().place, JokerPlace::Taken);
    assert!(game.position().contains(" joker=b:-"), "{}", game.position());
    assert_eq!(game.state().view().lifelines, [Vec::new(), Vec::new()]);
}

#[test]
fn rule_2_6_1_a_promoted_knight_qualifies_where_none_has_moved() {
    let mut game = Game::at(jokers(), "7k/1P6/8/8/8/8/8/6NK w - - 0 1");
    game.play("b8n").settle().play("Kh7").settle().play("Nc6");
    assert_eq!(game.state().joker(BLUE).unwrap().place, JokerPlace::At(cell("c6")));
    let mut game = Game::at(jokers(), "7k/1P6/8/8/8/8/8/6NK w - - 0 1 joker=b:g1");
    game.play("b8n").settle().play("Kh7").settle().play("Nc6");
    assert_eq!(game.state().joker(BLUE).unwrap().place, JokerPlace::At(cell("g1")));
}

#[test]
fn rule_2_6_2_each_lifeline_once_and_reflect_is_a_rooks() {
    // As a knight c3 sends the beam, which comes from the north-west, on to d4; as a rook to b2.
    for (word, beam) in [
        ("lifeline-none", "k7-l6-a5-b4-c3-d4-"),
        ("lifeline-pass", "k7-l6-a5-b4-c3-d2 stop"),
        ("lifeline-reflect", "k7-l6-a5-b4-c3-b2 stop"),
        ("lifeline-stop", "k7-l6-a5-b4-c3 stop"),
    ] {
        let mut game = Game::new(jokers());
        game.play(TO_C3);
        assert_eq!(game.asked(), asks(BLUE, RED));
        assert!(game.effects().contains(&LaserEffect::WindowOpened { seat: BLUE, beam: RED }.into()));
        game.play(word);
        assert!(game.beam(RED).starts_with(beam), "{word}: {}", game.beam(RED));
        assert_eq!(game.asked(), Some((RED, Asked::Move)));
    }
    let mut game = Game::new(jokers());
    game.play(TO_C3).play("lifeline-pass");
    assert_eq!(game.state().view().lifelines[0], [Lifeline::Reflect, Lifeline::Stop]);
    let chosen = LaserEffect::LifelineChosen { seat: BLUE, beam: RED, lifeline: Some(Lifeline::Pass) }.into();
    assert!(game.effects().contains(&chosen));
    assert!(game.effects().contains(&Effect::BeamTurned { beam: RED }));
    // Away and back: the same lifeline is gone, and nothing has changed by asking for it.
    game.play("a5 Nb1 a4 Nc3");
    assert_eq!(game.asked(), asks(BLUE, RED));
    assert_eq!(game.why("lifeline-pass"), LaserReason::LifelineUsed.into());
    assert_eq!(game.why("h6"), Reason::LifelineFirst);
    assert_eq!(game.why("red:lifeline-stop"), Reason::NotYourTurn { to_act: Some(BLUE) });
    game.play("lifeline-stop");
    assert_eq!(game.why("lifeline-reflect"), LaserReason::NoWindow.into());
}

#[test]
fn rule_2_6_3_the_opponents_move_opens_it_too() {
    let mut game = Game::at(jokers(), "4k3/8/8/8/1p6/2N5/8/4K3 b - - 0 1 joker=b:c3");
    assert_eq!(game.beam(RED), "k7-l6-a5-b4 stop");
    game.play("b3");
    assert_eq!(game.asked(), asks(BLUE, RED), "by Red's move the beam finds Blue's Joker");
    assert_eq!(game.table.to_act().mover(), None);
}

/// The Joker leaves one place on a beam for another: its contacts end with its move (2.6.4), so that is moving into
/// a beam (2.6.3).
#[test]
fn rule_2_6_3_a_jokers_move_ends_every_contact() {
    let mut dice = Dice::new(23);
    let mut seen = 0;
    while seen < 20 {
        let board = super::help::scattered(&mut dice, true);
        let Ok(bare) = Billi::read_position(rules("joker=on"), &format!("{board} w - - 0 1")) else {
            continue;
        };
        let knight = bare.view().pieces.iter().find_map(|piece| {
            let knight = piece.kind == lasermate_engine::piece::Kind::Knight && piece.seat == BLUE;
            knight.then(|| bare.mesh().name(piece.cell).to_owned())
        });
        let Some(knight) = knight else { continue };
        let text = format!("{board} w - - 0 1 joker=b:{knight}");
        let state = Billi::read_position(rules("joker=on"), &text).unwrap();
        let hit = |state: &Billi, cell: &str| {
            let on =
                |beam: Seat| state.path(beam).crossings.iter().any(|at| state.mesh().name(at.cell) == cell);
            [BLUE, RED].map(on)
        };
        let moves = state.legal_moves(BLUE).to_vec();
        for mv in moves.into_iter().filter(|mv| state.cell_name(mv.from) == knight) {
            let to = state.cell_name(mv.to);
            let mut after = state;
            after.play(BLUE, Action::Move(mv), 0, &mut ());
            let first =
                [BLUE, RED].into_iter().zip(hit(&after, &to)).find(|(_, hit)| *hit).map(|(beam, _)| beam);
            let asked = after.to_act().iter().next();
            assert_eq!(
                first.map(|beam| (BLUE, Asked::Lifeline { beam })),
                asked.filter(|(_, what)| *what != Asked::Move)
            );
            seen += usize::from(first.is_some_and(|beam| hit(&state, &knight)[beam.index()]));
        }
    }
}

#[test]
fn rule_2_6_4_in_force_as_long_as_the_beam_keeps_hitting() {
    let mut game = Game::new(jokers());
    game.play(TO_C3).play("lifeline-stop h6 h3 g6 h4");
    assert_eq!(game.beam(RED), "k7-l6-a5-b4-c3 stop", "moves later");
    assert!(game.position().contains(" joker=b:c3 lifelines=b:pr@rs"), "{}", game.position());
    // The beam leaves it: the lifeline has ended, and does not come back.
    game.play("g5 b4");
    assert_eq!(game.state().joker(BLUE).unwrap().in_force(RED), None);
    game.play("f6 b5");
    assert_eq!(game.asked(), asks(BLUE, RED));
    assert_eq!(game.why("lifeline-stop"), LaserReason::LifelineUsed.into());
    // The Joker moves: ended as well.
    let mut game = Game::new(jokers());
    game.play(TO_C3).play("lifeline-stop h6 Nb1");
    assert_eq!(game.beam(RED), "k7-l6-a5-b4-c3-d2 stop");
    assert_eq!(game.state().joker(BLUE).unwrap().in_force(RED), None);
}

#[test]
fn rule_2_6_4_several_strikes_in_one_trace_are_treated_alike() {
    let mut game = Game::at(jokers(), "3k4/8/8/8/n7/8/8/4K2R w K - 0 1 joker=r:a4");
    game.play("Rh4");
    assert_eq!(game.asked(), asks(RED, BLUE));
    assert!(game.beam(BLUE).matches("-a4-").count() > 1, "{}", game.beam(BLUE));
    game.play("lifeline-pass");
    let view = game.state().view();
    let a4 = view.mesh.cell_named("a4").unwrap();
    let strikes: Vec<_> = view.beams[0].crossings.iter().filter(|crossing| crossing.cell == a4).collect();
    assert!(strikes.iter().all(|crossing| crossing.exit == Some(crossing.entry.opposite())), "{strikes:?}");
}

#[test]
fn rule_2_6_5_own_beam_first_and_two_beams_may_get_two_lifelines() {
    let mut game = Game::at(jokers(), "6N1/8/8/8/5k2/8/8/4K2R w K - 0 1 joker=b:g8");
    game.play("Nf6");
    assert_eq!(game.asked(), asks(BLUE, BLUE), "the own beam first");
    game.play("lifeline-stop");
    assert_eq!(game.beam(BLUE), "j2-i3-h4-g5-f6 stop");
    assert_eq!(game.asked(), asks(BLUE, RED));
    game.play("lifeline-pass");
    let joker = game.state().joker(BLUE).unwrap();
    assert_eq!([BLUE, RED].map(|beam| joker.in_force(beam)), [Some(Lifeline::Stop), Some(Lifeline::Pass)]);
    assert!(game.position().contains("lifelines=b:r@bsrp"), "{}", game.position());
}

#[test]
fn rule_2_6_5_the_side_that_moved_first_and_then_the_other() {
    let mut game = Game::at(jokers(), "3k4/8/8/8/1N6/2nK4/8/8 w - - 0 1 joker=b:b4,r:c3");
    game.play("Na2");
    assert_eq!(game.asked(), asks(BLUE, RED), "{}", game.beam(RED));
    game.play("lifeline-none");
    let (seat, asked) = game.asked().unwrap();
    assert_eq!(seat, RED);
    assert!(matches!(asked, Asked::Lifeline { .. }));
}

#[test]
fn rule_2_6_5_a_decision_can_open_a_window_for_the_other() {
    const POSITION: &str = "8/k7/3n4/1pP5/8/2K3N1/8/8 w - b6 0 1 joker=b:g3,r:d6";
    let mut game = Game::at(jokers(), POSITION);
    game.play("Ne2");
    assert_eq!(game.asked(), asks(BLUE, BLUE));
    let mut none = game.clone();
    none.play("lifeline-none");
    assert_ne!(none.asked(), asks(RED, BLUE));
    game.play("lifeline-pass");
    assert_eq!(game.asked(), asks(RED, BLUE), "{}", game.beam(BLUE));
}

#[test]
fn rule_2_6_5_lasermate_is_judged_after_all_windows() {
    // Undecided, Blue's Joker on h6 sends Red's beam past the heel; reflected as by a rook it goes in.
    let mut game = Game::at(jokers(), "6N1/8/8/8/5k2/8/8/4K2R w K - 0 1 joker=b:g8");
    game.play("Nh6");
    assert_eq!(game.asked(), asks(BLUE, RED));
    assert_eq!(game.end(), None);
    let mut reflected = game.clone();
    reflected.play("lifeline-reflect");
    assert_eq!(reflected.end(), Some((EndKind::Lasermate, vec![0, 500])));
    game.play("lifeline-none");
    assert_eq!(game.end(), None);
    // And the other way: a beam that stands in the heel while the window is open need not stay there.
    let mut game = Game::at(jokers(), "3k4/8/8/8/1N6/2nK4/8/8 w - - 0 1 joker=b:b4,r:c3");
    game.play("Na2");
    assert!(game.beam(RED).ends_with("LASERMATE") && game.end().is_none());
    game.play("lifeline-stop");
    assert!(!game.beam(RED).ends_with("LASERMATE"));
    assert_eq!(game.scores()[1], 0);
}

#[test]
fn rule_2_6_5_checkmate_waits_for_the_windows_too() {
    // A game against itself: mates that open a window, in random play.
    let mut dice = Dice::new(2);
    let mut seen = 0;
    for _ in 0..400_000 {
        let Some(state) = random_position(&mut dice, LaserRules { joker: true, ..rules("") }) else {
            continue;
        };
        if state.outcome().is_some() {
            continue;
        }
        let seat = state.base().turn();
        let moves = state.legal_moves(seat).to_vec();
        for mv in moves {
            let mut after = state;
            after.play(seat, Action::Move(mv), 0, &mut ());
            let mated = after.base().outcome().is_some_and(|end| end.kind == EndKind::Checkmate);
            if mated && after.to_act().iter().any(|(_, asked)| matches!(asked, Asked::Lifeline { .. })) {
                assert_eq!(after.outcome(), None);
                while let Some((owner, _)) = after.to_act().iter().next() {
                    after.play(owner, Action::Lifeline(None), 0, &mut ());
                }
                assert_eq!(after.outcome().map(|end| end.kind), Some(EndKind::Checkmate));
                seen += 1;
            }
        }
        if seen > 3 {
            return;
        }
    }
    panic!("no mate with a window was found");
}

#[test]
fn rule_2_6_6_a_joker_that_takes_the_other_wins_a_fourth_lifeline() {
    let mut game = Game::at(jokers(), "7k/8/8/3n4/8/2N5/8/7K w - - 0 1 joker=b:c3,r:d5 lifelines=b:s");
    game.play("Nxd5");
    assert!(game.effects().contains(&LaserEffect::FourthLifeline { seat: BLUE }.into()));
    let joker = game.state().joker(BLUE).unwrap();
    assert!(joker.has_fourth());
    assert_eq!(joker.lifelines(), [Lifeline::Stop], "only after the three are used");
    assert!(game.position().contains(" joker=b:d5,r:- lifelines=b:s+"), "{}", game.position());
    // Once they are, any kind may be chosen, once.
    let mut game = Game::at(jokers(), "4k3/8/8/8/1p6/2N5/8/4K3 b - - 0 1 joker=b:c3,r:- lifelines=b:+");
    assert_eq!(game.state().joker(BLUE).unwrap().lifelines().len(), 3);
    game.play("b3 lifeline-reflect");
    assert!(game.beam(RED).starts_with("k7-l6-a5-b4-c3-b2"), "{}", game.beam(RED));
    assert!(game.position().contains(" lifelines=b:-@rr"), "{}", game.position());
    assert!(game.state().view().lifelines[0].is_empty());
    // Another knight that takes it wins nothing.
    let mut game = Game::at(jokers(), "7k/8/8/3n4/8/2N5/8/6NK w - - 0 1 joker=b:g1,r:d5");
    game.play("Nxd5");
    assert!(!game.state().joker(BLUE).unwrap().has_fourth());
    // A knight whose first move takes it is the Joker by that move.
    let mut game = Game::at(jokers(), "7k/8/8/3n4/8/2N5/8/7K w - - 0 1 joker=r:d5");
    game.play("Nxd5");
    assert!(game.state().joker(BLUE).unwrap().has_fourth());
}

#[test]
fn rule_2_6_resigning_closes_windows_without_a_lifeline() {
    let mut game = Game::new(jokers());
    game.play(TO_C3).play("blue:resign");
    assert_eq!(game.end(), Some((EndKind::Resignation, vec![0, 277])));
    assert_eq!(game.table.to_act().iter().count(), 0);
}

/// The position with which the Billi phase begins was counted twice where a beam met a Joker Knight by it.
#[test]
fn rule_2_5_6_a_phase_that_begins_with_a_lifeline_begins_its_repetitions_once() {
    let position = "r3k3/P4b1n/7R/6N1/8/8/1b6/4K1R1 b q - 149 78 joker=b:g5,r:h7 lifelines=b:pr";
    let mut game = Game::at(jokers(), position);
    game.play("b2a1 lifeline-none");
    assert!(game.state().view().billi_phase);
    game.play("g1f1 e8d8 f1g1 d8e8");
    assert_eq!((game.end(), game.table.repetitions()), (None, 2));
    game.play("g1f1 e8d8 f1g1 d8e8");
    assert_eq!(game.end().map(|(kind, _)| kind), Some(EndKind::Repetition));
}

/// At most eight lifelines are ever chosen, and every turn comes to rest (2.6.5).
#[test]
fn rule_2_6_5_windows_are_finite_in_random_games() {
    let mut dice = Dice::new(11);
    let mut windows = 0;
    for game in 0..300 {
        let mut state =
            Billi::start(if game % 2 == 0 { jokers() } else { rules("joker=on lifeline_duration=one_ply") });
        let mut chosen = 0;
        for _ in 0..150 {
            let Some((seat, asked)) = state.to_act().iter().next() else { break };
            let action = if matches!(asked, Asked::Lifeline { .. }) {
                windows += 1;
                let wanted = [None, Some(Lifeline::Pass), Some(Lifeline::Reflect), Some(Lifeline::Stop)]
                    [dice.below(4)];
                let action = Action::Lifeline(wanted);
                if state.judge(seat, action).is_ok() { action } else { Action::Lifeline(None) }
            } else {
                let moves = state.legal_moves(seat).to_vec();
                let any = moves.get(dice.below(moves.len().max(1)));
                any.map_or(Action::Pass, |mv| Action::Move(*mv))
            };
            chosen += usize::from(matches!(action, Action::Lifeline(Some(_))));
            assert!(chosen <= 8);
            state.play(seat, action, 0, &mut ());
            // Between turns the text holds all there is to know.
            if state.to_act().iter().all(|(_, asked)| asked == Asked::Move) {
                let text = state.write_position();
                let read = Billi::read_position(state.rules(), &text)
                    .unwrap_or_else(|error| panic!("{text}: {error}"));
                if state.outcome().is_none() {
                    assert_eq!(read, state, "{text}");
                }
            }
        }
    }
    assert!(windows > 300, "{windows}");
}
