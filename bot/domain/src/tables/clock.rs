//! The clock of a table: its own time, the time its players have, and what they were told of it.

use lasermate_engine::seat::Seat;

use super::live_clock::LiveClock;
use crate::port::UnixMillis;

/// What a table's time goes by.
#[derive(Clone, Debug)]
pub struct TableClock {
    pub started_at: UnixMillis,
    /// When something last happened.
    pub touched_at: UnixMillis,
    /// When anything last happened here, also by the clock.
    pub last_at: UnixMillis,
    /// Up to when the clock of a game without turns has run by rows of the log: no time before it is used any more.
    pub ran_to: UnixMillis,
    /// How long the clock of a game without turns has stood still so far, in milliseconds.
    pub paused: UnixMillis,
    /// How far the clock had been ahead each time it was set back, in all: the game's own time has gone on as if it had not.
    pub ahead: UnixMillis,
    /// Since when it stands still now, where it does.
    pub stands_since: Option<UnixMillis>,
    /// Since when it has gone on without a rest: it began, was resumed, or the bot was back.
    pub back_at: UnixMillis,
    /// The time for each move, `None` without a limit.
    pub time_per_move: Option<UnixMillis>,
    /// The live clocks, where it is played by some.
    pub live: Option<LiveClock>,
    /// When the time of whoever is to act is over.
    pub deadline: Option<UnixMillis>,
    /// What was left of the time for a move when it was stopped, and whose it is.
    pub rest: Option<(Seat, UnixMillis)>,
    /// What its owner had left of their time for each move of the record; nothing without a limit.
    pub left_at: Vec<Option<UnixMillis>>,
    /// Since when the seat that is asked is asked.
    pub turn_since: UnixMillis,
    /// When who is to act was reminded.
    pub reminded_at: Option<UnixMillis>,
    /// When it was said that the time is over.
    pub overdue_at: Option<UnixMillis>,
    /// When the players were asked whether the game goes on.
    pub asked_at: Option<UnixMillis>,
    /// When its board was last shown; not stored.
    pub shown_at: UnixMillis,
}

impl TableClock {
    /// As a game begins that has no limit of time.
    pub(super) const fn begin(at: UnixMillis) -> Self {
        Self {
            started_at: at,
            touched_at: at,
            last_at: at,
            ran_to: at,
            paused: 0,
            ahead: 0,
            stands_since: None,
            back_at: at,
            time_per_move: None,
            live: None,
            deadline: None,
            rest: None,
            left_at: Vec::new(),
            turn_since: at,
            reminded_at: None,
            overdue_at: None,
            asked_at: None,
            shown_at: 0,
        }
    }

    /// The game's own time at a moment, in milliseconds since it began.
    pub fn since(&self, at: UnixMillis) -> u64 {
        let at = self.stands_since.map_or(at, |stands| at.min(stands));
        u64::try_from(at + self.ahead - self.started_at - self.paused).unwrap_or(0)
    }

    /// The moment at which the game's own time is so much, if its clock does not stand still before.
    pub fn moment(&self, ms: u64) -> UnixMillis {
        let begun = self.started_at + self.paused - self.ahead;
        begun.saturating_add(UnixMillis::try_from(ms).unwrap_or(UnixMillis::MAX))
    }

    /// The time that counts for something stamped so: time never runs backwards at a table (rule 4.10).
    pub fn stamp(&self, at: UnixMillis) -> UnixMillis {
        at.max(self.touched_at).max(self.ran_to)
    }
}
