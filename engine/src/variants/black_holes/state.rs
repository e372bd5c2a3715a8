//! The questions of the contract, asked of a position of Black holes.

use super::hole_move::HoleMove;
use super::position::BlackHoles;
use crate::board::Mesh;
use crate::outcome::Outcome;
use crate::position::{DrawRules, Position};
use crate::seat::Side;
use crate::variants::kit::two_in_turns::{TwoInTurns, closed_by_field, in_turns};
use crate::view::{PieceView, View};

impl Position for BlackHoles {
    in_turns!(HoleMove);

    const SIDES: &'static [Side] = &[Side::White, Side::Black];

    fn draw_rules(&self) -> DrawRules {
        DrawRules::CHESS
    }

    /// Insufficient material is never declared: holes can be dropped and mate (black_holes.md 1.2.10).
    fn outcome(&self) -> Option<Outcome> {
        if let Some(end) = self.closed_end() {
            return Some(end);
        }
        // Without a king there is no mate and no stalemate: the side passes (billichess.md 2.5.7).
        if self.king(self.turn).is_none() || self.has_legal_move() {
            None
        } else {
            Some(self.end_without_move())
        }
    }

    fn view(&self) -> View {
        let pieces = self.all_pieces().map(|(cell, piece)| PieceView::plain(cell, piece)).collect();
        View { letter: HoleMove::letter, ..self.seen(Mesh::five(), pieces, self.number) }
    }
}

impl TwoInTurns for BlackHoles {
    closed_by_field!();
}
