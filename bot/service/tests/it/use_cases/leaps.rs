//! Time in which nobody was there while the program ran: the clock has leapt ahead, or the process was stopped.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use lasermate_domain::log::Verb;
use lasermate_domain::tables::stage::GameStatus;
use lasermate_service::clock::ClockReading;

use super::live_clock::{MINUTE, SECOND, agrees_with_its_log, begun, left};
use crate::kit::table::TestTable;

/// A clock that was set right while the bot ran, or a machine that slept, ended games: the flag fell.
#[test]
fn a_clock_that_leaps_ahead_is_time_in_which_nobody_was_there() {
    const LEAP: i64 = 60 * MINUTE;
    for asked_first in [false, true] {
        let mut bot = begun(&[("game", "chess"), ("time", "5+3")]);
        let (wall, slept) = (Arc::new(AtomicI64::new(bot.now)), Arc::new(AtomicI64::new(0)));
        let clocks = (Arc::clone(&wall), Arc::clone(&slept));
        bot.service().watch_for_leaps(move || {
            let [wall, slept] = [&clocks.0, &clocks.1].map(|clock| clock.load(Ordering::Relaxed));
            ClockReading { wall, steady: wall - slept }
        });
        for (who, text) in [("ann", "e4"), ("bob", "e5")] {
            wall.store(bot.now + 10 * SECOND, Ordering::Relaxed);
            bot.moves(who, 10 * SECOND, text);
        }
        let before = left(&bot);
        bot.posts();
        slept.store(LEAP, Ordering::Relaxed);
        wall.store(bot.now + LEAP, Ordering::Relaxed);
        stands_still(&mut bot, asked_first, (LEAP, LEAP));
        if !asked_first {
            assert_eq!(left(&bot), before, "nobody has lost any time");
            wall.store(bot.now + SECOND, Ordering::Relaxed);
            bot.moves("ann", SECOND, "Nf3");
        }
        agrees_with_its_log(&bot);
        // Time that passes on both clocks is time.
        for _ in 0..60 {
            wall.store(bot.now + 10 * SECOND, Ordering::Relaxed);
            bot.passes(10 * SECOND);
        }
        assert_eq!(bot.game().state(), GameStatus::Ended, "the flag falls");
    }
}

/// `docker pause` stops the process and no clock: the flag of who could not move fell.
#[test]
fn a_process_that_was_stopped_is_time_in_which_nobody_was_there() {
    const STOP: i64 = 60 * MINUTE;
    /// What a tick is late anyway while live clocks run.
    const BEAT: i64 = SECOND / 2;
    for asked_first in [false, true] {
        let mut bot = begun(&[("game", "chess"), ("time", "5+3")]);
        let clock = Arc::new(AtomicI64::new(bot.now));
        let read = Arc::clone(&clock);
        bot.service().watch_for_leaps(move || {
            let now = read.load(Ordering::Relaxed);
            ClockReading { wall: now, steady: now }
        });
        bot.passes(0);
        for (who, text) in [("ann", "e4"), ("bob", "e5")] {
            clock.store(bot.now + 10 * SECOND, Ordering::Relaxed);
            bot.moves(who, 10 * SECOND, text);
        }
        let before = left(&bot);
        bot.posts();
        clock.store(bot.now + STOP, Ordering::Relaxed);
        stands_still(&mut bot, asked_first, (STOP, STOP - BEAT));
        if !asked_first {
            let after = [before[0] - BEAT, before[1]];
            assert_eq!(left(&bot), after, "nobody has lost more than between two looks");
        }
        agrees_with_its_log(&bot);
        // Late by less, as on a busy machine, it is time.
        for _ in 0..60 {
            clock.store(bot.now + 10 * SECOND, Ordering::Relaxed);
            bot.passes(10 * SECOND);
        }
        assert_eq!(bot.game().state(), GameStatus::Ended, "the flag falls");
    }
}

/// So long passes in which nobody is there, noticed by a move or by the clock's own look: the game stood still for so much of it.
fn stands_still(bot: &mut TestTable, asked_first: bool, (by, still): (i64, i64)) {
    if asked_first {
        bot.moves("ann", by, "Nf3");
    } else {
        bot.passes(by);
    }
    let log = bot.service().store().log_after(0, 999).expect("the log");
    let paused: Vec<_> = log.iter().filter(|row| row.what.verb == Verb::Paused).collect();
    assert_eq!(paused.len(), 1, "it stood still once");
    assert_eq!(paused[0].what.body, still.to_string());
    assert!(bot.posts()[0].contains("clock was stopped"), "the room is told");
}
