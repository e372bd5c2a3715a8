//! The questions of the contract, asked of a position of draughts.

use super::draughts_move::DraughtsMove;
use super::position::Draughts;
use crate::board::Mesh;
use crate::claim::{ClaimRule, Claims};
use crate::outcome::{EndKind, Outcome};
use crate::position::{DrawRules, Position};
use crate::seat::Side;
use crate::variants::kit::two_in_turns::{TwoInTurns, closed_by_field, in_turns};
use crate::view::{PieceView, View};

/// Third repetition and forty moves of each side on claim, fifth and eighty by themselves (draughts.md 5.1.6).
const DRAWS: DrawRules =
    DrawRules { claim_repetitions: Some(3), claim_plies: Some(80), end_repetitions: 5, end_plies: 160 };

/// What a player is told whose claim comes too early.
const CLAIMS: &str =
    "you can claim a draw only at the third repetition or after forty moves without a capture or man's move";

impl Position for Draughts {
    in_turns!(DraughtsMove);

    /// Blue moves first, with beams and without (draughts.md 5.1.1).
    const SIDES: &'static [Side] = &[Side::Blue, Side::Red];

    fn draw_rules(&self) -> DrawRules {
        DRAWS
    }

    fn claims(&self) -> Claims {
        Claims::of(ClaimRule::Told(CLAIMS))
    }

    fn outcome(&self) -> Option<Outcome> {
        let stuck = || (!self.has_move(self.turn)).then(|| self.end_without_move());
        self.closed_end().or_else(stuck)
    }

    fn view(&self) -> View {
        let pieces = self.all_pieces().map(|(cell, piece)| PieceView::plain(cell, piece)).collect();
        self.seen(Mesh::eight(), pieces, self.number)
    }
}

impl TwoInTurns for Draughts {
    closed_by_field!();

    /// Who cannot move has lost (draughts.md 5.1.6).
    fn end_without_move(&self) -> Outcome {
        Outcome::won(EndKind::NoMoves, self.turn.other())
    }
}
