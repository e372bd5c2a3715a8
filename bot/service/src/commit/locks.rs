//! Who goes first: one lock a room, so that its requests are strictly ordered and rooms do not hold each other up.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use lasermate_domain::limits::GAMES;
use lasermate_domain::port::RoomId;

use crate::service::Service;
use crate::store::StoreError;
use crate::use_cases::change::ServiceError;
use crate::world::cache::hold;

/// A lock for each room in use.
#[derive(Debug, Default)]
pub(crate) struct RoomLocks(Mutex<HashMap<RoomId, Arc<Mutex<()>>>>);

impl RoomLocks {
    /// The lock of a room.
    pub(crate) fn of(&self, room: &RoomId) -> Arc<Mutex<()>> {
        let mut rooms = hold(&self.0);
        if rooms.len() >= GAMES {
            rooms.retain(|_, lock| Arc::strong_count(lock) > 1);
        }
        Arc::clone(rooms.entry(room.clone()).or_default())
    }
}

/// Does something under the lock of a room's table; where it was judged on a game that has grown meanwhile, once more.
pub(crate) fn in_room<T>(
    service: &Service,
    room: &RoomId,
    work: impl Fn() -> Result<T, ServiceError>,
) -> Result<T, ServiceError> {
    in_rooms(service, &[room], work)
}

/// The same under the locks of several rooms.
pub(crate) fn in_rooms<T>(
    service: &Service,
    rooms: &[&RoomId],
    work: impl Fn() -> Result<T, ServiceError>,
) -> Result<T, ServiceError> {
    locked(service, || Ok(service.world.tables.keys(rooms)), || judged(work))
}

/// Does something under the lock of each of some tables. Which these are may change while it waits: it is asked again once it has
/// them.
pub(crate) fn locked<T>(
    service: &Service,
    tables: impl Fn() -> Result<Vec<RoomId>, ServiceError>,
    work: impl FnOnce() -> Result<T, ServiceError>,
) -> Result<T, ServiceError> {
    loop {
        let keys = tables()?;
        let locks: Vec<_> = keys.iter().map(|key| service.locks.rooms.of(key)).collect();
        let _turns: Vec<MutexGuard<'_, ()>> = locks.iter().map(|lock| hold(lock)).collect();
        if tables()? == keys {
            return work();
        }
    }
}

/// Does something that may be judged on a game; where the game has grown meanwhile, once more as it is now.
pub(crate) fn judged<T>(work: impl Fn() -> Result<T, ServiceError>) -> Result<T, ServiceError> {
    match work() {
        Err(ServiceError::Store(error @ StoreError::Overtaken { .. })) => {
            tracing::warn!(%error, "the game has changed meanwhile; retrying the request");
            work()
        }
        done => done,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_rooms_than_are_kept_lose_no_lock_in_use() {
        let rooms = RoomLocks::default();
        let room = |number: usize| RoomId(format!("test:{number}"));
        let used: Vec<_> = (0..10).map(|number| rooms.of(&room(number))).collect();
        for number in 0..3 * GAMES {
            rooms.of(&room(number));
        }
        assert!(hold(&rooms.0).len() <= GAMES);
        for (number, lock) in used.iter().enumerate() {
            assert!(Arc::ptr_eq(lock, &rooms.of(&room(number))), "room {number} has two locks");
        }
    }
}
