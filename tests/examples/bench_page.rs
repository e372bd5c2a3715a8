//! The page as a place to play, in two real browsers, 1280x800 and 390x844: what a move costs, how soon the opponent sees it
//! begin to move, whether the whole board stays in view, and how many frames a second the animations of each game have.
//!
//!     cargo run --release --package lasermate-tests --example bench_page
//!
//! prints the table of `tests/SPEED.md`. A move's time begins when the piece is let go and ends with the frame in which the
//! opponent's page shows the new board, its animation begun; both browsers have one clock.

use std::io::{self, Write};
use std::time::Duration;

use lasermate_tests::board::{HANDSET, LAPTOP, MoveMethod, WHOLE, play};
use lasermate_tests::browser::{Browser, driver};
use lasermate_tests::figures::{HEAD, Times};
use lasermate_tests::page::{begin, open, say, shows, talk};
use lasermate_tests::program::Bot;
use serde_json::Value;

/// A quiet game: where each piece is, and where it goes.
const MOVES: [(&str, &str); 24] = [
    ("e2", "e4"),
    ("e7", "e5"),
    ("g1", "f3"),
    ("b8", "c6"),
    ("f1", "b5"),
    ("a7", "a6"),
    ("b5", "a4"),
    ("g8", "f6"),
    ("d2", "d3"),
    ("f8", "e7"),
    ("c2", "c3"),
    ("d7", "d6"),
    ("b1", "d2"),
    ("c8", "d7"),
    ("d2", "f1"),
    ("h7", "h6"),
    ("f1", "g3"),
    ("g7", "g6"),
    ("h2", "h3"),
    ("d8", "c8"),
    ("d1", "e2"),
    ("c8", "b8"),
    ("a4", "b3"),
    ("b7", "b5"),
];

/// Moves of the other games that set off what they have to show, each in turn; the last three are played by three.
const GAMES: [(&str, &[&str]); 13] = [
    ("billichess", &["d3", "e5", "Bg5", "d6", "Nd2"]),
    ("billi-chess", &["d3", "e5", "Bg5", "d6", "Nd2"]),
    ("billichess-8x8", &["d3", "e5", "Bg5", "d6", "Nd2"]),
    ("billichess-joker", &["d3", "e5"]),
    ("black-holes", &["a3", "a6", "Sc3", "d6", "Sb5", "e6", "b4", "Bd7"]),
    ("denial", &["e4", "e5", "Nf3", "Nc6"]),
    ("crazy", &["e2e4", "e7e5", "d2d4", "e5d4", "d1d4", "d8g5", "c1g5"]),
    ("realtime", &["e4", "e5"]),
    ("draughts", &["c3d4", "f6e5", "d4f6", "g7e5"]),
    ("laser-draughts", &["c3d4", "f6e5", "d4f6", "g7e5"]),
    ("three-way", &["c2c3", "i7i6", "e11e10"]),
    ("three-way-heirs", &["c2c3", "i7i6", "e11e10"]),
    ("three-way-lasers", &["c2c3", "i7i6", "e11e10"]),
];
/// Without turns all that has not moved may move at once.
const READY: &str = " options:\"initial=zero black_extra_tu=off tu=1h\"";

/// Notes presses, when the last one ended, when each board was painted, and the frames while anything moves.
const NOTE: &str = "
    Object.assign(window, { presses: 0, dropped: 0, painted: {}, frames: [] });
    document.addEventListener('pointerdown', () => { window.presses += 1; }, true);
    document.addEventListener('pointerup', () => { window.dropped = Date.now(); }, true);
    const stage = document.getElementById('stage');
    const look = () => {
      const { version } = stage.dataset;
      if (!version || version in window.painted) return;
      window.painted[version] = 0;
      requestAnimationFrame(() => { window.painted[version] = Date.now(); });
    };
    new MutationObserver(look).observe(stage, { attributes: true });
    look();
    let last = 0;
    const frame = (now) => {
      const moves = document.getAnimations().some(({ effect }) => effect.target?.closest('.scene'));
      if (moves && last > 0) window.frames.push(now - last);
      last = moves ? now : 0;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);";

/// When the newest board was painted, once it is another than that of a version.
fn painted(browser: &Browser<'_>, before: &str) -> (String, i64) {
    let found = browser.until(&format!(
        "const {{ version }} = document.getElementById('stage').dataset;
         return version !== '{before}' && window.painted[version] > 0 && [version, window.painted[version]]"
    ));
    (found[0].as_str().unwrap_or_default().to_owned(), found[1].as_i64().unwrap_or_default())
}

fn number(browser: &Browser<'_>, script: &str) -> i64 {
    browser.run(script).as_i64().unwrap_or_default()
}

fn percent(part: usize, all: usize) -> usize {
    part * 100 / all.max(1)
}

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    let Some(driver) = driver("bench_page") else { return writeln!(out, "no chromedriver") };
    let bot = Bot::start();
    let (ann, bob) = (open(&driver, &bot, "table-1", LAPTOP), open(&driver, &bot, "table-1", HANDSET));
    begin(&ann, &bob, "chess");
    let both = [&ann, &bob];
    for browser in both {
        browser.allow_motion();
        browser.run(NOTE);
    }
    let mut version = painted(&ann, "").0;
    let (mut times, mut in_view, mut presses) = (Vec::new(), [0; 2], Vec::new());
    for (ply, (from, to)) in MOVES.into_iter().enumerate() {
        let (mover, other) = if ply % 2 == 0 { (&ann, &bob) } else { (&bob, &ann) };
        let clicked = ply % 4 < 2;
        let before = number(mover, "return window.presses");
        let how = match (clicked, ply % 2) {
            (true, 0) => MoveMethod::Click,
            (true, _) => MoveMethod::Tap,
            (false, 0) => MoveMethod::Drag,
            (false, _) => MoveMethod::Touch,
        };
        play(mover, how, from, to);
        let (next, seen) = painted(other, &version);
        painted(mover, &version);
        version = next;
        let took = seen - number(mover, "return window.dropped");
        times.push(Duration::from_millis(u64::try_from(took).unwrap_or_default()));
        presses.push((clicked, number(mover, "return window.presses") - before));
        for (whole, browser) in in_view.iter_mut().zip(both) {
            *whole += usize::from(browser.run(WHOLE) == Value::Bool(true));
        }
    }
    let most = |clicked| presses.iter().filter(|one| one.0 == clicked).map(|one| one.1).max().unwrap_or(0);

    // A takeback that is refused: what is still there of it afterwards.
    let messages = "return document.querySelectorAll('#log article:not(.private)').length";
    let before = number(&ann, messages);
    say(&ann, "/takeback");
    shows(&bob, "article:not(.private)", "takeback");
    say(&bob, "/takeback decline");
    shows(&ann, "article:not(.private)", "declines the takeback");
    let refused = number(&ann, messages) - before;

    writeln!(out, "{HEAD}\n{}\n", Times::new(times).row("drop to the opponent's board"))?;
    writeln!(out, "| clicks for a move, drags for a move | {}, {} |", most(true), most(false))?;
    let [wide, narrow] = in_view.map(|whole| percent(whole, MOVES.len()));
    writeln!(
        out,
        "| moves after which the whole newest board is in view, 1280x800 and 390x844 | {wide} % and {narrow} % |"
    )?;
    writeln!(out, "| messages left by a refused takeback | {refused} |")?;
    writeln!(out, "\n| animations of | frames | p50 ms | worst ms |\n| --- | ---: | ---: | ---: |")?;
    writeln!(out, "{}", frames(&bob, "chess"))?;
    resign(&ann);
    let cid = bot.player("Cid");
    for (game, moves) in GAMES {
        ann.run("document.getElementById('line').focus()");
        let three = game.starts_with("three-way");
        let options = if game == "realtime" { READY } else { "" };
        say(&ann, &format!("/challenge game:{game} side:first{options}"));
        shows(&bob, "article:last-of-type", if three { "wants to play" } else { "challenges anybody" });
        talk(&bob);
        bob.run("document.getElementById('line').focus()");
        say(&bob, if three { "/accept second" } else { "/accept" });
        if three {
            shows(&bob, "article:last-of-type", "1 seat left");
            bot.send(&cid, "table-1", "/accept", &format!("{game}-accept"));
        }
        let begun = "return document.querySelectorAll('#table .moves button').length === 0
             && document.getElementById('tabs').dataset.game === document.getElementById('stage').dataset.board";
        both.iter().for_each(|browser| drop(browser.until(begun)));
        bob.run("window.frames = []");
        for (ply, text) in moves.iter().enumerate() {
            let mover = if ply % if three { 3 } else { 2 } == 0 { &ann } else { &bob };
            if three && ply % 3 == 2 {
                bot.send(&cid, "table-1", &format!("/move {text}"), &format!("{game}-{ply}"));
            } else {
                // With a game's messages above it the line is far by Tab.
                talk(mover);
                mover.run("document.getElementById('line').focus()");
                say(mover, &format!("/move {text}"));
            }
            let moved = format!("return document.querySelectorAll('#table .moves button').length > {ply}");
            bob.until(&moved);
            bob.until("return document.getAnimations().length === 0");
        }
        writeln!(out, "{}", frames(&bob, game))?;
        resign(&ann);
        if three {
            shows(&bob, "article", "White (Ann) resigns");
            resign(&bob);
        }
        ann.until("return document.querySelector('#table .result') !== null");
    }
    Ok(())
}

/// Gives a game up, after the question, if it is not over.
fn resign(browser: &Browser<'_>) {
    if browser.run("return document.querySelector('#table .result') !== null") == Value::Bool(true) {
        return;
    }
    talk(browser);
    browser.run("document.getElementById('line').focus()");
    say(browser, "/resign");
    browser.until("return document.querySelector('.private button[data-button^=\"resign:\"]') !== null");
    browser.run("document.querySelector('.private button[data-button^=\"resign:\"]').click()");
}

/// A row of the table: how long the frames took while something moved.
fn frames(browser: &Browser<'_>, game: &str) -> String {
    let found = browser.run("return window.frames.sort((a, b) => a - b)");
    let all: Vec<_> = found.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    let at = |percent: usize| {
        all.get((all.len() * percent / 100).min(all.len().saturating_sub(1))).copied().unwrap_or_default()
    };
    format!("| {game} | {} | {:.1} | {:.1} |", all.len(), at(50), at(100))
}
