//! What hands do on the table besides moving: a move before one's turn, arrows and circles of one's own, a board seen nearer.

use lasermate_tests::board::{HANDSET, LAPTOP, MoveMethod, cell, drag, live, play, point};
use lasermate_tests::browser::{Browser, Pointer, driver, key};
use lasermate_tests::page::{begin, boards, count, open, shows};
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

/// A piece that was chosen or held when the other side moved was put back, and the press on its target did nothing.
#[test]
fn what_is_chosen_or_held_stays_so_when_ones_turn_comes() {
    let Some(driver) = driver("what_is_chosen_or_held_stays_so_when_ones_turn_comes") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", LAPTOP);
    begin(&ann, &bob, "chess");
    waits(&bob);
    bob.point(Pointer::Mouse, &[cell(&bob, "d7")]);
    bob.until("return document.querySelector('.ahead .picked') !== null");
    play(&ann, MoveMethod::Drag, "e2", "e4");
    bob.until("return document.querySelector('.live .chosen')?.dataset.cell === 'd7'");
    bob.point(Pointer::Mouse, &[cell(&bob, "d5")]);
    boards(&ann, 3);
    shows(&ann, "#table .moves", "d5");
    // A hand that holds a piece over the change of turns: presses are told to the board as the browser tells them.
    live(&ann);
    waits(&bob);
    let [from, to] = ["g8", "f6"].map(|name| cell(&bob, name));
    let told = |kind: &str, (x, y): (i32, i32)| {
        bob.run(&format!(
            "SVGElement.prototype.setPointerCapture = () => {{}};
             const target = document.querySelector('.ahead [data-cell=g8], svg.live');
             target.dispatchEvent(new PointerEvent('{kind}', {{ bubbles: true, pointerType: 'mouse', clientX: {x}, clientY: {y} }}))"
        ));
    };
    told("pointerdown", from);
    told("pointermove", to);
    play(&ann, MoveMethod::Click, "g1", "f3");
    bob.until("return document.querySelector('.live.dragging .chosen')?.dataset.cell === 'g8'");
    told("pointerup", to);
    boards(&ann, 5);
    shows(&ann, "#table .moves", "Nf6");
    for browser in [&ann, &bob] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

/// A piece that can't go where it is let go of, or can't move, said nothing.
#[test]
fn a_piece_that_cannot_go_there_says_why() {
    let Some(driver) = driver("a_piece_that_cannot_go_there_says_why") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", HANDSET);
    begin(&ann, &bob, "chess");
    live(&ann);
    drag(&ann, Pointer::Mouse, "e2", "e5");
    shows(&ann, "#notes.at-cause .refused", "e2e5 is illegal: a pawn moves one square forward");
    drag(&ann, Pointer::Mouse, "a1", "a5");
    shows(&ann, "#notes.at-cause .refused", "a1a5 is illegal: the White pawn on a2 is in the way");
    ann.point(Pointer::Mouse, &[cell(&ann, "e1")]);
    shows(&ann, "#notes.at-cause .refused", "The king on e1 can't move");
    // What is chosen is let go of by a press on any other square, without a word.
    for square in ["b1", "e5"] {
        ann.point(Pointer::Mouse, &[cell(&ann, square)]);
    }
    assert_eq!([".live .chosen", "#notes article"].map(|kind| count(&ann, kind)), [0, 0]);
    // A notch of the wheel over the board is a step.
    play(&ann, MoveMethod::Click, "e2", "e4");
    boards(&ann, 2);
    shows(&ann, "#table .moves", "e4");
    let notch = |way: i32| {
        ann.run(&format!(
            "document.querySelector('#stage svg.scene').dispatchEvent(new WheelEvent('wheel', {{ deltaY: {way}, bubbles: true, cancelable: true }}))"
        ));
    };
    notch(-100);
    ann.until("return document.getElementById('stage').dataset.after === '0'");
    ann.run("return new Promise((done) => setTimeout(done, 100))");
    notch(100);
    ann.until("return document.getElementById('stage').dataset.after === undefined");
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

/// A board that came nearer by itself lost its lasers and heels over the edge.
#[test]
fn the_whole_board_stays_in_view_while_one_chooses() {
    let Some(driver) = driver("the_whole_board_stays_in_view_while_one_chooses") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", (320, 568));
    let bob = open(&driver, &bot, "table-1", HANDSET);
    begin(&ann, &bob, "billichess");
    live(&ann);
    ann.until("return document.querySelector('#stage .fan') !== null");
    point(&ann, Pointer::Touch, &["e2"]);
    ann.until("return document.querySelector('#stage .live .chosen') !== null");
    let seen = "const box = (part) => document.querySelector(part).getBoundingClientRect();
         const [frame, drawn] = [box('#stage .board'), box('#stage .scene')];
         return drawn.width === frame.width && frame.left >= 0 && frame.right <= innerWidth";
    assert_eq!(ann.run(seen), json!(true));
    assert_eq!(ann.complaints(), Vec::<String>::new());
}

/// "Flip board" posted a picture.
#[test]
fn the_board_on_the_table_is_turned_and_turned_back() {
    let Some(driver) = driver("the_board_on_the_table_is_turned_and_turned_back") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", LAPTOP);
    begin(&ann, &bob, "chess");
    live(&ann);
    let turn = || {
        ann.click("#actions button[data-button^='more:']");
        shows(&ann, ".private button", "Flip board");
        ann.click(".private button[data-button^='turn:']");
        ann.until("return document.querySelectorAll('.private').length === 0");
    };
    let lowest = |rank: &str| {
        ann.until(&format!(
            "const places = [...document.querySelectorAll('#stage .live .from')]
               .map((one) => [one.firstChild.getBoundingClientRect().top, one.dataset.cell]);
             return places.sort(([one], [other]) => one - other).at(-1)?.[1].endsWith('{rank}') ?? false"
        ));
    };
    turn();
    shows(&ann, "#near", "Bob");
    shows(&ann, "#far", "Ann");
    lowest("2");
    // What a move would do is seen from there as well, and it can be played.
    ann.click(".live [data-cell='e2'] > polygon");
    ann.click(".live [data-cell='e4'] > polygon");
    boards(&bob, 2);
    shows(&bob, "#near", "Bob");
    ann.reload();
    shows(&ann, "#near", "Bob");
    boards(&ann, 2);
    play(&bob, MoveMethod::Click, "e7", "e5");
    boards(&ann, 3);
    live(&ann);
    lowest("2");
    turn();
    shows(&ann, "#near", "Ann");
    lowest("1");
    assert_eq!(bot.messages("table-1").len(), 4, "nobody is told");
    for browser in [&ann, &bob] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}
