//! What one person alone may read, where there is no direct room for it yet or no longer.

use lasermate_tests::matrix::{SendLimits, ServerRefusal, ShownEvent};
use serde_json::json;

use crate::world::{World, direct, world, world_behind_a_proxy};

#[test]
fn secrets_wait_in_one_direct_room_and_a_new_one_replaces_it_when_it_was_left() {
    let test = "secrets_wait_in_one_direct_room_and_a_new_one_replaces_it_when_it_was_left";
    let Some(mut world) = world(test, SendLimits::Lifted) else { return };
    let room = world.room(true);
    // Twice, before the invitation is accepted.
    for _ in 0..2 {
        ask(&mut world, &room, "!privacy show");
    }
    let first = direct(&mut world.ann, &[]);
    let kept = |seen: &ShownEvent| seen.body().contains("What is kept about you");
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
    let second = direct(&mut world.ann, &[&first]);
    let code = |seen: &ShownEvent| seen.body().contains("In the other room, somebody");
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

#[test]
fn a_secret_is_told_nowhere_where_no_direct_room_can_be_opened() {
    let test = "a_secret_is_told_nowhere_where_no_direct_room_can_be_opened";
    let Some((mut world, proxy)) = world_behind_a_proxy(test) else { return };
    let room = world.room(true);
    world.game(&room, "chess");
    proxy.refuse("/createRoom", Some(ServerRefusal::Forbidden));
    let asked = world.ann.say(&room, "!hint");
    let told = world.ann.wait(&room, "why not", |seen| seen.answers(&asked));
    let words =
        "This answer is private, and I can't open a direct chat with you. Invite me to one and ask there.";
    assert_eq!(told.body(), words);
    proxy.refuse("/createRoom", None);
    world.ann.say(&room, "!hint");
    let direct = direct(&mut world.ann, &[]);
    let hint = world.ann.wait(&direct, "the hint", |seen| {
        seen.sender() == "@bot:localhost" && seen.0["type"] == "m.room.message"
    });
    assert!(!world.bob.said(&room).iter().any(|seen| seen.body() == hint.body()), "it is secret");
}

#[test]
fn who_is_kept_from_a_direct_room_by_the_servers_limits_is_told_to_ask_again() {
    let test = "who_is_kept_from_a_direct_room_by_the_servers_limits_is_told_to_ask_again";
    let Some(mut world) = world(test, SendLimits::OneRoomEach) else { return };
    let room = world.room(true);
    ask(&mut world, &room, "!privacy show");
    let asked = world.bob.say(&room, "!privacy show");
    let told = world.bob.wait(&room, "why not", |seen| seen.answers(&asked));
    let words = "This answer is private, and the server doesn't let me open another direct chat right now. Ask again in a minute.";
    assert_eq!(told.body(), words);
}
