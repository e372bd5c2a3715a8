//! Our small Markdown as Matrix shows it: the HTML that clients render, and plain words for those that do not.
//!
//! Everything that is not one of our own marks is escaped, so nothing people typed becomes a tag, a link or a mention.

use lasermate_domain::calendar::day_and_month;
use lasermate_domain::port::UnixMillis;
use lasermate_domain::time_zone::Zone;
use lasermate_present::language::Language;
use lasermate_present::say::matrix as say;
use lasermate_present::saying::written;
use lasermate_present::text;
use lasermate_service::clock;

/// A text in both forms.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FormattedText {
    pub plain: String,
    pub html: String,
}

/// A text of ours as it is sent now to who reads this language.
pub fn words(text: &str, language: &Language) -> FormattedText {
    words_at(text, clock::now(), language)
}

/// A text without Markdown, with its moments and rooms as they are shown.
pub fn for_a_file(text: &str, language: &Language) -> String {
    shown(text, clock::now(), language)
}

fn shown(text: &str, now: UnixMillis, language: &Language) -> String {
    let text = text::time::without_countdowns(&written(text, language));
    let text = text::time::render(&text, |at| written(&moment(at, now), language));
    // A room's name would be its id, which says nothing to anybody.
    text::room::render(&text, |name| {
        written(if name.contains('/') { say::A_THREAD } else { say::ANOTHER_ROOM }, language)
    })
}

fn words_at(text: &str, now: UnixMillis, language: &Language) -> FormattedText {
    let text = shown(text, now, language);
    let mut out = FormattedText::default();
    let (mut fenced, mut listed) = (false, false);
    for (number, line) in text.split('\n').enumerate() {
        let fence = line.trim_start().starts_with("```");
        let item = line.strip_prefix("- ").filter(|_| !fenced && !fence);
        if item.is_none() && std::mem::take(&mut listed) {
            out.html.push_str("</ul>");
        } else if number > 0 && item.is_none() && !fence && !out.html.ends_with("<pre><code>") {
            out.html.push_str(if fenced { "\n" } else { "<br>" });
        }
        if fence {
            fenced = !fenced;
            out.html = out.html.strip_suffix("<br>").map(str::to_owned).unwrap_or(out.html);
            out.html.push_str(if fenced { "<pre><code>" } else { "</code></pre>" });
            continue;
        }
        if !out.plain.is_empty() {
            out.plain.push('\n');
        }
        if fenced {
            out.plain.push_str(line);
            escape(line, &mut out.html);
            continue;
        }
        if let Some(item) = item {
            out.html.push_str(if std::mem::replace(&mut listed, true) { "<li>" } else { "<ul><li>" });
            out.plain.push_str("- ");
            inline(item, &mut out, language);
            out.html.push_str("</li>");
        } else {
            inline(line, &mut out, language);
        }
    }
    if listed {
        out.html.push_str("</ul>");
    }
    if fenced {
        out.html.push_str("</code></pre>");
    }
    out
}

/// The element of a spoiler.
const SPOILER: &str = "span";

/// How the addresses of messages begin that stand behind words of ours.
const OWN_LINK: &str = "https://matrix.to/#/";

/// The marks within a line. One that is not closed ends with the line.
fn inline(line: &str, out: &mut FormattedText, language: &Language) {
    const MARKS: [(&str, &str); 4] = [("**", "strong"), ("~~", "del"), ("*", "em"), ("||", SPOILER)];
    let mut open: Vec<&str> = Vec::new();
    let mut rest = line;
    while let Some(c) = rest.chars().next() {
        if c == '\\' {
            let next = rest[1..].chars().next().filter(char::is_ascii_punctuation);
            let shown = next.unwrap_or('\\');
            both(shown, &open, out);
            rest = &rest[1 + next.map_or(0, char::len_utf8)..];
            continue;
        }
        if c == '`'
            && let Some((code, after)) = rest[1..].split_once('`')
        {
            if !open.contains(&SPOILER) {
                out.plain.push_str(code);
            }
            out.html.push_str("<code>");
            escape(code, &mut out.html);
            out.html.push_str("</code>");
            rest = after;
            continue;
        }
        // An address says nothing to whoever reads plain words, and is a link where links are.
        if let Some(address) = rest.strip_prefix(" (").filter(|address| address.starts_with(OWN_LINK))
            && let Some((address, after)) = address.split_once(')')
        {
            out.html.push_str(" (<a href=\"");
            escape(address, &mut out.html);
            out.html.push_str("\">");
            escape(&written(say::MESSAGE, language), &mut out.html);
            out.html.push_str("</a>)");
            rest = after;
            continue;
        }
        let mark = MARKS.into_iter().find(|(mark, _)| rest.starts_with(mark));
        if let Some((mark, tag)) = mark {
            rest = &rest[mark.len()..];
            if open.last() == Some(&tag) {
                open.pop();
                out.html.push_str(&format!("</{tag}>"));
            } else if !open.contains(&tag) {
                open.push(tag);
                if tag == SPOILER {
                    // Without HTML nothing can be hidden, so it is left out.
                    out.plain.push_str(&written(say::SPOILER, language));
                    out.html.push_str("<span data-mx-spoiler>");
                } else {
                    out.html.push_str(&format!("<{tag}>"));
                }
            }
            continue;
        }
        both(c, &open, out);
        rest = &rest[c.len_utf8()..];
    }
    while let Some(tag) = open.pop() {
        out.html.push_str(&format!("</{tag}>"));
    }
}

fn both(c: char, open: &[&str], out: &mut FormattedText) {
    if !open.contains(&SPOILER) {
        out.plain.push(c);
    }
    escape(c.encode_utf8(&mut [0; 4]), &mut out.html);
}

/// Words as HTML that has no marks in it.
pub fn escape(words: &str, html: &mut String) {
    for c in words.chars() {
        match c {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\'' => html.push_str("&#39;"),
            c => html.push(c),
        }
    }
}

/// A moment in our words: how far away it is, or the date where it is past. Matrix shows no times of the reader's own.
fn moment(seconds: i64, now: UnixMillis) -> String {
    const HOUR: UnixMillis = 60 * 60 * 1000;
    match seconds.saturating_mul(1000).saturating_sub(now) {
        ..0 => date(seconds),
        // Nobody wants to read of 59 minutes.
        left if left > 2 * HOUR => say::in_time(text::time::time_words((left + HOUR / 2) / HOUR * HOUR)),
        left => say::in_time(text::time::time_words(left)),
    }
}

/// `Nov 14, 22:13 UTC`
fn date(seconds: i64) -> String {
    let (day, month) = day_and_month(seconds.saturating_mul(1000), Zone::default());
    let (hour, minute) = (seconds.rem_euclid(86_400) / 3600, seconds.rem_euclid(3600) / 60);
    say::past(say::month(month), day.to_string(), format!("{hour:02}:{minute:02}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn html(text: &str) -> String {
        words_at(text, 0, Language::english()).html
    }

    fn plain(text: &str) -> String {
        words_at(text, 0, Language::english()).plain
    }

    #[test]
    fn an_address_behind_words_is_a_link_and_not_in_plain_words() {
        let text = "- **1** peace (https://matrix.to/#/!a:s/$e?via=s&x=\"y) and more";
        assert_eq!(plain(text), "- 1 peace and more");
        let link = "<a href=\"https://matrix.to/#/!a:s/$e?via=s&amp;x=&quot;y\">message</a>";
        assert_eq!(html(text), format!("<ul><li><strong>1</strong> peace ({link}) and more</li></ul>"));
        for other in
            ["see https://matrix.to/#/!a:s", "a (https://matrix.to/#/!a:s", "b (https://example.org)"]
        {
            assert_eq!(plain(other), other);
            assert!(!html(other).contains("<a"), "{other}");
        }
    }

    #[test]
    fn our_own_marks_become_tags_and_vanish_from_the_plain_words() {
        let text = "**bold** *it* ~~no~~ `a<b` and\n- one\n- *two*\nend";
        assert_eq!(
            html(text),
            "<strong>bold</strong> <em>it</em> <del>no</del> <code>a&lt;b</code> and<ul><li>one</li><li><em>two</em></li></ul>end"
        );
        assert_eq!(plain(text), "bold it no a<b and\n- one\n- two\nend");
        assert_eq!(
            html("Solution: ||1. *Nf3* `e5`|| end"),
            "Solution: <span data-mx-spoiler>1. <em>Nf3</em> <code>e5</code></span> end"
        );
        assert_eq!(plain("Solution: ||1. *Nf3* `e5`|| end"), "Solution: (spoiler) end");
        let fenced = "board:\n```\n| <k> |\n| *p* |\n```\nend";
        assert_eq!(html(fenced), "board:<pre><code>| &lt;k&gt; |\n| *p* |</code></pre><br>end");
        assert_eq!(plain(fenced), "board:\n| <k> |\n| *p* |\nend");
    }

    #[test]
    fn marks_that_are_not_closed_end_with_the_line() {
        assert_eq!(html("**a *b\nc"), "<strong>a <em>b</em></strong><br>c");
        assert_eq!(html("a ` b"), "a ` b");
        assert_eq!(html("- a"), "<ul><li>a</li></ul>");
    }

    #[test]
    fn hostile_names_stay_names() {
        for name in [
            "<b>Ann</b>",
            "<a href=\"https://matrix.to/#/@bob:evil\">x</a>",
            "@room",
            "**x** ~~y~~ `z`",
            "</strong><img src=mxc://a/b>",
            "&lt;script&gt;",
        ] {
            let sent = html(&lasermate_domain::escape::escape(name));
            assert!(!sent.contains('<') && !sent.contains("@room"), "{name:?} became {sent:?}");
        }
        assert_eq!(plain(&lasermate_domain::escape::escape("a_b*c")), "a_b*c");
    }

    #[test]
    fn moments_are_told_from_now_and_past_ones_in_universal_time() {
        let text = format!("Expires {}.", text::time::moment(1_700_000_000_000));
        let plain = |now| words_at(&text, now, Language::english()).plain;
        assert_eq!(plain(1_699_996_400_000), "Expires in 1 hour.");
        assert_eq!(plain(1_699_913_601_500), "Expires in 24 hours.");
        assert_eq!(plain(1_800_000_000_000), "Expires Nov 14, 22:13 UTC.");
    }
}
