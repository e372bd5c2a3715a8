//! How what came of a game is kept when the game itself is removed, as JSON: ratings can be calculated again from it.

use lasermate_engine::pact::Record;
use lasermate_engine::search::Level;

use super::GameResult;

impl GameResult {
    /// What came of a game; `None` where the text is none of ours.
    pub fn read(game: u64, text: &str) -> Option<Self> {
        let kept: Self = serde_json::from_str(text).ok()?;
        Some(Self { game, ..kept })
    }
}

/// The level of a computer: its number, and whether it is one of those of earlier versions.
pub(super) mod level {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::Level;

    pub fn serialize<S: Serializer>(level: &Option<Level>, to: S) -> Result<S::Ok, S::Error> {
        level.map(|level| (level.number(), level.is_earlier())).serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Level>, D::Error> {
        let Some((number, earlier)) = Option::<(u8, bool)>::deserialize(from)? else { return Ok(None) };
        let level = if earlier { Level::earlier(number) } else { Level::new(number) };
        level.map(Some).ok_or_else(|| D::Error::custom("there is no such level"))
    }
}

/// Pacts that were made, kept, denounced, broken and void.
pub(super) mod pacts {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::Record;

    pub fn serialize<S: Serializer>(record: &Record, to: S) -> Result<S::Ok, S::Error> {
        let Record { made, kept, denounced, broken, void } = *record;
        [made, kept, denounced, broken, void].serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Record, D::Error> {
        let [made, kept, denounced, broken, void] = Deserialize::deserialize(from)?;
        Ok(Record { made, kept, denounced, broken, void })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::PersonNo;
    use crate::port::ServerId;
    use crate::ratings::{Category, ResultKind, SeatResult, Tempo};

    /// The text is stored: it is read by every later version.
    #[test]
    fn a_result_is_kept_whole() {
        let seat = |person, level, came, place| SeatResult {
            person: PersonNo(person),
            level,
            came,
            place,
            record: Record { made: 2, kept: 1, denounced: 0, broken: 1, void: 0 },
            sits_out: person == 3,
        };
        let result = GameResult {
            game: 7,
            server: ServerId("discord:1".to_owned()),
            at: 99,
            category: Category { variant: "chess".to_owned(), tempo: Tempo::Blitz },
            rated: true,
            fair: true,
            short: false,
            table: 3,
            seats: vec![
                seat(1, None, ResultKind::Won, 1),
                seat(2, Level::new(4), ResultKind::Drawn, 2),
                seat(3, Level::earlier(4), ResultKind::Lost, 3),
            ],
        };
        let text = serde_json::to_string(&result).expect("JSON");
        assert_eq!(GameResult::read(7, &text), Some(result));
        assert!(
            text.starts_with(
                r#"{"server":"discord:1","at":99,"variant":"chess","tempo":"blitz","rated":true,"fair":true,"short":false,"table":3,"seats":[{"person":1,"level":null,"came":"won","place":1,"pacts":[2,1,0,1,0],"sits_out":false},{"person":2,"level":[4,false]"#
            ),
            "{text}"
        );
        assert_eq!(GameResult::read(7, "{}"), None);
    }
}
