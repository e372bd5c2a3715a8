//! What follows when a piece is taken: the deterministic resolution of crazy.md B6 to B11.

use super::stack_slice::StackSlice;
use super::stacks::{Place, Stacks};
use super::tables::around;
use crate::board::Cell;
use crate::effect::{Effect, Sink};
use crate::piece::Kind;
use crate::variants::crazy::CrazyEffect;

impl Stacks {
    /// Takes the piece of a place off the board, a rook with its load in hand, and tells of it. Nothing has reacted yet.
    #[inline]
    pub(super) fn remove<S: Sink>(&mut self, place: Place, effects: &mut S) -> StackSlice {
        let unit = self.lift(place);
        if S::WANTED && !unit.first().is_empty() {
            effects.put(Effect::Taken { piece: unit.first().piece(), at: Cell(place.cell) });
        }
        unit
    }

    /// What a removed piece does where it stood. Every step takes a piece off for good or makes a bishop rise, so it ends.
    #[inline]
    pub(super) fn react<S: Sink>(&mut self, cell: u8, removed: &StackSlice, effects: &mut S) {
        let piece = removed.first();
        if piece.is_empty() {
            return;
        }
        match piece.kind() {
            Kind::Rook => self.fall(cell, removed, effects),
            Kind::Bishop if !piece.has_risen() => {
                effects.put(CrazyEffect::Risen { piece: piece.piece(), at: Cell(cell) });
                self.land(cell, &StackSlice::one(piece.risen(true)), effects);
            }
            Kind::Queen => {
                effects.put(CrazyEffect::Blast { piece: piece.piece(), at: Cell(cell), revenge: true });
                self.blast(cell, true, effects);
            }
            _ => {}
        }
    }

    /// B6: the load falls in units, bottom first; a rook takes all above it along and is the last.
    fn fall<S: Sink>(&mut self, cell: u8, rook: &StackSlice, effects: &mut S) {
        let load = rook.load();
        for (index, code) in load.iter().enumerate() {
            let last = code.is_rook();
            let unit = if last {
                StackSlice::of(load.get(index..).unwrap_or_default())
            } else {
                StackSlice::one(*code)
            };
            if S::WANTED {
                let with = unit.pieces().len().saturating_sub(1) as u8;
                effects.put(CrazyEffect::Fell { piece: code.piece(), at: Cell(cell), with });
            }
            self.land(cell, &unit, effects);
            if last {
                return;
            }
        }
    }

    /// B7: a unit comes down on a square, takes its bottom piece whatever its colour, and then that one reacts.
    fn land<S: Sink>(&mut self, cell: u8, unit: &StackSlice, effects: &mut S) {
        let removed = self.remove(Place::bottom(cell), effects);
        self.add(cell, unit);
        effects.stand(|| self.seen());
        self.react(cell, &removed, effects);
    }

    /// B9, B18: the bottom pieces of the eight neighbours, and of the square itself for a revenge, are taken at once and
    /// then react in the order square, north, and on clockwise.
    pub(super) fn blast<S: Sink>(&mut self, cell: u8, own: bool, effects: &mut S) {
        let mut removed = [(cell, StackSlice::NONE); 9];
        let squares = own.then_some(cell).into_iter().chain(around(cell));
        for (slot, square) in removed.iter_mut().zip(squares) {
            *slot = (square, self.remove(Place::bottom(square), effects));
        }
        effects.stand(|| self.seen());
        for (square, unit) in &removed {
            self.react(*square, unit, effects);
        }
    }
}
