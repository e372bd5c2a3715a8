//! The contract every game and every wrapper of a game keeps.

use std::fmt::Debug;

use crate::action::{Action, Millis, ToAct};
use crate::board::{Cell, CellSet};
use crate::claim::{ClaimRule, Claims};
use crate::effect::Sink;
use crate::moves::MoveList;
use crate::outcome::{DrawReason, Outcome};
use crate::refusal::Reason;
use crate::seat::{Seat, Side};
use crate::view::View;

/// A position of a game: a plain value of a few hundred bytes, copied rather than undone.
///
/// Plain and wrapped games look the same. History (repetition, offers, the log) is not here but in
/// [`crate::game::Game`], which folds actions over a position.
pub trait Position: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// A move: an action that moves pieces. Small, ordered as its exact text is.
    type Move: Copy + Eq + Ord + Debug + Send + Sync + 'static;

    /// The sides in the order of their seats.
    const SIDES: &'static [Side];

    /// Who may act now, and what each is asked. Nobody once the game is over by the position itself.
    fn to_act(&self) -> ToAct;

    /// Adds every legal move of a seat to `out`. Takes the seat: no turn is assumed. Where a rule ends the game
    /// while pieces could still move (insufficient material) they are given all the same, so that leaves are counted as
    /// everybody counts them; that the game is over is [`Position::to_act`]'s to say.
    fn moves(&self, seat: Seat, out: &mut MoveList<Self::Move>);

    /// The moves of [`Position::moves`] in a list of their own.
    #[must_use]
    fn legal_moves(&self, seat: Seat) -> MoveList<Self::Move> {
        let mut found = MoveList::new();
        self.moves(seat, &mut found);
        found
    }

    /// The cells of the pieces of any seat that attack a cell, or guard it where their own piece stands there, whoever is to
    /// act and pinned or not: reach, and not legal moves.
    fn attackers(&self, cell: Cell) -> CellSet;

    /// Whether an action is legal for a seat now, or why not. Moves that [`Position::moves`] gives are legal.
    ///
    /// # Errors
    /// The reason, in terms a player understands.
    fn judge(&self, seat: Seat, action: Action<Self::Move>) -> Result<(), Reason>;

    /// Applies a legal action. An illegal one leaves an unspecified but sound position and never panics;
    /// callers that take input use [`crate::game::Game::try_play`].
    fn play(&mut self, seat: Seat, action: Action<Self::Move>, at: Millis, effects: &mut impl Sink);

    /// The game is drawn for `reason`: what that means is the game's (overlays.md W1).
    fn draw(&mut self, reason: DrawReason, effects: &mut impl Sink);

    /// The last move has drawn the game by repetition or the move count, without anybody's claim (overlays.md W1). Where it
    /// may be denied, that waits with it (rule A8).
    fn draw_by_count(&mut self, reason: DrawReason, effects: &mut impl Sink) {
        self.draw(reason, effects);
    }

    /// When repetition and the move count draw this game in its present phase (overlays.md W1).
    fn draw_rules(&self) -> DrawRules;

    /// What a draw may be claimed for in the present phase, as a refused claimant is told.
    fn claims(&self) -> Claims {
        Claims::of(ClaimRule::Moves)
    }

    /// Plies since the last capture or pawn move, or since the position was changed for good.
    fn quiet_plies(&self) -> u32;

    /// How many plies back this position may have stood already: those since the last move that cannot be undone.
    fn plies_to_repeat(&self) -> u32 {
        self.quiet_plies()
    }

    /// The end of the game, where this position is one. May look for legal moves.
    fn outcome(&self) -> Option<Outcome>;

    /// All that may be seen of it.
    fn view(&self) -> View;

    /// A number equal for positions that repeat each other, for repetition and search; never stored.
    fn key(&self) -> u64;

    /// Works out once what each of many moves from here would work out again. Changes nothing that can be asked.
    #[inline]
    fn prepare(&mut self) {}

    // What only one game or overlay has an answer to; the usual answer is nothing.

    /// Lets the clock run to a time, in milliseconds since the game began, and does what falls due by it: held moves
    /// and orders (rules 4.9, 4.16). Running in several steps is the same as running at once.
    fn advance(&mut self, to: Millis, effects: &mut impl Sink) {
        let _ = (to, effects);
    }

    /// The first time at which [`Position::advance`] does something; `None` where it never does.
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

    /// Adds the moves of a seat with which it loses at once, and which may be played all the same (rule B19). They are not
    /// among [`Position::moves`], and [`Position::judge`] allows them.
    fn unlisted(&self, seat: Seat, out: &mut MoveList<Self::Move>) {
        let _ = (seat, out);
    }

    /// Whether an action takes effect only once every other seat has agreed to it (LET'S BILLI, billichess.md 2.5.8). The table
    /// keeps the offer; [`Position::play`] is called when all have agreed.
    fn needs_consent(&self, action: Action<Self::Move>) -> bool {
        let _ = action;
        false
    }

    /// A draw that a rule of this game's own lets a seat declare now (rule A12).
    fn declarable(&self, seat: Seat) -> Option<DrawReason> {
        let _ = seat;
        None
    }
}

/// When repetition and the move count may draw a game, and when they do so by themselves (overlays.md W1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawRules {
    /// How often a position must stand before a draw may be claimed; `None` where there is no claim.
    pub claim_repetitions: Option<u32>,
    /// How many quiet plies before a draw may be claimed; `None` where there is no claim.
    pub claim_plies: Option<u32>,
    /// How often a position must stand to end the game by itself.
    pub end_repetitions: u32,
    /// How many quiet plies end the game by themselves.
    pub end_plies: u32,
}

impl DrawRules {
    /// Third repetition and fifty moves on claim, fifth and seventy-five by themselves.
    pub const CHESS: Self =
        Self { claim_repetitions: Some(3), claim_plies: Some(100), end_repetitions: 5, end_plies: 150 };
}
