//! A game without turns as a tree: at every moment each side may move one ready piece or wait, and then the clock runs to the
//! next moment at which anything changes. Who can only wait is not asked, but in proofs.

use super::{Realtime, UnderClock};
use crate::action::{Action, Asked, Millis, ToAct};
use crate::board::{Cell, CellSet};
use crate::effect::Sink;
use crate::hooks::{AmongSeveral, Consenting, Declaring, Timed, Unlisted};
use crate::moves::MoveList;
use crate::notation::{MoveTextError, Notation, PositionError};
use crate::outcome::{DrawReason, Outcome};
use crate::position::{DrawRules, Position};
use crate::refusal::Reason;
use crate::search::Thinks;
use crate::search::evaluate::Evaluate;
use crate::seat::{Seat, Side};
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
    /// Whether who can only wait is asked too, so that a line tells every wait.
    pub(super) tells_waits: bool,
}

impl<B: UnderClock> EventNode<B> {
    /// A moment at which nobody has acted yet, and who may act first.
    const fn of(game: Realtime<B>, seat: Seat) -> Self {
        Self { game, seat, second: false, tells_waits: false }
    }

    /// After a side has moved or waited: the next turn of a side that is asked, the other's at the same moment or at a later one.
    pub(super) fn pass_on(&mut self) {
        loop {
            if self.second
                && let Some(at) = self.game.changes_next()
            {
                self.game.advance(at, &mut ());
            }
            self.second = !self.second;
            self.seat = self.seat.other();
            // At the latest the quiet time ends the game (realtime.md 4.14).
            if self.tells_waits || self.game.outcome().is_some() || self.game.has_ready_move(self.seat) {
                return;
            }
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
            out.retain_from(begin, |mv| self.game.judge(seat, Action::Move(*mv)).is_ok());
        }
    }

    fn attackers(&self, cell: Cell) -> CellSet {
        self.game.attackers(cell)
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
        if !matches!(action, Action::Pass) {
            self.game.play(seat, action, self.game.now(), effects);
        }
        self.pass_on();
    }

    fn draw(&mut self, reason: DrawReason, effects: &mut impl Sink) {
        self.game.draw(reason, effects);
    }

    fn draw_rules(&self) -> DrawRules {
        self.game.draw_rules()
    }

    fn quiet_plies(&self) -> u32 {
        self.game.quiet_plies()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn view(&self) -> View {
        self.game.view()
    }

    fn key(&self) -> u64 {
        self.game.key() ^ self.game.clock_word() ^ (self.seat.index() as u64) << 1 ^ u64::from(self.second)
    }
}

impl<B: UnderClock> Timed for EventNode<B> {}
impl<B: UnderClock> AmongSeveral for EventNode<B> {}
impl<B: UnderClock> Unlisted for EventNode<B> {}
impl<B: UnderClock> Consenting for EventNode<B> {}
impl<B: UnderClock> Declaring for EventNode<B> {}

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

    fn write_position(&self) -> String {
        self.game.write_position()
    }

    fn read_move(&self, seat: Seat, text: &str) -> Result<ChessMove, MoveTextError> {
        self.game.read_move(seat, text)
    }

    fn write_move(&self, mv: ChessMove) -> String {
        self.game.write_move(mv)
    }

    fn san(&self, seat: Seat, mv: ChessMove) -> String {
        self.game.san(seat, mv)
    }

    fn cell_name(&self, cell: Cell) -> String {
        self.game.cell_name(cell)
    }

    fn ends(&self, mv: ChessMove) -> (Cell, Cell) {
        self.game.ends(mv)
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
