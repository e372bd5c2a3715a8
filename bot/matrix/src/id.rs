//! Ids: `matrix:<room>`, `matrix:<room>/<root of a thread>`, `matrix:<user>`.

use lasermate_domain::port::{PersonId, RoomId, ServerId};
use matrix_sdk::ruma::{EventId, OwnedEventId, OwnedRoomId, OwnedUserId, UserId};

/// The word before the colon.
pub const NAME: &str = "matrix";

/// What stands between a room and the first event of a thread in it.
const THREAD: &str = "/$";

/// Where something is said: a room, or a thread in it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoomPlace {
    pub room: OwnedRoomId,
    /// The first event of the thread.
    pub thread: Option<OwnedEventId>,
}

impl RoomPlace {
    /// The place of a room id of ours; `None` for one of another network, or one that is none.
    pub fn read(room: &RoomId) -> Option<Self> {
        let (network, id) = room.0.split_once(':')?;
        if network != NAME {
            return None;
        }
        let (room, thread) = match id.find(THREAD) {
            Some(at) => (&id[..at], Some(EventId::parse(&id[at + 1..]).ok()?)),
            None => (id, None),
        };
        Some(Self { room: OwnedRoomId::try_from(room).ok()?, thread })
    }

    /// The same as a room of ours.
    pub fn room_id(&self) -> RoomId {
        match &self.thread {
            Some(thread) => RoomId(format!("{NAME}:{}/{thread}", self.room)),
            None => RoomId(format!("{NAME}:{}", self.room)),
        }
    }
}

/// Whether a room's id could be taken for a thread of another room. Only a server that means harm makes such a one.
pub fn is_ambiguous(room: &matrix_sdk::ruma::RoomId) -> bool {
    room.as_str().contains(THREAD)
}

/// A room belongs to no community but itself: nobody is to see the games of other people's rooms.
pub fn server(room: &matrix_sdk::ruma::RoomId) -> ServerId {
    ServerId(format!("{NAME}:{room}"))
}

pub fn person(user: &UserId) -> PersonId {
    PersonId(format!("{NAME}:{user}"))
}

/// The user who a person of ours is; `None` for one of another network, as a computer is.
pub fn user(person: &PersonId) -> Option<OwnedUserId> {
    let (network, id) = person.0.split_once(':')?;
    if network != NAME {
        return None;
    }
    UserId::parse(id).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rooms_and_threads_are_written_and_read_back() {
        for id in [
            "matrix:!old:example.org",
            "matrix:!31hneApxJ_1o-63DmFrpeqnkFfWppnzWso1JvH3ogLM",
            "matrix:!31hneApxJ_1o-63DmFrpeqnkFfWppnzWso1JvH3ogLM/$Rqnc-F-dvnEYJTyHq_iKxU2bZ1CI92-kuZq3a5lr5Zg",
        ] {
            let place = RoomPlace::read(&RoomId(id.to_owned())).unwrap();
            assert_eq!(place.room_id().0, id);
            assert_eq!(place.thread.is_some(), id.contains('$'));
        }
        for id in ["discord:1", "matrix:", "matrix:#alias:example.org", "matrix:@ann:example.org"] {
            assert_eq!(RoomPlace::read(&RoomId(id.to_owned())), None, "{id}");
        }
    }

    #[test]
    fn an_id_of_255_bytes_goes_through() {
        let id = format!("matrix:!{}:example.org", "a".repeat(255 - 1 - 12));
        assert_eq!(RoomPlace::read(&RoomId(id.clone())).unwrap().room_id().0, id);
    }

    #[test]
    fn a_room_that_looks_like_a_thread_of_another_is_noticed() {
        let room = matrix_sdk::ruma::RoomId::parse("!victim/$x:evil.example").unwrap();
        assert!(is_ambiguous(&room));
        assert!(!is_ambiguous(&matrix_sdk::ruma::RoomId::parse("!a/b:example.org").unwrap()));
    }

    #[test]
    fn people_of_other_networks_are_nobody_here() {
        assert_eq!(user(&PersonId("discord:5".to_owned())), None);
        assert_eq!(user(&PersonId("matrix:@ann:example.org".to_owned())).unwrap(), "@ann:example.org");
        assert_eq!(user(&PersonId("matrix:ann".to_owned())), None);
    }
}
