//! The program killed with SIGKILL between sync, commit and send, the server restarted, and messages that were missed: nothing is
//! lost and nothing is done or said twice.

use std::time::Duration;

use lasermate_tests::dice::Dice;
use lasermate_tests::http;
use lasermate_tests::kill::{ScriptLine, long_game};
use lasermate_tests::matrix::{SendLimits, ShownEvent};
use serde_json::Value;

use crate::world::{World, world};

/// How often it is killed; `LASERMATE_KILLS` asks for more.
const KILLS: usize = 20;
/// How long it lives at the most after moves have been typed, in milliseconds.
const LIFE: usize = 1_500;

fn moves(world: &mut World, room: &str, script: &[ScriptLine], from: usize, count: usize) {
    for line in &script[from..from + count] {
        let typed = line.typed.replacen('/', "!", 1);
        world.player(line.player).say(room, &typed);
    }
}

/// Whether it tells everybody of something: the challenge, a board.
fn told(seen: &ShownEvent) -> bool {
    !seen.calls().is_empty() || seen.is_board()
}

/// Every move has been told of, and none twice so far. What comes later, `end` finds.
fn check(world: &mut World, room: &str, played: usize) {
    let begun = std::time::Instant::now();
    loop {
        let posts = world.ann.said(room).iter().filter(|seen| told(seen)).count();
        // The challenge, the first board, and a post a move.
        assert!(posts <= played + 2, "something is told twice: {posts} posts for {played} moves");
        if posts == played + 2 {
            break;
        }
        if begun.elapsed() > Duration::from_secs(240) {
            let all: Vec<_> = world
                .ann
                .events(room)
                .iter()
                .map(|seen| {
                    format!(
                        "{} {:?} {}",
                        seen.sender(),
                        seen.calls(),
                        seen.body().lines().next().unwrap_or_default()
                    )
                })
                .collect();
            panic!("{posts} posts for {played} moves: {all:#?}");
        }
        std::thread::sleep(Duration::from_millis(200));
    }
    no_more(&world.ann.said(room), played + 2);
}

/// Nothing but so many posts, and the greeting.
fn no_more(said: &[ShownEvent], posts: usize) {
    assert_eq!(said.iter().filter(|seen| told(seen)).count(), posts);
    let refused: Vec<_> = said.iter().filter(|seen| !told(seen)).map(ShownEvent::body).collect();
    assert!(refused.len() <= 1, "{refused:?}");
    assert!(said.iter().all(|seen| seen.0["readable"] == true));
}

/// The same once the game is over. A room's commands are answered in order and its posts are sent in order, so whatever would
/// be said twice stands before its last board.
fn end(world: &mut World, room: &str, played: usize) {
    check(world, room, played);
    world.ann.say(room, "!resign");
    let question = world.ann.wait_for_bot(room, "Resign this game?");
    world.ann.say(room, "1");
    let over = |seen: &ShownEvent| seen.is_board() && seen.body().contains("resign");
    let last = world.ann.wait(room, "the end", over);
    let mut said = world.ann.said(room);
    assert_eq!(said.last().map(ShownEvent::id), Some(last.id()), "{said:?}");
    said.retain(|seen| seen.id() != question.id());
    no_more(&said, played + 3);
}

#[test]
fn killed_at_any_moment_it_loses_nothing_and_says_nothing_twice() {
    let Some(mut world) =
        world("killed_at_any_moment_it_loses_nothing_and_says_nothing_twice", SendLimits::Lifted)
    else {
        return;
    };
    let given = std::env::var("LASERMATE_KILLS").ok().and_then(|text| text.parse().ok());
    let kills = given.unwrap_or(KILLS);
    let mut dice = Dice(u64::from(std::process::id()));
    let room = world.room(true);
    world.game(&room, "billichess");
    let script = long_game(2 * kills);
    let mut played = 0;
    for _ in 0..kills {
        moves(&mut world, &room, &script, played, 2);
        played += 2;
        std::thread::sleep(Duration::from_millis(dice.below(LIFE) as u64));
        world.bot.kill();
        world.bot.start();
        check(&mut world, &room, played);
    }
    end(&mut world, &room, played);
    eprintln!("{kills} kills, {played} moves");
}

/// The same where messages are changed in place: each challenge is shown once, and what became of it once, wherever that stands.
#[test]
fn killed_at_any_moment_it_changes_a_message_once() {
    let Some(mut world) = world("killed_at_any_moment_it_changes_a_message_once", SendLimits::Lifted) else {
        return;
    };
    let mut dice = Dice(u64::from(std::process::id()) + 1);
    let room = world.room(true);
    let (mut seen, mut changed) = (0, 0);
    // In the last round it lives: whatever would be said twice stands before what is said then.
    const ROUNDS: usize = KILLS / 4 + 1;
    for round in 1..=ROUNDS {
        world.ann.say(&room, "!challenge game:chess");
        world.ann.say(&room, "!cancel");
        if round < ROUNDS {
            std::thread::sleep(Duration::from_millis(dice.below(LIFE) as u64));
            world.bot.kill();
            world.bot.start();
        }
        let begun = std::time::Instant::now();
        let count =
            |said: &[ShownEvent], words: &str| said.iter().filter(|seen| seen.body().contains(words)).count();
        loop {
            let said = world.ann.said(&room);
            let (made, over) = (count(&said, "challenges anybody"), count(&said, "withdraws"));
            assert!(made <= round && over <= round, "something is said twice: {made} and {over} of {round}");
            if (made, over) == (round, round) {
                seen = said.len();
                changed = said.iter().filter(|seen| seen.replaces().is_some()).count();
                break;
            }
            assert!(begun.elapsed() < Duration::from_secs(120), "{made} and {over} of {round}");
            std::thread::sleep(Duration::from_millis(200));
        }
    }
    let said = world.ann.said(&room);
    assert_eq!(said.len(), seen);
    // An edit stands for a message of the bot's own that is no edit.
    for edit in said.iter().filter(|seen| seen.replaces().is_some()) {
        let first = said.iter().find(|seen| Some(seen.id()) == edit.replaces());
        assert!(first.is_some_and(|first| first.replaces().is_none()), "{edit:?}");
    }
    eprintln!("{} kills, {changed} of {ROUNDS} changed in place", ROUNDS - 1);
}

#[test]
fn what_was_missed_is_carried_out_in_order() {
    let Some(mut world) = world("what_was_missed_is_carried_out_in_order", SendLimits::Lifted) else {
        return;
    };
    let room = world.room(true);
    world.game(&room, "billichess");
    let script = long_game(60);
    world.bot.kill();
    // Far more than a sync brings of one room, and so much of Bob's that his client takes a new key in the middle.
    for number in 0..110 {
        world.bob.say(&room, &format!("talk {number}"));
    }
    moves(&mut world, &room, &script, 0, 20);
    for number in 0..10 {
        world.ann.say(&room, &format!("more talk {number}"));
    }
    moves(&mut world, &room, &script, 20, 20);
    world.bot.start();
    end(&mut world, &room, 40);
}

#[test]
fn a_server_that_goes_and_comes_is_found_again() {
    let Some(mut world) = world("a_server_that_goes_and_comes_is_found_again", SendLimits::Lifted) else {
        return;
    };
    let room = world.room(false);
    world.game(&room, "billichess");
    let script = long_game(6);
    moves(&mut world, &room, &script, 0, 2);
    let before = world.bot.logged().len();
    world.synapse.stop();
    world.logged(before, &["connection to Matrix failed"]);
    world.synapse.resume();
    moves(&mut world, &room, &script, 2, 2);
    end(&mut world, &room, 4);
}

/// Synapse keeps what it has answered to a sync for two minutes, and answers the same question so again. A program that asks
/// what it has missed, is killed, and asks again must not be told what was there the first time.
#[test]
fn what_the_server_remembers_of_a_killed_start_hides_no_command() {
    let Some(mut world) =
        world("what_the_server_remembers_of_a_killed_start_hides_no_command", SendLimits::Lifted)
    else {
        return;
    };
    let room = world.room(false);
    world.game(&room, "billichess");
    let script = long_game(4);
    let file = world.bot.data().join(lasermate_service::store::FILE_NAME);
    let token = |sql: &str, with: &[&str]| -> String {
        let database = rusqlite::Connection::open(&file).expect("a database");
        database.query_row(sql, rusqlite::params_from_iter(with), |row| row.get(0)).expect("it has synced")
    };
    let since = token("SELECT token FROM matrix_sync", &[]);
    moves(&mut world, &room, &script, 0, 1);
    check(&mut world, &room, 1);
    world.bot.kill();
    // The start that is killed: the SDK has noted that it is told of the move, and the bot has asked and written nothing.
    token("UPDATE matrix_sync SET token = ?1 RETURNING token", &[&since]);
    let session = std::fs::read(world.bot.data().join("matrix/session.json")).expect("a session");
    let session: Value = serde_json::from_slice(&session).expect("a session");
    let access = session["tokens"]["access_token"].as_str().expect("a token");
    let path = format!("/_matrix/client/v3/sync?filter={FILTER}&since={since}&timeout=0");
    let authorization = format!("Bearer {access}");
    let told = http::ask(world.synapse.address(), "GET", &path, &[("Authorization", &authorization)], None);
    assert_eq!(told.expect("an answer").status, 200);
    moves(&mut world, &room, &script, 1, 3);
    world.bot.start();
    end(&mut world, &room, 4);
}

/// A post that was sent, but not noted when the program was killed, is noted when it is sent again, after what was answered
/// meanwhile: a number still means the list that stands last in the room.
#[test]
fn a_number_answers_what_stands_last_in_the_room() {
    let Some(mut world) = world("a_number_answers_what_stands_last_in_the_room", SendLimits::Lifted) else {
        return;
    };
    let room = world.room(true);
    world.game(&room, "billichess");
    let board = world.ann.wait(&room, "the first board", ShownEvent::is_board);
    world.ann.say(&room, "!resign");
    world.ann.wait_for_bot(&room, "Resign this game?");
    let file = world.bot.data().join(lasermate_service::store::FILE_NAME);
    // The question is noted after it can be read.
    let database = rusqlite::Connection::open(&file).expect("a database");
    let noted = |sql: &str, with: &[&str]| -> bool {
        let begun = std::time::Instant::now();
        loop {
            let changed = database.execute(sql, rusqlite::params_from_iter(with)).expect("a table");
            if changed > 0 || begun.elapsed() > Duration::from_secs(60) {
                return changed > 0;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    };
    let later = "UPDATE matrix_choices SET n = (SELECT max(n) FROM matrix_choices) + 1 WHERE event = ?1
                 AND EXISTS (SELECT 1 FROM matrix_choices WHERE person IS NOT NULL)";
    assert!(noted(later, &[board.id()]), "the question is not noted");
    world.ann.say(&room, "1");
    world.ann.wait(&room, "the end", |seen| seen.is_board() && seen.body().contains("resign"));
}

/// What the bot asks a server for, in the bytes in which it stands in a question.
const FILTER: &str = "%7B%22room%22%3A%7B%22timeline%22%3A%7B%22limit%22%3A100%7D%2C%22state%22%3A%7B%22lazy_load_members%22%3Atrue%7D%7D%7D";
