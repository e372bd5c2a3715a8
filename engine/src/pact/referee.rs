//! The referee: after every action each promise in force is judged, and each pact that has ended gets its verdict.

use super::event::{Event, TurnUse};
use super::monitor::{self, Monitor};
use super::{
    Duration, End, Judgment, Ledger, Loss, Offer, OfferEnd, Pact, Pledge, Promise, Stage, Stamp, Verdict,
};
use crate::effect::Effect;
use crate::pact::PactEffect;
use crate::seat::Seat;

impl Ledger {
    /// Whether an event could bring a verdict or end an offer; where not, only the turns are counted.
    pub(crate) fn is_open(&self) -> bool {
        self.pacts.iter().any(|pact| pact.in_force() || pact.is_offered())
    }

    /// The moves that a seat has promised by pacts that bind, as exact texts.
    pub(crate) fn promised_moves(&self, seat: Seat) -> Vec<&str> {
        let promises = self.in_force().flat_map(|pact| {
            let own = pact.promises.iter().filter(|promise| promise.by == seat && promise.judged.is_none());
            own.filter_map(|promise| pact.offer.term(promise.term))
        });
        let moves = promises.filter_map(|term| match &term.pledge {
            Pledge::Move { exact, .. } => Some(exact.as_str()),
            _ => None,
        });
        moves.collect()
    }

    /// Counts a turn where nothing is open.
    pub(crate) fn count(&mut self, turn: TurnUse) {
        self.ply += u32::from(turn != TurnUse::None);
    }

    /// Judges everything that is open in the light of an event. What comes of it goes to `effects`.
    pub(crate) fn witness(&mut self, event: &Event<'_>, effects: &mut Vec<Effect>) {
        self.count(event.turn);
        let now = self.stamp(event.before);
        self.losses.extend(Loss::of(event, now.ply));
        let mut hearing = Hearing { event, at: now, effects };
        for pact in &mut self.pacts {
            match pact.stage {
                Stage::Offered { .. } => pact.wait(&mut hearing),
                Stage::InForce { .. } => pact.judge(&mut hearing),
                _ => {}
            }
        }
    }
}

/// An event that is judged, when, and what comes of it.
struct Hearing<'h> {
    event: &'h Event<'h>,
    at: Stamp,
    effects: &'h mut Vec<Effect>,
}

impl Pact {
    /// An offer that nobody has answered yet: it lapses after so many own moves of the offerer, and is void when one
    /// it concerns is out.
    fn wait(&mut self, hearing: &mut Hearing<'_>) {
        let Hearing { event, at, .. } = *hearing;
        monitor::follow(event, &mut self.promises);
        let Stage::Offered { moves_left, .. } = &mut self.stage else { return };
        if event.seat == self.offer.by && event.turn != TurnUse::None {
            *moves_left = moves_left.saturating_sub(1);
        }
        let out = event.felled.iter().any(|seat| concerns(&self.offer, *seat));
        let late = matches!(self.offer.until, Duration::Round(round) if event.after.round > round);
        let why = if out || event.after.over {
            OfferEnd::Void
        } else if *moves_left == 0 || late {
            OfferEnd::Expired
        } else {
            return;
        };
        self.stage = Stage::Unsigned { at, why };
        hearing.effects.push(PactEffect::Lapsed { pact: self.number }.into());
    }

    /// Judges the promises, then the pact.
    fn judge(&mut self, hearing: &mut Hearing<'_>) {
        let Hearing { event, at, .. } = *hearing;
        monitor::follow(event, &mut self.promises);
        // Hostages last: they hang on the verdicts of other terms.
        for hostages in [false, true] {
            for index in 0..self.promises.len() {
                self.judge_promise(index, hostages, hearing);
            }
        }
        let Some((end, rest)) = self.end(event) else { return self.share_is_left(hearing) };
        for index in 0..self.promises.len() {
            let verdict = self.left_with(index, rest);
            self.note(index, verdict, hearing);
        }
        let Stage::InForce { since, .. } = self.stage else { return };
        let verdict = self.final_verdict(end);
        self.stage = Stage::Ended { since, at, verdict, end };
        hearing.effects.push(PactEffect::Ended { pact: self.number, verdict }.into());
    }

    fn judge_promise(&mut self, index: usize, hostages: bool, hearing: &mut Hearing<'_>) {
        let Some(promise) = self.promises.get(index).filter(|promise| promise.judged.is_none()) else {
            return;
        };
        let (by, mut memory) = (promise.by, promise.memory);
        let Some(pledge) = self.offer.term(promise.term).map(|term| &term.pledge) else { return };
        let mut monitor = Monitor { event: hearing.event, offer: &self.offer, by, memory: &mut memory };
        let verdict = match pledge {
            Pledge::Hostage { until } if hostages => monitor.hostage(self.verdict_on(*until)),
            _ if hostages => None,
            pledge => monitor.judge(pledge),
        };
        if let Some(promise) = self.promises.get_mut(index) {
            promise.memory = memory;
        }
        if let Some(verdict) = verdict {
            self.note(index, verdict, hearing);
        }
    }

    /// Writes down a final verdict, unless there is one.
    fn note(&mut self, index: usize, verdict: Verdict, hearing: &mut Hearing<'_>) {
        let Hearing { event, at, .. } = *hearing;
        let Some(promise) = self.promises.get_mut(index).filter(|promise| promise.judged.is_none()) else {
            return;
        };
        promise.judged = Some(Judgment { verdict, at, seat: event.seat, action: event.exact.to_owned() });
        let (term, seat) = (promise.term, promise.by);
        hearing.effects.push(PactEffect::PromiseJudged { pact: self.number, term, seat, verdict }.into());
    }

    /// The one verdict on a term, once all who promised it have theirs: broken if one broke it, else the first that
    /// holds for any of fulfilled, expired, kept, void.
    #[must_use]
    pub fn verdict_on(&self, term: u8) -> Option<Verdict> {
        let all = self.promises.iter().filter(|promise| promise.term == term);
        let verdicts: Option<Vec<_>> =
            all.map(|promise| promise.judged.as_ref().map(|judged| judged.verdict)).collect();
        worst_first(&verdicts?)
    }

    /// What ends the pact now, and the verdict on the promises that have none yet.
    fn end(&self, event: &Event<'_>) -> Option<(End, Verdict)> {
        let Stage::InForce { denounced, .. } = &self.stage else { return None };
        let broken = self.promises.iter().find(|promise| promise.verdict() == Verdict::Broken);
        if let Some(broken) = broken {
            return Some((End::Broken(broken.by), Verdict::Kept));
        }
        if self.promises.iter().all(|promise| promise.judged.is_some()) {
            return Some((End::Done, Verdict::Kept));
        }
        if self.time_is_up(event) {
            return Some((End::Time, Verdict::Expired));
        }
        if let Some(out) = self.fallen(event)
            && !self.binds_the_last_two(event)
        {
            return Some((End::Fallen(out), Verdict::Void));
        }
        if event.turn != TurnUse::None && denounced.contains(&event.seat) {
            return Some((End::Denounced(event.seat), Verdict::Expired));
        }
        event.after.over.then_some((End::GameOver, Verdict::Kept))
    }

    /// The party that an event has put out.
    fn fallen(&self, event: &Event<'_>) -> Option<Seat> {
        event.felled.iter().copied().find(|seat| self.offer.is_party(*seat))
    }

    /// Whether an event has left two of three parties, and one of them has promised to share with the other. That promise is
    /// about this very moment: the fall is no reason to end it.
    fn binds_the_last_two(&self, event: &Event<'_>) -> bool {
        let parties = self.offer.parties().filter(|seat| event.after.lives(*seat)).count();
        let open = |promise: &&Promise| promise.judged.is_none();
        let mut open = self.promises.iter().filter(open);
        parties == 2 && !event.after.over && open.any(|promise| self.is_share_of_the_living(promise, event))
    }

    fn is_share_of_the_living(&self, promise: &Promise, event: &Event<'_>) -> bool {
        let shares = self.offer.term(promise.term).is_some_and(|term| term.pledge == Pledge::DrawIfTwo);
        shares && event.after.lives(promise.by)
    }

    /// Where the last two go on being bound to share, a party's fall makes everything else void.
    fn share_is_left(&mut self, hearing: &mut Hearing<'_>) {
        let event = hearing.event;
        if self.fallen(event).is_none() {
            return;
        }
        for index in 0..self.promises.len() {
            let promise = self.promises.get(index);
            if promise.is_some_and(|promise| !self.is_share_of_the_living(promise, event)) {
                self.note(index, Verdict::Void, hearing);
            }
        }
    }

    fn time_is_up(&self, event: &Event<'_>) -> bool {
        match self.offer.until {
            Duration::Denounced => false,
            Duration::Round(round) => event.after.round > round,
            Duration::KingFalls(None) => !event.felled.is_empty(),
            Duration::KingFalls(Some(king)) => event.felled.contains(&king),
            // A term that can no longer be fulfilled has no time left either.
            Duration::Term(term) => self.verdict_on(term).is_some(),
        }
    }

    /// The verdict on a promise that the pact's end leaves without one: words were never checked.
    fn left_with(&self, index: usize, rest: Verdict) -> Verdict {
        let term = self.promises.get(index).and_then(|promise| self.offer.term(promise.term));
        let words = term.is_some_and(|term| matches!(term.pledge, Pledge::Words(_)));
        if words && rest == Verdict::Kept { Verdict::Expired } else { rest }
    }

    fn final_verdict(&self, end: End) -> Verdict {
        let verdicts: Vec<_> = self.promises.iter().map(Promise::verdict).collect();
        match end {
            End::Broken(_) => Verdict::Broken,
            End::Fallen(_) => Verdict::Void,
            End::Time | End::Denounced(_) => Verdict::Expired,
            End::GameOver if verdicts.contains(&Verdict::Kept) => Verdict::Kept,
            End::Done | End::GameOver => worst_first(&verdicts).unwrap_or(Verdict::Void),
        }
    }
}

/// One verdict for several: broken if any is, else the first of fulfilled, kept, expired and void that any is.
fn worst_first(verdicts: &[Verdict]) -> Option<Verdict> {
    let order = [Verdict::Broken, Verdict::Fulfilled, Verdict::Kept, Verdict::Expired, Verdict::Void];
    order.into_iter().find(|verdict| verdicts.contains(verdict))
}

/// Whether an offer means nothing without a seat: a party, or one that it names.
fn concerns(offer: &Offer, seat: Seat) -> bool {
    offer.is_party(seat)
        || offer.until == Duration::KingFalls(Some(seat))
        || offer.terms.iter().any(|term| match &term.pledge {
            Pledge::Against { seat: named, .. } => *named == seat,
            Pledge::Heir(_) => true,
            _ => false,
        })
}

#[cfg(test)]
mod tests {
    use super::super::{Act, Promiser, Snapshot, Term};
    use super::*;
    use crate::variants::Preset;

    /// A turn without a move is rare on the board, and so it is made up here.
    #[test]
    fn rule_p3_against_does_not_count_a_turn_without_a_move() {
        let three = Preset::all().iter().find(|preset| preset.sides().len() > 2).expect("three play a game");
        let snapshot = Snapshot::of(&*three.choices.begin(None).expect("it begins at its start").0);
        let pledge = Pledge::Against { seat: Seat::Third, every: 1 };
        let terms = vec![Term { by: Promiser::Seat(Seat::First), pledge }];
        let offer =
            Offer { by: Seat::First, to: vec![Seat::Second], terms, until: Duration::Denounced, stands: 1 };
        for (turn, verdict) in [(TurnUse::Pass, None), (TurnUse::Move, Some(Verdict::Broken))] {
            let (mut ledger, mut effects) = (Ledger::new(three.sides()), Vec::new());
            ledger.act(Seat::First, Act::Offer(offer.clone()), &snapshot, &mut effects);
            ledger.act(Seat::Second, Act::Accept(super::super::PactNumber(1)), &snapshot, &mut effects);
            let event = Event::new((Seat::First, "", turn), &[], (&snapshot, &snapshot));
            ledger.witness(&event, &mut effects);
            assert_eq!(ledger.pacts().first().and_then(Pact::verdict), verdict, "{turn:?}");
        }
    }
}
