//! The web chat's limits over HTTP: how fast people may ask, and which names and channels there may be.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::sync::OnceLock;

use lasermate_tests::http::{Events, HttpAnswer};
use lasermate_tests::program::{Bot, Player};
use serde_json::{Value, json};

/// More than anybody may ask at once, and far more than the rate lets through while a test asks.
const MANY: usize = 20_000;
/// So many ask at once: one alone may be slower than the rate on a machine that has much else to do.
const AT_ONCE: usize = 8;

/// Asks until it is too fast; everything before that has another status.
fn until_too_fast(what: &str, ask: impl Fn() -> HttpAnswer + Sync) -> HttpAnswer {
    let refused = OnceLock::new();
    std::thread::scope(|scope| {
        for _ in 0..AT_ONCE {
            scope.spawn(|| {
                for _ in 0..MANY / AT_ONCE {
                    if refused.get().is_some() {
                        break;
                    }
                    let answer = ask();
                    if answer.status == 429 {
                        let _ = refused.set(answer);
                    }
                }
            });
        }
    });
    refused.into_inner().unwrap_or_else(|| panic!("{what} is never too fast"))
}

/// A refusal says in words and in a header how long to wait, and that is not long.
fn says_when_to_come_back(answer: &HttpAnswer) {
    let wait: u64 = answer.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=2).contains(&wait), "{wait}");
    assert_eq!(answer.json()["error"], format!("Too fast. Try again in {wait} s."));
}

#[test]
fn who_asks_presses_or_takes_names_too_fast_is_told_when_to_come_back_and_nobody_else_is() {
    let bot = Bot::start();
    let [ann, bob, cid] = ["Ann", "Bob", "Cid"].map(|name| bot.player(name));
    let ask = |who: &Player, path: &str, body: Value| bot.ask("POST", path, Some(who), Some(&body));
    // What is refused anyway counts too.
    let typed = json!({"room": "lobby", "text": "", "request": "r"});
    says_when_to_come_back(&until_too_fast("typing", || ask(&ann, "/api/send", typed.clone())));
    let pressed = json!({"room": "lobby", "button": "nothing:0:0", "request": "r"});
    says_when_to_come_back(&until_too_fast("pressing", || ask(&bob, "/api/press", pressed.clone())));
    // One allowance for all that is asked: who has used it up typing cannot press either.
    until_too_fast("typing", || ask(&ann, "/api/send", typed.clone()));
    until_too_fast("pressing", || ask(&ann, "/api/press", pressed.clone()));
    let hello = json!({"room": "lobby", "text": "hello", "request": "h"});
    assert_eq!(ask(&cid, "/api/send", hello.clone()).status, 200);
    // After the wait they go on.
    std::thread::sleep(std::time::Duration::from_secs(2));
    assert_eq!(ask(&ann, "/api/send", hello).status, 200);

    let half = "/api/complete?room=lobby&line=%2Fmove%20e";
    says_when_to_come_back(&until_too_fast("reading", || bot.ask("GET", half, None, None)));
    assert_eq!(
        bot.ask("GET", half, Some(&cid), None).status,
        200,
        "who has a name has an allowance of their own"
    );

    let none = json!({"name": ""});
    let told = until_too_fast("naming", || bot.ask("POST", "/api/name", None, Some(&none)));
    says_when_to_come_back(&told);
}

#[test]
fn one_person_makes_so_many_channels_and_nobody_else_has_fewer() {
    let bot = Bot::start();
    let [ann, bob] = ["Ann", "Bob"].map(|name| bot.player(name));
    let make = |who: &Player, name: &str| loop {
        let answer = bot.ask("POST", "/api/rooms", Some(who), Some(&json!({ "name": name })));
        if answer.status != 429 {
            return answer;
        }
    };
    let made = (0..100).take_while(|number| make(&ann, &format!("a{number}")).status == 200).count();
    assert_eq!(made, 50);
    let refused = make(&ann, "more");
    assert_eq!(refused.status, 409);
    assert!(refused.json()["error"].as_str().unwrap().contains("50 channels already"));
    assert_eq!(make(&ann, "a7").status, 200, "one that is there is given");
    assert_eq!(make(&bob, "more").status, 200);
}

#[test]
fn look_alikes_are_refused_with_a_sentence_that_says_what_would_work() {
    let bot = Bot::start();
    let ann = bot.player("Alice");
    let take = |name: &str| {
        let answer = bot.ask("POST", "/api/name", None, Some(&json!({ "name": name })));
        (answer.status, answer.json()["error"].as_str().unwrap_or_default().to_owned())
    };
    for (name, status, words) in [
        ("Аlice", 409, "looks like Alice"),
        ("AIice", 409, "looks like Alice"),
        ("alice", 409, "is taken"),
        ("lаsermate", 422, "without the word Lasermate"),
        ("Ｌasermate", 422, "without the word Lasermate"),
        ("Lasermate bot", 422, "without the word Lasermate"),
        ("@ Lasermate", 422, "without the word Lasermate"),
        ("Cοmputer level 5", 422, "without the words computer"),
        ("@ computer", 422, "without the words computer"),
        ("@", 422, "needs a letter or a digit"),
        ("@Bob", 422, "can't start with @"),
        ("local:0123456789abcdef", 422, "Leave out the colon"),
    ] {
        let (was, said) = take(name);
        assert_eq!(was, status, "{name}: {said}");
        assert!(said.contains(words), "{name}: {said}");
    }
    // Nobody is reached by signs alone, and whoever types a look-alike means the one there is.
    let bob = bot.player("Bob");
    let challenge = |whom: &str, request: &str| {
        let line = format!("/challenge opponent:\"{whom}\"");
        let answer = bot.send(&bob, "table-1", &line, request);
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    };
    assert_eq!(challenge("@@@", "1")["accepted"], false);
    assert_eq!(challenge("Аliсe", "2")["accepted"], true);
    let mut events = Events::open(bot.address, "/api/events?room=table-1&after=0", &[]).unwrap();
    assert_eq!(events.next_json().unwrap()["mention"], json!(ann.name));
}

#[test]
fn somebody_who_comes_back_hears_all_that_was_missed() {
    let bot = Bot::start();
    let people: Vec<_> = (0..4).map(|number| bot.player(&format!("Player {number}"))).collect();
    let mut said = Vec::new();
    for number in 0..160 {
        let text = format!("message {number}");
        assert_eq!(bot.send(&people[number % 4], "lobby", &text, &format!("r{number}")).status, 200);
        said.push(text);
    }
    let mut events = Events::open(bot.address, "/api/events?room=lobby", &[("Last-Event-ID", "0")]).unwrap();
    let heard: Vec<_> =
        (0..said.len()).map(|_| events.next_json().unwrap()["text"].as_str().unwrap().to_owned()).collect();
    assert_eq!(heard, said);
}
