//! Two hundred games at once through the stand-in for Discord, forty actions a second in all: from the interaction to its
//! acknowledgement and to the posted board, with the bot's memory and processor time.
//!
//!     cargo run --release --package lasermate-tests --example bench_discord
//!
//! prints rows for the table in `tests/README.md`. The stand-in answers without judging what it gets, in this process; both times end
//! in it, when the bot's request has been read. A number as argument is another rate than forty a second.

use std::io::{self, Write};
use std::thread;
use std::time::{Duration, Instant};

use lasermate_tests::discord::bot::Program;
use lasermate_tests::discord::world::World;
use lasermate_tests::discord::{Asked, Discord, Options, Seats, is_post};

/// Games at once, each in its channel.
const GAMES: usize = 200;
/// Actions a second, over all games.
const RATE: u32 = 40;
/// Moves of each game.
const MOVES: [&str; 12] = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7", "Re1", "b5"];
/// How long the last board may take.
const PATIENCE: Duration = Duration::from_secs(60);
/// Ticks of the kernel's processor times in a second (`getconf CLK_TCK`).
const TICKS: f64 = 100.0;

/// A move that was asked.
struct Move {
    asked: Asked,
    channel: u64,
}

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    let rate = std::env::args().nth(1).and_then(|rate| rate.parse().ok()).unwrap_or(RATE);
    let options = Options { checks: false, limits: true, ..Options::default() };
    let discord = Discord::start_with(options);
    let bot = Program::start(&discord);
    let server = discord.server("Home");
    let tables: Vec<_> = (0..GAMES)
        .map(|_| {
            let mut seats = Seats::in_server(&discord, server);
            seats.begin_with(&discord, "game:billichess");
            seats
        })
        .collect();
    let (before, start) = (cpu(bot.process())?, Instant::now());
    let mut moves = Vec::new();
    for (number, (ply, seats)) in
        MOVES.iter().enumerate().flat_map(|ply| tables.iter().map(move |seats| (ply, seats))).enumerate()
    {
        let due = start + Duration::from_secs(1) * u32::try_from(number).unwrap_or(u32::MAX) / rate;
        thread::sleep(due.saturating_duration_since(Instant::now()));
        let who = if ply.0 % 2 == 0 { seats.ann } else { seats.bob };
        let asked = discord.command(who, &format!("/move {}", ply.1));
        moves.push(Move { asked, channel: seats.channel });
    }
    let took = start.elapsed();
    let used = cpu(bot.process())? - before;
    let all_there = Instant::now() + PATIENCE;
    while times(&discord.world(), &moves).len() < moves.len() && Instant::now() < all_there {
        thread::sleep(Duration::from_millis(50));
    }
    let times = times(&discord.world(), &moves);
    writeln!(out, "| what | actions | p50 ms | p99 ms | worst ms |\n| --- | ---: | ---: | ---: | ---: |")?;
    let name = format!("{GAMES} games, {rate} actions a second");
    row(
        &mut out,
        &format!("{name}: interaction to acknowledgement"),
        times.iter().map(|time| time.0).collect(),
    )?;
    row(
        &mut out,
        &format!("{name}: interaction to posted board"),
        times.iter().map(|time| time.1).collect(),
    )?;
    let memory = memory(bot.process())?;
    let cores = used / took.as_secs_f64();
    writeln!(
        out,
        "{} of {} boards; {memory} MB resident at the most; {cores:.2} cores",
        times.len(),
        moves.len()
    )
}

/// The times of the moves whose boards have come: to the acknowledgement, and to the board.
fn times(world: &World, moves: &[Move]) -> Vec<(Duration, Duration)> {
    let mut boards = std::collections::BTreeMap::<u64, Vec<Instant>>::new();
    for event in world.events.iter().filter(|event| is_post(event)) {
        boards.entry(event.channel).or_default().push(event.at);
    }
    let of = |asked: &Move| {
        let interaction = world.interaction(asked.asked.id)?;
        let (_, answered) = interaction.answered?;
        let board = boards.get(&asked.channel)?.iter().find(|at| **at > interaction.sent)?;
        Some((answered.duration_since(interaction.sent), board.duration_since(interaction.sent)))
    };
    moves.iter().filter_map(of).collect()
}

fn row(out: &mut impl Write, name: &str, mut times: Vec<Duration>) -> io::Result<()> {
    times.sort_unstable();
    let at = |part: usize| {
        let index = (times.len() * part / 100).min(times.len().saturating_sub(1));
        times.get(index).copied().unwrap_or_default().as_secs_f64() * 1000.0
    };
    writeln!(out, "| {name} | {} | {:.1} | {:.1} | {:.1} |", times.len(), at(50), at(99), at(100))
}

/// Seconds of processor time a process has used.
fn cpu(process: u32) -> io::Result<f64> {
    let text = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
    // The second field is a name in parentheses, which may hold anything.
    let fields: Vec<_> = text.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |at: usize| fields.get(at).and_then(|ticks| ticks.parse::<f64>().ok()).unwrap_or(0.0);
    Ok((ticks(11) + ticks(12)) / TICKS)
}

/// The most memory a process has held, in megabytes.
fn memory(process: u32) -> io::Result<u64> {
    let text = std::fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok());
    Ok(kilobytes.unwrap_or(0) / 1024)
}
