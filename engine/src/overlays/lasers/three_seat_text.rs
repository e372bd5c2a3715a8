//! The words `kings=` and `scored=` of a laser game with three sides.

use super::scoreboard::Scoreboard;
use crate::seat::{Seat, Side};

/// The sides of a laser game with more than two.
#[derive(Clone, Copy, Debug)]
pub(super) struct ThreeSeatText(&'static [Side]);

impl ThreeSeatText {
    /// The sides, where there are more than two.
    pub fn of(sides: &'static [Side]) -> Option<Self> {
        (sides.len() > 2).then_some(Self(sides))
    }

    fn letter(self, seat: Seat) -> char {
        self.0.get(seat.index()).map_or('?', |side| side.letter())
    }

    fn seat_of(self, letter: char) -> Option<Seat> {
        self.0.iter().position(|side| side.letter() == letter).and_then(Seat::from_index)
    }

    fn seats_of(self, letters: &str) -> Option<Vec<Seat>> {
        letters.chars().map(|letter| self.seat_of(letter)).collect()
    }

    /// `r:w`: Red's king has scored for White.
    pub fn write_kings(self, scoreboard: &Scoreboard) -> String {
        let taken = Seat::ALL.into_iter().filter_map(|of| Some((of, scoreboard.captor(of)?)));
        let pairs = taken.map(|(of, by)| format!("{}:{}", self.letter(of), self.letter(by)));
        pairs.collect::<Vec<_>>().join(",")
    }

    /// `w:rb,r:w`: White's beam has scored in the heels of Red and Black, Red's in White's.
    pub fn write_scored(self, scoreboard: &Scoreboard) -> String {
        let beams = Seat::ALL.into_iter().filter(|beam| scoreboard.lasermates(*beam) > 0);
        let each = beams.map(|beam| {
            let heels = Seat::ALL.into_iter().filter(|heel| scoreboard.has_scored(beam, *heel));
            let heels: String = heels.map(|heel| self.letter(heel)).collect();
            format!("{}:{heels}", self.letter(beam))
        });
        each.collect::<Vec<_>>().join(",")
    }

    /// Reads either word into a scoreboard. What is read is what would be written.
    pub fn read(self, key: &str, value: &str, scoreboard: &mut Scoreboard) -> Result<(), &'static str> {
        let (wrong, written): (_, fn(Self, &Scoreboard) -> String) = if key == "kings" {
            ("write kings=r:w: whose king has scored, and for whom", Self::write_kings)
        } else {
            ("write scored=w:rb,r:w: whose beam has scored, and in whose heels", Self::write_scored)
        };
        for entry in value.split(',') {
            let (one, others) = entry
                .split_once(':')
                .and_then(|(one, others)| Some((self.seats_of(one)?, self.seats_of(others)?)))
                .ok_or(wrong)?;
            let [one] = one[..] else { return Err(wrong) };
            for other in others.into_iter().filter(|other| *other != one) {
                if key == "kings" {
                    scoreboard.score_king(one, other);
                } else {
                    scoreboard.score_pair(one, other);
                }
            }
        }
        if written(self, scoreboard) == value { Ok(()) } else { Err(wrong) }
    }
}
