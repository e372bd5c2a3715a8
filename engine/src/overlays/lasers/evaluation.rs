//! Beams: what has been scored, how near each beam is to a heel, and whose pieces bear on the cells where one piece would do.

use super::{LESSER_POINTS, Lasers, LetsBilli, Mode, Scoring, UnderBeams};
use crate::action::{Action, Asked};
use crate::board::Cell;
use crate::moves::MoveList;
use crate::piece::Piece;
use crate::position::Position;
use crate::problems::ProblemSupport;
use crate::search::evaluate::{Eval, Evaluate, MoveGain, Reach, Structures};
use crate::search::{Score, Strengths};
use crate::seat::Seat;

/// What the beams are worth in a game.
struct Weights {
    /// A lasermate that has scored.
    scored: Score,
    /// A cell where one more piece would send the beam into a heel, up to [`MANY`] of them.
    chance: Score,
    /// A piece that reaches such a cell.
    threat: Score,
    /// The same on one's own turn.
    urgent: Score,
}

/// More chances than these count no more.
const MANY: u32 = 6;

/// A lasermate decides only what is drawn otherwise.
const DRAWS: Weights = Weights { scored: 110, chance: 3, threat: 12, urgent: 26 };
/// A lasermate wins (billichess.md 2.5.5).
const WINS: Weights = Weights { scored: 1_500, chance: 7, threat: 40, urgent: 90 };
/// The highest score wins (overlays.md L6).
const SCORES: Weights = Weights { scored: 420, chance: 4, threat: 25, urgent: 60 };
/// A king's capture among three.
const KING: Score = 700;
/// A checkmate that has scored in mode B: it decides what no lasermate decides.
const MATED: Score = 200;

impl<B: UnderBeams + Evaluate> Lasers<B> {
    fn weights(&self) -> &'static Weights {
        if B::SIDES.len() > 2 {
            &SCORES
        } else if self.rules().mode == Mode::B {
            &WINS
        } else {
            &DRAWS
        }
    }

    /// What each seat's beam is worth, and what it has scored, where `eval` says what pieces reach.
    fn beams(&self, eval: &Eval) -> [Score; 3] {
        let mut beams = [0; 3];
        for beam in Self::seats().filter(|seat| !self.has_fallen(*seat)) {
            let way = self.way(beam);
            for heel in Self::opponents(beam) {
                beams[beam.index()] += self.chances(beam, heel, way, eval);
            }
            if Self::SIDES.len() > 2 {
                beams[beam.index()] += KING * self.scoreboard().kings(beam) as Score;
            } else if self.mated() == Some(beam.other()) {
                beams[beam.index()] += MATED;
            }
        }
        beams
    }

    /// What a seat's beam is worth against one heel.
    fn chances(&self, beam: Seat, heel: Seat, way: Reach, eval: &Eval) -> Score {
        let weights = self.weights();
        if self.scoreboard().has_scored(beam, heel) {
            return match self.rules().scoring {
                Scoring::Fixed => weights.scored,
                // What one scores more than the other decides what is drawn otherwise (billichess.md 2.8.2).
                Scoring::Carom => {
                    weights.scored * self.lasermate_points(beam) as Score / LESSER_POINTS as Score
                }
            };
        }
        let joints = way & self.way_back(beam, heel);
        if joints == 0 {
            return 0;
        }
        let mut value = weights.chance * joints.count_ones().min(MANY) as Score;
        let near = joints & eval.mirrors[beam.index()];
        if near != 0 {
            let threat = if self.base().turn() == beam { weights.urgent } else { weights.threat };
            // Where the other side could come first, or take, it is less of one.
            let guarded = near & !eval.reach[heel.index()] == 0;
            value += if guarded { threat / 2 } else { threat };
        }
        value
    }
}

impl<B: UnderBeams + Evaluate> ProblemSupport for Lasers<B> {
    fn mating_moves(&self, seat: Seat, out: &mut MoveList<B::Move>) {
        if self.due == 0 && self.own_end().is_none() {
            self.base().mating_moves(seat, out);
        }
    }

    fn was_mated(&self, seat: Seat) -> bool {
        self.mated() == Some(seat)
    }

    hand_on! {
        (self.base())
        /// Beams decide nothing of check and mate (billichess.md 2.4.7).
        fn may_be_mated(&self, seat: Seat) -> bool;
        fn diagram(&self) -> u64;
        fn placed(&self) -> Vec<(Cell, Piece)>;
        fn moves_needed(&self, target: &[(Cell, Piece)], seat: Seat) -> Option<u32>;
    }
}

impl<B: UnderBeams + Evaluate> Evaluate for Lasers<B> {
    fn extra_key(&self) -> u64 {
        const ODD: u64 = 0xD6E8_FEB8_6659_FD93;
        let word = self.standing_word().wrapping_add(1).wrapping_mul(ODD);
        self.base().extra_key() ^ word ^ word >> 29
    }

    #[inline(never)]
    fn evaluate(&self) -> Eval {
        let mut eval = self.base().evaluate();
        let beams = self.beams(&eval);
        for (standing, beam) in eval.standing.iter_mut().zip(beams) {
            *standing += beam;
        }
        eval
    }

    fn power(&self) -> [Score; 3] {
        let mut power = self.base().power();
        for (power, beam) in power.iter_mut().zip(self.beams(&self.base().evaluate())) {
            *power += beam;
        }
        power
    }

    fn is_checked(&self, seat: Seat) -> bool {
        Evaluate::is_checked(self.base(), seat)
    }

    #[inline(never)]
    fn beam_cells(&self) -> Reach {
        let live = |beam: &Seat| {
            !self.has_fallen(*beam)
                && Self::opponents(*beam).any(|heel| !self.scoreboard().has_scored(*beam, heel))
        };
        Self::seats().filter(live).fold(0, |cells, beam| cells | self.way(beam))
    }

    fn beam_scores(&self) -> u32 {
        Seat::ALL.into_iter().fold(0, |sum, beam| sum * 4 + self.scoreboard().lasermates(beam))
    }

    /// LET'S BILLI where one may call it alone, and ACCEPT DEFEAT (billichess.md 2.5.8, 2.5.9).
    fn other_actions(&self, seat: Seat, out: &mut dyn FnMut(Action<B::Move>)) {
        if self.rules().mode == Mode::A || self.is_billi_phase() || B::SIDES.len() > 2 {
            return;
        }
        if self.to_act().of(seat) != Some(Asked::Move) {
            return;
        }
        if self.rules().lets_billi != LetsBilli::Mutual && self.judge(seat, Action::Billi).is_ok() {
            out(Action::Billi);
        }
        if self.is_checked(seat) && self.judge(seat, Action::AcceptDefeat).is_ok() {
            out(Action::AcceptDefeat);
        }
    }

    #[inline(never)]
    fn null_move(&self) -> Option<Self> {
        self.base().null_move().map(|base| self.with_base(base))
    }

    fn is_zugzwang_likely(&self, seat: Seat) -> bool {
        self.is_billi_phase() || self.base().is_zugzwang_likely(seat)
    }

    hand_on! {
        (self.base())
        fn strengths(&self) -> &'static Strengths;
        fn structures(&self) -> Structures;
        #[inline(never)]
        fn gain(&self, seat: Seat, mv: B::Move) -> MoveGain;
        fn kind_moved(&self, mv: B::Move) -> usize;
        fn length(&self, mv: B::Move) -> u32;
        fn placing(&self, seat: Seat, mv: B::Move) -> Score;
        fn risk(&self, seat: Seat, mv: B::Move) -> Score;
        fn checks(&self, seat: Seat, mv: B::Move) -> bool;
        fn taken_from(&self, mv: B::Move) -> Option<Seat>;
    }
}
