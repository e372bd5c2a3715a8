//! What people do by accident, or in passing: a line begun in another channel, a tap that shows before it plays, a question that is
//! answered by No, a connection that fails for a moment.

use lasermate_tests::board::{HANDSET, LAPTOP, MoveMethod, cell, live, play};
use lasermate_tests::browser::{Browser, Pointer, driver};
use lasermate_tests::page::{begin, boards, count, open, press, say, shows, take, text};
use lasermate_tests::program::Bot;
use serde_json::json;

fn go(browser: &Browser<'_>, room: &str) {
    browser.run(&format!("location.hash = '{room}'"));
    browser.until(&format!("return document.getElementById('room-title').textContent === '#{room}'"));
}

#[test]
fn what_was_typed_stays_in_its_channel() {
    let Some(driver) = driver("what_was_typed_stays_in_its_channel") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    take(&ann, "Ann");
    ann.keys("Qxd5");
    go(&ann, "lobby");
    assert_eq!(ann.run("return document.getElementById('line').value"), json!(""));
    ann.run("document.getElementById('line').focus()");
    ann.keys("/unlink");
    shows(&ann, "[role=option]", "/unlink");
    go(&ann, "table-1");
    assert_eq!(ann.run("return document.getElementById('line').value"), json!("Qxd5"));
    ann.until("return document.getElementById('choices').hidden");
    go(&ann, "lobby");
    assert_eq!(ann.run("return document.getElementById('line').value"), json!("/unlink"));
}

/// A channel that was opened while nothing could be read stayed empty for good.
#[test]
fn a_channel_that_could_not_be_read_is_read_again() {
    let Some(driver) = driver("a_channel_that_could_not_be_read_is_read_again") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    take(&ann, "Ann");
    say(&ann, "hello there");
    shows(&ann, "article", "hello there");
    go(&ann, "lobby");
    let fails = "window.real = window.fetch;
         window.fetch = (path, ...rest) => String(path).includes('/api/messages') ? Promise.reject(new TypeError('no')) : window.real(path, ...rest)";
    for again in
        ["", "dispatchEvent(new Event('online'))", "document.dispatchEvent(new Event('visibilitychange'))"]
    {
        ann.run(fails);
        go(&ann, "table-1");
        shows(&ann, "#line-error", "No connection. Trying again");
        ann.run("window.fetch = window.real");
        ann.run(again);
        shows(&ann, "article", "hello there");
        ann.until("return document.getElementById('line-error').hidden");
        go(&ann, "lobby");
    }
}

/// A move that could not be sent was lost, and the page said for good that it was trying.
#[test]
fn a_move_without_a_connection_is_sent_once_there_is_one() {
    let Some(driver) = driver("a_move_without_a_connection_is_sent_once_there_is_one") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", LAPTOP);
    begin(&ann, &bob, "chess");
    let fails = "window.real ??= window.fetch;
         window.fetch = (path, init) => init?.method === 'POST' ? Promise.reject(new TypeError('no')) : window.real(path, init)";
    ann.run(fails);
    play(&ann, MoveMethod::Click, "e2", "e4");
    shows(&ann, "#connection", "Connection lost");
    ann.run("window.fetch = window.real; dispatchEvent(new Event('online'))");
    boards(&bob, 2);
    ann.until(
        "return document.getElementById('connection').hidden && document.getElementById('line-error').hidden",
    );
    // What was meant for another position is not sent any more.
    play(&bob, MoveMethod::Click, "e7", "e5");
    boards(&ann, 3);
    live(&ann);
    ann.run(fails);
    play(&ann, MoveMethod::Click, "d2", "d4");
    shows(&ann, "#connection", "Connection lost");
    ann.run("document.getElementById('stage').dataset.version = 'another'");
    shows(&ann, "#notes", "Not sent, and the game has gone on.");
    ann.until("return document.getElementById('connection').hidden");
}

/// On a phone the beams were never seen before a move was made.
#[test]
fn a_finger_sees_what_a_move_does_before_it_plays() {
    let Some(driver) = driver("a_finger_sees_what_a_move_does_before_it_plays") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", HANDSET);
    let bob = open(&driver, &bot, "table-1", HANDSET);
    begin(&ann, &bob, "billichess");
    live(&ann);
    let tap = |browser: &Browser<'_>, name: &str| browser.point(Pointer::Touch, &[cell(browser, name)]);
    tap(&ann, "d2");
    shows(&ann, ".told", "Pawn d2: 2 moves");
    tap(&ann, "d3");
    shows(&ann, ".told", "Tap again for d3: Red's beam stops on e2");
    assert!(count(&ann, ".live .beams polyline") > 0);
    // What is told covers neither a square nor a plate: the opponent's clock was under it.
    let covers = "const told = document.querySelector('#stage .told').getBoundingClientRect();
         return ['#far', '#near', '#stage .board'].filter((part) => {
           const box = document.querySelector(part).getBoundingClientRect();
           return told.top < box.bottom - 1 && told.bottom > box.top + 1;
         })";
    assert_eq!(ann.run(covers), json!([]));
    boards(&bob, 1);
    // Another target is seen first, too.
    tap(&ann, "d4");
    shows(&ann, ".told", "Tap again for d4");
    tap(&ann, "d4");
    boards(&bob, 2);
    // Who knows plays by one tap.
    live(&bob);
    bob.run("document.getElementById('one-tap').click()");
    tap(&bob, "e7");
    tap(&bob, "e5");
    boards(&ann, 3);
    bob.reload();
    bob.until("return document.getElementById('one-tap').checked");
}

#[test]
fn questions_have_a_no_and_go_once_answered() {
    let Some(driver) = driver("questions_have_a_no_and_go_once_answered") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", LAPTOP);
    take(&ann, "Ann");
    take(&bob, "Bob");
    say(&ann, "/challenge game:chess side:first");
    shows(&bob, "article", "Ann");
    bob.until("return document.querySelector('button[data-button^=\"accept:\"]')?.offsetParent");
    // Nobody accepts their own challenge.
    ann.until("return document.querySelector('button[data-button^=\"cancel:\"]')?.offsetParent");
    ann.until("return !document.querySelector('button[data-button^=\"accept:\"]')?.offsetParent");
    bob.until("return !document.querySelector('button[data-button^=\"cancel:\"]')?.offsetParent");
    bob.click("button[data-button^='accept:']");
    boards(&ann, 1);
    press(&ann, "more");
    shows(&ann, ".private", "Resign");
    ann.click(".private button[data-button^='resign-ask:']");
    shows(&ann, ".private", "Resign this game?");
    ann.until("return document.querySelectorAll('.private').length === 1");
    assert_eq!(text(&ann, ".private .buttons button:last-child"), "No");
    ann.click(".private .buttons button:last-child");
    assert_eq!(count(&ann, ".private"), 0);
    // What is said in passing covers no button.
    say(&ann, "e4");
    boards(&bob, 2);
    ann.until("return !document.getElementById('done').hidden");
    let covers = "const said = document.getElementById('done').getBoundingClientRect();
         const log = document.getElementById('log').getBoundingClientRect();
         return said.bottom > log.top + 8";
    assert_eq!(ann.run(covers), json!(false));
    // An offer is answered before anything is moved.
    say(&ann, "/draw");
    bob.until("return document.querySelector('article:last-of-type button[data-button^=\"draw-accept:\"]')");
    let order = "return [...document.querySelectorAll('article:last-of-type .buttons button')].map((b) => b.dataset.button.split(':')[0]).slice(0, 2).join()";
    assert_eq!(bob.run(order), json!("draw-accept,draw-decline"));
    // Who offers it does not answer it.
    let shown = "return [...document.querySelectorAll('button[data-button^=\"draw-accept:\"]')].filter((b) => b.offsetParent).length";
    bob.until(&format!("return (() => {{ {shown} }})() === 1"));
    ann.until("return document.querySelector('article:last-of-type button[data-button^=\"draw-accept:\"]')");
    assert_eq!(ann.run(shown), json!(0));
    // A seat is taken by the one whom it is offered to.
    let cid = open(&driver, &bot, "table-1", LAPTOP);
    take(&cid, "Cid");
    say(&cid, "Hello");
    say(&ann, "/substitute @Cid");
    let takes = "return [...document.querySelectorAll('button[data-button^=\"seat-take:\"]')].filter((b) => b.offsetParent).length";
    cid.until(&format!("return (() => {{ {takes} }})() === 1"));
    for other in [&ann, &bob] {
        other.until("return document.querySelector('button[data-button^=\"seat-take:\"]')");
        assert_eq!(other.run(takes), json!(0));
    }
}

/// `/help challenge` was one flat list, each value twice.
#[test]
fn help_of_a_command_nests_its_values() {
    let Some(driver) = driver("help_of_a_command_nests_its_values") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    take(&ann, "Ann");
    say(&ann, "/help challenge");
    shows(&ann, ".private", "/challenge");
    assert!(count(&ann, ".private .words > ul > li > ul > li") > 3);
    let inside = "const words = document.querySelector('.private').getBoundingClientRect();
         return [...document.querySelectorAll('.private button.command')].every((b) => b.getBoundingClientRect().right <= words.right)";
    assert_eq!(ann.run(inside), json!(true));
}

/// In a forced double jump the first landing square is where people click: it took the piece out of their hand.
#[test]
fn a_forced_double_jump_is_played_by_its_first_landing_square() {
    let Some(driver) = driver("a_forced_double_jump_is_played_by_its_first_landing_square") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    ann.run(
        "const end = (cell) => ({ cell, words: cell, move: { exact: `c3e5${cell}`, san: `c3xe5x${cell}`, to: cell } });
         const jump = (ends) => [{ cell: 'c3', words: 'Man c3', next: [{ cell: 'e5', words: 'e5', next: ends.map(end) }] }];
         import(document.scripts[0].src).then((page) => page.moduleOf('moves.js')).then(({ leaves, start, point, cells }) => {
           const chosen = (ends) => point(start(leaves(jump(ends))), 'c3').state;
           const [one, two] = [chosen(['g7']), chosen(['g7', 'c7'])];
           window.found = [
             [...cells(one).keys()].sort(), point(one, 'e5').play.exact, point(one, 'g7').play.exact,
             point(two, 'e5').state === two, point(two, 'c7').play.exact,
           ];
         })",
    );
    ann.until("return window.found !== undefined");
    assert_eq!(ann.run("return window.found"), json!([["e5", "g7"], "c3e5g7", "c3e5g7", true, "c3e5c7"]));
}

/// Moves of Crazy chess have stars: emphasis ended inside them.
#[test]
fn code_is_read_before_emphasis() {
    let Some(driver) = driver("code_is_read_before_emphasis") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    ann.run(
        "import(document.scripts[0].src).then((page) => page.moduleOf('markdown.js')).then(({ markdown }) => {
           const holder = document.createElement('div');
           holder.append(markdown('*After `b1c3*b2`:* two up, **`Nb1**c3` and more**, ~~`a~~b`~~, *plain*'));
           window.found = holder.innerHTML;
         })",
    );
    ann.until("return window.found !== undefined");
    assert_eq!(
        ann.run("return window.found"),
        json!(
            "<p><em>After <code>b1c3*b2</code>:</em> two up, <strong><code>Nb1**c3</code> and more</strong>, \
             <del><code>a~~b</code></del>, <em>plain</em></p>"
        )
    );
}
