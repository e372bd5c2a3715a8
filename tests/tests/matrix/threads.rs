//! Games that people play in a thread of theirs: all of it stays there, and numbers there are about the game there.

use lasermate_tests::matrix::{Player, SendLimits, ShownEvent};
use serde_json::json;

use crate::world::{direct, in_thread, thread_of, world};

/// Sets a number under a message.
fn react(player: &mut Player, room: &str, event: &str, key: &str) {
    let key = json!({"m.relates_to": {"rel_type": "m.annotation", "event_id": event, "key": key}});
    player.tell(json!({"do": "send", "room": room, "type": "m.reaction", "content": key}));
}

/// The number of the choice that names something.
fn number_of(seen: &ShownEvent, label: &str) -> String {
    let line = seen.body().lines().flat_map(|line| line.split(" · ")).find(|line| line.contains(label));
    let line = line.unwrap_or_else(|| panic!("{label}: {}", seen.body()));
    line.split(' ').next().unwrap_or_default().to_owned()
}

/// The jackpot of Billi-Chess in eight moves: by commands, by numbers and by reactions, with a start in the middle.
#[test]
fn a_whole_game_is_played_inside_a_thread() {
    let Some(mut world) = world("a_whole_game_is_played_inside_a_thread", SendLimits::Lifted) else { return };
    let room = world.room(true);
    let root = world.ann.say(&room, "Let us play here.");
    world.ann.send(&room, in_thread("!challenge @bob:localhost billi-chess first", &root));
    let asked = world.bob.wait(&room, "the challenge", |seen| seen.calls() == ["@bob:localhost"]);
    react(&mut world.bob, &room, asked.id(), "1\u{fe0f}\u{20e3}");
    world.ann.wait(&room, "the first board", |seen| seen.is_board() && seen.calls() == ["@ann:localhost"]);
    let mut last = None;
    for (number, typed) in ["f3", "e5", "g4"].into_iter().enumerate() {
        let player = world.player(number % 2);
        player.send(&room, in_thread(&format!("!move {typed}"), &root));
        last = Some(world.bob.wait(&room, typed, |seen| seen.is_board() && seen.body().contains(typed)));
    }
    // By numbers: the list stands under the board in the thread, also where the number was set as a reaction.
    let board = last.expect("a board");
    react(&mut world.bob, &room, board.id(), "1");
    let pieces = world.bob.wait_for_bot(&room, "Which piece?");
    assert_eq!(thread_of(&pieces), Some(root.as_str()), "{pieces:?}");
    assert!(pieces.answers(board.id()), "{pieces:?}");
    world.bob.send(&room, in_thread(&number_of(&pieces, "Queen d8"), &root));
    let squares = world.bob.wait_for_bot(&room, "where to?");
    let squares = if squares.replaces().is_some() {
        ShownEvent(json!({"content": squares.0["content"]["m.new_content"].clone()}))
    } else {
        squares
    };
    world.bob.send(&room, in_thread(&number_of(&squares, "h4"), &root));
    world.ann.wait(&room, "the mate", |seen| seen.body().contains("Red +277"));
    world.bot.kill();
    world.bot.start();
    for (number, typed) in ["d3", "Qxe1", "Nh3", "Qxf1"].into_iter().enumerate() {
        world.player(number % 2).send(&room, in_thread(&format!("!move {typed}"), &root));
        let shown =
            |seen: &ShownEvent| seen.is_board() && seen.body().contains(typed) && !seen.calls().is_empty();
        let board = world.ann.wait(&room, typed, shown);
        let called = if typed == "Qxf1" {
            vec!["@ann:localhost", "@bob:localhost"]
        } else {
            vec![["@bob:localhost", "@ann:localhost"][number % 2]]
        };
        assert_eq!(board.calls(), called, "{board:?}");
    }
    world.ann.wait_for_bot(&room, "+500 for Red");
    let said = world.ann.said(&room);
    let game: Vec<_> = said.iter().skip_while(|seen| seen.id() != asked.id()).collect();
    for seen in &game {
        eprintln!("{} {:?} {}", seen.0["content"]["msgtype"], seen.calls(), seen.body());
        let there = thread_of(seen) == Some(root.as_str()) || seen.replaces().is_some();
        assert!(there && seen.0["readable"] == true, "{seen:?}");
    }
    let boards = game.iter().filter(|seen| seen.is_board() && !seen.calls().is_empty()).count();
    assert_eq!(boards, 9, "the first one and one a move");
    world.bob.send(&room, in_thread("!export", &root));
    let direct = direct(&mut world.bob, &[&room]);
    let record = world.bob.wait(&direct, "the record", |seen| seen.0["content"]["msgtype"] == "m.file");
    let file = world.bob.tell(json!({"do": "file", "content": record.0["content"].clone()}));
    assert!(file["text"].as_str().is_some_and(|text| text.contains("r:h4e1 b:g1h3 r:e1f1")), "{file}");
}

#[test]
fn a_number_in_a_thread_is_about_the_game_there() {
    let Some(mut world) = world("a_number_in_a_thread_is_about_the_game_there", SendLimits::Lifted) else {
        return;
    };
    let room = world.room(false);
    let root = world.ann.say(&room, "Let us play here.");
    world.ann.send(&room, in_thread("!challenge @bob:localhost chess first", &root));
    world.bob.wait(&room, "the challenge", |seen| seen.calls() == ["@bob:localhost"]);
    world.bob.send(&room, in_thread("!accept", &root));
    world.ann.wait(&room, "the first board", ShownEvent::is_board);
    world.game_in_the_room(&room);
    // Both ask Ann which move; what is asked in the room is the newer one.
    for (here, line) in
        [(true, in_thread("!move", &root)), (false, lasermate_tests::matrix::command("!move"))]
    {
        let asked = world.ann.send(&room, line);
        let list = world.ann.wait(&room, "the list", |seen| seen.answers(&asked));
        assert_eq!(thread_of(&list).is_some(), here, "{list:?}");
    }
    let moved = |seen: &ShownEvent| seen.is_board() && seen.calls() == ["@bob:localhost"];
    world.ann.send(&room, in_thread("1", &root));
    let board = world.ann.wait(&room, "the move in the thread", moved);
    assert_eq!(thread_of(&board), Some(root.as_str()), "{board:?}");
    world.ann.say(&room, "1");
    let board = world.ann.wait(&room, "the move in the room", |seen| moved(seen) && seen.id() != board.id());
    assert_eq!(thread_of(&board), None, "{board:?}");
}
