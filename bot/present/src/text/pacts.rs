//! Pacts as people read them: treaties, what was done about them, how they ended.

use lasermate_domain::command::mark::{CHALLENGE, PACT, says};
use lasermate_domain::port::RoomId;
use lasermate_domain::sessions::session::Session;
use lasermate_engine::action::{Action, ActionKind};
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;
use lasermate_engine::pact::{End, OfferEnd, Pact, PactEffect, PactNumber, Stage, Stamp, Verdict};
use lasermate_engine::seat::Seat;

pub use lasermate_engine::pact::text::is_act;

use super::player;
use super::terms::{in_a_line, parties, pledge, sides, term, until};
use super::wording::{capital, listed};

/// How many pacts that have ended a list names.
const ENDED_SHOWN: usize = 12;

pub const NOT_HERE: &str = says!("Pacts exist only in games for three: `", CHALLENGE, " game:three-way`.");
/// An offer that was made after a move that has been taken back.
pub const TAKEN_BACK: &str = "That offer is gone, because the move before it was taken back.";
/// No such word about pacts.
pub const CHOOSE: &str =
    says!("Use `", PACT, " offer`, `accept`, `refuse`, `counter`, `withdraw`, `denounce` or `list`.");
/// A field of the form is too long.
pub const LONG: &str = "That is too long: a field takes at most 1000 characters.";

/// The number of a pact is missing, for what somebody wants to do about it: those it can be done to, if there are any.
pub fn which(action: &str, possible: &[PactNumber]) -> String {
    let ways: Vec<_> = possible.iter().map(|pact| format!("`{PACT} {action} {pact}`")).collect();
    match (ways.as_slice(), action) {
        ([], "accept" | "refuse" | "counter") => "No pact waits for your answer.".to_owned(),
        ([], "withdraw") => "You have no offer to withdraw.".to_owned(),
        ([], _) => "You have no pact to end.".to_owned(),
        ([way], _) => format!("Which pact? Type {way}."),
        (ways, _) => format!("Which pact? {}. `{PACT} list` shows them all.", ways.join(" or ")),
    }
}

/// A pact was typed as a move.
pub const NO_MOVE: &str = says!("That isn't a move. Use `", PACT, "` for pacts.");

/// An offer like a treaty: who, to whom, the terms one a line, and until when it may be answered.
fn treaty(live: &Session, pact: &Pact, word: &str) -> String {
    let game = &live.game;
    let to: Vec<_> = pact.offer.to.iter().map(|seat| player(live, *seat)).collect();
    let mut lines = vec![format!(
        "**Pact {}**: {} offers {}, {}:",
        pact.number,
        player(live, pact.offer.by),
        listed(&to),
        until(game, pact.offer.until)
    )];
    let numbered = pact.offer.terms.len() > 1;
    for (number, own) in (1..).zip(&pact.offer.terms) {
        let head = if numbered { format!("{number}: ") } else { String::new() };
        lines.push(format!("- {head}{}", capital(&term(game, pact, own))));
    }
    let by = game.side(pact.offer.by).title();
    let open = match pact.offer.stands {
        1 => format!("until {by} moves"),
        2 => format!("until {by} has moved twice"),
        moves => format!("until {by} has moved {moves} times"),
    };
    let all = if pact.offer.to.len() > 1 { " Both must accept." } else { "" };
    lines.push(format!("Open {open}.{all}"));
    if !word.is_empty() {
        lines.push(word.to_owned());
    }
    lines.join("\n")
}

/// What an act about pacts was; `word` says how the one who offers has kept his word so far, where that is known.
pub fn told(live: &Session, played: &Played, word: &str) -> String {
    let game = &live.game;
    let pact = |number: PactNumber| game.pacts().and_then(|ledger| ledger.pact(number));
    let who = player(live, played.seat);
    let mut lines = Vec::new();
    for effect in &played.effects {
        match *effect {
            Effect::Pact(PactEffect::Offered { pact: number, .. }) => {
                lines.extend(pact(number).map(|pact| treaty(live, pact, word)));
            }
            Effect::Pact(PactEffect::Refused { .. }) if is_counter(played) => {
                lines.push(format!("{who} makes a counter-offer:"));
            }
            Effect::Pact(PactEffect::Refused { pact, .. }) => {
                lines.push(format!("{who} refuses pact {pact}."))
            }
            Effect::Pact(PactEffect::Withdrawn { pact, .. }) => {
                lines.push(format!("{who} withdraws the offer of pact {pact}."))
            }
            Effect::Pact(PactEffect::Accepted { pact: number, .. }) => {
                lines.push(format!("{who} accepts pact {number}."));
                let open = pact(number).into_iter().flat_map(|pact| {
                    Seat::ALL.into_iter().filter(|seat| pact.asks(*seat)).map(|seat| player(live, seat))
                });
                let open: Vec<_> = open.collect();
                if !open.is_empty() {
                    lines.push(format!("{} hasn't answered yet.", listed(&open)));
                }
            }
            Effect::Pact(PactEffect::Began { pact: number }) => {
                let words = pact(number).map(|pact| in_a_line(game, pact)).unwrap_or_default();
                lines.push(format!("**Pact {number} is in force**: {words}."));
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
        PactEffect::Offered { .. } if is_counter(played) => Some("Counter-offer made.".to_owned()),
        PactEffect::Offered { .. } => Some("Pact offered.".to_owned()),
        PactEffect::Accepted { .. } => Some("Pact accepted.".to_owned()),
        PactEffect::Refused { .. } if !is_counter(played) => Some("Pact refused.".to_owned()),
        PactEffect::Withdrawn { .. } => Some("Offer withdrawn.".to_owned()),
        PactEffect::Denounced { pact, .. } => Some(format!("You ended pact {pact}.")),
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
    let titles: Vec<_> = by.iter().map(|seat| game.side(*seat).title()).collect();
    let number = pact.number;
    match titles.as_slice() {
        [] => format!("{who} ends pact {number}."),
        [one] => format!("{who} ends pact {number}. It lasts until after {one}'s next move."),
        several => {
            format!(
                "{who} ends pact {number} too. It lasts until after the next move of {}.",
                several.join(" or ")
            )
        }
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
                let side = game.side(seat).title();
                match verdict {
                    Verdict::Broken => {
                        let mut promises = found.promises.iter();
                        let promise = promises.find(|promise| promise.term == number && promise.by == seat);
                        let at = promise.and_then(|promise| promise.judged.as_ref()).map(|judged| &judged.at);
                        let breach = done_with(game, played, at);
                        lines.push(format!("**{side} broke pact {pact}** ({what}) {breach}."));
                    }
                    Verdict::Fulfilled => {
                        lines.push(format!("{side} kept a promise of pact {pact} ({what})."));
                    }
                    Verdict::Void if found.in_force() && game.view().fallen.contains(&seat) => {
                        lines.push(format!(
                            "{side} is out. In pact {pact}, only the draw when two are left still holds."
                        ));
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
    let number = pact.number;
    let void = matches!(pact.stage, Stage::Unsigned { why: OfferEnd::Void, .. });
    match game.view().fallen.first() {
        _ if !void => format!("The offer of pact {number} has expired."),
        _ if game.outcome().is_some() => format!("The offer of pact {number} is void: the game is over."),
        Some(out) => format!("The offer of pact {number} is void: {} is out.", game.side(*out).title()),
        None => format!("The offer of pact {number} is void."),
    }
}

/// A move with its number, anything else as what it is and when; of an act about pacts nothing but that it was one.
fn done_with(game: &AnyGame, played: &Played, at: Option<&Stamp>) -> String {
    let when = || at.map_or_else(String::new, |at| format!(" in {}", moment(at)));
    match played.kind {
        ActionKind::Pact => format!("with an offer{}", when()),
        ActionKind::Said(Action::DrawDecline) => format!("by declining the draw{}", when()),
        ActionKind::Said(Action::Pass) => format!("by passing{}", when()),
        _ => format!("with {}", super::announce::numbered(game, played)),
    }
}

fn ended(game: &AnyGame, pact: &Pact) -> String {
    let number = pact.number;
    let Stage::Ended { verdict, end, .. } = &pact.stage else { return String::new() };
    match (verdict, end) {
        (Verdict::Broken, _) => format!("Pact {number} has ended."),
        (Verdict::Kept, _) => format!("Pact {number} was kept to the end."),
        (Verdict::Fulfilled, _) => format!("Pact {number} is fulfilled."),
        (_, End::Denounced(by)) => {
            format!("Pact {number} has ended, as {} announced.", game.side(*by).title())
        }
        (_, End::Fallen(seat)) => format!("Pact {number} is void: {} is out.", game.side(*seat).title()),
        (Verdict::Void, _) => format!("Pact {number} is void: what it was about is gone."),
        (Verdict::Expired, _) => format!("Pact {number} has expired."),
    }
}

/// Who still has to answer offers, in a line.
pub fn waiting(live: &Session) -> Option<String> {
    if live.game.outcome().is_some() {
        return None;
    }
    let asked: Vec<_> = live.game.pacts()?.asked().collect();
    let told = Seat::ALL.into_iter().filter_map(|seat| {
        let pacts = asked.iter().filter(|(asked, _)| *asked == seat).map(|(_, pact)| pact.to_string());
        let pacts: Vec<_> = pacts.collect();
        let (side, word) = (live.game.side(seat).title(), if pacts.len() == 1 { "pact" } else { "pacts" });
        (!pacts.is_empty()).then(|| format!("{side} still has to answer {word} {}.", listed(&pacts)))
    });
    let told: Vec<_> = told.collect();
    (!told.is_empty()).then(|| told.join(" "))
}

/// Whose a pact is, without its terms.
pub fn head(game: &AnyGame, pact: &Pact) -> String {
    match &pact.stage {
        Stage::Offered { .. } => {
            let to = sides(game, pact.offer.to.iter().copied());
            format!("offered by {} to {to}", game.side(pact.offer.by).title())
        }
        _ => parties(game, pact),
    }
}

/// Every pact of a game: in force, on offer, ended (pacts.md P6).
pub fn list(live: &Session, room: &RoomId) -> String {
    let game = &live.game;
    let Some(ledger) = game.pacts() else { return NOT_HERE.to_owned() };
    let mut lines = vec![format!("**Pacts of game {}**, round {}", live.id, game.view().move_number)];
    let line = |pact: &Pact, state: String| {
        let (number, parties) = (pact.number, parties(game, pact));
        let link = live.links.get(&number.0).and_then(|links| links.get(room));
        let link = link.map(|link| format!(" ({link})")).unwrap_or_default();
        format!("- **{number}** {parties}, {state}: {}{link}", in_a_line(game, pact))
    };
    for pact in ledger.in_force() {
        let Stage::InForce { since, denounced } = &pact.stage else { continue };
        let denounced = match denounced.as_slice() {
            [] => String::new(),
            by => format!(", ended by {}", sides(game, by.iter().copied())),
        };
        lines.push(line(pact, format!("in force since {}{denounced}", moment(since))));
    }
    for pact in ledger.offered() {
        let asked = sides(game, Seat::ALL.into_iter().filter(|seat| pact.asks(*seat)));
        let by = game.side(pact.offer.by).title();
        lines.push(line(pact, format!("offered by {by} in {}, {asked} to answer", moment(&pact.offered))));
    }
    let over: Vec<_> = ledger.pacts().iter().filter(|pact| !pact.in_force() && !pact.is_offered()).collect();
    if over.len() > ENDED_SHOWN {
        lines.push(format!("{} earlier pacts are in the game's record.", over.len() - ENDED_SHOWN));
    }
    for pact in over.iter().skip(over.len().saturating_sub(ENDED_SHOWN)) {
        lines.push(line(pact, over_words(game, pact)));
    }
    if lines.len() == 1 {
        lines.push(format!("No pacts yet. `{PACT} offer` makes an offer."));
    }
    lines.join("\n")
}

/// When something happened to a pact: the ply too (pacts.md P6).
fn moment(stamp: &Stamp) -> String {
    format!("round {} (ply {})", stamp.round, stamp.ply)
}

/// `broken by Red in round 12 (ply 35)`, `refused by Red in round 3 (ply 8)`.
fn over_words(game: &AnyGame, pact: &Pact) -> String {
    over(game, pact).map_or_else(String::new, |(how, at)| format!("{how} in {}", moment(&at)))
}

/// How it stands with a pact: `in force since round 3`, `offered by White, Red to answer`, `broken by Red in round 12`.
pub fn state(game: &AnyGame, pact: &Pact) -> String {
    match &pact.stage {
        Stage::InForce { since, denounced } if denounced.is_empty() => {
            format!("in force since round {}", since.round)
        }
        Stage::InForce { denounced, .. } => format!("ended by {}", sides(game, denounced.iter().copied())),
        Stage::Offered { .. } => {
            let asked = sides(game, Seat::ALL.into_iter().filter(|seat| pact.asks(*seat)));
            format!("offered by {}, {asked} to answer", game.side(pact.offer.by).title())
        }
        Stage::Unsigned { .. } | Stage::Ended { .. } => {
            over(game, pact).map_or_else(String::new, |(how, at)| format!("{how} in round {}", at.round))
        }
    }
}

/// What has become of a pact, and when; nothing of one that is open or in force.
fn over(game: &AnyGame, pact: &Pact) -> Option<(String, Stamp)> {
    let title = |seat: Seat| game.side(seat).title();
    match &pact.stage {
        Stage::Ended { at, verdict, end, .. } => {
            let how = match end {
                End::Broken(by) => format!("broken by {}", title(*by)),
                End::Denounced(by) => format!("ended by {}", title(*by)),
                End::Fallen(seat) => format!("void, {} is out", title(*seat)),
                _ => verdict.word().to_owned(),
            };
            Some((how, *at))
        }
        Stage::Unsigned { at, why } => {
            let how = match why {
                OfferEnd::Refused(by) => format!("refused by {}", title(*by)),
                OfferEnd::Countered { by, with } => format!("countered by {} with pact {with}", title(*by)),
                OfferEnd::Withdrawn => "withdrawn".to_owned(),
                OfferEnd::Expired => "not answered in time".to_owned(),
                OfferEnd::Void => "void".to_owned(),
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
        Some(format!("pact {number} ({})", pledge(game, &pact.offer.term(*promised)?.pledge)))
    });
    let each: Vec<_> = each.collect();
    (!each.is_empty()).then(|| format!("**This would break your word:** {}.", listed(&each)))
}

/// The same in a completion's few words.
pub fn breaks(broken: &[(PactNumber, u8)]) -> Option<String> {
    let (number, _) = broken.first()?;
    Some(format!("breaks your word (pact {number})"))
}
