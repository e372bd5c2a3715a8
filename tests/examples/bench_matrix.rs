//! Games in encrypted rooms of a real Matrix server: from the moment a player's client sends a move to its row in the log, and to
//! the board it can read, with the bot's memory, its start, and what Synapse's default limits leave of it.
//!
//!     cargo run --package lasermate-tests --features matrix --example bench_matrix [ROOMS]
//!
//! prints rows for the tables in `tests/SPEED.md`, with where the time of both goes: how long the bot's own steps take, and how
//! much of the processors each process uses for a move. The client is matrix-nio; both times of a move are read from its clock or this
//! process's, so its own work is in them.

use std::io::{self, Write};
use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

use lasermate_service::store::FILE_NAME;
use lasermate_tests::figures::{Memory, Times, cpu, memory};
use lasermate_tests::kill::{ScriptLine, long_game};
use lasermate_tests::matrix::{MatrixBot, Player, SendLimits, ShownEvent, Synapse, command, python};
use rusqlite::{Connection, OpenFlags};
use serde_json::{Value, json};

/// Rooms at once, unless told otherwise.
const ROOMS: usize = 50;
/// Moves of each game that are waited for one by one, in so many of the rooms, and moves that are made in all rooms at once.
const ALONE: (usize, usize) = (10, 20);
const TOGETHER: usize = 4;
/// How long moves are made under Synapse's default limits.
const LIMITED: Duration = Duration::from_secs(120);
const PATIENCE: Duration = Duration::from_secs(300);
/// The bot's steps, as it logs them.
const STEPS: [&str; 6] = ["take in", "wait", "decide", "draw", "upload", "send"];

/// A server with Ann, Bob and the bot.
struct World {
    bot: MatrixBot,
    ann: Player,
    bob: Player,
    synapse: Synapse,
}

/// A stretch of time: what the bot had logged and each process had used when it began.
struct Stretch {
    begun: Instant,
    logged: usize,
    used: [f64; 3],
}

fn main() -> io::Result<ExitCode> {
    let mut out = io::stdout().lock();
    let rooms = std::env::args().nth(1).and_then(|rooms| rooms.parse().ok()).unwrap_or(ROOMS);
    let Some((mut world, first_sync)) = world(SendLimits::Lifted) else { return Ok(ExitCode::FAILURE) };
    writeln!(out, "| start to the first sync | {:.0} ms |", millis(first_sync))?;
    let begun = Instant::now();
    let names: Vec<_> = (0..rooms).map(|_| world.game()).collect();
    writeln!(io::stderr(), "{rooms} rooms after {:?}", begun.elapsed())?;
    let script = long_game(ALONE.1 + TOGETHER);
    let log = Connection::open_with_flags(world.bot.data().join(FILE_NAME), OpenFlags::SQLITE_OPEN_READ_ONLY)
        .map_err(io::Error::other)?;
    // One by one.
    let stretch = world.stretch();
    let (mut committed, mut readable) = (Vec::new(), Vec::new());
    for line in &script[..ALONE.1] {
        for (number, room) in names.iter().enumerate() {
            let before = rows(&log)?;
            let at = world.play(line, room);
            if number < ALONE.0 {
                while rows(&log)? == before {
                    thread::sleep(Duration::from_micros(500));
                }
                committed.push(at.2.elapsed());
            }
            let seen = world.board(line.player, room, at.1);
            if number < ALONE.0 {
                readable.push(Duration::from_secs_f64((seen - at.0).max(0.0)));
            }
        }
    }
    row(&mut out, "a move to its row in the log", committed)?;
    row(&mut out, "a move to the board at the client", readable)?;
    world.tell(&mut out, "one by one", &stretch, rooms * ALONE.1)?;
    // All rooms at once.
    let stretch = world.stretch();
    let mut readable = Vec::new();
    for line in &script[ALONE.1..] {
        let sent: Vec<_> = names.iter().map(|room| world.play(line, room)).collect();
        for (room, at) in names.iter().zip(sent) {
            readable.push(Duration::from_secs_f64((world.board(line.player, room, at.1) - at.0).max(0.0)));
        }
    }
    row(&mut out, &format!("the same, {rooms} rooms at once"), readable)?;
    world.tell(&mut out, "at once", &stretch, rooms * TOGETHER)?;
    let moves = rooms * script.len();
    let events: usize = names.iter().map(|room| world.ann.said(room).len()).sum();
    // The greeting, the challenge and the first board of each room are no moves.
    let each = (events - 3 * rooms) as f64 / moves as f64;
    writeln!(out, "| events a move | {each:.2} |")?;
    let memory = world.bot.process().map_or(0, |process| memory(process, Memory::Now) / 1024);
    writeln!(out, "| memory after {moves} moves in {rooms} rooms | {memory} MB |")?;
    drop(world);
    limited(&mut out)?;
    Ok(ExitCode::SUCCESS)
}

/// Moves as fast as they can be typed, under Synapse's own limits for the bot.
fn limited(out: &mut impl Write) -> io::Result<()> {
    let Some((mut world, _)) = world(SendLimits::Default) else { return Ok(()) };
    for name in ["ann", "bob"] {
        world.synapse.lift(name);
    }
    let room = world.game();
    let begun = Instant::now();
    let mut free = None;
    let mut moves = 0;
    for line in long_game(200) {
        let at = world.play(&line, &room);
        let seen = world.board(line.player, &room, at.1);
        moves += 1;
        if free.is_none() && seen - at.0 > 2.0 {
            free = Some(moves - 1);
        }
        if begun.elapsed() > LIMITED {
            break;
        }
    }
    let waiting = world.ann.signs(&room).iter().filter(|(typing, _)| *typing).count();
    let minutes = begun.elapsed().as_secs_f64() / 60.0;
    writeln!(out, "| default limits: moves before the first wait | {} |", free.unwrap_or(moves))?;
    writeln!(
        out,
        "| default limits: moves a minute over {minutes:.1} minutes | {:.1} |",
        f64::from(moves) / minutes
    )?;
    writeln!(out, "| default limits: typing signs while it waited | {waiting} |")
}

fn world(limits: SendLimits) -> Option<(World, Duration)> {
    let python = python("bench_matrix")?;
    let synapse = Synapse::start(python, limits);
    for name in ["bot", "ann", "bob"] {
        synapse.register(name);
    }
    let (mut bot, said) = MatrixBot::login(&synapse);
    assert!(said.status.success(), "{said:?}");
    let (ann, bob) = (Player::start(python, &synapse, "ann"), Player::start(python, &synapse, "bob"));
    // The first start makes what later ones find.
    started(&mut bot, 1);
    bot.kill();
    let first_sync = started(&mut bot, 2);
    Some((World { bot, ann, bob, synapse }, first_sync))
}

/// Starts the bot, which has said so often then that it is connected; gives how long that took.
fn started(bot: &mut MatrixBot, times: usize) -> Duration {
    let begun = Instant::now();
    bot.start();
    while bot.logged().matches("connected to Matrix").count() < times {
        assert!(begun.elapsed() < PATIENCE, "it does not connect");
        thread::sleep(Duration::from_millis(2));
    }
    begun.elapsed()
}

impl World {
    /// A game of both in an encrypted room of their own; Ann begins.
    fn game(&mut self) -> String {
        let room = self.ann.create(true, &["@bot:localhost", "@bob:localhost"]);
        self.bob.join(&room);
        self.ann.wait_for_bot(&room, "Hello! I play chess variants");
        self.ann.say(&room, "!challenge @bob:localhost billichess first");
        self.bob.wait(&room, "the challenge", |seen| seen.calls() == ["@bob:localhost"]);
        self.bob.say(&room, "!accept");
        self.ann.wait(&room, "the first board", ShownEvent::is_board);
        room
    }

    /// Seconds of the processors that the server, both clients and the bot have used.
    fn used(&self) -> [f64; 3] {
        let of = |process: Option<u32>| process.and_then(|process| cpu(process).ok()).unwrap_or_default();
        let clients = of(Some(self.ann.process())) + of(Some(self.bob.process()));
        [of(self.synapse.process()), clients, of(self.bot.process())]
    }

    fn stretch(&self) -> Stretch {
        Stretch { begun: Instant::now(), logged: self.bot.logged().len(), used: self.used() }
    }

    /// Where the time of a stretch has gone: the bot's steps, and the processors a move.
    fn tell(&self, out: &mut impl Write, when: &str, since: &Stretch, moves: usize) -> io::Result<()> {
        let seconds = since.begun.elapsed().as_secs_f64();
        writeln!(out, "| {when}: moves a second | {:.1} |", moves as f64 / seconds)?;
        let now = self.used();
        for (at, who) in ["Synapse", "both clients", "the bot"].into_iter().enumerate() {
            let used = now[at] - since.used[at];
            let (each, share) = (used * 1000.0 / moves as f64, used * 100.0 / seconds);
            writeln!(out, "| {when}: {who} | {each:.0} ms of a processor a move, {share:.0} % of one |")?;
        }
        let log = self.bot.logged();
        let log = without_colours(log.get(since.logged..).unwrap_or_default());
        for step in STEPS {
            let name = format!("step=\"{step}\" us=");
            let times = log.lines().filter_map(|line| line.split_once(&name)?.1.trim().parse().ok());
            row(out, &format!("{when}: {step}"), times.map(Duration::from_micros).collect())?;
        }
        Ok(())
    }

    fn player(&mut self, number: usize) -> &mut Player {
        if number == 0 { &mut self.ann } else { &mut self.bob }
    }

    /// Types a move; gives when it was sent, by the client's clock, how much the client had seen then, and when it was sent by
    /// ours.
    fn play(&mut self, line: &ScriptLine, room: &str) -> (f64, usize, Instant) {
        let typed = command(&line.typed.replacen('/', "!", 1));
        let player = self.player(line.player);
        let seen = player.events(room).len();
        let begun = Instant::now();
        let sent = player.tell(json!({"do": "send", "room": room, "content": typed}));
        (sent["at"].as_f64().expect("it is sent"), seen, begun)
    }

    /// Waits for the next board of a room; gives when the player's client could read it, by its clock.
    fn board(&mut self, player: usize, room: &str, after: usize) -> f64 {
        let begun = Instant::now();
        let mut after = after;
        loop {
            let asked = json!({"do": "events", "room": room, "after": after, "timeout": 5});
            let told = self.player(player).tell(asked);
            let events = told["events"].as_array().cloned().unwrap_or_default();
            after += events.len();
            let shown = |seen: &Value| {
                let seen = ShownEvent(seen.clone());
                seen.sender() == "@bot:localhost" && (seen.is_board() || !seen.calls().is_empty())
            };
            if let Some(board) = events.iter().find(|seen| shown(seen)) {
                return board["at"].as_f64().unwrap_or_default();
            }
            assert!(begun.elapsed() < PATIENCE, "no board comes");
        }
    }
}

/// A log without what colours it on a terminal.
fn without_colours(log: &str) -> String {
    let mut parts = log.split("\u{1b}[");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |plain, part| plain + part.split_once('m').map_or("", |(_, rest)| rest))
}

/// How many rows the log has.
fn rows(log: &Connection) -> io::Result<i64> {
    log.query_row("SELECT coalesce(max(n), 0) FROM log", [], |row| row.get(0)).map_err(io::Error::other)
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn row(out: &mut impl Write, what: &str, times: Vec<Duration>) -> io::Result<()> {
    let times = Times::new(times);
    let [half, most] = [50, 99].map(|percent| times.below(percent));
    writeln!(out, "| {what} | p50 {half:.1} ms, p99 {most:.1} ms of {} |", times.count())
}
