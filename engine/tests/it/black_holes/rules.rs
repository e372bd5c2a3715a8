//! Black holes by the numbers of its rules: board, drops, holes, pawns, castling, ends (black_holes.md 1.2).

use super::help::{BLACK, WHITE, after, at, attackers, cell, judge, moves_from, text_after, with};
use lasermate_engine::action::Asked;
use lasermate_engine::board::Mesh;
use lasermate_engine::effect::Effect;
use lasermate_engine::notation::Notation;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::piece::Kind;
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
    assert_eq!(judge(&state, "d7d5"), Err(Reason::WrongMovement(Kind::Hole)));
    assert!(attackers(&state, "c6", WHITE).is_empty());
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
fn rule_1_2_9_castling_off() {
    let rules = HoleRules { castling: false, ..HoleRules::default() };
    assert_eq!(BlackHoles::start(rules).write_position(), "rsbqk/ppppp/5/5/5/5/PPPPP/RSBQK w - - 0 1");
    let state = with(rules, "4k/5/5/5/5/5/5/R3K w Q - 0 1");
    assert_eq!(judge(&state, "e1c1"), Err(Reason::NotInThisGame));
    assert_eq!(state.write_position(), "4k/5/5/5/5/5/5/R3K w - - 0 1");
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
