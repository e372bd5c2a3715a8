//! Which words of a typed line belong to an option.

use lasermate_engine::variants::Preset;

use super::{CommandOption, CommandSpec, CompletionSource, OptionKind, ValueExtent};

/// The option of a command whose name and colon come first in a text, and what follows them. `time=1d` is `time:1d`, but what a
/// game has an option for is the game's.
pub(super) fn named_first<'a>(
    spec: &CommandSpec,
    text: &'a str,
) -> Option<(&'static CommandOption, &'a str)> {
    spec.options.iter().find_map(|option| {
        let (name, after) = text.split_at_checked(option.name.len())?;
        let colon = after.strip_prefix(':');
        let after = colon.or_else(|| after.strip_prefix('=').filter(|_| !is_of_a_game(option.name)))?;
        name.eq_ignore_ascii_case(option.name).then_some((option, after))
    })
}

/// Whether some game has an option of this name.
pub(super) fn is_of_a_game(name: &str) -> bool {
    UNIT.iter().any(|unit| unit.eq_ignore_ascii_case(name))
        || Preset::all().iter().flat_map(Preset::options).any(|of| of.name.eq_ignore_ascii_case(name))
}

/// What the time unit of a game without turns is called: in words, and in records.
pub(super) const UNIT: [&str; 2] = ["unit", "tu"];

/// Words that people use for a choice that has another one.
const SYNONYMS: [(&str, &str); 2] = [("new", "create"), ("unrated", "casual")];

/// The sides of all games, by their names.
const SIDES: [&str; 4] = ["white", "black", "blue", "red"];

/// The choice of an option that a word is.
pub(super) fn chosen(option: &CommandOption, word: &str) -> Option<&'static str> {
    let OptionKind::Choice(values) = option.kind else { return None };
    let among = |word: &str| values.iter().copied().find(|value| value.eq_ignore_ascii_case(word));
    let meant =
        || SYNONYMS.iter().find(|(typed, _)| typed.eq_ignore_ascii_case(word)).map(|(_, meant)| *meant);
    among(word).or_else(|| among(meant()?))
}

/// The side that a word names, in a game that has it.
pub(super) fn side(word: &str) -> Option<&'static str> {
    SIDES.into_iter().find(|side| side.eq_ignore_ascii_case(word))
}

pub(super) fn choices_of(option: &CommandOption) -> Vec<&'static str> {
    let OptionKind::Choice(values) = option.kind else { return Vec::new() };
    values.to_vec()
}

/// The words that an option knows: its choices, and the sides.
pub(super) fn words_of(option: &CommandOption) -> Vec<&'static str> {
    let mut words = choices_of(option);
    words.extend(SIDES.into_iter().filter(|_| option.takes == ValueExtent::Side));
    words
}

/// Whether a word is letters or digits alone, so that it stands in talk as well: "chess is fun", "first", "2".
pub(super) fn may_be_talk(word: &str) -> bool {
    word.chars().all(char::is_alphabetic) || word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a word looks as an option does with its name: letters and a colon.
pub(super) fn is_like_named(word: &str) -> bool {
    word.split_once(':')
        .is_some_and(|(name, _)| name.len() > 1 && name.bytes().all(|b| b.is_ascii_alphabetic()))
}

/// The name of the game whose title stands first in a text, the longest, as of `Chess with denial`, and what follows it.
pub(super) fn title_first(text: &str) -> Option<(&'static str, &str)> {
    let behind = |title: &str| {
        let (head, behind) = text.split_at_checked(title.len())?;
        (head.eq_ignore_ascii_case(title) && (behind.is_empty() || behind.starts_with(char::is_whitespace)))
            .then_some(behind)
    };
    let titled = Preset::all().iter().filter_map(|preset| Some((preset, behind(preset.title)?)));
    let (preset, behind) = titled.max_by_key(|(preset, _)| preset.title.len())?;
    Some((preset.name, behind))
}

/// What stands in the place of a game where puzzles are asked for.
pub(super) const OF_PUZZLES: [&str; 2] = ["daily", "mine"];

/// Whether an option names a game.
pub(super) const fn is_game(option: &CommandOption) -> bool {
    matches!(option.complete, CompletionSource::Games | CompletionSource::PuzzleGames)
}
