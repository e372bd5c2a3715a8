//! The page as a place to play, in two real browsers, 1280x800 and 390x844: what a move costs, how soon the opponent sees it,
//! and whether the whole board stays in view.
//!
//!     cargo run --release --package lasermate-tests --example bench_page
//!
//! prints the table of `tests/SPEED.md`. A move's time begins when the piece is let go and ends with the frame in which the
//! opponent's page shows the new board; both browsers have one clock.

use std::io::{self, Write};
use std::time::Duration;

use lasermate_tests::board::{HANDSET, LAPTOP, MoveMethod, WHOLE, play};
use lasermate_tests::browser::{Browser, driver};
use lasermate_tests::figures::{HEAD, Times};
use lasermate_tests::page::{begin, open, say, shows};
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

/// Notes presses, when the last one ended, and when each board was painted.
const NOTE: &str = "
    Object.assign(window, { presses: 0, dropped: 0, painted: {} });
    document.addEventListener('pointerdown', () => { window.presses += 1; }, true);
    document.addEventListener('pointerup', () => { window.dropped = Date.now(); }, true);
    const look = () => {
      for (const article of document.querySelectorAll('#log article[data-version]')) {
        const { version } = article.dataset;
        if (version in window.painted) continue;
        window.painted[version] = 0;
        const paint = () => requestAnimationFrame(() => { window.painted[version] = Date.now(); });
        article.querySelector('.board img').decode().then(paint);
      }
    };
    new MutationObserver(look).observe(document.getElementById('log'), { childList: true, subtree: true });
    look();";

/// When the newest board was painted, once it is another than that of a version.
fn painted(browser: &Browser<'_>, before: &str) -> (String, i64) {
    let found = browser.until(&format!(
        "const {{ version }} = [...document.querySelectorAll('#log article[data-version]')].at(-1).dataset;
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
    both.iter().for_each(|browser| drop(browser.run(NOTE)));
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
    writeln!(out, "| messages left by a refused takeback | {refused} |")
}
