//! What an offer is worth to a seat that is asked: what it gains by the others' promises against what its own would cost.

use super::allies::promises_peace;
use super::denouncing::goes_against;
use super::drafting::proposal;
use super::situation::{AHEAD, Situation};
use super::{Motive, Persona};
use crate::pact::{Act, Area, Pact, PactNumber, Pledge, Stage, Unsigned};
use crate::search::Score;
use crate::seat::Seat;

/// Peace, by itself.
const PEACE: Score = 60;
/// A pawn that is threatened, or could be taken.
const PAWN: Score = 50;
/// Threats count no more than this.
const THREATS: Score = 500;
/// A king given away, or left to another.
const KING: Score = 400;
/// What a promised move is worth to the one it is promised to.
const MOVE: Score = 20;

/// A sum of gains and costs.
#[derive(Clone, Copy, Debug, Default)]
struct Weight {
    gain: Score,
    cost: Score,
}

/// What a seat answers to an offer that it is asked about, and why. `move_cost` says what playing a move would cost it, in
/// hundredths of a pawn.
pub(crate) fn answered(
    situation: &Situation<'_>,
    pact: &Pact,
    move_cost: &mut dyn FnMut(&str) -> Score,
) -> (Act, Motive) {
    let refuse = |motive| (Act::Refuse(pact.number), motive);
    let seat = situation.seat;
    let partners: Vec<Seat> = pact.offer.partners(seat).collect();
    if let Some(by) = contradicted(situation, pact).filter(|_| situation.temper() != Persona::Treacherous) {
        return refuse(Motive::Bound { by });
    }
    let weight = weigh(situation, pact, move_cost);
    let distrusted = partners.iter().copied().find(|partner| situation.broken_by(*partner) > 0);
    let verdict = weight.gain - weight.cost * situation.temper().burden() / 100
        + situation.temper().inclination()
        + situation.whim(pact.number);
    if verdict >= 0 {
        return (Act::Accept(pact.number), welcome(situation, &partners));
    }
    if let Some(whom) = distrusted {
        return refuse(Motive::Distrust { whom });
    }
    if let Some(offer) = partners
        .first()
        .filter(|_| partners.len() == 1 && !answers_own(situation, pact))
        .and_then(|partner| {
            let (offer, motive) = proposal_instead(situation, pact, *partner)?;
            matches!(motive, Motive::Together { .. }).then_some(offer)
        })
    {
        return (Act::Counter(pact.number, offer), Motive::OtherTerms);
    }
    let strong = partners
        .into_iter()
        .find(|partner| situation.stands_out(*partner) && situation.lead(*partner, seat) >= AHEAD);
    refuse(match strong {
        Some(whom) => Motive::TooStrong { whom },
        None if weight.cost >= KING => Motive::TooDear,
        None => Motive::NoNeed,
    })
}

/// Why an offer is welcome.
fn welcome(situation: &Situation<'_>, partners: &[Seat]) -> Motive {
    let seat = situation.seat;
    let third = situation.others().find(|other| !partners.contains(other));
    match (third, partners.first()) {
        (Some(against), _) if situation.strongest() == against && situation.lead(against, seat) >= AHEAD => {
            Motive::Together { against }
        }
        (_, Some(from)) if situation.threat(*from, seat) > situation.threat(seat, *from) => {
            Motive::Relief { from: *from }
        }
        _ if situation.stands_out(seat) => Motive::Ahead,
        _ => Motive::Calm,
    }
}

/// Other terms for the same partner, as if the offer that is answered had not been made.
fn proposal_instead(
    situation: &Situation<'_>,
    pact: &Pact,
    partner: Seat,
) -> Option<(crate::pact::Offer, Motive)> {
    proposal(&situation.without(pact.number), partner)
}

/// Whether an offer is a counter to one of the seat's own: then there is an end of it.
fn answers_own(situation: &Situation<'_>, pact: &Pact) -> bool {
    situation.ledger.pacts().iter().any(|other| {
        other.offer.by == situation.seat
            && matches!(other.stage, Stage::Unsigned { why: Unsigned::Countered { with, .. }, .. } if with == pact.number)
    })
}

/// A pact in force that says otherwise: war against whom peace is offered, or peace with whom war is asked against.
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
                // Who has broken his word before is believed the less.
                sum.gain += gain(situation, by, &term.pledge) / (1 + situation.broken_by(by));
            }
        }
    }
    sum
}

/// What a promise of another is worth.
fn gain(situation: &Situation<'_>, by: Seat, pledge: &Pledge) -> Score {
    let seat = situation.seat;
    let third = situation.others().find(|other| *other != by);
    let danger = third.map_or(0, |third| situation.lead(third, seat)).max(0);
    match pledge {
        Pledge::Peace => {
            // Peace between two leaves their hands free for a third that is stronger.
            PEACE + (PAWN * situation.threat(by, seat)).min(THREATS) + (danger / 3).min(300)
        }
        Pledge::NoCheck => {
            if situation.checks(by) {
                120
            } else {
                30
            }
        }
        Pledge::Spare(spared) => 25 * situation.worth_of(*spared, seat),
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

/// What an own promise to a partner costs.
fn cost(
    situation: &Situation<'_>,
    partner: Seat,
    pledge: &Pledge,
    move_cost: &mut dyn FnMut(&str) -> Score,
) -> Score {
    let seat = situation.seat;
    // To spare the strongest is to let it win.
    let strong = if situation.strongest() == partner {
        (situation.lead(partner, seat) / 2).clamp(0, THREATS)
    } else {
        0
    };
    match pledge {
        Pledge::Peace => PEACE + (PAWN * situation.threat(seat, partner)).min(THREATS) + strong,
        Pledge::NoCheck => 30 + strong / 2,
        Pledge::Spare(spared) => 10 + 25 * situation.worth_of(*spared, partner),
        Pledge::KeepOut(Area::Territory(_)) => 100,
        Pledge::KeepOut(Area::Cells(cells)) => 10 * Score::try_from(cells.len()).unwrap_or(THREATS),
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
