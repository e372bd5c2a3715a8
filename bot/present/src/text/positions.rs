//! Why a text is not a position that can be played, as a clause without its end, in Markdown.

use std::collections::HashMap;
use std::sync::LazyLock;

use lasermate_domain::escape::notation;
use lasermate_engine::notation::PositionError;

use crate::say::positions as say;
use crate::saying::Saying;

/// What is wrong with a position.
pub fn why(error: &PositionError) -> String {
    match error {
        PositionError::Fields => say::FIELDS.to_owned(),
        PositionError::FieldsOfThree => say::FIELDS_OF_THREE.to_owned(),
        PositionError::FieldsOfDraughts => say::FIELDS_OF_DRAUGHTS.to_owned(),
        PositionError::Territory { side, rank, what } => {
            say::rank_of_section(rank.to_string(), side.to_string(), phrase(what))
        }
        PositionError::Board { rank, what } => say::rank(rank.to_string(), phrase(what)),
        PositionError::Field { field, what } => say::field(phrase(field), phrase(what)),
        PositionError::Word { word, what } => say::word(notation(&format!("{word:?}")), phrase(what)),
        PositionError::Unplayable(why) => say::unplayable(phrase(why)),
    }
}

/// A phrase of the engine's as a message: it is found by its words, and stays as it is where there is none.
pub(super) fn phrase(words: &str) -> String {
    /// The names of the messages by what they say in English.
    static NAMES: LazyLock<HashMap<&str, &str>> = LazyLock::new(|| {
        let lines = include_str!("../../locales/en/positions.ftl").lines();
        let messages = lines.filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = "));
        messages.map(|(name, words)| (words, name)).collect()
    });
    let words = notation(words);
    NAMES.get(words.as_str()).map_or(words.clone(), |name| Saying::new(name).made())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saying::in_english;
    use lasermate_engine::any::AnyGame;
    use lasermate_engine::variants::Setup;

    fn error(game: &str, text: &str) -> PositionError {
        let mut setup = Setup::parse(game, []).unwrap_or_else(|error| panic!("{error}"));
        setup.position = Some(text.to_owned());
        AnyGame::new(&setup).err().unwrap_or_else(|| panic!("{game} can be played from {text}"))
    }

    /// The engine says the same on the command line.
    #[test]
    fn what_is_wrong_is_said_as_the_engine_says_it() {
        let wrong = [
            ("chess", "8"),
            ("chess", "8/8/8/8/8/8/8/8 w - - 0 1"),
            ("chess", "4k3/9/8/8/8/8/8/4K3 w - - 0 1"),
            ("chess", "4k3/8/8/8/8/8/8/4K3 x - - 0 1"),
            ("chess", "4k3/8/8/8/8/8/8/4K3 w qK - 0 1"),
            ("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 a=b"),
            ("black-holes", "4k/5/5/5/5/5/5/Z3K w - - 0 1"),
            ("crazy", "4k3/8/8/8/8/8/8/[N]3K3 w - - 0 1"),
            ("draughts", "8"),
            ("draughts", "8/8/8/8/8/8/8/8 w 0 1"),
            ("three-way", "8"),
            ("three-way", "8 w wrb - - 0 1"),
            ("billichess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 passes=7"),
            ("realtime", "4k3/8/8/8/8/8/8/4K3 x - - 0 1"),
        ];
        for (game, text) in wrong {
            let error = error(game, text);
            let said = why(&error);
            assert_eq!(in_english(&said), notation(&error.to_string()), "{game}: {text}");
            let (PositionError::Unplayable(what) | PositionError::Field { what, .. }) = error else {
                continue;
            };
            assert!(phrase(what) != notation(what), "{what} has no message");
        }
    }
}
