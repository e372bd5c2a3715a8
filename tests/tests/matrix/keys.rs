//! Encrypted commands whose key comes late.

use lasermate_tests::matrix::{Limits, Seen};
use serde_json::json;

use crate::world::world;

#[test]
fn a_command_whose_key_comes_later_is_carried_out_once_in_its_place() {
    let test = "a_command_whose_key_comes_later_is_carried_out_once_in_its_place";
    let Some(mut world) = world(test, Limits::Lifted) else { return };
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
    let refused: Vec<_> = said.iter().map(Seen::body).filter(|body| body.contains("turn")).collect();
    assert!(!refused.iter().any(|body| body.contains("not your turn")), "{refused:?}");
}
