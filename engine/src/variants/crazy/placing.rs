//! Where pieces of orthodox chess like to stand, worked out from how far a cell is from the edges.

use std::sync::LazyLock;

use crate::piece::Kind;
use crate::search::eval::Pair;

const CELLS: usize = 64;

/// The value of each kind on each cell, material included, as the first seat sees the board.
#[derive(Debug)]
pub(crate) struct Placing([[Pair; CELLS]; Kind::CHESS.len()]);

impl Placing {
    /// The table; made at its first use.
    #[inline]
    pub fn get() -> &'static Self {
        static TABLE: LazyLock<Placing> = LazyLock::new(Placing::new);
        &TABLE
    }

    /// A piece's value on a cell, as its own side sees the board.
    #[inline]
    pub const fn of(&self, kind: Kind, cell: u8) -> Pair {
        self.0[kind.index() % Kind::CHESS.len()][(cell & 63) as usize]
    }

    fn new() -> Self {
        let mut table = [[Pair::default(); CELLS]; Kind::CHESS.len()];
        for kind in Kind::CHESS {
            for (cell, slot) in (0..).zip(&mut table[kind.index()]) {
                *slot = material(kind);
                *slot += place(kind, cell % 8, cell / 8);
            }
        }
        Self(table)
    }
}

const fn material(kind: Kind) -> Pair {
    match kind {
        Kind::Pawn => Pair::new(82, 105),
        Kind::Knight => Pair::new(325, 295),
        Kind::Bishop => Pair::new(340, 310),
        Kind::Rook => Pair::new(480, 530),
        Kind::Queen => Pair::new(990, 970),
        _ => Pair::new(0, 0),
    }
}

/// What a file and a row add.
fn place(kind: Kind, file: i32, row: i32) -> Pair {
    let from_edge = |at: i32| at.min(7 - at);
    let (wide, deep) = (from_edge(file), from_edge(row));
    match kind {
        Kind::Pawn => {
            const OPENING: [i32; 8] = [0, 0, 2, 8, 16, 30, 55, 0];
            const ENDING: [i32; 8] = [0, 0, 6, 16, 32, 60, 100, 0];
            let centre = if (2..=4).contains(&row) { (wide - 1).max(0) * 7 } else { 0 };
            let at = row.clamp(0, 7) as usize;
            Pair::new(OPENING[at] + centre - if wide == 0 { 6 } else { 0 }, ENDING[at])
        }
        Kind::Knight => {
            let forward = if (3..=5).contains(&row) { 10 } else { 0 };
            Pair::new(9 * (wide + deep) - 32 + forward, 7 * (wide + deep) - 24)
        }
        Kind::Bishop => {
            Pair::new(4 * (wide + deep) - 12 - if row == 0 { 6 } else { 0 }, 3 * (wide + deep) - 8)
        }
        Kind::Rook => Pair::new(3 * wide - 4 + if row == 6 { 16 } else { 0 }, if row == 6 { 14 } else { 0 }),
        Kind::Queen => Pair::new(wide + deep - 2 - if row > 3 { 4 } else { 0 }, 6 * (wide + deep) - 18),
        Kind::King => Pair::new(-22 * row.min(4) - 14 * wide + 20, 11 * (wide + deep) - 32),
        _ => Pair::default(),
    }
}
