//! Joker Knights and their lifelines (billichess.md 2.6).

use super::help::{BLUE, Billi, RED, jokers, random_position, rules};
use crate::dice::Dice;
use lasermate_engine::action::{Action, Asked, Lifeline};
use lasermate_engine::notation::Notation;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::overlays::lasers::LaserRules;
use lasermate_engine::position::Position;
use lasermate_engine::seat::Seat;

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
