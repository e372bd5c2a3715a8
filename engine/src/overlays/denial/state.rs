//! The state: a base with the denial right over it, and the questions of the contract.

use super::base::DenialSupport;
use super::rules::DenialRules;
use crate::action::{Action, Asked, Millis, ToAct};
use crate::board::{Cell, CellSet};
use crate::claim::Claims;
use crate::effect::Sink;
use crate::mix::GOLDEN;
use crate::moves::MoveList;
use crate::outcome::{DrawReason, Outcome};
use crate::position::{DrawRules, Position};
use crate::refusal::Reason;
use crate::seat::{Seat, Side};
use crate::view::{DenialView, View};

/// The last move while it may still be taken back, and the position before it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PendingMove<B: DenialSupport> {
    /// The whole base before the move: rights, counters, beams and scores come back with it (A1, L8).
    pub(super) before: B,
    pub(super) mv: B::Move,
    /// Whether it was the first move of a side that had just denied (A4).
    pub(super) immune: bool,
    /// Whether the game has ended without the move, whose own end still waited: `before` is the game that has ended so.
    pub(super) overtaken: bool,
}

/// A base game whose moves may be denied.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Denial<B: DenialSupport> {
    pub(super) base: B,
    pub(super) rules: DenialRules,
    /// Who holds the one right there is (A2).
    pub(super) holder: Seat,
    /// The side whose next move cannot be denied (A4).
    pub(super) immune: Option<Seat>,
    /// What may not be played this turn (A3).
    pub(super) denied: Option<B::Move>,
    /// How often a move has been denied.
    pub(super) denials: u16,
    /// The last move, where the holder did not make it and has not replied to it.
    pub(super) pending: Option<PendingMove<B>>,
}

/// What the holder of the right may claim besides (A12).
const THIRD_DENIAL: &str = ". After three denials, whoever holds the right to deny can claim one on either player's turn, unless in check";

impl<B: DenialSupport> Denial<B> {
    /// A position of the base at which the second seat holds the right (A2).
    pub(super) const fn over(base: B, rules: DenialRules) -> Self {
        Self { base, rules, holder: Seat::Second, immune: None, denied: None, denials: 0, pending: None }
    }

    /// The base under the right.
    #[must_use]
    pub const fn base(&self) -> &B {
        &self.base
    }

    /// Who holds the right (A2).
    #[must_use]
    pub const fn holder(&self) -> Seat {
        self.holder
    }

    /// The move that may not be played this turn (A3).
    #[must_use]
    pub const fn denied(&self) -> Option<B::Move> {
        self.denied
    }

    /// The side whose next move cannot be denied (A4).
    #[must_use]
    pub const fn immune(&self) -> Option<Seat> {
        self.immune
    }

    /// How often a move has been denied.
    #[must_use]
    pub const fn denials(&self) -> u16 {
        self.denials
    }

    /// How the last move ends the game, where it can still be denied: the one place where an end waits, whatever it is
    /// (A8). The base stands as it is after the move with all that came of it; who looks is told of no outcome, and of the
    /// scores before the move.
    pub(super) fn pending_end(&self) -> Option<Outcome> {
        self.pending?;
        if self.may_deny(self.holder) { self.base.outcome() } else { None }
    }

    /// Whether a move is the one that was denied this turn (A3, A5).
    pub(super) fn is_denied(&self, mv: B::Move) -> bool {
        self.denied.is_some_and(|denied| B::same_move(denied, mv, self.rules.promo_same_move))
    }

    /// Whether a base gives its side to move a move that is not the same as this one.
    pub(super) fn has_other_move(&self, base: &B, than: B::Move) -> bool {
        let moves = base.legal_moves(base.turn());
        moves.iter().any(|mv| !B::same_move(than, *mv, self.rules.promo_same_move))
    }

    /// Whether the side to move has nothing left but what was denied.
    pub(super) fn is_bare_of_moves(&self) -> bool {
        self.denied.is_some_and(|denied| !self.has_other_move(&self.base, denied))
    }
}

impl<B: DenialSupport> Denial<B> {
    /// What the holder and the immune side add to the key (A13).
    pub(super) fn rights_key(&self) -> u64 {
        let rights =
            self.holder.index() as u64 | (self.immune.map_or(0, |seat| seat.index() as u64 + 1)) << 2;
        (rights + 1).wrapping_mul(GOLDEN).rotate_left(17)
    }
}

impl<B: DenialSupport> Position for Denial<B> {
    type Move = B::Move;

    const SIDES: &'static [Side] = B::SIDES;

    /// The base's questions, and the holder's: besides a reply whether to deny the last move (A1), or where that move
    /// would end the game nothing else (A8).
    fn to_act(&self) -> ToAct {
        if !self.may_deny(self.holder) {
            self.base.to_act()
        } else if self.base.outcome().is_some() {
            ToAct::one(self.holder, Asked::Denial { ends: true })
        } else {
            self.base.to_act().and(self.holder, Asked::Denial { ends: false })
        }
    }

    #[inline]
    fn moves(&self, seat: Seat, out: &mut MoveList<B::Move>) {
        let begin = out.len();
        self.base.moves(seat, out);
        if self.denied.is_some() {
            out.retain_from(begin, |mv| !self.is_denied(*mv));
        }
    }

    fn judge(&self, seat: Seat, action: Action<B::Move>) -> Result<(), Reason> {
        self.judge_action(seat, action)
    }

    #[inline]
    fn play(&mut self, seat: Seat, action: Action<B::Move>, at: Millis, effects: &mut impl Sink) {
        self.act(seat, action, at, effects);
    }

    /// What the players agree on or claim is no move, and cannot be denied (A10).
    fn draw(&mut self, reason: DrawReason, effects: &mut impl Sink) {
        let hunted = self.base.kingless();
        self.say(effects, |base, effects| base.draw(reason, effects));
        // In mode B the kings are rooks now, and what was denied was a move of another position (A3).
        if self.base.kingless() && !hunted {
            self.denied = None;
        }
    }

    fn draw_by_count(&mut self, reason: DrawReason, effects: &mut impl Sink) {
        self.be_drawn_by_count(reason, effects);
    }

    fn claims(&self) -> Claims {
        let besides = if self.rules.draw_after_third { THIRD_DENIAL } else { "" };
        Claims { besides, ..self.base.claims() }
    }

    /// The base's, once nobody may deny the move that led to it (A8).
    fn outcome(&self) -> Option<Outcome> {
        match self.pending.as_ref().filter(|pending| pending.overtaken) {
            Some(pending) => pending.before.outcome(),
            None => self.base.outcome().filter(|_| self.pending_end().is_none()),
        }
    }

    fn view(&self) -> View {
        let mut view = self.base.view();
        let drawn = |cell| view.mesh.cell_named(&self.base.cell_name(cell));
        let ends = self.denied.map(|mv| self.base.ends(mv)).map(|(from, to)| (drawn(from), drawn(to)));
        view.denial = Some(DenialView {
            holder: self.holder,
            open: self.may_deny(self.holder),
            denials: self.denials,
            denied: ends.and_then(|(from, to)| Some((from, to?))),
            immune: self.immune,
        });
        view.to_act = self.to_act().iter().collect();
        view.outcome = self.outcome();
        let uncounted = |pending: &PendingMove<B>| pending.overtaken || self.pending_end().is_some();
        if let Some(pending) = self.pending.filter(uncounted) {
            view.scores = pending.before.view().scores;
        }
        view
    }

    /// The base's, with the holder, the immune side and what was denied (A13).
    fn key(&self) -> u64 {
        let denied = self.denied.map_or(0, |mv| {
            let text = self.base.write_move(mv);
            text.bytes()
                .fold(GOLDEN, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
        });
        self.base.key() ^ self.rights_key() ^ denied
    }

    fn unlisted(&self, seat: Seat, out: &mut MoveList<B::Move>) {
        let begin = out.len();
        self.base.unlisted(seat, out);
        out.retain_from(begin, |mv| !self.is_denied(*mv));
    }

    /// From the third denial of the game on, the holder of the right, in anybody's turn, while their king is not in check and
    /// no move is unfinished (A12).
    fn declarable(&self, seat: Seat) -> Option<DrawReason> {
        const THIRD: u16 = 3;
        let due = self.rules.draw_after_third && self.denials >= THIRD && self.holder == seat;
        let asked = self.to_act();
        let between = !asked.is_nobody() && asked.lifeline().is_none();
        (due && between && !self.base.in_check(seat))
            .then_some(DrawReason::ThirdDenial)
            .or_else(|| self.base.declarable(seat))
    }

    hand_on! {
        mut (self.base)
        #[inline]
        fn prepare(&mut self);
    }

    hand_on! {
        (self.base)
        /// The base's: check, mate and legality ignore denial (A9).
        fn attackers(&self, cell: Cell) -> CellSet;
        fn draw_rules(&self) -> DrawRules;
        fn quiet_plies(&self) -> u32;
        fn plies_to_repeat(&self) -> u32;
        fn needs_consent(&self, action: Action<B::Move>) -> bool;
    }
}
