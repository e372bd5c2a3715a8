//! Who goes first: one lock a room, so that its requests are strictly ordered and rooms do not hold each other up.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::game::Game;
use crate::port::RoomId;

/// How many idle entries are kept before they are swept.
const KEPT: usize = 1024;

/// A lock for each room in use.
#[derive(Debug, Default)]
pub(super) struct Rooms(Mutex<HashMap<RoomId, Arc<Mutex<()>>>>);

impl Rooms {
    /// The lock of a room.
    pub(super) fn of(&self, room: &RoomId) -> Arc<Mutex<()>> {
        let mut rooms = hold(&self.0);
        if rooms.len() >= KEPT {
            rooms.retain(|_, lock| Arc::strong_count(lock) > 1);
        }
        Arc::clone(rooms.entry(room.clone()).or_default())
    }
}

/// The games in memory, each as it stands after its last commit.
#[derive(Debug, Default)]
pub(super) struct Games(Mutex<HashMap<u64, Arc<Game>>>);

impl Games {
    pub(super) fn get(&self, id: u64) -> Option<Arc<Game>> {
        hold(&self.0).get(&id).map(Arc::clone)
    }

    /// Puts a game in as a commit has left it. The room's lock is held.
    pub(super) fn put(&self, game: &Arc<Game>) {
        let mut games = hold(&self.0);
        if games.len() >= KEPT {
            let mut by_age: Vec<_> = games.iter().map(|(id, game)| (game.live.touched_at, *id)).collect();
            by_age.sort_unstable();
            for (_, id) in by_age.into_iter().take(KEPT / 4) {
                games.remove(&id);
            }
        }
        games.insert(game.live.id.0, Arc::clone(game));
    }

    /// Puts a game in that was read back, unless it is there: a reader must not overtake a writer that has moved on.
    pub(super) fn put_read(&self, game: Arc<Game>) -> Arc<Game> {
        let mut games = hold(&self.0);
        Arc::clone(games.entry(game.live.id.0).or_insert(game))
    }

    /// Forgets all: they are read back when they are asked for.
    pub(super) fn clear(&self) {
        hold(&self.0).clear();
    }
}

/// A lock, also after a panic: what it guards is replaced as a whole, so it is never half changed.
pub(super) fn hold<T: ?Sized>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}
