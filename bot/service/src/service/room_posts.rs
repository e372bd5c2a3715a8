//! What each room is owed of a post.

use lasermate_domain::port::{PersonId, Post, RoomId};

use crate::service::state::Service;
use crate::service::use_case::RoomPost;
use crate::store::{NewPost, StoreError};

impl Service {
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
    pub(in crate::service) fn as_seen_in(
        &self,
        room: &RoomId,
        rooms: &[RoomId],
        post: &Post,
    ) -> Result<Post, StoreError> {
        let mut mentioned = Vec::new();
        for person in post.mentioned() {
            if person.network() == room.network() && self.is_there(person, room, rooms)? {
                mentioned.push(person.clone());
            }
        }
        Ok(post.clone().mentioning(mentioned))
    }

    /// Whether somebody is in this one of the rooms of their network, as far as can be told: the one they were seen in last.
    pub(in crate::service) fn is_there(
        &self,
        person: &PersonId,
        room: &RoomId,
        rooms: &[RoomId],
    ) -> Result<bool, StoreError> {
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
