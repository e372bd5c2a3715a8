//! People who are named in a message: links to them ("pills") become their full ids in the line that is read.

use matrix_sdk::ruma::UserId;

/// How an address of a person begins.
const LINK: &str = "https://matrix.to/#/";
/// The most people of one message.
const MOST: usize = 20;

/// A message's words with each link to a person replaced by that person's id. `formatted` is the same in HTML, where a link
/// stands under the name that the words have.
pub fn with_ids(body: &str, formatted: Option<&str>) -> String {
    let mut line = bare_links(body);
    let mut from = 0;
    for (label, id) in formatted.map(pills).unwrap_or_default() {
        if label.is_empty() || line[from..].starts_with(&id) {
            continue;
        }
        if let Some(at) = line[from..].find(&label) {
            line.replace_range(from + at..from + at + label.len(), &id);
            from += at + id.len();
        }
    }
    line
}

/// The people an HTML text links to, each with the name the link stands under.
fn pills(html: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut rest = html;
    while let Some(at) = rest.find("<a ") {
        rest = &rest[at + 3..];
        let Some((tag, after)) = rest.split_once('>') else { break };
        let Some((label, after)) = after.split_once("</a>") else { break };
        rest = after;
        let address = tag.split(['"', '\'']).find_map(|part| part.strip_prefix(LINK));
        if let Some(id) = address.and_then(person) {
            found.push((text(label), id));
        }
        if found.len() == MOST {
            break;
        }
    }
    found
}

/// A text with addresses of people, bare or under a name in Markdown, replaced by their ids.
fn bare_links(body: &str) -> String {
    let mut out = String::with_capacity(body.len());
    let mut rest = body;
    for _ in 0..MOST {
        let Some(at) = rest.find(LINK) else { break };
        let (before, link) = rest.split_at(at);
        let address = &link[LINK.len()..];
        let end = address
            .find(|c: char| c.is_whitespace() || matches!(c, ')' | '>' | '"'))
            .unwrap_or(address.len());
        let Some(id) = person(&address[..end]) else {
            out.push_str(before);
            out.push_str(LINK);
            rest = address;
            continue;
        };
        let after = &address[end..];
        match before.strip_suffix("](").and_then(|before| before.rfind('[')) {
            Some(open) if after.starts_with(')') => {
                out.push_str(&before[..open]);
                rest = &after[1..];
            }
            _ => {
                out.push_str(before);
                rest = after;
            }
        }
        out.push_str(&id);
    }
    out.push_str(rest);
    out
}

/// The id of a person's address, without what may follow it.
fn person(address: &str) -> Option<String> {
    let id = decoded(address.split(['?', '/']).next()?)?;
    // What is no id, or could not be told from words of the line, stays as it is.
    if !id.starts_with('@') || id.contains(|c: char| c.is_whitespace() || c.is_control() || c == '"') {
        return None;
    }
    UserId::parse(&id).ok().map(|id| id.to_string())
}

/// A part of an address without its percent signs.
fn decoded(part: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(part.len());
    let mut rest = part.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let hex = [rest.next()?, rest.next()?];
            bytes.push(u8::from_str_radix(std::str::from_utf8(&hex).ok()?, 16).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

/// What is read of a piece of HTML.
fn text(html: &str) -> String {
    let mut out = String::new();
    let mut in_tag = false;
    for c in html.chars() {
        match c {
            '<' => in_tag = true,
            '>' if in_tag => in_tag = false,
            _ if !in_tag => out.push(c),
            _ => {}
        }
    }
    for (entity, c) in
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", "\u{a0}"), ("&amp;", "&")]
    {
        out = out.replace(entity, c);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pill_becomes_the_persons_id() {
        let html = r#"!challenge <a href="https://matrix.to/#/@ann:example.org">Ann &amp; Co</a> first"#;
        assert_eq!(with_ids("!challenge Ann & Co first", Some(html)), "!challenge @ann:example.org first");
        let html = r#"<a href='https://matrix.to/#/%40ann%3Aexample.org?via=x'>Ann</a>"#;
        assert_eq!(with_ids("Ann", Some(html)), "@ann:example.org");
    }

    #[test]
    fn several_pills_keep_their_order_even_under_one_name() {
        let html =
            r#"!x <a href="https://matrix.to/#/@a:s">Bo</a> <a href="https://matrix.to/#/@b:s">Bo</a>"#;
        assert_eq!(with_ids("!x Bo Bo", Some(html)), "!x @a:s @b:s");
    }

    #[test]
    fn addresses_in_the_words_are_read_too() {
        assert_eq!(with_ids("!x https://matrix.to/#/@a:s first", None), "!x @a:s first");
        assert_eq!(with_ids("!x [Ann](https://matrix.to/#/@a:s) first", None), "!x @a:s first");
        let html = r#"!x <a href="https://matrix.to/#/@a:s">Ann</a>"#;
        assert_eq!(with_ids("!x [Ann](https://matrix.to/#/@a:s)", Some(html)), "!x @a:s");
    }

    #[test]
    fn what_is_no_person_stays_as_it_is() {
        for words in [
            "!x https://matrix.to/#/!room:s",
            "!x https://matrix.to/#/#alias:s now",
            "!x [a](https://example.org)",
            "https://matrix.to/#/@a%20b:s",
            "https://matrix.to/#/",
        ] {
            assert_eq!(with_ids(words, None), words);
        }
        assert_eq!(with_ids("!move e4", Some("<a href=\"https://matrix.to/#/@a:s\"")), "!move e4");
        assert_eq!(with_ids("!move e4", Some("<a <a <a > </a>")), "!move e4");
    }
}
