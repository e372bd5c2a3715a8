//! Chess on the board itself: by mouse, by finger and by keyboard, from the own side, and always in view.

use lasermate_tests::board::{
    HANDSET, LAPTOP, MoveMethod, WHOLE, cell, drag, live, names, play, point, walk_to,
};
use lasermate_tests::browser::{Browser, Pointer, driver, key};
use lasermate_tests::page::{
    FAULTS, FITS, STANDS, begin, boards, count, open, say, shows, talk, text, to_line,
};
use lasermate_tests::program::Bot;
use serde_json::json;

/// The colour of the light squares, as they are seen.
fn light_squares(browser: &Browser<'_>) -> String {
    let script = "return getComputedStyle(document.querySelector('#stage .square.light')).fill";
    browser.run(script).as_str().unwrap_or_default().to_owned()
}

/// Those of pictures for a dark window, and for a light one.
const DARK: &str = "rgb(139, 151, 166)";
const LIGHT: &str = "rgb(213, 220, 229)";

/// Whether the board, the own pieces below, is turned for who sees it: the name of the lowest cell that can be pointed at.
fn lowest(browser: &Browser<'_>) -> String {
    let script = "const all = [...document.querySelectorAll('.live g[data-cell]')];
         const bottom = (cell) => cell.getBoundingClientRect().bottom;
         return all.sort((a, b) => bottom(b) - bottom(a))[0].dataset.cell";
    browser.run(script).as_str().unwrap_or_default().to_owned()
}

#[test]
fn a_game_is_clicked_and_dragged_and_every_board_is_in_view() {
    let Some(driver) = driver("a_game_is_clicked_and_dragged_and_every_board_is_in_view") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", HANDSET);
    ann.prefer("dark");
    bob.prefer("light");
    begin(&ann, &bob, "chess");
    let game = [
        (MoveMethod::Click, "e2", "e4"),
        (MoveMethod::Touch, "d7", "d5"),
        (MoveMethod::Drag, "e4", "d5"),
        (MoveMethod::Tap, "c7", "c6"),
        (MoveMethod::Click, "d5", "c6"),
        (MoveMethod::Touch, "a7", "a6"),
        (MoveMethod::Drag, "c6", "b7"),
        (MoveMethod::Tap, "a6", "a5"),
    ];
    for (ply, (how, from, to)) in game.into_iter().enumerate() {
        let mover = if ply % 2 == 0 { &ann } else { &bob };
        play(mover, how, from, to);
        for browser in [&ann, &bob] {
            boards(browser, ply + 2);
            browser.until(WHOLE);
        }
    }
    // Each sees the own side below, in the own colours.
    live(&ann);
    assert_eq!((light_squares(&ann), light_squares(&bob)), (DARK.to_owned(), LIGHT.to_owned()));
    assert!(lowest(&ann).ends_with('1'), "{}", lowest(&ann));
    bob.prefer("dark");
    bob.until(&format!(
        "return getComputedStyle(document.querySelector('#stage .square.light')).fill === '{DARK}'"
    ));

    // What a pawn becomes is asked beside it, the strongest first; Escape leaves it.
    play(&ann, MoveMethod::Drag, "b7", "a8");
    shows(&ann, ".told", "Promote to");
    assert_eq!(
        ann.run("return [...document.querySelectorAll('.choice-box button:has(svg)')].map((piece) => piece.textContent)"),
        json!(["queen", "rook", "bishop", "knight"])
    );
    assert_eq!(ann.run("return document.activeElement.textContent"), "queen");
    assert_eq!(ann.run(FAULTS), json!([]));
    ann.keys(key::ESCAPE);
    assert_eq!(count(&ann, ".choice-box"), 0);
    assert_eq!(names(&ann).iter().filter(|name| name.contains("chosen")).count(), 0);
    play(&ann, MoveMethod::Click, "b7", "a8");
    ann.click(".choice-box button:last-child");
    for browser in [&ann, &bob] {
        boards(browser, game.len() + 2);
        shows(browser, "article:last-of-type", "bxa8=N");
        browser.until(WHOLE);
        assert_eq!((browser.run(FITS), browser.run(STANDS)), (json!(true), json!(true)));
    }
    live(&bob);
    assert!(lowest(&bob).ends_with('8'), "{}", lowest(&bob));
    // Out of turn there is nothing to point at, and the older boards are pictures alone.
    assert_eq!((count(&ann, ".live"), count(&bob, ".live")), (0, 1));
    // A piece that was chosen is let go by pointing elsewhere, or at it again.
    point(&bob, Pointer::Touch, &["b8"]);
    assert_eq!(names(&bob), ["b8", "a6", "c6", "d7"].map(|cell| named(&bob, cell)));
    point(&bob, Pointer::Touch, &["b8"]);
    assert!(names(&bob).len() > 8, "{:?}", names(&bob));
    exchanged(&bob, Pointer::Touch, ["b8", "g8", "e4"]);
    for browser in [&ann, &bob] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

/// Another piece takes the place of the one that is chosen; any square that is no target lets go, and so does Escape.
fn exchanged(browser: &Browser<'_>, with: Pointer, [one, other, elsewhere]: [&str; 3]) {
    let chosen = |browser: &Browser<'_>, wanted: &str| {
        let now = "document.querySelector('.live .chosen')?.dataset.cell ?? ''";
        browser.until(&format!("return ({now}) === '{wanted}'"));
    };
    for (square, then) in [(one, one), (other, other), (elsewhere, ""), (other, other), (one, one)] {
        browser.point(with, &[cell(browser, square)]);
        chosen(browser, then);
    }
    browser.keys(key::ESCAPE);
    chosen(browser, "");
}

/// The name that the board gives a cell now.
fn named(browser: &Browser<'_>, cell: &str) -> String {
    let script = format!(
        "return document.querySelector('.live g[data-cell={cell}] > [role=button]')?.getAttribute('aria-label') ?? ''"
    );
    let name = browser.run(&script).as_str().unwrap_or_default().to_owned();
    assert!(name.contains(cell), "{cell}: {name}");
    name
}

#[test]
fn the_board_is_played_on_by_keyboard_and_says_what_it_shows() {
    let Some(driver) = driver("the_board_is_played_on_by_keyboard_and_says_what_it_shows") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", HANDSET);
    begin(&ann, &bob, "billichess");
    live(&ann);
    exchanged(&ann, Pointer::Mouse, ["e2", "b1", "e5"]);
    // By dragging it, too.
    point(&ann, Pointer::Mouse, &["e2"]);
    drag(&ann, Pointer::Mouse, "b1", "e5");
    assert_eq!(count(&ann, ".live .chosen"), 0);
    shows(&ann, "#notes .refused", "b1e5 is illegal");
    ann.keys(key::ESCAPE);
    assert_eq!(count(&ann, "#notes article"), 0);
    // One stop for Tab; every cell on it has a role and a name.
    assert_eq!(count(&ann, ".live [tabindex='0']"), 1);
    assert_eq!(ann.run(FAULTS), json!([]));
    assert!(names(&ann).contains(&"b1, Blue knight".to_owned()), "{:?}", names(&ann));
    ann.tab_to(".live [role=button]");
    walk_to(&ann, "d2");
    ann.keys(key::ENTER);
    assert_eq!(
        ann.run("return document.querySelector('.live [aria-pressed]').getAttribute('aria-label')"),
        "Pawn d2, chosen"
    );
    shows(&ann, ".told", "d3");
    // Escape gives the piece back, where the focus was.
    ann.keys(key::ESCAPE);
    assert_eq!(focus(&ann), "d2, Blue pawn");
    ann.keys(key::ENTER);
    walk_to(&ann, "d3");
    // What it would do is said, and the beams are drawn as they would run.
    shows(&ann, ".told", "d3: Red's beam stops on e2");
    assert_eq!(text(&ann, "#spoken"), "d3: Red's beam stops on e2");
    // What the focus tells already is not said again.
    ann.keys(key::ESCAPE);
    walk_to(&ann, "e2");
    ann.keys(key::ENTER);
    walk_to(&ann, "e3");
    ann.until("return document.querySelector('.told').textContent === 'e3'");
    assert_eq!(text(&ann, "#spoken"), "");
    ann.keys(key::ESCAPE);
    walk_to(&ann, "d2");
    ann.keys(key::ENTER);
    walk_to(&ann, "d3");
    shows(&ann, ".told", "d3: Red's beam stops on e2");
    assert!(count(&ann, ".live .beams polyline.red") == 1);
    // They once had no colour, and nobody saw them.
    let unseen = "return [...document.querySelectorAll('.live .beams polyline')].filter((line) => getComputedStyle(line).stroke === 'none').length";
    assert_eq!(ann.run(unseen), json!(0));
    ann.keys(key::ENTER);
    for browser in [&ann, &bob] {
        boards(browser, 2);
        browser.until(WHOLE);
    }
    // Whoever plays by keyboard finds the focus on the board again.
    to_line(&bob);
    bob.keys(&format!("e5{}", key::ENTER));
    live(&ann);
    ann.until("return document.activeElement.matches('.live [role=button]')");
    // An offer changes nothing on the board: it stays, with the piece that is chosen and the focus.
    walk_to(&ann, "g1");
    ann.keys(key::ENTER);
    walk_to(&ann, "h3");
    ann.run("document.querySelector('.live').dataset.first = 'yes'");
    let read =
        "performance.getEntriesByType('resource').filter((e) => e.name.includes('/api/board?')).length";
    let before = ann.run(&format!("return {read}"));
    say(&bob, "/draw");
    shows(&ann, "article", "offers a draw");
    ann.until(&format!("return {read} > {before}"));
    ann.keys(key::LEFT);
    assert_eq!(focus(&ann), "f3");
    assert_eq!(count(&ann, ".live[data-first=yes] .chosen"), 1);
    assert_eq!(ann.complaints(), Vec::<String>::new());
}

fn focus(browser: &Browser<'_>) -> String {
    let name =
        browser.run("return document.activeElement.getAttribute('aria-label') ?? document.activeElement.id");
    name.as_str().unwrap_or_default().to_owned()
}

#[test]
fn what_is_over_goes_and_what_waits_is_listed() {
    let Some(driver) = driver("what_is_over_goes_and_what_waits_is_listed") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", LAPTOP);
    begin(&ann, &bob, "chess");
    // The challenge was answered: nobody can press anything under it any more.
    for browser in [&ann, &bob] {
        browser.until("return document.querySelectorAll('button[data-button*=\":c\"]').length === 0");
    }
    // A bare word that is no move is said; a move that cannot be made is explained, and stays to be mended, selected.
    say(&ann, "/move e2e5");
    shows(&ann, ".private.refused", "From e2: e3, e4.");
    let selected =
        "const l = document.getElementById('line'); return l.value.slice(l.selectionStart, l.selectionEnd)";
    assert_eq!(ann.run(selected), json!("e2e5"), "the move alone");
    ann.keys(&format!("{}a", key::CONTROL));
    ann.keys(&format!("e2e5{}", key::ENTER));
    ann.until(&format!(
        "return document.getElementById('line').value === 'e2e5' && (() => {{ {selected} }})() === 'e2e5'"
    ));
    assert_eq!(bot.messages("table-1").len(), 2);
    // The next one typed takes its place.
    ann.keys(&format!("/preview e4{}", key::ENTER));
    shows(&ann, ".private button[data-button^='play:']", "Play e4");
    assert_eq!(count(&ann, ".private.refused"), 0, "the next success ends it");
    // It is seen on the table, and in no picture of its own.
    ann.until("return document.querySelector('.live .sure')?.dataset.cell === 'e4'");
    assert_eq!(count(&ann, ".private figure"), 0);
    ann.click(".private button[data-button^='play:']");
    boards(&bob, 2);
    ann.until("return document.querySelectorAll('.private').length === 0");
    // My games, over all channels: a turn is one, a challenge is none.
    shows(&bob, "#game-list", "your turn");
    bob.until("return document.title.startsWith('Your turn')");
    // Each browser hears of a move by itself.
    ann.until("return !document.getElementById('game-list').innerText.includes('your turn')");
    say(&bob, "/m e5");
    boards(&ann, 3);
    // The column: who is to move, every move, and the positions after them.
    shows(&ann, "#stage .player.asked", "Ann");
    ann.until("return document.querySelectorAll('#table .moves button').length === 2");
    ann.click("#tab-moves");
    ann.click("#table .steps [data-key=back]");
    ann.until(&looked_at(1, "e4"));
    // It is looked at on the table: nothing can be played there until the game is shown again.
    assert_eq!(count(&ann, ".live"), 0);
    shows(&ann, "#asked", "You are looking back.");
    ann.click("#table .steps [data-key=now]");
    ann.until("return document.getElementById('stage').dataset.after === undefined");
    live(&ann);
    // What was posted leads to its position.
    talk(&ann);
    ann.click("#log article[data-version] .step");
    ann.until(&looked_at(0, "first position"));
    ann.click("#asked button");
    live(&ann);
    // Arrows go back and forth, also from an empty line.
    to_line(&ann);
    ann.keys(key::LEFT);
    ann.until(&looked_at(1, "e4"));
    ann.keys(key::RIGHT);
    live(&ann);
    assert_eq!(ann.run(FAULTS), json!([]));
    // A note is still there after a look elsewhere.
    say(&ann, "/help draw");
    shows(&ann, ".private", "/draw");
    say(&bob, "hello");
    shows(&ann, "article", "hello");
    ann.run("location.hash = 'lobby'");
    ann.until("return document.getElementById('room-title').textContent === '#lobby'");
    ann.run("location.hash = 'table-1'");
    shows(&ann, ".private", "/draw");
    assert_eq!(text(&ann, "article:last-of-type .words"), "hello");
    // Enter takes the first suggestion of a line that is not complete.
    to_line(&ann);
    ann.keys("/move N");
    shows(&ann, "[role=option]", "Nf3");
    ann.keys(key::ENTER);
    assert!(
        ann.run("return document.getElementById('line').value").as_str().is_some_and(|line| line.len() > 8)
    );
    for browser in [&ann, &bob] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

/// Whether the position after so many actions is looked at, and said.
fn looked_at(after: usize, words: &str) -> String {
    format!(
        "const stage = document.getElementById('stage');
         return stage.dataset.after === '{after}' && document.getElementById('spoken').textContent.includes('{words}')
           && stage.querySelector('.scene').getAttribute('aria-label').length > 40"
    )
}

/// Fingers need 24 pixels. On the narrowest phones a square of a frame of twelve columns had 23.7, and 20 while a position was
/// arranged.
#[test]
fn squares_of_a_frame_of_twelve_columns_can_be_hit_on_the_narrowest_phones() {
    let Some(driver) = driver("squares_of_a_frame_of_twelve_columns_can_be_hit_on_the_narrowest_phones")
    else {
        return;
    };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", (320, 640));
    let bob = open(&driver, &bot, "table-1", HANDSET);
    begin(&ann, &bob, "billichess");
    live(&ann);
    let least = |of: &str| {
        let cells = format!("[...document.querySelectorAll('{of} .live .from > :first-child')]");
        let widths = format!("{cells}.map((cell) => cell.getBoundingClientRect().width)");
        ann.run(&format!("return Math.min(...{widths})")).as_f64().expect("squares")
    };
    assert!(least("[data-version]") > 23.95, "{}", least("[data-version]"));
    ann.until(WHOLE);
    say(&ann, "/setup new billichess");
    ann.until("return document.querySelector('.arranging .live .from')");
    assert!(least(".arranging") > 23.95, "{}", least(".arranging"));
    for browser in [&ann, &bob] {
        assert_eq!(browser.run(FITS), json!(true));
    }
}
