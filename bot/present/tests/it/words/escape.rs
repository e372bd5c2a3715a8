//! Names and typed text cannot become Markdown, mentions, links or invisible tricks (issue: mentions and markdown in
//! names).

use lasermate_domain::escape::{NAME_CHARS, escape, escape_text, plain, plain_text};
use proptest::prelude::*;

const PUNCTUATION: &[char] =
    &['*', '_', '~', '|', '[', ']', '(', ')', '#', '!', '{', '}', '+', '-', '`', '<', '>', '@', '&', '\\'];

/// Punctuation that is not preceded by a backslash of its own.
fn bare(text: &str) -> Vec<char> {
    let mut found = Vec::new();
    let mut escaped = false;
    for c in text.chars() {
        if !escaped && c == '\\' {
            escaped = true;
            continue;
        }
        if !escaped && PUNCTUATION.contains(&c) {
            found.push(c);
        }
        escaped = false;
    }
    if escaped {
        found.push('\\');
    }
    found
}

#[test]
fn mentions_of_all_platforms_are_harmless() {
    for hostile in [
        "@everyone",
        "@here",
        "<@123>",
        "<@!123>",
        "<@&123>",
        "<#456>",
        "@room",
        "<t:1:R>",
        "<:a:1>",
        "</x:1>",
    ] {
        let safe = escape(hostile);
        assert!(!safe.contains(['@', '<', '>', '&']), "{safe}");
    }
    assert_eq!(escape("@everyone"), "＠everyone");
    assert_eq!(escape("https://evil.example"), "https∶//evil.example");
    assert_eq!(escape("[click](https://x.example)"), "\\[click\\]\\(https∶//x.example\\)");
}

#[test]
fn markdown_is_shown_as_it_was_typed() {
    assert_eq!(escape("snake_case"), "snake\\_case");
    assert_eq!(escape("**bold** ||x|| ~~y~~"), "\\*\\*bold\\*\\* \\|\\|x\\|\\| \\~\\~y\\~\\~");
    assert_eq!(escape("```code```"), "ˋˋˋcodeˋˋˋ");
    assert_eq!(escape("# title"), "\\# title");
}

#[test]
fn what_cannot_be_seen_is_left_out() {
    assert_eq!(escape("A\u{200b}n\u{202e}n\u{2066}\u{feff}"), "Ann");
    assert_eq!(escape("two\r\nlines\tand  more"), "two lines and more");
    assert_eq!(escape("\u{200b}\u{3164}\u{2800}"), "somebody");
    assert_eq!(escape(""), "somebody");
    assert_eq!(plain("\u{1b}[31mred\u{0}"), "[31mred");
    let stacked = format!("a{}", "\u{301}".repeat(30));
    assert_eq!(plain(&stacked).chars().count(), 3);
}

#[test]
fn long_names_are_cut() {
    let name = "n".repeat(200);
    assert_eq!(plain(&name).chars().count(), NAME_CHARS);
    assert!(plain(&name).ends_with('…'));
    assert_eq!(plain(&"n".repeat(NAME_CHARS)), "n".repeat(NAME_CHARS));
    assert_eq!(plain_text("abcdef", 3), "ab…");
    assert_eq!(plain_text("abc", 3), "abc");
    assert_eq!(plain_text("", 3), "");
}

proptest! {
    #[test]
    fn nothing_bare_is_left(name in any::<String>()) {
        let safe = escape(&name);
        prop_assert!(bare(&safe).is_empty(), "{safe:?}");
        prop_assert!(!safe.contains("://"));
        prop_assert!(!safe.chars().any(char::is_control));
        prop_assert!(!safe.is_empty());
    }

    #[test]
    fn cleaning_twice_changes_nothing_more(name in any::<String>(), most in 1_usize..60) {
        let once = plain(&name);
        prop_assert_eq!(plain(&once), once.clone());
        prop_assert!(once.chars().count() <= NAME_CHARS);
        prop_assert!(plain_text(&name, most).chars().count() <= most);
        prop_assert!(bare(&escape_text(&name, most)).is_empty());
    }

    #[test]
    fn hostile_alphabets_are_cleaned_too(
        name in prop::collection::vec(prop::sample::select(&[
            '@', '<', '>', '`', '*', '_', '\\', '[', ']', ':', '/', '\u{202e}', '\u{200d}', '\u{301}', 'a', ' ', '\n',
        ][..]), 0..80)
    ) {
        let name: String = name.into_iter().collect();
        let safe = escape(&name);
        prop_assert!(bare(&safe).is_empty(), "{safe:?}");
        let unseen = safe.contains(['\n', '\u{202e}', '\u{200d}']);
        prop_assert!(!safe.contains("://") && !unseen);
    }
}
