//! What is changed in place, and what is taken back.

use lasermate_matrix::text::BOARD_CHANGED;
use lasermate_present::saying::in_english;
use lasermate_tests::matrix::{SendLimits, ShownEvent};
use serde_json::json;

use crate::world::{World, in_thread, thread_of, world};

/// What a message says now: its newest edit.
fn edit_of(world: &mut World, room: &str, event: &str, words: &str) -> ShownEvent {
    let changes = |seen: &ShownEvent| seen.replaces() == Some(event) && seen.body().contains(words);
    world.ann.wait(room, words, changes)
}

#[test]
fn what_calls_nobody_is_changed_in_place() {
    for encrypted in [false, true] {
        let Some(mut world) = world("what_calls_nobody_is_changed_in_place", SendLimits::Lifted) else {
            return;
        };
        let room = world.room(encrypted);
        // A challenge says itself what became of it.
        world.ann.say(&room, "!challenge game:chess");
        let asked = world.ann.wait_for_bot(&room, "1 Accept");
        world.ann.say(&room, "!cancel");
        let over = edit_of(&mut world, &room, asked.id(), "withdraws");
        assert!(over.calls().is_empty() && over.body().starts_with("* "), "{over:?}");
        let new = &over.0["content"]["m.new_content"];
        assert_eq!((&new["msgtype"], &new["m.mentions"]), (&json!("m.notice"), &json!({})), "{over:?}");
        assert!(
            new["body"].as_str().is_some_and(|body| body.contains("withdraws") && !body.contains("1 Accept"))
        );
        assert_eq!(over.0["encrypted"], encrypted);
        // Its numbers are dead.
        let key = json!({"m.relates_to": {"rel_type": "m.annotation", "event_id": asked.id(), "key": "1"}});
        world.bob.tell(json!({"do": "send", "room": room, "type": "m.reaction", "content": key}));
        world.game(&room, "chess");
        // A list that leads on becomes the next one where it stands. In a room of two a move is shown before it is played.
        let direct = world.ann.create(encrypted, &["@bot:localhost"]);
        world.ann.wait_for_bot(&direct, "Hello! I play chess variants");
        world.ann.say(&direct, "challenge computer game:chess side:first");
        let first = world.ann.wait(&direct, "the first board", ShownEvent::is_board);
        world.ann.say(&direct, "move e4");
        world.ann.wait(&direct, "the computer's move", |seen| {
            seen.is_board() && seen.calls() == ["@ann:localhost"] && seen.id() != first.id()
        });
        world.ann.say(&direct, "move");
        let pieces = world.ann.wait_for_bot(&direct, "Which piece?");
        world.ann.say(&direct, "0");
        let page = world.ann.wait(&direct, "the next page", |seen| seen.replaces() == Some(pieces.id()));
        assert!(page.body().contains("Pawn h2") && !pieces.body().contains("Pawn h2"), "{}", page.body());
        let number = |seen: &ShownEvent, label: &str| {
            let line = seen
                .body()
                .lines()
                .flat_map(|line| line.split(" · "))
                .find(|line| line.contains(label))
                .map(str::to_owned);
            let line = line.unwrap_or_else(|| panic!("{}", seen.body()));
            line.split(' ').next().unwrap_or_default().to_owned()
        };
        // Numbers of other pages count too. A picture does not take the place of words.
        world.ann.say(&direct, &number(&pieces, "Pawn a2"));
        let squares = world.ann.wait_for_bot(&direct, "where to?");
        assert!(squares.replaces().is_none() && squares.is_board(), "{squares:?}");
        world.ann.say(&direct, &number(&squares, " a4"));
        let preview = |seen: &ShownEvent| seen.replaces() == Some(squares.id()) && seen.body().contains("a4");
        world.ann.wait(&direct, "the preview", preview);
        // A board calls somebody and stays an event of its own.
        world.ann.say(&room, "!move e4");
        let board = world.bob.wait(&room, "the move", |seen| seen.is_board() && seen.body().contains("e4"));
        assert!(board.replaces().is_none() && board.calls() == ["@bob:localhost"], "{board:?}");
        let said = world.ann.said(&direct);
        assert!(said.iter().all(|seen| seen.0["readable"] == true));
    }
}

/// Against a computer two boards come for each move, and the first of them calls nobody.
#[test]
fn the_board_after_a_move_against_a_computer_takes_the_place_of_the_one_before() {
    let test = "the_board_after_a_move_against_a_computer_takes_the_place_of_the_one_before";
    let Some(mut world) = world(test, SendLimits::Lifted) else { return };
    for (number, encrypted) in [false, true].into_iter().enumerate() {
        let room = world.room(encrypted);
        world.ann.say(&room, "!challenge computer game:chess side:first level:1");
        let first = world.ann.wait(&room, "the first board", ShownEvent::is_board);
        assert_eq!(first.calls(), ["@ann:localhost"], "{first:?}");
        let next = |world: &mut World, known: &[&ShownEvent]| {
            world.ann.wait(&room, "the computer's move", |seen| {
                seen.is_board()
                    && !seen.calls().is_empty()
                    && known.iter().all(|known| known.id() != seen.id())
            })
        };
        world.ann.say(&room, "!move a3");
        let moved = edit_of(&mut world, &room, first.id(), "a3");
        let new = &moved.0["content"]["m.new_content"];
        assert_eq!((&new["msgtype"], &new["m.mentions"]), (&json!("m.image"), &json!({})), "{moved:?}");
        assert!(moved.calls().is_empty() && moved.0["encrypted"] == encrypted, "{moved:?}");
        let second = next(&mut world, &[&first]);
        assert!(second.replaces().is_none() && second.calls() == ["@ann:localhost"], "{second:?}");
        // A number that stood there alone is none any more, and what stands there now is heard.
        let reply = |number: &str| {
            json!({"msgtype": "m.text", "body": number, "m.mentions": {},
                "m.relates_to": {"m.in_reply_to": {"event_id": first.id()}}})
        };
        assert!(first.body().contains("2 More") && moved.body().contains("1 More"), "{first:?} {moved:?}");
        let typed = world.ann.send(&room, reply("2"));
        let told = world.ann.wait(&room, "a refusal", |seen| seen.answers(&typed));
        assert_eq!(told.body(), in_english(BOARD_CHANGED));
        std::thread::sleep(std::time::Duration::from_millis(2_100));
        let typed = world.ann.send(&room, reply("1"));
        let more = world.ann.wait(&room, "more", |seen| seen.answers(&typed));
        assert!(more.body().contains("Resign"), "{more:?}");
        // What was taken back is not changed.
        world.ann.redact(&room, second.id());
        world
            .until(&format!("SELECT NOT EXISTS (SELECT 1 FROM matrix_note WHERE event = '{}')", second.id()));
        world.ann.say(&room, "!move b3");
        let own = |word: &'static str| move |seen: &ShownEvent| seen.is_board() && seen.body().contains(word);
        let moved = world.ann.wait(&room, "the move", own("b3"));
        assert!(moved.replaces().is_none() && moved.calls().is_empty(), "{moved:?}");
        let third = next(&mut world, &[&first, &second]);
        // After a start that one is known to be near only if it comes in again.
        world.bot.kill();
        world.bot.start();
        world.ann.say(&room, "!move c3");
        let moved = world.ann.wait(&room, "the move", own("c3"));
        let over = moved.replaces().is_none_or(|over| over == third.id());
        assert!(over && moved.calls().is_empty(), "{moved:?}");
        let fourth = next(&mut world, &[&first, &second, &third]);
        world.ann.say(&room, "!move h3");
        edit_of(&mut world, &room, fourth.id(), "h3");
        let fifth = next(&mut world, &[&first, &second, &third, &fourth]);
        // The end calls everybody.
        world.ann.say(&room, "!resign");
        world.ann.wait_for_bot(&room, "Resign this game?");
        world.ann.say(&room, "1");
        let last = next(&mut world, &[&first, &second, &third, &fourth, &fifth]);
        assert!(last.replaces().is_none() && last.body().contains("resign"), "{last:?}");
        let said = world.ann.said(&room);
        assert!(said.iter().all(|seen| seen.0["readable"] == true || seen.id() == second.id()), "{number}");
    }
}

#[test]
fn a_game_in_a_thread_changes_its_own_boards() {
    let Some(mut world) = world("a_game_in_a_thread_changes_its_own_boards", SendLimits::Lifted) else {
        return;
    };
    let room = world.room(false);
    let root = world.ann.say(&room, "A thread");
    world.ann.send(&room, in_thread("!challenge computer game:chess side:first level:1", &root));
    let first = world.ann.wait(&room, "the first board", ShownEvent::is_board);
    assert_eq!(thread_of(&first), Some(root.as_str()), "{first:?}");
    world.ann.send(&room, in_thread("!move a3", &root));
    edit_of(&mut world, &room, first.id(), "a3");
    let second = world.ann.wait(&room, "the computer's move", |seen| {
        seen.is_board() && !seen.calls().is_empty() && seen.id() != first.id()
    });
    assert!(thread_of(&second) == Some(root.as_str()) && second.replaces().is_none(), "{second:?}");
}

#[test]
fn what_is_taken_back_before_it_is_carried_out_is_not_carried_out() {
    let Some(mut world) =
        world("what_is_taken_back_before_it_is_carried_out_is_not_carried_out", SendLimits::Lifted)
    else {
        return;
    };
    let room = world.room(true);
    world.game(&room, "chess");
    // What is said after an event that cannot be read waits for its key, so this one is known to the bot and not done yet.
    let token = world.ann.token.clone();
    world.seal(&room, &token, "");
    let taken_back = world.ann.say(&room, "!move e4");
    world.ann.redact(&room, &taken_back);
    world.ann.say(&room, "!move d4");
    world.bob.wait(&room, "the move", |seen| seen.is_board() && seen.body().contains("d4"));
    // The same for what comes in while the bot is away.
    world.bot.kill();
    let taken_back = world.bob.say(&room, "!move e5");
    world.bob.redact(&room, &taken_back);
    world.bob.say(&room, "!move c5");
    world.bot.start();
    world.ann.wait(&room, "the answer", |seen| seen.is_board() && seen.body().contains("c5"));
    let said = world.ann.said(&room);
    let boards = said.iter().filter(|seen| seen.is_board()).count();
    assert_eq!(boards, 3, "the first one, d4 and c5");
    let refused: Vec<_> = said.iter().map(ShownEvent::body).filter(|body| body.contains("turn")).collect();
    assert!(!refused.iter().any(|body| body.contains("not your turn")), "{refused:?}");
}

/// Whoever mistypes a move on a phone changes the message, and would wait for ever.
#[test]
fn a_command_that_a_message_becomes_is_not_carried_out_and_that_is_told() {
    let test = "a_command_that_a_message_becomes_is_not_carried_out_and_that_is_told";
    let Some(mut world) = world(test, SendLimits::Lifted) else { return };
    let room = world.room(false);
    world.game(&room, "chess");
    let change = |world: &mut World, event: &str, line: &str| {
        let new = json!({"msgtype": "m.text", "body": line, "m.mentions": {}});
        let edit = json!({"msgtype": "m.text", "body": format!("* {line}"), "m.mentions": {}, "m.new_content": new,
            "m.relates_to": {"rel_type": "m.replace", "event_id": event}});
        world.ann.send(&room, edit);
    };
    let told =
        |event: String| move |seen: &ShownEvent| seen.answers(&event) && seen.body().contains("new message");
    let typed = world.ann.say(&room, "!move e9");
    world.ann.wait(&room, "a refusal", |seen| seen.answers(&typed));
    // Talk that becomes other talk is talk.
    let talk = world.ann.say(&room, "good morning");
    change(&mut world, &talk, "good evening");
    change(&mut world, &typed, "!move e4");
    let answer = world.ann.wait(&room, "what to do", told(typed.clone()));
    assert_eq!(answer.0["content"]["msgtype"], "m.notice");
    assert!(thread_of(&answer).is_none() && answer.calls().is_empty(), "{answer:?}");
    let root = world.ann.say(&room, "A thread");
    let typed = world.ann.send(&room, in_thread("!move e9", &root));
    change(&mut world, &typed, "!move e4");
    let answer = world.ann.wait(&room, "what to do there", told(typed));
    assert_eq!(thread_of(&answer), Some(root.as_str()), "{answer:?}");
    let said = world.ann.said(&room);
    assert!(!said.iter().any(|seen| seen.answers(&talk)), "talk was answered");
    assert_eq!(said.iter().filter(|seen| seen.is_board()).count(), 1, "nothing was played");
}
