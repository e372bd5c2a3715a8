//! Tables that several rooms share: which rooms belong together, what of a table each of them sees, and what they are owed.
//!
//! A game keeps the room it began in. Everything that asks for "the room's game" asks its table; the lock, the live game and the
//! settings are the table's, and each post of it goes to every room, with names and mentions as that room may see them.

mod blocking;
mod linking;
mod silence;

pub(in crate::service) use linking::{CodeGiven, LinkMade};

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard};

use crate::port::{PersonId, Post, RoomId, ServerId, UnixMillis};
use crate::present::text;
use crate::service::handler::{Service, ServiceError};
use crate::service::rooms::locks::hold;
use crate::sessions::game::Game;
use crate::sessions::session::Session;
use crate::store::{Derived, LinkedRow, NewPost, Store, StoreError};

/// Which rooms share a table, as the store says.
#[derive(Debug, Default)]
pub(in crate::service) struct Tables(Mutex<Arc<Links>>);

/// The rooms that share tables.
#[derive(Debug, Default)]
struct Links {
    /// By room.
    rooms: HashMap<RoomId, LinkedRow>,
    /// By the room that made it, the rooms of a table in the order in which they came, that room first.
    tables: BTreeMap<RoomId, Vec<LinkedRow>>,
}

impl Tables {
    /// Reads what the store says.
    pub(in crate::service) fn read(store: &Store) -> Result<Self, StoreError> {
        let tables = Self::default();
        tables.read_again(store)?;
        Ok(tables)
    }

    fn read_again(&self, store: &Store) -> Result<(), StoreError> {
        let mut links = Links::default();
        for row in store.linked_rooms()? {
            links.rooms.insert(row.room.clone(), row.clone());
            links.tables.entry(row.made_in.clone()).or_default().push(row);
        }
        for (made_in, rows) in &mut links.tables {
            rows.sort_by_key(|row| row.room != *made_in);
        }
        *hold(&self.0) = Arc::new(links);
        Ok(())
    }

    fn links(&self) -> Arc<Links> {
        Arc::clone(&hold(&self.0))
    }

    /// The room that made a room's table: the room itself where it shares none.
    pub(in crate::service) fn table_of(&self, room: &RoomId) -> RoomId {
        self.links().rooms.get(room).map_or_else(|| room.clone(), |row| row.made_in.clone())
    }

    /// Whether a room shares its table.
    pub(in crate::service) fn is_linked(&self, room: &RoomId) -> bool {
        self.links().rooms.contains_key(room)
    }

    /// The rooms of a room's table, the room itself first.
    pub(in crate::service) fn rooms_of(&self, room: &RoomId) -> Vec<RoomId> {
        let mut rooms: Vec<_> = self.rows_of(room).into_iter().map(|row| row.room).collect();
        rooms.retain(|other| other != room);
        rooms.insert(0, room.clone());
        rooms
    }

    /// The same with all that is known of them, the room that made the table first; none for a room that shares none.
    pub(in crate::service) fn rows_of(&self, room: &RoomId) -> Vec<LinkedRow> {
        let links = self.links();
        let table = links.rooms.get(room).and_then(|row| links.tables.get(&row.made_in));
        table.cloned().unwrap_or_default()
    }

    /// Whether two rooms are one, or share a table.
    pub(in crate::service) fn are_one(&self, one: &RoomId, other: &RoomId) -> bool {
        one == other || self.table_of(one) == self.table_of(other)
    }

    /// Since when two rooms share a table; `None` where they do not.
    fn shared_since(&self, one: &RoomId, other: &RoomId) -> Option<UnixMillis> {
        let links = self.links();
        let (one, other) = (links.rooms.get(one)?, links.rooms.get(other)?);
        (one.made_in == other.made_in).then(|| one.since.max(other.since))
    }

    /// Every room that shares a table.
    pub(in crate::service) fn linked(&self) -> Vec<RoomId> {
        self.links().rooms.keys().cloned().collect()
    }

    /// The rooms of a community that share tables.
    pub(in crate::service) fn of_server(&self, server: &ServerId) -> Vec<RoomId> {
        self.links().rooms.values().filter(|row| row.server == *server).map(|row| row.room.clone()).collect()
    }

    /// The tables of some rooms, sorted and once each: the order in which they are locked.
    fn keys(&self, rooms: &[&RoomId]) -> Vec<RoomId> {
        let mut keys: Vec<_> = rooms.iter().map(|room| self.table_of(room)).collect();
        keys.sort_unstable();
        keys.dedup();
        keys
    }
}

/// A post for a room, and for the other rooms of its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::service) struct RoomPost {
    pub(in crate::service) room: RoomId,
    pub(in crate::service) post: Post,
    /// Whether it is for that room alone.
    pub(in crate::service) alone: bool,
}

impl RoomPost {
    /// What the table of a room is told.
    pub(in crate::service) const fn of_table(room: RoomId, post: Post) -> Self {
        Self { room, post, alone: false }
    }

    /// What one room is told.
    pub(in crate::service) const fn alone(room: RoomId, post: Post) -> Self {
        Self { room, post, alone: true }
    }
}

impl Service {
    /// Does something under the lock of each room's table. What is linked or unlinked while it waits is seen once it has them.
    pub(in crate::service) fn locked<T>(&self, rooms: &[&RoomId], work: impl FnOnce() -> T) -> T {
        loop {
            let keys = self.tables.keys(rooms);
            let locks: Vec<_> = keys.iter().map(|key| self.rooms.of(key)).collect();
            let _turns: Vec<MutexGuard<'_, ()>> = locks.iter().map(|lock| hold(lock)).collect();
            if self.tables.keys(rooms) == keys {
                return work();
            }
        }
    }

    /// The rooms that see a room's table, the room itself first.
    pub(crate) fn rooms_at_table(&self, room: &RoomId) -> Vec<RoomId> {
        self.tables.rooms_of(room)
    }

    /// Whether a game is played at a table of several rooms.
    pub(in crate::service) fn is_shared(&self, game: &Game) -> bool {
        self.tables.is_linked(&game.live.room)
    }

    /// Whether a game is seen from a room: it is played there, or at the table that the room shares, since it does.
    pub(in crate::service) fn is_seen_from(&self, room: &RoomId, live: &Session) -> bool {
        live.room == *room
            || self.tables.shared_since(room, &live.room).is_some_and(|since| {
                // The game that is on when rooms are linked is everybody's; what was over before is not.
                live.touched_at >= since || live.game.outcome().is_none() && !live.archived
            })
    }

    /// The number of the live game of a room's table.
    pub(in crate::service) fn live_number(&self, room: &RoomId) -> Result<Option<u64>, StoreError> {
        for room in self.tables.rooms_of(room) {
            if let Some(id) = self.store.live_game(&room)? {
                return Ok(Some(id));
            }
        }
        Ok(None)
    }

    /// The newest game of a room's table that the room sees; `find` gives that of each room.
    pub(in crate::service) fn newest(
        &self,
        room: &RoomId,
        find: impl Fn(&RoomId) -> Result<Option<u64>, StoreError>,
    ) -> Result<Option<Arc<Game>>, ServiceError> {
        let mut newest = match find(room)? {
            Some(id) => self.game(id)?,
            None => None,
        };
        for other in self.tables.rooms_of(room).into_iter().skip(1) {
            let Some(id) = find(&other)? else { continue };
            if newest.as_ref().is_some_and(|known| known.live.id.0 > id) {
                continue;
            }
            let game = self.readable(id)?.filter(|game| self.is_seen_from(room, &game.live));
            newest = game.or(newest);
        }
        Ok(newest)
    }

    /// Reads again which rooms share tables, where something derived says that others do.
    pub(in crate::service) fn keep_tables(&self, derived: &[Derived]) {
        if derived.iter().any(|derived| matches!(derived, Derived::Linked(_) | Derived::Unlinked(_))) {
            self.read_tables();
        }
    }

    /// Reads again which rooms share tables. They are few, and seldom change.
    pub(in crate::service) fn read_tables(&self) {
        if let Err(error) = self.tables.read_again(&self.store) {
            tracing::error!(%error, "linked rooms could not be read");
        }
    }

    /// What each room is owed of some posts: names with the network of those who are on another one, and mentions of nobody
    /// who is not there.
    pub(in crate::service) fn owed_to_each(&self, posts: Vec<RoomPost>) -> Result<Vec<NewPost>, StoreError> {
        let mut owed = Vec::new();
        for RoomPost { room, post, alone } in posts {
            let rooms = if alone { vec![room.clone()] } else { self.tables.rooms_of(&room) };
            for to in &rooms {
                owed.push(NewPost { room: to.clone(), post: self.as_seen_in(to, &rooms, &post)? });
            }
        }
        Ok(owed)
    }

    /// A post as one of the rooms that are owed it sees it.
    fn as_seen_in(&self, room: &RoomId, rooms: &[RoomId], post: &Post) -> Result<Post, StoreError> {
        let mut mentioned = Vec::new();
        for person in post.mentioned() {
            if person.network() == room.network() && self.is_there(person, room, rooms)? {
                mentioned.push(person.clone());
            }
        }
        let post = Post { text: text::person::render(&post.text, room.network()), ..post.clone() };
        Ok(post.mentioning(mentioned))
    }

    /// Whether somebody is in this one of the rooms of their network, as far as can be told: the one they were seen in last.
    fn is_there(&self, person: &PersonId, room: &RoomId, rooms: &[RoomId]) -> Result<bool, StoreError> {
        let of_network: Vec<_> =
            rooms.iter().filter(|other| other.network() == room.network()).cloned().collect();
        let [first, _, ..] = of_network.as_slice() else { return Ok(true) };
        let seen = match self.store.number_of(person)? {
            Some(no) => self.store.seen_in(no, &of_network)?,
            None => None,
        };
        Ok(seen.as_ref().unwrap_or(first) == room)
    }
}
