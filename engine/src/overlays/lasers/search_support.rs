//! What can be asked of the beams of a position that is only thought of: the ways they run, from either end.

use super::base::UnderBeams;
use super::carom::Carom;
use super::joker::Joker;
use super::legs::{Hit, Legs, START};
use super::rules::Mirror;
use super::state::{Lasers, SEATS};
use crate::board::Bits;
use crate::seat::Seat;

/// A beam turns at most so often before it is thought to run for ever.
const TURNS: usize = 64;

impl<B: UnderBeams> Lasers<B> {
    /// The playing cells that a seat's beam crosses, Jokers taken for knights.
    #[must_use]
    pub fn way(&self, beam: Seat) -> u128 {
        self.sweep(beam, START)
    }

    /// The playing cells that a seat's beam would cross if it came out of the heel it wants to reach. Beams run the same way
    /// back, so one piece that deflects it on a cell of both ways may join them.
    #[must_use]
    pub fn way_back(&self, beam: Seat, heel: Seat) -> u128 {
        self.sweep(beam, Legs::<B::Set>::from_heel(self.base.base_of(heel)))
    }

    fn sweep(&self, beam: Seat, mut leg: u16) -> u128 {
        let legs = self.base.legs(self.rules.frame, beam);
        let pieces = self.blockers(beam);
        let stops = self.base.stopping(beam);
        let otherwise = self.base.turning_otherwise();
        let (mirror, turned) = match self.rules.mirror {
            Mirror::Columns => (Mirror::Columns, Mirror::Rows),
            Mirror::Rows => (Mirror::Rows, Mirror::Columns),
        };
        let mut crossed = 0;
        for _ in 0..TURNS {
            let (hit, more) = legs.cross(leg, pieces);
            crossed |= more;
            match hit {
                Hit::End(_) => break,
                Hit::Piece(cell, _) if Bits::has(stops, cell) => break,
                Hit::Piece(cell, entry) => {
                    let exit =
                        if Bits::has(otherwise, cell) { turned.exit(entry) } else { mirror.exit(entry) };
                    leg = Legs::<B::Set>::name(cell, exit);
                }
            }
        }
        crossed
    }

    /// The same beams, points and phase over another position of the base.
    #[must_use]
    pub fn with_base(&self, base: B) -> Self {
        Self { base, ..*self }
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
