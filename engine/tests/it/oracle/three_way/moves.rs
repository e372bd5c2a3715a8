//! Where pieces may go (three_way.md 3.2).

use super::board::{At, DIAGONAL, Heading, ORTHOGONAL, diagonal, diagonal_straight, leaps, orthogonal};
use super::game::Plain;

/// From, to, and the letter of a promotion.
pub type Move = (At, At, Option<char>);

impl Plain {
    /// All moves of the side to move; none once the game is over.
    #[must_use]
    pub fn legal(&self) -> Vec<Move> {
        if self.is_over() { Vec::new() } else { self.reach(self.turn) }
    }

    /// Where a side's pieces reach, castling and captures en passant in its own turn included.
    pub(super) fn reach(&self, side: usize) -> Vec<Move> {
        let mut found = Vec::new();
        for (from, (letter, home)) in &self.pieces {
            if self.owner[*home] != Some(side) {
                continue;
            }
            let targets = match letter {
                'P' => self.pawn(side, *from, *home),
                _ => self.piece(*letter, *from),
            };
            for to in targets.into_iter().filter(|to| self.mover_of(*to) != Some(side)) {
                if *letter == 'P' && to.2 == 0 {
                    found.extend("BNQR".chars().map(|letter| (*from, to, Some(letter))));
                } else {
                    found.push((*from, to, None));
                }
            }
            if (*letter, *home) == ('K', side) {
                found.extend(self.castling(side).into_iter().map(|to| (*from, to, None)));
            }
        }
        found
    }

    /// Whether a side's pieces could take on a cell where an opponent's piece stands.
    pub(super) fn attacks(&self, side: usize, at: At) -> bool {
        self.pieces.iter().any(|(from, (letter, home))| {
            self.owner[*home] == Some(side)
                && match letter {
                    'P' => self.pawn_captures(*from, *home).contains(&at),
                    _ => self.piece(*letter, *from).contains(&at),
                }
        })
    }

    /// What a piece other than a pawn reaches, own pieces on the last cell included.
    fn piece(&self, letter: char, from: At) -> Vec<At> {
        let mut found = Vec::new();
        if "RQ".contains(letter) {
            for heading in ORTHOGONAL {
                let next = |at, heading| orthogonal(at, heading).into_iter().collect::<Vec<_>>();
                self.ride(from, heading, &next, &mut found);
            }
        }
        if "BQ".contains(letter) {
            let next = if self.options.straight { diagonal_straight } else { diagonal };
            for heading in DIAGONAL {
                self.ride(from, heading, &next, &mut found);
            }
        }
        if letter == 'K' {
            found.extend(
                ORTHOGONAL.into_iter().filter_map(|heading| orthogonal(from, heading)).map(|(to, _)| to),
            );
            found.extend(DIAGONAL.into_iter().flat_map(|heading| diagonal(from, heading)).map(|(to, _)| to));
        }
        if letter == 'N' {
            found.extend(leaps(from, self.options));
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    fn ride(
        &self,
        at: At,
        heading: Heading,
        next: &dyn Fn(At, Heading) -> Vec<(At, Heading)>,
        found: &mut Vec<At>,
    ) {
        for (to, heading) in next(at, heading) {
            found.push(to);
            if !self.pieces.contains_key(&to) {
                self.ride(to, heading, next, found);
            }
        }
    }

    /// 3.2.7: forward at home, towards the base anywhere else.
    fn pawn_captures(&self, from: At, home: usize) -> Vec<At> {
        let ahead = if from.0 == self.territory(home) { 1 } else { -1 };
        [-1, 1].into_iter().flat_map(|df| diagonal(from, (df, ahead))).map(|(to, _)| to).collect()
    }

    fn pawn(&self, side: usize, from: At, home: usize) -> Vec<At> {
        let at_home = from.0 == self.territory(home);
        let ahead = if at_home { 1 } else { -1 };
        let mut found = Vec::new();
        if let Some((one, heading)) =
            orthogonal(from, (0, ahead)).filter(|(to, _)| !self.pieces.contains_key(to))
        {
            found.push(one);
            let two = orthogonal(one, heading).filter(|(to, _)| !self.pieces.contains_key(to));
            found.extend(two.filter(|_| at_home && from.2 == 1).map(|(to, _)| to));
        }
        let may_pass = |to: &At| {
            side == self.turn
                && self.rights.iter().any(|right| right.cell == *to && right.who.contains(&side))
        };
        let captures = self.pawn_captures(from, home).into_iter();
        found.extend(captures.filter(|to| self.pieces.contains_key(to) || may_pass(to)));
        found
    }

    /// 3.2.10.
    fn castling(&self, side: usize) -> Vec<At> {
        let s = self.territory(side);
        let safe = |f: i8| {
            self.options.through_check
                || !(0..3).any(|other| other != side && self.living[other] && self.attacks(other, (s, f, 0)))
        };
        let mut found = Vec::new();
        for (rook, between, way, to) in [(7, [5, 6, 6], [4, 5, 6], 6), (0, [1, 2, 3], [4, 3, 2], 2)] {
            let free = between.into_iter().all(|f| !self.pieces.contains_key(&(s, f, 0)));
            if self.rooks.contains(&(s, rook, 0)) && free && way.into_iter().all(safe) {
                found.push((s, to, 0));
            }
        }
        found
    }
}
