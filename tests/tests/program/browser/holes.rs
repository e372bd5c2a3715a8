//! Black holes and denial in a real browser: a game that ends in a mate through a hole, its last move picked hole by hole,
//! and a game with denials.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::browser::{driver, key};
use lasermate_tests::page::{
    DESKTOP, FAULTS, FITS, STANDS, begin, boards, choose, count, newest_alt, open, play_picked, press, say,
    shows, text, to_line,
};
use lasermate_tests::program::Bot;
use serde_json::{Value, json};

/// Nine moves of data/playthroughs/black-holes-mate.play; the last one is picked from menus.
const GAME: [&str; 16] = [
    "/move a3",
    "/move a6",
    "/move Sc3",
    "/move d6",
    "/move Sb5",
    "/move e6",
    "/move b4",
    "/move Bd7",
    "/drop b1",
    "/move Bc8",
    "/move Sxc7+",
    "/move Ke7",
    "/move Hb2",
    "/move Bd7",
    "/drop b1",
    "/move d5",
];

#[test]
fn a_game_of_black_holes_ends_in_a_mate_through_a_hole() {
    let Some(driver) = driver("a_game_of_black_holes_ends_in_a_mate_through_a_hole") else { return };
    let bot = Bot::start();
    let [ann, bob] = [(); 2].map(|()| open(&driver, &bot, "table-1", DESKTOP));
    begin(&ann, &bob, "black-holes");

    // What may be dropped where is suggested.
    for (ply, line) in GAME.iter().enumerate() {
        let mover = if ply % 2 == 0 { &ann } else { &bob };
        if ply == 8 {
            to_line(&ann);
            ann.keys("/drop ");
            shows(&ann, "[role=option]", "b1");
            ann.keys(&format!("{}{}{}", key::DOWN, key::ENTER, key::ENTER));
        } else {
            say(mover, line);
        }
        for browser in [&ann, &bob] {
            boards(browser, ply + 2);
        }
    }
    assert!(newest_alt(&ann).contains("Holes b1 b2"), "{}", newest_alt(&ann));

    // A way that does not go: the reason, to Ann alone, and what she typed stays.
    say(&ann, "/move a1b1b2b3");
    shows(&ann, ".private", "the rook must leave the white hole in the direction in which it entered b1");
    assert_eq!(count(&bob, ".private"), 0);
    ann.tab_to(".private button");
    ann.keys(key::ENTER);
    ann.run("document.getElementById('line').value = ''");

    // Piece, black hole, target: there is one white hole, which is not asked for.
    ann.tab_to("button[data-button^='pick:']");
    ann.keys(key::ENTER);
    choose(&ann, "Hole b1");
    shows(&ann, ".private", "Hole b1: where to?");
    choose(&ann, "into the hole on b2: 2 routes");
    shows(&ann, ".private", "Hole b1 into b2, out of b2: where to?");
    assert_eq!(count(&ann, ".private img"), 1, "the ways that are left");
    assert_eq!((ann.run(FITS), ann.run(STANDS)), (json!(true), json!(true)));
    assert_eq!(ann.run(FAULTS), json!([]));
    choose(&ann, "Hb1-b2-b2xb4#");
    shows(&ann, ".private", "not played yet");
    shows(&ann, ".private", "From b2 it could also go to b3.");
    play_picked(&ann);
    for browser in [&ann, &bob] {
        boards(browser, GAME.len() + 2);
        shows(browser, "article:last-of-type", "9. Hb1-b2-b2xb4# by White (Ann), capturing its own pawn.");
        shows(browser, "article:last-of-type", "White (Ann) wins by checkmate");
    }
    let alt = newest_alt(&bob);
    assert!(
        alt.contains(
            "Last move: White hole b1 into the hole on b2, out of b2, to b4, capturing its own pawn."
        ),
        "{alt}"
    );

    // The animation: a picture for each move, and the piece in the hole on its way.
    say(&bob, "/replay");
    shows(&bob, "article", "17 moves, White wins by checkmate");
    bob.until("return [...document.querySelectorAll('#log img')].some((i) => i.src.endsWith('.gif') && i.naturalWidth > 0)");
    say(&bob, "/rules black-holes");
    bob.until("return document.querySelectorAll('.private img').length === 1");
    shows(&bob, ".private", "1/6");
    say(&bob, "/rules black-holes all");
    bob.until("return document.querySelectorAll('.private img').length >= 6");
    for browser in [&ann, &bob] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

#[test]
fn a_game_with_denials_is_played_to_the_mate_that_is_let_stand() {
    let Some(driver) = driver("a_game_with_denials_is_played_to_the_mate_that_is_let_stand") else { return };
    let bot = Bot::start();
    let [ann, bob] = [(); 2].map(|()| open(&driver, &bot, "table-1", DESKTOP));
    begin(&ann, &bob, "denial");

    // Beside his own reply the holder sees what a denial would cost; the mover hears that it may come.
    say(&ann, "/move e4");
    shows(&ann, "#done", "You played e4. Black (Bob) can still deny it.");
    boards(&bob, 2);
    shows(&bob, "article:last-of-type button", "Deny this move");
    assert_eq!(count(&bob, "article:last-of-type button[data-button^='pick:']"), 1);
    // The button was under the mover's board, too.
    boards(&ann, 2);
    bob.until("return document.querySelector('#actions [data-button^=\"deny:\"]') !== null");
    assert_eq!(count(&ann, "#actions [data-button^='deny:']"), 0);
    to_line(&bob);
    bob.keys("/move d");
    shows(&bob, "[role=option]", "the move is undone and White gets the right to deny");
    bob.keys(key::ESCAPE);
    bob.run("document.getElementById('line').value = ''");
    press(&bob, "deny");
    for browser in [&ann, &bob] {
        boards(browser, 3);
        shows(browser, "article:last-of-type del", "e4");
        shows(
            browser,
            "article:last-of-type",
            "White must play something else and now holds the right to deny",
        );
    }
    assert!(newest_alt(&ann).contains("e4 was denied and can't be played now."), "{}", newest_alt(&ann));
    say(&ann, "/move e4");
    shows(&ann, ".private", "this move was denied");
    ann.tab_to(".private button");
    ann.keys(key::ENTER);
    ann.run("document.getElementById('line').value = ''");

    // Fool's mate: White, who holds the right, denies it once and lets the next one stand.
    for (ply, (mover, line)) in
        [(&ann, "/move f3"), (&bob, "/move e5"), (&ann, "/move g4"), (&bob, "/move Qh4#")]
            .into_iter()
            .enumerate()
    {
        say(mover, line);
        for browser in [&ann, &bob] {
            boards(browser, ply + 4);
        }
    }
    shows(&ann, "article:last-of-type", "Checkmate, unless White denies it.");
    shows(&ann, "article:last-of-type", "/deny: the move is undone and Black gets the right to deny.");
    let buttons: Value = ann.run(
        "return [...document.querySelectorAll('article:last-of-type button[data-button]')].map((b) => b.innerText)",
    );
    assert_eq!(buttons, json!(["Deny this move", "Allow the move", "More"]));
    press(&ann, "allow");
    for browser in [&ann, &bob] {
        shows(browser, "article:last-of-type", "Black (Bob) wins by checkmate");
    }
    say(&bob, "/history");
    shows(&bob, ".private del", "e4");
    let list = text(&bob, ".private");
    assert!(list.contains("1. e4 [Black denies] 1. f3 e5 2. g4 Qh4# [White: allow]"), "{list}");
    for browser in [&ann, &bob] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}
