//! Crazy chess in words: what a move set off, step by step.

use crate::say::crazy as says;
use crate::text::names::{piece as kind, side};
use crate::text::wording::{commas, listed};
use crate::variants::GameWords;
use lasermate_domain::escape::plain_text;
use lasermate_engine::any::AnyGame;
use lasermate_engine::board::Cell;
use lasermate_engine::effect::Effect;
use lasermate_engine::piece::Piece;
use lasermate_engine::variants::crazy::CrazyEffect;

pub(super) const WORDS: GameWords =
    GameWords { own_theme: [says::THEME, says::THEME_HOW], ..GameWords::CHESS };

/// How many steps of a move are told where it is announced; `/explain` tells all.
const TOLD: usize = 12;

/// The question before a move that kills the own king (crazy.md B19).
pub fn suicide(san: &str) -> String {
    says::suicide(format!("**{}**", plain_text(san, 40)))
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
    let last = effects.iter().rfind(|effect| is_step(effect) || is_jump(effect));
    let jumps = match effects.iter().filter(is_jump).count() {
        0 => false,
        1 if last.is_some_and(|last| is_jump(&last)) => true,
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
                    taken.push(says::captured(kind(piece.kind)));
                }
            }
            _ => return None,
        }
    }
    mover.filter(|_| victim.is_none())?;
    Some(match (taken.is_empty(), jumps) {
        (true, false) => String::new(),
        (true, true) => says::JUMPING_IN.to_owned(),
        (false, false) => says::capturing(listed(&taken)),
        (false, true) => says::capturing_and_jumping_in(listed(&taken)),
    })
}

/// What a move did, a phrase a step, in the order in which it happened.
pub fn steps(game: &AnyGame, effects: &[Effect]) -> Vec<String> {
    let mut steps: Vec<String> = Vec::new();
    for effect in effects {
        match (effect, steps.last_mut()) {
            (Effect::Crazy(CrazyEffect::Boarded { .. }), Some(last)) => *last = says::step_jumping_in(&*last),
            _ => steps.extend(step(game, effect)),
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
        *step = says::then_swapped(pawn);
    }
    let more = steps.len().saturating_sub(TOLD);
    if more > 1 {
        steps.truncate(TOLD);
        steps.push(says::more_steps(more));
    }
    commas(&steps)
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
        Effect::Moved { piece, to, .. } => Some(says::moment_moved(kind(piece.kind), at(to))),
        Effect::Crazy(CrazyEffect::Fell { piece, at: cell, .. }) => {
            Some(says::moment_fell(kind(piece.kind), at(cell)))
        }
        Effect::Crazy(CrazyEffect::Risen { piece, at: cell }) => {
            Some(says::moment_rose(kind(piece.kind), at(cell)))
        }
        Effect::Crazy(CrazyEffect::Blast { at: cell, revenge: true, .. }) => {
            Some(says::moment_revenge(at(cell)))
        }
        Effect::Crazy(CrazyEffect::Blast { at: cell, revenge: false, .. }) => {
            Some(says::moment_all_round(at(cell)))
        }
        Effect::Crazy(CrazyEffect::Disguised { from, to, .. }) => {
            Some(says::moment_swapped(at(from), at(to)))
        }
        Effect::Crazy(CrazyEffect::Vanished { piece, at: cell }) => {
            Some(says::moment_vanished(kind(piece.kind), at(cell)))
        }
        Effect::Promoted { at: cell, to } => Some(says::moment_promoted(kind(to), at(cell))),
        _ => None,
    };
    let numbers = if first < last { format!("{first}-{last}") } else { first.to_string() };
    let told = effects.iter().find_map(short).unwrap_or_default();
    says::moment(format!("{numbers}/{total}"), told)
}

/// A step as a clause without its end.
fn step(game: &AnyGame, effect: &Effect) -> Option<String> {
    let at = |cell: Cell| game.cell_name(cell);
    let whose = |piece: Piece| side(game.side(piece.seat));
    // What one piece does on one cell.
    let on = |told: fn(&'static str, &'static str, String) -> String, piece: Piece, cell: Cell| {
        told(whose(piece), kind(piece.kind), at(cell))
    };
    Some(match *effect {
        Effect::Moved { piece, from, to } => {
            says::step_moved(whose(piece), kind(piece.kind), at(from), at(to))
        }
        Effect::Taken { piece, at } => on(says::step_captured, piece, at),
        Effect::Crazy(CrazyEffect::Fell { piece, at, with: 0 }) => on(says::step_fell, piece, at),
        Effect::Crazy(CrazyEffect::Fell { piece, at, .. }) => on(says::step_fell_with_load, piece, at),
        Effect::Crazy(CrazyEffect::Risen { piece, at }) => on(says::step_rose, piece, at),
        Effect::Crazy(CrazyEffect::Blast { piece, at, revenge: true }) => on(says::step_revenge, piece, at),
        Effect::Crazy(CrazyEffect::Blast { piece, at, revenge: false }) => {
            on(says::step_all_round, piece, at)
        }
        Effect::Crazy(CrazyEffect::Disguised { pawn, from, met, to }) => {
            says::step_swapped(whose(pawn), kind(pawn.kind), at(from), whose(met), kind(met.kind), at(to))
        }
        Effect::Crazy(CrazyEffect::Vanished { piece, at }) => on(says::step_vanished, piece, at),
        Effect::Promoted { at: cell, to } => says::step_promoted(at(cell), kind(to)),
        _ => return None,
    })
}
