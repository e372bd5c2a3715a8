//! What PDN, the PGN of draughts, has otherwise: Black moves first and begins on the squares 1 to 12 (draughts.md 5.1.9).

/// What `GameType` says of English draughts.
pub(super) const ENGLISH: &str = "21";

/// Whether the moves begin with one of draughts in numbers: `1. 11-15`.
pub(super) fn begins(moves: &str) -> bool {
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
pub(super) fn turned(fen: &str) -> String {
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
