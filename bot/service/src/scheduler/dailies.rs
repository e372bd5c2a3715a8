//! The daily puzzle, posted where a room wants it.

use lasermate_domain::daily::{DailyTime, Day, SETTING, puzzle_of};
use lasermate_domain::log::Verb;
use lasermate_domain::port::{PictureOf, Post, PuzzleId, RoomId, UnixMillis};
use lasermate_domain::puzzles;
use lasermate_present::text;
use lasermate_render::scene::Theme;

use crate::commit::{self, locks};
use crate::service::Service;
use crate::store::{DailyRow, DerivedChange};
use crate::use_cases::change::{Change, RoomPost, ServiceError, row_at};
use crate::use_cases::rooms::settings;
use crate::use_cases::study::puzzle::{buttons, found};
use crate::world::{World, games};

/// After so long a puzzle that was missed is not posted any more: 12 hours.
const LATE: UnixMillis = 12 * 60 * 60 * 1000;

/// Posts the daily puzzle wherever it is due.
pub(crate) fn post_dailies(service: &Service, now: UnixMillis) -> Result<(), ServiceError> {
    games::each(service.world.store.dailies_due(now)?, |row| {
        locks::in_room(service, &row.room, || post_daily(service, &row, now))
    })
}

fn post_daily(service: &Service, due: &DailyRow, now: UnixMillis) -> Result<(), ServiceError> {
    let world = &service.world;
    // Somebody may have changed the setting meanwhile.
    if world.store.daily_of(&due.room)?.as_ref() != Some(due) {
        return Ok(());
    }
    let time: Option<DailyTime> =
        world.store.setting(&due.room, SETTING)?.and_then(|value| value.parse().ok());
    let next = time.map(|time| time.after(now));
    let is_now = (0..=LATE).contains(&(now - due.due_at));
    let mut posts = Vec::new();
    if let Some(time) = time.filter(|_| is_now) {
        let day = time.day_at(due.due_at);
        posts.push(RoomPost::alone(due.room.clone(), daily_post(world, &due.room, day)?));
    }
    commit::settle_clock(service, now, Change { posts, ..next_daily(due, next, now) })
}

fn daily_post(world: &World, room: &RoomId, day: Day) -> Result<Post, ServiceError> {
    let number = puzzle_of(day, puzzles::all().len());
    let (puzzle, game) = found(number)?;
    let words = text::puzzle::daily(number, &puzzle, &game);
    let light = settings::theme(world, room)? == Theme::Light;
    let picture = Some(PictureOf::Puzzle { number, light });
    Ok(Post { picture, buttons: buttons(PuzzleId::Numbered(number)), ..Post::of_words(words) })
}

/// A room that is gone wants no puzzles.
pub(crate) fn end_daily(service: &Service, room: &RoomId, now: UnixMillis) -> Result<(), ServiceError> {
    locks::in_room(service, room, || {
        let Some(due) = service.world.store.daily_of(room)? else { return Ok(()) };
        commit::settle_clock(service, now, next_daily(&due, None, now))
    })
}

/// When a room gets the next one; never again without a moment.
fn next_daily(due: &DailyRow, next: Option<UnixMillis>, now: UnixMillis) -> Change {
    let row = row_at(
        now,
        (&due.server, &due.room),
        Verb::Daily,
        next.map(|next| next.to_string()).unwrap_or_default(),
    );
    let derived = vec![DerivedChange::Daily(due.room.clone(), due.server.clone(), next)];
    Change { rows: vec![row], derived, ..Change::default() }
}
