//! Terms of pacts, P3 and P5: each kept, broken, void and expired, between two and among three; those that forbid
//! something, and those about the last two.

use super::help::*;
use lasermate_engine::any::AnyGame;
use lasermate_engine::pact::{End, Record, Stage, Verdict};
use lasermate_engine::variants::Setup;

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
/// The round after it.
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
fn rule_p3_taking_a_partners_king_breaks_the_peace_before_anything_is_void() {
    let mut game = agreed("wKe1 wRd1 rKd8 rPa7 bKi12", "each.peace");
    go(&mut game, "d1d8");
    assert_eq!(judged(&game), [(1, WHITE, Verdict::Broken), (1, RED, Verdict::Kept)]);
    assert_eq!(ended(&game), Some(Verdict::Broken));
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
fn rule_p5_a_spared_piece_taken_by_another_is_a_promise_void() {
    let pieces = "wKe1 wRa1 wPh2 rKd8 rRl8 rPh4 bKi12 bRh12";
    let mut game = agreed(pieces, "white.spare(Ph4)");
    go(&mut game, "e1f1 d8c8 h12h4");
    assert_eq!(judged(&game), [(1, WHITE, Verdict::Void)]);
    assert_eq!(ended(&game), Some(Verdict::Void), "nothing else was promised");
    // Taken while it was on offer: void as it begins.
    let mut game = super::help::game(pieces);
    go(&mut game, "w:pact-offer(red;white.spare(Ph4);stands=2) e1f1 d8c8 h12h4 r:pact-accept(1)");
    assert_eq!(ended(&game), Some(Verdict::Void));
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

#[test]
fn rule_p3_a_territory_is_a_sides_own_wherever_it_sits() {
    for (preset, options, enters) in [
        ("three-way", vec![], "a4a5"),
        ("three-way-lasers", vec![], "a4a5"),
        // In the mirror image Red sits where Black did (three_way.md 3.1.3).
        ("three-way", vec!["turn=mirror"], "h4h9"),
    ] {
        let mut setup = Setup::parse(preset, options).expect("the preset exists");
        setup.position = Some(position("wKe1 wRa4 wRh4 rKd8 bKi12"));
        let mut game = AnyGame::new(&setup).expect("sound");
        go(&mut game, "w:pact-offer(red;white.keep-out(red)) r:pact-accept(1)");
        let broken = |mv: &str| !game.would_break(WHITE, mv, 0).is_empty();
        assert_eq!((broken("a4a5"), broken("h4h9")), (enters == "a4a5", enters == "h4h9"), "{preset}");
    }
}

#[test]
fn rule_p3_the_third_king_is_left_to_the_heir() {
    let pieces = "wKe1 wRe12 wPh2 rKd8 rRi5 rPa7 bKi12 bPl11";
    assert_eq!(after(pieces, "white.heir(red)", "e12i12"), (Verdict::Broken, true));
    assert_eq!(after(pieces, "white.heir(red)", "h2h3 i5i12"), (Verdict::Fulfilled, true));
    assert_eq!(after(pieces, "white.heir(red)", "b:resign"), (Verdict::Void, true));
    assert_eq!(after(pieces, "white.heir(red)", "h2h3 d8c8 i12j12"), (Verdict::Kept, false));
}

#[test]
fn rule_p3_the_two_that_are_left_share() {
    let two = |words: &str| after(PIECES, "each.draw-if-two", &format!("b:resign {words}"));
    assert_eq!(two("w:draw-offer r:draw-accept"), (Verdict::Fulfilled, true));
    assert_eq!(two("r:draw-offer w:draw-decline"), (Verdict::Broken, true));
    assert_eq!(two("r:draw-offer a1a3"), (Verdict::Broken, true));
    assert_eq!(two("a1a3 d8c8"), (Verdict::Kept, false), "nobody has proposed it");
    assert_eq!(two("a1d1 d8c8 d1d8 l8l11"), (Verdict::Kept, false));
    let mut game = agreed(PIECES, "each.draw-if-two");
    go(&mut game, "b:resign a1d1 a7a6 d1d8");
    assert_eq!(judged(&game)[0], (1, WHITE, Verdict::Broken), "he took the king he was to share with");
    // The draw that the third has not answered is made when he gives up.
    assert_eq!(
        after(PIECES, "each.draw-if-two", "w:draw-offer r:draw-accept b:resign"),
        (Verdict::Fulfilled, true)
    );
    // While three live nothing is owed.
    assert_eq!(after(PIECES, "each.draw-if-two", "r:draw-offer w:draw-decline"), (Verdict::Kept, false));
}

/// All three agree to share when two are left: P11 would end it by the very fall that it waits for.
#[test]
fn rule_p11_a_draw_that_all_three_agreed_on_binds_the_two_that_are_left() {
    let left = |terms: &str, words: &str| {
        let mut game = agreed_by_three(PIECES, terms);
        go(&mut game, &format!("b:resign {words}"));
        game
    };
    let game = left("each.peace;each.draw-if-two", "");
    assert_eq!(ended(&game), None);
    assert!(pact(&game, 1).in_force());
    for seat in [WHITE, RED, BLACK] {
        assert_eq!(promise(&game, 1, seat), (Verdict::Void, true), "P11: the peace of {seat:?}");
    }
    assert_eq!(promise(&game, 2, BLACK), (Verdict::Void, true));
    for seat in [WHITE, RED] {
        assert_eq!(promise(&game, 2, seat), (Verdict::Kept, false));
    }
    let ended_by = |words: &str| ended(&left("each.peace;each.draw-if-two", words));
    assert_eq!(ended_by("w:draw-offer r:draw-accept"), Some(Verdict::Fulfilled));
    assert_eq!(ended_by("r:draw-offer w:draw-decline"), Some(Verdict::Broken));
    assert_eq!(ended_by("r:draw-offer a1a3"), Some(Verdict::Broken));
    assert_eq!(ended_by("a1a7 l8l11"), None, "the peace is over");
    assert_eq!(ended_by("w:pact-denounce(1) a1a3"), Some(Verdict::Expired), "P4");
    assert_eq!(ended_by("r:resign"), Some(Verdict::Void), "P11");
    // Where the time agreed is over, or the one who promised it has fallen, nothing is left.
    assert_eq!(ended(&left("each.draw-if-two;until=king", "")), Some(Verdict::Expired));
    assert_eq!(ended(&left("black.draw-if-two", "")), Some(Verdict::Void));
    assert_eq!(ended(&left("each.peace", "")), Some(Verdict::Void));
    assert_eq!(
        ended(&left("red.draw-if-two", "r:draw-offer w:draw-decline")),
        None,
        "White has promised nothing"
    );
}

#[test]
fn rule_p3_free_words_are_kept_in_the_ledger_and_not_checked() {
    let mut game = agreed(PIECES, "white.words(never%20on%20a%20Sunday)");
    go(&mut game, "a1a7");
    assert_eq!(promise(&game, 1, WHITE), (Verdict::Kept, false));
    go(&mut game, "w:pact-denounce(1) d8c8 i12j12 a7a8");
    assert_eq!(promise(&game, 1, WHITE), (Verdict::Expired, true));
}

#[test]
fn rule_p5_the_first_breach_ends_a_pact_and_frees_the_others() {
    let mut game = agreed(PIECES, "each.peace;white.no-check");
    go(&mut game, "a1a7");
    assert_eq!(
        judged(&game),
        [(1, WHITE, Verdict::Broken), (1, RED, Verdict::Kept), (2, WHITE, Verdict::Kept)]
    );
    let before = pact(&game, 1).clone();
    go(&mut game, "d8c8 i12j12 a7a8");
    assert_eq!(pact(&game, 1), &before, "a verdict is final");
    let record = |seat| game.pacts().map(|ledger| ledger.record(seat));
    let made = Record { made: 1, ..Record::default() };
    assert_eq!(record(WHITE), Some(Record { broken: 1, ..made }), "P7");
    assert_eq!(record(RED), Some(Record { kept: 1, ..made }), "P7");
    assert_eq!(record(BLACK), Some(Record::default()), "P7");
}
