//! Another team's judge of pages: axe-core, run in the browser.

use std::fs;
use std::path::PathBuf;
use std::sync::OnceLock;

use crate::browser::Browser;
use crate::installed::{npm, or_skip};

/// What is installed, and the oldest Node whose npm reads it.
const PACKAGE: &str = "axe-core@4.14.1";
const NODE: u32 = 18;

/// The judge, as a script; `None`, and a line that says which test is skipped, where there is no Node or the package cannot be
/// had. With `CI=true` it fails instead.
///
/// # Panics
/// `CI=true` and it is not there.
pub fn axe(test: &str) -> Option<&'static str> {
    static MADE: OnceLock<Result<String, String>> = OnceLock::new();
    let read = |modules: PathBuf| {
        let file = modules.join("node_modules/axe-core/axe.min.js");
        fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))
    };
    let made = MADE.get_or_init(|| npm(PACKAGE, "axe", NODE).and_then(read));
    or_skip(test, PACKAGE, made).map(String::as_str)
}

/// What the judge has against the page as it stands, a line each.
pub fn violations(browser: &Browser<'_>, axe: &str) -> Vec<String> {
    browser.run(&format!("{axe}; window.judged = null; axe.run().then((told) => {{ window.judged = told.violations; }}, (error) => {{ window.judged = [{{ id: `${{error}}`, help: '', nodes: [] }}]; }}); return null"));
    browser.until("return window.judged !== null");
    let told = browser.run(
        "return window.judged.map((fault) => `${fault.id}: ${fault.help}: ${fault.nodes.map((node) => node.html).join(' | ')}`)",
    );
    let lines = told.as_array().into_iter().flatten();
    lines.filter_map(|line| line.as_str().map(str::to_owned)).collect()
}
