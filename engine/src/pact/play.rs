//! A table with a ledger beside it: acts about pacts go to the ledger, all else to the table and before the referee.

use super::text::{Reader, act_text, numbered, stated};
use super::{Act, Event, Ledger, PactError, PactNumber, Snapshot, TurnUse};
use crate::action::{Action, ActionKind, Asked, Millis};
use crate::effect::Effect;
use crate::game::Played;
use crate::pact::PactEffect;
use crate::refusal::{Reason, Refusal};
use crate::seat::Seat;
use crate::session::Session;
use crate::typed_action::TypedAction;

/// Applies an action, or says why not and changes nothing.
pub(crate) fn try_typed(
    session: &mut dyn Session,
    ledger: &mut Ledger,
    seat: Seat,
    typed: TypedAction<'_>,
    at: Millis,
) -> Result<Played, Refusal> {
    if typed.kind() != ActionKind::Pact {
        return play(session, ledger, seat, typed, at);
    }
    let snapshot = Snapshot::of(session);
    let act = judged(session, ledger, seat, typed, &snapshot)?;
    if let TypedAction::PactText(text) = typed
        && let Some(number) = stated(text)
    {
        ledger.number_after(number.0.saturating_sub(1));
    }
    let number = ledger.skipping().filter(|_| matches!(act, Act::Offer(_) | Act::Counter(..)));
    let exact = numbered(act_text(&act, snapshot.sides, snapshot.mesh), number);
    let mut effects = Vec::new();
    ledger.act(seat, act, &snapshot, &mut effects);
    // A pact may be void as it begins: its object went while it was on offer.
    let previous = effects.clone();
    let event = Event::new((seat, &exact, TurnUse::None), &previous, (&snapshot, &snapshot));
    ledger.witness(&event, &mut effects);
    session.tell(&effects);
    Ok(Played { seat, kind: ActionKind::Pact, san: exact.clone(), exact, effects })
}

/// Whether a seat may do this about pacts now.
pub(crate) fn may(
    session: &dyn Session,
    ledger: &Ledger,
    seat: Seat,
    typed: TypedAction<'_>,
) -> Result<(), Refusal> {
    judged(session, ledger, seat, typed, &Snapshot::of(session)).map(drop)
}

/// The act that is meant, read and found allowed.
fn judged(
    session: &dyn Session,
    ledger: &Ledger,
    seat: Seat,
    typed: TypedAction<'_>,
    snapshot: &Snapshot,
) -> Result<Act, Refusal> {
    let refuse = |reason: Reason| Refusal::without_help(reason).typed(&typed.text());
    if seat.index() >= session.sides().len() {
        return Err(refuse(Reason::NotInThisGame));
    }
    if snapshot.over {
        return Err(refuse(Reason::GameOver));
    }
    let read_move = |by: Seat, text: &str| session.exact(by, text);
    let reader = Reader { seat, snapshot, ledger, read_move: &read_move };
    let act = match typed {
        TypedAction::Pact(act) => reader.act(act),
        TypedAction::Drafted(act) => Ok(act.clone()),
        _ => reader.text(&typed.text()).and_then(|act| reader.act(act)),
    };
    let act = act.and_then(|act| ledger.judge(seat, &act, snapshot).map(|()| act));
    act.map_err(|fault: PactError| refuse(fault.into()))
}

fn play(
    session: &mut dyn Session,
    ledger: &mut Ledger,
    seat: Seat,
    typed: TypedAction<'_>,
    at: Millis,
) -> Result<Played, Refusal> {
    // A copy costs more than the move.
    let before = ledger.is_open().then(|| session.copied());
    let asked_draw = session.to_act().iter().any(|asked| asked == (seat, Asked::Draw));
    let mut played = session.try_typed(seat, typed, at)?;
    let turn = match played.kind {
        ActionKind::Move | ActionKind::Premove => TurnUse::Move,
        ActionKind::Said(Action::Pass) => TurnUse::Pass,
        ActionKind::Said(_) | ActionKind::Pact => TurnUse::None,
    };
    let Some(before) = before else {
        ledger.count(turn);
        return Ok(played);
    };
    let mut could = Vec::new();
    let promised = ledger.promised_moves(seat);
    if turn != TurnUse::None && !promised.is_empty() {
        let moves = before.movable(seat).into_iter();
        could.extend(moves.filter(|mv| promised.contains(&mv.as_str())));
    }
    let (then, now) = (Snapshot::of(&*before), Snapshot::of(session));
    let mut found = Vec::new();
    let event = Event::new((seat, &played.exact, turn), &played.effects, (&then, &now));
    ledger.witness(&Event { asked_draw, could, ..event }, &mut found);
    session.append(&found, turn != TurnUse::None);
    played.effects.extend(found);
    Ok(played)
}

/// The promises of the actor that an action has broken, by pact and term.
pub(crate) fn broken_by(seat: Seat, effects: &[Effect]) -> Vec<(PactNumber, u8)> {
    let broken = effects.iter().filter_map(|effect| match *effect {
        Effect::Pact(PactEffect::PromiseJudged { pact, term, seat: by, verdict: super::Verdict::Broken })
            if by == seat =>
        {
            Some((pact, term))
        }
        _ => None,
    });
    broken.collect()
}
