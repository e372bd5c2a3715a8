//! Names that are written from right to left turn nothing round that stands beside them; each player reads which side is theirs.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::board::{HANDSET, LAPTOP, live};
use lasermate_tests::browser::{Browser, driver, key};
use lasermate_tests::page::{FITS, begin, boards, count, open, say, shows, take, text};
use lasermate_tests::program::Bot;
use serde_json::json;

/// Returns the words that stand beside letters from right to left with nothing between that keeps them apart.
const TURNED_ROUND: &str = r#"
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const faults = [];
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const bare = node.data.replace(/\u2068[^\u2069]*\u2069/gu, "");
  if (/[\u0590-\u08ff]/u.test(bare) && !node.parentElement.closest("bdi, [dir=auto]")) faults.push(node.data);
}
return faults;
"#;

/// Returns whether the points of the two players stand beside their own names: each on the right of its name, in its row.
const IN_ORDER: &str = r#"
return [...document.querySelectorAll('#stage .player')].every((player) => {
  const place = (kind) => player.querySelector(kind).getBoundingClientRect();
  return place('.side').right <= place('.name').left && place('.name').right <= place('.points').left;
});
"#;

#[test]
fn a_name_from_right_to_left_swaps_nothing_round() {
    let Some(driver) = driver("a_name_from_right_to_left_swaps_nothing_round") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", HANDSET);
    take(&ann, "\u{639}\u{644}\u{64a} 277");
    take(&bob, "\u{5d3}\u{5e0}\u{5d4} 0");
    say(&ann, "(1) hello, \u{5d3}\u{5e0}\u{5d4} 0: 277");
    say(&bob, "/challenge side:second");
    shows(&ann, "article", "challenge");
    say(&ann, "/accept");
    for browser in [&ann, &bob] {
        boards(browser, 1);
    }
    shows(&ann, "#stage .player", "277");
    assert_eq!(ann.run(IN_ORDER), json!(true));
    say(&ann, "/profile");
    shows(&ann, ".tag", "/profile");
    say(&bob, "/resign");
    bob.tab_to("button[data-button^='resign:']");
    bob.keys(key::ENTER);
    shows(&ann, "#table .result", "wins");
    for browser in [&ann, &bob] {
        assert_eq!(browser.run(TURNED_ROUND), json!([]));
        assert_eq!(browser.run(FITS), json!(true));
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

/// Coming back on a phone, kept names lay over the button of the form, and its field was gone.
#[test]
fn kept_names_lie_over_nothing_on_a_phone() {
    let Some(driver) = driver("kept_names_lie_over_nothing_on_a_phone") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "lobby", HANDSET);
    for (name, kept) in [("Ann", 1), ("Maximiliane von Sternbur", 2)] {
        take(&ann, name);
        ann.run("sessionStorage.clear()");
        ann.reload();
        ann.until(&format!("return document.querySelectorAll('#kept button').length === {kept}"));
    }
    let apart = "const parts = [...document.querySelectorAll('#name, #take-it, #kept button')].map((part) => part.getBoundingClientRect());
         return parts.every((one, place) => one.width > 40 && one.right <= innerWidth
           && parts.slice(place + 1).every((other) => one.right <= other.left || one.bottom <= other.top))";
    assert_eq!(ann.run(apart), json!(true));
}

fn told(browser: &Browser<'_>) -> String {
    text(browser, "article .yours")
}

#[test]
fn who_plays_reads_the_own_side_and_the_heels_with_the_first_board() {
    let Some(driver) = driver("who_plays_reads_the_own_side_and_the_heels_with_the_first_board") else {
        return;
    };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", HANDSET);
    let cid = open(&driver, &bot, "table-1", LAPTOP);
    begin(&ann, &bob, "billichess");
    boards(&cid, 1);
    assert_eq!(told(&ann), "You play Blue. Steer your beam into Red's heel at k8. Your own heel is at j1.");
    assert_eq!(told(&bob), "You play Red. Steer your beam into Blue's heel at j1. Your own heel is at k8.");
    assert_eq!(count(&cid, ".yours"), 0, "who looks on plays nothing");
    live(&ann);
    for browser in [&ann, &bob] {
        let seen = "const [words, log] = ['.yours', '#log'].map((kind) => document.querySelector(kind).getBoundingClientRect());
             return words.top >= log.top && words.bottom <= log.bottom";
        assert_eq!(browser.run(seen), json!(true), "it is in view with the board");
        assert_eq!(browser.run(FITS), json!(true));
    }
    // Whoever takes the name up in another tab, or reads it again, is told too; later boards don't repeat it.
    bob.reload();
    boards(&bob, 1);
    bob.until("return document.querySelector('.yours') !== null");
    say(&ann, "e4");
    boards(&bob, 2);
    assert_eq!(count(&bob, ".yours"), 2, "Red has not moved yet");
    say(&bob, "e5");
    boards(&ann, 3);
    assert_eq!(count(&ann, "article:last-of-type .yours"), 0);
    for browser in [&ann, &bob, &cid] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}
