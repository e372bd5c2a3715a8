//! What was said last in each room, so that a message is changed in place only where people still have it before their eyes.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use crate::id::RoomPlace;
use crate::limits;
use lasermate_domain::lru::RecentMap;
use matrix_sdk::ruma::{EventId, OwnedEventId};
use serde_json::Value;

/// How much of a screen may stand below a message: about as many lines of talk.
const NEAR: usize = 6;
/// How much a picture takes of it.
const PICTURE: usize = 3;

/// The newest messages of rooms, as far as they have been seen, and how much of a screen each takes. After a start none have.
#[derive(Debug)]
pub struct RecentMessages(Mutex<RecentMap<RoomPlace, VecDeque<(OwnedEventId, usize)>>>);

impl Default for RecentMessages {
    fn default() -> Self {
        Self(Mutex::new(RecentMap::new(limits::PLACES)))
    }
}

impl RecentMessages {
    pub fn note(&self, place: &RoomPlace, event: &EventId, content: &Value) {
        if is_edit(content) {
            return;
        }
        let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut said = places.get(place).unwrap_or_default();
        if said.iter().any(|(known, _)| known == event) {
            return;
        }
        let is_words = !matches!(
            content.get("msgtype").and_then(Value::as_str),
            Some("m.image" | "m.video" | "m.file" | "m.audio")
        );
        said.push_back((event.to_owned(), if is_words { 1 } else { PICTURE }));
        if said.len() > limits::SAID {
            said.pop_front();
        }
        places.put(place.clone(), said);
    }

    /// Whether a message was said here not long ago.
    pub fn is_near(&self, place: &RoomPlace, event: &EventId) -> bool {
        let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(said) = places.get(place) else { return false };
        let Some(at) = said.iter().position(|(known, _)| known == event) else { return false };
        said.iter().skip(at + 1).map(|(_, takes)| takes).sum::<usize>() <= NEAR
    }
}

/// Notes what a room's event says, where it is a message that everybody sees.
pub fn message(event: &Value) -> Option<(OwnedEventId, Option<OwnedEventId>, &Value)> {
    if !matches!(event.get("type")?.as_str()?, "m.room.message" | "m.room.encrypted" | "m.sticker") {
        return None;
    }
    let content = event.get("content")?;
    let relation = content.get("m.relates_to");
    let in_thread = relation.and_then(|relation| relation.get("rel_type")?.as_str()) == Some("m.thread");
    let root = relation.filter(|_| in_thread).and_then(|relation| relation.get("event_id")?.as_str());
    let id = OwnedEventId::try_from(event.get("event_id")?.as_str()?).ok()?;
    Some((id, root.and_then(|root| OwnedEventId::try_from(root).ok()), content))
}

fn is_edit(content: &Value) -> bool {
    content.get("m.relates_to").and_then(|relation| relation.get("rel_type")?.as_str()) == Some("m.replace")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn id(name: &str) -> OwnedEventId {
        OwnedEventId::try_from(format!("${name}")).unwrap()
    }

    #[test]
    fn a_message_is_near_until_a_screen_of_others_follows() {
        let said = RecentMessages::default();
        let place = RoomPlace { room: "!r:s".try_into().unwrap(), thread: None };
        let thread = RoomPlace { thread: Some(id("root")), ..place.clone() };
        let words = json!({"msgtype": "m.text"});
        assert!(!said.is_near(&place, &id("note")), "nothing is known after a start");
        said.note(&place, &id("note"), &words);
        for number in 0..3 {
            said.note(&place, &id(&format!("talk{number}")), &words);
            said.note(&place, &id(&format!("talk{number}")), &words);
        }
        said.note(&thread, &id("elsewhere"), &json!({"msgtype": "m.image"}));
        said.note(&place, &id("edit"), &json!({"m.relates_to": {"rel_type": "m.replace", "event_id": "$x"}}));
        said.note(&place, &id("board"), &json!({"msgtype": "m.image"}));
        assert!(said.is_near(&place, &id("note")) && !said.is_near(&place, &id("edit")));
        said.note(&place, &id("talk"), &words);
        assert!(!said.is_near(&place, &id("note")) && said.is_near(&place, &id("talk0")));
    }

    #[test]
    fn only_messages_count_and_threads_are_places_of_their_own() {
        let event = json!({"type": "m.room.message", "event_id": "$e", "content": {"msgtype": "m.text",
            "m.relates_to": {"rel_type": "m.thread", "event_id": "$root"}}});
        let (event, root, _) = message(&event).unwrap();
        assert_eq!((event, root), (id("e"), Some(id("root"))));
        assert!(message(&json!({"type": "m.reaction", "event_id": "$e", "content": {}})).is_none());
        assert!(message(&Value::Null).is_none());
    }
}
