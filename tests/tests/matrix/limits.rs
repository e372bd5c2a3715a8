//! Synapse's default limits: an account that sends too much waits, and everything arrives.

use std::time::{Duration, Instant};

use lasermate_tests::kill::long_game;
use lasermate_tests::matrix::{Limits, Seen};

use crate::world::{World, world};

#[test]
fn with_default_limits_everything_arrives_once() {
    let Some(mut world) = world("with_default_limits_everything_arrives_once", Limits::Default) else {
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
    let told = |seen: &Seen| !seen.calls().is_empty() || seen.is_board();
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
    assert!(said.iter().rfind(|seen| told(seen)).is_some_and(Seen::is_board), "the newest one is shown");
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
