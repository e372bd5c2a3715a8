//! The page as something installed: it opens without a connection, and keeps nothing that anybody said or played.

use lasermate_tests::board::LAPTOP;
use lasermate_tests::browser::driver;
use lasermate_tests::page::{say, shows, take};
use lasermate_tests::program::Bot;
use serde_json::json;

#[test]
fn what_was_opened_once_opens_without_a_connection_and_keeps_no_words() {
    let Some(driver) = driver("what_was_opened_once_opens_without_a_connection_and_keeps_no_words") else {
        return;
    };
    let bot = Bot::start();
    let ann = driver.open(LAPTOP.0, LAPTOP.1);
    ann.go(&format!("http://{}/robots.txt", bot.address));
    // What an earlier version has kept.
    ann.run("caches.open('assets/0000000000000000/').then(() => { window.made = true; }); return null");
    ann.until("return window.made");
    ann.go(&format!("http://{}/#lobby", bot.address));
    ann.until("return document.getElementById('log').getAttribute('aria-busy') === 'false'");
    take(&ann, "Ann");
    say(&ann, "a secret");
    shows(&ann, "#log article", "a secret");
    // It is there at once, without another visit, and what was kept before is gone.
    ann.until("return navigator.serviceWorker.controller?.state === 'activated'");
    ann.reload();
    ann.until("return document.getElementById('my-name').textContent === 'Ann'");
    ann.run("caches.keys().then(async (names) => {
        const all = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)));
        window.kept_files = [names.length, all.flat()];
    }); return null");
    let kept = ann.until("return window.kept_files");
    assert_eq!(kept[0], json!(1), "{kept}");
    let paths = kept[1].as_array().expect("paths");
    let own = |path: &str| path == "/" || path.starts_with("/assets/");
    assert!(paths.len() > 15 && paths.iter().all(|path| path.as_str().is_some_and(own)), "{kept}");
    assert_eq!(ann.complaints(), Vec::<String>::new());
    let address = bot.address;
    drop(bot);
    ann.go(&format!("http://{address}/"));
    ann.until("return document.querySelector('h1')?.innerText.includes('Lasermate') && document.querySelectorAll('link[rel=stylesheet]').length > 1");
    shows(&ann, "#line-error", "No connection");
}
