//! A position as far as its moves are read, written and judged, for all games that share a type of move.

use super::Notation;
use crate::action::{Action, ToAct};
use crate::board::Cell;
use crate::moves::MoveList;
use crate::position::Position;
use crate::refusal::Reason;
use crate::seat::Seat;
use crate::sorting::sort_by;

/// The parts of [`Position`] and [`Notation`] that deal with moves, as an object: code over it is compiled once for
/// each type of move, of which there are five.
pub(crate) trait Texts<M> {
    fn to_act(&self) -> ToAct;
    fn legal_moves(&self, seat: Seat) -> MoveList<M>;
    fn judge(&self, seat: Seat, action: Action<M>) -> Result<(), Reason>;
    fn write_move(&self, mv: M) -> String;
    fn san(&self, seat: Seat, mv: M) -> String;
    fn san_unmarked(&self, seat: Seat, mv: M) -> String;
    fn cell_name(&self, cell: Cell) -> String;
    fn ends(&self, mv: M) -> (Cell, Cell);
    fn choices(&self, mv: M) -> Vec<String>;
    fn through(&self, mv: M) -> Option<(Cell, Cell)>;
    fn each_route(&self, seat: Seat, mv: M, out: &mut MoveList<M>);
    fn meant(&self, seat: Seat, text: &str) -> Vec<M>;
}

impl<S: Notation> Texts<S::Move> for S {
    hand_on! {
        Position =>
        fn to_act(&self) -> ToAct;
        fn legal_moves(&self, seat: Seat) -> MoveList<S::Move>;
        fn judge(&self, seat: Seat, action: Action<S::Move>) -> Result<(), Reason>;
    }

    hand_on! {
        Notation =>
        fn write_move(&self, mv: S::Move) -> String;
        fn san(&self, seat: Seat, mv: S::Move) -> String;
        fn san_unmarked(&self, seat: Seat, mv: S::Move) -> String;
        fn cell_name(&self, cell: Cell) -> String;
        fn ends(&self, mv: S::Move) -> (Cell, Cell);
        fn choices(&self, mv: S::Move) -> Vec<String>;
        fn through(&self, mv: S::Move) -> Option<(Cell, Cell)>;
        fn each_route(&self, seat: Seat, mv: S::Move, out: &mut MoveList<S::Move>);
        fn meant(&self, seat: Seat, text: &str) -> Vec<S::Move>;
    }
}

/// The exact texts of moves, in order.
pub(crate) fn sorted<M>(texts: &dyn Texts<M>, moves: MoveList<M>) -> Vec<String> {
    in_order(moves.into_iter().map(|mv| texts.write_move(mv)).collect())
}

/// The exact texts of actions, in order.
pub(crate) fn sorted_actions<M: Copy>(texts: &dyn Texts<M>, actions: &[Action<M>]) -> Vec<String> {
    in_order(actions.iter().map(|action| action_text(texts, *action)).collect())
}

fn in_order(mut texts: Vec<String>) -> Vec<String> {
    sort_by(&mut texts, &String::cmp);
    texts
}

pub(crate) fn action_text<M>(texts: &dyn Texts<M>, action: Action<M>) -> String {
    action.text(|mv| texts.write_move(mv))
}
