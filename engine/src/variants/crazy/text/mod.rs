//! The text of Crazy chess: positions, exact moves, players' writing (notation.md).

mod exact;
mod position;
mod san;
mod typed;

pub use typed::LONGEST_TYPED;

use super::crazy_move::{CrazyMove, LONGEST_EXACT, MoveKind, Step, spell_place};
use super::position::Crazy;
use super::rules::CrazyRules;
use super::stacks::Place;
use crate::board::{Cell, Mesh};
use crate::notation::{MoveTextError, Notation, PositionError};
use crate::seat::Seat;

impl Notation for Crazy {
    const STACKS: bool = true;

    type Rules = CrazyRules;

    fn start(rules: CrazyRules) -> Self {
        Self::array(rules)
    }

    fn read_position(rules: CrazyRules, text: &str) -> Result<Self, PositionError> {
        position::read(rules, text)
    }

    fn write_position(&self) -> String {
        position::write(self)
    }

    fn read_move(&self, seat: Seat, text: &str) -> Result<CrazyMove, MoveTextError> {
        typed::read(self, seat, text)
    }

    fn write_move(&self, mv: CrazyMove) -> String {
        let mut text = String::with_capacity(LONGEST_EXACT);
        mv.spell(&mut |byte| text.push(char::from(byte)));
        text
    }

    fn san(&self, _: Seat, mv: CrazyMove) -> String {
        san::write(self, &mv)
    }

    fn san_unmarked(&self, _: Seat, mv: CrazyMove) -> String {
        san::unmarked(self, &mv)
    }

    fn cell_name(&self, cell: Cell) -> String {
        Mesh::eight().shown(cell).to_owned()
    }

    /// A king ends where its second step leads, a disguise where its first pawn goes.
    fn ends(&self, mv: CrazyMove) -> (Cell, Cell) {
        let to = match mv.kind {
            MoveKind::Go { step, .. } | MoveKind::Knight { step, .. } => step.to,
            MoveKind::King { second, .. } => second.to,
            MoveKind::AllRound { at } => at.cell,
            MoveKind::Disguise { with, .. } => with.cell,
            MoveKind::Choose => 0,
        };
        (Cell(mv.kind.origin().cell), Cell(to))
    }

    /// The piece's place; then for a king both steps, for a knight the square and the victim, for a queen `!`, for a
    /// disguise each place in turn; then the promotions.
    fn choices(&self, mv: CrazyMove) -> Vec<String> {
        let mut choices = vec![place_text(mv.kind.origin())];
        match &mv.kind {
            MoveKind::Go { step, .. } => choices.push(step_text(*step)),
            MoveKind::Knight { step, victim, .. } => {
                // On an end that holds enemies at several levels the knight stands, whomever it takes.
                choices.extend([step_text(*step), format!("*{}", place_text(*victim))]);
            }
            MoveKind::King { first, second, .. } => choices.extend([*first, *second].map(step_text)),
            MoveKind::AllRound { .. } => choices.push("!".to_owned()),
            MoveKind::Disguise { with, pawns, len } => {
                choices.push(format!("~{}", place_text(*with)));
                choices.extend(pawns.iter().take(usize::from(*len)).skip(1).map(|pawn| place_text(*pawn)));
            }
            MoveKind::Choose => choices.clear(),
        }
        if !mv.promotions.is_empty() {
            let kinds: String = mv.promotions.iter().map(|kind| kind.letter().to_ascii_lowercase()).collect();
            choices.push(format!("={kinds}"));
        }
        choices
    }
}

fn place_text(place: Place) -> String {
    let mut text = String::new();
    spell_place(place, &mut |byte| text.push(char::from(byte)));
    text
}

fn step_text(step: Step) -> String {
    let mark = if step.into { "^" } else { "" };
    place_text(Place::bottom(step.to)) + mark
}
