//! One round: a folder, its tables, and what is done to the program until it has been killed often enough.

use std::path::PathBuf;
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use serde_json::json;
use tempfile::TempDir;

use super::Bounds;
use super::asking::Asker;
use super::disk::Disk;
use super::life::{Clock, Life, read_log};
use super::line::Line;
use super::older;
use super::proof::Proof;
use super::table::{MANAGERS, Table, annexe};
use super::tally::Tally;
use super::watcher::Watcher;
use crate::dice::Dice;
use crate::program::Player;

/// How large the disk is, in megabytes.
const DISK: u32 = 900;
/// How long a table may take to finish what it has begun, and the program to come up or to end.
const PATIENCE: Duration = Duration::from_secs(180);
/// After so many kills everything is looked at.
const LOOKED_AT: u64 = 25;
/// The most answers of one life before something is done to it, and how long is waited for them.
const A_LIFE: usize = 120;
const LONG: Duration = Duration::from_millis(2500);
/// How long after the last of these answers it is left alone, at the most, in microseconds.
const AFTER: usize = 30_000;
/// How often progress is told.
const MINUTE: Duration = Duration::from_secs(60);
/// By how many seconds the clock may jump, and how far from the truth it may come.
const JUMPS: [i64; 8] = [120, 4200, 90_000, 700_000, -120, -4200, -90_000, -700_000];
const FARTHEST: i64 = 40 * 24 * 60 * 60;
/// After so long refused requests are forgotten.
const FORGOTTEN: i64 = 6 * 24 * 60 * 60;
/// Files of an older schema are brought up to date with so many kills each.
const MIGRATION_KILLS: u64 = 6;

#[derive(Debug)]
pub struct Round {
    bounds: Bounds,
    until: Instant,
    dice: Dice,
    tally: Arc<Tally>,
    line: Arc<Line>,
    life: Option<Life>,
    log: PathBuf,
    log_read: usize,
    /// Whether the disk was full since all tables last came to rest: until then a write that failed may still be told.
    was_full: bool,
    clock: Option<Clock>,
    /// How far the clock is ahead, in seconds.
    ahead: i64,
    proof: Proof,
    somebody: Player,
    threads: Vec<JoinHandle<()>>,
    files: u64,
    /// How many violations there were before this round.
    before: u64,
    disk: Disk,
    folder: TempDir,
}

impl Round {
    /// Makes a folder, starts the program over it, gives everybody names and channels, and lets them play.
    ///
    /// # Panics
    /// The program does not start undisturbed.
    pub fn begin(bounds: &Bounds, until: Instant, tally: &Arc<Tally>, dice: Dice) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let disk = Disk::open(&folder.path().join("disk"), DISK);
        let clock = Clock::find(folder.path());
        let log = folder.path().join("log");
        let mut life = Life::spawn(&disk.data(), &log, clock.as_ref(), &["--listen", "127.0.0.1:0"]);
        let address = life.greeting(tally).expect("the program starts");
        let line = Arc::new(Line::default());
        line.up(address);
        let asker = Asker { line: Arc::clone(&line), tally: Arc::clone(tally), book: Arc::default() };
        let (mut tables, mut rooms) = (Vec::new(), vec!["lobby".to_owned()]);
        let name = |name: String| asker.name(&name).expect("a name");
        let channel = |who: &Player, room: &str| asker.channel(who, room).expect("a channel");
        let somebody = name("onlooker".to_owned());
        for number in 0..4 {
            rooms.push(format!("gallery-{number}"));
            channel(&somebody, &rooms[rooms.len() - 1]);
        }
        for number in 0..bounds.games {
            let people: Vec<_> = (0..5).map(|seat| name(format!("p{number}-{seat}"))).collect();
            let room = format!("table-of-{number}");
            // The first of them only has their data deleted: a table counts the others.
            for (name, manager) in [(room.clone(), MANAGERS[0]), (annexe(&room), MANAGERS[1])] {
                channel(&people[1 + manager], &name);
                rooms.push(name);
            }
            let mut table = Table::new(number, room, people, asker.clone(), dice.0);
            table.greet().expect("somebody who speaks");
            tables.push(table);
        }
        let watcher = Arc::new(Watcher::default());
        let proof = Proof::new(&disk.data(), asker, Arc::clone(&watcher), rooms);
        let mut threads: Vec<_> =
            tables.into_iter().map(|table| thread::spawn(move || table.run())).collect();
        let (own, counted) = (Arc::clone(&line), Arc::clone(tally));
        threads.push(thread::spawn(move || watcher.run(&own, &counted)));
        line.play();
        Self {
            bounds: *bounds,
            until,
            dice,
            tally: Arc::clone(tally),
            line,
            life: Some(life),
            log,
            log_read: 0,
            was_full: false,
            clock,
            ahead: 0,
            proof,
            somebody,
            threads,
            files: 0,
            before: tally.counts().violations,
            disk,
            folder,
        }
    }

    /// Breaks the program again and again.
    pub fn go(&mut self, say: &mut dyn FnMut(&str)) {
        if !self.disk.can_be_full() {
            say("skipped: a full disk (a file system cannot be mounted here)");
        }
        if self.clock.is_none() {
            say("skipped: jumps of the clock (libfaketime is not installed)");
        }
        let first = self.tally.counts().killed();
        let (mut looked, mut told) = (first, Instant::now());
        loop {
            let killed = self.tally.counts().killed();
            if killed >= self.bounds.kills
                || killed - first >= self.bounds.round
                || Instant::now() >= self.until
            {
                return;
            }
            if killed - looked >= LOOKED_AT {
                looked = killed;
                self.look();
                self.line.play();
            }
            if told.elapsed() >= MINUTE {
                told = Instant::now();
                say(&self.tally.counts().line());
            }
            self.line.answers(self.dice.below(A_LIFE) as u64, LONG);
            thread::sleep(Duration::from_micros(self.dice.below(AFTER) as u64));
            self.something();
            if self.life.as_mut().is_none_or(Life::has_ended) {
                self.start();
            }
        }
    }

    /// One thing is done to the program.
    fn something(&mut self) {
        match self.dice.below(100) {
            0..=55 => self.kill("while it plays"),
            56..=63 => self.stopped_and_killed(),
            64..=69 => self.stopped_for_a_while(),
            70..=78 => self.jump(),
            79..=84 => self.full_disk(),
            85..=90 => {
                self.kill("while it plays");
                self.killed_while_it_starts();
            }
            91..=93 => self.end_well(),
            94..=96 => self.rebuild(),
            _ => self.migration(),
        }
    }

    fn kill(&mut self, during: &'static str) {
        if let Some(life) = self.life.take() {
            // Nobody asks where nobody is, and what is under way breaks off.
            if life.kill(&self.tally) {
                self.tally.counts().kill(during);
            } else {
                self.tally.violation("the program had ended by itself");
            }
            self.line.down();
        }
    }

    fn start(&mut self) {
        self.line.down();
        for _ in 0..3 {
            let mut life =
                Life::spawn(&self.disk.data(), &self.log, self.clock.as_ref(), &["--listen", "127.0.0.1:0"]);
            if let Some(address) = life.greeting(&self.tally) {
                self.line.up(address);
                self.life = Some(life);
                return self.read_log();
            }
            self.tally.violation("the program did not start");
            self.read_log();
        }
        panic!("the program does not start any more; its folder is {}", self.folder.path().display());
    }

    fn read_log(&mut self) {
        let read = read_log(&self.log, &mut self.log_read, self.was_full, &self.tally);
        if let Err(error) = read {
            self.tally.violation(format!("the program's log cannot be read: {error}"));
        }
    }

    fn stopped_and_killed(&mut self) {
        if let Some(life) = &self.life {
            life.signal("STOP");
            thread::sleep(Duration::from_millis(self.dice.below(200) as u64));
            self.kill("while it is stopped");
        }
    }

    fn stopped_for_a_while(&mut self) {
        if let Some(life) = &self.life {
            life.signal("STOP");
            thread::sleep(Duration::from_millis(self.dice.below(800) as u64));
            life.signal("CONT");
            self.tally.counts().fault("SIGSTOP and SIGCONT");
        }
    }

    fn jump(&mut self) {
        let by = JUMPS[self.dice.below(JUMPS.len())];
        let ahead = (self.ahead + by).clamp(-FARTHEST / 20, FARTHEST);
        if let Some(clock) = &self.clock {
            clock.set(ahead);
            self.proof.forgetful |= (ahead - self.ahead).abs() > FORGOTTEN || ahead.abs() > FORGOTTEN;
            self.ahead = ahead;
            let kind = if by > 0 { "jumps of the clock ahead" } else { "jumps of the clock back" };
            self.tally.counts().fault(kind);
        }
    }

    fn full_disk(&mut self) {
        if !self.disk.can_be_full() {
            return;
        }
        self.was_full = true;
        self.disk.fill();
        self.line.answers(u64::MAX, Duration::from_millis(200 + self.dice.below(800) as u64));
        self.tally.counts().fault("times the disk was full");
        if self.dice.below(2) == 0 {
            self.kill("while the disk is full");
        }
        self.disk.free();
    }

    fn killed_while_it_starts(&mut self) {
        for _ in 0..=self.dice.below(3) {
            let life =
                Life::spawn(&self.disk.data(), &self.log, self.clock.as_ref(), &["--listen", "127.0.0.1:0"]);
            thread::sleep(Duration::from_micros(self.dice.below(90_000) as u64));
            if life.kill(&self.tally) {
                self.tally.counts().kill("while it starts");
            }
        }
    }

    fn end_well(&mut self) {
        if let Some(life) = self.life.take() {
            // Requests are under way when it is told to end.
            life.signal("TERM");
            self.line.answers(u64::MAX, Duration::from_millis(20));
            self.line.down();
            if !life.end(&self.tally, PATIENCE) {
                self.tally.violation("the program did not end well on SIGTERM");
            }
            self.tally.counts().fault("SIGTERM");
        }
        self.line.down();
    }

    fn rebuild(&mut self) {
        self.kill("while it plays");
        older::same_after_rebuild(&self.disk.data(), &mut self.dice, 3, self.clock.as_ref(), &self.tally);
    }

    fn migration(&mut self) {
        self.files += 1;
        let folder = self.folder.path().join(format!("older-{}", self.files));
        let done = older::migrate(&folder, &mut self.dice, MIGRATION_KILLS, &self.tally);
        if let Err(error) = done {
            self.tally.violation(format!("a file of an older schema: {error}"));
        }
        let _ = std::fs::remove_dir_all(&folder);
    }

    /// Lets the tables rest and looks at everything.
    fn look(&mut self) {
        if self.life.as_mut().is_none_or(Life::has_ended) {
            self.start();
        }
        if !self.line.rest(PATIENCE) {
            self.tally.violation("a table did not come to rest");
        }
        self.read_log();
        self.was_full = false;
        if let Err(error) = self.proof.look() {
            self.tally.violation(format!("the database cannot be read: {error}"));
        }
        self.read_log();
    }

    /// Looks at everything, replays every game, ends the program and compares a rebuild.
    pub fn end(mut self) {
        self.look();
        if let Err(error) = self.proof.records(&self.somebody) {
            self.tally.violation(format!("the database cannot be read: {error}"));
        }
        self.line.end();
        self.end_well();
        self.read_log();
        for thread in self.threads.drain(..) {
            if thread.join().is_err() {
                self.tally.violation("a thread of the soak panicked");
            }
        }
        older::same_after_rebuild(&self.disk.data(), &mut self.dice, 0, self.clock.as_ref(), &self.tally);
        if self.tally.counts().violations > self.before {
            self.keep();
        }
    }

    /// Keeps the program's files and its log: only there can it be seen what went wrong.
    fn keep(&self) {
        let kept = std::env::temp_dir().join(format!("lasermate-soak-{}", std::process::id()));
        let files = std::fs::read_dir(self.disk.data()).into_iter().flatten().flatten();
        let copied = std::fs::create_dir_all(&kept)
            .and_then(|()| std::fs::copy(&self.log, kept.join("log")).map(drop))
            .and_then(|()| {
                files
                    .filter(|file| file.path().is_file())
                    .try_for_each(|file| std::fs::copy(file.path(), kept.join(file.file_name())).map(drop))
            });
        match copied {
            Ok(()) => eprintln!("the files of this round are kept in {}", kept.display()),
            Err(error) => eprintln!("the files of this round cannot be kept: {error}"),
        }
    }
}

impl Asker {
    /// Makes a channel; `None` where it cannot be made.
    fn channel(&self, who: &Player, room: &str) -> Option<()> {
        self.until_done("POST", "/api/rooms", Some(who), Some(&json!({ "name": room }))).map(drop)
    }
}
