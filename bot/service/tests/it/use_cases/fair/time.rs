//! Time that was used stays used, and an absence of the bot costs nobody any (fair.md F5, F6, F8).
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use super::*;

/// Twenty-one handovers gave a turn that was over twenty-one hours.
#[test]
fn rule_f5_no_handover_gives_time_back() {
    let mut table = begun(&[("game", "chess"), ("time", "1h")]);
    table.now += 40 * MINUTE;
    for (who, to) in [("ann", "cid"), ("cid", "dee"), ("dee", "cid"), ("cid", "ann")].repeat(5) {
        table.done(who, CommandId::Substitute, &[("player", &format!("test:{to}"))]);
        table.done(to, CommandId::Substitute, &ACCEPT);
        assert_eq!(left(&table), 20 * MINUTE);
    }
    table.now += 20 * MINUTE;
    table.done("bob", CommandId::Claim, &[("what", "win")]);
}

#[test]
fn rule_f5_no_pause_gives_time_back() {
    let mut table = begun(&[("game", "chess"), ("time", "6h")]);
    table.now += 4 * HOUR;
    table.done("ann", CommandId::Pause, &[]);
    table.done("bob", CommandId::Pause, &[]);
    table.now += 3 * DAY;
    table.done("ann", CommandId::Pause, &[("action", "resume")]);
    assert_eq!(left(&table), 2 * HOUR);
    table.served.rebuilt();
    // The first minute of a live clock is free once.
    let mut table = begun(&[("game", "chess"), ("time", "1+0")]);
    table.now += 50 * SECOND;
    table.done("ann", CommandId::Pause, &[]);
    table.done("bob", CommandId::Pause, &[]);
    table.now += DAY;
    table.done("ann", CommandId::Pause, &[("action", "resume")]);
    assert_eq!(left(&table), 10 * SECOND + MINUTE);
}

#[test]
fn rule_f5_a_move_that_comes_again_has_what_was_left_of_its_time() {
    let mut table = begun(&[("game", "chess"), ("time", "6h")]);
    table.moves("ann", 5 * HOUR, "e4");
    table.done("ann", CommandId::Takeback, &[]);
    table.now += HOUR;
    table.done("bob", CommandId::Takeback, &ACCEPT);
    assert_eq!(left(&table), HOUR);
    table.moves("ann", 30 * MINUTE, "d4");
    table.done("ann", CommandId::Takeback, &[]);
    table.done("bob", CommandId::Takeback, &ACCEPT);
    assert_eq!(left(&table), 30 * MINUTE);
    table.served.rebuilt();
}

/// Six takebacks against a computer made 227 seconds of 60.
#[test]
fn rule_f6_the_increment_of_a_move_that_is_taken_back_goes_with_it() {
    let mut table = begun(&[("game", "chess"), ("time", "1+30")]);
    let left = |table: &TestTable, seat| game(table).clock.live.unwrap().left(seat, table.now);
    table.moves("ann", 0, "e4");
    table.moves("bob", 0, "e5");
    for _ in 0..6 {
        table.moves("ann", SECOND, "Nf3");
        table.done("ann", CommandId::Takeback, &[]);
        table.done("bob", CommandId::Takeback, &ACCEPT);
    }
    assert_eq!(left(&table, Seat::First), 84 * SECOND);
    assert_eq!(left(&table, Seat::Second), 90 * SECOND);
    // Nor does it leave somebody with nothing.
    table.moves("ann", 80 * SECOND, "Nf3");
    table.moves("bob", SECOND, "Nc6");
    table.now += 10 * SECOND;
    assert!(table.refused("ann", CommandId::Takeback, &[]).contains("White (ann) would have none left"));
    table.served.rebuilt();
}

/// Who was to move an hour after the bot had stopped lost a second after it was back a day later.
#[test]
fn rule_f8_a_deadline_in_an_absence_of_the_bot_is_put_off_by_it() {
    let mut table = begun(&[("game", "chess"), ("time", "1h")]);
    table.now += 20 * MINUTE;
    table.away(DAY);
    table.now += SECOND;
    assert!(table.refused("bob", CommandId::Claim, &[("what", "win")]).contains("nothing to claim yet"));
    assert_eq!(left(&table), 40 * MINUTE);
    assert!(posted(&table).contains("That time doesn't count: 40 minutes left."));
    // Also where it is short, and often.
    for _ in 0..3 {
        table.away(70 * SECOND);
        table.service().tick(table.now);
        assert_eq!(left(&table), 40 * MINUTE);
    }
    table.now += 39 * MINUTE + 50 * SECOND;
    table.away(20 * SECOND);
    table.service().tick(table.now);
    assert_eq!(left(&table), 10 * SECOND);
    table.now += 10 * SECOND;
    table.service().tick(table.now);
    table.done("bob", CommandId::Claim, &[("what", "win")]);
    table.served.rebuilt();
    // What was over before stays over, and a holiday counts once.
    let mut table = begun(&[("game", "chess"), ("time", "1h")]);
    table.now += HOUR;
    table.away(DAY);
    table.done("bob", CommandId::Claim, &[("what", "win")]);
    let mut table = begun(&[("game", "chess"), ("time", "1h")]);
    assert_ne!(table.command("ann", CommandId::Holiday, &[("days", "3")]).kind, ReplyKind::Refused);
    table.service().tick(table.now);
    table.away(4 * DAY);
    table.service().tick(table.now);
    assert_eq!(left(&table), HOUR);
}

#[test]
fn rule_f8_a_challenge_that_nobody_could_accept_stands_for_what_was_left() {
    let mut table = begun(&[("game", "chess")]);
    table.served.command("cid", "elsewhere", CommandId::Challenge, &[("game", "chess")]);
    table.now += 23 * HOUR;
    table.away(3 * DAY);
    let accept =
        |who: &str, at| table.served.ask(who, "elsewhere", at, asked::command(CommandId::Accept, &[]));
    table.service().tick(table.now);
    let reply = accept("dee", table.now + HOUR - 1);
    assert_eq!(reply.kind, ReplyKind::Done, "{}", reply.text);
    table.served.rebuilt();
}
