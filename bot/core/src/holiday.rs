//! Holidays: how many days a person has in a community, and what one costs.

use crate::calendar::{DAY, year_of};
use crate::port::{RoomId, ServerId, UnixMillis};
use crate::store::{NewRow, PersonNo, Verb};

/// Days that a person may be on holiday in a community, in the year in which the holiday begins, by UTC.
pub const DAYS_A_YEAR: u32 = 30;

/// A person's holiday in a community: the one that is on, or the last one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holiday {
    /// Who.
    pub person: PersonNo,
    /// Where.
    pub server: ServerId,
    /// In which room it was asked for.
    pub room: RoomId,
    /// Since when.
    pub begun_at: UnixMillis,
    /// Until when; once it is over, when it ended.
    pub until: UnixMillis,
    /// Days taken in the year in which it began, it included.
    pub used: u32,
    /// Whether the games of that person know of it as it is now.
    pub told: bool,
}

impl Holiday {
    /// The last holiday with the days that are left of it given back, as it is when it ends at a moment.
    #[must_use]
    pub fn ended(self, at: UnixMillis) -> Self {
        let unused = u32::try_from((self.until - at).max(0) / DAY).unwrap_or(0);
        Self { until: self.until.min(at), used: self.used.saturating_sub(unused), told: false, ..self }
    }

    /// Days that were taken in the year of a moment.
    #[must_use]
    pub fn used_in_year_of(&self, at: UnixMillis) -> u32 {
        if year_of(self.begun_at) == year_of(at) { self.used } else { 0 }
    }
}

/// Stands behind what a row of the log says once the games of that person know it.
const TOLD: &str = "told";

/// Its row in the log: since when, until when, and the days it takes of its year with all before.
#[must_use]
pub fn row(holiday: &Holiday, at: UnixMillis) -> NewRow {
    let Holiday { person, server, room, begun_at, until, used, told } = holiday;
    let told = if *told { [" ", TOLD].concat() } else { String::new() };
    NewRow {
        at,
        server: server.clone(),
        room: room.clone(),
        person: Some(*person),
        challenge: None,
        seat: None,
        verb: Verb::Holiday,
        body: format!("{begun_at} {until} {used}{told}"),
    }
}

/// What such a row says; `None` where it says no holiday.
#[must_use]
pub fn read(row: &NewRow) -> Option<Holiday> {
    let mut words = row.body.split(' ');
    let (begun_at, until, used) = (words.next()?, words.next()?, words.next()?);
    Some(Holiday {
        person: row.person?,
        server: row.server.clone(),
        room: row.room.clone(),
        begun_at: begun_at.parse().ok()?,
        until: until.parse().ok()?,
        used: used.parse().ok()?,
        told: words.next() == Some(TOLD),
    })
}
