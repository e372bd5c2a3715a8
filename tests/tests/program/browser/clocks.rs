//! Live clocks where they are seen to run: on the plates at the board, on a desk and on a phone. And what is asked for when
//! the game is over, by players and by who looked on.

use lasermate_tests::board::{HANDSET, LAPTOP, MoveMethod, play};
use lasermate_tests::browser::{Browser, driver};
use lasermate_tests::page::{FAULTS, FITS, begin, boards, count, open, say, shows};
use lasermate_tests::program::Bot;
use serde_json::json;

/// Whether every clock that a selector finds is seen inside a box of the page, with a time on it.
fn inside(browser: &Browser<'_>, clocks: &str, frame: &str) {
    let script = format!(
        "const frame = document.querySelector('{frame}').getBoundingClientRect();
         const all = [...document.querySelectorAll('{clocks}')];
         return all.length === 2 && all.every((clock) => {{
           const box = clock.getBoundingClientRect();
           return box.width > 0 && box.left >= frame.left && box.right <= frame.right && box.top >= frame.top
             && box.bottom <= frame.bottom && /^[0-9]+:[0-9]{{2}}$/.test(clock.textContent);
         }})"
    );
    browser.until(&script);
}

#[test]
fn live_clocks_run_on_the_plates_at_the_board() {
    let Some(driver) = driver("live_clocks_run_on_the_plates_at_the_board") else {
        return;
    };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", HANDSET);
    begin(&ann, &bob, "chess time:5+3");
    for browser in [&ann, &bob] {
        inside(browser, "#stage .clock", "#stage");
    }
    // Who is to move stands where the other does, in letters of the same size.
    let alike = "return new Set([...document.querySelectorAll('#stage .player')].map((one) => `${one.getBoundingClientRect().left} ${getComputedStyle(one).fontSize}`)).size";
    assert_eq!(bob.run(alike), json!(1));
    // Whose clock it is and who is to move is said with it, not in its place.
    let words = bob.run("return [...document.querySelectorAll('#stage .player')].map((one) => [...one.children].map((part) => part.textContent).join(' '))");
    assert_eq!(words, json!(["White Ann to move 5:00", "Black Bob 5:00"]));
    assert_eq!(count(&bob, "#stage .plates [aria-label]"), 0);
    assert_eq!(count(&ann, ".clock:not(#stage .clock)"), 0, "said once");
    // The list counted a first turn's free minute, the plate does not.
    shows(&ann, "#game-list .badge", "5:00");
    // A desk's window enlarged four times: what stands above the messages scrolls away and leaves them most of it.
    let eve = open(&driver, &bot, "table-1", (320, 256));
    eve.until("return document.querySelectorAll('#stage .clock').length === 2");
    assert!(eve.run("return document.getElementById('log').clientHeight").as_u64() >= Some(150));
    assert_eq!(eve.run(FITS), json!(true));
    play(&ann, MoveMethod::Click, "e2", "e4");
    boards(&bob, 2);
    play(&bob, MoveMethod::Tap, "e7", "e5");
    boards(&ann, 3);
    // After each side's first move the clock of who is to move is seen to run.
    for (browser, clock) in [(&ann, "#stage .clock.running"), (&bob, "#stage .clock.running")] {
        browser.until(&format!(
            "const clock = document.querySelector('{clock}');
             window.first ??= clock?.textContent;
             return clock !== null && clock.textContent !== window.first"
        ));
        assert_eq!(browser.run(FITS), json!(true));
        assert_eq!(browser.run(FAULTS), json!([]));
    }
    say(&bob, "/resign");
    shows(&bob, ".private", "Resign this game?");
    bob.click(".private button[data-button^='resign']");
    shows(&bob, "article", "resigns");
    // They stand where they stood.
    bob.until("return document.querySelectorAll('#stage .clock').length === 2 && document.querySelector('#stage .clock.running') === null");
    for browser in [&ann, &bob] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

/// Whether the newest message that a selector finds begins in view, below the edge of the messages.
fn begins_in_view(browser: &Browser<'_>, message: &str) {
    let script = format!(
        "const log = document.getElementById('log').getBoundingClientRect();
         const box = [...document.querySelectorAll('{message}')].at(-1)?.getBoundingClientRect();
         return box !== undefined && box.top >= log.top - 1 && box.top < log.bottom"
    );
    browser.until("return [...document.querySelectorAll('#log img')].every((image) => image.complete)");
    browser.until(&script);
}

#[test]
fn a_replay_stays_in_view_and_who_looks_on_is_offered_no_move() {
    let Some(driver) = driver("a_replay_stays_in_view_and_who_looks_on_is_offered_no_move") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", LAPTOP);
    let eve = open(&driver, &bot, "table-1", LAPTOP);
    begin(&ann, &bob, "chess");
    play(&ann, MoveMethod::Click, "e2", "e4");
    for browser in [&ann, &bob, &eve] {
        boards(browser, 2);
    }
    let offered = "return [...document.querySelectorAll('#actions button')].filter((b) => b.offsetParent !== null).length";
    assert!(bob.run(offered).as_u64() >= Some(2));
    eve.until(&offered.replace("return ", "return 0 === "));
    say(&bob, "/resign");
    shows(&bob, ".private", "Resign this game?");
    bob.click(".private button[data-button^='resign']");
    boards(&ann, 3);
    // Both the board of the end, which was kept in view, and the pictures that come late leave the answer where it is.
    ann.click("#actions button[data-button^='replay']");
    shows(&ann, "#log article:last-of-type button", "Step through");
    // WCAG 2.2.2: who has asked for less motion sees the replay stand, and everybody can stop it.
    let moves = "const button = document.querySelector('#log article:last-of-type .motion');
         const still = document.querySelector('#log article:last-of-type .still');
         return [button.getAttribute('aria-label'), still.checkVisibility()]";
    assert_eq!(ann.run(moves), json!(["Play the animation", true]));
    // Before anything below it is scrolled to, to be clicked.
    begins_in_view(&ann, "#log article .words");
    ann.click("#log article:last-of-type .motion");
    assert_eq!(ann.run(moves), json!(["Stop the animation", false]));
    ann.click("#log article:last-of-type .motion");
    assert_eq!(ann.run(moves), json!(["Play the animation", true]));
    ann.click("#log article:last-of-type button[data-button^='step']");
    shows(&ann, ".private", "The start");
    begins_in_view(&ann, "#notes .private .buttons");
    ann.click(".private button[data-button^='step']");
    shows(&ann, ".private", "e4");
    begins_in_view(&ann, "#notes .private .buttons");
    for browser in [&ann, &bob, &eve] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}
