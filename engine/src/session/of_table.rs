//! Every table is a session.

use super::{Fit, Legal, SearchRequest, Session, fitting, legal, studying, thinking};
use crate::action::{Action, Asked, Millis, ToAct};
use crate::board::{Cell, CellSet};
use crate::effect::{Effect, Recording};
use crate::game::{Game, Played};
use crate::moves::MoveList;
use crate::notation::{LeftOut, Texts, lifelines, sorted};
use crate::outcome::{DrawReason, Outcome};
use crate::pact::as_seat::as_seat;
use crate::problems::{
    self, Budget, Diagram, PositionsOf, ProblemError, ProblemSupport, Solution, Stipulation,
};
use crate::refusal::Refusal;
use crate::search::{
    Evaluate, Goal, Limits, Proof, ProofError, Score, Strengths, Thinks, Thought, TranspositionTable, Tuning,
};
use crate::seat::{Seat, Side};
use crate::seats::Seats;
use crate::timeline::{Keyframe, Timeline};
use crate::typed_action::TypedAction;
use crate::view::View;

impl<S: Thinks> Session for Game<S> {
    fn copied(&self) -> Box<dyn Session> {
        Box::new(self.clone())
    }

    fn sides(&self) -> &'static [Side] {
        S::SIDES
    }

    hand_on! {
        mut (self)
        fn tell(&mut self, effects: &[Effect]);
        fn append(&mut self, effects: &[Effect], moved: bool);
        fn advance(&mut self, to: Millis) -> Vec<Effect>;
        fn try_typed(&mut self, seat: Seat, typed: TypedAction<'_>, at: Millis) -> Result<Played, Refusal>;
    }

    fn position(&self) -> String {
        self.state().write_position()
    }

    fn waits(&self) -> Option<String> {
        self.state().write_waiting()
    }

    fn has_stacks(&self) -> bool {
        S::STACKS
    }

    fn rested(&self, seat: Seat) -> Box<dyn Session> {
        Box::new(Self::new(self.state().rested(seat)))
    }

    fn cooled(&self, cells: CellSet, time: Millis) -> Box<dyn Session> {
        Box::new(Self::new(self.state().cooled(cells, time)))
    }

    fn waiting(&self) -> Vec<(String, Millis)> {
        let state = self.state();
        state.waiting().into_iter().map(|(mv, at)| (state.write_move(mv), at)).collect()
    }

    fn timeline(&self, seat: Seat, text: &str, at: Millis) -> Vec<Keyframe> {
        if !S::STACKS {
            return Vec::new();
        }
        let Ok(Action::Move(mv)) = self.read(seat, text) else { return Vec::new() };
        let mut timeline = Timeline::default();
        let mut state = *self.state();
        if state.judge(seat, Action::Move(mv)).is_ok() {
            state.play(seat, Action::Move(mv), at, &mut Recording(&mut timeline));
        }
        timeline.keyframes()
    }

    fn perft(&self, depth: u32) -> u64 {
        crate::perft::perft(self.state(), depth)
    }

    fn divide(&self, depth: u32) -> Vec<(String, u64)> {
        let state = self.state();
        written(state, crate::perft::divide(state, depth))
    }

    fn legal(&self, seat: Seat, all_ways: bool) -> Vec<Vec<Legal>> {
        legal::legal(self.state(), seat, all_ways)
    }

    fn has_answer(&self, seat: Seat) -> bool {
        let state = self.state();
        match state.to_act().of(seat) {
            Some(Asked::Move) => {
                S::STACKS || !state.legal_moves(seat).is_empty() || state.judge(seat, Action::Pass).is_ok()
            }
            Some(Asked::Lifeline { .. }) => lifelines(state, seat).next().is_some(),
            _ => false,
        }
    }

    fn must_pass(&self, seat: Seat) -> bool {
        let state = self.state();
        state.to_act().of(seat) == Some(Asked::Move) && state.judge(seat, Action::Pass).is_ok()
    }

    fn legal_fitting(&self, seat: Seat, most: usize, fit: &Fit<'_>) -> Vec<(u8, Legal)> {
        fitting::fitting(self.state(), seat, most, fit)
    }

    fn movable(&self, seat: Seat) -> Vec<String> {
        sorted(self.state(), self.state().legal_moves(seat))
    }

    fn movable_in_turn(&self, seat: Seat) -> Option<Vec<String>> {
        as_seat(self.state(), seat).map(|state| sorted(&state, state.legal_moves(seat)))
    }

    fn mobility(&self, seat: Seat) -> u32 {
        let state = self.state();
        let moves = if let Some(in_turn) = as_seat(state, seat) {
            in_turn.legal_moves(seat).len()
        } else if state.to_act().of(seat) == Some(Asked::Move) {
            state.legal_moves(seat).len()
        } else {
            // Between two the turn cannot be passed on by the rules, only in thought.
            let passed = state.tree(seat).null_move().filter(|_| !state.to_act().is_nobody());
            passed.map_or(0, |passed| passed.legal_moves(seat).len())
        };
        moves as u32
    }

    fn unlisted(&self, seat: Seat) -> Vec<String> {
        let mut found = MoveList::new();
        if self.state().to_act().of(seat) == Some(Asked::Move) {
            self.state().unlisted(seat, &mut found);
        }
        sorted(self.state(), found)
    }

    fn denied(&self) -> Option<Legal> {
        self.state().denied().map(|(seat, mv)| Legal::of(self.state(), seat, mv))
    }

    fn san(&self, seat: Seat, text: &str) -> Option<String> {
        match self.read(seat, text) {
            Ok(Action::Move(mv)) => Some(self.state().san(seat, mv)),
            _ => None,
        }
    }

    fn exact(&self, seat: Seat, text: &str) -> Option<String> {
        self.state().read_move(seat, text).ok().map(|mv| self.state().write_move(mv))
    }

    fn strengths(&self) -> &'static Strengths {
        self.state().tree(Seat::First).strengths()
    }

    fn think(
        &self,
        seat: Seat,
        request: SearchRequest<'_>,
        how: (Limits<'_>, Tuning),
        tt: &mut TranspositionTable,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        thinking::think(self, seat, request, how, tt, report)
    }

    fn standing(&self, seat: Seat) -> [Score; 3] {
        self.state().tree(seat).power()
    }

    fn move_cost(&self, seat: Seat, exact: &str, tt: &mut TranspositionTable) -> Score {
        thinking::move_cost(self.state(), seat, exact, tt)
    }

    fn prove_by(&self, seat: Seat, what: (Goal, u8), most: u64) -> Result<Proof, ProofError> {
        studying::proved(&mut PositionsOf::new(self.state().proof_tree(seat), None), seat, what, most)
    }

    fn diagram(&self) -> Diagram {
        let tree = self.state().proof_tree(Seat::First);
        Diagram { key: tree.diagram(), pieces: tree.placed() }
    }

    fn solve(
        &self,
        asked: Stipulation,
        target: Option<Diagram>,
        budget: Budget<'_>,
    ) -> Result<Solution, ProblemError> {
        let seat = self.to_act().iter().next().map_or(Seat::First, |(seat, _)| seat);
        let has_target = target.is_some();
        let mut positions = PositionsOf::new(self.state().proof_tree(seat), target);
        problems::solve(&mut positions, asked, has_target, budget)
    }

    fn lasermates(&self, seat: Seat) -> Vec<Legal> {
        studying::lasermates(self.state(), seat)
    }

    hand_on! {
        (self)
        fn living(&self) -> Seats;
        fn to_act(&self) -> ToAct;
        fn outcome(&self) -> Option<Outcome>;
        fn effects(&self) -> &[Effect];
        fn last_move(&self) -> &[Effect];
        fn repetitions(&self) -> u32;
        fn claimable(&self) -> Option<DrawReason>;
        fn may(&self, seat: Seat, typed: TypedAction<'_>) -> Result<(), Refusal>;
        fn in_english(&self, seat: Seat, typed: TypedAction<'_>) -> Vec<String>;
    }

    hand_on! {
        (self.state())
        fn view(&self) -> View;
        fn territory(&self, seat: Seat) -> CellSet;
        fn attackers(&self, cell: Cell) -> CellSet;
        fn left_out(&self, position: &str) -> Vec<LeftOut>;
        fn key(&self) -> u64;
        fn quiet_plies(&self) -> u32;
        fn cell_name(&self, cell: Cell) -> String;
        fn next_event(&self) -> Option<Millis>;
        fn next_change(&self) -> Option<Millis>;
    }
}

/// Moves by their exact texts, or the pass, each with its leaves.
fn written<M: Copy>(texts: &dyn Texts<M>, parts: Vec<(Option<M>, u64)>) -> Vec<(String, u64)> {
    let text = |mv: Option<M>| match mv {
        Some(mv) => texts.write_move(mv),
        None => Action::<M>::Pass.word().unwrap_or_default().to_owned(),
    };
    parts.into_iter().map(|(mv, leaves)| (text(mv), leaves)).collect()
}
