//! Positions as people and other programs write them, read forgivingly: what is left out or cannot be is mended, and told
//! (notation.md T7).

use thiserror::Error;

use super::AnyGame;
use crate::notation::{PositionError, is_invisible};
use crate::variants::Setup;

/// A position that was read forgivingly.
#[derive(Debug)]
pub struct PositionRepair {
    /// The game that begins there.
    pub game: AnyGame,
    /// What was assumed or left out; empty where the text was exact.
    pub notes: Vec<PositionNote>,
}

/// What was assumed or left out in a position, as a clause.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionNote {
    /// A position of a game with other fields ends early.
    #[error("what is missing at the end is read as {0}")]
    Rest(String),
    #[error("{field} {written} is read as {assumed}")]
    Read { field: PositionField, written: String, assumed: String },
    #[error("{field} is left out and read as {assumed}")]
    Added { field: PositionField, assumed: String },
    /// The operations of EPD.
    #[error("{0} is left out")]
    LeftOut(String),
}

/// A field of a position that can be mended, in the words of people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PositionField {
    #[error("the side to move")]
    Side,
    #[error("castling")]
    Castling,
    #[error("en passant")]
    EnPassant,
    #[error("the half-move clock")]
    HalfMoves,
    #[error("the move number")]
    Number,
}

/// The fields behind the board, in their order.
const FIELDS: [PositionField; 5] = [
    PositionField::Side,
    PositionField::Castling,
    PositionField::EnPassant,
    PositionField::HalfMoves,
    PositionField::Number,
];
/// What is read where nothing is written.
const NOTHING: [&str; 6] = ["", "w", "-", "-", "0", "1"];
/// The same in games whose positions have other fields: draughts, three-way chess.
const OTHERS: [&[&str]; 2] = [&["", "w", "0", "1"], &["", "w", "wrb", "-", "-", "0", "1"]];
/// The letters of the castling rights in their order, and the files of the rooks that some programs write.
const RIGHTS: [(char, char); 4] = [('K', 'H'), ('Q', 'A'), ('k', 'h'), ('q', 'a')];
/// So many characters of a field are shown.
const SHOWN: usize = 24;
/// Longer texts are read exactly or not at all.
const LONGEST: usize = 2_000;

impl PositionRepair {
    /// Reads the position of a set-up as it was typed: in its exact form; else with fields left out, underscores for spaces, the
    /// operations of EPD, the address of a web page, `W` and `B`, castling by the rooks' files. Rights and passed squares that
    /// cannot be are left out.
    ///
    /// ```
    /// use lasermate_engine::any::PositionRepair;
    /// use lasermate_engine::variants::Setup;
    ///
    /// let mut setup = Setup::parse("chess", [])?;
    /// setup.position = Some("4k3/8/8/8/8/8/8/4K2R w KQ".to_owned());
    /// let mended = PositionRepair::read(&setup)?;
    /// assert_eq!(mended.game.position(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    /// assert!(!mended.notes.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn read(setup: &Setup) -> Result<Self, PositionError> {
        let strict = match AnyGame::new(setup) {
            Ok(game) => return Ok(Self { game, notes: Vec::new() }),
            Err(error) => error,
        };
        let typed = setup.position.as_deref().unwrap_or_default();
        if typed.len() > LONGEST {
            return Err(strict);
        }
        let text = pasted(typed);
        let words: Vec<_> = text.split_ascii_whitespace().collect();
        let fields = words.iter().position(|word| word.contains('=')).unwrap_or(words.len());
        let (fields, extensions) = words.split_at(fields);
        if fields.is_empty() {
            return Err(strict);
        }
        let mut draft = Draft { setup: setup.clone(), fields, extensions, left_out: None };
        if let Some(game) = draft.with_other_fields() {
            return Ok(game);
        }
        draft.leave_operations_out();
        if draft.fields.len() > NOTHING.len() {
            return Err(strict);
        }
        let six = draft.mended()?;
        let game = draft.begin(&six)?;
        Ok(Self { game, notes: draft.notes(&six) })
    }
}

/// A position without what stands around it where it was copied.
fn pasted(typed: &str) -> String {
    let typed: String = typed.chars().filter(|letter| !is_invisible(*letter)).collect();
    let mut text = typed.trim().trim_matches(['"', '\'', '`', '[', ']', '“', '”']).trim();
    if let Some(name) = text.get(..3).filter(|name| name.eq_ignore_ascii_case("fen") || *name == "EPD") {
        text = text[name.len()..].trim_start_matches([':', '=', ' ', '"']);
    }
    // The last eight rows of an address are the board.
    if text.contains("://") {
        let address = text.split(['?', '#']).next().unwrap_or_default();
        let cuts: Vec<_> = address.match_indices('/').map(|(at, _)| at).collect();
        if let Some(at) = cuts.len().checked_sub(8).and_then(|at| cuts.get(at)) {
            return address[at + 1..].replace(['_', '+'], " ").replace("%20", " ");
        }
    }
    let one_word = !text.contains(char::is_whitespace);
    if one_word { text.replace('_', " ").replace("%20", " ") } else { text.to_owned() }
}

/// A position whose fields are being mended: the engine itself says which of them can be.
struct Draft<'a> {
    setup: Setup,
    fields: &'a [&'a str],
    extensions: &'a [&'a str],
    left_out: Option<String>,
}

impl Draft<'_> {
    fn begin<T: AsRef<str>>(&self, fields: &[T]) -> Result<AnyGame, PositionError> {
        let words = fields.iter().map(AsRef::as_ref).chain(self.extensions.iter().copied());
        let mut setup = self.setup.clone();
        setup.position = Some(words.collect::<Vec<_>>().join(" "));
        AnyGame::new(&setup)
    }

    /// A position of a game with other fields than six whose last ones are left out.
    fn with_other_fields(&self) -> Option<PositionRepair> {
        OTHERS.into_iter().filter(|usual| self.fields.len() <= usual.len()).find_map(|usual| {
            let whole: Vec<String> = (0..usual.len())
                .map(|at| match self.fields.get(at) {
                    Some(side) if at == 1 => side.to_lowercase(),
                    written => written.copied().unwrap_or(usual[at]).to_owned(),
                })
                .collect();
            let game = self.begin(&whole).ok()?;
            let rest = whole.get(self.fields.len()..).unwrap_or_default().join(" ");
            let notes = if rest.is_empty() { Vec::new() } else { vec![PositionNote::Rest(rest)] };
            Some(PositionRepair { game, notes })
        })
    }

    /// EPD has four fields and operations behind them: `bm Nf3; id "x";`.
    fn leave_operations_out(&mut self) {
        let is_number = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
        let Some(fourth) = self.fields.get(4).filter(|word| !is_number(word)) else { return };
        // A lone wrong word where a number belongs is no operation.
        if fourth.chars().all(|c| c.is_ascii_alphabetic() || c == '_') && self.fields.len() > 5 {
            let all: Vec<_> = self.fields[4..].iter().chain(self.extensions).copied().collect();
            self.left_out = Some(all.join(" "));
            self.fields = &self.fields[..4];
            self.extensions = &[];
        }
    }

    /// The fields as they can be read.
    fn mended(&self) -> Result<[String; 6], PositionError> {
        let written = |at: usize| self.fields.get(at).copied().unwrap_or(NOTHING[at]);
        let side = match written(1).to_lowercase().as_str() {
            "white" => "w".to_owned(),
            "black" => "b".to_owned(),
            side => side.to_owned(),
        };
        let bare = [
            written(0).trim_end_matches('/').to_owned(),
            side,
            NOTHING[2].to_owned(),
            NOTHING[3].to_owned(),
            number(written(4), 0),
            number(written(5), 1),
        ];
        // With neither right nor passed square it is the engine that says what is wrong.
        self.begin(&bare)?;
        let can = |at: usize, what: &str| {
            let mut six = bare.clone();
            six[at] = what.to_owned();
            self.begin(&six).is_ok()
        };
        let castling = written(2);
        let letters = RIGHTS.iter().filter(|(right, file)| castling.contains([*right, *file]));
        let rights: String =
            letters.map(|(right, _)| *right).filter(|right| can(2, &right.to_string())).collect();
        let passed = written(3).to_ascii_lowercase();
        let passed: Vec<_> = passed.split(',').filter(|passed| can(3, passed)).collect();
        let mut six = bare.clone();
        if !rights.is_empty() {
            six[2] = rights;
        }
        let rights_alone = six.clone();
        if !passed.is_empty() {
            six[3] = passed.join(",");
        }
        let best = [six, rights_alone].into_iter().find(|six| self.begin(six).is_ok());
        Ok(best.unwrap_or(bare))
    }

    fn notes(&self, six: &[String; 6]) -> Vec<PositionNote> {
        let behind_the_board = FIELDS.into_iter().zip(six.iter().enumerate().skip(1));
        let notes = behind_the_board.filter_map(|(field, (at, assumed))| {
            let assumed = assumed.clone();
            match self.fields.get(at) {
                Some(written) if *written == assumed => None,
                Some(written) => Some(PositionNote::Read { field, written: shown(written), assumed }),
                None => Some(PositionNote::Added { field, assumed }),
            }
        });
        notes.chain(self.left_out.iter().map(|left| PositionNote::LeftOut(shown(left)))).collect()
    }
}

fn shown(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(SHOWN).collect()
}

/// A count as the engine writes it; what is none, or is less than the least, is the least.
fn number(text: &str, least: u16) -> String {
    text.parse::<u16>().ok().filter(|number| *number >= least).unwrap_or(least).to_string()
}
