//! Which rooms may share a table: encrypted ones when both sides say so, those a bridge joins already not.

use lasermate_tests::matrix::{Player, SendLimits, ShownEvent, python};
use serde_json::json;

use crate::world::world;

/// The answer to a command.
fn asked(player: &mut Player, room: &str, line: &str) -> ShownEvent {
    let event = player.say(room, line);
    let answers =
        |seen: &ShownEvent| seen.0["content"]["m.relates_to"]["m.in_reply_to"]["event_id"] == event.as_str();
    player.wait(room, line, answers)
}

#[test]
fn two_encrypted_rooms_are_linked_when_both_sides_say_so() {
    let test = "two_encrypted_rooms_are_linked_when_both_sides_say_so";
    let Some(mut world) = world(test, SendLimits::Lifted) else { return };
    let here = world.room(true);
    world.synapse.register("cid");
    let mut cid = Player::start(python(test).expect("it is there"), &world.synapse, "cid");
    let there = cid.create(true, &["@bot:localhost", "@dan:localhost"]);
    cid.wait_for_bot(&there, "Hello! I play chess variants");
    let refused = asked(&mut world.ann, &here, "!link");
    assert!(refused.body().contains("!link encrypted:yes"), "{}", refused.body());
    asked(&mut world.ann, &here, "!link encrypted:yes");
    let direct = world.direct();
    let told = world.ann.wait_for_bot(&direct, "In the other room, somebody");
    let (_, code) = told.body().split_once("code:").expect("a code");
    let code: String = code.chars().take(19).collect();
    // The code alone is not enough, and still good then.
    let refused = asked(&mut cid, &there, &format!("!link code:{code}"));
    assert!(refused.body().contains("encrypted:yes"), "{}", refused.body());
    let before = world.ann.said(&here);
    assert!(!before.iter().any(|seen| seen.body().contains("is now linked to")), "{before:?}");
    cid.say(&there, &format!("!link code:{code} encrypted:yes"));
    for told in [
        world.ann.wait_for_bot(&here, "This room is now linked to another room"),
        cid.wait_for_bot(&there, "This room is now linked to another room"),
    ] {
        assert!(told.body().contains("leave this room's encryption"), "{}", told.body());
    }
    // A game of both: each room sees it, encrypted, and calls its own people.
    world.ann.say(&here, "!challenge game:chess side:first");
    cid.wait_for_bot(&there, "Accept");
    cid.say(&there, "!accept");
    let first = world.ann.wait(&here, "the first board", ShownEvent::is_board);
    assert_eq!(first.calls(), ["@ann:localhost"]);
    world.ann.say(&here, "!move e4");
    let board = |word: &'static str| move |seen: &ShownEvent| seen.is_board() && seen.body().contains(word);
    let (own, other) = (world.ann.wait(&here, "e4", board("e4")), cid.wait(&there, "e4", board("e4")));
    assert_eq!(other.calls(), ["@cid:localhost"]);
    assert!(own.calls().is_empty(), "{own:?}");
    cid.say(&there, "!move e5");
    let (own, other) = (world.ann.wait(&here, "e5", board("e5")), cid.wait(&there, "e5", board("e5")));
    assert_eq!(own.calls(), ["@ann:localhost"]);
    assert!(other.calls().is_empty(), "{other:?}");
    let said = [world.ann.said(&here), cid.said(&there)].concat();
    assert!(said.iter().all(|seen| seen.0["readable"] == true && seen.0["encrypted"] == true));
    // Ids and rooms do not cross.
    assert!(!cid.said(&there).iter().any(|seen| seen.0.to_string().contains("@ann:localhost")));
}

#[test]
fn a_room_that_a_bridge_joins_already_is_not_linked() {
    let test = "a_room_that_a_bridge_joins_already_is_not_linked";
    let Some(mut world) = world(test, SendLimits::Lifted) else { return };
    for kind in ["m.bridge", "uk.half-shot.bridge"] {
        let (here, there) = (world.room(false), world.room(false));
        asked(&mut world.ann, &here, "!link");
        let declared = json!({"bridgebot": "@bridge:localhost", "protocol": {"id": "discord"},
            "channel": {"id": "1"}});
        for (content, refuses) in [(declared, true), (json!({}), false)] {
            let set = json!({"do": "state", "room": there, "type": kind, "key": "discord/1",
                "content": content});
            let set = world.ann.tell(set);
            assert!(set["event"].is_string(), "{set}");
            // With a code and without one.
            for line in ["!link", "!link code:AAAA-AAAA-AAAA-AAAA"] {
                let told = asked(&mut world.ann, &there, line);
                let bridged = told.body().contains("A bridge already joins this room");
                assert_eq!(bridged, refuses, "{kind}, {line}: {}", told.body());
            }
        }
    }
}
