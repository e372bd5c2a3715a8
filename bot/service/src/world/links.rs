//! Which rooms share a table.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex};

use lasermate_domain::port::{RoomId, ServerId, UnixMillis};
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::Table;
use lasermate_domain::tournament::Phase;

use crate::store::{LinkedRow, ReadStore, StoreError, TournamentRow};
use crate::world::cache::hold;

/// Which rooms share a table, as the store says.
#[derive(Debug, Default)]
pub(crate) struct LinkedTables {
    links: Mutex<Arc<TableLinks>>,
    ways: Mutex<RemainingGames>,
    tournaments: Mutex<RemainingGames>,
}

/// By the room that has left a table, the games of that table that it sees to their end, each with its own room.
type RemainingGames = HashMap<RoomId, BTreeMap<u64, RoomId>>;

/// The rooms that share tables.
#[derive(Debug, Default)]
struct TableLinks {
    rooms: HashMap<RoomId, LinkedRow>,
    /// By the room that made it, the rooms of a table in the order in which they came, that room first.
    tables: BTreeMap<RoomId, Vec<LinkedRow>>,
}

impl LinkedTables {
    /// Reads what the store says.
    pub(crate) fn read(store: &ReadStore) -> Result<Self, StoreError> {
        let tables = Self::default();
        tables.read_again(store)?;
        Ok(tables)
    }

    pub(crate) fn read_again(&self, store: &ReadStore) -> Result<(), StoreError> {
        let mut links = TableLinks::default();
        for row in store.linked_rooms()? {
            links.rooms.insert(row.room.clone(), row.clone());
            links.tables.entry(row.made_in.clone()).or_default().push(row);
        }
        for (made_in, rows) in &mut links.tables {
            rows.sort_by_key(|row| row.room != *made_in);
        }
        *hold(&self.links) = Arc::new(links);
        Ok(())
    }

    fn links(&self) -> Arc<TableLinks> {
        Arc::clone(&hold(&self.links))
    }

    /// The room that made a room's table: the room itself where it shares none.
    pub(crate) fn table_of(&self, room: &RoomId) -> RoomId {
        self.links().rooms.get(room).map_or_else(|| room.clone(), |row| row.made_in.clone())
    }

    /// Whether a room shares its table.
    pub(crate) fn is_linked(&self, room: &RoomId) -> bool {
        self.links().rooms.contains_key(room)
    }

    /// The rooms of a room's table, the room itself first.
    pub(crate) fn rooms_of(&self, room: &RoomId) -> Vec<RoomId> {
        let mut rooms: Vec<_> = self.rows_of(room).into_iter().map(|row| row.room).collect();
        rooms.retain(|other| other != room);
        rooms.insert(0, room.clone());
        rooms
    }

    /// The same with all that is known of them, the room that made the table first; none for a room that shares none.
    pub(crate) fn rows_of(&self, room: &RoomId) -> Vec<LinkedRow> {
        let links = self.links();
        let table = links.rooms.get(room).and_then(|row| links.tables.get(&row.made_in));
        table.cloned().unwrap_or_default()
    }

    /// Whether two rooms are one, or share a table.
    pub(crate) fn are_one(&self, one: &RoomId, other: &RoomId) -> bool {
        one == other || self.table_of(one) == self.table_of(other)
    }

    /// Since when two rooms share a table; `None` where they do not.
    pub(crate) fn shared_since(&self, one: &RoomId, other: &RoomId) -> Option<UnixMillis> {
        let links = self.links();
        let (one, other) = (links.rooms.get(one)?, links.rooms.get(other)?);
        (one.made_in == other.made_in).then(|| one.since.max(other.since))
    }

    /// Every room that shares a table.
    pub(crate) fn linked(&self) -> Vec<RoomId> {
        self.links().rooms.keys().cloned().collect()
    }

    /// The rooms of a community that share tables.
    pub(crate) fn of_server(&self, server: &ServerId) -> Vec<RoomId> {
        self.links().rooms.values().filter(|row| row.server == *server).map(|row| row.room.clone()).collect()
    }

    /// Notes which rooms see a game to its end though they have left its table.
    pub(crate) fn note_ways(&self, table: &Table) {
        let on = table.state() != GameStatus::Ended;
        note(&mut hold(&self.ways), (table.id.0, &table.room), &table.ways, on);
    }

    /// The same of a tournament.
    pub(crate) fn note_tournament(&self, row: &TournamentRow) {
        let on = row.tournament.phase != Phase::Ended;
        note(&mut hold(&self.tournaments), (row.id, &row.room), &row.tournament.ways, on);
    }

    /// The tournaments that a room sees to their end.
    pub(crate) fn tournaments_by_way(&self, room: &RoomId) -> Vec<u64> {
        hold(&self.tournaments).get(room).map(|all| all.keys().copied().collect()).unwrap_or_default()
    }

    /// The games that a room sees to their end.
    pub(crate) fn games_by_way(&self, room: &RoomId) -> Vec<u64> {
        hold(&self.ways).get(room).map(|games| games.keys().copied().collect()).unwrap_or_default()
    }

    /// The tables of some rooms, and of the games that they see to their end, sorted and once each: the order in which they are
    /// locked.
    pub(crate) fn keys(&self, rooms: &[&RoomId]) -> Vec<RoomId> {
        let mut keys: Vec<_> = rooms.iter().map(|room| self.table_of(room)).collect();
        for room in rooms {
            for ways in [&self.ways, &self.tournaments] {
                let homes = hold(ways).get(*room).map(|all| all.values().cloned().collect::<Vec<_>>());
                keys.extend(homes.into_iter().flatten().map(|home| self.table_of(&home)));
            }
        }
        keys.sort_unstable();
        keys.dedup();
        keys
    }
}

/// Notes which rooms see something to its end, by its number and its own room, or that it has ended.
fn note(ways: &mut RemainingGames, (id, home): (u64, &RoomId), rooms: &[RoomId], on: bool) {
    for room in rooms {
        if on {
            ways.entry(room.clone()).or_default().insert(id, home.clone());
        } else if let Some(all) = ways.get_mut(room) {
            all.remove(&id);
        }
    }
    if !rooms.is_empty() {
        ways.retain(|_, all| !all.is_empty());
    }
}
