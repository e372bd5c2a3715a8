//! What the planner says where a network cannot show buttons, menus, forms or private messages.

use lasermate_domain::escape::escape_text;

/// The most characters of a choice and of its second line.
const CHOICE_CHARS: usize = 100;

/// The most characters of buttons that stand in one line.
const LINE_CHARS: usize = 100;

/// What to do with numbered choices.
pub const CHOOSE: &str = "Type a number to choose.";
/// In place of what one person alone may see, where nothing private can be shown.
pub const NOTHING_PRIVATE: &str =
    "This answer is private, and I can't send private messages here. Ask me in a direct room.";
/// The words over a text that is too long for messages.
pub const AS_A_FILE: &str = "That is too long for a message, so here it is as a file.";

/// A numbered choice in a line of its own.
pub fn choice(number: usize, label: &str, help: &str, dangerous: bool) -> String {
    let label = escape_text(label, CHOICE_CHARS);
    let help = escape_text(help, CHOICE_CHARS);
    let help = if help.is_empty() { help } else { format!(" · {help}") };
    let warning = if dangerous { " (can't be undone)" } else { "" };
    format!("**{number}** {label}{help}{warning}")
}

/// Buttons in one line, where they fit into one.
pub fn in_a_line(shown: Vec<String>) -> Vec<String> {
    let line = shown.join(" · ");
    if line.chars().count() <= LINE_CHARS { vec![line] } else { shown }
}

/// Choices that are one line, with what to do with them.
pub fn choose(line: &str) -> String {
    format!("{line} · type a number")
}

/// The line that leads to the next page of choices.
pub fn more(first: usize, last: usize, of: usize) -> String {
    format!("**0** More … ({first} to {last} of {of})")
}

/// The heading of a list of choices.
pub fn heading(prompt: &str) -> String {
    escape_text(prompt, CHOICE_CHARS)
}

/// The line that says what a form would, with what each part of it is.
pub fn typed_form(title: &str, line: &str, fields: &[(&str, &str, bool)]) -> String {
    let mut text = format!("**{}**\nType it in one line, for example:\n`{line}`", escape_text(title, 45));
    for (name, label, required) in fields {
        let optional = if *required { "" } else { " (optional)" };
        text += &format!("\n- `{name}:` {}{optional}", escape_text(label, 45));
    }
    text
}

/// The best choices for what was typed.
pub fn best(choices: &[(&str, &str)]) -> String {
    let mut text = "Choices:".to_owned();
    for (value, label) in choices {
        let value = escape_text(value, CHOICE_CHARS);
        let label = escape_text(label, CHOICE_CHARS);
        text += &if label == value { format!("\n- {value}") } else { format!("\n- {label}") };
    }
    text
}
