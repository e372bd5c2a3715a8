//! What is offered, to whom, and when: never two offers at once, and a pause after each that came to nothing.

use super::situation::{AHEAD, Situation};
use super::{Motive, Persona};
use crate::pact::{Act, Duration, End, Offer, Pact, Pledge, Promiser, Spared, Stage, Term, Unsigned};
use crate::search::Score;
use crate::seat::Seat;
use crate::sorting::sort_by;

/// Nothing is offered before this round: there is nothing to speak of yet.
const FIRST_ROUND: u32 = 2;
/// Offers of all seats in a round, after which no more are made in it.
const IN_A_ROUND: usize = 2;
/// Offers a seat makes in a game.
const IN_A_GAME: usize = 16;
/// Plies until an offer is made again after one came to nothing: two rounds, and longer each time.
const PAUSE: u32 = 6;
/// The longest pause, in such steps.
const LONGEST: u32 = 5;
/// Plies until somebody is approached again who broke his word.
const AFTER_BREACH: u32 = 24;
/// How many own turns may pass between two hostile moves that are promised.
const EVERY: u8 = 4;
/// What somebody must threaten, in pawns, to be said to press.
const PRESSES: Score = 5;
/// How far below both others a seat must stand to give its king as a hostage.
const DESPERATE: Score = 500;

/// The offer that a seat makes on its turn, if it makes one.
pub(crate) fn drafted(situation: &Situation<'_>) -> Option<(Act, Motive)> {
    if situation.turn != Some(situation.seat) || situation.round < FIRST_ROUND {
        return None;
    }
    // Who stands nearest is asked first: between two weaker ones it is the other weaker one.
    let mut partners: Vec<_> = situation.others().collect();
    let lead = |partner: &Seat| situation.lead(*partner, situation.seat).abs();
    sort_by(&mut partners, &|a, b| lead(a).cmp(&lead(b)));
    let found = partners.into_iter().find_map(|partner| proposal(situation, partner));
    found.map(|(offer, motive)| (Act::Offer(offer), motive))
}

/// What a seat would offer to a partner now, if it may approach him and has anything to offer.
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
    // It stands until the own move after the next, so that everybody has had a turn to answer.
    let offer = Offer { by: situation.seat, to: vec![partner], terms, until, stands: 2 };
    Some((offer, motive))
}

/// Whether a seat may make an offer to a partner now without being a nuisance.
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
            Stage::Unsigned { at, why } if pact.offer.by == seat && why != Unsigned::Void => {
                refused += 1;
                if now < at.ply + PAUSE * refused.min(LONGEST) {
                    return false;
                }
            }
            Stage::Ended { at, end: End::Broken(by), .. }
                if by == partner && (situation.temper() == Persona::Loyal || now < at.ply + AFTER_BREACH) =>
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

/// Terms, for how many rounds, and why.
type Draft = (Vec<Term>, u32, Motive);

/// Two weaker ones against the strongest.
fn together(situation: &Situation<'_>, partner: Seat, third: Seat) -> Option<Draft> {
    let common = situation.strongest() == third
        && situation.lead(third, situation.seat) >= AHEAD
        && situation.lead(third, partner) >= AHEAD;
    let against = Pledge::Against { seat: third, every: EVERY };
    common.then(|| {
        let (terms, rounds) = match situation.temper() {
            Persona::Loyal => (vec![each(Pledge::Peace), each(against), each(Pledge::DrawIfTwo)], 10),
            Persona::Shrewd => (vec![each(Pledge::Peace), each(against)], 7),
            Persona::Treacherous => {
                (vec![each(Pledge::Peace), each(Pledge::NoCheck), one(partner, against)], 6)
            }
        };
        (terms, rounds, Motive::Together { against: third })
    })
}

/// The own king cannot be saved from the partner for long: it is left where it is, for help against the third.
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

/// A partner presses the own pieces: quiet on that side, or at least for the piece it wants most.
fn relief(situation: &Situation<'_>, partner: Seat) -> Option<Draft> {
    let seat = situation.seat;
    let pressed = situation.threat(partner, seat);
    if pressed < PRESSES || pressed < situation.threat(seat, partner) {
        return None;
    }
    let motive = Motive::Relief { from: partner };
    if situation.strongest() == partner && situation.stands_out(partner) {
        // The strongest gives no peace for nothing: it is asked for one piece, and promised quiet for its king.
        let (kind, at) = situation.dearest_attacked(partner)?;
        let spared = one(partner, Pledge::Spare(Spared::Piece { kind, at }));
        return Some((vec![spared, one(seat, Pledge::NoCheck)], 2, motive));
    }
    let mut terms = vec![each(Pledge::Peace)];
    if situation.checks(partner) {
        terms.push(each(Pledge::NoCheck));
    }
    Some((terms, 4, motive))
}

/// The strongest would not have both others against it: it makes peace with the nearer one.
fn ahead(situation: &Situation<'_>, partner: Seat, third: Seat) -> Option<Draft> {
    let seat = situation.seat;
    let fears = situation.temper() != Persona::Loyal
        && situation.stands_out(seat)
        && situation.lead(partner, third) > 0
        && situation.threat(seat, partner) < PRESSES;
    fears.then(|| (vec![each(Pledge::Peace), each(Pledge::NoCheck)], 5, Motive::Ahead))
}
