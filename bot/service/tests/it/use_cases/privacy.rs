//! What is told of what is kept about somebody, and what is left once it has been deleted.

use lasermate_domain::command::CommandId;
use lasermate_domain::port::ReplyKind;
use lasermate_domain::puzzles;
use lasermate_service::service;
use rusqlite::Connection;
use rusqlite::types::Value;

use crate::kit::served::{BEGUN, Served, press};

/// Everything that is in the tables of a served store, a line for each row.
fn all_of(served: &Served) -> Vec<String> {
    let db = Connection::open(served.service().store().path()).expect("sqlite");
    let mut tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").expect("a schema");
    let tables = tables.query_map([], |row| row.get::<_, String>(0)).expect("tables");
    let mut lines = Vec::new();
    for table in tables.map(|table| table.expect("a table")) {
        let mut all = db.prepare(&format!("SELECT * FROM \"{table}\"")).expect("a table");
        let width = all.column_count();
        let mut rows = all.query([]).expect("rows");
        while let Some(row) = rows.next().expect("a row") {
            let values: Vec<Value> = (0..width).map(|at| row.get(at).expect("a value")).collect();
            lines.push(format!("{table} {values:?}"));
        }
    }
    lines
}

#[test]
fn puzzles_are_told_of_and_what_somebody_had_set_goes_with_them() {
    let served = Served::new();
    let puzzle = puzzles::numbered(1).expect("a puzzle");
    for (command, options) in [
        (CommandId::Pings, &[("quiet", "22-7"), ("zone", "+5:30")][..]),
        (CommandId::Holiday, &[("days", "5")]),
        (CommandId::Leaderboard, &[("me", "list")]),
        (CommandId::Puzzle, &[("number", "1"), ("answer", puzzle.key())]),
    ] {
        let told = served.command("ann", "a", command, options);
        assert_ne!(told.kind, ReplyKind::Refused, "{}", told.text);
    }
    let shown = served.command("ann", "a", CommandId::Privacy, &[("action", "show")]).text;
    assert!(shown.contains("and 1 rating\n"), "that of her puzzles: {shown}");
    assert!(shown.contains("your answers to 1 puzzle, and your streak"), "{shown}");
    let settings = ["22:00", "05:30", "'yes'", "\"yes\""];
    let says = |line: &String| line.starts_with("log ") && settings.iter().any(|said| line.contains(said));
    assert_eq!(all_of(&served).iter().filter(|line| says(line)).count(), 2, "{:?}", all_of(&served));
    served.command("ann", "a", CommandId::Privacy, &[("action", "delete")]);
    assert_eq!(served.ask("ann", "a", BEGUN, press("forget:me:0")).kind, ReplyKind::Shown);
    let left = all_of(&served);
    for line in &left {
        assert!(!line.contains("test:ann") && !says(line), "{line}");
    }
    let emptied = |verb: &str| {
        let end = format!("Text(\"{verb}\"), Text(\"\")]");
        left.iter().any(|line| line.starts_with("log ") && line.ends_with(&end))
    };
    for verb in ["pings", "holiday", "listed"] {
        assert!(emptied(verb), "{verb}: {left:?}");
    }
    // The puzzle keeps its rating, and the log says so again.
    let before = served.service().store().derived_text().expect("read");
    assert!(before.contains("puzzle ") && !before.contains("solver "), "{before}");
    let rebuilt = service::rebuild(served.service()).expect("rebuilt");
    assert_eq!(rebuilt.rows_left_out, []);
    assert_eq!(served.service().store().derived_text().expect("read"), before);
}
