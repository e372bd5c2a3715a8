//! Live clocks: one clock for each side, judged by the moments of the log alone.

use lasermate_domain::command::CommandId;
use lasermate_domain::log::Verb;
use lasermate_domain::port::ReplyKind;
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::GameId;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::seat::Seat;
use lasermate_present::record::{pgn, read_any};

use crate::dice::Dice;
use crate::kit::table::TestTable;

const START: i64 = 1_763_800_000_000;
pub(super) const SECOND: i64 = 1000;
pub(super) const MINUTE: i64 = 60 * SECOND;
/// What the first turn of each side may take for free.
const FREE: i64 = MINUTE;

/// A game of Ann and Bob.
pub(super) fn begun(options: &[(&str, &str)]) -> TestTable {
    TestTable::begun("table", START, options)
}

/// The program is away for so long.
fn away(bot: &mut TestTable, time: i64) {
    bot.away(time);
    bot.passes(0);
}

/// What each side has left now.
pub(super) fn left(bot: &TestTable) -> [i64; 2] {
    let clock = bot.game().clock.live.expect("live clocks");
    [Seat::First, Seat::Second].map(|seat| clock.left(seat, bot.now))
}

/// The log says what is held in memory, with the same clocks.
pub(super) fn agrees_with_its_log(bot: &TestTable) {
    let held = bot.game();
    let read = bot.service().read_back(GameId(1)).expect("read").expect("there");
    assert_eq!(read.clock.live, held.clock.live);
    assert_eq!(read.clock.deadline, held.clock.deadline);
    assert_eq!(read.record, held.record);
    assert_eq!(read.wakes_at(), held.wakes_at());
    bot.served.rebuilt();
}

#[test]
fn a_turn_costs_its_time_and_gets_the_increment() {
    let mut bot = begun(&[("game", "chess"), ("time", "5+3")]);
    bot.moves("ann", 40 * SECOND, "e4");
    assert_eq!(left(&bot), [303 * SECOND, 300 * SECOND], "the first turn is free");
    bot.moves("bob", FREE + 10 * SECOND, "e5");
    assert_eq!(left(&bot), [303 * SECOND, 293 * SECOND], "and what is longer costs");
    bot.moves("ann", 20 * SECOND, "Nf3");
    assert_eq!(left(&bot), [286 * SECOND, 293 * SECOND]);
    bot.now += 500;
    assert_eq!(left(&bot), [286 * SECOND, 292 * SECOND + 500]);
    let posts = bot.posts().concat();
    let posts = lasermate_present::text::time::render_countdowns(&posts, |_| " and counts".to_owned());
    for told in [
        "Clocks: White 5:00, Black 5:00. White's clock starts in a minute.",
        "Clocks: White 5:03, Black 5:00. Black's clock starts in a minute.",
        "Clocks: White 4:46, Black 4:53 and counts.",
    ] {
        assert!(posts.contains(told), "{told}: {posts}");
    }
    agrees_with_its_log(&bot);
}

#[test]
fn a_delay_is_free_and_adds_nothing() {
    let mut bot = begun(&[("game", "chess"), ("time", "5d3")]);
    bot.moves("ann", SECOND, "e4");
    bot.moves("bob", SECOND, "e5");
    bot.moves("ann", 2 * SECOND, "Nf3");
    bot.moves("bob", 5 * SECOND, "Nc6");
    assert_eq!(left(&bot), [300 * SECOND, 298 * SECOND]);
    agrees_with_its_log(&bot);
}

#[test]
fn a_flag_falls_at_its_own_moment() {
    let mut bot = begun(&[("game", "chess"), ("time", "1+0")]);
    bot.moves("ann", SECOND, "e4");
    bot.moves("bob", SECOND, "e5");
    bot.posts();
    // The last millisecond is in time.
    bot.moves("ann", MINUTE - 1, "Nf3");
    assert_eq!(left(&bot), [1, MINUTE]);
    bot.posts();
    bot.passes(MINUTE);
    assert_eq!(bot.game().state(), GameStatus::Live, "a move may still be on its way");
    bot.passes(SECOND);
    let table = bot.game();
    assert_eq!(table.state(), GameStatus::Ended);
    let outcome = table.game.outcome().expect("over");
    assert_eq!((outcome.kind, outcome.winners().collect()), (EndKind::Resignation, vec![Seat::First]));
    let posts = bot.posts();
    assert_eq!(posts.len(), 1, "{posts:?}");
    assert!(posts[0].contains("Black (bob) ran out of time."), "{posts:?}");
    assert!(posts[0].contains("White (ann) wins on time."), "{posts:?}");
    let fell = table.clock.started_at + 2 * SECOND + MINUTE - 1 + MINUTE;
    let flag = bot.service().store().log_after(0, 999).expect("the log");
    let flag = flag.iter().find(|row| row.what.verb == Verb::Flag).expect("a flag");
    assert_eq!((flag.what.at, flag.what.seat), (fell, Some(Seat::Second)), "however late it was looked at");
    agrees_with_its_log(&bot);
}

#[test]
fn a_move_after_the_flag_is_too_late_whoever_sees_it_first() {
    let mut bot = begun(&[("game", "chess"), ("time", "1+0")]);
    bot.moves("ann", SECOND, "e4");
    bot.now += FREE + MINUTE;
    let late = bot.command("bob", CommandId::Move, &[("move", "e5")]);
    assert_eq!(late.kind, ReplyKind::Refused);
    assert!(late.text.contains("on time"), "{}", late.text);
    assert_eq!(bot.game().state(), GameStatus::Ended);
    agrees_with_its_log(&bot);
}

#[test]
fn a_restart_costs_nobody_any_time() {
    let mut bot = begun(&[("game", "chess"), ("time", "3+0")]);
    bot.moves("ann", SECOND, "e4");
    bot.moves("bob", SECOND, "e5");
    bot.passes(30 * SECOND);
    away(&mut bot, 2 * 60 * MINUTE);
    assert_eq!(left(&bot), [150 * SECOND, 180 * SECOND], "two hours away count nothing");
    bot.moves("ann", 10 * SECOND, "Nf3");
    assert_eq!(left(&bot), [140 * SECOND, 180 * SECOND]);
    agrees_with_its_log(&bot);
    // A flag that was due before it went away falls all the same.
    bot.passes(180 * SECOND);
    away(&mut bot, MINUTE);
    bot.passes(SECOND);
    assert_eq!(bot.game().state(), GameStatus::Ended);
    agrees_with_its_log(&bot);
}

#[test]
fn time_does_not_come_back_with_a_takeback_or_a_denial() {
    let mut bot = begun(&[("game", "denial"), ("time", "5+0")]);
    bot.moves("ann", SECOND, "e4");
    bot.moves("bob", SECOND, "e5");
    bot.moves("ann", 20 * SECOND, "d4");
    bot.now += 30 * SECOND;
    bot.done("bob", CommandId::Deny, &[]);
    assert_eq!(left(&bot), [280 * SECOND, 270 * SECOND]);
    bot.moves("ann", 10 * SECOND, "d3");
    assert_eq!(left(&bot), [270 * SECOND, 270 * SECOND]);
    bot.now += 5 * SECOND;
    bot.done("ann", CommandId::Takeback, &[("action", "ask")]);
    bot.now += 5 * SECOND;
    bot.done("bob", CommandId::Takeback, &[("action", "accept")]);
    assert_eq!(left(&bot), [270 * SECOND, 260 * SECOND], "a question stops no clock");
    bot.now += 7 * SECOND;
    assert_eq!(left(&bot), [263 * SECOND, 260 * SECOND]);
    agrees_with_its_log(&bot);
}

#[test]
fn offers_stop_no_clock_and_time_is_not_claimed() {
    let mut bot = begun(&[("game", "chess"), ("time", "5+0")]);
    bot.moves("ann", SECOND, "e4");
    bot.moves("bob", SECOND, "e5");
    bot.now += 20 * SECOND;
    bot.done("ann", CommandId::Draw, &[("action", "offer")]);
    bot.now += 20 * SECOND;
    bot.done("bob", CommandId::Draw, &[("action", "decline")]);
    assert_eq!(left(&bot), [260 * SECOND, 300 * SECOND]);
    let claim = bot.command("bob", CommandId::Claim, &[("what", "win")]);
    assert_eq!(claim.text, "There is nothing to claim: the clock ends the game by itself.");
    agrees_with_its_log(&bot);
}

#[test]
fn a_lone_king_wins_nothing_in_plain_chess() {
    let mut bot =
        begun(&[("game", "chess"), ("time", "1+0"), ("position", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")]);
    bot.moves("ann", SECOND, "e4");
    bot.moves("bob", SECOND, "Ke7");
    bot.passes(MINUTE + SECOND);
    let outcome = bot.game().game.outcome().expect("over");
    assert_eq!((outcome.kind, outcome.winners().count()), (EndKind::Agreement, 0));
    let posts = bot.posts().concat();
    assert!(posts.contains("draw: time ran out against insufficient material"), "{posts}");
    agrees_with_its_log(&bot);
}

#[test]
fn among_three_the_others_play_on() {
    let mut bot = begun(&[("game", "three-way"), ("time", "1+0")]);
    bot.done("cid", CommandId::Accept, &[]);
    bot.passes(FREE + MINUTE + SECOND);
    let table = bot.game();
    assert_eq!((table.state(), table.living().len()), (GameStatus::Live, 2));
    let (running, _) = table.clock.live.and_then(|clock| clock.running()).expect("a clock runs");
    assert!(table.living().contains(&running));
    agrees_with_its_log(&bot);
    bot.passes(FREE + MINUTE + SECOND);
    assert_eq!(bot.game().state(), GameStatus::Ended);
    agrees_with_its_log(&bot);
}

#[test]
fn realtime_has_no_other_clock() {
    let bot = TestTable::new("table", START);
    bot.refused("ann", CommandId::Challenge, &[("game", "realtime"), ("time", "5+3")]);
}

#[test]
fn pgn_has_the_clocks() {
    let mut bot = begun(&[("game", "chess"), ("time", "3+2")]);
    bot.moves("ann", SECOND, "e4");
    bot.moves("bob", FREE + 7400, "e5");
    bot.passes(10 * MINUTE);
    let written = pgn::write(&bot.game()).expect("a game of two");
    assert!(written.contains("[TimeControl \"180+2\"]"), "{written}");
    assert!(written.contains("[%clk 0:03:02.0]") && written.contains("[%clk 0:02:54.6]"), "{written}");
    assert!(
        written.contains("[Result \"0-1\"]") && written.contains("[Termination \"time forfeit\"]"),
        "{written}"
    );
    let record = read_any(&written).expect("read");
    assert_eq!(record.write_pgn().as_deref(), Some(written.as_str()));
    let mut other = begun(&[("game", "chess"), ("time", "1d")]);
    other.moves("ann", SECOND, "e4");
    assert!(pgn::write(&other.game()).expect("a game of two").contains("[TimeControl \"1/86400\"]"));
}

/// Whatever is done and however often the program is away: the log gives the same clocks, no clock gains but by increments, and
/// each flag falls when nothing is left.
#[test]
fn the_log_gives_the_same_clocks() {
    for seed in 0..24_u64 {
        let mut dice = Dice(seed);
        let game = ["chess", "denial", "billichess", "crazy", "three-way-lasers"][dice.below(5)];
        let time = ["1+0", "2+1", "1d5", "3+2"][dice.below(4)];
        let mut bot = begun(&[("game", game), ("time", time)]);
        if game == "three-way-lasers" {
            bot.done("cid", CommandId::Accept, &[]);
        }
        for _ in 0..40 {
            bot.now += i64::try_from(dice.below(9000)).expect("small");
            let table = bot.game().clone();
            if table.game.outcome().is_some() {
                break;
            }
            let before = table.clock.live.expect("clocks");
            match dice.below(12) {
                0 => away(&mut bot, i64::try_from(dice.below(90_000)).expect("small")),
                1 => bot.service().tick(bot.now),
                2 => drop(bot.command("ann", CommandId::Takeback, &[("action", "ask")])),
                3 => drop(bot.command("bob", CommandId::Takeback, &[("action", "accept")])),
                4 => drop(bot.command("bob", CommandId::Draw, &[])),
                _ => {
                    let Some((seat, _)) = table.game.to_act().iter().next() else { break };
                    let legal = table.game.legal(seat);
                    if let Some(legal) = legal.get(dice.below(legal.len().max(1))) {
                        let who = table.seating.players[seat.index()].name.clone();
                        drop(bot.command(&who, CommandId::Move, &[("move", &legal.exact)]));
                    }
                }
            }
            let after = bot.game().clock.live.expect("clocks");
            for seat in [Seat::First, Seat::Second, Seat::Third] {
                assert!(
                    after.kept(seat) <= before.kept(seat) + after.time.increment(),
                    "{game} {time} {seed}"
                );
                assert!(after.left(seat, bot.now) >= 0);
            }
            agrees_with_its_log(&bot);
        }
        bot.passes(10 * MINUTE);
        bot.passes(10 * MINUTE);
        bot.passes(10 * MINUTE);
        assert_eq!(
            bot.game().state(),
            GameStatus::Ended,
            "{game} {time} {seed}: no live clock runs for ever"
        );
        agrees_with_its_log(&bot);
    }
}
