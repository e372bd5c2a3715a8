//! Relativistic moves by the numbers of the rules: entry, white hole, exit, pawns (black_holes.md 1.3, 1.4).

use super::help::{after, at, cell, judge, moves, moves_from, routes, text_after, travels, with};
use lasermate_engine::action::Action;
use lasermate_engine::effect::Effect;
use lasermate_engine::moves::MoveList;
use lasermate_engine::notation::Notation;
use lasermate_engine::position::Position;
use lasermate_engine::refusal::Reason;
use lasermate_engine::variants::black_holes::{BlackHoles, HoleReason, HoleRules, PawnExit};

fn free() -> HoleRules {
    HoleRules { pawn_exit: PawnExit::Free, ..HoleRules::default() }
}

#[test]
fn rule_1_3_1_entry_is_a_normal_move_as_if_the_hole_were_vacant() {
    let rook = at("4k/5/5/5/5/5/5/R1H1K w - - 0 1");
    assert_eq!(travels(&rook, "a1"), ["a1c1c1d1"], "b1 is vacant");
    let blocked = at("4k/5/5/5/5/5/5/RSH1K w - - 0 1");
    assert!(travels(&blocked, "a1").is_empty(), "b1 is not");
    assert!(travels(&at("4k/5/5/5/5/5/5/R1h1K w - - 0 1"), "a1").is_empty(), "the hole is Black's");
    assert!(travels(&at("4k/5/5/5/5/5/3H1/4K w - - 0 1"), "e1").is_empty(), "a king does not travel");
    let queen = at("4k/5/5/5/5/2H2/5/Q3K w - - 0 1");
    assert_eq!(travels(&queen, "a1"), ["a1c3c3d4", "a1c3c3e5"]);
    let bishop = at("4k/5/5/5/5/2H2/5/B3K w - - 0 1");
    assert_eq!(travels(&bishop, "a1"), ["a1c3c3d4", "a1c3c3e5"]);
}

#[test]
fn rule_1_3_1_a_hole_enters_by_one_king_step() {
    let beside = at("4k/5/5/5/5/5/1H3/H3K w - - 0 1");
    assert_eq!(travels(&beside, "a1"), ["a1b2b2c3", "a1b2b2d4", "a1b2b2e5"]);
    let apart = at("4k/5/5/5/5/2H2/5/H3K w - - 0 1");
    assert!(travels(&apart, "a1").is_empty());
}

#[test]
fn rule_1_3_1_a_knight_leaves_as_a_nightrider() {
    let open = at("4k/5/5/5/5/1H3/5/S3K w - - 0 1");
    assert_eq!(travels(&open, "a1"), ["a1b3b3c5", "a1b3b3d7"]);
    let met = at("4k/3p1/5/2p2/5/1H3/5/S3K w - - 0 1");
    assert_eq!(travels(&met, "a1"), ["a1b3b3c5"], "c5 is taken and not passed");
    let between = at("4k/5/5/5/1pp2/1H3/5/S3K w - - 0 1");
    assert_eq!(travels(&between, "a1").len(), 2, "what stands beside a leap does not matter");
}

#[test]
fn rule_1_3_2_the_white_hole_may_be_the_black_one() {
    let state = at("4k/5/5/H4/5/5/5/RH2K w - - 0 1");
    assert_eq!(travels(&state, "a1")[..2], ["a1a5a5a6", "a1a5a5a7"]);
    assert_eq!(routes(&state, "a1").iter().filter(|text| text.starts_with("a1b1")).count(), 6);
}

#[test]
fn rule_1_3_2_a_moving_hole_is_not_its_own_white_hole() {
    let state = at("4k/5/5/5/5/5/1H3/H3K w - - 0 1");
    assert!(travels(&state, "b2").is_empty(), "b2 enters a1, and from a1 the way leads off the board");
    assert_eq!(judge(&state, "a1b2a1c3"), Err(HoleReason::OwnExit.into()));
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
        Effect::Travelled {
            piece: rook,
            from: cell("a1"),
            black: cell("b1"),
            white: cell("a4"),
            to: cell("c4"),
        },
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
fn rule_1_4_1_a_a_pawn_that_entered_straight_may_not_capture() {
    let state = at("4k/5/3p1/5/3H1/1H3/1P3/4K w - - 0 1");
    assert_eq!(
        travels(&state, "b2"),
        [
            "b2b3b3b4",
            "b2b3b3b5",
            "b2b3b3b6",
            "b2b3b3b7",
            "b2b3b3b8b",
            "b2b3b3b8h",
            "b2b3b3b8q",
            "b2b3b3b8r",
            "b2b3b3b8s",
            "b2b3d4d5"
        ]
    );
    assert_eq!(judge(&state, "b2b3d4d6"), Err(HoleReason::StraightTakesNothing { black: cell("b3") }.into()));
}

#[test]
fn rule_1_4_1_b_a_pawn_that_entered_aslant_must_capture() {
    let state = at("3k1/5/5/5/H4/2H2/1P3/4K w - - 0 1");
    assert!(travels(&state, "b2").is_empty(), "nothing to take beyond c3 or a4");
    assert_eq!(judge(&state, "b2c3a4b5"), Err(HoleReason::AslantMustTake { black: cell("c3") }.into()));
    for taken in ["p", "P", "h", "H"] {
        let state = at(&format!("3k1/5/2{taken}2/5/H4/2H2/1P3/4K w - - 0 1"));
        assert_eq!(travels(&state, "b2"), ["b2c3a4c6"], "{taken}, two steps away");
    }
}

#[test]
fn rule_1_4_2_pawn_exit_free() {
    let state = with(free(), "4k/5/3p1/5/3H1/1H3/1P3/4K w - - 0 1");
    assert!(travels(&state, "b2").contains(&"b2b3d4d6".to_owned()), "straight with a capture");
    let state = with(free(), "3k1/5/3p1/5/1p3/2H2/1P3/4K w - - 0 1");
    assert_eq!(travels(&state, "b2"), ["b2c3c3d4", "b2c3c3e5"], "aslant without");
}

#[test]
fn rule_1_4_2_a_straight_capture_gives_check_only_with_pawn_exit_free() {
    // b7-b6-e3 downwards meets the king on e1.
    let text = "4k/1p3/1h3/5/5/4h/5/4K w - - 0 1";
    assert!(!at(text).in_check(at(text).turn()));
    assert!(with(free(), text).in_check(at(text).turn()));
}

#[test]
fn rule_1_4_3_entry_aslant_and_exits_of_several_steps() {
    let state = at("4k/5/5/4p/5/2H2/1P3/4K w - - 0 1");
    assert_eq!(travels(&state, "b2"), ["b2c3c3e5"]);
}

#[test]
fn rule_1_4_4_entry_by_the_double_step() {
    let text = "4k/5/5/5/1H3/5/1P3/4K w - - 0 1";
    assert_eq!(travels(&at(text), "b2").len(), 8, "b5, b6, b7 and five promotions");
    let off = HoleRules { pawn_double_entry: false, ..HoleRules::default() };
    assert!(travels(&with(off, text), "b2").is_empty());
    let passed = at("4k/5/5/5/1H3/1p3/1P3/4K w - - 0 1");
    assert!(travels(&passed, "b2").is_empty(), "the passed square must be vacant");
    let third = at("4k/5/5/1H3/5/1P3/5/4K w - - 0 1");
    assert!(travels(&third, "b3").is_empty(), "only from the second rank");
    let black = at("4k/1p3/5/1h3/5/5/5/4K b - - 0 1");
    assert_eq!(travels(&black, "b7").len(), 8);
}

#[test]
fn rule_1_4_5_exits_from_a_hole_on_the_own_base_rank() {
    let state = at("4k/5/5/5/H4/P4/5/1H2K w - - 0 1");
    assert!(travels(&state, "a3").contains(&"a3a4b1b2".to_owned()));
    let black = at("1h2k/5/p4/h4/5/5/5/4K b - - 0 1");
    assert!(travels(&black, "a6").contains(&"a6a5b8b7".to_owned()));
}

#[test]
fn rule_1_4_6_a_pawn_is_promoted_where_it_ends_and_not_where_it_passes() {
    let state = at("1H2k/1P3/5/5/5/5/H4/4K w - - 0 1");
    let all = travels(&state, "b7");
    assert!(all.contains(&"b7b8a2a7".to_owned()) && all.contains(&"b7b8a2a8h".to_owned()), "{all:?}");
    assert!(!all.contains(&"b7b8a2a8".to_owned()) && !all.contains(&"b7b8a2a7q".to_owned()));
    assert_eq!(text_after(&state, "b7b8a2a8s"), "SH2k/5/5/5/5/5/H4/4K b - - 0 1");
    assert_eq!(judge(&state, "b7b8a2a8"), Err(HoleReason::NeedsPromotion.into()));
    assert_eq!(judge(&state, "b7b8a2a7q"), Err(Reason::NoPromotion));
}

#[test]
fn rule_1_4_6_a_relativistic_move_does_not_capture_en_passant() {
    // d5 has just passed d6; in by b3 aslant, out of c5 to d6: nothing stands there.
    let state = at("4k/5/5/2Hp1/5/1H3/P4/4K w - d6 0 1");
    assert_eq!(judge(&state, "a2b3c5d6"), Err(HoleReason::AslantMustTake { black: cell("b3") }.into()));
    let state = with(free(), "4k/5/5/2Hp1/5/1H3/P4/4K w - d6 0 1");
    assert_eq!(text_after(&state, "a2b3c5d6"), "4k/5/3P1/2Hp1/5/1H3/5/4K b - - 0 1");
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
