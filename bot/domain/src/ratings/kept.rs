//! What came of a game, as it is kept when the game itself is removed: ratings can be calculated again from it.

use std::fmt;

use lasermate_engine::pact::Record;
use lasermate_engine::search::Level;
use serde::{Deserialize, Serialize};

use super::{Category, GameResult, ResultKind, SeatResult, Tempo};
use crate::log::PersonNo;
use crate::port::{ServerId, UnixMillis};

/// A result as it is stored, in JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptResult {
    server: ServerId,
    at: UnixMillis,
    variant: String,
    tempo: String,
    rated: bool,
    fair: bool,
    short: bool,
    table: usize,
    seats: Vec<KeptSeat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct KeptSeat {
    person: i64,
    /// Of a computer, and whether it is one of the levels of earlier versions.
    level: Option<(u8, bool)>,
    came: String,
    place: usize,
    /// Pacts that were made, kept, denounced, broken and void.
    pacts: [u32; 5],
    sits_out: bool,
}

impl KeptResult {
    pub fn of(result: &GameResult) -> Self {
        let seats = result.seats.iter().map(|seat| KeptSeat {
            person: seat.person.0,
            level: seat.level.map(|level| (level.number(), level.is_earlier())),
            came: <&str>::from(seat.came).to_owned(),
            place: seat.place,
            pacts: {
                let Record { made, kept, denounced, broken, void } = seat.record;
                [made, kept, denounced, broken, void]
            },
            sits_out: seat.sits_out,
        });
        Self {
            server: result.server.clone(),
            at: result.at,
            variant: result.category.variant.clone(),
            tempo: result.category.tempo.word().to_owned(),
            rated: result.rated,
            fair: result.fair,
            short: result.short,
            table: result.table,
            seats: seats.collect(),
        }
    }

    /// What came of a game; `None` where the text is none of ours.
    pub fn read(game: u64, text: &str) -> Option<GameResult> {
        let kept: Self = serde_json::from_str(text).ok()?;
        let seats = kept.seats.into_iter().map(|seat| {
            let level = match seat.level {
                Some((number, true)) => Some(Level::earlier(number)?),
                Some((number, false)) => Some(Level::new(number)?),
                None => None,
            };
            let [made, kept, denounced, broken, void] = seat.pacts;
            Some(SeatResult {
                person: PersonNo(seat.person),
                level,
                came: seat.came.parse::<ResultKind>().ok()?,
                place: seat.place,
                record: Record { made, kept, denounced, broken, void },
                sits_out: seat.sits_out,
            })
        });
        Some(GameResult {
            game,
            server: kept.server,
            at: kept.at,
            category: Category { variant: kept.variant, tempo: Tempo::from_word(&kept.tempo)? },
            rated: kept.rated,
            fair: kept.fair,
            short: kept.short,
            table: kept.table,
            seats: seats.collect::<Option<_>>()?,
        })
    }
}

impl fmt::Display for KeptResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let text = KeptResult::of(&result).to_string();
        assert_eq!(KeptResult::read(7, &text), Some(result));
        assert!(
            text.starts_with(
                r#"{"server":"discord:1","at":99,"variant":"chess","tempo":"blitz","rated":true,"fair":true,"short":false,"table":3,"seats":[{"person":1,"level":null,"came":"won","place":1,"pacts":[2,1,0,1,0],"sits_out":false},{"person":2,"level":[4,false]"#
            ),
            "{text}"
        );
        assert_eq!(KeptResult::read(7, "{}"), None);
    }
}
