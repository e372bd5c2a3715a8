//! Pacts at a table: offers, answers and denunciations, what is told of them, and how players have kept their word.

use std::collections::BTreeMap;

use lasermate_domain::port::{Invocation, PactAnswer, Reply};
use lasermate_domain::sessions::game::Game;
use lasermate_domain::sessions::typed::TypedAction;
use lasermate_engine::pact::PactNumber;
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
    match action.as_str() {
        "list" if draft.to.is_empty() && draft.is_empty() => {
            let game = seated::game_meant(world, call, None)?;
            Ok(list(call, &game))
        }
        "offer" if draft.is_empty() => {
            let seated = at_pact_table(world, call)?;
            Ok(HandlerOutcome::shown(forms::offer(&seated, draft.to)))
        }
        "offer" => {
            let seated = at_pact_table(world, call)?;
            let act = draft.offered(&seated.game.live);
            moves::act(world, call, seated, TypedAction::pact(&act))
        }
        "counter" if draft.is_empty() => {
            let seated = at_pact_table(world, call)?;
            let number = number(&seated, &action, draft.to)?;
            Ok(HandlerOutcome::shown(forms::counter(&seated, number)))
        }
        "counter" => {
            let seated = at_pact_table(world, call)?;
            let number = number(&seated, &action, draft.to)?;
            let fields = draft.fields(&seated.game.live);
            moves::act(world, call, seated, TypedAction::pact(&format!("pact-counter({number};{fields})")))
        }
        "accept" | "refuse" | "withdraw" | "denounce" => {
            let seated = at_pact_table(world, call)?;
            let number = number(&seated, &action, draft.to)?;
            moves::act(world, call, seated, TypedAction::pact(&format!("pact-{action}({number})")))
        }
        _ => refuse(text::pacts::CHOOSE),
    }
}

/// The form of an offer, for whoever asks by a button.
pub(crate) fn draft_pact(seated: &SeatedPlayer) -> HandlerResult {
    if seated.game.live.game.pacts().is_none() {
        return refuse(text::pacts::NOT_HERE);
    }
    Ok(HandlerOutcome::shown(forms::offer(seated, "")))
}

fn at_pact_table(world: &World, call: &Call<'_>) -> Result<SeatedPlayer, ServiceError> {
    let seated = seated::seated(world, call)?;
    if seated.game.live.game.pacts().is_none() {
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
    match does {
        PactAnswer::Accept => {
            moves::act(world, call, seated, TypedAction::pact(&format!("pact-accept({number})")))
        }
        PactAnswer::Refuse => {
            moves::act(world, call, seated, TypedAction::pact(&format!("pact-refuse({number})")))
        }
        PactAnswer::Counter => {
            if let Err(refusal) = seated.game.live.game.may(seated.seat, &format!("pact-refuse({number})")) {
                return refuse(variants::refused(&seated.game.live.game, seated.seat, &refusal));
            }
            Ok(HandlerOutcome::shown(forms::counter(&seated, number)))
        }
        PactAnswer::Withdraw => {
            moves::act(world, call, seated, TypedAction::pact(&format!("pact-withdraw({number})")))
        }
        PactAnswer::End => {
            moves::act(world, call, seated, TypedAction::pact(&format!("pact-denounce({number})")))
        }
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
    let to = counters
        .map_or_else(|| names::addressees(&seated.game.live, get("to")), |(number, _)| number.to_string());
    let ticked = ticks::terms(&seated.game.live, (seated.seat, &to), get("promises"))?;
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
            let fields = draft.fields(&seated.game.live);
            moves::act(world, call, seated, TypedAction::pact(&format!("pact-counter({number};{fields})")))
        }
        None => {
            let act = draft.offered(&seated.game.live);
            moves::act(world, call, seated, TypedAction::pact(&act))
        }
    }
}

/// `/balance`: what each side of the room's game has, for everybody.
pub(crate) fn balance(world: &World, call: &Call<'_>) -> HandlerResult {
    let game = seated::game_meant(world, call, None)?;
    let live = game.live.seen_at(game.stamp(call.at()));
    let balance = live.game.balance();
    Ok(HandlerOutcome::shown(Reply::public(text::profile::balance(&live, &balance))))
}

/// Every pact of a game, for everybody.
pub(crate) fn list(call: &Call<'_>, game: &Game) -> HandlerOutcome {
    HandlerOutcome::shown(Reply::public(text::pacts::list(&game.live, &call.request.room)))
}

/// Refuses a button or a form about an offer that went with a takeback.
fn still_offered(game: &Game, version: u32) -> Result<(), ServiceError> {
    if version < game.taken_back { refuse(text::pacts::TAKEN_BACK) } else { Ok(()) }
}

/// The number of a pact as typed: `3`, `#3`, `pact 3`; an action of those that need one. The only offer that waits for an answer
/// can be accepted without.
fn number(seated: &SeatedPlayer, action: &str, typed: &str) -> Result<PactNumber, ServiceError> {
    let typed = typed.trim().to_lowercase();
    let digits = typed.strip_prefix("pact").unwrap_or(&typed).trim_start();
    let digits = digits.strip_prefix('#').unwrap_or(digits);
    // `+3` would be read as a number too.
    let digits = if digits.bytes().all(|byte| byte.is_ascii_digit()) { digits } else { "" };
    digits.parse().map(PactNumber).or_else(|_| {
        let game = &seated.game.live.game;
        let pacts = game.pacts().map(|ledger| ledger.pacts()).unwrap_or_default();
        // Whoever can refuse an offer can counter it.
        let verb = if action == "counter" { "refuse" } else { action };
        let may = |pact: &PactNumber| game.may(seated.seat, &format!("pact-{verb}({pact})")).is_ok();
        let possible: Vec<_> = pacts.iter().map(|pact| pact.number).filter(may).collect();
        match possible.as_slice() {
            [only] if action == "accept" && typed.is_empty() => Ok(*only),
            _ => refuse(text::pacts::which(action, &possible)),
        }
    })
}
