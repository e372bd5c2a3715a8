//! The state: a base with beams over it, and the questions of the contract.

use super::base::UnderBeams;
use super::joker::Joker;
use super::rules::{LaserRules, LetsBilli, Mode, Scoring};
use super::scoreboard::Scoreboard;
use super::ways::ClearCells;
use crate::action::{Action, Asked, Millis, ToAct};
use crate::board::{Cell, CellSet};
use crate::claim::{ClaimRule, Claims};
use crate::effect::Sink;
use crate::moves::MoveList;
use crate::outcome::{DrawReason, EndKind, Outcome, Points};
use crate::overlays::OverlaySupport;
use crate::position::{DrawRules, Position};
use crate::refusal::Reason;
use crate::seat::{Seat, Side};
use crate::seats::Seats;
use crate::view::View;

/// The seats of orthodox chess with lasers: Jokers and the Billi phase are its own.
pub(super) const SEATS: [Seat; 2] = [Seat::First, Seat::Second];

/// Why nothing may be claimed in the Billi phase (billichess.md 2.5.7).
const KINGS_ARE_ROOKS: &str = "when the kings are rooks, no draw can be claimed: the game ends by itself at the third repetition or \
                               after fifty moves without a capture or pawn move, and points decide";

/// What has ended the game from outside the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LaserEnd {
    /// The seat gave up, and the other scores for it.
    Resigned(Seat),
    /// It was drawn, and the points decide.
    Drawn(EndKind),
}

/// A base game with a beam over it for each side (billichess.md; overlays.md L1 to L7).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lasers<B: UnderBeams> {
    pub(super) base: B,
    pub(super) rules: LaserRules,
    pub(super) jokers: [Joker; 2],
    /// What has been scored (billichess.md 2.5.3; overlays.md L4, L6).
    pub(super) scoreboard: Scoreboard,
    /// Which beams ended in which heels when beams were last judged, a bit for each pair.
    pub(super) in_heel: u16,
    /// The lifeline windows that are open: bit `2 * seat + beam`.
    pub(super) due: u8,
    /// How many turns were passed since the last move.
    pub(super) passes: u8,
    /// Whether the kings have become rooks.
    pub(super) billi: bool,
    /// Who acted, while windows are open.
    pub(super) mover: Option<Seat>,
    /// Mode B: who was mated or accepted defeat.
    pub(super) mated: Option<Seat>,
    /// Among three: who has given up, and so wins no more whatever the points are (overlays.md L9).
    pub(super) gave_up: Seats,
    pub(super) closed: Option<LaserEnd>,
    pub(super) clear: ClearCells<B::Ways>,
}

impl<B: UnderBeams> Lasers<B> {
    /// A position of the base with nothing scored and no Joker named.
    pub(super) fn over(base: B, rules: LaserRules) -> Self {
        Self {
            base,
            rules: Self::played_by(rules),
            jokers: [Joker::default(); 2],
            scoreboard: Scoreboard::default(),
            in_heel: 0,
            due: 0,
            passes: 0,
            billi: false,
            mover: None,
            mated: None,
            gave_up: Seats::NONE,
            closed: None,
            clear: ClearCells::default(),
        }
    }

    /// What of the rules means something over this base.
    pub(super) fn played_by(rules: LaserRules) -> LaserRules {
        // The Billi phase and Jokers are orthodox chess's own.
        let mode = if B::HAS_BILLI_PHASE { rules.mode } else { Mode::A };
        let joker = rules.joker && B::HAS_BILLI_PHASE;
        // Only in mode A, and between two, is there a choice of points (billichess.md 2.8.2).
        let is_plain = mode == Mode::B || B::SIDES.len() > 2;
        let scoring = if is_plain { Scoring::Fixed } else { rules.scoring };
        LaserRules { mode, joker, scoring, ..rules }
    }

    /// The base under the beams.
    #[must_use]
    pub const fn base(&self) -> &B {
        &self.base
    }

    /// Mutable access to the base; used to judge a move as if it were the other side's turn (rule 4.5).
    pub(crate) fn base_mut(&mut self) -> &mut B {
        self.clear = ClearCells::default();
        &mut self.base
    }

    /// The two scores of a game between two, where it has ended like this or not yet.
    pub(crate) fn points_at(&self, end: Option<EndKind>) -> [Points; 2] {
        SEATS.map(|seat| self.score_of(seat, end))
    }

    /// What the table has chosen.
    #[must_use]
    pub const fn rules(&self) -> LaserRules {
        self.rules
    }

    /// A seat's Joker; `None` without the Joker module (billichess.md 2.6).
    #[must_use]
    pub fn joker(&self, seat: Seat) -> Option<&Joker> {
        self.jokers.get(seat.index()).filter(|_| self.rules.joker)
    }

    /// Whether the kings have become rooks (billichess.md 2.5.5).
    #[must_use]
    pub const fn is_billi_phase(&self) -> bool {
        self.billi
    }

    /// Who was mated or accepted defeat in mode B.
    #[must_use]
    pub const fn mated(&self) -> Option<Seat> {
        self.mated
    }

    /// Whether a seat's beam has scored a lasermate (billichess.md 2.5.3).
    #[must_use]
    pub const fn has_scored(&self, seat: Seat) -> bool {
        self.scoreboard.lasermates(seat) > 0
    }

    #[must_use]
    pub const fn scoreboard(&self) -> Scoreboard {
        self.scoreboard
    }

    /// The seats of the game.
    #[inline]
    pub(super) fn seats() -> impl Iterator<Item = Seat> {
        Seat::at_table(B::SIDES.len())
    }

    /// Whether a seat is one of this game.
    #[inline]
    pub(super) const fn has_seat(seat: Seat) -> bool {
        seat.index() < B::SIDES.len()
    }

    /// The seats but one: whose heels a beam scores in.
    #[inline]
    pub(super) fn opponents(beam: Seat) -> impl Iterator<Item = Seat> {
        Self::seats().filter(move |seat| *seat != beam)
    }

    /// How the laser game itself has ended; in mode A checkmate and the draws by rule are the base's to see.
    #[inline]
    pub(super) fn own_end(&self) -> Option<EndKind> {
        match self.closed {
            Some(LaserEnd::Resigned(..)) => return Some(EndKind::Resignation),
            Some(LaserEnd::Drawn(kind)) => return Some(kind),
            None => {}
        }
        if self.rules.mode == Mode::A || self.due != 0 {
            None
        } else if self.scoreboard.any_lasermate() {
            Some(EndKind::Lasermate)
        } else if self.billi && self.cannot_deflect() {
            Some(EndKind::NoDeflection)
        } else if self.passes > 1 {
            Some(EndKind::TwoPasses)
        } else {
            None
        }
    }

    /// How the game has ended, if it has.
    pub(super) fn end(&self) -> Option<EndKind> {
        if self.due != 0 {
            return None;
        }
        match self.rules.mode {
            Mode::A => self.own_end().or_else(|| self.base.outcome().map(|outcome| outcome.kind)),
            Mode::B => self.own_end(),
        }
    }
}

impl<B: UnderBeams> Position for Lasers<B> {
    type Move = B::Move;

    const SIDES: &'static [Side] = B::BEAM_SIDES;

    fn to_act(&self) -> ToAct {
        match self.window() {
            Some((seat, beam)) => ToAct::one(seat, Asked::Lifeline { beam }),
            None if self.end().is_some() => ToAct::NOBODY,
            None => ToAct::one(self.base.turn(), Asked::Move),
        }
    }

    #[inline]
    fn moves(&self, seat: Seat, out: &mut MoveList<B::Move>) {
        if self.due == 0 && self.own_end().is_none() {
            self.base.moves(seat, out);
        }
    }

    fn judge(&self, seat: Seat, action: Action<B::Move>) -> Result<(), Reason> {
        self.judge_action(seat, action)
    }

    #[inline]
    fn play(&mut self, seat: Seat, action: Action<B::Move>, at: Millis, effects: &mut impl Sink) {
        self.act(seat, action, at, effects);
    }

    /// Mode A ends and points decide; mode B's chess phase becomes the Billi phase; the Billi phase ends by
    /// points (billichess.md 2.5.4, 2.5.7, 2.5.8).
    fn draw(&mut self, reason: DrawReason, effects: &mut impl Sink) {
        self.be_drawn(reason.end_kind(), effects);
    }

    /// Chess's while there are kings; in the Billi phase the third repetition and 100 quiet plies end the game by
    /// themselves (billichess.md 2.5.7).
    fn draw_rules(&self) -> DrawRules {
        if self.billi {
            DrawRules { claim_repetitions: None, claim_plies: None, end_repetitions: 3, end_plies: 100 }
        } else {
            self.base.draw_rules()
        }
    }

    fn claims(&self) -> Claims {
        if self.billi { Claims::of(ClaimRule::Told(KINGS_ARE_ROOKS)) } else { self.base.claims() }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.end().map(|kind| self.decided(kind))
    }

    fn view(&self) -> View {
        self.seen()
    }

    /// What is scored does not count: with lasers in mode A positions repeat exactly as in the base.
    fn key(&self) -> u64 {
        if self.rules.joker { self.base.key() ^ self.jokers_key() } else { self.base.key() }
    }

    fn unlisted(&self, seat: Seat, out: &mut MoveList<B::Move>) {
        if self.due == 0 && self.own_end().is_none() {
            self.base.unlisted(seat, out);
        }
    }

    /// LET'S BILLI needs the other side's consent where the table says `lets_billi=mutual` (billichess.md 2.5.8).
    fn needs_consent(&self, action: Action<B::Move>) -> bool {
        action == Action::Billi && self.rules.lets_billi == LetsBilli::Mutual
    }

    #[inline]
    fn prepare(&mut self) {
        self.find_ways();
    }

    hand_on! {
        (self.base)
        /// The base's: chess ignores the beams (billichess.md 2.4.7).
        fn attackers(&self, cell: Cell) -> CellSet;
        fn quiet_plies(&self) -> u32;
        fn plies_to_repeat(&self) -> u32;
        fn has_fallen(&self, seat: Seat) -> bool;
        fn territory(&self, seat: Seat) -> CellSet;
    }
}

impl<B: UnderBeams> OverlaySupport for Lasers<B> {
    hand_on! {
        (self.base)
        fn turn(&self) -> Seat;
        fn in_check(&self, seat: Seat) -> bool;
        fn kingless(&self) -> bool;
    }
}
