//! A button of the page pressed with the mouse: what goes on around it must not take it away from under the pointer.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::browser::driver;
use lasermate_tests::page::{DESKTOP, boards, open, say, shows, take, to_line};
use lasermate_tests::program::Bot;

/// Suggestions stand above the line. A press elsewhere closes them, and what stood above them comes down: by then the
/// pointer was over nothing, and the press was lost without a word.
#[test]
fn a_draw_is_declined_by_a_press_while_suggestions_are_open() {
    let Some(driver) = driver("a_draw_is_declined_by_a_press_while_suggestions_are_open") else { return };
    let bot = Bot::start();
    let bob = open(&driver, &bot, "table-1", DESKTOP);
    take(&bob, "Bob");
    let ann = bot.player("Ann");
    let asked = |line: &str, request: &str| {
        let told = bot.send(&ann, "table-1", line, request).json();
        assert_eq!(told["accepted"], true, "{line}: {told}");
    };
    asked("/challenge side:first time:1d", "challenge");
    shows(&bob, "article", "challenges");
    say(&bob, "/accept");
    boards(&bob, 1);
    asked("/draw offer", "offer");
    shows(&bob, "article:last-of-type", "offers a draw");
    to_line(&bob);
    bob.keys("/");
    bob.until("return document.querySelectorAll('#choices [role=option]').length > 3");
    bob.click("button[data-button^='draw-decline:']");
    // The answer takes the place of its question, and the board above stays the only one.
    shows(&bob, "article:last-of-type", "declines the draw");
    boards(&bob, 1);
    bob.until("return document.getElementById('choices').hidden");
    // A board that comes while a button is held down waits until it is let go, and so does what it takes away.
    asked("/pause", "again");
    shows(&bob, "article:last-of-type", "asks for a pause");
    bob.hold("button[data-button^='pause-decline:']");
    asked("/move e2e4", "move");
    boards(&bob, 1);
    bob.release();
    boards(&bob, 2);
    assert_eq!(bob.complaints(), Vec::<String>::new());
}
