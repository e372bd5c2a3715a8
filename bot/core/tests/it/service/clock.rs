//! A clock that was ahead once and came back: nothing is overdue, asked about or frozen because of it.

use crate::asked;
use lasermate_core::command::CommandId;
use lasermate_core::port::{Reply, ReplyKind};
use lasermate_core::service::Service;
use lasermate_core::sessions::game::Game;
use lasermate_core::sessions::session::GameId;
use lasermate_core::store::{ChallengeState, NewRow, Store, Verb};
use tempfile::TempDir;

const START: i64 = 1_763_800_000_000;
const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// How far the clock is ahead once.
const AHEAD: i64 = 100 * DAY;

struct Bot {
    folder: TempDir,
    service: Service,
    asked: u64,
}

impl Bot {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let service = Service::open(Store::open(folder.path()).expect("a store")).expect("a service");
        service.tick(START);
        Self { folder, service, asked: 0 }
    }

    fn ask(&mut self, who: &str, at: i64, command: CommandId, options: &[(&str, &str)]) -> Reply {
        self.asked += 1;
        let ask = asked::command(command, options);
        self.service.handle(&asked::request(self.asked, who, "table", at, ask))
    }

    fn done(&mut self, who: &str, at: i64, command: CommandId, options: &[(&str, &str)]) {
        let reply = self.ask(who, at, command, options);
        assert_eq!(reply.kind, ReplyKind::Done, "{}", reply.text);
    }

    fn begun(options: &[(&str, &str)]) -> Self {
        let mut bot = Self::new();
        let mut all = vec![("side", "first")];
        all.extend(options);
        bot.done("ann", START, CommandId::Challenge, &all);
        bot.done("bob", START, CommandId::Accept, &[]);
        bot
    }

    /// The program is started again; its clock is looked at then.
    fn restarted(self, at: i64) -> Self {
        let Self { folder, service, asked } = self;
        drop(service);
        let service = Service::open(Store::open(folder.path()).expect("a store")).expect("a service");
        service.tick(at);
        Self { folder, service, asked }
    }

    /// The posts since the last call.
    fn posts(&self) -> Vec<String> {
        let owed = self.service.owed("test", 99);
        owed.iter().for_each(|owed| self.service.delivered(owed.id, &lasermate_core::port::Sent::default()));
        owed.into_iter().map(|owed| owed.post.text).collect()
    }

    fn rows(&self, verb: Verb) -> usize {
        let log = self.service.store().log_after(0, 9999).expect("the log");
        log.iter().filter(|row| row.what.verb == verb).count()
    }

    /// The log says what is held in memory and in the derived tables.
    fn agrees_with_its_log(&self) {
        let text = self.service.store().derived_text().expect("derived");
        self.service.rebuild().expect("rebuilt");
        assert_eq!(self.service.store().derived_text().expect("derived"), text);
    }
}

#[test]
fn nothing_is_overdue_or_asked_about_once_the_clock_is_right_again() {
    for restarts in [false, true] {
        let mut bot = Bot::begun(&[("time", "24h")]);
        bot.done("ann", START + MINUTE, CommandId::Move, &[("move", "e4")]);
        bot.posts();
        bot.service.tick(START + AHEAD);
        let posts = bot.posts();
        assert!(posts.iter().any(|text| text.contains("out of time")), "told too early: {posts:?}");
        let back = START + 2 * MINUTE;
        if restarts {
            bot = bot.restarted(back);
        } else {
            bot.service.tick(back);
        }
        let game = bot.service.look(GameId(1)).expect("read").expect("there");
        assert!(!game.is_overdue(back) && !game.is_asked_about());
        assert_eq!(game.live.deadline, Some(START + MINUTE + DAY), "the time runs from the move, as before");
        assert!(game.wakes_at().is_some_and(|at| at <= START + MINUTE + DAY), "{:?}", game.wakes_at());
        let posts = bot.posts();
        assert_eq!(posts.len(), 1, "the room is told once: {posts:?}");
        assert!(posts[0].contains("clock") && posts[0].contains("left"), "{posts:?}");
        bot.agrees_with_its_log();
        let refused = bot.ask("ann", back, CommandId::Claim, &[("for", "win")]);
        assert_eq!(refused.kind, ReplyKind::Refused, "{}", refused.text);
        // What is due then is due.
        bot.service.tick(START + MINUTE + DAY * 3 / 4);
        assert_eq!(bot.posts().len(), 1, "the reminder");
        bot.service.tick(START + MINUTE + DAY);
        assert!(bot.posts().concat().contains("is out of time"));
        assert_eq!(bot.rows(Verb::SetBack), 1);
        bot.agrees_with_its_log();
    }
}

#[test]
fn moves_made_ahead_of_time_leave_nobody_without_a_clock() {
    let mut bot = Bot::begun(&[("time", "1h")]);
    bot.service.tick(START + AHEAD);
    bot.done("ann", START + AHEAD + MINUTE, CommandId::Move, &[("move", "e4")]);
    let back = START + 10 * MINUTE;
    bot.service.tick(back);
    let game = bot.service.look(GameId(1)).expect("read").expect("there");
    assert_eq!(game.live.deadline, Some(back + HOUR), "an hour from when the clock was set right");
    assert!(game.live.touched_at <= back);
    bot.done("bob", back + MINUTE, CommandId::Move, &[("move", "e5")]);
    let game = bot.service.look(GameId(1)).expect("read").expect("there");
    assert_eq!(game.live.touched_at, back + MINUTE);
    assert_eq!(game.live.deadline, Some(back + MINUTE + HOUR));
    let times: Vec<_> = game.live.record.iter().map(|entry| entry.at).collect();
    assert!(times.is_sorted(), "{times:?}");
    bot.agrees_with_its_log();
}

#[test]
fn a_game_without_turns_goes_on_from_its_own_time() {
    // Not so far that a long time without a capture draws the game meanwhile.
    let ahead = 10 * MINUTE;
    for restarts in [false, true] {
        let mut bot = Bot::begun(&[("game", "realtime"), ("options", "initial=zero tu=10s")]);
        bot.done("ann", START + SECOND, CommandId::Move, &[("move", "e2e4")]);
        bot.done("ann", START + ahead, CommandId::Move, &[("move", "g1f3")]);
        let before = bot.service.look(GameId(1)).expect("read").expect("there");
        let own_time = before.live.since(START + ahead);
        let back = START + MINUTE;
        if restarts {
            bot = bot.restarted(back);
        } else {
            bot.service.tick(START + ahead);
            bot.service.tick(back);
        }
        let game = bot.service.look(GameId(1)).expect("read").expect("there");
        assert_eq!(game.live.since(back), own_time);
        assert_eq!(game.live.since(back + SECOND), own_time + 1000, "it runs");
        let early = bot.ask("ann", back + SECOND, CommandId::Move, &[("move", "f3g5")]);
        assert_eq!(early.kind, ReplyKind::Refused, "the knight still cools: {}", early.text);
        bot.done("ann", back + 5 * MINUTE, CommandId::Move, &[("move", "f3g5")]);
        let game = bot.service.look(GameId(1)).expect("read").expect("there");
        assert!(game.live.record.iter().map(|entry| entry.at).is_sorted());
        bot.agrees_with_its_log();
    }
}

/// The game's own time stands where the pause began, also where a later row was stamped ahead of time.
#[test]
fn a_clock_that_is_set_back_leaves_the_own_time_of_a_paused_game() {
    let mut bot = Bot::begun(&[("game", "realtime"), ("options", "initial=zero tu=10s")]);
    bot.done("ann", START + SECOND, CommandId::Move, &[("move", "e2e4")]);
    bot.done("ann", START + 20 * SECOND, CommandId::Pause, &[]);
    bot.done("bob", START + 30 * SECOND, CommandId::Pause, &[]);
    let mut game = Game::clone(&bot.service.look(GameId(1)).expect("read").expect("there"));
    let (back, own_time) = (START + MINUTE, game.live.since(START + HOUR));
    let last = bot.service.store().log_after(0, 9999).expect("the log").pop().expect("a row");
    let by_clock = |at, verb, body: i64| NewRow {
        at,
        person: None,
        seat: None,
        verb,
        body: body.to_string(),
        ..last.what.clone()
    };
    game.apply(&by_clock(START + 10 * MINUTE, Verb::Remind, 0)).expect("ahead of time");
    game.apply(&by_clock(back, Verb::SetBack, 9 * MINUTE)).expect("set back");
    assert_eq!(game.live.since(back), own_time);
}

#[test]
fn a_challenge_made_ahead_of_time_stands_no_longer_than_others() {
    let mut bot = Bot::new();
    bot.service.tick(START + AHEAD);
    bot.done("ann", START + AHEAD, CommandId::Challenge, &[("game", "billichess")]);
    bot.service.tick(START + MINUTE);
    bot.agrees_with_its_log();
    bot.service.tick(START + MINUTE + DAY - SECOND);
    let state = |bot: &Bot| bot.service.store().challenge(1).expect("read").expect("there").state;
    assert_eq!(state(&bot), ChallengeState::Open);
    bot.service.tick(START + MINUTE + DAY);
    assert_eq!(state(&bot), ChallengeState::Expired);
}

#[test]
fn a_question_asked_ahead_of_time_cannot_be_answered_long_after() {
    let mut bot = Bot::begun(&[]);
    bot.done("ann", START + SECOND, CommandId::Move, &[("move", "e4")]);
    let question = bot.ask("ann", START + AHEAD, CommandId::Resign, &[]);
    let button = question.buttons.first().expect("a button").id.clone();
    bot.service.tick(START + MINUTE);
    bot.asked += 1;
    let press = lasermate_core::port::Ask::Press(button);
    let reply = bot.service.handle(&asked::request(bot.asked, "ann", "table", START + DAY, press));
    assert_eq!(reply.kind, ReplyKind::Refused, "{}", reply.text);
}

#[test]
fn a_small_correction_changes_nothing() {
    let mut bot = Bot::begun(&[("time", "1h")]);
    bot.done("ann", START + 30 * SECOND, CommandId::Move, &[("move", "e4")]);
    bot.service.tick(START + 30 * SECOND);
    bot.service.tick(START);
    assert_eq!(bot.rows(Verb::SetBack), 0);
}
