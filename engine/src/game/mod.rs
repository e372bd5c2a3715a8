//! A game in progress: the fold of actions over a position, with what only history knows.

mod asking;
mod fold;
mod folded;
mod past;

use crate::action::{Action, Millis, ToAct};
use crate::effect::Effect;
use crate::notation::Notation;
use crate::outcome::{DrawReason, Outcome};
use crate::position::Position;
use crate::refusal::{Reason, Refusal};
use crate::seat::Seat;
use crate::seats::Seats;
use crate::typed_action::TypedAction;

use asking::GameQuery;
use fold::Fold;
pub use fold::Played;
use past::GameHistory;

/// A position and its history: repetitions, offers that stand, and what the last action did.
#[derive(Clone, Debug)]
pub struct Game<S: Notation> {
    state: S,
    past: GameHistory,
}

impl<S: Notation> Game<S> {
    /// A game from a position. What was before it is not known, so it counts as the first.
    #[must_use]
    pub fn new(state: S) -> Self {
        Self { past: GameHistory::new(state.key()), state }
    }

    #[must_use]
    pub const fn state(&self) -> &S {
        &self.state
    }

    /// The key of every position that stood with a move to make, the start's first and the present one's last.
    #[must_use]
    pub fn keys(&self) -> &[u64] {
        &self.past.keys
    }

    /// What the last accepted action did.
    #[must_use]
    pub fn effects(&self) -> &[Effect] {
        &self.past.effects
    }

    /// What the last move did, with the lifelines chosen after it and the end that was allowed; empty before the first.
    #[must_use]
    pub fn last_move(&self) -> &[Effect] {
        &self.past.last_move
    }

    hand_on! {
        (self.asking())
        /// The seats that are in the game.
        pub(crate) fn living(&self) -> Seats;

        /// Who may act, and what each is asked: the state's questions and the offers that stand.
        #[must_use]
        pub fn to_act(&self) -> ToAct;

        /// How often the present position has stood since the last change that cannot be undone, itself included.
        #[must_use]
        pub fn repetitions(&self) -> u32;

        /// The draw that may be claimed now, if any (overlays.md W1).
        #[must_use]
        pub fn claimable(&self) -> Option<DrawReason>;

        /// Reads an action as typed by `seat`, without judging it.
        pub fn read(&self, seat: Seat, text: &str) -> Result<Action<S::Move>, Refusal>;

        /// Whether an action is legal now.
        pub fn judge(&self, seat: Seat, action: Action<S::Move>) -> Result<(), Reason>;

        /// Whether an action may be done now.
        pub(crate) fn may(&self, seat: Seat, typed: TypedAction<'_>) -> Result<(), Refusal>;

        /// The legal moves that a typed one may be with English piece letters.
        pub(crate) fn in_english(&self, seat: Seat, typed: TypedAction<'_>) -> Vec<String>;
    }

    /// The end of the game, where it has ended.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        Position::outcome(&self.state)
    }

    hand_on! {
        mut (self.fold())
        /// Applies an action, or says why not and leaves everything as it was.
        pub fn try_play(&mut self, seat: Seat, action: Action<S::Move>, at: Millis) -> Result<Played, Refusal>;

        /// The same for an action as it came in.
        pub(crate) fn try_typed(&mut self, seat: Seat, typed: TypedAction<'_>, at: Millis) -> Result<Played, Refusal>;

        /// Lets the clock run to a time, in milliseconds since the game began, and gives what fell due by it. A time that is
        /// past already changes nothing.
        pub fn advance(&mut self, to: Millis) -> Vec<Effect>;
    }

    /// Reads an action as typed (a word of notation.md or a move) and applies it.
    pub fn try_text(&mut self, seat: Seat, text: &str, at: Millis) -> Result<Played, Refusal> {
        self.try_typed(seat, TypedAction::read(text), at)
    }

    hand_on! {
        mut (self.past)
        /// Puts what a layer around the table has done in the place of what the last action did.
        pub(crate) fn tell(&mut self, effects: &[Effect]);

        /// Adds what a layer around the table makes of the last action, and of the last move where it was one.
        pub(crate) fn append(&mut self, effects: &[Effect], moved: bool);
    }

    fn asking(&self) -> GameQuery<'_, S::Move> {
        GameQuery { state: &self.state, past: &self.past }
    }

    fn fold(&mut self) -> Fold<'_, S::Move> {
        Fold { state: &mut self.state, past: &mut self.past }
    }
}
