//! The options of a table in words: its time unit as people say it, and the others as they are typed.

use lasermate_engine::variants::{OptionSpec, Preset, Setup};

use super::time::span;
use super::wording::commas;
use crate::say::options::{self, NO, YES};
pub use crate::say::options::{UNIT_HELP, UNITS};
use crate::saying::Saying;
use crate::variants;

/// What the time unit is called in records and on the command line; everybody else reads [`UNIT`].
pub const RECORDED_UNIT: &str = "tu";
/// The name of the same option.
pub const UNIT: &str = "unit";

/// A time unit: `2 s a unit`.
pub fn unit(ms: u64) -> String {
    options::unit(span(ms))
}

/// The options of a table that are not as usual: ``2 s a unit, `premove=on` ``. Empty where all are as usual.
pub fn options(setup: &Setup) -> String {
    let chosen = setup.chosen_text();
    let is_unit = |word: &&str| word.split_once('=').is_some_and(|(name, _)| name == RECORDED_UNIT);
    let (units, others): (Vec<_>, Vec<_>) = chosen.split_whitespace().partition(is_unit);
    let unit = setup.time_unit().filter(|_| !units.is_empty()).map(unit);
    let others = (!others.is_empty()).then(|| format!("`{}`", others.join(" ")));
    commas(&unit.into_iter().chain(others).collect::<Vec<_>>())
}

/// What a value of a game's option means: a message by their words, or by the game too where it means something else there.
pub fn meaning(game: &Preset, option: &OptionSpec, value: &str) -> String {
    let values = option.values();
    match values.iter().find(|(word, _)| *word == value) {
        Some((_, "yes")) => return YES.to_owned(),
        Some((_, "no")) => return NO.to_owned(),
        _ => {}
    }
    let own = variants::own_option(&game.choices, option.name);
    let value = value.replace(|c: char| !c.is_ascii_alphanumeric() && c != '_', "-");
    Saying::new(&format!("options-{own}{}-{value}", option.name)).made()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saying::in_english;
    use lasermate_domain::command::is_option_offered;

    /// The engine and the command line say them by themselves.
    #[test]
    fn every_value_means_what_the_engine_says() {
        for game in Preset::all() {
            let options = game.options().into_iter().filter(|option| is_option_offered(option));
            for option in options.filter(|option| option.name != RECORDED_UNIT) {
                for (value, what) in option.values() {
                    let said = in_english(&meaning(game, option, value));
                    assert_eq!(said, what, "{} {}={value}", game.name, option.name);
                }
            }
        }
    }
}
