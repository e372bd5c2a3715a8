//! The daily puzzle: posted where a room wants it, and counted for whoever solves it.

use lasermate_domain::daily::{DailyTime, Day, SETTING, Streak, day_of, puzzle_of, solved_day};
use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::port::{PictureOf, Post, PuzzleId, RoomId, UnixMillis};
use lasermate_domain::puzzles;
use lasermate_present::text;
use lasermate_render::scene::Theme;

use super::puzzle::{buttons, found};
use crate::service::state::Service;
use crate::service::use_case::{Call, Change, RoomPost, ServiceError};
use crate::store::{DailyRow, DerivedChange};

/// After so long a puzzle that was missed is not posted any more: 12 hours.
const LATE: UnixMillis = 12 * 60 * 60 * 1000;

impl Service {
    /// The puzzle of the day.
    pub(super) fn puzzle_of_today(&self, now: UnixMillis) -> PuzzleId {
        PuzzleId::Numbered(puzzle_of(day_of(now), puzzles::all().len()))
    }

    /// Posts the daily puzzle wherever it is due.
    pub(in crate::service) fn post_dailies(&self, now: UnixMillis) -> Result<(), ServiceError> {
        self.each(self.store.dailies_due(now)?, |row| self.in_room(&row.room, || self.post_daily(&row, now)))
    }

    fn post_daily(&self, due: &DailyRow, now: UnixMillis) -> Result<(), ServiceError> {
        // Somebody may have changed the setting meanwhile.
        if self.store.daily_of(&due.room)?.as_ref() != Some(due) {
            return Ok(());
        }
        let time: Option<DailyTime> =
            self.store.setting(&due.room, SETTING)?.and_then(|value| value.parse().ok());
        let next = time.map(|time| time.after(now));
        let is_now = (0..=LATE).contains(&(now - due.due_at));
        let mut posts = Vec::new();
        if let Some(time) = time.filter(|_| is_now) {
            let day = time.day_at(due.due_at);
            posts.push(RoomPost::alone(due.room.clone(), self.daily_post(&due.room, day)?));
        }
        Ok(self.settle_clock(now, Change { posts, ..next_daily(due, next, now) })?)
    }

    fn daily_post(&self, room: &RoomId, day: Day) -> Result<Post, ServiceError> {
        let number = puzzle_of(day, puzzles::all().len());
        let (puzzle, game) = found(number)?;
        let words = text::puzzle::daily(number, &puzzle, &game);
        let light = self.theme(room)? == Theme::Light;
        let picture = Some(PictureOf::Puzzle { number, light });
        Ok(Post { picture, buttons: buttons(PuzzleId::Numbered(number)), ..Post::of_words(words) })
    }

    /// A room that is gone wants no puzzles.
    pub(in crate::service) fn end_daily(&self, room: &RoomId, now: UnixMillis) -> Result<(), ServiceError> {
        self.in_room(room, || {
            let Some(due) = self.store.daily_of(room)? else { return Ok(()) };
            Ok(self.settle_clock(now, next_daily(&due, None, now))?)
        })
    }

    /// What a puzzle that was solved rightly is told and counts for as the daily one.
    pub(super) fn solved(&self, call: &Call<'_>, number: u64, words: String) -> Result<Change, ServiceError> {
        let before = self.store.streak(call.who)?;
        let day = solved_day(number, call.at(), puzzles::all().len());
        let counted = day.and_then(|day| Some((day, Streak::with(before, day)?)));
        let Some((day, streak)) = counted else {
            return Ok(Change { words, ..Change::default() });
        };
        Ok(Change {
            words: format!("{words} {}", text::puzzle::streak(streak)),
            rows: vec![call.row(Verb::Solved, day.to_string())],
            derived: vec![DerivedChange::Solved(call.who, day)],
            ..Change::default()
        })
    }
}

/// When a room gets the next one; never again without a moment.
fn next_daily(due: &DailyRow, next: Option<UnixMillis>, now: UnixMillis) -> Change {
    let row = NewRow {
        at: now,
        server: due.server.clone(),
        room: due.room.clone(),
        person: None,
        challenge: None,
        seat: None,
        verb: Verb::Daily,
        body: next.map(|next| next.to_string()).unwrap_or_default(),
    };
    let derived = vec![DerivedChange::Daily(due.room.clone(), due.server.clone(), next)];
    Change { rows: vec![row], derived, ..Change::default() }
}
