//! A move of Crazy chess and all that it set off, as numbered steps on cells of the view.

use std::collections::BTreeMap;

use lasermate_engine::board::Cell;
use lasermate_engine::effect::Effect;
use lasermate_engine::variants::crazy::CrazyEffect;

use super::words::numbered;
use crate::steps::{LastMove, MoveChain, MoveLeg, TravelKind, Victim};

/// The last move of a game with stacks: a king ends where his second step led, a disguise where its first pawn went, and
/// an all-round capture where the queen stands. `shown` gives the view's cell of one of the game's.
pub(super) fn last_move(effects: &[Effect], shown: impl Fn(Cell) -> Option<Cell>) -> Option<LastMove> {
    let legs = legs(effects, &shown);
    let made = effects.iter().find_map(|effect| match *effect {
        Effect::Moved { piece, from, .. } => Some((piece, shown(from)?, legs.last()?.to)),
        Effect::Crazy(CrazyEffect::Disguised { pawn, from, to, .. }) => {
            Some((pawn, shown(from)?, shown(to)?))
        }
        Effect::Crazy(CrazyEffect::Blast { piece, at, revenge: false }) => {
            Some((piece, shown(at)?, shown(at)?))
        }
        _ => None,
    });
    let (piece, from, to) = made?;
    let legs = if legs.len() > 1 || legs.iter().any(|leg| leg.exchange) { legs } else { Vec::new() };
    let chain = MoveChain {
        victims: victims(effects, to, &shown),
        blasts: blasts(effects, &shown),
        steps: steps(effects, &legs, &shown),
        legs,
    };
    Some(LastMove { from, to, seat: piece.seat, kind: piece.kind, way: TravelKind::Board, chain })
}

/// The ways of the piece that moved first, or of every pawn of a chain of disguises.
fn legs(effects: &[Effect], shown: impl Fn(Cell) -> Option<Cell>) -> Vec<MoveLeg> {
    let mut legs: Vec<MoveLeg> = Vec::new();
    let mut walker = None;
    for (number, effect) in numbered(effects) {
        let (from, to, exchange) = match *effect {
            Effect::Moved { piece, from, to } if walker.is_none_or(|first| first == piece) => {
                walker = Some(piece);
                (from, to, false)
            }
            Effect::Crazy(CrazyEffect::Disguised { from, to, .. }) => (from, to, true),
            _ => continue,
        };
        let (Some(from), Some(to)) = (shown(from), shown(to)) else { continue };
        if exchange || legs.last().is_none_or(|last| last.to == from) {
            legs.push(MoveLeg { number, from, to, exchange });
        }
    }
    legs
}

/// Whether an effect is something that a move set off.
fn reacts(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Crazy(
            CrazyEffect::Fell { .. }
                | CrazyEffect::Risen { .. }
                | CrazyEffect::Blast { .. }
                | CrazyEffect::Vanished { .. }
        )
    )
}

/// What was captured and did not rise again. A plain capture where the move ends is told by the move.
fn victims(effects: &[Effect], end: Cell, shown: impl Fn(Cell) -> Option<Cell>) -> Vec<Victim> {
    let sets_off = effects.iter().any(reacts);
    let mut found: Vec<Victim> = Vec::new();
    for (number, effect) in numbered(effects) {
        match *effect {
            Effect::Taken { piece, at } => {
                let at = shown(at).filter(|at| sets_off || *at != end);
                found.extend(at.map(|at| Victim { number, at, piece }));
            }
            Effect::Crazy(CrazyEffect::Risen { piece, at }) => {
                let of = |victim: &Victim| Some(victim.at) == shown(at) && victim.piece == piece;
                if let Some(index) = found.iter().rposition(of) {
                    found.remove(index);
                }
            }
            _ => {}
        }
    }
    found
}

/// Where everything around was captured at once.
fn blasts(effects: &[Effect], shown: impl Fn(Cell) -> Option<Cell>) -> Vec<(u8, Cell)> {
    let blast = |(number, effect): (u8, &Effect)| match *effect {
        Effect::Crazy(CrazyEffect::Blast { at, .. }) => Some((number, shown(at)?)),
        _ => None,
    };
    numbered(effects).filter_map(blast).collect()
}

/// The numbers on each cell.
fn steps(effects: &[Effect], legs: &[MoveLeg], shown: impl Fn(Cell) -> Option<Cell>) -> Vec<(Cell, Vec<u8>)> {
    if legs.is_empty() && !effects.iter().any(reacts) {
        return Vec::new();
    }
    let mut found: BTreeMap<Cell, Vec<u8>> = BTreeMap::new();
    for (number, effect) in numbered(effects) {
        let at = match *effect {
            Effect::Moved { to, .. } => to,
            Effect::Taken { at, .. }
            | Effect::Crazy(
                CrazyEffect::Fell { at, .. }
                | CrazyEffect::Risen { at, .. }
                | CrazyEffect::Blast { at, .. }
                | CrazyEffect::Vanished { at, .. },
            )
            | Effect::Promoted { at, .. } => at,
            _ => continue,
        };
        if legs.iter().all(|leg| leg.number != number)
            && let Some(at) = shown(at)
        {
            found.entry(at).or_default().push(number);
        }
    }
    found.into_iter().collect()
}
