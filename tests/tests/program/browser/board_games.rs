//! Every kind of board played on directly: holes, stacks, three territories, and pieces that cool.

use lasermate_tests::board::{HANDSET, LAPTOP, MoveMethod, WHOLE, live, names, play, point};
use lasermate_tests::browser::{Pointer, driver};
use lasermate_tests::page::{FAULTS, begin, boards, count, open, say, shows, take};
use lasermate_tests::program::Bot;
use serde_json::{Value, json};

/// What was done on the board before the mate of `holes.rs`; a drop is its square alone.
const HOLES: [&str; 16] = [
    "a2a3", "a7a6", "b1c3", "d7d6", "c3b5", "e7e6", "b2b4", "c8d7", "@b1", "d7c8", "b5c7", "e8e7", "b1b2",
    "c8d7", "@b1", "d6d5",
];

#[test]
fn ways_through_holes_and_drops_are_pointed_at() {
    let Some(driver) = driver("ways_through_holes_and_drops_are_pointed_at") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", HANDSET);
    begin(&ann, &bob, "black-holes");
    for (ply, exact) in HOLES.into_iter().enumerate() {
        let (mover, with) = if ply % 2 == 0 { (&ann, Pointer::Mouse) } else { (&bob, Pointer::Touch) };
        live(mover);
        match exact.strip_prefix('@') {
            Some(square) => {
                mover.click(".tray button");
                point(mover, with, &[square]);
            }
            None => play(
                mover,
                if ply % 4 < 2 { MoveMethod::Drag } else { MoveMethod::Click },
                &exact[..2],
                &exact[2..],
            ),
        }
        for browser in [&ann, &bob] {
            boards(browser, ply + 2);
            browser.until(WHOLE);
        }
    }
    // Into the hole, out of the only other one, and on to one of two ends.
    live(&ann);
    point(&ann, Pointer::Mouse, &["b1"]);
    assert!(names(&ann).iter().any(|name| name == "into the hole on b2: 2 routes"), "{:?}", names(&ann));
    point(&ann, Pointer::Mouse, &["b2"]);
    assert_eq!(names(&ann).len(), 4, "{:?}", names(&ann));
    assert_eq!(ann.run(FAULTS), json!([]));
    point(&ann, Pointer::Mouse, &["b4"]);
    // It captures an own pawn, which is asked first; No leaves all as it was.
    shows(&ann, ".choice-box", "Yes, capture it");
    shows(&ann, ".told", "captures your own pawn on b4");
    ann.click(".choice-box button:last-child");
    boards(&bob, HOLES.len() + 1);
    point(&ann, Pointer::Mouse, &["b1", "b2", "b4"]);
    ann.click(".choice-box button:first-child");
    for browser in [&ann, &bob] {
        boards(browser, HOLES.len() + 2);
        shows(browser, "article:last-of-type", "White (Ann) wins by checkmate");
        browser.until(WHOLE);
        assert_eq!(count(browser, ".live"), 0);
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

#[test]
fn a_piece_of_a_stack_is_chosen_and_a_king_goes_two_steps() {
    let Some(driver) = driver("a_piece_of_a_stack_is_chosen_and_a_king_goes_two_steps") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", HANDSET);
    begin(&ann, &bob, "crazy");
    let moves: [&[&str]; 6] =
        [&["b1", "c3"], &["a7", "a6"], &["a1", "b1"], &["b7", "b6"], &["c3", "b1"], &["e7", "e6"]];
    for (ply, cells) in moves.into_iter().enumerate() {
        let (mover, with) = if ply % 2 == 0 { (&ann, Pointer::Mouse) } else { (&bob, Pointer::Touch) };
        live(mover);
        point(mover, with, cells);
        for browser in [&ann, &bob] {
            boards(browser, ply + 2);
            browser.until(WHOLE);
        }
    }
    // A rook with a knight in it: which of them is asked.
    live(&ann);
    assert!(names(&ann).contains(&"b1, White rook, White knight".to_owned()), "{:?}", names(&ann));
    point(&ann, Pointer::Mouse, &["b1"]);
    shows(&ann, ".choice-box", "Rook b1");
    let knight = ann.run("return [...document.querySelectorAll('.choice-box button')].findIndex((b) => b.innerText.startsWith('Knight'))");
    ann.click(&format!(".choice-box button:nth-child({})", knight.as_u64().unwrap_or(0) + 1));
    point(&ann, Pointer::Mouse, &["c3"]);
    for browser in [&ann, &bob] {
        boards(browser, moves.len() + 2);
    }
    // A king's two steps, one after the other.
    live(&bob);
    point(&bob, Pointer::Touch, &["e8"]);
    let ways: Vec<_> = names(&bob).into_iter().filter(|name| name.contains("first")).collect();
    assert!(ways.iter().any(|name| name.starts_with("first e7")), "{:?}", names(&bob));
    point(&bob, Pointer::Touch, &["e7", "e8"]);
    for browser in [&ann, &bob] {
        boards(browser, moves.len() + 3);
        shows(browser, "article:last-of-type", "Ke8-e7-e8");
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

#[test]
fn three_play_on_the_hexagon_each_from_the_own_side() {
    let Some(driver) = driver("three_play_on_the_hexagon_each_from_the_own_side") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", HANDSET);
    let cid = open(&driver, &bot, "table-1", HANDSET);
    let all = [&ann, &bob, &cid];
    for (browser, name) in all.into_iter().zip(["Ann", "Bob", "Cid"]) {
        take(browser, name);
    }
    say(&ann, "/challenge game:three-way side:first");
    for (browser, line, free) in [(&bob, "/accept second", "2 seats left"), (&cid, "/accept", "1 seat left")]
    {
        shows(browser, "article", free);
        say(browser, line);
    }
    for browser in all {
        boards(browser, 1);
    }
    for (ply, (how, from, to)) in
        [(MoveMethod::Drag, "e2", "e4"), (MoveMethod::Touch, "l7", "l5"), (MoveMethod::Tap, "h11", "h9")]
            .into_iter()
            .enumerate()
    {
        let mover = all[ply];
        live(mover);
        // Whoever moves has the own pieces in the lower half.
        let low = mover.run(
            "const svg = document.querySelector('.live').getBoundingClientRect();
             return [...document.querySelectorAll('.live .from')].every((cell) => {
               const box = cell.getBoundingClientRect();
               return box.y + box.height / 2 > svg.y + svg.height / 2; })",
        );
        assert_eq!(low, Value::Bool(true), "{from}");
        play(mover, how, from, to);
        for browser in all {
            boards(browser, ply + 2);
            browser.until(WHOLE);
        }
    }
    for browser in all {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

/// The picture had the dimming baked in: a piece that was ready looked unready until somebody moved.
#[test]
fn what_waits_is_dimmed_while_it_waits_and_no_longer() {
    let Some(driver) = driver("what_waits_is_dimmed_while_it_waits_and_no_longer") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", HANDSET);
    take(&ann, "Ann");
    take(&bob, "Bob");
    say(&ann, "/challenge @Bob game:realtime side:first options:\"initial=zero black_extra_tu=off tu=8s\"");
    shows(&bob, "article", "challenges");
    say(&bob, "/accept");
    boards(&ann, 1);
    live(&ann);
    assert_eq!(count(&ann, ".live .waits"), 0, "all are ready");
    play(&ann, MoveMethod::Click, "e2", "e4");
    for browser in [&ann, &bob] {
        boards(browser, 2);
        browser.until("return document.querySelector('.live .waits[data-cell=e4]') !== null");
    }
    // The piece itself is as it always is; once it is ready nothing is left over it, on the same board.
    let picture = "const stage = document.getElementById('stage'); return [stage.dataset.version, stage.querySelectorAll('.piece.resting').length]";
    let shown = [&ann, &bob].map(|browser| browser.run(picture));
    assert_eq!(shown[0][1], 0, "{shown:?}");
    for (browser, shown) in [&ann, &bob].into_iter().zip(shown) {
        browser.until("return document.querySelector('.live .waits') === null && document.querySelector('.live .from') !== null");
        assert_eq!(browser.run(picture), shown);
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

#[test]
fn without_turns_both_play_at_once_and_queue_what_is_not_ready() {
    let Some(driver) = driver("without_turns_both_play_at_once_and_queue_what_is_not_ready") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", HANDSET);
    take(&ann, "Ann");
    take(&bob, "Bob");
    say(
        &ann,
        "/challenge @Bob game:realtime side:first options:\"initial=zero black_extra_tu=off premove=on tu=1m\"",
    );
    shows(&bob, "article", "challenges");
    say(&bob, "/accept");
    for browser in [&ann, &bob] {
        boards(browser, 1);
    }
    play(&bob, MoveMethod::Tap, "e7", "e5");
    boards(&ann, 2);
    play(&ann, MoveMethod::Drag, "e2", "e4");
    for browser in [&ann, &bob] {
        boards(browser, 3);
        browser.until(WHOLE);
    }
    // The pawn has to wait; what it does then can be said now. How long it waits stands on it.
    live(&ann);
    ann.until("return document.querySelectorAll('.live .clocks text').length >= 2");
    point(&ann, Pointer::Mouse, &["d2", "d4"]);
    boards(&ann, 4);
    live(&bob);
    point(&bob, Pointer::Touch, &["e5"]);
    assert!(
        names(&bob).iter().any(|name| name == "d4, captures the White pawn, queued"),
        "{:?}",
        names(&bob)
    );
    point(&bob, Pointer::Touch, &["d4"]);
    shows(&bob, ".private", "e5 to d4");
    // Who has moved is said in words beside each move.
    shows(&ann, "#table .moves li:first-child .side", "Black");
    shows(&ann, "#table .moves li:last-child .side", "White");
    assert_eq!(bob.run(FAULTS), json!([]));
    for browser in [&ann, &bob] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}
