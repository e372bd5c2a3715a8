//! When somebody is pinged.

use lasermate_domain::command::mark::{PINGS, says};
use lasermate_domain::sessions::pings::{PingPolicy, Pings};
use lasermate_domain::time_zone::Zone;

/// What was typed is no occasion.
pub const NO_SUCH_OCCASION: &str = "When? `always`, `away` or `never`.";
/// What was typed are no hours.
pub const NO_SUCH_HOURS: &str =
    "I don't understand these hours. Use for example `22:00-07:00`, `10pm-7am` or `none`.";
/// What was typed is no answer.
pub const YES_OR_NO: &str = "Use `yes` or `no`.";

/// What holds, and how to change it.
pub fn shown(pings: &Pings) -> String {
    format!("{}\n{}", holds(pings), says!("`", PINGS, " away` changes it: `always`, `away` or `never`."))
}

pub fn holds(pings: &Pings) -> String {
    let when = match pings.when {
        PingPolicy::Always => "You are pinged whenever it is your turn.",
        PingPolicy::Away => "You are pinged only when you have been away for 5 minutes.",
        PingPolicy::Never => "You are never pinged. Boards still name you when it is your turn.",
    };
    let seats = if pings.seats { " You are also pinged when somebody offers you a seat." } else { "" };
    let utc = if matches!(pings.zone, Zone::Offset(_)) { "UTC" } else { "" };
    match pings.quiet {
        Some(quiet) => {
            let (from, until) = quiet.words();
            format!("{when}{seats} Quiet hours: {from} to {until} ({utc}{}).", pings.zone)
        }
        None if pings.zone == Zone::Offset(0) => format!("{when}{seats}"),
        None => format!("{when}{seats} Your time zone is {utc}{}.", pings.zone),
    }
}
