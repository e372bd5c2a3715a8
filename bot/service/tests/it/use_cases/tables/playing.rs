//! What crosses between linked rooms: games of turns, of three, without turns and with denial are one game for both.

use lasermate_domain::command::CommandId;
use lasermate_domain::port::{Ask, ButtonId, ReplyKind};
use lasermate_domain::tables::stage::GameStatus;

use super::{DISCORD, DISCORD_TOO, MATRIX, PAGE, Posts, Rooms, mentioned, texts};
use crate::kit::asked;

#[test]
fn a_game_that_is_on_when_rooms_are_linked_is_shown_to_the_room_that_comes() {
    for (from, to, playing, new) in [(DISCORD, MATRIX, DISCORD, MATRIX), (DISCORD, MATRIX, MATRIX, DISCORD)] {
        let mut rooms = Rooms::new();
        rooms.begin((playing, playing), &[]);
        rooms.forget_posts();
        rooms.link(from, to);
        assert_eq!(rooms.sent(playing).len(), 1, "the notice alone");
        let posts = rooms.sent(new);
        assert_eq!(posts.len(), 2, "{posts:?}");
        assert!(posts[1].picture.is_some() && mentioned(&posts[1]).is_empty());
        rooms.play(playing, "ann", "e2e4");
        assert!(texts(&rooms.sent(new))[0].contains("e4"));
    }
}

#[test]
fn both_rooms_play_one_game_with_their_own_mentions_and_names() {
    let mut rooms = Rooms::linked(DISCORD, MATRIX);
    rooms.begin((DISCORD, MATRIX), &[("game", "billichess")]);
    let (discord, matrix) = (rooms.sent(DISCORD), rooms.sent(MATRIX));
    assert_eq!((discord.len(), matrix.len()), (2, 2), "the challenge and the first board in both");
    assert!(discord[0].text.contains("ann") && !discord[0].text.contains("(Discord)"), "{}", discord[0].text);
    assert!(matrix[0].text.contains("ann (Discord)"), "{}", matrix[0].text);
    assert!(discord[1].text.contains("bob (Matrix)") && !discord[1].text.contains("ann (Discord)"));
    assert!(matrix[1].text.contains("ann (Discord)") && !matrix[1].text.contains("bob (Matrix)"));
    assert_eq!((mentioned(&discord[1]), mentioned(&matrix[1])), (vec!["discord:ann"], vec![]));
    assert_eq!(discord[1].picture, matrix[1].picture, "the same picture, drawn once");
    assert_eq!(discord[1].buttons, matrix[1].buttons);

    rooms.play(DISCORD, "ann", "d2d3");
    let (discord, matrix) = (rooms.sent(DISCORD), rooms.sent(MATRIX));
    assert_eq!((mentioned(&discord[0]), mentioned(&matrix[0])), (vec![], vec!["matrix:bob"]));
    // The other room's player moves by what stands under the board in their own room.
    let button = matrix[0].buttons[0].id.clone();
    let menu = rooms.ask(MATRIX, "bob", Ask::Press(button.clone()));
    assert!(!menu.menus.is_empty(), "{}", menu.text);
    assert_eq!(rooms.ask(DISCORD, "eve", Ask::Press(button)).kind, ReplyKind::Refused);
    rooms.refused(DISCORD, "ann", CommandId::Move, &[("move", "e2e3")]);
    rooms.play(MATRIX, "bob", "e7e5");
    assert_eq!(rooms.moves(1), ["d2d3", "e7e5"]);
    for room in [DISCORD, MATRIX] {
        let shown = rooms.command(room, "eve", CommandId::Board, &[]);
        assert_ne!(shown.kind, ReplyKind::Refused, "{}", shown.text);
        let games = rooms.command(room, "eve", CommandId::Games, &[]).text;
        assert!(games.contains("G1"), "{games}");
        assert_eq!(
            games.contains("at this table"),
            room == MATRIX,
            "no room of another network is named: {games}"
        );
    }
    rooms.done(MATRIX, "bob", CommandId::Draw, &[]);
    assert_eq!(mentioned(&rooms.sent(DISCORD)[1]), ["discord:ann"]);
    rooms.done(DISCORD, "ann", CommandId::Draw, &[("action", "accept")]);
    assert_eq!(rooms.state(1), GameStatus::Ended);
    let records = [DISCORD, MATRIX].map(|room| {
        let record = rooms.command(room, "eve", CommandId::Export, &[]);
        record.file.map_or(record.text, |file| file.text)
    });
    assert_eq!(records[0], records[1], "one record");
    assert!(records[0].contains("ann (Discord)") && records[0].contains("bob (Matrix)"), "{}", records[0]);
    rooms.rebuilt();
}

#[test]
fn only_what_the_game_says_crosses() {
    let mut rooms = Rooms::linked(DISCORD, MATRIX);
    rooms.begin((DISCORD, MATRIX), &[]);
    rooms.forget_posts();
    // Private answers, hints, refusals, puzzles, settings and what a room is shown on its own stay in it.
    for (command, options) in [
        (CommandId::Preview, &[("move", "d2d3")][..]),
        (CommandId::Move, &[("move", "a1a8")]),
        (CommandId::Move, &[]),
        (CommandId::Board, &[]),
        (CommandId::History, &[]),
        (CommandId::Export, &[]),
        (CommandId::Puzzle, &[]),
        (CommandId::Privacy, &[]),
        (CommandId::Privacy, &[("action", "export")]),
        (CommandId::Hint, &[]),
        (CommandId::Profile, &[]),
        (CommandId::Resign, &[]),
    ] {
        rooms.command(DISCORD, "ann", command, options);
        let crossed = rooms.sent(MATRIX);
        assert!(crossed.is_empty(), "{command:?} crosses: {crossed:?}");
    }
    rooms.done(DISCORD, "boss", CommandId::Settings, &[("setting", "theme"), ("value", "light")]);
    assert!(rooms.sent(MATRIX).is_empty());
    let told = rooms.command(MATRIX, "bob", CommandId::Privacy, &[]).text;
    assert!(told.contains("Linked rooms see your name"), "{told}");
    // Ids never cross.
    rooms.play(DISCORD, "ann", "d2d3");
    let posts = rooms.sent(MATRIX);
    let all = format!("{posts:?}");
    assert!(!all.contains("discord:"), "{all}");
    // A free text of a pact does not either.
    let mut rooms = Rooms::linked(DISCORD, MATRIX);
    three(&mut rooms);
    let words = [("action", "offer"), ("to", "red"), ("terms", "each.peace"), ("words", "call me")];
    assert!(rooms.refused(DISCORD, "ann", CommandId::Pact, &words).contains("cross between linked rooms"));
}

#[test]
fn games_of_before_and_of_other_rooms_stay_where_they_are() {
    let mut rooms = Rooms::new();
    rooms.begin((DISCORD, DISCORD), &[]);
    rooms.play(DISCORD, "ann", "d2d3");
    let resign = rooms.command(DISCORD, "bob", CommandId::Resign, &[]);
    rooms.ask(DISCORD, "bob", Ask::Press(ButtonId(resign.buttons[0].id.0.clone())));
    assert_eq!(rooms.state(1), GameStatus::Ended);
    rooms.link(DISCORD, MATRIX);
    for command in [CommandId::Board, CommandId::History, CommandId::Export] {
        rooms.refused(MATRIX, "bob", command, &[]);
        rooms.refused(MATRIX, "bob", command, &[("game", "G1")]);
        assert_ne!(rooms.command(DISCORD, "ann", command, &[]).kind, ReplyKind::Refused);
    }
    // After the table is over, neither side sees what the other plays, but for what they began together (fair.md F2).
    rooms.begin((DISCORD, MATRIX), &[]);
    rooms.done(MATRIX, "boss", CommandId::Unlink, &[]);
    let board = rooms.command(MATRIX, "bob", CommandId::Board, &[("game", "G2")]);
    assert_ne!(board.kind, ReplyKind::Refused, "{}", board.text);
    rooms.refused(PAGE, "bob", CommandId::Board, &[("game", "G2")]);
}

#[test]
fn who_types_a_network_into_a_name_is_not_taken_for_somebody_of_it() {
    let mut rooms = Rooms::linked(DISCORD, MATRIX);
    rooms.done(MATRIX, "ann (Discord)", CommandId::Challenge, &[("game", "billichess")]);
    for room in [DISCORD, MATRIX] {
        let posts = rooms.sent(room);
        let text = &posts[0].text;
        assert!(!text.contains("(Discord)") && !text.contains("(Discord\\)"), "{text}");
    }
}

#[test]
fn settings_are_those_of_the_room_that_made_the_table() {
    let mut rooms = Rooms::linked(DISCORD, MATRIX);
    let games = [("setting", "games"), ("value", "chess")];
    assert!(rooms.refused(MATRIX, "boss", CommandId::Settings, &games).contains("taken from the first room"));
    rooms.done(DISCORD, "boss", CommandId::Settings, &games);
    assert!(rooms.refused(MATRIX, "ann", CommandId::Challenge, &[("game", "billichess")]).contains("chess"));
    rooms.done(MATRIX, "boss", CommandId::Unlink, &[]);
    rooms.done(MATRIX, "ann", CommandId::Challenge, &[("game", "billichess")]);
}

/// A game of three over both rooms: White (Ann) and Black (Cid) in one, Red (Bob) in the other.
fn three(rooms: &mut Rooms) {
    rooms.done(DISCORD, "ann", CommandId::Challenge, &[("game", "three-way"), ("side", "first")]);
    rooms.done(MATRIX, "bob", CommandId::Accept, &[("side", "second")]);
    rooms.done(DISCORD, "cid", CommandId::Accept, &[("side", "third")]);
    rooms.forget_posts();
}

#[test]
fn three_play_across_with_a_pact_that_is_made_and_denounced() {
    let mut rooms = Rooms::linked(DISCORD, MATRIX);
    three(&mut rooms);
    let offer = [("action", "offer"), ("to", "red"), ("terms", "each.peace")];
    rooms.done(DISCORD, "ann", CommandId::Pact, &offer);
    let (discord, matrix) = (rooms.sent(DISCORD), rooms.sent(MATRIX));
    assert!(mentioned(&discord[0]).is_empty());
    assert_eq!(mentioned(&matrix[0]), ["matrix:bob"]);
    assert_eq!(discord[0].buttons, matrix[0].buttons);
    let accept =
        matrix[0].buttons.iter().find(|button| button.id.0.starts_with("pact-accept")).expect("a button");
    let reply = rooms.ask(MATRIX, "bob", Ask::Press(accept.id.clone()));
    assert_eq!(reply.kind, ReplyKind::Done, "{}", reply.text);
    for room in [DISCORD, MATRIX] {
        let posts = rooms.sent(room);
        assert_eq!(posts.len(), 1, "{posts:?}");
        let list = rooms.command(room, "eve", CommandId::Pact, &[("action", "list")]).text;
        assert!(list.contains("in force"), "{list}");
    }
    rooms.done(MATRIX, "bob", CommandId::Pact, &[("action", "denounce"), ("to", "1")]);
    assert!(rooms.sent(DISCORD)[0].text.contains("bob (Matrix)") || !rooms.moves(1).is_empty());
    assert_eq!(rooms.moves(1).len(), 3, "{:?}", rooms.moves(1));
    rooms.rebuilt();
}

#[test]
fn without_turns_the_desk_has_one_clock_for_both_rooms() {
    let mut rooms = Rooms::linked(DISCORD, MATRIX);
    rooms.begin((DISCORD, MATRIX), &[("game", "realtime")]);
    rooms.forget_posts();
    // Every piece is ready; then what reached the bot first counts first, from whichever room.
    rooms.at += 60_000;
    rooms.play(MATRIX, "bob", "e7e5");
    rooms.play(DISCORD, "ann", "e2e4");
    let at = rooms.at + 60_000;
    rooms.served.service().tick(at);
    let moves = rooms.moves(1);
    assert!(moves.iter().any(|mv| mv == "e2e4") && moves.iter().any(|mv| mv == "e7e5"), "{moves:?}");
    let (discord, matrix) = (rooms.sent(DISCORD), rooms.sent(MATRIX));
    assert_eq!(discord.len(), matrix.len());
    assert!(!discord.is_empty());
    let pictures = |posts: &Posts| posts.iter().map(|post| post.picture.clone()).collect::<Vec<_>>();
    assert_eq!(pictures(&discord), pictures(&matrix));
    let question = rooms.command(MATRIX, "bob", CommandId::Resign, &[]);
    rooms.ask(MATRIX, "bob", Ask::Press(question.buttons[0].id.clone()));
    assert_eq!(rooms.state(1), GameStatus::Ended);
    rooms.rebuilt();
}

#[test]
fn a_move_is_denied_from_the_other_room() {
    let mut rooms = Rooms::linked(DISCORD, MATRIX);
    rooms.begin((DISCORD, MATRIX), &[("game", "chess"), ("options", "denial=hard")]);
    rooms.play(DISCORD, "ann", "e2e4");
    rooms.forget_posts();
    rooms.done(MATRIX, "bob", CommandId::Deny, &[]);
    let posts = rooms.sent(DISCORD);
    assert_eq!(mentioned(&posts[0]), ["discord:ann"]);
    assert!(posts[0].text.contains("bob (Matrix)") || posts[0].text.contains("e4"), "{}", posts[0].text);
    rooms.refused(DISCORD, "ann", CommandId::Move, &[("move", "e2e4")]);
    rooms.play(DISCORD, "ann", "d2d4");
    rooms.rebuilt();
}

#[test]
fn in_two_rooms_of_one_network_people_are_called_where_they_are() {
    let mut rooms = Rooms::linked(DISCORD, DISCORD_TOO);
    rooms.begin((DISCORD, DISCORD_TOO), &[]);
    let (one, two) = (rooms.sent(DISCORD), rooms.sent(DISCORD_TOO));
    assert_eq!((mentioned(&one[1]), mentioned(&two[1])), (vec!["discord:ann"], vec![]));
    assert!(!one[1].text.contains("(Discord)") && !two[1].text.contains("(Discord)"));
    rooms.play(DISCORD, "ann", "d2d3");
    let (one, two) = (rooms.sent(DISCORD), rooms.sent(DISCORD_TOO));
    assert_eq!((mentioned(&one[0]), mentioned(&two[0])), (vec![], vec!["discord:bob"]));
}

#[test]
fn requests_from_both_rooms_at_once_are_taken_one_after_the_other() {
    let mut rooms = Rooms::linked(DISCORD, MATRIX);
    rooms.done(DISCORD, "eve", CommandId::Challenge, &[("game", "billichess")]);
    let requests: Vec<_> = (0..8)
        .map(|n| {
            let room = if n % 2 == 0 { DISCORD } else { MATRIX };
            rooms.request(room, &format!("guest{n}"), asked::command(CommandId::Accept, &[]))
        })
        .collect();
    let service = rooms.served.service();
    let done = std::thread::scope(|scope| {
        let asked: Vec<_> =
            requests.iter().map(|request| scope.spawn(move || service.handle(request).kind)).collect();
        asked
            .into_iter()
            .map(|asked| asked.join().expect("answered"))
            .filter(|kind| *kind == ReplyKind::Done)
            .count()
    });
    assert_eq!(done, 1, "an open seat goes to one of those who accept at once");
    rooms.rebuilt();
}
