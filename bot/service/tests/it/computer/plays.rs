//! Computers at tables: they sit down when asked, play every game that channels offer through the port as a person does, and
//! nobody else can act for them.

use super::room::{Room, played};
use lasermate_domain::command::{CommandId, offered};
use lasermate_domain::port::{Person, PersonId, ReplyKind};
use lasermate_domain::tables::computers::is_computer;
use lasermate_domain::tables::table::GameId;
use lasermate_engine::action::Asked;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::seat::Seat;
use lasermate_present::saying::in_english;
use lasermate_present::text;
use lasermate_service::computer::{ComputerTurn, JobContext};
use lasermate_service::questions;
use lasermate_service::service;

#[test]
fn every_offered_game_begins_at_once_and_the_computer_has_an_answer_to_everything() {
    for preset in offered().filter(|preset| preset.has_turns()) {
        let room = played(preset.name, "1", 20);
        assert!(room.game().record.len() > 2, "{}: hardly a game", preset.name);
    }
}

#[test]
fn a_game_is_played_to_its_end() {
    for game in ["chess", "billichess"] {
        let room = played(game, "3", 200);
        assert!(room.game().game.outcome().is_some(), "{game} goes on for ever");
        assert_eq!(questions::games_of_computers(room.served.service().world()).expect("read"), [], "{game}");
    }
}

#[test]
fn without_turns_the_computer_moves_when_its_pieces_are_ready() {
    for preset in offered().filter(|preset| !preset.has_turns()) {
        let mut room = Room::new();
        room.challenge(&[("game", preset.name), ("against", "computer"), ("options", "tu=10s")]);
        let mut dice = 11;
        let begun = room.now;
        while room.now < begun + 300_000 && room.game().game.outcome().is_none() {
            room.computers();
            room.ann(&mut dice);
            let table = room.game();
            room.now = table.changes_at(room.now).unwrap_or(room.now + 1_000);
            room.served.service().tick(room.now);
        }
        let table = room.game();
        let of = |computer: bool| {
            let record = table.record.iter();
            record
                .filter(|entry| is_computer(&table.seating.players[entry.seat.index()].id) == computer)
                .count()
        };
        assert!(of(true) > 5 && of(false) > 5, "{}: {} against {}", preset.name, of(true), of(false));
    }
}

#[test]
fn computers_among_themselves_agree_to_a_draw_and_leave_the_room() {
    let mut room = Room::new();
    room.challenge(&[("game", "three-way"), ("against", "computer"), ("level", "1"), ("side", "first")]);
    room.command(CommandId::Resign, &[]);
    let reply = room.press_as("ann", "resign:g1:0");
    assert_ne!(reply.kind, ReplyKind::Refused, "{}", reply.text);
    for _ in 0..10 {
        room.computer_once();
    }
    assert!(room.game().game.outcome().is_some(), "{:?}", room.game().record);
    assert_eq!(questions::games_of_computers(room.served.service().world()).expect("read"), []);
}

/// Two computers are left after Black has fallen: at 1054 to 0 the one that had nothing proposed a draw, and lost by it.
#[test]
fn a_computer_agrees_to_no_draw_that_somebody_would_lose_on_points() {
    for (words, draws) in [("", true), (" kings=b:w scored=w:rb", false)] {
        let mut room = Room::new();
        let position = format!("4wK3/8/8/8|4rK3/8/8/8|8/8/8/8 w wr - - 0 1{words}");
        room.challenge(&[
            ("game", "three-way-lasers"),
            ("against", "computer"),
            ("level", "1"),
            ("side", "third"),
            ("position", &position),
        ]);
        assert_eq!(room.game().people(), []);
        for _ in 0..4 {
            room.computer_once();
        }
        let table = room.game();
        let said = table.record.iter().any(|entry| entry.exact.starts_with("draw"));
        assert_eq!(said, draws, "{:?}", table.record);
    }
}

/// "Black (Nova) is thinking. Black (Nova) is thinking about the draw offer."
#[test]
fn a_computer_that_is_asked_twice_thinks_once() {
    let mut room = Room::new();
    room.challenge(&[("game", "chess"), ("level", "2"), ("side", "first")]);
    room.command(CommandId::Move, &[("move", "e2e4")]);
    room.command(CommandId::Draw, &[("action", "offer")]);
    let table = room.game();
    assert_eq!(table.game.to_act().iter().count(), 2);
    assert_eq!(
        in_english(&text::to_act_line(&table)),
        format!("{} is thinking about the draw offer.", in_english(&text::player(&table, Seat::Second)))
    );
}

#[test]
fn the_level_decides_who_sits_down() {
    let mut room = Room::new();
    room.challenge(&[("game", "chess"), ("level", "6")]);
    assert!(room.game().seating.players.iter().any(|player| player.name == "Lamp, computer level 6"));
    for (options, words) in [
        (&[("level", "13")][..], "levels"),
        (&[("level", "strong")], "levels"),
        (&[("against", "machine")], "Use `"),
        (&[("opponent", "computer:6:1")], "Nobody here is called"),
    ] {
        let mut other = Room::new();
        let reply = other.command(CommandId::Challenge, options);
        assert_eq!(reply.kind, ReplyKind::Refused, "{options:?}");
        assert!(reply.text.contains(words), "{options:?}: {}", reply.text);
    }
}

#[test]
fn two_people_cannot_have_one_seat() {
    let mut room = Room::new();
    room.press_as("bob", "accept:c1:0");
    room.served
        .service()
        .introduce(&Person { id: PersonId("test:bob".into()), name: "bob".into() })
        .expect("known");
    let reply = room.command(CommandId::Challenge, &[("opponent", "test:bob"), ("against", "computer")]);
    assert_eq!((reply.kind, reply.text.contains("not both")), (ReplyKind::Refused, true), "{}", reply.text);
}

#[test]
fn one_computer_leaves_a_seat_open_where_three_play() {
    let mut room = Room::new();
    room.challenge(&[("game", "three-way"), ("against", "one-computer"), ("level", "3")]);
    assert!(room.served.service().look(GameId(1)).expect("read").is_none());
    let reply = room.press_as("bob", "computer:c1:0");
    assert_eq!((reply.kind, reply.text.contains("Take a seat first")), (ReplyKind::Refused, true));
    let reply = room.press_as("ann", "computer:c1:0");
    assert_ne!(reply.kind, ReplyKind::Refused, "{}", reply.text);
    let table = room.game();
    let mut names: Vec<_> = table.seating.players.iter().map(|player| player.name.as_str()).collect();
    names.sort_unstable();
    assert!(names[0].starts_with("Candle B, computer level 3, "), "{names:?}");
    assert!(names[1].starts_with("Candle, computer level 3, "), "{names:?}");
    service::rebuild(room.served.service()).expect("rebuilt");
    assert_eq!(questions::games_of_computers(room.served.service().world()).expect("read"), [GameId(1)]);
}

#[test]
fn an_open_challenge_can_be_played_against_the_computer_after_all() {
    let mut room = Room::new();
    room.challenge(&[("game", "chess"), ("side", "first")]);
    assert_eq!(room.press_as("bob", "computer:c1:0").kind, ReplyKind::Refused);
    assert_ne!(room.press_as("ann", "computer:c1:0").kind, ReplyKind::Refused);
    assert_eq!(room.game().seating.players[1].name, "Lantern, computer level 4");
    assert_eq!(room.press_as("bob", "accept:c1:0").kind, ReplyKind::Refused);
}

#[test]
fn the_computer_allows_a_takeback_and_answers_a_draw_offer() {
    let mut room = Room::new();
    room.challenge(&[("game", "chess"), ("level", "2"), ("side", "first")]);
    room.command(CommandId::Move, &[("move", "e2e4")]);
    room.computers();
    let reply = room.command(CommandId::Takeback, &[]);
    assert_ne!(reply.kind, ReplyKind::Refused, "{}", reply.text);
    assert_eq!(room.computers(), 1);
    assert!(room.game().record.is_empty(), "{:?}", room.game().record);
    let reply = room.command(CommandId::Draw, &[("action", "offer")]);
    assert_ne!(reply.kind, ReplyKind::Refused, "{}", reply.text);
    room.computers();
    let table = room.game();
    assert!(table.game.to_act().iter().all(|(_, what)| what != Asked::Draw), "it has answered");
}

#[test]
fn in_a_rated_game_a_computer_takes_nothing_back() {
    let mut room = Room::new();
    room.challenge(&[("game", "chess"), ("level", "2"), ("side", "first"), ("rating", "rated")]);
    room.command(CommandId::Move, &[("move", "e2e4")]);
    room.computers();
    let table = room.game();
    assert!(table.rated);
    let button = format!("takeback-ask:g1:{}", table.version);
    let more = room.press_as("ann", &format!("more:g1:{}", table.version));
    assert!(more.buttons.iter().all(|other| other.id.0 != button), "{:?}", more.buttons);
    for reply in [room.command(CommandId::Takeback, &[]), room.press_as("ann", &button)] {
        assert_eq!(
            (reply.kind, reply.text),
            (ReplyKind::Refused, in_english(text::offers::COMPUTER_DECLINES))
        );
    }
    assert_eq!(room.game().record, table.record);
}

#[test]
fn a_lost_game_is_resigned_by_who_is_strong_and_played_on_by_who_is_weak() {
    for (level, resigns) in [("5", true), ("1", false)] {
        let mut room = Room::new();
        let position = "k7/8/8/8/8/8/PPP5/KQR5 w - - 0 1";
        room.challenge(&[("game", "chess"), ("level", level), ("side", "first"), ("position", position)]);
        for mv in ["c1d1", "d1e1", "e1f1", "f1g1", "g1h1", "h1h2", "h2h3", "h3h4", "h4h5", "h5h4"] {
            if room.game().game.outcome().is_some() {
                break;
            }
            room.command(CommandId::Move, &[("move", mv)]);
            room.computers();
        }
        let table = room.game();
        let resigned = table.game.outcome().is_some_and(|end| end.kind == EndKind::Resignation);
        assert_eq!(resigned, resigns, "level {level}: {:?}", table.game.outcome());
    }
}

#[test]
fn a_restart_in_the_computers_turn_loses_and_doubles_nothing() {
    let mut room = Room::new();
    room.challenge(&[("game", "billichess"), ("level", "2"), ("side", "first")]);
    room.command(CommandId::Move, &[("move", "e2e4")]);
    room.restart();
    assert_eq!(questions::games_of_computers(room.served.service().world()).expect("read"), [GameId(1)]);
    assert_eq!(room.computers(), 1);
    assert_eq!(room.game().record.len(), 2);
}

#[test]
fn an_answer_to_an_earlier_position_is_dropped() {
    let mut room = Room::new();
    room.challenge(&[("game", "chess"), ("level", "1"), ("side", "first")]);
    room.command(CommandId::Move, &[("move", "e2e4")]);
    let [turn] = &ComputerTurn::of(&room.game(), room.now)[..] else { panic!("one computer is asked") };
    let mut thinking = JobContext { memory: &mut room.memory, stop: &|| false };
    let decision = turn.decide(room.now, &mut thinking);
    let reply = turn.act(room.served.service(), &decision, room.now + 1).expect("it acts");
    assert_ne!(reply.kind, ReplyKind::Refused, "{}", reply.text);
    let before = room.game().record.len();
    let reply = turn.act(room.served.service(), &decision, room.now + 2).expect("it acts");
    assert_eq!(reply.kind, ReplyKind::Refused, "{}", reply.text);
    assert_eq!(room.game().record.len(), before);
}

#[test]
fn nobody_else_can_act_for_it() {
    let mut room = Room::new();
    room.challenge(&[("game", "chess"), ("level", "1"), ("side", "first")]);
    room.command(CommandId::Move, &[("move", "e2e4")]);
    let version = room.game().version;
    for who in ["ann", "bob", "computer:spark:1"] {
        for verb in ["act", "play"] {
            let reply = room.press_as(who, &format!("{verb}:g1:{version}:e7e5"));
            assert_eq!(reply.kind, ReplyKind::Refused, "{who} {verb}: {}", reply.text);
        }
        let reply = room.press_as(who, &format!("act:g1:{version}:resign"));
        assert_eq!(reply.kind, ReplyKind::Refused, "{who}: {}", reply.text);
    }
    assert_eq!(room.game().record.len(), 1);
}
