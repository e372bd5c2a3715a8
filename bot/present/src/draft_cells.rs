//! The board of a position's text as the cells it consists of, each with what stands there, and as text again.

use lasermate_engine::any::AnyGame;
use lasermate_engine::seat::{Seat, Side};
use lasermate_engine::variants::Setup;

/// The board of a position's text.
#[derive(Clone, Debug)]
pub(super) struct Cells {
    /// The cells as the text has them, row after row: their names, and what stands there as the text writes it.
    rows: Vec<Vec<(String, String)>>,
    pub form: BoardNotation,
}

/// How a text writes boards.
#[derive(Clone, Debug)]
pub(super) enum BoardNotation {
    /// Rows of squares, the last one first; a capital letter is a piece of the side that begins.
    Squares,
    /// The sides' own parts of the board in their order, each row by row from its side's first one; a piece is the letters of its
    /// side and its kind.
    Territories(&'static [Side]),
}

impl Cells {
    /// Reads the board of a game; `None` where the game writes boards otherwise.
    pub fn read(setup: &Setup, board: &str) -> Option<Self> {
        if board.contains('|') {
            return Self::territories(setup, board);
        }
        let rows: Vec<Vec<String>> = board.split('/').map(squares_of).collect::<Option<_>>()?;
        let count = rows.len();
        let named = |(row, pieces): (usize, Vec<String>)| {
            let name = |file: u8| format!("{}{}", char::from(file), count - row);
            (b'a'..).zip(pieces).map(|(file, piece)| (name(file), piece)).collect()
        };
        Some(Self { rows: rows.into_iter().enumerate().map(named).collect(), form: BoardNotation::Squares })
    }

    fn territories(setup: &Setup, board: &str) -> Option<Self> {
        let game = AnyGame::new(setup).ok()?;
        let sides = setup.sides();
        let sections: Vec<&str> = board.split('|').collect();
        if sections.len() != sides.len() {
            return None;
        }
        let mut rows = Vec::new();
        for (section, seat) in sections.into_iter().zip(Seat::ALL) {
            let mut names = game.territory(seat).iter().map(|cell| game.cell_name(cell));
            for row in section.split('/') {
                let pieces = pairs_of(row)?;
                rows.push(
                    pieces.into_iter().map(|piece| Some((names.next()?, piece))).collect::<Option<_>>()?,
                );
            }
        }
        Some(Self { rows, form: BoardNotation::Territories(sides) })
    }

    pub fn text(&self) -> String {
        let rows: Vec<String> = self.rows.iter().map(|row| written(row)).collect();
        match self.form {
            BoardNotation::Squares => rows.join("/"),
            BoardNotation::Territories(sides) => {
                let of_one = rows.len().div_ceil(sides.len().max(1)).max(1);
                rows.chunks(of_one).map(|rows| rows.join("/")).collect::<Vec<_>>().join("|")
            }
        }
    }

    /// All cells with what stands there.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.rows.iter().flatten().map(|(name, piece)| (name.as_str(), piece.as_str()))
    }

    /// What stands on a cell, by its name.
    pub fn at(&mut self, name: &str) -> Option<&mut String> {
        let found = self.rows.iter_mut().flatten().find(|(cell, _)| cell.eq_ignore_ascii_case(name));
        found.map(|(_, piece)| piece)
    }

    pub fn clear(&mut self) {
        self.rows.iter_mut().flatten().for_each(|(_, piece)| piece.clear());
    }

    /// The sides that play, by their letters: those that have a king, but for whoever had fallen and left it there. All where nobody
    /// has one: the reader says then what is missing. `None` where the text does not say who plays.
    pub fn living(&self, before: &Self, living: &str) -> Option<String> {
        let BoardNotation::Territories(sides) = self.form else { return None };
        let has = |cells: &Self, side: &Side| {
            let king = format!("{}K", side.letter());
            cells.iter().any(|(_, piece)| piece == king)
        };
        let lives = |side: &&Side| has(self, side) && (living.contains(side.letter()) || !has(before, side));
        let found: String = sides.iter().filter(lives).map(|side| side.letter()).collect();
        Some(if found.is_empty() { sides.iter().map(|side| side.letter()).collect() } else { found })
    }
}

impl BoardNotation {
    /// A piece as the text writes it, from what people type: `Q`, `q`, `wQ`, `bQ`, among three `rQ`.
    pub fn piece(&self, typed: &str) -> Option<String> {
        let mut letters = typed.chars();
        let (first, second) = (letters.next()?, letters.next());
        if letters.next().is_some() || !first.is_ascii_alphabetic() {
            return None;
        }
        match (self, second) {
            (Self::Squares, None) => Some(first.to_string()),
            (Self::Squares, Some(kind)) if kind.is_ascii_alphabetic() => match first {
                'w' | 'W' => Some(kind.to_ascii_uppercase().to_string()),
                'b' | 'B' => Some(kind.to_ascii_lowercase().to_string()),
                _ => None,
            },
            (Self::Territories(sides), Some(kind)) => {
                let side = sides.iter().find(|side| side.letter().eq_ignore_ascii_case(&first))?;
                Some(format!("{}{}", side.letter(), kind.to_ascii_uppercase()))
            }
            _ => None,
        }
    }

    /// A piece as it is put, by the letter of its kind and its seat.
    pub fn written(&self, letter: char, seat: Seat) -> Option<String> {
        match self {
            Self::Squares if seat == Seat::First => Some(letter.to_string()),
            Self::Squares => Some(letter.to_ascii_lowercase().to_string()),
            Self::Territories(sides) => Some(format!("{}{letter}", sides.get(seat.index())?.letter())),
        }
    }

    /// The letter of the kind of a piece of the text, a capital one, and its seat; of a stack that of the piece on top.
    pub fn kind_and_seat(&self, piece: &str) -> Option<(char, Seat)> {
        let letter = piece.chars().rfind(char::is_ascii_alphabetic)?;
        let seat = match self {
            Self::Squares if letter.is_ascii_uppercase() => Seat::First,
            Self::Squares => Seat::Second,
            Self::Territories(sides) => {
                let side = sides.iter().position(|side| piece.starts_with(side.letter()))?;
                Seat::from_index(side)?
            }
        };
        Some((letter.to_ascii_uppercase(), seat))
    }

    /// How the text says that a seat is to move.
    pub fn turn(&self, seat: Seat) -> Option<String> {
        match self {
            Self::Squares => Some(if seat == Seat::First { "w" } else { "b" }.to_owned()),
            Self::Territories(sides) => Some(sides.get(seat.index())?.letter().to_string()),
        }
    }

    /// The rights of a text one by one.
    pub fn rights(&self, text: &str) -> Vec<String> {
        match self {
            _ if text == "-" => Vec::new(),
            Self::Squares => text.chars().map(String::from).collect(),
            Self::Territories(_) => text.split(',').map(str::to_owned).collect(),
        }
    }

    /// What stands between two rights.
    pub const fn between_rights(&self) -> &'static str {
        match self {
            Self::Squares => "",
            Self::Territories(_) => ",",
        }
    }
}

/// The squares of a row: single letters, what stands in brackets with them, and marks after a piece.
fn squares_of(row: &str) -> Option<Vec<String>> {
    const MOST: usize = 26;
    let mut cells: Vec<String> = Vec::new();
    let mut chars = row.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '1'..='9' => {
                let empty = usize::try_from(c.to_digit(10)?).ok()?;
                cells.extend(std::iter::repeat_n(String::new(), empty));
            }
            '[' => {
                let mut stack = String::from(c);
                for inner in chars.by_ref() {
                    stack.push(inner);
                    if inner == ']' {
                        break;
                    }
                }
                cells.push(stack);
            }
            letter if letter.is_ascii_alphabetic() => {
                let mut piece = String::from(letter);
                if chars.next_if_eq(&'\'').is_some() {
                    piece.push('\'');
                    piece.extend(chars.next());
                }
                cells.push(piece);
            }
            _ => return None,
        }
    }
    (cells.len() <= MOST).then_some(cells)
}

/// The cells of a row in which a piece is the letters of its side and its kind.
fn pairs_of(row: &str) -> Option<Vec<String>> {
    let mut cells: Vec<String> = Vec::new();
    let mut chars = row.chars();
    while let Some(c) = chars.next() {
        match c {
            '1'..='9' => {
                let empty = usize::try_from(c.to_digit(10)?).ok()?;
                cells.extend(std::iter::repeat_n(String::new(), empty));
            }
            side if side.is_ascii_lowercase() => {
                let kind = chars.next().filter(char::is_ascii_uppercase)?;
                cells.push(format!("{side}{kind}"));
            }
            _ => return None,
        }
    }
    Some(cells)
}

/// A row as text again.
fn written(cells: &[(String, String)]) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for (_, piece) in cells {
        if piece.is_empty() {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        empty = 0;
        text += piece;
    }
    if empty > 0 { text + &empty.to_string() } else { text }
}
