//! Stacks and what captures set off, by the numbers of crazy.md B0 to B12.

use super::help::{after, board, count, crazy, end, legal, play, table};
use lasermate_engine::variants::crazy::{CrazyEffect, CrazyReason};

#[test]
fn rule_b0_the_start_has_twenty_moves_and_one_suicide() {
    let game = crazy("");
    let moves = legal(&game, "");
    assert_eq!(moves.len(), 20);
    assert_eq!(moves.iter().filter(|mv| mv.starts_with(['b', 'g']) && mv.as_bytes()[1] == b'1').count(), 4);
    assert_eq!(game.unlisted(game.to_act().mover().expect("White")), ["d1!"]);
}

#[test]
fn rule_b2_top_only_keeps_the_others_in() {
    let start = "4k3/8/8/8/8/8/8/[RNB]3K3 w - - 0 1";
    let game = table("jump_off=top_only", start);
    assert!(legal(&game, "a1:1").is_empty());
    assert!(!legal(&game, "a1:2").is_empty());
    assert!(!legal(&game, "a1a").is_empty(), "the bottom rook moves with both");
    let refused = play(&mut table("jump_off=top_only", start), "a1:1c2");
    assert_eq!(refused, Err(CrazyReason::Buried.into()));
}

#[test]
fn rule_b6_b7_a_load_falls_bottom_first_and_the_last_one_remains() {
    // [bR bR bP] taken by [wR wP] leaves bP.
    let start = "4k3/8/8/8/[rrp]7/8/8/[RP]3K3 w - - 0 1";
    assert_eq!(board(start, "a1a4"), "4k3/8/8/8/p7/8/8/4K3");
    let mut game = crazy(start);
    play(&mut game, "a1a4").expect("legal");
    // The inner rook and then both pawns fall.
    assert_eq!(count(&game, |effect| matches!(effect.own(), Some(CrazyEffect::Fell { .. }))), 3);
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
fn rule_b9_a_queen_takes_all_around_with_her_and_the_victims_react_in_turn() {
    let start = "4k3/8/8/2p1p3/2bqR3/8/8/3QK3 w - - 0 1";
    // Queen takes queen: both die, the bishop rises, the others are gone.
    assert_eq!(board(start, "d1d4"), "4k3/8/8/8/2b'15/8/8/4K3");
    let mut game = crazy(start);
    play(&mut game, "d1d4").expect("legal");
    assert_eq!(
        count(&game, |effect| matches!(effect.own(), Some(CrazyEffect::Blast { revenge: true, .. }))),
        2
    );
}

#[test]
fn rule_b9_the_order_is_the_compass_from_the_north() {
    let start = "4k3/8/8/3b4/3qb3/8/8/3RK3 w - - 0 1";
    let mut game = crazy(start);
    play(&mut game, "d1d4").expect("legal");
    let risen: Vec<_> = game
        .effects()
        .iter()
        .filter_map(|effect| match effect.own() {
            Some(CrazyEffect::Risen { at, .. }) => Some(game.cell_name(at)),
            _ => None,
        })
        .collect();
    assert_eq!(risen, ["d5", "e4"]);
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
