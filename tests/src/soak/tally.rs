//! What a soak has done and found.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// How many violations are told in full.
const TOLD: usize = 40;

/// Counts that several threads keep.
#[derive(Debug, Default)]
pub struct Tally(Mutex<Counts>);

#[derive(Clone, Debug, Default)]
pub struct Counts {
    /// SIGKILLs, by what was under way.
    pub kills: BTreeMap<&'static str, u64>,
    pub faults: BTreeMap<&'static str, u64>,
    /// Requests that were answered as done.
    pub acknowledged: u64,
    /// Requests that were refused in words.
    pub refused: u64,
    /// Answers that something went wrong; each request was sent again until it was answered otherwise.
    pub failed: u64,
    /// Requests that were sent again because no answer came.
    pub resent: u64,
    /// Requests that were sent again although they had been answered.
    pub repeated: u64,
    /// What was acknowledged and is not there.
    pub lost: u64,
    pub doubled: u64,
    /// Panics in the program's log.
    pub panics: u64,
    /// Boards that were matched with the version of their game.
    pub boards: u64,
    pub messages: u64,
    /// Rows of the log that were read.
    pub rows: u64,
    pub records: u64,
    /// Games that were begun, by their presets.
    pub games: BTreeMap<String, u64>,
    /// The same, those that have ended.
    pub ended: BTreeMap<String, u64>,
    /// Lines of the program's log that a fault explains, by their words.
    pub explained: BTreeMap<String, u64>,
    pub slowest_start: Duration,
    /// The most memory the program had, in kilobytes.
    pub memory: u64,
    /// The largest database, in bytes.
    pub file: u64,
    /// How many violations there were; the first ones in words.
    pub violations: u64,
    told: Vec<String>,
}

impl Tally {
    pub fn counts(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn violation(&self, words: impl Into<String>) {
        self.counts().violation(words.into());
    }

    /// Something acknowledged is not there.
    pub fn lost(&self, words: impl Into<String>) {
        let mut counts = self.counts();
        counts.lost += 1;
        counts.violation(format!("LOST: {}", words.into()));
    }

    pub fn doubled(&self, words: impl Into<String>) {
        let mut counts = self.counts();
        counts.doubled += 1;
        counts.violation(format!("DOUBLED: {}", words.into()));
    }
}

impl Counts {
    fn violation(&mut self, words: String) {
        self.violations += 1;
        if self.told.len() < TOLD {
            // At once: whoever watches hours of it wants to know what, and when.
            eprintln!("violation: {words}");
            self.told.push(words);
        }
    }

    pub fn killed(&self) -> u64 {
        self.kills.values().sum()
    }

    pub fn kill(&mut self, during: &'static str) {
        *self.kills.entry(during).or_default() += 1;
    }

    pub fn fault(&mut self, kind: &'static str) {
        *self.faults.entry(kind).or_default() += 1;
    }

    /// The violations that are told in full.
    pub fn told(&self) -> &[String] {
        &self.told
    }

    /// One line for a minute's progress.
    pub fn line(&self) -> String {
        format!(
            "{} kills, {} acknowledged, {} refused, {} boards matched, {} games begun, lost {}, doubled {}, panics {}, violations {}",
            self.killed(),
            self.acknowledged,
            self.refused,
            self.boards,
            self.games.values().sum::<u64>(),
            self.lost,
            self.doubled,
            self.panics,
            self.violations
        )
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| what | count |\n| --- | ---: |")?;
        for (kind, count) in &self.kills {
            writeln!(f, "| SIGKILL {kind} | {count} |")?;
        }
        writeln!(f, "| **SIGKILL in all** | {} |", self.killed())?;
        for (kind, count) in &self.faults {
            writeln!(f, "| {kind} | {count} |")?;
        }
        for (preset, begun) in &self.games {
            let ended = self.ended.get(preset).copied().unwrap_or(0);
            writeln!(f, "| games of {preset}, begun / ended | {begun} / {ended} |")?;
        }
        let rows = [
            ("requests acknowledged", self.acknowledged),
            ("requests refused", self.refused),
            ("sent again because no answer came", self.resent),
            ("sent again after the answer", self.repeated),
            ("answered \"something went wrong\" and sent again", self.failed),
            ("rows of the log read", self.rows),
            ("messages read", self.messages),
            ("boards matched with their version", self.boards),
            ("records replayed", self.records),
            ("largest database, kB", self.file / 1024),
            ("most memory, kB", self.memory),
            ("slowest start, ms", u64::try_from(self.slowest_start.as_millis()).unwrap_or(u64::MAX)),
            ("**lost**", self.lost),
            ("**doubled**", self.doubled),
            ("**panics**", self.panics),
            ("**violations in all**", self.violations),
        ];
        for (what, count) in rows {
            writeln!(f, "| {what} | {count} |")?;
        }
        for (words, count) in &self.explained {
            writeln!(f, "| log, explained by a full disk: {words} | {count} |")?;
        }
        for words in &self.told {
            writeln!(f, "violation: {words}")?;
        }
        Ok(())
    }
}
