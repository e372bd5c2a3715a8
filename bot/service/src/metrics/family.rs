//! Families of figures: counters and histograms of durations, a row for each combination of their labels.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// The upper ends of a histogram's buckets, in microseconds, with what Prometheus calls them. 50 and 300 ms are what we
/// promise, 3 s is what Discord waits.
const BUCKETS: [(u64, &str); 14] = [
    (1_000, "0.001"),
    (2_500, "0.0025"),
    (5_000, "0.005"),
    (10_000, "0.01"),
    (25_000, "0.025"),
    (50_000, "0.05"),
    (100_000, "0.1"),
    (300_000, "0.3"),
    (500_000, "0.5"),
    (1_000_000, "1"),
    (3_000_000, "3"),
    (10_000_000, "10"),
    (60_000_000, "60"),
    (600_000_000, "600"),
];

/// A family's name, what it says, and its labels.
#[derive(Debug)]
struct FamilyTitle<const N: usize> {
    name: &'static str,
    help: &'static str,
    labels: [&'static str; N],
}

impl<const N: usize> FamilyTitle<N> {
    /// `{a="x",b="y"}`, with one more label at the front where there is one; nothing where there are none.
    fn labelled(&self, values: [&'static str; N], first: Option<(&str, &str)>) -> String {
        let own = self.labels.iter().copied().zip(values);
        let all: Vec<_> =
            first.into_iter().chain(own).map(|(label, value)| format!("{label}=\"{value}\"")).collect();
        if all.is_empty() { String::new() } else { format!("{{{}}}", all.join(",")) }
    }
}

/// A family's two lines of explanation.
pub fn head(text: &mut String, name: &str, kind: &str, help: &str) {
    // Writing into a string cannot fail, here and below.
    let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}");
}

#[derive(Debug)]
pub struct Counters<const N: usize> {
    title: FamilyTitle<N>,
    counts: Mutex<BTreeMap<[&'static str; N], u64>>,
}

impl<const N: usize> Counters<N> {
    pub const fn new(name: &'static str, help: &'static str, labels: [&'static str; N]) -> Self {
        Self { title: FamilyTitle { name, help, labels }, counts: Mutex::new(BTreeMap::new()) }
    }

    pub fn count(&self, labels: [&'static str; N]) {
        *self.counts.lock().unwrap_or_else(PoisonError::into_inner).entry(labels).or_default() += 1;
    }

    pub fn write(&self, text: &mut String) {
        let FamilyTitle { name, help, .. } = self.title;
        head(text, name, "counter", help);
        let counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if N == 0 && counts.is_empty() {
            let _ = writeln!(text, "{name} 0");
        }
        for (labels, count) in &*counts {
            let _ = writeln!(text, "{name}{} {count}", self.title.labelled(*labels, None));
        }
    }
}

/// How many durations fell into each bucket, and their sum.
#[derive(Clone, Copy, Debug, Default)]
struct Spread {
    /// One more than the buckets: what is longer than all of them.
    counts: [u64; BUCKETS.len() + 1],
    sum: Duration,
}

#[derive(Debug)]
pub struct Durations<const N: usize> {
    title: FamilyTitle<N>,
    spreads: Mutex<BTreeMap<[&'static str; N], Spread>>,
}

impl<const N: usize> Durations<N> {
    pub const fn new(name: &'static str, help: &'static str, labels: [&'static str; N]) -> Self {
        Self { title: FamilyTitle { name, help, labels }, spreads: Mutex::new(BTreeMap::new()) }
    }

    pub fn note(&self, labels: [&'static str; N], took: Duration) {
        let bucket = BUCKETS.partition_point(|(end, _)| u128::from(*end) < took.as_micros());
        let mut spreads = self.spreads.lock().unwrap_or_else(PoisonError::into_inner);
        let spread = spreads.entry(labels).or_default();
        if let Some(count) = spread.counts.get_mut(bucket) {
            *count += 1;
        }
        spread.sum = spread.sum.saturating_add(took);
    }

    pub fn write(&self, text: &mut String) {
        let FamilyTitle { name, help, .. } = self.title;
        head(text, name, "histogram", help);
        for (labels, spread) in &*self.spreads.lock().unwrap_or_else(PoisonError::into_inner) {
            let ends = BUCKETS.iter().map(|(_, end)| *end).chain(["+Inf"]);
            let mut total = 0;
            for (count, end) in spread.counts.iter().zip(ends) {
                total += count;
                let _ = writeln!(
                    text,
                    "{name}_bucket{} {total}",
                    self.title.labelled(*labels, Some(("le", end)))
                );
            }
            let labels = self.title.labelled(*labels, None);
            let _ = writeln!(
                text,
                "{name}_sum{labels} {}\n{name}_count{labels} {total}",
                spread.sum.as_secs_f64()
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counters_are_written_as_prometheus_reads_them() {
        let counters = Counters::new("c_total", "Help.", ["a", "b"]);
        counters.count(["x", "y"]);
        counters.count(["x", "y"]);
        counters.count(["x", "z"]);
        let mut text = String::new();
        counters.write(&mut text);
        let wanted = "# HELP c_total Help.\n# TYPE c_total counter\nc_total{a=\"x\",b=\"y\"} 2\nc_total{a=\"x\",b=\"z\"} 1\n";
        assert_eq!(text, wanted);
        let mut text = String::new();
        Counters::new("n_total", "None yet.", []).write(&mut text);
        assert!(text.ends_with("\nn_total 0\n"), "{text}");
    }

    #[test]
    fn a_bucket_holds_what_is_at_most_its_end_and_all_before_it() {
        let durations = Durations::new("d_seconds", "Help.", []);
        for micros in [0, 1_000, 1_001, 50_000, 601_000_000] {
            durations.note([], Duration::from_micros(micros));
        }
        let mut text = String::new();
        durations.write(&mut text);
        for line in [
            "d_seconds_bucket{le=\"0.001\"} 2",
            "d_seconds_bucket{le=\"0.0025\"} 3",
            "d_seconds_bucket{le=\"0.025\"} 3",
            "d_seconds_bucket{le=\"0.05\"} 4",
            "d_seconds_bucket{le=\"600\"} 4",
            "d_seconds_bucket{le=\"+Inf\"} 5",
            "d_seconds_sum 601.052001",
            "d_seconds_count 5",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} is not in {text}");
        }
    }
}
