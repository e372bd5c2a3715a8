//! The board of the web chat as people play on it: clicked, dragged, touched, and by arrows.

use std::collections::HashSet;

use serde_json::{Value, json};

use crate::browser::{Browser, Pointer, key};

pub const LAPTOP: (u32, u32) = (1280, 800);
pub const HANDSET: (u32, u32) = (390, 844);

/// How a move is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveMethod {
    /// The piece is clicked, then where it goes.
    Click,
    /// It is dragged with the mouse.
    Drag,
    /// It is dragged with a finger.
    Touch,
    /// It is tapped with a finger, then where it goes.
    Tap,
}

/// Waits until the newest board of the channel can be played on.
pub fn live(browser: &Browser<'_>) {
    browser.until(
        "const board = document.querySelector('#stage .live');
         const last = [...document.querySelectorAll('#log article[data-version]')].at(-1);
         const stage = document.getElementById('stage').dataset;
         return board?.querySelector('.from') && last && stage.board === last.dataset.board
           && Number(stage.version) >= Number(last.dataset.version) && board.dataset.version === stage.version",
    );
}

/// Asks for what the page knows of the board that is played on.
const ASKED: &str = "
    const svg = document.querySelector('#stage .scene');
    const { board, version } = document.getElementById('stage').dataset;
    const holder = JSON.parse(sessionStorage.getItem('lasermate.holder'));
    const asked = new XMLHttpRequest();
    asked.open('GET', `/api/board?room=${location.hash.slice(1)}&game=${board}&version=${version}`, false);
    asked.setRequestHeader('lasermate-person', holder.id);
    asked.send();
    const { cells, moves } = JSON.parse(asked.responseText);";

/// Where the middle of a cell is in the window.
///
/// # Panics
/// There is no board to play on, or no such cell.
pub fn cell(browser: &Browser<'_>, name: &str) -> (i32, i32) {
    let script = format!(
        "{ASKED}
         const middle = [0, 1].map((axis) => cells[{}].reduce((sum, corner) => sum + corner[axis], 0) / 4);
         const {{ x, y }} = new DOMPoint(...middle).matrixTransform(svg.getScreenCTM());
         return [x, y]",
        json!(name)
    );
    let at = browser.run(&script);
    let axis = |axis: usize| at[axis].as_f64().unwrap_or_else(|| panic!("no cell {name}: {at}")) as i32;
    (axis(0), axis(1))
}

/// Points at cells one after the other, each by itself; a finger once more where its first tap has only shown what the move
/// would do.
pub fn point(browser: &Browser<'_>, with: Pointer, cells: &[&str]) {
    for name in cells {
        browser.point(with, &[cell(browser, name)]);
        let shown = "return document.querySelector('.live .sure')?.dataset.cell ?? ''";
        if with == Pointer::Touch && browser.run(shown) == json!(name) {
            browser.point(with, &[cell(browser, name)]);
        }
    }
}

/// Drags what stands on a cell to another one.
pub fn drag(browser: &Browser<'_>, with: Pointer, from: &str, to: &str) {
    let ((x, y), (far_x, far_y)) = (cell(browser, from), cell(browser, to));
    let between = ((x + far_x) / 2, (y + far_y) / 2);
    browser.point(with, &[(x, y), (x + 12, y), between, (far_x, far_y)]);
}

/// Makes a move on the board.
pub fn play(browser: &Browser<'_>, how: MoveMethod, from: &str, to: &str) {
    live(browser);
    match how {
        MoveMethod::Click => point(browser, Pointer::Mouse, &[from, to]),
        MoveMethod::Tap => point(browser, Pointer::Touch, &[from, to]),
        MoveMethod::Drag => drag(browser, Pointer::Mouse, from, to),
        MoveMethod::Touch => drag(browser, Pointer::Touch, from, to),
    }
}

/// The moves of the board that two cells tell: where the piece is, and where it goes. Each with how it is written.
pub fn plain_moves(browser: &Browser<'_>) -> Vec<[String; 3]> {
    let script = format!(
        "{ASKED}
         const alone = (parts) => parts.filter(({{ cell }}) => cell && parts.filter((other) => other.cell === cell).length === 1);
         return alone(moves).flatMap((from) => alone(from.next ?? [])
           .filter((to) => to.move && !to.next?.length && to.move.to === to.cell && !to.move.later)
           .map((to) => [from.cell, to.cell, to.move.san]))"
    );
    let found = browser.run(&script);
    let words = |found: &Value| [0, 1, 2].map(|at: usize| found[at].as_str().unwrap_or_default().to_owned());
    found.as_array().map(|all| all.iter().map(words).collect()).unwrap_or_default()
}

/// Goes over the board by arrows, as somebody who sees it would: first where it looks nearest, then some other way.
///
/// # Panics
/// The cell is not reached.
pub fn walk_to(browser: &Browser<'_>, cell: &str) {
    const ARROWS: [(&str, f64, f64); 4] =
        [(key::RIGHT, 1.0, 0.0), (key::LEFT, -1.0, 0.0), (key::DOWN, 0.0, 1.0), (key::UP, 0.0, -1.0)];
    let place = format!(
        "const middle = (element) => {{
           const box = element.getBoundingClientRect();
           return [box.x + box.width / 2, box.y + box.height / 2]; }};
         const now = document.querySelector('.live :focus');
         const [[x, y], [far, low]] = [middle(now), middle(document.querySelector('.live g[data-cell={cell}] > polygon'))];
         return [now.parentNode.dataset.cell, far - x, low - y]"
    );
    let mut tried = HashSet::new();
    loop {
        let at = browser.run(&place);
        let (now, across, down) = (at[0].as_str().unwrap_or_default(), at[1].as_f64(), at[2].as_f64());
        if now == cell {
            return;
        }
        let towards =
            |(_, x, y): &(&str, f64, f64)| x * across.unwrap_or_default() + y * down.unwrap_or_default();
        let mut arrows = ARROWS;
        arrows.sort_by(|a, b| towards(b).total_cmp(&towards(a)));
        let next = arrows.iter().find(|(arrow, ..)| tried.insert((now.to_owned(), *arrow)));
        let (arrow, ..) = next.unwrap_or_else(|| panic!("{cell} cannot be reached by arrows: {at}"));
        browser.keys(arrow);
    }
}

/// The names of what can be pointed at now, as a screen reader says them.
pub fn names(browser: &Browser<'_>) -> Vec<String> {
    let found = browser.run(
        "return [...document.querySelectorAll('.live [role=button]')].map((cell) => cell.getAttribute('aria-label'))",
    );
    let words = |name: &Value| name.as_str().unwrap_or_default().to_owned();
    found.as_array().map(|names| names.iter().map(words).collect()).unwrap_or_default()
}

/// Returns whether the whole board of the table is in view: nothing of it is cut off, and nothing lies over its cells.
pub const WHOLE: &str = "
    const board = document.querySelector('#stage .board').getBoundingClientRect();
    const uncovered = (square) => {
      const box = square.getBoundingClientRect();
      return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('#stage .board, .choice-box');
    };
    return board.height > 100 && board.top >= 0 && board.left >= -1 && board.bottom <= innerHeight + 1 && board.right <= innerWidth + 1
      && [...document.querySelectorAll('#stage .scene .square')].every(uncovered)";
