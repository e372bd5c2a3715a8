//! Tables that several rooms share: which rooms belong together, what of a table each of them sees, and what they are owed.
//!
//! A game keeps the room it began in. Everything that asks for "the room's game" asks its table; the lock, the live game and the
//! settings are the table's, and each post of it goes to every room, with names and mentions as that room may see them.

mod blocking;
mod linking;
mod parting;
mod silence;

pub(in crate::service) use linking::{CodeGiven, LinkMade};

use std::sync::{Arc, MutexGuard};

use lasermate_domain::port::{PersonId, Post, RoomId};
use lasermate_domain::sessions::game::{Game, GameStatus};
use lasermate_domain::sessions::session::Session;

use crate::service::memory::locks::hold;
use crate::service::state::Service;
use crate::service::use_case::{RoomPost, ServiceError};
use crate::store::{DerivedChange, NewPost, StoreError};

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
        self.tables.is_linked(&game.live.room) || !game.live.ways.is_empty()
    }

    /// Whether a game is seen from a room: it is played there, or at the table that the room shares, since it does.
    pub(in crate::service) fn is_seen_from(&self, room: &RoomId, live: &Session) -> bool {
        live.room == *room
            || live.ways.contains(room)
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

    /// The game that is on at a room's table, or one that the room sees to its end though it has left the table.
    pub(in crate::service) fn game_here(&self, room: &RoomId) -> Result<Option<Arc<Game>>, ServiceError> {
        match self.live_game(room)? {
            Some(game) => Ok(Some(game)),
            None => Ok(self.games_by_way(room)?.into_iter().next()),
        }
    }

    /// The live games that a room sees to their end though it has left their table.
    pub(in crate::service) fn games_by_way(&self, room: &RoomId) -> Result<Vec<Arc<Game>>, ServiceError> {
        let mut games = Vec::new();
        for id in self.tables.games_by_way(room) {
            games.extend(self.readable(id)?.filter(|game| game.state() == GameStatus::Live));
        }
        Ok(games)
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
    pub(in crate::service) fn keep_tables(&self, derived: &[DerivedChange]) {
        if derived
            .iter()
            .any(|derived| matches!(derived, DerivedChange::Linked(_) | DerivedChange::Unlinked(_)))
        {
            self.read_tables();
        }
    }

    /// Reads again which rooms share tables. They are few, and seldom change.
    pub(in crate::service) fn read_tables(&self) {
        if let Err(error) = self.tables.read_again(&self.store) {
            tracing::error!(%error, "reading linked rooms failed");
        }
    }

    /// What each room is owed of some posts: mentions of nobody who is not there.
    pub(in crate::service) fn owed_to_each(&self, posts: Vec<RoomPost>) -> Result<Vec<NewPost>, StoreError> {
        let mut owed = Vec::new();
        for RoomPost { room, post, alone, ways } in posts {
            let mut rooms = if alone { vec![room.clone()] } else { self.tables.rooms_of(&room) };
            let others: Vec<_> = ways.into_iter().filter(|way| !rooms.contains(way)).collect();
            rooms.extend(others);
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
        Ok(post.clone().mentioning(mentioned))
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
