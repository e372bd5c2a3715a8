//! The process as figures, under the names that Prometheus's own libraries use.

use std::fmt::Write as _;
use std::fs;
use std::sync::OnceLock;

use super::family::head;
use crate::clock;
use lasermate_domain::port::UnixMillis;

/// Linux counts processor time for programs in hundredths of a second, on every machine.
const TICKS: f64 = 100.0;
/// Where in `/proc/self/stat` the time in the program and in the system are, counted from what follows the name.
const TIMES: [usize; 2] = [11, 12];

/// When the figures were first asked to be served.
static STARTED: OnceLock<UnixMillis> = OnceLock::new();

pub(super) fn started() {
    STARTED.get_or_init(clock::now);
}

/// What the system says of the process, each figure where it can be read.
pub(super) fn write(text: &mut String) {
    // Writing into a string cannot fail.
    let mut figure = |name: &str, kind: &str, help: &str, value: Option<String>| {
        if let Some(value) = value {
            head(text, name, kind, help);
            let _ = writeln!(text, "{name} {value}");
        }
    };
    let memory = "Memory that the program occupies, in bytes.";
    figure("process_resident_memory_bytes", "gauge", memory, memory_in_use().map(|bytes| bytes.to_string()));
    let files = fs::read_dir("/proc/self/fd").ok().map(|all| all.count().to_string());
    figure("process_open_fds", "gauge", "Files and connections that are open.", files);
    let seconds = cpu_seconds().map(|seconds| format!("{seconds:.2}"));
    figure("process_cpu_seconds_total", "counter", "Processor time that was used, in seconds.", seconds);
    let started = STARTED.get().map(|at| format!("{}.{:03}", at / 1000, at % 1000));
    figure(
        "process_start_time_seconds",
        "gauge",
        "When the program started, in seconds since 1970.",
        started,
    );
}

fn memory_in_use() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

fn cpu_seconds() -> Option<f64> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The name before it may hold anything, but no bracket follows it.
    let fields: Vec<_> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = TIMES.iter().map(|at| fields.get(*at)?.parse::<u32>().ok());
    Some(ticks.map(|ticks| ticks.map(f64::from)).sum::<Option<f64>>()? / TICKS)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn the_process_uses_memory_files_and_time() {
        started();
        let mut text = String::new();
        write(&mut text);
        let value = |name: &str| -> f64 {
            let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.unwrap_or_else(|| panic!("no {name} in {text}")).parse().unwrap()
        };
        assert!(value("process_resident_memory_bytes") > 1e6);
        assert!(value("process_open_fds") >= 3.0);
        assert!(value("process_cpu_seconds_total") >= 0.0);
        assert!(value("process_start_time_seconds") > 1.7e9);
    }
}
