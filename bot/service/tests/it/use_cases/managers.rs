//! Who manages a channel of the web chat, and that whoever is in it is told when that changes.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_domain::port::{Person, PersonId, RoomId, UnixMillis};
use lasermate_service::service::manages;
use lasermate_service::store::MessageDraft;

use crate::kit::served::{BEGUN, Served};

const DAY: UnixMillis = 24 * 60 * 60 * 1000;

/// Somebody with a name, who has said something in the club, which Ann has made.
fn member(served: &Served, name: &str) -> Person {
    let chat = served.service().store().chat();
    let id = PersonId(format!("local:{name}"));
    let resident = chat.take(name, &id, &format!("hash of {name}"), BEGUN).unwrap();
    chat.add_channel("club", &id, BEGUN).unwrap();
    let draft = MessageDraft {
        channel: "club",
        body: r#"{"kind": "person"}"#,
        person: Some(&id),
        outbox: None,
        request: None,
        pictures: &[],
    };
    chat.write(draft).unwrap();
    resident.into()
}

fn manages_club(served: &Served, who: &Person, at: UnixMillis) -> bool {
    // Whoever asks is here.
    served.service().store().chat().holder(&format!("hash of {}", who.name), at).unwrap();
    manages(served.service(), (&RoomId("local:club".to_owned()), "club"), who, at).unwrap().unwrap()
}

/// What the channel is told, once.
fn told(served: &Served) -> Vec<String> {
    let owed = served.service().owed("local", 10);
    for post in &owed {
        assert_eq!(post.room.0, "local:club");
        served.service().delivered(post.id, &lasermate_domain::port::SentPost::default());
    }
    owed.into_iter().map(|owed| owed.post.text).collect()
}

/// It passed on without a word.
#[test]
fn a_channel_is_told_to_whom_it_passes_on_and_why_once() {
    let served = Served::new();
    let [ann, bob, cid] = ["Ann", "Bob", "Cid"].map(|name| member(&served, name));
    assert!(manages_club(&served, &ann, BEGUN) && !manages_club(&served, &bob, BEGUN + 29 * DAY));
    assert!(told(&served).is_empty(), "nothing has changed");

    assert!(manages_club(&served, &bob, BEGUN + 31 * DAY));
    let [away] = told(&served).try_into().unwrap();
    assert!(away.contains("Bob") && away.contains("hasn't been here for 30 days"), "{away}");
    assert!(manages_club(&served, &bob, BEGUN + 31 * DAY) && !manages_club(&served, &ann, BEGUN + 31 * DAY));
    assert!(told(&served).is_empty(), "it is told once");

    served.service().store().chat().give_up(&bob.id).unwrap();
    assert!(manages_club(&served, &cid, BEGUN + DAY));
    let [left] = told(&served).try_into().unwrap();
    assert!(left.contains("Cid") && left.contains("its manager has left"), "{left}");
}
