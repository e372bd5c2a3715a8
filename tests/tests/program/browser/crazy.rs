//! Crazy chess in a real browser: a whole game with a denial, a revenge, a resurrection, a chain of disguises, a capture out
//! of a stack and a mate, picked part by part where there are parts.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::browser::{Browser, driver, key};
use lasermate_tests::page::{
    DESKTOP, FAULTS, FITS, PHONE, STANDS, begin, boards, choose, count, newest_alt, open, play_picked, press,
    say, shows, take, text,
};
use lasermate_tests::program::Bot;
use serde_json::json;

/// Sends a line, and waits until everybody has the new board and reads what it says.
fn plays(mover: &Browser<'_>, line: &str, all: &[&Browser<'_>], board: usize, said: &str) {
    say(mover, line);
    told(all, board, said);
}

fn told(all: &[&Browser<'_>], board: usize, said: &str) {
    for browser in all {
        boards(browser, board);
        shows(browser, "article:last-of-type", said);
    }
}

/// The newest private message, which a menu or a button of it replaces.
fn private(browser: &Browser<'_>, words: &str) {
    shows(browser, ".private", words);
}

/// Ann with White, Bob with Black, and Cid who looks on with a small phone.
type Three<'a, 'b> = [&'a Browser<'b>; 3];

/// A denial: the move is struck out, and may not be played again.
fn denial(all: Three<'_, '_>) {
    let [ann, bob, cid] = all;
    // Who may deny has a sign beside the name.
    let holds = |place: &str| {
        format!(
            "return [...document.querySelectorAll('.plates .right')].map((sign) => sign.closest('.plates').id + sign.ariaLabel).join() === '{place}holds the right to deny'"
        )
    };
    ann.until(&holds("far"));
    plays(ann, "/move pawn e4", &all, 2, "1. e2-e4 by White (Ann).");
    shows(bob, "article:last-of-type button", "Deny this move");
    press(bob, "deny");
    told(&all, 3, "White must play something else and now holds the right to deny");
    ann.until(&holds("near"));
    assert!(newest_alt(cid).contains("e2-e4 was denied and can't be played now."), "{}", newest_alt(cid));
    plays(ann, "/move d4", &all, 4, "1. d2-d4 by White (Ann).");
    plays(bob, "/move e5", &all, 5, "1… e7-e5 by Black (Bob).");
    plays(ann, "/move dxe5", &all, 6, "2. d4xe5 by White (Ann), capturing a pawn.");
    plays(bob, "/move queen g5", &all, 7, "2… Qd8-g5+ by Black (Bob). Check.");
}

/// A revenge and a resurrection; everybody may have them explained.
fn revenge(all: Three<'_, '_>) {
    let [ann, _, cid] = all;
    plays(ann, "/move bishop takes g5", &all, 8, "Black queen takes revenge around g5");
    shows(cid, "article:last-of-type", "White bishop rises on g5");
    let alt = newest_alt(cid);
    assert!(alt.contains("g5 (risen, 1 turn left)"), "{alt}");
    // Step by step, under the numbers of the board.
    shows(cid, "#asked button", "5 steps");
    cid.click("#asked button");
    shows(cid, ".course-told li:nth-child(3)", "Black queen takes revenge around g5");
    shows(cid, ".course-told li:nth-child(5)", "White bishop rises on g5");
    cid.click(".course-told");
    cid.until("return document.querySelector('#stage .course-told').hidden");
    say(cid, "/explain");
    private(cid, "A captured queen captures the bottom pieces of her square and of all squares around it.");
    cid.until("return document.querySelector('.private img')?.naturalWidth > 0");
    assert_eq!((cid.run(FITS), cid.run(STANDS)), (json!(true), json!(true)), "on a small phone");
    assert_eq!(cid.run(FAULTS), json!([]));
}

/// A chain of disguises, pawn by pawn: nothing of it is played before the button.
fn chain(all: Three<'_, '_>) {
    let [ann, bob, _] = all;
    press(bob, "pick");
    choose(bob, "Pawn g7");
    private(bob, "Pawn g7: where to?");
    choose(bob, "swapping with g5");
    private(bob, "Pawn g7 swapping with g5: another pawn?");
    boards(ann, 8);
    choose(bob, "Swap g7 and g5, then h7");
    private(bob, "not played yet");
    play_picked(bob);
    told(&all, 9, "then the h7 pawn does");

    plays(ann, "/move Bxg8", &all, 10, "White bishop on g8 disappears");
    plays(bob, "/move rook takes h2", &all, 11, "capturing a pawn");
    plays(ann, "/move rook h1 into h2", &all, 12, "5. Rh1-h2^ by White (Ann), jumping into the rook.");
    let alt = newest_alt(bob);
    assert!(alt.contains("h2:1"), "a piece inside a rook has its level: {alt}");
}

/// Two steps of a king.
fn walk(all: Three<'_, '_>) {
    let [ann, bob, _] = all;
    press(bob, "pick");
    choose(bob, "King e8");
    choose(bob, "first d8");
    private(bob, "King e8, first d8: second step?");
    boards(ann, 12);
    choose(bob, "Ke8-d8-e8");
    play_picked(bob);
    told(&all, 13, "5… Ke8-d8-e8 by Black (Bob).");
}

/// The stack: a knight passes the enemy rook and takes it, and the White rook in it falls. Then the mate.
fn stack(all: Three<'_, '_>) {
    let [ann, bob, _] = all;
    press(ann, "pick");
    choose(ann, "Knight g1");
    choose(ann, "h3: 2 ways");
    private(ann, "Knight g1 to h3: what does it capture?");
    choose(ann, "Ng1-h3*h2");
    play_picked(ann);
    told(&all, 14, "White rook falls on h2");

    plays(bob, "/move c5", &all, 15, "6… c7-c5 by Black (Bob).");
    plays(ann, "/move e3", &all, 16, "7. e2-e3 by White (Ann).");
    plays(bob, "/move b7b5", &all, 17, "7… b7-b5 by Black (Bob).");
    plays(ann, "/move Qxd7#", &all, 18, "White (Ann) wins by checkmate");
}

/// What is looked up afterwards is told to whoever asks; the rules, one piece at a time.
fn afterwards(all: Three<'_, '_>) {
    let [ann, bob, cid] = all;
    say(bob, "/history");
    private(bob, "g7~g5,h7~g7");
    assert!(text(bob, ".private").contains("1. e2-e4 [Black denies] 1. d2-d4"), "{}", text(bob, ".private"));
    say(bob, "/replay");
    shows(bob, "article", "White wins by checkmate");
    bob.until("return [...document.querySelectorAll('#log img')].some((i) => i.src.endsWith('.gif') && i.naturalWidth > 0)");
    say(cid, "/rules rooks");
    private(cid, "They move as in chess and carry pieces of both sides.");
    // In the place of the explanation that he asked for before.
    cid.until("return document.querySelectorAll('.private img').length === 1");
    // The next page takes its place.
    for (page, words) in [
        (1, "a capture takes the bottom piece of a square"),
        (2, "a knight has jumped into its own rook"),
        (3, "when a rook is captured its load falls"),
    ] {
        cid.tab_to(&format!("button[data-button^='rules-page:'][data-button$='.rooks.{page}']"));
        cid.keys(key::ENTER);
        private(cid, words);
    }
    cid.until("return document.querySelectorAll('.private img').length === 1");
    assert_eq!(count(ann, ".private"), 0, "what the others asked is theirs alone");
}

#[test]
fn a_game_of_crazy_chess_is_played_to_mate() {
    let Some(driver) = driver("a_game_of_crazy_chess_is_played_to_mate") else { return };
    let bot = Bot::start();
    let [ann, bob] = [(); 2].map(|()| open(&driver, &bot, "table-1", DESKTOP));
    let cid = open(&driver, &bot, "table-1", PHONE);
    begin(&ann, &bob, "crazy");
    take(&cid, "Cid");
    let all = [&ann, &bob, &cid];

    denial(all);
    revenge(all);
    chain(all);
    walk(all);
    stack(all);
    afterwards(all);
    for browser in all {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}
