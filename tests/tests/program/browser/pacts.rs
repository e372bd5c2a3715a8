//! Three players and a watcher in a real browser, by keyboard: an alliance is made and broken, a side falls, one wins.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::board::{HANDSET, LAPTOP, WHOLE, live, names, point};
use lasermate_tests::browser::{Browser, Pointer, driver, key};
use lasermate_tests::page::{DESKTOP, FAULTS, FITS, FOCUS, boards, count, open, say, shows, take, to_line};
use lasermate_tests::program::Bot;
use serde_json::json;

/// Accepts a pact by its button, also where that is hidden.
const ACCEPT: &str = "document.querySelector('button[data-button^=\"pact-accept:\"]').click()";

/// Presses the newest button of a verb by keyboard.
fn press(browser: &Browser<'_>, verb: &str) {
    let there = format!("return document.querySelector(\"button[data-button^='{verb}:']\") !== null");
    browser.until(&there);
    browser.tab_to(&format!("button[data-button^='{verb}:']"));
    browser.keys(key::ENTER);
}

/// Plays moves in turn, beginning with White, each seen by everybody.
fn moves(players: [&Browser<'_>; 3], all: &[&Browser<'_>], from: usize, played: &[&str]) {
    for (ply, exact) in (from..).zip(played) {
        say(players[ply % 3], &format!("/move {exact}"));
        for browser in all {
            boards(browser, ply + 2);
        }
    }
}

#[test]
fn three_players_and_a_watcher_make_and_break_an_alliance_to_the_end() {
    let Some(driver) = driver("three_players_and_a_watcher_make_and_break_an_alliance_to_the_end") else {
        return;
    };
    let bot = Bot::start();
    let [ann, bob, cid, eve] = [(); 4].map(|()| open(&driver, &bot, "table-1", DESKTOP));
    let all = [&ann, &bob, &cid, &eve];
    for (browser, name) in all.into_iter().zip(["Ann", "Bob", "Cid", "Eve"]) {
        take(browser, name);
    }

    // The seats fill one by one.
    say(&ann, "/challenge game:three-way side:first");
    shows(&bob, "article", "2 seats left");
    say(&bob, "/accept second");
    shows(&cid, "article", "1 seat left");
    press(&cid, "accept");
    for browser in all {
        boards(browser, 1);
    }

    // An offer by the form; only Bob may answer it.
    say(&ann, "/pact offer");
    ann.until("return document.querySelector('#form-dialog[open] select') === document.activeElement");
    assert_eq!(ann.run(FITS), json!(true), "the form scrolls sideways");
    assert_eq!(ann.run(FAULTS), json!([]));
    assert_eq!(ann.run(FOCUS), json!([]));
    ann.run("document.querySelector('#form-dialog select').focus()");
    ann.keys(&format!("red{} ", key::TAB));
    ann.tab_to("#form-dialog [name=until]");
    ann.keys(&format!("{}{}red against black every 3", key::DOWN.repeat(5), key::TAB));
    ann.keys(&format!("{}{}", key::TAB, key::ENTER));
    for browser in all {
        shows(browser, "article:not(.private)", "White (Ann) offers Red (Bob), until the end of round 11:");
        shows(browser, "article:not(.private)", "Neither captures the other's pieces");
        shows(browser, "article:not(.private)", "Red moves against Black at least every 3 turns");
        shows(browser, "article:not(.private)", "Ann hasn't made any pacts yet");
    }
    // The others see no buttons for it, and would be refused.
    for browser in [&ann, &cid, &eve] {
        browser.until(
            "return document.querySelector('button[data-button^=\"pact-accept:\"]')?.offsetParent === null",
        );
    }
    // Who owes an answer was said to be to move.
    for browser in [&cid, &eve] {
        shows(browser, "#asked", "Ann to move. Bob to answer a pact offer.");
    }
    shows(&bob, "#asked", "Your answer, please.");
    shows(&bob, "#game-list", "your answer");
    shows(&cid, ".state.answers", "to answer");
    cid.run(ACCEPT);
    shows(&cid, ".private", "Pact 1 is not offered to you");
    eve.run(ACCEPT);
    shows(&eve, ".private", "Only the players can do that");
    press(&bob, "pact-accept");
    for browser in all {
        shows(browser, "article:not(.private)", "Pact 1 is in force");
        browser.until("return document.querySelectorAll('.pact-chip:not(.torn)').length === 2");
    }
    shows(&cid, "#asked", "Ann to move.");

    // Their moves, the warning in the completion, and the breach.
    moves([&ann, &bob, &cid], &all, 0, &["c2c3", "i7i6", "e11e10", "d1a4", "l7l6", "l11l10"]);
    // On the board it is said, and has a sign, too.
    live(&ann);
    point(&ann, Pointer::Mouse, &["a4"]);
    let breaks = "d7, captures the Red pawn, breaks your word (pact 1)".to_owned();
    assert!(names(&ann).contains(&breaks), "{:?}", names(&ann));
    assert_eq!(count(&ann, ".live [data-cell=d7] .breach"), 1);
    ann.keys(key::ESCAPE);
    to_line(&ann);
    ann.keys("/move a4d7");
    shows(&ann, "[role=option]", "breaks your word (pact 1)");
    ann.keys(&format!("{}{}", key::ESCAPE, key::ENTER));
    for browser in all {
        boards(browser, 8);
        shows(browser, "article:not(.private)", "White broke pact 1");
        let told = "return document.querySelector('#stage .scene').getAttribute('aria-label').includes('Pact 1 of White and Red: broken by the last move')";
        browser.until(told);
        browser.until("return document.querySelectorAll('.pact-chip.torn').length === 2");
        shows(browser, "#asked", "Pact 1 of White and Red: broken by the last move.");
    }
    // Who steps back sees the plates as they were then: they told of the present.
    eve.click("#tab-moves");
    eve.click("#table .steps [data-key=back]");
    eve.until("return document.querySelectorAll('.pact-chip:not(.torn)').length === 2 && document.querySelectorAll('.captured').length === 0");
    shows(&eve, ".player.asked", "Ann");
    eve.click("#table .steps [data-key=first]");
    eve.until("return document.querySelector('.pact-chip') === null");
    eve.click("#asked button");
    eve.until("return document.querySelectorAll('.pact-chip.torn').length === 2");
    say(&eve, "/balance");
    shows(&bob, "article:not(.private)", "Balance of game G1");
    say(&eve, "/pact list");
    shows(&cid, "article:not(.private)", "broken by White");

    // Red falls, and then Black; the word White broke stands on the profile.
    moves([&ann, &bob, &cid], &all, 7, &["k7k6", "k11k10", "d7d8"]);
    for browser in all {
        assert_eq!(count(browser, ".pact-chip"), 0);
        shows(browser, "article:not(.private)", "Red is out");
    }
    let last = ["f11f10", "d8i8", "g11g10", "i8i6", "h11h10", "i6i11", "f10f9", "i11i12"];
    for (index, exact) in last.iter().enumerate() {
        say(if index % 2 == 0 { &cid } else { &ann }, &format!("/move {exact}"));
        for browser in all {
            boards(browser, 12 + index);
        }
    }
    // pacts.md P7.
    say(&bob, "/profile @Ann");
    for browser in all {
        shows(browser, "article:not(.private)", "The game is over: White (Ann) wins");
        shows(browser, "article:not(.private)", "1 pact, 0 kept to the end, 0 ended early, 1 broken");
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
    assert_eq!(count(&ann, ".private"), 0, "nothing of all this was told in private");
}

/// Whoever makes an offer goes on looking at the board, on a laptop and on a phone; the offer stands under it.
#[test]
fn an_own_offer_leaves_the_board_in_view() {
    let Some(driver) = driver("an_own_offer_leaves_the_board_in_view") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", HANDSET);
    take(&ann, "Ann");
    take(&bob, "Bob");
    let cid = bot.player("Cid");
    say(&ann, "/challenge game:three-way side:first");
    shows(&bob, "article", "2 seats left");
    say(&bob, "/accept second");
    shows(&bob, "article", "1 seat left");
    let told = bot.send(&cid, "table-1", "/accept", "accept").json();
    assert_eq!(told["accepted"], true, "{told}");
    for browser in [&ann, &bob] {
        boards(browser, 1);
        browser.until("return document.querySelector('#game-list a') !== null");
        browser.until(WHOLE);
        // The own plate lay on the letters below the board.
        let apart = "const [board, plate] = ['#stage .board', '#near'].map((part) => document.querySelector(part).getBoundingClientRect());
             return board.bottom <= plate.top + 1";
        assert_eq!(browser.run(apart), json!(true));
    }
    for (browser, line, said) in [
        (&ann, "/pact offer red \"each peace; each no check\"", "White (Ann) offers Red (Bob)"),
        (&ann, "/pact offer black \"each peace\"", "White (Ann) offers Black (Cid)"),
    ] {
        say(browser, line);
        shows(browser, "article:not(.private)", said);
        browser.until(WHOLE);
        assert_eq!(browser.run(FITS), json!(true), "{line}");
    }
    // Who is offered something sees the offer; the next move brings the board back.
    say(&ann, "/move e4");
    for browser in [&ann, &bob] {
        boards(browser, 2);
        browser.until(WHOLE);
    }
    say(&bob, "/pact offer black \"each peace; each no check\"");
    shows(&bob, "article:not(.private)", "Red (Bob) offers Black (Cid)");
    bob.until(WHOLE);
    // What is offered stands beside the board, which made room for it: squares shrank by a third.
    let wide = "return document.querySelector('#stage .board').clientWidth";
    let before = ann.run(wide);
    say(&bob, "/pact offer white \"each peace; each no check\"");
    shows(&ann, "#offers", "offers White (Ann)");
    let called = "return document.querySelector('#offers [data-button^=\"pact-accept:\"]').ariaLabel";
    assert_eq!(ann.run(called), json!("Accept the pact: pact 4"), "two have two names");
    ann.until(WHOLE);
    ann.until("const [stage, offers] = ['stage', 'offers'].map((part) => document.getElementById(part).getBoundingClientRect()); return offers.left >= stage.right - 1");
    assert_eq!(ann.run(wide), before);
    // All of it can be read, and answered meanwhile.
    let read = "const offers = document.getElementById('offers');
         offers.scrollTop = offers.scrollHeight;
         const box = offers.getBoundingClientRect();
         return [...offers.querySelectorAll('.offer-buttons button')].every((button) => button.getBoundingClientRect().bottom <= Math.min(box.bottom, innerHeight) + 1)";
    assert_eq!(ann.run(read), json!(true));
    for browser in [&ann, &bob] {
        assert_eq!(browser.run(FITS), json!(true));
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

/// An offer without a typed word, by finger on a phone: whom it is for, what is promised, until when.
#[test]
fn a_pact_is_offered_by_ticks_on_a_phone() {
    let Some(driver) = driver("a_pact_is_offered_by_ticks_on_a_phone") else { return };
    let bot = Bot::start();
    let [ann, bob] = [HANDSET, LAPTOP].map(|size| open(&driver, &bot, "table-1", size));
    take(&ann, "Ann");
    take(&bob, "Bob");
    let cid = bot.player("Cid");
    say(&ann, "/challenge game:three-way side:first");
    shows(&bob, "article", "2 seats left");
    say(&bob, "/accept second");
    shows(&bob, "article", "1 seat left");
    let told = bot.send(&cid, "table-1", "/accept", "accept").json();
    assert_eq!(told["accepted"], true, "{told}");
    boards(&ann, 1);
    say(&ann, "/pact offer");
    ann.until("return document.querySelector('#form-dialog[open]') !== null");
    assert_eq!(ann.run(FITS), json!(true));
    assert_eq!(ann.run(FAULTS), json!([]));
    let tap = |label: &str| {
        let there = format!(
            "const row = [...document.querySelectorAll('#form-dialog fieldset label')].find(row => row.firstChild.nextSibling.data === {});
             row.scrollIntoView({{ block: 'center' }});
             const box = row.getBoundingClientRect();
             return [box.x + box.width / 2, box.y + box.height / 2]",
            json!(label)
        );
        let at = ann.run(&there);
        let axis = |axis: usize| at[axis].as_f64().unwrap() as i32;
        ann.point(Pointer::Touch, &[(axis(0), axis(1))]);
    };
    for label in ["Peace", "Against Black", "Spare every queen", "No check", "No check"] {
        tap(label);
    }
    ann.run(
        "const pick = (name, value) => { document.querySelector(`#form-dialog [name=${name}]`).value = value; };
         pick('to', 'Red'); pick('until', 'king black');",
    );
    let ticked =
        "return [...document.querySelectorAll('#form-dialog :checked:is(input)')].map(box => box.value)";
    assert_eq!(ann.run(ticked), json!(["each peace", "each against black every 2", "spare queen"]));
    ann.click("#form-dialog [type=submit]");
    for browser in [&ann, &bob] {
        for said in [
            "White (Ann) offers Red (Bob), until Black's king falls:",
            "Neither captures the other's pieces",
            "Both move against Black at least every second turn",
            "Red spares the queen on",
            "White spares the queen on",
        ] {
            shows(browser, "article:not(.private)", said);
        }
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
    ann.until("return document.querySelector('#form-dialog[open]') === null");
    // The line has the caret again, so that what is typed next is heard: it went nowhere once.
    ann.keys(&format!("/pact offer{}", key::ENTER));
    // What is wrong with a form is said in it.
    ann.until("return document.querySelector('#form-dialog[open]') !== null");
    ann.run("document.querySelector('#form-dialog [name=to]').value = 'Red'");
    // What could not be sent can't be ticked: a promise against the partner, and a sixth one.
    tap("Against Red");
    let off = "return [...document.querySelectorAll('#form-dialog :disabled')].map(box => box.value)";
    assert_eq!((ann.run(ticked), ann.run(off)), (json!([]), json!(["each against red every 2"])));
    for label in ["Peace", "No check", "Against Black", "Draw when two are left", "Spare every queen"] {
        tap(label);
    }
    let full = json!(["each against red every 2", "spare rook", "spare bishop", "spare knight"]);
    assert_eq!(ann.run(off), full);
    // To spare both queens is two terms: what is wrong is read beside the button, wherever the form is scrolled to.
    ann.run("document.querySelector('#form-dialog [type=submit]').click()");
    ann.until("return document.getElementById('form-error').innerText.length > 10");
    assert_eq!(count(&ann, "#form-dialog[open]"), 1);
    let seen = "const [error, send] = ['#form-error', '#form-dialog [type=submit]'].map((part) => document.querySelector(part).getBoundingClientRect());
         return error.top > 0 && error.bottom <= send.top + 1 && send.bottom <= innerHeight";
    assert_eq!(ann.run(seen), json!(true));
}
