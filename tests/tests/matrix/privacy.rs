//! What is left of somebody who has deleted their data.

use lasermate_tests::left::left_in;
use lasermate_tests::matrix::SendLimits;

use crate::world::world;

#[test]
fn who_deletes_their_data_leaves_nothing_they_have_said() {
    let Some(mut world) = world("who_deletes_their_data_leaves_nothing_they_have_said", SendLimits::Lifted)
    else {
        return;
    };
    let room = world.room(true);
    let direct = world.ann.create(false, &["@bot:localhost"]);
    world.ann.wait_for_bot(&direct, "Hello! I play chess variants");
    // Nobody has the key of this, and what is said after it waits for that.
    for token in [world.ann.token.clone(), world.bob.token.clone()] {
        world.seal(&room, &token, "");
    }
    world.until("SELECT count(*) = 2 FROM matrix_locked");
    world.change("UPDATE matrix_locked SET at = at + 3600000");
    let waiting = world.ann.say(&room, "!board");
    world.until(&format!("SELECT count(*) = 1 FROM matrix_inbox WHERE event = '{waiting}' AND {ANNS}"));
    // What else is kept on Matrix is said.
    let kept = world.ann.say(&direct, "privacy show");
    let kept = world.ann.wait(&direct, "what is kept", |seen| seen.answers(&kept));
    assert!(kept.body().contains("What is kept about you"), "{}", kept.body());
    let words =
        "On Matrix I also keep, outside my database, the members, names and device keys of the rooms I am in";
    assert!(kept.body().contains(words), "{}", kept.body());
    world.ann.say(&direct, "privacy delete");
    world.ann.wait_for_bot(&direct, "1 Yes, delete my data");
    world.ann.say(&direct, "1");
    world.ann.wait_for_bot(&direct, "Your data has been deleted.");
    world.until(&format!("SELECT count(*) = 0 FROM matrix_inbox WHERE {ANNS}"));
    world.until("SELECT group_concat(raw ->> '$.sender') = '@bob:localhost' FROM matrix_locked");
    // The wait is over: Bob is answered, and Ann's command is not carried out.
    world.change("UPDATE matrix_locked SET at = at - 3600000");
    let asked = world.bob.say(&room, "!help");
    let answers = |event: &str| {
        let event = event.to_owned();
        move |seen: &lasermate_tests::matrix::ShownEvent| {
            seen.0["content"]["m.relates_to"]["m.in_reply_to"]["event_id"] == event.as_str()
        }
    };
    world.bob.wait(&room, "help", answers(&asked));
    assert!(!world.bob.said(&room).iter().any(answers(&waiting)));
    let left = left_in(world.bot.data(), "@ann:localhost");
    assert!(left.is_empty(), "{left:#?}");
}

/// What is still to be done for Ann.
const ANNS: &str = "heard ->> '$.sender' = '@ann:localhost'";
