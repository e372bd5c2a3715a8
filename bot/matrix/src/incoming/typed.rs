//! Whether a message is meant for the bot, and which line of it is the command.

use std::borrow::Cow;

use crate::incoming::talk;
use lasermate_domain::command::{line, multi_line};

/// How the bot is spoken to in a room.
#[derive(Clone, Copy, Debug)]
pub struct AddressStyle<'a> {
    pub own: &'a str,
    pub name: Option<&'a str>,
    pub prefix: &'a str,
    /// Whether it is alone with one person, so that everything is meant for it.
    pub direct: bool,
}

/// What a message means for the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypedMeaning {
    /// A command, without its prefix.
    Command {
        line: String,
        /// Whether nobody else can be meant: another bot may have the same short prefix.
        sure: bool,
    },
    /// Something that is said to the bot without a prefix: a command, or talk.
    Said(String),
    /// A number: the answer to a list of choices, where there is one.
    Number {
        number: u16,
        /// Whether nobody else can be meant: elsewhere people count for each other.
        sure: bool,
    },
}

/// The prefix every room knows beside the short one, for where another bot has that.
const LONG: &str = "lm";

/// What a message means for the bot; `None` where people talk among themselves.
pub fn meant(text: &str, manner: AddressStyle<'_>) -> Option<TypedMeaning> {
    let text = text.trim_matches(|c: char| is_unseen(c) || c.is_whitespace());
    if let Some(number) = number_in(text, manner) {
        return Some(TypedMeaning::Number { number, sure: manner.direct });
    }
    if let Some(line) = prefixed(text, manner.prefix) {
        let (line, long) = without_long(line);
        return Some(asked(line, long || manner.direct || manner.prefix.chars().count() > 1, manner));
    }
    let named = named(text, manner);
    if let Some(line) = named.and_then(|line| prefixed(line, manner.prefix)) {
        return Some(asked(line, true, manner));
    }
    let line = named.or_else(|| (manner.direct && !text.is_empty()).then_some(text))?;
    Some(match number_in(line, manner) {
        Some(number) => TypedMeaning::Number { number, sure: true },
        None => TypedMeaning::Said(with_slashes(&without_mark(line), manner)),
    })
}

/// What follows the prefix: a command or a number.
fn asked(line: &str, sure: bool, manner: AddressStyle<'_>) -> TypedMeaning {
    match number_in(line, manner) {
        Some(number) => TypedMeaning::Number { number, sure },
        None => TypedMeaning::Command { line: with_slashes(&without_mark(line), manner), sure },
    }
}

/// The number in a message's first line, where the further ones are talk: none is a number or a command, which would be lost.
fn number_in(text: &str, manner: AddressStyle<'_>) -> Option<u16> {
    let mut lines = text.trim().lines().map(str::trim);
    let first = number(lines.next()?)?;
    let is_talk = |line| number(line).is_none() && command_in(line, manner, manner.direct).is_none();
    lines.all(is_talk).then_some(first)
}

/// A message's lines with a slash before every further one that is a command as well, so that none is taken for talk.
fn with_slashes(text: &str, manner: AddressStyle<'_>) -> String {
    let Some((first, further)) = text.split_once('\n') else { return text.to_owned() };
    let bare = manner.direct && !multi_line::takes_lines(first);
    let marked = further.split('\n').map(|line| match command_in(line, manner, bare) {
        Some(command) => Cow::Owned(format!("/{}", command.trim_start_matches('/'))),
        None => Cow::Borrowed(line),
    });
    [Cow::Borrowed(first)].into_iter().chain(marked).collect::<Vec<_>>().join("\n")
}

/// The command in a further line, without what stands before it; `bare` where it needs nothing before it.
fn command_in<'a>(line: &'a str, manner: AddressStyle<'_>, bare: bool) -> Option<Cow<'a, str>> {
    let line = line.trim_matches(|c: char| is_unseen(c) || c.is_whitespace());
    let prefixed = |line| prefixed(line, manner.prefix).map(|line| without_long(line).0);
    let named = || named(line, manner).map(|line| prefixed(line).unwrap_or(line));
    match prefixed(line).or_else(named) {
        Some(command) => multi_line::begins_with_a_name(command).then_some(Cow::Borrowed(command)),
        None if bare => Some(talk::in_full(line)).filter(|said| line::parse(said).is_ok()),
        None => None,
    }
}

/// A line whose first word has no mark behind it, as in "help, please".
fn without_mark(line: &str) -> String {
    let line = line.trim();
    let end = line.find(char::is_whitespace).unwrap_or(line.len());
    let (word, rest) = line.split_at(end);
    let bare = word.trim_end_matches([',', ';', ':', '.', '!', '?', '…']);
    if bare.is_empty() { line.to_owned() } else { format!("{bare}{rest}") }
}

/// A number of at most three digits, as it is typed (`3`, `3.`, `3)`) or set as a reaction (a keycap), and nothing else.
pub fn number(text: &str) -> Option<u16> {
    const KEYCAP: char = '\u{20e3}';
    const AS_PICTURE: char = '\u{fe0f}';
    let bare: String = text.chars().filter(|c| !matches!(*c, KEYCAP | AS_PICTURE)).collect();
    if bare == "🔟" {
        return Some(10);
    }
    let digits = bare.strip_suffix(['.', ')']).unwrap_or(&bare);
    let short = (1..=3).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
    if short { digits.parse().ok() } else { None }
}

/// What keyboards for languages that are written from right to left put around a message.
const fn is_unseen(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// What follows the prefix, where a word does.
fn prefixed<'a>(text: &'a str, prefix: &str) -> Option<&'a str> {
    let line = text.strip_prefix(prefix).or_else(|| text.strip_prefix(wide(prefix)?))?;
    // A word as a prefix needs a blank behind it; a sign needs none, and "! no" is a sigh.
    let is_word = prefix.ends_with(char::is_alphanumeric);
    let apart = line.starts_with(char::is_whitespace);
    let line = line.trim_start();
    (apart == is_word && line.starts_with(char::is_alphanumeric)).then_some(line)
}

/// A prefix of one sign as keyboards for Chinese and Japanese write it: `！`.
fn wide(prefix: &str) -> Option<char> {
    const FROM_ASCII: u32 = 0xfee0;
    let mut signs = prefix.chars();
    let sign = signs.next().filter(char::is_ascii_graphic)?;
    if signs.next().is_some() { None } else { char::from_u32(u32::from(sign) + FROM_ASCII) }
}

fn without_long(line: &str) -> (&str, bool) {
    match line.split_once(char::is_whitespace) {
        Some((LONG, rest)) => (rest.trim_start(), true),
        None if line == LONG => ("help", true),
        _ => (line, false),
    }
}

/// What follows the bot's name at the beginning of a message.
fn named<'a>(text: &'a str, manner: AddressStyle<'_>) -> Option<&'a str> {
    let local = manner.own.split(':').next().unwrap_or(manner.own);
    let full = text.strip_prefix(manner.own).map(|rest| (rest, true));
    let short = || {
        let names = manner.name.into_iter().chain([local, local.trim_start_matches('@')]);
        names.filter(|name| !name.is_empty()).find_map(|name| {
            let (head, rest) = text.split_at_checked(name.len())?;
            head.eq_ignore_ascii_case(name).then_some((rest, false))
        })
    };
    let (rest, is_full) = full.or_else(short)?;
    let line = rest.trim_start_matches([':', ',']).trim_start();
    let addressed = rest.starts_with([':', ',']) || is_full && rest.starts_with(char::is_whitespace);
    (addressed && !line.is_empty()).then_some(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: AddressStyle<'_> =
        AddressStyle { own: "@lasermate:example.org", name: Some("Laser Mate"), prefix: "!", direct: false };

    fn line(text: &str, manner: AddressStyle<'_>) -> Option<(String, bool)> {
        match meant(text, manner)? {
            TypedMeaning::Command { line, sure } => Some((line, sure)),
            TypedMeaning::Said(_) | TypedMeaning::Number { .. } => None,
        }
    }

    fn said(line: &str) -> Option<TypedMeaning> {
        Some(TypedMeaning::Said(line.to_owned()))
    }

    fn number(number: u16, sure: bool) -> Option<TypedMeaning> {
        Some(TypedMeaning::Number { number, sure })
    }

    fn read(text: &str) -> Option<(String, bool)> {
        line(text, ROOM)
    }

    fn is(line: &str, sure: bool) -> Option<(String, bool)> {
        Some((line.to_owned(), sure))
    }

    #[test]
    fn a_command_has_a_prefix_or_the_bots_name_before_it() {
        assert_eq!(read("!move e2e4"), is("move e2e4", false));
        assert_eq!(read("  !help  "), is("help", false));
        assert_eq!(read("!lm move e2e4"), is("move e2e4", true));
        assert_eq!(read("!lm"), is("help", true));
        for to in
            ["@lasermate:example.org", "@lasermate:example.org:", "lasermate:", "@lasermate,", "Laser Mate:"]
        {
            assert_eq!(meant(&format!("{to} move e2e4"), ROOM), said("move e2e4"), "{to}");
            assert_eq!(read(&format!("{to} !move e2e4")), is("move e2e4", true), "{to}");
        }
        for talk in
            ["hello", "! no", "!!!", "!", "lasermate is nice", "lasermate:", "move e2e4", "/move e2e4", ""]
        {
            assert_eq!(read(talk), None, "{talk}");
        }
    }

    #[test]
    fn a_prefix_may_be_a_word() {
        let manner = AddressStyle { prefix: "!chess", ..ROOM };
        assert_eq!(line("!chess move e4", manner), is("move e4", true));
        assert_eq!(line("!chessmove e4", manner), None);
        assert_eq!(line("!move e4", manner), None);
    }

    #[test]
    fn alone_with_somebody_everything_is_meant_for_the_bot() {
        let manner = AddressStyle { direct: true, ..ROOM };
        assert_eq!(meant("move e2e4", manner), said("move e2e4"));
        assert_eq!(meant("/help", manner), said("/help"));
        assert_eq!(line("!help", manner), is("help", true));
        assert_eq!(meant(" ", manner), None);
    }

    #[test]
    fn a_command_may_have_a_mark_behind_it() {
        assert_eq!(read("!help, please"), is("help please", false));
        assert_eq!(read("!help?"), is("help", false));
        let manner = AddressStyle { direct: true, ..ROOM };
        assert_eq!(meant("thanks!", manner), said("thanks"));
        assert_eq!(meant("?", manner), said("?"));
    }

    /// Commands in further lines are as plain to see as the first one, however the bot is spoken to.
    #[test]
    fn further_commands_are_written_alike() {
        let many = "move e4\n/move d4\nok".to_owned();
        assert_eq!(read("!move e4\n!move d4\nok"), Some((many.clone(), false)));
        assert_eq!(read("!move e4\n  ！move d4\nok"), Some((many.clone(), false)));
        assert_eq!(read("!lm move e4\n!lm move d4\nok"), Some((many.clone(), true)));
        assert_eq!(read("!move e4\nlasermate: !move d4\nok"), Some((many.clone(), false)));
        assert_eq!(meant("lasermate: move e4\nlasermate: move d4\nok", ROOM), said(&many));
        let word = AddressStyle { prefix: "chess", ..ROOM };
        assert_eq!(line("chess move e4\nchess move d4\nok", word), Some((many.clone(), true)));
        assert_eq!(line("chess help\nchess is fun", word), Some(("help\nchess is fun".to_owned(), true)));
        let direct = AddressStyle { direct: true, ..ROOM };
        for typed in ["move e4\nmove d4\nok", "!move e4\nmove d4\nok", "/move e4\n!move d4\nok"] {
            let Some(TypedMeaning::Command { line, .. } | TypedMeaning::Said(line)) = meant(typed, direct)
            else {
                panic!("{typed}")
            };
            assert_eq!(line.trim_start_matches('/'), many, "{typed}");
        }
        assert_eq!(meant("e4\nd4", direct), said("e4\n/move d4"));
        for text in ["move e4\ngood luck\n\nmove over", "import 1. e4\ne5\nhelp", "setup put\nQd1"] {
            assert_eq!(meant(text, ROOM), None);
            assert_eq!(line(&format!("!{text}"), ROOM), Some((text.to_owned(), false)), "{text}");
        }
        assert_eq!(meant("import 1. e4\ne5\nhelp", direct), said("import 1. e4\ne5\nhelp"));
    }

    #[test]
    fn keyboards_of_other_scripts_write_prefixes_too() {
        assert_eq!(read("\u{200f}!help"), is("help", false));
        assert_eq!(read("\u{200e} !help"), is("help", false));
        assert_eq!(read("\u{2067}!help\u{2069}"), is("help", false));
        assert_eq!(read("！help"), is("help", false));
        assert_eq!(
            meant("lasermate: ！help", ROOM),
            Some(TypedMeaning::Command { line: "help".to_owned(), sure: true })
        );
        assert_eq!(read("！"), None);
    }

    #[test]
    fn a_number_answers_a_list() {
        assert_eq!(meant("2", ROOM), number(2, false));
        assert_eq!(meant(" 12. ", ROOM), number(12, false));
        for typed in ["1)", "1\u{fe0f}\u{20e3}", "1\u{20e3}", "!1", "!1)", "!1\u{fe0f}\u{20e3}"] {
            assert_eq!(meant(typed, ROOM), number(1, false), "{typed}");
        }
        assert_eq!(meant("🔟", ROOM), number(10, false));
        for typed in ["lasermate: 2", "lasermate: !2", "lasermate: 2)", "!lm 2"] {
            assert_eq!(meant(typed, ROOM), number(2, true), "{typed}");
        }
        assert_eq!(meant("2", AddressStyle { direct: true, ..ROOM }), number(2, true));
        for talk in ["1234", "2 of them", "1,2", "٣"] {
            assert_eq!(meant(talk, ROOM), None, "{talk}");
        }
        let direct = AddressStyle { direct: true, ..ROOM };
        for (typed, sure) in
            [("1\ngood luck", false), ("!1)\n\ngood luck", false), ("lasermate: 1\nthanks", true)]
        {
            assert_eq!(meant(typed, ROOM), number(1, sure), "{typed}");
            assert_eq!(meant(typed, direct), number(1, true), "{typed}");
        }
        // Neither of two is lost.
        for many in ["1\n2", "1\n!move e4", "1\nlasermate: help"] {
            assert_eq!(meant(many, ROOM), None, "{many}");
        }
        assert_eq!(meant("1\nmove e4", direct), said("1\n/move e4"));
    }

    #[test]
    fn names_of_any_letters_are_no_trouble() {
        let manner = AddressStyle { name: Some("Ö"), ..ROOM };
        for text in ["é", "Ö", "Ö: help", "日本"] {
            let _ = meant(text, manner);
        }
        assert_eq!(meant("Ö: help", manner), said("help"));
    }
}
