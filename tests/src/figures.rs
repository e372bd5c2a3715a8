//! What measurements have in common: how times are told, and what the system says of a process.

use std::fs;
use std::io;
use std::time::Duration;

/// Ticks of the kernel's processor times in a second (`getconf CLK_TCK`).
const TICKS: f64 = 100.0;

/// What something took, each time it was done.
#[derive(Debug)]
pub struct Times(Vec<Duration>);

impl Times {
    /// Times in any order.
    pub fn new(times: impl IntoIterator<Item = Duration>) -> Self {
        let mut times: Vec<_> = times.into_iter().collect();
        times.sort_unstable();
        Self(times)
    }

    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// In milliseconds, what so many of a hundred stayed below; 100 is the worst.
    pub fn below(&self, percent: usize) -> f64 {
        let index = (self.0.len() * percent / 100).min(self.0.len().saturating_sub(1));
        self.0.get(index).copied().unwrap_or_default().as_secs_f64() * 1000.0
    }

    /// A row of a table: a name, how many, the median, the 99th percentile and the worst in milliseconds.
    pub fn row(&self, name: &str) -> String {
        let [half, most, worst] = [50, 99, 100].map(|percent| self.below(percent));
        format!("| {name} | {} | {half:.1} | {most:.1} | {worst:.1} |", self.count())
    }
}

/// The head of a table of such rows.
pub const HEAD: &str = "| what | count | p50 ms | p99 ms | worst ms |\n| --- | ---: | ---: | ---: | ---: |";

/// Seconds of processor time a process has used.
///
/// # Errors
/// There is no such process.
pub fn cpu(process: u32) -> io::Result<f64> {
    let text = fs::read_to_string(format!("/proc/{process}/stat"))?;
    // The second field is a name in parentheses, which may hold anything.
    let fields: Vec<_> = text.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |at: usize| fields.get(at).and_then(|ticks| ticks.parse::<f64>().ok()).unwrap_or(0.0);
    Ok((ticks(11) + ticks(12)) / TICKS)
}

/// Which memory of a process is meant.
#[derive(Clone, Copy, Debug)]
pub enum Memory {
    Now,
    /// The most it has held.
    Peak,
}

/// How much memory a process holds, in kilobytes; 0 where there is no such process.
pub fn memory(process: u32, which: Memory) -> u64 {
    let name = match which {
        Memory::Now => "VmRSS:",
        Memory::Peak => "VmHWM:",
    };
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_the_tail_and_the_worst_are_told() {
        let times = Times::new((1..=200).rev().map(Duration::from_millis));
        assert_eq!(times.row("a move"), "| a move | 200 | 101.0 | 199.0 | 200.0 |");
        assert_eq!(Times::new([]).row("nothing"), "| nothing | 0 | 0.0 | 0.0 | 0.0 |");
    }

    #[test]
    fn this_process_has_memory_and_has_used_time() {
        let own = std::process::id();
        let now = memory(own, Memory::Now);
        assert!(now > 0 && memory(own, Memory::Peak) >= now);
        assert!(cpu(own).is_ok() && cpu(u32::MAX).is_err());
    }
}
