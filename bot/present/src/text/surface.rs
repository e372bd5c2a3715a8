//! What the planner says where a network cannot show buttons, menus, forms or private messages. What it is given is written out
//! already, for the one who reads it.

use lasermate_domain::escape::escape_text;

use crate::say::surface;
pub use crate::say::surface::{AS_A_FILE, CHOOSE, NOTHING_PRIVATE, more};

/// The most characters of a choice and of its second line.
const CHOICE_CHARS: usize = 100;

/// The most characters of buttons that stand in one line.
const LINE_CHARS: usize = 100;

/// A numbered choice in a line of its own.
pub fn choice(number: usize, label: &str, help: &str, dangerous: bool) -> String {
    let label = escape_text(label, CHOICE_CHARS);
    let help = escape_text(help, CHOICE_CHARS);
    let help = if help.is_empty() { help } else { format!(" · {help}") };
    let warning = if dangerous { format!(" {}", surface::DANGEROUS) } else { String::new() };
    format!("**{number}** {label}{help}{warning}")
}

/// Buttons in one line, where they fit into one.
pub fn in_a_line(shown: Vec<String>) -> Vec<String> {
    let line = shown.join(" · ");
    if line.chars().count() <= LINE_CHARS { vec![line] } else { shown }
}

/// Choices that are one line, with what to do with them.
pub fn choose(line: &str) -> String {
    format!("{line} · {}", surface::TYPE_A_NUMBER)
}

/// The heading of a list of choices.
pub fn heading(prompt: &str) -> String {
    escape_text(prompt, CHOICE_CHARS)
}

/// The line that says what a form would, with what each part of it is.
pub fn typed_form(title: &str, line: &str, fields: &[(&str, &str, bool)]) -> String {
    let mut lines = vec![surface::form(escape_text(title, 45), line)];
    lines.extend(fields.iter().map(|(name, label, required)| {
        let label = escape_text(label, 45);
        if *required { surface::field(name, label) } else { surface::field_optional(name, label) }
    }));
    lines.join("\n")
}

/// The best choices for what was typed.
pub fn best(choices: &[(&str, &str)]) -> String {
    let mut text = surface::CHOICES.to_owned();
    for (value, label) in choices {
        let value = escape_text(value, CHOICE_CHARS);
        let label = escape_text(label, CHOICE_CHARS);
        text += &if label == value { format!("\n- {value}") } else { format!("\n- {label}") };
    }
    text
}
