//! Relativistic moves by the numbers of the rules: entry, white hole, exit, pawns (black_holes.md 1.3, 1.4).

use super::help::{after, at, cell, judge, moves, moves_from, routes, text_after, travels, with};
use lasermate_engine::action::Action;
use lasermate_engine::effect::Effect;
use lasermate_engine::moves::MoveList;
use lasermate_engine::notation::Notation;
use lasermate_engine::position::Position;
use lasermate_engine::refusal::Reason;
use lasermate_engine::variants::black_holes::{BlackHoles, HoleEffect, HoleReason, HoleRules, PawnExit};

fn free() -> HoleRules {
    HoleRules { pawn_exit: PawnExit::Free, ..HoleRules::default() }
}

#[test]
fn rule_1_3_2_the_white_hole_may_be_the_black_one() {
    let state = at("4k/5/5/H4/5/5/5/RH2K w - - 0 1");
    assert_eq!(travels(&state, "a1")[..2], ["a1a5a5a6", "a1a5a5a7"]);
    assert_eq!(routes(&state, "a1").iter().filter(|text| text.starts_with("a1b1")).count(), 6);
}

#[test]
fn rule_1_3_3_what_an_exit_may_take() {
    let along = |met: &str| {
        let state = at(&format!("4k/5/5/5/H1{met}p1/5/5/RH2K w - - 0 1"));
        let all = travels(&state, "a1");
        all.into_iter().filter(|text| text.starts_with("a1b1a4")).collect::<Vec<_>>()
    };
    for taken in ["p", "r", "q", "P", "S", "H", "h"] {
        assert_eq!(along(taken), ["a1b1a4b4", "a1b1a4c4"], "{taken} on c4 is taken, d4 behind it is not");
    }
    let king = at("4k/5/5/5/H1K2/5/5/RH3 w - - 0 1");
    let exits = travels(&king, "a1").into_iter().filter(|text| text.starts_with("a1b1a4"));
    assert_eq!(exits.collect::<Vec<_>>(), ["a1b1a4b4"], "not the own king");
    assert_eq!(judge(&king, "a1b1a4c4"), Err(HoleReason::OwnKing.into()));
}

/// A rook between two of its holes: c4 itself is vacant on the way, and each hole may be taken from the other.
const BETWEEN: &str = "4k/5/2H2/5/2R2/5/2H2/4K w - - 0 1";

#[test]
fn rule_1_3_3_the_black_hole_may_be_taken_when_the_other_was_left() {
    let all = routes(&at(BETWEEN), "c4");
    assert!(all.contains(&"c4c2c6c2".to_owned()) && all.contains(&"c4c6c2c6".to_owned()), "{all:?}");
    assert_eq!(text_after(&at(BETWEEN), "c4c2c6c2"), "4k/5/2H2/5/5/5/2R2/4K b - - 0 1");
}

#[test]
fn rule_1_3_4_the_origin_is_vacant_on_the_way_out_but_no_end() {
    let all = routes(&at(BETWEEN), "c4");
    let expected = [
        "c4c2c2c1", "c4c2c6c2", "c4c2c6c3", "c4c2c6c5", "c4c6c2c3", "c4c6c2c5", "c4c6c2c6", "c4c6c6c7",
        "c4c6c6c8",
    ];
    assert_eq!(all, expected);
    assert_eq!(judge(&at(BETWEEN), "c4c2c6c4"), Err(HoleReason::NoEffect.into()));
}

#[test]
fn rule_1_3_4_null_relativistic_allowed() {
    let rules = HoleRules { null_relativistic: true, ..HoleRules::default() };
    let state = with(rules, BETWEEN);
    let all = routes(&state, "c4");
    assert_eq!(all.len(), 11);
    assert!(all.contains(&"c4c2c6c4".to_owned()) && all.contains(&"c4c6c2c4".to_owned()));
    let table = after(&state, "c4c2c6c4");
    assert_eq!(table.state().write_position(), "4k/5/2H2/5/2R2/5/2H2/4K b - - 1 1", "a pass");
    assert!(!table.effects().iter().any(|effect| matches!(effect, Effect::Taken { .. })));
}

#[test]
fn rule_1_3_5_the_holes_stay_where_they_are() {
    let state = at("4k/5/5/5/H1p2/5/5/RH2K w - - 0 1");
    assert_eq!(text_after(&state, "a1b1a4c4"), "4k/5/5/5/H1R2/5/5/1H2K b - - 0 1");
    let table = after(&state, "a1b1a4c4");
    let (rook, pawn) = (state.piece_at(cell("a1")).expect("rook"), state.piece_at(cell("c4")).expect("pawn"));
    let expected = [
        Effect::Taken { piece: pawn, at: cell("c4") },
        HoleEffect::Travelled {
            piece: rook,
            from: cell("a1"),
            black: cell("b1"),
            white: cell("a4"),
            to: cell("c4"),
        }
        .into(),
    ];
    assert_eq!(table.effects(), expected);
}

#[test]
fn rule_1_3_6_the_own_king_may_not_be_attacked_afterwards() {
    let on_exit = at("3rk/5/3h1/5/4h/4S/5/4K w - - 0 1");
    assert!(!on_exit.in_check(on_exit.turn()));
    assert!(moves_from(&on_exit, "e3").is_empty(), "the knight stands in the way out of e4");
    assert_eq!(judge(&on_exit, "e3d5"), Err(Reason::KingInCheck));
    let on_entry = at("3rk/3S1/3h1/5/4h/5/5/4K w - - 0 1");
    assert!(moves_from(&on_entry, "d7").is_empty(), "the knight stands in the way into d6");
    // The rook goes between, by itself or through b2, or the king steps out of the line.
    let checked = at("4k/3r1/5/3h1/4h/5/RH3/4K w - - 0 1");
    assert!(checked.in_check(checked.turn()));
    assert_eq!(moves(&checked), ["a2b2b2e2"]);
}

#[test]
fn rule_1_3_7_routes_with_the_same_ends_count_once_and_the_first_is_kept() {
    let state = at(BETWEEN);
    let kept = ["c4c2c2c1", "c4c2c6c2", "c4c6c2c6", "c4c6c6c7", "c4c6c6c8"];
    assert_eq!(travels(&state, "c4"), kept, "by the black hole, then the white one, from a1, b1 to e8");
    let several = at("4k/5/5/5/5/H4/5/RH2K w - - 0 1");
    let to_b3: Vec<_> = travels(&several, "a1").into_iter().filter(|text| text.ends_with("b3")).collect();
    assert_eq!(to_b3, ["a1b1a3b3"], "the first of two routes");
    assert_eq!(judge(&several, "a1a3b1b3"), Ok(()), "the other is legal too");
    assert_eq!(text_after(&several, "a1a3b1b3"), text_after(&several, "a1b1a3b3"));
}

#[test]
fn rule_1_3_7_a_normal_move_stands_for_the_routes_between_the_same_squares() {
    let state = at(BETWEEN);
    for (normal, routes) in [("c4c3", ["c4c2c6c3", "c4c6c2c3"]), ("c4c5", ["c4c2c6c5", "c4c6c2c5"])] {
        assert_eq!(moves_from(&state, normal), [normal], "listed once");
        for route in routes {
            assert!(!moves(&state).contains(&route.to_owned()));
            assert_eq!(judge(&state, route), Ok(()), "the routes are legal too");
            assert_eq!(text_after(&state, route), text_after(&state, normal));
        }
        let mv = state.read_move(state.turn(), normal).expect("exact");
        let mut all = MoveList::new();
        state.each_route(state.turn(), mv, &mut all);
        let all: Vec<_> = all.into_iter().map(|route| state.write_move(route)).collect();
        assert_eq!(all, [normal, routes[0], routes[1]], "menus name them all, the normal move first");
    }
    // A hole's step, and a capture.
    for (text, normal, route) in [
        ("4k/5/5/5/5/5/H4/HH2K w - - 0 1", "a1b2", "a1b1a2b2"),
        ("4k/5/5/5/5/1p1H1/H1P2/4K w - - 0 1", "c2b3", "c2d3a2b3"),
    ] {
        let state = at(text);
        assert_eq!(moves_from(&state, normal), [normal]);
        assert!(!moves(&state).contains(&route.to_owned()) && judge(&state, route).is_ok(), "{route}");
        assert_eq!(text_after(&state, route), text_after(&state, normal));
    }
}

#[test]
fn rule_1_3_7_what_a_route_cannot_do_is_a_move_of_its_own() {
    // The double step gives a right to take in passing; through b3 and d3 the pawn comes to c4 without one.
    let text = "4k/5/5/5/5/1H1H1/2P2/4K w - - 0 1";
    let to_c4 = |state: &BlackHoles| {
        moves_from(state, "c2").into_iter().filter(|text| text.ends_with("c4")).collect::<Vec<_>>()
    };
    let state = with(free(), text);
    assert_eq!(to_c4(&state), ["c2b3d3c4", "c2c4"]);
    assert_ne!(text_after(&state, "c2c4"), text_after(&state, "c2b3d3c4"));
    // Without that right both are the same.
    let without = with(HoleRules { en_passant: false, ..free() }, text);
    assert_eq!(to_c4(&without), ["c2c4"]);
    assert_eq!(text_after(&without, "c2c4"), text_after(&without, "c2b3d3c4"));
    // A capture in passing takes the pawn on b5; through holes nothing is taken.
    let passing = with(free(), "4k/5/3H1/HpP2/5/5/5/4K w - b6 0 1");
    let to_b6: Vec<_> = moves_from(&passing, "c5").into_iter().filter(|text| text.ends_with("b6")).collect();
    assert_eq!(to_b6, ["c5b6", "c5d6a5b6"]);
    assert_ne!(text_after(&passing, "c5b6"), text_after(&passing, "c5d6a5b6"));
}

#[test]
fn rule_1_4_2_a_straight_capture_gives_check_only_with_pawn_exit_free() {
    // b7-b6-e3 downwards meets the king on e1.
    let text = "4k/1p3/1h3/5/5/4h/5/4K w - - 0 1";
    assert!(!at(text).in_check(at(text).turn()));
    assert!(with(free(), text).in_check(at(text).turn()));
}

#[test]
fn rule_1_3_7_menus_name_every_route() {
    let state: BlackHoles = at(BETWEEN);
    let mv = state.read_move(state.turn(), "c4c2c6c5").expect("exact");
    let mut all = MoveList::new();
    state.each_route(state.turn(), mv, &mut all);
    let all: Vec<_> = all.into_iter().map(|route| state.choices(route).join(" ")).collect();
    assert_eq!(all, ["c4 c2 c6 c5", "c4 c6 c2 c5"]);
    assert_eq!(state.judge(state.turn(), Action::Move(mv)), Ok(()));
}
