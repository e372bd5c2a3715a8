//! Why the steps of a move happen, for `/explain`.

use lasermate_domain::command::mark::RULES;
use lasermate_engine::effect::Effect;
use lasermate_engine::piece::Kind;
use lasermate_engine::variants::crazy::{CrazyEffect, CrazyRules, StepReactions};

/// Why such steps happen: a line for each kind that is among them.
pub(super) fn reasons(rules: &CrazyRules, effects: &[Effect]) -> Vec<String> {
    let any = |sort: fn(&Effect) -> bool| effects.iter().any(sort);
    let mut found = Vec::new();
    let mut told = |happened: bool, why: &str, part: &str| {
        if happened {
            found.push(format!("- {why} (`{RULES} crazy {part}`)"));
        }
    };
    told(
        any(|effect| matches!(effect, Effect::Moved { piece, .. } if piece.kind == Kind::King)),
        match rules.step_reactions {
            StepReactions::Deferred => {
                "A king makes two steps. What his first step captures reacts after the second."
            }
            StepReactions::Immediate => {
                "A king makes two steps. What his first step captures reacts at once."
            }
        },
        "kings",
    );
    told(shot(effects), "A knight can capture on a square it passes, or inside a rook.", "knights");
    told(
        any(|effect| matches!(effect, Effect::Crazy(CrazyEffect::Boarded { .. }))),
        "A piece that could move to a rook's square can jump into the rook.",
        "rooks",
    );
    told(
        any(|effect| matches!(effect, Effect::Crazy(CrazyEffect::Fell { .. }))),
        "When a rook is captured its load falls, bottom first. Each falling piece captures the bottom piece of the square.",
        "rooks",
    );
    told(
        any(|effect| matches!(effect, Effect::Crazy(CrazyEffect::Blast { revenge: false, .. }))),
        "A queen can capture all round instead of moving.",
        "queens",
    );
    told(
        any(|effect| matches!(effect, Effect::Crazy(CrazyEffect::Blast { revenge: true, .. }))),
        "A captured queen captures the bottom pieces of her square and of all squares around it.",
        "queens",
    );
    told(
        any(|effect| matches!(effect, Effect::Crazy(CrazyEffect::Risen { .. }))),
        "A captured bishop rises once and captures the bottom piece of its square.",
        "bishops",
    );
    told(
        any(
            |effect| matches!(effect, Effect::Crazy(CrazyEffect::Vanished { piece, .. }) if piece.kind == Kind::Bishop),
        ),
        "A risen bishop disappears at the end of its owner's next turn.",
        "bishops",
    );
    told(
        any(
            |effect| matches!(effect, Effect::Crazy(CrazyEffect::Vanished { piece, .. }) if piece.kind == Kind::Pawn),
        ),
        "A pawn that falls on its own first row disappears.",
        "pawns",
    );
    told(
        any(|effect| matches!(effect, Effect::Crazy(CrazyEffect::Disguised { .. }))),
        "A pawn can swap places with a piece on a square it could step to.",
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
