//! Games of other kinds: without turns, in a thread, of three with a pact, and against a computer that thinks.

use std::time::{Duration, Instant};

use lasermate_tests::matrix::{Player, SendLimits, ShownEvent, python};
use serde_json::json;

use crate::world::{World, in_thread, thread_of, world};

#[test]
fn a_game_without_turns_is_played_and_its_board_changes_in_place() {
    let Some(mut world) =
        world("a_game_without_turns_is_played_and_its_board_changes_in_place", SendLimits::Lifted)
    else {
        return;
    };
    let room = world.room(true);
    let options = "options:\"initial=zero black_extra_tu=off tu=10s draw_tu=7\"";
    world.ann.say(&room, &format!("!challenge @bob:localhost game:realtime {options} side:first"));
    world.bob.wait(&room, "the challenge", |seen| seen.calls() == ["@bob:localhost"]);
    world.bob.say(&room, "!accept");
    let first = world.ann.wait(&room, "the first board", ShownEvent::is_board);
    assert!(first.body().contains("16 of 16 ready"), "{}", first.body());
    let shown = |words: &'static str| move |seen: &ShownEvent| seen.is_board() && seen.body().contains(words);
    world.ann.say(&room, "!move e4");
    let e4 = world.ann.wait(&room, "White's move", shown("e4 by White"));
    world.bob.say(&room, "!move e5");
    let e5 = world.ann.wait(&room, "Black's move", shown("e5 by Black"));
    // Nobody is called, so the first board says it all.
    for board in [&e4, &e5] {
        assert_eq!(board.replaces(), Some(first.id()), "{board:?}");
        assert!(board.calls().is_empty());
        assert_eq!(board.0["content"]["m.new_content"]["msgtype"], "m.image");
    }
    let file = world.bob.tell(json!({"do": "file", "content": e5.0["content"]["m.new_content"].clone()}));
    assert_eq!(file["head"], "89504e470d0a1a0a", "a picture: {file}");
    // After enough talk the board is a new one.
    for number in 0..8 {
        world.bob.say(&room, &format!("talk {number}"));
    }
    world.ann.say(&room, "!move d4");
    let d4 = world.ann.wait(&room, "a new board", shown("d4 by White"));
    assert!(d4.replaces().is_none(), "{d4:?}");
    // The end calls everybody, as an event of its own.
    world.bob.say(&room, "!resign");
    world.bob.wait_for_bot(&room, "Resign");
    world.bob.say(&room, "1");
    let end =
        world.ann.wait(&room, "the end", |seen| seen.body().contains("resigns") && !seen.calls().is_empty());
    assert!(end.replaces().is_none(), "{end:?}");
}

#[test]
fn a_game_in_a_thread_stays_there_and_the_room_has_its_own() {
    let Some(mut world) =
        world("a_game_in_a_thread_stays_there_and_the_room_has_its_own", SendLimits::Lifted)
    else {
        return;
    };
    let room = world.room(true);
    let root = world.ann.say(&room, "Let us play here.");
    world.ann.send(&room, in_thread("!challenge @bob:localhost chess first", &root));
    let asked = world.bob.wait(&room, "the challenge", |seen| seen.calls() == ["@bob:localhost"]);
    assert_eq!(thread_of(&asked), Some(root.as_str()), "{asked:?}");
    world.bob.send(&room, in_thread("!accept", &root));
    let board = world.ann.wait(&room, "the first board", ShownEvent::is_board);
    assert_eq!(thread_of(&board), Some(root.as_str()), "{board:?}");
    world.ann.send(&room, in_thread("!move e4", &root));
    let moved = world.bob.wait(&room, "the move", |seen| seen.is_board() && seen.body().contains("e4"));
    assert_eq!((thread_of(&moved), moved.calls()), (Some(root.as_str()), vec!["@bob:localhost"]));
    // The room around it has no game, and another thread belongs to the room.
    let refused = world.bob.say(&room, "!move e5");
    let answers =
        |seen: &ShownEvent, to: &str| seen.0["content"]["m.relates_to"]["m.in_reply_to"]["event_id"] == to;
    let told = world.bob.wait(&room, "a refusal", |seen| answers(seen, &refused));
    assert!(thread_of(&told).is_none() && !told.is_board(), "{told:?}");
    let other = world.ann.say(&room, "And this?");
    let help = world.ann.send(&room, in_thread("!help", &other));
    let told = world.ann.wait(&room, "help", |seen| answers(seen, &help));
    assert_eq!(thread_of(&told), Some(other.as_str()), "{told:?}");
    // Both games go on beside each other.
    world.game_in_the_room(&room);
    world.bob.send(&room, in_thread("!move e5", &root));
    let moved = world.ann.wait(&room, "the answer", |seen| seen.is_board() && seen.body().contains("e5"));
    assert_eq!(thread_of(&moved), Some(root.as_str()), "{moved:?}");
}

impl World {
    /// A second game of both, in the room itself.
    pub fn game_in_the_room(&mut self, room: &str) {
        self.ann.say(room, "!challenge @bob:localhost chess first");
        let here = |seen: &ShownEvent| thread_of(seen).is_none();
        self.bob.wait(room, "the challenge", |seen| seen.calls() == ["@bob:localhost"] && here(seen));
        self.bob.say(room, "!accept");
        self.ann.wait(room, "the first board", |seen| seen.is_board() && here(seen));
    }
}

#[test]
fn three_play_with_a_pact_that_is_made_and_broken_in_an_encrypted_room() {
    const TEST: &str = "three_play_with_a_pact_that_is_made_and_broken_in_an_encrypted_room";
    let Some(mut world) = world(TEST, SendLimits::Lifted) else { return };
    let python = python(TEST).expect("it is there");
    world.synapse.register("cid");
    let mut cid = Player::start(python, &world.synapse, "cid");
    let room = world.room(true);
    world.ann.tell(json!({"do": "invite", "room": room, "user": cid.id}));
    cid.join(&room);
    world.ann.say(&room, "!challenge game:three-way side:first");
    world.bob.wait_for_bot(&room, "wants to play");
    world.bob.say(&room, "!accept side:second");
    world.bob.wait_for_bot(&room, "bob takes a seat");
    cid.say(&room, "!accept side:third");
    let first = world.ann.wait(&room, "the first board", ShownEvent::is_board);
    assert_eq!(first.calls(), ["@ann:localhost"]);
    world.ann.say(&room, "!pact action:offer to:red terms:white.keep-out(c3)");
    let offer = world.bob.wait(&room, "the offer", |seen| {
        seen.body().contains("offers") && seen.calls() == ["@bob:localhost"]
    });
    assert_eq!(offer.0["encrypted"], true);
    // What is said between two is said to all: a pact is public.
    world.bob.say(&room, "!pact accept 1");
    cid.wait_for_bot(&room, "accepts");
    world.ann.say(&room, "!move c3");
    let broken = cid.wait_for_bot(&room, "broke pact");
    assert_eq!(broken.0["encrypted"], true);
    world.bob.say(&room, "!pact action:list");
    let board = world.bob.wait(&room, "the move", |seen| seen.is_board() && seen.body().contains("c3"));
    assert_eq!(board.calls(), ["@bob:localhost"]);
    for reader in [&mut world.ann, &mut world.bob, &mut cid] {
        reader.wait_for_bot(&room, "broke pact");
    }
}

#[test]
fn a_room_sees_that_the_computer_thinks() {
    let Some(mut world) = world("a_room_sees_that_the_computer_thinks", SendLimits::Lifted) else { return };
    let room = world.room(true);
    world.ann.say(&room, "!challenge computer game:chess side:first");
    world.ann.wait(&room, "the first board", ShownEvent::is_board);
    world.ann.say(&room, "!move e4");
    let called = |seen: &ShownEvent| seen.is_board() && seen.calls() == ["@ann:localhost"];
    let begun = Instant::now();
    // Its sign comes, and goes when it has moved.
    let mut answered = false;
    loop {
        let signs = world.ann.signs(&room);
        answered = answered || world.ann.said(&room).iter().filter(|seen| called(seen)).count() >= 2;
        let shown = signs.iter().position(|(typing, _)| *typing);
        if answered && shown.is_some() && signs.last().is_some_and(|(typing, _)| !typing) {
            break;
        }
        assert!(begun.elapsed() < Duration::from_secs(120), "answered: {answered}, signs: {signs:?}");
        std::thread::sleep(Duration::from_millis(100));
    }
}
