//! The options of a table in words: its time unit as people say it, and the others as they are typed.

use lasermate_engine::variants::Setup;

use super::time::span;

/// What the time unit is called in records and on the command line; everybody else reads [`UNIT`].
pub const RECORDED_UNIT: &str = "tu";
/// The name of the same option.
pub const UNIT: &str = "unit";
pub const UNIT_HELP: &str = "how long a pawn cools; a queen cools nine times as long";
pub const UNITS: &str = "a time like `2s`, `30s`, `1m` or `1h`, from 1 s to 7 days";

/// A time unit: `2 s a unit`.
pub fn unit(ms: u64) -> String {
    format!("{} a unit", span(ms))
}

/// The options of a table that are not as usual: ``2 s a unit, `premove=on` ``. Empty where all are as usual.
pub fn options(setup: &Setup) -> String {
    let chosen = setup.chosen_text();
    let is_unit = |word: &&str| word.split_once('=').is_some_and(|(name, _)| name == RECORDED_UNIT);
    let (units, others): (Vec<_>, Vec<_>) = chosen.split_whitespace().partition(is_unit);
    let unit = setup.time_unit().filter(|_| !units.is_empty()).map(unit);
    let others = (!others.is_empty()).then(|| format!("`{}`", others.join(" ")));
    unit.into_iter().chain(others).collect::<Vec<_>>().join(", ")
}
