//! Terms of pacts, P3 and P5: each kept, broken, void and expired, between two and among three; those that forbid
//! something, and those about the last two.

use super::help::*;
use lasermate_engine::any::AnyGame;
use lasermate_engine::pact::{End, Stage, Verdict};

/// Every term White may promise Red in the small position, so that nothing below breaks it.
const TERMS: [&str; 11] = [
    "white.peace",
    "white.no-check",
    "white.spare(a7,l8)",
    "white.spare(Rl8)",
    "white.keep-out(red)",
    "white.keep-out(d4,e4)",
    "white.against(black,3)",
    "white.move(a1a3,9)",
    "white.heir(red)",
    "white.draw-if-two",
    "white.words(as%20agreed)",
];

/// A round in which nothing is taken or attacked.
pub(super) const QUIET: &str = "e1f1 d8c8 i12j12 ";
const BACK: &str = "f1e1 c8d8 j12i12 ";
/// All three agree to a draw.
const AGREE: &str = "w:draw-offer r:draw-accept b:draw-accept";

/// What White's promise comes to after some words.
pub(super) fn after(pieces: &str, offer: &str, words: &str) -> (Verdict, bool) {
    let mut game = agreed(pieces, offer);
    go(&mut game, words);
    promise(&game, 1, WHITE)
}

#[test]
fn rule_p5_every_term_is_kept_so_far_and_kept_when_the_game_ends() {
    for term in TERMS {
        assert_eq!(after(PIECES, term, QUIET), (Verdict::Kept, false), "{term}");
        let mut game = agreed(PIECES, term);
        go(&mut game, QUIET);
        go(&mut game, AGREE);
        // Nobody has looked whether free words were kept.
        let last = if term.contains("words") { Verdict::Expired } else { Verdict::Kept };
        assert_eq!(promise(&game, 1, WHITE), (last, true), "{term}");
        assert_eq!(ended(&game), Some(last), "{term}");
        assert!(matches!(pact(&game, 1).stage, Stage::Ended { end: End::GameOver, .. }), "{term}");
    }
}

#[test]
fn rule_p5_every_term_expires_with_its_pact() {
    for term in TERMS {
        let game = |words: &str| {
            let mut game = agreed(PIECES, &format!("{term};until=2"));
            go(&mut game, words);
            game
        };
        let before = game(&format!("{QUIET}f1e1 c8d8"));
        assert_eq!(promise(&before, 1, WHITE), (Verdict::Kept, false), "{term}: round 2 is not over");
        let past = game(&format!("{QUIET}{BACK}"));
        assert_eq!(promise(&past, 1, WHITE), (Verdict::Expired, true), "{term}");
        assert_eq!(ended(&past), Some(Verdict::Expired), "{term}");
        assert!(matches!(pact(&past, 1).stage, Stage::Ended { end: End::Time, .. }), "{term}");
    }
}

#[test]
fn rule_p11_every_term_is_void_when_a_party_is_out() {
    for term in TERMS {
        for out in ["w:resign", "r:resign"] {
            let mut game = agreed(PIECES, term);
            go(&mut game, QUIET);
            go(&mut game, out);
            assert_eq!(promise(&game, 1, WHITE), (Verdict::Void, true), "{term} {out}");
            assert_eq!(ended(&game), Some(Verdict::Void), "{term} {out}");
        }
    }
}

#[test]
fn rule_p3_among_three_every_term_is_kept_expires_and_is_void() {
    for term in TERMS.into_iter().filter(|term| !term.contains("against") && !term.contains("heir")) {
        let last = if term.contains("words") { Verdict::Expired } else { Verdict::Kept };
        for (until, words, verdict) in [
            ("", AGREE, last),
            (";until=1", "", Verdict::Expired),
            ("", "b:resign", Verdict::Void),
            ("", "r:resign", Verdict::Void),
        ] {
            let mut game = agreed_by_three(PIECES, &format!("{term}{until}"));
            go(&mut game, QUIET);
            go(&mut game, words);
            // A draw when two are left is promised for after the fall.
            let outlives = term.contains("draw-if-two") && words.ends_with("resign");
            let verdict = if outlives { Verdict::Kept } else { verdict };
            let (found, last) = promise(&game, 1, WHITE);
            assert_eq!(last, !outlives, "{term}{until} {words}");
            assert_eq!(found, verdict, "{term}{until} {words}");
            assert_eq!(ended(&game), Some(verdict).filter(|_| last), "{term}{until} {words}");
        }
    }
}

/// A breach by White at once, between two and among three: the first word keeps the term, the second breaks it in the
/// same place.
fn broken(pieces: &str, term: &str, keeps: &str, breaks: &str) {
    for game in [agreed(pieces, term), agreed_by_three(pieces, term)] {
        broken_in(game, term, keeps, breaks);
    }
}

/// The same in one game.
pub(super) fn broken_in(mut game: AnyGame, term: &str, keeps: &str, breaks: &str) {
    let mut kept = game.clone();
    go(&mut kept, keeps);
    assert_eq!(promise(&kept, 1, WHITE), (Verdict::Kept, false), "{term} {keeps}");
    assert_eq!(game.would_break(WHITE, keeps, 0), [], "{term} {keeps}");
    let warned = game.would_break(WHITE, breaks, 0);
    assert_eq!(warned, [(pact(&game, 1).number, 1)], "P5: {term} {breaks}");
    go(&mut game, breaks);
    assert_eq!(promise(&game, 1, WHITE), (Verdict::Broken, true), "{term} {breaks}");
    assert_eq!(ended(&game), Some(Verdict::Broken), "{term} {breaks}");
    let noted = pact(&game, 1).promises[0].judged.as_ref().expect("judged");
    assert_eq!((noted.at.ply, noted.at.round, noted.seat, noted.action.as_str()), (1, 1, WHITE, breaks));
    assert_eq!(judged(&game)[0], (1, WHITE, Verdict::Broken), "the move stands, and it is told");
    assert!(game.last_move().ends_with(game.effects()), "{term}: it belongs to the move");
}

#[test]
fn rule_p3_peace_is_broken_by_taking_a_partners_piece() {
    broken(PIECES, "white.peace", "a1a6", "a1a7");
    broken(PIECES, "each.peace", "a1a6", "a1a7");
    // Another's pieces are nobody's peace.
    let pieces = "wKe1 wRa1 wPh2 rKd8 rRl8 bPa7 bKi12 bRh12 bPl11";
    let mut game = agreed(pieces, "each.peace");
    go(&mut game, "a1a7 l8l11 h12h2");
    assert_eq!(
        (promise(&game, 1, WHITE), promise(&game, 1, RED)),
        ((Verdict::Kept, false), (Verdict::Kept, false))
    );
    // Among three everybody is a partner, and only the one who takes breaks his word.
    let mut game = agreed_by_three(PIECES, "each.peace");
    go(&mut game, "e1f1 l8l11");
    assert_eq!(judged(&game)[0], (1, RED, Verdict::Broken));
    assert_eq!(promise(&game, 1, WHITE), (Verdict::Kept, true));
    assert!(matches!(pact(&game, 1).stage, Stage::Ended { end: End::Broken(RED), .. }));
}

#[test]
fn rule_p3_no_check_is_broken_by_a_move_that_attacks_a_partners_king() {
    broken(PIECES, "white.no-check", "a1c1", "a1d1");
    // A discovered attack is an attack.
    broken("wKe1 wRd1 wBd3 wPh2 rKd8 rPa7 bKi12", "white.no-check", "h2h3", "d3c2");
    // One that stands and is left alone is not made by the next move; one that is made anew from elsewhere is.
    broken("wKe1 wRd1 wPh2 rKd8 rPa7 bKi12", "white.no-check", "h2h3", "d1d2");
}

#[test]
fn rule_p3_what_is_spared_is_not_taken() {
    broken(PIECES, "white.spare(a7)", "a1a6", "a1a7");
    broken(PIECES, "white.spare(Pa7)", "a1a6", "a1a7");
    // A cell is spared whoever stands there; a piece wherever it goes.
    let pieces = "wKe1 wRa1 wPh2 rKd8 rRl8 bPa7 bKi12";
    assert_eq!(after(pieces, "white.spare(a7)", "a1a7").0, Verdict::Broken);
    let pieces = "wKe1 wRa1 wPh2 rKd8 rRb6 bKi12 bPl11";
    let mut game = agreed(pieces, "white.spare(Rb6);white.spare(b6)");
    go(&mut game, "e1f1 b6a6 i12j12 a1a6");
    assert_eq!(promise(&game, 1, WHITE), (Verdict::Broken, true), "the piece that stood on b6");
    assert_eq!(promise(&game, 2, WHITE), (Verdict::Kept, true), "nothing was taken on b6");
}

#[test]
fn rule_p3_keep_out_is_broken_by_going_in() {
    broken(PIECES, "white.keep-out(red)", "a1a4", "a1a5");
    broken(PIECES, "white.keep-out(a3,a4)", "a1a2", "a1a3");
    // Within an area one may stay, move and leave.
    let pieces = "wKe1 wRa5 wPh2 rKd8 rRl8 bKi12";
    assert_eq!(after(pieces, "white.keep-out(red)", "a5b5 d8c8 i12j12 b5b4").0, Verdict::Kept);
    assert_eq!(after(pieces, "white.keep-out(red)", "a5a4 d8c8 i12j12 a4a5").0, Verdict::Broken);
}
