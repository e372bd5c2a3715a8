//! Old messages of the page name people as they are called now, and nothing of whoever has gone is in the file.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::time::{Duration, Instant};

use lasermate_tests::left::left_in;
use lasermate_tests::program::{Bot, Player};
use serde_json::{Value, json};

/// Names and words that stand nowhere else.
const FIRST: &str = "Zqannika";
const SECOND: &str = "Zqbrunhild";
const WORDS: &str = "zqviolet canal";

fn say(bot: &Bot, who: &Player, room: &str, line: &str) -> Value {
    use std::sync::atomic::{AtomicU32, Ordering};
    static REQUESTS: AtomicU32 = AtomicU32::new(0);
    let request = format!("r{}", REQUESTS.fetch_add(1, Ordering::Relaxed));
    let told = bot.send(who, room, line, &request).json();
    assert_eq!(told["accepted"], true, "{line}: {told}");
    told
}

fn press(bot: &Bot, who: &Player, room: &str, button: &str) {
    let body = json!({"room": room, "button": button, "request": "press"});
    let told = bot.ask("POST", "/api/press", Some(who), Some(&body)).json();
    assert_eq!(told["accepted"], true, "{button}: {told}");
}

/// The messages of some channels as text, once they hold all of these words.
fn until_said(bot: &Bot, rooms: &[&str], wanted: &[&str]) -> String {
    let begun = Instant::now();
    loop {
        let said: String =
            rooms.iter().map(|room| Value::from(bot.messages(room)).to_string() + "\n").collect();
        if wanted.iter().all(|words| said.contains(words)) {
            return said;
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "{wanted:?} are not all in {said}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Games, offers, pacts, a tournament, an export and answers of others, all with Ann in them.
fn lived(bot: &Bot, [bob, ann, cid]: [&Player; 3]) {
    say(bot, ann, "lobby", &format!("my {WORDS}"));
    say(bot, ann, "lobby", "/challenge game:chess side:first");
    say(bot, bob, "lobby", "/accept");
    say(bot, ann, "lobby", "/move e4");
    say(bot, ann, "lobby", "/takeback");
    say(bot, bob, "table-2", &format!("/challenge opponent:{} game:chess", ann.name));
    say(bot, ann, "table-1", "/challenge game:three-way-heirs side:first");
    say(bot, bob, "table-1", "/accept second");
    say(bot, cid, "table-1", "/accept third");
    say(bot, ann, "table-1", "/move c2c3");
    say(bot, ann, "table-1", &format!("/pact offer red words:\"{WORDS}\""));
    say(bot, bob, "table-1", "/export");
    say(bot, bob, "table-1", "/board");
    say(bot, bob, "table-2", "/tournament create swiss chess 10+5 rounds:3");
    say(bot, ann, "table-2", "/tournament join");
    say(bot, cid, "table-2", "/tournament join");
    say(bot, bob, "table-2", "/tournament");
    say(bot, bob, "table-2", &format!("/profile {}", ann.name));
    say(bot, bob, "table-2", "/leaderboard chess");
    say(bot, cid, "table-2", &format!("/mute {}", ann.name));
    say(bot, ann, "table-2", "/pings quiet:22-7");
    say(bot, ann, "table-2", "/privacy show");
}

#[test]
fn a_new_name_shows_in_old_messages_and_nothing_is_left_of_who_goes() {
    const ROOMS: [&str; 3] = ["lobby", "table-1", "table-2"];
    let bot = Bot::start();
    let [bob, ann, cid] = ["Bob", FIRST, "Cid"].map(|name| bot.player(name));
    lived(&bot, [&bob, &ann, &cid]);
    let before = until_said(&bot, &ROOMS, &["takeback", "Pact 1", "Player: white", "ournament"]);
    assert!(before.contains(FIRST) && before.contains(&format!("({FIRST})")), "{before}");
    assert!(!before.contains('\u{e00a}'), "{before}");
    // Every place shows the new name.
    let renamed = bot.ask("POST", "/api/name", Some(&ann), Some(&json!({"name": SECOND})));
    assert_eq!(renamed.status, 200, "{}", renamed.text());
    let after = until_said(&bot, &ROOMS, &[SECOND]);
    assert!(!after.contains(FIRST), "{after}");
    assert_eq!(after.matches(SECOND).count(), before.matches(FIRST).count());
    // Who has their data deleted is nobody any more, and who gives the name up has said nothing.
    say(&bot, &ann, "lobby", "/privacy delete");
    press(&bot, &ann, "lobby", "forget:me:0");
    let gone = until_said(&bot, &ROOMS, &["a former player"]);
    assert!(gone.contains(WORDS), "what she said goes with her name: {gone}");
    let by_her = gone.matches(SECOND).count();
    assert_eq!(by_her, gone.matches(&format!("\"author\":\"{SECOND}\"")).count(), "{gone}");
    assert_eq!(bot.ask("DELETE", "/api/name", Some(&ann), None).status, 204);
    let gone = until_said(&bot, &ROOMS, &["(a former player)"]);
    for words in [FIRST, SECOND, WORDS, &ann.id] {
        assert!(!gone.contains(words), "{words}: {gone}");
    }
    let data = bot.data().to_owned();
    let kept = |when: &str| {
        for words in [FIRST, SECOND, WORDS, ann.id.trim_start_matches("local:")] {
            let left = left_in(&data, words);
            assert!(left.is_empty(), "{when}, {words}: {left:#?}");
        }
    };
    kept("while it runs");
    let bot = bot.killed_and_looked_at(|_| kept("after a kill"));
    say(&bot, &bob, "lobby", "/history G1");
    kept("later");
}

/// The page alone can delete a name, and that is all `/privacy delete` does.
#[test]
fn a_name_given_up_ends_what_was_begun_under_it() {
    let bot = Bot::start();
    let [bob, ann] = ["Bob", FIRST].map(|name| bot.player(name));
    say(&bot, &ann, "lobby", "/challenge game:chess side:first");
    say(&bot, &bob, "lobby", "/accept");
    say(&bot, &ann, "lobby", "/move e4");
    say(&bot, &ann, "table-1", "/challenge game:chess side:first");
    assert_eq!(bot.ask("DELETE", "/api/name", Some(&ann), None).status, 204);
    until_said(&bot, &["lobby"], &["White (a former player) resigns"]);
    let refused = bot.send(&bob, "table-1", "/accept", "late").json();
    assert_eq!(refused["accepted"], false, "her challenge is withdrawn: {refused}");
    let profile = bot.send(&bob, "lobby", &format!("/profile {FIRST}"), "who").json();
    assert_eq!(profile["accepted"], false, "{profile}");
    for words in [FIRST, ann.id.trim_start_matches("local:")] {
        // What Bob has just asked is his own.
        let left = left_in(bot.data(), words);
        assert!(left.is_empty(), "{words}: {left:#?}");
    }
    // Somebody else may have the name, and is not who played.
    let other = bot.player(FIRST);
    assert_ne!(other.id, ann.id);
    assert!(!until_said(&bot, &["lobby"], &[]).contains(FIRST));
}
