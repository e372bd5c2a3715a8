//! A game without turns as a tree: at every moment each side may move one ready piece or wait, and then the clock runs to the
//! next moment at which anything changes. Who can only wait is not asked, nor who has chosen to wait and has seen nothing new
//! since, but in proofs.

use super::{Realtime, UnderClock};
use crate::action::{Action, Asked, Millis, ToAct};
use crate::board::{Cell, CellSet};
use crate::effect::Sink;
use crate::moves::MoveList;
use crate::notation::{MoveTextError, Notation, PositionError};
use crate::outcome::{DrawReason, Outcome};
use crate::position::{DrawRules, Position};
use crate::refusal::Reason;
use crate::search::Thinks;
use crate::search::evaluate::Evaluate;
use crate::seat::{Seat, Side};
use crate::seats::Seats;
use crate::variants::orthodox::ChessMove;
use crate::variants::realtime::ClockReason;
use crate::view::View;

/// A moment of a game without turns, and who may still act in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EventNode<B: UnderClock> {
    pub(super) game: Realtime<B>,
    pub(super) seat: Seat,
    /// Whether the other side has acted at this moment already.
    second: bool,
    /// Who has chosen to wait, and for whom nothing has changed since.
    waits: Seats,
    /// Whether who would only wait is asked too, so that a line tells every wait.
    pub(super) tells_waits: bool,
}

impl<B: UnderClock> EventNode<B> {
    /// A moment at which nobody has acted yet, and who may act first.
    const fn of(game: Realtime<B>, seat: Seat) -> Self {
        Self { game, seat, second: false, waits: Seats::NONE, tells_waits: false }
    }

    pub(super) fn wait(&mut self) {
        if !self.tells_waits {
            self.waits = self.waits.with(self.seat);
        }
        self.pass_on();
    }

    /// After a side has moved or waited: the next turn of a side that is asked, the other's at the same moment or at a later one.
    fn pass_on(&mut self) {
        loop {
            if self.second {
                self.run_on();
            }
            self.second = !self.second;
            self.seat = self.seat.other();
            // At the latest the quiet time ends the game (realtime.md 4.14).
            if self.game.outcome().is_some() || self.is_asked() {
                return;
            }
        }
    }

    fn is_asked(&self) -> bool {
        self.tells_waits || !self.waits.has(self.seat) && self.game.has_ready_move(self.seat)
    }

    /// The clock runs to the next change. Whose piece becomes ready sees something new, and a change of the board both.
    fn run_on(&mut self) {
        let Some(at) = self.game.changes_next() else { return };
        if self.waits.is_empty() {
            return self.game.advance(at, &mut ());
        }
        let (ready, board) = (self.game.ready(), self.game.key());
        self.game.advance(at, &mut ());
        if self.game.key() != board {
            self.waits = Seats::NONE;
        }
        let new = self.game.ready() & !ready;
        for seat in self.waits.iter().filter(|seat| new & self.game.base().chess().army(*seat) != 0) {
            self.waits = self.waits.without(seat);
        }
    }
}

impl<B: UnderClock> Position for EventNode<B> {
    type Move = ChessMove;

    const SIDES: &'static [Side] = B::SIDES;

    fn to_act(&self) -> ToAct {
        if self.game.outcome().is_some() { ToAct::NOBODY } else { ToAct::one(self.seat, Asked::Move) }
    }

    fn moves(&self, seat: Seat, out: &mut MoveList<ChessMove>) {
        let begin = out.len();
        self.game.moves(seat, out);
        // A Black move that would lose a tie is refused (realtime.md 4.9 iv).
        if seat != Seat::First && self.game.may_refuse_black() {
            out.retain_from(begin, |mv| self.game.takes_now(*mv));
        }
    }

    /// Waiting is what a pass is here.
    fn judge(&self, seat: Seat, action: Action<ChessMove>) -> Result<(), Reason> {
        match action {
            Action::Pass => Err(ClockReason::NoTurns.into()),
            _ => self.game.judge(seat, action),
        }
    }

    #[inline(never)]
    fn play(&mut self, seat: Seat, action: Action<ChessMove>, _: Millis, effects: &mut impl Sink) {
        match action {
            Action::Pass => return self.wait(),
            Action::Move(mv) => self.game.submit_legal(seat, mv, effects),
            _ => self.game.play(seat, action, self.game.now(), effects),
        }
        self.waits = Seats::NONE;
        self.pass_on();
    }

    fn draw(&mut self, reason: DrawReason, effects: &mut impl Sink) {
        self.game.draw(reason, effects);
    }

    fn key(&self) -> u64 {
        let waits = self.waits.iter().fold(0, |word, seat| word | 4 << seat.index());
        self.game.key()
            ^ self.game.clock_word()
            ^ (self.seat.index() as u64) << 1
            ^ u64::from(self.second)
            ^ waits
    }

    hand_on! {
        (self.game)
        fn attackers(&self, cell: Cell) -> CellSet;
        fn draw_rules(&self) -> DrawRules;
        fn quiet_plies(&self) -> u32;
        fn outcome(&self) -> Option<Outcome>;
        fn view(&self) -> View;
    }
}

impl<B: UnderClock> Notation for EventNode<B> {
    type Rules = <Realtime<B> as Notation>::Rules;

    fn start(rules: Self::Rules) -> Self {
        Self::of(Realtime::start(rules), Seat::First)
    }

    fn read_position(rules: Self::Rules, text: &str) -> Result<Self, PositionError> {
        // The field of whose turn it is tells who is asked.
        let asked = if text.split(' ').nth(1) == Some("b") { Seat::Second } else { Seat::First };
        Ok(Self::of(Realtime::read_position(rules, text)?, asked))
    }

    hand_on! {
        (self.game)
        fn write_position(&self) -> String;
        fn read_move(&self, seat: Seat, text: &str) -> Result<ChessMove, MoveTextError>;
        fn write_move(&self, mv: ChessMove) -> String;
        fn san(&self, seat: Seat, mv: ChessMove) -> String;
        fn cell_name(&self, cell: Cell) -> String;
        fn ends(&self, mv: ChessMove) -> (Cell, Cell);
    }
}

impl<B: UnderClock + Evaluate> Thinks for Realtime<B> {
    type Tree = EventNode<B>;

    fn tree(&self, seat: Seat) -> EventNode<B> {
        EventNode::of(*self, seat)
    }

    fn proof_tree(&self, seat: Seat) -> EventNode<B> {
        EventNode { tells_waits: true, ..self.tree(seat) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variants::orthodox::Chess;
    use crate::variants::realtime::RealtimeRules;

    fn game() -> Realtime<Chess> {
        let text = "r3k3/8/8/8/8/8/8/R3K3 w - - 0 1 ready=a8:5000";
        Realtime::read_position((RealtimeRules::USUAL, ()), text).expect(text)
    }

    /// Plays these; who is asked next, and when.
    fn after(mut node: EventNode<Chess>, actions: &[&str]) -> (Option<Seat>, Millis) {
        for text in actions {
            let seat = node.seat;
            let action = match *text {
                "wait" => Action::Pass,
                text => Action::Move(node.read_move(seat, text).expect(text)),
            };
            node.play(seat, action, 0, &mut ());
        }
        (node.to_act().mover(), node.game.now())
    }

    /// Waiting is allowed at every moment (realtime.md 4.15), but who has waited would wait again where nothing is new.
    #[test]
    fn who_has_waited_is_asked_once_something_is_new() {
        let (white, black) = (Some(Seat::First), Some(Seat::Second));
        let tree = game().tree(Seat::First);
        assert_eq!(after(tree, &["wait"]), (black, 0));
        assert_eq!(after(tree, &["wait", "wait"]), (black, 5_000), "the rook of Black is ready");
        assert_eq!(
            after(tree, &["wait", "wait", "a8a2"]),
            (white, 5_501),
            "Black has moved once the window is past"
        );
        assert_eq!(after(tree, &["wait", "e8e7"]), (white, 501), "Black has moved once the window is past");
        let quiet = RealtimeRules::USUAL.tu * RealtimeRules::USUAL.draw_tu;
        assert_eq!(after(tree, &["wait", "wait", "wait"]), (None, quiet), "nothing comes any more");
    }

    #[test]
    fn proofs_tell_every_wait() {
        let tree = game().proof_tree(Seat::First);
        assert_eq!(after(tree, &["wait", "wait"]), (Some(Seat::First), 5_000));
        assert_eq!(after(tree, &["wait", "wait", "wait"]), (Some(Seat::Second), 5_000));
    }
}
