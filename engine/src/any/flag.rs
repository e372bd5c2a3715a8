//! Whether a side can still win once the other one's time is over (fair.md F7).

use super::AnyGame;
use crate::piece::Kind;
use crate::seat::Seat;
use crate::view::PieceView;

impl AnyGame {
    /// Whether no sequence of moves, however badly the others play, lets a seat win: then nobody loses to it on time.
    ///
    /// In plain chess as lichess and python-chess have it. Under denial a side whose only move is denied while it is in check has
    /// lost (crazy.md A7), so there a king alone is the only army that cannot win. Everywhere else the answer is no: a beam scores
    /// for a king alone, a hole can be dropped, a piece can be crowned, a captured king is one capture away.
    #[must_use]
    pub fn cannot_win(&self, seat: Seat) -> bool {
        if !self.choices.facts().lone_king_draws || self.choices.lasers().is_some() {
            return false;
        }
        let view = self.view();
        let own: Vec<_> = view.pieces.iter().filter(|piece| piece.seat == seat).collect();
        let army: Vec<_> = own.iter().filter(|piece| piece.kind != Kind::King).collect();
        if army.is_empty() {
            return own.len() == 1;
        }
        if self.choices.denial().is_some_and(|denial| denial.only_move_deniable) {
            return false;
        }
        let count = |kind| army.iter().filter(|piece| piece.kind == kind).count();
        let mut others = view.pieces.iter().filter(|piece| piece.seat != seat);
        match (count(Kind::Knight), count(Kind::Bishop)) {
            // Whatever else the other side has could stand in its own king's way.
            (1, 0) if army.len() == 1 => others.all(|piece| matches!(piece.kind, Kind::King | Kind::Queen)),
            (0, bishops) if bishops == army.len() => {
                let dark = self.is_dark(army[0]);
                let blocks = |piece: &&PieceView| match piece.kind {
                    Kind::Pawn | Kind::Knight => true,
                    Kind::Bishop => self.is_dark(piece) != dark,
                    _ => false,
                };
                army.iter().all(|bishop| self.is_dark(bishop) == dark) && !others.any(|piece| blocks(&piece))
            }
            _ => false,
        }
    }

    /// Whether a piece of a chess board stands on a dark square: a1 is one.
    fn is_dark(&self, piece: &PieceView) -> bool {
        self.cell_name(piece.cell).bytes().map(u32::from).sum::<u32>() % 2 == 0
    }
}
