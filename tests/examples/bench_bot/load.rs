//! Many live games at a steady number of moves a second, and a flood of what costs most beside them: from the request to
//! the last byte of the picture of its board, and how much the database grows by a move.

use std::collections::HashMap;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use lasermate_tests::http::{self, Events};
use lasermate_tests::program::{Bot, Player};
use rusqlite::Connection;
use serde_json::json;

use super::{MOVES, Took, asked};

/// Names that play, two and two; each pair has several games, so that nobody meets the limit of one name.
const NAMES: usize = 100;
/// Requests under way at once.
const WORKERS: usize = 96;
/// How long a step of the table lasts.
const STEP: Duration = Duration::from_secs(10);
/// How long the bot is given between two steps.
const REST: Duration = Duration::from_secs(2);
/// How long a message may take before the bench gives up.
const PATIENCE: Duration = Duration::from_secs(30);

/// A game in a channel of its own.
struct Table {
    room: String,
    players: [Player; 2],
    plies: usize,
    /// The addresses of its boards' pictures, as they are posted.
    boards: Receiver<String>,
}

/// Games, and the one listener that hears of all their boards.
pub struct Load {
    at: SocketAddr,
    tables: Arc<Vec<Mutex<Table>>>,
    next: usize,
}

impl Load {
    /// So many games that have begun.
    pub fn set(bot: &Bot, games: usize) -> io::Result<Self> {
        let names: Vec<_> = (0..NAMES.min(games * 2)).map(|n| bot.player(&format!("player {n}"))).collect();
        let mut hear: HashMap<String, Sender<String>> = HashMap::new();
        let mut tables = Vec::new();
        for number in 0..games {
            let pair = number % (names.len() / 2);
            let players = [names[2 * pair].clone(), names[2 * pair + 1].clone()];
            let room = format!("load-{number}");
            let (tell, boards) = channel();
            hear.insert(room.clone(), tell);
            tables.push(Mutex::new(Table { room, players, plies: 0, boards }));
        }
        let mut events = Events::open(bot.address, "/api/events?after=0", &[])?;
        thread::spawn(move || {
            while let Ok(message) = events.next_json() {
                let src = message["pictures"][0]["src"].as_str().filter(|_| message["board_of"].is_u64());
                let tell = message["room"].as_str().and_then(|room| hear.get(room));
                if let (Some(src), Some(tell)) = (src, tell) {
                    let _ = tell.send(src.to_owned());
                }
            }
        });
        for table in &tables {
            let table = table.lock().map_err(|_| io::Error::other("a table broke"))?;
            let made =
                bot.ask("POST", "/api/rooms", Some(&table.players[0]), Some(&json!({ "name": table.room })));
            if made.status != 200 {
                return Err(io::Error::other(made.text()));
            }
            for (player, line) in table.players.iter().zip(["/challenge side:first", "/accept"]) {
                let told = bot.send(player, &table.room, line, &format!("{}-begin", table.room)).json();
                if told["accepted"] != true {
                    return Err(io::Error::other(told.to_string()));
                }
            }
            table.board()?;
        }
        Ok(Self { at: bot.address, tables: Arc::new(tables), next: 0 })
    }

    /// So many moves a second for [`STEP`], each game in its turn.
    pub fn step(&mut self, rate: u32) -> io::Result<Vec<Took>> {
        thread::sleep(REST);
        let (give, take) = sync_channel::<usize>(WORKERS * 4);
        let take = Arc::new(Mutex::new(take));
        let workers: Vec<_> = (0..WORKERS)
            .map(|_| {
                let (take, tables, at) = (Arc::clone(&take), Arc::clone(&self.tables), self.at);
                thread::spawn(move || -> io::Result<Vec<Took>> {
                    let broken = || io::Error::other("a worker broke");
                    let mut took = Vec::new();
                    loop {
                        let next = take.lock().map_err(|_| broken())?.recv();
                        let Ok(index) = next else { return Ok(took) };
                        took.push(tables[index].lock().map_err(|_| broken())?.play(at)?);
                    }
                })
            })
            .collect();
        let begun = Instant::now();
        let mut number = 0;
        loop {
            let due = begun + Duration::from_secs(1) * number / rate;
            if due >= begun + STEP {
                break;
            }
            thread::sleep(due.saturating_duration_since(Instant::now()));
            if give.send(self.next % self.tables.len()).is_err() {
                break;
            }
            self.next += 1;
            number += 1;
        }
        drop(give);
        let mut took = Vec::new();
        for worker in workers {
            took.extend(worker.join().map_err(|_| io::Error::other("a worker broke"))??);
        }
        Ok(took)
    }

    /// Ten names that ask for replays of all games, as fast as they may, and fetch them, until `stop`.
    pub fn flood(&self, bot: &Bot, stop: &Arc<AtomicBool>, wanted: bool) -> Vec<thread::JoinHandle<usize>> {
        let flooders = if wanted { 10 } else { 0 };
        let flooders: Vec<_> = (0..flooders).map(|n| bot.player(&format!("flooder {n}"))).collect();
        let games = self.tables.len();
        flooders
            .into_iter()
            .enumerate()
            .flat_map(|(n, who)| (0..4).map(move |part| (n * 4 + part, who.clone())))
            .map(|(n, who)| {
                let (stop, at) = (Arc::clone(stop), self.at);
                thread::spawn(move || {
                    let mut fetched = 0;
                    for number in 0.. {
                        if stop.load(Ordering::Relaxed) {
                            break;
                        }
                        let line = format!("/replay game:G{}", (n * 37 + number) % games + 1);
                        fetched +=
                            usize::from(replay(at, &who, &line, &format!("f{n}-{number}")).unwrap_or(false));
                    }
                    fetched
                })
            })
            .collect()
    }
}

/// Asks for a replay and fetches it; whether it came.
fn replay(at: SocketAddr, who: &Player, line: &str, request: &str) -> io::Result<bool> {
    let told = asked(at, who, "lobby", line, request)?;
    let Some(id) = told["id"].as_u64() else {
        thread::sleep(Duration::from_millis(100));
        return Ok(false);
    };
    let page = http::ask(at, "GET", &format!("/api/messages?room=lobby&after={}", id - 1), &[], None)?.json();
    let src = page["messages"][0]["pictures"][0]["src"].as_str().unwrap_or_default();
    Ok(http::ask(at, "GET", src, &[], None)?.status == 200)
}

impl Table {
    fn board(&self) -> io::Result<String> {
        self.boards.recv_timeout(PATIENCE).map_err(|_| io::Error::other(format!("no board in {}", self.room)))
    }

    fn play(&mut self, at: SocketAddr) -> io::Result<Took> {
        let text = MOVES.get(self.plies).copied().unwrap_or(THERE_AND_BACK[self.plies % 4]);
        let who = &self.players[self.plies % 2];
        let request = format!("{}-{}", self.room, self.plies);
        let start = Instant::now();
        let told = asked(at, who, &self.room, &format!("/move {text}"), &request)?;
        let answered = start.elapsed();
        if told["accepted"] != true {
            return Err(io::Error::other(format!("{} {text}: {told}", self.room)));
        }
        self.plies += 1;
        let src = self.board()?;
        let picture = http::ask(at, "GET", &src, &[], None)?;
        if !picture.body.starts_with(b"\x89PNG") {
            return Err(io::Error::other(format!("no picture for {text}: {}", picture.text())));
        }
        Ok(Took { answered, posted: start.elapsed() })
    }
}

/// What is played after [`MOVES`].
const THERE_AND_BACK: [&str; 4] = ["g1h2", "g8h8", "h2g1", "h8g8"];

/// How many bytes of the database are in use.
pub fn in_use(folder: &Path) -> io::Result<u64> {
    let read = || -> rusqlite::Result<u64> {
        let db = Connection::open(folder.join("lasermate.db"))?;
        let number = |name: &str| db.pragma_query_value(None, name, |row| row.get::<_, u64>(0));
        Ok((number("page_count")? - number("freelist_count")?) * number("page_size")?)
    };
    read().map_err(io::Error::other)
}
