//! A position that is being put up: pieces on cells, as text, whether or not a game could stand like that yet.

use lasermate_engine::any::{AnyGame, PositionNote, PositionRepair};
use lasermate_engine::notation::PositionError;
use lasermate_engine::piece::{Kind, Piece};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;
use lasermate_engine::view::PieceView;

use super::draft_cells::Cells;
use super::snapshot::PositionSnapshot;
use super::title::Title;

/// Where the field stands that says who is to move, after the board's.
const TURN: usize = 1;
/// Where the field stands that says who still plays, among three.
const LIVING: usize = 2;
/// The fields of castling rights and of the passed cell, counted from the end, in games that have six or more.
const RIGHTS: usize = 4;
const PASSED: usize = 3;
/// The fewest fields of a position that has rights.
const FIELDS_WITH_RIGHTS: usize = 6;

/// A position that is being put up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionDraft {
    /// The game and its options; never with a position.
    pub setup: Setup,
    pub text: String,
}

/// Why a piece cannot be put or taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DraftError {
    /// The game's positions are no cells with pieces on them.
    NotByPiece,
    /// A word that is no piece on a cell.
    Unreadable(String),
    /// There is no such cell, or no piece of that letter in this game.
    NotHere(String),
    /// The text cannot be read.
    Position(PositionError),
    /// The text is longer than any position.
    Long,
}

/// The longest text of a position.
const LONGEST: usize = 600;

impl PositionDraft {
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
        Self::read_noting(setup, text).map(|(draft, _)| draft)
    }

    /// The same, with what was assumed where the text is not exact (notation.md T7).
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read_noting(setup: Setup, text: &str) -> Result<(Self, Vec<PositionNote>), DraftError> {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if text.len() > LONGEST {
            return Err(DraftError::Long);
        }
        let draft = Self { setup, text };
        match (PositionRepair::read(&draft.set_up()), draft.game()) {
            (Ok(read), _) => Ok((Self { text: read.game.whole_position(), ..draft }, read.notes)),
            (Err(_), Err(PositionError::Unplayable(_))) => Ok((draft, Vec::new())),
            (Err(error), _) => Err(DraftError::Position(error)),
        }
    }

    /// The set-up of a game that begins here.
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

    /// The board's cells; `None` in games that write boards otherwise.
    fn cells(&self) -> Option<Cells> {
        Cells::read(&self.setup, self.text.split(' ').next()?)
    }

    /// The same position with other pieces. What depended on them ends: a passed cell, rights without king and rook, counts, who
    /// plays among three, and all that is said in words.
    fn with_cells(&self, cells: &Cells, turn: Option<String>) -> Self {
        let old: Vec<&str> = self.text.split(' ').filter(|field| !field.contains('=')).collect();
        let mut fields: Vec<String> = old.iter().map(|field| (*field).to_owned()).collect();
        if let Some(first) = fields.first_mut() {
            *first = cells.text();
        }
        if let (Some(field), Some(turn)) = (fields.get_mut(TURN), turn) {
            *field = turn;
        }
        if let Some(living) = fields.get_mut(LIVING)
            && let Some(now) = self.cells().and_then(|before| cells.living(&before, living))
        {
            *living = now;
        }
        let count = fields.len();
        if let [.., quiet, number] = fields.as_mut_slice() {
            "0".clone_into(quiet);
            "1".clone_into(number);
        }
        if count < FIELDS_WITH_RIGHTS {
            return Self { setup: self.setup.clone(), text: fields.join(" ") };
        }
        let at = count - RIGHTS;
        "-".clone_into(&mut fields[count - PASSED]);
        let rights = std::mem::replace(&mut fields[at], "-".to_owned());
        let mut draft = Self { setup: self.setup.clone(), text: fields.join(" ") };
        // Each right stays that the position still allows.
        let mut kept: Vec<String> = Vec::new();
        for right in cells.form.rights(&rights) {
            kept.push(right);
            fields[at] = kept.join(cells.form.between_rights());
            let tried = Self { setup: self.setup.clone(), text: fields.join(" ") };
            if tried.game().is_ok_and(|game| game.position().split(' ').nth(at) == Some(&fields[at])) {
                draft = tried;
            } else {
                kept.pop();
            }
        }
        draft
    }

    /// Puts pieces on cells: `Qd1` the first side's queen, `qd8` the second's; also `wQd1`, `bQd8`, and so among three: `rQd8`.
    ///
    /// # Errors
    /// Which word is none, and why.
    pub fn put(&self, words: &str) -> Result<Self, DraftError> {
        let mut cells = self.cells().ok_or(DraftError::NotByPiece)?;
        if words.trim().is_empty() {
            return Err(DraftError::Unreadable(String::new()));
        }
        for word in words.split([' ', ',']).filter(|word| !word.is_empty()) {
            // A cell is one letter and a number.
            let number = word.find(|c: char| c.is_ascii_digit()).unwrap_or(word.len());
            let cell = word[..number].char_indices().next_back().map_or(0, |(at, _)| at);
            let (piece, cell) = word.split_at(cell);
            let piece = cells.form.piece(piece).ok_or_else(|| DraftError::Unreadable(word.to_owned()))?;
            *cells.at(cell).ok_or_else(|| DraftError::NotHere(word.to_owned()))? = piece;
        }
        self.checked(&cells, words)
    }

    /// Takes whatever stands on cells.
    ///
    /// # Errors
    /// Which word is no cell.
    pub fn remove(&self, words: &str) -> Result<Self, DraftError> {
        let mut cells = self.cells().ok_or(DraftError::NotByPiece)?;
        if words.trim().is_empty() {
            return Err(DraftError::Unreadable(String::new()));
        }
        for word in words.split([' ', ',']).filter(|word| !word.is_empty()) {
            cells.at(word).ok_or_else(|| DraftError::NotHere(word.to_owned()))?.clear();
        }
        self.checked(&cells, words)
    }

    /// Moves whatever stands on one cell to another, in the place of what stands there: `d1 e4`.
    ///
    /// # Errors
    /// What is no cell, or that nothing stands there.
    pub fn carry(&self, words: &str) -> Result<Self, DraftError> {
        let mut cells = self.cells().ok_or(DraftError::NotByPiece)?;
        let named: Vec<&str> = words.split([' ', ',']).filter(|word| !word.is_empty()).collect();
        let [from, to] = named.as_slice() else { return Err(DraftError::Unreadable(words.to_owned())) };
        let not_here = |cell: &str| DraftError::NotHere(cell.to_owned());
        let piece = std::mem::take(cells.at(from).ok_or_else(|| not_here(from))?);
        if piece.is_empty() {
            return Err(not_here(from));
        }
        *cells.at(to).ok_or_else(|| not_here(to))? = piece;
        self.checked(&cells, words)
    }

    /// A piece as it is put on a cell, by the letter of its kind and its seat.
    pub(super) fn piece(&self, letter: char, seat: Seat) -> Option<String> {
        self.cells()?.form.written(letter, seat)
    }

    /// Whether it can be put up piece by piece.
    pub fn is_by_piece(&self) -> bool {
        self.cells().is_some()
    }

    /// The same board without pieces.
    ///
    /// # Errors
    /// The game writes boards otherwise.
    pub fn clear(&self) -> Result<Self, DraftError> {
        let mut cells = self.cells().ok_or(DraftError::NotByPiece)?;
        cells.clear();
        Ok(self.with_cells(&cells, None))
    }

    /// The same with a side to move, by its seat.
    ///
    /// # Errors
    /// The game writes boards otherwise.
    pub fn turn(&self, seat: Seat) -> Result<Self, DraftError> {
        let cells = self.cells().ok_or(DraftError::NotByPiece)?;
        Ok(self.with_cells(&cells, cells.form.turn(seat)))
    }

    /// With these pieces, unless the game knows no such ones.
    fn checked(&self, cells: &Cells, words: &str) -> Result<Self, DraftError> {
        let draft = self.with_cells(cells, None);
        match draft.game() {
            Ok(_) | Err(PositionError::Unplayable(_)) => Ok(draft),
            Err(_) => Err(DraftError::NotHere(words.to_owned())),
        }
    }

    /// What is shown of it under a heading: the game as it stands, or the pieces alone where none can stand so.
    ///
    /// # Errors
    /// The game has no start position to take the board from.
    pub fn snapshot(&self, heading: impl Into<Title>) -> Result<PositionSnapshot, PositionError> {
        let heading = heading.into();
        if let Ok(game) = self.game() {
            return Ok(PositionSnapshot::of_game(&game, heading));
        }
        let mut shown = PositionSnapshot::of_game(&AnyGame::new(&self.setup)?, heading);
        let view = &mut shown.view;
        view.beams.clear();
        view.check.clear();
        view.to_act.clear();
        view.pieces.clear();
        let Some(cells) = self.cells() else { return Ok(shown) };
        for (name, piece) in cells.iter() {
            let Some(cell) = view.mesh.cell_named(name) else { continue };
            // Of a stack the piece on top is seen.
            let Some((letter, seat)) = cells.form.kind_and_seat(piece) else { continue };
            let Some(kind) = Kind::ALL.into_iter().find(|kind| (view.letter)(*kind) == letter) else {
                continue;
            };
            view.pieces.push(PieceView::plain(cell, Piece { kind, seat }));
        }
        Ok(shown)
    }
}
