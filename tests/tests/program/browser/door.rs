//! Coming in by an invitation, and being the same person in another browser.

use lasermate_tests::browser::driver;
use lasermate_tests::page::{DESKTOP, PHONE, say, shows, take, text};
use lasermate_tests::program::{Bot, run};
use serde_json::json;

/// What a page says once it is there.
const THERE: &str =
    "return document.readyState === 'complete' && document.querySelector('form button') !== null";
const IN_THE_CHAT: &str = "return document.querySelector('#channel-list a') !== null";

#[test]
fn an_invitation_leads_into_the_chat_and_a_link_makes_another_browser_the_same_person() {
    let Some(driver) =
        driver("an_invitation_leads_into_the_chat_and_a_link_makes_another_browser_the_same_person")
    else {
        return;
    };
    let bot = Bot::start_with(&["--access", "invited"]);
    let data = bot.data().to_str().expect("a path of text");
    let listen = bot.address.to_string();
    let invited = run(&["--data", data, "--access", "invited", "--listen", &listen, "invite"]);
    let link = String::from_utf8(invited.stdout).expect("a link");

    let ann = driver.open(DESKTOP.0, DESKTOP.1);
    ann.go(&format!("http://{}/", bot.address));
    shows(&ann, "main", "for people who are invited");
    ann.go(link.trim());
    ann.until(THERE);
    ann.click("form button");
    ann.until(IN_THE_CHAT);
    take(&ann, "Ann");
    say(&ann, "hello");
    shows(&ann, "#log article", "hello");
    // No script can read who she is.
    assert_eq!(
        ann.run("return [document.cookie, sessionStorage.getItem('lasermate.holder').includes('secret')]"),
        json!(["", false])
    );
    ann.reload();
    ann.until("return document.getElementById('my-name').textContent === 'Ann'");

    say(&ann, "/device");
    shows(&ann, ".private code", "/device/");
    let link = text(&ann, ".private code");
    let phone = driver.open(PHONE.0, PHONE.1);
    phone.go(&link);
    phone.until(THERE);
    shows(&phone, "main", "Ann");
    assert_eq!(phone.run("return document.documentElement.scrollWidth <= innerWidth"), json!(true));
    phone.click("form button");
    phone.until(
        "return document.getElementById('my-name')?.textContent === 'Ann' && location.hash === '#lobby'",
    );
    say(&phone, "from the phone");
    shows(&ann, "#log article", "from the phone");
    let mine = "return [...document.querySelectorAll('#log article')].some((e) => e.querySelector('.tag.you') && e.innerText.includes('from the phone'))";
    ann.until(mine);
    for browser in [&ann, &phone] {
        let complaints = browser.complaints();
        assert!(complaints.iter().all(|told| told.contains("401")), "{complaints:?}");
    }
}
