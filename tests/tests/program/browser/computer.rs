//! One person against the computer in a real browser: each game that channels offer, one to its end, and one with two
//! computers at a table of three.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_domain::command::offered;
use lasermate_engine::variants::Preset;
use lasermate_tests::browser::{Browser, driver, key};
use lasermate_tests::page::{DESKTOP, FAULTS, FITS, PHONE, count, open, say, shows, take, to_line};
use lasermate_tests::program::Bot;
use serde_json::json;

/// How many moves the person makes in each game before she resigns it: with pictures each takes a few seconds.
/// `LASERMATE_LONG=1`: every game is played until the computer has won it.
const MOVES: usize = 4;

/// The games of turns that are played in the browser: a board of squares with beams, one of three, and one with stacks and
/// denials.
const SHOWN: [&str; 3] = ["billichess", "three-way", "crazy"];

const SAID: &str = "#log article:not(.private)";
/// Returns the last board's words.
const LAST: &str =
    "return [...document.querySelectorAll('#log article:not(.private)')].at(-1)?.innerText ?? ''";

/// Waits for the board on which Ann is to move, whatever was said of pacts since; `over` where the game has ended.
const BOARD: &str = "const boards = [...document.querySelectorAll('#log article:not(.private)')].filter(said => said.querySelector('.step'));
    const last = boards.at(-1)?.innerText ?? '';
    return last.includes('The game is over') ? 'over' : last.includes('@Ann') ? 'turn' : false";

/// Waits until Ann is asked something or the game is over; what was said last.
fn asked(browser: &Browser<'_>) -> String {
    let script = "const tells = /thinking|The game is over|\\(Ann\\)('s|:| has no|, who must)|@Ann/;
                  const last = [...document.querySelectorAll('#log article:not(.private)')]
                     .map((e) => e.innerText).filter((text) => tells.test(text)).at(-1) ?? '';
                  return last !== '' && !last.includes('thinking') && last";
    browser.until(script).as_str().unwrap_or_default().to_owned()
}

/// Makes the first move that is offered, with the keyboard alone.
fn moves(browser: &Browser<'_>) {
    // With the first board the moves come to the front, and on a phone the line is behind a tab then.
    browser.until("const { game } = document.getElementById('tabs').dataset; return game && game === document.getElementById('stage').dataset.board");
    to_line(browser);
    browser.keys("/move ");
    browser.until("return document.querySelector('#choices [role=option]') !== null");
    browser.keys(&format!("{}{}", key::DOWN, key::ENTER));
    browser.until("return document.getElementById('line').value.length > '/move '.length");
    browser.keys(key::ENTER);
    browser.until("return document.getElementById('line').value === ''");
}

/// Plays so many moves of a game of turns; false where it is over before.
fn plays(browser: &Browser<'_>, rounds: usize) -> bool {
    for _ in 0..rounds {
        let said = asked(browser);
        if said.contains("The game is over") {
            return false;
        }
        let before = count(browser, SAID);
        if said.contains("/allow") {
            say(browser, "/allow");
        } else if said.contains("/lifeline") {
            say(browser, "/lifeline none");
        } else if said.contains("/move pass") {
            say(browser, "/move pass");
        } else {
            moves(browser);
        }
        browser.until(&format!("return document.querySelectorAll('{SAID}').length > {before}"));
    }
    true
}

/// Resigns a game that is not over, after the question; computers left alone among three end the game.
fn resigns(browser: &Browser<'_>) {
    if asked(browser).contains("The game is over") {
        return;
    }
    say(browser, "/resign");
    shows(browser, ".private button.grave", "Yes, resign");
    browser.tab_to(".private button.grave");
    browser.keys(key::ENTER);
    shows(browser, SAID, "The game is over");
}

#[test]
fn a_person_plays_each_game_against_the_computer_in_the_browser() {
    let Some(driver) = driver("a_person_plays_each_game_against_the_computer_in_the_browser") else { return };
    let long = std::env::var_os("LASERMATE_LONG").is_some();
    let rounds = if long { 400 } else { MOVES };
    // All others are played over HTTP (`computer_chat`).
    let shown = |preset: &&Preset| long || SHOWN.contains(&preset.name);
    for preset in offered().filter(|preset| preset.has_turns()).filter(shown) {
        let bot = Bot::start();
        let browser = open(&driver, &bot, "table-1", PHONE);
        take(&browser, "Ann");
        say(&browser, &format!("/challenge computer level:5 game:{} side:first", preset.name));
        shows(&browser, "article", "Torch, computer level 5");
        let goes_on = plays(&browser, rounds);
        assert!(!(long && goes_on), "{}: nobody has won in {rounds} rounds", preset.name);
        if goes_on {
            resigns(&browser);
        }
        let over = asked(&browser);
        assert!(over.contains("The game is over"), "{}: {over}", preset.name);
        // Ann loses: she has resigned, or plays the first move that is offered. Among three, one of the others is left.
        assert!(!over.contains("(Ann) wins"), "{}: {over}", preset.name);
        let won = over.contains("(Torch) wins") || preset.sides().len() > 2;
        assert!(won, "{}: {over}", preset.name);
        assert_eq!(browser.run(FITS), json!(true), "{}", preset.name);
        assert_eq!(browser.run(FAULTS), json!([]), "{}", preset.name);
        assert_eq!(browser.complaints(), Vec::<String>::new(), "{}", preset.name);
    }
}

#[test]
fn without_turns_the_computer_moves_beside_a_person_in_the_browser() {
    let Some(driver) = driver("without_turns_the_computer_moves_beside_a_person_in_the_browser") else {
        return;
    };
    let bot = Bot::start();
    let browser = open(&driver, &bot, "table-1", DESKTOP);
    take(&browser, "Ann");
    // All its pieces are ready at once: there is nothing to wait for but its own pace.
    say(
        &browser,
        "/challenge computer level:2 game:realtime side:first options:\"initial=zero black_extra_tu=off tu=20s\"",
    );
    shows(&browser, "article", "Ember, computer level 2");
    // It waits for nobody.
    shows(&browser, "article", " by Black (Ember), ready again in ");
    moves(&browser);
    shows(&browser, "article", " by White (Ann), ready again in ");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn an_open_challenge_is_played_against_the_computer_to_the_end_of_the_game() {
    let Some(driver) = driver("an_open_challenge_is_played_against_the_computer_to_the_end_of_the_game")
    else {
        return;
    };
    let bot = Bot::start();
    let browser = open(&driver, &bot, "table-1", PHONE);
    take(&browser, "Ann");
    say(&browser, "/challenge game:chess side:first");
    shows(&browser, "article", "challenges anybody");
    browser.tab_to("button[data-button^='computer:']");
    browser.keys(key::ENTER);
    shows(&browser, "article", "Lantern, computer level 4");
    // Weak moves of her own, and the computer has time for its mate.
    for line in ["/move f3", "/move g4", "/move a3", "/move b3", "/move c3"] {
        if asked(&browser).contains("The game is over") {
            break;
        }
        let before = count(&browser, SAID);
        say(&browser, line);
        browser.until(&format!("return document.querySelectorAll('{SAID}').length > {before}"));
    }
    if !asked(&browser).contains("The game is over") {
        for _ in 0..150 {
            if !plays(&browser, 1) {
                break;
            }
        }
    }
    let last = browser.run(LAST);
    let last = last.as_str().unwrap();
    assert!(last.contains("The game is over: Black (Lantern) wins by checkmate"), "{last}");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn one_person_and_two_computers_play_a_game_of_three() {
    let Some(driver) = driver("one_person_and_two_computers_play_a_game_of_three") else { return };
    let bot = Bot::start();
    let browser = open(&driver, &bot, "table-1", PHONE);
    take(&browser, "Ann");
    say(&browser, "/challenge one-computer level:2 game:three-way side:first");
    shows(&browser, "article", "1 seat left");
    browser.tab_to("button[data-button^='computer:']");
    browser.keys(key::ENTER);
    // Their tempers are chance, and two of one temper have two names.
    browser.until(
        "return [...document.querySelectorAll('article')].some(said => /Red \\(Ember( B)?, computer level 2, .*Black \\(Ember( B)?, computer level 2, /.test(said.innerText))",
    );
    plays(&browser, 6);
    // Where there is little room, the level is cut and not the name.
    shows(&browser, "#far .name .level", ", computer level 2, ");
    assert_eq!(browser.run(FITS), json!(true));
    assert_eq!(browser.run(FAULTS), json!([]));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn rule_p8_two_computers_answer_a_pact_before_everybody() {
    let Some(driver) = driver("rule_p8_two_computers_answer_a_pact_before_everybody") else { return };
    let bot = Bot::start();
    let [ann, eve] = [(); 2].map(|()| open(&driver, &bot, "table-1", DESKTOP));
    for (browser, name) in [(&ann, "Ann"), (&eve, "Eve")] {
        take(browser, name);
    }
    say(&ann, "/challenge computer temper:treacherous level:1 game:three-way side:first");
    for browser in [&ann, &eve] {
        // Two of one level have two names, whoever has which seat.
        shows(browser, "article", "(Spark, computer level 1, treacherous)");
        shows(browser, "article", "(Spark B, computer level 1, treacherous)");
    }
    say(&ann, "/pact offer");
    ann.until("return document.querySelector('#form-dialog[open] select') === document.activeElement");
    ann.keys(&format!("red{} ", key::TAB));
    ann.tab_to("#form-dialog [name=until]");
    ann.keys(&format!("{}{}red against black every 4", key::DOWN.repeat(4), key::TAB));
    ann.keys(&format!("{}{}", key::TAB, key::ENTER));
    for browser in [&ann, &eve] {
        browser.until(&format!(
            "return [...document.querySelectorAll('{SAID}')].some(said => /White \\(Ann\\) offers Red \\(Spark( B)?\\), until the end of round 6:/.test(said.innerText))"
        ));
        let told = format!(
            "return [...document.querySelectorAll('{SAID}')].some(said => /(accepts|refuses) pact 1[^]*Red: \".+\"/.test(said.innerText))"
        );
        browser.until(&told);
        assert_eq!(browser.run(FITS), json!(true));
        assert_eq!(browser.run(FAULTS), json!([]));
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
    ann.until(BOARD);
    moves(&ann);
    shows(&eve, SAID, "is thinking");
    assert_eq!(count(&ann, "#notes article.private"), 0, "nothing of this was told in private");
}

/// Returns the number of the last pact that was offered to Ann, 0 where there is none.
const OFFERED: &str = "const offers = [...document.querySelectorAll('#log article:not(.private)')]
        .map(said => /Pact (\\d+): .* offers White \\(Ann\\)/.exec(said.innerText)).filter(found => found);
    return offers.length ? Number(offers.at(-1)[1]) : 0";

/// Asks for a hint and plays it: who plays at random is dealt with by nobody.
fn plays_hint(ann: &Browser<'_>) {
    const HINTS: &str = "#notes article.private:not(.refused)";
    let before = count(ann, HINTS);
    let answered = format!(
        "const hints = [...document.querySelectorAll('{HINTS}')];
         const refused = document.querySelector('#notes article.private.refused')?.innerText ?? '';
         return hints.length > {before} ? hints.at(-1).innerText : refused.includes('out of date') && refused"
    );
    say(ann, "/hint");
    let mv = loop {
        let told = ann.until(&answered).as_str().unwrap_or_default().to_owned();
        if !told.contains("out of date") {
            let mv = told.split_once("would play ").and_then(|(_, rest)| rest.split_whitespace().next());
            break mv.unwrap_or("pass").trim_end_matches('.').to_owned();
        }
        // A pact that ended meanwhile is another position. What is refused stays in the field.
        ann.keys(key::ENTER);
        std::thread::sleep(std::time::Duration::from_millis(300));
    };
    let before = count(ann, SAID);
    say(ann, &format!("/move {mv}"));
    ann.until(&format!("return document.querySelectorAll('{SAID}').length > {before}"));
}

#[test]
fn rule_p8_a_computer_offers_a_person_a_pact_and_everybody_reads_what_becomes_of_it() {
    const ROUNDS: usize = 60;
    let name = "rule_p8_a_computer_offers_a_person_a_pact_and_everybody_reads_what_becomes_of_it";
    let Some(driver) = driver(name) else { return };
    let bot = Bot::start();
    let [ann, eve] = [(); 2].map(|()| open(&driver, &bot, "table-1", DESKTOP));
    for (browser, name) in [(&ann, "Ann"), (&eve, "Eve")] {
        take(browser, name);
    }
    say(&ann, "/challenge computer temper:loyal level:3 game:three-way side:first");
    let (mut seen, mut signed) = (0, 0);
    for _ in 0..ROUNDS {
        if ann.until(BOARD) == json!("over") {
            break;
        }
        let offered = ann.run(OFFERED).as_u64().unwrap();
        if offered > seen {
            seen = offered;
            let reasoned = format!(
                "return [...document.querySelectorAll('{SAID}')].some(said => /Pact {offered}: (Red|Black) [^]*\\n(Red|Black): \".+\"/.test(said.innerText))"
            );
            assert_eq!(eve.until(&reasoned), json!(true));
            say(&ann, &format!("/pact accept {offered}"));
            shows(&eve, SAID, &format!("Pact {offered} is in force"));
            signed = offered;
        }
        let ended = format!(
            "return [...document.querySelectorAll('{SAID}')].some(said =>
                /( broke pact {signed} |Pact {signed} (has ended|has expired|was kept|is void|is fulfilled))/.test(said.innerText))"
        );
        if signed > 0 && eve.run(&ended) == json!(true) {
            for browser in [&ann, &eve] {
                assert_eq!(browser.run(FITS), json!(true));
                assert_eq!(browser.run(FAULTS), json!([]));
                assert_eq!(browser.complaints(), Vec::<String>::new());
            }
            return;
        }
        plays_hint(&ann);
    }
    panic!("offered {seen}, signed {signed}, and nothing came of it");
}
