//! Positions of the laser games as text, replay, and input that cannot be played (notation.md; billichess.md).

use super::help::{BLUE, Billi, random_position, rules};
use crate::dice::Dice;
use lasermate_engine::action::{Action, Lifeline};
use lasermate_engine::effect::{Effect, Recording};
use lasermate_engine::game::Game as EngineGame;
use lasermate_engine::notation::Notation;
use lasermate_engine::overlays::lasers::LaserRules;
use lasermate_engine::position::Position;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::orthodox::ChessMove;
use proptest::prelude::*;

const KINGS: &str = "4k3/7p/8/8/8/2N5/8/4K3 w - - 0 1";
const ROOKS: &str = "4r3/8/8/8/8/2N5/8/4R3 w - - 0 1";

fn any_rules() -> impl Strategy<Value = LaserRules> {
    let flag = |on: &'static str| prop_oneof![Just(""), Just(on)];
    (flag("board=8x8"), flag("mirror=rows"), flag("mode=b"), flag("joker=on"), flag("own_move_only=on"))
        .prop_map(|(a, b, c, d, e)| rules(&[a, b, c, d, e].join(" ")))
}

/// A random action of a random seat: often a legal move, often nonsense.
fn any_action(dice: &mut Dice, state: &Billi) -> (Seat, Action<ChessMove>) {
    let seat = Seat::ALL[dice.below(3)];
    let mover = state.to_act().iter().next().map_or(seat, |(seat, _)| seat);
    let cell = |dice: &mut Dice| lasermate_engine::board::Cell(dice.below(70) as u8);
    let lifelines = [None, Some(Lifeline::Pass), Some(Lifeline::Reflect), Some(Lifeline::Stop)];
    match dice.below(16) {
        0 => (seat, Action::Move(ChessMove::new(cell(dice), cell(dice)))),
        1 => (seat, Action::Pass),
        2 => (seat, Action::Billi),
        3 if dice.below(8) == 0 => (seat, Action::AcceptDefeat),
        4 if dice.below(30) == 0 => (seat, Action::Resign),
        5 => (seat, Action::DrawOffer),
        6 => (seat, [Action::DrawDecline, Action::DrawClaim][dice.below(2)]),
        7..=9 => (mover, Action::Lifeline(lifelines[dice.below(4)])),
        _ => {
            let moves = state.legal_moves(mover).to_vec();
            let any = moves.get(dice.below(moves.len().max(1)));
            (mover, any.map_or(Action::Pass, |mv| Action::Move(*mv)))
        }
    }
}

/// What two states of the same position have in common, where one was read: the end may have come from outside it.
fn told(state: &Billi) -> String {
    format!("{:?} {:?} {}", state.view(), state.outcome(), state.write_position())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn law_text_round_trip_of_random_positions(rules in any_rules(), seed in any::<u64>()) {
        let mut dice = Dice::new(seed);
        let Some(state) = random_position(&mut dice, rules) else { return Ok(()) };
        let text = state.write_position();
        prop_assert_eq!(Billi::read_position(rules, &text).expect(&text), state);
    }

    /// Any actions at all: a refused one changes nothing, an accepted one leaves a position that is read back, and
    /// the accepted ones replayed give the same game.
    #[test]
    fn law_random_actions_never_panic_and_replay_alike(rules in any_rules(), seed in any::<u64>()) {
        let mut dice = Dice::new(seed);
        let mut table = EngineGame::new(Billi::start(rules));
        let mut log = Vec::new();
        for _ in 0..160 {
            let (seat, action) = any_action(&mut dice, table.state());
            let before = told(table.state());
            match table.try_play(seat, action, 0) {
                Ok(played) => log.push((seat, played.exact)),
                Err(_) => prop_assert_eq!(before, told(table.state())),
            }
            let state = table.state();
            let waits = state.to_act().iter().any(|(_, asked)| asked != lasermate_engine::action::Asked::Move);
            if !waits && state.outcome().is_none() {
                let text = state.write_position();
                prop_assert_eq!(&Billi::read_position(rules, &text).expect(&text), state);
            }
        }
        let mut again = EngineGame::new(Billi::start(rules));
        for (seat, text) in &log {
            let replayed = again.try_text(*seat, text, 0);
            prop_assert!(replayed.is_ok(), "{} {:?}", text, replayed);
        }
        prop_assert_eq!(again.state(), table.state());
        prop_assert_eq!(told(again.state()), told(table.state()));
    }

    /// `play` itself, below the table that judges: unspecified for illegal actions, but it never panics.
    #[test]
    fn law_play_never_panics(rules in any_rules(), seed in any::<u64>()) {
        let mut dice = Dice::new(seed);
        let mut state = Billi::start(rules);
        for _ in 0..120 {
            let (seat, action) = any_action(&mut dice, &state);
            let mut effects: Vec<Effect> = Vec::new();
            state.play(seat, action, 0, &mut Recording(&mut effects));
            let _ = (state.view(), state.outcome(), state.key(), state.write_position());
        }
    }

    #[test]
    fn law_any_text_is_read_or_refused(rules in any_rules(), text in "\\PC{0,60}") {
        let _ = Billi::read_position(rules, &text);
        let _ = Billi::read_position(rules, &format!("{KINGS} {text}"));
        let _ = Billi::read_position(rules, &format!("{ROOKS} billi=1 {text}"));
        let mut table = EngineGame::new(Billi::start(rules));
        let before = told(table.state());
        if table.try_text(BLUE, &text, 0).is_err() {
            prop_assert_eq!(before, told(table.state()));
        }
    }

    #[test]
    fn law_nearly_right_words_are_read_or_refused(
        rules in any_rules(),
        words in proptest::collection::vec("(billi|joker|lifelines|mated|passes|scored)=[-br:,@+ps1c3]{0,9}", 0..4),
    ) {
        for base in [KINGS, ROOKS] {
            let text = format!("{base} {}", words.join(" "));
            if let Ok(state) = Billi::read_position(rules, &text) {
                let written = state.write_position();
                if base == KINGS || words.iter().any(|word| word == "billi=1") {
                    prop_assert_eq!(written, text.trim());
                } else {
                    // A board without kings may leave the word out; the exact text has it.
                    prop_assert!(written.contains("billi=1"));
                    prop_assert_eq!(Billi::read_position(rules, &written).map(|again| again.write_position()), Ok(written));
                }
            }
        }
    }
}
