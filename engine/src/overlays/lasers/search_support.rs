//! What a search asks of a position that is only thought of.

use super::base::UnderBeams;
use super::carom::Carom;
use super::joker::Joker;
use super::state::{Lasers, SEATS};
use super::ways::ClearCells;
use crate::seat::Seat;

impl<B: UnderBeams> Lasers<B> {
    /// The same beams, points and phase over another position of the base.
    #[must_use]
    pub fn with_base(&self, base: B) -> Self {
        Self { base, clear: ClearCells::default(), ..*self }
    }

    /// What the key leaves out and the game depends on: points, phase, open windows, who has passed.
    #[must_use]
    pub fn standing_word(&self) -> u64 {
        let seat = |seat: Option<Seat>| seat.map_or(3, |seat| seat.index() as u64);
        let contact = self.jokers.iter().fold(0, |sum, joker: &Joker| sum << 2 | u64::from(joker.contact));
        let carom = |carom: Carom| u64::from(carom.turns.min(Carom::TURNS)) << 1 | u64::from(carom.gift);
        let scored = Seat::ALL.into_iter().fold(0, |sum, of| sum * 4 + seat(self.scoreboard.captor(of)));
        u64::from(self.scoreboard.bits())
            | u64::from(self.in_heel) << 9
            | u64::from(self.due) << 18
            | u64::from(self.passes.min(3)) << 22
            | u64::from(self.billi) << 24
            | seat(self.mover) << 25
            | seat(self.mated) << 27
            | contact << 29
            | scored << 33
            | SEATS.into_iter().fold(0, |sum, beam| sum << 5 | carom(self.scoreboard.carom(beam))) << 39
    }
}
