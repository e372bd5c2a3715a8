//! What is taught, on a phone of 390x844: each page of the rules, demonstrations and exercises of each game in view at once.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::cell::Cell;
use std::time::Duration;

use lasermate_domain::command::offered;
use lasermate_tests::browser::{Browser, driver, key};
use lasermate_tests::page::{FAULTS, FITS, open, say, take};
use lasermate_tests::program::Bot;
use serde_json::{Value, json};

/// A phone as most people have them.
const PHONE: (u32, u32) = (390, 844);

/// Returns what does not fit of the last note: all of it in the window's part for messages, with a picture that can be read.
const WHOLE: &str = r##"
const note = [...document.querySelectorAll("#notes article.private")].at(-1);
const image = note?.querySelector("img");
if (!image?.complete || image.naturalWidth === 0) return false;
const faults = [];
const frame = document.querySelector(".panels").getBoundingClientRect();
const box = note.getBoundingClientRect();
if (box.top < frame.top - 1 || box.bottom > frame.bottom + 1) faults.push(`from ${box.top} to ${box.bottom} in ${frame.top} to ${frame.bottom}`);
const board = image.getBoundingClientRect();
if (Math.min(board.width, board.height) < 190) faults.push(`the picture is ${board.width} by ${board.height}`);
if (Math.abs(board.width / board.height - image.naturalWidth / image.naturalHeight) > 0.02) faults.push("the picture is out of shape");
for (const part of note.querySelectorAll(".words, .buttons button, figure")) {
  const seen = part.getBoundingClientRect();
  if (seen.bottom > frame.bottom + 1 || seen.top < frame.top - 1) faults.push(`out of view: ${part.textContent}`);
}
return [note.querySelector(".words").innerText.split("\n")[0], faults];
"##;

/// Returns whether the bot wants to be asked more slowly.
const TOO_FAST: &str = "return !document.getElementById('line-error').hidden && document.getElementById('line-error').innerText.includes('Too fast')";

/// A page of a small phone, whose words leave little room, once ran out of its note with its picture.
#[test]
fn a_note_of_a_small_phone_holds_its_picture() {
    let Some(driver) = driver("a_note_of_a_small_phone_holds_its_picture") else { return };
    let bot = Bot::start();
    let browser = open(&driver, &bot, "table-1", (320, 640));
    take(&browser, "Ann");
    say(&browser, "/rules");
    browser.until("return document.querySelector('.private img')?.naturalWidth > 0");
    let outside = "const note = document.querySelector('#notes .private').getBoundingClientRect();
         const parts = [...document.querySelectorAll('#notes .private .words, #notes .private figure, #notes .private details, #notes .private .board')];
         return parts.filter((part) => part.getBoundingClientRect().bottom > note.bottom).map((part) => part.className || part.tagName)";
    assert_eq!(browser.run(outside), json!([]));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// Asks for a page until the bot has time for it; what [`WHOLE`] says of one that none of `heads` is of.
fn page(browser: &Browser<'_>, heads: &[String], asked_again: &Cell<usize>, ask: impl Fn()) -> Value {
    ask();
    let seen = format!(
        "const fast = (() => {{ {TOO_FAST} }})(); const seen = (() => {{ {WHOLE} }})();
         return fast ? 'fast' : seen && !{}.includes(seen[0]) && seen",
        json!(heads)
    );
    loop {
        let found = browser.until(&seen);
        if found != json!("fast") {
            return found;
        }
        std::thread::sleep(Duration::from_secs(1));
        asked_again.set(asked_again.get() + 1);
        ask();
    }
}

/// Reads all pages of what a line shows; their heads.
fn read(browser: &Browser<'_>, line: &str, asked_again: &Cell<usize>) -> Vec<String> {
    let mut heads = Vec::new();
    browser.run(
        "for (const note of document.querySelectorAll('#notes article.private .only button')) note.click()",
    );
    browser.run("document.getElementById('line').focus()");
    browser.keys(line);
    let mut seen = page(browser, &heads, asked_again, || browser.keys(key::ENTER));
    loop {
        let head = seen[0].as_str().unwrap().to_owned();
        assert_eq!(seen[1], json!([]), "{line}: {head}");
        assert_eq!((browser.run(FITS), browser.run(FAULTS)), (json!(true), json!([])), "{line}: {head}");
        heads.push(head);
        if browser.run(&format!("return {NEXT} !== undefined")) == json!(false) {
            return heads;
        }
        seen = page(browser, &heads, asked_again, || drop(browser.run(&format!("{NEXT}.click()"))));
    }
}

/// The button to the next page.
const NEXT: &str = "[...document.querySelectorAll('#notes article.private:last-of-type .buttons button')].find((b) => b.textContent === 'Next')";

/// The pages of Crazy chess were once twice as high as the phone.
#[test]
fn every_page_of_every_game_is_read_on_a_phone_without_scrolling() {
    let Some(driver) = driver("every_page_of_every_game_is_read_on_a_phone_without_scrolling") else {
        return;
    };
    let bot = Bot::start();
    let browser = open(&driver, &bot, "table-1", PHONE);
    take(&browser, "Ann");
    let asked_again = Cell::new(0);
    for preset in offered() {
        let heads = read(&browser, &format!("/rules {}", preset.name), &asked_again);
        let numbers: Vec<_> =
            heads.iter().filter_map(|head| head.split_once('/')?.1.split(' ').next()).collect();
        assert!(numbers.iter().all(|last| last.parse::<usize>().unwrap() <= 6), "{heads:?}");
        read(&browser, &format!("/demo {}", preset.name), &asked_again);
    }
    for part in ["rooks", "kings", "queens", "bishops", "knights", "pawns", "denying"] {
        read(&browser, &format!("/rules crazy {part}"), &asked_again);
    }
    // On a quick machine pages are asked for faster than the bot answers one person, which the browser notes; each time the reader
    // was told so.
    let too_fast = |complaint: &String| complaint.contains("429 (Too Many Requests)");
    let (refused, complaints): (Vec<_>, Vec<_>) = browser.complaints().into_iter().partition(too_fast);
    assert_eq!(complaints, Vec::<String>::new());
    assert!(refused.len() <= asked_again.get(), "{refused:?} and told {} times", asked_again.get());
}
