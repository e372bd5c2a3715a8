//! Limits of servers: an account that sends too much waits, and everything arrives, if need be without what is too large.

use std::time::{Duration, Instant};

use lasermate_matrix::text::NO_FILE;
use lasermate_present::saying::in_english;
use lasermate_tests::kill::long_game;
use lasermate_tests::matrix::{SendLimits, ServerRefusal, ShownEvent};

use crate::world::{World, world, world_behind_a_proxy};

#[test]
fn with_default_limits_everything_arrives_once() {
    let Some(mut world) = world("with_default_limits_everything_arrives_once", SendLimits::Default) else {
        return;
    };
    // The bot alone is held to them.
    for name in ["ann", "bob"] {
        world.synapse.lift(name);
    }
    let room = world.room(true);
    world.game(&room, "billichess");
    let script = long_game(14);
    let begun = Instant::now();
    let mut free = 0;
    for line in &script {
        let typed = line.typed.replacen('/', "!", 1);
        while world.player(line.player).tell(serde_json::json!({"do": "send", "room": room, "content": lasermate_tests::matrix::command(&typed)}))["event"].is_null() {
            std::thread::sleep(Duration::from_secs(1));
        }
        if begun.elapsed() < Duration::from_secs(5) {
            free += 1;
        }
    }
    let typed = begun.elapsed();
    let told = |seen: &ShownEvent| !seen.calls().is_empty() || seen.is_board();
    loop {
        let posts = world.ann.said(&room).iter().filter(|seen| told(seen)).count();
        assert!(posts <= script.len() + 2);
        if posts == script.len() + 2 {
            break;
        }
        assert!(begun.elapsed() < Duration::from_secs(200), "{posts} posts only");
        std::thread::sleep(Duration::from_millis(500));
    }
    eprintln!(
        "{} moves typed in {typed:?} ({free} in the first 5 s), all shown after {:?}",
        script.len(),
        begun.elapsed()
    );
    assert!(world.bot.logged().contains("rate limited by the Matrix server"));
    // Meanwhile the room has seen that something was coming, and boards that were out of date came as words.
    assert!(world.ann.signs(&room).iter().any(|(typing, _)| *typing));
    let said = world.ann.said(&room);
    let boards = said.iter().filter(|seen| seen.is_board()).count();
    assert!(boards <= script.len(), "{boards} boards of {} moves", script.len());
    assert!(
        said.iter().rfind(|seen| told(seen)).is_some_and(ShownEvent::is_board),
        "the newest one is shown"
    );
    // The check-up tells what the server says to whom, and what it has done.
    let doctor = |world: &World| {
        let said = world.bot.command(&["doctor"], &[]);
        String::from_utf8_lossy(&said.stdout).into_owned()
    };
    let told = doctor(&world);
    assert!(told.contains("rate limit: the server tells it to administrators only"), "{told}");
    assert!(told.contains("it made the bot wait") && told.contains("override_ratelimit"), "{told}");
    world.synapse.promote("bot");
    let told = doctor(&world);
    assert!(told.contains("rate limit: this account has the server's default"), "{told}");
    world.synapse.lift("bot");
    let told = doctor(&world);
    assert!(told.contains("rate limit: the server sets none for this account"), "{told}");
}

/// A board that could not be uploaded took its words along.
#[test]
fn what_a_server_limits_comes_later_and_what_is_too_large_comes_in_words() {
    let test = "what_a_server_limits_comes_later_and_what_is_too_large_comes_in_words";
    let Some((mut world, proxy)) = world_behind_a_proxy(test) else { return };
    for encrypted in [false, true] {
        let room = world.room(encrypted);
        world.game(&room, "chess");
        let board = |seen: &ShownEvent, words: &str| seen.is_board() && seen.body().contains(words);
        // Too much at once: it comes when the server takes it.
        for (part, line, told) in [
            ("/upload", "!move e4", ["post failed; retrying later", "rate limited"]),
            ("/send/", "!move e5", ["rate limited by the Matrix server", "2s"]),
        ] {
            let log = world.bot.logged().len();
            proxy.refuse(part, Some(ServerRefusal::Limited));
            world.player(usize::from(line == "!move e5")).say(&room, line);
            world.logged(log, &told);
            proxy.refuse(part, None);
            world.ann.wait(&room, line, |seen| board(seen, line.trim_start_matches("!move ")));
        }
        let log = world.bot.logged().len();
        proxy.refuse("/upload", Some(ServerRefusal::Limited));
        let asked = world.ann.say(&room, "!board");
        world.logged(log, &["answer failed; retrying", "Limited(2s)"]);
        proxy.refuse("/upload", None);
        world.ann.wait(&room, "the board that was asked for", |seen| seen.answers(&asked) && seen.is_board());
        // Too large: what it says comes without it.
        proxy.refuse("/upload", Some(ServerRefusal::TooLarge));
        let asked = world.ann.say(&room, "!board");
        let told = world.ann.wait(&room, "the board in words", |seen| seen.answers(&asked));
        assert!(!told.is_board() && told.body().contains("White: King e1"), "{}", told.body());
        world.ann.say(&room, "!move Nf3");
        let told = world.bob.wait(&room, "the move in words", |seen| {
            seen.calls() == ["@bob:localhost"] && seen.body().contains("Nf3")
        });
        assert!(!told.is_board() && told.body().contains("Capitals are White"), "{}", told.body());
        proxy.refuse("/upload", None);
        world.bob.say(&room, "!move Nc6");
        world.ann.wait(&room, "a board again", |seen| board(seen, "Nc6"));
    }
}

#[test]
fn a_file_that_the_server_does_not_take_is_said_to_be_missing() {
    let test = "a_file_that_the_server_does_not_take_is_said_to_be_missing";
    let Some((mut world, proxy)) = world_behind_a_proxy(test) else { return };
    let room = world.room(true);
    world.game(&room, "chess");
    world.ann.say(&room, "!move e4");
    world.bob.wait(&room, "the move", |seen| seen.is_board() && seen.body().contains("e4"));
    proxy.refuse("/upload", Some(ServerRefusal::TooLarge));
    world.ann.say(&room, "!export");
    let direct = world.direct();
    let told = world.ann.wait_for_bot(&direct, &in_english(NO_FILE));
    assert!(told.body().starts_with("Record of G1"), "{}", told.body());
    proxy.refuse("/upload", None);
    world.ann.say(&room, "!export");
    world.ann.wait(&direct, "the record", |seen| seen.0["content"]["msgtype"] == "m.file");
}
