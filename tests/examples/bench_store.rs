//! A store with a hundred thousand games: how long the program needs to start over it, what `/privacy show` takes, and what
//! others wait meanwhile.
//!
//!     cargo run --release --package lasermate-tests --example bench_store [GAMES]
//!
//! prints rows for the table in `tests/SPEED.md`. One game is played through the service; its rows are copied with other
//! numbers, people and times into a file of schema 9, so that bringing it up to date is measured too.

use std::error::Error;
use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use std::{fs, thread};

use lasermate_domain::command::CommandId;
use lasermate_domain::log::LoggedRow;
use lasermate_domain::port::{
    Abilities, Ask, Invocation, Locales, Person, PersonId, ReplyKind, Request, RequestId, RoomId, ServerId,
};
use lasermate_domain::tables::log_payload::seat_number;
use lasermate_service::questions;
use lasermate_service::service::Service;
use lasermate_service::store::{FILE_NAME, Store};
use lasermate_tests::figures::Times;
use rusqlite::{Connection, params};

const GAMES: i64 = 100_000;
/// Games that are still played; the others have ended.
const LIVE: i64 = 1_000;
/// People, who play about as many games each.
const PEOPLE: i64 = 2_000;
/// The schema that the copies are made in.
const SCHEMA: usize = 9;
/// When the first game begins, and how long after it the next one.
const START: i64 = 1_763_800_000_000;
const APART: i64 = 1_000;
const MOVES: [&str; 40] = [
    "e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "e1g1", "f8e7", "f1e1", "b7b5", "a4b3",
    "d7d6", "c2c3", "e8g8", "h2h3", "c6a5", "b3c2", "c7c5", "d2d4", "d8c7", "b1d2", "c5d4", "c3d4", "a5c6",
    "d4d5", "c6b4", "c2b1", "a6a5", "a2a3", "b4a6", "b2b4", "a5b4", "a3b4", "c8d7", "d2f1", "f8c8", "f1e3",
    "c7d8",
];

type Outcome<T> = Result<T, Box<dyn Error>>;

fn main() -> Outcome<()> {
    let games = std::env::args().nth(1).map_or(Ok(GAMES), |word| word.parse())?;
    let folder = tempfile::tempdir()?;
    let rows = template()?;
    let copied = Instant::now();
    copy(folder.path(), &rows, games)?;
    let file = folder.path().join(FILE_NAME);
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "{games} games, {} rows each, {} MB, copied in {:.0} s\n\n| what | ms | CPU ms |\n| --- | ---: | ---: |",
        rows.len(),
        fs::metadata(&file)?.len() / 1_000_000,
        copied.elapsed().as_secs_f64()
    )?;
    let now = START + games * APART + 1_000_000;
    let store = timed(&mut out, "first start with a new schema", || Store::open(folder.path()))??;
    drop(store);
    let store = timed(&mut out, "start: file", || Store::open(folder.path()))??;
    let service = timed(&mut out, "start: service", || Service::open(store))??;
    let computers = timed(&mut out, "start: computers", || questions::games_of_computers(service.world()))??;
    assert!(computers.is_empty());
    timed(&mut out, &format!("start: first tick, {} live games", LIVE.min(games)), || service.tick(now))?;
    timed(&mut out, "another tick", || service.tick(now + 1))?;
    let ask = |id: String, who: i64, command, options: &[(&str, &str)]| {
        let request = request(0, &format!("p{who}"), "r1", now, (command, options));
        let begun = Instant::now();
        let reply = service.handle(&Request { id: RequestId(id), ..request });
        assert_ne!(reply.kind, ReplyKind::Refused, "{}", reply.text);
        begun.elapsed()
    };
    let show = |n: i64| ask(format!("show {n}"), n % PEOPLE, CommandId::Privacy, &[("action", "show")]);
    let other = |n: i64| ask(format!("history {n}"), 1, CommandId::History, &[("game", "G1")]);
    row(&mut out, "`/privacy show`", (0..400).map(show).collect())?;
    row(&mut out, "another's `/history`, alone", (0..400).map(other).collect())?;
    let stop = AtomicBool::new(false);
    let meanwhile = thread::scope(|scope| {
        for worker in 0..16 {
            let (stop, show) = (&stop, &show);
            scope.spawn(move || {
                let mut n = worker * 1_000_000;
                while !stop.load(Ordering::Relaxed) {
                    show(n);
                    n += 1;
                }
            });
        }
        let meanwhile = (0..400).map(other).collect();
        stop.store(true, Ordering::Relaxed);
        meanwhile
    });
    row(&mut out, "another's `/history` while 16 threads ask `/privacy show`", meanwhile)?;
    Ok(())
}

/// The rows of one game, as the service writes them.
fn template() -> Outcome<Vec<LoggedRow>> {
    let folder = tempfile::tempdir()?;
    let service = Service::open(Store::open(folder.path())?)?;
    let mut number = 0;
    let mut ask = |who: &str, command, options: &[(&str, &str)]| -> Outcome<()> {
        number += 1;
        let at = START + i64::try_from(number)?;
        let reply = service.handle(&request(number, who, "r", at, (command, options)));
        if reply.kind == ReplyKind::Done { Ok(()) } else { Err(reply.text.into()) }
    };
    ask("p0", CommandId::Challenge, &[("side", "first"), ("game", "chess"), ("time", "24h")])?;
    ask("p1", CommandId::Accept, &[])?;
    for (ply, text) in MOVES.iter().enumerate() {
        ask(["p0", "p1"][ply % 2], CommandId::Move, &[("move", text)])?;
    }
    Ok(service.store().log_after(0, 999)?)
}

/// A file of an older schema with so many copies of a game.
fn copy(folder: &Path, rows: &[LoggedRow], games: i64) -> Outcome<()> {
    let db = Connection::open(folder.join(FILE_NAME))?;
    db.execute_batch("PRAGMA journal_mode = off; PRAGMA synchronous = off; BEGIN")?;
    let mut files: Vec<_> = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../migrations"))?
        .filter_map(|file| Some(file.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|end| end == "sql"))
        .collect();
    files.sort();
    for file in files.iter().take(SCHEMA) {
        db.execute_batch(&fs::read_to_string(file)?)?;
    }
    for no in 0..PEOPLE {
        let who = format!("p{no}");
        db.execute("INSERT INTO person VALUES (?1, ?2, ?3)", params![no + 1, person(&who).id.0, who])?;
    }
    let mut request = db.prepare("INSERT INTO request VALUES (?1, ?2, ?3, 1, 'You played e4.', '[]')")?;
    let mut log = db.prepare(
        "INSERT INTO log (at, request, server, room, person, challenge, game, seat, verb, body)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
    )?;
    let mut challenge =
        db.prepare("INSERT INTO challenge VALUES (?1, ?2, ?3, ?4, NULL, ?5, ?6, 'accepted')")?;
    let mut game = db.prepare("INSERT INTO game VALUES (?1, ?2, ?3, ?4, ?5)")?;
    let mut seat = db.prepare("INSERT INTO seat VALUES (?1, ?2, ?3)")?;
    for id in 1..=games {
        let live = id > games - LIVE;
        let room = if live { format!("test:live{id}") } else { format!("test:r{}", id % 500) };
        let people = [id % PEOPLE + 1, (id / PEOPLE + id + 1) % PEOPLE + 1];
        for (index, row) in rows.iter().enumerate() {
            let what = &row.what;
            let at = what.at + id * APART;
            // Spread over the table, as ids of platforms are.
            let key = format!(
                "test:{:016x}",
                (id * 64 + i64::try_from(index)?).wrapping_mul(0x9e37_79b9_7f4a_7c15_u64.cast_signed())
            );
            let person = what.person.map(|no| if no.0 == 1 { people[0] } else { people[1] });
            let body =
                what.body.replace("\"seats\":[1,2]", &format!("\"seats\":[{},{}]", people[0], people[1]));
            request.execute(params![key, at, person])?;
            log.execute(params![
                at,
                key,
                what.server.0,
                room,
                person,
                what.challenge.map(|_| id),
                row.game.map(|_| id),
                what.seat.map(seat_number),
                what.verb.word(),
                body
            ])?;
            if index == 0 {
                challenge.execute(params![id, what.server.0, room, person, body, at])?;
            }
        }
        let resigned = START + id * APART + 100;
        if !live {
            let key = format!("test:end{id}");
            request.execute(params![key, resigned, people[0]])?;
            let server = SERVER;
            log.execute(params![
                resigned,
                key,
                server,
                room,
                people[0],
                None::<i64>,
                id,
                1,
                "play",
                "resign"
            ])?;
        }
        let wakes = live.then_some(resigned + 18 * 60 * 60 * 1000);
        game.execute(params![id, SERVER, room, if live { "live" } else { "ended" }, wakes])?;
        for (number, person) in (1..).zip(people) {
            seat.execute(params![id, number, person])?;
        }
    }
    db.execute_batch("COMMIT; PRAGMA application_id = 0x4c415345")?;
    db.pragma_update(None, "user_version", i64::try_from(SCHEMA)?)?;
    Ok(())
}

/// The time that this thread has used so far.
fn used() -> Outcome<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat")?;
    Ok(Duration::from_nanos(text.split_whitespace().next().unwrap_or_default().parse()?))
}

fn timed<T>(out: &mut impl Write, name: &str, work: impl FnOnce() -> T) -> Outcome<T> {
    let (begun, before) = (Instant::now(), used()?);
    let done = work();
    let cpu = used()?.saturating_sub(before);
    writeln!(out, "| {name} | {:.1} | {:.1} |", milliseconds(begun.elapsed()), milliseconds(cpu))?;
    out.flush()?;
    Ok(done)
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn row(out: &mut impl Write, name: &str, times: Vec<Duration>) -> Outcome<()> {
    let times = Times::new(times);
    let [half, most, worst] = [50, 99, 100].map(|percent| times.below(percent));
    writeln!(out, "| {name}: median, p99, worst | {half:.1}, {most:.1}, {worst:.1} | |")?;
    Ok(())
}

/// The server where everybody is.
const SERVER: &str = "test:home";

/// Somebody who is called as their id.
fn person(who: &str) -> Person {
    Person { id: PersonId(format!("test:{who}")), name: who.to_owned() }
}

/// A command with its options, given by somebody in a room; its number is its id.
fn request(
    number: u64,
    who: &str,
    room: &str,
    at: i64,
    (command, options): (CommandId, &[(&str, &str)]),
) -> Request {
    let options = options.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
    Request {
        id: RequestId(format!("r{number}")),
        server: ServerId(SERVER.into()),
        room: RoomId(format!("test:{room}")),
        who: person(who),
        admin: false,
        can: Abilities::ALL,
        at,
        intent: Ask::Command(Invocation { command, options }).into(),
        locales: Locales::default(),
    }
}
