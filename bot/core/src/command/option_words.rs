//! Which words of a typed line belong to an option.

use lasermate_engine::variants::Preset;

use super::{CommandSpec, Complete, OptionKind, OptionSpec};
use crate::time_control::TimeControl;

/// The option of a command whose name and colon come first in a text, and what follows them. `time=1d` is `time:1d`, but what a
/// game has an option for is the game's.
pub(super) fn named_first<'a>(spec: &CommandSpec, text: &'a str) -> Option<(&'static OptionSpec, &'a str)> {
    let (name, after) = text.split_once([':', '='])?;
    let option = spec.options.iter().find(|option| option.name.eq_ignore_ascii_case(name))?;
    let is_of_a_game = || Preset::all().iter().flat_map(Preset::options).any(|of| of.name == option.name);
    (text.as_bytes().get(name.len()) == Some(&b':') || !is_of_a_game()).then_some((option, after))
}

/// Whether a word surely belongs to an option.
pub(super) fn fits(option: &OptionSpec, word: &str) -> bool {
    match (option.kind, option.complete) {
        (OptionKind::Choice(values), _) => values.iter().any(|(value, _)| value.eq_ignore_ascii_case(word)),
        (OptionKind::Person, _) => word.starts_with('@'),
        (_, Complete::Games) => Preset::named(word).is_some(),
        (_, Complete::PuzzleGames) => {
            Preset::named(word).is_some() || OF_PUZZLES.iter().any(|known| known.eq_ignore_ascii_case(word))
        }
        (_, Complete::GameOptions) => word.contains('='),
        (_, Complete::Times) => TimeControl::read(word).is_some(),
        (_, Complete::GameCodes) => {
            let digits = word.strip_prefix(['G', 'g']).unwrap_or(word);
            !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit())
        }
        _ => false,
    }
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
const OF_PUZZLES: [&str; 2] = ["daily", "mine"];

/// Whether an option names a game.
pub(super) const fn is_game(option: &OptionSpec) -> bool {
    matches!(option.complete, Complete::Games | Complete::PuzzleGames)
}

/// Whether the value of a text is one word, so that what follows it is meant for another option.
pub(super) const fn is_one_word(option: &OptionSpec) -> bool {
    matches!(
        option.complete,
        Complete::Games
            | Complete::PuzzleGames
            | Complete::PuzzleThemes
            | Complete::GameCodes
            | Complete::Times
            | Complete::Commands
            | Complete::Squares
            | Complete::Drops
    )
}

/// Whether an option without its name takes all that follows: a move may be written `N b1 c3`, a question has words.
pub(super) fn takes_rest(option: &OptionSpec) -> bool {
    let words = matches!(option.complete, Complete::GameOptions | Complete::PactWith);
    matches!(option.kind, OptionKind::Text(_)) && !is_one_word(option) && !words
}
