//! Any game as people meet it: texts and records in, texts and records out.
//!
//! All that is not searched goes through here, so that it is compiled once and not once for each game. What a method needs of
//! moves is written for the games that share a type of move ([`crate::notation::Texts`]).

mod fitting;
mod legal;
mod of_table;
mod studying;
mod thinking;

use std::fmt::Debug;

use crate::action::{Millis, ToAct};
use crate::board::{Cell, CellSet};
use crate::effect::Effect;
use crate::game::Played;
use crate::notation::LeftOut;
use crate::outcome::{DrawReason, Outcome};
use crate::problems::{Budget, Diagram, ProblemError, Solution, Stipulation};
use crate::refusal::Refusal;
use crate::search::{Goal, Limits, Proof, ProofError, Score, Strengths, Thought, TranspositionTable, Tuning};
use crate::seat::{Seat, Side};
use crate::seats::Seats;
use crate::timeline::Keyframe;
use crate::typed_action::TypedAction;
use crate::view::View;

pub use fitting::Fit;
pub use legal::Legal;

/// Constraints on a search's move, by exact texts: see [`crate::search::RootOptions`].
#[derive(Clone, Copy, Debug)]
pub struct SearchRequest<'a> {
    pub pact_costs: &'a [(String, Score)],
    pub search_moves: &'a [String],
    pub multi_pv: u8,
}

impl Default for SearchRequest<'_> {
    fn default() -> Self {
        Self { pact_costs: &[], search_moves: &[], multi_pv: 1 }
    }
}

/// A game in progress, of whatever kind: what a game of three seats adds to it is [`crate::any::AnyGame`]'s. Implemented once, for
/// [`crate::game::Game`].
pub trait Session: Debug + Send + Sync {
    /// Another game in the same state.
    fn copied(&self) -> Box<dyn Session>;

    /// The sides in seat order.
    fn sides(&self) -> &'static [Side];

    /// The seats that are in the game: all, but those that have fallen.
    fn living(&self) -> Seats;

    /// Who may act, and what each is asked.
    fn to_act(&self) -> ToAct;

    /// The end of the game, where it has ended.
    fn outcome(&self) -> Option<Outcome>;

    /// All that may be seen of the position.
    fn view(&self) -> View;

    /// The cells of a seat's own part of the board; none where a board has no such parts (rule 3.1.1).
    fn territory(&self, seat: Seat) -> CellSet;

    /// The cells of the pieces that attack a cell or guard it.
    fn attackers(&self, cell: Cell) -> CellSet;

    /// What the last accepted action did.
    ///
    /// ```
    /// use lasermate_engine::any::AnyGame;
    /// use lasermate_engine::effect::Effect;
    /// use lasermate_engine::seat::Seat;
    /// use lasermate_engine::variants::Setup;
    ///
    /// let mut game = AnyGame::new(&Setup::parse("billichess", [])?)?;
    /// let moves = ["d3", "e5", "Bg5", "d6", "Nd2"];
    /// for (mv, seat) in moves.into_iter().zip([Seat::First, Seat::Second].into_iter().cycle()) {
    ///     game.try_text(seat, mv, 0)?;
    /// }
    /// // Blue's knight has sent Red's beam into Blue's heel.
    /// let lasermate = game.effects().iter().find_map(|effect| match effect {
    ///     Effect::Lasermate { beam, points, .. } => Some((*beam, *points)),
    ///     _ => None,
    /// });
    /// assert_eq!(lasermate, Some((Seat::Second, 277)));
    /// assert_eq!(game.view().scores, [0, 277]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn effects(&self) -> &[Effect];

    /// What the last move did, with the lifelines chosen after it; empty before the first.
    fn last_move(&self) -> &[Effect];

    /// Puts what a layer around the game has done in the place of what the last action did.
    fn tell(&mut self, effects: &[Effect]);

    /// Adds what a layer around the game makes of the last action, and of the last move where it was one.
    fn append(&mut self, effects: &[Effect], moved: bool);

    /// The exact text of the position.
    fn position(&self) -> String;

    /// The text of a position that waits for a denial, with the move that may be denied: reading it gives the same game,
    /// window and all (crazy.md A14). `None` where nothing waits.
    fn waits(&self) -> Option<String>;

    /// What the text this game began with holds that its table has switched off (`ep=off`, `castling=off`): it was read and
    /// left out.
    fn left_out(&self, position: &str) -> Vec<LeftOut>;

    /// The position's key, for repetition.
    fn key(&self) -> u64;

    /// How often the present position has stood.
    fn repetitions(&self) -> u32;

    /// The draw that may be claimed now, if any.
    fn claimable(&self) -> Option<DrawReason>;

    /// How many plies ago the last capture or pawn move was, or what else begins the count of a draw.
    fn quiet_plies(&self) -> u32;

    /// The name of a cell that an [`Effect`] names, the same as on the drawn board.
    fn cell_name(&self, cell: Cell) -> String;

    /// Whether pieces stand in stacks here, and a move may set off a chain.
    fn has_stacks(&self) -> bool;

    /// Lets the clock run to a time.
    fn advance(&mut self, to: Millis) -> Vec<Effect>;

    /// When the clock next does something by itself, in milliseconds since the game began; `None` where it never does.
    fn next_event(&self) -> Option<Millis>;

    /// The next moment at which anything changes by the clock, a piece that becomes ready included; `None` where nothing does.
    fn next_change(&self) -> Option<Millis>;

    /// The same position with every piece of a seat ready.
    fn rested(&self, seat: Seat) -> Box<dyn Session>;

    /// The same position with the pieces on some cells cooling for so long from now.
    fn cooled(&self, cells: CellSet, time: Millis) -> Box<dyn Session>;

    /// The accepted moves that still wait, by their exact texts and the time of their arrival.
    fn waiting(&self) -> Vec<(String, Millis)>;

    /// Whether a seat may do this now, offers and words included.
    fn may(&self, seat: Seat, typed: TypedAction<'_>) -> Result<(), Refusal>;

    /// The legal moves that a typed one may be with English piece letters alone, by their exact texts: several where it is
    /// ambiguous, none for what is no move.
    fn in_english(&self, seat: Seat, typed: TypedAction<'_>) -> Vec<String>;

    /// Applies an action, or changes nothing.
    fn try_typed(&mut self, seat: Seat, typed: TypedAction<'_>, at: Millis) -> Result<Played, Refusal>;

    /// What a legal move of a game with stacks does, moment by moment, the game itself untouched: for a replay. Empty for
    /// anything else, and in other games. The cells are those of effects.
    fn timeline(&self, seat: Seat, text: &str, at: Millis) -> Vec<Keyframe>;

    /// The number of leaves at a depth, every leaf made (notation.md).
    ///
    /// ```
    /// use lasermate_engine::any::AnyGame;
    /// use lasermate_engine::variants::Setup;
    ///
    /// let game = AnyGame::new(&Setup::parse("black-holes", [])?)?;
    /// assert_eq!([1, 2].map(|depth| game.perft(depth)), [12, 144]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn perft(&self, depth: u32) -> u64;

    /// The legal moves by exact text, or the pass where there is none, each with its number of leaves at a depth.
    fn divide(&self, depth: u32) -> Vec<(String, u64)>;

    /// What a seat may answer, each move in one way of writing it or in all.
    fn legal(&self, seat: Seat, all_ways: bool) -> Vec<Vec<Legal>>;

    /// Whether [`crate::any::AnyGame::legal`] would give anything, with no move written. Where pieces stand in stacks a side is asked
    /// for a move only if it has one, so that its moves, which may be thousands, need not be made for this.
    fn has_answer(&self, seat: Seat) -> bool;

    /// Whether a seat is to move and has to pass for want of a move: what [`crate::any::AnyGame::legal`] says too, with no move generated.
    fn must_pass(&self, seat: Seat) -> bool;

    /// Of a seat's legal moves those to which `fit` gives a number, told their exact text and, if it asks, how players write
    /// them without marks of check; at most `most` of them, those with the highest numbers and among equals the shortest. In
    /// no order. A pass and lifelines are left out.
    fn legal_fitting(&self, seat: Seat, most: usize, fit: &Fit<'_>) -> Vec<(u8, Legal)>;

    /// The moves the pieces of a seat could make, by their exact texts and sorted: those of [`crate::any::AnyGame::legal`], and where a rule
    /// ended the game though pieces could still move (insufficient material), the moves there would be.
    fn movable(&self, seat: Seat) -> Vec<String>;

    /// The same as if those who come before the seat had passed; nothing where the turn does not come to it.
    fn movable_in_turn(&self, seat: Seat) -> Option<Vec<String>>;

    /// How many moves a seat would have if it were to move; 0 where the turn does not come to it.
    fn mobility(&self, seat: Seat) -> u32;

    /// The moves with which a seat loses at once and which may be played all the same (rule B19), by their exact texts and
    /// sorted. They are no legal moves.
    fn unlisted(&self, seat: Seat) -> Vec<String>;

    /// The move that was denied and may not be played this turn, in a game with denial (rule A3).
    fn denied(&self) -> Option<Legal>;

    /// How players write a move that is given by its exact text, whether or not it may be made now: without turns its piece may
    /// still cool. `None` for what is no move.
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

    /// Proves that a seat that is to act forces a goal within so many of its own moves, as [`crate::any::AnyGame::prove`] does for whoever is
    /// first. Without turns everybody may move a ready piece or wait at each moment at which anything changes, the seat first,
    /// and a wait counts as a move.
    fn prove_by(&self, seat: Seat, what: (Goal, u8), most: u64) -> Result<Proof, ProofError>;

    /// How the pieces stand.
    fn diagram(&self) -> Diagram;

    /// Everything that solves a problem. `target` is how a game of the same kind stands.
    fn solve(
        &self,
        asked: Stipulation,
        target: Option<Diagram>,
        budget: Budget<'_>,
    ) -> Result<Solution, ProblemError>;

    /// The moves of a seat that is to move which score a lasermate at once, in order of their texts.
    fn lasermates(&self, seat: Seat) -> Vec<Legal>;
}
