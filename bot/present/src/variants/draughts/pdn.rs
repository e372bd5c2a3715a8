//! What PDN, the PGN of draughts, has otherwise: Black moves first and begins on the squares 1 to 12 (draughts.md 5.1.9).

use lasermate_engine::board::Cell;
use lasermate_engine::variants::draughts::number_of;

/// The game whose PGN is PDN.
pub const GAME: &str = "draughts";
/// The tag of the kind of draughts.
pub const GAME_TYPE: &str = "GameType";
/// What it says of English draughts.
pub const ENGLISH: &str = "21";

/// The published number of a square, counted from the side that moves first.
fn published(column: u8, row: u8) -> Option<u8> {
    number_of(Cell(8 * row + column)).map(|number| 33 - number)
}

/// A move in squares as numbers, each landing square named: `11-15`, `22x15x6`; `None` for what is no move.
pub fn numbered(exact: &str) -> Option<String> {
    let squares: Vec<_> = exact
        .as_bytes()
        .chunks(2)
        .map(|square| match square {
            [column @ b'a'..=b'h', row @ b'1'..=b'8'] => Some((column - b'a', row - b'1')),
            _ => None,
        })
        .collect::<Option<_>>()?;
    let [(_, from), (_, to), ..] = squares[..] else { return None };
    let sign = if from.abs_diff(to) == 2 { "x" } else { "-" };
    let numbers = squares.into_iter().map(|(column, row)| Some(published(column, row)?.to_string()));
    Some(numbers.collect::<Option<Vec<_>>>()?.join(sign))
}

/// A position of ours as a portable one of PDN: `B:W21,22,K30:B1,2`.
pub fn position(own: &str) -> String {
    let (board, after) = own.split_once(' ').unwrap_or((own, ""));
    let mut sides = [Vec::new(), Vec::new()];
    for (row, line) in (0..8).rev().zip(board.split('/')) {
        let mut column = 0;
        for letter in line.chars() {
            if let Some(empty) = letter.to_digit(10) {
                column += u8::try_from(empty).unwrap_or(8);
                continue;
            }
            let king = if letter.eq_ignore_ascii_case(&'k') { "K" } else { "" };
            let number = published(column, row).map(|number| (number, format!("{king}{number}")));
            sides[usize::from(letter.is_ascii_lowercase())].extend(number);
            column += 1;
        }
    }
    let [black, white] = sides.map(|mut pieces| {
        pieces.sort();
        pieces.into_iter().map(|(_, piece)| piece).collect::<Vec<_>>().join(",")
    });
    let turn = if after.starts_with('b') { "W" } else { "B" };
    format!("{turn}:W{white}:B{black}")
}

/// Whether the moves begin with one of draughts in numbers: `1. 11-15`.
pub fn begins(moves: &str) -> bool {
    let word = |text: &str| text.split_whitespace().next().unwrap_or_default().to_owned();
    let after = moves.trim_start().trim_start_matches(|c: char| c.is_ascii_digit());
    let bare = after.strip_prefix('.').unwrap_or(moves);
    is_move(&word(bare.trim_start_matches('.')))
}

/// Whether a word is a move in numbers: two squares or more.
fn is_move(word: &str) -> bool {
    let squares: Vec<_> = word.split(['-', 'x', '×', '–']).collect();
    let square = |text: &&str| text.parse::<u8>().is_ok_and(|number| (1..=32).contains(&number));
    // `1-0` is a result, and 0 no square.
    squares.len() > 1 && squares.iter().all(square)
}

/// A portable position as the reader of positions has it: its White is the side that moves first, and stands on 21 to 32.
pub fn turned(fen: &str) -> String {
    let mut text = String::with_capacity(fen.len());
    let mut digits = String::new();
    let flush = |digits: &mut String, text: &mut String| {
        match digits.parse::<u8>().ok().filter(|number| (1..=32).contains(number)) {
            Some(number) => *text += &(33 - number).to_string(),
            None => *text += digits,
        }
        digits.clear();
    };
    let mut range = String::new();
    for c in fen.chars().chain([' ']) {
        match c {
            '0'..='9' => digits.push(c),
            // A range is turned with its ends.
            '-' if !digits.is_empty() => range = std::mem::take(&mut digits),
            c => {
                flush(&mut digits, &mut text);
                if !range.is_empty() {
                    text.push('-');
                    flush(&mut range, &mut text);
                }
                text.push(match c {
                    'W' | 'w' => 'B',
                    'B' | 'b' => 'W',
                    c => c,
                });
            }
        }
    }
    text.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_and_positions_are_numbered_from_the_first_movers_side() {
        for (exact, number) in
            [("c3d4", Some("11-15")), ("g1h2", Some("1-5")), ("c3e5g7", Some("11x18x25")), ("resign", None)]
        {
            assert_eq!(numbered(exact).as_deref(), number, "{exact}");
        }
        let start = "1m1m1m1m/m1m1m1m1/1m1m1m1m/8/8/M1M1M1M1/1M1M1M1M/M1M1M1M1 w 0 1";
        let all = |numbers: std::ops::RangeInclusive<u8>| {
            numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(",")
        };
        assert_eq!(position(start), format!("B:W{}:B{}", all(21..=32), all(1..=12)));
        assert_eq!(position("1k6/8/8/8/8/8/8/6M1 b 0 9"), "W:WK32:B1");
    }

    #[test]
    fn a_position_is_turned_with_its_ranges() {
        assert_eq!(turned("B:W21-32:B1-12"), "W:B1-12:W21-32");
        assert_eq!(turned("W:WK3,22:B11."), "B:BK30,11:W22.");
    }

    #[test]
    fn moves_in_numbers_are_told_from_results_and_chess() {
        for (text, is) in
            [("1. 11-15 23-19", true), ("11-15", true), ("1. e4", false), ("1-0", false), ("22x15x6", true)]
        {
            assert_eq!(begins(text), is, "{text}");
        }
    }
}
