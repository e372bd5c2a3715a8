//! A text of Discord as people read it there.

/// A text as it was sent, and once more as people see it: without the backslashes before punctuation, and with linked
/// commands as they are typed, in code and out of it.
pub(super) fn readable(text: &str) -> String {
    let mut all = unescaped(text);
    let chat = as_in_chat(&all);
    for quote in ["", "`"] {
        let plain = unlinked(&all, quote);
        if plain != all && !all.contains(&plain) {
            all = format!("{all}\n{plain}");
        }
    }
    if all.contains(&chat) { all } else { format!("{all}\n{chat}") }
}

/// A text with its linked commands as they are typed in the chat: without what they stand below, and without the names of
/// options (`</lasermate draw:8> `action:claim`` is `/draw claim`).
fn as_in_chat(text: &str) -> String {
    with_links(text, |chat, name, behind| {
        chat.push_str(&format!("`/{}", name.rsplit(' ').next().unwrap_or(name)));
        let mut rest = behind;
        if let Some((options, behind)) = behind.strip_prefix(" `").and_then(|code| code.split_once('`')) {
            for option in options.split(' ') {
                chat.push(' ');
                chat.push_str(option.split_once(':').map_or(option, |(_, value)| value));
            }
            rest = behind;
        }
        chat.push('`');
        rest
    })
}

/// A text with its linked commands (`</move:12>`) as they are typed, between these characters.
fn unlinked(text: &str, quote: &str) -> String {
    with_links(text, |plain, name, behind| {
        plain.push_str(&format!("{quote}/{name}{quote}"));
        behind
    })
}

/// A text whose linked commands are written by a function: it is told the command's name and what follows the link, and gives
/// back what of that is still to be copied.
fn with_links<'a>(text: &'a str, write: impl Fn(&mut String, &'a str, &'a str) -> &'a str) -> String {
    let mut written = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("</") {
        written.push_str(before);
        let link = after.split_once('>').and_then(|(link, behind)| Some((link.split_once(':')?, behind)));
        rest = match link {
            Some(((name, id), behind)) if id.bytes().all(|byte| byte.is_ascii_digit()) => {
                write(&mut written, name, behind)
            }
            _ => {
                written.push_str("</");
                after
            }
        };
    }
    written + rest
}

fn unescaped(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let escapes = c == '\\' && chars.peek().is_some_and(char::is_ascii_punctuation);
        shown.extend(if escapes { chars.next() } else { Some(c) });
    }
    if shown == text { shown } else { format!("{text}\n{shown}") }
}
