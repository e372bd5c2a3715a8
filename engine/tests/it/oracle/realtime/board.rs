//! A board of numbered pieces, and how they go.

use std::collections::BTreeMap;

use crate::oracle::kit;
pub use crate::oracle::kit::{Square, name};

/// A piece keeps its number wherever it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    pub number: u8,
    /// The letter of his kind, lower case.
    pub kind: char,
    pub white: bool,
}

pub type Board = BTreeMap<Square, Piece>;

/// A pawn that may be taken in passing: the square it has passed, and where it stands.
pub type Passed = (Square, Square);

/// The board of a FEN's first field.
///
/// # Panics
/// On any other text.
#[must_use]
pub fn parse(placement: &str) -> Board {
    let piece = |(number, (square, letter)): (u8, (Square, char))| {
        (square, Piece { number, kind: letter.to_ascii_lowercase(), white: letter.is_uppercase() })
    };
    (1..).zip(kit::placed(placement)).map(piece).collect()
}

#[must_use]
pub fn placement(board: &Board) -> String {
    kit::placement(8, |square| {
        let piece = board.get(&square)?;
        Some(if piece.white { piece.kind.to_ascii_uppercase() } else { piece.kind }.to_string())
    })
}

/// All squares in the order a1, b1 to h8.
pub fn squares() -> impl Iterator<Item = Square> {
    kit::squares(8)
}

/// Whether a piece's gait leads there, kings' safety not regarded; pawns may take in passing on `passed`.
#[must_use]
pub fn gait(board: &Board, passed: &[Passed], from: Square, to: Square) -> bool {
    let Some(piece) = board.get(&from) else { return false };
    let inside = |square: Square| (0..8).contains(&square.0) && (0..8).contains(&square.1);
    if !inside(to) || from == to || board.get(&to).is_some_and(|other| other.white == piece.white) {
        return false;
    }
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let free = || {
        let (dx, dy) = (x.signum(), y.signum());
        (1..x.abs().max(y.abs())).all(|step| !board.contains_key(&(from.0 + dx * step, from.1 + dy * step)))
    };
    match piece.kind {
        'n' => (x * y).abs() == 2,
        'k' => x.abs() <= 1 && y.abs() <= 1,
        'b' => x.abs() == y.abs() && free(),
        'r' => (x == 0 || y == 0) && free(),
        'q' => (x == 0 || y == 0 || x.abs() == y.abs()) && free(),
        _ => {
            let (forward, home) = if piece.white { (1, 1) } else { (-1, 6) };
            let taking = board.contains_key(&to);
            let passing = !taking && passed.iter().any(|(over, _)| *over == to);
            (x == 0 && y == forward && !taking)
                || (x == 0 && y == 2 * forward && from.1 == home && !taking && free())
                || (x.abs() == 1 && y == forward && (taking || passing))
        }
    }
}

/// Where a piece is taken by a move that the gait allows.
#[must_use]
pub fn struck(board: &Board, passed: &[Passed], from: Square, to: Square) -> Option<Square> {
    if board.contains_key(&to) {
        return Some(to);
    }
    let aslant = board.get(&from).is_some_and(|piece| piece.kind == 'p') && from.0 != to.0;
    passed.iter().find(|(over, _)| aslant && *over == to).map(|(_, pawn)| *pawn)
}

/// The board after a move that the gait allows; pawns become queens.
///
/// # Panics
/// Where nobody moves.
#[must_use]
pub fn after(board: &Board, passed: &[Passed], from: Square, to: Square) -> Board {
    let mut next = board.clone();
    if let Some(at) = struck(board, passed, from, to) {
        next.remove(&at);
    }
    let mut piece = next.remove(&from).expect("a piece");
    if piece.kind == 'p' && (to.1 == 0 || to.1 == 7) {
        piece.kind = 'q';
    }
    next.insert(to, piece);
    next
}

/// Whether a king stands in check.
///
/// # Panics
/// Without a king.
#[must_use]
pub fn in_check(board: &Board, white: bool) -> bool {
    let king = board.iter().find(|(_, piece)| piece.kind == 'k' && piece.white == white).map(|(at, _)| *at);
    let king = king.expect("kings are never taken");
    board.iter().any(|(from, piece)| piece.white != white && gait(board, &[], *from, king))
}

/// 4.5: chess, whoever's turn it were; a king is mated and not taken. Who moves, and who is taken.
#[must_use]
pub fn legal(
    board: &Board,
    passed: &[Passed],
    white: bool,
    from: Square,
    to: Square,
) -> Option<(u8, Option<u8>)> {
    let piece = board.get(&from).filter(|piece| piece.white == white)?;
    let king = board.get(&to).is_some_and(|piece| piece.kind == 'k');
    if king || !gait(board, passed, from, to) || in_check(&after(board, passed, from, to), white) {
        return None;
    }
    let victim = struck(board, passed, from, to).and_then(|at| board.get(&at));
    Some((piece.number, victim.map(|piece| piece.number)))
}
