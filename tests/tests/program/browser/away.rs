//! A reader whose connection was broken while very much was said.

use lasermate_domain::limits::BACKLOG;
use lasermate_tests::browser::{Browser, driver};
use lasermate_tests::page::{DESKTOP, count, open, say, shows, take};
use lasermate_tests::program::Bot;
use serde_json::json;

/// How many people talk meanwhile, each as much as they may at once.
const TALKERS: usize = 11;
const LINES: usize = 50;

/// What the messages of the open channel say, from the first that is shown.
fn said(browser: &Browser<'_>) -> Vec<String> {
    let words = browser.run(
        "return [...document.querySelectorAll('#log article .words')].map((words) => words.innerText.trim())",
    );
    words
        .as_array()
        .into_iter()
        .flatten()
        .map(|words| words.as_str().unwrap_or_default().to_owned())
        .collect()
}

/// More was said than the stream tells again: the channel is read anew, and nothing is left out of it without a way there.
#[test]
fn who_comes_back_after_very_much_was_said_sees_the_newest_and_a_way_to_the_rest() {
    let Some(driver) =
        driver("who_comes_back_after_very_much_was_said_sees_the_newest_and_a_way_to_the_rest")
    else {
        return;
    };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "lobby", DESKTOP);
    take(&ann, "Ann");
    say(&ann, "before");
    shows(&ann, "article", "before");
    let mut all = vec!["before".to_owned()];
    // Elsewhere, so that the page hears nothing of it until it is all said.
    let bot = bot.killed_and_looked_at(|data| {
        let other = Bot::start_in(data, "127.0.0.1:0");
        for talker in 0..TALKERS {
            let player = other.player(&format!("Talker {talker}"));
            for line in 0..LINES {
                let words = format!("line {line} of talker {talker}");
                assert_eq!(other.send(&player, "lobby", &words, &format!("r{line}")).status, 200, "{words}");
                all.push(words);
            }
        }
        assert!(other.end().success());
    });
    assert!(all.len() > BACKLOG + 1);
    let last = all.last().cloned().unwrap_or_default();
    shows(&ann, "article", &last);
    ann.until("return document.getElementById('log').getAttribute('aria-busy') === 'false'");
    ann.until("return document.getElementById('connection').hidden");

    // The newest, at the end of what is in view, and the rest behind the button above.
    let shown = said(&ann);
    assert!(shown.len() < BACKLOG && all.ends_with(&shown), "{} from {:?}", shown.len(), shown.first());
    assert_eq!(
        ann.run("const log = document.getElementById('log'); return log.scrollHeight - log.scrollTop - log.clientHeight < 2"),
        json!(true)
    );
    while ann.run("return document.getElementById('older').hidden") == json!(false) {
        let before = count(&ann, "#log article");
        ann.run("document.getElementById('older').click()");
        ann.until(&format!("return document.querySelectorAll('#log article').length > {before}"));
    }
    assert_eq!(said(&ann), all);

    // What comes next comes once.
    let bob = bot.player("Bob");
    assert_eq!(bot.send(&bob, "lobby", "after", "r").status, 200);
    shows(&ann, "article", "after");
    say(&ann, "still Ann");
    shows(&ann, "article", "still Ann");
    all.extend(["after".to_owned(), "still Ann".to_owned()]);
    assert_eq!(said(&ann), all);
    assert_eq!(count(&ann, "#log article"), all.len() as u64);
}
