//! Every move before kings are asked about (B2 to B24), and its text.

use super::board::{Board, Piece, Spot, Square, name, on_board, spot_name};
use super::check::castle_homes;
use super::options::Options;
use super::resolve::neighbours;

/// A square, and whether the piece jumps into the rook there.
pub type Arrival = (Square, bool);

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    Go {
        from: Spot,
        to: Arrival,
    },
    /// A knight takes another piece than its end's bottom one.
    Shoot {
        from: Spot,
        to: Arrival,
        victim: Spot,
    },
    Walk {
        from: Spot,
        first: Arrival,
        second: Arrival,
    },
    /// A queen takes all around her.
    Burst {
        at: Spot,
    },
    Swap {
        /// Pawns, and with whom each exchanges.
        links: Vec<(Spot, Spot)>,
    },
}

fn arrival((at, jumps): Arrival) -> String {
    name(at) + if jumps { "^" } else { "" }
}

impl Turn {
    /// The exact text but for promotions.
    pub fn text(&self) -> String {
        match self {
            Self::Go { from, to } => spot_name(*from) + &arrival(*to),
            Self::Shoot { from, to, victim } => {
                format!("{}{}*{}", spot_name(*from), arrival(*to), spot_name(*victim))
            }
            Self::Walk { from, first, second } => spot_name(*from) + &arrival(*first) + &arrival(*second),
            Self::Burst { at } => spot_name(*at) + "!",
            Self::Swap { links } => {
                let link = |(pawn, with): &(Spot, Spot)| format!("{}~{}", spot_name(*pawn), spot_name(*with));
                links.iter().map(link).collect::<Vec<_>>().join(",")
            }
        }
    }
}

impl Board {
    /// How a piece of a colour may come to stand on a square: quietly, by capture, by jumping in.
    pub(super) fn arrivals(&self, white: bool, at: Square) -> Vec<Arrival> {
        match self.bottom(at) {
            None => vec![(at, false)],
            Some(met) => {
                let mut ways = Vec::new();
                if met.white() != white {
                    ways.push((at, false));
                }
                if met.kind() == 'R' {
                    ways.push((at, true));
                }
                ways
            }
        }
    }

    pub(super) fn may_jump_off(&self, (at, level): Spot, options: Options) -> bool {
        level == 0 || !options.top_only || level + 1 == self.stack(at).len()
    }

    /// All moves of one colour; castling too unless told otherwise.
    pub fn turns(&self, white: bool, options: Options, castling: bool) -> Vec<Turn> {
        let mut turns = Vec::new();
        for (spot, piece) in self.pieces() {
            if piece.white() != white {
                continue;
            }
            if piece.kind() == 'Q' && neighbours(spot.0).iter().any(|at| self.bottom(*at).is_some()) {
                turns.push(Turn::Burst { at: spot });
            }
            if !self.may_jump_off(spot, options) {
                continue;
            }
            match piece.kind() {
                'R' => self.slides(spot, piece, &[(0, 1), (0, -1), (1, 0), (-1, 0)], &mut turns),
                'B' => self.slides(spot, piece, &[(1, 1), (1, -1), (-1, 1), (-1, -1)], &mut turns),
                'Q' => {
                    self.slides(spot, piece, &[(0, 1), (0, -1), (1, 0), (-1, 0)], &mut turns);
                    self.slides(spot, piece, &[(1, 1), (1, -1), (-1, 1), (-1, -1)], &mut turns);
                }
                'N' => self.leaps(spot, piece, &mut turns),
                'K' => self.walks(spot, piece, options, castling, &mut turns),
                _ => self.pawn_turns(spot, piece, options, &mut turns),
            }
        }
        turns
    }

    fn slides(&self, from: Spot, piece: Piece, ways: &[(i32, i32)], turns: &mut Vec<Turn>) {
        for (x, y) in ways {
            let mut at = (from.0.0 + x, from.0.1 + y);
            while on_board(at) {
                for to in self.arrivals(piece.white(), at) {
                    turns.push(Turn::Go { from, to });
                }
                if self.bottom(at).is_some() {
                    break;
                }
                at = (at.0 + x, at.1 + y);
            }
        }
    }

    fn leaps(&self, from: Spot, piece: Piece, turns: &mut Vec<Turn>) {
        for (x, y) in [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)] {
            let end = (from.0.0 + x, from.0.1 + y);
            if !on_board(end) {
                continue;
            }
            for to in self.arrivals(piece.white(), end) {
                turns.push(Turn::Go { from, to });
            }
            for level in 1..self.stack(end).len() {
                if self.stack(end)[level].white() != piece.white() {
                    turns.push(Turn::Shoot { from, to: (end, false), victim: (end, level) });
                }
            }
            let to = match self.bottom(end) {
                None => (end, false),
                Some(met) if met.kind() == 'R' => (end, true),
                Some(_) => continue,
            };
            // The two squares passed with the column leg first, and with the row leg first.
            let one_by_one = |steps: &[(i32, i32)]| {
                let mut at = from.0;
                steps
                    .iter()
                    .map(|(x, y)| {
                        at = (at.0 + x, at.1 + y);
                        at
                    })
                    .collect::<Vec<_>>()
            };
            let across = vec![(x.signum(), 0); x.unsigned_abs() as usize];
            let along = vec![(0, y.signum()); y.unsigned_abs() as usize];
            for path in [[across.clone(), along.clone()].concat(), [along, across].concat()] {
                for passed in &one_by_one(&path)[..2] {
                    for (level, met) in self.stack(*passed).iter().enumerate() {
                        if met.white() != piece.white() {
                            turns.push(Turn::Shoot { from, to, victim: (*passed, level) });
                        }
                    }
                }
            }
        }
    }

    fn walks(&self, from: Spot, piece: Piece, options: Options, castling: bool, turns: &mut Vec<Turn>) {
        let mut left = self.clone();
        left.lift(from);
        for at in neighbours(from.0) {
            for first in left.arrivals(piece.white(), at) {
                let mut after = left.clone();
                if !first.1 && after.bottom(at).is_some() {
                    let removed = after.remove(at, 0);
                    if options.immediate {
                        after.react(removed);
                    }
                }
                after.second_steps(from, first, piece.white(), turns);
            }
        }
        if !castling {
            return;
        }
        for (right, home, rook, king_to, rook_to) in castle_homes(piece.white()) {
            if from == (home, 0) && self.may_castle(right, options) {
                let mut after = left.clone();
                let tower = after.lift((rook, 0));
                after.stack_mut(rook_to).extend(tower);
                after.second_steps(from, (king_to, false), piece.white(), turns);
            }
        }
    }

    fn second_steps(&self, from: Spot, first: Arrival, white: bool, turns: &mut Vec<Turn>) {
        for at in neighbours(first.0) {
            for second in self.arrivals(white, at) {
                turns.push(Turn::Walk { from, first, second });
            }
        }
    }

    fn pawn_turns(&self, from: Spot, piece: Piece, options: Options, turns: &mut Vec<Turn>) {
        for at in self.enterable(from, piece.white()) {
            match self.bottom(at) {
                None => turns.push(Turn::Go { from, to: (at, false) }),
                Some(met) => {
                    if met.kind() == 'R' {
                        turns.push(Turn::Go { from, to: (at, true) });
                    }
                    self.swaps(from, at, piece.white(), options, turns);
                }
            }
        }
        let forward = if piece.white() { 1 } else { -1 };
        for x in [-1, 1] {
            let at = (from.0.0 + x, from.0.1 + forward);
            if !on_board(at) {
                continue;
            }
            let takes = self.bottom(at).is_some_and(|met| met.white() != piece.white());
            let passing = piece.white() == self.white_moves
                && self.bottom(at).is_none()
                && self.passed.iter().any(|(over, _)| *over == at);
            if takes || passing {
                turns.push(Turn::Go { from, to: (at, false) });
            }
        }
    }
}
