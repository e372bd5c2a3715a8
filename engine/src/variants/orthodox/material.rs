//! Insufficient material: when no sequence of moves can mate.

use super::chess::Chess;
use super::tables::tables;
use crate::piece::Kind;

impl Chess {
    /// Whether neither side can ever mate: kings alone, with one knight, or with bishops that all stand on one
    /// colour. Without kings the question does not arise (billichess.md 2.5.7 has its own).
    #[inline]
    #[must_use]
    pub fn insufficient_material(&self) -> bool {
        let mating = self.of_kind(Kind::Pawn) | self.of_kind(Kind::Rook) | self.of_kind(Kind::Queen);
        if mating != 0 || self.kingless() {
            return false;
        }
        let (knights, bishops) = (self.of_kind(Kind::Knight), self.of_kind(Kind::Bishop));
        if knights != 0 {
            return bishops == 0 && knights & (knights - 1) == 0;
        }
        let dark = tables().dark;
        bishops & dark == 0 || bishops & !dark == 0
    }
}
