//! A clock that was ahead once and came back: nothing is overdue, asked about or frozen because of it.

use lasermate_domain::command::CommandId;
use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::port::ReplyKind;
use lasermate_domain::tables::table::Table;
use lasermate_service::store::ChallengeState;

use crate::kit::table::TestTable;

const START: i64 = 1_763_800_000_000;
const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// How far the clock is ahead once.
const AHEAD: i64 = 100 * DAY;

fn begun(options: &[(&str, &str)]) -> TestTable {
    TestTable::begun("table", START, options)
}

/// The program is started again; its clock is looked at then.
fn restarted(bot: &mut TestTable, at: i64) {
    bot.served.restart();
    bot.service().tick(at);
}

fn rows(bot: &TestTable, verb: Verb) -> usize {
    let log = bot.service().store().log_after(0, 9999).expect("the log");
    log.iter().filter(|row| row.what.verb == verb).count()
}

#[test]
fn nothing_is_overdue_or_asked_about_once_the_clock_is_right_again() {
    for restarts in [false, true] {
        let mut bot = begun(&[("time", "24h")]);
        bot.at(START + MINUTE).done("ann", CommandId::Move, &[("move", "e4")]);
        bot.posts();
        bot.service().tick(START + AHEAD);
        let posts = bot.posts();
        assert!(posts.iter().any(|text| text.contains("out of time")), "told too early: {posts:?}");
        let back = START + 2 * MINUTE;
        if restarts {
            restarted(&mut bot, back);
        } else {
            bot.service().tick(back);
        }
        let table = bot.game();
        assert!(!table.is_overdue(back) && !table.is_asked_about());
        assert_eq!(
            table.clock.deadline,
            Some(START + MINUTE + DAY),
            "the time runs from the move, as before"
        );
        assert!(table.wakes_at().is_some_and(|at| at <= START + MINUTE + DAY), "{:?}", table.wakes_at());
        let posts = bot.posts();
        assert_eq!(posts.len(), 1, "the room is told once: {posts:?}");
        assert!(posts[0].contains("clock") && posts[0].contains("left"), "{posts:?}");
        bot.served.rebuilt();
        let refused = bot.at(back).command("ann", CommandId::Claim, &[("for", "win")]);
        assert_eq!(refused.kind, ReplyKind::Refused, "{}", refused.text);
        // What is due then is due.
        bot.service().tick(START + MINUTE + DAY * 3 / 4);
        assert_eq!(bot.posts().len(), 1, "the reminder");
        bot.service().tick(START + MINUTE + DAY);
        assert!(bot.posts().concat().contains("is out of time"));
        assert_eq!(rows(&bot, Verb::SetBack), 1);
        bot.served.rebuilt();
    }
}

#[test]
fn moves_made_ahead_of_time_leave_nobody_without_a_clock() {
    let mut bot = begun(&[("time", "1h")]);
    bot.service().tick(START + AHEAD);
    bot.at(START + AHEAD + MINUTE).done("ann", CommandId::Move, &[("move", "e4")]);
    let back = START + 10 * MINUTE;
    bot.service().tick(back);
    let table = bot.game();
    assert_eq!(table.clock.deadline, Some(back + HOUR), "an hour from when the clock was set right");
    assert!(table.clock.touched_at <= back);
    bot.at(back + MINUTE).done("bob", CommandId::Move, &[("move", "e5")]);
    let table = bot.game();
    assert_eq!(table.clock.touched_at, back + MINUTE);
    assert_eq!(table.clock.deadline, Some(back + MINUTE + HOUR));
    let times: Vec<_> = table.record.iter().map(|entry| entry.at).collect();
    assert!(times.is_sorted(), "{times:?}");
    bot.served.rebuilt();
}

#[test]
fn a_game_without_turns_goes_on_from_its_own_time() {
    // Not so far that a long time without a capture draws the game meanwhile.
    let ahead = 10 * MINUTE;
    for restarts in [false, true] {
        let mut bot = begun(&[("game", "realtime"), ("options", "initial=zero tu=10s")]);
        bot.at(START + SECOND).done("ann", CommandId::Move, &[("move", "e2e4")]);
        bot.at(START + ahead).done("ann", CommandId::Move, &[("move", "g1f3")]);
        let before = bot.game();
        let own_time = before.clock.since(START + ahead);
        let back = START + MINUTE;
        if restarts {
            restarted(&mut bot, back);
        } else {
            bot.service().tick(START + ahead);
            bot.service().tick(back);
        }
        let table = bot.game();
        assert_eq!(table.clock.since(back), own_time);
        assert_eq!(table.clock.since(back + SECOND), own_time + 1000, "it runs");
        let early = bot.at(back + SECOND).command("ann", CommandId::Move, &[("move", "f3g5")]);
        assert_eq!(early.kind, ReplyKind::Refused, "the knight still cools: {}", early.text);
        bot.at(back + 5 * MINUTE).done("ann", CommandId::Move, &[("move", "f3g5")]);
        let table = bot.game();
        assert!(table.record.iter().map(|entry| entry.at).is_sorted());
        bot.served.rebuilt();
    }
}

/// The game's own time stands where the pause began, also where a later row was stamped ahead of time.
#[test]
fn a_clock_that_is_set_back_leaves_the_own_time_of_a_paused_game() {
    let mut bot = begun(&[("game", "realtime"), ("options", "initial=zero tu=10s")]);
    bot.at(START + SECOND).done("ann", CommandId::Move, &[("move", "e2e4")]);
    bot.at(START + 20 * SECOND).done("ann", CommandId::Pause, &[]);
    bot.at(START + 30 * SECOND).done("bob", CommandId::Pause, &[]);
    let mut table = Table::clone(&bot.game());
    let (back, own_time) = (START + MINUTE, table.clock.since(START + HOUR));
    let last = bot.service().store().log_after(0, 9999).expect("the log").pop().expect("a row");
    let by_clock = |at, verb, body: i64| NewRow {
        at,
        person: None,
        seat: None,
        verb,
        body: body.to_string(),
        ..last.what.clone()
    };
    table.apply(&by_clock(START + 10 * MINUTE, Verb::Remind, 0)).expect("ahead of time");
    table.apply(&by_clock(back, Verb::SetBack, 9 * MINUTE)).expect("set back");
    assert_eq!(table.clock.since(back), own_time);
}

#[test]
fn a_challenge_made_ahead_of_time_stands_no_longer_than_others() {
    let mut bot = TestTable::new("table", START);
    bot.service().tick(START);
    bot.service().tick(START + AHEAD);
    bot.at(START + AHEAD).done("ann", CommandId::Challenge, &[("game", "billichess")]);
    bot.service().tick(START + MINUTE);
    bot.served.rebuilt();
    bot.service().tick(START + MINUTE + DAY - SECOND);
    let state = |bot: &TestTable| bot.service().store().challenge(1).expect("read").expect("there").state;
    assert_eq!(state(&bot), ChallengeState::Open);
    bot.service().tick(START + MINUTE + DAY);
    assert_eq!(state(&bot), ChallengeState::Expired);
}

#[test]
fn a_question_asked_ahead_of_time_cannot_be_answered_long_after() {
    let mut bot = begun(&[]);
    bot.at(START + SECOND).done("ann", CommandId::Move, &[("move", "e4")]);
    let question = bot.at(START + AHEAD).command("ann", CommandId::Resign, &[]);
    let button = question.buttons.first().expect("a button").id.clone();
    bot.service().tick(START + MINUTE);
    let reply = bot.at(START + DAY).press("ann", &button.0);
    assert_eq!(reply.kind, ReplyKind::Refused, "{}", reply.text);
}

#[test]
fn a_small_correction_changes_nothing() {
    let mut bot = begun(&[("time", "1h")]);
    bot.at(START + 30 * SECOND).done("ann", CommandId::Move, &[("move", "e4")]);
    bot.service().tick(START + 30 * SECOND);
    bot.service().tick(START);
    assert_eq!(rows(&bot, Verb::SetBack), 0);
}
