//! Our small Markdown as Discord's: the same marks, and everything Discord knows besides made harmless.
//!
//! Ours has bold, italic, struck through, spoilers, code, fenced code, `- ` lists and the backslash. Discord also reads headings,
//! quotes, numbered lists, links, underlines, mentions, emoji codes and time tags, so what could begin one of those gets a
//! backslash, or a look-alike where Discord does not heed the backslash. Moments become time tags, which each reader sees
//! in their own time.

use crate::account::catalogue;
use crate::outgoing::links::Links;
use lasermate_domain::command::mark::{BEFORE, BEHIND};
use lasermate_present::language::Language;
use lasermate_present::say::discord;
use lasermate_present::saying::written;
use lasermate_present::text;

/// How addresses of messages begin, and how those of a direct conversation go on after an `@`.
const HERE: &str = "https://discord.com/channels/";
const DIRECT: &str = "me/";
/// How a command begins that stands in code.
const QUOTED: &str = "`\u{e004}";

/// A text of ours, as Discord is to be sent it for who reads this language.
pub fn words(text: &str, links: &Links, language: &Language) -> String {
    let text = &written(text, language);
    // Moments and rooms go in last: their marks are private characters, which nothing else touches.
    let relative = |at| format!("<t:{}:R>", links.skew.discords(at));
    let runs_out = |moment: &str| written(&discord::runs_out(moment), language);
    let counted =
        text::time::render_countdowns(&marks(text, links), |at| format!(" {}", runs_out(&relative(at))));
    let timed = text::time::render(&counted, relative);
    let linked = text::room::render(&timed, |channel| format!("<#{channel}>"));
    text::command::render(&linked, |name, rest| links.show(name, rest))
}

/// A text of ours for a file, where nothing is a mark and a backslash would only disturb.
pub fn for_a_file(text: &str, language: &Language) -> String {
    let plain = text::time::without_countdowns(&text::unmarked(&written(text, language)));
    let unix_time = |seconds: i64| written(&discord::unix_time(seconds.to_string()), language);
    let timed = text::time::render(&plain, unix_time);
    text::command::render(&text::room::render(&timed, str::to_owned), catalogue::typed)
}

fn marks(text: &str, links: &Links) -> String {
    let mut out = String::with_capacity(text.len() + text.len() / 8);
    let mut fenced = false;
    for (number, line) in text.split('\n').enumerate() {
        if number > 0 {
            out.push('\n');
        }
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
            out.push_str(line);
        } else if fenced {
            out.push_str(line);
        } else if links.is_install(line) {
            // In such brackets an address has no preview.
            out.extend(["<", line, ">"]);
        } else {
            plain_line(line, links, &mut out);
        }
    }
    out
}

/// A line outside of fenced code.
fn plain_line(line: &str, links: &Links, out: &mut String) {
    let line = start_of_line(line, out);
    let line = unquoted(line, links);
    let mut chars = line.chars().peekable();
    let mut in_code = false;
    while let Some(c) = chars.next() {
        match c {
            '`' => {
                in_code = !in_code;
                out.push(c);
            }
            // Code shows no links: a command is plain text there.
            BEFORE if in_code => out.push('/'),
            BEHIND if in_code => {}
            _ if in_code => out.push(c),
            '\\' => {
                out.push('\\');
                // A backslash before punctuation is ours; any other stands for itself.
                match chars.next_if(char::is_ascii_punctuation) {
                    Some(next) => out.push(next),
                    None => out.push('\\'),
                }
            }
            // Discord's own addresses of direct conversations; they mention nobody.
            '@' if out.ends_with(HERE) && chars.clone().take(3).eq(DIRECT.chars()) => out.push('@'),
            '@' => out.push('＠'),
            // `[ ]` is a link only with both brackets, and emoji codes and `<...>` only with their beginnings.
            // Ours are two: what is struck through, and spoilers.
            '~' if chars.next_if_eq(&'~').is_some() => out.push_str("~~"),
            '|' if chars.next_if_eq(&'|').is_some() => out.push_str("||"),
            '_' | '~' | '|' | '[' | '<' => {
                out.push('\\');
                out.push(c);
            }
            ':' if chars.peek().is_some_and(|next| next.is_alphanumeric() || matches!(next, '_' | '+')) => {
                out.push_str("\\:");
            }
            _ => out.push(c),
        }
    }
}

/// A line in which commands that stand in code, with what follows them there, stand outside of it where they can be linked, and
/// otherwise as they are typed on Discord.
fn unquoted(line: &str, links: &Links) -> String {
    let mut out = String::with_capacity(line.len());
    let mut rest = line;
    while let Some((before, after)) = rest.split_once(QUOTED) {
        out.push_str(before);
        let quoted = after.split_once('`').and_then(|(code, behind)| {
            let (mark, args) = code.split_once(BEHIND)?;
            Some((format!("{mark}{args}"), behind))
        });
        let Some((typed, behind)) = quoted else {
            out.push_str(QUOTED);
            rest = after;
            continue;
        };
        let (name, args) = typed.split_once(' ').unwrap_or((&typed, ""));
        if links.link(name).is_some() {
            out.extend([BEFORE]);
            out.push_str(&typed);
            out.extend([BEHIND]);
        } else {
            out.push('`');
            out.push_str(&catalogue::typed(name, args));
            out.push('`');
        }
        rest = behind;
    }
    out.push_str(rest);
    out
}

/// Marks that count at the beginning of a line alone; gives what is left of the line.
fn start_of_line<'a>(line: &'a str, out: &mut String) -> &'a str {
    let indent = line.len() - line.trim_start_matches(' ').len();
    let (spaces, rest) = line.split_at(indent);
    out.push_str(spaces);
    if rest.starts_with(['#', '>']) || rest.starts_with("-#") {
        out.push('\\');
        let (mark, rest) = rest.split_at(1);
        out.push_str(mark);
        return rest;
    }
    let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    if digits > 0 && rest[digits..].starts_with(". ") {
        out.push_str(&rest[..digits]);
        out.push_str("\\.");
        return &rest[digits + 1..];
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> String {
        super::words(text, &Links::default(), Language::english())
    }

    #[test]
    fn our_own_marks_stay() {
        let text =
            "**bold** *italic* ~~struck~~ ||hidden|| `a_b <@1>` and\n- a list\n```\n| <@1> _x_ |\n```\nend";
        assert_eq!(words(text), text);
    }

    #[test]
    fn what_is_escaped_stays_escaped_once() {
        assert_eq!(words(r"\*not bold\* \_ \#"), r"\*not bold\* \_ \#");
    }

    #[test]
    fn what_discord_alone_would_read_is_made_harmless() {
        for (ours, discords) in [
            ("# not a heading", r"\# not a heading"),
            ("-# not small", r"\-# not small"),
            ("> not a quote", r"\> not a quote"),
            ("12. Nf3", r"12\. Nf3"),
            ("a__b__c", r"a\_\_b\_\_c"),
            ("|no spoiler|", r"\|no spoiler\|"),
            ("<@123> <#4> <t:5:R>", r"\<＠123> \<#4> \<t\:5\:R>"),
            ("[x](https://example.org)", r"\[x](https://example.org)"),
            ("@everyone", "＠everyone"),
            ("https://discord.com/channels/@everyone", "https://discord.com/channels/＠everyone"),
            ("https://discord.com/channels/@me/1/2", "https://discord.com/channels/@me/1/2"),
            (":skull: 12:30", r"\:skull: 12\:30"),
            ("back\\slash", r"back\\slash"),
        ] {
            assert_eq!(words(ours), discords);
        }
    }

    #[test]
    fn a_moment_is_shown_in_the_readers_own_time() {
        let text = format!("until {}.", text::time::moment(1_700_000_000_999));
        assert_eq!(words(&text), "until <t:1700000000:R>.");
        let text = format!("Blue 4:58{}.", text::time::countdown(1_700_000_000_999));
        assert_eq!(words(&text), r"Blue 4\:58 (runs out <t:1700000000:R>).", "a running clock counts down");
    }

    #[test]
    fn a_command_is_a_link_once_its_id_is_known() {
        use lasermate_domain::command::mark::{CANCEL, DRAW, MOVE, line};
        let claim = line("draw claim");
        let text = format!(
            "`{CANCEL}` takes it back, `{MOVE} e2e4` or `{}` plays; a draw may be claimed ({claim}, not {DRAW}).",
            line("move Nf3"),
        );
        let plain = "`/lasermate cancel` takes it back, `/move move:e2e4` or `/move move:Nf3` plays; a draw may be claimed (/lasermate draw action:claim, not /lasermate draw).";
        assert_eq!(words(&text), plain);
        let links = Links::default();
        links
            .note([("lasermate", "7"), ("move", "8")].map(|(a, b)| (a.to_owned(), b.to_owned())).into_iter());
        assert_eq!(
            super::words(&text, &links, Language::english()),
            "</lasermate cancel:7> takes it back, </move:8> `move:e2e4` or </move:8> `move:Nf3` plays; a draw may be claimed (</lasermate draw:7> `action:claim`, not </lasermate draw:7>)."
        );
    }

    #[test]
    fn a_room_is_linked() {
        let room = text::room::room(&lasermate_domain::port::RoomId("discord:123456789012345678".to_owned()));
        assert_eq!(words(&format!("in {room})")), "in <#123456789012345678>)");
        assert_eq!(for_a_file(&room, Language::english()), "123456789012345678");
    }

    #[test]
    fn a_file_shows_what_people_typed_without_backslashes() {
        let text = format!(r"{} moved \* at {}", r"A\_b", text::time::moment(5000));
        assert_eq!(for_a_file(&text, Language::english()), "A_b moved * at 5 (unix time)");
    }

    /// A reader of Discord's marks, as small as it can be: whether any of them would take effect in a name.
    fn takes_effect(sent: &str) -> bool {
        let mut chars = sent.chars();
        while let Some(c) = chars.next() {
            match c {
                '\\' => drop(chars.next()),
                '*' | '_' | '~' | '|' | '`' | '@' | '<' | '[' => return true,
                _ => {}
            }
        }
        sent.contains("://")
    }

    #[test]
    fn hostile_names_stay_names() {
        for name in [
            "@everyone",
            "<@1234> <@&99> <#12> <t:1:R> </move:1>",
            "**Ann** __x__ ~~y~~ ||z||",
            "[free](https://evil.example) https://evil.example",
            "`code` ```fence```",
            "\\*already\\*",
            "-# small\n# big\n> quote",
            "_\\_\\\\_",
            "<a:emoji:1> :skull:",
        ] {
            let sent = words(&lasermate_domain::escape::escape(name));
            assert!(!takes_effect(&sent), "{name:?} became {sent:?}");
            assert!(!sent.contains('\n'));
        }
    }
}
