//! The gateway: dropped, resumed, invalid, compressed, deaf, closed for good, in shards.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::time::Duration;

use lasermate_tests::discord::bot::Program;
use lasermate_tests::discord::world::{TOKEN, Trouble, World};
use lasermate_tests::discord::{Discord, GatewayEvent, Seats, StandInOptions, content, table};
use serde_json::Value;

const fn is_resume(happened: &GatewayEvent) -> bool {
    matches!(happened, GatewayEvent::Resumed(..))
}

const fn is_identify(happened: &GatewayEvent) -> bool {
    matches!(happened, GatewayEvent::Identified(..))
}

fn count(discord: &Discord, is: fn(&GatewayEvent) -> bool) -> usize {
    discord.world().gate.count(is)
}

/// Waits until something has happened so often.
fn until(discord: &Discord, what: &str, is: fn(&GatewayEvent) -> bool, times: usize) {
    discord.wait(what, |world| (world.gate.count(is) >= times && world.gate.connected() > 0).then_some(()));
}

fn alive(discord: &Discord, seats: &Seats) {
    let told = seats.ask(discord, "/games");
    assert!(told.private && !told.text().is_empty());
}

#[test]
fn a_dropped_connection_is_resumed_and_what_was_missed_is_answered() {
    let discord = Discord::start();
    let _bot = Program::start(&discord);
    let mut seats = Seats::new(&discord);
    seats.begin(&discord);
    discord.drop_connections();
    // It is asked while nobody listens, and sent when the session is resumed.
    let (_, board) = seats.play(&discord, seats.ann, "e4");
    assert!(content(&board.message).contains("e4"));
    assert_eq!((count(&discord, is_resume), count(&discord, is_identify)), (1, 1));
    let world = discord.world();
    let resumed = world.gate.history.iter().find(|happened| is_resume(happened)).unwrap();
    let GatewayEvent::Resumed(session, seq) = resumed else { panic!("no resume") };
    assert!(session.starts_with("session") && *seq > 1, "{resumed:?}");
}

#[test]
fn the_bot_is_shown_to_play_as_many_games_as_are_on() {
    let (discord, bot, mut seats) = table();
    let shown = |played: &'static str| {
        discord.wait(played, |world| {
            world.gate.history.iter().any(|one| *one == GatewayEvent::Played(played.to_owned())).then_some(())
        });
    };
    shown("chess variants");
    seats.begin(&discord);
    let (_, folder) = bot.end();
    let _bot = Program::over(folder, &discord);
    shown("1 game of chess variants");
}

#[test]
fn discord_s_wish_to_reconnect_is_met() {
    let discord = Discord::start();
    let _bot = Program::start(&discord);
    let seats = Seats::new(&discord);
    alive(&discord, &seats);
    discord.ask_to_reconnect();
    until(&discord, "a resumption", is_resume, 1);
    alive(&discord, &seats);
    assert_eq!(count(&discord, is_identify), 1);
}

#[test]
fn a_session_that_cannot_be_resumed_is_begun_anew() {
    let discord = Discord::start();
    let _bot = Program::start(&discord);
    let seats = Seats::new(&discord);
    alive(&discord, &seats);
    discord.world().gate.invalid = vec![false];
    discord.drop_connections();
    until(&discord, "a new session", is_identify, 2);
    assert_eq!(count(&discord, is_resume), 1);
    alive(&discord, &seats);
    discord.invalidate(false);
    until(&discord, "another session", is_identify, 3);
    alive(&discord, &seats);
}

#[test]
fn an_invalid_session_that_can_be_resumed_is() {
    let discord = Discord::start();
    let _bot = Program::start(&discord);
    let seats = Seats::new(&discord);
    alive(&discord, &seats);
    discord.invalidate(true);
    until(&discord, "a resumption", is_resume, 1);
    alive(&discord, &seats);
}

#[test]
fn compressed_frames_are_read() {
    let discord = Discord::start();
    discord.world().gate.compresses = true;
    let _bot = Program::start(&discord);
    let mut seats = Seats::new(&discord);
    seats.begin(&discord);
    // READY and two interactions.
    assert!(discord.world().gate.compressed >= 3, "{} compressed frames", discord.world().gate.compressed);
}

#[test]
fn a_connection_that_is_deaf_to_heartbeats_is_left() {
    let discord = Discord::start();
    {
        let mut world = discord.world();
        (world.gate.heartbeat, world.gate.acknowledges) = (500, false);
    }
    let _bot = Program::start(&discord);
    let opened = |happened: &GatewayEvent| matches!(happened, GatewayEvent::Opened(_));
    until(&discord, "another connection", opened, 2);
    discord.world().gate.acknowledges = true;
    // What is asked on the connection that is being left is not heard.
    discord.wait("a session on the newest connection", |world| {
        let gate = &world.gate;
        let sessions = gate.count(is_identify) + gate.count(is_resume);
        (gate.connected() == 1 && sessions >= gate.count(opened)).then_some(())
    });
    alive(&discord, &Seats::new(&discord));
}

#[test]
fn a_gateway_that_cannot_be_found_at_first_is_tried_again() {
    let discord = Discord::start();
    discord.trouble("get_bot_gateway", 1, Trouble::Broken(502));
    discord.trouble("get_gateway", 1, Trouble::Broken(502));
    let _bot = Program::start(&discord);
    alive(&discord, &Seats::new(&discord));
    let asked = discord.count("get_bot_gateway") + discord.count("get_gateway");
    assert!(asked >= 2, "serenity would go to Discord itself where it is not told the address");
}

#[test]
fn a_clock_that_is_wrong_is_told_of() {
    let discord = Discord::start();
    let bot = Program::start(&discord);
    let seats = Seats::new(&discord);
    alive(&discord, &seats);
    assert!(!bot.logged().contains("clock"), "{}", bot.logged());
    discord.advance(Duration::from_mins(1));
    alive(&discord, &seats);
    until_logged(&bot, "this computer's clock is behind Discord's");
}

#[test]
fn a_move_and_a_time_limit_go_by_discords_time_however_wrong_our_clock_is() {
    const HOUR: i64 = 60 * 60;
    /// More than anything takes here.
    const SLACK: i64 = HOUR / 2;
    let discord = Discord::start();
    let bot = Program::start(&discord);
    let mut seats = Seats::new(&discord);
    discord.advance(Duration::from_hours(1));
    alive(&discord, &seats);
    let shown = |message: &Value| -> i64 {
        let text = content(message);
        let (digits, _) = text.split_once("<t:").unwrap().1.split_once(':').unwrap();
        digits.parse().unwrap()
    };
    let told = seats.ask(&discord, "/challenge game:chess time:3d side:first");
    assert!(told.is_done("Challenge sent"), "{told:?}");
    let now = i64::try_from(discord.world().clock.now() / 1000).unwrap();
    let challenge = seats.post(&discord).message;
    assert!((shown(&challenge) - now - 24 * HOUR).abs() < SLACK, "{challenge}");
    let told = discord.told(discord.command(seats.bob, "/accept"));
    assert!(told.private || told.is_board(), "{told:?}");
    let board = seats.post(&discord).message;
    assert!((shown(&board) - now - 72 * HOUR).abs() < SLACK, "{board}");
    let (_, board) = seats.play(&discord, seats.ann, "e4");
    assert!((shown(&board.message) - now - 72 * HOUR).abs() < SLACK, "{board:?}");
    // Kept is what our own clock says: by that time runs out.
    let store = rusqlite::Connection::open(bot.data().join(lasermate_service::store::FILE_NAME)).unwrap();
    let last: i64 = store.query_row("SELECT max(at) FROM log", [], |row| row.get(0)).unwrap();
    assert!((last / 1000 - (now - HOUR)).abs() < SLACK);
}

#[test]
fn no_privileged_intent_is_asked_for() {
    let discord = Discord::start();
    let _bot = Program::start(&discord);
    let world = discord.world();
    let identified = world.gate.history.iter().find_map(|happened| match happened {
        GatewayEvent::Identified(_, _, intents) => Some(*intents),
        _ => None,
    });
    // GUILDS alone; anything else is a fault of its own.
    assert!(matches!(identified, Some(0 | 1)), "{identified:?}");
}

#[test]
fn each_shard_serves_its_servers() {
    let options = StandInOptions { shards: 2, ..StandInOptions::default() };
    let discord = Discord::start_with(options);
    let _bot = Program::launch(&discord, &[], &[]);
    discord.wait("two shards", |world| (world.gate.connected() == 2).then_some(()));
    for shard in 0..2_u64 {
        let server = discord.server_of((1_000_000 + shard) << 22, &format!("shard {shard}"));
        alive(&discord, &Seats::in_server(&discord, server));
    }
}

#[test]
fn a_setting_says_which_shards_this_process_runs() {
    let discord = Discord::start();
    let _bot = Program::launch(&discord, &["--discord-shards", "1-2/4"], &[]);
    discord.wait("two shards", |world| (world.gate.connected() == 2).then_some(()));
    let world = discord.world();
    let mut shards: Vec<_> = world
        .gate
        .history
        .iter()
        .filter_map(|happened| match happened {
            GatewayEvent::Identified(shard, of, _) => Some((*shard, *of)),
            _ => None,
        })
        .collect();
    shards.sort_unstable();
    assert_eq!(shards, [(1, 4), (2, 4)]);
}

#[test]
fn a_bot_that_has_outgrown_its_shards_takes_as_many_as_discord_recommends() {
    let discord = Discord::start();
    discord.world().gate.least_shards = 2;
    let bot = Program::launch(&discord, &[], &[]);
    until_logged(&bot, "Discord wants more shards");
    // It asks again, and no connection spins meanwhile.
    let opened = |happened: &GatewayEvent| matches!(happened, GatewayEvent::Opened(_));
    discord.wait("another question", |world| {
        assert!(world.gate.count(opened) <= asked(world) && world.gate.count(is_identify) <= asked(world));
        (asked(world) >= 2).then_some(())
    });
    discord.set_shards(2);
    discord.wait("two shards", |world| (world.gate.connected() == 2).then_some(()));
    let world = discord.world();
    let last = world.gate.history.iter().rev().find_map(|happened| match happened {
        GatewayEvent::Identified(_, of, _) => Some(*of),
        _ => None,
    });
    assert_eq!(last, Some(2));
}

#[test]
fn a_shard_whose_session_or_number_is_refused_makes_the_bot_ask_for_its_shards_anew() {
    for code in [4003, 4010, 4011] {
        let discord = Discord::start();
        let bot = Program::start(&discord);
        let seats = Seats::new(&discord);
        alive(&discord, &seats);
        discord.set_shards(2);
        discord.close_connections(code);
        discord.wait("two shards", |world| (world.gate.connected() == 2).then_some(()));
        let world = discord.world();
        assert_eq!(world.gate.count(is_resume), 0, "{code}: the session is over: {}", bot.logged());
        assert_eq!((world.gate.count(is_identify), asked(&world)), (3, 2), "{code}");
    }
}

#[test]
fn sessions_that_are_refused_again_and_again_are_begun_seldom() {
    let discord = Discord::start();
    discord.world().gate.invalidates = true;
    let bot = Program::launch(&discord, &[], &[]);
    // Five restarts, five seconds apart.
    discord.wait("the last restart", |world| (world.gate.count(is_identify) >= 6).then_some(()));
    until_logged(&bot, "too many sessions of the gateway have begun lately");
    assert_eq!(count(&discord, is_identify), 6);
    discord.set_shards(2);
    discord.world().gate.invalidates = false;
    discord.wait("two shards", |world| (world.gate.connected() == 2).then_some(()));
    assert_eq!(count(&discord, is_identify), 8);
}

/// How often the bot has asked for shards and sessions.
fn asked(world: &World) -> usize {
    world.calls.iter().filter(|call| call.operation == "get_bot_gateway").count()
}

#[test]
fn the_bot_leaves_in_good_order() {
    let discord = Discord::start();
    let bot = Program::start(&discord);
    let mut seats = Seats::new(&discord);
    seats.begin(&discord);
    let asked = discord.command(seats.ann, "/move e4");
    let _ = discord.told(asked);
    let (status, folder) = bot.end();
    assert!(status.success(), "{status}");
    assert!(discord.world().gate.history.iter().any(|happened| matches!(happened, GatewayEvent::Closed(_))));
    // The board may have been sent before the end or after the new start, and it is there once.
    let _bot = Program::over(folder, &discord);
    assert!(content(&seats.post(&discord).message).contains("e4"));
    let (_, board) = seats.play(&discord, seats.bob, "e5");
    assert!(content(&board.message).contains("e5"));
}

#[test]
fn a_token_that_is_refused_is_said_so_in_words_that_help() {
    let discord = Discord::start();
    let wrong = format!("{TOKEN}-wrong");
    let bot = Program::launch(&discord, &[], &[("DISCORD_TOKEN", &wrong)]);
    let logged = until_logged(&bot, "token");
    assert!(!logged.contains(&wrong), "{logged}");
}

#[test]
fn refused_intents_are_said_so_in_words_that_help() {
    let discord = Discord::start();
    discord.world().gate.refuses = Some(4014);
    let bot = Program::launch(&discord, &[], &[]);
    until_logged(&bot, "intents");
}

/// Waits until the bot has said something about a word.
fn until_logged(bot: &Program, word: &str) -> String {
    for _ in 0..600 {
        let logged = bot.logged();
        if logged.contains(word) {
            return logged;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    panic!("nothing about {word}: {}", bot.logged());
}
