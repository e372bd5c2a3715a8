//! Crazy chess in words: what a move set off, step by step.

use crate::text::wording::{a_kind, listed};
use crate::variants::GameWords;
use lasermate_domain::command::mark::EXPLAIN;
use lasermate_domain::escape::plain_text;
use lasermate_engine::any::AnyGame;
use lasermate_engine::board::Cell;
use lasermate_engine::effect::Effect;
use lasermate_engine::piece::Piece;
use lasermate_engine::variants::crazy::CrazyEffect;

pub(super) const WORDS: GameWords =
    GameWords { own_theme: ["mate", "by a chain reaction"], ..GameWords::CHESS };

/// How many steps of a move are told where it is announced; `/explain` tells all.
const TOLD: usize = 12;

/// The button of a move that kills the own king.
pub const LOSE_BY_IT: &str = "Yes, lose the game";

/// The question before a move that kills the own king (crazy.md B19).
pub fn suicide(san: &str) -> String {
    format!("**{}** kills your own king, so you lose at once. Play it?", plain_text(san, 40))
}

/// The steps of a move with their numbers, from 1: the same in words and on a picture. A chain of more than 255 steps,
/// which no game of thirty-two pieces has, ends there.
pub fn numbered(effects: &[Effect]) -> impl Iterator<Item = (u8, &Effect)> {
    (1..=u8::MAX).zip(effects.iter().filter(|effect| is_step(effect)))
}

/// Whether an effect is a step of its own. A jump into a rook is told with the step that led there.
fn is_step(effect: &Effect) -> bool {
    match effect {
        Effect::Moved { .. } | Effect::Taken { .. } | Effect::Promoted { .. } => true,
        Effect::Crazy(effect) => !matches!(effect, CrazyEffect::Boarded { .. }),
        _ => false,
    }
}

/// What a move did that is as in chess, beside its notation: nothing, or what it captured on its one step or a king's two,
/// and that it ended in a rook. `None` where it did more.
pub fn plain(effects: &[Effect]) -> Option<String> {
    let is_jump = |effect: &&Effect| matches!(effect, Effect::Crazy(CrazyEffect::Boarded { .. }));
    let into = match effects.iter().filter(is_jump).count() {
        0 => "",
        1 if effects
            .iter()
            .rfind(|effect| is_step(effect) || is_jump(effect))
            .is_some_and(|last| is_jump(&last)) =>
        {
            ", jumping into the rook"
        }
        _ => return None,
    };
    let (mut mover, mut taken, mut victim) = (None, Vec::new(), None);
    for (_, effect) in numbered(effects) {
        match *effect {
            Effect::Taken { piece, at } if victim.is_none() => victim = Some((piece, at)),
            Effect::Moved { piece, to, .. } if mover.is_none_or(|first| first == piece) => {
                mover = Some(piece);
                if let Some((piece, at)) = victim.take() {
                    if at != to {
                        return None;
                    }
                    taken.push(a_kind(piece.kind));
                }
            }
            _ => return None,
        }
    }
    mover.filter(|_| victim.is_none())?;
    Some(match (taken.as_slice(), into) {
        ([], into) => into.to_owned(),
        (_, "") => format!(", capturing {}", listed(&taken)),
        _ => format!(", capturing {} and jumping into the rook", listed(&taken)),
    })
}

/// What a move did, a phrase a step, in the order in which it happened.
pub fn steps(game: &AnyGame, effects: &[Effect]) -> Vec<String> {
    let teller = Teller { game };
    let mut steps: Vec<String> = Vec::new();
    for effect in effects {
        match (effect, steps.last_mut()) {
            (Effect::Crazy(CrazyEffect::Boarded { .. }), Some(last)) => *last += ", jumping into the rook",
            _ => steps.extend(teller.step(effect)),
        }
    }
    steps
}

/// The same in one sentence without its end; the last steps of a long chain are counted.
pub fn sentence(game: &AnyGame, effects: &[Effect]) -> String {
    let mut steps = steps(game, effects);
    // Every pawn of a chain of disguises swaps with the same piece.
    let disguised = effects.iter().filter_map(|effect| match *effect {
        Effect::Crazy(CrazyEffect::Disguised { from, .. }) => Some(game.cell_name(from)),
        _ => None,
    });
    for (step, pawn) in steps.iter_mut().zip(disguised).skip(1) {
        *step = format!("then the {pawn} pawn does");
    }
    let more = steps.len().saturating_sub(TOLD);
    if more > 1 {
        steps.truncate(TOLD);
        steps.push(format!("and {more} more steps ({EXPLAIN} shows them)"));
    }
    steps.join(", ")
}

/// The same as a numbered list, where there are several.
pub fn chain(game: &AnyGame, effects: &[Effect]) -> String {
    let steps = steps(game, effects);
    let lines = (1..).zip(&steps).map(|(number, step): (usize, _)| format!("{number}. {step}"));
    lines.collect::<Vec<_>>().join("\n")
}

/// A moment of a chain in a few words for a picture, with the numbers of its first and last step and of them all:
/// `4-7/9: revenge on d4`.
pub fn moment(game: &AnyGame, effects: &[Effect], (first, last, total): (usize, usize, usize)) -> String {
    let at = |cell: Cell| game.cell_name(cell);
    let short = |effect: &Effect| match *effect {
        Effect::Moved { piece, to, .. } => Some(format!("{} to {}", piece.kind.name(), at(to))),
        Effect::Crazy(CrazyEffect::Fell { piece, at: cell, .. }) => {
            Some(format!("{} falls, {}", piece.kind.name(), at(cell)))
        }
        Effect::Crazy(CrazyEffect::Risen { piece, at: cell }) => {
            Some(format!("{} rises, {}", piece.kind.name(), at(cell)))
        }
        Effect::Crazy(CrazyEffect::Blast { at: cell, revenge: true, .. }) => {
            Some(format!("revenge on {}", at(cell)))
        }
        Effect::Crazy(CrazyEffect::Blast { at: cell, revenge: false, .. }) => {
            Some(format!("all round {}", at(cell)))
        }
        Effect::Crazy(CrazyEffect::Disguised { from, to, .. }) => {
            Some(format!("{} with {}", at(from), at(to)))
        }
        Effect::Crazy(CrazyEffect::Vanished { piece, at: cell }) => {
            Some(format!("{} gone, {}", piece.kind.name(), at(cell)))
        }
        Effect::Promoted { at: cell, to } => Some(format!("{} on {}", to.name(), at(cell))),
        _ => None,
    };
    let numbers = if first < last { format!("{first}-{last}") } else { first.to_string() };
    let told = effects.iter().find_map(short).unwrap_or_default();
    format!("{numbers}/{total}: {told}")
}

struct Teller<'a> {
    game: &'a AnyGame,
}

impl Teller<'_> {
    fn piece(&self, piece: Piece) -> String {
        format!("{} {}", self.game.side(piece.seat).title(), piece.kind.name())
    }

    fn step(&self, effect: &Effect) -> Option<String> {
        let at = |cell: Cell| self.game.cell_name(cell);
        Some(match *effect {
            Effect::Moved { piece, from, to } => {
                format!("{} {} to {}", self.piece(piece), at(from), at(to))
            }
            Effect::Taken { piece, at: cell } => {
                format!("{} on {} is captured", self.piece(piece), at(cell))
            }
            Effect::Crazy(CrazyEffect::Fell { piece, at: cell, with: 0 }) => {
                format!("{} falls on {}", self.piece(piece), at(cell))
            }
            Effect::Crazy(CrazyEffect::Fell { piece, at: cell, .. }) => {
                format!("{} falls on {} with its load", self.piece(piece), at(cell))
            }
            Effect::Crazy(CrazyEffect::Risen { piece, at: cell }) => {
                format!("{} rises on {}", self.piece(piece), at(cell))
            }
            Effect::Crazy(CrazyEffect::Blast { piece, at: cell, revenge: true }) => {
                format!("{} takes revenge around {}", self.piece(piece), at(cell))
            }
            Effect::Crazy(CrazyEffect::Blast { piece, at: cell, revenge: false }) => {
                format!("{} on {} captures all round", self.piece(piece), at(cell))
            }
            Effect::Crazy(CrazyEffect::Disguised { pawn, from, met, to }) => {
                format!("{} {} swaps with {} {}", self.piece(pawn), at(from), self.piece(met), at(to))
            }
            Effect::Crazy(CrazyEffect::Vanished { piece, at: cell }) => {
                format!("{} on {} disappears", self.piece(piece), at(cell))
            }
            Effect::Promoted { at: cell, to } => {
                format!("the pawn on {} becomes a {}", at(cell), to.name())
            }
            _ => return None,
        })
    }
}
