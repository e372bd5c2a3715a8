//! What hands do on the table besides moving: a move before one's turn, arrows and circles of one's own, a board seen nearer.

use lasermate_tests::board::{HANDSET, LAPTOP, MoveMethod, cell, drag, live, play, point};
use lasermate_tests::browser::{Browser, Pointer, driver, key};
use lasermate_tests::page::{begin, boards, count, open, say, shows};
use lasermate_tests::program::Bot;
use serde_json::json;

/// Waits until a move can be made before one's turn.
fn waits(browser: &Browser<'_>) {
    browser.until("return document.querySelector('#stage .ahead .hand') !== null");
}

/// Goes to a square of the board on which a move is made ahead, with the keyboard.
fn stand_on(browser: &Browser<'_>, cell: &str) {
    browser.run(&format!("document.querySelector('.ahead [data-cell={cell}]').focus()"));
}

#[test]
fn a_move_made_before_ones_turn_is_played_when_it_comes() {
    let Some(driver) = driver("a_move_made_before_ones_turn_is_played_when_it_comes") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", HANDSET);
    begin(&ann, &bob, "chess");
    waits(&bob);
    drag(&bob, Pointer::Touch, "d7", "d5");
    assert_eq!(count(&bob, ".ahead .queued"), 2);
    shows(&bob, "#spoken", "d7 to d5, queued");
    bob.keys(key::ESCAPE);
    assert_eq!(count(&bob, ".ahead .queued"), 0);
    drag(&bob, Pointer::Touch, "e7", "e5");
    // What cannot be played when the turn comes is dropped.
    play(&ann, MoveMethod::Drag, "e2", "e4");
    boards(&ann, 3);
    shows(&ann, "#table .moves", "e5");
    live(&ann);
    waits(&bob);
    drag(&bob, Pointer::Touch, "a8", "a3");
    play(&ann, MoveMethod::Click, "g1", "f3");
    live(&bob);
    boards(&bob, 4);
    assert_eq!(count(&bob, ".piece.lifted"), 0);
    for browser in [&ann, &bob] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

#[test]
fn moves_ahead_are_made_by_taps_and_by_keys_and_taken_back_by_one_tap() {
    let Some(driver) = driver("moves_ahead_are_made_by_taps_and_by_keys_and_taken_back_by_one_tap") else {
        return;
    };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", HANDSET);
    begin(&ann, &bob, "chess");
    waits(&bob);
    let queued = |browser: &Browser<'_>, wanted: u64| {
        browser.until(&format!("return document.querySelectorAll('.ahead .queued').length === {wanted}"));
    };
    for square in ["d7", "d5"] {
        bob.point(Pointer::Touch, &[cell(&bob, square)]);
    }
    queued(&bob, 2);
    shows(&bob, "#stage .told", "d7 to d5 when it is your turn");
    assert_eq!(count(&bob, ".piece.lifted"), 1);
    bob.point(Pointer::Touch, &[cell(&bob, "d5")]);
    queued(&bob, 0);
    assert_eq!(count(&bob, ".piece.lifted"), 0);
    // Another piece is meant instead.
    for square in ["d7", "e7", "e5"] {
        bob.point(Pointer::Touch, &[cell(&bob, square)]);
    }
    queued(&bob, 2);
    play(&ann, MoveMethod::Click, "e2", "e4");
    boards(&ann, 3);
    shows(&ann, "#table .moves", "e5");
    // By keys alone: a piece, the way to its square, Enter.
    live(&ann);
    waits(&bob);
    play(&ann, MoveMethod::Click, "g1", "f3");
    live(&bob);
    waits(&ann);
    stand_on(&ann, "d2");
    ann.keys(&format!("{}{}{}", key::ENTER, key::UP, key::UP));
    assert_eq!(ann.run("return document.activeElement.getAttribute('aria-label')"), json!("d4"));
    ann.keys(key::ENTER);
    queued(&ann, 2);
    ann.keys(key::ENTER);
    queued(&ann, 0);
    ann.keys(&format!("{}{}", key::ESCAPE, key::UP));
    stand_on(&ann, "d2");
    ann.keys(&format!("{}{}{}{}", key::ENTER, key::UP, key::UP, key::ENTER));
    queued(&ann, 2);
    play(&bob, MoveMethod::Tap, "b8", "c6");
    boards(&bob, 6);
    shows(&bob, "#table .moves", "d4");
    for browser in [&ann, &bob] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

#[test]
fn arrows_and_circles_of_ones_own_go_with_the_next_move() {
    let Some(driver) = driver("arrows_and_circles_of_ones_own_go_with_the_next_move") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", LAPTOP);
    begin(&ann, &bob, "chess");
    live(&ann);
    ann.until("return document.querySelector('#stage .own') !== null");
    let [g1, f3, d5] = ["g1", "f3", "d5"].map(|name| cell(&ann, name));
    ann.draw(g1, f3);
    ann.draw(d5, d5);
    let drawn = ["#stage .own .arrow", "#stage .own circle"];
    assert_eq!(drawn.map(|kind| count(&ann, kind)), [1, 1]);
    // Once more takes it off, and nothing of it is anybody else's.
    ann.draw(d5, d5);
    assert_eq!(drawn.map(|kind| count(&ann, kind)), [1, 0]);
    assert_eq!(count(&bob, "#stage .own *"), 0);
    play(&ann, MoveMethod::Click, "e2", "e4");
    boards(&ann, 2);
    ann.until("return document.querySelectorAll('#stage .own *').length === 0");
    for browser in [&ann, &bob] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

/// On a phone a square of the board of sixteen columns has 21 pixels.
#[test]
fn small_squares_come_nearer_while_one_chooses() {
    let Some(driver) = driver("small_squares_come_nearer_while_one_chooses") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", HANDSET);
    let bob = open(&driver, &bot, "table-1", HANDSET);
    begin(&ann, &bob, "billichess options:board=16x8");
    live(&ann);
    let width = "return document.querySelector('#stage .live .cell > polygon').getBoundingClientRect().width";
    let before = ann.run(width).as_f64().unwrap_or_default();
    let pawn = "return document.querySelector('#stage .live .from[data-cell$=\"2\"]').dataset.cell";
    let pawn = ann.run(pawn).as_str().unwrap_or_default().to_owned();
    ann.until("return document.querySelector('#stage .fan') !== null");
    point(&ann, Pointer::Touch, &[&pawn]);
    let nearer = format!("return (() => {{ {width} }})() >= 27.5");
    ann.until(&nearer);
    assert!(before < 25.0, "{before}");
    // All that can be chosen is in view.
    let hidden = "const frame = document.querySelector('#stage .board').getBoundingClientRect();
         return [...document.querySelectorAll('#stage .live .cell > polygon')].map((one) => one.getBoundingClientRect())
           .filter((box) => box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1 || box.bottom > frame.bottom + 1).length";
    assert_eq!(ann.run(hidden), json!(0));
    ann.run("document.querySelector('#stage .live .chosen > polygon')?.focus()");
    point(&ann, Pointer::Touch, &[&pawn]);
    ann.until(&format!("return (() => {{ {width} }})() < 25"));
    say(&ann, "good luck");
    assert_eq!(ann.complaints(), Vec::<String>::new());
}
