//! Pact costs: what it costs the computer to break its own promises, and what others' promises are worth to it.

use super::{Motive, Persona};
use crate::effect::Effect;
use crate::pact::{Ledger, Pact, PactNumber, Pledge, Stage};
use crate::search::{Allies, Score};
use crate::seat::Seat;

/// For so many plies a promise is fresh: nobody would trust a seat again that broke it at once.
const FRESH: u32 = 6;
/// The factor on the cost of breaking a fresh promise, for the shrewd.
const FRESH_FACTOR: Score = 3;

/// What a move would do to its seat's own promises.
#[derive(Clone, Debug, Default)]
pub(crate) struct Prospect {
    /// The promises it would break, by pact and term.
    pub broken: Vec<(PactNumber, u8)>,
    /// Whose kings it would capture.
    pub kings: Vec<Seat>,
    pub wins: bool,
    /// How many own turns a promised hostile move would be overdue after it, at the most.
    pub idle: u32,
}

impl Prospect {
    /// Adds what the effects of the move show.
    pub(crate) fn read(&mut self, seat: Seat, effects: &[Effect]) {
        for effect in effects {
            match *effect {
                Effect::Eliminated { seat: fallen, by: Some(by) } if by == seat && fallen != seat => {
                    self.kings.push(fallen);
                }
                _ => {}
            }
        }
    }
}

/// The cost of breaking the promises, in centipawns.
pub(crate) fn breach_cost(persona: Persona, prospect: &Prospect, ledger: &Ledger, seat: Seat) -> Score {
    if prospect.broken.is_empty() {
        return 0;
    }
    if prospect.wins
        || prospect
            .kings
            .iter()
            .any(|king| persona != Persona::Loyal || is_free(prospect, ledger, seat, *king))
    {
        return 0;
    }
    let fresh = persona == Persona::Shrewd
        && prospect.broken.iter().filter_map(|(number, _)| ledger.pact(*number)).any(
            |pact| matches!(pact.stage, Stage::InForce { since, .. } if ledger.ply() < since.ply + FRESH),
        );
    if fresh { persona.breach() * FRESH_FACTOR } else { persona.breach() }
}

/// Whether no promise is about this king: it is no partner's, and none was left to an heir.
fn is_free(prospect: &Prospect, ledger: &Ledger, seat: Seat, king: Seat) -> bool {
    prospect.broken.iter().all(|(number, term)| {
        let Some(pact) = ledger.pact(*number) else { return true };
        let heir = pact.offer.term(*term).is_some_and(|term| matches!(term.pledge, Pledge::Heir(_)));
        !heir && pact.offer.partners(seat).all(|partner| partner != king)
    })
}

/// The cost of delaying a promised hostile move, in centipawns, so that nobody breaks a promise for lack of a move at the end.
pub(crate) const fn delay_cost(persona: Persona, idle: u32) -> Score {
    let step = match persona {
        Persona::Loyal => 25,
        Persona::Shrewd => 12,
        Persona::Treacherous => 0,
    };
    step * if idle > 4 { 4 } else { idle as Score }
}

/// Why the chosen move breaks a promise; `keeps` says whether another one would have kept it.
pub(crate) fn why_broken(persona: Persona, prospect: &Prospect, keeps: bool) -> Motive {
    match prospect.kings.first() {
        Some(of) => Motive::TakesKing { of: *of },
        None if !keeps => Motive::NoOtherMove,
        None if persona == Persona::Loyal => Motive::SavesKing,
        None => Motive::Gain,
    }
}

/// What the pacts in force mean in the search of a seat. Who has broken a promise in this game is not trusted again.
pub(crate) fn allies(ledger: &Ledger, seat: Seat, persona: Persona) -> Allies {
    let mut allies = Allies::NONE;
    for pact in ledger.in_force() {
        for by in pact.offer.parties().filter(|by| promises_peace(pact, *by)) {
            let reluctance = if by == seat {
                persona.breach()
            } else if ledger.record(by).broken > 0 {
                0
            } else {
                persona.trust()
            };
            for of in pact.offer.partners(by) {
                allies.raise(by, of, reluctance);
            }
        }
    }
    allies
}

/// Whether a party has an open promise of peace by a pact.
pub(super) fn promises_peace(pact: &Pact, by: Seat) -> bool {
    let open = pact.promises.iter().filter(|promise| promise.by == by && promise.judged.is_none());
    let mut pledges = open.filter_map(|promise| pact.offer.term(promise.term)).map(|term| &term.pledge);
    pledges.any(|pledge| matches!(pledge, Pledge::Peace))
}
