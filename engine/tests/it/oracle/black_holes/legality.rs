//! Check, and turns that do not leave the own king in it.

use super::board::{Piece, Position, Square, squares};
use super::normal::targets;
use super::relativistic::trips;
use super::turn::Turn;

impl Position {
    /// Whether any piece of a side could take what stands on a square, by a normal or a relativistic move.
    #[must_use]
    pub fn could_take(&self, white: bool, square: Square) -> bool {
        self.pieces(white).into_iter().any(|(from, piece)| {
            targets(self, from, piece).contains(&square)
                || trips(self, from, piece).iter().any(|trip| trip.to == square)
        })
    }

    /// Whether a side's king is attacked.
    #[must_use]
    pub fn in_check(&self, white: bool) -> bool {
        self.king(white).is_some_and(|king| self.could_take(!white, king))
    }

    /// Every legal turn, each route for itself.
    #[must_use]
    pub fn legal(&self) -> Vec<Turn> {
        let own = self.white_moves;
        let mut found = Vec::new();
        let base = if own { 0 } else { 7 };
        found.extend(squares().filter(|at| at.1 == base && self.vacant(*at)).map(Turn::Drop));
        for (from, piece) in self.pieces(own) {
            for to in targets(self, from, piece) {
                found.extend(becoming(piece, to).map(|becomes| Turn::Normal { from, to, becomes }));
            }
            for trip in trips(self, from, piece) {
                let (black, white, to) = (trip.black, trip.white, trip.to);
                found.extend(becoming(piece, to).map(|becomes| Turn::Relativistic {
                    from,
                    black,
                    white,
                    to,
                    becomes,
                }));
            }
        }
        found.retain(|turn| !self.after(*turn).in_check(own));
        found.extend(self.castling());
        found
    }

    /// The legal turns as they are listed and counted (1.3.7).
    #[must_use]
    pub fn listed(&self) -> Vec<Turn> {
        self.one_for_all(self.legal())
    }

    /// Of turns between the same squares, with the same promotion, that lead to the same position one for all (1.3.7): the
    /// normal one, else the first route by its holes.
    #[must_use]
    pub fn one_for_all(&self, turns: Vec<Turn>) -> Vec<Turn> {
        let mut kept: Vec<(Turn, Self)> = Vec::new();
        for turn in turns {
            let after = self.after(turn);
            match kept.iter_mut().find(|(other, same)| other.ends() == turn.ends() && *same == after) {
                Some((other, _)) => *other = (*other).min_by_route(turn),
                None => kept.push((turn, after)),
            }
        }
        kept.into_iter().map(|(turn, _)| turn).collect()
    }

    /// How many ways there are to make some turns, one after the other.
    #[must_use]
    pub fn count(&self, turns: u32) -> usize {
        match turns {
            0 => 1,
            1 => self.listed().len(),
            _ => self.listed().into_iter().map(|turn| self.after(turn).count(turns - 1)).sum(),
        }
    }

    /// The king's castling, where it is legal (1.2.9).
    fn castling(&self) -> Option<Turn> {
        let own = self.white_moves;
        let row = if own { 0 } else { 7 };
        let right = self.may_castle[usize::from(!own)];
        let clear = (1..4).all(|column| self.vacant((column, row)));
        let safe = |column: i32| {
            let mut with_king = self.clone();
            with_king.put((4, row), None);
            with_king.put((column, row), Some(Piece { letter: 'K', white: own }));
            !with_king.in_check(own)
        };
        let castles = right && clear && [4, 3, 2].into_iter().all(safe);
        castles.then_some(Turn::Normal { from: (4, row), to: (2, row), becomes: None })
    }
}

/// What a piece may become where it ends: nothing new, or for a pawn on the last row one of five.
fn becoming(piece: Piece, to: Square) -> impl Iterator<Item = Option<char>> {
    let last = piece.letter == 'P' && to.1 == if piece.white { 7 } else { 0 };
    let letters: &[Option<char>] =
        if last { &[Some('Q'), Some('R'), Some('B'), Some('S'), Some('H')] } else { &[None] };
    letters.iter().copied()
}
