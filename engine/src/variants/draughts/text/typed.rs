//! Moves as they are typed: squares or published numbers, with every landing or only what tells the move (draughts.md 5.1.7).

use crate::board::{Cell, Mesh};
use crate::moves::MoveList;
use crate::notation::MoveTextError;
use crate::seat::Seat;
use crate::variants::draughts::draughts_move::DraughtsMove;
use crate::variants::draughts::numbers::{cell_of_number, cell_published};
use crate::variants::draughts::position::Draughts;

/// Longer texts are not read at all.
const LONGEST: usize = 60;

/// Reads a move as typed by a seat, in any case: `c3d4`, `c3-d4`, `c3xe5xg7`; `c3xg7` where one capture alone does that;
/// `11-15`, `22x15x6`; a single square where one move alone ends there. The move need not be legal.
///
/// Numbers are the published ones, from the first mover's side. Where no piece of the seat stands on the square they begin with,
/// they are counted from the other side, as a diagram with the second side's men on top has them.
pub(super) fn read(draughts: &Draughts, seat: Seat, text: &str) -> Result<DraughtsMove, MoveTextError> {
    let squares = meaning(draughts, seat, text).ok_or(MoveTextError::Unreadable)?;
    let mut legal = MoveList::new();
    draughts.moves_as(seat, &mut legal);
    if let Some(exact) = legal.iter().find(|mv| mv.squares() == squares) {
        return Ok(*exact);
    }
    let mut fitting = legal.iter().filter(|mv| fits(mv.squares(), &squares));
    match (fitting.next(), fitting.next()) {
        (Some(only), None) => Ok(*only),
        (Some(_), Some(_)) => Err(MoveTextError::Ambiguous),
        (None, _) => DraughtsMove::over(&squares).ok_or(MoveTextError::NoSuchMove),
    }
}

/// The legal moves that a text fits.
pub(super) fn meant(draughts: &Draughts, seat: Seat, text: &str) -> Vec<DraughtsMove> {
    let Some(squares) = meaning(draughts, seat, text) else { return Vec::new() };
    let mut legal = MoveList::new();
    draughts.moves_as(seat, &mut legal);
    legal.into_iter().filter(|mv| fits(mv.squares(), &squares)).collect()
}

/// The squares that a seat's text means.
fn meaning(draughts: &Draughts, seat: Seat, text: &str) -> Option<Vec<Cell>> {
    if text.len() > LONGEST {
        return None;
    }
    let published = squares(text, &cell_published)?;
    let own = |cell: &Cell| draughts.piece_at(*cell).is_some_and(|piece| piece.seat == seat);
    let turned = squares(text, &cell_of_number)?;
    let turns = match (published.as_slice(), turned.as_slice()) {
        // A single square is where a move ends.
        ([published], [turned]) => {
            let mut legal = MoveList::new();
            draughts.moves_as(seat, &mut legal);
            let ends = |cell: &Cell| legal.iter().any(|mv| mv.squares().last() == Some(cell));
            !ends(published) && ends(turned)
        }
        _ => !published.first().is_some_and(own) && turned.first().is_some_and(own),
    };
    Some(if turns { turned } else { published })
}

/// Whether a move begins and ends as said and lands on what is said between, in order.
fn fits(squares: &[Cell], said: &[Cell]) -> bool {
    let (Some((to, between)), Some(end)) = (said.split_last(), squares.last()) else { return false };
    let mut left = squares.iter();
    let begins = said.len() == 1 || said.first() == squares.first();
    begins && to == end && between.iter().all(|cell| left.any(|square| square == cell))
}

/// The squares that a text names; `None` where it names anything else.
fn squares(text: &str, cell_of: &dyn Fn(u8) -> Option<Cell>) -> Option<Vec<Cell>> {
    let lower = text.trim().to_lowercase();
    let lower = lower.trim_end_matches(['+', '#', '!', '?', '.', '*']);
    let between = |letter: char| letter.is_whitespace() || "-–—x×:>→,".contains(letter);
    let mut cells = Vec::new();
    for part in lower.split(between).filter(|part| !part.is_empty()) {
        if part.bytes().all(|byte| byte.is_ascii_digit()) {
            cells.push(cell_of(part.parse().ok()?)?);
            continue;
        }
        let mut rest = part;
        while !rest.is_empty() {
            let (name, more) = rest.split_at_checked(2)?;
            cells.push(Mesh::eight().cell_named(name)?);
            rest = more;
        }
    }
    Some(cells).filter(|cells| !cells.is_empty())
}
