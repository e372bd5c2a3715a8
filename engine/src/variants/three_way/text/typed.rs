//! Moves of three-way chess as they are typed: exact text, players' writing, and what lies between.

use super::san::{column, row};
use crate::board::{Cell, Mesh};
use crate::notation::MoveTextError;
use crate::piece::Kind;
use crate::seat::Seat;
use crate::variants::three_way::{Castling, ThreeWay, ThreeWayMove};

/// Longer texts are not read at all.
const LONGEST: usize = 40;

/// What a typed move says of the piece that moves.
#[derive(Clone, Copy, Debug)]
struct TypedThreeWayMove<'a> {
    kind: Kind,
    column: Option<char>,
    row: Option<&'a str>,
    to: Cell,
}

/// Which pieces fit what was typed.
enum ThreeWayFit {
    Nobody,
    One(Cell),
    Several,
}

impl TypedThreeWayMove<'_> {
    /// The piece whose legal move fits.
    fn find(&self, position: &ThreeWay, seat: Seat) -> ThreeWayFit {
        let mut fit = ThreeWayFit::Nobody;
        position.targets_as(seat, &mut |kind, from, targets| {
            let fits = kind == self.kind
                && targets >> (self.to.0 & 127) & 1 == 1
                && self.column.is_none_or(|wanted| wanted == column(from))
                && self.row.is_none_or(|wanted| wanted == row(from));
            if fits {
                fit = if matches!(fit, ThreeWayFit::Nobody) {
                    ThreeWayFit::One(from)
                } else {
                    ThreeWayFit::Several
                };
            }
        });
        fit
    }

    /// Where no legal move fits, the only piece of that kind and origin: its move is refused with the reason.
    fn only(&self, position: &ThreeWay, seat: Seat) -> Option<Cell> {
        let mut pieces = position.all_pieces().filter(|(cell, piece, _)| {
            piece.kind == self.kind
                && piece.seat == seat
                && self.column.is_none_or(|wanted| wanted == column(*cell))
                && self.row.is_none_or(|wanted| wanted == row(*cell))
        });
        let (only, ..) = pieces.next()?;
        pieces.next().is_none().then_some(only)
    }
}

/// Reads a move as typed by a seat: `d4i5`, `H11-A1=Q`, `Nd5`, `dxe9`, `O-O`, in any case. A small `b` or `k` is the
/// pawn of that column where one may go there, else bishop or king. In `B6c5`, with a capital and a small letter, it is the
/// bishop on row 6 where one may go there, else the cell b6; `K9` likewise. A promotion that is not named is left out,
/// for the rules to ask for.
pub(super) fn read(position: &ThreeWay, seat: Seat, text: &str) -> Result<ThreeWayMove, MoveTextError> {
    if text.len() > LONGEST {
        return Err(MoveTextError::Unreadable);
    }
    let ornament = |letter: char| letter.is_whitespace() || "-–—xX×:+#=!?.()".contains(letter);
    let bare: String = text.chars().filter(|letter| !ornament(*letter)).collect();
    let lower = bare.to_ascii_lowercase();
    match lower.as_str() {
        "oo" | "00" => return castling(position, seat, false),
        "ooo" | "000" => return castling(position, seat, true),
        _ => {}
    }
    let lower = lower.strip_suffix("ep").unwrap_or(&lower);
    let (rest, to, promotion) = split_target(lower).ok_or(MoveTextError::Unreadable)?;
    let exact = Mesh::hexagon().cell_named(rest).map(|from| ThreeWayMove { from, to, promotion });
    let small_target = bare.as_bytes().get(rest.len()).is_some_and(u8::is_ascii_lowercase);
    let by_row = as_piece(rest, to).filter(|_| bare.starts_with(['B', 'K']) && small_target);
    if let (Some(mv), Some(piece)) = (exact, by_row) {
        match piece.find(position, seat) {
            ThreeWayFit::One(from) => return Ok(ThreeWayMove { from, to, promotion }),
            _ if may_go(position, seat, mv) => return Ok(mv),
            ThreeWayFit::Several => return Err(MoveTextError::Ambiguous),
            ThreeWayFit::Nobody => {}
        }
    }
    if let Some(mv) = exact
        && (by_row.is_none() || position.piece_at(mv.from).is_some_and(|piece| piece.seat == seat))
    {
        // Two small squares are never another move, whatever stands there by now.
        return Ok(mv);
    }
    let mut readings = [as_pawn(rest, to), as_piece(rest, to)];
    if bare.starts_with(['B', 'K']) {
        readings.reverse();
    }
    if exact.is_none() && readings.iter().all(Option::is_none) {
        return Err(MoveTextError::Unreadable);
    }
    for wanted in readings.into_iter().flatten() {
        match wanted.find(position, seat) {
            ThreeWayFit::Nobody => {}
            ThreeWayFit::One(from) => return Ok(ThreeWayMove { from, to, promotion }),
            ThreeWayFit::Several => return Err(MoveTextError::Ambiguous),
        }
    }
    if let Some(mv) = exact {
        return Ok(mv);
    }
    let only = readings.into_iter().flatten().find_map(|wanted| wanted.only(position, seat));
    only.map(|from| ThreeWayMove { from, to, promotion }).ok_or(MoveTextError::NoSuchMove)
}

/// Whether a piece of the seat may go from one cell to the other.
fn may_go(position: &ThreeWay, seat: Seat, mv: ThreeWayMove) -> bool {
    let mut may = false;
    position.targets_as(seat, &mut |_, from, targets| {
        may |= from == mv.from && targets >> (mv.to.0 & 127) & 1 == 1;
    });
    may
}

/// The king's castling move, where the king stands at home.
fn castling(position: &ThreeWay, seat: Seat, long: bool) -> Result<ThreeWayMove, MoveTextError> {
    let mut ways = Castling::of(position.rules().territory(seat));
    let way = ways.find(|way| way.long == long && position.king(seat) == Some(Cell(way.king_from)));
    way.map(|way| ThreeWayMove::new(Cell(way.king_from), Cell(way.king_to))).ok_or(MoveTextError::NoSuchMove)
}

/// Cuts a lower-case text into what stands before the target, the target, and the promotion.
fn split_target(text: &str) -> Option<(&str, Cell, Option<Kind>)> {
    let last = text.chars().last().filter(char::is_ascii)?;
    let promotion = Kind::from_letter(last);
    let text = if promotion.is_some() { &text[..text.len() - 1] } else { text };
    let column = text.trim_end_matches(|letter: char| letter.is_ascii_digit()).len().checked_sub(1)?;
    let to = Mesh::hexagon().cell_named(text.get(column..)?)?;
    Some((&text[..column], to, promotion))
}

/// A column's letter and a row's number, each of which may be missing.
fn origin(text: &str) -> Option<(Option<char>, Option<&str>)> {
    let column = text.chars().next().filter(|letter| ('a'..='l').contains(letter));
    let row = &text[column.map_or(0, char::len_utf8)..];
    let number =
        row.parse::<u8>().is_ok_and(|number| (1..=12).contains(&number)) && !row.starts_with(['0', '+']);
    (row.is_empty() || number).then_some((column, Some(row).filter(|row| !row.is_empty())))
}

/// A text without a piece's letter: a pawn's move, perhaps with its column.
fn as_pawn(rest: &str, to: Cell) -> Option<TypedThreeWayMove<'_>> {
    let (rest, named) = rest.strip_prefix('p').map_or((rest, false), |rest| (rest, true));
    let (column, row) = origin(rest)?;
    (named || row.is_none()).then_some(TypedThreeWayMove { kind: Kind::Pawn, column, row, to })
}

/// A text with a piece's letter before it.
fn as_piece(rest: &str, to: Cell) -> Option<TypedThreeWayMove<'_>> {
    let kind = Kind::from_letter(rest.chars().next()?).filter(|kind| *kind != Kind::Pawn)?;
    let (column, row) = origin(rest.get(1..)?)?;
    Some(TypedThreeWayMove { kind, column, row, to })
}
