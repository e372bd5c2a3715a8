//! The engine's three-way chess beside a second, plain one (`src/plain_three`), written from the rules text: the same
//! moves, checks and positions along random games under all options.
#![allow(clippy::expect_used, reason = "a test stops where its data are wrong")]

use crate::oracle::three_way::{Option3, Plain};
use lasermate_engine::action::Action;
use lasermate_engine::notation::Notation;
use lasermate_engine::position::Position;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::three_way::{
    Centre, EnPassantRule, KnightSteps, StalemateRule, ThreeWay, ThreeWayRules, TurnDirection,
};
use proptest::prelude::*;

fn rules(options: Option3) -> ThreeWayRules {
    ThreeWayRules {
        centre: if options.straight { Centre::Straight } else { Centre::Branch },
        knight: if options.two_then_one { KnightSteps::TwoThenOne } else { KnightSteps::Union },
        passing: match (options.no_passing, options.next_only) {
            (true, _) => EnPassantRule::Off,
            (_, true) => EnPassantRule::NextPlayerOnly,
            _ => EnPassantRule::Both,
        },
        castle_through_check: options.through_check,
        inherit: options.inherit,
        stalemate: if options.no_move_only { StalemateRule::NoMoveOnly } else { StalemateRule::Conventional },
        placing: if options.mirror { TurnDirection::Mirror } else { TurnDirection::Clockwise },
        ..ThreeWayRules::default()
    }
}

fn any_options() -> impl Strategy<Value = Option3> {
    any::<[bool; 8]>().prop_map(|bits| Option3 {
        straight: bits[0],
        two_then_one: bits[1],
        next_only: bits[2],
        no_passing: bits[2] && bits[3],
        through_check: bits[4],
        inherit: bits[5],
        no_move_only: bits[6],
        mirror: bits[7],
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn both_play_the_same_game(
        options in any_options(),
        usual in any::<bool>(),
        choices in prop::collection::vec((any::<prop::sample::Index>(), 0u8..4), 1..400),
    ) {
        let options = if usual { Option3 { inherit: options.inherit, ..Option3::default() } } else { options };
        let mut plain = Plain::start(options);
        let mut state = ThreeWay::start(rules(options));
        for (choice, greed) in choices {
            let position = state.write_position();
            prop_assert_eq!(&position, &plain.text());
            prop_assert_eq!(state.outcome().is_some(), plain.is_over(), "{}", position);
            for seat in Seat::ALL {
                prop_assert_eq!(state.in_check(seat), plain.in_check(seat.index()), "{}", position);
            }
            let moves = plain.texts();
            let own = state.legal_moves(state.turn()).into_iter();
            let mut own: Vec<_> = own.map(|mv| state.write_move(mv)).collect();
            own.sort();
            prop_assert_eq!(&own, &moves.keys().cloned().collect::<Vec<_>>(), "{}", position);
            if state.outcome().is_some() {
                break;
            }
            if own.is_empty() {
                prop_assert!(state.judge(state.turn(), Action::Pass).is_ok());
                state.play(state.turn(), Action::Pass, 0, &mut ());
                plain.pass();
                continue;
            }
            // Some turns prefer captures, so that kings fall and boards empty.
            let taking: Vec<&String> = own.iter().filter(|text| {
                let mv = state.read_move(state.turn(), text).expect("its own text");
                state.piece_at(mv.to).is_some()
            }).collect();
            let text = if greed == 0 && !taking.is_empty() {
                taking[choice.index(taking.len())].clone()
            } else {
                own[choice.index(own.len())].clone()
            };
            let mv = state.read_move(state.turn(), &text).expect("its own text");
            state.play(state.turn(), Action::Move(mv), 0, &mut ());
            let (from, to, promotion) = moves[&text];
            plain.make(from, to, promotion);
        }
    }
}
