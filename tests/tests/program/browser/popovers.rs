//! What is told to one alone, at the button or the square that it came of: where it stands, how it goes, where the focus is.

use lasermate_tests::axe::{axe, violations};
use lasermate_tests::board::{HANDSET, LAPTOP, MoveMethod, WHOLE, live, play};
use lasermate_tests::browser::{Browser, driver, key};
use lasermate_tests::page::{begin, boards, count, open, press, say, shows, take};
use lasermate_tests::program::Bot;
use serde_json::json;

const OPEN: &str = "return document.querySelector('#notes.at-cause:popover-open > .private') !== null";
const SHUT: &str = "return document.querySelector('#notes > .private') === null";
const MORE: &str = "#actions [data-button^='more:']";

/// How far the note is from an element, in the direction in which they are farthest apart, and whether all of it is in the window.
fn near(browser: &Browser<'_>, selector: &str) -> (f64, bool) {
    let found = browser.run(&format!(
        "const note = document.getElementById('notes').getBoundingClientRect();
         const cause = document.querySelector({}).getBoundingClientRect();
         const apart = Math.max(cause.top - note.bottom, note.top - cause.bottom, cause.left - note.right, note.left - cause.right);
         const within = note.top >= 0 && note.left >= 0 && note.bottom <= innerHeight && note.right <= innerWidth;
         return [apart, within]",
        json!(selector)
    ));
    (found[0].as_f64().unwrap_or(f64::MAX), found[1] == json!(true))
}

#[test]
fn a_short_answer_pops_up_at_its_button_and_goes_back_to_it() {
    const TEST: &str = "a_short_answer_pops_up_at_its_button_and_goes_back_to_it";
    let Some(driver) = driver(TEST) else { return };
    let Some(axe) = axe(TEST) else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", HANDSET);
    begin(&ann, &bob, "chess");
    live(&ann);
    ann.click(MORE);
    ann.until(OPEN);
    let (apart, within) = near(&ann, MORE);
    assert!((0.0..20.0).contains(&apart) && within, "{apart} {within}");
    shows(&ann, "#notes", "Offer a draw");
    assert_eq!(ann.run(WHOLE), json!(true), "it lies on no square");
    // The focus is on the note and on nothing in it: Enter pressed twice does nothing.
    ann.until("return document.activeElement.matches('#notes > .private')");
    assert_eq!(violations(&ann, axe), Vec::<String>::new());
    ann.keys(key::TAB);
    ann.until("return document.activeElement.matches('#notes .buttons button')");
    ann.keys(key::ESCAPE);
    ann.until(SHUT);
    ann.until(&format!("return document.activeElement.matches(\"{MORE}\")"));
    // The same by keys; pressed once more it goes, and so it does by a press elsewhere.
    ann.keys(key::ENTER);
    ann.until(OPEN);
    ann.click(MORE);
    ann.until(SHUT);
    ann.click(MORE);
    ann.until(OPEN);
    ann.click("#near .name");
    ann.until(SHUT);
    // On a phone it stands at the bottom, above the tabs, and the board is as big as before.
    let wide = "return document.querySelector('#stage .board').clientWidth";
    let before = bob.run(wide);
    bob.click(MORE);
    bob.until(OPEN);
    let bottom = "const [note, tabs] = ['notes', 'tabs'].map((id) => document.getElementById(id).getBoundingClientRect());
         return Math.abs(note.bottom - tabs.top) < 1 && tabs.bottom <= innerHeight";
    bob.until(bottom);
    assert_eq!(bob.run(wide), before);
    assert_eq!(bob.run(WHOLE), json!(true));
    assert_eq!(violations(&bob, axe), Vec::<String>::new());
    bob.keys(key::ESCAPE);
    bob.until(SHUT);
    for browser in [&ann, &bob] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

/// A hint came with a picture of its own, which lay over the moves.
#[test]
fn a_hint_is_seen_on_the_table_and_told_at_its_button() {
    let Some(driver) = driver("a_hint_is_seen_on_the_table_and_told_at_its_button") else { return };
    for size in [LAPTOP, HANDSET] {
        let bot = Bot::start();
        let ann = open(&driver, &bot, "table-1", size);
        let bob = open(&driver, &bot, "table-1", LAPTOP);
        begin(&ann, &bob, "billichess");
        live(&ann);
        ann.click("#actions [data-button^='hint:']");
        ann.until(OPEN);
        shows(&ann, "#notes", "The computer would play");
        assert_eq!(count(&ann, "#notes figure"), 0);
        let shown = "const target = document.querySelector('.live .sure')?.dataset.cell;
             return target !== undefined && document.querySelector('#notes .words').innerText.includes(target)";
        ann.until(shown);
        assert_eq!(ann.run(WHOLE), json!(true), "it lies on no square");
        let tabs = "const [note, tabs] = ['notes', 'tabs'].map((id) => document.getElementById(id).getBoundingClientRect());
             return note.right <= tabs.left || note.left >= tabs.right || note.bottom <= tabs.top + 1 || note.top >= tabs.bottom - 1";
        assert_eq!(ann.run(tabs), json!(true), "nor on the tabs");
        // The piece is seen where it would go, and all of it goes with the note.
        ann.until("return document.querySelector('.live .beams polyline') !== null");
        assert_eq!(count(&ann, "#stage .piece.lifted"), 1);
        ann.keys(key::ESCAPE);
        ann.until(SHUT);
        let seen = ["#stage .piece.lifted", ".live .chosen", ".live .beams polyline"];
        assert_eq!(seen.map(|what| count(&ann, what)), [0, 0, 0]);
        ann.click("#actions [data-button^='hint:']");
        ann.until(OPEN);
        ann.until(shown);
        ann.click("#notes [data-button^='play:']");
        boards(&bob, 2);
        ann.until(SHUT);
        assert_eq!(ann.complaints(), Vec::<String>::new());
    }
}

/// That an analysis takes a few seconds stood at its button for good.
#[test]
fn what_is_awaited_goes_when_it_has_come() {
    let Some(driver) = driver("what_is_awaited_goes_when_it_has_come") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", LAPTOP);
    begin(&ann, &bob, "chess");
    for (place, (mover, line)) in
        [(&ann, "f3"), (&bob, "e5"), (&ann, "g4"), (&bob, "Qh4")].into_iter().enumerate()
    {
        say(mover, &format!("/move {line}"));
        boards(&ann, place + 2);
        boards(&bob, place + 2);
    }
    press(&ann, "analyse");
    shows(&ann, "article", "Analysis of");
    ann.until(SHUT);
}

#[test]
fn a_refused_move_is_told_at_its_square() {
    let Some(driver) = driver("a_refused_move_is_told_at_its_square") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", HANDSET);
    begin(&ann, &bob, "chess");
    play(&ann, MoveMethod::Click, "e2", "e4");
    boards(&bob, 2);
    play(&bob, MoveMethod::Tap, "e7", "e5");
    boards(&ann, 3);
    live(&ann);
    // As if the board had gone on meanwhile.
    ann.run(
        "const real = window.fetch;
         window.fetch = (address, options) => real(address, String(address).endsWith('/api/play')
           ? { ...options, body: options.body.replace(/\"version\":\\d+/, '\"version\":0') } : options)",
    );
    play(&ann, MoveMethod::Click, "d2", "d4");
    ann.until(OPEN);
    shows(&ann, "#notes", "The position has changed");
    assert_eq!(count(&bob, "#notes > .private"), 0);
    let (apart, within) = near(&ann, "#stage .live [data-cell=d2]");
    assert!((0.0..400.0).contains(&apart) && within, "{apart} {within}");
    assert_eq!(ann.run(WHOLE), json!(true), "beside the board: it hides no square while a clock runs");
    // The focus is where it was, and Escape is enough.
    ann.keys(key::ESCAPE);
    ann.until(SHUT);
    for browser in [&ann, &bob] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

/// "You are in" lay over the board of the first game.
#[test]
fn an_answer_from_before_a_game_goes_when_it_begins() {
    let Some(driver) = driver("an_answer_from_before_a_game_goes_when_it_begins") else { return };
    let bot = Bot::start();
    let [ann, bob] = [(); 2].map(|()| open(&driver, &bot, "table-1", LAPTOP));
    take(&ann, "Ann");
    take(&bob, "Bob");
    say(&ann, "/tournament create swiss chess 10+5 rounds:1");
    say(&ann, "/tournament join");
    shows(&ann, ".private", "You are in");
    bob.until("return document.querySelector(\"#log button[data-button^='join:']\") !== null");
    bob.click("#log button[data-button^='join:']");
    shows(&bob, ".private", "You are in");
    bob.until(OPEN);
    say(&ann, "/tournament start");
    boards(&bob, 1);
    bob.until(SHUT);
    assert_eq!(bob.run(WHOLE), json!(true));
    for browser in [&ann, &bob] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}
