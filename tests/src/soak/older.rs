//! Kills while a file of an older schema is brought up to date, and while `lasermate rebuild` runs.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use lasermate_service::clock;
use lasermate_service::store::{FILE_NAME, Store};
use rusqlite::{Connection, params};

use super::life::{Clock, Life, read_log};
use super::tally::Tally;
use crate::dice::Dice;

/// `LASE`, which marks the file as ours.
const APPLICATION: i64 = 0x4c41_5345;
/// How many games an older file has, and how many refused requests: enough for a migration to take a while.
const GAMES: i64 = 400;
const REFUSED: i64 = 4000;
/// How long the program may take to come up again, or to rebuild.
const PATIENCE: Duration = Duration::from_secs(120);

fn migrations() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../migrations");
    let entries = fs::read_dir(folder).expect("the migrations").flatten().map(|entry| entry.path());
    let mut files: Vec<_> = entries.filter(|path| path.extension().is_some_and(|end| end == "sql")).collect();
    files.sort();
    files
}

/// Writes a file as the program left it when there were only so many migrations, with games in it.
fn write(folder: &Path, schema: usize) -> rusqlite::Result<()> {
    let mut db = Connection::open(folder.join(FILE_NAME))?;
    db.pragma_update(None, "journal_mode", "WAL")?;
    db.pragma_update(None, "application_id", APPLICATION)?;
    let change = db.transaction()?;
    for file in migrations().into_iter().take(schema) {
        change.execute_batch(&fs::read_to_string(file).expect("a migration"))?;
    }
    change.pragma_update(None, "user_version", i64::try_from(schema).unwrap_or(0))?;
    change.execute_batch(
        "INSERT INTO person (no, key, name) VALUES (1, 'local:1', 'Ann'), (2, 'local:2', 'Bob')",
    )?;
    for game in 1..=GAMES {
        fill(&change, game)?;
    }
    for number in 0..REFUSED {
        change.execute(
            "INSERT INTO request (id, at, person, accepted, reply, buttons) VALUES (?1, ?2, 1, 0, 'No.', '[]')",
            params![format!("local:1:no-{number}"), number],
        )?;
    }
    change.commit()
}

fn fill(db: &Connection, game: i64) -> rusqlite::Result<()> {
    let room = format!("local:old-{game}");
    // Lately, so that no game has been quiet for so long that the clock would do something about it.
    let at = clock::now() - GAMES + game;
    let until = at + 24 * 60 * 60 * 1000;
    let terms = format!(
        r#"{{"game":"chess","options":"","side":"first","time":null,"opponent":null,"until":{until}}}"#
    );
    let begins = r#"{"game":"chess","options":"","position":null,"time":null,"seats":[1,2]}"#;
    let rows: [(i64, &str, &str, bool); 6] = [
        (1, "challenge", &terms, false),
        (2, "begin", begins, true),
        (1, "play", "e2e4", true),
        (2, "play", "e7e5", true),
        (1, "play", "g1f3", true),
        (2, "play", "b8c6", true),
    ];
    for (number, (person, verb, body, of_game)) in rows.into_iter().enumerate() {
        let request = format!("local:{person}:g{game}-{number}");
        db.execute(
            "INSERT INTO request (id, at, person, accepted, reply, buttons) VALUES (?1, ?2, ?3, 1, 'Done.', '[]')",
            params![request, at, person],
        )?;
        let seat = (verb == "play").then_some(person);
        let challenge = (verb != "play").then_some(game);
        db.execute(
            "INSERT INTO log (at, request, server, room, person, challenge, game, seat, verb, body)
             VALUES (?1, ?2, 'local:home', ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
            params![at, request, room, person, challenge, of_game.then_some(game), seat, verb, body],
        )?;
    }
    db.execute(
        "INSERT INTO challenge (id, server, room, challenger, opponent, body, expires_at, state)
         VALUES (?1, 'local:home', ?2, 1, NULL, ?3, ?4, 'accepted')",
        params![game, room, terms, until],
    )?;
    db.execute(
        "INSERT INTO game (id, server, room, state, wakes_at) VALUES (?1, 'local:home', ?2, 'live', ?3)",
        params![game, room, at + 14 * 24 * 60 * 60 * 1000],
    )?;
    for seat in 1..=2 {
        db.execute("INSERT INTO seat (game, seat, person) VALUES (?1, ?2, ?2)", params![game, seat])?;
    }
    Ok(())
}

/// What must be the same whatever the schema: the log, the people and the requests, in words. Ids of requests named people once,
/// and don't any more.
fn truth(folder: &Path) -> rusqlite::Result<String> {
    let db = Connection::open(folder.join(FILE_NAME))?;
    let verdict: String = db.query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
    let sums = [
        "SELECT count(*), group_concat(n || at || (request IS NOT NULL) || room || verb || body) FROM log",
        "SELECT count(*), group_concat(no || coalesce(key, '') || name) FROM person",
        "SELECT count(*), group_concat(said) FROM (SELECT at || accepted || reply AS said FROM request WHERE accepted = 1 ORDER BY 1)",
    ];
    let mut text = verdict;
    for sum in sums {
        let (count, all): (i64, String) = db.query_row(sum, [], |row| Ok((row.get(0)?, row.get(1)?)))?;
        text.push_str(&format!(" {count} {all}"));
    }
    Ok(text)
}

/// Brings a file of an older schema up to date, with so many kills on the way; gives how many there were.
///
/// # Errors
/// The file cannot be written or read.
pub fn migrate(folder: &Path, dice: &mut Dice, kills: u64, tally: &Tally) -> rusqlite::Result<u64> {
    let newest = migrations().len();
    // Before the second there are no games to read, after the last nothing to do.
    let schema = 2 + dice.below(newest - 2);
    fs::create_dir_all(folder).expect("a folder");
    write(folder, schema)?;
    let before = truth(folder)?;
    let log = folder.join("log");
    let listen = ["--listen", "127.0.0.1:0"];
    let mut killed = 0;
    for _ in 0..kills {
        let life = Life::spawn(folder, &log, None, &listen);
        thread::sleep(Duration::from_micros(500 * dice.below(120) as u64));
        if life.kill(tally) {
            tally.counts().kill("during a migration");
            killed += 1;
        }
    }
    let mut life = Life::spawn(folder, &log, None, &listen);
    if life.greeting(tally).is_none() {
        tally.violation(format!("a file of schema {schema} cannot be opened after {killed} kills"));
    } else if !life.end(tally, PATIENCE) {
        tally.violation(format!("the program did not end well after a migration from schema {schema}"));
    }
    let after = truth(folder)?;
    if after != before {
        tally.violation(format!("schema {schema}: another truth after its migration and {killed} kills"));
    }
    same_after_rebuild(folder, dice, 2, None, tally);
    let mut from = 0;
    if let Err(error) = read_log(&log, &mut from, false, tally) {
        tally.violation(format!("the log of a migration cannot be read: {error}"));
    }
    let found: i64 =
        Connection::open(folder.join(FILE_NAME))?
            .pragma_query_value(None, "user_version", |row| row.get(0))?;
    if usize::try_from(found) != Ok(newest) {
        tally.violation(format!("schema {schema} became {found}, not {newest}"));
    }
    tally.counts().fault("files of an older schema brought up to date");
    Ok(killed)
}

/// `lasermate rebuild`, killed so many times at any moment and then let be: what is derived must be what it was.
pub fn same_after_rebuild(data: &Path, dice: &mut Dice, kills: u64, clock: Option<&Clock>, tally: &Tally) {
    let log = data.with_extension("rebuild.log");
    let Some(before) = derived(data, tally) else { return };
    let begun = Instant::now();
    let mut life = Life::spawn(data, &log, clock, &["rebuild"]);
    if !life.wait(PATIENCE) {
        tally.violation("`lasermate rebuild` failed".to_owned());
    }
    let took = begun.elapsed();
    let Some(once) = derived(data, tally) else { return };
    differ(&before, &once, tally);
    for _ in 0..kills {
        let life = Life::spawn(data, &log, clock, &["rebuild"]);
        thread::sleep(took.mul_f64(dice.below(1000) as f64 / 1000.0));
        if life.kill(tally) {
            tally.counts().kill("during a rebuild");
        }
    }
    if let Some(after) = derived(data, tally) {
        differ(&once, &after, tally);
    }
    let mut from = 0;
    if let Err(error) = read_log(&log, &mut from, false, tally) {
        tally.violation(format!("the log of a rebuild cannot be read: {error}"));
    }
    // The next one begins a log of its own.
    let _ = fs::remove_file(&log);
    tally.counts().fault("rebuilt and compared");
}

fn derived(data: &Path, tally: &Tally) -> Option<String> {
    let text = Store::open(data).map_err(|error| error.to_string());
    let text = text.and_then(|store| store.derived_text().map_err(|error| error.to_string()));
    let text = text.and_then(|text| Ok((text, realtime(data).map_err(|error| error.to_string())?)));
    let text = text.map(|(text, realtime)| text.lines().map(|line| comparable(line, &realtime)).collect());
    text.map_err(|why| tally.violation(format!("the store cannot be read: {why}"))).ok()
}

/// When a game without turns wakes depends on when its board was shown again, which is no row of the log.
fn comparable(line: &str, realtime: &[i64]) -> String {
    let own = |id: &i64| line.starts_with(&format!("game [Integer({id}),"));
    let shown =
        if realtime.iter().any(own) { line.rsplit_once(", ").map_or(line, |(rest, _)| rest) } else { line };
    format!("{shown}\n")
}

fn realtime(data: &Path) -> rusqlite::Result<Vec<i64>> {
    let db = Connection::open(data.join(FILE_NAME))?;
    let mut find =
        db.prepare("SELECT game FROM log WHERE verb = 'begin' AND body LIKE '%\"game\":\"realtime\"%'")?;
    find.query_map([], |row| row.get(0))?.collect()
}

fn differ(before: &str, after: &str, tally: &Tally) {
    if before == after {
        return;
    }
    let only = |a: &str, b: &str| {
        let others: std::collections::HashSet<_> = b.lines().collect();
        a.lines().filter(|line| !others.contains(line)).take(4).collect::<Vec<_>>().join("; ")
    };
    tally.violation(format!(
        "a rebuild gives other tables: before {}; after {}",
        only(before, after),
        only(after, before)
    ));
}
