//! Fifty games at once in fifty channels by scripted clients over HTTP: from the request to the posted picture; then two
//! hundred realtime games at a steady pace: from the request to the verdict that is on the disk.
//!
//!     cargo run --release --package lasermate-tests --example bench_bot
//!
//! (with `realtime` behind it the realtime row alone; with `load` 400 live games at 50 to 600 moves a second, with `flood` the
//! same at 50 while ten names ask for replays) prints rows for the table in `tests/SPEED.md`. A move's time begins when its request is sent and ends when the
//! message with its board has arrived at a listener and the picture's last byte has been read.

#[path = "bench_bot/load.rs"]
mod load;

use std::io::{self, Write};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use lasermate_tests::figures::{HEAD, Times};
use lasermate_tests::http::{self, Events};
use lasermate_tests::program::{Bot, Player};
use serde_json::{Value, json};

/// Games at once, each in its channel.
const GAMES: usize = 50;
/// The moves of each game, over and over: quiet ones, a capture, checks, beams that turn.
const MOVES: [&str; 40] = [
    "e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "e1g1", "f8e7", "f1e1", "b7b5", "a4b3",
    "d7d6", "c2c3", "e8g8", "h2h3", "c6a5", "b3c2", "c7c5", "d2d4", "d8c7", "b1d2", "c5d4", "c3d4", "a5c6",
    "d4d5", "c6b4", "c2b1", "a6a5", "a2a3", "b4a6", "b2b4", "a5b4", "a3b4", "c8d7", "d2f1", "f8c8", "f1e3",
    "c7d8",
];
/// How long a client thinks before it asks: people think longer, which only helps.
const THINKING: Duration = Duration::from_millis(1000);

#[derive(Clone, Copy, Debug)]
struct Took {
    /// Until the mover was told that it is done.
    answered: Duration,
    /// Until the new board had been read.
    posted: Duration,
}

fn main() -> io::Result<()> {
    let bot = Bot::start();
    let at = bot.address;
    let mut out = io::stdout().lock();
    writeln!(out, "{HEAD}")?;
    let wanted = |mode: &str| std::env::args().any(|word| word == mode);
    if wanted("load") || wanted("flood") {
        return under_load(&bot, &mut out, wanted("flood"));
    }
    let only_realtime = wanted("realtime");
    for (round, (name, games, pause)) in [
        ("one game, one move after the other", 1, Duration::ZERO),
        ("50 games in 50 channels, each client thinks up to 2 s", GAMES, THINKING),
        ("50 games in 50 channels, every client as fast as it can", GAMES, Duration::ZERO),
    ]
    .into_iter()
    .enumerate()
    .filter(|_| !only_realtime)
    {
        let tables: Vec<_> = (0..games).map(|n| Table::set(&bot, round * 100 + n)).collect();
        let players: Vec<_> =
            tables.into_iter().map(|table| thread::spawn(move || table.play(at, pause))).collect();
        let mut took = Vec::new();
        for player in players {
            took.extend(player.join().map_err(|_| io::Error::other("a game broke off"))??);
        }
        row(&mut out, &format!("{name}: move to answer"), took.iter().map(|took| took.answered).collect())?;
        row(&mut out, &format!("{name}: move to picture"), took.iter().map(|took| took.posted).collect())?;
    }
    let took = realtime(&bot)?;
    row(
        &mut out,
        &format!("{REALTIME_GAMES} realtime games, {PACE} moves a second in all: request to durable verdict"),
        took,
    )?;
    Ok(())
}

/// Live games under load, and how many moves a second are made in all of them.
const LOAD_GAMES: usize = 400;
const LOAD_RATES: [u32; 7] = [50, 100, 200, 300, 400, 500, 600];
/// The same while others flood the bot.
const FLOODED_GAMES: usize = 50;
const FLOODED_RATE: u32 = 50;

fn under_load(bot: &Bot, out: &mut impl Write, flooded: bool) -> io::Result<()> {
    if flooded {
        let mut load = load::Load::set(bot, FLOODED_GAMES)?;
        // Games that are worth a replay.
        load.step(3 * FLOODED_RATE)?;
        for (name, with) in [("nobody else", false), ("ten names ask for replays", true)] {
            let stop = Arc::new(AtomicBool::new(!with));
            let flood = load.flood(bot, &stop, with);
            let took = load.step(FLOODED_RATE)?;
            stop.store(true, Ordering::Relaxed);
            let fetched: usize = flood.into_iter().map(|one| one.join().unwrap_or(0)).sum();
            let name = format!("{FLOODED_GAMES} games, {FLOODED_RATE} moves/s, {name} ({fetched} came)");
            rows(out, &name, &took)?;
        }
        return Ok(());
    }
    let mut load = load::Load::set(bot, LOAD_GAMES)?;
    for rate in LOAD_RATES {
        let before = load::in_use(bot.data())?;
        let took = load.step(rate)?;
        let grown = load::in_use(bot.data())?.saturating_sub(before);
        let each = grown / u64::try_from(took.len().max(1)).unwrap_or(1);
        rows(out, &format!("{LOAD_GAMES} games, {rate} moves/s, {each} bytes a move"), &took)?;
    }
    Ok(())
}

fn rows(out: &mut impl Write, name: &str, took: &[Took]) -> io::Result<()> {
    row(out, &format!("{name}: move to answer"), took.iter().map(|took| took.answered).collect())?;
    row(out, &format!("{name}: move to picture"), took.iter().map(|took| took.posted).collect())
}

/// Realtime games at once, and how many moves a second are made in all of them, for how long.
const REALTIME_GAMES: usize = 200;
const PACE: u32 = 20;
const REALTIME_MOVES: usize = 600;

/// Moves in realtime games, one after the other at a steady pace, whichever game is next: what each took until its verdict
/// was answered, which is after it was on the disk.
fn realtime(bot: &Bot) -> io::Result<Vec<Duration>> {
    const WHITE: [&str; 4] = ["g1f3", "b1c3", "e2e4", "d2d4"];
    const BLACK: [&str; 4] = ["g8f6", "b8c6", "e7e5", "d7d5"];
    let tables: Vec<_> = (0..REALTIME_GAMES)
        .map(|n| {
            let options = "game:realtime options:\"initial=zero black_extra_tu=off tu=10s\"";
            Table::set_with(bot, 10_000 + n, &format!("/challenge side:first {options}"))
        })
        .collect();
    let begun = Instant::now();
    let mut under_way = Vec::new();
    for number in 0..REALTIME_MOVES {
        let due = begun + Duration::from_secs(1) * u32::try_from(number).unwrap_or(0) / PACE;
        thread::sleep(due.saturating_duration_since(Instant::now()));
        let (table, ply) = (&tables[number % REALTIME_GAMES], number / REALTIME_GAMES);
        let side = (number + ply) % 2;
        let text = if side == 0 { WHITE[ply % 4] } else { BLACK[ply % 4] };
        let (player, room, at) = (table.players[side].clone(), table.room.clone(), bot.address);
        under_way.push(thread::spawn(move || {
            let start = Instant::now();
            let told = asked(at, &player, &room, &format!("/move {text}"), &format!("m{number}"))?;
            let took = start.elapsed();
            if told["accepted"] == true { Ok(took) } else { Err(io::Error::other(format!("{text}: {told}"))) }
        }));
    }
    under_way
        .into_iter()
        .map(|one| one.join().map_err(|_| io::Error::other("a request broke off"))?)
        .collect()
}

/// Sends a line and reads the answer.
fn asked(at: SocketAddr, who: &Player, room: &str, line: &str, request: &str) -> io::Result<Value> {
    let bearer = format!("Bearer {}", who.secret);
    let body = json!({"room": room, "text": line, "request": request});
    Ok(http::ask(at, "POST", "/api/send", &[("Authorization", bearer.as_str())], Some(&body))?.json())
}

fn row(out: &mut impl Write, name: &str, times: Vec<Duration>) -> io::Result<()> {
    writeln!(out, "{}", Times::new(times).row(name))
}

/// A channel with a game and its two players.
struct Table {
    room: String,
    players: [Player; 2],
    number: usize,
}

impl Table {
    fn set(bot: &Bot, number: usize) -> Self {
        Self::set_with(bot, number, "/challenge side:first")
    }

    fn set_with(bot: &Bot, number: usize, challenge: &str) -> Self {
        let room = format!("bench-{number}");
        let players = ["ann", "bob"].map(|name| bot.player(&format!("{name}-{number}")));
        let made = bot.ask("POST", "/api/rooms", Some(&players[0]), Some(&json!({ "name": room })));
        assert_eq!(made.status, 200, "{}", made.text());
        let told = bot.send(&players[0], &room, challenge, "c").json();
        assert_eq!(told["accepted"], true, "{told}");
        let told = bot.send(&players[1], &room, "/accept", "a").json();
        assert_eq!(told["accepted"], true, "{told}");
        Self { room, players, number }
    }

    /// Plays the moves, each as soon as the board before it has been seen and thought about.
    fn play(self, at: SocketAddr, pause: Duration) -> io::Result<Vec<Took>> {
        let mut events = Events::open(at, &format!("/api/events?room={}&after=0", self.room), &[])?;
        let mut seen = 0;
        board(&mut events, &mut seen, 1)?;
        let mut took = Vec::new();
        for (ply, text) in MOVES.iter().enumerate() {
            // Clients that think equally long would all ask at once: each has its own rhythm.
            let part = (self.number * 37 + ply * 61) % 200;
            thread::sleep(pause.mul_f64(part as f64 / 100.0));
            let start = Instant::now();
            let told = self.ask(at, ply, text)?;
            let answered = start.elapsed();
            if told["accepted"] != true {
                return Err(io::Error::other(format!("{text}: {told}")));
            }
            let message = board(&mut events, &mut seen, ply + 2)?;
            let src = message["pictures"][0]["src"].as_str().unwrap_or_default();
            let picture = http::ask(at, "GET", src, &[], None)?;
            if !picture.body.starts_with(b"\x89PNG") {
                return Err(io::Error::other(format!("no picture for {text}")));
            }
            took.push(Took { answered, posted: start.elapsed() });
        }
        Ok(took)
    }

    fn ask(&self, at: SocketAddr, ply: usize, text: &str) -> io::Result<Value> {
        asked(at, &self.players[ply % 2], &self.room, &format!("/move {text}"), &format!("m{ply}"))
    }
}

/// Reads messages until the room's board number `wanted` has come.
fn board(events: &mut Events, seen: &mut usize, wanted: usize) -> io::Result<Value> {
    loop {
        let message = events.next_json()?;
        if message["board_of"].is_u64() {
            *seen += 1;
            if *seen == wanted {
                return Ok(message);
            }
        }
    }
}
