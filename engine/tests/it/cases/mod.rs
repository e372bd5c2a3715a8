//! Rules as lines of data: a position, moves, and what must be seen then. `data/cases/README.md` gives the format.

mod seen;

use std::fs;

use crate::play::{data, set_up, step};

pub use seen::check;
use seen::{is_listed, words};

/// A line of a file.
struct Case<'a> {
    setup: &'a str,
    position: &'a str,
    moves: Vec<&'a str>,
    expected: &'a str,
}

/// The words of the column of moves; what stands in quotation marks is one.
fn moves(text: &str) -> Vec<&str> {
    if text == "-" {
        return Vec::new();
    }
    let mut found = Vec::new();
    for (number, part) in text.split('"').enumerate() {
        if number % 2 == 1 {
            found.push(part);
        } else {
            found.extend(part.split_whitespace());
        }
    }
    found
}

impl Case<'_> {
    /// Plays the moves and compares what is seen; what is wrong, where anything is.
    fn run(&self) -> Result<(), String> {
        let start = if self.position == "start" { "" } else { self.position };
        let (kind, rest) = self.expected.split_once(' ').unwrap_or((self.expected, ""));
        let mut game = match (set_up(self.setup, start), kind) {
            (Err(error), "unreadable") if !error.is_empty() => return Ok(()),
            (Err(error), _) => return Err(error),
            (Ok(_), "unreadable") => return Err("it was read".to_owned()),
            (Ok(game), _) => game,
        };
        let of_last = matches!(kind, "legal" | "illegal" | "refused" | "says" | "reads");
        let (last, before) = match self.moves.split_last() {
            Some((last, before)) if of_last => (*last, before),
            _ if of_last => return Err("there is no move".to_owned()),
            _ => ("", self.moves.as_slice()),
        };
        for word in before {
            step(&mut game, word).map_err(|reason| format!("{word} is refused: {reason}"))?;
        }
        if matches!(kind, "legal" | "illegal") {
            return if is_listed(&game, last) == (kind == "legal") {
                Ok(())
            } else {
                Err("it is not".to_owned())
            };
        }
        if !of_last {
            return if kind == "played" { Ok(()) } else { check(&game, self.expected) };
        }
        let before = (game.position(), game.key(), game.to_act());
        match (step(&mut game, last), kind) {
            (Ok(exact), "reads") if exact == rest => Ok(()),
            (Ok(exact), _) => Err(format!("it was played as {exact}")),
            (Err(reason), "refused" | "says") => {
                if before != (game.position(), game.key(), game.to_act()) {
                    return Err("what was refused changed something".to_owned());
                }
                let found = if kind == "says" { reason.to_string() } else { words(&game, &reason) };
                let same = rest.is_empty() || found == rest || kind == "says" && found.contains(rest);
                if same { Ok(()) } else { Err(format!("refused for another reason: {found}")) }
            }
            (Err(reason), _) => Err(format!("refused: {reason}")),
        }
    }
}

/// Runs a file, to its end; everything that is wrong is told at once.
fn run(name: &str) {
    let text = fs::read_to_string(data("cases").join(name)).expect("a file of cases");
    let (mut setup, mut count, mut wrong) = ("", 0, Vec::new());
    for (number, line) in (1..).zip(text.lines()) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(game) = line.strip_prefix("game ") {
            setup = game;
            continue;
        }
        let columns: Vec<&str> = line.split(" | ").collect();
        let [rule, position, played, expected, ..] = columns[..] else {
            panic!("{name}:{number}: a case has four columns, and a fifth that says why")
        };
        let case = Case { setup, position, moves: moves(played), expected };
        count += 1;
        if let Err(error) = case.run() {
            wrong.push(format!(
                "{name}:{number}: rule {rule}: {setup}\n    {}\n    {error}",
                columns[1..].join(" | ")
            ));
        }
    }
    assert!(wrong.is_empty(), "{} of {count} cases:\n{}", wrong.len(), wrong.join("\n"));
    assert!(count > 0, "{name} has no case");
}

macro_rules! files {
    ($($name:ident),* $(,)?) => {
        $(
            #[test]
            fn $name() {
                run(concat!(stringify!($name), ".cases"));
            }
        )*

        #[test]
        fn every_file_of_cases_is_run() {
            let listed = [$(concat!(stringify!($name), ".cases")),*];
            for entry in fs::read_dir(data("cases")).expect("the folder of cases") {
                let name = entry.expect("an entry").file_name().into_string().expect("a plain name");
                assert!(name == "README.md" || listed.contains(&name.as_str()), "{name} is not in the list");
            }
        }
    };
}

files!(billichess, black_holes, chess, crazy, denial, draughts, three_way);
