//! Where pawns could go, and their disguises (B23 to B25, B29 to B31).

use super::board::{Board, Spot, Square, on_board};
use super::moves::Turn;
use super::options::Options;

impl Board {
    /// The squares a pawn could enter quietly, whoever stands there.
    pub(super) fn enterable(&self, (at, level): Spot, white: bool) -> Vec<Square> {
        let forward = if white { 1 } else { -1 };
        let (first_row, second_row) = if white { (0, 1) } else { (7, 6) };
        let mut found = Vec::new();
        for (x, y) in [(0, forward), (-1, 0), (1, 0), (0, -forward)] {
            let once = (at.0 + x, at.1 + y);
            if on_board(once) && once.1 != first_row {
                found.push(once);
            }
            let twice = (at.0 + 2 * x, at.1 + 2 * y);
            let may = level == 0 && at.1 == second_row && y != -forward;
            if may && on_board(twice) && self.bottom(once).is_none() {
                found.push(twice);
            }
        }
        found
    }

    /// Every disguise that begins with this pawn and a piece of this square.
    pub(super) fn swaps(&self, pawn: Spot, at: Square, white: bool, options: Options, turns: &mut Vec<Turn>) {
        let own = if white { 'P' } else { 'p' };
        for level in 0..self.stack(at).len() {
            if self.stack(at)[level].letter != own {
                // Pawns that have gone are marked by `fresh`, which no pawn has otherwise.
                self.grow(Vec::new(), pawn, (at, level), white, options, turns);
            }
        }
    }

    fn grow(
        &self,
        mut links: Vec<(Spot, Spot)>,
        pawn: Spot,
        with: Spot,
        white: bool,
        options: Options,
        turns: &mut Vec<Turn>,
    ) {
        links.push((pawn, with));
        turns.push(Turn::Swap { links: links.clone() });
        let mut after = self.clone();
        after.stack_mut(pawn.0)[pawn.1].fresh = true;
        after.swap(pawn, with);
        let own = if white { 'P' } else { 'p' };
        for (next, piece) in after.pieces() {
            if piece.letter == own
                && !piece.fresh
                && after.may_jump_off(next, options)
                && after.enterable(next, white).contains(&pawn.0)
            {
                after.grow(links.clone(), next, pawn, white, options, turns);
            }
        }
    }

    /// Two pieces change places, a rook with its load.
    pub(super) fn swap(&mut self, pawn: Spot, with: Spot) {
        let walker = self.lift(pawn);
        let met = self.lift(with);
        self.stack_mut(with.0).splice(with.1..with.1, walker);
        self.stack_mut(pawn.0).splice(pawn.1..pawn.1, met);
    }
}
