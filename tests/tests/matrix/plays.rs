//! People who play in rooms, encrypted and not: what they type and what they see.

use lasermate_tests::matrix::{SendLimits, ShownEvent};
use serde_json::json;

use crate::world::world;

fn fools_mate(encrypted: bool, test: &str) {
    let Some(mut world) = world(test, SendLimits::Lifted) else { return };
    let room = world.room(encrypted);
    world.game(&room, "chess");
    let first = world.ann.wait(&room, "the first board", ShownEvent::is_board);
    let file = world.ann.tell(json!({"do": "file", "content": first.0["content"].clone()}));
    assert_eq!(file["head"], "89504e470d0a1a0a", "a picture: {file}");
    let before = world.ann.said(&room).len();
    for (number, typed) in ["f3", "e5", "g4", "Qh4#"].into_iter().enumerate() {
        let player = world.player(number % 2);
        let command = if number == 0 { "m" } else { "move" };
        player.say(&room, &format!("!{command} {typed}"));
        player.wait(&room, typed, |seen| seen.is_board() && seen.body().contains(typed));
    }
    // The last move is the other one's, and each has a sync of their own.
    world.ann.wait(&room, "the last board", |seen| seen.is_board() && seen.body().contains("Qh4#"));
    let events = world.ann.said(&room);
    for seen in &events {
        eprintln!("{} {:?} {}", seen.0["content"]["msgtype"], seen.calls(), seen.body());
        assert_eq!(seen.0["readable"], true, "{seen:?}");
        assert_eq!(seen.0["encrypted"], encrypted, "{seen:?}");
    }
    assert_eq!(events.len(), before + 4, "one event a move");
    let moves = &events[before..];
    assert!(moves.iter().all(ShownEvent::is_board));
    let called: Vec<_> = moves.iter().map(ShownEvent::calls).collect();
    assert_eq!(called[..3], [["@bob:localhost"], ["@ann:localhost"], ["@bob:localhost"]]);
    world.ann.say(&room, "!export");
    let direct = world.direct();
    let record = world.ann.wait(&direct, "the record", |seen| seen.0["content"]["msgtype"] == "m.file");
    assert!(
        record.0["content"]["filename"].as_str().is_some_and(|name| name.ends_with(".txt")),
        "{record:?}"
    );
}

#[test]
fn fools_mate_in_an_encrypted_room() {
    fools_mate(true, "fools_mate_in_an_encrypted_room");
}

#[test]
fn fools_mate_in_a_plain_room() {
    fools_mate(false, "fools_mate_in_a_plain_room");
}

/// What stands below a command is talk, and a second command is not lost in it.
#[test]
fn a_command_may_have_talk_below_it() {
    let Some(mut world) = world("a_command_may_have_talk_below_it", SendLimits::Lifted) else { return };
    let room = world.room(false);
    world.game(&room, "chess");
    world.ann.say(&room, "!move e4\ngood luck");
    world.bob.wait(&room, "the move", |seen| seen.is_board() && seen.body().contains("e4"));
    world.bob.say(&room, "!move e5\n!move d5");
    world.bob.wait_for_bot(&room, "Send each command as a message of its own. Nothing was done.");
    world.bob.say(&room, "!move `e5`");
    world.ann.wait(&room, "the answer", |seen| seen.is_board() && seen.body().contains("e5"));
}

/// Numbers and reactions stand for buttons; what cannot be taken back is typed.
#[test]
fn choices_are_answered_by_numbers_and_reactions() {
    let Some(mut world) = world("choices_are_answered_by_numbers_and_reactions", SendLimits::Lifted) else {
        return;
    };
    let room = world.room(true);
    world.ann.say(&room, "!challenge @bob:localhost chess first");
    let asked = world.bob.wait(&room, "the challenge", |seen| seen.calls() == ["@bob:localhost"]);
    assert!(asked.body().contains("1 Accept"), "{}", asked.body());
    let key = json!({"m.relates_to": {"rel_type": "m.annotation", "event_id": asked.id(), "key": "1\u{fe0f}\u{20e3}"}});
    world.bob.tell(json!({"do": "send", "room": room, "type": "m.reaction", "content": key}));
    world.ann.wait(&room, "the first board", ShownEvent::is_board);
    // Which move, and it is made: nobody is led into another room for that.
    world.ann.say(&room, "!move");
    let moves = world.ann.wait_for_bot(&room, "Which move?");
    // What Bob says is talk: nothing with that number was offered to him.
    world.bob.say(&room, "77");
    let reply = json!({"msgtype": "m.text", "body": "1", "m.relates_to": {"m.in_reply_to": {"event_id": moves.id()}}});
    world.ann.send(&room, reply);
    world.ann.wait(&room, "the move", |seen| seen.is_board() && seen.calls() == ["@bob:localhost"]);
    let said = world.ann.said(&room);
    assert!(!said.iter().any(|seen| seen.body().contains("direct chat")), "nothing of it is a secret");
    // To resign is asked, and This can't be undone.
    world.bob.say(&room, "!resign");
    let question = world.bob.wait_for_bot(&room, "Resign");
    let key = json!({"m.relates_to": {"rel_type": "m.annotation", "event_id": question.id(), "key": "1"}});
    world.bob.tell(json!({"do": "send", "room": room, "type": "m.reaction", "content": key}));
    world.bob.wait_for_bot(&room, "This can't be undone");
    world.bob.say(&room, "1");
    world.ann.wait(&room, "the end", |seen| seen.is_board() && seen.body().contains("resign"));
    let said = world.ann.said(&room);
    assert!(!said.iter().any(|seen| seen.body().contains("players of this game")), "Bob's number was talk");
}

/// What is one person's alone goes to a direct room, and there no prefix is needed.
#[test]
fn hints_go_to_a_direct_room() {
    let Some(mut world) = world("hints_go_to_a_direct_room", SendLimits::Lifted) else { return };
    let room = world.room(true);
    world.game(&room, "chess");
    world.ann.say(&room, "!hint");
    world.ann.wait_for_bot(&room, "Sent to you in a direct chat.");
    let direct = world.direct();
    world.ann.wait(&direct, "the hint", |seen| {
        seen.sender() == "@bot:localhost" && seen.0["type"] == "m.room.message"
    });
    let public = world.bob.said(&room);
    assert!(!public.iter().any(|seen| seen.body().to_lowercase().contains("hint")), "{public:?}");
    world.ann.say(&direct, "privacy show");
    world.ann.wait_for_bot(&direct, "What is kept about you");
}

/// A computer opponent plays, and a game of three with a pact is played by commands alone.
#[test]
fn the_computer_answers() {
    let Some(mut world) = world("the_computer_answers", SendLimits::Lifted) else { return };
    let room = world.room(true);
    world.ann.say(&room, "!challenge computer game:chess side:first");
    world.ann.wait(&room, "the first board", ShownEvent::is_board);
    for (number, typed) in ["e4", "d3", "Be2"].into_iter().enumerate() {
        world.ann.say(&room, &format!("!move {typed}"));
        // Ann's move, and the computer's, which calls her again.
        let begun = std::time::Instant::now();
        let called = |world: &mut crate::world::World| {
            let said = world.ann.said(&room);
            said.iter().filter(|seen| seen.is_board() && seen.calls() == ["@ann:localhost"]).count()
        };
        while called(&mut world) < number + 2 {
            assert!(begun.elapsed().as_secs() < 120, "the computer does not move");
            std::thread::sleep(std::time::Duration::from_millis(200));
        }
    }
}
