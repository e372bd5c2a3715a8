//! One life of the program under attack: started, stopped, killed, and its log read.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::tally::Tally;
use crate::figures::{Memory, memory};
use crate::program;

/// Where libfaketime lies on common systems.
const FAKETIME: [&str; 4] = [
    "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1",
    "/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1",
    "/usr/lib64/faketime/libfaketime.so.1",
    "/usr/lib/faketime/libfaketime.so.1",
];

/// The program's clock, which can be set while it runs; none where libfaketime is not installed.
#[derive(Clone, Debug)]
pub struct Clock {
    library: &'static str,
    file: PathBuf,
}

impl Clock {
    /// A clock that is right so far.
    pub fn find(folder: &Path) -> Option<Self> {
        let library = FAKETIME.into_iter().find(|path| Path::new(path).exists())?;
        let clock = Self { library, file: folder.join("clock") };
        clock.set(0);
        Some(clock)
    }

    /// Sets it so many seconds ahead, or behind.
    ///
    /// # Panics
    /// Its file cannot be written.
    pub fn set(&self, seconds: i64) {
        // Renamed into place, so that the program never reads half of it.
        let next = self.file.with_extension("next");
        fs::write(&next, format!("{seconds:+}\n")).expect("the clock's file is written");
        fs::rename(&next, &self.file).expect("the clock's file is in place");
    }

    fn give(&self, command: &mut Command) {
        command.env("LD_PRELOAD", self.library).env("FAKETIME_TIMESTAMP_FILE", &self.file);
        // Timers keep the true time, and nothing is shared with lives that were killed.
        for name in ["FAKETIME_NO_CACHE", "FAKETIME_DONT_FAKE_MONOTONIC", "FAKETIME_DISABLE_SHM"] {
            command.env(name, "1");
        }
    }
}

#[derive(Debug)]
pub struct Life {
    child: Child,
    log: PathBuf,
    begun: Instant,
    out: Option<BufReader<std::process::ChildStdout>>,
}

impl Life {
    /// Starts the program and waits for nothing.
    ///
    /// # Panics
    /// There is no such program.
    pub fn spawn(data: &Path, log: &Path, clock: Option<&Clock>, arguments: &[&str]) -> Self {
        let mut command = Command::new(program::program());
        program::clean(&mut command).arg("--data").arg(data).args(arguments);
        if let Some(clock) = clock {
            clock.give(&mut command);
        }
        let errors = File::options().create(true).append(true).open(log).expect("a log");
        let mut child = command
            .env("NO_COLOR", "1")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(errors)
            .spawn()
            .expect("the program starts");
        let out = child.stdout.take().map(BufReader::new);
        Self { child, log: log.to_owned(), begun: Instant::now(), out }
    }

    /// Waits until it says where its chat is; `None` where it ends instead.
    pub fn greeting(&mut self, tally: &Tally) -> Option<SocketAddr> {
        let mut line = String::new();
        // An error is an end, too.
        let _ = self.out.as_mut()?.read_line(&mut line);
        let address = line.split_once("http://")?.1.split_once('/')?.0.parse().ok()?;
        let took = self.begun.elapsed();
        let mut counts = tally.counts();
        counts.slowest_start = counts.slowest_start.max(took);
        Some(address)
    }

    pub fn signal(&self, name: &str) {
        // It may have ended by itself, which is seen elsewhere.
        let _ = Command::new("kill").args([&format!("-{name}"), &self.child.id().to_string()]).status();
    }

    pub fn has_ended(&mut self) -> bool {
        self.child.try_wait().map_or(true, |ended| ended.is_some())
    }

    /// SIGKILL. Whether it still ran.
    pub fn kill(mut self, tally: &Tally) -> bool {
        self.note_memory(tally);
        let ran = !self.has_ended();
        let _ = self.child.kill();
        let _ = self.child.wait();
        ran
    }

    /// SIGTERM, and waits for the end; whether it ended well, within a time.
    pub fn end(mut self, tally: &Tally, most: Duration) -> bool {
        self.note_memory(tally);
        self.signal("TERM");
        self.wait(most)
    }

    /// Waits for the end; whether it ended well, within a time. It is killed where it does not end.
    pub fn wait(&mut self, most: Duration) -> bool {
        let end = Instant::now() + most;
        while Instant::now() < end {
            if let Ok(Some(status)) = self.child.try_wait() {
                return status.success();
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
        false
    }

    fn note_memory(&self, tally: &Tally) {
        let peak = memory(self.child.id(), Memory::Peak);
        let mut counts = tally.counts();
        counts.memory = counts.memory.max(peak);
    }
}

impl Drop for Life {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        // For whoever looks at it later.
        let _ = self.log.exists();
    }
}

/// Reads what a log says since a place in it: a panic is always wrong, an error where no fault explains it.
///
/// # Errors
/// It cannot be read.
pub fn read_log(log: &Path, from: &mut usize, disk_was_full: bool, tally: &Tally) -> io::Result<()> {
    let text = fs::read(log)?;
    let new = String::from_utf8_lossy(text.get(*from..).unwrap_or_default()).into_owned();
    *from = text.len();
    for line in new.lines() {
        if line.contains("panicked at") || line.contains("panic was caught") {
            tally.counts().panics += 1;
            tally.violation(format!("the program panicked: {line}"));
        } else if line.contains(" ERROR ") || line.starts_with("lasermate: ") {
            let no_space = ["disk is full", "disk I/O error", "No space left", "unable to open"];
            if disk_was_full && no_space.iter().any(|words| line.contains(words)) {
                let words = line.split_once(" ERROR ").map_or(line, |(_, words)| words);
                let words: String = words.chars().filter(|c| !c.is_ascii_digit()).take(90).collect();
                *tally.counts().explained.entry(words).or_default() += 1;
            } else {
                tally.violation(format!("the program's log: {line}"));
            }
        }
    }
    Ok(())
}
