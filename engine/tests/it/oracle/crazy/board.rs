//! A board of stacks, each a list from below, and its text.

use crate::oracle::kit::{self, or_dash};
pub use crate::oracle::kit::{Square, name};

/// A square, and how many pieces are below.
pub type Spot = (Square, usize);

/// A piece: an upper-case letter is White's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    pub letter: char,
    /// Whether it is a bishop that has risen.
    pub risen: bool,
    /// Whether it rose in this very turn.
    pub fresh: bool,
}

impl Piece {
    /// A piece that has not risen.
    pub const fn new(letter: char) -> Self {
        Self { letter, risen: false, fresh: false }
    }

    pub(super) const fn white(self) -> bool {
        self.letter.is_ascii_uppercase()
    }

    /// The letter of the kind, upper case.
    pub(super) const fn kind(self) -> char {
        self.letter.to_ascii_uppercase()
    }
}

/// The board and whatever else a turn needs.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    stacks: Vec<Vec<Piece>>,
    /// Whether White is to move.
    pub white_moves: bool,
    pub rights: String,
    /// The passed square, and where the pawn stands.
    pub passed: Vec<(Square, Square)>,
    /// Half-moves since a capture or a pawn's move.
    pub quiet: u32,
    pub number: u32,
}

pub(super) fn squares() -> impl Iterator<Item = Square> {
    kit::squares(8)
}

pub(super) fn on_board(square: Square) -> bool {
    kit::on_board(square, 8)
}

pub(super) fn spot_name((square, level): Spot) -> String {
    if level == 0 { name(square) } else { format!("{}:{level}", name(square)) }
}

impl Board {
    pub fn empty() -> Self {
        Self {
            stacks: vec![Vec::new(); 64],
            white_moves: true,
            rights: String::new(),
            passed: Vec::new(),
            quiet: 0,
            number: 1,
        }
    }

    /// The pieces of a square from below.
    pub fn stack(&self, at: Square) -> &Vec<Piece> {
        &self.stacks[(at.1 * 8 + at.0) as usize]
    }

    /// The same, to be changed.
    pub fn stack_mut(&mut self, at: Square) -> &mut Vec<Piece> {
        &mut self.stacks[(at.1 * 8 + at.0) as usize]
    }

    /// The bottom piece of a square.
    pub fn bottom(&self, at: Square) -> Option<Piece> {
        self.stack(at).first().copied()
    }

    pub(super) fn piece(&self, (at, level): Spot) -> Option<Piece> {
        self.stack(at).get(level).copied()
    }

    /// Every piece with its spot.
    pub(super) fn pieces(&self) -> Vec<(Spot, Piece)> {
        let mut pieces = Vec::new();
        for at in squares() {
            for (level, piece) in self.stack(at).iter().enumerate() {
                pieces.push(((at, level), *piece));
            }
        }
        pieces
    }

    pub(super) fn king(&self, white: bool) -> Option<Spot> {
        let letter = if white { 'K' } else { 'k' };
        let level = |at| self.stack(at).iter().position(|piece| piece.letter == letter);
        squares().find_map(|at| Some((at, level(at)?)))
    }

    /// Takes a piece away, and a rook's load with it.
    pub(super) fn lift(&mut self, (at, level): Spot) -> Vec<Piece> {
        let stack = self.stack_mut(at);
        let lifted =
            if stack[level].kind() == 'R' { stack.split_off(level) } else { vec![stack.remove(level)] };
        if level == 0 {
            self.left(at);
        }
        lifted
    }

    /// A right is lost with the king or rook that leaves its home.
    pub(super) fn left(&mut self, at: Square) {
        let lost = match at {
            (4, 0) => "KQ",
            (7, 0) => "K",
            (0, 0) => "Q",
            (4, 7) => "kq",
            (7, 7) => "k",
            (0, 7) => "q",
            _ => "",
        };
        self.rights.retain(|right| !lost.contains(right));
    }

    /// The text of the position.
    pub fn text(&self) -> String {
        let cell = |at: Square| {
            let piece = |piece: &Piece| format!("{}{}", piece.letter, if piece.risen { "'1" } else { "" });
            let pieces: String = self.stack(at).iter().map(piece).collect();
            match self.stack(at).len() {
                0 => None,
                1 => Some(pieces),
                _ => Some(format!("[{pieces}]")),
            }
        };
        let mut passed = self.passed.clone();
        passed.sort_by_key(|((column, row), _)| (*row, *column));
        let passed: Vec<_> =
            passed.iter().map(|(over, at)| format!("{}:{}", name(*over), name(*at))).collect();
        format!(
            "{} {} {} {} {} {}",
            kit::placement(8, cell),
            if self.white_moves { 'w' } else { 'b' },
            or_dash(self.rights.clone()),
            or_dash(passed.join(",")),
            self.quiet,
            self.number
        )
    }
}
