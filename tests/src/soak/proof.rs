//! What must be true whenever the tables rest: every acknowledged request in the log once, every board posted once, every
//! message told once, every game replayed.

use std::collections::{HashMap, HashSet, VecDeque};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{fs, thread};

use lasermate_page::secret;
use lasermate_present::record;
use lasermate_service::store::FILE_NAME;
use rusqlite::{Connection, OpenFlags};
use serde_json::Value;

use super::asking::{Asker, Entry, Sent, Trace};
use super::folded::{Folded, LogRow};
use super::table::as_first_named;
use super::tally::Tally;
use super::watcher::Watcher;
use crate::program::{self, Player};

/// How long what is owed may take to be sent before that is a failure. Nothing else is decided by it.
const OWED_WITHIN: Duration = Duration::from_secs(180);

/// What is known of a round so far.
#[derive(Debug)]
pub struct Proof {
    file: PathBuf,
    asker: Asker,
    watcher: Arc<Watcher>,
    /// The messages that came over the stream.
    streamed: HashSet<u64>,
    rooms: Vec<String>,
    folded: Folded,
    /// The last message that was read of each channel.
    last: HashMap<String, u64>,
    /// What people have said, as the channels show it: nobody says the same as anybody else.
    said: HashMap<String, u64>,
    /// Posts with buttons that are no boards.
    posted: HashSet<String>,
    /// How many records were asked for.
    exports: u64,
    /// Whether refused requests may have been forgotten, because the clock was far ahead.
    pub forgetful: bool,
}

impl Proof {
    pub fn new(data: &Path, asker: Asker, watcher: Arc<Watcher>, rooms: Vec<String>) -> Self {
        Self {
            file: data.join(FILE_NAME),
            asker,
            watcher,
            streamed: HashSet::new(),
            rooms,
            folded: Folded::default(),
            last: HashMap::new(),
            said: HashMap::new(),
            posted: HashSet::new(),
            exports: 0,
            forgetful: false,
        }
    }

    /// Looks at everything that has happened since the last time. The tables rest, and the program runs.
    pub fn look(&mut self) -> rusqlite::Result<()> {
        let tally = Arc::clone(&self.asker.tally);
        let db = self.database()?;
        let quiet = self.settled(&db)?;
        let mut read = Vec::new();
        // A row of the log is there before its board is. What is read of the channels first can therefore be matched; a board
        // that a clock or a computer has made since is looked for again.
        let mut rows = Vec::new();
        let end = Instant::now() + OWED_WITHIN;
        loop {
            let messages = self.messages();
            rows.extend(self.folded.read(&db, &tally)?);
            for (room, message) in messages {
                read.push(message["id"].as_u64().unwrap_or(0));
                self.message(&room, &message, &tally);
            }
            if self.folded.owed.values().all(VecDeque::is_empty) || Instant::now() >= end {
                break;
            }
            let _ = self.settled(&db)?;
        }
        tally.counts().messages += read.len() as u64;
        if quiet {
            for ((room, game), queue) in &mut self.folded.owed {
                if !queue.is_empty() {
                    let lost: Vec<_> = queue.drain(..).map(|board| board.version).collect();
                    tally.lost(format!("#{room}: boards of game {game}, versions {lost:?}"));
                }
            }
        } else {
            tally.violation("the outbox did not become empty".to_owned());
        }
        self.streamed(&read, &tally);
        self.requests(&db, &rows, &tally)?;
        let verdict: String = db.query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
        if verdict != "ok" {
            tally.violation(format!("integrity_check: {verdict}"));
        }
        let mut counts = tally.counts();
        counts.file = counts.file.max(fs::metadata(&self.file).map_or(0, |data| data.len()));
        Ok(())
    }

    /// Waits until nothing is owed and no computer has anything to do; whether that came true.
    fn settled(&self, db: &Connection) -> rusqlite::Result<bool> {
        let end = Instant::now() + OWED_WITHIN;
        let (mut before, mut still) = (-1, 0);
        while Instant::now() < end {
            let owed: i64 = db.query_row("SELECT count(*) FROM outbox", [], |row| row.get(0))?;
            let rows: i64 = db.query_row("SELECT coalesce(max(n), 0) FROM log", [], |row| row.get(0))?;
            // Games without turns go on by their own clocks, so the log is never quite still; its boards are.
            still = if owed == 0 && rows == before { still + 1 } else { 0 };
            if still >= 8 {
                return Ok(true);
            }
            before = rows;
            thread::sleep(Duration::from_millis(50));
        }
        let owed: i64 = db.query_row("SELECT count(*) FROM outbox", [], |row| row.get(0))?;
        Ok(owed == 0)
    }

    /// Reads what was said in every channel since the last time.
    fn messages(&mut self) -> Vec<(String, Value)> {
        let mut read = Vec::new();
        for room in &self.rooms {
            loop {
                let last = self.last.entry(room.clone()).or_default();
                let path = format!("/api/messages?room={room}&after={last}");
                let Some(told) = self.asker.get(&path) else { return read };
                let messages = told["messages"].as_array().into_iter().flatten();
                let before = read.len();
                read.extend(messages.map(|message| (room.clone(), message.clone())));
                match read.last() {
                    Some((_, message)) if read.len() > before => {
                        *last = message["id"].as_u64().unwrap_or(*last)
                    }
                    _ => break,
                }
            }
        }
        read
    }

    fn message(&mut self, room: &str, message: &Value, tally: &Tally) {
        let text = message["text"].as_str().unwrap_or_default();
        if message["kind"] == "person" {
            *self.said.entry(text.to_owned()).or_default() += 1;
        } else if message["board_of"].is_u64() {
            self.folded.shown(room, message, tally);
        } else if let (Some(button), true) =
            (message["buttons"][0]["id"].as_str(), message["asked"].is_null())
            && !self.posted.insert(format!("{room} {button} {text}"))
        {
            tally.doubled(format!("#{room}, message {}: {button} {text}", message["id"]));
        }
    }

    /// Every message that can be read in a channel came over the stream.
    fn streamed(&mut self, read: &[u64], tally: &Tally) {
        let newest = read.iter().copied().max().unwrap_or(0);
        let end = Instant::now() + OWED_WITHIN;
        while self.watcher.last() < newest && Instant::now() < end {
            thread::sleep(Duration::from_millis(10));
        }
        // A message may come over the stream before it is read and be looked for at the next time.
        self.streamed.extend(self.watcher.take());
        let missed: Vec<_> = read.iter().filter(|id| !self.streamed.contains(id)).take(5).collect();
        if !missed.is_empty() {
            tally.lost(format!("messages that did not come over the stream: {missed:?}"));
        }
    }

    /// Every request that was answered is there as it was answered, and nothing else is.
    fn requests(&mut self, db: &Connection, rows: &[LogRow], tally: &Tally) -> rusqlite::Result<()> {
        let mut by_request: HashMap<&str, Vec<&LogRow>> = HashMap::new();
        for row in rows {
            if let Some(request) = &row.request {
                by_request.entry(request).or_default().push(row);
            }
        }
        let mut answered = db.prepare("SELECT accepted FROM request WHERE id = ?1")?;
        for entry in self.asker.book.read() {
            // As the page names a request (`api/ask.rs`): by nobody's id.
            let id = format!("local:{}", secret::hash(&format!("{}:{}", entry.who, entry.request)));
            let found = by_request.remove(id.as_str()).unwrap_or_default();
            if self.asker.book.is_gone(&entry.who) {
                continue;
            }
            self.request(&entry, &found, tally);
            if !matches!(entry.trace, Trace::Nothing | Trace::Said(_)) {
                let stored: Option<bool> =
                    answered.query([&id])?.next()?.map(|row| row.get(0)).transpose()?;
                let fits = match stored {
                    Some(accepted) => accepted == entry.accepted,
                    None => !entry.accepted && self.forgetful,
                };
                if !fits {
                    tally.violation(format!(
                        "{id} `{}`: told {}, stored {stored:?}",
                        entry.sent, entry.accepted
                    ));
                }
            }
        }
        for (request, rows) in by_request {
            let bodies: Vec<_> =
                rows.iter().map(|row| (row.what.verb.word(), row.what.body.as_str())).collect();
            // What computers do comes under ids of their own.
            if !request.starts_with("computer:") {
                tally.violation(format!("in the log and never acknowledged: {request} {bodies:?}"));
            }
        }
        Ok(())
    }

    fn request(&self, entry: &Entry, found: &[&LogRow], tally: &Tally) {
        let what = || {
            let rows: Vec<_> =
                found.iter().map(|row| (row.what.verb.word(), row.what.body.as_str())).collect();
            format!("#{} {} {} `{}`: {rows:?}", entry.room, entry.who, entry.request, entry.sent)
        };
        if let Trace::Said(words) = &entry.trace {
            match self.said.get(words).copied().unwrap_or(0) {
                1 => {}
                0 => tally.lost(what()),
                _ => tally.doubled(what()),
            }
            return;
        }
        if !entry.accepted {
            if !found.is_empty() {
                tally.violation(format!("refused, and in the log: {}", what()));
            }
            return;
        }
        match &entry.trace {
            Trace::Nothing | Trace::Said(_) => {}
            Trace::Row if found.is_empty() => tally.lost(what()),
            Trace::Row => {}
            Trace::Exactly(verb, body) => {
                let fits = |row: &&&LogRow| {
                    row.what.verb.word() == *verb && body.as_ref().is_none_or(|body| row.what.body == *body)
                };
                match found.iter().filter(fits).count() {
                    1 => {}
                    0 => tally.lost(what()),
                    _ => tally.doubled(what()),
                }
            }
        }
    }

    /// Every game by its record: exported, read back, and read by the program itself. The program runs.
    pub fn records(&mut self, who: &Player) -> rusqlite::Result<()> {
        let tally = Arc::clone(&self.asker.tally);
        let db = self.database()?;
        for id in self.folded.numbers() {
            let end = Instant::now() + OWED_WITHIN;
            let (exported, logged) = loop {
                let Some(exported) = self.exported(who, id) else { return Ok(()) };
                self.folded.read(&db, &tally)?;
                let Some(table) = self.folded.game(id) else { return Ok(()) };
                // Without turns the clock of the exported game has run on since its last row. And computers play on while the
                // people rest, so that another row may come between.
                let logged = as_first_named(&record::write(table));
                let exported = as_first_named(&exported);
                if logged == exported || table.unit().is_some() || Instant::now() >= end {
                    break (exported, logged);
                }
            };
            let Some(table) = self.folded.game(id) else { continue };
            if table.unit().is_none() && exported != logged {
                tally.violation(format!("game {id} is exported as\n{exported}\nand is by the log\n{logged}"));
            }
            match record::read(&exported) {
                Err(error) => tally.violation(format!("the record of game {id} cannot be read: {error}")),
                Ok(read) if table.unit().is_some() || read.game.position() == table.game.position() => {}
                Ok(_) => tally.violation(format!("the record of game {id} ends in another position")),
            }
            if !replays(&exported) {
                tally.violation(format!("`lasermate replay` refuses the record of game {id}"));
            }
            tally.counts().records += 1;
        }
        Ok(())
    }

    fn database(&self) -> rusqlite::Result<Connection> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let db = Connection::open_with_flags(&self.file, flags)?;
        db.busy_timeout(Duration::from_secs(20))?;
        Ok(db)
    }

    fn exported(&mut self, who: &Player, id: u64) -> Option<String> {
        self.exports += 1;
        let request = format!("export-{}", self.exports);
        let sent = Sent::Typed(format!("/export game:g{id}"));
        let told = self.asker.ask(who, "lobby", &request, &sent, Trace::Nothing, false)?;
        let file = match told.json["id"].as_u64() {
            Some(message) => {
                let path = format!("/api/messages?room=lobby&after={}", message - 1);
                self.asker.get(&path)?["messages"][0]["file"]["text"].clone()
            }
            None => told.json["reply"]["file"]["text"].clone(),
        };
        file.as_str().map(str::to_owned)
    }
}

/// Whether the program reads a record.
fn replays(text: &str) -> bool {
    let child = program::clean(Command::new(program::program()).args(["replay", "--json", "-"]))
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    let Ok(mut child) = child else { return false };
    if let Some(mut stdin) = child.stdin.take() {
        // Where it does not read to the end its status says so.
        let _ = stdin.write_all(text.as_bytes());
    }
    child.wait().is_ok_and(|status| status.success())
}
