//! What a rating is for: a game, and how fast it is played.

use lasermate_engine::variants::{Preset, Setup};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::port::UnixMillis;

/// How fast a game is played. The words are what is stored and typed.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case", ascii_case_insensitive)]
pub enum Tempo {
    /// In one sitting.
    Live,
    /// With hours or days for a move.
    Correspondence,
    /// Without a limit.
    Untimed,
}

impl Tempo {
    /// All of them.
    pub const ALL: &'static [Self] = Self::VARIANTS;
    /// From this time for a move on nobody has to stay: an hour.
    const CORRESPONDENCE: UnixMillis = 60 * 60 * 1000;

    /// How fast a game with this time for each move is. The one place that decides it.
    #[must_use]
    pub fn of(setup: &Setup, time_per_move: Option<UnixMillis>) -> Self {
        let unit = setup.time_unit().and_then(|unit| UnixMillis::try_from(unit).ok());
        match unit.or(time_per_move) {
            None => Self::Untimed,
            Some(time) if time < Self::CORRESPONDENCE => Self::Live,
            Some(_) => Self::Correspondence,
        }
    }

    /// The stored word.
    #[must_use]
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// The tempo of a word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        word.parse().ok()
    }
}

/// What a rating is for. A preset with other options is still that game.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Category {
    /// The preset's name.
    pub variant: String,
    /// How fast it is played.
    pub tempo: Tempo,
}

impl Category {
    /// What a game with this time for each move is rated as.
    #[must_use]
    pub fn of(setup: &Setup, time_per_move: Option<UnixMillis>) -> Self {
        Self { variant: setup.preset().name.to_owned(), tempo: Tempo::of(setup, time_per_move) }
    }

    /// The game's title.
    #[must_use]
    pub fn title(&self) -> &str {
        Preset::named(&self.variant).map_or(self.variant.as_str(), |preset| preset.title)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tempo_goes_by_the_time_for_a_move_or_by_the_time_unit() {
        let setup = |game: &str, options: &str| Setup::parse(game, options.split_whitespace()).unwrap();
        let hour = 60 * 60 * 1000;
        let chess = setup("chess", "");
        assert_eq!(Tempo::of(&chess, None), Tempo::Untimed);
        assert_eq!(Tempo::of(&chess, Some(hour)), Tempo::Correspondence);
        assert_eq!(Tempo::of(&chess, Some(14 * 24 * hour)), Tempo::Correspondence);
        assert_eq!(Tempo::of(&setup("realtime", "tu=10000"), None), Tempo::Live);
        assert_eq!(Tempo::of(&setup("realtime", "tu=86400000"), None), Tempo::Correspondence);
        assert!(Tempo::ALL.iter().all(|tempo| Tempo::from_word(tempo.word()) == Some(*tempo)));
    }
}
