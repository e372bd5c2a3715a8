//! Which pact a seat offers, to whom and when: one offer at a time, and a pause after each that came to nothing.

use super::situation::{AHEAD, Situation};
use super::{Motive, Persona};
use crate::pact::{Act, Duration, End, Offer, OfferEnd, Pact, Pledge, Promiser, SparedPieces, Stage, Term};
use crate::search::Score;
use crate::seat::Seat;
use crate::sorting::sort_by;

/// No offers before this round.
const FIRST_ROUND: u32 = 2;
/// The most offers of all seats together in a round.
const IN_A_ROUND: usize = 2;
/// The most offers of a seat in a game.
const IN_A_GAME: usize = 16;
/// Plies between a refused offer and the next: two rounds, times the number of refusals.
const PAUSE: u32 = 6;
/// The most refusals that count.
const MAX_PAUSES: u32 = 5;
/// Plies until a seat that broke a promise gets an offer again.
const AFTER_BREACH: u32 = 24;
/// A promised hostile move is due every so many own turns.
const EVERY: u8 = 4;
/// Threat, in pawns, that counts as pressure.
const PRESSURE: Score = 5;
/// How far behind both others a seat must be to give its king as a hostage, in centipawns.
const DESPERATE: Score = 500;

/// The offer that a seat makes on its turn.
pub(crate) fn drafted(situation: &Situation<'_>) -> Option<(Act, Motive)> {
    if situation.turn != Some(situation.seat) || situation.round < FIRST_ROUND {
        return None;
    }
    // The seat of nearest strength first: for one of two weaker seats that is the other.
    let mut partners: Vec<_> = situation.others().collect();
    let lead = |partner: &Seat| situation.lead(*partner, situation.seat).abs();
    sort_by(&mut partners, &|a, b| lead(a).cmp(&lead(b)));
    let found = partners.into_iter().find_map(|partner| proposal(situation, partner));
    found.map(|(offer, motive)| (Act::Offer(offer), motive))
}

/// What a seat would offer to a partner now.
pub(super) fn proposal(situation: &Situation<'_>, partner: Seat) -> Option<(Offer, Motive)> {
    let third = situation.others().find(|other| *other != partner)?;
    if !may_approach(situation, partner) {
        return None;
    }
    let (terms, rounds, motive) = together(situation, partner, third)
        .or_else(|| hostage(situation, partner, third))
        .or_else(|| relief(situation, partner))
        .or_else(|| ahead(situation, partner, third))?;
    let until = Duration::Round(situation.round + rounds);
    // Open until the own move after the next, so that everybody has had a turn to answer.
    let offer = Offer { by: situation.seat, to: vec![partner], terms, until, stands: 2 };
    Some((offer, motive))
}

/// Whether the limits allow an offer to a partner now.
fn may_approach(situation: &Situation<'_>, partner: Seat) -> bool {
    let (seat, now) = (situation.seat, situation.ledger.ply());
    let in_round = situation.pacts().filter(|pact| pact.offered.round == situation.round);
    let own = || situation.pacts().filter(move |pact| pact.offer.by == seat);
    let asked = |pact: &Pact| pact.is_offered() && pact.offer.by == partner && pact.offer.to.contains(&seat);
    if in_round.count() >= IN_A_ROUND
        || own().count() >= IN_A_GAME
        || own().any(Pact::is_offered)
        || own().any(|pact| pact.offered.round == situation.round)
        || situation.pacts_with(partner).next().is_some()
        || situation.pacts().any(asked)
    {
        return false;
    }
    let mut refused: u32 = 0;
    let between = situation.pacts().filter(|pact| pact.offer.is_party(partner) && pact.offer.is_party(seat));
    for pact in between {
        match pact.stage {
            Stage::Unsigned { at, why } if pact.offer.by == seat && why != OfferEnd::Void => {
                refused += 1;
                if now < at.ply + PAUSE * refused.min(MAX_PAUSES) {
                    return false;
                }
            }
            Stage::Ended { at, end: End::Broken(by), .. }
                if by == partner
                    && (situation.persona() == Persona::Loyal || now < at.ply + AFTER_BREACH) =>
            {
                return false;
            }
            Stage::Ended { at, .. } if now < at.ply + PAUSE => return false,
            _ => {}
        }
    }
    true
}

fn each(pledge: Pledge) -> Term {
    Term { by: Promiser::Each, pledge }
}

fn one(by: Seat, pledge: Pledge) -> Term {
    Term { by: Promiser::Seat(by), pledge }
}

/// Terms, duration in rounds, and motive.
type Draft = (Vec<Term>, u32, Motive);

/// The two weaker seats against the strongest.
fn together(situation: &Situation<'_>, partner: Seat, third: Seat) -> Option<Draft> {
    let common = situation.strongest() == third
        && situation.lead(third, situation.seat) >= AHEAD
        && situation.lead(third, partner) >= AHEAD;
    let against = Pledge::Against { seat: third, every: EVERY };
    common.then(|| {
        let (terms, rounds) = match situation.persona() {
            Persona::Loyal => (vec![each(Pledge::Peace), each(against), each(Pledge::DrawIfTwo)], 10),
            Persona::Shrewd => (vec![each(Pledge::Peace), each(against)], 7),
            Persona::Treacherous => {
                (vec![each(Pledge::Peace), each(Pledge::NoCheck), one(partner, against)], 6)
            }
        };
        (terms, rounds, Motive::Together { against: third })
    })
}

/// The partner can capture the own king soon: it is given as a hostage, for help against the third.
fn hostage(situation: &Situation<'_>, partner: Seat, third: Seat) -> Option<Draft> {
    let seat = situation.seat;
    let desperate = [partner, third].into_iter().all(|other| situation.lead(other, seat) >= DESPERATE);
    (desperate && situation.checks(partner)).then(|| {
        let terms = vec![
            one(seat, Pledge::Against { seat: third, every: EVERY }),
            one(seat, Pledge::Hostage { until: 1 }),
            one(partner, Pledge::Peace),
        ];
        (terms, 4, Motive::Hostage { against: third })
    })
}

/// The partner attacks the own pieces: peace, or at least one piece spared.
fn relief(situation: &Situation<'_>, partner: Seat) -> Option<Draft> {
    let seat = situation.seat;
    let pressure = situation.threat(partner, seat);
    if pressure < PRESSURE || pressure < situation.threat(seat, partner) {
        return None;
    }
    let motive = Motive::Relief { from: partner };
    if situation.strongest() == partner && situation.is_far_ahead(partner) {
        // The strongest has no reason for peace: it is asked to spare one piece, for a promise of no check.
        let (kind, at) = situation.best_attacked_piece(partner)?;
        let spared = one(partner, Pledge::Spare(SparedPieces::Piece { kind, at }));
        return Some((vec![spared, one(seat, Pledge::NoCheck)], 2, motive));
    }
    let mut terms = vec![each(Pledge::Peace)];
    if situation.checks(partner) {
        terms.push(each(Pledge::NoCheck));
    }
    Some((terms, 4, motive))
}

/// The seat is far ahead and makes peace with the stronger of the others, lest both turn on it.
fn ahead(situation: &Situation<'_>, partner: Seat, third: Seat) -> Option<Draft> {
    let seat = situation.seat;
    let fears = situation.persona() != Persona::Loyal
        && situation.is_far_ahead(seat)
        && situation.lead(partner, third) > 0
        && situation.threat(seat, partner) < PRESSURE;
    fears.then(|| (vec![each(Pledge::Peace), each(Pledge::NoCheck)], 5, Motive::Ahead))
}
