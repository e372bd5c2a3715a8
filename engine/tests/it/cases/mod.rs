//! Rules as lines of data: a position, moves, and what must be seen then. `data/cases/README.md` gives the format.

mod seen;
mod table;

use std::fs;

use crate::play::data;

pub use seen::check;
use seen::{fits, is_listed, words};
pub use table::{Table, hexagon};

/// A line of a file, without its rule and its reason.
struct Case<'a> {
    /// Where it begins; none where it goes on from the line before.
    position: Option<&'a str>,
    moves: Vec<String>,
    /// What must be seen, in one or several parts.
    expected: Vec<&'a str>,
}

/// The words of the column of moves; what stands in quotation marks is one, and `3x(a b)` is `a b` three times.
fn moves(text: &str) -> Vec<String> {
    if text == "-" {
        return Vec::new();
    }
    let mut found = Vec::new();
    for (number, part) in text.split('"').enumerate() {
        if number % 2 == 1 {
            found.push(part.to_owned());
            continue;
        }
        let mut words = part.split_whitespace();
        while let Some(word) = words.next() {
            let Some((times, first)) = word.split_once("x(") else {
                found.push(word.to_owned());
                continue;
            };
            let mut round = vec![first];
            while round.last().is_some_and(|last| !last.ends_with(')')) {
                round.push(words.next().expect("a round ends with a bracket"));
            }
            let round = round.into_iter().map(|word| word.trim_end_matches(')').to_owned());
            found.extend(vec![round.collect::<Vec<_>>(); times.parse().expect("how often")].concat());
        }
    }
    found
}

/// What only the last move can tell.
fn is_of_last(expected: &str) -> bool {
    let kind = expected.split(' ').next();
    kind.is_some_and(|kind| {
        matches!(kind, "legal" | "illegal" | "refused" | "says" | "reads" | "offers" | "offers-from")
    })
}

impl Case<'_> {
    /// Plays the moves and compares what is seen; gives the table as it is then.
    fn run(&self, setup: &str, before: Option<&Table>) -> Result<Option<Table>, String> {
        let unreadable = self.expected[0].strip_prefix("unreadable");
        let mut table = match (self.position.map(|position| Table::set_up(setup, position)), unreadable) {
            (Some(Err(error)), Some(why)) if error.contains(why.trim()) => return Ok(None),
            (Some(Err(error)), _) => return Err(error),
            (Some(Ok(_)), Some(_)) => return Err("it was read".to_owned()),
            (Some(Ok(table)), None) => table,
            (None, _) => before.ok_or("the line before has no game")?.clone(),
        };
        let (last, played) = match self.moves.split_last() {
            Some((last, played)) if is_of_last(self.expected[0]) => (Some(last.as_str()), played),
            None if is_of_last(self.expected[0]) => return Err("there is no move".to_owned()),
            _ => (None, self.moves.as_slice()),
        };
        for word in played {
            table.step(word).map_err(|refusal| format!("{word} is refused: {}", refusal.reason))?;
        }
        for expected in &self.expected {
            if is_of_last(expected) {
                judge(&mut table, last.ok_or("only a move can be judged")?, expected)?;
            } else if *expected != "played" {
                check(&table, expected)?;
            }
        }
        Ok(Some(table))
    }
}

/// Tries the last move, which changes nothing but where it is read.
fn judge(table: &mut Table, last: &str, expected: &str) -> Result<(), String> {
    let (kind, rest) = expected.split_once(' ').unwrap_or((expected, ""));
    if matches!(kind, "legal" | "illegal") {
        let same = is_listed(&table.game, last) == (kind == "legal");
        return if same { Ok(()) } else { Err(format!("{last} is not {kind}")) };
    }
    let game = &table.game;
    let before = (game.position(), game.key(), game.to_act());
    match (table.step(last), kind) {
        (Ok(exact), "reads") if exact == rest => Ok(()),
        (Ok(exact), _) => Err(format!("it was played as {exact}")),
        (Err(refusal), "reads") => Err(format!("refused: {}", refusal.reason)),
        (Err(refusal), _) => {
            let game = &table.game;
            // Time passes where a move has one.
            let timed = last.starts_with(|c: char| c.is_ascii_digit());
            if !timed && before != (game.position(), game.key(), game.to_act()) {
                return Err("what was refused changed something".to_owned());
            }
            let found = match kind {
                "refused" => words(game, &refusal.reason),
                "says" => refusal.reason.to_string(),
                _ => refusal.nearest.join(" "),
            };
            let same = match kind {
                "says" => found.contains(rest),
                "offers-from" => !found.is_empty() && found.split(' ').all(|mv| mv.starts_with(rest)),
                _ => kind == "refused" && rest.is_empty() || fits(&found, rest),
            };
            if same { Ok(()) } else { Err(format!("{kind} otherwise: {found}")) }
        }
    }
}

/// Runs a file, to its end; everything that is wrong is told at once.
fn run(name: &str) {
    let text = fs::read_to_string(data("cases").join(name)).expect("a file of cases");
    let (mut setups, mut count, mut wrong): (Vec<&str>, _, _) = (Vec::new(), 0, Vec::new());
    let mut tables: Vec<Option<Table>> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(games) = line.strip_prefix("game ") {
            setups = games.split("; ").collect();
            continue;
        }
        let columns: Vec<&str> = line.split(" | ").collect();
        let (position, played, expected) = match columns[..] {
            ["then", played, expected] | ["then", played, expected, _] => (None, played, expected),
            [_, position, played, expected] | [_, position, played, expected, _] => {
                (Some(position), played, expected)
            }
            _ => panic!("{name}:{number}: a case has four columns, and a fifth that says why"),
        };
        let case = Case { position, moves: moves(played), expected: expected.split("; ").collect() };
        tables.resize(setups.len(), None);
        for (setup, table) in setups.iter().zip(&mut tables) {
            count += 1;
            match case.run(setup, table.as_ref()) {
                Ok(after) => *table = after,
                Err(error) => wrong.push(format!("{name}:{number}: {setup}\n    {line}\n    {error}")),
            }
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

files!(billichess, black_holes, chess, crazy, denial, draughts, pacts, realtime, three_way);
