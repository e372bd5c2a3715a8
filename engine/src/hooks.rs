//! Questions to which one game or one overlay alone has an answer: each is a small trait, whose usual answer is nothing. They
//! are not in the contract of all ([`crate::position::Position`]); a game with nothing to say implements them empty.

use crate::action::{Action, Millis};
use crate::board::CellSet;
use crate::effect::Sink;
use crate::moves::MoveList;
use crate::outcome::DrawReason;
use crate::position::Position;
use crate::seat::Seat;

/// A game in which something happens by the clock alone.
pub trait GameClock: Position {
    /// Lets the clock run to a time, in milliseconds since the game began, and does what falls due by it: held moves
    /// and orders (rules 4.9, 4.16). Running in several steps is the same as running at once.
    fn advance(&mut self, to: Millis, effects: &mut impl Sink) {
        let _ = (to, effects);
    }

    /// The first time at which [`GameClock::advance`] does something; `None` where it never does.
    fn next_event(&self) -> Option<Millis> {
        None
    }

    /// The next time at which anything changes by the clock, a piece that becomes ready included; `None` where nothing does.
    fn next_change(&self) -> Option<Millis> {
        self.next_event()
    }

    /// The same with every piece of a seat ready.
    #[must_use]
    fn rested(&self, seat: Seat) -> Self {
        let _ = seat;
        *self
    }

    /// The same with the pieces on some cells cooling for so long from now.
    #[must_use]
    fn cooled(&self, cells: CellSet, time: Millis) -> Self {
        let _ = (cells, time);
        *self
    }

    /// The accepted moves that still wait to be carried out, in order of arrival, with the time of it.
    fn waiting(&self) -> Vec<(Self::Move, Millis)> {
        Vec::new()
    }
}

/// A game of several seats that go on when one falls, each with a part of the board.
pub trait AmongSeveral: Position {
    /// Whether a seat is out of the game while others play on (rule 3.3).
    fn has_fallen(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// The cells of a seat's own part of the board; none where a board has no such parts (rule 3.1.1).
    fn territory(&self, seat: Seat) -> CellSet {
        let _ = seat;
        CellSet::EMPTY
    }
}

/// A game that allows moves which it offers nobody (rule B19).
pub trait UnlistedMoves: Position {
    /// Adds the moves of a seat with which it loses at once, and which may be played all the same. They are not among
    /// [`Position::moves`], and [`Position::judge`] allows them.
    fn unlisted(&self, seat: Seat, out: &mut MoveList<Self::Move>) {
        let _ = (seat, out);
    }
}

/// A game with actions that all must agree to (LET'S BILLI, billichess.md 2.5.8).
pub trait ConsentRules: Position {
    /// Whether an action takes effect only once every other seat has agreed to it. The table keeps the offer;
    /// [`Position::play`] is called when all have agreed.
    fn needs_consent(&self, action: Action<Self::Move>) -> bool {
        let _ = action;
        false
    }
}

/// A game with a draw of its own that a seat may declare (rule A12).
pub trait DrawDeclarations: Position {
    /// A draw that a rule of this game's own lets a seat declare now.
    fn declarable(&self, seat: Seat) -> Option<DrawReason> {
        let _ = seat;
        None
    }
}
