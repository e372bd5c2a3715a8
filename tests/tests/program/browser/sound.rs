//! The sound on one's turn: for who wishes it, when a game begins to wait, and at no other time.

use lasermate_tests::board::LAPTOP;
use lasermate_tests::browser::{Browser, driver};
use lasermate_tests::page::{begin, boards, open, say, shows, text};
use lasermate_tests::program::Bot;
use serde_json::{Value, json};

/// Notes the pitch of every tone that is started; it sounds all the same.
const LISTEN: &str = "
    window.tones = [];
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (at) { tones.push(Math.round(this.frequency.value)); start.call(this, at); };";

/// What one sound is made of.
const SOUND: [u64; 2] = [587, 880];

fn tones(browser: &Browser<'_>) -> Value {
    browser.run("return tones")
}

/// Waits until a browser knows that nothing waits for its person.
fn waits_for_nothing(browser: &Browser<'_>) {
    shows(browser, "#game-list", "Chess");
    browser.until("return !document.getElementById('game-list').innerText.includes('your turn')");
    assert!(
        !browser.run("return document.title").to_string().contains("Your turn"),
        "{}",
        text(browser, "#game-list")
    );
}

#[test]
fn a_turn_is_heard_by_who_wishes_it() {
    let Some(driver) = driver("a_turn_is_heard_by_who_wishes_it") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", LAPTOP);
    for browser in [&ann, &bob] {
        browser.run(LISTEN);
    }
    begin(&ann, &bob, "chess");
    // Without the tick nothing is heard, though it is her turn; with it, once, to know what to listen for.
    shows(&ann, "#game-list", "your turn");
    assert_eq!(tones(&ann), json!([]));
    ann.click("#sound");
    assert_eq!(tones(&ann), json!(SOUND));
    say(&ann, "/move e4");
    boards(&ann, 2);
    waits_for_nothing(&ann);
    ann.until("return tones.length === 3");
    assert_eq!(tones(&ann), json!([587, 880, 240]), "one's own move is heard as a move, and as no turn");
    // What is said is not heard either; the answer is.
    say(&bob, "hello");
    shows(&ann, "article", "hello");
    assert_eq!(tones(&ann), json!([587, 880, 240]));
    say(&bob, "/move e5");
    shows(&ann, "#game-list", "your turn");
    ann.until("return tones.length === 6");
    assert_eq!(
        ann.run("return tones.slice(3).sort((a, b) => a - b).map(Math.floor)"),
        json!([240, 587, 880])
    );
    assert_eq!(tones(&bob), json!([]), "he did not wish it");
    // So is an offer, and who has made it reads that it waits.
    say(&bob, "/draw");
    ann.until("return document.documentElement.dataset.heard === 'offer'");
    shows(&bob, "#asked", "Waiting for an answer to the offer.");
    // A takeback asks for an answer as a draw does.
    say(&ann, "/takeback");
    shows(&bob, "#asked", "Your answer, please.");
    shows(&bob, "#game-list", "your answer");
    shows(&ann, "#asked", "Your move. Waiting for an answer to the offer.");
    // The browser remembers the wish. What waited already when the page was opened is not heard.
    ann.reload();
    ann.run(LISTEN);
    shows(&ann, "#game-list", "your turn");
    assert_eq!(ann.run("return document.getElementById('sound').checked"), json!(true));
    assert_eq!(
        ann.run("return [tones.length, document.documentElement.dataset.sounded ?? 'never']"),
        json!([0, "never"])
    );
    for browser in [&ann, &bob] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}
