//! Stacks and what captures set off, by the numbers of crazy.md B0 to B12.

use super::help::{after, board, count, crazy, end, is_legal, legal, play, table};
use lasermate_engine::effect::Effect;
use lasermate_engine::refusal::Reason;
use lasermate_engine::variants::crazy::CrazyReason;

#[test]
fn rule_b0_the_start_has_twenty_moves_and_one_suicide() {
    let game = crazy("");
    let moves = legal(&game, "");
    assert_eq!(moves.len(), 20);
    assert_eq!(moves.iter().filter(|mv| mv.starts_with(['b', 'g']) && mv.as_bytes()[1] == b'1').count(), 4);
    assert_eq!(game.suicidal(game.to_act().mover().expect("White")), ["d1!"]);
}

#[test]
fn rule_b1_a_stack_of_several_stands_on_a_rook() {
    for wrong in ["4k3/8/8/3[PN]4/8/8/8/4K3 w - - 0 1", "4k3/8/8/3[R]4/8/8/8/4K3 w - - 0 1"] {
        let mut setup = lasermate_engine::variants::Setup::parse("crazy", []).expect("a game");
        setup.position = Some(wrong.to_owned());
        lasermate_engine::any::AnyGame::new(&setup).expect_err(wrong);
    }
    let whole = "4k2r/8/3[rPN]4/8/4P3/8/3[RB'1]4/R3K3 b Qk e3:e4 0 12 denial=w denials=1";
    assert_eq!(crazy(whole).position(), whole);
}

#[test]
fn rule_b2_a_rook_takes_its_load_along_and_others_leave_alone() {
    let start = "4k3/8/8/8/8/8/8/[RNRP]3K3 w - - 0 1";
    assert_eq!(board(start, "a1a8"), "[RNRP]3k3/8/8/8/8/8/8/4K3");
    assert_eq!(board(start, "a1:2a5"), "4k3/8/8/[RP]7/8/8/8/[RN]3K3");
    assert_eq!(board(start, "a1:1c2"), "4k3/8/8/8/8/8/2N5/[RRP]3K3");
    // A pawn does not end on its own first row, but may leave forward.
    assert_eq!(board(start, "a1:3a2"), "4k3/8/8/8/8/8/P7/[RNR]3K3");
}

#[test]
fn rule_b2_top_only_keeps_the_others_in() {
    let start = "4k3/8/8/8/8/8/8/[RNB]3K3 w - - 0 1";
    let game = table("jump_off=top_only", start);
    assert!(legal(&game, "a1:1").is_empty());
    assert!(!legal(&game, "a1:2").is_empty());
    assert!(!legal(&game, "a1a").is_empty(), "the bottom rook moves with both");
    let refused = play(&mut table("jump_off=top_only", start), "a1:1c2");
    assert_eq!(refused, Err(Reason::Crazy(CrazyReason::Buried)));
}

#[test]
fn rule_b3_pieces_jump_into_rooks_of_either_colour_and_stop_there() {
    let start = "r3k3/8/8/8/8/8/R7/4K3 w - - 0 1";
    assert!(is_legal(start, "a2a8") && is_legal(start, "a2a8^"));
    assert_eq!(board(start, "a2a8^"), "[rR]3k3/8/8/8/8/8/8/4K3");
    // A slider does not pass the rook it could jump into.
    let own = "4k3/8/8/8/8/R7/8/R3K3 w - - 0 1";
    assert!(is_legal(own, "a1a3^") && !is_legal(own, "a1a4"));
    // A pawn jumps in by its quiet steps alone.
    let pawn = "4k3/8/8/8/3r4/1rP5/8/4K3 w - - 0 1";
    assert!(is_legal(pawn, "c3b3^"));
    assert!(is_legal(pawn, "c3d4") && !is_legal(pawn, "c3d4^"));
}

#[test]
fn rule_b4_an_own_rook_is_not_taken_and_an_inner_piece_only_by_knights() {
    let start = "5k2/8/8/8/[rB]7/8/8/R3K3 w - - 0 1";
    assert!(is_legal(start, "a1a4") && is_legal(start, "a1a4^"));
    let own = "4k3/8/8/8/R7/8/8/R3K3 w - - 0 1";
    assert!(is_legal(own, "a1a4^") && !is_legal(own, "a1a4"));
    // What can only be meant as a jump is one; where another piece could be meant it is not.
    assert_eq!(board(own, "a1a4"), "4k3/8/8/8/[RR]7/8/8/4K3");
    // The black knight inside White's rook is out of a bishop's reach.
    let inside = "4k3/8/8/8/[Rn]7/8/2B5/4K3 w - - 0 1";
    assert!(is_legal(inside, "c2a4^") && !is_legal(inside, "c2a4"));
}

#[test]
fn rule_b5_an_enemy_rook_carries_a_piece_that_moves_by_its_own_rules() {
    let start = "4k3/8/8/8/8/8/4K3/[rN]7 b - - 0 1";
    let mut game = crazy(start);
    play(&mut game, "a1a5").expect("the rook carries the knight");
    assert!(game.position().starts_with("4k3/8/8/[rN]7/"));
    assert!(legal(&game, "a5:1").contains(&"a5:1c6".to_owned()));
}

#[test]
fn rule_b6_b7_a_load_falls_bottom_first_and_the_last_one_remains() {
    // [bR bR bP] taken by [wR wP] leaves bP.
    let start = "4k3/8/8/8/[rrp]7/8/8/[RP]3K3 w - - 0 1";
    assert_eq!(board(start, "a1a4"), "4k3/8/8/8/p7/8/8/4K3");
    let mut game = crazy(start);
    play(&mut game, "a1a4").expect("legal");
    // The inner rook and then both pawns fall.
    assert_eq!(count(&game, |effect| matches!(effect, Effect::Fell { .. })), 3);
}

#[test]
fn rule_b6_four_rooks_and_a_pawn_lose_all_but_the_pawn() {
    // The third rook is taken by a knight that lands elsewhere.
    let start = "4k3/8/8/8/8/8/[rrrrp]7/N3K3 w - - 0 1";
    let mv = legal(&crazy(start), "a1").into_iter().find(|mv| mv.ends_with("*a2:2")).expect("on its path");
    let end = if mv.starts_with("a1b3") { "4k3/8/8/8/8/1N6/p7/4K3" } else { "4k3/8/8/8/8/8/p1N5/4K3" };
    assert_eq!(board(start, &mv), end);
}

#[test]
fn rule_b8_a_bishop_rises_once() {
    // [wR wP] x bB leaves wP.
    assert_eq!(board("4k3/8/8/8/b7/8/8/[RP]3K3 w - - 0 1", "a1a4"), "4k3/8/8/8/P7/8/8/4K3");
    // One that has risen stays dead.
    assert_eq!(board("4k3/8/8/8/b'17/8/8/R3K3 w - - 0 1", "a1a4"), "4k3/8/8/8/R7/8/8/4K3");
    // A lone rook takes a bishop and dies of it; the bishop is marked and has one turn of its owner left.
    assert_eq!(board("4k3/8/8/8/b7/8/8/R3K3 w - - 0 1", "a1a4"), "4k3/8/8/8/b'17/8/8/4K3");
}

#[test]
fn rule_b9_a_queen_takes_all_around_with_her_and_the_victims_react_in_turn() {
    let start = "4k3/8/8/2p1p3/2bqR3/8/8/3QK3 w - - 0 1";
    // Queen takes queen: both die, the bishop rises, the others are gone.
    assert_eq!(board(start, "d1d4"), "4k3/8/8/8/2b'15/8/8/4K3");
    let mut game = crazy(start);
    play(&mut game, "d1d4").expect("legal");
    assert_eq!(count(&game, |effect| matches!(effect, Effect::Blast { revenge: true, .. })), 2);
}

#[test]
fn rule_b9_the_order_is_the_compass_from_the_north() {
    let start = "4k3/8/8/3b4/3qb3/8/8/3RK3 w - - 0 1";
    let mut game = crazy(start);
    play(&mut game, "d1d4").expect("legal");
    let risen: Vec<_> = game
        .effects()
        .iter()
        .filter_map(
            |effect| if let Effect::Risen { at, .. } = effect { Some(game.cell_name(*at)) } else { None },
        )
        .collect();
    assert_eq!(risen, ["d5", "e4"]);
}

#[test]
fn rule_b10_b11_a_blast_takes_bottom_pieces_and_the_load_survives_it() {
    // The rook is gone, the king who sat in it drops, alive.
    let start = "k7/8/8/8/8/8/4[RK]3/3Q4 w - - 0 1";
    assert_eq!(board(start, "d1!"), "k7/8/8/8/8/8/4K3/3Q4");
}

#[test]
fn rule_b12_a_bishop_takes_the_rook_that_a_king_sits_in() {
    // wB x [bR bK]: the king falls on the bishop, which rises and takes him: so Black is in check there, and a king
    // may not stay.
    let start = "8/8/8/8/3[rk]4/8/8/K5B1 b - - 0 1";
    let game = crazy(start);
    assert_eq!(game.view().check.len(), 1, "a lone bishop attacks the king inside the rook (B35)");
    assert!(end(&game).is_none());
}

#[test]
fn rule_b12_b20_a_knight_takes_a_bishop_inside_a_rook_by_its_path_or_at_its_end() {
    let path = "4k3/8/8/8/8/8/[rb]7/N3K3 w - - 0 1";
    let mv = legal(&crazy(path), "a1").into_iter().find(|mv| mv.ends_with("*a2:1")).expect("on its path");
    let field = board(path, &mv);
    assert!(field.contains("/b'1") && !field.contains('r'), "the risen bishop alone: {field}");
    let at_end = "4k3/8/8/8/8/2[rb]5/8/1N2K3 w - - 0 1";
    assert_eq!(board(at_end, "b1c3*c3:1"), "4k3/8/8/8/8/2N5/8/4K3");
}

#[test]
fn capacity_thirty_two_pieces_stand_in_one_stack_and_a_thirty_third_does_not() {
    let load = "r".repeat(29);
    let most = format!("1k6/8/8/8/8/8/7K/[R{load}]7 w - - 0 1");
    assert_eq!(crazy(&most).position(), most);
    let mut setup = lasermate_engine::variants::Setup::parse("crazy", []).expect("a game");
    setup.position = Some(most.replace("[R", "[RR"));
    lasermate_engine::any::AnyGame::new(&setup).expect_err("thirty-three pieces");
    // A rook takes with all of them, or is taken with all of them, without a panic.
    let taken = most.replace("[R", "[").replace("]7 w", "]5R1 w");
    let _ = after(&taken, "g1a1");
}
