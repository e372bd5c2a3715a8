//! Black holes by the numbers of its rules: board, drops, holes, pawns, castling, ends (black_holes.md 1.2).

use super::help::{BLACK, WHITE, after, at, attackers, cell, judge, moves, moves_from, text_after, with};
use lasermate_engine::action::Asked;
use lasermate_engine::board::Mesh;
use lasermate_engine::effect::Effect;
use lasermate_engine::notation::Notation;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::piece::{Kind, Piece};
use lasermate_engine::position::Position;
use lasermate_engine::refusal::Reason;
use lasermate_engine::variants::black_holes::{BlackHoles, HoleReason, HoleRules};

const KINGS: &str = "4k/5/5/5/5/5/5/4K w - - 0 1";

#[test]
fn rule_1_2_1_five_files_and_eight_ranks_with_a_dark_a1() {
    let mesh = Mesh::five();
    assert_eq!((mesh.len(), mesh.shape()), (40, "5x8"));
    assert_eq!(["a1", "e1", "a2", "e8"].map(|name| cell(name).0), [0, 4, 5, 39]);
    // Cells of a1's colour have an even sum of column and row.
    let dark = |name: &str| (cell(name).0 % 5 + cell(name).0 / 5) & 1 == 0;
    assert_eq!(["a1", "c1", "e1", "a2", "c8", "e8"].map(dark), [true, true, true, false, false, false]);
}

#[test]
fn rule_1_2_2_white_moves_first() {
    let start = BlackHoles::start(HoleRules::default());
    assert_eq!(start.to_act().mover(), Some(WHITE));
    assert_eq!(after(&start, "a2a4").state().to_act().mover(), Some(BLACK));
}

#[test]
fn rule_1_2_3_a_hole_is_dropped_on_a_vacant_square_of_the_base_rank() {
    assert_eq!(moves_from(&at(KINGS), "@"), ["@a1", "@b1", "@c1", "@d1"]);
    assert_eq!(
        moves_from(&at("r2k1/5/5/5/5/5/5/4K b - - 0 1"), "@"),
        ["@b8", "@c8", "@e8"],
        "rank 8 for Black"
    );
    assert_eq!(
        judge(&at(KINGS), "@e1"),
        Err(HoleReason::DropOccupied { kind: Kind::King, at: cell("e1") }.into())
    );
    assert_eq!(judge(&at(KINGS), "@a8"), Err(HoleReason::DropElsewhere.into()));
    assert_eq!(judge(&at(KINGS), "@a2"), Err(HoleReason::DropElsewhere.into()));
}

#[test]
fn rule_1_2_3_a_drop_is_a_whole_turn() {
    assert_eq!(text_after(&at(KINGS), "@c1"), "4k/5/5/5/5/5/5/2H1K b - - 1 1");
    let table = after(&at(KINGS), "@c1");
    let hole = Piece { kind: Kind::Hole, seat: WHITE };
    assert_eq!(table.effects(), [Effect::Dropped { piece: hole, at: cell("c1") }]);
}

#[test]
fn rule_1_2_3_the_supply_has_no_end() {
    let texts = "@a1 @a8 a1a2 a8a7 @a1 @a8 @b1 @b8 @c1 @c8 @d1 @d8";
    assert_eq!(text_after(&at(KINGS), texts), "hhhhk/h4/5/5/5/5/H4/HHHHK w - - 12 7");
}

#[test]
fn rule_1_2_3_a_drop_may_parry_check_by_standing_between() {
    let checked = at("4k/5/5/5/5/5/5/r3K w - - 0 1");
    assert_eq!(moves_from(&checked, "@"), ["@b1", "@c1", "@d1"]);
    let from_above = at("4k/5/5/4r/5/5/5/4K w - - 0 1");
    assert!(moves_from(&from_above, "@").is_empty());
    assert_eq!(judge(&from_above, "@c1"), Err(Reason::KingInCheck));
}

#[test]
fn rule_1_2_4_holes_of_both_sides_block_lines_and_are_not_taken_by_normal_moves() {
    for hole in ["H", "h"] {
        let state = at(&format!("4k/5/5/5/{hole}4/5/5/R2SK w - - 0 1"));
        let normal: Vec<_> = moves_from(&state, "a1").into_iter().filter(|text| text.len() == 4).collect();
        assert_eq!(normal, ["a1a2", "a1a3", "a1b1", "a1c1"], "{hole}");
        let king = at(&format!("4k/5/5/5/5/5/4{hole}/4K w - - 0 1"));
        assert_eq!(moves_from(&king, "e1"), ["e1d1", "e1d2"], "{hole}");
        let pawn = at(&format!("4k/5/5/5/5/2{hole}2/3P1/4K w - - 0 1"));
        assert!(moves_from(&pawn, "d2").iter().all(|text| text != "d2c3"), "{hole}");
        let knight = at(&format!("4k/5/5/5/5/1{hole}3/2{hole}2/S3K w - - 0 1"));
        assert!(moves_from(&knight, "a1").iter().all(|text| text != "a1b3" && text != "a1c2"), "{hole}");
        assert_eq!(judge(&state, "a1a4"), Err(HoleReason::HolesAreNotTaken.into()), "{hole}");
    }
}

#[test]
fn rule_1_2_5_a_hole_goes_one_square_to_a_vacant_one_and_gives_no_check() {
    let state = at("4k/3H1/2p2/5/5/5/5/4K w - - 0 1");
    assert!(!state.in_check(BLACK), "it stands beside the king");
    assert_eq!(
        moves_from(&state, "d7"),
        ["d7c7", "d7c8", "d7d6", "d7d8", "d7e6", "d7e7"],
        "not c6, where a pawn stands, and not e8"
    );
    assert_eq!(judge(&state, "d7c6"), Err(HoleReason::HoleTakesNothing.into()));
    assert_eq!(judge(&state, "d7d5"), Err(Reason::WrongGait(Kind::Hole)));
    assert!(attackers(&state, "c6", WHITE).is_empty());
}

#[test]
fn rule_1_2_6_a_pawn_may_become_a_hole() {
    let state = at("4k/P4/5/5/5/5/5/4K w - - 0 1");
    assert_eq!(moves_from(&state, "a7"), ["a7a8b", "a7a8h", "a7a8q", "a7a8r", "a7a8s"]);
    assert_eq!(text_after(&state, "a7a8h"), "H3k/5/5/5/5/5/5/4K b - - 0 1");
    assert_eq!(judge(&state, "a7a8"), Err(HoleReason::NeedsPromotion.into()));
    assert_eq!(judge(&state, "a7a8k"), Err(HoleReason::NeedsPromotion.into()));
    assert_eq!(judge(&state, "e1e2h"), Err(Reason::NoPromotion));
}

#[test]
fn rule_1_2_7_a_pawn_makes_the_double_step_whenever_it_is_on_its_second_rank() {
    // In by a4, out of the hole on b1, one step: it has come back to the second rank.
    let state = at("4k/5/5/5/H4/P4/5/1H2K w - - 0 1");
    let table = after(&state, "a3a4b1b2 e8d8");
    assert_eq!(moves_from(table.state(), "b2"), ["b2b3", "b2b4"]);
    let blocked = |board: &str| moves_from(&at(&format!("4k/5/5/5/{board}/1P3/4K w - - 0 1")), "b2").len();
    assert_eq!([blocked("1h3/5"), blocked("5/1h3")], [1, 0], "both squares must be vacant");
}

#[test]
fn rule_1_2_8_en_passant_against_a_normal_double_step_on_the_next_turn() {
    let state = at("4k/1p3/5/P4/5/5/5/4K b - - 0 1");
    let table = after(&state, "b7b5");
    assert_eq!(table.state().write_position(), "4k/5/5/Pp3/5/5/5/4K w - b6 0 2");
    assert_eq!(text_after(table.state(), "a5b6"), "4k/5/1P3/5/5/5/5/4K b - - 0 2");
    let late = after(&state, "b7b5 e1d1 e8d8");
    assert!(moves_from(late.state(), "a5").iter().all(|text| text != "a5b6"));
    let off = with(HoleRules { en_passant: false, ..HoleRules::default() }, "4k/1p3/5/P4/5/5/5/4K b - - 0 1");
    let table = after(&off, "b7b5");
    assert_eq!(moves_from(table.state(), "a5"), ["a5a6"], "ep=off");
}

#[test]
fn rule_1_2_8_no_en_passant_after_a_relativistic_double_step() {
    // In by b5 with the double step, out of the hole on d8 downwards.
    let state = at("3hk/1p3/5/Ph3/5/5/5/4K b - - 0 1");
    let table = after(&state, "b7b5d8d7");
    assert_eq!(table.state().write_position(), "3hk/3p1/5/Ph3/5/5/5/4K w - - 0 2");
}

#[test]
fn rule_1_2_9_the_king_castles_to_the_long_side() {
    let state = at("r3k/5/5/5/5/5/5/R3K w Qq - 0 1");
    assert!(moves(&state).contains(&"e1c1".to_owned()));
    assert_eq!(text_after(&state, "e1c1"), "r3k/5/5/5/5/5/5/2KR1 b q - 1 1");
    let black = at("r3k/5/5/5/5/5/5/4K b q - 0 1");
    assert_eq!(text_after(&black, "e8c8"), "2kr1/5/5/5/5/5/5/4K w - - 1 2");
    assert_eq!(judge(&at("4k/5/5/5/5/5/5/R3K w - - 0 1"), "e1c1"), Err(Reason::NoCastling), "no right");
}

#[test]
fn rule_1_2_9_what_forbids_castling() {
    for (board, what) in [
        ("4k/5/5/5/5/5/5/RH2K", "a hole between"),
        ("4k/5/5/5/5/5/5/R2hK", "an enemy hole between"),
        ("4k/4r/5/5/5/5/5/R3K", "in check"),
        ("3rk/5/5/5/5/5/5/R3K", "d1 attacked"),
        ("2r1k/5/5/5/5/5/5/R3K", "c1 attacked"),
        ("1r2k/5/1h3/5/3h1/5/5/R3K", "d1 attacked by b8-b6-d4-d1"),
        ("1r2k/5/1h3/5/2h2/5/5/R3K", "c1 attacked by b8-b6-c4-c1"),
    ] {
        assert_eq!(judge(&at(&format!("{board} w Q - 0 1")), "e1c1"), Err(Reason::NoCastling), "{what}");
    }
    for board in ["1r2k/5/1h3/5/5/5/5/R3K", "1r2k/5/1h3/5/1h3/5/5/R3K"] {
        assert_eq!(judge(&at(&format!("{board} w Q - 0 1")), "e1c1"), Ok(()), "b1 may be attacked: {board}");
    }
}

#[test]
fn rule_1_2_9_a_rook_taken_on_its_corner_loses_the_right_whoever_took_it() {
    let own = at("4k/5/5/5/5/5/5/RH1QK w Q - 0 1");
    assert_eq!(text_after(&own, "d1b1b1a1"), "4k/5/5/5/5/5/5/QH2K b - - 0 1");
    let adverse = at("r3k/5/5/5/5/5/5/R3K b Q - 0 1");
    assert_eq!(text_after(&adverse, "a8a1"), "4k/5/5/5/5/5/5/r3K w - - 0 2");
    let moved = at("4k/5/5/5/5/5/5/R3K w Q - 0 1");
    assert_eq!(text_after(&moved, "a1a2 e8d8 a2a1"), "3k1/5/5/5/5/5/5/R3K b - - 3 2");
}

#[test]
fn rule_1_2_9_castling_off() {
    let rules = HoleRules { castling: false, ..HoleRules::default() };
    assert_eq!(BlackHoles::start(rules).write_position(), "rsbqk/ppppp/5/5/5/5/PPPPP/RSBQK w - - 0 1");
    let state = with(rules, "4k/5/5/5/5/5/5/R3K w Q - 0 1");
    assert_eq!(judge(&state, "e1c1"), Err(Reason::NoCastling));
    assert_eq!(state.write_position(), "4k/5/5/5/5/5/5/R3K w - - 0 1");
}

#[test]
fn rule_1_2_10_stalemate_needs_that_nothing_can_be_dropped() {
    let stalemate = at("1r2k/5/5/5/5/5/5/Kssss w - - 0 1");
    assert_eq!(
        stalemate.outcome().map(|end| (end.kind, end.scores().to_vec())),
        Some((EndKind::Stalemate, vec![0, 0]))
    );
    let room = at("1r2k/5/5/5/5/5/5/Ksss1 w - - 0 1");
    assert_eq!((room.outcome(), moves(&room)), (None, vec!["@e1".to_owned()]));
}

#[test]
fn rule_1_2_10_captures_restart_the_count_and_drops_do_not() {
    let state = at("4k/5/5/5/H1p2/5/5/RH2K w - - 7 9");
    let quiet = |texts: &str| after(&state, texts).state().quiet_plies();
    assert_eq!(quiet("@c1"), 8, "a drop");
    assert_eq!(quiet("a4b5"), 8, "a hole's move");
    assert_eq!(quiet("a1b1b1c1"), 8, "a relativistic move without capture");
    assert_eq!(quiet("a1b1a4c4"), 0, "a capture");
    let own = at("4k/5/5/5/HS3/5/5/RH2K w - - 7 9");
    assert_eq!(after(&own, "a1b1a4b4").state().quiet_plies(), 0, "an own piece's capture");
    let hole = at("4k/5/5/5/Hh3/5/5/RH2K w - - 7 9");
    assert_eq!(after(&hole, "a1b1a4b4").state().quiet_plies(), 0, "a hole's capture");
    let pawn = at("4k/5/5/5/5/5/P4/4K w - - 7 9");
    assert_eq!(after(&pawn, "a2a3").state().quiet_plies(), 0, "a pawn's move");
}

#[test]
fn rule_1_2_10_bare_kings_play_on() {
    let state = at(KINGS);
    assert_eq!((state.outcome(), state.to_act().of(WHITE)), (None, Some(Asked::Move)));
}

#[test]
fn rule_1_2_10_repetition_and_the_move_count_draw_as_everywhere() {
    let rooks = at("r3k/5/5/5/5/5/5/R3K w - - 98 60");
    let mut table = after(&rooks, "e1d1 e8d8");
    assert!(table.claimable().is_some());
    assert!(table.try_text(WHITE, "draw-claim", 0).is_ok());
    assert_eq!(table.outcome().map(|end| end.kind), Some(EndKind::MoveCount));
    let round = "e1d1 e8d8 d1e1 d8e8 ";
    let table = after(&at("r3k/5/5/5/5/5/5/R3K w - - 0 1"), &round.repeat(4));
    assert_eq!(table.outcome().map(|end| end.kind), Some(EndKind::Repetition), "the fifth time");
}

#[test]
fn rule_1_2_11_the_threat_to_take_the_king_by_a_relativistic_move_is_check() {
    let state = at("1r2k/5/1h3/5/4h/5/5/4K w - - 0 1");
    assert!(state.in_check(WHITE) && !state.in_check(BLACK));
    assert_eq!(attackers(&state, "e1", BLACK), ["b8"]);
    let told = after(&at("1r2k/5/2h2/5/4h/5/5/4K b - - 0 1"), "c6b6");
    assert!(told.effects().contains(&Effect::Check { seat: WHITE }));
}

#[test]
fn rule_1_2_11_mate_by_a_relativistic_move() {
    // b8-b6-e4 bears on e1, e2 and e3; the rook on d8 on d1 and d2.
    let state = at("1r1rk/5/1h3/5/4h/5/5/4K w - - 0 1");
    let end = state.outcome().map(|end| (end.kind, end.scores().to_vec()));
    assert_eq!(end, Some((EndKind::Checkmate, vec![0, 1])));
    assert!(state.to_act().is_nobody());
}
