//! Moves of a piece from cell to cell as they are typed: exact text, players' writing, and what lies between.

use crate::board::{Cell, Mesh};
use crate::notation::MoveTextError;
use crate::piece::Kind;

/// Longer texts are not read at all.
pub(in crate::variants) const LONGEST: usize = 40;

/// Names the pieces of a side that go to a cell in one way or another.
pub(in crate::variants) type Goers<'a> = &'a dyn Fn(Cell, &mut dyn FnMut(Kind, Cell));

/// Reads what a side types as a move, in any case: `e2e4`, `E2-E4`, `Nf3`, `exd5`, `e8=Q`, `O-O`. A small `b` or `k` is the pawn of
/// that column where one may go there, else bishop or king. In `B3d5`, with a capital and a small letter, it is the bishop on
/// row 3 where one may go there, else the cell b3. A promotion that is not named is left out, for the rules to ask for.
pub(in crate::variants) struct MoveReader<'a> {
    pub mesh: &'static Mesh,
    /// Whether a pawn leaves its column where it is written, for it is written where it takes.
    pub leaves_column: bool,
    /// The king's cells before and after castling short or long, where it stands at home.
    pub castling: &'a dyn Fn(bool) -> Option<(Cell, Cell)>,
    /// The kind of a letter of either case.
    pub kinds: &'a dyn Fn(char) -> Option<Kind>,
    /// Who may go there: those in front are meant before those after them; the last are all.
    pub legal: &'a [Goers<'a>],
    /// Whose move is refused with a reason, where no legal one fits and a single one of these does.
    pub meant: Goers<'a>,
}

/// What a text says of the piece that moves.
#[derive(Clone, Copy)]
struct Mover<'t> {
    kind: Kind,
    column: Option<&'t str>,
    row: Option<&'t str>,
}

/// A text without what players write between and after the cells.
pub(in crate::variants) fn without_ornaments(text: &str) -> String {
    let ornament = |letter: char| letter.is_whitespace() || "-–—xX×:+#=!?.(),>→".contains(letter);
    text.chars().filter(|letter| !ornament(*letter)).collect()
}

impl MoveReader<'_> {
    /// The cells and the promotion of a typed move. It need not be legal.
    pub fn read(&self, text: &str) -> Result<(Cell, Cell, Option<Kind>), MoveTextError> {
        if text.len() > LONGEST {
            return Err(MoveTextError::Unreadable);
        }
        let bare = without_ornaments(text);
        let lower = bare.to_ascii_lowercase();
        if let castling @ ("oo" | "ooo") = lower.replace('0', "o").as_str() {
            let (from, to) = (self.castling)(castling == "ooo").ok_or(MoveTextError::NoSuchMove)?;
            return Ok((from, to, None));
        }
        let lower = lower.strip_suffix("ep").unwrap_or(&lower);
        let (rest, to, promotion) = self.split_target(lower).ok_or(MoveTextError::Unreadable)?;
        let from = self.mover(&bare, rest, to)?;
        Ok((from, to, promotion))
    }

    /// Where the piece stands that a text means, in which `rest` is what comes before the target.
    fn mover(&self, bare: &str, rest: &str, to: Cell) -> Result<Cell, MoveTextError> {
        let exact = self.mesh.cell_named(rest);
        let (pawn, piece) = (self.pawn(rest, to), self.piece(rest));
        let by_letter = bare.starts_with(['B', 'K']);
        // `B3d5` is how other programs tell two bishops on one column apart; `b3d5` and `B3D5` are two cells.
        let small_target = bare.as_bytes().get(rest.len()).is_some_and(u8::is_ascii_lowercase);
        if let Some(from) = exact {
            // Never another move than the one that is written, whatever stands there by now.
            let Some(by_row) = piece.filter(|_| by_letter && small_target) else { return Ok(from) };
            let found = self.find_legal(by_row, to);
            let mut may_go = false;
            if let Some(all) = self.legal.last() {
                all(to, &mut |_, other| may_go |= other == from);
            }
            match found[..] {
                [only] => return Ok(only),
                _ if may_go => return Ok(from),
                [_, _, ..] => return Err(MoveTextError::Ambiguous),
                [] => {}
            }
        }
        let readings = if by_letter { [piece, pawn] } else { [pawn, piece] };
        let readings = || readings.into_iter().flatten();
        if exact.is_none() && readings().next().is_none() {
            return Err(MoveTextError::Unreadable);
        }
        for mover in readings() {
            match self.find_legal(mover, to)[..] {
                [] => {}
                [only] => return Ok(only),
                _ => return Err(MoveTextError::Ambiguous),
            }
        }
        let meant = readings().find_map(|mover| match self.find(self.meant, mover, to)[..] {
            [only] => Some(only),
            _ => None,
        });
        meant.or(exact).ok_or(MoveTextError::NoSuchMove)
    }

    /// The pieces that a text means among those that may go there: of the first in whom there are any.
    fn find_legal(&self, mover: Mover<'_>, to: Cell) -> Vec<Cell> {
        let mut found = self.legal.iter().map(|goers| self.find(*goers, mover, to));
        found.find(|found| !found.is_empty()).unwrap_or_default()
    }

    /// The pieces that a text means among some.
    fn find(&self, goers: Goers<'_>, mover: Mover<'_>, to: Cell) -> Vec<Cell> {
        let mut found = Vec::new();
        goers(to, &mut |kind, from| {
            let (column, row) = self.mesh.name(from).split_at_checked(1).unwrap_or_default();
            let fits = kind == mover.kind
                && mover.column.is_none_or(|wanted| wanted == column)
                && mover.row.is_none_or(|wanted| wanted == row);
            if fits && !found.contains(&from) {
                found.push(from);
            }
        });
        found
    }

    /// Cuts a lower-case text into what stands before the target, the target, and the promotion.
    fn split_target<'t>(&self, text: &'t str) -> Option<(&'t str, Cell, Option<Kind>)> {
        let last = text.chars().last().filter(char::is_ascii)?;
        let promotion = (self.kinds)(last);
        let text = if promotion.is_some() { &text[..text.len() - 1] } else { text };
        let column = text.trim_end_matches(|letter: char| letter.is_ascii_digit()).len().checked_sub(1)?;
        let to = self.mesh.cell_named(text.get(column..)?)?;
        Some((&text[..column], to, promotion))
    }

    /// A column's letter and a row's number, each of which may be missing.
    fn origin<'t>(&self, text: &'t str) -> Option<(Option<&'t str>, Option<&'t str>)> {
        let names = || self.mesh.cells().filter_map(|cell| self.mesh.name(cell).split_at_checked(1));
        let column = text.get(..1).filter(|letter| names().any(|(column, _)| column == *letter));
        let row = &text[column.map_or(0, str::len)..];
        let is_known = row.is_empty() || names().any(|(_, other)| other == row);
        is_known.then_some((column, Some(row).filter(|row| !row.is_empty())))
    }

    /// A text without a piece's letter: a pawn's move, perhaps with its column.
    fn pawn<'t>(&self, rest: &'t str, to: Cell) -> Option<Mover<'t>> {
        let (column, row) = self.origin(rest)?;
        let stays = column.is_some_and(|column| self.mesh.name(to).starts_with(column));
        let is_one = row.is_none() && !(self.leaves_column && stays);
        is_one.then_some(Mover { kind: Kind::Pawn, column, row })
    }

    /// A text with a piece's letter before it.
    fn piece<'t>(&self, rest: &'t str) -> Option<Mover<'t>> {
        let kind = (self.kinds)(rest.chars().next()?)?;
        let (column, row) = self.origin(rest.get(1..)?)?;
        Some(Mover { kind, column, row })
    }
}
