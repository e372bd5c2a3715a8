//! What follows a capture (B6 to B11).

use super::board::{Board, Piece, Square, on_board};

/// A piece taken off with the load it stood under.
pub(super) type Removed = (Square, Vec<Piece>);

const COMPASS: [(i32, i32); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

pub(super) fn neighbours(at: Square) -> Vec<Square> {
    COMPASS.iter().map(|(x, y)| (at.0 + x, at.1 + y)).filter(|at| on_board(*at)).collect()
}

impl Board {
    pub(super) fn remove(&mut self, at: Square, level: usize) -> Removed {
        (at, self.lift((at, level)))
    }

    pub(super) fn react(&mut self, (at, removed): Removed) {
        let piece = removed[0];
        match piece.kind() {
            'R' => {
                let mut load = removed[1..].to_vec();
                while !load.is_empty() {
                    let unit: Vec<Piece> =
                        if load[0].kind() == 'R' { std::mem::take(&mut load) } else { vec![load.remove(0)] };
                    self.land(at, unit);
                }
            }
            'B' if !piece.risen => self.land(at, vec![Piece { risen: true, fresh: true, ..piece }]),
            'Q' => {
                let mut around = vec![at];
                around.extend(neighbours(at));
                self.burst(&around);
            }
            _ => {}
        }
    }

    fn land(&mut self, at: Square, unit: Vec<Piece>) {
        let removed = (!self.stack(at).is_empty()).then(|| self.remove(at, 0));
        self.stack_mut(at).extend(unit);
        if let Some(removed) = removed {
            self.react(removed);
        }
    }

    /// The bottom pieces of these squares go at once, and react in this order.
    pub(super) fn burst(&mut self, around: &[Square]) {
        let mut gone = Vec::new();
        for at in around {
            if !self.stack(*at).is_empty() {
                gone.push(self.remove(*at, 0));
            }
        }
        for removed in gone {
            self.react(removed);
        }
    }
}
