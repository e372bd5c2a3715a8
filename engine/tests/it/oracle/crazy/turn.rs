//! A turn carried out (B34), and which moves are legal (B36).

use super::board::{Board, Square, squares};
use super::check::castle_homes;
use super::moves::{Arrival, Turn};
use super::options::Options;
use super::resolve::{Removed, neighbours};

/// What a move has been, for the clocks.
#[derive(Debug)]
pub(super) struct Carried {
    pub(super) captured: bool,
    pub(super) pawn: bool,
    pub(super) passed: Vec<(Square, Square)>,
}

fn double_step(from: Square, to: Square) -> Option<(Square, Square)> {
    let far = (from.0 - to.0).abs() + (from.1 - to.1).abs() == 2 && (from.0 == to.0 || from.1 == to.1);
    far.then_some((((from.0 + to.0) / 2, (from.1 + to.1) / 2), to))
}

impl Board {
    fn strike(&mut self, (at, jumps): Arrival) -> Option<Removed> {
        (!jumps && self.bottom(at).is_some()).then(|| self.remove(at, 0))
    }

    /// The move and its reactions.
    pub(super) fn carry(&mut self, turn: &Turn, options: Options) -> Carried {
        let mut done = Carried { captured: false, pawn: false, passed: Vec::new() };
        match turn {
            Turn::Go { from, to } => {
                let unit = self.lift(*from);
                done.pawn = unit[0].kind() == 'P';
                let aslant = done.pawn && from.0.0 != to.0.0 && from.0.1 != to.0.1;
                let mut removed = self.strike(*to);
                if removed.is_none() && aslant {
                    let victim = self.passed.iter().find(|(over, _)| *over == to.0).map(|(_, pawn)| *pawn);
                    removed = victim.map(|pawn| self.remove(pawn, 0));
                }
                self.stack_mut(to.0).extend(unit);
                done.captured = removed.is_some();
                if done.pawn && !to.1 {
                    done.passed.extend(double_step(from.0, to.0));
                }
                if let Some(removed) = removed {
                    self.react(removed);
                }
            }
            Turn::Shoot { from, to, victim } => {
                let removed = self.remove(victim.0, victim.1);
                let unit = self.lift(*from);
                self.stack_mut(to.0).extend(unit);
                self.react(removed);
                done.captured = true;
            }
            Turn::Walk { from, first, second } => done.captured = self.walk(*from, *first, *second, options),
            Turn::Burst { at } => {
                self.burst(&neighbours(at.0));
                done.captured = true;
            }
            Turn::Swap { links } => {
                done.pawn = true;
                for (pawn, with) in links {
                    self.swap(*pawn, *with);
                    if with.1 == 0 {
                        done.passed.extend(double_step(pawn.0, with.0));
                    }
                }
            }
        }
        done
    }

    fn walk(&mut self, from: (Square, usize), first: Arrival, second: Arrival, options: Options) -> bool {
        let white = self.piece(from).expect("a king").white();
        let castling = castle_homes(white).into_iter().find(|home| home.3 == first.0 && home.1 == from.0);
        let castling = castling.filter(|home| (home.3.0 - from.0.0).abs() == 2);
        let king = self.lift(from);
        let mut deferred = None;
        let mut captured = false;
        if let Some((_, _, rook, _, rook_to)) = castling {
            let tower = self.lift((rook, 0));
            self.stack_mut(rook_to).extend(tower);
        } else {
            let removed = self.strike(first);
            captured = removed.is_some();
            if options.immediate {
                if let Some(removed) = removed {
                    self.react(removed);
                }
            } else {
                deferred = removed;
            }
        }
        let removed = self.strike(second);
        captured |= removed.is_some();
        self.stack_mut(second.0).extend(king);
        for removed in [deferred, removed].into_iter().flatten() {
            self.react(removed);
        }
        captured
    }

    /// End of a turn, (1) and (2).
    pub(super) fn wane(&mut self, white: bool) {
        for at in squares() {
            let old = |piece: &super::board::Piece| piece.risen && !piece.fresh && piece.white() == white;
            self.stack_mut(at).retain(|piece| !old(piece));
            self.stack_mut(at).iter_mut().for_each(|piece| piece.fresh = false);
            let home = match self.bottom(at).map(|piece| piece.letter) {
                Some('P') => 0,
                Some('p') => 7,
                _ => continue,
            };
            if at.1 == home {
                self.stack_mut(at).clear();
            }
        }
    }

    /// Where pawns of a colour are to be promoted, by files.
    pub(super) fn arrived(&self, white: bool) -> Vec<Square> {
        let (row, letter) = if white { (7, 'P') } else { (0, 'p') };
        let stands = |at: &Square| self.bottom(*at).is_some_and(|piece| piece.letter == letter);
        (0..8).map(|column| (column, row)).filter(stands).collect()
    }

    pub(super) fn crown(&mut self, white: bool, kinds: &str) {
        let mut kinds = kinds.chars();
        for at in self.arrived(white) {
            let kind = kinds.next().unwrap_or('q');
            self.stack_mut(at)[0].letter = if white { kind.to_ascii_uppercase() } else { kind };
        }
    }

    pub fn play(&mut self, turn: &Turn, kinds: &str, options: Options) {
        let white = self.white_moves;
        let done = self.carry(turn, options);
        self.wane(white);
        self.crown(white, kinds);
        self.crown(!white, "");
        self.passed = done.passed;
        self.quiet = if done.captured || done.pawn { 0 } else { self.quiet + 1 };
        self.number += u32::from(!white);
        self.white_moves = !white;
    }

    /// Every legal move: its text, and the position after it.
    pub fn legal(&self, options: Options) -> Vec<(String, Self)> {
        let white = self.white_moves;
        let mut found = Vec::new();
        for turn in self.turns(white, options, true) {
            let mut after = self.clone();
            after.carry(&turn, options);
            after.wane(white);
            if after.king(white).is_none() {
                continue;
            }
            for kinds in choices(after.arrived(white).len()) {
                let mut after = self.clone();
                after.play(&turn, &kinds, options);
                if !after.attacked(white, options, true) {
                    let mark = if kinds.is_empty() { "" } else { "=" };
                    found.push((turn.text() + mark + &kinds, after));
                }
            }
        }
        found
    }
}

fn choices(count: usize) -> Vec<String> {
    let mut all = vec![String::new()];
    for _ in 0..count {
        all =
            all.iter().flat_map(|kinds| ["q", "r", "b", "n"].map(|kind| format!("{kinds}{kind}"))).collect();
    }
    all
}
