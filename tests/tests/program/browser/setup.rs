//! `/setup` on the board itself: pieces from the tray, between squares and off the board, by mouse, finger and keyboard.

use lasermate_tests::board::{HANDSET, LAPTOP, walk_to};
use lasermate_tests::browser::{Browser, Pointer, driver, key};
use lasermate_tests::page::{FAULTS, FITS, count, open, say, take};
use lasermate_tests::program::Bot;
use serde_json::{Value, json};

/// The key that takes a piece off.
const DELETE: &str = "\u{e017}";

/// Asks for what the page knows of the position that is put up.
const ASKED: &str = "
    const holder = JSON.parse(sessionStorage.getItem('lasermate.holder'));
    const asked = new XMLHttpRequest();
    asked.open('GET', `/api/setup?room=${location.hash.slice(1)}`, false);
    asked.setRequestHeader('lasermate-person', holder.id);
    asked.send();
    const { cells, size, pieces } = JSON.parse(asked.responseText);";

/// Waits until there is one position to arrange, and its picture is there.
fn ready(browser: &Browser<'_>) {
    browser.until(
        "const [one, more] = document.querySelectorAll('.arranging .live');
         const image = one?.closest('.board').querySelector('img');
         return one && !more && one.querySelector('.from') && image.complete && image.naturalWidth > 0",
    );
}

/// Where the middle of a cell is in the window.
fn cell(browser: &Browser<'_>, name: &str) -> (i32, i32) {
    let script = format!(
        "{ASKED}
         document.querySelector('.arranging').scrollIntoView({{ block: 'end' }});
         const box = document.querySelector('.arranging .live').getBoundingClientRect();
         const middle = [0, 1].map((axis) => cells[{}].reduce((sum, corner) => sum + corner[axis], 0) / 4);
         return [box.x + (middle[0] * box.width) / size[0], box.y + (middle[1] * box.height) / size[1]]",
        json!(name)
    );
    settled(browser, &script)
}

/// Where a button of the tray is.
fn tray(browser: &Browser<'_>, words: &str) -> (i32, i32) {
    let script = format!(
        "const all = [...document.querySelectorAll('.arranging .tray button')];
         const button = all.find((one) => one.textContent === {});
         document.querySelector('.arranging').scrollIntoView({{ block: 'end' }});
         const box = button.getBoundingClientRect();
         return [box.x + box.width / 2, box.y + box.height / 2]",
        json!(words)
    );
    settled(browser, &script)
}

/// The place that a script returns, once it is the same twice: a page that still moves is pressed beside what is meant.
fn settled(browser: &Browser<'_>, script: &str) -> (i32, i32) {
    let mut last = place(&browser.run(script));
    for _ in 0..100 {
        std::thread::sleep(std::time::Duration::from_millis(80));
        let now = place(&browser.run(script));
        if now == last {
            break;
        }
        last = now;
    }
    last
}

fn place(at: &Value) -> (i32, i32) {
    let axis = |axis: usize| at[axis].as_f64().unwrap_or_else(|| panic!("no place: {at}")) as i32;
    (axis(0), axis(1))
}

/// Drags from a place to another one.
fn drag(browser: &Browser<'_>, with: Pointer, from: (i32, i32), to: (i32, i32)) {
    let between = (i32::midpoint(from.0, to.0), i32::midpoint(from.1, to.1));
    browser.point(with, &[from, (from.0 + 12, from.1), between, to]);
}

/// Waits until a cell holds a piece, or nothing, on the server and on the page: what is pressed on the position before is lost.
fn holds(browser: &Browser<'_>, cell: &str, words: &str) {
    let (cell, words) = (json!(cell), json!(words));
    browser.until(&format!(
        "{ASKED}
         const shown = document.querySelector('.arranging .live g[data-cell=' + JSON.stringify({cell}) + '] > polygon');
         const [, piece = ''] = (shown?.getAttribute('aria-label') ?? '').split(', ');
         return (pieces[{cell}] ?? '') === {words} && piece === {words}"
    ));
    ready(browser);
}

#[test]
fn a_position_is_arranged_by_mouse() {
    let Some(driver) = driver("a_position_is_arranged_by_mouse") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    take(&ann, "Ann");
    say(&ann, "/setup new chess");
    ready(&ann);
    drag(&ann, Pointer::Mouse, cell(&ann, "e2"), cell(&ann, "e4"));
    holds(&ann, "e4", "White pawn");
    holds(&ann, "e2", "");
    drag(&ann, Pointer::Mouse, tray(&ann, "Black queen"), cell(&ann, "d5"));
    holds(&ann, "d5", "Black queen");
    // Clicking does the same, and a piece takes the place of another.
    ann.point(Pointer::Mouse, &[cell(&ann, "d5")]);
    assert_eq!(count(&ann, ".arranging .takes"), 0, "nothing captures");
    ann.point(Pointer::Mouse, &[cell(&ann, "e4")]);
    holds(&ann, "e4", "Black queen");
    // Beside the board a piece is taken off.
    let (x, y) = tray(&ann, "White king");
    drag(&ann, Pointer::Mouse, cell(&ann, "a1"), (x, y));
    holds(&ann, "a1", "");
    ann.point(Pointer::Mouse, &[tray(&ann, "Black to play")]);
    ann.until("return document.querySelector('.private .words').innerText.includes(' b ')");
    ready(&ann);
    assert_eq!(count(&ann, ".private"), 1, "one note, over and over");
    assert_eq!(ann.run(FAULTS), json!([]));
    // A piece that is let go of nowhere stays where it was.
    drag(&ann, Pointer::Mouse, tray(&ann, "White rook"), (5, 5));
    drag(&ann, Pointer::Mouse, cell(&ann, "b1"), cell(&ann, "b1"));
    ann.until(&format!("{ASKED} return pieces['b1'] === 'White knight'"));
    assert_eq!(ann.complaints(), Vec::<String>::new());
}

#[test]
fn a_position_is_arranged_by_finger_on_a_phone() {
    let Some(driver) = driver("a_position_is_arranged_by_finger_on_a_phone") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", HANDSET);
    take(&ann, "Ann");
    say(&ann, "/setup new billichess");
    ready(&ann);
    drag(&ann, Pointer::Touch, cell(&ann, "d2"), cell(&ann, "d4"));
    holds(&ann, "d4", "Blue pawn");
    drag(&ann, Pointer::Touch, tray(&ann, "Red rook"), cell(&ann, "c5"));
    holds(&ann, "c5", "Red rook");
    ann.point(Pointer::Touch, &[tray(&ann, "Blue bishop")]);
    ann.point(Pointer::Touch, &[cell(&ann, "e5")]);
    holds(&ann, "e5", "Blue bishop");
    assert_eq!(ann.run(FITS), json!(true));
    assert_eq!(ann.complaints(), Vec::<String>::new());
}

#[test]
fn a_position_is_arranged_by_keyboard() {
    let Some(driver) = driver("a_position_is_arranged_by_keyboard") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    take(&ann, "Ann");
    say(&ann, "/setup new black-holes");
    ready(&ann);
    ann.tab_to(".arranging .live [role=button]");
    walk_to(&ann, "a2");
    ann.keys(key::ENTER);
    walk_to(&ann, "a4");
    ann.keys(key::ENTER);
    holds(&ann, "a4", "White pawn");
    // Whoever goes by keys goes on by keys.
    ann.until("return document.activeElement.matches('.arranging .live [role=button]')");
    // Delete takes off what it is pressed on.
    walk_to(&ann, "b1");
    ann.keys(DELETE);
    holds(&ann, "b1", "");
    ann.tab_to(".arranging .tray button");
    ann.until("return document.activeElement.innerText.startsWith('White')");
    assert_eq!(ann.complaints(), Vec::<String>::new());
}

#[test]
fn a_hexagon_is_arranged_by_mouse_and_keys() {
    let Some(driver) = driver("a_hexagon_is_arranged_by_mouse_and_keys") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    take(&ann, "Ann");
    say(&ann, "/setup new three-way");
    ready(&ann);
    drag(&ann, Pointer::Mouse, cell(&ann, "e2"), cell(&ann, "e9"));
    holds(&ann, "e9", "White pawn");
    holds(&ann, "e2", "");
    drag(&ann, Pointer::Mouse, tray(&ann, "Red queen"), cell(&ann, "d5"));
    holds(&ann, "d5", "Red queen");
    ann.point(Pointer::Mouse, &[tray(&ann, "Black knight")]);
    ann.point(Pointer::Mouse, &[cell(&ann, "i9")]);
    holds(&ann, "i9", "Black knight");
    // Beside the board a piece is taken off: whose king is gone has fallen.
    let (x, y) = tray(&ann, "White king");
    drag(&ann, Pointer::Mouse, cell(&ann, "d8"), (x, y));
    holds(&ann, "d8", "");
    ann.until("return document.querySelector('.private .words').innerText.includes(' w wb ')");
    ann.point(Pointer::Mouse, &[tray(&ann, "Black to play")]);
    ann.until("return document.querySelector('.private .words').innerText.includes(' b wb ')");
    ready(&ann);
    // By keys, across a frontier.
    ann.tab_to(".arranging .live [role=button]");
    walk_to(&ann, "d2");
    ann.keys(key::ENTER);
    walk_to(&ann, "d6");
    ann.keys(key::ENTER);
    holds(&ann, "d6", "White pawn");
    ann.until("return document.activeElement.matches('.arranging .live [role=button]')");
    walk_to(&ann, "e9");
    ann.keys(DELETE);
    holds(&ann, "e9", "");
    assert_eq!(count(&ann, ".private"), 1, "one note, over and over");
    assert_eq!(ann.run(FAULTS), json!([]));
    assert_eq!(ann.complaints(), Vec::<String>::new());
}

#[test]
fn a_hexagon_is_arranged_by_finger_on_a_phone() {
    let Some(driver) = driver("a_hexagon_is_arranged_by_finger_on_a_phone") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", HANDSET);
    take(&ann, "Ann");
    say(&ann, "/setup new three-way-lasers");
    ready(&ann);
    drag(&ann, Pointer::Touch, cell(&ann, "d2"), cell(&ann, "d4"));
    holds(&ann, "d4", "White pawn");
    drag(&ann, Pointer::Touch, tray(&ann, "Black rook"), cell(&ann, "i5"));
    holds(&ann, "i5", "Black rook");
    ann.point(Pointer::Touch, &[tray(&ann, "Red bishop")]);
    ann.point(Pointer::Touch, &[cell(&ann, "e9")]);
    holds(&ann, "e9", "Red bishop");
    assert_eq!(ann.run(FITS), json!(true));
    assert_eq!(ann.complaints(), Vec::<String>::new());
}
