//! What all second programs and their comparisons share: squares, boards as text, chance and counting. It knows no rule.

use std::collections::BTreeMap;
use std::thread;

pub use crate::dice::Dice;

/// A column and a row, from 0.
pub type Square = (i32, i32);

/// All squares of eight rows of so many columns, a1, b1 and so on.
pub fn squares(columns: i32) -> impl Iterator<Item = Square> {
    (0..8).flat_map(move |row| (0..columns).map(move |column| (column, row)))
}

/// Whether a square is on a board of eight rows of so many columns.
#[must_use]
pub fn on_board((column, row): Square, columns: i32) -> bool {
    (0..columns).contains(&column) && (0..8).contains(&row)
}

/// The name of a square.
///
/// # Panics
/// Before the first column.
#[must_use]
pub fn name((column, row): Square) -> String {
    format!("{}{}", char::from(b'a' + u8::try_from(column).expect("a column")), row + 1)
}

/// The letters of a FEN's first field with their squares.
///
/// # Panics
/// There are more than eight rows.
pub fn placed(placement: &str) -> Vec<(Square, char)> {
    let mut found = Vec::new();
    for (row, rank) in (0..8).rev().zip(placement.split('/')) {
        let mut column = 0;
        for letter in rank.chars() {
            match letter.to_digit(10) {
                Some(empty) => column += i32::try_from(empty).expect("one digit"),
                None => {
                    found.push(((column, row), letter));
                    column += 1;
                }
            }
        }
    }
    found
}

/// A row as text: what stands there, and how many empty cells lie between.
pub fn rank(cells: impl IntoIterator<Item = Option<String>>) -> String {
    let (mut text, mut empty) = (String::new(), 0);
    for cell in cells {
        let Some(piece) = cell else {
            empty += 1;
            continue;
        };
        if empty > 0 {
            text += &empty.to_string();
        }
        empty = 0;
        text += &piece;
    }
    if empty > 0 { text + &empty.to_string() } else { text }
}

/// The first field of a FEN, for a board of eight rows of so many columns.
pub fn placement(columns: i32, at: impl Fn(Square) -> Option<String>) -> String {
    let row = |row: i32| rank((0..columns).map(|column| at((column, row))));
    (0..8).rev().map(row).collect::<Vec<_>>().join("/")
}

/// `-` for nothing.
#[must_use]
pub fn or_dash(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}

/// How often things are compared: `short` times; with `LASERMATE_LONG=1` `long` times, with a larger number that often.
#[must_use]
pub fn wanted(short: u64, long: u64) -> u64 {
    let wanted = std::env::var("LASERMATE_LONG").ok().and_then(|text| text.parse().ok());
    match wanted {
        None | Some(0) => short,
        Some(1) => long,
        Some(number) => number,
    }
}

/// Seldom things that must have happened, or the comparison proves little of them.
#[derive(Debug, Default)]
pub struct Tally(BTreeMap<String, usize>);

impl Tally {
    pub fn count(&mut self, what: &str) {
        self.add(what, 1);
    }

    /// It happened so many times more.
    pub fn add(&mut self, what: &str, times: usize) {
        *self.0.entry(what.to_owned()).or_default() += times;
    }

    #[must_use]
    pub fn of(&self, what: &str) -> usize {
        self.0.get(what).copied().unwrap_or_default()
    }

    /// All of these happened.
    ///
    /// # Panics
    /// One of them did not.
    pub fn saw(&self, what: &[&str]) {
        self.saw_at_least(&what.iter().map(|what| (*what, 1)).collect::<Vec<_>>());
    }

    /// All of these happened so often.
    ///
    /// # Panics
    /// One of them did not.
    pub fn saw_at_least(&self, what: &[(&str, usize)]) {
        for (what, least) in what {
            assert!(self.of(what) >= *least, "only {} {what}: {self:?}", self.of(what));
        }
    }
}

/// Compares something for each number up to `wanted`, on several threads.
///
/// # Panics
/// A comparison fails.
pub fn each(wanted: u64, compare: impl Fn(u64, &mut Tally) + Sync) -> Tally {
    let parts = thread::available_parallelism().map_or(1, |threads| threads.get().min(4)) as u64;
    let compare = &compare;
    let run = |part: u64| {
        let mut tally = Tally::default();
        for seed in (0..wanted).filter(|seed| seed % parts == part) {
            compare(seed, &mut tally);
        }
        tally
    };
    let mut all = Tally::default();
    thread::scope(|scope| {
        let threads: Vec<_> = (0..parts).map(|part| scope.spawn(move || run(part))).collect();
        for thread in threads {
            for (what, times) in thread.join().expect("both programs agree").0 {
                all.add(&what, times);
            }
        }
    });
    all
}
