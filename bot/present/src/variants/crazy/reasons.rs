//! Why the steps of a move happen, for `/explain`.

use lasermate_engine::effect::Effect;
use lasermate_engine::piece::Kind;
use lasermate_engine::variants::crazy::{CrazyEffect, CrazyRules, StepReactions};

use crate::say::crazy as says;

/// Why such steps happen: a line for each kind that is among them.
pub(super) fn reasons(rules: &CrazyRules, effects: &[Effect]) -> Vec<String> {
    let any = |sort: fn(&Effect) -> bool| effects.iter().any(sort);
    let mut found = Vec::new();
    let mut told = |happened: bool, why: &str, part: &str| {
        if happened {
            found.push(says::reason(why, part));
        }
    };
    told(
        any(|effect| matches!(effect, Effect::Moved { piece, .. } if piece.kind == Kind::King)),
        match rules.step_reactions {
            StepReactions::Deferred => says::WHY_TWO_STEPS_LATER,
            StepReactions::Immediate => says::WHY_TWO_STEPS_AT_ONCE,
        },
        "kings",
    );
    told(shot(effects), says::WHY_KNIGHT_CAPTURES, "knights");
    told(
        any(|effect| matches!(effect, Effect::Crazy(CrazyEffect::Boarded { .. }))),
        says::WHY_JUMPS_IN,
        "rooks",
    );
    told(any(|effect| matches!(effect, Effect::Crazy(CrazyEffect::Fell { .. }))), says::WHY_FALLS, "rooks");
    told(
        any(|effect| matches!(effect, Effect::Crazy(CrazyEffect::Blast { revenge: false, .. }))),
        says::WHY_ALL_ROUND,
        "queens",
    );
    told(
        any(|effect| matches!(effect, Effect::Crazy(CrazyEffect::Blast { revenge: true, .. }))),
        says::WHY_REVENGE,
        "queens",
    );
    told(
        any(|effect| matches!(effect, Effect::Crazy(CrazyEffect::Risen { .. }))),
        says::WHY_RISES,
        "bishops",
    );
    told(
        any(
            |effect| matches!(effect, Effect::Crazy(CrazyEffect::Vanished { piece, .. }) if piece.kind == Kind::Bishop),
        ),
        says::WHY_BISHOP_VANISHES,
        "bishops",
    );
    told(
        any(
            |effect| matches!(effect, Effect::Crazy(CrazyEffect::Vanished { piece, .. }) if piece.kind == Kind::Pawn),
        ),
        says::WHY_PAWN_VANISHES,
        "pawns",
    );
    told(
        any(|effect| matches!(effect, Effect::Crazy(CrazyEffect::Disguised { .. }))),
        says::WHY_SWAPS,
        "pawns",
    );
    found
}

/// Whether a knight took somewhere else than where it went.
fn shot(effects: &[Effect]) -> bool {
    let taken = effects.iter().find_map(|effect| match effect {
        Effect::Taken { at, .. } => Some(*at),
        _ => None,
    });
    effects.iter().any(
        |effect| matches!(effect, Effect::Moved { piece, to, .. } if piece.kind == Kind::Knight && taken.is_some_and(|at| at != *to)),
    )
}
