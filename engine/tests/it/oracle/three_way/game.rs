//! A position, and what a move makes of it.

use super::board::{At, Option3};

/// A pawn that may be taken en passant: the cell it passed, and who still may.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Right {
    pub cell: At,
    pub who: Vec<usize>,
}

/// A position. Pieces are their letter and the side whose letter they bear.
#[derive(Clone, Debug)]
pub struct Plain {
    pub(super) options: Option3,
    pub(super) pieces: std::collections::BTreeMap<At, (char, usize)>,
    /// Who moves the pieces of each side.
    pub(super) owner: [Option<usize>; 3],
    pub(super) living: [bool; 3],
    /// Rooks that may still castle.
    pub(super) rooks: Vec<At>,
    pub(super) rights: Vec<Right>,
    pub(super) turn: usize,
    pub(super) quiet: u32,
    pub(super) round: u32,
}

impl Plain {
    #[must_use]
    pub fn start(options: Option3) -> Self {
        let mut game = Self {
            options,
            pieces: std::collections::BTreeMap::new(),
            owner: [Some(0), Some(1), Some(2)],
            living: [true; 3],
            rooks: Vec::new(),
            rights: Vec::new(),
            turn: 0,
            quiet: 0,
            round: 1,
        };
        for side in 0..3 {
            let s = game.territory(side);
            for (f, letter) in (0..8).zip("RNBQKBNR".chars()) {
                game.pieces.insert((s, f, 0), (letter, side));
                game.pieces.insert((s, f, 1), ('P', side));
            }
        }
        for s in 0..3 {
            game.rooks.extend([(s, 0, 0), (s, 7, 0)]);
        }
        game
    }

    /// The territory a side begins in.
    pub(super) fn territory(&self, side: usize) -> u8 {
        let places = if self.options.mirror { [0, 2, 1] } else { [0, 1, 2] };
        places[side]
    }

    /// Who moves the piece on a cell.
    pub(super) fn mover_of(&self, at: At) -> Option<usize> {
        self.pieces.get(&at).and_then(|(_, side)| self.owner[*side])
    }

    /// Whether the game has ended by itself.
    #[must_use]
    pub fn is_over(&self) -> bool {
        let alive = self.living.iter().filter(|alive| **alive).count();
        alive == 1 || alive == 2 && self.is_stalemate()
    }

    /// 3.3.5 with two alive.
    fn is_stalemate(&self) -> bool {
        let me = self.turn;
        if self.in_check(me) {
            return false;
        }
        let moves = self.reach(me);
        if self.options.no_move_only {
            return moves.is_empty();
        }
        moves.iter().all(|(from, to, _)| {
            let mut next = self.clone();
            next.make(*from, *to, Some('Q'));
            next.in_check(me)
        })
    }

    /// Whether a living opponent could take a living side's king.
    #[must_use]
    pub fn in_check(&self, side: usize) -> bool {
        let king = self.pieces.iter().find(|(_, piece)| **piece == ('K', side)).map(|(at, _)| *at);
        let Some(king) = king.filter(|_| self.living[side]) else { return false };
        (0..3).any(|other| other != side && self.living[other] && self.attacks(other, king))
    }

    pub fn make(&mut self, from: At, to: At, promotion: Option<char>) {
        let Some(piece) = self.pieces.remove(&from) else { return };
        let (me, (letter, side)) = (self.turn, piece);
        let taken = self.pieces.insert(to, piece);
        let pawn = letter == 'P';
        let passing = pawn
            && taken.is_none()
            && self.rights.iter().any(|right| right.cell == to && right.who.contains(&me))
            && from.1 != to.1;
        if passing {
            self.pieces.remove(&(to.0, to.1, 3));
        }
        if pawn && to.2 == 0 {
            self.pieces.insert(to, (promotion.unwrap_or('Q'), side));
        }
        if letter == 'K'
            && from == (self.territory(side), 4, 0)
            && (to.1 - from.1).abs() == 2
            && to.0 == from.0
        {
            let (rook, goes) = if to.1 == 6 { (7, 5) } else { (0, 3) };
            if let Some(rook) = self.pieces.remove(&(from.0, rook, 0)) {
                self.pieces.insert((from.0, goes, 0), rook);
            }
        }
        self.forget_rooks();
        self.quiet = if pawn || taken.is_some() { 0 } else { self.quiet + 1 };
        for right in &mut self.rights {
            right.who.retain(|who| *who != me);
        }
        if pawn && from.2 == 1 && to.2 == 3 {
            self.open_right((to.0, to.1, 2));
        }
        if let Some(('K', victim)) = taken
            && self.living[victim]
        {
            self.fall(victim, me);
        }
        self.clean_rights();
        self.give_turn();
    }

    fn open_right(&mut self, cell: At) {
        let next = self.next_living();
        let mut who: Vec<usize> = (0..3).filter(|side| *side != self.turn && self.living[*side]).collect();
        if self.options.next_only {
            who.retain(|side| *side == next);
        }
        if self.options.no_passing {
            who.clear();
        }
        self.rights.push(Right { cell, who });
    }

    /// A right is void once its cell is occupied, its pawn gone, or nobody may use it.
    fn clean_rights(&mut self) {
        let living = self.living;
        let mut rights = std::mem::take(&mut self.rights);
        for right in &mut rights {
            let pawn = self.pieces.get(&(right.cell.0, right.cell.1, 3)).copied();
            let home = (0..3).find(|side| self.territory(*side) == right.cell.0).unwrap_or(0);
            let stands = pawn == Some(('P', home)) && !self.pieces.contains_key(&right.cell);
            right.who.retain(|who| stands && living[*who] && self.owner[home] != Some(*who));
        }
        rights.retain(|right| !right.who.is_empty());
        rights.sort_by_key(|right| (right.cell.0, right.cell.2, right.cell.1));
        self.rights = rights;
    }

    /// A rook may castle no more once it or its king has gone, or its side has fallen.
    fn forget_rooks(&mut self) {
        let (pieces, living) = (&self.pieces, self.living);
        let sides: Vec<(u8, usize)> = (0..3).map(|side| (self.territory(side), side)).collect();
        self.rooks.retain(|rook| {
            sides.iter().any(|(s, side)| {
                *s == rook.0
                    && living[*side]
                    && pieces.get(rook) == Some(&('R', *side))
                    && pieces.get(&(*s, 4, 0)) == Some(&('K', *side))
            })
        });
    }

    fn fall(&mut self, victim: usize, captor: usize) {
        self.living[victim] = false;
        let heir = self.options.inherit.then_some(captor);
        for owner in &mut self.owner {
            if *owner == Some(victim) {
                *owner = heir;
            }
        }
        self.forget_rooks();
    }

    fn next_living(&self) -> usize {
        let mut next = (self.turn + 1) % 3;
        while !self.living[next] {
            next = (next + 1) % 3;
        }
        next
    }

    fn give_turn(&mut self) {
        let next = self.next_living();
        if next <= self.turn {
            self.round += 1;
        }
        self.turn = next;
    }

    /// The side to move passes.
    pub fn pass(&mut self) {
        let me = self.turn;
        self.quiet += 1;
        for right in &mut self.rights {
            right.who.retain(|who| *who != me);
        }
        self.clean_rights();
        self.give_turn();
    }
}
