//! Encrypted commands whose key comes late.

use lasermate_tests::matrix::{SendLimits, ShownEvent};
use serde_json::json;

use crate::world::world;

#[test]
fn of_what_cannot_be_read_a_room_is_told_once() {
    let test = "of_what_cannot_be_read_a_room_is_told_once";
    let Some(mut world) = world(test, SendLimits::Lifted) else { return };
    let room = world.room(true);
    for number in ["1", "2"] {
        let token = world.ann.token.clone();
        world.seal(&room, &token, number);
    }
    world.until("SELECT count(*) = 2 FROM matrix_locked");
    // A minute has passed.
    world.change("UPDATE matrix_locked SET at = at - 60001");
    let told = world.ann.wait_for_bot(&room, "I can't read an encrypted message in this room.");
    assert!(told.calls().is_empty(), "{told:?}");
    // Over a start too, in which both are tried again.
    world.bot.kill();
    world.bot.start();
    let asked = world.ann.say(&room, "!help");
    world.ann.wait(&room, "help", |seen| seen.answers(&asked));
    let said = world.ann.said(&room);
    assert_eq!(said.iter().filter(|seen| seen.body().contains("I can't read")).count(), 1, "{said:?}");
}

#[test]
fn a_command_whose_key_comes_later_is_carried_out_once_in_its_place() {
    let test = "a_command_whose_key_comes_later_is_carried_out_once_in_its_place";
    let Some(mut world) = world(test, SendLimits::Lifted) else { return };
    let room = world.room(true);
    world.game(&room, "chess");
    world.ann.tell(json!({"do": "hold", "room": room}));
    let locked = world.ann.say(&room, "!move e4");
    world.until(&format!("SELECT count(*) = 1 FROM matrix_locked WHERE event = '{locked}'"));
    // Over a restart too.
    world.bot.kill();
    world.bot.start();
    let released = world.ann.tell(json!({"do": "release"}));
    assert_ne!(released["keys"], 0, "{released}");
    world.ann.wait(&room, "the move", |seen| seen.is_board() && seen.body().contains("e4"));
    world.until("SELECT count(*) = 0 FROM matrix_locked");
    world.bob.say(&room, "!move e5");
    world.ann.wait(&room, "the answer", |seen| seen.is_board() && seen.body().contains("e5"));
    // A start asks the server for it again.
    world.bot.kill();
    world.bot.start();
    world.ann.say(&room, "!move Nf3");
    world.ann.wait(&room, "the next move", |seen| seen.is_board() && seen.body().contains("Nf3"));
    let said = world.ann.said(&room);
    assert_eq!(said.iter().filter(|seen| seen.is_board()).count(), 4, "the first one and a board a move");
    let refused: Vec<_> = said.iter().map(ShownEvent::body).filter(|body| body.contains("turn")).collect();
    assert!(!refused.iter().any(|body| body.contains("not your turn")), "{refused:?}");
}
