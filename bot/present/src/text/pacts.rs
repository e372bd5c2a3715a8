//! Pacts as people read them: treaties, what was done about them, how they ended.

use lasermate_domain::command::mark::PACT;
use lasermate_domain::port::RoomId;
use lasermate_domain::tables::table::Table;
use lasermate_engine::action::{Action, ActionKind};
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;
use lasermate_engine::pact::{End, OfferEnd, Pact, PactEffect, PactNumber, Stage, Stamp, Verdict};
use lasermate_engine::seat::Seat;

use super::player;
use super::terms::{in_a_line, parties, pledge, side, sides, term, until};
use super::wording::listed;
use crate::say::pacts as say;
use crate::say::wording::or;

pub use say::{CHOOSE, LONG, NO_MOVE, NOT_HERE, TAKEN_BACK};

/// How many pacts that have ended a list names.
const ENDED_SHOWN: usize = 12;

/// `a or b or c`.
fn any_of(parts: &[String]) -> String {
    let any = parts.iter().cloned().reduce(or);
    any.unwrap_or_default()
}

/// The number of a pact is missing, for what somebody wants to do about it: those it can be done to, if there are any.
pub fn which(action: &str, possible: &[PactNumber]) -> String {
    let ways: Vec<_> = possible.iter().map(|pact| format!("`{PACT} {action} {pact}`")).collect();
    match (ways.as_slice(), action) {
        ([], "accept" | "refuse" | "counter") => say::NONE_TO_ANSWER.to_owned(),
        ([], "withdraw") => say::NONE_TO_WITHDRAW.to_owned(),
        ([], _) => say::NONE_TO_END.to_owned(),
        ([way], _) => say::which_one(way),
        (ways, _) => say::which(any_of(ways)),
    }
}

/// An offer like a treaty: who, to whom, the terms one a line, and until when it may be answered.
fn treaty(table: &Table, pact: &Pact, word: &str) -> String {
    let game = &table.game;
    let PactNumber(number) = pact.number;
    let to: Vec<_> = pact.offer.to.iter().map(|seat| player(table, *seat)).collect();
    let head = say::treaty(number, player(table, pact.offer.by), listed(&to), until(game, pact.offer.until));
    let mut lines = vec![head];
    let numbered = pact.offer.terms.len() > 1;
    for (number, own) in (1_u8..).zip(&pact.offer.terms) {
        let term = term(game, pact, own);
        let words = if numbered { say::treaty_term(number, term) } else { super::wording::capital(term) };
        lines.push(format!("- {words}"));
    }
    let mut open = say::open(side(game, pact.offer.by), pact.offer.stands);
    if pact.offer.to.len() > 1 {
        open = format!("{open} {}", say::BOTH_MUST_ACCEPT);
    }
    lines.push(open);
    if !word.is_empty() {
        lines.push(word.to_owned());
    }
    lines.join("\n")
}

/// What an act about pacts was; `word` says how the one who offers has kept his word so far, where that is known.
pub fn told(table: &Table, played: &Played, word: &str) -> String {
    let game = &table.game;
    let pact = |number: PactNumber| game.pacts().and_then(|ledger| ledger.pact(number));
    let who = player(table, played.seat);
    let mut lines = Vec::new();
    for effect in &played.effects {
        match *effect {
            Effect::Pact(PactEffect::Offered { pact: number, .. }) => {
                lines.extend(pact(number).map(|pact| treaty(table, pact, word)));
            }
            Effect::Pact(PactEffect::Refused { .. }) if is_counter(played) => {
                lines.push(say::counters(&who));
            }
            Effect::Pact(PactEffect::Refused { pact: PactNumber(number), .. }) => {
                lines.push(say::refuses(&who, number));
            }
            Effect::Pact(PactEffect::Withdrawn { pact: PactNumber(number), .. }) => {
                lines.push(say::withdraws(&who, number));
            }
            Effect::Pact(PactEffect::Accepted { pact: number, .. }) => {
                lines.push(say::accepts(&who, number.0));
                let open = pact(number).into_iter().flat_map(|pact| {
                    Seat::ALL.into_iter().filter(|seat| pact.asks(*seat)).map(|seat| player(table, seat))
                });
                let open: Vec<_> = open.collect();
                if !open.is_empty() {
                    lines.push(say::not_answered(listed(&open)));
                }
            }
            Effect::Pact(PactEffect::Began { pact: number }) => {
                let terms = pact(number).map(|pact| in_a_line(game, pact)).unwrap_or_default();
                lines.push(say::begins(number.0, terms));
            }
            Effect::Pact(PactEffect::Denounced { pact: number, .. }) => {
                lines.extend(pact(number).map(|pact| denounced(game, pact, &who)));
            }
            _ => {}
        }
    }
    lines.extend(verdicts(game, played));
    lines.join("\n")
}

/// What an act about pacts is called in the answer to whoever has done it: everybody reads the rest in the room.
pub fn done(played: &Played) -> String {
    let acts = played.effects.iter().filter_map(pact_effect);
    let mut done = acts.filter_map(|act| match act {
        PactEffect::Offered { .. } if is_counter(played) => Some(say::DONE_COUNTERED.to_owned()),
        PactEffect::Offered { .. } => Some(say::DONE_OFFERED.to_owned()),
        PactEffect::Accepted { .. } => Some(say::DONE_ACCEPTED.to_owned()),
        PactEffect::Refused { .. } if !is_counter(played) => Some(say::DONE_REFUSED.to_owned()),
        PactEffect::Withdrawn { .. } => Some(say::DONE_WITHDRAWN.to_owned()),
        PactEffect::Denounced { pact: PactNumber(number), .. } => Some(say::done_ended(number)),
        _ => None,
    });
    done.next().unwrap_or_default()
}

const fn pact_effect(effect: &Effect) -> Option<PactEffect> {
    match effect {
        Effect::Pact(effect) => Some(*effect),
        _ => None,
    }
}

/// Whether an offer refuses another.
fn is_counter(played: &Played) -> bool {
    let has = |wanted: fn(&PactEffect) -> bool| {
        played.effects.iter().filter_map(pact_effect).any(|act| wanted(&act))
    };
    has(|own| matches!(own, PactEffect::Refused { .. }))
        && has(|own| matches!(own, PactEffect::Offered { .. }))
}

/// Somebody ends a pact, perhaps as another has done already: it ends after the first move of any of them.
fn denounced(game: &AnyGame, pact: &Pact, who: &str) -> String {
    let by = match &pact.stage {
        Stage::InForce { denounced, .. } => denounced.as_slice(),
        _ => &[],
    };
    let PactNumber(number) = pact.number;
    let sides: Vec<_> = by.iter().map(|seat| side(game, *seat).to_owned()).collect();
    match sides.as_slice() {
        [] => say::ends(who, number),
        [one] => say::ends_after_move(who, number, one),
        several => say::ends_too(who, number, any_of(several)),
    }
}

/// What an action has done to the pacts: breaches, promises fulfilled, pacts and offers at their end.
pub fn verdicts(game: &AnyGame, played: &Played) -> Vec<String> {
    let Some(ledger) = game.pacts() else { return Vec::new() };
    let mut lines = Vec::new();
    for effect in &played.effects {
        match *effect {
            Effect::Pact(PactEffect::PromiseJudged { pact, term: number, seat, verdict }) => {
                let Some(found) = ledger.pact(pact) else { continue };
                let what = found.offer.term(number).map(|own| pledge(game, &own.pledge)).unwrap_or_default();
                let side = side(game, seat);
                match verdict {
                    Verdict::Broken => {
                        let mut promises = found.promises.iter();
                        let promise = promises.find(|promise| promise.term == number && promise.by == seat);
                        let judged = promise.and_then(|promise| promise.judged.as_ref());
                        let now = Stamp { ply: ledger.ply(), round: game.view().move_number };
                        let breach = done_with(game, played, judged.map_or(now, |judged| judged.at));
                        lines.push(say::broke(side, pact.0, what, breach));
                    }
                    Verdict::Fulfilled => lines.push(say::kept_promise(side, pact.0, what)),
                    Verdict::Void if found.in_force() && game.view().fallen.contains(&seat) => {
                        lines.push(say::holds_for_draw(side, pact.0));
                    }
                    Verdict::Kept | Verdict::Expired | Verdict::Void => {}
                }
            }
            Effect::Pact(PactEffect::Ended { pact, .. }) => {
                lines.extend(ledger.pact(pact).map(|pact| ended(game, pact)))
            }
            Effect::Pact(PactEffect::Lapsed { pact }) => {
                lines.extend(ledger.pact(pact).map(|pact| came_to_nothing(game, pact)));
            }
            _ => {}
        }
    }
    // A side that promised several things falls once.
    lines.dedup();
    lines
}

/// An offer that nobody has answered: its time is over, or it means nothing any more.
fn came_to_nothing(game: &AnyGame, pact: &Pact) -> String {
    let PactNumber(number) = pact.number;
    let void = matches!(pact.stage, Stage::Unsigned { why: OfferEnd::Void, .. });
    match game.view().fallen.first() {
        _ if !void => say::offer_expired(number),
        _ if game.outcome().is_some() => say::offer_void_over(number),
        Some(out) => say::offer_void_out(number, side(game, *out)),
        None => say::offer_void(number),
    }
}

/// A move with its number, anything else as what it is and when; of an act about pacts nothing but that it was one.
fn done_with(game: &AnyGame, played: &Played, Stamp { round, ply }: Stamp) -> String {
    match played.kind {
        ActionKind::Pact => say::with_an_offer(round, ply),
        ActionKind::Said(Action::DrawDecline) => say::by_declining(round, ply),
        ActionKind::Said(Action::Pass) => say::by_passing(round, ply),
        _ => say::with_a_move(super::announce::numbered(game, played)),
    }
}

fn ended(game: &AnyGame, pact: &Pact) -> String {
    let PactNumber(number) = pact.number;
    let Stage::Ended { verdict, end, .. } = &pact.stage else { return String::new() };
    match (verdict, end) {
        (Verdict::Broken, _) => say::has_ended(number),
        (Verdict::Kept, _) => say::was_kept(number),
        (Verdict::Fulfilled, _) => say::is_fulfilled(number),
        (_, End::Denounced(by)) => say::has_ended_as_announced(number, side(game, *by)),
        (_, End::Fallen(seat)) => say::is_void_out(number, side(game, *seat)),
        (Verdict::Void, _) => say::is_void(number),
        (Verdict::Expired, _) => say::has_expired(number),
    }
}

/// Who still has to answer offers, in a line.
pub fn waiting(table: &Table) -> Option<String> {
    if table.game.outcome().is_some() {
        return None;
    }
    let asked: Vec<_> = table.game.pacts()?.asked().collect();
    let told = Seat::ALL.into_iter().filter_map(|seat| {
        let pacts = asked.iter().filter(|(asked, _)| *asked == seat).map(|(_, pact)| pact.to_string());
        let pacts: Vec<_> = pacts.collect();
        (!pacts.is_empty()).then(|| say::waiting(side(&table.game, seat), pacts.len(), listed(&pacts)))
    });
    let told: Vec<_> = told.collect();
    (!told.is_empty()).then(|| told.join(" "))
}

/// Who has still to answer an offer: `White and Red`.
fn asked(game: &AnyGame, pact: &Pact) -> String {
    sides(game, Seat::ALL.into_iter().filter(|seat| pact.asks(*seat)))
}

/// Whose a pact is, without its terms.
pub fn head(game: &AnyGame, pact: &Pact) -> String {
    match &pact.stage {
        Stage::Offered { .. } => {
            say::offered_to(side(game, pact.offer.by), sides(game, pact.offer.to.iter().copied()))
        }
        _ => parties(game, pact),
    }
}

/// Every pact of a game: in force, on offer, ended (pacts.md P6).
pub fn list(table: &Table, room: &RoomId) -> String {
    let game = &table.game;
    let Some(ledger) = game.pacts() else { return NOT_HERE.to_owned() };
    let mut lines = vec![say::list(table.id.to_string(), game.view().move_number)];
    let line = |pact: &Pact, state: String| {
        let (PactNumber(number), parties, terms) = (pact.number, parties(game, pact), in_a_line(game, pact));
        let link = table.offers.links.get(&number).and_then(|links| links.get(room));
        let words = match link {
            Some(link) => say::listed_with_link(number, parties, state, terms, link),
            None => say::listed(number, parties, state, terms),
        };
        format!("- {words}")
    };
    for pact in ledger.in_force() {
        let Stage::InForce { since: Stamp { round, ply }, denounced } = &pact.stage else { continue };
        let state = match denounced.as_slice() {
            [] => say::state_in_force(*round, *ply),
            by => say::state_ending(*round, *ply, sides(game, by.iter().copied())),
        };
        lines.push(line(pact, state));
    }
    for pact in ledger.offered() {
        let Stamp { round, ply } = pact.offered;
        lines.push(line(pact, say::state_offered(side(game, pact.offer.by), round, ply, asked(game, pact))));
    }
    let over: Vec<_> = ledger.pacts().iter().filter(|pact| !pact.in_force() && !pact.is_offered()).collect();
    if over.len() > ENDED_SHOWN {
        lines.push(say::earlier(over.len() - ENDED_SHOWN));
    }
    for pact in over.iter().skip(over.len().saturating_sub(ENDED_SHOWN)) {
        let state = self::over(game, pact);
        let state = state.map_or_else(String::new, |(how, at)| say::state_over(how, at.round, at.ply));
        lines.push(line(pact, state));
    }
    if lines.len() == 1 {
        lines.push(say::NONE.to_owned());
    }
    lines.join("\n")
}

/// How it stands with a pact: `in force since round 3`, `offered by White, Red to answer`, `broken by Red in round 12`.
pub fn state(game: &AnyGame, pact: &Pact) -> String {
    match &pact.stage {
        Stage::InForce { since, denounced } if denounced.is_empty() => say::brief_in_force(since.round),
        Stage::InForce { denounced, .. } => say::brief_ending(sides(game, denounced.iter().copied())),
        Stage::Offered { .. } => say::brief_offered(side(game, pact.offer.by), asked(game, pact)),
        Stage::Unsigned { .. } | Stage::Ended { .. } => {
            over(game, pact).map_or_else(String::new, |(how, at)| say::brief_over(how, at.round))
        }
    }
}

/// What has become of a pact, and when; nothing of one that is open or in force.
fn over(game: &AnyGame, pact: &Pact) -> Option<(String, Stamp)> {
    let side = |seat: &Seat| side(game, *seat);
    match &pact.stage {
        Stage::Ended { at, verdict, end, .. } => {
            let how = match (end, verdict) {
                (End::Broken(by), _) => say::over_broken_by(side(by)),
                (End::Denounced(by), _) => say::over_ended_by(side(by)),
                (End::Fallen(seat), _) => say::over_void_out(side(seat)),
                (_, Verdict::Kept) => say::OVER_KEPT.to_owned(),
                (_, Verdict::Fulfilled) => say::OVER_FULFILLED.to_owned(),
                (_, Verdict::Expired) => say::OVER_EXPIRED.to_owned(),
                (_, Verdict::Void) => say::OVER_VOID.to_owned(),
                (_, Verdict::Broken) => say::OVER_BROKEN.to_owned(),
            };
            Some((how, *at))
        }
        Stage::Unsigned { at, why } => {
            let how = match why {
                OfferEnd::Refused(by) => say::over_refused_by(side(by)),
                OfferEnd::Countered { by, with } => say::over_countered_by(side(by), with.0),
                OfferEnd::Withdrawn => say::OVER_WITHDRAWN.to_owned(),
                OfferEnd::Expired => say::OVER_NOT_ANSWERED.to_owned(),
                OfferEnd::Void => say::OVER_VOID.to_owned(),
            };
            Some((how, *at))
        }
        Stage::Offered { .. } | Stage::InForce { .. } => None,
    }
}

/// The warning before a move that would break one's own word (pacts.md P5), to its owner alone.
pub fn would_break(game: &AnyGame, broken: &[(PactNumber, u8)]) -> Option<String> {
    let ledger = game.pacts()?;
    let each = broken.iter().filter_map(|(number, promised)| {
        let pact = ledger.pact(*number)?;
        Some(say::would_break_one(number.0, pledge(game, &pact.offer.term(*promised)?.pledge)))
    });
    let each: Vec<_> = each.collect();
    (!each.is_empty()).then(|| say::would_break(listed(&each)))
}

/// The same in a completion's few words.
pub fn breaks(broken: &[(PactNumber, u8)]) -> Option<String> {
    broken.first().map(|(number, _)| say::breaks(number.0))
}
