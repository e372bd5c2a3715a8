//! What each room is owed of a post.

use lasermate_domain::port::{PersonId, Post, RoomId};

use crate::store::{NewPost, StoreError};
use crate::use_cases::change::RoomPost;
use crate::world::World;

/// What each room is owed of some posts: mentions of nobody who is not there.
pub(crate) fn owed_to_each(world: &World, posts: Vec<RoomPost>) -> Result<Vec<NewPost>, StoreError> {
    let mut owed = Vec::new();
    for RoomPost { room, post, alone, ways } in posts {
        let mut rooms = if alone { vec![room.clone()] } else { world.tables.rooms_of(&room) };
        let others: Vec<_> = ways.into_iter().filter(|way| !rooms.contains(way)).collect();
        rooms.extend(others);
        for to in &rooms {
            let post = world.readers(to).kept(as_seen_in(world, to, &rooms, &post)?);
            owed.push(NewPost { room: to.clone(), post });
        }
    }
    Ok(owed)
}

/// A post as one of the rooms that are owed it sees it.
fn as_seen_in(world: &World, room: &RoomId, rooms: &[RoomId], post: &Post) -> Result<Post, StoreError> {
    let mut mentioned = Vec::new();
    for person in post.mentioned() {
        if person.network() == room.network() && is_there(world, person, room, rooms)? {
            mentioned.push(person.clone());
        }
    }
    Ok(post.clone().mentioning(mentioned))
}

/// Whether somebody is in this one of the rooms of their network, as far as can be told: the one they were seen in last.
fn is_there(world: &World, person: &PersonId, room: &RoomId, rooms: &[RoomId]) -> Result<bool, StoreError> {
    let of_network: Vec<_> =
        rooms.iter().filter(|other| other.network() == room.network()).cloned().collect();
    let [first, _, ..] = of_network.as_slice() else { return Ok(true) };
    let seen = match world.store.number_of(person)? {
        Some(no) => world.store.seen_in(no, &of_network)?,
        None => None,
    };
    Ok(seen.as_ref().unwrap_or(first) == room)
}
