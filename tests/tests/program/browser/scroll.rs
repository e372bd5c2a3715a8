//! What stays in view, and what stays where it was read: the page itself, the games one plays, the board while people talk.

use lasermate_tests::board::{HANDSET, LAPTOP, MoveMethod, WHOLE, play};
use lasermate_tests::browser::{Browser, driver};
use lasermate_tests::page::{FITS, STANDS, begin, boards, open, say, shows, take, talk};
use lasermate_tests::program::Bot;
use serde_json::json;

/// Makes so many channels, in the name of a browser's person.
fn make_channels(browser: &Browser<'_>, many: usize) {
    let script = format!(
        "const {{ id }} = JSON.parse(sessionStorage.getItem('lasermate.holder'));
         for (let number = 10; number < {many} + 10; number += 1) {{
           const asked = new XMLHttpRequest();
           asked.open('POST', '/api/rooms', false);
           asked.setRequestHeader('lasermate-person', id);
           asked.setRequestHeader('content-type', 'application/json');
           asked.send(JSON.stringify({{ name: `zz-${{number}}` }}));
         }}"
    );
    browser.run(&script);
}

/// With more channels than the column holds, the badge of one below made the page higher than the window: the next thing that
/// was scrolled into view pushed its head away, in every channel.
#[test]
fn many_channels_never_push_the_page_away_and_games_stay_in_view() {
    let Some(driver) = driver("many_channels_never_push_the_page_away_and_games_stay_in_view") else {
        return;
    };
    let bot = Bot::start();
    for (size, wide) in [(LAPTOP, true), (HANDSET, false)] {
        let room = if wide { "table-1" } else { "table-2" };
        let [ann, bob] = [(); 2].map(|()| open(&driver, &bot, room, size));
        let (mine, theirs) = if wide { ("Ann", "Bob") } else { ("Cid", "Dee") };
        take(&ann, mine);
        take(&bob, theirs);
        if wide {
            make_channels(&bob, 20);
        }
        ann.reload();
        ann.until("return document.querySelectorAll('#channel-list li').length > 20");
        say(&ann, &format!("/challenge @{theirs} game:chess side:first"));
        shows(&bob, "article", "challenges");
        // The door offers it too, above the talk, which a phone shows below it.
        bob.until("return !document.getElementById('door-accept').hidden");
        bob.click("#door-accept");
        boards(&ann, 1);
        bob.run("location.hash = 'zz-29'");
        bob.until("return document.getElementById('room-title').textContent === '#zz-29'");
        say(&bob, "hello");
        ann.until("return document.querySelector('#channel-list .badge')");
        if !wide {
            ann.click("#menu");
        }
        // Whatever is scrolled into view, the page stays.
        ann.run("for (const e of document.querySelectorAll('.badge, .badge .unseen, article, .unseen, #make')) e.scrollIntoView()");
        assert_eq!(ann.run(STANDS), json!(true), "{size:?}");
        assert_eq!(
            ann.run("return document.querySelector('header.top').getBoundingClientRect().top"),
            json!(0)
        );
        assert_eq!(ann.run(FITS), json!(true));
        // The game that waits is seen, however far the list is scrolled.
        ann.run("const list = document.getElementById('channels'); list.scrollTop = list.scrollHeight");
        let seen = "const [game, list] = ['game-list', 'channels'].map((id) => document.getElementById(id).getBoundingClientRect());
             return game.height > 20 && game.top >= list.top && game.bottom <= Math.min(list.bottom, innerHeight)";
        ann.until(seen);
        shows(&ann, "#game-list", "your turn");
    }
}

/// The door was cut off in upright windows: neither it nor the page scrolled.
#[test]
fn the_door_scrolls_in_a_window_that_is_lower() {
    let Some(driver) = driver("the_door_scrolls_in_a_window_that_is_lower") else { return };
    let bot = Bot::start();
    for size in [HANDSET, (800, 1000), (320, 568)] {
        let ann = open(&driver, &bot, "lobby", size);
        ann.until("return !document.getElementById('door').hidden");
        ann.run("document.getElementById('all-games').open = true");
        ann.until("return document.querySelectorAll('#kind-list li').length > 5");
        let seen = "const [last, line, door] = ['#kind-list li:last-child button', '#compose', '#door'].map((part) => document.querySelector(part));
             last.scrollIntoView({ block: 'end' });
             const [box, below] = [last, line].map((part) => part.getBoundingClientRect());
             return door.scrollTop > 0 && box.top > 0 && box.bottom <= below.top + 1 && below.bottom <= innerHeight + 1";
        assert_eq!(ann.run(seen), json!(true), "{size:?}");
        assert_eq!((ann.run(FITS), ann.run(STANDS)), (json!(true), json!(true)), "{size:?}");
    }
}

/// A phone on its side had squares of 24 pixels, and its buttons and tabs under the edge.
#[test]
fn a_phone_on_its_side_shows_the_board_beside_everything_else() {
    let Some(driver) = driver("a_phone_on_its_side_shows_the_board_beside_everything_else") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "lobby", (844, 390));
    ann.until("return !document.getElementById('door').hidden");
    ann.click("#door-computer");
    ann.until("return document.querySelectorAll('#actions button').length > 0");
    ann.until(WHOLE);
    let beside = "const [board, ...others] = ['#stage .board', '#far', '#near', '#asked', '#actions', '#tabs'].map((part) => document.querySelector(part).getBoundingClientRect());
         return board.height > 280 && others.every((part) => part.left >= board.right - 1 && part.bottom <= innerHeight + 1)";
    assert_eq!(ann.run(beside), json!(true));
    assert_eq!(ann.run(FITS), json!(true));
    // What else can be done is beside the board, too.
    ann.click("#actions [data-button^='more:']");
    ann.until("return document.querySelector('#notes.at-cause:popover-open') !== null");
    ann.until(WHOLE);
    // With a long name the page's head is one line in a window that is enlarged to twice its size.
    let eve = open(&driver, &bot, "lobby", (640, 400));
    take(&eve, "Twenty-four letters long");
    eve.until("return !document.getElementById('me').hidden");
    assert_eq!(eve.run("return document.querySelector('.top').offsetHeight < 70"), json!(true));
    assert_eq!(eve.run(FITS), json!(true));
}

/// Thirty lines of talk pushed the board of whoever was to move out of sight.
#[test]
fn talk_leaves_the_board_in_view_while_one_is_to_move() {
    let Some(driver) = driver("talk_leaves_the_board_in_view_while_one_is_to_move") else { return };
    for size in [LAPTOP, HANDSET] {
        let bot = Bot::start();
        let ann = open(&driver, &bot, "table-1", size);
        let bob = open(&driver, &bot, "table-1", size);
        begin(&ann, &bob, "billichess");
        ann.until(WHOLE);
        for line in 1..=30 {
            say(&bob, &format!("line {line}"));
            bob.until("return document.getElementById('line').value === ''");
        }
        shows(&ann, "article:last-of-type", "line 30");
        talk(&ann);
        ann.until(WHOLE);
        // The newest line is read beside it or below it.
        ann.until(
            "const last = document.querySelector('article:last-of-type').getBoundingClientRect();
             const board = document.querySelector('#stage .board').getBoundingClientRect();
             const log = document.getElementById('log').getBoundingClientRect();
             return (last.top >= board.bottom || last.left >= board.right) && last.top >= log.top - 1 && last.bottom <= log.bottom + 1",
        );
        assert_eq!((ann.run(FITS), ann.run(STANDS)), (json!(true), json!(true)));
        // It can still be played on.
        play(&ann, MoveMethod::Click, "d2", "d3");
        boards(&bob, 2);
        boards(&ann, 2);
        ann.until(WHOLE);
    }
}

/// Whoever had scrolled up to read was pulled down to each new board.
#[test]
fn a_reader_who_scrolled_up_stays_there_and_is_told_of_the_new_board() {
    let Some(driver) = driver("a_reader_who_scrolled_up_stays_there_and_is_told_of_the_new_board") else {
        return;
    };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", LAPTOP);
    begin(&ann, &bob, "chess");
    // Who plays which side is said beside the board.
    shows(&ann, "#table", "You play White.");
    shows(&bob, "#table", "You play Black.");
    for line in 1..=30 {
        say(&bob, &format!("line {line}"));
    }
    shows(&ann, "article", "line 30");
    play(&ann, MoveMethod::Click, "e2", "e4");
    boards(&bob, 2);
    say(&bob, "e5");
    boards(&ann, 3);
    ann.until(WHOLE);
    bob.run(
        "const log = document.getElementById('log');
         log.dispatchEvent(new WheelEvent('wheel'));
         log.scrollTop = [...document.querySelectorAll('#log article')].find((a) => a.innerText.includes('line 12')).offsetTop",
    );
    bob.until("return document.getElementById('log').scrollTop > 0");
    let before = bob.run("return document.getElementById('log').scrollTop");
    say(&ann, "Nf3");
    boards(&bob, 4);
    bob.until("return !document.getElementById('newest').hidden");
    assert_eq!(bob.run("return document.getElementById('log').scrollTop"), before);
    bob.click("#newest");
    bob.until(WHOLE);
}
