//! A position that is being put up: pieces on cells, as text, whether or not a game could stand like that yet.

use lasermate_engine::any::AnyGame;
use lasermate_engine::notation::PositionError;
use lasermate_engine::piece::{Kind, Piece};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::{Setup, SetupError};
use lasermate_engine::view::PieceView;

use super::snapshot::Snapshot;
use super::title::Title;

/// Where the field stands that says who is to move, after the board's.
const TURN: usize = 1;
/// The fields of castling rights and of the passed cell, in games that have six.
const RIGHTS: usize = 2;
const PASSED: usize = 3;
/// The fewest fields of a position that has rights.
const FIELDS_WITH_RIGHTS: usize = 6;

/// A position that is being put up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The game and its options; never with a position.
    pub setup: Setup,
    /// The position's text.
    pub text: String,
}

/// Why a piece cannot be put or taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DraftError {
    /// The game's positions are not rows of single cells.
    NotByPiece,
    /// A word that is no piece on a cell.
    Unreadable(String),
    /// There is no such cell, or no piece of that letter in this game.
    NotHere(String),
    /// The text cannot be read.
    Position(String),
    /// The text is longer than any position.
    Long,
}

/// The longest text of a position.
const LONGEST: usize = 600;

impl Draft {
    /// A game's start position.
    ///
    /// # Errors
    /// The game begins in none.
    pub fn start(setup: Setup) -> Result<Self, PositionError> {
        let text = AnyGame::new(&setup)?.position();
        Ok(Self { setup, text })
    }

    /// A position by its text, which must be one that can be read: pieces may be missing.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(setup: Setup, text: &str) -> Result<Self, DraftError> {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if text.len() > LONGEST {
            return Err(DraftError::Long);
        }
        let draft = Self { setup, text };
        match draft.game() {
            Ok(game) => Ok(Self { text: game.position(), ..draft }),
            Err(PositionError::Unplayable(_)) => Ok(draft),
            Err(error) => Err(DraftError::Position(error.to_string())),
        }
    }

    /// The set-up of a game that begins here.
    #[must_use]
    pub fn set_up(&self) -> Setup {
        let mut setup = self.setup.clone();
        setup.position = Some(self.text.clone());
        setup
    }

    /// The game as it stands here.
    ///
    /// # Errors
    /// Why no game can stand so.
    pub fn game(&self) -> Result<AnyGame, PositionError> {
        AnyGame::new(&self.set_up())
    }

    /// The rows of the board, the last one first, each cell by what stands there; `None` in games that write boards otherwise.
    fn rows(&self) -> Option<Vec<Vec<String>>> {
        let board = self.text.split(' ').next()?;
        if board.contains('|') {
            return None;
        }
        board.split('/').map(cells_of).collect()
    }

    /// The same position with other rows. What depended on the pieces ends: a passed cell, rights without king and rook, counts,
    /// and all that is said in words.
    fn with_rows(&self, rows: &[Vec<String>], turn: Option<&str>) -> Self {
        let board = rows.iter().map(|row| written(row)).collect::<Vec<_>>().join("/");
        let old: Vec<&str> = self.text.split(' ').filter(|field| !field.contains('=')).collect();
        let mut fields: Vec<String> = old.iter().map(|field| (*field).to_owned()).collect();
        if let Some(first) = fields.first_mut() {
            *first = board;
        }
        if let (Some(field), Some(turn)) = (fields.get_mut(TURN), turn) {
            turn.clone_into(field);
        }
        let count = fields.len();
        if let [.., quiet, number] = fields.as_mut_slice() {
            "0".clone_into(quiet);
            "1".clone_into(number);
        }
        if count < FIELDS_WITH_RIGHTS {
            return Self { setup: self.setup.clone(), text: fields.join(" ") };
        }
        "-".clone_into(&mut fields[PASSED]);
        let rights = std::mem::replace(&mut fields[RIGHTS], "-".to_owned());
        let mut draft = Self { setup: self.setup.clone(), text: fields.join(" ") };
        // Each right stays that the position still allows.
        let mut kept = String::new();
        for right in rights.chars().filter(|right| *right != '-') {
            fields[RIGHTS] = format!("{kept}{right}");
            let tried = Self { setup: self.setup.clone(), text: fields.join(" ") };
            if tried.game().is_ok_and(|game| game.position().split(' ').nth(RIGHTS) == Some(&fields[RIGHTS]))
            {
                kept.push(right);
                draft = tried;
            }
        }
        draft
    }

    /// Puts pieces on cells: `Qd1` the first side's queen, `qd8` the second's; also `wQd1`, `bQd8`.
    ///
    /// # Errors
    /// Which word is none, and why.
    pub fn put(&self, words: &str) -> Result<Self, DraftError> {
        let mut rows = self.rows().ok_or(DraftError::NotByPiece)?;
        if words.trim().is_empty() {
            return Err(DraftError::Unreadable(String::new()));
        }
        for word in words.split([' ', ',']).filter(|word| !word.is_empty()) {
            let unreadable = || DraftError::Unreadable(word.to_owned());
            let cell = word.char_indices().rev().nth(1).map_or(word.len(), |(at, _)| at);
            let (piece, cell) = word.split_at(cell);
            let mut letters = piece.chars();
            let letter = match (letters.next(), letters.next(), letters.next()) {
                (Some(letter), None, None) => letter,
                (Some('w' | 'W'), Some(letter), None) => letter.to_ascii_uppercase(),
                (Some('b' | 'B'), Some(letter), None) => letter.to_ascii_lowercase(),
                _ => return Err(unreadable()),
            };
            if !letter.is_ascii_alphabetic() {
                return Err(unreadable());
            }
            let place = place(&mut rows, cell).ok_or_else(|| DraftError::NotHere(word.to_owned()))?;
            *place = letter.to_string();
        }
        self.checked(&rows, words)
    }

    /// Takes whatever stands on cells.
    ///
    /// # Errors
    /// Which word is no cell.
    pub fn remove(&self, words: &str) -> Result<Self, DraftError> {
        let mut rows = self.rows().ok_or(DraftError::NotByPiece)?;
        if words.trim().is_empty() {
            return Err(DraftError::Unreadable(String::new()));
        }
        for word in words.split([' ', ',']).filter(|word| !word.is_empty()) {
            place(&mut rows, word).ok_or_else(|| DraftError::NotHere(word.to_owned()))?.clear();
        }
        self.checked(&rows, words)
    }

    /// Moves whatever stands on one cell to another, in the place of what stands there: `d1 e4`.
    ///
    /// # Errors
    /// What is no cell, or that nothing stands there.
    pub fn carry(&self, words: &str) -> Result<Self, DraftError> {
        let mut rows = self.rows().ok_or(DraftError::NotByPiece)?;
        let cells: Vec<&str> = words.split([' ', ',']).filter(|word| !word.is_empty()).collect();
        let [from, to] = cells.as_slice() else { return Err(DraftError::Unreadable(words.to_owned())) };
        let not_here = |cell: &str| DraftError::NotHere(cell.to_owned());
        let piece = std::mem::take(place(&mut rows, from).ok_or_else(|| not_here(from))?);
        if piece.is_empty() {
            return Err(not_here(from));
        }
        *place(&mut rows, to).ok_or_else(|| not_here(to))? = piece;
        self.checked(&rows, words)
    }

    /// Whether it can be put up piece by piece.
    #[must_use]
    pub fn is_by_piece(&self) -> bool {
        self.rows().is_some()
    }

    /// The same board without pieces.
    ///
    /// # Errors
    /// The game writes boards otherwise.
    pub fn clear(&self) -> Result<Self, DraftError> {
        let mut rows = self.rows().ok_or(DraftError::NotByPiece)?;
        rows.iter_mut().flatten().for_each(String::clear);
        Ok(self.with_rows(&rows, None))
    }

    /// The same with a side to move, by its seat.
    ///
    /// # Errors
    /// The game writes boards otherwise.
    pub fn turn(&self, seat: Seat) -> Result<Self, DraftError> {
        let rows = self.rows().ok_or(DraftError::NotByPiece)?;
        Ok(self.with_rows(&rows, Some(if seat == Seat::First { "w" } else { "b" })))
    }

    /// With these rows, unless the game knows no such pieces.
    fn checked(&self, rows: &[Vec<String>], words: &str) -> Result<Self, DraftError> {
        let draft = self.with_rows(rows, None);
        match draft.game() {
            Ok(_) | Err(PositionError::Unplayable(_)) => Ok(draft),
            Err(_) => Err(DraftError::NotHere(words.to_owned())),
        }
    }

    /// What is shown of it under a heading: the game as it stands, or the pieces alone where none can stand so.
    ///
    /// # Errors
    /// The game has no start position to take the board from.
    pub fn snapshot(&self, heading: impl Into<Title>) -> Result<Snapshot, PositionError> {
        let heading = heading.into();
        if let Ok(game) = self.game() {
            return Ok(Snapshot::of_game(&game, heading));
        }
        let mut shown = Snapshot::of_game(&AnyGame::new(&self.setup)?, heading);
        let view = &mut shown.view;
        view.beams.clear();
        view.check.clear();
        view.to_act.clear();
        view.pieces.clear();
        let rows = self.rows().unwrap_or_default();
        let count = rows.len();
        for (row, cells) in rows.iter().enumerate() {
            for (file, token) in (b'a'..).zip(cells) {
                let name = format!("{}{}", char::from(file), count - row);
                let Some(cell) = view.mesh.cell_named(&name) else { continue };
                // Of a stack the piece on top is seen.
                let Some(letter) = token.chars().rfind(char::is_ascii_alphabetic) else { continue };
                let upper = letter.to_ascii_uppercase();
                let Some(kind) = Kind::ALL.into_iter().find(|kind| (view.letter)(*kind) == upper) else {
                    continue;
                };
                let seat = if letter.is_ascii_uppercase() { Seat::First } else { Seat::Second };
                view.pieces.push(PieceView::plain(cell, Piece { kind, seat }));
            }
        }
        Ok(shown)
    }
}

impl From<SetupError> for DraftError {
    fn from(error: SetupError) -> Self {
        Self::Position(error.to_string())
    }
}

/// The cells of a row as text: single letters, what stands in brackets with them, and marks after a piece.
fn cells_of(row: &str) -> Option<Vec<String>> {
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

/// A row as text again.
fn written(cells: &[String]) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for cell in cells {
        if cell.is_empty() {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        empty = 0;
        text += cell;
    }
    if empty > 0 { text + &empty.to_string() } else { text }
}

/// What stands on a cell, by its name.
fn place<'a>(rows: &'a mut [Vec<String>], cell: &str) -> Option<&'a mut String> {
    let mut chars = cell.chars();
    let file = u32::from(chars.next()?.to_ascii_lowercase()).checked_sub(u32::from('a'))?;
    let number: usize = chars.as_str().parse().ok()?;
    let row = rows.len().checked_sub(number)?;
    rows.get_mut(row)?.get_mut(usize::try_from(file).ok()?)
}
