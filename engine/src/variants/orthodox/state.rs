//! Orthodox chess as a game: turns, ends and what may be seen.

use super::chess::Chess;
use super::chess_move::ChessMove;
use crate::board::Mesh;
use crate::outcome::{EndKind, Outcome};
use crate::position::{DrawRules, Position};
use crate::seat::Side;
use crate::variants::kit::two_in_turns::{TwoInTurns, closed_by_field, in_turns};
use crate::view::{PieceView, View};

impl Position for Chess {
    in_turns!(ChessMove);

    const SIDES: &'static [Side] = &[Side::White, Side::Black];

    fn draw_rules(&self) -> DrawRules {
        DrawRules::CHESS
    }

    fn outcome(&self) -> Option<Outcome> {
        if let Some(end) = self.closed_end() {
            return Some(end);
        }
        if self.insufficient_material() {
            return Some(Outcome::new(EndKind::InsufficientMaterial, &[0, 0]));
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
        self.seen(Mesh::eight(), pieces, self.number)
    }
}

impl TwoInTurns for Chess {
    closed_by_field!();
}
