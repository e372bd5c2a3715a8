//! What games are called, and what they are: messages by the word that is typed for each.

use lasermate_engine::variants::Preset;

use crate::saying::Saying;

/// A game's name.
pub fn title(game: &Preset) -> String {
    Saying::new(&format!("games-{}", game.name)).made()
}

/// The name of a game that is known by its word; the word itself where there is no such game any more.
pub fn titled(word: &str) -> String {
    Preset::named(word).map_or_else(|| word.to_owned(), title)
}

/// What a game is, in one sentence.
pub fn summary(game: &Preset) -> String {
    Saying::new(&format!("games-{}-summary", game.name)).made()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saying::in_english;

    /// The command line says them by itself.
    #[test]
    fn every_game_is_called_as_on_the_command_line() {
        for game in Preset::all() {
            let said = (in_english(&title(game)), in_english(&summary(game)));
            assert_eq!((said.0.as_str(), said.1.as_str()), (game.title, game.summary));
        }
    }
}
