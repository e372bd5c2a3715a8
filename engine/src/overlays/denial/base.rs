//! What a base must tell so that its moves may be denied.

use crate::effect::{Effect, Sink};
use crate::overlays::OverlaySupport;

/// A game of two seats in turns whose moves may be denied (5A; overlays.md D1, D2). Where it goes on without kings, a side
/// without a move passes (D2).
pub trait DenialSupport: OverlaySupport {
    /// Whether a legal move exists by two paths that make no difference, as every knight's move does: it cannot be
    /// denied (rule A6, B21; overlays.md D1).
    fn has_two_paths(&self, mv: Self::Move) -> bool;

    /// Whether a legal move is a king's, castling among them (rule A11).
    fn is_kings(&self, mv: Self::Move) -> bool;

    /// Whether the last move has ended the game for good, so that nobody may deny it (rule B19).
    fn is_final(&self) -> bool {
        false
    }

    /// Whether a legal move is only the first part of its side's turn, and no move by itself (rule B27).
    fn is_first_part(mv: Self::Move) -> bool {
        let _ = mv;
        false
    }

    /// The move as it is listed, of all ways of writing it that do the same (black_holes.md 1.3.7).
    fn as_listed(&self, mv: Self::Move) -> Self::Move {
        mv
    }

    /// Whether two moves are one for denial (rule A5): `promotions_alike` leaves out what a pawn becomes.
    fn same_move(one: Self::Move, other: Self::Move, promotions_alike: bool) -> bool;

    /// Tells of the end of the game and what it scores, once nobody may deny the move that brought it (rule A8).
    fn tell_outcome(&self, effects: &mut impl Sink) {
        if let Some(end) = self.outcome() {
            effects.put(Effect::Ended { kind: end.kind });
        }
    }

    /// Ends the game as a mate or stalemate of the side to move, whose only move has been denied (rule A7).
    fn end_by_denial(&mut self, effects: &mut impl Sink);
}
