//! What pacts are worth: whether an offer is accepted, refused or countered, and whether a pact is denounced.

use super::drafting::proposal;
use super::pact_cost::promises_peace;
use super::situation::{AHEAD, Situation};
use super::{Motive, Persona};
use crate::pact::{Act, Area, Duration, Loss, OfferEnd, Pact, PactNumber, Pledge, Stage};
use crate::search::Score;
use crate::seat::Seat;

/// Peace by itself. All values are centipawns.
const PEACE: Score = 60;
/// For each pawn's worth of threats.
const THREAT_PER_PAWN: Score = 50;
/// The most that threats count.
const MAX_THREATS: Score = 500;
/// A king given as a hostage or left to an heir.
const KING: Score = 400;
/// A promised move, to whom it is promised.
const MOVE: Score = 20;

#[derive(Clone, Copy, Debug, Default)]
struct Weight {
    gain: Score,
    cost: Score,
}

/// What a seat answers to an offer, and why. `move_cost` says what playing a move would cost it, in centipawns.
pub(crate) fn answered(
    situation: &Situation<'_>,
    pact: &Pact,
    move_cost: &mut dyn FnMut(&str) -> Score,
) -> (Act, Motive) {
    let refuse = |motive| (Act::Refuse(pact.number), motive);
    let seat = situation.seat;
    let partners: Vec<Seat> = pact.offer.partners(seat).collect();
    if let Some(by) = contradicted(situation, pact).filter(|_| situation.persona() != Persona::Treacherous) {
        return refuse(Motive::Bound { by });
    }
    let weight = weigh(situation, pact, move_cost);
    let distrusted = partners.iter().copied().find(|partner| situation.broken_by(*partner) > 0);
    let verdict = weight.gain - weight.cost * situation.persona().burden() / 100
        + situation.persona().inclination()
        + situation.noise(pact.number);
    if verdict >= 0 {
        return (Act::Accept(pact.number), accept_motive(situation, &partners));
    }
    if let Some(whom) = distrusted {
        return refuse(Motive::Distrust { whom });
    }
    if let Some(offer) = partners
        .first()
        .filter(|_| partners.len() == 1 && !answers_own(situation, pact))
        .and_then(|partner| {
            let (offer, motive) = counter_proposal(situation, pact, *partner)?;
            matches!(motive, Motive::Together { .. }).then_some(offer)
        })
    {
        return (Act::Counter(pact.number, offer), Motive::OtherTerms);
    }
    let strong = partners
        .into_iter()
        .find(|partner| situation.is_far_ahead(*partner) && situation.lead(*partner, seat) >= AHEAD);
    refuse(match strong {
        Some(whom) => Motive::TooStrong { whom },
        None if weight.cost >= KING => Motive::TooDear,
        None => Motive::NoNeed,
    })
}

/// Why an offer is accepted.
fn accept_motive(situation: &Situation<'_>, partners: &[Seat]) -> Motive {
    let seat = situation.seat;
    let third = situation.others().find(|other| !partners.contains(other));
    match (third, partners.first()) {
        (Some(against), _) if situation.strongest() == against && situation.lead(against, seat) >= AHEAD => {
            Motive::Together { against }
        }
        (_, Some(from)) if situation.threat(*from, seat) > situation.threat(seat, *from) => {
            Motive::Relief { from: *from }
        }
        _ if situation.is_far_ahead(seat) => Motive::Ahead,
        _ => Motive::Calm,
    }
}

/// Other terms for the same partner.
fn counter_proposal(
    situation: &Situation<'_>,
    pact: &Pact,
    partner: Seat,
) -> Option<(crate::pact::Offer, Motive)> {
    proposal(&situation.without(pact.number), partner)
}

/// Whether an offer is a counter to one of the seat's own, which is not countered again.
fn answers_own(situation: &Situation<'_>, pact: &Pact) -> bool {
    situation.ledger.pacts().iter().any(|other| {
        other.offer.by == situation.seat
            && matches!(other.stage, Stage::Unsigned { why: OfferEnd::Countered { with, .. }, .. } if with == pact.number)
    })
}

/// A pact in force that contradicts an offer: war on a seat that is offered peace, or peace with one that war is asked on.
fn contradicted(situation: &Situation<'_>, pact: &Pact) -> Option<PactNumber> {
    let seat = situation.seat;
    let own = |pact: &Pact| {
        let terms = pact.offer.terms.iter().filter(|term| pact.offer.promisers(term).any(|by| by == seat));
        terms.map(|term| term.pledge.clone()).collect::<Vec<_>>()
    };
    let promised = own(pact);
    let quiet = promised.iter().any(|pledge| matches!(pledge, Pledge::Peace | Pledge::NoCheck));
    let contradicts = |other: &&Pact| {
        let war = quiet && pact.offer.partners(seat).any(|partner| goes_against(other, seat, partner));
        let peace = promised.iter().any(|pledge| match pledge {
            Pledge::Against { seat: whom, .. } => other.offer.is_party(*whom) && promises_peace(other, seat),
            _ => false,
        });
        other.offer.is_party(seat) && (war || peace)
    };
    situation.ledger.in_force().find(contradicts).map(|other| other.number)
}

fn weigh(situation: &Situation<'_>, pact: &Pact, move_cost: &mut dyn FnMut(&str) -> Score) -> Weight {
    let mut sum = Weight::default();
    for term in &pact.offer.terms {
        for by in pact.offer.promisers(term) {
            if by == situation.seat {
                for partner in pact.offer.partners(by) {
                    sum.cost += cost(situation, partner, &term.pledge, move_cost);
                }
            } else {
                // Who has broken promises is trusted less.
                sum.gain += gain(situation, by, &term.pledge) / (1 + situation.broken_by(by));
            }
        }
    }
    sum
}

/// The gain from a promise of another seat.
fn gain(situation: &Situation<'_>, by: Seat, pledge: &Pledge) -> Score {
    let seat = situation.seat;
    let third = situation.others().find(|other| *other != by);
    let danger = third.map_or(0, |third| situation.lead(third, seat)).max(0);
    match pledge {
        Pledge::Peace => {
            // Peace frees both to fight a stronger third.
            PEACE + (THREAT_PER_PAWN * situation.threat(by, seat)).min(MAX_THREATS) + (danger / 3).min(300)
        }
        Pledge::NoCheck => {
            if situation.checks(by) {
                120
            } else {
                30
            }
        }
        Pledge::Spare(spared) => 25 * situation.sparing_value(*spared, seat),
        Pledge::KeepOut(Area::Territory(whose)) if *whose == seat => 80,
        Pledge::KeepOut(_) => 15,
        Pledge::Against { .. } => 50 + (danger / 4).min(250),
        Pledge::Move { .. } => MOVE,
        Pledge::Hostage { .. } => 150,
        Pledge::Heir(heir) if *heir == seat => 200,
        Pledge::DrawIfTwo if situation.lead(by, seat) > 0 => 60,
        Pledge::Heir(_) | Pledge::DrawIfTwo | Pledge::Words(_) => 0,
    }
}

/// The cost of an own promise to a partner.
fn cost(
    situation: &Situation<'_>,
    partner: Seat,
    pledge: &Pledge,
    move_cost: &mut dyn FnMut(&str) -> Score,
) -> Score {
    let seat = situation.seat;
    // Sparing the strongest lets it win.
    let strong = if situation.strongest() == partner {
        (situation.lead(partner, seat) / 2).clamp(0, MAX_THREATS)
    } else {
        0
    };
    match pledge {
        Pledge::Peace => {
            PEACE + (THREAT_PER_PAWN * situation.threat(seat, partner)).min(MAX_THREATS) + strong
        }
        Pledge::NoCheck => 30 + strong / 2,
        Pledge::Spare(spared) => 10 + 25 * situation.sparing_value(*spared, partner),
        Pledge::KeepOut(Area::Territory(_)) => 100,
        Pledge::KeepOut(Area::Cells(cells)) => 10 * Score::try_from(cells.len()).unwrap_or(MAX_THREATS),
        Pledge::Against { seat: whom, every } => {
            let wrong = if situation.strongest() == *whom { 0 } else { 120 };
            30 + wrong + if *every < 2 { 100 } else { 0 }
        }
        Pledge::Move { exact, .. } => move_cost(exact),
        Pledge::Hostage { .. } => 2 * KING,
        Pledge::Heir(_) => KING,
        Pledge::DrawIfTwo => {
            if situation.lead(seat, partner) >= AHEAD {
                150
            } else {
                20
            }
        }
        Pledge::Words(_) => 0,
    }
}

/// How long a loss counts, in plies: a round.
const RECENT: u32 = 3;

/// The pact that a seat denounces now: the war it asks for costs too much, or the ally has become the danger.
pub(crate) fn denounced(situation: &Situation<'_>) -> Option<(Act, Motive)> {
    let pacts = situation.ledger.in_force().filter(|pact| may_be_denounced(situation, pact));
    let mut found = pacts.filter_map(|pact| {
        let motive = struck(situation, pact).or_else(|| outgrown(situation, pact))?;
        Some((Act::Denounce(pact.number), motive))
    });
    found.next()
}

/// Whether a pact binds the seat beyond this round and it has not denounced it yet.
fn may_be_denounced(situation: &Situation<'_>, pact: &Pact) -> bool {
    let Stage::InForce { denounced, .. } = &pact.stage else { return false };
    pact.offer.is_party(situation.seat)
        && !denounced.contains(&situation.seat)
        && !matches!(pact.offer.until, Duration::Round(round) if round <= situation.round)
}

/// The seat has lost much to an ally, or to the seat that the pact is against while the ally is better off.
fn struck(situation: &Situation<'_>, pact: &Pact) -> Option<Motive> {
    let (seat, now) = (situation.seat, situation.ledger.ply());
    let Stage::InForce { since, .. } = pact.stage else { return None };
    let is_recent = |loss: &&Loss| {
        loss.seat == seat && loss.by != seat && loss.ply > since.ply && loss.ply + RECENT > now
    };
    let lost_to = |by: Seat| {
        let losses = situation.ledger.losses().iter().filter(is_recent).filter(|loss| loss.by == by);
        losses.map(|loss| loss.worth).sum::<u32>()
    };
    let by = situation.others().max_by_key(|by| lost_to(*by))?;
    if lost_to(by) < situation.persona().pain() {
        return None;
    }
    let reconsiders = if pact.offer.is_party(by) {
        true
    } else {
        let ally = pact.offer.partners(seat).next()?;
        goes_against(pact, seat, by) && situation.lead(ally, seat) > 0
    };
    reconsiders.then_some(Motive::Struck { by })
}

/// Whether a seat has promised to go against another.
pub(super) fn goes_against(pact: &Pact, seat: Seat, whom: Seat) -> bool {
    pact.offer.terms.iter().any(|term| {
        matches!(term.pledge, Pledge::Against { seat: named, .. } if named == whom)
            && pact.offer.promisers(term).any(|by| by == seat)
    })
}

/// An ally is far ahead of everybody.
fn outgrown(situation: &Situation<'_>, pact: &Pact) -> Option<Motive> {
    let patience = situation.persona().patience()?;
    let ally = pact.offer.partners(situation.seat).find(|ally| situation.is_far_ahead(*ally))?;
    let far = situation.lead(ally, situation.seat) >= patience;
    far.then_some(Motive::Outgrown { whom: ally })
}
