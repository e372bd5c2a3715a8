//! How SQLite finds what the store asks for: no statement reads a large table from end to end, but for those named here.
//!
//! The statements are taken from the sources themselves, so none is forgotten.

use std::fs;
use std::path::{Path, PathBuf};

use lasermate_service::store::Store;
use rusqlite::Connection;

/// Tables of a few rows whatever happens; `s` and what begins like the last two is SQLite's own.
const SMALL: [&str; 9] =
    ["alive", "study", "linked", "silent", "wiped", "s", "sqlite_", "pragma_", "json_each"];

/// Indexes of what stands at the moment: few rows of a large table.
const OF_THE_MOMENT: [&str; 8] = [
    "game_live",
    "game_server",
    "challenge_open",
    "tournament_running",
    "challenge_due",
    "challenge_server",
    "matrix_inbox_waiting",
    "discord_thread_named",
];

/// Statements that may read a table from end to end, and why.
const MAY_SCAN: [(&str, &str); 22] = [
    ("CROSS JOIN result other ON other.game = own.game", "a hundred games of one person at the most"),
    ("SELECT at FROM log ORDER BY n DESC LIMIT 1", "the last row alone is read"),
    ("INSERT INTO person", "SQLite would look for challenges of a person that is missing, and none ever is"),
    ("FROM outbox GROUP BY platform", "posts that are owed now"),
    ("SELECT id, post FROM outbox ORDER BY id", "the doctor reads every post that is owed"),
    (
        "SELECT id, reply FROM request",
        "once, when somebody deletes their words: anybody may have asked about them",
    ),
    ("SELECT id, body FROM local_message ORDER BY id", "the doctor reads every message of the chat"),
    ("FROM local_message WHERE marked = 0", "once, when somebody deletes who they are"),
    ("FROM local_message WHERE instr(body", "once, when somebody deletes who they are"),
    ("SELECT channel, name FROM discord_thread", "once, when somebody deletes who they are"),
    ("SELECT id, body FROM challenge WHERE state = 'open'", "the doctor reads every challenge that stands"),
    ("SELECT id, body FROM tournament WHERE state IN", "the doctor reads every tournament that is not over"),
    ("SELECT DISTINCT guild FROM discord_room", "once a start, all rooms are wanted"),
    ("DELETE FROM discord_sent WHERE delivery NOT IN", "messages of posts that are owed now"),
    ("DELETE FROM matrix_sent WHERE delivery NOT IN", "events of posts that are owed now"),
    ("FROM matrix_locked ORDER BY at LIMIT", "a few of the oldest, by their index"),
    ("SELECT first, newest FROM matrix_moved", "once a start and after an upgrade, all are wanted"),
    ("SELECT id FROM game ORDER BY id", "an operator exports every game"),
    ("FROM removed_game ORDER BY n", "a rebuild counts what came of every game that was removed"),
    ("FROM local_invitation ORDER BY made_at", "somebody invites others: a thousand at the most"),
    ("FROM local_pass ORDER BY seen_at", "somebody is let in: their number is bounded"),
    ("SELECT * FROM ", "what a rebuild made, compared by tests"),
];

/// The column names that statements of the log share, as `store/event.rs` has them.
const COLUMNS: &str = "n, at, request, server, room, person, challenge, game, seat, verb, body";

/// The string literals of Rust source text, outside comments.
fn literals(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        match c {
            '/' if rest.peek() == Some(&'/') => {
                rest.by_ref().find(|c| *c == '\n');
            }
            // A quote as a character, and no lifetime.
            '\'' if rest.peek() == Some(&'"') => {
                rest.next();
            }
            '"' => {
                let mut literal = String::new();
                while let Some(c) = rest.next() {
                    match c {
                        '"' => break,
                        '\\' => match rest.next() {
                            Some('n') => literal.push('\n'),
                            Some('\n') => while rest.next_if(|c| c.is_whitespace()).is_some() {},
                            Some(other) => literal.push(other),
                            None => {}
                        },
                        other => literal.push(other),
                    }
                }
                found.push(literal);
            }
            _ => {}
        }
    }
    found
}

fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder);
    let mut files: Vec<_> = fs::read_dir(&folder)
        .expect("the sources")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|end| end == "rs"))
        .collect();
    files.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a source");
        let tested = text.find("#[cfg(test)]\nmod tests").unwrap_or(text.len());
        (path, text[..tested].to_owned())
    };
    files.into_iter().map(read).collect()
}

/// Every statement of a folder's sources, written out.
fn statements(folder: &str) -> Vec<String> {
    let mut all = Vec::new();
    for (path, text) in sources(folder) {
        // A statement that others end with a clause of their own.
        let ended = |call: &str| -> Vec<String> {
            text.split(call).skip(1).filter_map(|rest| literals(rest).into_iter().next()).collect()
        };
        let which = [ended("self.challenges("), ended("self.ratings(")].concat();
        for literal in literals(&text) {
            let verb = literal.split_whitespace().next().unwrap_or_default();
            if !["SELECT", "INSERT", "UPDATE", "DELETE", "WITH", "REPLACE"].contains(&verb) {
                continue;
            }
            let literal = literal.replace("{COLUMNS}", COLUMNS).replace("{table}", "game ");
            if literal.contains("{which}") {
                assert!(which.len() >= 4, "{}: the clauses were not found", path.display());
                all.extend(which.iter().map(|which| literal.replace("{which}", which)));
            } else {
                assert!(!literal.contains('{'), "{}: how is this written out? {literal}", path.display());
                all.push(literal);
            }
        }
    }
    all
}

/// The steps of a statement's plan that read a large table from end to end.
fn scans(db: &Connection, sql: &str) -> Vec<String> {
    let mut plan =
        db.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap_or_else(|error| panic!("{error}: {sql}"));
    let parameters = plan.parameter_count();
    for number in 1..=parameters {
        plan.raw_bind_parameter(number, 1).expect("bound");
    }
    let mut rows = plan.raw_query();
    let mut found = Vec::new();
    while let Some(row) = rows.next().expect("a plan") {
        let step: String = row.get("detail").expect("a step");
        let Some(what) = step.strip_prefix("SCAN ") else { continue };
        let mut words = what.split_whitespace();
        let table = words.next().unwrap_or_default();
        let index = words.last().unwrap_or_default();
        // Rows of a statement's own values, subqueries that were planned on their own.
        if what.starts_with("CONSTANT ROW") || table.starts_with('(') {
            continue;
        }
        let small =
            SMALL.iter().any(|small| table == *small || small.ends_with('_') && table.starts_with(small));
        if !small && !OF_THE_MOMENT.contains(&index) {
            found.push(step);
        }
    }
    found
}

#[test]
fn no_statement_reads_a_large_table_from_end_to_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path()).expect("a store");
    let db = Connection::open(store.path()).expect("sqlite");
    let all = statements("service/src/store");
    assert!(all.len() > 70, "only {} statements were found", all.len());
    let mut faults = Vec::new();
    for sql in &all {
        let found = scans(&db, sql);
        if !found.is_empty() && !MAY_SCAN.iter().any(|(part, _)| sql.contains(part)) {
            faults.push(format!("{found:?} in {sql}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The questions of `/privacy`, by the index that answers them.
#[test]
fn what_is_kept_of_a_person_is_found_by_index() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path()).expect("a store");
    let db = Connection::open(store.path()).expect("sqlite");
    for (sql, index) in [
        ("SELECT count(*) FROM request WHERE person = 1", "COVERING INDEX request_person"),
        ("SELECT count(*) FROM log WHERE person = 1", "COVERING INDEX log_person"),
        ("SELECT count(*) FROM seat WHERE person = 1", "COVERING INDEX seat_person"),
        ("UPDATE request SET reply = '', person = NULL WHERE person = 1", "INDEX request_person"),
    ] {
        let plan: String =
            db.query_row(&format!("EXPLAIN QUERY PLAN {sql}"), [], |row| row.get("detail")).expect("a plan");
        assert!(plan.contains(index), "{plan}");
    }
}
