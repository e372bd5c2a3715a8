//! Elimination: what becomes of the pieces of a side that falls (three_way.md 3.3.2 to 3.3.4).

use super::castling::rights_of;
use super::position::{ThreeWay, ThreeWayEnd};
use super::rules::ResignHeir;
use crate::effect::{Effect, Sink};
use crate::outcome::EndKind;
use crate::seat::Seat;
use crate::variants::three_way::ThreeWayEffect;

impl ThreeWay {
    /// A seat falls: its king was taken by `by`, or it has given up. Its pieces, inherited ones too, become inert or
    /// its heir's; its turns are skipped and its castling rights are gone.
    #[cold]
    pub(super) fn fall<S: Sink>(&mut self, seat: Seat, by: Option<Seat>, effects: &mut S) {
        self.living = self.living.without(seat);
        self.rights &= !rights_of(self.rules.territory(seat));
        effects.put(Effect::Eliminated { seat, by });
        let heir = self.heir(seat, by);
        for controller in &mut self.control {
            if *controller == Some(seat) {
                *controller = heir;
            }
        }
        if let Some(heir) = heir {
            effects.put(ThreeWayEffect::Inherited { from: seat, heir });
        }
        let (control, rules) = (self.control, self.rules);
        self.passed.retain(|passed| {
            let home = rules.seat_of(super::sets::territory_of(passed.cell));
            let who = passed.who.without(seat);
            // Nobody captures their own pieces.
            control[home.index()].map_or(who, |owner| who.without(owner))
        });
        if self.living.len() == 1 {
            let kind = if by.is_some() { EndKind::KingCapture } else { EndKind::Resignation };
            self.closed = Some(ThreeWayEnd::Won(kind));
        }
    }

    /// Who takes over the pieces of a seat that falls.
    fn heir(&self, seat: Seat, by: Option<Seat>) -> Option<Seat> {
        match (self.rules.inherit, by, self.rules.resign_heir) {
            (true, Some(captor), _) => Some(captor),
            (true, None, ResignHeir::Next) => Some(self.living.after(seat)),
            _ => None,
        }
    }

    /// A living seat gives up, in its turn or out of it; the game goes on between the others (three_way.md 3.3.4).
    pub(super) fn resign<S: Sink>(&mut self, seat: Seat, effects: &mut S) {
        if self.closed.is_some() || !self.living.has(seat) {
            return;
        }
        self.fall(seat, None, effects);
        if self.turn == seat {
            self.give_turn();
        }
    }
}
