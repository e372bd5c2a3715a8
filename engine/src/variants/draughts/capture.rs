//! Jumps: where a piece may land, and the captures that go on from there (draughts.md 5.1.3 to 5.1.5).

use super::draughts_move::DraughtsMove;
use super::position::{Draughts, column, row};
use crate::board::Cell;
use crate::moves::MoveList;
use crate::seat::Seat;
use crate::variants::kit::sets::bit;

/// A diagonal: columns to the right and rows up.
pub(super) type Way = (i8, i8);

/// The four diagonals, those of the first seat's men before those of the second's.
const WAYS: [Way; 4] = [(-1, 1), (1, 1), (-1, -1), (1, -1)];

/// The diagonals on which a piece of a seat goes: a man's lead forward (draughts.md 5.1.2, 5.1.3).
#[inline]
pub(super) fn ways(king: bool, seat: Seat) -> &'static [Way] {
    match (king, seat) {
        (true, _) => &WAYS,
        (false, Seat::First) => &WAYS[..2],
        (false, _) => &WAYS[2..],
    }
}

/// The cell so many squares along a diagonal; `None` off the board.
#[inline]
pub(super) const fn along(cell: u8, (columns, rows): Way, squares: i8) -> Option<u8> {
    let to = (column(cell) as i8 + columns * squares, row(cell) as i8 + rows * squares);
    match to {
        (0..=7, 0..=7) => Some((to.1 * 8 + to.0) as u8),
        _ => None,
    }
}

/// A piece in the middle of its capture: the board without it and without what it has jumped over.
#[derive(Clone, Copy)]
struct Jumper {
    /// The enemy pieces that are left.
    enemies: u64,
    /// The squares without pieces, its own first square among them.
    vacant: u64,
    king: bool,
    seat: Seat,
}

impl Jumper {
    /// The next jumps from a square: the square jumped over and the one landed on.
    #[inline]
    fn jumps(self, at: u8) -> impl Iterator<Item = (u8, u8)> {
        ways(self.king, self.seat).iter().filter_map(move |way| {
            let (over, to) = (along(at, *way, 1)?, along(at, *way, 2)?);
            (self.enemies & bit(over) != 0 && self.vacant & bit(to) != 0).then_some((over, to))
        })
    }

    /// Adds every capture that begins as `so_far` and ends where no jump is left, or where a man becomes a king.
    fn go_on(self, so_far: Option<DraughtsMove>, at: u8, out: &mut MoveList<DraughtsMove>, from: Cell) {
        let crowned = !self.king && so_far.is_some() && Draughts::last_row(self.seat) & bit(at) != 0;
        let mut ended = true;
        if !crowned {
            for (over, to) in self.jumps(at) {
                ended = false;
                let to = Cell(to);
                let next = so_far.map_or(DraughtsMove::new(from, to), |mv| mv.then(to));
                let left =
                    Self { enemies: self.enemies & !bit(over), vacant: self.vacant | bit(over), ..self };
                left.go_on(Some(next), to.0, out, from);
            }
        }
        if ended && let Some(mv) = so_far {
            out.push(mv);
        }
    }
}

impl Draughts {
    fn jumper(&self, from: u8, seat: Seat) -> Jumper {
        Jumper {
            enemies: self.army(seat.other()),
            vacant: !self.occupied() | bit(from),
            king: self.kings & bit(from) != 0,
            seat,
        }
    }

    /// Adds every capture of the piece of a seat on a square.
    #[inline]
    pub(super) fn captures_from(&self, from: u8, seat: Seat, out: &mut MoveList<DraughtsMove>) {
        self.jumper(from, seat).go_on(None, from, out, Cell(from));
    }

    /// Where the piece of a seat that stands on the first of these squares may jump after it has jumped over them all; `None`
    /// where one of the jumps cannot be made.
    pub(super) fn next_landings(&self, seat: Seat, squares: &[Cell]) -> Option<Vec<Cell>> {
        let (from, landed) = squares.split_first()?;
        let mut jumper = self.jumper(from.0, seat);
        let mut at = from.0;
        for to in landed {
            if !jumper.king && at != from.0 && Self::last_row(seat) & bit(at) != 0 {
                return None;
            }
            let (over, to) = jumper.jumps(at).find(|(_, landing)| *landing == to.0)?;
            jumper.enemies &= !bit(over);
            jumper.vacant |= bit(over);
            at = to;
        }
        let crowned = !jumper.king && at != from.0 && Self::last_row(seat) & bit(at) != 0;
        Some(if crowned { Vec::new() } else { jumper.jumps(at).map(|(_, to)| Cell(to)).collect() })
    }
}
