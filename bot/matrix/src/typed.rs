//! Whether a message is meant for the bot, and which line of it is the command.

/// How the bot is spoken to in a room.
#[derive(Clone, Copy, Debug)]
pub struct Manner<'a> {
    /// The bot's user id.
    pub own: &'a str,
    /// Its display name there.
    pub name: Option<&'a str>,
    /// What commands begin with.
    pub prefix: &'a str,
    /// Whether it is alone with one person, so that everything is meant for it.
    pub direct: bool,
}

/// What a message means for the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meant {
    /// A command, without its prefix.
    Command {
        line: String,
        /// Whether nobody else can be meant: another bot may have the same short prefix.
        sure: bool,
    },
    /// A number: the answer to a list of choices, where there is one.
    Number(u16),
}

/// The prefix every room knows beside the short one, for where another bot has that.
const LONG: &str = "lm";

/// The line of a message that is meant for the bot; `None` where people talk among themselves.
pub fn meant(text: &str, manner: Manner<'_>) -> Option<Meant> {
    let text = text.trim();
    if let Some(number) = number(text) {
        return Some(Meant::Number(number));
    }
    if let Some(line) = prefixed(text, manner.prefix) {
        let (line, long) = without_long(line);
        let sure = long || manner.direct || manner.prefix.chars().count() > 1;
        return Some(command(line, sure));
    }
    if let Some(line) = named(text, manner) {
        return Some(match number(line) {
            Some(number) => Meant::Number(number),
            None => command(prefixed(line, manner.prefix).unwrap_or(line), true),
        });
    }
    (manner.direct && !text.is_empty()).then(|| command(text, true))
}

fn command(line: &str, sure: bool) -> Meant {
    Meant::Command { line: line.trim().to_owned(), sure }
}

/// A number of at most three digits, perhaps with a full stop, and nothing else.
fn number(text: &str) -> Option<u16> {
    let digits = text.strip_suffix('.').unwrap_or(text);
    let short = (1..=3).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
    if short { digits.parse().ok() } else { None }
}

/// What follows the prefix, where a word does.
fn prefixed<'a>(text: &'a str, prefix: &str) -> Option<&'a str> {
    let line = text.strip_prefix(prefix)?;
    // A word as a prefix needs a blank behind it; a sign needs none, and "! no" is a sigh.
    let is_word = prefix.ends_with(char::is_alphanumeric);
    let apart = line.starts_with(char::is_whitespace);
    let line = line.trim_start();
    (apart == is_word && line.starts_with(char::is_alphanumeric)).then_some(line)
}

fn without_long(line: &str) -> (&str, bool) {
    match line.split_once(char::is_whitespace) {
        Some((LONG, rest)) => (rest.trim_start(), true),
        None if line == LONG => ("help", true),
        _ => (line, false),
    }
}

/// What follows the bot's name at the beginning of a message.
fn named<'a>(text: &'a str, manner: Manner<'_>) -> Option<&'a str> {
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

    const ROOM: Manner<'_> =
        Manner { own: "@lasermate:example.org", name: Some("Laser Mate"), prefix: "!", direct: false };

    fn line(text: &str, manner: Manner<'_>) -> Option<(String, bool)> {
        match meant(text, manner)? {
            Meant::Command { line, sure } => Some((line, sure)),
            Meant::Number(_) => None,
        }
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
            assert_eq!(read(&format!("{to} move e2e4")), is("move e2e4", true), "{to}");
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
        let manner = Manner { prefix: "!chess", ..ROOM };
        assert_eq!(line("!chess move e4", manner), is("move e4", true));
        assert_eq!(line("!chessmove e4", manner), None);
        assert_eq!(line("!move e4", manner), None);
    }

    #[test]
    fn alone_with_somebody_everything_is_meant_for_the_bot() {
        let manner = Manner { direct: true, ..ROOM };
        assert_eq!(line("move e2e4", manner), is("move e2e4", true));
        assert_eq!(line("/help", manner), is("/help", true));
        assert_eq!(line("!help", manner), is("help", true));
        assert_eq!(line(" ", manner), None);
    }

    #[test]
    fn a_number_answers_a_list() {
        assert_eq!(meant("2", ROOM), Some(Meant::Number(2)));
        assert_eq!(meant(" 12. ", ROOM), Some(Meant::Number(12)));
        assert_eq!(meant("lasermate: 2", ROOM), Some(Meant::Number(2)));
        for talk in ["1234", "2 of them", "1,2", "٣"] {
            assert_eq!(meant(talk, ROOM), None, "{talk}");
        }
    }

    #[test]
    fn names_of_any_letters_are_no_trouble() {
        let manner = Manner { name: Some("Ö"), ..ROOM };
        for text in ["é", "Ö", "Ö: help", "日本"] {
            let _ = meant(text, manner);
        }
        assert_eq!(line("Ö: help", manner), is("help", true));
    }
}
