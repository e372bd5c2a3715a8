//! A line that is on its way, and its suggestions.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::browser::{driver, key};
use lasermate_tests::page::{DESKTOP, open, shows, take, to_line};
use lasermate_tests::program::Bot;
use serde_json::json;

/// Holds answers of the server back until `window.letGo(path)`, and counts what was asked.
const HOLD: &str = "const real = window.fetch;
    window.held = { '/api/send': [], '/api/complete': [] };
    window.holds = new Set(['/api/send']);
    window.fetch = async (address, init) => {
      const answer = await real(address, init);
      const { pathname: kind, search } = new URL(address);
      const path = kind + search;
      window.came = [...(window.came ?? []), path];
      if (window.holds.has(kind)) await new Promise((go) => window.held[kind].push(go));
      return answer;
    };
    window.letGo = (kind) => { window.holds.delete(kind); for (const go of window.held[kind].splice(0)) go(); }";

/// What was sent was once given suggestions while its answer was awaited, by any board that came meanwhile. They stayed open over
/// the empty line, and the next Tab put the old command into it again.
#[test]
fn a_line_that_has_been_sent_gets_no_suggestions() {
    let Some(driver) = driver("a_line_that_has_been_sent_gets_no_suggestions") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", DESKTOP);
    take(&ann, "Ann");
    ann.run(HOLD);
    to_line(&ann);
    ann.keys("/help");
    ann.until("return document.querySelectorAll('#choices [role=option]').length > 0");
    ann.keys(key::ENTER);
    ann.until("return (window.came ?? []).some((path) => path.startsWith('/api/send'))");
    assert_eq!(ann.run("return document.getElementById('choices').hidden"), json!(true));
    // Whatever asks for suggestions now.
    ann.run("window.came = []; const line = document.getElementById('line'); line.blur(); line.focus(); line.dispatchEvent(new Event('input'))");
    ann.run("window.letGo('/api/send')");
    shows(&ann, "article.private", "/challenge");
    ann.until("return document.getElementById('line').value === ''");
    // A later question has been answered: an earlier one would have been.
    ann.keys("/mo");
    ann.until("return window.came.some((path) => path.endsWith('line=%2Fmo'))");
    ann.until("return document.getElementById('choices').innerText.includes('/move')");
    assert_eq!(ann.run("return window.came.some((path) => path.endsWith('line=%2Fhelp'))"), json!(false));
    assert_eq!(
        ann.run("return document.getElementById('choices').innerText.includes('/help')"),
        json!(false)
    );
    assert_eq!(ann.complaints(), Vec::<String>::new());
}

/// Suggestions that come when the line has been sent are for nobody.
#[test]
fn suggestions_that_come_too_late_are_not_shown() {
    let Some(driver) = driver("suggestions_that_come_too_late_are_not_shown") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", DESKTOP);
    take(&ann, "Ann");
    ann.run(HOLD);
    ann.run("window.holds.delete('/api/send'); window.holds.add('/api/complete')");
    to_line(&ann);
    ann.keys("/help");
    ann.until("return (window.came ?? []).some((path) => path.endsWith('line=%2Fhelp'))");
    ann.keys(key::ENTER);
    shows(&ann, "article.private", "/challenge");
    ann.until("return document.getElementById('line').value === ''");
    ann.run("window.letGo('/api/complete')");
    ann.keys("/mo");
    ann.until("return document.getElementById('choices').innerText.includes('/move')");
    ann.keys(key::TAB);
    assert_eq!(ann.run("return document.getElementById('line').value"), json!("/move "));
    assert_eq!(ann.complaints(), Vec::<String>::new());
}

/// A game in a file goes to `/import` with its line ends, whether it is dropped, pasted or chosen, and so does pasted text; a picture
/// is refused.
#[test]
fn a_file_with_a_game_is_imported() {
    let Some(driver) = driver("a_file_with_a_game_is_imported") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", DESKTOP);
    take(&ann, "Ann");
    let with = |content: &str, event: &str| {
        ann.run(&format!(
            "const data = new DataTransfer();
             data.items.add(new File([{content}], 'game.pgn'));
             const of = {{ bubbles: true, cancelable: true, dataTransfer: data, clipboardData: data }};
             {event}"
        ));
    };
    with("'1. e4 ; a note\\n1... e5 *'", "document.body.dispatchEvent(new DragEvent('drop', of))");
    shows(&ann, "article.private", "2 actions");
    with(
        "'1. e4 e5 2. Nf3 *'",
        "document.getElementById('line').dispatchEvent(new ClipboardEvent('paste', of))",
    );
    shows(&ann, "article.private", "3 actions");
    let hidden = "return document.getElementById('pick').hidden";
    assert_eq!(ann.run(hidden), json!(true));
    to_line(&ann);
    ann.keys("/import ");
    ann.until("return !document.getElementById('pick').hidden");
    with(
        "'1. d4 *'",
        "const field = document.getElementById('file'); field.files = data.files; field.dispatchEvent(new Event('change'))",
    );
    shows(&ann, "article.private", "1 action,");
    // So does pasted text of several lines, with the command before it or without.
    for (before, moves, told) in
        [("", "1... e5 2. Nf3 Nc6 *", "4 actions"), ("/import ", "1... c5 2. Nf3 d6 3. d4 *", "5 actions")]
    {
        ann.run(&format!(
            "const data = new DataTransfer(); const line = document.getElementById('line'); line.value = '{before}';
             data.setData('text/plain', '[Event \"x\"]\\n\\n1. e4 ; a note\\n{moves}');
             line.dispatchEvent(new ClipboardEvent('paste', {{ bubbles: true, cancelable: true, clipboardData: data }}))"
        ));
        shows(&ann, "article.private", told);
        assert_eq!(ann.run("return document.getElementById('line').value"), json!(""));
    }
    with("new Uint8Array([137, 80, 78, 71, 0, 0])", "document.body.dispatchEvent(new DragEvent('drop', of))");
    shows(&ann, "#line-error", "isn't text");
    assert_eq!(ann.complaints(), Vec::<String>::new());
}
