//! Offers and answers: what a seat may do about pacts, and what the ledger makes of it.

use super::limits::{OFFERS, OPEN, STANDING};
use super::promise::{Memory, TrackedPiece};
use super::{
    Act, Area, Duration, Ledger, Offer, OfferEnd, Pact, PactError, PactNumber, Pledge, Promise, Promiser,
    Snapshot, SparedPieces, Stage, Stamp, Term, TermError,
};
use crate::effect::Effect;
use crate::pact::PactEffect;
use crate::seat::Seat;

impl Ledger {
    /// Whether a seat may do this now.
    pub(crate) fn judge(&self, seat: Seat, act: &Act, snapshot: &Snapshot) -> Result<(), PactError> {
        if !snapshot.lives(seat) {
            return Err(PactError::YouAreOut);
        }
        match act {
            Act::Offer(offer) => self.judge_offer(seat, offer, snapshot),
            Act::Counter(pact, offer) => {
                self.standing(*pact, seat)?;
                self.judge_offer(seat, offer, snapshot)
            }
            Act::Accept(pact) => {
                self.standing(*pact, seat)?;
                if self.open_of(seat) >= OPEN { Err(PactError::TooManyOpen) } else { Ok(()) }
            }
            Act::Refuse(pact) => self.standing(*pact, seat).map(drop),
            Act::Withdraw(pact) => {
                let found = self.pact(*pact).ok_or(PactError::NoSuchPact(*pact))?;
                match (found.offer.by == seat, found.is_offered()) {
                    (false, _) => Err(PactError::NotYours(*pact)),
                    (true, false) => Err(PactError::NotOnOffer(*pact)),
                    (true, true) => Ok(()),
                }
            }
            Act::Denounce(pact) => {
                let found = self.pact(*pact).ok_or(PactError::NoSuchPact(*pact))?;
                if !found.offer.is_party(seat) {
                    return Err(PactError::NoParty(*pact));
                }
                match &found.stage {
                    Stage::InForce { denounced, .. } if denounced.contains(&seat) => {
                        Err(PactError::Denounced(*pact))
                    }
                    Stage::InForce { .. } => Ok(()),
                    _ => Err(PactError::NotInForce(*pact)),
                }
            }
        }
    }

    /// An offer that a seat may answer.
    fn standing(&self, number: PactNumber, seat: Seat) -> Result<&Pact, PactError> {
        let pact = self.pact(number).ok_or(PactError::NoSuchPact(number))?;
        match &pact.stage {
            Stage::Offered { .. } if pact.offer.by == seat => Err(PactError::YourOwn(number)),
            _ if pact.offer.by == seat => Err(PactError::NotOnOffer(number)),
            _ if !pact.offer.to.contains(&seat) => Err(PactError::NotToYou(number)),
            Stage::Offered { accepted, .. } if accepted.contains(&seat) => Err(PactError::Accepted(number)),
            // It is in force because everybody has accepted it.
            Stage::InForce { .. } => Err(PactError::Accepted(number)),
            Stage::Offered { .. } => Ok(pact),
            _ => Err(PactError::NotOnOffer(number)),
        }
    }

    /// How many pacts bind a seat, with its own offers that stand and those it has accepted.
    fn open_of(&self, seat: Seat) -> usize {
        let open = |pact: &&Pact| match &pact.stage {
            Stage::InForce { .. } => pact.offer.is_party(seat),
            Stage::Offered { accepted, .. } => pact.offer.by == seat || accepted.contains(&seat),
            _ => false,
        };
        self.pacts.iter().filter(open).count()
    }

    fn judge_offer(&self, seat: Seat, offer: &Offer, snapshot: &Snapshot) -> Result<(), PactError> {
        if let Some(out) = offer.to.iter().find(|to| !snapshot.lives(**to)) {
            return Err(PactError::TheyAreOut(*out));
        }
        if self.offered().filter(|pact| pact.offer.by == seat).count() >= STANDING {
            return Err(PactError::TooManyStand);
        }
        if self.open_of(seat) >= OPEN {
            return Err(PactError::TooManyOpen);
        }
        if self.pacts.iter().filter(|pact| pact.offer.by == seat).count() >= OFFERS {
            return Err(PactError::NoMoreOffers);
        }
        if self.next_number().is_none() {
            return Err(PactError::NoMoreNumbers);
        }
        for (term, number) in offer.terms.iter().zip(1..) {
            judge_term(term, number, offer, snapshot)
                .map_err(|fault| PactError::Term { term: number, fault })?;
        }
        match offer.until {
            Duration::Round(round) if round < snapshot.round => Err(PactError::RoundOver(snapshot.round)),
            Duration::KingFalls(Some(king)) if !snapshot.lives(king) => Err(PactError::TheyAreOut(king)),
            Duration::Term(number) => match offer.term(number) {
                None => Err(PactError::NoSuchTerm(number)),
                Some(term) if !can_be_fulfilled(term) => Err(PactError::EndlessTerm(number)),
                Some(_) => Ok(()),
            },
            _ => Ok(()),
        }
    }

    /// Does what has been judged allowed. What happened goes to `effects`.
    pub(crate) fn act(&mut self, seat: Seat, act: Act, snapshot: &Snapshot, effects: &mut Vec<Effect>) {
        let now = self.stamp(snapshot);
        match act {
            Act::Offer(offer) => self.open(offer, now, snapshot, effects),
            Act::Counter(pact, offer) => {
                let Some(with) = self.next_number() else { return };
                self.close(pact, now, OfferEnd::Countered { by: seat, with });
                effects.push(PactEffect::Refused { pact, seat }.into());
                self.open(offer, now, snapshot, effects);
            }
            Act::Accept(pact) => self.accept(pact, seat, now, effects),
            Act::Refuse(pact) => {
                self.close(pact, now, OfferEnd::Refused(seat));
                effects.push(PactEffect::Refused { pact, seat }.into());
            }
            Act::Withdraw(pact) => {
                self.close(pact, now, OfferEnd::Withdrawn);
                effects.push(PactEffect::Withdrawn { pact, seat }.into());
            }
            Act::Denounce(pact) => {
                if let Some(Stage::InForce { denounced, .. }) = self.stage_mut(pact) {
                    denounced.push(seat);
                    effects.push(PactEffect::Denounced { pact, seat }.into());
                }
            }
        }
    }

    pub(super) const fn stamp(&self, snapshot: &Snapshot) -> Stamp {
        Stamp { ply: self.ply, round: snapshot.round }
    }

    fn stage_mut(&mut self, number: PactNumber) -> Option<&mut Stage> {
        self.pacts.iter_mut().find(|pact| pact.number == number).map(|pact| &mut pact.stage)
    }

    fn close(&mut self, number: PactNumber, at: Stamp, why: OfferEnd) {
        if let Some(stage) = self.stage_mut(number) {
            *stage = Stage::Unsigned { at, why };
        }
    }

    fn open(&mut self, offer: Offer, offered: Stamp, snapshot: &Snapshot, effects: &mut Vec<Effect>) {
        let Some(number) = self.next_number() else { return };
        effects.push(PactEffect::Offered { pact: number, seat: offer.by }.into());
        let stage = Stage::Offered { accepted: Vec::new(), moves_left: offer.stands };
        let promises = promises(&offer, snapshot);
        self.pacts.push(Pact { number, offered, offer, stage, promises });
    }

    fn accept(&mut self, number: PactNumber, seat: Seat, now: Stamp, effects: &mut Vec<Effect>) {
        effects.push(PactEffect::Accepted { pact: number, seat }.into());
        let Some(pact) = self.pacts.iter_mut().find(|pact| pact.number == number) else { return };
        let Stage::Offered { accepted, .. } = &mut pact.stage else { return };
        accepted.push(seat);
        if pact.offer.to.iter().all(|to| accepted.contains(to)) {
            pact.stage = Stage::InForce { since: now, denounced: Vec::new() };
            effects.push(PactEffect::Began { pact: number }.into());
        }
    }
}

/// What each party would promise, with the pieces that are meant as they stand now.
fn promises(offer: &Offer, snapshot: &Snapshot) -> Vec<Promise> {
    let mut promises = Vec::new();
    for (term, number) in offer.terms.iter().zip(1..) {
        for by in offer.promisers(term) {
            let piece = match &term.pledge {
                Pledge::Spare(SparedPieces::Piece { at, .. }) => TrackedPiece::At(*at),
                Pledge::Move { exact, .. } => mover(exact, by, snapshot),
                _ => TrackedPiece::Nobody,
            };
            let memory = Memory { piece, ..Memory::default() };
            promises.push(Promise { term: number, by, judged: None, memory });
        }
    }
    promises
}

/// The piece that would make a move: the exact text begins with the cell it leaves.
fn mover(exact: &str, by: Seat, snapshot: &Snapshot) -> TrackedPiece {
    let starts = snapshot.mesh.cells().filter(|cell| exact.starts_with(snapshot.mesh.name(*cell)));
    let from = starts.max_by_key(|cell| snapshot.mesh.name(*cell).len());
    from.filter(|from| snapshot.owner(*from) == Some(by)).map_or(TrackedPiece::Nobody, TrackedPiece::At)
}

fn judge_term(term: &Term, number: u8, offer: &Offer, snapshot: &Snapshot) -> Result<(), TermError> {
    if matches!(term.by, Promiser::Seat(by) if !offer.is_party(by)) {
        return Err(TermError::NoParty);
    }
    match &term.pledge {
        Pledge::Against { seat, .. } if offer.is_party(*seat) => Err(TermError::AgainstParty),
        Pledge::Against { seat, .. } | Pledge::KeepOut(Area::Territory(seat))
            if seat.index() >= snapshot.sides.len() =>
        {
            Err(TermError::NoSide)
        }
        Pledge::Against { seat, .. } if !snapshot.lives(*seat) => Err(TermError::Out),
        Pledge::Move { by_round: Some(round), .. } if *round < snapshot.round => Err(TermError::RoundOver),
        Pledge::Hostage { until } => {
            let other = offer.term(*until);
            let given_for = |other: &Term| !matches!(other.pledge, Pledge::Words(_) | Pledge::Hostage { .. });
            if *until != number && other.is_some_and(given_for) { Ok(()) } else { Err(TermError::NoHostage) }
        }
        Pledge::Heir(heir) => {
            let third = snapshot.living().find(|seat| !offer.is_party(*seat));
            let partner = offer.is_party(*heir) && term.by != Promiser::Seat(*heir);
            if partner && third.is_some() { Ok(()) } else { Err(TermError::NoHeir) }
        }
        _ => Ok(()),
    }
}

/// Whether a term may be fulfilled, so that something can last until it is (pacts.md P4).
const fn can_be_fulfilled(term: &Term) -> bool {
    matches!(
        term.pledge,
        Pledge::Move { .. }
            | Pledge::Heir(_)
            | Pledge::DrawIfTwo
            | Pledge::Against { .. }
            | Pledge::Hostage { .. }
    )
}
