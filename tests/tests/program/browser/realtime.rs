//! Two tabs of one browser race for the same square without turns, inside and outside the tie window.

use lasermate_tests::browser::{driver, key};
use lasermate_tests::page::{DESKTOP, open, say, shows, take};
use lasermate_tests::program::Bot;

#[test]
fn two_tabs_race_for_a_square_inside_and_outside_the_tie_window() {
    let Some(driver) = driver("two_tabs_race_for_a_square_inside_and_outside_the_tie_window") else { return };
    // Inside: Black's moves wait for half a minute, so White's comes within it however slow the machine is. Outside: a
    // second, and White waits until Black's has been carried out.
    for (tu, inside) in [("10m", true), ("20s", false)] {
        let bot = Bot::start();
        let browser = open(&driver, &bot, "table-1", DESKTOP);
        take(&browser, "Ann");
        let ann = browser.new_tab();
        browser.go(&format!("http://{}/#table-1", bot.address));
        browser.until("return document.getElementById('log').getAttribute('aria-busy') === 'false'");
        take(&browser, "Bob");
        let bob = browser.tab();

        browser.to_tab(&ann);
        say(
            &browser,
            &format!(
                "/challenge @Bob game:realtime side:first options:\"initial=zero black_extra_tu=off tu={tu}\""
            ),
        );
        shows(&browser, "article", "challenges");
        browser.to_tab(&bob);
        shows(&browser, "article", "challenges");
        say(&browser, "/accept");
        shows(&browser, "article", "16 of 16 ready");
        browser.to_tab(&ann);
        say(&browser, "/move e2e4");
        shows(&browser, "article", "e4 by White (Ann), ready again in ");

        // Both go for a6.
        browser.to_tab(&bob);
        say(&browser, "/move b8a6");
        if inside {
            shows(&browser, "article", "Black (Bob): b8 to a6 is played ");
            shows(&browser, "article", " unless White moves first.");
        } else {
            shows(&browser, "article", "Na6 by Black (Bob), ready again in ");
        }
        browser.to_tab(&ann);
        say(&browser, "/move f1a6");
        if inside {
            shows(&browser, "article", "Black (Bob): b8 to a6 cancelled: White was first.");
            shows(&browser, "article", "Ba6 by White (Ann), ready again in ");
        } else {
            shows(&browser, "article", "Bxa6 by White (Ann), capturing a knight");
        }
        // Whoever cools is told when it is ready, and what was typed stays. The bishop has moved just now.
        say(&browser, "/move a6b5");
        shows(&browser, ".private", "the bishop on a6 is ready in");
        browser.keys(key::ESCAPE);
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}
