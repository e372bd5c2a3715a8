//! Why the steps of a move happen, for `/explain`.

use crate::command::mark::RULES;
use lasermate_engine::effect::Effect;
use lasermate_engine::piece::Kind;
use lasermate_engine::variants::crazy::CrazyEffect;

/// Why such steps happen: a line for each kind that is among them.
pub(super) fn reasons(effects: &[Effect]) -> Vec<String> {
    let any = |sort: fn(&Effect) -> bool| effects.iter().any(sort);
    let mut found = Vec::new();
    let mut told = |happened: bool, why: &str, part: &str| {
        if happened {
            found.push(format!("- {why} (`{RULES} crazy {part}`)"));
        }
    };
    told(
        any(|effect| matches!(effect, Effect::Moved { piece, .. } if piece.kind == Kind::King)),
        "A king makes two steps; what his first one takes answers after his second.",
        "kings",
    );
    told(shot(effects), "A knight may take on a square it passes, or inside a rook.", "knights");
    told(
        any(|effect| matches!(effect.own(), Some(CrazyEffect::Boarded { .. }))),
        "Who could go to a rook's square may jump into the rook.",
        "rooks",
    );
    told(
        any(|effect| matches!(effect.own(), Some(CrazyEffect::Fell { .. }))),
        "When a rook is taken its load falls, bottom first, each on the bottom piece that stands there.",
        "rooks",
    );
    told(
        any(|effect| matches!(effect.own(), Some(CrazyEffect::Blast { revenge: false, .. }))),
        "A queen may capture all round instead of moving.",
        "queens",
    );
    told(
        any(|effect| matches!(effect.own(), Some(CrazyEffect::Blast { revenge: true, .. }))),
        "A queen that is taken takes the bottom pieces of her square and of all around it.",
        "queens",
    );
    told(
        any(|effect| matches!(effect.own(), Some(CrazyEffect::Risen { .. }))),
        "A bishop that is taken rises once, and takes who stands there.",
        "bishops",
    );
    told(
        any(
            |effect| matches!(effect.own(), Some(CrazyEffect::Vanished { piece, .. }) if piece.kind == Kind::Bishop),
        ),
        "A risen bishop is gone at the end of its owner's next turn.",
        "bishops",
    );
    told(
        any(
            |effect| matches!(effect.own(), Some(CrazyEffect::Vanished { piece, .. }) if piece.kind == Kind::Pawn),
        ),
        "A pawn that falls on its own first row is gone.",
        "pawns",
    );
    told(
        any(|effect| matches!(effect.own(), Some(CrazyEffect::Disguised { .. }))),
        "A pawn may exchange places with whoever stands where it could step.",
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
