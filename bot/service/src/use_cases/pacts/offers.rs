//! Pacts at a table: offers, answers and denunciations, what is told of them, and how players have kept their word.

use std::collections::BTreeMap;

use lasermate_domain::port::{Invocation, PactAnswer, Reply};
use lasermate_domain::tables::table::Table;
use lasermate_engine::pact::{Act, PactNumber};
use lasermate_present::{text, variants};

use crate::use_cases::change::{Call, HandlerOutcome, HandlerResult, SeatedPlayer, ServiceError, refuse};
use crate::use_cases::pacts::draft::OfferDraft;
use crate::use_cases::pacts::{forms, names, ticks};
use crate::use_cases::play::moves;
use crate::use_cases::seated;
use crate::world::World;

/// `/pact`: everything about pacts, in public.
pub(crate) fn pact(world: &World, call: &Call<'_>, asked: &Invocation) -> HandlerResult {
    let get = |name: &str| asked.get(name).unwrap_or_default();
    let draft = OfferDraft {
        to: get("to"),
        terms: get("terms"),
        until: get("until"),
        stands: get("stands"),
        words: get("words"),
    };
    let action = asked.get("action").unwrap_or("list").to_ascii_lowercase();
    let does = match action.as_str() {
        "list" if draft.to.is_empty() && draft.is_empty() => {
            return Ok(list(call, &*seated::game_meant(world, call, None)?));
        }
        "offer" => {
            let seated = at_pact_table(world, call)?;
            if draft.is_empty() {
                return Ok(HandlerOutcome::shown(forms::offer(&seated, draft.to)));
            }
            let offer = draft.offered(&seated.game);
            return moves::act(world, call, seated, Act::Offer(offer.as_str()));
        }
        "counter" => PactAnswer::Counter,
        "accept" => PactAnswer::Accept,
        "refuse" => PactAnswer::Refuse,
        "withdraw" => PactAnswer::Withdraw,
        "denounce" => PactAnswer::End,
        _ => return refuse(text::pacts::CHOOSE),
    };
    let seated = at_pact_table(world, call)?;
    let number = number(&seated, (&action, does), draft.to)?;
    match does {
        PactAnswer::Counter if draft.is_empty() => Ok(HandlerOutcome::shown(forms::counter(&seated, number))),
        PactAnswer::Counter => {
            let offer = draft.fields(&seated.game);
            moves::act(world, call, seated, Act::Counter(number, offer.as_str()))
        }
        _ => moves::act(world, call, seated, does.act(number)),
    }
}

/// The form of an offer, for whoever asks by a button.
pub(crate) fn draft_pact(seated: &SeatedPlayer) -> HandlerResult {
    if seated.game.game.pacts().is_none() {
        return refuse(text::pacts::NOT_HERE);
    }
    Ok(HandlerOutcome::shown(forms::offer(seated, "")))
}

fn at_pact_table(world: &World, call: &Call<'_>) -> Result<SeatedPlayer, ServiceError> {
    let seated = seated::seated(world, call)?;
    if seated.game.game.pacts().is_none() {
        return refuse(text::pacts::NOT_HERE);
    }
    Ok(seated)
}

/// Answers an offer, which was seen at a version. It is bound to the offer's number and not to the position; but a takeback
/// takes offers back.
pub(crate) fn answer_pact(
    world: &World,
    call: &Call<'_>,
    seated: SeatedPlayer,
    (number, version): (PactNumber, u32),
    does: PactAnswer,
) -> HandlerResult {
    still_offered(&seated.game, version)?;
    let game = &seated.game.game;
    match does {
        PactAnswer::Counter => match game.may(seated.seat, does.act(number)) {
            Ok(()) => Ok(HandlerOutcome::shown(forms::counter(&seated, number))),
            Err(refusal) => refuse(variants::refused(game, seated.seat, &refusal)),
        },
        _ => moves::act(world, call, seated, does.act(number)),
    }
}

/// Makes an offer by its form; where it counters one, that was seen at a version.
pub(crate) fn offer_pact(
    world: &World,
    call: &Call<'_>,
    seated: SeatedPlayer,
    counters: Option<(PactNumber, u32)>,
    fields: &BTreeMap<String, String>,
) -> HandlerResult {
    let get = |name: &str| fields.get(name).map(|text| text.trim()).unwrap_or_default();
    if ["to", "promises", "terms", "until", "stands", "words"]
        .iter()
        .any(|name| get(name).chars().count() > usize::from(forms::FIELD_CHARS))
    {
        return refuse(text::pacts::LONG);
    }
    let to =
        counters.map_or_else(|| names::addressees(&seated.game, get("to")), |(number, _)| number.to_string());
    let ticked = ticks::terms(&seated.game, (seated.seat, &to), get("promises"))?;
    let terms = format!("{ticked}{}", get("terms"));
    let draft = OfferDraft {
        to: get("to"),
        terms: &terms,
        until: get("until"),
        stands: get("stands"),
        words: get("words"),
    };
    match counters {
        Some((number, version)) => {
            still_offered(&seated.game, version)?;
            let offer = draft.fields(&seated.game);
            moves::act(world, call, seated, Act::Counter(number, offer.as_str()))
        }
        None => {
            let offer = draft.offered(&seated.game);
            moves::act(world, call, seated, Act::Offer(offer.as_str()))
        }
    }
}

/// `/balance`: what each side of the room's game has, for everybody.
pub(crate) fn balance(world: &World, call: &Call<'_>) -> HandlerResult {
    let game = seated::game_meant(world, call, None)?;
    let live = game.seen_at(game.clock.stamp(call.at()));
    let balance = live.game.balance();
    Ok(HandlerOutcome::shown(Reply::public(text::profile::balance(&live, &balance))))
}

/// Every pact of a game, for everybody.
pub(crate) fn list(call: &Call<'_>, table: &Table) -> HandlerOutcome {
    HandlerOutcome::shown(Reply::public(text::pacts::list(table, &call.request.room)))
}

/// Refuses a button or a form about an offer that went with a takeback.
fn still_offered(table: &Table, version: u32) -> Result<(), ServiceError> {
    if version < table.offers.taken_back { refuse(text::pacts::TAKEN_BACK) } else { Ok(()) }
}

/// The number of a pact as typed: `3`, `#3`, `pact 3`; an action of those that need one. The only offer that waits for an answer
/// can be accepted without.
fn number(
    seated: &SeatedPlayer,
    (action, does): (&str, PactAnswer),
    typed: &str,
) -> Result<PactNumber, ServiceError> {
    let typed = typed.trim().to_lowercase();
    let digits = typed.strip_prefix("pact").unwrap_or(&typed).trim_start();
    let digits = digits.strip_prefix('#').unwrap_or(digits);
    // `+3` would be read as a number too.
    let digits = if digits.bytes().all(|byte| byte.is_ascii_digit()) { digits } else { "" };
    digits.parse().map(PactNumber).or_else(|_| {
        let game = &seated.game.game;
        let pacts = game.pacts().map(|ledger| ledger.pacts()).unwrap_or_default();
        let may = |pact: &PactNumber| game.may(seated.seat, does.act(*pact)).is_ok();
        let possible: Vec<_> = pacts.iter().map(|pact| pact.number).filter(may).collect();
        match possible.as_slice() {
            [only] if does == PactAnswer::Accept && typed.is_empty() => Ok(*only),
            _ => refuse(text::pacts::which(action, &possible)),
        }
    })
}
