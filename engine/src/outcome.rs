//! How a game ended: the kind of end, the winners and one score for each seat.

use strum::IntoStaticStr;

use crate::seat::Seat;
use crate::seats::Seats;

/// Points of one seat. Whole: 277, 500, 777 in the laser games (billichess.md 2.5), 1 for a win elsewhere.
pub type Points = u32;

/// The kind of an end, by the word `inspect --json` prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum EndKind {
    /// The side to move is in check and has no legal move.
    Checkmate,
    /// The last opponent's king was taken (rule 3.3.4).
    KingCapture,
    /// The side to move is not in check and has no legal move.
    Stalemate,
    /// The side to move cannot move, and has lost by that, as some games have it.
    NoMoves,
    /// A beam reached the opponent's heel in mode B (billichess.md 2.5.5).
    Lasermate,
    Resignation,
    /// Both sides agreed on a draw.
    Agreement,
    /// The position stood for the third time (claimed) or the fifth (overlays.md W1).
    Repetition,
    /// Fifty moves (claimed) or seventy-five without capture or pawn move (overlays.md W1).
    MoveCount,
    /// Neither side has the pieces to mate.
    InsufficientMaterial,
    /// No piece is left that could deflect a beam (billichess.md 2.5.7 i).
    NoDeflection,
    /// The holder of the denial right declared a draw after the third denial (rule A12).
    ThirdDenial,
    /// Both sides passed in turn (billichess.md 2.5.7).
    TwoPasses,
    /// A side killed its own king (rule B19).
    Suicide,
}

impl EndKind {
    /// Whether the side to move has lost the game because nothing it could play would save it: a mate, or no move at all.
    #[must_use]
    pub const fn is_mate(self) -> bool {
        matches!(self, Self::Checkmate | Self::NoMoves)
    }

    /// The word for the kind, as in `outcome.kind`.
    #[must_use]
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// Why a turn game may be drawn without either side being mated (overlays.md W1). What a draw means is the
/// game's own affair: points in BilliChess, LET'S BILLI in mode B.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawReason {
    Agreement,
    Repetition,
    /// Too long without capture or pawn move.
    MoveCount,
    /// The holder of the denial right declared it after the third denial (rule A12).
    ThirdDenial,
}

impl DrawReason {
    /// The kind of end it makes where it ends the game.
    #[must_use]
    pub const fn end_kind(self) -> EndKind {
        match self {
            Self::Agreement => EndKind::Agreement,
            Self::Repetition => EndKind::Repetition,
            Self::MoveCount => EndKind::MoveCount,
            Self::ThirdDenial => EndKind::ThirdDenial,
        }
    }
}

/// The end of a game: its kind, one score for each seat, and who has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub kind: EndKind,
    scores: [Points; 3],
    seats: u8,
    winners: Seats,
}

impl Outcome {
    /// An end with a score for each seat, in seat order; past the third seat scores are dropped. The highest score
    /// wins; nobody has won where all have it.
    #[must_use]
    pub fn new(kind: EndKind, by_seat: &[Points]) -> Self {
        let mut scores = [0; 3];
        let mut seats = 0;
        for (slot, score) in scores.iter_mut().zip(by_seat) {
            *slot = *score;
            seats += 1;
        }
        let mut outcome = Self { kind, scores, seats, winners: Seats::NONE };
        let best = outcome.scores().iter().max().copied();
        if outcome.scores().iter().any(|score| Some(*score) != best) {
            let first =
                Seat::ALL.into_iter().zip(outcome.scores()).filter(|(_, score)| Some(**score) == best);
            outcome.winners = first.map(|(seat, _)| seat).collect();
        }
        outcome
    }

    /// An end of a game between two that one has won, for one point and none.
    #[must_use]
    pub fn won(kind: EndKind, winner: Seat) -> Self {
        Self::new(kind, &[Seat::First, Seat::Second].map(|seat| Points::from(seat == winner)))
    }

    /// The same end, decided otherwise than by the scores alone (overlays.md L6).
    #[must_use]
    pub const fn won_by(mut self, winners: Seats) -> Self {
        self.winners = winners;
        self
    }

    /// One score for each seat.
    #[must_use]
    pub fn scores(&self) -> &[Points] {
        &self.scores[..usize::from(self.seats)]
    }

    /// Who has won; nobody after a draw.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.winners.iter()
    }
}
