//! What of a message of several lines is its command.

use super::line_error::LineError;
use super::option_words::{is_game, may_be_talk, named_first, title_first};
use super::quotes::is_quote;
use super::suggestion::nearest_command;
use super::table::is_short_for_move;
use super::taken::taken;
use super::{CommandId, CommandOption, CommandSpec, ValueExtent};

/// What belongs to a command of what follows its name: the first line, and further ones as long as the command goes on there. The
/// rest is talk.
///
/// # Errors
/// A further line is a command, which would be lost.
pub(super) fn of_command<'a>(spec: &CommandSpec, rest: &'a str) -> Result<&'a str, LineError> {
    let (mut end, mut goes_on) = (0, true);
    for (number, line) in rest.split_inclusive('\n').enumerate() {
        if number > 0 && is_command(line) {
            return Err(LineError::Several);
        }
        let kept = rest.get(..end).unwrap_or_default();
        goes_on &= number == 0 || line.trim().is_empty() || goes_on_in(spec, kept, line);
        if goes_on {
            end += line.len();
        }
    }
    Ok(rest.get(..end).unwrap_or_default().trim())
}

/// Whether the command that a line begins with has texts that run over several lines.
pub fn takes_lines(line: &str) -> bool {
    let name = line.trim_start_matches('/').split_whitespace().next().unwrap_or_default();
    CommandSpec::named(name).is_some_and(has_long_texts)
}

/// Whether a line without its prefix begins with the name of a command, or one that is near to it.
pub fn begins_with_a_name(line: &str) -> bool {
    let name = line.split_whitespace().next().unwrap_or_default();
    is_short_for_move(name) || nearest_command(name).is_some()
}

/// Records, positions, pieces, terms and notes.
const fn has_long_texts(spec: &CommandSpec) -> bool {
    matches!(
        spec.id,
        CommandId::Import | CommandId::Setup | CommandId::Solve | CommandId::Pact | CommandId::Adjudicate
    )
}

fn is_command(line: &str) -> bool {
    line.trim_start().strip_prefix('/').is_some_and(begins_with_a_name)
}

/// Whether a command goes on in a line: in a long text, a quotation or what it lacks, or with options of its own.
fn goes_on_in(spec: &CommandSpec, kept: &str, line: &str) -> bool {
    let is_position =
        |word| named_first(spec, word).is_some_and(|(option, _)| option.takes == ValueExtent::Position);
    has_long_texts(spec)
        || kept.trim().is_empty() && spec.options.iter().any(|option| option.required || takes_rest(option))
        || is_open(kept)
        || kept.split_whitespace().any(is_position)
        || begins_with_options(spec, kept, line)
}

/// Whether a line has options of a command: it begins with one that can be nothing else, or all of it is some. "chess is fun" is
/// talk.
fn begins_with_options(spec: &CommandSpec, kept: &str, line: &str) -> bool {
    let mut rest = line.trim_start();
    while !rest.is_empty() {
        if spec.options.iter().any(is_game)
            && let Some((_, behind)) = title_first(rest)
        {
            rest = behind.trim_start();
            continue;
        }
        let (word, _) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        if named_first(spec, word).is_some() {
            return true;
        }
        // Whose name goes on is not known here.
        let known = spec.options.iter().filter_map(|option| taken(option, rest, &|_| false)).max();
        let Some(length) = known else { return false };
        let (word, behind) = rest.split_at(length);
        // Whoever was named before may be spoken to.
        let named_again = word.starts_with('@') && kept.split_whitespace().any(|word| word.starts_with('@'));
        if !may_be_talk(word) && !named_again {
            return true;
        }
        rest = behind.trim_start();
    }
    true
}

/// Whether an option takes words that belong to no other.
const fn takes_rest(option: &CommandOption) -> bool {
    matches!(
        option.takes,
        ValueExtent::Words | ValueExtent::All | ValueExtent::Position | ValueExtent::Stipulation
    )
}

/// Whether a quotation is open at the end of a text.
fn is_open(text: &str) -> bool {
    let signs = text.replace("\\\\", "").replace("\\\"", "");
    !signs.chars().filter(|c| is_quote(*c)).count().is_multiple_of(2)
}
