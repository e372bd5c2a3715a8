//! How rooms are linked, part, fall silent, and whom they keep out.

use lasermate_domain::command::CommandId;
use lasermate_domain::platform::SendError;
use lasermate_domain::port::{Abilities, Linkability, ReplyKind, Request, ServerId};
use lasermate_domain::tables::stage::GameStatus;

use super::{DISCORD, DISCORD_TOO, MATRIX, MATRIX_TOO, MINUTE, PAGE, ROOMS, Rooms, mentioned, texts};
use crate::kit::asked;

#[test]
fn a_code_links_two_rooms_and_both_are_told_what_is_seen_and_how_it_ends() {
    for (from, to) in [(DISCORD, MATRIX), (MATRIX, DISCORD), (PAGE, MATRIX), (DISCORD, DISCORD_TOO)] {
        let mut rooms = Rooms::new();
        rooms.link(from, to);
        for (room, other) in [(from, to), (to, from)] {
            let posts = rooms.sent(room);
            let [notice] = texts(&posts)[..] else { panic!("one notice: {posts:?}") };
            for told in ["is now linked to", "names", "Chat, hints and private answers stay", "unlink"] {
                assert!(notice.contains(told), "{told} is missing: {notice}");
            }
            let network = match (from, to) {
                (DISCORD, DISCORD_TOO) => "another room",
                _ => ["a room on Discord", "a room on Matrix", "a room on web chat"][other],
            };
            assert!(notice.contains(network), "{notice}");
            assert!(!notice.contains(ROOMS[other].0.split_once(':').expect("an id").1), "ids stay: {notice}");
        }
        rooms.rebuilt();
        assert!(rooms.refused(to, "boss", CommandId::Link, &[]).contains("already linked"));
    }
}

#[test]
fn a_code_is_kept_as_a_hash_told_once_and_good_once_for_fifteen_minutes() {
    let mut rooms = Rooms::new();
    let request = rooms.request(DISCORD, "boss", asked::command(CommandId::Link, &[]));
    let told = rooms.served.service().handle(&request);
    let (_, code) = told.text.split_once("code:").expect("a code");
    let code: String = code.chars().take(19).collect();
    let again = rooms.served.service().handle(&request);
    assert!(!again.text.contains(&code), "a repeated delivery is not told the code: {}", again.text);
    let path = rooms.served.folder().join(lasermate_service::store::FILE_NAME);
    let kept =
        [path.clone(), path.with_extension("db-wal")].map(|file| std::fs::read(file).unwrap_or_default());
    for bare in [code.clone(), code.replace('-', "")] {
        let found = kept.iter().any(|bytes| bytes.windows(bare.len()).any(|part| part == bare.as_bytes()));
        assert!(!found, "the code is nowhere in the database");
    }
    assert!(rooms.refused(DISCORD, "boss", CommandId::Link, &[("code", &code)]).contains("made here"));
    assert!(
        rooms.refused(MATRIX, "boss", CommandId::Link, &[("code", "0000-0000-0000-0000")]).contains("wrong")
    );
    rooms.at += 15 * MINUTE;
    assert!(rooms.refused(MATRIX, "boss", CommandId::Link, &[("code", &code)]).contains("expired"));

    let code = rooms.code(DISCORD);
    rooms.done(MATRIX, "boss", CommandId::Link, &[("code", &code.to_lowercase().replace('-', " "))]);
    assert!(rooms.refused(PAGE, "boss", CommandId::Link, &[("code", &code)]).contains("used"));
    // A newer code takes the place of the one before.
    let (old, new) = (rooms.code(DISCORD), rooms.code(DISCORD));
    rooms.refused(PAGE, "boss", CommandId::Link, &[("code", &old)]);
    rooms.done(PAGE, "boss", CommandId::Link, &[("code", &new)]);
    rooms.rebuilt();
}

#[test]
fn managers_of_both_sides_must_agree() {
    let mut rooms = Rooms::new();
    assert!(rooms.refused(DISCORD, "ann", CommandId::Link, &[]).contains("manage"));
    let code = rooms.code(DISCORD);
    assert!(rooms.refused(MATRIX, "ann", CommandId::Link, &[("code", &code)]).contains("manage"));
    rooms.done(MATRIX, "boss", CommandId::Link, &[("code", &code)]);
    assert!(rooms.refused(MATRIX, "ann", CommandId::Unlink, &[]).contains("manage"));
    rooms.done(MATRIX, "boss", CommandId::Unlink, &[]);
}

#[test]
fn encrypted_rooms_say_yes_and_direct_bridged_and_thread_rooms_are_refused() {
    let mut rooms = Rooms::new();
    let code = rooms.code(DISCORD);
    let mut try_link = |link: Linkability, options: &[(&str, &str)]| {
        let request = rooms.request(MATRIX, "boss", asked::command(CommandId::Link, options));
        rooms.served.service().handle(&Request { can: Abilities { link, ..Abilities::ALL }, ..request })
    };
    for (kind, why) in
        [(Linkability::Direct, "direct"), (Linkability::Bridged, "bridge"), (Linkability::Thread, "thread")]
    {
        for options in [&[][..], &[("code", code.as_str())], &[("code", &code), ("encrypted", "yes")]] {
            let reply = try_link(kind, options);
            assert_eq!(reply.kind, ReplyKind::Refused);
            assert!(reply.text.contains(why), "{}", reply.text);
        }
    }
    let first = try_link(Linkability::Encrypted, &[("code", &code)]);
    assert_eq!(first.kind, ReplyKind::Refused);
    assert!(first.text.contains(&format!("link code:{code} encrypted:yes")), "{}", first.text);
    let done = try_link(Linkability::Encrypted, &[("code", &code), ("encrypted", "yes")]);
    assert_ne!(done.kind, ReplyKind::Refused, "{}", done.text);
    assert!(texts(&rooms.sent(MATRIX))[0].contains("leave this room's encryption"));
    assert!(!texts(&rooms.sent(DISCORD))[0].contains("encryption"));
}

#[test]
fn rooms_that_both_play_are_not_linked_and_a_table_has_two_to_four_rooms() {
    let mut rooms = Rooms::new();
    rooms.begin((DISCORD, DISCORD), &[]);
    rooms.begin((MATRIX, MATRIX), &[]);
    let code = rooms.code(DISCORD);
    assert!(rooms.refused(MATRIX, "boss", CommandId::Link, &[("code", &code)]).contains("Both rooms"));
    rooms.done(PAGE, "boss", CommandId::Link, &[("code", &code)]);
    rooms.link(DISCORD, DISCORD_TOO);
    rooms.link(DISCORD, MATRIX_TOO);
    assert!(rooms.refused(DISCORD, "boss", CommandId::Link, &[]).contains("4 rooms"));
    assert!(rooms.refused(PAGE, "boss", CommandId::Link, &[]).contains("Only the first room can link more"));
    rooms.forget_posts();
    rooms.play(DISCORD, "ann", "e2e4");
    for room in [DISCORD, PAGE, DISCORD_TOO, MATRIX_TOO] {
        assert_eq!(rooms.sent(room).len(), 1, "each room of the table has the board once");
    }
    assert_eq!(rooms.sent(MATRIX).len(), 0);
    rooms.rebuilt();
    // Without the room that made it there is no table.
    rooms.done(DISCORD, "boss", CommandId::Unlink, &[]);
    for room in [DISCORD, PAGE, DISCORD_TOO, MATRIX_TOO] {
        assert_eq!(rooms.sent(room).len(), 1);
        assert!(rooms.refused(room, "boss", CommandId::Unlink, &[]).contains("not linked"));
    }
    rooms.rebuilt();
}

#[test]
fn either_side_parts_at_once_and_the_game_is_finished_by_both() {
    for leaving in [DISCORD, MATRIX] {
        let mut rooms = Rooms::linked(DISCORD, MATRIX);
        rooms.begin((DISCORD, MATRIX), &[]);
        rooms.play(DISCORD, "ann", "d2d3");
        rooms.forget_posts();
        rooms.done(leaving, "boss", CommandId::Unlink, &[]);
        let (discord, matrix) = (rooms.sent(DISCORD), rooms.sent(MATRIX));
        assert!(texts(&discord)[0].contains("G1 goes on here until it is over"), "{discord:?}");
        assert!(texts(&matrix)[0].contains("G1 goes on here until it is over"), "{matrix:?}");
        rooms.play(MATRIX, "bob", "e7e5");
        assert_eq!(mentioned(&rooms.sent(DISCORD)[0]), ["discord:ann"]);
        rooms.done(MATRIX, "bob", CommandId::Challenge, &[("game", "billichess")]);
        let _ = rooms.sent(MATRIX);
        assert!(rooms.sent(DISCORD).is_empty(), "nothing else crosses any more");
        assert_eq!(rooms.state(1), GameStatus::Live);
        let rooms = rooms.restarted();
        rooms.rebuilt();
        assert_eq!(rooms.moves(1), ["d2d3", "e7e5"]);
    }
}

#[test]
fn a_room_that_is_gone_leaves_its_table_and_the_other_is_told_once() {
    for way in ["left", "gone", "unreachable"] {
        let mut rooms = Rooms::linked(DISCORD, MATRIX);
        rooms.begin((DISCORD, MATRIX), &[]);
        rooms.forget_posts();
        let at = rooms.at + 1;
        for _ in 0..2 {
            match way {
                "left" => rooms.served.service().left(&ServerId(ROOMS[MATRIX].1.to_owned()), at),
                "gone" => rooms.served.service().room_gone(&Rooms::room(MATRIX), at),
                _ => rooms.served.service().unreachable(&Rooms::room(MATRIX), at),
            }
        }
        let posts = rooms.sent(DISCORD);
        assert_eq!(posts.len(), 2, "{way}: {posts:?}");
        assert!(
            posts[0].text.contains("Game G1 is paused: the room of Red (bob") && posts[0].buttons.is_empty()
        );
        assert!(posts[1].text.contains("can't be reached any more"));
        assert!(rooms.sent(MATRIX).is_empty(), "nothing is owed to a room that is gone");
        assert!(rooms.refused(DISCORD, "boss", CommandId::Unlink, &[]).contains("not linked"));
        rooms.rebuilt();
    }
    // The outbox tells a room that is gone from a post that cannot be sent.
    let gone = SendError::Gone { reason: "403".to_owned() };
    assert!(gone.to_string().starts_with("gone"));
}

#[test]
fn of_a_room_that_is_not_reached_for_a_day_the_other_is_told_once_and_after_a_restart_too() {
    let mut rooms = Rooms::linked(DISCORD, MATRIX);
    rooms.begin((DISCORD, MATRIX), &[]);
    rooms.sent(DISCORD);
    let ticks = |rooms: &mut Rooms, minutes: i64| {
        for _ in 0..minutes / 10 {
            rooms.at += 10 * MINUTE;
            rooms.served.service().tick(rooms.at);
        }
        let posts = rooms.sent(DISCORD);
        posts.iter().filter(|post| post.text.contains("reachable")).cloned().collect::<Vec<_>>()
    };
    assert!(ticks(&mut rooms, 12 * 60).is_empty());
    let mut rooms = rooms.restarted();
    assert!(ticks(&mut rooms, 11 * 60).is_empty());
    let told = ticks(&mut rooms, 2 * 60);
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].text.contains("on Matrix") && told[0].text.contains("unlink"), "{}", told[0].text);
    assert!(mentioned(&told[0]).is_empty());
    let mut rooms = rooms.restarted();
    assert!(ticks(&mut rooms, 3 * 24 * 60).is_empty(), "once, however long it lasts");
    // It is reached again, and the next silence is another one.
    rooms.sent(MATRIX);
    assert!(ticks(&mut rooms, 60).is_empty());
    rooms.play(DISCORD, "ann", "d2d3");
    rooms.sent(DISCORD);
    assert_eq!(ticks(&mut rooms, 26 * 60).len(), 1);
    let owed = rooms.sent(MATRIX);
    assert!(!owed.iter().any(|post| post.text.contains("reachable")), "it is not told of itself: {owed:?}");
    // It is linked still.
    rooms.play(MATRIX, "bob", "e7e5");
    rooms.rebuilt();
}

#[test]
fn whom_one_side_blocks_is_blocked_at_the_table() {
    let mut rooms = Rooms::linked(DISCORD, MATRIX);
    rooms.begin((DISCORD, MATRIX), &[]);
    rooms.forget_posts();
    assert!(rooms.refused(DISCORD, "ann", CommandId::Block, &[("player", "bob")]).contains("manage"));
    assert!(rooms.refused(DISCORD, "boss", CommandId::Block, &[("player", "eve")]).contains("Nobody"));
    rooms.done(DISCORD, "boss", CommandId::Block, &[("player", "Bob (Matrix)")]);
    assert_eq!(rooms.state(1), GameStatus::Ended, "the game is resigned for them");
    assert!(texts(&rooms.sent(MATRIX))[0].contains("blocked bob"));
    for (command, options) in [
        (CommandId::Challenge, &[("game", "billichess")][..]),
        (CommandId::Accept, &[]),
        (CommandId::Move, &[("move", "e7e5")]),
    ] {
        assert!(rooms.refused(MATRIX, "bob", command, options).contains("blocked you"));
    }
    rooms.done(MATRIX, "bob", CommandId::Privacy, &[]);
    assert!(rooms.command(DISCORD, "boss", CommandId::Block, &[]).text.contains("bob (Matrix)"));
    rooms.rebuilt();
    // A block is of the room that made it, and ends with the table for the other.
    rooms.done(MATRIX, "boss", CommandId::Unlink, &[]);
    rooms.done(MATRIX, "bob", CommandId::Challenge, &[("game", "billichess")]);
    rooms.link(DISCORD, MATRIX);
    rooms.refused(MATRIX, "bob", CommandId::Cancel, &[]);
    rooms.done(DISCORD, "boss", CommandId::Unblock, &[("player", "bob")]);
    rooms.done(MATRIX, "bob", CommandId::Cancel, &[]);
    rooms.rebuilt();
}
