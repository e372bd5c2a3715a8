//! The computer among three: what it says about pacts, and what it does with its own word in mind (pacts.md P8).

use super::AnyGame;
use crate::action::{Action, Asked};
use crate::outcome::Outcome;
use crate::pact::{Act, Ledger, Pact, Pledge, play};
use crate::search::bargain::{
    Bargain, Breach, ComputerAction, Manner, Motive, Persona, Prospect, Resolution, Situation, allies,
    answered, breach_cost, delay_cost, denounced, drafted, why_broken,
};
use crate::search::{Level, TranspositionTable, Tuning};
use crate::seat::Seat;
use crate::session::{SearchRequest, Session};

impl AnyGame {
    /// What a seat says about pacts now, if it has anything to say: an answer to an offer it is asked about, a
    /// denunciation, on its own turn an offer or the draw that was agreed on (pacts.md P8, P10). The referee accepts it.
    /// The same game, seat and manner say the same; nothing in a game of two seats.
    pub fn bargain(&self, seat: Seat, manner: Manner, tt: &mut TranspositionTable) -> Option<Bargain> {
        let ledger = self.pacts.as_ref()?;
        let view = self.view();
        if self.outcome().is_some() || seat.index() >= view.sides.len() || view.fallen.contains(&seat) {
            return None;
        }
        let said = say(&*self.session, ledger, seat, manner, tt);
        let said = said.or_else(|| self.shares(seat, ledger, manner.persona))?;
        if self.may(seat, &said.action).is_ok() {
            return Some(said);
        }
        // What cannot be accepted, as by who is bound by too much already, is refused.
        let pact = ledger.offered().find(|pact| pact.asks(seat))?;
        Some(Bargain { action: ComputerAction::Pact(Act::Refuse(pact.number)), motive: Motive::NoNeed })
    }

    /// What a seat does at a level of play with its own word in mind: a move that breaks it costs what its persona says,
    /// and an ally's threat counts less. Where nothing is in force this is [`AnyGame::think_at`].
    pub fn resolve(
        &self,
        seat: Seat,
        (level, seed): (Level, u64),
        persona: Persona,
        stop: &dyn Fn() -> bool,
        tt: &mut TranspositionTable,
    ) -> Option<Resolution> {
        let Some(ledger) = self.pacts.as_ref().filter(|ledger| ledger.in_force().next().is_some()) else {
            let thought = self.think_at(seat, (level, seed), stop, tt)?;
            return Some(Resolution { thought, breach: None });
        };
        let prospects = self.prospects(seat, ledger);
        let cost = |prospect: &Prospect| {
            breach_cost(persona, prospect, ledger, seat) + delay_cost(persona, prospect.idle)
        };
        let pact_costs: Vec<_> =
            prospects.iter().map(|(text, prospect)| (text.clone(), cost(prospect))).collect();
        let strength = self.strength(level);
        let tuning = Tuning { allies: allies(ledger, seat, persona), ..strength.tuning(seed) };
        let request = SearchRequest { pact_costs: &pact_costs, ..SearchRequest::default() };
        let thought = self.session.think(seat, request, (strength.limits(stop), tuning), tt, &mut |_| {})?;
        let done = prospects.iter().find(|(text, _)| Some(text) == thought.action.as_ref());
        let breach = done.and_then(|(_, prospect)| {
            let (pact, term) = *prospect.broken.first()?;
            let keeps = prospects.iter().any(|(_, other)| other.broken.is_empty());
            Some(Breach { pact, term, motive: why_broken(persona, prospect, keeps) })
        });
        Some(Resolution { thought, breach })
    }

    /// What each of a seat's actions would do to its own promises; empty where it has made none.
    fn prospects(&self, seat: Seat, ledger: &Ledger) -> Vec<(String, Prospect)> {
        if !ledger.in_force().any(|pact| pact.offer.is_party(seat)) {
            return Vec::new();
        }
        let mut texts: Vec<_> = self.legal(seat).into_iter().map(|legal| legal.exact).collect();
        if self.to_act().iter().any(|asked| asked == (seat, Asked::Draw)) {
            texts.push("draw-decline".to_owned());
        }
        let look = |text: String| {
            let mut after = self.clone();
            let effects = after.try_text(seat, &text, 0).ok()?.effects;
            let mut prospect = Prospect { broken: play::broken_by(seat, &effects), ..Prospect::default() };
            prospect.read(seat, &effects);
            let won = |outcome: Outcome| outcome.winners().any(|winner| winner == seat);
            prospect.wins = after.outcome().is_some_and(won);
            prospect.idle = after.pacts.as_ref().map_or(0, |ledger| idle(ledger, seat));
            Some((text, prospect))
        };
        texts.into_iter().filter_map(look).collect()
    }

    /// The draw that a seat proposes because two are left who agreed to share (pacts.md P10): a loyal one at once, any other
    /// where it has less.
    fn shares(&self, seat: Seat, ledger: &Ledger, persona: Persona) -> Option<Bargain> {
        let asked = self.to_act();
        let balance = self.balance();
        let [one, other] = balance.as_slice() else { return None };
        let (own, rest) = if one.seat == seat { (one, other) } else { (other, one) };
        let agreed = ledger.in_force().any(|pact| {
            pact.offer.is_party(rest.seat) && owes(pact, seat, |pledge| matches!(pledge, Pledge::DrawIfTwo))
        });
        let proposes = agreed
            && asked.mover() == Some(seat)
            && !asked.iter().any(|(_, what)| what == Asked::Draw)
            && (persona == Persona::Loyal || own.material < rest.material);
        proposes.then_some(Bargain {
            action: ComputerAction::Said(Action::DrawOffer),
            motive: Motive::ShareAsAgreed,
        })
    }
}

/// Whether a seat has promised such a thing by a pact, and there is no verdict on it yet.
fn owes(pact: &Pact, seat: Seat, what: impl Fn(&Pledge) -> bool) -> bool {
    let open = pact.promises.iter().filter(|promise| promise.by == seat && promise.judged.is_none());
    let mut terms = open.filter_map(|promise| pact.offer.term(promise.term));
    terms.any(|term| what(&term.pledge))
}

/// For how many own moves a seat owes a hostile one, at the most.
fn idle(ledger: &Ledger, seat: Seat) -> u32 {
    let promises = ledger.in_force().flat_map(|pact| {
        let own = pact.promises.iter().filter(|promise| promise.by == seat && promise.judged.is_none());
        own.filter(|promise| {
            pact.offer.term(promise.term).is_some_and(|term| matches!(term.pledge, Pledge::Against { .. }))
        })
    });
    promises.map(crate::pact::Promise::idle).max().unwrap_or(0)
}

fn say(
    session: &dyn Session,
    ledger: &Ledger,
    seat: Seat,
    manner: Manner,
    tt: &mut TranspositionTable,
) -> Option<Bargain> {
    let situation = Situation::of(session, ledger, seat, manner);
    let asked = ledger.offered().find(|pact| pact.asks(seat));
    let (act, motive): (Act, Motive) = match asked {
        Some(pact) => answered(&situation, pact, &mut |exact| session.move_cost(seat, exact, tt)),
        None => denounced(&situation).or_else(|| drafted(&situation))?,
    };
    Some(Bargain { action: ComputerAction::Pact(act), motive })
}
