//! When somebody is pinged.

use lasermate_domain::tables::pings::{PingPolicy, Pings};
use lasermate_domain::time_zone::Zone;

use crate::say::pings as say;

pub use say::{NO_SUCH_HOURS, NO_SUCH_OCCASION, YES_OR_NO};

/// What holds, and how to change it.
pub fn shown(pings: &Pings) -> String {
    format!("{}\n{}", holds(pings), say::HOW_TO_CHANGE)
}

pub fn holds(pings: &Pings) -> String {
    let when = match pings.when {
        PingPolicy::Always => say::ALWAYS,
        PingPolicy::Away => say::AWAY,
        PingPolicy::Never => say::NEVER,
    };
    let mut told = vec![when.to_owned()];
    if pings.seats {
        told.push(say::FOR_SEATS.to_owned());
    }
    let utc = if matches!(pings.zone, Zone::Offset(_)) { "UTC" } else { "" };
    let zone = format!("{utc}{}", pings.zone);
    match pings.quiet {
        Some(quiet) => {
            let (from, until) = quiet.words();
            told.push(say::quiet(from, until, zone));
        }
        None if pings.zone == Zone::Offset(0) => {}
        None => told.push(say::zone(zone)),
    }
    told.join(" ")
}
