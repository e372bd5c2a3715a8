//! What stands beside the board: tabs, offers as cards, answers to one alone over them, and the pacts of a game for three.

use lasermate_tests::board::{HANDSET, LAPTOP, WHOLE, live, point};
use lasermate_tests::browser::{Browser, Pointer, driver, key};
use lasermate_tests::page::{
    DESKTOP, FAULTS, FITS, STANDS, begin, boards, count, open, say, shows, take, text,
};
use lasermate_tests::program::Bot;
use serde_json::{Value, json};

/// Returns which panels are in view.
const PANELS: &str = "return [...document.querySelectorAll('.panels > .panel')].filter((panel) => panel.offsetParent).map((panel) => panel.id)";

fn sound(browser: &Browser<'_>) {
    let stands = [FITS, STANDS].map(|script| browser.run(script));
    assert_eq!((stands, browser.run(FAULTS)), ([json!(true), json!(true)], json!([])));
    browser.until(WHOLE);
}

/// Moves were pushed away by talk, and talk by moves.
#[test]
fn moves_and_talk_are_tabs_and_stand_side_by_side_where_there_is_room() {
    let Some(driver) = driver("moves_and_talk_are_tabs_and_stand_side_by_side_where_there_is_room") else {
        return;
    };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", HANDSET);
    begin(&ann, &bob, "billichess");
    let wide = open(&driver, &bot, "table-1", (1920, 1080));
    boards(&wide, 1);
    // Who plays reads moves first, who looks on reads what is said.
    for (browser, panels) in [(&ann, json!(["table"])), (&wide, json!(["table", "talk"]))] {
        browser.until(&format!("return JSON.stringify((() => {{ {PANELS} }})()) === '{panels}'"));
        sound(browser);
    }
    // A new line is told by a sign with words, and read under its tab.
    say(&bob, "good luck");
    ann.until("return !document.getElementById('talk-dot').hidden");
    assert!(text(&ann, "#tab-talk").contains("new lines"));
    ann.run("document.querySelector('[role=tab][aria-selected=true]').focus()");
    ann.keys(key::RIGHT);
    ann.until(&format!("return JSON.stringify((() => {{ {PANELS} }})()) === '[\"talk\"]'"));
    shows(&ann, "#talk article", "good luck");
    ann.until(
        "return document.getElementById('talk-dot').hidden && document.activeElement.id === 'tab-talk'",
    );
    for browser in [&ann, &bob] {
        sound(browser);
    }
    ann.keys(&format!("{}{}", key::RIGHT, key::RIGHT));
    ann.until(&format!("return JSON.stringify((() => {{ {PANELS} }})()) === '[\"table\"]'"));
    // A notch of the wheel over the moves is a step.
    say(&ann, "d3");
    boards(&bob, 2);
    ann.click("#tab-moves");
    ann.until("return document.querySelectorAll('#table .moves button').length === 1");
    ann.run("document.querySelector('#table .moves').dispatchEvent(new WheelEvent('wheel', { deltaY: -100, cancelable: true }))");
    ann.until("return document.getElementById('stage').dataset.after === '0'");
    for browser in [&ann, &bob, &wide] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

/// On low phones the newest move lay under the edge. A pawn that can only promote is asked at once: pointing at where it goes
/// took the question away, and nothing brought it back.
#[test]
fn the_newest_move_is_in_view_and_a_lone_promotion_stays_asked() {
    let Some(driver) = driver("the_newest_move_is_in_view_and_a_lone_promotion_stays_asked") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", (320, 568));
    let bob = open(&driver, &bot, "table-1", LAPTOP);
    begin(&ann, &bob, "chess");
    for (ply, line) in (2..).zip(["h4", "g5", "hxg5", "h6", "gxh6", "Nc6", "h7", "Nb8"]) {
        say(if ply % 2 == 0 { &ann } else { &bob }, line);
        boards(&ann, ply);
        boards(&bob, ply);
    }
    ann.click("#tab-moves");
    let seen = "const [row, list, panel] = ['[aria-current]', '.moves', ''].map((part) => document.querySelector(`#table ${part}`).getBoundingClientRect());
         return row.top >= list.top - 1 && row.bottom <= Math.min(list.bottom, panel.bottom) + 1";
    ann.until("return document.querySelector('#table [aria-current]')?.textContent === 'Nb8'");
    ann.until(seen);
    live(&ann);
    point(&ann, Pointer::Touch, &["h7", "g8", "g8"]);
    shows(&ann, ".choice-box", "Queen");
    ann.click(".choice-box button");
    boards(&bob, 10);
    shows(&bob, "article:last-of-type", "hxg8=Q");
    for browser in [&ann, &bob] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

/// Returns the buttons that answer an offer over the line of actions.
const OFFERED: &str =
    "return [...document.querySelectorAll('#offers button')].filter((button) => button.offsetParent)
    .map((button) => button.dataset.button.split(':')[0])";

fn offered(browser: &Browser<'_>, verbs: &Value) {
    browser.until(&format!("return JSON.stringify((() => {{ {OFFERED} }})()) === '{verbs}'"));
}

/// Offers stood among the messages, under whatever was said since.
#[test]
fn an_offer_is_a_card_that_goes_when_it_is_answered() {
    let Some(driver) = driver("an_offer_is_a_card_that_goes_when_it_is_answered") else { return };
    for size in [LAPTOP, HANDSET] {
        let bot = Bot::start();
        let ann = open(&driver, &bot, "table-1", size);
        let bob = open(&driver, &bot, "table-1", size);
        begin(&ann, &bob, "chess");
        say(&ann, "e4");
        boards(&bob, 2);
        say(&ann, "/draw");
        offered(&bob, &json!(["draw-accept", "draw-decline"]));
        shows(&bob, "#offers", "offers a draw");
        sound(&bob);
        offered(&ann, &json!([]));
        for line in ["one", "two", "three"] {
            say(&ann, line);
        }
        offered(&bob, &json!(["draw-accept", "draw-decline"]));
        bob.click("#offers button[data-button^='draw-decline:']");
        offered(&bob, &json!([]));
        say(&ann, "/takeback");
        offered(&bob, &json!(["takeback-accept", "takeback-decline"]));
        bob.click("#offers button[data-button^='takeback-accept:']");
        offered(&bob, &json!([]));
        boards(&ann, 3);
        sound(&ann);
        for browser in [&ann, &bob] {
            assert_eq!(browser.complaints(), Vec::<String>::new());
        }
    }
}

/// Three answers to one alone once stood on top of each other, and the board was gone.
#[test]
fn one_answer_at_a_time_is_shown_and_escape_takes_it_away() {
    let Some(driver) = driver("one_answer_at_a_time_is_shown_and_escape_takes_it_away") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", LAPTOP);
    begin(&ann, &bob, "billichess");
    ann.click("#actions button[data-button^='hint:']");
    ann.until("return document.querySelector('.private') !== null");
    ann.click("#actions button[data-button^='more:']");
    shows(&ann, ".private button", "Resign");
    assert_eq!(count(&ann, ".private"), 1);
    sound(&ann);
    say(&ann, "Qd7");
    shows(&ann, ".private.refused", "Qd7");
    assert_eq!(count(&ann, ".private"), 1);
    ann.keys(key::ESCAPE);
    ann.until("return document.querySelectorAll('.private').length === 0");
    sound(&ann);
    // What lies over a tab goes when one is pressed. The refused move is still in the line.
    ann.run("document.getElementById('line').value = ''");
    say(&ann, "/rules");
    ann.until("return document.querySelector('.private figure') !== null");
    ann.click("#tab-about");
    ann.until("return document.querySelectorAll('.private').length === 0");
    assert_eq!(ann.run("return document.getElementById('about').checkVisibility()"), json!(true));
    assert_eq!(ann.complaints(), Vec::<String>::new());
}

/// Pacts were a line under the moves each, and how they had ended was told by a command alone.
#[test]
fn pacts_have_a_tab_and_an_offer_reads_itself_back() {
    let Some(driver) = driver("pacts_have_a_tab_and_an_offer_reads_itself_back") else { return };
    let bot = Bot::start();
    let [ann, bob, cid] = [(); 3].map(|()| open(&driver, &bot, "table-1", DESKTOP));
    for (browser, name) in [(&ann, "Ann"), (&bob, "Bob"), (&cid, "Cid")] {
        take(browser, name);
    }
    say(&ann, "/challenge game:three-way side:first");
    shows(&bob, "article", "2 seats left");
    say(&bob, "/accept second");
    shows(&cid, "article", "1 seat left");
    say(&cid, "/accept");
    for browser in [&ann, &bob, &cid] {
        boards(browser, 1);
    }
    ann.click("#tab-pacts");
    shows(&ann, "#pacts", "No pacts yet.");
    ann.click("#offer-pact");
    ann.until("return document.querySelector('#form-dialog[open] select') !== null");
    ann.run(
        "const dialog = document.getElementById('form-dialog');
         dialog.querySelector('[name=to]').value = 'Red';
         dialog.querySelector('input[type=checkbox]').click()",
    );
    shows(&ann, ".read-back", "You offer Red: Don't capture each other's pieces. Until one of you ends it.");
    ann.click("#form-dialog [type=submit]");
    offered(&bob, &json!(["pact-accept", "pact-refuse", "form-counter"]));
    offered(&cid, &json!([]));
    shows(&ann, "#pacts .pact.offered", "Offered by White, Red to answer");
    shows(&ann, "article:not(.private)", "White (Ann) offers Red (Bob)");
    // She was thrown to the talk.
    assert_eq!(count(&ann, "#tab-pacts[aria-selected=true]"), 1);
    bob.click("#offers button[data-button^='pact-accept:']");
    for browser in [&ann, &bob, &cid] {
        shows(browser, "#pacts .pact.binds", "White and Red");
        shows(browser, "#pacts .pact.binds", "Neither captures the other's pieces");
        shows(browser, "#pacts .pact.binds", "In force since round 1, until one of them ends it");
    }
    offered(&bob, &json!([]));
    sound(&ann);
    for browser in [&ann, &bob, &cid] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}
