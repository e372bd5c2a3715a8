//! What is left of somebody who has deleted their data.

use lasermate_tests::matrix::Limits;
use serde_json::json;

use crate::world::{World, world};

#[test]
fn who_deletes_their_data_leaves_nothing_they_have_said() {
    let Some(mut world) = world("who_deletes_their_data_leaves_nothing_they_have_said", Limits::Lifted)
    else {
        return;
    };
    let room = world.room(true);
    let direct = world.ann.create(false, &["@bot:localhost"]);
    world.ann.wait_for_bot(&direct, "Hello! I play chess variants");
    // Nobody has the key of this, and what is said after it waits for that.
    for token in [world.ann.token.clone(), world.bob.token.clone()] {
        seal(&world, &room, &token);
    }
    world.until("SELECT count(*) = 2 FROM matrix_locked");
    change(&world, "UPDATE matrix_locked SET at = at + 3600000");
    let waiting = world.ann.say(&room, "!board");
    world.until(&format!("SELECT count(*) = 1 FROM matrix_inbox WHERE event = '{waiting}' AND {ANNS}"));
    world.ann.say(&direct, "privacy delete");
    world.ann.wait_for_bot(&direct, "1 Yes, delete my data");
    world.ann.say(&direct, "1");
    world.ann.wait_for_bot(&direct, "Your data has been deleted.");
    world.until(&format!("SELECT count(*) = 0 FROM matrix_inbox WHERE {ANNS}"));
    world.until("SELECT group_concat(raw ->> '$.sender') = '@bob:localhost' FROM matrix_locked");
    // The wait is over: Bob is answered, and Ann's command is not carried out.
    change(&world, "UPDATE matrix_locked SET at = at - 3600000");
    let asked = world.bob.say(&room, "!help");
    let answers = |event: &str| {
        let event = event.to_owned();
        move |seen: &lasermate_tests::matrix::Seen| {
            seen.0["content"]["m.relates_to"]["m.in_reply_to"]["event_id"] == event.as_str()
        }
    };
    world.bob.wait(&room, "help", answers(&asked));
    assert!(!world.bob.said(&room).iter().any(answers(&waiting)));
}

/// What is still to be done for Ann.
const ANNS: &str = "heard ->> '$.sender' = '@ann:localhost'";

/// Sends an encrypted event to which there is no key.
fn seal(world: &World, room: &str, token: &str) {
    let sealed = json!({"algorithm": "m.megolm.v1.aes-sha2", "ciphertext": "AwgAEnACgAkLmt6qF84IK++J7UDH2Za1YVchHyprqTqsg",
        "device_id": "NOBODY", "sender_key": "nobody", "session_id": "nobody"});
    let room = room.replace('!', "%21").replace(':', "%3A");
    let path = format!("/_matrix/client/v3/rooms/{room}/send/m.room.encrypted/sealed");
    let told = world.with_token(token, "PUT", &path, &sealed);
    assert!(told["event_id"].is_string(), "{told}");
}

fn change(world: &World, sql: &str) {
    assert!(world.database().execute(sql, []).expect("it can be written") > 0, "{sql}");
}
