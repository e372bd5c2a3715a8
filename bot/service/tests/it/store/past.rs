//! Files of every schema that was ever in use: each is brought up to date, and its games are read and played on.
//!
//! Such a file is made by the migrations of then and the rows of `data/stores/rows.sql`. That it is made as it was in use,
//! says `data/stores/hashes.txt`: in line N the SHA-256 of schema N's file as text. `LASERMATE_WRITE_EXPECTED=1` adds the
//! lines that are missing, but for the newest schema, which is still being worked on; a line that is there is never
//! written again.

use std::fs;
use std::path::{Path, PathBuf};

use crate::kit::asked;
use crate::kit::served::Served;
use lasermate_domain::command::CommandId;
use lasermate_domain::port::{ReplyKind, RequestId};
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::GameId;
use lasermate_service::service;
use lasermate_service::service::Service;
use lasermate_service::store::{FILE_NAME, Store};
use rusqlite::Connection;
use rusqlite::types::Value;
use sha2::{Digest, Sha256};

/// A moment after everything in the files, before anybody's time is over.
const NOW: i64 = 1_763_800_300_000;

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The migrations in order, the first one first.
fn migrations() -> Vec<PathBuf> {
    let mut files: Vec<_> = fs::read_dir(here("../../migrations"))
        .expect("the migrations")
        .map(|file| file.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|end| end == "sql"))
        .collect();
    files.sort();
    files
}

/// A file of a schema as a program of then left it.
fn written(schema: usize) -> Connection {
    let db = Connection::open_in_memory().expect("sqlite");
    for file in migrations().iter().take(schema) {
        db.execute_batch(&fs::read_to_string(file).expect("a migration")).expect("made");
    }
    let rows = fs::read_to_string(here("tests/data/stores/rows.sql")).expect("the rows");
    let sections: Vec<_> = rows.split("\n\n-- ").skip(1).collect();
    for number in 1..=schema {
        // Not every schema brought rows of its own.
        let head = format!("{number}: ");
        let Some(body) = sections.iter().find_map(|section| section.strip_prefix(&head)) else { continue };
        let (_, inserts) = body.split_once('\n').expect("rows");
        db.execute_batch(inserts).unwrap_or_else(|error| panic!("section {number}: {error}"));
    }
    db.pragma_update(None, "application_id", 0x4c41_5345).expect("marked");
    db.pragma_update(None, "user_version", i64::try_from(schema).expect("few")).expect("numbered");
    db
}

/// A file as text that makes it again.
fn dump(db: &Connection) -> String {
    let number =
        |name: &str| db.pragma_query_value(None, name, |row| row.get::<_, i64>(0)).expect("a number");
    let mut text = format!(
        "PRAGMA application_id = {};\nPRAGMA user_version = {};\n",
        number("application_id"),
        number("user_version")
    );
    let mut objects = db
        .prepare("SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT GLOB 'sqlite_*' ORDER BY rowid")
        .expect("the schema");
    let objects: Vec<(String, String, String)> = objects
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        .expect("the schema")
        .collect::<Result<_, _>>()
        .expect("the schema");
    for (_, _, sql) in objects.iter().filter(|(kind, ..)| kind == "table") {
        text += &format!("{sql};\n");
    }
    for (_, name, _) in objects.iter().filter(|(kind, ..)| kind == "table") {
        let columns = db.prepare(&format!("SELECT * FROM \"{name}\"")).expect("a table").column_count();
        let order = if columns > 1 { "1, 2" } else { "1" };
        let mut all = db.prepare(&format!("SELECT * FROM \"{name}\" ORDER BY {order}")).expect("a table");
        let width = all.column_count();
        let mut rows = all.query([]).expect("rows");
        while let Some(row) = rows.next().expect("a row") {
            let values: Vec<String> = (0..width).map(|at| literal(&row.get(at).expect("a value"))).collect();
            text += &format!("INSERT INTO \"{name}\" VALUES ({});\n", values.join(", "));
        }
    }
    for (_, _, sql) in objects.iter().filter(|(kind, ..)| kind != "table") {
        text += &format!("{sql};\n");
    }
    text
}

fn literal(value: &Value) -> String {
    match value {
        Value::Null => "NULL".to_owned(),
        Value::Integer(number) => number.to_string(),
        Value::Real(number) => number.to_string(),
        Value::Text(text) => format!("'{}'", text.replace('\'', "''")),
        Value::Blob(bytes) => {
            format!("x'{}'", bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>())
        }
    }
}

#[test]
fn every_schema_that_was_in_use_is_made_as_it_was() {
    let path = here("tests/data/stores/hashes.txt");
    let mut hashes = fs::read_to_string(&path).expect("the hashes");
    let in_use = migrations().len() - 1;
    let made: Vec<_> = (1..=in_use).map(|schema| hash(&dump(&written(schema)))).collect();
    if std::env::var_os("LASERMATE_WRITE_EXPECTED").is_some() {
        for hash in made.iter().skip(hashes.lines().count()) {
            hashes += &format!("{hash}\n");
        }
        fs::write(&path, &hashes).expect("written");
    }
    let expected: Vec<_> = hashes.lines().collect();
    assert_eq!(made, expected, "a migration or a row that is in use was changed");
}

fn sorted(text: &str) -> Vec<&str> {
    let mut lines: Vec<_> = text.lines().collect();
    lines.sort_unstable();
    lines
}

fn hash(text: &str) -> String {
    Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn a_file_of_every_schema_is_brought_up_to_date_and_its_games_are_played_on() {
    // Each waits for the disk most of the time.
    std::thread::scope(|scope| {
        for schema in 1..migrations().len() {
            scope.spawn(move || is_brought_up_to_date_and_played_on(schema, &dump(&written(schema))));
        }
    });
}

fn is_brought_up_to_date_and_played_on(schema: usize, text: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join(FILE_NAME);
    let db = Connection::open(&file).expect("sqlite");
    db.execute_batch(text).unwrap_or_else(|error| panic!("schema {schema}: {error}"));
    drop(db);
    let copy = folder.path().join(format!("lasermate.schema-{schema:04}.db"));
    let mut served = Served::over(folder);
    // The way back: as it was, row by row.
    let copied = dump(&Connection::open(copy).expect("a copy"));
    assert_eq!(sorted(&copied), sorted(text), "schema {schema}: the copy before the upgrade");
    if schema == 1 {
        // Nothing was derived then: what `lasermate rebuild` is for.
        service::rebuild(served.service()).expect("rebuilt");
        served.restart();
    }
    let service = served.service();
    service.tick(NOW);
    read_back(service, schema);
    play_on(service, schema);
    let text = service.store().derived_text().expect("derived");
    service::rebuild(service).unwrap_or_else(|error| panic!("schema {schema}: {error}"));
    assert_eq!(
        service.store().derived_text().expect("derived"),
        text,
        "schema {schema}: the log says the same"
    );
}

/// Every game of a file as it was left.
fn read_back(service: &Service, schema: usize) {
    let expected = [
        (1, 1, GameStatus::Live, "e2e4 e7e5"),
        (2, 1, GameStatus::Ended, "e2e4 resign"),
        (3, 6, GameStatus::Archived, ""),
        (4, 7, GameStatus::Live, ""),
        (5, 8, GameStatus::Live, "e2e4"),
    ];
    for (id, since, state, record) in expected {
        let game = service.look(GameId(id)).unwrap_or_else(|error| panic!("schema {schema}: {error}"));
        let Some(game) = game.filter(|_| schema >= since) else {
            assert!(schema < since, "schema {schema}: game {id} is lost");
            continue;
        };
        let exact: Vec<_> = game.record.iter().map(|entry| entry.exact.as_str()).collect();
        assert_eq!((game.state(), exact.join(" ").as_str()), (state, record), "schema {schema}, game {id}");
    }
    assert_eq!(
        service.owed("test", 9).first().map(|owed| owed.id),
        Some(1),
        "schema {schema}: what was owed is owed"
    );
}

/// Somebody moves in each live game, takes up what stands, and is told what they were told.
fn play_on(service: &Service, schema: usize) {
    let mut number = 1000;
    let mut ask = |who: &str, room: &str, command: CommandId, options: &[(&str, &str)]| {
        number += 1;
        let request = asked::request(number, who, room, NOW + 1000, asked::command(command, options));
        let reply = service.handle(&request);
        assert_ne!(reply.kind, ReplyKind::Refused, "schema {schema}, {room}: {}", reply.text);
    };
    ask("ann", "table", CommandId::Move, &[("move", "Nf3")]);
    ask("bob", "other", CommandId::Accept, &[]);
    if schema >= 6 {
        ask("ann", "home-of-threads", CommandId::Challenge, &[("side", "first")]);
    }
    if schema >= 8 {
        ask("cid", "fast", CommandId::Move, &[("move", "e7e5")]);
    }
    let told = service.store().answer(&RequestId("r3".to_owned())).expect("read").expect("answered");
    assert_eq!(told.reply, "You played e4.", "schema {schema}");
}

/// The web chat's requests were known by ids that named who asked, and stayed when their data were deleted.
#[test]
fn ids_of_older_requests_name_nobody_once_the_file_is_brought_up_to_date() {
    const LAST_WITH_NAMES: usize = 24;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join(FILE_NAME);
    let db = Connection::open(&file).expect("sqlite");
    db.execute_batch(&dump(&written(LAST_WITH_NAMES))).expect("a file of then");
    db.execute_batch(
        "INSERT INTO person (no, key, name) VALUES (901, NULL, 'a former player'), (902, 'local:bb', 'Bob');
         INSERT INTO request (id, at, person, accepted, reply, buttons) VALUES
             ('local:aa:1', 5, NULL, 1, '', '[]'), ('local:bb:1', 6, 902, 1, 'Done.', '[]');
         INSERT INTO log (at, request, server, room, person, verb, body) VALUES
             (5, 'local:aa:1', 'local:home', 'local:a', 901, 'pings', 'always 22:00-07:00 +05:30'),
             (6, 'local:bb:1', 'local:home', 'local:a', 902, 'pings', 'never - +00:00');
         INSERT INTO local_message (id, room, request, body) VALUES (900, 'lobby', 'local:aa:2', '{}');",
    )
    .expect("rows of then");
    drop(db);
    drop(Store::open(folder.path()).expect("brought up to date"));
    let db = Connection::open(&file).expect("sqlite");
    let rows = |sql: &str| -> Vec<String> {
        let mut all = db.prepare(sql).expect("a question");
        let rows = all.query_map([], |row| row.get(0)).expect("rows");
        rows.collect::<Result<_, _>>().expect("text")
    };
    let named = "SELECT id FROM request WHERE id GLOB 'local:??:*'
         UNION ALL SELECT request FROM log WHERE request GLOB 'local:??:*'
         UNION ALL SELECT request FROM local_message WHERE request GLOB 'local:??:*'";
    assert!(rows(named).is_empty(), "{:?}", rows(named));
    let answers = "SELECT reply || '|' || body FROM log JOIN request ON request.id = log.request
         WHERE log.person > 900 ORDER BY log.n";
    assert_eq!(rows(answers), ["|", "Done.|never - +00:00"], "each row keeps its request");
    // Who is there keeps what they said, and nobody changes it.
    for body in ["UPDATE log SET body = '' WHERE person = 902", "UPDATE log SET seat = 1 WHERE person = 901"]
    {
        assert!(db.execute(body, []).is_err(), "{body}");
    }
}
