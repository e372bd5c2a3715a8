//! The web chat in a real browser, by keyboard: headless Chromium plays, watches and misbehaves.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::browser::{Browser, driver, key};
use lasermate_tests::page::{
    DESKTOP, FAULTS, FITS, FOCUS, PHONE, begin, boards, count, open, say, shows, take, text, to_line,
};
use lasermate_tests::program::{Bot, run};
use serde_json::{Value, json};

/// The game of billichess.md 2.7 (5): a lasermate by the opponent's move.
const GAME: [&str; 5] = ["d2d3", "e7e5", "c1g5", "d7d6", "b1d2"];

#[test]
fn two_players_and_a_watcher_play_a_game_to_the_lasermate_by_keyboard() {
    let Some(driver) = driver("two_players_and_a_watcher_play_a_game_to_the_lasermate_by_keyboard") else {
        return;
    };
    let bot = Bot::start();
    let [ann, bob, watcher] = [(); 3].map(|()| open(&driver, &bot, "table-1", DESKTOP));
    take(&ann, "Ann");
    take(&bob, "Bob");

    // The command, the opponent and the side from the suggestions.
    ann.keys("/chal");
    ann.until("return document.querySelectorAll('[role=option]').length === 1");
    ann.keys(key::DOWN);
    assert_eq!(
        ann.run("return document.getElementById('line').getAttribute('aria-activedescendant')"),
        "choice-0"
    );
    ann.keys(key::ENTER);
    assert_eq!(ann.run("return document.getElementById('line').value"), "/challenge ");
    ann.keys("@B");
    shows(&ann, "[role=option]", "@Bob");
    ann.keys(key::TAB);
    assert_eq!(ann.run("return document.getElementById('line').value"), "/challenge @Bob ");
    ann.keys("first");
    ann.keys(key::ENTER);
    shows(&bob, "article", "challenges");
    shows(&bob, ".me-meant", "(you)");

    // The button under the challenge, by keyboard.
    bob.tab_to("button[data-button^='accept:']");
    bob.keys(key::ENTER);
    for browser in [&ann, &bob, &watcher] {
        boards(browser, 1);
    }

    // A move out of turn: Bob alone is told, and what he typed stays.
    say(&bob, "/move e7e5");
    shows(&bob, ".private", "turn");
    shows(&bob, ".private", "Only you see this");
    assert_eq!(bob.run("return document.getElementById('line').value"), "/move e7e5");
    assert_eq!((count(&ann, ".private"), count(&watcher, ".private")), (0, 0));
    bob.tab_to(".private button");
    bob.keys(key::ENTER);
    assert_eq!(count(&bob, ".private"), 0);
    bob.keys(&format!("{}a", key::CONTROL));

    for (ply, exact) in GAME.iter().enumerate() {
        let (mover, other) = if ply % 2 == 0 { (&ann, &bob) } else { (&bob, &ann) };
        to_line(mover);
        mover.keys(&format!("/move {exact}"));
        shows(mover, "[role=option]", exact);
        mover.keys(&format!("{}{}{}", key::DOWN, key::ENTER, key::ENTER));
        for browser in [mover, other, &watcher] {
            boards(browser, ply + 2);
        }
        assert_eq!(mover.run("return document.getElementById('line').value"), "");
    }
    for browser in [&ann, &bob, &watcher] {
        shows(browser, "article:last-of-type", "LASERMATE");
        shows(browser, "article:last-of-type", "Red 277");
    }
    same_beams_as_the_command_line(&ann);

    // What is said of the game without its board has buttons for those who play, and a move for who is to move.
    let seen = |browser: &Browser<'_>, kind: &str| {
        let all = format!("[...document.querySelectorAll('#actions button[data-button^=\"{kind}:\"]')]");
        browser.run(&format!("return {all}.filter((button) => button.offsetParent).length"))
    };
    let mover = if GAME.len().is_multiple_of(2) { [&ann, &bob] } else { [&bob, &ann] };
    say(mover[0], "/draw offer");
    for browser in [&ann, &bob, &watcher] {
        shows(browser, "article:last-of-type", "offers a draw");
    }
    mover[0].click("#tab-moves");
    say(mover[1], "/draw decline");
    for browser in [&ann, &bob, &watcher] {
        shows(browser, "article:last-of-type", "declines the draw");
    }
    // Whoever looks at the moves is told beside them.
    shows(mover[0], "#done", "declines the draw");
    for (browser, picks, more) in [(mover[0], 1, 1), (mover[1], 0, 1), (&watcher, 0, 0)] {
        assert_eq!((seen(browser, "pick"), seen(browser, "more")), (json!(picks), json!(more)));
    }

    // The heel scores 277; ACCEPT DEFEAT ends the game, after a question only Ann sees.
    say(&ann, "/resign");
    ann.tab_to("button.grave");
    ann.keys(key::ENTER);
    for browser in [&ann, &bob, &watcher] {
        shows(browser, "article", "wins 777 to 0");
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

#[test]
fn who_types_ahead_of_his_turn_is_offered_his_moves_when_it_comes() {
    let Some(driver) = driver("who_types_ahead_of_his_turn_is_offered_his_moves_when_it_comes") else {
        return;
    };
    let bot = Bot::start();
    let [ann, bob] = [(); 2].map(|()| open(&driver, &bot, "table-1", PHONE));
    begin(&ann, &bob, "chess");
    to_line(&bob);
    bob.keys("/move e7");
    bob.until("return document.getElementById('hint').innerText.startsWith('/move')");
    assert_eq!(count(&bob, "[role=option]"), 0, "it is not his turn");
    say(&ann, "/move e2e4");
    shows(&bob, "[role=option]", "e7e5");
    assert_eq!(bob.run("return document.getElementById('line').value"), "/move e7");
}

#[test]
fn what_came_of_the_own_action_is_in_sight_and_what_was_said_before_is_over() {
    let Some(driver) = driver("what_came_of_the_own_action_is_in_sight_and_what_was_said_before_is_over")
    else {
        return;
    };
    let bot = Bot::start();
    let [ann, bob] = [(); 2].map(|()| open(&driver, &bot, "table-1", PHONE));
    begin(&ann, &bob, "chess");
    // That the challenge was made is no news once it is accepted.
    ann.until("return document.getElementById('done').hidden");
    say(&ann, "/help");
    shows(&ann, ".private", "/draw");
    // Scrolled up to read on in it, she moves all the same.
    ann.run("document.getElementById('log').scrollTop = 0");
    say(&ann, "/move e2e5");
    shows(&ann, ".private", "e2e5 is illegal");
    assert_eq!(ann.run("return document.getElementById('done').hidden"), json!(true));
    ann.run("document.getElementById('log').scrollTop = 0");
    to_line(&ann);
    ann.keys(&format!("{}a", key::CONTROL));
    // In one go, while the answer to the line before may still be on its way.
    ann.keys(&format!("/move e2e4{}", key::ENTER));
    boards(&ann, 2);
    ann.until(
        "const board = [...document.querySelectorAll('#log article:not(.private)')].at(-1).getBoundingClientRect();
         const log = document.getElementById('log').getBoundingClientRect();
         return board.top < log.bottom && board.bottom > log.top",
    );
}

/// `/board text` names the cells of both beams as `inspect --json` does.
fn same_beams_as_the_command_line(browser: &Browser<'_>) {
    say(browser, "/board text");
    shows(browser, ".private", "Red beam");
    let shown = text(browser, ".private");
    let output = run(&["inspect", "billichess", "--moves", &GAME.join(" "), "--json"]);
    let model: Value = serde_json::from_slice(&output.stdout).unwrap();
    for beam in model["beams"].as_array().unwrap() {
        let side = beam["side"].as_str().unwrap();
        let line = shown
            .lines()
            .find(|line| line.to_lowercase().contains(&format!("{side} beam:")))
            .unwrap_or_else(|| panic!("no {side} beam in {shown}"));
        let (way, end) = line.split_once(':').unwrap().1.split_once(", ").unwrap();
        assert!(end.starts_with("ends in ") || end.starts_with("stops on "), "{line}");
        // What stands in brackets tells of the pieces on the way.
        let mut depth = 0;
        let plain: String = way
            .chars()
            .filter(|c| {
                depth += i32::from(*c == '(');
                let keep = depth == 0;
                depth -= i32::from(*c == ')');
                keep
            })
            .collect();
        let cells: Vec<_> =
            beam["cells"].as_array().unwrap().iter().map(|cell| cell.as_str().unwrap()).collect();
        assert_eq!(plain.split_whitespace().collect::<Vec<_>>(), cells, "{side}");
    }
}

/// Two people may be called the same in what they read (a name changes hands, two looked alike in an old database): what is
/// one's own is decided by the id.
#[test]
fn what_is_yours_is_marked_and_nothing_of_who_is_called_the_same() {
    let Some(driver) = driver("what_is_yours_is_marked_and_nothing_of_who_is_called_the_same") else {
        return;
    };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", DESKTOP);
    take(&ann, "Ann");
    say(&ann, "hello");
    shows(&ann, "article .tag.you", "you");
    let bob = bot.player("Bob");
    // As if Bob had been called Ann for as long as she.
    let db = rusqlite::Connection::open(bot.data().join("lasermate.db")).unwrap();
    db.busy_timeout(std::time::Duration::from_secs(20)).unwrap();
    db.execute("UPDATE local_person SET name = 'Ann', name_key = NULL WHERE name = 'Bob'", []).unwrap();
    assert_eq!(bot.send(&bob, "table-1", "hello from another Ann", "r").status, 200);
    shows(&ann, "article:last-of-type", "hello from another Ann");
    assert_eq!(
        (text(&ann, "article:last-of-type .author"), count(&ann, "article .tag.you")),
        ("Ann".to_owned(), 1)
    );
    // A game among both: each is told what is theirs alone.
    assert_eq!(bot.send(&bob, "table-1", "/challenge opponent:@Ann side:second", "c").status, 200);
    shows(&ann, "article:last-of-type .mention", "@Ann (you)");
    say(&ann, "/accept");
    boards(&ann, 1);
    say(&ann, "/move e2e4");
    boards(&ann, 2);
    assert_eq!(text(&ann, "article:last-of-type .mention"), "@Ann");
    assert_eq!(count(&ann, "article:last-of-type.me-meant"), 0);
    // Another name, the same person.
    ann.reload();
    shows(&ann, "article .tag.you", "you");
}

#[test]
fn hostile_names_and_markup_are_only_text() {
    let Some(driver) = driver("hostile_names_and_markup_are_only_text") else { return };
    let bot = Bot::start();
    let browser = open(&driver, &bot, "lobby", DESKTOP);
    take(&browser, "<b id=pwn>**@everyone**");
    let line = "<img src=x onerror=\"window.pwned=1\"> <script>window.pwned=1</script> [x](javascript:window.pwned=1) **b** `c`";
    say(&browser, line);
    shows(&browser, "article .words", line);
    shows(&browser, "article .author", "<b id=pwn>**@everyone**");
    say(&browser, "/challenge opponent:\"<i onclick=pwned=1>\"");
    shows(&browser, ".private", "onclick");
    browser.run("document.getElementById('line').value = ''");
    say(&browser, "/challenge billichess");
    shows(&browser, "article:not(.private)", "challenges");
    assert_eq!(browser.run("return window.pwned ?? null"), Value::Null);
    let foreign = "#pwn, article :is(script, a, i, iframe, object), article img, article .words b";
    assert_eq!(count(&browser, foreign), 0);

    // Ten thousand characters are refused, and what was typed stays.
    browser.run("const l = document.getElementById('line'); l.value = 'x'.repeat(10000); l.focus()");
    browser.keys(key::ENTER);
    shows(&browser, "#line-error", "2000 characters");
    assert_eq!(browser.run("return document.getElementById('line').value.length"), json!(10_000));
    browser
        .run("const l = document.getElementById('line'); l.value = '/move ' + 'x'.repeat(10000); l.focus()");
    browser.keys(key::ENTER);
    shows(&browser, ".private", "A command can have at most");
}

#[test]
fn a_name_belongs_to_its_tab() {
    let Some(driver) = driver("a_name_belongs_to_its_tab") else { return };
    let bot = Bot::start();
    let browser = open(&driver, &bot, "lobby", DESKTOP);
    take(&browser, "Ann");
    browser.reload();
    browser.until("return document.getElementById('my-name').textContent === 'Ann'");

    // Another tab of the same browser has no name, is not offered this one, and cannot take it.
    let first = browser.new_tab();
    browser.go(&format!("http://{}/", bot.address));
    browser.until("return document.getElementById('log').getAttribute('aria-busy') === 'false'");
    assert_eq!(browser.run("return document.getElementById('me').hidden"), json!(true));
    browser.tab_to("#name");
    browser.keys(&format!("ANN{}", key::ENTER));
    shows(&browser, "#take-error", "taken");
    assert_eq!(browser.run("return document.getElementById('name').value"), "ANN");
    assert_eq!(count(&browser, "#kept button"), 0);

    // Without a name nothing can be said.
    browser.run("document.getElementById('line').focus()");
    browser.keys(&format!("hello{}", key::ENTER));
    shows(&browser, "#take-error", "Choose a name first");
    browser.to_tab(&first);
    assert_eq!(browser.run("return document.getElementById('my-name').textContent"), "Ann");
    assert_eq!(bot.messages("lobby").len(), 0);
}

#[test]
fn the_page_fits_a_phone_and_can_be_heard() {
    let Some(driver) = driver("the_page_fits_a_phone_and_can_be_heard") else { return };
    let bot = Bot::start();
    let [ann, bob] = ["Ann", "Bob"].map(|name| bot.player(name));
    assert_eq!(bot.send(&ann, "table-1", "/challenge @Bob side:first", "a1").status, 200);
    assert_eq!(bot.send(&bob, "table-1", "/accept", "b1").status, 200);
    assert_eq!(bot.send(&ann, "table-1", &"long".repeat(60), "a2").status, 200);
    let browser = open(&driver, &bot, "table-1", PHONE);
    boards(&browser, 1);
    take(&browser, "Eve the Twenty-Four Char");
    browser.keys("/challenge ");
    browser.until("return document.querySelectorAll('[role=option]').length > 5");
    assert_eq!(browser.run(FITS), json!(true), "it scrolls sideways");
    browser.keys(key::ESCAPE);
    assert_eq!(browser.run("return document.getElementById('line').getAttribute('aria-expanded')"), "false");
    // Who is renaming saves or cancels it, also where no key does: the button said "Join", and only Escape led back.
    browser.click("#rename");
    assert_eq!(text(&browser, "#take-it"), "Save");
    assert_eq!((browser.run(FITS), browser.run(FAULTS)), (json!(true), json!([])));
    browser.click("#keep-name");
    assert_eq!(text(&browser, "#my-name"), "Eve the Twenty-Four Char");
    assert_eq!(browser.run("return document.activeElement.id"), "rename");
    browser.run("document.getElementById('menu').click()");
    assert_eq!(browser.run(FITS), json!(true), "the menu scrolls sideways");
    assert_eq!(browser.run(FAULTS), json!([]));
    assert_eq!(browser.run(FOCUS), json!([]));
}

/// The full stop behind a command once stood alone on the next line.
#[test]
fn what_ends_a_sentence_stays_with_the_command_before_it() {
    let Some(driver) = driver("what_ends_a_sentence_stays_with_the_command_before_it") else { return };
    let bot = Bot::start();
    let browser = open(&driver, &bot, "lobby", PHONE);
    let apart = browser.run(
        "return import(document.scripts[0].src).then((page) => page.moduleOf('markdown.js')).then(({ markdown }) => {
             const words = document.getElementById('log').appendChild(document.createElement('article'));
             words.append(markdown('What is the first move? Use the button or `/puzzle answer:`.'));
             const apart = (width) => {
                 words.style.width = `${width}px`;
                 const button = words.querySelector('button').getBoundingClientRect();
                 const stop = document.createRange();
                 stop.selectNodeContents(words.querySelector('p').lastChild);
                 return stop.getClientRects().item(stop.getClientRects().length - 1).top >= button.bottom;
             };
             return [...Array(200).keys()].map((more) => 160 + more).filter(apart);
         })",
    );
    assert_eq!(apart, json!([]), "so wide");
}

#[test]
fn the_page_goes_on_when_the_bot_comes_back() {
    let Some(driver) = driver("the_page_goes_on_when_the_bot_comes_back") else { return };
    let bot = Bot::start();
    let browser = open(&driver, &bot, "lobby", DESKTOP);
    take(&browser, "Ann");
    say(&browser, "before");
    shows(&browser, "article", "before");
    let bob = bot.player("Bob");
    let bot = bot.killed_and_looked_at(|_| shows(&browser, "#connection", "Connection lost."));
    // Said where a screen reader hears it: that the line above is gone is only seen.
    browser.until("return document.querySelector('#done[role=status]').textContent === 'Connected again.'");
    assert_eq!(browser.run("return document.getElementById('connection').hidden"), json!(true));
    assert_eq!(bot.send(&bob, "lobby", "after", "r1").status, 200);
    shows(&browser, "article", "after");
    // What the browser knows of the connection is told at once.
    browser.run("window.dispatchEvent(new Event('offline'))");
    shows(&browser, "#connection", "Connection lost.");
    browser.run("window.dispatchEvent(new Event('online'))");
    browser.until("return document.getElementById('connection').hidden");
    say(&browser, "still Ann");
    shows(&browser, "article", "still Ann");
    assert_eq!(count(&browser, "article"), 3);
}

/// The list of channels lies over the open one on a phone, and what is chosen in it goes with it: the focus must not.
#[test]
fn on_a_phone_the_focus_follows_who_chooses_a_channel() {
    let Some(driver) = driver("on_a_phone_the_focus_follows_who_chooses_a_channel") else { return };
    let bot = Bot::start();
    let ann = bot.player("Ann");
    let made = bot.ask("POST", "/api/rooms", Some(&ann), Some(&json!({"name": "attic"})));
    assert_eq!(made.status, 200, "{}", made.text());
    let browser = open(&driver, &bot, "lobby", PHONE);
    let at = |selector: &str| {
        let at = format!("return document.activeElement.matches({})", json!(selector));
        browser.until(&at);
    };
    let open_menu = || {
        browser.tab_to("#menu");
        browser.keys(key::ENTER);
        at("#channel-list a[aria-current]");
    };
    let choose = |room: &str| {
        open_menu();
        browser.tab_to(&format!("#channel-list a[href='#{room}']"));
        browser.keys(key::ENTER);
        at("#room-title");
        assert_eq!(text(&browser, "#room-title"), format!("#{room}"));
        assert_eq!(count(&browser, "#channels.open"), 0);
    };
    choose("attic");
    // The one that is open already is chosen by no change of address.
    choose("attic");
    open_menu();
    browser.keys(key::ESCAPE);
    at("#menu");
    assert_eq!(count(&browser, "#channels.open"), 0);
}
