//! The program killed with SIGKILL at a hundred random moments of a scripted game and started again: no acknowledged
//! move is lost, none is doubled, and every board is posted.

use std::net::SocketAddr;
use std::thread;
use std::time::Duration;

use lasermate_tests::http;
use lasermate_tests::kill::{Kills, long_game};
use lasermate_tests::program::Bot;
use lasermate_tests::room::{all_messages, done, send};
use serde_json::Value;

/// How often the program is killed.
const KILLS: usize = 100;
/// The most moves of one life, so that no machine is fast enough to come to the script's end.
const MOVES_A_LIFE: usize = 12;
const ROOM: &str = "lobby";
/// Any free port, another one in each life.
const ANYWHERE: &str = "127.0.0.1:0";

/// The moves the bot has on record.
fn recorded(kills: &Kills, at: SocketAddr, round: usize) -> Vec<String> {
    let told = send(at, &kills.players[0], ROOM, "/export", &format!("export-{round}")).expect("answered");
    let record = told["reply"]["file"]["text"].as_str().expect("a record").to_owned();
    let after = record.split_once("Moves:").expect("moves").1;
    let moves = after.split_once("Times:").map_or(after, |(moves, _)| moves);
    let exact = moves.split_whitespace().map(|word| word.split_once(':').expect("a side").1);
    exact.map(str::to_owned).collect()
}

#[test]
fn killed_at_a_hundred_moments_the_bot_loses_and_doubles_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let players = {
        let bot = Bot::start_in(folder.path(), ANYWHERE);
        let players = ["Ann", "Bob"].map(|name| bot.player(name));
        done(&send(bot.address, &players[0], ROOM, "/challenge side:first", "challenge").expect("answered"));
        done(&send(bot.address, &players[1], ROOM, "/accept", "accept").expect("answered"));
        players.to_vec()
    };
    let mut kills = Kills::new(long_game(KILLS * MOVES_A_LIFE + MOVES_A_LIFE), players, ROOM, MOVES_A_LIFE);
    for round in 0.. {
        let bot = Bot::start_in(folder.path(), ANYWHERE);
        let recorded = recorded(&kills, bot.address, round);
        kills.check(&recorded);
        if kills.is_enough(KILLS) {
            kills.finish(bot.address);
            let script: Vec<_> = kills.script.iter().map(|line| line.exact.clone()).collect();
            assert_eq!(self::recorded(&kills, bot.address, round + 1), script);
            every_board_is_posted_once(&kills, bot.address);
            return;
        }
        kills.life(bot);
    }
}

/// One board for the start and one for each move, each with its picture, in order.
fn every_board_is_posted_once(kills: &Kills, at: SocketAddr) {
    let wanted = kills.script.len() + 1;
    let boards = |messages: Vec<Value>| -> Vec<Value> {
        messages.into_iter().filter(|message| message["board_of"].is_u64()).collect()
    };
    let mut posted = Vec::new();
    // What is owed is sent in its own time after the start.
    for _ in 0..600 {
        posted = boards(all_messages(at, ROOM));
        if posted.len() >= wanted {
            break;
        }
        thread::sleep(Duration::from_millis(100));
    }
    assert_eq!(posted.len(), wanted, "boards posted");
    for (ply, message) in posted.iter().enumerate().skip(1) {
        let text = message["text"].as_str().expect("words");
        let mover = if ply % 2 == 1 { "by Blue (Ann)" } else { "by Red (Bob)" };
        let number = format!("{}", ply.div_ceil(2));
        assert!(text.starts_with(&number) && text.contains(mover), "board {ply}: {text}");
        assert_eq!(message["pictures"].as_array().map(Vec::len), Some(1), "board {ply}");
    }
    let src = posted[wanted - 1]["pictures"][0]["src"].as_str().expect("a picture");
    let picture = http::ask(at, "GET", src, &[], None).expect("its bytes");
    assert!(picture.body.starts_with(b"\x89PNG"), "the last board is a picture");
}
