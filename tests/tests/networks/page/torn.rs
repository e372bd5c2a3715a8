//! What is torn in the database of the web chat: it is passed over and told once, and everything else goes on.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::time::Duration;

use lasermate_tests::http::{self, Events, HttpAnswer};
use rusqlite::Connection;
use serde_json::{Value, json};

use super::hostile::Bot;

struct Person {
    bearer: String,
}

impl Bot {
    fn named(&self, name: &str) -> Person {
        let answer = http::ask(self.address, "POST", "/api/name", &[], Some(&json!({"name": name}))).unwrap();
        Person { bearer: format!("Bearer {}", answer.json()["secret"].as_str().unwrap()) }
    }

    fn by(&self, who: &Person, method: &str, path: &str, body: Option<&Value>) -> HttpAnswer {
        http::ask(self.address, method, path, &[("Authorization", &who.bearer)], body).unwrap()
    }

    fn say(&self, who: &Person, text: &str) -> Value {
        let request: String = text.chars().filter(char::is_ascii_alphanumeric).collect();
        let line = json!({"room": "lobby", "text": text, "request": request});
        let answer = self.by(who, "POST", "/api/send", Some(&line));
        assert_eq!(answer.status, 200, "{text}: {}", answer.text());
        answer.json()
    }

    /// Changes what is stored while the program runs.
    fn tear(&self, sql: &str) {
        let db = Connection::open(self.data.path().join("lasermate.db")).unwrap();
        db.busy_timeout(Duration::from_secs(60)).unwrap();
        db.execute_batch(sql).unwrap();
    }

    /// How often something of a kind could not be read.
    fn unread(&self, kind: &str) -> u64 {
        let begin = format!("lasermate_unreadable_total{{kind=\"{kind}\"}} ");
        let count = self.figures().lines().find_map(|line| line.strip_prefix(&begin).map(str::to_owned));
        count.map_or(0, |count| count.parse().unwrap())
    }
}

fn texts(answer: &HttpAnswer) -> Vec<String> {
    assert_eq!(answer.status, 200, "{}", answer.text());
    let told = answer.json();
    let messages = told["messages"].as_array().unwrap().iter();
    messages.map(|message| message["text"].as_str().unwrap().to_owned()).collect()
}

/// A page of a channel has fifty messages.
const PAGE: usize = 50;

#[test]
fn a_torn_message_is_passed_over_told_once_and_holds_up_no_stream() {
    let bot = Bot::start();
    let ann = bot.named("Ann");
    for number in 0..PAGE + 5 {
        bot.say(&ann, &format!("word {number}"));
    }
    // As many as a page has: neither direction ends at them.
    bot.tear("UPDATE local_message SET body = '{torn' WHERE id BETWEEN 3 AND 53");
    let left = ["word 0", "word 1", "word 53", "word 54"];
    for _ in 0..3 {
        let page = |query: &str| {
            texts(
                &http::ask(bot.address, "GET", &format!("/api/messages?room=lobby{query}"), &[], None)
                    .unwrap(),
            )
        };
        assert_eq!(page(""), left);
        assert_eq!(page("&after=0"), left);
        assert_eq!(page("&before=54"), left[..2]);
        let mut events = Events::open(bot.address, "/api/events?room=lobby&after=0", &[]).unwrap();
        for wanted in left {
            assert_eq!(events.next_json().unwrap()["text"], wanted);
        }
    }
    assert_eq!((bot.errors().len(), bot.unread("message")), (51, 51), "each once");
    let last = |bot: &Bot| bot.errors().last().cloned().unwrap_or_default();
    assert!(last(&bot).contains("lasermate doctor"), "{}", last(&bot));
    bot.say(&ann, "and on");
    let given_up = bot.by(&ann, "DELETE", "/api/name", None);
    assert_eq!(given_up.status, 204, "{}", given_up.text());
    assert_eq!(bot.errors().len(), 51);
}

/// A position could be asked for under as many names as there are versions, each drawn anew and kept beside the others.
#[test]
fn however_a_position_is_asked_for_it_is_drawn_once() {
    let bot = Bot::start();
    let (ann, bob) = (bot.named("Ann"), bot.named("Bob"));
    bot.say(&ann, "/challenge game:chess side:first");
    bot.say(&bob, "/accept");
    bot.say(&ann, "/move e2e4");
    let drawn = || {
        let figures = bot.figures();
        let count = figures.lines().find_map(|line| line.strip_prefix("lasermate_draw_seconds_count "));
        count.map_or(0, |count| count.parse::<u64>().unwrap())
    };
    let before = drawn();
    for version in [0, 1, 2, 7, 4_000_000_000_u32] {
        let path = format!("/picture/dark-0/game-1-{version}-1.png");
        let answer = http::ask(bot.address, "GET", &path, &[], None).unwrap();
        assert_eq!(answer.status, 200, "{}", answer.text());
    }
    assert_eq!(drawn() - before, 1);
}
