//! The buttons under a board: those of the player on turn, and those of the others.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::browser::{Browser, driver};
use lasermate_tests::page::{DESKTOP, begin, boards, count, open, say, shows, take};
use lasermate_tests::program::Bot;
use serde_json::json;

/// Returns the labels under the newest board.
const LABELS: &str = "return [...document.querySelectorAll('#actions button')]
    .filter((button) => button.offsetParent !== null).map((button) => button.textContent)";

fn has(browser: &Browser<'_>, labels: &[&str]) {
    let shown = format!(
        "const labels = (() => {{ {LABELS} }})(); return JSON.stringify(labels) === JSON.stringify({})",
        json!(labels)
    );
    browser.until(&shown);
}

/// Move and Hint were once under the board of whoever had to wait; moves in advance are made on the board itself.
#[test]
fn only_the_player_on_turn_has_buttons_to_move() {
    let Some(driver) = driver("only_the_player_on_turn_has_buttons_to_move") else { return };
    let bot = Bot::start();
    let [ann, bob, cid] = [(); 3].map(|()| open(&driver, &bot, "table-1", DESKTOP));
    begin(&ann, &bob, "chess");
    boards(&cid, 1);
    has(&ann, &["Move", "Hint", "More"]);
    has(&bob, &["More"]);
    has(&cid, &[]);
    say(&ann, "/move e4");
    boards(&bob, 2);
    has(&bob, &["Move", "Hint", "More"]);
    has(&ann, &["More"]);
    for browser in [&ann, &bob, &cid] {
        browser.reload();
        browser.until("return document.getElementById('log').getAttribute('aria-busy') === 'false'");
    }
    has(&bob, &["Move", "Hint", "More"]);
    has(&ann, &["More"]);
    for browser in [&ann, &bob, &cid] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

/// Who looked on was shown buttons that only refused them.
#[test]
fn only_who_is_challenged_is_asked() {
    let Some(driver) = driver("only_who_is_challenged_is_asked") else { return };
    let bot = Bot::start();
    let [ann, bob, cid] = [(); 3].map(|()| open(&driver, &bot, "table-1", DESKTOP));
    for (browser, name) in [(&ann, "Ann"), (&bob, "Bob"), (&cid, "Cid")] {
        take(browser, name);
    }
    say(&ann, "/challenge @Bob game:chess side:first");
    bob.until("return document.querySelector('button[data-button^=\"accept:\"]')?.offsetParent");
    shows(&cid, "article", "challenges Bob");
    cid.until("return document.querySelector('button[data-button^=\"accept:\"]')?.offsetParent === null");
    say(&ann, "/cancel");
    bob.until("return !document.querySelector('button[data-button^=\"accept:\"]')");
    say(&ann, "/challenge game:chess");
    cid.until("return document.querySelector('button[data-button^=\"accept:\"]')?.offsetParent");
    assert_eq!(count(&cid, "button[data-button^='accept:']"), 1);
}

/// The next game took the place of the one that was just lost, before anybody could read how.
#[test]
fn what_came_of_the_own_last_game_is_told_until_the_next_begins() {
    let Some(driver) = driver("what_came_of_the_own_last_game_is_told_until_the_next_begins") else { return };
    let bot = Bot::start();
    let [ann, bob] = [(); 2].map(|()| open(&driver, &bot, "table-1", DESKTOP));
    begin(&ann, &bob, "chess");
    say(&bob, "/resign");
    shows(&bob, ".private", "Resign this game?");
    bob.click(".private button[data-button^='resign']");
    shows(&ann, "#asked", "White wins by resignation");
    say(&ann, "/challenge @Bob game:chess side:first");
    bob.until("return document.querySelector('button[data-button^=\"accept:\"]')?.offsetParent");
    say(&bob, "/accept");
    for browser in [&ann, &bob] {
        shows(browser, "#asked", "Your last game: White wins by resignation. Look again");
        browser.until("return document.querySelector('#asked a').pathname === '/g/G1'");
    }
    say(&ann, "/move e4");
    for browser in [&ann, &bob] {
        browser.until("return document.querySelector('#asked a') === null");
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}
