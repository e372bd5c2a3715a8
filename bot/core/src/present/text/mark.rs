//! Marks in our sentences that each platform shows in its own way: something between two private characters, which
//! [`super::plain_text`] takes out of whatever people type.

/// The two characters around a kind of mark.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    pub(super) before: char,
    pub(super) behind: char,
}

impl Mark {
    /// Something as a mark.
    pub(super) fn around(self, what: impl std::fmt::Display) -> String {
        format!("{}{what}{}", self.before, self.behind)
    }

    /// The text with every mark as it is shown; half a mark, and one that `shown` knows nothing for, loses its beginning
    /// alone.
    pub(super) fn render(self, text: &str, shown: impl Fn(&str) -> Option<String>) -> String {
        let mut rendered = String::with_capacity(text.len());
        let mut rest = text;
        while let Some((before, after)) = rest.split_once(self.before) {
            rendered.push_str(before);
            rest = after;
            let Some((what, behind)) = after.split_once(self.behind) else { continue };
            if let Some(shown) = shown(what) {
                rendered.push_str(&shown);
                rest = behind;
            }
        }
        rendered.push_str(rest);
        rendered
    }
}

/// Our Markdown as plain text for a file, where a backslash would only disturb. Marks stay, for whoever shows them.
#[must_use]
pub fn unmarked(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\\' => out.push(chars.next_if(char::is_ascii_punctuation).unwrap_or(c)),
            _ => out.push(c),
        }
    }
    out
}
