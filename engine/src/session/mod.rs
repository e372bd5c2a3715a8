//! Any game as people meet it: texts and records in, texts and records out.
//!
//! All that is not searched goes through here, so that it is compiled once and not once for each game. What a method needs of
//! moves is written for the games that share a type of move ([`crate::notation::Texts`]).

mod fitting;
mod legal;
mod of_table;
mod studying;
mod thinking;

use std::any::Any;
use std::fmt::Debug;

use crate::action::{Millis, ToAct};
use crate::board::{Cell, CellSet};
use crate::effect::Effect;
use crate::game::Played;
use crate::notation::LeftOut;
use crate::outcome::{DrawReason, Outcome};
use crate::problems::{Budget, ProblemError, Solution, Stipulation};
use crate::refusal::Refusal;
use crate::search::{Goal, Limits, Proof, ProofError, Score, Strengths, Thought, TranspositionTable, Tuning};
use crate::seat::{Seat, Side};
use crate::timeline::Keyframe;
use crate::view::View;

pub use fitting::Fit;
pub use legal::Legal;

/// Constraints on a search's move, by exact texts: see [`crate::search::RootOptions`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct SearchRequest<'a> {
    pub pact_costs: &'a [(String, Score)],
    pub search_moves: &'a [String],
    pub multi_pv: u8,
}

impl Default for SearchRequest<'_> {
    fn default() -> Self {
        Self { pact_costs: &[], search_moves: &[], multi_pv: 1 }
    }
}

/// A game in progress, of whatever kind. Implemented once, for [`crate::game::Game`].
pub(crate) trait Session: Debug + Send + Sync {
    /// Another game in the same state.
    fn copied(&self) -> Box<dyn Session>;

    /// The sides in seat order.
    fn sides(&self) -> &'static [Side];

    /// Who may act, and what each is asked.
    fn to_act(&self) -> ToAct;

    /// The end of the game, where it has ended.
    fn outcome(&self) -> Option<Outcome>;

    /// All that may be seen of the position.
    fn view(&self) -> View;

    /// The cells of a seat's own part of the board.
    fn territory(&self, seat: Seat) -> CellSet;

    /// The cells of the pieces that attack a cell or guard it.
    fn attackers(&self, cell: Cell) -> CellSet;

    /// What the last action did.
    fn effects(&self) -> &[Effect];

    /// What the last move did, with the decisions that belong to it.
    fn last_move(&self) -> &[Effect];

    /// Puts what a layer around the game has done in the place of what the last action did.
    fn tell(&mut self, effects: &[Effect]);

    /// Adds what a layer around the game makes of the last action, and of the last move where it was one.
    fn append(&mut self, effects: &[Effect], moved: bool);

    /// The exact text of the position.
    fn position(&self) -> String;

    fn waits(&self) -> Option<String>;

    /// What a position's text holds that the table has switched off.
    fn left_out(&self, position: &str) -> Vec<LeftOut>;

    fn key(&self) -> u64;

    /// How often the position has stood.
    fn repetitions(&self) -> u32;

    /// The draw that may be claimed now.
    fn claimable(&self) -> Option<DrawReason>;

    /// How many plies ago the last capture or pawn move was, or what else begins the count of a draw.
    fn quiet_plies(&self) -> u32;

    /// The name of a cell that an effect names.
    fn cell_name(&self, cell: Cell) -> String;

    /// Whether pieces stand in stacks here.
    fn has_stacks(&self) -> bool;

    /// Lets the clock run to a time.
    fn advance(&mut self, to: Millis) -> Vec<Effect>;

    /// When the clock next does something by itself.
    fn next_event(&self) -> Option<Millis>;

    /// The next moment at which anything changes by the clock, a piece that becomes ready included.
    fn next_change(&self) -> Option<Millis>;

    /// The same position with every piece of a seat ready.
    fn rested(&self, seat: Seat) -> Box<dyn Session>;

    /// The same position with the pieces on some cells cooling for so long from now.
    fn cooled(&self, cells: CellSet, time: Millis) -> Box<dyn Session>;

    /// The accepted moves that still wait, with the time of their arrival.
    fn waiting(&self) -> Vec<(String, Millis)>;

    /// Whether a seat may do this now, offers and words included.
    fn may(&self, seat: Seat, text: &str) -> Result<(), Refusal>;

    /// Applies an action as typed, or changes nothing.
    fn try_text(&mut self, seat: Seat, text: &str, at: Millis) -> Result<Played, Refusal>;

    /// What a legal move does, moment by moment.
    fn timeline(&self, seat: Seat, text: &str, at: Millis) -> Vec<Keyframe>;

    /// The leaves at a depth.
    fn perft(&self, depth: u32) -> u64;

    /// The legal moves with the leaves behind each.
    fn divide(&self, depth: u32) -> Vec<(String, u64)>;

    /// What a seat may answer, each move in one way of writing it or in all.
    fn legal(&self, seat: Seat, all_ways: bool) -> Vec<Vec<Legal>>;

    /// Whether a seat is to move and has to pass for want of a move.
    fn must_pass(&self, seat: Seat) -> bool;

    /// The moves of a seat to which `fit` gives most.
    fn fitting(&self, seat: Seat, most: usize, fit: &Fit<'_>) -> Vec<(u8, Legal)>;

    /// The exact texts of the moves the pieces of a seat could make, in order.
    fn movable(&self, seat: Seat) -> Vec<String>;

    /// The same as if those who come before the seat had passed; nothing where the turn does not come to it.
    fn movable_in_turn(&self, seat: Seat) -> Option<Vec<String>>;

    /// How many moves a seat would have if it were to move; 0 where the turn does not come to it.
    fn mobility(&self, seat: Seat) -> u32;

    /// The moves with which a seat loses at once and which may be played all the same, in order.
    fn unlisted(&self, seat: Seat) -> Vec<String>;

    /// The move that was denied and may not be played this turn.
    fn denied(&self) -> Option<Legal>;

    /// How players write a move that is given as typed.
    fn san(&self, seat: Seat, text: &str) -> Option<String>;

    /// The exact text of a move that is given as typed.
    fn exact(&self, seat: Seat, text: &str) -> Option<String>;

    /// How strong each level of the computer plays it.
    fn strengths(&self) -> &'static Strengths;

    /// What a seat had best do.
    fn think(
        &self,
        seat: Seat,
        request: SearchRequest<'_>,
        how: (Limits<'_>, Tuning),
        tt: &mut TranspositionTable,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought>;

    /// How each seat stands by what everybody can count, in centipawns.
    fn standing(&self, seat: Seat) -> [Score; 3];

    /// How much worse than its best a move of a seat is, as if it were to move now, in centipawns.
    fn move_cost(&self, seat: Seat, exact: &str, tt: &mut TranspositionTable) -> Score;

    /// Proves that a seat that is to act forces a goal within so many moves.
    fn prove(&self, seat: Seat, what: (Goal, u8), most: u64) -> Result<Proof, ProofError>;

    /// Everything that solves a problem. `target` is a game of the same kind that stands as a diagram.
    fn solve(
        &self,
        asked: Stipulation,
        target: Option<&dyn Session>,
        budget: Budget<'_>,
    ) -> Result<Solution, ProblemError>;

    /// The game as it is, for another one of its kind.
    fn as_any(&self) -> &dyn Any;

    /// The moves of a seat that score a lasermate at once.
    fn lasermates(&self, seat: Seat) -> Vec<Legal>;
}
