//! The web chat's page as a person uses it: opened, named, typed into, read and judged.

use serde_json::json;

use crate::browser::{Browser, Driver, key};
use crate::program::Bot;

/// A window on a desk.
pub const DESKTOP: (u32, u32) = (1200, 850);
pub const PHONE: (u32, u32) = (360, 740);

/// Opens a channel in a browser of its own, and waits until it is there.
pub fn open<'a>(driver: &'a Driver, bot: &Bot, room: &str, size: (u32, u32)) -> Browser<'a> {
    let browser = driver.open(size.0, size.1);
    browser.go(&format!("http://{}/#{room}", bot.address));
    let there = format!(
        "return document.getElementById('room-title').textContent === '#{room}' && \
                         document.getElementById('log').getAttribute('aria-busy') === 'false'"
    );
    browser.until(&there);
    browser
}

/// Takes a name with the keyboard alone.
pub fn take(browser: &Browser<'_>, name: &str) {
    browser.tab_to("#name");
    browser.keys(name);
    browser.keys(key::ENTER);
    let held = format!("return document.getElementById('my-name').textContent === {}", json!(name));
    browser.until(&held);
    browser.until("return document.activeElement.id === 'line'");
}

/// Types a line and sends it, once the line before it is away: its words may be seen before its answer has emptied the field.
pub fn say(browser: &Browser<'_>, line: &str) {
    browser.until("return document.getElementById('line').value === ''");
    to_line(browser);
    browser.keys(line);
    browser.keys(key::ENTER);
}

/// Shows what is said, and the line, where that stands behind a tab.
pub fn talk(browser: &Browser<'_>) {
    browser.run(
        "const [log, line] = ['log', 'line'].map((id) => document.getElementById(id));
         if (!log.offsetParent || !line.offsetParent) document.getElementById('tab-talk').click()",
    );
}

/// Goes to the line with the keyboard.
///
/// # Panics
/// It cannot be reached.
pub fn to_line(browser: &Browser<'_>) {
    talk(browser);
    browser.tab_to("#line");
}

/// How many elements a selector finds.
pub fn count(browser: &Browser<'_>, selector: &str) -> u64 {
    let script = format!("return document.querySelectorAll({}).length", json!(selector));
    browser.run(&script).as_u64().unwrap_or_default()
}

/// Waits until so many positions were posted, each with its words, and the newest of them is what the table shows.
pub fn boards(browser: &Browser<'_>, wanted: usize) {
    let script = format!(
        "const all = [...document.querySelectorAll('#log article:not(.private) .step')];
         const stage = document.getElementById('stage');
         const scene = stage.querySelector('.scene');
         const tabs = document.getElementById('tabs').dataset.game;
         return tabs === stage.dataset.board && all.length === {wanted} && all.every((step) => step.dataset.alt.length > 40) && !stage.hidden
           && stage.dataset.board === all.at(-1).dataset.game && Number(stage.dataset.version) >= Number(all.at(-1).dataset.version)
           && scene.getAttribute('aria-label').length > 40 && scene.querySelectorAll('.square').length > 30"
    );
    browser.until(&script);
}

/// The visible text of an element; empty where there is none.
pub fn text(browser: &Browser<'_>, selector: &str) -> String {
    let script = format!("return document.querySelector({})?.innerText ?? ''", json!(selector));
    browser.run(&script).as_str().unwrap_or_default().to_owned()
}

/// Waits until one of the elements a selector finds shows some words.
pub fn shows(browser: &Browser<'_>, selector: &str, words: &str) {
    let script = format!(
        "return [...document.querySelectorAll({})].some((e) => e.innerText.includes({}))",
        json!(selector),
        json!(words)
    );
    browser.until(&script);
}

/// Returns whether nothing scrolls sideways.
pub const FITS: &str = "return document.documentElement.scrollWidth <= innerWidth && document.body.scrollWidth <= innerWidth \
     && document.getElementById('log').scrollWidth <= document.getElementById('log').clientWidth \
     && [...document.querySelectorAll('dialog[open]')].every((e) => e.scrollWidth <= e.clientWidth)";

/// Returns what a screen reader or a thumb would stumble over.
pub const FAULTS: &str = r#"
const faults = [];
const name = (e) => (e.getAttribute("aria-label") || e.labels?.[0]?.innerText || e.innerText || e.alt || "").trim();
const seen = (e) => e.offsetParent !== null || getComputedStyle(e).position === "fixed";
for (const e of document.querySelectorAll("img")) if (!e.hasAttribute("alt")) faults.push(`no alt: ${e.src}`);
for (const e of document.querySelectorAll("button, a, input, textarea, summary, [role=option]"))
  if (seen(e) && !name(e) && !document.querySelector(`label[for="${e.id}"]`)) faults.push(`no name: ${e.outerHTML}`);
for (const e of document.querySelectorAll("button:not(.command), input, textarea, summary, nav a, [role=option]")) {
  const box = e.getBoundingClientRect();
  if (seen(e) && box.height > 0 && box.height < 32) faults.push(`too small: ${e.outerHTML} ${box.height}`);
}
for (const kind of ["header.top", "nav[aria-label]", "main", "h1", "h2", "[role=log][aria-labelledby]", "[role=listbox][aria-label]", "[role=status]"])
  if (!document.querySelector(kind)) faults.push(`missing: ${kind}`);
for (const list of document.querySelectorAll("article [role=listbox]"))
  if (list.querySelectorAll('[tabindex="0"]').length !== 1) faults.push(`not one stop for Tab: ${list.outerHTML}`);
const ids = [...document.querySelectorAll("[id]")].map((e) => e.id);
for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) faults.push(`twice: ${id}`);
for (const e of document.querySelectorAll("[aria-controls], [aria-labelledby], [aria-describedby]"))
  for (const a of ["aria-controls", "aria-labelledby", "aria-describedby"])
    for (const id of (e.getAttribute(a) ?? "").split(" ").filter(Boolean))
      if (!document.getElementById(id) && e.matches(":not(dialog), dialog[open]")) faults.push(`${a} of ${e.id} names nothing: ${id}`);
if (document.documentElement.lang !== "en") faults.push("no language");
const line = document.getElementById("line");
if (line.getAttribute("role") !== "combobox" || line.getAttribute("aria-autocomplete") !== "list") faults.push("no combobox");
for (const e of document.querySelectorAll("[style]:not(.choice-box), script:not([src]), [onclick]")) faults.push(`inline: ${e.outerHTML}`);
return faults;
"#;

/// Returns controls whose focus could not be seen.
pub const FOCUS: &str = r#"
const faults = [];
for (const e of document.querySelectorAll("button, a, input, textarea, summary, [role=option]")) {
  if (e.offsetParent === null || e.disabled || (document.querySelector("dialog[open]") && !e.closest("dialog"))) continue;
  if (e.closest('#choices')) continue;
  e.focus({ focusVisible: true });
  const style = getComputedStyle(e);
  if (style.outlineStyle === "none" || parseFloat(style.outlineWidth) < 2) faults.push(e.outerHTML);
}
return faults;
"#;

/// Returns whether the page itself is no higher than the window: only its messages scroll.
pub const STANDS: &str = "return document.scrollingElement.scrollTop === 0 && document.documentElement.scrollHeight <= innerHeight";

/// Two who sit at a game.
pub fn begin(ann: &Browser<'_>, bob: &Browser<'_>, game: &str) {
    take(ann, "Ann");
    take(bob, "Bob");
    say(ann, &format!("/challenge @Bob game:{game} side:first"));
    shows(bob, "article", "challenges");
    bob.tab_to("button[data-button^='accept:']");
    bob.keys(key::ENTER);
    boards(ann, 1);
    boards(bob, 1);
}

/// Goes to an option of the private menu and takes it.
///
/// # Panics
/// There is no such option, or arrows do not reach it.
pub fn choose(browser: &Browser<'_>, label: &str) {
    shows(browser, ".private [role=option]", label);
    browser.until("return document.activeElement.getAttribute('role') === 'option'");
    let there = format!("return document.activeElement.innerText.includes({})", json!(label));
    for _ in 0..30 {
        if browser.run(&there) == json!(true) {
            break;
        }
        browser.keys(key::DOWN);
    }
    assert_eq!(browser.run(&there), json!(true), "{label} cannot be reached by arrows");
    browser.keys(key::ENTER);
}

/// The description of the newest picture that everybody sees.
pub fn newest_alt(browser: &Browser<'_>) -> String {
    let script =
        "return [...document.querySelectorAll('#log article:not(.private) .step')].at(-1).dataset.alt";
    browser.run(script).as_str().unwrap_or_default().to_owned()
}

/// Waits until the focus is on the button that plays what was picked.
pub fn may_play(browser: &Browser<'_>) {
    browser.until("return document.activeElement.matches('button[data-button^=\"play:\"]')");
}

/// Plays what was picked, with the button that has the focus.
pub fn play_picked(browser: &Browser<'_>) {
    may_play(browser);
    browser.keys(key::ENTER);
}

/// Presses the newest button of a verb by keyboard.
pub fn press(browser: &Browser<'_>, verb: &str) {
    browser.tab_to(&format!("button[data-button^='{verb}:']"));
    browser.keys(key::ENTER);
}
