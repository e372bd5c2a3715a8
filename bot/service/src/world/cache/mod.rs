//! Who goes first: one lock a room, so that its requests are strictly ordered and rooms do not hold each other up.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lasermate_domain::limits::{ACTED, GAMES};
use lasermate_domain::lru::RecentMap;
use lasermate_domain::port::{Person, PersonId};
use lasermate_domain::tables::table::Table;

/// The games in memory, each as it stands after its last commit.
///
/// Those who read a game back from the log hold no room's lock: what they bring may be old by the time they bring it. So a
/// game that was read is put in only if none has been taken out since the reading began; whoever wrote it meanwhile has put a
/// newer one in, and that can only have left by being taken out.
#[derive(Debug)]
pub(crate) struct GameCache {
    held: Mutex<CachedGames>,
    most: usize,
}

#[derive(Debug)]
struct CachedGames {
    games: HashMap<u64, Arc<Table>>,
    /// How often games have been taken out.
    removals: u64,
    /// How often all were forgotten because somebody's data were deleted.
    clears: u64,
    /// The names of people who had another one when a game may have been read.
    names: RecentMap<PersonId, String>,
    /// Games that cannot be read. Rows are only added to the log, so that it would be so again.
    unreadable: HashSet<u64>,
}

/// A state of what has been taken out of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AsOf(u64);

impl Default for CachedGames {
    fn default() -> Self {
        Self {
            games: HashMap::new(),
            removals: 0,
            clears: 0,
            names: RecentMap::new(ACTED),
            unreadable: HashSet::new(),
        }
    }
}

impl Default for GameCache {
    fn default() -> Self {
        Self::with_most(GAMES)
    }
}

impl GameCache {
    fn with_most(most: usize) -> Self {
        Self { held: Mutex::default(), most }
    }

    /// A game, else what [`Self::put_read`] wants to know once it has been read.
    pub(crate) fn get(&self, id: u64) -> Result<Arc<Table>, AsOf> {
        let held = hold(&self.held);
        held.games.get(&id).map(Arc::clone).ok_or(AsOf(held.removals))
    }

    /// Whether a game is known to be unreadable, so that nobody tries again and again.
    pub(crate) fn is_unreadable(&self, id: u64) -> bool {
        hold(&self.held).unreadable.contains(&id)
    }

    /// Notes that a game cannot be read. As many are remembered as games are kept.
    pub(crate) fn note_unreadable(&self, id: u64) {
        let mut held = hold(&self.held);
        if held.unreadable.len() >= self.most {
            held.unreadable.clear();
        }
        held.unreadable.insert(id);
    }

    /// How often all were forgotten: who takes people's names down asks before.
    pub(crate) fn clears(&self) -> u64 {
        hold(&self.held).clears
    }

    /// Puts a game in as a commit has left it. The room's lock is held.
    pub(crate) fn put(&self, table: &Arc<Table>) {
        let mut held = hold(&self.held);
        let table = &held.with_present_names(table);
        let id = table.id.0;
        if table.people_as_of != held.clears {
            // It may still name somebody whose data have been deleted.
            held.remove(id);
        } else if held.games.get(&id).is_none_or(|known| known.last_row <= table.last_row) {
            held.insert(Arc::clone(table), self.most);
        }
    }

    /// Gives a game that was read, or the newer one that is there; it is kept unless it may be old.
    pub(crate) fn put_read(&self, table: Arc<Table>, as_of: AsOf) -> Arc<Table> {
        let mut held = hold(&self.held);
        if let Some(known) = held.games.get(&table.id.0)
            && known.last_row >= table.last_row
        {
            return Arc::clone(known);
        }
        let table = held.with_present_names(&table);
        if as_of.0 == held.removals {
            held.insert(Arc::clone(&table), self.most);
        }
        table
    }

    /// Forgets one game: it is read back when it is asked for.
    pub(crate) fn drop_one(&self, id: u64) {
        hold(&self.held).remove(id);
    }

    /// Gives somebody another name in every game.
    pub(crate) fn rename(&self, who: &Person) {
        let mut held = hold(&self.held);
        held.names.put(who.id.clone(), who.name.clone());
        let theirs =
            held.games.values().filter(|table| table.seating.players.iter().any(|one| one.id == who.id));
        for table in theirs.cloned().collect::<Vec<_>>() {
            let table = held.with_present_names(&table);
            held.games.insert(table.id.0, table);
        }
    }

    /// Forgets all, because somebody's data were deleted.
    pub(crate) fn clear(&self) {
        let mut held = hold(&self.held);
        held.games.clear();
        held.names = RecentMap::new(ACTED);
        held.removals += 1;
        held.clears += 1;
    }
}

impl CachedGames {
    /// A game with its players under the names they have now: it may have been read before they were renamed.
    fn with_present_names(&mut self, table: &Arc<Table>) -> Arc<Table> {
        let mut table = Arc::clone(table);
        for seat in 0..table.seating.players.len() {
            let name = self.names.get(&table.seating.players[seat].id);
            if let Some(name) = name.filter(|name| *name != table.seating.players[seat].name) {
                Arc::make_mut(&mut table).seating.players[seat].name = name;
            }
        }
        table
    }

    fn remove(&mut self, id: u64) {
        self.games.remove(&id);
        self.removals += 1;
    }

    /// Puts a game in; where there is no room, a quarter of the others make it, those first that were touched longest ago.
    fn insert(&mut self, table: Arc<Table>, most: usize) {
        if self.games.len() >= most && !self.games.contains_key(&table.id.0) {
            let mut by_age: Vec<_> =
                self.games.iter().map(|(id, table)| (table.clock.touched_at, *id)).collect();
            by_age.sort_unstable();
            for (_, id) in by_age.into_iter().take((most / 4).max(1)) {
                self.remove(id);
            }
        }
        self.games.insert(table.id.0, table);
    }
}

/// A lock, also after a panic: what it guards is replaced as a whole, so it is never half changed.
pub(crate) fn hold<T: ?Sized>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod laws;
