//! Rooms in which the bot may not write: whoever asks there is answered all the same, what is owed waits until it may, and that it
//! was removed is told apart from that, whatever comes first.

use std::time::{Duration, Instant};

use lasermate_tests::matrix::{SendLimits, ShownEvent};
use serde_json::json;

use crate::world::{World, direct, world, world_behind_a_proxy};

/// Ann and Bob may write, and the bot may not.
fn close(world: &mut World, room: &str) {
    world.levels(room, json!({"events_default": 50, "users": {"@bob:localhost": 50}}));
}

fn open(world: &mut World, room: &str) {
    world.levels(room, json!({"events_default": 0, "users": {"@bob:localhost": 50}}));
}

fn board(words: &'static str) -> impl Fn(&ShownEvent) -> bool {
    move |seen| seen.is_board() && seen.body().contains(words)
}

#[test]
fn who_asks_where_the_bot_may_not_write_is_answered_in_a_direct_room() {
    let test = "who_asks_where_the_bot_may_not_write_is_answered_in_a_direct_room";
    let Some(mut world) = world(test, SendLimits::Lifted) else { return };
    let room = world.room(true);
    let named =
        json!({"do": "state", "room": room, "type": "m.room.name", "content": {"name": "The *club*"}});
    world.ann.tell(named);
    world.game(&room, "chess");
    close(&mut world, &room);
    let before = world.ann.said(&room).len();
    // A refusal, a word on what was done, an answer with a picture, a question, and a secret.
    world.bob.say(&room, "!move e5");
    let bobs = direct(&mut world.bob, &[&room]);
    let told = world.bob.wait_for_bot(&bobs, "it is White's turn");
    assert!(told.body().starts_with("You asked in The *club*, where I can't post:\n"), "{}", told.body());
    world.ann.say(&room, "!move e4");
    let anns = world.direct();
    world.ann.wait_for_bot(
        &anns,
        "The others may not see it in the room: the bot lacks the power level to send messages.",
    );
    world.ann.say(&room, "!board");
    let shown = world.ann.wait(&anns, "the board", ShownEvent::is_board);
    assert!(shown.body().starts_with("You asked in The *club*, where I can't post:\n"), "{}", shown.body());
    world.ann.say(&room, "!hint");
    world.ann.say(&room, "!privacy show");
    world.ann.wait_for_bot(&anns, "What is kept about you");
    world.ann.say(&room, "!resign");
    world.ann.wait_for_bot(&anns, "Resign this game?");
    // The number is typed where the question stands, and is about the room.
    world.ann.say(&anns, "1");
    world.logged(0, &["post failed: the bot may not write there; it is owed"]);
    world.until("SELECT count(*) = 1 FROM game WHERE state <> 'live'");
    assert_eq!(world.ann.said(&room).len(), before, "nothing could be said there");
    open(&mut world, &room);
    world.ann.wait(&room, "the end", board("resign"));
    // And from now on answers stand there again.
    let asked = world.bob.say(&room, "!move e5");
    world.bob.wait(&room, "an answer", |seen| seen.answers(&asked));
    let said = [world.ann.said(&room), world.ann.said(&anns), world.bob.said(&bobs)].concat();
    assert!(said.iter().all(|seen| seen.0["readable"] == true), "{said:?}");
}

#[test]
fn an_answer_that_is_on_its_way_when_the_room_is_closed_comes_in_a_direct_room() {
    let test = "an_answer_that_is_on_its_way_when_the_room_is_closed_comes_in_a_direct_room";
    let Some((mut world, proxy)) = world_behind_a_proxy(test) else { return };
    let room = world.room(true);
    world.game(&room, "chess");
    proxy.hold("/send/");
    world.bob.say(&room, "!move e5");
    proxy.wait_for("/send/");
    // The server says no before it says that the level has changed.
    proxy.hold("/sync");
    close(&mut world, &room);
    proxy.release("/send/");
    world.logged(0, &["sending to Matrix failed", "Muted"]);
    proxy.release("/sync");
    let bobs = direct(&mut world.bob, &[&room]);
    let told = world.bob.wait_for_bot(&bobs, "it is White's turn");
    assert!(told.body().starts_with("You asked in the room with ann, bob, where"), "{}", told.body());
}

#[test]
fn who_is_removed_while_a_post_is_on_its_way_is_gone_and_not_kept_from_writing() {
    let test = "who_is_removed_while_a_post_is_on_its_way_is_gone_and_not_kept_from_writing";
    let Some((mut world, proxy)) = world_behind_a_proxy(test) else { return };
    let room = world.room(true);
    world.game(&room, "chess");
    for (times, how, played) in [(1, "kick", "e4"), (2, "ban", "e5")] {
        let log = world.bot.logged().len();
        proxy.hold("/send/");
        let player = world.player(usize::from(how == "ban"));
        player.say(&room, &format!("!move {played}"));
        proxy.wait_for("/send/");
        // The server refuses the board before it says that the bot is out.
        proxy.hold("/sync");
        world.ann.tell(json!({"do": how, "room": room, "user": "@bot:localhost"}));
        proxy.release("/send/");
        world.logged(log, &["post failed and is dropped: the room is gone"]);
        proxy.release("/sync");
        world.logged(log, &["removed from a room", &room]);
        // Let in again, it goes on with the game as it is.
        if how == "ban" {
            world.ann.tell(json!({"do": "unban", "room": room, "user": "@bot:localhost"}));
        }
        world.ann.tell(json!({"do": "invite", "room": room, "user": "@bot:localhost"}));
        let back = "The bot is back. Game G1 continues";
        let begun = Instant::now();
        while world.ann.said(&room).iter().filter(|seen| seen.body().contains(back)).count() < times {
            assert!(begun.elapsed() < Duration::from_secs(120), "{how}: the game does not go on");
            std::thread::sleep(Duration::from_millis(50));
        }
    }
    world.ann.say(&room, "!move Nf3");
    world.ann.wait(&room, "the next board", board("Nf3"));
    assert!(!world.bot.logged().contains("the bot may not write there"), "it was taken for closed");
}

#[test]
fn what_is_owed_goes_out_soon_after_a_start_whatever_the_last_one_has_tried() {
    let test = "what_is_owed_goes_out_soon_after_a_start_whatever_the_last_one_has_tried";
    let Some(mut world) = world(test, SendLimits::Lifted) else { return };
    let room = world.room(true);
    world.game(&room, "chess");
    close(&mut world, &room);
    world.ann.say(&room, "!move e4");
    world.logged(0, &["post failed: the bot may not write there; it is owed"]);
    // Closed before the start and opened after it.
    world.bot.kill();
    let log = world.bot.logged().len();
    world.bot.start();
    world.logged(log, &["post failed: the bot may not write there; it is owed"]);
    open(&mut world, &room);
    world.ann.wait(&room, "the board that was owed", board("e4"));
    // Opened while it is away, the server out of reach when it starts, and so many tries that the next pause would be ten minutes.
    close(&mut world, &room);
    let log = world.bot.logged().len();
    world.bob.say(&room, "!move e5");
    world.logged(log, &["post failed: the bot may not write there; it is owed"]);
    world.bot.kill();
    open(&mut world, &room);
    world.database().execute("UPDATE outbox SET tries = 20", []).expect("it can be written");
    world.synapse.stop();
    let log = world.bot.logged().len();
    world.bot.start();
    world.logged(log, &["connection to Matrix failed; retrying"]);
    world.synapse.resume();
    world.ann.wait(&room, "the board that was owed", board("e5"));
    let boards = world.ann.said(&room).iter().filter(|seen| seen.is_board()).count();
    assert_eq!(boards, 3, "the first one and a board a move");
}

#[test]
fn a_room_in_which_the_bot_may_not_write_is_greeted_once_it_may() {
    let test = "a_room_in_which_the_bot_may_not_write_is_greeted_once_it_may";
    let Some(mut world) = world(test, SendLimits::Lifted) else { return };
    let room = world.ann.create(false, &[]);
    world.levels(&room, json!({"events_default": 50}));
    world.ann.tell(json!({"do": "invite", "room": room, "user": "@bot:localhost"}));
    world.ann.comes(&room, "bot", 1);
    // Whoever asks is answered alone, so the room was seen.
    world.ann.say(&room, "!help");
    let direct = world.direct();
    world.ann.wait_for_bot(&direct, "You asked in");
    assert!(world.ann.said(&room).is_empty());
    world.levels(&room, json!({"events_default": 0}));
    world.ann.wait_for_bot(&room, "Hello! I play chess variants");
    // Once, also over a start and when somebody comes.
    world.until(&format!("SELECT count(*) = 1 FROM matrix_room WHERE room = '{room}'"));
    world.bot.kill();
    world.bot.start();
    world.ann.tell(json!({"do": "invite", "room": room, "user": "@bob:localhost"}));
    world.bob.join(&room);
    let asked = world.ann.say(&room, "!help");
    world.ann.wait(&room, "help", |seen| seen.answers(&asked));
    let greetings = world.ann.said(&room);
    assert_eq!(greetings.iter().filter(|seen| seen.body().starts_with("Hello!")).count(), 1);
}
