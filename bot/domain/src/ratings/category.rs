//! What a rating is for: a game, and how fast it is played.

use lasermate_engine::variants::Setup;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::port::UnixMillis;
use crate::time_control::TimeControl;

/// How fast a game is played. The words are what is stored and typed.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    EnumString,
    IntoStaticStr,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", ascii_case_insensitive)]
pub enum Tempo {
    /// A live clock that leaves a side less than 3 minutes for 40 moves.
    Bullet,
    /// Less than 8 minutes.
    Blitz,
    /// Less than 25 minutes.
    Rapid,
    Classical,
    /// Without turns, in one sitting.
    Realtime,
    /// With hours or days for a move.
    Correspondence,
    Untimed,
}

impl Tempo {
    pub const ALL: &'static [Self] = Self::VARIANTS;
    /// From this time unit on nobody has to stay: an hour.
    const CORRESPONDENCE: UnixMillis = 60 * 60 * 1000;
    /// The moves for which a live clock is counted.
    const MOVES: u32 = 40;

    /// How fast a game is. The one place that decides it.
    pub fn of(setup: &Setup, time: TimeControl) -> Self {
        if let Some(unit) = setup.time_unit() {
            let stays = UnixMillis::try_from(unit).is_ok_and(|unit| unit < Self::CORRESPONDENCE);
            return if stays { Self::Realtime } else { Self::Correspondence };
        }
        match (time, time.base_and_increment()) {
            (TimeControl::Unlimited, _) => Self::Untimed,
            (TimeControl::Live(_), Some((base, increment))) => match base + Self::MOVES * increment {
                0..180 => Self::Bullet,
                180..480 => Self::Blitz,
                480..1500 => Self::Rapid,
                _ => Self::Classical,
            },
            _ => Self::Correspondence,
        }
    }

    pub fn word(self) -> &'static str {
        self.into()
    }

    /// The tempo of a word.
    pub fn from_word(word: &str) -> Option<Self> {
        word.parse().ok()
    }
}

/// What a rating is for. A preset with other options is still that game.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Category {
    pub variant: String,
    /// How fast it is played.
    pub tempo: Tempo,
}

impl Category {
    /// What a game is rated as.
    pub fn of(setup: &Setup, time: TimeControl) -> Self {
        Self { variant: setup.preset().name.to_owned(), tempo: Tempo::of(setup, time) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tempo_goes_by_the_time_control_or_by_the_time_unit() {
        let setup = |game: &str, options: &str| Setup::parse(game, options.split_whitespace()).unwrap();
        let chess = setup("chess", "");
        for (typed, tempo) in [
            ("none", Tempo::Untimed),
            ("1h", Tempo::Correspondence),
            ("14d", Tempo::Correspondence),
            ("1+0", Tempo::Bullet),
            ("2+1", Tempo::Bullet),
            ("3+0", Tempo::Blitz),
            ("5+3", Tempo::Blitz),
            ("10+0", Tempo::Rapid),
            ("15+10", Tempo::Rapid),
            ("30+0", Tempo::Classical),
            ("60+30", Tempo::Classical),
        ] {
            let time = TimeControl::read(typed).expect(typed);
            assert_eq!(Tempo::of(&chess, time), tempo, "{typed}");
        }
        let none = TimeControl::Unlimited;
        assert_eq!(Tempo::of(&setup("realtime", "tu=10000"), none), Tempo::Realtime);
        assert_eq!(Tempo::of(&setup("realtime", "tu=86400000"), none), Tempo::Correspondence);
        assert!(Tempo::ALL.iter().all(|tempo| Tempo::from_word(tempo.word()) == Some(*tempo)));
    }
}
