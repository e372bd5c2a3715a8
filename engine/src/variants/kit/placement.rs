//! The first field of a position on a board of squares: its rows from the top, as FEN writes them, read strictly and written.

use std::fmt::Write as _;

use crate::board::Cell;
use crate::notation::PositionError;
use crate::piece::{Kind, Piece};
use crate::seat::Seat;

/// Writes so many rows of so many cells, and a space after them. `stands` writes what stands on a cell and says whether
/// anything does; cells on which nothing does are counted.
pub(crate) fn write(
    text: &mut String,
    rows: u8,
    files: u8,
    mut stands: impl FnMut(&mut String, Cell) -> bool,
) {
    let mut piece = String::new();
    for row in (0..rows).rev() {
        let mut empty = 0;
        for cell in (row * files..(row + 1) * files).map(Cell) {
            piece.clear();
            if stands(&mut piece, cell) {
                count(text, empty);
                empty = 0;
                text.push_str(&piece);
            } else {
                empty += 1;
            }
        }
        count(text, empty);
        text.push(if row > 0 { '/' } else { ' ' });
    }
}

/// What is wrong with rows that do not fit the board.
struct PieceCountError {
    ranks: &'static str,
    counted: &'static str,
    more: &'static str,
    fewer: &'static str,
}

macro_rules! unfit {
    ($digit:literal, $number:literal) => {
        PieceCountError {
            ranks: concat!("there are more than ", $number, " ranks"),
            counted: concat!("empty squares are counted by one digit from 1 to ", $digit),
            more: concat!("it has more than ", $number, " squares"),
            fewer: concat!("it has fewer than ", $number, " squares"),
        }
    };
}

/// The same of a board of so many rows or columns. A number that has no line here is not named.
const fn unfit(count: u8) -> PieceCountError {
    match count {
        5 => unfit!("5", "five"),
        6 => unfit!("6", "six"),
        8 => unfit!("8", "eight"),
        _ => PieceCountError {
            ranks: "there are too many ranks",
            counted: "empty squares are counted by one digit",
            more: "it has too many squares",
            fewer: "it has too few squares",
        },
    }
}

/// Reads so many rows of so many cells, nine at the most. `piece` cuts what stands on one cell off the front of a text and
/// puts it there; no cell where the row is too long already.
pub(crate) fn read(
    text: &str,
    rows: u8,
    files: u8,
    mut piece: impl for<'t> FnMut(&'t str, Option<Cell>) -> Result<&'t str, &'static str>,
) -> Result<(), PositionError> {
    let mut row = rows;
    for rank in text.split('/') {
        if row == 0 {
            return Err(PositionError::Board { rank: 1, what: unfit(rows).ranks });
        }
        row -= 1;
        read_rank(rank, row * files, files, &mut piece)
            .map_err(|what| PositionError::Board { rank: row + 1, what })?;
    }
    if row == 0 { Ok(()) } else { Err(PositionError::Board { rank: row, what: "it is missing" }) }
}

fn read_rank(
    text: &str,
    first: u8,
    files: u8,
    mut piece: impl for<'t> FnMut(&'t str, Option<Cell>) -> Result<&'t str, &'static str>,
) -> Result<(), &'static str> {
    let (mut rest, mut file, mut counted) = (text, 0, false);
    while let Some(letter) = rest.chars().next() {
        if let Some(count) = letter.to_digit(10) {
            if counted || !(1..=u32::from(files)).contains(&count) {
                return Err(unfit(files).counted);
            }
            (counted, rest) = (true, rest.get(1..).unwrap_or_default());
            file += count as u8;
        } else {
            counted = false;
            rest = piece(rest, (file < files).then_some(Cell(first + file)))?;
            file += 1;
        }
        if file > files {
            return Err(unfit(files).more);
        }
    }
    if file == files { Ok(()) } else { Err(unfit(files).fewer) }
}

/// The same where each piece is one letter, a capital for the first side's. `kind` knows the capitals, `letters` says what
/// they are to whoever writes another.
pub(crate) fn read_letters(
    text: &str,
    (rows, files): (u8, u8),
    letters: &'static str,
    kind: impl Fn(char) -> Option<Kind>,
    mut put: impl FnMut(Cell, Piece),
) -> Result<(), PositionError> {
    read(text, rows, files, |rest, cell| {
        let mut after = rest.chars();
        let letter = after.next().ok_or(letters)?;
        let kind = kind(letter.to_ascii_uppercase()).ok_or(letters)?;
        let seat = if letter.is_ascii_uppercase() { Seat::First } else { Seat::Second };
        if let Some(cell) = cell {
            put(cell, Piece { kind, seat });
        }
        Ok(after.as_str())
    })
}

/// The letter of a piece, a capital for the first side.
pub(crate) const fn letter(letter: char, seat: Seat) -> char {
    if matches!(seat, Seat::First) { letter } else { letter.to_ascii_lowercase() }
}

fn count(text: &mut String, empty: u8) {
    if empty > 0 {
        let _ = write!(text, "{empty}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_chess(text: &str, rows: u8, files: u8) -> Result<Vec<(u8, char)>, String> {
        let mut found = Vec::new();
        read_letters(text, (rows, files), "no such piece", Kind::from_letter, |cell, piece| {
            found.push((cell.0, letter(piece.kind.letter(), piece.seat)));
        })
        .map_err(|error| match error {
            PositionError::Board { rank, what } => format!("{rank}: {what}"),
            other => other.to_string(),
        })?;
        Ok(found)
    }

    #[test]
    fn what_is_written_is_read_on_a_board_of_any_size() {
        for (text, rows, files) in [
            ("k4/5/PPPPP/4n", 4, 5),
            ("r5/6/6/2P3/6/K4q", 6, 6),
            ("8/pppppppp/8/8/8/8/8/R6B", 8, 8),
            ("2/N1", 2, 2),
        ] {
            let pieces = read_chess(text, rows, files).expect(text);
            let mut written = String::new();
            write(&mut written, rows, files, |out, cell| {
                let piece = pieces.iter().find(|(at, _)| *at == cell.0);
                out.extend(piece.map(|(_, letter)| letter));
                piece.is_some()
            });
            assert_eq!(written.trim_end(), text);
        }
    }

    #[test]
    fn a_refusal_names_the_rank_and_the_size_of_the_board() {
        for (text, rows, files, refusal) in [
            ("5/5/5/5/5/5/5/5/5", 8, 5, "1: there are more than eight ranks"),
            ("5/5/5/5/5/5/5", 8, 5, "1: it is missing"),
            ("5/6", 2, 5, "1: empty squares are counted by one digit from 1 to 5"),
            ("23/5", 2, 5, "2: empty squares are counted by one digit from 1 to 5"),
            ("0p4/5", 2, 5, "2: empty squares are counted by one digit from 1 to 5"),
            ("5/4pp", 2, 5, "1: it has more than five squares"),
            ("5/4", 2, 5, "1: it has fewer than five squares"),
            ("6/ppp3p", 2, 6, "1: it has more than six squares"),
            ("8/7", 2, 8, "1: it has fewer than eight squares"),
            ("8/é7", 2, 8, "1: no such piece"),
            ("2/1", 2, 2, "1: it has too few squares"),
        ] {
            assert_eq!(read_chess(text, rows, files), Err(refusal.to_owned()), "{text}");
        }
    }
}
