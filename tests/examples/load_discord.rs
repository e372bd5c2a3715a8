//! Many games at once through the stand-in for Discord with its real limits, token lives, latency and ban: how many calls are
//! refused, and how long people wait for an acknowledgement and for a board.
//!
//!     cargo run --release --package lasermate-tests --example load_discord -- --seconds 600 --rate 40 --games 200
//!
//! prints rows for the table in `tests/SPEED.md` with the bot's memory and processor time, and ends with status 1 where what is
//! expected of them is missed. Both times begin when the interaction is sent and end when the bot's call has reached the stand-in.
//! `--latency 0` leaves the latency out, and with it what the two times are expected to be.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

use lasermate_engine::any::AnyGame;
use lasermate_engine::variants::{Preset, Setup};
use lasermate_tests::dice::Dice;
use lasermate_tests::discord::bot::Program;
use lasermate_tests::discord::world::{Call, World};
use lasermate_tests::discord::{Discord, MadeInteraction, Seats, StandInOptions, is_post};
use lasermate_tests::figures::{HEAD, Memory, Times, cpu, memory};

/// For how many seconds moves are made, how many a second over all games, how many games are on at once, and whether calls take
/// their time.
const USUAL: [(&str, u32); 4] = [("--seconds", 600), ("--rate", 40), ("--games", 200), ("--latency", 1)];

/// How long a call takes, there and back.
const LATENCY: (Duration, Duration) = (Duration::from_millis(50), Duration::from_millis(300));
/// How many games are begun at once.
const AT_ONCE: usize = 16;
/// How long the last board may take.
const PATIENCE: Duration = Duration::from_secs(60);
/// What is expected: at most so many answers of 429, and these times in milliseconds.
const LIMITED: usize = 50;
const BOARD: (f64, f64) = (300.0, 1_500.0);
const ACKNOWLEDGED: f64 = 500.0;

/// A move that was asked.
struct Move {
    asked: MadeInteraction,
    channel: u64,
}

fn main() -> io::Result<ExitCode> {
    let [seconds, rate, games, slow] = USUAL.map(|(name, usual)| wanted(name).unwrap_or(usual));
    let ([seconds, rate, games], slow) = ([seconds, rate, games].map(|number| number.max(1)), slow > 0);
    let mut out = io::stdout().lock();
    let options = StandInOptions {
        checks: false,
        limits: true,
        latency: slow.then_some(LATENCY),
        real_lives: true,
        ..StandInOptions::default()
    };
    let discord = Discord::start_with(options);
    let bot = Program::start(&discord);
    let tables = begun(&discord, games);
    let line = long_game(usize::try_from((seconds * rate).div_ceil(games)).unwrap_or(1));
    let before = refusals(&discord.world());
    let calls_before = limited_calls(&discord.world());
    let (used_before, start) = (cpu(bot.process())?, Instant::now());
    let mut moves = Vec::new();
    let all = line.iter().enumerate().flat_map(|ply| tables.iter().map(move |seats| (ply, seats)));
    for (number, ((ply, text), seats)) in all.enumerate() {
        let due = start + Duration::from_secs(1) * u32::try_from(number).unwrap_or(u32::MAX) / rate;
        thread::sleep(due.saturating_duration_since(Instant::now()));
        if start.elapsed().as_secs() >= u64::from(seconds) {
            break;
        }
        let who = if ply % 2 == 0 { seats.ann } else { seats.bob };
        let asked = discord.command(who, &format!("/move {text}"));
        moves.push(Move { asked, channel: seats.channel });
    }
    let took = start.elapsed();
    let cores = (cpu(bot.process())? - used_before) / took.as_secs_f64();
    let all_there = Instant::now() + PATIENCE;
    while times(&discord.world(), &moves).len() < moves.len() && Instant::now() < all_there {
        thread::sleep(Duration::from_millis(200));
    }
    let (_, banned) = discord.refused();
    let calls = limited_calls(&discord.world()) - calls_before;
    let (times, refused) = {
        let world = discord.world();
        let mut refused = refusals(&world);
        for (status, count) in before {
            *refused.entry(status).or_default() -= count;
        }
        (times(&world, &moves), refused)
    };
    let pace = f64::from(u32::try_from(moves.len()).unwrap_or(u32::MAX)) / took.as_secs_f64();
    writeln!(
        out,
        "{} moves of {games} games in {:.0} s, {pace:.1} a second\n",
        moves.len(),
        took.as_secs_f64()
    )?;
    let acks = Times::new(times.iter().map(|time| time.0));
    let boards = Times::new(times.iter().map(|time| time.1));
    writeln!(out, "{HEAD}\n{}", acks.row("interaction to acknowledgement"))?;
    writeln!(out, "{}", boards.row("interaction to board"))?;
    let limited = refused.get(&429).copied().unwrap_or(0);
    writeln!(out, "\nbans: {}; answers of 429: {limited}; other refusals: {refused:?}", u8::from(banned))?;
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let load = load.split(' ').next().unwrap_or_default().to_owned();
    let (memory, all) =
        (memory(bot.process(), Memory::Peak), thread::available_parallelism().map_or(1, usize::from));
    writeln!(out, "the bot: {} MB resident at the most, {cores:.2} cores", memory / 1024)?;
    writeln!(out, "calls within the limit over everything: {calls} for {} moves", moves.len())?;
    writeln!(out, "load of the machine at the end: {load}, of {all} cores")?;
    drop(bot);
    let good = !banned
        && limited <= LIMITED
        && times.len() == moves.len()
        && boards.below(50) < BOARD.0
        && boards.below(99) < BOARD.1
        && acks.below(99) < ACKNOWLEDGED;
    if times.len() < moves.len() {
        writeln!(out, "{} moves without acknowledgement or board", moves.len() - times.len())?;
    }
    writeln!(out, "{}", if good { "as expected" } else { "NOT as expected" })?;
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Games that have begun, several at once, since each takes its time.
fn begun(discord: &Discord, games: u32) -> Vec<Seats> {
    let server = discord.server("Home");
    let begin = |number: u32| {
        let share = (number..games).step_by(AT_ONCE);
        let begun = share.map(|_| {
            let mut seats = Seats::in_server(discord, server);
            seats.begin_with(discord, "game:chess");
            seats
        });
        begun.collect::<Vec<_>>()
    };
    thread::scope(|scope| {
        let shares = (0..).take(AT_ONCE).map(|number| scope.spawn(move || begin(number)));
        let shares: Vec<_> = shares.collect();
        shares.into_iter().flat_map(|share| share.join().expect("games have begun")).collect()
    })
}

/// The number behind a word of the command line.
fn wanted(name: &str) -> Option<u32> {
    std::env::args().skip_while(|word| word != name).nth(1)?.parse().ok()
}

/// A game of chess by chance that is so long.
fn long_game(plies: usize) -> Vec<String> {
    let setup = Preset::named("chess").map(Setup::new).expect("chess");
    for seed in 1.. {
        let (mut dice, mut line) = (Dice(seed), Vec::new());
        let mut game = AnyGame::new(&setup).expect("the start");
        while let Some(seat) = game.to_act().mover().filter(|_| line.len() < plies) {
            let moves = game.legal_routes(seat);
            let Some(drawn) = moves.get(dice.below(moves.len())) else { break };
            if game.try_text(seat, &drawn.exact, 0).is_err() {
                break;
            }
            line.push(drawn.exact.clone());
        }
        if line.len() >= plies {
            return line;
        }
    }
    Vec::new()
}

/// How many calls were refused, by status.
fn refusals(world: &World) -> BTreeMap<u16, usize> {
    let mut refused = BTreeMap::new();
    for call in world.calls.iter().filter(|call| call.status >= 400) {
        *refused.entry(call.status).or_default() += 1;
    }
    refused
}

/// How many calls counted towards the limit over everything.
fn limited_calls(world: &World) -> usize {
    let counted =
        |call: &&Call| !call.operation.contains("webhook") && !call.operation.contains("interaction");
    world.calls.iter().filter(counted).count()
}

/// The times of the moves whose boards have come: to the acknowledgement, and to the board.
fn times(world: &World, moves: &[Move]) -> Vec<(Duration, Duration)> {
    let mut boards = BTreeMap::<u64, Vec<Instant>>::new();
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
