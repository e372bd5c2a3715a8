//! Squares around squares: the compass of a blast, a knight's two paths.

use crate::variants::kit::sets::bit;

/// The square some columns and rows away.
#[inline]
pub(super) const fn shifted(cell: u8, files: i8, rows: i8) -> Option<u8> {
    let file = (cell % 8) as i8 + files;
    let row = (cell / 8) as i8 + rows;
    if file < 0 || file > 7 || row < 0 || row > 7 { None } else { Some((row * 8 + file) as u8) }
}

/// North, and on clockwise, as White sees it (crazy.md B9).
const COMPASS: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// The neighbours of a square, north first and on clockwise.
#[inline]
pub(super) fn around(cell: u8) -> impl Iterator<Item = u8> {
    COMPASS.into_iter().filter_map(move |(files, rows)| shifted(cell, files, rows))
}

/// A knight's leap with the squares it passes: with the long leg first, and with the short leg first (B20).
#[derive(Clone, Copy, Debug)]
pub(super) struct Leap {
    pub to: u8,
    /// The two squares of the one path and the two of the other. They are four different squares.
    pub passed: [[u8; 2]; 2],
}

/// The leaps of a square.
#[derive(Clone, Copy, Debug)]
pub(super) struct Leaps {
    leaps: [Leap; 8],
    len: u8,
    /// Every square that some leap from here passes.
    pub passed: u64,
}

impl Leaps {
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = &Leap> {
        self.leaps.iter().take(self.len as usize)
    }
}

const NOWHERE: Leap = Leap { to: 0, passed: [[0; 2]; 2] };

const WAYS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

const fn leaps_of(cell: u8) -> Leaps {
    let mut made = Leaps { leaps: [NOWHERE; 8], len: 0, passed: 0 };
    let mut index = 0;
    while index < 8 {
        let (files, rows) = WAYS[index];
        index += 1;
        let Some(to) = shifted(cell, files, rows) else { continue };
        let mut passed = [[0; 2]; 2];
        // A leg of two squares goes half way first; the short one is a single square.
        let steep = rows == 2 || rows == -2;
        let (long, half, short) = if steep {
            ((0, rows), (0, rows / 2), (files, 0))
        } else {
            ((files, 0), (files / 2, 0), (0, rows))
        };
        let ways = [[half, long], [short, (half.0 + short.0, half.1 + short.1)]];
        let mut path = 0;
        while path < 2 {
            let mut at = 0;
            while at < 2 {
                let (files, rows) = ways[path][at];
                // Between two squares of the board there are only squares of the board.
                if let Some(square) = shifted(cell, files, rows) {
                    passed[path][at] = square;
                    made.passed |= 1 << square;
                }
                at += 1;
            }
            path += 1;
        }
        made.leaps[made.len as usize] = Leap { to, passed };
        made.len += 1;
    }
    made
}

static LEAPS: [Leaps; 64] = {
    let mut all = [Leaps { leaps: [NOWHERE; 8], len: 0, passed: 0 }; 64];
    let mut cell = 0;
    while cell < 64 {
        all[cell as usize] = leaps_of(cell);
        cell += 1;
    }
    all
};

/// The leaps of a square.
#[inline]
pub(super) fn leaps(cell: u8) -> &'static Leaps {
    &LEAPS[usize::from(cell & 63)]
}

/// The neighbours of every square of a set, which may be among them.
#[inline]
pub(super) const fn spread(set: u64) -> u64 {
    const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let row = set | (set & NOT_H) << 1 | (set & NOT_A) >> 1;
    row | row << 8 | row >> 8
}

/// Whether a square is in a set.
#[inline]
pub(super) const fn has(set: u64, cell: u8) -> bool {
    set & bit(cell) != 0
}
