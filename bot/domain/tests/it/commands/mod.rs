//! Commands: their lines and names.

use lasermate_domain::command::mark::{BEFORE, BEHIND};

mod line;
mod lines;

/// A text with its commands as they are typed behind a slash.
fn as_typed(text: &str) -> String {
    text.replace(BEFORE, "/").replace(BEHIND, "")
}
