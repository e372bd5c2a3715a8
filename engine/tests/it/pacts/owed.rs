//! Terms of pacts by which something is owed, P3 and P5: hostile moves, a promised move, a hostage.

use super::help::*;
use super::terms::{after, broken_in};
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
