//! Games that are read and forgotten while they are played: no move is ever judged on an old state of its game, and a row
//! that somebody else was faster to add is seen before the next one is added.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use lasermate_domain::command::CommandId;
use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::port::{ReplyKind, RoomId, ServerId, Typing};
use lasermate_domain::tables::table::GameId;
use lasermate_domain::tables::table::Table;
use lasermate_engine::seat::Seat;
use lasermate_service::questions;
use lasermate_service::store::{Commit, GameRows};

use crate::kit::asked;
use crate::kit::table::TestTable;

const AT: i64 = 1_700_000_000_000;
const PLAYERS: [&str; 2] = ["ann", "bob"];

/// Ann and Bob at a game of chess in a room.
fn begun() -> TestTable {
    TestTable::begun("a", AT, &[("game", "chess")])
}

/// The game as the log has it.
fn logged(table: &TestTable) -> Table {
    table.service().read_back(GameId(1)).expect("the log fits together").expect("there")
}

/// The moves of the game as everybody is shown them.
fn shown(table: &TestTable) -> Vec<String> {
    let game = table.game();
    game.record.iter().map(|entry| entry.exact.clone()).collect()
}

/// Somebody comes, asks for their data to be deleted, and says that it is meant.
fn delete_somebody(table: &TestTable, who: &str) {
    table.command(who, CommandId::Privacy, &[("action", "delete")]);
    let deleted = table.press(who, "forget:me:0");
    assert_eq!(deleted.kind, ReplyKind::Shown, "{}", deleted.text);
}

/// Adds a row to the game past the service, as nothing in the program does.
fn add_behind_its_back(table: &TestTable, judged_on: i64, seat: Seat, verb: Verb, body: &str) -> i64 {
    let row = NewRow {
        at: AT,
        server: ServerId(asked::SERVER.to_owned()),
        room: RoomId("test:a".to_owned()),
        person: None,
        challenge: None,
        seat: Some(seat),
        verb,
        body: body.to_owned(),
    };
    let game = Some(GameRows::new(1, judged_on, vec![row]));
    table.service().store().commit(&Commit { at: AT, game, ..Commit::default() }).expect("added")
}

fn last_row(table: &TestTable) -> i64 {
    table.service().store().game_log(1).expect("the log").last().expect("a row").n
}

/// What once lost a game within seconds: many read it without a name, one plays, and others delete their data.
#[test]
fn readers_and_deletions_bring_no_old_game_back() {
    const PLIES: usize = 120;
    const READERS: usize = 3;
    let table = begun();
    let over = AtomicBool::new(false);
    let played = thread::scope(|scope| {
        for _ in 0..READERS {
            scope.spawn(|| {
                let typing = Typing {
                    server: ServerId(asked::SERVER.to_owned()),
                    room: RoomId("test:a".to_owned()),
                    who: asked::person("nobody"),
                    command: CommandId::Move,
                    option: "move".to_owned(),
                    typed: String::new(),
                    locale: None,
                    options: std::collections::BTreeMap::new(),
                };
                while !over.load(Ordering::Relaxed) {
                    drop(questions::complete(table.service().world(), &typing));
                }
            });
        }
        scope.spawn(|| {
            for number in 0.. {
                if over.load(Ordering::Relaxed) {
                    return;
                }
                delete_somebody(&table, &format!("guest{number}"));
            }
        });
        let played = scope.spawn(|| play_at_random(&table, PLIES)).join();
        over.store(true, Ordering::Relaxed);
        played.expect("every move is accepted")
    });
    let logged: Vec<_> = logged(&table).record.into_iter().map(|entry| entry.exact).collect();
    assert_eq!(logged, played, "the log has what was acknowledged, each once and in order");
    assert_eq!(shown(&table), played);
}

/// Plays legal moves as the log has them, whatever memory says; each must be accepted.
fn play_at_random(table: &TestTable, plies: usize) -> Vec<String> {
    let mut dice = 12_345_u64;
    let mut played = Vec::new();
    while played.len() < plies {
        let game = logged(table).game;
        let Some(seat) = game.to_act().mover() else { break };
        let legal = game.legal(seat);
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mv = &legal[usize::try_from(dice >> 33).expect("small") % legal.len()].exact;
        let reply = table.play(PLAYERS[seat.index()], mv);
        assert!(reply.text.starts_with("You played"), "{mv} after {played:?}: {}", reply.text);
        played.push(mv.clone());
    }
    assert!(played.len() > plies / 2, "the game was over after {played:?}");
    played
}

#[test]
fn a_request_that_was_overtaken_is_judged_again_on_what_the_log_says() {
    let table = begun();
    assert!(table.play("ann", "e2e4").text.starts_with("You played e4."));
    // In memory it is still Bob's turn.
    add_behind_its_back(&table, last_row(&table), Seat::Second, Verb::Play, "e7e5");
    let late = table.play("bob", "e7e5");
    assert_eq!(late.kind, ReplyKind::Refused, "{}", late.text);
    assert!(!late.text.contains("went wrong"), "it is refused for a reason of the game: {}", late.text);
    assert_eq!(shown(&table), ["e2e4", "e7e5"]);
    assert!(table.play("ann", "g1f3").text.starts_with("You played Nf3."));
    assert_eq!(shown(&table), ["e2e4", "e7e5", "g1f3"]);
}

/// Who held a piece while a draw was offered was refused, with the clock running.
#[test]
fn a_move_is_played_although_something_was_offered_since_its_board() {
    let table = begun();
    let draw: &[_] = &[("action", "offer")];
    for (opening, (offer, how), mv) in
        [("e2e4", (CommandId::Draw, draw), "e7e5"), ("g1f3", (CommandId::Takeback, &[]), "b8c6")]
    {
        table.play("ann", opening);
        let seen = table.game().version;
        let offered = table.command("ann", offer, how);
        assert_ne!(offered.kind, ReplyKind::Refused, "{}", offered.text);
        assert!(table.game().version > seen);
        let played = table.press("bob", &format!("play:g1:{seen}:{mv}"));
        assert_ne!(played.kind, ReplyKind::Refused, "{}", played.text);
        assert_eq!(shown(&table).last().map(String::as_str), Some(mv));
    }
    // Of an earlier position it is refused as before.
    assert_eq!(table.press("bob", "play:g1:0:a7a6").kind, ReplyKind::Refused);
}

#[test]
fn a_request_that_is_as_good_as_before_is_done_although_the_game_has_grown() {
    let table = begun();
    // A hint leaves the position as it is; the row counts all the same.
    add_behind_its_back(&table, last_row(&table), Seat::First, Verb::Hint, "e2e4");
    assert!(table.play("ann", "e2e4").text.starts_with("You played e4."));
    add_behind_its_back(&table, last_row(&table), Seat::Second, Verb::Hint, "e7e5");
    let asked = table.command("bob", CommandId::Resign, &[]);
    assert_eq!(
        asked.kind,
        ReplyKind::Shown,
        "a question before something grave is a row too: {}",
        asked.text
    );
    let game = logged(&table);
    assert_eq!((game.record.len(), game.hints.len()), (1, 2));
}

#[test]
fn a_question_before_something_grave_does_not_overtake_the_next_move() {
    let table = begun();
    let first = table.command("ann", CommandId::Resign, &[]);
    assert_eq!(first.kind, ReplyKind::Shown, "{}", first.text);
    let before = last_row(&table);
    assert!(table.play("ann", "e2e4").text.starts_with("You played e4."));
    assert_eq!(last_row(&table), before + 1);
    assert_eq!(shown(&table), ["e2e4"]);
}

#[test]
fn what_the_clock_does_is_judged_again_too() {
    let table = begun();
    assert!(table.play("ann", "e2e4").text.starts_with("You played e4."));
    add_behind_its_back(&table, last_row(&table), Seat::Second, Verb::Play, "e7e5");
    // After two weeks the players are asked whether the game goes on.
    table.service().tick(AT + 15 * 24 * 60 * 60 * 1000);
    let log = table.service().store().game_log(1).expect("the log");
    assert_eq!(log.last().map(|row| row.what.verb), Some(Verb::AskAbandoned));
    assert_eq!(shown(&table), ["e2e4", "e7e5"]);
}

/// Who reads a game before a deletion and commits after it must not keep the name of who is gone in memory.
#[test]
fn nobody_who_is_gone_is_named_by_a_game_in_memory() {
    let table = begun();
    delete_somebody(&table, "ann");
    let game = table.game();
    assert!(game.seating.players.iter().all(|player| player.name != "ann"), "{:?}", game.seating.players);
    assert!(game.game.outcome().is_some(), "who is gone has resigned");
}
