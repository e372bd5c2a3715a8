//! The page as another team's judge sees it: axe-core finds nothing, on a desk and on a phone, in every state people meet.

use lasermate_tests::axe::{axe, violations};
use lasermate_tests::browser::driver;
use lasermate_tests::page::{DESKTOP, PHONE, boards, open, press, say, shows, take};
use lasermate_tests::program::Bot;

#[test]
fn axe_finds_no_violation() {
    const TEST: &str = "axe_finds_no_violation";
    let Some(driver) = driver(TEST) else { return };
    let Some(axe) = axe(TEST) else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", DESKTOP);
    let bob = open(&driver, &bot, "table-1", PHONE);
    // Both colours: the words on a button are to be read in each.
    ann.prefer("dark");
    bob.prefer("light");
    let clean = |when: &str| {
        for (browser, who) in [(&ann, "desk"), (&bob, "phone")] {
            assert_eq!(violations(browser, axe), Vec::<String>::new(), "{when}, {who}");
        }
    };
    clean("before a name");
    take(&ann, "Ann");
    take(&bob, "Bob");
    clean("an empty channel");
    say(&ann, "/challenge @Bob game:billichess side:first time:1h");
    shows(&bob, "article", "challenges Bob");
    clean("a challenge");
    press(&bob, "accept");
    boards(&ann, 1);
    boards(&bob, 1);
    clean("a board");
    ann.click("#stage .ask-beam");
    clean("a beam that was asked");
    ann.click("#stage .ask-beam");
    say(&ann, "/move e4");
    boards(&bob, 2);
    press(&bob, "pick");
    shows(&bob, ".private", "Choose a move");
    clean("a menu");
    say(&ann, "/rules");
    shows(&ann, ".private", "1/3");
    ann.until("return [...document.querySelectorAll('.private img')].every((i) => i.naturalWidth > 0)");
    clean("rules");
    say(&ann, "/move z9");
    shows(&ann, ".private", "I don't understand the move z9");
    ann.run("document.getElementById('line').value = ''");
    say(&ann, "/draw");
    shows(&bob, "#offers", "offers a draw");
    ann.click("#tab-about");
    bob.click("#tab-moves");
    clean("an offer, moves, and what is played");
    say(&bob, "/puzzle");
    shows(&bob, "article", "Puzzle");
    clean("a refusal and a puzzle");
}
