//! The state: chess without turns, the clock over it, and the questions of the contract.

use super::array_vec::ArrayVec;
use super::base::UnderClock;
use super::held::{HELD, HeldMove, PastMove, RECENT};
use super::passing::PassingRights;
use super::penalty;
use super::pieces::CoolingPieces;
use super::premove::{ORDERED, Premove};
use super::quiet::QuietTimer;
use super::rules::RealtimeRules;
use crate::action::{Action, Asked, Millis, ToAct};
use crate::board::{Cell, CellSet};
use crate::claim::{ClaimRule, Claims};
use crate::effect::{Effect, Sink};
use crate::moves::MoveList;
use crate::outcome::{DrawReason, EndKind, Outcome};
use crate::position::{DrawRules, Position};
use crate::refusal::Reason;
use crate::seat::{Seat, Side};
use crate::variants::orthodox::ChessMove;
use crate::view::View;

/// The seats: White is first, and first in a tie.
pub(super) const WHITE: Seat = Seat::First;
/// See [`WHITE`].
pub(super) const BLACK: Seat = Seat::Second;

/// Orthodox chess, or chess with lasers, without turns (realtime.md).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Realtime<B: UnderClock> {
    pub(super) base: B,
    pub(super) rules: RealtimeRules,
    /// How far the clock has run, in milliseconds since the game began. It never runs backwards (4.10).
    pub(super) now: Millis,
    pub(super) pieces: CoolingPieces,
    pub(super) passing: PassingRights,
    /// Black's moves that wait, in order of arrival (4.9 ii).
    pub(super) held: ArrayVec<HeldMove, HELD>,
    /// The boards before White's last moves (4.9 iv).
    pub(super) recent: ArrayVec<PastMove, RECENT>,
    /// What is to be moved as soon as it is ready (4.16).
    pub(super) ordered: ArrayVec<Premove, ORDERED>,
    /// The number of the last move that was held.
    pub(super) last_held: u32,
    /// Since when no piece was taken and no pawn moved (4.14).
    pub(super) quiet: QuietTimer,
    pub(super) ended: Option<EndKind>,
}

impl<B: UnderClock> Realtime<B> {
    /// A position with every piece ready, and the clock at a time.
    pub(super) fn over(base: B, rules: RealtimeRules, now: Millis) -> Self {
        Self {
            pieces: CoolingPieces::of(base.chess()),
            base,
            rules,
            now,
            passing: PassingRights::NONE,
            held: ArrayVec::EMPTY,
            recent: ArrayVec::EMPTY,
            ordered: ArrayVec::EMPTY,
            last_held: 0,
            quiet: QuietTimer::since(now),
            ended: None,
        }
    }

    /// The start, with the penalties of 4.3.
    pub(super) fn begin(base: B, rules: RealtimeRules) -> Self {
        let mut state = Self::over(base, rules, 0);
        penalty::impose(&rules, state.base.chess(), &mut state.pieces);
        state
    }

    /// The game without its clock.
    #[must_use]
    pub const fn base(&self) -> &B {
        &self.base
    }

    /// What the table has chosen.
    #[must_use]
    pub const fn rules(&self) -> RealtimeRules {
        self.rules
    }

    /// How far the clock has run, in milliseconds since the game began.
    #[must_use]
    pub const fn now(&self) -> Millis {
        self.now
    }

    /// When the piece on a cell may move; the past for one that is ready.
    #[must_use]
    pub fn ready_at(&self, cell: Cell) -> Millis {
        self.pieces.ready_at(cell)
    }

    /// Ends the game: what is held then is cancelled (4.9 v).
    pub(super) fn end(&mut self, kind: EndKind, effects: &mut impl Sink) {
        self.ended = Some(kind);
        while let Some(held) = self.held.take(|_| true) {
            effects.put(held.cancelled());
        }
        self.ordered = ArrayVec::EMPTY;
        effects.put(Effect::Ended { kind });
    }
}

impl<B: UnderClock> Position for Realtime<B> {
    type Move = ChessMove;

    const SIDES: &'static [Side] = B::SIDES;

    /// Every side that has a ready piece with a legal move. Nobody may be asked for a while: then both wait (4.15).
    fn to_act(&self) -> ToAct {
        let mut asked = ToAct::NOBODY;
        if self.ended.is_none() {
            for seat in [WHITE, BLACK] {
                if self.has_ready_move(seat) {
                    asked = asked.and(seat, Asked::Move);
                }
            }
        }
        asked
    }

    fn moves(&self, seat: Seat, out: &mut MoveList<ChessMove>) {
        if self.ended.is_none() {
            self.any_ready_move(seat, &mut |mv| {
                out.push(mv);
                false
            });
        }
    }

    fn judge(&self, seat: Seat, action: Action<ChessMove>) -> Result<(), Reason> {
        self.judge_action(seat, action)
    }

    fn play(&mut self, seat: Seat, action: Action<ChessMove>, at: Millis, effects: &mut impl Sink) {
        self.act(seat, action, at, effects);
    }

    fn draw(&mut self, reason: DrawReason, effects: &mut impl Sink) {
        self.base.draw(reason, &mut ());
        self.end(reason.end_kind(), effects);
    }

    /// No turns, so no position repeats in the sense of chess, and the count is of time units (4.14).
    fn draw_rules(&self) -> DrawRules {
        DrawRules {
            claim_repetitions: None,
            claim_plies: None,
            end_repetitions: u32::MAX,
            end_plies: u32::MAX,
        }
    }

    fn claims(&self) -> Claims {
        Claims::of(ClaimRule::QuietTime { units: self.rules.draw_tu })
    }

    fn quiet_plies(&self) -> u32 {
        0
    }

    fn outcome(&self) -> Option<Outcome> {
        let kind = self.ended?;
        match kind {
            EndKind::Resignation | EndKind::Agreement => self.base.outcome(),
            _ => Some(Outcome::new(kind, &self.base.points(Some(kind)))),
        }
    }

    fn view(&self) -> View {
        self.seen()
    }

    hand_on! {
        (self.base)
        /// Frozen pieces attack like any other (4.5).
        fn attackers(&self, cell: Cell) -> CellSet;
        fn key(&self) -> u64;
    }

    fn advance(&mut self, to: Millis, effects: &mut impl Sink) {
        self.run_to(to, effects);
    }

    fn next_event(&self) -> Option<Millis> {
        self.next_due().map(|(at, _)| at)
    }

    fn next_change(&self) -> Option<Millis> {
        self.changes_next()
    }

    fn rested(&self, seat: Seat) -> Self {
        let mut rested = *self;
        for (cell, piece) in self.base.chess().all_pieces() {
            if piece.seat == seat {
                rested.pieces.cool(cell, 0);
            }
        }
        rested
    }

    fn cooled(&self, cells: CellSet, time: Millis) -> Self {
        let mut cooled = *self;
        for (cell, _) in self.base.chess().all_pieces().filter(|(cell, _)| cells.contains(*cell)) {
            cooled.pieces.cool(cell, self.now + time);
        }
        cooled
    }

    fn waiting(&self) -> Vec<(ChessMove, Millis)> {
        self.held.iter().map(|held| (held.mv, held.at)).collect()
    }
}
