//! Puzzles on the board: moves by hand, replies that are played, hints, the next one; nobody else sees any of it.

use lasermate_domain::puzzles;
use lasermate_tests::axe::{axe, violations};
use lasermate_tests::board::{HANDSET, LAPTOP};
use lasermate_tests::browser::{Browser, Pointer, driver, key};
use lasermate_tests::page::{open, shows, take, text};
use lasermate_tests::program::Bot;
use serde_json::json;

/// A puzzle of plain moves, with the cells of each.
fn plain(least: usize) -> (u64, Vec<(String, String)>) {
    let cells = |word: &String| {
        let exact = word.split_once(':')?.1;
        let plain = exact.len() == 4
            && exact.is_char_boundary(2)
            && exact.bytes().all(|byte| byte.is_ascii_alphanumeric());
        plain.then(|| (exact[..2].to_owned(), exact[2..].to_owned()))
    };
    let found = (1..).zip(puzzles::all()).find_map(|(number, listed)| {
        let puzzle = puzzles::numbered(number).filter(|puzzle| puzzle.solution.len() >= least)?;
        let moves: Option<Vec<_>> = puzzle.solution.iter().map(cells).collect();
        Some((number, moves?)).filter(|_| listed.preset.name == "billichess")
    });
    found.unwrap_or_else(|| panic!("no puzzle of {least} plain moves"))
}

fn point(browser: &Browser<'_>, cell: &str) {
    let polygon = format!(".live g[data-cell='{cell}'] > polygon");
    browser.until(&format!("return document.querySelector({}) !== null", json!(polygon)));
    browser.click(&polygon);
}

fn play(browser: &Browser<'_>, (from, to): &(String, String)) {
    point(browser, from);
    point(browser, to);
}

fn at_step(browser: &Browser<'_>, step: &str) {
    browser.until(&format!("return document.body.dataset.step === {}", json!(step)));
}

#[test]
fn a_puzzle_is_solved_by_hand_and_seen_by_nobody_else() {
    const TEST: &str = "a_puzzle_is_solved_by_hand_and_seen_by_nobody_else";
    let Some(driver) = driver(TEST) else { return };
    let Some(axe) = axe(TEST) else { return };
    let bot = Bot::start();
    let (number, moves) = plain(3);
    let ann = open(&driver, &bot, "lobby", LAPTOP);
    take(&ann, "Ann");
    let bob = driver.open(HANDSET.0, HANDSET.1);
    // Who has no name solves it as well.
    for (browser, name) in [(&ann, true), (&bob, false)] {
        browser.go(&format!("http://{}/puzzle/{number}", bot.address));
        at_step(browser, "0");
        assert_eq!(browser.run("return document.documentElement.scrollWidth <= innerWidth"), json!(true));
        assert_eq!(violations(browser, axe), Vec::<String>::new());
        // Each of the own moves by hand; what is replied comes by itself.
        for (step, own) in moves.iter().enumerate().step_by(2) {
            at_step(browser, &step.to_string());
            play(browser, own);
        }
        at_step(browser, "solved");
        shows(browser, "#outcome", "correct");
        // It was set one letter a line.
        browser.until("return document.getElementById('outcome').getBoundingClientRect().width > 250");
        assert_eq!(
            text(browser, "#outcome").contains("puzzle rating"),
            name,
            "{}",
            text(browser, "#outcome")
        );
        assert_eq!(violations(browser, axe), Vec::<String>::new());
        browser.until("return document.activeElement.id === 'next'");
        browser.keys(key::ENTER);
        browser.until(&format!(
            "return document.body.dataset.step === '0' && !location.pathname.endsWith('/{number}')"
        ));
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
    assert_eq!(bot.messages("lobby").len(), 0, "what is solved is one's own affair");
}

/// A slip of a finger was a wrong answer.
#[test]
fn a_finger_answers_by_its_second_tap() {
    let Some(driver) = driver("a_finger_answers_by_its_second_tap") else { return };
    let bot = Bot::start();
    let (number, moves) = plain(1);
    let ann = driver.open(HANDSET.0, HANDSET.1);
    ann.go(&format!("http://{}/puzzle/{number}", bot.address));
    at_step(&ann, "0");
    let tap = |cell: &str| {
        let at = ann.run(&format!(
            "const box = document.querySelector(\".live g[data-cell='{cell}'] > polygon\").getBoundingClientRect();
             return [box.x + box.width / 2, box.y + box.height / 2]"
        ));
        let axis = |axis: usize| at[axis].as_f64().unwrap_or_else(|| panic!("no cell {cell}")) as i32;
        ann.point(Pointer::Touch, &[(axis(0), axis(1))]);
    };
    let (from, to) = &moves[0];
    tap(from);
    tap(to);
    shows(&ann, ".told", "Tap again for");
    assert_eq!(
        (ann.run("return document.body.dataset.step"), text(&ann, "#outcome")),
        (json!("0"), String::new())
    );
    tap(to);
    ann.until("return document.body.dataset.step !== '0'");
    assert_eq!(ann.complaints(), Vec::<String>::new());
}

#[test]
fn a_hint_and_the_solution_help_and_end_what_was_solved_in_a_row() {
    let Some(driver) = driver("a_hint_and_the_solution_help_and_end_what_was_solved_in_a_row") else {
        return;
    };
    let bot = Bot::start();
    let (number, moves) = plain(1);
    let ann = driver.open(LAPTOP.0, LAPTOP.1);
    ann.go(&format!("http://{}/puzzle/{number}", bot.address));
    at_step(&ann, "0");
    ann.run("sessionStorage.setItem('lasermate.streak', '4')");
    ann.click("#hint");
    shows(&ann, "#outcome", &moves[0].0);
    assert_eq!(ann.run("return sessionStorage.getItem('lasermate.streak')"), json!("0"));
    ann.click("#solution");
    at_step(&ann, "solved");
    shows(&ann, "#outcome", "Solution of puzzle");
    // Today's has an address of its own.
    ann.go(&format!("http://{}/puzzle/daily", bot.address));
    at_step(&ann, "0");
    let daily = bot.ask("GET", "/api/puzzles/daily", None, None).json()["number"].to_string();
    assert!(
        ann.run("return location.pathname").as_str().is_some_and(|path| path.ends_with(&format!("/{daily}")))
    );
    assert_eq!(ann.complaints(), Vec::<String>::new());
}

#[test]
fn the_answer_to_an_exercise_is_chosen_on_the_board() {
    const TEST: &str = "the_answer_to_an_exercise_is_chosen_on_the_board";
    let Some(driver) = driver(TEST) else { return };
    let Some(axe) = axe(TEST) else { return };
    let bot = Bot::start();
    let exercise = |name: &str| {
        let found = (1..).zip(puzzles::all()).find_map(|(number, listed)| {
            let puzzle = puzzles::numbered(number).filter(|puzzle| puzzle.asks.is_some())?;
            (listed.preset.name == name && puzzle.solution.len() > 1).then_some((number, puzzle.solution))
        });
        found.unwrap_or_else(|| panic!("no exercise of {name}"))
    };
    let (number, cells) = exercise("black-holes");
    let ann = driver.open(HANDSET.0, HANDSET.1);
    ann.go(&format!("http://{}/puzzle/{number}", bot.address));
    at_step(&ann, "0");
    let pick = |cell: &str| ann.click(&format!(".pick[aria-label='{cell}']"));
    pick(&cells[0]);
    let check = "#says button:last-child";
    ann.click(check);
    shows(&ann, "#outcome", "that isn't it");
    cells.iter().skip(1).for_each(|cell| pick(cell));
    assert_eq!(violations(&ann, axe), Vec::<String>::new());
    ann.click(check);
    at_step(&ann, "solved");
    shows(&ann, "#outcome", "correct");
    assert_eq!(ann.complaints(), Vec::<String>::new());
}
