//! Why an action is refused, in terms a player understands.

use thiserror::Error;

use crate::board::Cell;
use crate::claim::Claims;
use crate::overlays::denial::DenialReason;
use crate::overlays::lasers::LaserReason;
use crate::pact::PactError;
use crate::piece::Kind;
use crate::seat::Seat;
use crate::variants::black_holes::HoleReason;
use crate::variants::crazy::CrazyReason;
use crate::variants::draughts::DraughtsReason;
use crate::variants::realtime::ClockReason;
use crate::variants::three_way::ThreeWayReason;

/// Why an action is not legal now. `Game::try_play` adds the nearest legal moves. What one game or one
/// overlay alone refuses is an arm that holds its own type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Reason {
    #[error(transparent)]
    Laser(#[from] LaserReason),
    #[error(transparent)]
    Denial(#[from] DenialReason),
    #[error(transparent)]
    Pact(#[from] PactError),
    #[error(transparent)]
    Hole(#[from] HoleReason),
    #[error(transparent)]
    Crazy(#[from] CrazyReason),
    #[error(transparent)]
    ThreeWay(#[from] ThreeWayReason),
    #[error(transparent)]
    Draughts(#[from] DraughtsReason),
    #[error(transparent)]
    Clock(#[from] ClockReason),
    #[error("I don't understand this move. Write the squares it goes from and to")]
    Unreadable,
    #[error("more than one piece can do that. Add the square it starts from, as in b1d2")]
    Ambiguous,
    #[error("that is illegal")]
    NoSuchMove,
    /// A word of a game without turns has no time or no side (notation.md).
    #[error("write the time in milliseconds, the side and the move, as in 1000:b:f6e4")]
    NoStamp,
    #[error("this game has no such side")]
    NoSuchSide,
    #[error("the game is over")]
    GameOver,
    #[error("it is not this side's turn")]
    NotYourTurn {
        /// Who acts now, where just one does.
        to_act: Option<Seat>,
    },
    #[error("there is no piece on that square")]
    EmptyCell(Cell),
    #[error("the piece on that square is not yours")]
    NotYourPiece(Cell),
    /// The seat is out of the game (rule 3.3).
    #[error("your side is out of the game")]
    Fallen,
    #[error("a {} doesn't move like that", .0.name())]
    WrongMovement(Kind),
    #[error("a pawn moves one square forward, or two from its second row, and captures diagonally forward")]
    WrongPawnStep,
    #[error("another piece is in the way")]
    Blocked(Cell),
    #[error("your own piece is there")]
    OwnPiece(Cell),
    /// The own king would be, or stay, attacked.
    #[error("your king would be in check")]
    KingInCheck,
    /// Castling is not allowed now.
    #[error("{0}")]
    NoCastling(CastlingBar),
    #[error("choose a promotion: queen, rook, bishop or knight")]
    NeedsPromotion,
    #[error("only a pawn on the last row promotes")]
    NoPromotion,
    #[error("you can pass only when you have no legal move")]
    MayNotPass,
    #[error("a beam hits a Joker Knight: its owner must choose a lifeline first")]
    LifelineFirst,
    #[error("this game doesn't have that")]
    NotInThisGame,
    /// The game waits for the holder of the right (rule A8).
    #[error("deny or allow the last move first")]
    DenyOrAllow,
    #[error("there is no offer to answer")]
    NothingOffered,
    #[error("that offer is already open")]
    OfferStands,
    /// No claim is due, or there is none in this game.
    #[error("{0}")]
    NoClaim(Claims),
}

/// The first condition of castling that is not met (three_way.md 3.2.10, black_holes.md 1.2.9, crazy.md B16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CastlingBar {
    /// The right is gone, or the position never had it.
    #[error("you can't castle to that side: the king or the rook there has moved")]
    Moved,
    /// A piece stands between king and rook.
    #[error("a piece is between king and rook")]
    Between(Cell),
    /// The king is attacked where it stands.
    #[error("you can't castle out of check")]
    OutOfCheck,
    /// The cell that the king crosses is attacked.
    #[error("your king would pass through check")]
    Through(Cell),
    /// The cell where the king arrives is attacked.
    #[error("your king would be in check")]
    Into(Cell),
}

impl From<CastlingBar> for Reason {
    fn from(bar: CastlingBar) -> Self {
        Self::NoCastling(bar)
    }
}

impl Reason {
    /// Whether the move is right as far as it goes, and a part of it is to be added: what becomes of a pawn, for one.
    #[must_use]
    pub const fn asks_more(self) -> bool {
        matches!(
            self,
            Self::Ambiguous
                | Self::NeedsPromotion
                | Self::Hole(HoleReason::NeedsPromotion)
                | Self::Crazy(CrazyReason::NeedsPromotions { .. })
        )
    }

    /// Whether one game or one overlay alone refuses so.
    #[must_use]
    pub const fn is_own(self) -> bool {
        matches!(
            self,
            Self::Laser(_)
                | Self::Denial(_)
                | Self::Pact(_)
                | Self::Hole(_)
                | Self::Crazy(_)
                | Self::ThreeWay(_)
                | Self::Draughts(_)
                | Self::Clock(_)
        )
    }
}

/// A refused action: the reason, and what would work instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub reason: Reason,
    /// What was typed, shortened; empty where nothing was.
    pub typed: String,
    /// The nearest legal moves, as exact texts, in their order, or the lifelines where one is asked for; empty
    /// where nothing is asked of the seat.
    pub nearest: Vec<String>,
    /// The same moves as players write them.
    pub nearest_san: Vec<String>,
}

impl Refusal {
    /// One that no near move would help.
    pub(crate) const fn without_help(reason: Reason) -> Self {
        Self { reason, typed: String::new(), nearest: Vec::new(), nearest_san: Vec::new() }
    }

    /// The same refusal, remembering what was typed (at most 20 characters of it).
    #[must_use]
    pub fn typed(mut self, text: &str) -> Self {
        const SHOWN: usize = 20;
        self.typed = text.chars().filter(|c| !c.is_control()).take(SHOWN).collect();
        self
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if !self.typed.is_empty() {
            write!(f, "{}: ", self.typed)?;
        }
        write!(f, "{}", self.reason)?;
        if !self.nearest_san.is_empty() {
            write!(f, "; possible: {}", self.nearest_san.join(", "))?;
        }
        Ok(())
    }
}

impl std::error::Error for Refusal {}
