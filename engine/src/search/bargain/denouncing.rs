//! Whether a pact is to be denounced: the war it asks for costs too much, or the ally has become the danger.

use super::Motive;
use super::situation::Situation;
use crate::pact::{Act, Duration, Loss, Pact, Pledge, Stage};
use crate::seat::Seat;

/// How many plies back a blow still smarts: a round.
const SMARTS: u32 = 3;

/// The denunciation that a seat makes now, if it makes one.
pub(crate) fn denounced(situation: &Situation<'_>) -> Option<(Act, Motive)> {
    let pacts = situation.ledger.in_force().filter(|pact| may_be_denounced(situation, pact));
    let mut found = pacts.filter_map(|pact| {
        let motive = struck(situation, pact).or_else(|| outgrown(situation, pact))?;
        Some((Act::Denounce(pact.number), motive))
    });
    found.next()
}

/// Whether a pact binds a seat that has not denounced it, and would go on beyond this round.
fn may_be_denounced(situation: &Situation<'_>, pact: &Pact) -> bool {
    let Stage::InForce { denounced, .. } = &pact.stage else { return false };
    pact.offer.is_party(situation.seat)
        && !denounced.contains(&situation.seat)
        && !matches!(pact.offer.until, Duration::Round(round) if round <= situation.round)
}

/// Struck hard: by an ally, or by the one whom the pact sends it against while the ally looks on.
fn struck(situation: &Situation<'_>, pact: &Pact) -> Option<Motive> {
    let (seat, now) = (situation.seat, situation.ledger.ply());
    let Stage::InForce { since, .. } = pact.stage else { return None };
    let smarting = |loss: &&Loss| {
        loss.seat == seat && loss.by != seat && loss.ply > since.ply && loss.ply + SMARTS > now
    };
    let lost_to = |by: Seat| {
        let losses = situation.ledger.losses().iter().filter(smarting).filter(|loss| loss.by == by);
        losses.map(|loss| loss.worth).sum::<u32>()
    };
    let by = situation.others().max_by_key(|by| lost_to(*by))?;
    if lost_to(by) < situation.temper().pain() {
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

/// The balance has turned: an ally stands out, far above.
fn outgrown(situation: &Situation<'_>, pact: &Pact) -> Option<Motive> {
    let patience = situation.temper().patience()?;
    let ally = pact.offer.partners(situation.seat).find(|ally| situation.stands_out(*ally))?;
    let far = situation.lead(ally, situation.seat) >= patience;
    far.then_some(Motive::Outgrown { whom: ally })
}
