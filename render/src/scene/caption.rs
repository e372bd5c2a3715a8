//! The band of words over the board.

use super::{Kind, Side};

/// A side and its points in the caption.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// Whose points.
    pub side: Side,
    /// What stands beside the side's sign, such as `Blue 277` or a player's name.
    pub text: String,
    /// What stands after it, behind a colon, and is never cut: points beside a name; mostly empty.
    pub points: String,
    /// Whether the side is out of the game: its words are struck through, its piece is hollow.
    pub fallen: bool,
    /// Whether it may take its opponent's last move back: a token stands beside it.
    pub denies: bool,
}

impl Score {
    /// A side that is in the game.
    #[must_use]
    pub fn new(side: Side, text: impl Into<String>) -> Self {
        Self { side, text: text.into(), points: String::new(), fallen: false, denies: false }
    }
}

/// A promise between sides that stand in the caption: a ribbon from one to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pact {
    /// The parties; those that have no [`Score`] are left out.
    pub between: Vec<Side>,
    /// Whether it was just broken: the ribbon is torn.
    pub broken: bool,
}

/// Whose turn it is, in the caption.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The side to act.
    pub side: Side,
    /// What stands beside the side's sign, such as `Blue to move`.
    pub text: String,
}

/// How loud a status is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// Nothing special: `Move 12`.
    Plain,
    /// Something to answer: `Check`.
    Alert,
    /// Something to celebrate: `LASERMATE +277`.
    Triumph,
}

/// A short line about the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// The words.
    pub text: String,
    /// How loud.
    pub tone: Tone,
}

/// The band of words over the board. Lines too long for it are cut with an ellipsis; a title of which less than half could be
/// read beside the sides is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Caption {
    /// The first line: the game, or the players.
    pub title: String,
    /// The piece that stands for a side; a pawn where none is named.
    pub figure: Option<Kind>,
    /// Whose turn it is.
    pub turn: Option<Turn>,
    /// The sides and their points, in seat order.
    pub scores: Vec<Score>,
    /// The promises in force between them.
    pub pacts: Vec<Pact>,
    /// What just happened.
    pub status: Option<Status>,
}
