//! The table: one board that is changed in place, beams that say why they turn, and the door where nothing is played yet.

use lasermate_tests::board::{HANDSET, LAPTOP, MoveMethod, WHOLE, live, play};
use lasermate_tests::browser::{Browser, driver, key};
use lasermate_tests::page::{FAULTS, FITS, STANDS, begin, boards, count, open, say, shows, take, text};
use lasermate_tests::program::Bot;
use serde_json::{Value, json};

/// Notes what is animated from here on: the class of each element and what of it changes.
const WATCH: &str = "
    window.moved = [];
    const real = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const carried = this.matches('.carrier') ? this.firstChild.firstChild.getAttribute('class').replace('carried-piece', 'piece') : null;
      window.moved.push([carried ?? this.getAttribute('class') ?? this.tagName, [...new Set(frames.flatMap((frame) => Object.keys(frame)))], options.duration]);
      return real.call(this, frames, options);
    };";

/// The id of the piece that stands on a cell.
fn piece_on(browser: &Browser<'_>, cell: &str) -> Value {
    browser.run(&format!(
        "const named = [...document.querySelectorAll('#stage .live [data-cell={cell}], #stage .mark[data-cell={cell}]')][0];
         const box = named.getBoundingClientRect();
         const near = (piece) => {{
           const other = piece.getBoundingClientRect();
           return Math.hypot(other.x + other.width / 2 - box.x - box.width / 2, other.y + other.height / 2 - box.y - box.height / 2);
         }};
         const [first] = [...document.querySelectorAll('#stage .piece')].sort((a, b) => near(a) - near(b));
         return first.dataset.piece"
    ))
}

#[test]
fn pieces_slide_and_beams_run_and_nothing_moves_for_who_wants_none() {
    let Some(driver) = driver("pieces_slide_and_beams_run_and_nothing_moves_for_who_wants_none") else {
        return;
    };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", HANDSET);
    begin(&ann, &bob, "billichess");
    ann.allow_motion();
    for browser in [&ann, &bob] {
        browser.run(WATCH);
    }
    live(&ann);
    let before = piece_on(&ann, "d2");
    assert!(before.is_string(), "{before}");
    play(&ann, MoveMethod::Click, "d2", "d3");
    for browser in [&ann, &bob] {
        boards(browser, 2);
        browser.until(WHOLE);
    }
    play(&bob, MoveMethod::Tap, "e7", "e5");
    for browser in [&ann, &bob] {
        boards(browser, 3);
    }
    ann.until("return window.moved.some(([of]) => of.startsWith('piece'))");
    // Red's pawn slides for who sees it, Blue's beam goes out and runs anew; nothing of the page is laid out for it.
    let moved = ann.run("return window.moved");
    let all = moved.as_array().expect("what moved");
    let of = |kind: &str| all.iter().find(|one| one[0].as_str().is_some_and(|class| class.starts_with(kind)));
    assert_eq!(of("piece side-red").map(|one| &one[2]), Some(&json!(180)), "{moved}");
    assert_eq!(all.iter().filter(|one| one[0] == json!("run")).count() % 21, 0, "{moved}");
    assert!(of("run").is_some() && of("beam").is_some(), "{moved}");
    let keys = ann.run("return [...new Set(window.moved.flatMap(([, keys]) => keys))].filter((key) => !['transform', 'opacity', 'offset'].includes(key))");
    assert_eq!(keys, json!([]), "{moved}");
    assert_eq!(bob.run("return window.moved"), json!([]));
    // A piece is the same one after its move, and so are those that stay.
    live(&ann);
    assert_eq!(piece_on(&ann, "d3"), before);
    // Whatever is on its way, the position is right: it is that of a page that is read anew.
    let position = "return [...document.querySelectorAll('#stage .piece')].map((p) => [p.getAttribute('transform'), p.getAttribute('class')].join()).sort().join(' ')";
    let shown = ann.run(position);
    ann.reload();
    live(&ann);
    assert_eq!(ann.run(position), shown);
    for browser in [&ann, &bob] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

/// Each frame of a slide and of a beam had laid out five shapes anew.
#[test]
fn nothing_is_laid_out_while_pieces_and_beams_move() {
    let Some(driver) = driver("nothing_is_laid_out_while_pieces_and_beams_move") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", LAPTOP);
    begin(&ann, &bob, "billichess");
    bob.allow_motion();
    // So slow that it can be looked at.
    bob.run(
        "const real = Element.prototype.animate;
         Element.prototype.animate = function (...given) {
           const animation = real.apply(this, given);
           animation.playbackRate = 0.02;
           return animation;
         }",
    );
    for (ply, line) in ["d3", "e5", "Bg5", "d6", "Nd2"].into_iter().enumerate() {
        say(if ply % 2 == 0 { &ann } else { &bob }, line);
        boards(&ann, ply + 2);
        boards(&bob, ply + 2);
        bob.until("return document.getAnimations().some(({ effect }) => effect.target.matches('#stage .carrier, #stage .run'))");
        bob.until("return document.activeElement.blur(), true");
        std::thread::sleep(std::time::Duration::from_millis(1200));
        let before = bob.layouts();
        std::thread::sleep(std::time::Duration::from_millis(1000));
        let running = "return document.getAnimations().filter(({ effect }) => effect.target.matches('#stage .carrier, #stage .run')).length";
        assert_ne!(bob.run(running), json!(0));
        assert!(bob.layouts() - before <= 2.0, "{line}: {} times in a second", bob.layouts() - before);
        bob.run("document.getAnimations().forEach((animation) => animation.finish())");
    }
}

/// A castling slid the king alone, and a denied move vanished.
#[test]
fn what_a_move_did_is_seen_piece_by_piece() {
    let Some(driver) = driver("what_a_move_did_is_seen_piece_by_piece") else { return };
    let bot = Bot::start();
    let slides = "return window.moved.filter(([of, keys]) => of.startsWith('piece') && keys.includes('transform')).map(([of, , lasts]) => [of.split(' ')[1], lasts])";
    for (game, moves, slid) in [
        (
            "chess",
            &["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "O-O"][..],
            json!([["side-white", 180], ["side-white", 180]]),
        ),
        ("crazy", &["e2e4", "/deny"][..], json!([["side-white", 300]])),
    ] {
        let ann = open(&driver, &bot, if game == "chess" { "table-1" } else { "table-2" }, LAPTOP);
        let bob = open(&driver, &bot, if game == "chess" { "table-1" } else { "table-2" }, LAPTOP);
        take(&ann, if game == "chess" { "Ann" } else { "Cid" });
        take(&bob, if game == "chess" { "Bob" } else { "Dee" });
        say(&ann, &format!("/challenge game:{game} side:first"));
        bob.until("return document.querySelector('button[data-button^=\"accept:\"]')?.offsetParent");
        say(&bob, "/accept");
        for browser in [&ann, &bob] {
            boards(browser, 1);
        }
        let (last, before) = moves.split_last().expect("moves");
        for (ply, line) in before.iter().enumerate() {
            say(if ply % 2 == 0 { &ann } else { &bob }, line);
            boards(&bob, ply + 2);
            boards(&ann, ply + 2);
        }
        ann.allow_motion();
        ann.run(WATCH);
        say(if before.len() % 2 == 0 { &ann } else { &bob }, last);
        boards(&ann, moves.len() + 1);
        ann.until(&format!("return (() => {{ {slides} }})().length > 0"));
        assert_eq!(ann.run(slides), slid, "{game}");
        let cross = "return window.moved.filter(([of]) => of === 'mark cross').length";
        assert_eq!(ann.run(cross), json!(u8::from(game == "crazy")));
        for browser in [&ann, &bob] {
            assert_eq!(browser.complaints(), Vec::<String>::new());
        }
    }
}

#[test]
fn a_beam_that_is_asked_tells_each_of_its_turns() {
    let Some(driver) = driver("a_beam_that_is_asked_tells_each_of_its_turns") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", HANDSET);
    begin(&ann, &bob, "billichess");
    for (ply, line) in ["d3", "e5", "Bg5", "d6", "Nd2"].into_iter().enumerate() {
        say(if ply % 2 == 0 { &ann } else { &bob }, line);
        for browser in [&ann, &bob] {
            boards(browser, ply + 2);
        }
    }
    // The burst in the heel, and the points beside the name.
    assert_eq!(count(&ann, "#stage .beam.side-red .burst"), 1);
    shows(&ann, "#far .player", "277");
    // The line under the board is whole, also on a phone.
    shows(&bob, "#asked", "LASERMATE +277 Red. Your move.");
    let is_whole =
        "const line = document.getElementById('asked'); return line.scrollWidth <= line.clientWidth";
    assert_eq!(bob.run(is_whole), json!(true));
    for browser in [&ann, &bob] {
        browser.run("document.querySelector('#stage .ask-beam[aria-label*=Red]').focus()");
        browser.keys(key::ENTER);
        let told = text(browser, ".course-told");
        for line in ["d2, Blue knight: turns it", "d8, Red queen: lets it through", "d8: the edge turns it"] {
            assert!(told.contains(line), "{told}");
        }
        assert!(told.ends_with("ends in Blue's heel at j1"), "{told}");
        assert_eq!(count(browser, ".course-told li"), count(browser, "#stage .course text"));
        assert!(text(browser, "#spoken").contains("2: g5, Blue bishop: turns it"));
        assert_eq!((browser.run(FITS), browser.run(FAULTS)), (json!(true), json!([])));
        browser.keys(key::ESCAPE);
        browser.until("return document.querySelector('.course-told').hidden");
        assert_eq!(count(browser, "#stage .course text"), 0);
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

/// A stranger's first screen was the sentence "No messages yet."
#[test]
fn a_stranger_plays_by_one_press_and_invites_by_two() {
    let Some(driver) = driver("a_stranger_plays_by_one_press_and_invites_by_two") else { return };
    let bot = Bot::start();
    for size in [LAPTOP, HANDSET] {
        let ann = open(&driver, &bot, "lobby", size);
        ann.until("return document.querySelectorAll('#door-board .beam').length === 2 && document.querySelector('#door-board .burst') !== null");
        assert_eq!((ann.run(FITS), ann.run(STANDS), ann.run(FAULTS)), (json!(true), json!(true), json!([])));
        ann.click("#door-computer");
        live_or_waits(&ann);
        ann.until("return location.hash.startsWith('#game-')");
        let guest = text(&ann, "#my-name");
        assert!(!guest.is_empty());
        ann.until(WHOLE);
        // Coming back, one goes on as the same person: the old game was lost from view.
        ann.run("sessionStorage.clear(); location.hash = ''");
        ann.reload();
        ann.until("return document.getElementById('me').hidden && !document.getElementById('door').hidden");
        ann.click("#door-computer");
        live_or_waits(&ann);
        ann.until("return document.querySelectorAll('#game-list li').length === 2");
        // Whose turn it is leaves the channel's name on one line: the list below jumped with every move.
        ann.until("return [...document.querySelectorAll('#game-list .where')].every((line) => line.getBoundingClientRect().height <= 25)");
        assert_eq!(text(&ann, "#my-name"), guest);

        let bob = open(&driver, &bot, "lobby", size);
        bob.until("return !document.getElementById('door').hidden");
        bob.click("#door-invite");
        bob.until("return !document.getElementById('invited').hidden");
        bob.until("return document.activeElement.id === 'invite-link'");
        let link = bob.run("return document.getElementById('invite-link').value");
        let cid = driver.open(size.0, size.1);
        cid.go(link.as_str().unwrap_or_default());
        cid.until("return !document.getElementById('door-accept').hidden");
        cid.click("#door-accept");
        for browser in [&bob, &cid] {
            live_or_waits(browser);
            browser.until(WHOLE);
        }
        // Whoever comes too late is told, and nobody else has heard of it.
        let dee = driver.open(size.0, size.1);
        dee.go(link.as_str().unwrap_or_default());
        shows(&dee, "#done", "The seats are taken");
        assert_eq!(count(&ann, "#channel-list li"), 3 + 2);
        for browser in [&ann, &bob, &cid, &dee] {
            assert_eq!(browser.complaints(), Vec::<String>::new());
        }
    }
}

/// Who had a seat was still asked to accept, and a picture in the lobby took the door away for everybody.
#[test]
fn the_door_says_that_others_are_awaited_and_stays_whatever_is_said() {
    let Some(driver) = driver("the_door_says_that_others_are_awaited_and_stays_whatever_is_said") else {
        return;
    };
    let bot = Bot::start();
    let bob = bot.player("Bob");
    assert_eq!(bot.send(&bob, "table-1", "/challenge game:three-way", "c").status, 200);
    assert_eq!(bot.send(&bob, "table-2", "/puzzle", "p").status, 200);
    for size in [LAPTOP, HANDSET] {
        let ann = open(&driver, &bot, "table-1", size);
        shows(&ann, "#door-told", "Three-way chess");
        ann.until("return document.querySelectorAll('#door-board .piece').length === 48");
        if size == LAPTOP {
            ann.click("#door-accept");
            shows(&ann, "#door-awaits", "once the others have joined");
            ann.until("return document.getElementById('door-accept').hidden");
            let seen = "[...document.querySelectorAll('#log article .buttons button')].filter((b) => b.checkVisibility()).map((b) => b.textContent)";
            ann.until(&format!("return {seen}.includes('Leave') && !{seen}.includes('Join')"));
        }
        ann.run("location.hash = 'table-2'");
        ann.until("return document.querySelector('#log article figure') !== null && document.getElementById('door').checkVisibility()");
        assert_eq!((ann.run(FITS), ann.run(STANDS), ann.run(FAULTS)), (json!(true), json!(true), json!([])));
        assert_eq!(ann.complaints(), Vec::<String>::new());
    }
}

/// The focus fell to the page, some twenty stops before the board.
/// Where a game was on in the lobby, the door to which such a link leads had no message field on a phone, and said nothing.
#[test]
fn a_link_that_leads_nowhere_is_told_at_the_door() {
    let Some(driver) = driver("a_link_that_leads_nowhere_is_told_at_the_door") else { return };
    let bot = Bot::start();
    let ann = bot.player("Ann");
    let begun = bot.send(&ann, "lobby", "/challenge computer game:chess", "c");
    assert_eq!(begun.json()["accepted"], true);
    for size in [LAPTOP, HANDSET] {
        let bob = driver.open(size.0, size.1);
        bob.go(&format!("http://{}/#game-nonexist", bot.address));
        shows(&bob, "#line-error", "no channel #game-nonexist");
        let seen = "const [door, line, tabs] = ['door', 'line', 'tabs'].map((id) => document.getElementById(id).checkVisibility());
             return door && line && !tabs";
        bob.until(seen);
    }
}

#[test]
fn who_begins_a_game_by_keyboard_is_on_its_board() {
    let Some(driver) = driver("who_begins_a_game_by_keyboard_is_on_its_board") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "lobby", LAPTOP);
    let seen = "document.querySelector('#door-board .scene')?.getAttribute('aria-label')";
    ann.until(&format!("return {seen}?.startsWith('Move ')"));
    ann.tab_to("#door-computer");
    ann.keys(key::ENTER);
    ann.until("return document.activeElement.matches('#stage .live [role=button]')");
    assert_eq!(ann.complaints(), Vec::<String>::new());
}

/// Waits until a game is on the table, whoever begins.
fn live_or_waits(browser: &Browser<'_>) {
    browser.until("return !document.getElementById('stage').hidden && document.getElementById('door').hidden && document.querySelectorAll('#stage .piece').length === 32");
}
