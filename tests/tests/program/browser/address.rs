//! A game at its own address: seen by whoever follows the link, laid over a stream, and told to who has no scripts.

use lasermate_tests::axe::{axe, violations};
use lasermate_tests::board::{HANDSET, LAPTOP, MoveMethod, play};
use lasermate_tests::browser::{Browser, driver, key};
use lasermate_tests::page::{begin, boards, count, open, say, shows, text};
use lasermate_tests::program::Bot;
use serde_json::json;

/// Returns whether nothing scrolls sideways.
const FITS: &str = "return document.documentElement.scrollWidth <= innerWidth";

fn look<'a>(browser: Browser<'a>, bot: &Bot, path: &str) -> Browser<'a> {
    browser.go(&format!("http://{}/{path}", bot.address));
    browser.until("return document.querySelectorAll('#board .piece').length > 20");
    browser
}

#[test]
fn who_follows_the_link_to_a_game_sees_it_go_on() {
    const TEST: &str = "who_follows_the_link_to_a_game_sees_it_go_on";
    let Some(driver) = driver(TEST) else { return };
    let Some(axe) = axe(TEST) else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", HANDSET);
    begin(&ann, &bob, "billichess");
    let [eve, fay] =
        [LAPTOP, (360, 640)].map(|(width, height)| look(driver.open(width, height), &bot, "g/G1"));
    eve.prefer("dark");
    fay.prefer("light");
    play(&ann, MoveMethod::Click, "d2", "d3");
    boards(&bob, 2);
    say(&bob, "e5");
    say(&bob, "a <b>good</b> game");
    for browser in [&eve, &fay] {
        shows(browser, "#moves", "e5");
        shows(browser, "#lines", "Bob: a <b>good</b> game");
        shows(browser, "#state", "to move");
        assert!(text(browser, "#far").contains("Bob") && text(browser, "#near").contains("Ann"));
        assert_eq!(browser.run(FITS), json!(true));
        assert_eq!(violations(browser, axe), Vec::<String>::new());
        // Nothing on it is for who has no seat.
        assert_eq!(count(browser, ".live [role=button]"), 0);
    }
    // Step by step, by keys.
    let place = "return document.querySelector('#moves [aria-current]')?.innerText ?? ''";
    eve.keys(key::LEFT);
    eve.until("return document.querySelector('#moves [aria-current]').innerText === 'd3'");
    eve.keys(key::LEFT);
    eve.until("return document.querySelector('#moves [aria-current]') === null");
    eve.click("#steps [aria-label='Latest position']");
    eve.until("return document.getElementById('state').innerText.includes('to move')");
    assert_eq!(eve.run(place), json!("e5"));
    // Whoever plays finds the way to the table.
    ann.go(&format!("http://{}/g/G1", bot.address));
    shows(&ann, "#to-table", "Play on at its table");
    ann.click("#to-table");
    ann.until(
        "return location.hash === '#table-1' && document.querySelectorAll('#stage .piece').length > 20",
    );

    // A new name is on the plates at once.
    ann.click("#rename");
    ann.keys(&format!("Annabel{}", key::ENTER));
    shows(&bob, "#far", "Annabel");
    shows(&eve, "#near", "Annabel");

    let stream = look(driver.open(800, 800), &bot, "g/G1/overlay");
    let clear = "return [document.documentElement, document.body].every((e) => getComputedStyle(e).backgroundColor === 'rgba(0, 0, 0, 0)') \
                 && document.documentElement.scrollHeight <= innerHeight && getComputedStyle(document.querySelector('.aside')).display === 'none'";
    stream.until(clear);
    assert!(text(&stream, "main").contains("Ann") && text(&stream, "main").contains("Bob"));
    for browser in [&eve, &fay, &stream, &bob] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

#[test]
fn behind_the_logo_there_is_the_door_with_what_others_offer() {
    const TEST: &str = "behind_the_logo_there_is_the_door_with_what_others_offer";
    let Some(driver) = driver(TEST) else { return };
    let Some(axe) = axe(TEST) else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", HANDSET);
    begin(&ann, &bob, "billichess");
    let cid = bot.player("Cid");
    assert_eq!(bot.send(&cid, "table-2", "/challenge game:billichess", "c").status, 200);
    ann.click("#home");
    bob.click("#home");
    for (browser, list) in [(&ann, "own-list"), (&driver.open(360, 640), "watch-list")] {
        if browser.run("return location.hash === undefined || location.protocol === 'data:'") == json!(true) {
            browser.go(&format!("http://{}/", bot.address));
        }
        shows(browser, "#lobby-challenges", "Cid");
        browser.until(&format!("return document.querySelectorAll('#{list} .piece').length > 20"));
        browser.until("return document.querySelector('#stage').offsetParent === null");
        assert_eq!(browser.run(FITS), json!(true));
        assert_eq!(violations(browser, axe), Vec::<String>::new());
        assert_eq!(browser.complaints(), Vec::<String>::new());
        let leads = format!(
            "const {{ pathname, hash }} = document.querySelector('#{list} a'); return pathname + hash"
        );
        let wanted = if list == "own-list" { "/#table-1" } else { "/g/G1" };
        assert_eq!(browser.run(&leads), json!(wanted));
    }
    shows(&ann, "#own-list", "your turn");
    // All games, each with its board once that is in view.
    ann.click("#all-games summary");
    ann.until("return document.querySelectorAll('#kind-list li').length === 14");
    ann.run("document.querySelector('#kind-list li:last-child').scrollIntoView()");
    ann.until("return document.querySelectorAll('#kind-list li:last-child .piece').length === 32");
    assert_eq!(ann.run(FITS), json!(true));
    assert_eq!(violations(&ann, axe), Vec::<String>::new());
    ann.click("#all-games summary");
    // The lesson goes page by page, and ends in a game.
    ann.click("#door-learn");
    shows(&ann, "#door-told", "laser");
    for words in ["heel", "turn beams", "mirror"] {
        ann.keys(key::ENTER);
        shows(&ann, "#door-told", words);
    }
    // A mirror is put where one likes, by a press and by a key.
    ann.until("return document.querySelectorAll('.ahead .try').length === 5");
    ann.click(".ahead [aria-label=g5]");
    shows(&ann, "#door-told", "beam");
    ann.run("document.querySelector('.ahead [aria-label=e3]').focus()");
    ann.keys(key::ENTER);
    ann.until("return document.querySelector('.ahead [aria-label=e3]').ariaPressed === 'true'");
    assert_eq!(violations(&ann, axe), Vec::<String>::new());
    ann.run("document.getElementById('lesson-next').focus()");
    for words in ["follows", "lasermate", "chess"] {
        ann.keys(key::ENTER);
        shows(&ann, "#door-told", words);
        assert_eq!(count(&ann, ".ahead"), 0);
    }
    assert_eq!(violations(&ann, axe), Vec::<String>::new());
    ann.click("#lesson-end");
    ann.until("return document.getElementById('lesson').hidden");
    // The seat of a challenge is one press away.
    ann.click("#challenge-list button");
    ann.until("return location.hash === '#table-2' && document.getElementById('door').hidden && document.querySelectorAll('#stage .piece').length > 20");
    // Where the games are behind a button, that says how many wait.
    assert_eq!(bob.run("return document.getElementById('menu-turns').hidden"), json!(true));
    ann.run("location.hash = 'table-1'");
    ann.until("return document.getElementById('stage').dataset.board === '1'");
    say(&ann, "d3");
    shows(&bob, "#menu-turns", "Your turn");
    shows(&bob, "#own-list", "your turn");
    for browser in [&ann, &bob] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}
