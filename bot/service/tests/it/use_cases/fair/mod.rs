//! fair.md, through the service: what is handed over, taken back, put off and flagged.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

mod time;

use std::sync::Arc;

use lasermate_domain::command::CommandId;
use lasermate_domain::log::{PersonNo, Verb};
use lasermate_domain::port::{ReplyKind, UnixMillis};
use lasermate_domain::ratings::{Category, RatingRow, Tempo};
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::Table;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::seat::Seat;

use crate::kit::asked;
use crate::kit::served::BEGUN;
use crate::kit::table::TestTable;

const SECOND: UnixMillis = 1000;
const MINUTE: UnixMillis = 60 * SECOND;
const HOUR: UnixMillis = 60 * MINUTE;
const DAY: UnixMillis = 24 * HOUR;

fn begun(options: &[(&str, &str)]) -> TestTable {
    let table = TestTable::begun("room", BEGUN, options);
    // The service knows whoever has done something.
    for who in ["cid", "dee"] {
        table.served.command(who, "elsewhere", CommandId::Pings, &[]);
        table.service().introduce(&asked::person(who)).unwrap();
    }
    table
}

fn resigns(table: &TestTable, who: &str) {
    let version = game(table).version;
    let reply = table.command(who, CommandId::Resign, &[]);
    assert_ne!(reply.kind, ReplyKind::Refused, "{}", reply.text);
    let reply = table.press(who, &format!("resign:g1:{version}"));
    assert_ne!(reply.kind, ReplyKind::Refused, "{}", reply.text);
}

/// The game, of which memory and log tell the same.
fn game(table: &TestTable) -> Arc<Table> {
    table.served.moves(1);
    table.game()
}

fn left(table: &TestTable) -> UnixMillis {
    game(table).clock.deadline.unwrap() - table.now
}

fn posted(table: &TestTable) -> String {
    table.posts().into_iter().map(|words| words + "\n").collect()
}

fn rating(table: &TestTable, who: &str, tempo: Tempo) -> Option<RatingRow> {
    table.served.rating(who, &Category { variant: "chess".to_owned(), tempo })
}

const RATED: [(&str, &str); 2] = [("game", "chess"), ("rating", "rated")];
const ACCEPT: [(&str, &str); 1] = [("action", "accept")];
const CID: [(&str, &str); 1] = [("player", "test:cid")];

/// One move before the mate a friend sat down, and the game counted for nobody.
#[test]
fn rule_f4_a_rated_game_that_is_handed_over_and_lost_was_lost_by_who_began_it() {
    let mut table = begun(&RATED);
    table.moves("ann", 0, "f3");
    table.moves("bob", 0, "e5");
    table.done("ann", CommandId::Substitute, &CID);
    assert!(
        posted(&table).contains("A loss still counts for White (ann), and a win for nobody. Black (bob): ")
    );
    // F3: not without the opponent.
    table.done("cid", CommandId::Substitute, &ACCEPT);
    assert_eq!(game(&table).seating.players[0].name, "ann");
    assert!(table.refused("cid", CommandId::Substitute, &ACCEPT).contains("Waiting for Black (bob)"));
    assert!(table.refused("dee", CommandId::Substitute, &ACCEPT).contains("offered to cid"));
    table.done("bob", CommandId::Substitute, &ACCEPT);
    assert_eq!(game(&table).seating.players[0].name, "cid");
    table.moves("cid", 0, "g4");
    table.moves("bob", 0, "Qh4");
    let told = posted(&table);
    assert!(told.contains("Ratings: ann 1338? (\u{2212}162), bob 1662? (+162)."), "{told}");
    assert!(rating(&table, "cid", Tempo::Untimed).is_none());
    table.served.rebuilt();
}

#[test]
fn rule_f3_an_opponent_who_declines_keeps_the_player() {
    let mut table = begun(&RATED);
    table.moves("ann", 0, "e4");
    table.done("ann", CommandId::Substitute, &CID);
    table.done("bob", CommandId::Substitute, &[("action", "decline")]);
    assert!(posted(&table).contains("bob doesn't agree to a new player. White (ann) plays on."));
    assert!(table.refused("cid", CommandId::Substitute, &ACCEPT).contains("No seat is offered"));
    // Whichever of them agrees last.
    table.done("ann", CommandId::Substitute, &[("player", "test:dee")]);
    table.done("bob", CommandId::Substitute, &ACCEPT);
    assert!(table.refused("bob", CommandId::Substitute, &ACCEPT).contains("already agreed"));
    table.done("dee", CommandId::Substitute, &ACCEPT);
    assert_eq!(game(&table).seating.players[0].name, "dee");
    table.served.rebuilt();
}

#[test]
fn rule_f4_what_a_substitute_wins_or_draws_counts_for_nobody() {
    for draw in [false, true] {
        let mut table = begun(&RATED);
        table.moves("ann", 0, "e4");
        table.moves("bob", 0, "e5");
        table.done("ann", CommandId::Substitute, &CID);
        table.done("bob", CommandId::Substitute, &ACCEPT);
        table.done("cid", CommandId::Substitute, &ACCEPT);
        if draw {
            table.done("cid", CommandId::Draw, &[]);
            table.done("bob", CommandId::Draw, &ACCEPT);
        } else {
            resigns(&table, "bob");
        }
        assert!(posted(&table).contains("Not rated: a substitute played."));
        for who in ["ann", "bob", "cid"] {
            assert!(rating(&table, who, Tempo::Untimed).is_none(), "{who}");
        }
        table.served.rebuilt();
    }
}

/// A knight against a queen won on time.
#[test]
fn rule_f7_a_flag_against_who_cannot_win_is_a_draw() {
    for (board, drawn) in [
        ("8/8/4k1q1/8/8/8/8/K6N w - - 0 1", true),
        ("8/8/4k1r1/8/8/8/8/K6B w - - 0 1", true),
        ("8/8/4k1r1/8/8/8/8/K6N w - - 0 1", false),
        ("8/8/4k1p1/8/8/8/8/K6B w - - 0 1", false),
    ] {
        let mut table = begun(&[("game", "chess"), ("time", "1+0"), ("position", board)]);
        table.moves("ann", 0, "Kb2");
        table.now += 3 * MINUTE;
        table.service().tick(table.now);
        let outcome = game(&table).game.outcome().expect("over");
        assert_eq!(outcome.winners().next(), (!drawn).then_some(Seat::First), "{board}");
        // With a time for each move the win cannot be claimed.
        let mut table = begun(&[("game", "chess"), ("time", "1h"), ("position", board)]);
        table.moves("ann", 0, "Kb2");
        table.now += 2 * HOUR;
        let claim = table.command("ann", CommandId::Claim, &[("what", "win")]);
        assert_eq!(claim.kind == ReplyKind::Refused, drawn, "{board}: {}", claim.text);
        if drawn {
            table.done("ann", CommandId::Claim, &[("what", "draw")]);
            let outcome = game(&table).game.outcome().expect("over");
            assert_eq!(outcome.kind, EndKind::Agreement);
        }
        table.served.rebuilt();
    }
}

/// Whoever was about to be mated took the win away by having their data deleted.
#[test]
fn rule_f1_who_deletes_their_data_has_lost_and_the_win_counts() {
    let mut table = begun(&RATED);
    table.moves("ann", 0, "f3");
    table.moves("bob", 0, "e5");
    // As much as it takes for a game that is given up to count (F11).
    for file in ["a", "b", "c", "d"] {
        table.moves("ann", 0, &format!("{file}3"));
        table.moves("bob", 0, &format!("{file}6"));
    }
    let asked = table.command("ann", CommandId::Privacy, &[("action", "delete")]);
    let deleted = table.press("ann", &asked.buttons[0].id.0);
    assert_ne!(deleted.kind, ReplyKind::Refused, "{}", deleted.text);
    let told = posted(&table);
    assert!(told.contains("Ratings: bob 1662? (+162)."), "{told}");
    assert_eq!(game(&table).state(), GameStatus::Ended);
    table.served.rebuilt();
}

/// Whoever a manager blocks lost their game, and rating with it.
#[test]
fn rule_f1_a_game_that_is_ended_by_a_block_counts_for_nobody() {
    let mut table = begun(&RATED);
    table.moves("ann", 0, "f3");
    table.moves("bob", 0, "e5");
    let blocked = asked::command(CommandId::Block, &[("player", "bob")]);
    let reply = table.served.as_manager("dee", "room", blocked);
    assert_ne!(reply.kind, ReplyKind::Refused, "{}", reply.text);
    assert!(posted(&table).contains("Not rated: a player was taken out of the game."));
    assert!(
        rating(&table, "ann", Tempo::Untimed).is_none() && rating(&table, "bob", Tempo::Untimed).is_none()
    );
    table.served.rebuilt();
}

/// A seat that was handed over took the rating from the two others.
#[test]
fn rule_f4_among_three_the_others_are_rated_whatever_one_hands_over() {
    for lost in [true, false] {
        let table = TestTable::new("room", BEGUN);
        let terms = [("game", "three-way"), ("side", "first"), ("rating", "rated")];
        table.command("ann", CommandId::Challenge, &terms);
        table.command("bob", CommandId::Accept, &[("side", "second")]);
        table.command("cid", CommandId::Accept, &[("side", "third")]);
        table.service().introduce(&asked::person("dee")).unwrap();
        let sides = game(&table).seating.players.clone();
        // As much as it takes for a game that is given up to count (F11).
        for who in sides.iter().cycle().take(5 * sides.len()) {
            let seat = game(&table).seating.seat_of(&who.id).unwrap();
            let legal = game(&table).game.legal(seat);
            let mv = legal.iter().find(|legal| legal.exact != "pass").unwrap().exact.clone();
            table.done(&who.name, CommandId::Move, &[("move", &mv)]);
        }
        table.done("ann", CommandId::Substitute, &[("player", "test:dee")]);
        table.done("dee", CommandId::Substitute, &ACCEPT);
        table.done("bob", CommandId::Substitute, &ACCEPT);
        table.done("cid", CommandId::Substitute, &ACCEPT);
        for who in if lost { ["dee", "bob"] } else { ["bob", "cid"] } {
            resigns(&table, who);
        }
        let told = posted(&table);
        let category = Category { variant: "three-way".to_owned(), tempo: Tempo::Untimed };
        let rating = |who| table.service().store().rating(table.served.number(who), &category).unwrap();
        assert!(rating("bob").is_some() && rating("cid").is_some(), "{told}");
        assert_eq!(rating("ann").is_some(), lost, "{told}");
        assert!(rating("dee").is_none(), "{told}");
        table.served.rebuilt();
    }
}

/// Whoever asked for the pause began the game again by offering their seat, without a word.
#[test]
fn rule_f9_nothing_but_a_move_and_the_word_for_it_ends_a_pause() {
    let mut table = begun(&[("game", "chess"), ("time", "6h")]);
    table.moves("ann", 0, "e4");
    table.done("bob", CommandId::Pause, &[]);
    table.done("ann", CommandId::Pause, &[]);
    // Bob could end it alone.
    for (command, options) in
        [(CommandId::Substitute, &CID[..]), (CommandId::Takeback, &[]), (CommandId::Draw, &[])]
    {
        assert!(table.refused("bob", command, options).contains("The game is paused"));
        assert!(game(&table).is_archived(), "{command:?}");
    }
    posted(&table);
    table.moves("bob", HOUR, "e5");
    assert!(posted(&table).contains("Game G1 continues."));
    assert!(!game(&table).is_archived());
}

/// The notice of a holiday took the place of the question, and left its buttons.
#[test]
fn rule_f10_a_question_is_said_again_where_its_buttons_are_shown_again() {
    let mut table = begun(&[("game", "chess"), ("time", "6h")]);
    table.done("ann", CommandId::Substitute, &CID);
    posted(&table);
    table.moves("ann", 0, "e4");
    let told = posted(&table);
    assert!(told.contains("Still open: White (ann) asks cid to take over. Asked: cid."), "{told}");
    table.done("ann", CommandId::Pause, &[]);
    posted(&table);
    assert_ne!(table.command("bob", CommandId::Holiday, &[("days", "2")]).kind, ReplyKind::Refused);
    table.service().tick(table.now);
    let told = posted(&table);
    assert!(
        told.contains("on holiday") && told.contains("Still open: White (ann) asks for a pause."),
        "{told}"
    );
}

/// Games from before go on as they began: their logs say what they said.
#[test]
fn games_from_before_are_read_as_they_were() {
    let mut table = begun(&[("game", "chess"), ("rating", "rated"), ("time", "1h")]);
    table.moves("ann", 0, "f3");
    table.moves("bob", 0, "e5");
    let mut rows = table.served.log(1);
    rows[0].what.body = rows[0].what.body.replace(r#","fair":true"#, "");
    assert!(!rows[0].what.body.contains("fair"));
    let mut game = Table::begin(1, &rows[0].what, vec![asked::person("ann"), asked::person("bob")]).unwrap();
    for row in &rows[1..] {
        game.apply(&row.what).unwrap();
    }
    let at = table.now + 40 * MINUTE;
    let mut row = rows[2].what.clone();
    (row.at, row.seat, row.verb, row.body) = (at, Some(Seat::First), Verb::SubstituteAsk, "3".to_owned());
    game.apply(&row).unwrap();
    (row.person, row.verb, row.body) = (Some(PersonNo(3)), Verb::Substitute, String::new());
    game.apply(&row).unwrap();
    assert_eq!(game.clock.deadline, Some(at + HOUR));
    assert!(game.seating.substituted && game.seating.handed_over.is_empty());
}
