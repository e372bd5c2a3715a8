//! What came of a finished game for everybody in it.

use lasermate_engine::outcome::Outcome;
use lasermate_engine::pact::Record;
use lasermate_engine::search::Level;
use lasermate_engine::seat::Seat;
use lasermate_engine::seats::Seats;
use serde::{Deserialize, Serialize};

use super::counts::is_short;
use super::row::ResultKind;
use super::{Category, counts};
use crate::log::PersonNo;
use crate::port::{ServerId, UnixMillis};
use crate::tables::computers::level_of;
use crate::tables::table::Table;

/// What came of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameResult {
    #[serde(skip)]
    pub game: u64,
    pub server: ServerId,
    pub at: UnixMillis,
    /// What it is rated as.
    #[serde(flatten)]
    pub category: Category,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Whether it began under the rules of fair.md. It counts for whoever stays when a player has deleted their data (F1), and the
    /// less the more its players meet (F11).
    pub fair: bool,
    /// Whether it was given up so early that it wins nobody anything (fair.md F11).
    pub short: bool,
    /// How many sat down: between two and among more ratings are calculated differently.
    pub table: usize,
    /// What came of it for each seat, in seat order.
    pub seats: Vec<SeatResult>,
}

/// What came of a game for one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatResult {
    pub person: PersonNo,
    /// Of a computer the level.
    #[serde(with = "super::kept::level")]
    pub level: Option<Level>,
    /// Whether it won, as the game itself says.
    pub came: ResultKind,
    /// Its place, 1 for the best; several can share one.
    pub place: usize,
    /// How it kept its pacts.
    #[serde(rename = "pacts", with = "super::kept::pacts")]
    pub record: Record,
    /// Whether its rating is left alone, and no rating depends on it.
    pub sits_out: bool,
}

impl GameResult {
    /// What came of a game; `None` while it is not over.
    pub fn of(game: &Table) -> Option<Self> {
        let rules = &game.game;
        let placing = FinalPlaces::of(game)?;
        let out = sitting_out(game);
        let seats = Seat::ALL.into_iter().zip(&game.seating.numbers).zip(&game.seating.players).map(
            |((seat, no), who)| {
                // A seat that was handed over and has lost was lost by who handed it over.
                let starter = game.seating.starters.get(seat.index());
                let lost =
                    starter.filter(|_| game.rated && game.seating.handed_over.has(seat) && !out.has(seat));
                SeatResult {
                    person: *lost.unwrap_or(no),
                    level: level_of(&who.id).filter(|_| lost.is_none()),
                    came: placing.came(seat),
                    place: placing.place(seat),
                    record: rules.pacts().map(|ledger| ledger.record(seat)).unwrap_or_default(),
                    sits_out: out.has(seat),
                }
            },
        );
        Some(Self {
            game: game.id.0,
            server: game.server.clone(),
            at: game.stage.ended_at().unwrap_or(game.clock.touched_at),
            category: Category::of(&game.setup, game.time_control()),
            rated: counts(game) == Some(Ok(())),
            fair: game.fair,
            short: is_short(game),
            table: game.seating.players.len(),
            seats: seats.collect(),
        })
    }

    /// The game as it counts: without the seats whose ratings are left alone.
    pub fn as_it_counts(&self) -> Self {
        let seats = self.seats.iter().copied().filter(|seat| !seat.sits_out).collect();
        Self { seats, ..self.clone() }
    }

    /// Whether no computer sat there.
    pub fn among_people(&self) -> bool {
        self.seats.iter().all(|seat| seat.level.is_none())
    }
}

/// The seats whose ratings are left alone by a game that is over: those that somebody took out of it, and those that were handed
/// over and were not lost alone. So a handover wins nothing, hides no loss, and takes no rating from the others (fair.md F1, F4).
pub(super) fn sitting_out(table: &Table) -> Seats {
    let Some(placing) = FinalPlaces::of(table) else { return table.seating.spared };
    let place = |seat: Seat| placing.place(seat);
    let seats = || Seat::ALL.into_iter().take(table.seating.players.len());
    let last = |seat: Seat| seats().all(|other| other == seat || place(other) < place(seat));
    seats()
        .filter(|seat| {
            table.seating.spared.has(*seat) || table.seating.handed_over.has(*seat) && !last(*seat)
        })
        .collect()
}

/// What decides the places of a game that is over.
struct FinalPlaces<'a> {
    outcome: Outcome,
    /// In the order of their falls.
    fallen: &'a [Seat],
    /// Whether those who fall with as many points share a place, as the room says.
    shared: bool,
}

impl<'a> FinalPlaces<'a> {
    fn of(table: &'a Table) -> Option<Self> {
        let rules = &table.game;
        Some(Self { outcome: rules.outcome()?, fallen: rules.fallen(), shared: table.shared_places })
    }

    /// Who alone wins has won. Where several share the first place, or nobody has it, that is a draw for them; but a draw of those
    /// who are left is none for who has fallen before (three_way.md 3.3.6, pacts.md P10).
    fn came(&self, seat: Seat) -> ResultKind {
        let winners: Vec<_> = self.outcome.winners().collect();
        match winners.as_slice() {
            [] if self.fallen.contains(&seat) => ResultKind::Lost,
            [] => ResultKind::Drawn,
            [one] if *one == seat => ResultKind::Won,
            [_] => ResultKind::Lost,
            several if several.contains(&seat) => ResultKind::Drawn,
            _ => ResultKind::Lost,
        }
    }

    /// The winners come first, whatever their scores are, or where nobody has won those who are left; the others follow by their
    /// scores, and with as many points who fell later comes before who fell earlier, unless they share (three_way.md 3.3.8).
    fn place(&self, seat: Seat) -> usize {
        let Self { outcome, fallen, shared } = self;
        let winners: Vec<_> = outcome.winners().collect();
        let scores = outcome.scores();
        let rank = |seat: Seat| {
            let points = scores.get(seat.index()).copied().unwrap_or(0);
            let fell = fallen.iter().position(|fell| *fell == seat);
            let lasted = fell.map_or(fallen.len(), |nth| if *shared { 0 } else { nth });
            match winners.contains(&seat) {
                true => (1, 0, 0),
                false if winners.is_empty() => (u32::from(fell.is_none()), 0, lasted),
                false => (0, points, lasted),
            }
        };
        1 + Seat::ALL.into_iter().take(scores.len()).filter(|other| rank(*other) > rank(seat)).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lasermate_engine::outcome::EndKind;

    const fn placing(outcome: Outcome, fallen: &[Seat]) -> FinalPlaces<'_> {
        FinalPlaces { outcome, fallen, shared: false }
    }

    fn told(outcome: &Outcome) -> Vec<(ResultKind, usize)> {
        let seats = Seat::ALL.into_iter().take(outcome.scores().len());
        let placing = placing(*outcome, &[]);
        seats.map(|seat| (placing.came(seat), placing.place(seat))).collect()
    }

    #[test]
    fn a_draw_of_the_last_two_is_none_for_who_has_fallen() {
        let drawn = Outcome::new(EndKind::Agreement, &[0, 0, 0]);
        let placing = placing(drawn, &[Seat::Second]);
        let told = |seat| (placing.came(seat), placing.place(seat));
        assert_eq!(
            Seat::ALL.map(told),
            [(ResultKind::Drawn, 1), (ResultKind::Lost, 3), (ResultKind::Drawn, 1)]
        );
    }

    #[test]
    fn rule_3_3_8_who_fell_later_comes_before_who_fell_earlier() {
        let places = |scores: &[u32], fallen: &[Seat]| {
            let end = Outcome::new(EndKind::KingCapture, scores);
            Seat::ALL.map(|seat| placing(end, fallen).place(seat))
        };
        assert_eq!(places(&[0, 1, 0], &[Seat::Third, Seat::First]), [2, 1, 3]);
        assert_eq!(places(&[0, 1, 0], &[Seat::First, Seat::Third]), [3, 1, 2]);
        // Under beams the points go first, and the fall decides between equal ones.
        assert_eq!(places(&[277, 777, 0], &[Seat::First, Seat::Third]), [2, 1, 3]);
        assert_eq!(places(&[277, 777, 277], &[Seat::First, Seat::Third]), [3, 1, 2]);
        assert_eq!(
            places(&[500, 277, 277], &[Seat::First, Seat::Third]),
            [1, 2, 3],
            "who lives has not fallen"
        );
    }

    #[test]
    fn rule_3_3_8_the_fallen_share_a_place_where_the_room_says_so() {
        let places = |kind: EndKind, scores: &[u32], fallen: &[Seat]| {
            let placing = FinalPlaces { outcome: Outcome::new(kind, scores), fallen, shared: true };
            Seat::ALL.map(|seat| placing.place(seat))
        };
        let fallen = [Seat::Third, Seat::First];
        assert_eq!(places(EndKind::KingCapture, &[0, 1, 0], &fallen), [2, 1, 2]);
        // Points still go first, and who lives has not fallen.
        assert_eq!(places(EndKind::KingCapture, &[0, 777, 277], &fallen), [3, 1, 2]);
        assert_eq!(places(EndKind::KingCapture, &[277, 500, 277], &fallen[..1]), [2, 1, 3]);
        assert_eq!(places(EndKind::Agreement, &[0, 0, 0], &fallen), [2, 1, 2]);
    }

    #[test]
    fn the_game_says_who_has_won() {
        let end = |scores: &[u32]| Outcome::new(EndKind::Agreement, scores);
        assert_eq!(told(&end(&[777, 277])), [(ResultKind::Won, 1), (ResultKind::Lost, 2)]);
        assert_eq!(told(&end(&[500, 500])), [(ResultKind::Drawn, 1), (ResultKind::Drawn, 1)]);
        assert_eq!(
            told(&end(&[0, 3, 1])),
            [(ResultKind::Lost, 3), (ResultKind::Won, 1), (ResultKind::Lost, 2)]
        );
        assert_eq!(
            told(&end(&[2, 0, 2])),
            [(ResultKind::Drawn, 1), (ResultKind::Lost, 3), (ResultKind::Drawn, 1)]
        );
        assert_eq!(
            told(&end(&[1, 0, 0])),
            [(ResultKind::Won, 1), (ResultKind::Lost, 2), (ResultKind::Lost, 2)]
        );
        // A lasermate decides, though the points are equal.
        let decided = end(&[500, 500]).won_by([Seat::Second].into_iter().collect());
        assert_eq!(told(&decided), [(ResultKind::Lost, 2), (ResultKind::Won, 1)]);
    }
}
