//! Terms of pacts by which something is owed, P3 and P5: hostile moves, a promised move, a hostage.

use super::help::*;
use super::terms::{QUIET, after, broken_in};
use lasermate_engine::pact::Verdict;

#[test]
fn rule_p3_against_counts_captures_checks_and_new_attacks() {
    let term = "white.against(black,1)";
    broken_in(agreed("wKe1 wRa3 wPh2 rKd8 rPa7 bKi12 bRh12", term), term, "a3h3", "a3a4");
    let every_two = |words: &str| after(PIECES, "white.against(black,2)", words);
    // a3h3 newly attacks the rook on h12.
    assert_eq!(every_two("a1a3 d8c8 i12j12 a3h3 c8d8 j12i12").0, Verdict::Kept);
    assert_eq!(every_two("a1a3 d8c8 i12j12 a3a4").0, Verdict::Broken);
    // Attacking the same piece goes on being the same attack.
    assert_eq!(every_two("a1a3 d8c8 i12j12 a3h3 c8d8 j12i12 h3h4 d8c8 i12j12 h4h3"), (Verdict::Broken, true));
    // Taking from Black is hostile, attacking his king too.
    let pieces = "wKe1 wRa1 wRg1 wPh2 rKd8 bKi12 bPa4 bPl11";
    assert_eq!(after(pieces, "white.against(black,1)", "a1a4").0, Verdict::Kept);
    let pieces = "wKe1 wRe4 wPh2 rKd8 bKi12 bPl11";
    assert_eq!(after(pieces, "white.against(black,1)", "e4e12 d8c8").0, Verdict::Kept);
    // A check that goes on attacks nothing new, and is a check.
    let pieces = "wKe1 wRe12 wPh2 rKd8 bKi12 bPl11";
    assert_eq!(after(pieces, "white.against(black,1)", "e12f12").0, Verdict::Kept);
}

/// Whoever owes a hostile move weighs for how long it has been owed.
#[test]
fn rule_p3_against_counts_own_moves_since_the_last_hostile_one() {
    let idle = |words: &str| {
        let mut game = agreed(PIECES, "white.against(black,4)");
        go(&mut game, words);
        pact(&game, 1).promises[0].idle()
    };
    assert_eq!(idle(""), 0);
    assert_eq!(idle("a1a3"), 1);
    assert_eq!(idle("a1a3 d8c8 i12j12"), 1, "moves of others do not count");
    assert_eq!(idle("a1a3 d8c8 i12j12 e1f1"), 2);
    assert_eq!(idle("a1a3 d8c8 i12j12 a3h3"), 0, "the rook on h12 is attacked");
}

#[test]
fn rule_p3_against_is_fulfilled_by_a_partys_capture_of_the_king_and_void_otherwise() {
    let pieces = "wKe1 wRe12 wPh2 rKd8 rPa7 bKi12 bPl11";
    let mut game = agreed(pieces, "each.against(black,2)");
    go(&mut game, "e12i12");
    assert_eq!(judged(&game), [(1, WHITE, Verdict::Fulfilled), (1, RED, Verdict::Fulfilled)]);
    assert_eq!(ended(&game), Some(Verdict::Fulfilled));
    let mut game = agreed(pieces, "each.against(black,2)");
    go(&mut game, "b:resign");
    assert_eq!(ended(&game), Some(Verdict::Void));
}

#[test]
fn rule_p3_a_promised_move_is_played_next_or_by_its_round() {
    assert_eq!(after(PIECES, "white.move(a1a3)", "a1a3"), (Verdict::Fulfilled, true));
    assert_eq!(after(PIECES, "white.move(a1a3)", "a1a4"), (Verdict::Broken, true));
    assert_eq!(after(PIECES, "white.move(a1a3,2)", &format!("{QUIET}a1a3")), (Verdict::Fulfilled, true));
    assert_eq!(after(PIECES, "white.move(a1a3,2)", QUIET), (Verdict::Kept, false));
    assert_eq!(after(PIECES, "white.move(a1a3,2)", &format!("{QUIET}f1e1")), (Verdict::Broken, true));
    // Red promises a move for his next turn, not for White's.
    let mut game = agreed(PIECES, "red.move(l8l11)");
    go(&mut game, "a1a3");
    assert_eq!(promise(&game, 1, RED), (Verdict::Kept, false));
    go(&mut game, "l8l11");
    assert_eq!(ended(&game), Some(Verdict::Fulfilled));
}

#[test]
fn rule_p5_a_promised_move_that_cannot_be_made_is_void() {
    // Not on the next turn: the way is barred.
    assert_eq!(after(PIECES, "white.move(a1a8)", "a1a3"), (Verdict::Void, true));
    // The piece is taken before.
    let pieces = "wKe1 wRa1 wPh2 rKd8 rRa8 bKi12 bRh12 bPl11";
    let mut game = agreed(pieces, "white.move(h2h3,5)");
    go(&mut game, "a1a2 d8c8 h12h2");
    assert_eq!(judged(&game), [(1, WHITE, Verdict::Void)]);
    // Never possible up to its round.
    assert_eq!(after(PIECES, "white.move(a1a8,1)", "e1f1"), (Verdict::Void, true));
    // Possible once is enough to owe it, whatever he has done with the piece since.
    assert_eq!(after(PIECES, "white.move(a1a3,2)", "a1b1 d8c8 i12j12 b1b2"), (Verdict::Broken, true));
}

/// A red rook on e4 attacks White's king; Red owes a move.
const HOSTAGE: &str = "wKe1 wRa1 wPh2 rKd8 rRe4 rPa7 bKi12 bPl11";

#[test]
fn rule_p3_a_hostage_stays_attackable_until_the_other_term_is_fulfilled() {
    let offer = "white.hostage(2);red.move(a7a6,3)";
    let mut game = agreed(HOSTAGE, offer);
    go(&mut game, "h2h3 d8c8 i12j12 h3h4 a7a6");
    assert_eq!(judged(&game), [(2, RED, Verdict::Fulfilled), (1, WHITE, Verdict::Fulfilled)]);
    assert_eq!(ended(&game), Some(Verdict::Fulfilled));
    assert_eq!(after(HOSTAGE, offer, "h2h3"), (Verdict::Kept, false));
    assert_eq!(after(HOSTAGE, offer, "e1f1"), (Verdict::Broken, true));
    assert_eq!(
        after(HOSTAGE, offer, "a1a2 d8c8 i12j12 a2e2"),
        (Verdict::Broken, true),
        "a piece put between"
    );
    // Whoever else lifts the attack breaks nothing, and it need not be restored.
    assert_eq!(after(HOSTAGE, offer, "h2h3 e4d4 i12j12 h3h4"), (Verdict::Kept, false));
    // The hostage is to be given with the first move.
    assert_eq!(after(HOSTAGE.replace("rRe4", "rRd4").as_str(), offer, "h2h3"), (Verdict::Broken, true));
    // When the other fails to do it, he has broken his word and the hostage is free.
    assert_eq!(after(HOSTAGE, "white.hostage(2);red.move(a7a6)", "h2h3 d8c8"), (Verdict::Kept, true));
    // The other term is void: so is the hostage.
    let mut game = agreed(HOSTAGE, "white.hostage(2);red.move(a7a5)");
    go(&mut game, "a1a6 d8c8");
    assert_eq!(promise(&game, 1, WHITE), (Verdict::Void, true));
}

#[test]
fn rule_p3_a_hostage_is_kept_expires_and_is_void_with_its_pact() {
    let offer = "white.hostage(2);red.peace";
    for (until, words, verdict) in [
        ("", "h2h3 d8c8 i12j12 w:draw-offer r:draw-accept b:draw-accept", Verdict::Kept),
        (";until=1", "h2h3 d8c8 i12j12", Verdict::Expired),
        ("", "h2h3 r:resign", Verdict::Void),
    ] {
        assert_eq!(after(HOSTAGE, &format!("{offer}{until}"), words), (verdict, true), "{until} {words}");
    }
    // Among three any partner's attack will do.
    let mut game = agreed_by_three(HOSTAGE, "white.hostage(2);red.peace");
    go(&mut game, "h2h3");
    assert_eq!(promise(&game, 1, WHITE), (Verdict::Kept, false));
    let mut game = agreed_by_three(HOSTAGE, "white.hostage(2);red.peace");
    go(&mut game, "e1f1");
    assert_eq!(ended(&game), Some(Verdict::Broken));
}
