//! What one person alone may read, where there is no direct room for it yet or no longer.

use std::time::{Duration, Instant};

use lasermate_tests::matrix::{Limits, Seen};
use serde_json::json;

use crate::world::{World, world};

#[test]
fn secrets_wait_in_one_direct_room_and_a_new_one_replaces_it_when_it_was_left() {
    let test = "secrets_wait_in_one_direct_room_and_a_new_one_replaces_it_when_it_was_left";
    let Some(mut world) = world(test, Limits::Lifted) else { return };
    let room = world.room(true);
    // Twice, before the invitation is accepted.
    for _ in 0..2 {
        ask(&mut world, &room, "!privacy show");
    }
    let first = invited(&mut world, &[]);
    world.ann.join(&first);
    let kept = |seen: &Seen| seen.body().contains("What is kept about you");
    world.ann.wait(&first, "what is kept", kept);
    // What is asked there is answered there, after both.
    world.ann.say(&first, "balance");
    world.ann.wait(&first, "an answer", |seen| {
        seen.sender() == "@bot:localhost" && seen.0["content"]["m.relates_to"]["m.in_reply_to"].is_object()
    });
    let said = world.ann.said(&first);
    assert_eq!(said.iter().filter(|seen| kept(seen)).count(), 2, "{said:?}");
    assert!(said.iter().all(|seen| seen.0["readable"] == true), "{said:?}");
    assert_eq!(world.ann.tell(json!({"do": "invited"}))["rooms"], json!([first]), "one invitation");
    // She leaves it, and asks again.
    world.ann.tell(json!({"do": "leave", "room": first}));
    world.logged(0, &["left an empty room", &first]);
    ask(&mut world, &room, "!link encrypted:yes");
    let second = invited(&mut world, &[&first]);
    world.ann.join(&second);
    let code = |seen: &Seen| seen.body().contains("Type this in the other room");
    world.ann.wait(&second, "a code", code);
    assert!(!world.bob.said(&room).iter().any(|seen| kept(seen) || code(seen)), "it is secret");
}

/// Asks for something secret in a room, where only that it was sent is said.
fn ask(world: &mut World, room: &str, line: &str) {
    let asked = world.ann.say(room, line);
    let told = world.ann.wait(room, "that it was sent", |seen| {
        seen.0["content"]["m.relates_to"]["m.in_reply_to"]["event_id"] == asked.as_str()
    });
    assert_eq!(told.body(), "Sent to you in a direct chat.");
}

/// The room into which Ann has been invited, beside those known.
fn invited(world: &mut World, known: &[&str]) -> String {
    let begun = Instant::now();
    loop {
        let told = world.ann.tell(json!({"do": "invited", "timeout": 2}));
        let rooms = told["rooms"].as_array().cloned().unwrap_or_default();
        let mut rooms = rooms.iter().filter_map(|room| room.as_str());
        if let Some(new) = rooms.find(|room| !known.contains(room)) {
            return new.to_owned();
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "no invitation: {told}");
        std::thread::sleep(Duration::from_millis(50));
    }
}
