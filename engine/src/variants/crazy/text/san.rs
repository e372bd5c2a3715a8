//! Moves as players read them: the exact text with the piece's letter, captures and checks marked.

use super::{place_text, step_text};
use crate::piece::Kind;
use crate::variants::crazy::crazy_move::{CrazyMove, LONGEST_EXACT, MoveKind, Step};
use crate::variants::crazy::make::castling;
use crate::variants::crazy::position::Crazy;
use crate::variants::crazy::stacks::{Place, Stacks};
use crate::variants::kit::sets::bit;

/// A legal move as players read it: `Ra1xb1`, `Nb1-c3*b2`, `Ke1xf2-e1`, `O-O-f1^`, `Qd1!`, `e2~e3,d2~e2`, `a7-a8=Q`;
/// with `+` or `#`.
pub(super) fn write(crazy: &Crazy, mv: &CrazyMove) -> String {
    let mut text = unmarked(crazy, mv);
    let mut after = *crazy;
    after.make(mv, &mut ());
    if after.closed.is_none() && mv.kind != MoveKind::Choose && after.in_check(after.turn) {
        text.push(if after.has_legal_move() { '+' } else { '#' });
    }
    text
}

/// The same without `+` and `#`.
pub(super) fn unmarked(crazy: &Crazy, mv: &CrazyMove) -> String {
    let stacks = &crazy.stacks;
    let origin = mv.kind.origin();
    let piece = stacks.at(origin);
    let mut text = String::with_capacity(LONGEST_EXACT);
    if !matches!(mv.kind, MoveKind::Choose) && piece.kind() != Kind::Pawn {
        text.push(piece.kind().letter());
    }
    match &mv.kind {
        MoveKind::Go { from, step } => {
            let passing =
                piece.kind() == Kind::Pawn && from.cell % 8 != step.to % 8 && from.cell / 8 != step.to / 8;
            text += &place_text(*from);
            text.push(if passing || takes(stacks, *step) { 'x' } else { '-' });
            text += &step_text(*step);
        }
        MoveKind::Knight { from, step, victim } => {
            text += &format!("{}-{}*{}", place_text(*from), step_text(*step), place_text(*victim));
        }
        MoveKind::King { from, first, second } => {
            let after = after_first(stacks, *from, *first);
            match castling(*from, *first) {
                Some(way) => text = if way.long { "O-O-O".to_owned() } else { "O-O".to_owned() },
                None => {
                    text += &place_text(*from);
                    text.push(if takes(stacks, *first) { 'x' } else { '-' });
                    text += &step_text(*first);
                }
            }
            text.push(if takes(&after, *second) { 'x' } else { '-' });
            text += &step_text(*second);
        }
        MoveKind::AllRound { at } => text += &format!("{}!", place_text(*at)),
        MoveKind::Disguise { .. } => {
            let mut put = |byte| text.push(char::from(byte));
            CrazyMove::from(mv.kind).spell(&mut put);
        }
        MoveKind::Choose => {}
    }
    if !mv.promotions.is_empty() {
        text.push('=');
        text.extend(mv.promotions.iter().map(Kind::letter));
    }
    text
}

/// Whether a step captures the bottom piece of a square.
fn takes(stacks: &Stacks, step: Step) -> bool {
    !step.into && stacks.occupied() & bit(step.to) != 0
}

/// The pieces a king meets with its second step.
fn after_first(stacks: &Stacks, from: Place, first: Step) -> Stacks {
    let mut after = *stacks;
    let _ = after.lift(from);
    if castling(from, first).is_none() && takes(&after, first) {
        let _ = after.lift(Place::bottom(first.to));
    }
    after
}
