//! Check (B35) and castling (B16).

use super::board::{Board, Square};
use super::moves::Turn;
use super::options::Options;

/// A castling: its right, where the king and the rook stand, and where each goes.
pub(super) fn castle_homes(white: bool) -> [(char, Square, Square, Square, Square); 2] {
    let row = if white { 0 } else { 7 };
    let letter = |right: char| if white { right } else { right.to_ascii_lowercase() };
    [
        (letter('K'), (4, row), (7, row), (6, row), (5, row)),
        (letter('Q'), (4, row), (0, row), (2, row), (3, row)),
    ]
}

impl Board {
    pub(super) fn may_castle(&self, right: char, options: Options) -> bool {
        let white = right.is_ascii_uppercase();
        let Some((_, king, rook, _, crossed)) = castle_homes(white).into_iter().find(|home| home.0 == right)
        else {
            return false;
        };
        let (least, most) = (king.0.min(rook.0), king.0.max(rook.0));
        if !self.rights.contains(right)
            || (least + 1..most).any(|column| self.bottom((column, king.1)).is_some())
            || self.attacked(white, options, false)
        {
            return false;
        }
        let mut crossing = self.clone();
        let piece = crossing.lift((king, 0));
        crossing.stack_mut(crossed).extend(piece);
        !crossing.attacked(white, options, false)
    }

    /// B35: the opponent, moving now, has a move whose full resolution removes the king of a colour and not his own.
    pub fn attacked(&self, white: bool, options: Options, castling: bool) -> bool {
        let foe = !white;
        self.turns(foe, options, castling).iter().any(|turn| {
            if !self.takes(turn) {
                return false;
            }
            let mut after = self.clone();
            after.carry(turn, options);
            after.king(white).is_none() && after.king(foe).is_some()
        })
    }

    /// Whether a move captures anything at all: only then may somebody be removed.
    pub fn takes(&self, turn: &Turn) -> bool {
        let lands = |(at, jumps): (Square, bool)| !jumps && self.bottom(at).is_some();
        match turn {
            Turn::Go { to, .. } => lands(*to),
            Turn::Walk { first, second, .. } => lands(*first) || lands(*second),
            Turn::Shoot { .. } | Turn::Burst { .. } => true,
            Turn::Swap { .. } => false,
        }
    }
}
