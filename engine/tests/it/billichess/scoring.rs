//! Scoring and the end of the game (billichess.md 2.5).

use super::help::{BLUE, Game, RED, mode_a, mode_b, rules};
use lasermate_engine::effect::Effect;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::overlays::lasers::LaserEffect;
use lasermate_engine::position::{DrawRules, Position};
use lasermate_engine::refusal::Reason;

/// Blue's Nd2 sends Red's beam into j1 (billichess.md 2.7, 5).
const OWN_GOAL: &str = "d3 e5 Bg5 d6 Nd2";
/// h1h2 sends both beams into their heels.
const BOTH: &str = "8/8/8/5k2/8/8/8/4K1BR w K - 0 1";
/// Qc8 mates; once the kings are rooks Red's beam goes into j1.
const ROOKS_LASERMATE: &str = "4k3/8/4K3/8/8/8/2Q5/8 w - - 0 1";
/// Qc3 is stalemate.
const STALEMATE: &str = "8/P7/8/2Q5/8/4K3/8/3k4 w - - 0 1";

fn lasermates(effects: &[Effect]) -> Vec<(lasermate_engine::seat::Seat, u32)> {
    let each = |effect: &Effect| match effect {
        Effect::Lasermate { beam, points, .. } => Some((*beam, *points)),
        _ => None,
    };
    effects.iter().filter_map(each).collect()
}

#[test]
fn rule_2_5_1_credit_goes_to_the_beams_owner_whoever_moved() {
    let mut game = Game::new(mode_a());
    game.play(OWN_GOAL);
    assert_eq!(lasermates(game.effects()), [(RED, 277)]);
    assert_eq!(game.scores(), [0, 277]);
}

#[test]
fn rule_2_5_1_own_move_only_counts_own_actions_that_send_it_there() {
    let mut game = Game::new(rules("own_move_only=on"));
    game.play(OWN_GOAL);
    assert_eq!(lasermates(game.effects()), [(RED, 0)], "told, and worth nothing");
    assert_eq!(game.scores(), [0, 0]);
    // Red's next move leaves the beam there: that is not his doing either.
    game.play("a6");
    assert!(game.beam(RED).ends_with("LASERMATE"));
    assert_eq!(game.scores(), [0, 0]);
    assert_eq!(lasermates(game.effects()), []);
    // The same with a move of one's own counts.
    let mut game = Game::at(rules("own_move_only=on"), "8/8/8/8/1k6/8/7n/4K2R w K - 0 1");
    assert_eq!(game.play("h1h2").scores(), [277, 0]);
}

#[test]
fn rule_2_5_2_both_lasermates_on_one_move_score() {
    let mut game = Game::at(mode_a(), BOTH);
    game.play("h1h2");
    assert_eq!(lasermates(game.effects()), [(BLUE, 277), (RED, 277)]);
    assert_eq!(game.scores(), [277, 277]);
    assert_eq!(game.end(), None);
}

#[test]
fn rule_2_5_3_each_lasermate_scores_once() {
    let mut game = Game::new(mode_a());
    game.play(OWN_GOAL).play("a6");
    assert!(game.beam(RED).ends_with("LASERMATE"));
    assert_eq!(lasermates(game.effects()), [], "it is there still");
    assert_eq!(game.scores(), [0, 277]);
    // Out of the heel and in again: told, and worth nothing more.
    let mut game = Game::new(mode_a());
    game.play(OWN_GOAL).play("Nh6 Nb1 Ng8");
    assert!(!game.beam(RED).ends_with("LASERMATE"), "{}", game.beam(RED));
    game.play("Nd2");
    assert_eq!(lasermates(game.effects()), [(RED, 0)]);
    assert_eq!(game.scores(), [0, 277]);
    assert!(game.position().ends_with(" scored=r"));
}

#[test]
fn rule_2_5_3_a_position_that_is_set_up_scores_after_the_next_action() {
    let mut game = Game::new(mode_a());
    game.play(OWN_GOAL);
    let bare = game.position().replace(" scored=r", "");
    let mut game = Game::at(mode_a(), &bare);
    assert!(game.beam(RED).ends_with("LASERMATE"));
    assert_eq!(game.scores(), [0, 0]);
    assert_eq!(game.play("a6").scores(), [0, 277]);
}

#[test]
fn rule_2_5_4_mode_a_goes_on_until_checkmate() {
    let mut game = Game::new(mode_a());
    game.play("d3 e5 Bg5 d6 Nd2");
    assert_eq!(game.end(), None);
    let mut game = Game::new(mode_a());
    game.play("f3 e5 g4 Qh4#");
    assert_eq!(game.end(), Some((EndKind::Checkmate, vec![0, 500])));
    assert_eq!(game.winners(), [RED]);
    let told = Effect::Defeated { seat: BLUE, points: 500, conceded: false };
    assert!(game.effects().contains(&told));
    assert_eq!(game.effects().last(), Some(&Effect::Ended { kind: EndKind::Checkmate }));
    assert_eq!(game.why("a3"), Reason::GameOver);
    assert_eq!(game.table.to_act().iter().count(), 0);
}

#[test]
fn rule_2_5_4_a_draw_compares_lasermate_points() {
    let mut game = Game::new(mode_a());
    game.play(OWN_GOAL).play("draw-offer blue:draw-accept");
    assert_eq!(game.end(), Some((EndKind::Agreement, vec![0, 277])));
    assert_eq!(game.winners(), [RED]);
    let mut game = Game::at(mode_a(), STALEMATE);
    game.play("Qc3");
    assert_eq!(game.end().map(|end| end.0), Some(EndKind::Stalemate));
    assert_eq!(game.winners(), []);
    let mut game = Game::at(mode_a(), "8/4k3/3Q4/8/8/8/8/5K2 b - - 0 1 scored=b");
    game.play("Kxd6");
    assert_eq!(game.end(), Some((EndKind::InsufficientMaterial, vec![277, 0])));
    let mut game = Game::new(mode_a());
    game.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 draw-claim");
    assert_eq!(game.end(), Some((EndKind::Repetition, vec![0, 0])));
    assert_eq!(game.winners(), []);
    let mut game = Game::at(mode_a(), "4k3/8/8/8/8/8/8/R3K3 w - - 99 80");
    game.play("Ra2 draw-claim");
    assert_eq!(game.end().map(|end| end.0), Some(EndKind::MoveCount));
}

#[test]
fn rule_2_5_4_resignation_and_accept_defeat_are_checkmate_points() {
    for word in ["resign", "accept-defeat"] {
        let mut game = Game::new(mode_a());
        game.play(OWN_GOAL).play(word);
        assert_eq!(game.end(), Some((EndKind::Resignation, vec![500, 277])), "{word}: Red gives up");
        assert_eq!(game.winners(), [BLUE]);
    }
    let mut game = Game::new(mode_a());
    assert_eq!(game.why("red:accept-defeat"), Reason::NotYourTurn { to_act: Some(BLUE) });
    game.play("red:resign");
    assert_eq!(game.end(), Some((EndKind::Resignation, vec![500, 0])), "resigning waits for no turn");
    assert_eq!(Game::new(mode_a()).why("billi"), Reason::NotInThisGame);
}

#[test]
fn rule_2_5_5_a_lasermate_ends_mode_b_after_checkmate() {
    // Blue was mated; his rook from e1 takes the red queen and sends both beams nowhere, then h2 both home.
    let mut game = Game::at(mode_b(), "8/8/8/5r2/8/8/8/4R1BR w - - 0 1 billi=1 mated=b");
    game.play("h1h2");
    let end = game.end().expect("a lasermate");
    assert_eq!(end.0, EndKind::Lasermate);
    assert!(end.1[1] == 277 || end.1[1] == 777, "{end:?}");
}

#[test]
fn rule_2_5_6_new_rooks_turn_beams_and_that_counts() {
    let mut game = Game::at(mode_b(), ROOKS_LASERMATE);
    game.play("Qc8#");
    assert_eq!(game.end(), Some((EndKind::Lasermate, vec![277, 500])));
    assert!(game.state().is_billi_phase());
    assert_eq!(
        game.position(),
        "2Q1r3/8/4R3/8/8/8/8/8 b - - 1 1 billi=1 mated=r scored=r".replace(" 1 1 ", " 0 1 ")
    );
    let at = |wanted: &dyn Fn(&Effect) -> bool| game.effects().iter().position(wanted);
    let began = at(&|effect| matches!(effect.own(), Some(LaserEffect::BilliBegan { .. })));
    let turned = at(&|effect| *effect == Effect::BeamTurned { beam: RED });
    let scored =
        at(&|effect| *effect == Effect::Lasermate { beam: RED, heel: BLUE, points: 500, carom: None });
    assert!(began.is_some() && turned.is_some() && began < scored, "{:?}", game.effects());
}

#[test]
fn rule_2_5_6_rights_and_counts_end_with_the_kings() {
    let mut game =
        Game::at(rules("mode=b lets_billi=unilateral"), "r3k2r/8/8/3Pp3/8/8/8/R3K2R w KQkq e6 0 20");
    game.play("billi");
    assert_eq!(game.position(), "r3r2r/8/8/3Pp3/8/8/8/R3R2R w - - 0 20 billi=1");
    assert!(!game.legal().contains(&"d5e6".to_owned()), "no en passant");
    assert!(!game.legal().contains(&"e1c1".to_owned()) || game.legal().contains(&"e1d1".to_owned()));
    assert_eq!(game.why("O-O"), Reason::NoSuchMove);
    let mut game = Game::at(mode_b(), "4k3/8/8/8/8/8/8/R3K3 w - - 70 60");
    game.play("red:billi blue:billi");
    assert_eq!(game.state().quiet_plies(), 0);
    assert_eq!(game.table.repetitions(), 1);
}

#[test]
fn rule_2_5_7_ii_quiet_plies_and_third_repetition_end_it_by_themselves() {
    let mut game = Game::at(mode_b(), "8/8/p7/8/7r/8/P7/R7 w - - 99 80 billi=1 mated=r");
    assert_eq!(
        game.state().draw_rules(),
        DrawRules { claim_repetitions: None, claim_plies: None, end_repetitions: 3, end_plies: 100 }
    );
    game.play("Rb1");
    assert_eq!(game.end(), Some((EndKind::MoveCount, vec![277, 0])));
    let mut game = Game::at(mode_b(), "8/8/p7/8/7r/8/P7/R7 w - - 0 80 billi=1");
    game.play("Rb1 Rh5 Ra1 Rh4 Rb1 Rh5 Ra1");
    assert_eq!(game.end(), None);
    game.play("Rh4");
    assert_eq!(game.end(), Some((EndKind::Repetition, vec![0, 0])));
    assert_eq!(game.why("draw-claim"), Reason::GameOver);
}

#[test]
fn rule_2_5_8_every_chess_draw_begins_the_billi_phase() {
    let drawn = |game: &Game| {
        game.effects().iter().find_map(|effect| match effect.own() {
            Some(LaserEffect::BilliBegan { drawn }) => drawn,
            _ => None,
        })
    };
    let mut game = Game::at(mode_b(), STALEMATE);
    game.play("Qc3");
    assert_eq!(drawn(&game), Some(EndKind::Stalemate));
    assert_eq!(game.position(), "8/P7/8/8/8/2Q1R3/8/3r4 b - - 0 1 billi=1");
    let mut game = Game::at(mode_b(), "8/4k3/3Q4/8/8/8/8/5K2 b - - 0 1");
    game.play("Kxd6");
    assert_eq!(drawn(&game), Some(EndKind::InsufficientMaterial));
    let mut game = Game::new(mode_b());
    game.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 draw-claim");
    assert_eq!(drawn(&game), Some(EndKind::Repetition));
    let mut game = Game::at(mode_b(), "4k3/8/8/8/7p/8/8/R3K3 w - - 99 80");
    game.play("Ra2 draw-claim");
    assert_eq!(drawn(&game), Some(EndKind::MoveCount));
    let mut game = Game::new(mode_b());
    game.play("e4 draw-offer blue:draw-accept");
    assert_eq!(drawn(&game), Some(EndKind::Agreement), "overlays.md W1: a draw is LET'S BILLI here");
    assert!(game.state().is_billi_phase());
    assert_eq!((game.scores(), game.end(), game.table.to_act().mover()), (vec![0, 0], None, Some(RED)));
}
