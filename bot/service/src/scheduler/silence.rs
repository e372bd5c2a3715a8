//! Rooms of a table that cannot be reached for a day: the others are told once, and the room stays linked.

use std::sync::atomic::Ordering;

use lasermate_domain::port::{Post, RoomId, UnixMillis};
use lasermate_present::text;

use crate::commit::{self, locks};
use crate::service::Service;
use crate::use_cases::change::{Change, RoomPost, ServiceError};
use crate::world::World;

/// After how long the other rooms are told: a day.
const TOLD_AFTER: UnixMillis = 24 * 60 * 60 * 1000;
/// How often it is looked for, and how long what is owed may be on its way: 10 minutes. So much time a network has after the
/// program begins, too.
const LOOK_EVERY: UnixMillis = 10 * 60 * 1000;

/// Tells tables of rooms that have not been reached for a day. A room that is reached again is forgotten, so that the next
/// time is told again.
pub(crate) fn look_for_silence(service: &Service, now: UnixMillis) -> Result<(), ServiceError> {
    let world = &service.world;
    let due = service.schedule.silence_at.load(Ordering::Relaxed);
    if now < due {
        return Ok(());
    }
    service.schedule.silence_at.store(now + LOOK_EVERY, Ordering::Relaxed);
    if due == 0 {
        return Ok(());
    }
    let linked = world.tables.linked();
    let known = world.store.silent_rooms()?;
    for row in known.iter().filter(|row| !linked.contains(&row.room)) {
        service.store.not_silent(&row.room)?;
    }
    for room in &linked {
        let known = known.iter().find(|row| row.room == *room);
        match (unheard_since(world, room, now)?, known) {
            (None, None) => {}
            (None, Some(_)) => service.store.not_silent(room)?,
            (Some(since), None) => service.store.note_silent(room, since)?,
            (Some(_), Some(row)) if row.told || row.since + TOLD_AFTER > now => {}
            (Some(_), Some(_)) => tell_of_silence(service, room, now)?,
        }
    }
    Ok(())
}

/// Since when what a room is owed does not reach it. Where the bot may not write, older boards are dropped, so the oldest
/// post does not say since when.
fn unheard_since(world: &World, room: &RoomId, now: UnixMillis) -> Result<Option<UnixMillis>, ServiceError> {
    let oldest = world.store.owed_since(room)?;
    let late = oldest.filter(|since| world.blocked.is(room) || since + LOOK_EVERY <= now);
    Ok(late.map(|since| since.min(now)))
}

fn tell_of_silence(service: &Service, silent: &RoomId, now: UnixMillis) -> Result<(), ServiceError> {
    locks::in_room(service, silent, || {
        let others = service.world.tables.rows_of(silent).into_iter().filter(|row| row.room != *silent);
        let tell = |room: RoomId| {
            let words = text::tables::silent(silent.network());
            RoomPost::alone(room, Post::of_words(words))
        };
        let posts = others.map(|row| tell(row.room)).collect();
        let change = Change { posts, silent: Some(silent.clone()), ..Change::default() };
        commit::settle_clock(service, now, change)
    })
}
