//! Marks in our sentences that each platform shows in its own way: something between two private characters, which
//! [`super::plain_text`] takes out of whatever people type.

/// The two characters around a kind of mark.
#[derive(Clone, Copy, Debug)]
pub(super) struct MarkDelimiters {
    pub(super) before: char,
    pub(super) behind: char,
}

impl MarkDelimiters {
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

/// Our Markdown as plain text for a file: without backslashes, stars, strokes and the fences of code. Marks between private
/// characters stay, for whoever shows them, and so do the bars that warn of a spoiler.
pub fn unmarked(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut fenced = false;
    let mut first = true;
    for line in text.split('\n') {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
            continue;
        }
        if !std::mem::take(&mut first) {
            out.push('\n');
        }
        if fenced {
            out.push_str(line);
        } else {
            unmarked_line(line, &mut out);
        }
    }
    out
}

/// A line outside of fenced code.
fn unmarked_line(line: &str, out: &mut String) {
    let mut rest = line;
    while let Some(c) = rest.chars().next() {
        rest = &rest[c.len_utf8()..];
        match c {
            '\\' => {
                let next = rest.chars().next().filter(char::is_ascii_punctuation);
                out.push(next.unwrap_or(c));
                rest = &rest[next.map_or(0, char::len_utf8)..];
            }
            '`' => match rest.split_once('`') {
                Some((code, after)) => {
                    out.push_str(code);
                    rest = after;
                }
                None => out.push(c),
            },
            '*' => {}
            '~' if rest.starts_with('~') => rest = &rest[1..],
            _ => out.push(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of all marks only backslashes were taken out.
    #[test]
    fn a_file_has_no_markdown() {
        let text = "**Bold**, *slanted*, ~~struck~~ \\*typed\\* `a*b`\n```\n* \\ R\n```\n- one `";
        assert_eq!(unmarked(text), "Bold, slanted, struck *typed* a*b\n* \\ R\n- one `");
    }
}
