//! Effects as the objects that `inspect --json` prints: `kind` and what belongs to it.

use lasermate_engine::action::Lifeline;
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use serde_json::{Value, json};

/// The object of one effect. Sides are words, cells are names.
#[must_use]
pub fn object(game: &AnyGame, effect: Effect) -> Value {
    let side = |seat| game.side(seat).name();
    let cell = |at| game.cell_name(at);
    match effect {
        Effect::Moved { piece, from, to } => json!({
            "kind": "moved", "side": side(piece.seat), "piece": piece.kind.name(), "from": cell(from), "to": cell(to),
        }),
        Effect::Travelled { piece, from, black, white, to } => json!({
            "kind": "travelled", "side": side(piece.seat), "piece": piece.kind.name(), "from": cell(from),
            "black": cell(black), "white": cell(white), "to": cell(to),
        }),
        Effect::Dropped { piece, at } => {
            json!({"kind": "dropped", "side": side(piece.seat), "piece": piece.kind.name(), "at": cell(at)})
        }
        Effect::Taken { piece, at } => {
            json!({"kind": "taken", "side": side(piece.seat), "piece": piece.kind.name(), "at": cell(at)})
        }
        Effect::Boarded { piece, at } => {
            json!({"kind": "boarded", "side": side(piece.seat), "piece": piece.kind.name(), "at": cell(at)})
        }
        Effect::Fell { piece, at, with } => json!({
            "kind": "fell", "side": side(piece.seat), "piece": piece.kind.name(), "at": cell(at), "with": with,
        }),
        Effect::Risen { piece, at } => {
            json!({"kind": "risen", "side": side(piece.seat), "piece": piece.kind.name(), "at": cell(at)})
        }
        Effect::Blast { piece, at, revenge } => json!({
            "kind": "blast", "side": side(piece.seat), "piece": piece.kind.name(), "at": cell(at), "revenge": revenge,
        }),
        Effect::Disguised { pawn, from, met, to } => json!({
            "kind": "disguised", "side": side(pawn.seat), "from": cell(from), "to": cell(to),
            "with": {"side": side(met.seat), "piece": met.kind.name()},
        }),
        Effect::Vanished { piece, at } => {
            json!({"kind": "vanished", "side": side(piece.seat), "piece": piece.kind.name(), "at": cell(at)})
        }
        Effect::Promoted { at, to } => json!({"kind": "promoted", "at": cell(at), "to": to.name()}),
        Effect::Eliminated { seat, by } => {
            json!({"kind": "eliminated", "side": side(seat), "by": by.map(side)})
        }
        Effect::Inherited { from, heir } => {
            json!({"kind": "inherited", "side": side(heir), "from": side(from)})
        }
        Effect::Passed { seat } => json!({"kind": "passed", "side": side(seat)}),
        Effect::Check { seat } => json!({"kind": "check", "side": side(seat)}),
        Effect::Defeated { seat, points, conceded } => {
            json!({"kind": "defeated", "side": side(seat), "points": points, "conceded": conceded})
        }
        Effect::BeamTurned { beam } => json!({"kind": "beam-turned", "side": side(beam)}),
        // Between two the heel is the other's; only among more is there something to say.
        Effect::Lasermate { beam, points, .. } if game.sides().len() == 2 => {
            json!({"kind": "lasermate", "side": side(beam), "points": points})
        }
        Effect::Lasermate { beam, heel, points } => {
            json!({"kind": "lasermate", "side": side(beam), "heel": side(heel), "points": points})
        }
        Effect::KingScored { seat, of, points } => {
            json!({"kind": "king-scored", "side": side(seat), "of": side(of), "points": points})
        }
        Effect::BilliBegan { drawn } => {
            json!({"kind": "billi-began", "drawn": drawn.map(|reason| reason.word())})
        }
        Effect::JokerNamed { seat, at } => {
            json!({"kind": "joker-named", "side": side(seat), "at": cell(at)})
        }
        Effect::WindowOpened { seat, beam } => {
            json!({"kind": "window-opened", "side": side(seat), "beam": side(beam)})
        }
        Effect::LifelineChosen { seat, beam, lifeline } => json!({
            "kind": "lifeline-chosen", "side": side(seat), "beam": side(beam), "lifeline": lifeline.map(word),
        }),
        Effect::FourthLifeline { seat } => json!({"kind": "fourth-lifeline", "side": side(seat)}),
        Effect::DrawOffered { seat } => json!({"kind": "draw-offered", "side": side(seat)}),
        Effect::DrawAgreed { seat } => json!({"kind": "draw-agreed", "side": side(seat)}),
        Effect::DrawDeclined { seat } => json!({"kind": "draw-declined", "side": side(seat)}),
        Effect::BilliOffered { seat } => json!({"kind": "billi-offered", "side": side(seat)}),
        Effect::Denied { seat, from, to } => {
            json!({"kind": "denied", "side": side(seat), "from": cell(from), "to": cell(to)})
        }
        Effect::EndPending { seat, kind } => {
            json!({"kind": "end-pending", "side": side(seat), "end": kind.word()})
        }
        Effect::Allowed { seat } => json!({"kind": "allowed", "side": side(seat)}),
        Effect::Held { seat, from, to, until, .. } => json!({
            "kind": "held", "side": side(seat), "from": cell(from), "to": cell(to), "until": until,
        }),
        Effect::HeldPlayed { at, .. } => json!({"kind": "held-played", "at_ms": at}),
        Effect::HeldCancelled { from, to, .. } => {
            json!({"kind": "held-cancelled", "from": cell(from), "to": cell(to)})
        }
        Effect::Premoved { seat, from, to } => {
            json!({"kind": "premoved", "side": side(seat), "from": cell(from), "to": cell(to)})
        }
        Effect::PremoveDropped { seat, from, to } => {
            json!({"kind": "premove-dropped", "side": side(seat), "from": cell(from), "to": cell(to)})
        }
        Effect::PactOffered { pact, seat } => {
            json!({"kind": "pact-offered", "pact": pact.0, "side": side(seat)})
        }
        Effect::PactAccepted { pact, seat } => {
            json!({"kind": "pact-accepted", "pact": pact.0, "side": side(seat)})
        }
        Effect::PactBegan { pact } => json!({"kind": "pact-began", "pact": pact.0}),
        Effect::PactRefused { pact, seat } => {
            json!({"kind": "pact-refused", "pact": pact.0, "side": side(seat)})
        }
        Effect::PactWithdrawn { pact, seat } => {
            json!({"kind": "pact-withdrawn", "pact": pact.0, "side": side(seat)})
        }
        Effect::PactLapsed { pact } => json!({"kind": "pact-lapsed", "pact": pact.0}),
        Effect::PactDenounced { pact, seat } => {
            json!({"kind": "pact-denounced", "pact": pact.0, "side": side(seat)})
        }
        Effect::PromiseJudged { pact, term, seat, verdict } => json!({
            "kind": "promise-judged", "pact": pact.0, "term": term, "side": side(seat), "verdict": verdict.word(),
        }),
        Effect::PactEnded { pact, verdict } => {
            json!({"kind": "pact-ended", "pact": pact.0, "verdict": verdict.word()})
        }
        Effect::Ended { kind } => json!({"kind": "ended", "end": kind.word()}),
    }
}

const fn word(lifeline: Lifeline) -> &'static str {
    match lifeline {
        Lifeline::Pass => "pass",
        Lifeline::Reflect => "reflect",
        Lifeline::Stop => "stop",
    }
}
