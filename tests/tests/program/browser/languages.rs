//! The page in the language of whoever reads it: their browser's, or the one that is chosen at its head.

use lasermate_tests::board::LAPTOP;
use lasermate_tests::browser::{Browser, driver};
use lasermate_tests::page::{FITS, PHONE, say, shows, take};
use lasermate_tests::program::Bot;
use serde_json::json;

const READ: &str = "return document.getElementById('log')?.getAttribute('aria-busy') === 'false'";

/// Chooses a language at the page's head, or where that has no room for it.
fn choose(browser: &Browser<'_>, code: &str) {
    browser.run(&format!(
        "const menu = document.getElementById('language');
         menu.value = '{code}';
         menu.dispatchEvent(new Event('change'))"
    ));
    browser.until(&format!("return document.documentElement.lang === '{code}'"));
    browser.until(READ);
}

#[test]
fn who_reads_german_finds_the_page_in_german_and_can_choose_another_language() {
    let Some(driver) = driver("who_reads_german_finds_the_page_in_german_and_can_choose_another_language")
    else {
        return;
    };
    let bot = Bot::start();
    let ann = driver.open(LAPTOP.0, LAPTOP.1);
    ann.speak("de-DE,de,en");
    ann.go(&format!("http://{}/", bot.address));
    ann.until(READ);
    let chosen = "return [document.documentElement.lang, document.getElementById('language').value]";
    assert_eq!(ann.run(chosen), json!(["de", "de"]));
    shows(&ann, "#door", "Bring deinen zur anderen Ferse");
    shows(&ann, "#door-computer", "Gegen den Computer");
    assert_eq!(ann.run(FITS), json!(true));

    // A game's sides have their names, and their colours all the same.
    ann.until("return document.getElementById('door-computer').checkVisibility()");
    ann.click("#door-computer");
    ann.until(
        "const names = { white: 'Weiß', black: 'Schwarz', blue: 'Blau', red: 'Rot' };
         const sides = [...document.querySelectorAll('#stage .player .side')];
         return sides.length === 2 && sides.every((side) => side.textContent === names[side.className.split(' ')[1]])",
    );
    shows(&ann, "#tabs", "Züge");
    // So do its buttons.
    shows(&ann, "#actions", "Mehr");
    ann.until("return document.querySelector('#table .own-side')?.textContent.startsWith('Du spielst ')");

    choose(&ann, "fr");
    assert_eq!(ann.cookie("language"), "fr");
    shows(&ann, "#tabs", "Coups");
    shows(&ann, "#table", "Tu joues");
    // A channel speaks the language of who has made it; what one can do is read in one's own.
    shows(&ann, "#actions", "Plus");
    // Who has a name is answered in it, too, on whatever device.
    say(&ann, "/language");
    shows(&ann, "article.private", "français");
    assert_eq!(ann.complaints(), Vec::<String>::new());

    // The pages of their own are in it as well.
    ann.go(&format!("http://{}/puzzle/daily", bot.address));
    shows(&ann, "#next", "Problème suivant");
    ann.go(&format!("http://{}/g/G999", bot.address));
    shows(&ann, "main", "pas de partie à cette adresse");
}

#[test]
fn on_a_phone_the_language_is_chosen_under_the_channels() {
    let Some(driver) = driver("on_a_phone_the_language_is_chosen_under_the_channels") else { return };
    let bot = Bot::start();
    let bob = driver.open(PHONE.0, PHONE.1);
    bob.go(&format!("http://{}/", bot.address));
    bob.until(READ);
    take(&bob, "Bob");
    bob.click("#menu");
    bob.until("return document.querySelector('#channels #language')?.checkVisibility()");
    for code in ["de", "fr", "es", "pt-BR", "it"] {
        choose(&bob, code);
        assert_eq!(bob.run(FITS), json!(true), "{code}");
    }
    assert_eq!(bob.complaints(), Vec::<String>::new());
}

/// In the language for tests every word of a message has accents.
#[test]
fn no_word_of_the_door_escapes_translation() {
    let Some(driver) = driver("no_word_of_the_door_escapes_translation") else { return };
    let bot = Bot::start();
    let ann = driver.open(LAPTOP.0, LAPTOP.1);
    ann.go(&format!("http://{}/robots.txt", bot.address));
    ann.run("document.cookie = 'language=en-XA; path=/'");
    ann.go(&format!("http://{}/", bot.address));
    ann.until(READ);
    ann.until("return document.documentElement.lang === 'en-XA'");
    ann.until("return document.getElementById('door-learn').checkVisibility()");
    ann.click("#door-learn");
    ann.until("return !document.getElementById('lesson').hidden");
    let escaped = ann.run(
        "const plain = /^[\\x00-\\x7f]*[a-z]*[aeiou][a-z]{2,}/i;
         const spared = '.command, code, select, script, style, noscript, #channel-list, #room-title, h1';
         const found = [];
         const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
         while (walker.nextNode()) {
           const text = walker.currentNode.textContent.trim();
           if (plain.test(text) && !/[^\\x00-\\x7f]/.test(text) && !walker.currentNode.parentNode.closest(spared)) found.push(text);
         }
         for (const name of ['aria-label', 'placeholder', 'title']) {
           for (const element of document.querySelectorAll(`[${name}]:not(#new-channel)`)) {
             const text = element.getAttribute(name);
             if (plain.test(text) && !/[^\\x00-\\x7f]/.test(text)) found.push(`${name}: ${text}`);
           }
         }
         return found",
    );
    assert_eq!(escaped, json!([]));
}
