//! Joker Knights in play: naming, taking, and the windows in which lifelines are chosen (billichess.md 2.6).

use super::base::UnderBeams;
use super::joker::{Joker, JokerPlace};
use super::rules::LifelineDuration;
use super::state::{Lasers, SEATS};
use super::trace::TracedBeam;
use crate::board::Cell;
use crate::effect::Sink;
use crate::mix::GOLDEN;
use crate::overlays::lasers::LaserEffect;
use crate::piece::Kind;
use crate::seat::Seat;

const fn bit(seat: Seat, beam: Seat) -> u8 {
    1 << (2 * seat.index() + beam.index())
}

impl<B: UnderBeams> Lasers<B> {
    /// Notes what a turn did to the Jokers: `step` is the kind of the piece that moved and where (billichess.md
    /// 2.6.1, 2.6.6), `None` after a pass.
    pub(super) fn follow_jokers<S: Sink>(
        &mut self,
        seat: Seat,
        step: Option<(Kind, Cell, Cell)>,
        effects: &mut S,
    ) {
        if self.rules.lifeline_duration == LifelineDuration::OnePly {
            for joker in &mut self.jokers {
                joker.in_force = [None; 2];
            }
        }
        let Some((kind, from, to)) = step else { return };
        let [first, second] = &mut self.jokers;
        let (own, adverse) = if seat == Seat::First { (first, second) } else { (second, first) };
        match own.place {
            JokerPlace::Unnamed if kind == Kind::Knight => {
                *own = Joker::named(to);
                effects.put(LaserEffect::JokerNamed { seat, at: to });
            }
            JokerPlace::At(cell) if cell == from => own.leave(to),
            _ => {}
        }
        let takes = adverse.cell() == Some(to);
        if takes {
            *adverse = Joker::taken();
        }
        if takes && own.cell() == Some(to) {
            own.fourth = true;
            effects.put(LaserEffect::FourthLifeline { seat });
        }
    }

    /// Retraces the beams and finds the windows that are open: a beam that hits a Joker and did not when windows
    /// were last closed, where the owner has a lifeline left (billichess.md 2.6.3). The heels that beams are in: a lifeline
    /// that ends here was against a beam that no longer comes to its Joker, so it turns none.
    pub(super) fn find_windows(&mut self) -> u16 {
        self.due = 0;
        let mut in_heels = 0;
        for beam in SEATS {
            let legs = self.base.legs(self.rules.frame, beam);
            let TracedBeam { end, hit, .. } = self.trace_along(legs, beam);
            in_heels |= self.heels_at(legs, beam, end);
            for seat in SEATS {
                let Some(joker) = self.jokers.get_mut(seat.index()) else { continue };
                let hit = hit >> seat.index() & 1 == 1;
                if !hit || !joker.may_choose() {
                    joker.note(beam, hit);
                } else if !joker.knows(beam) {
                    self.due |= bit(seat, beam);
                }
            }
        }
        in_heels
    }

    /// The window that is asked for: the side that has moved first, and its own beam first (billichess.md 2.6.5).
    pub(super) fn window(&self) -> Option<(Seat, Seat)> {
        if self.due == 0 {
            return None;
        }
        let mover = self.mover.unwrap_or(Seat::First);
        let order = [mover, mover.other()].map(|seat| [(seat, seat), (seat, seat.other())]);
        order.into_iter().flatten().find(|(seat, beam)| self.due & bit(*seat, *beam) != 0)
    }

    pub(super) fn tell_window<S: Sink>(&self, effects: &mut S) {
        if let Some((seat, beam)) = self.window() {
            effects.put(LaserEffect::WindowOpened { seat, beam });
        }
    }

    /// Notes which beams hit the Jokers of a position that was set up. Whether every lifeline in force has its
    /// beam.
    pub(super) fn settle_contacts(&mut self) -> bool {
        let mut sound = true;
        for beam in SEATS {
            let hit = self.trace_jokers(beam).hit;
            for (seat, joker) in SEATS.into_iter().zip(&mut self.jokers) {
                let hit = hit >> seat.index() & 1 == 1;
                sound &= hit || joker.in_force(beam).is_none();
                joker.note(beam, hit);
            }
        }
        sound
    }

    /// What the Jokers add to the key: two positions with other lifelines are not the same.
    pub(super) fn jokers_key(&self) -> u64 {
        self.jokers.iter().fold(GOLDEN, |key, joker| {
            let place = match joker.place {
                JokerPlace::Unnamed => 254,
                JokerPlace::Taken => 255,
                JokerPlace::At(cell) => u64::from(cell.0),
            };
            let force = joker
                .in_force
                .iter()
                .fold(0, |sum, lifeline| sum * 4 + lifeline.map_or(0, |lifeline| lifeline as u64 + 1));
            let word = place << 16 | force << 8 | u64::from(joker.used) << 1 | u64::from(joker.fourth);
            (key ^ word).wrapping_mul(GOLDEN).rotate_left(29)
        })
    }
}
