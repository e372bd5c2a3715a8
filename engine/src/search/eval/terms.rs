//! Linear evaluations: terms counted for each seat, times weights fitted to games (`examples/tune.rs`).

use std::marker::PhantomData;

use super::Pair;
use crate::piece::Kind;
use crate::search::Score;
use crate::search::evaluate::{Eval, Evaluate};
use crate::seat::Seat;

/// Consecutive terms of one subject, such as those of a piece-square table.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    /// Its name in the file of weights.
    pub name: &'static str,
    /// The index of its first term.
    pub first: usize,
    /// The number of its terms.
    pub count: usize,
}

impl Run {
    pub(crate) const fn new(name: &'static str, count: usize) -> Self {
        Self { name, first: 0, count }
    }

    pub(crate) const fn after(before: Self, name: &'static str, count: usize) -> Self {
        Self { name, first: before.first + before.count, count }
    }

    /// The index of one of its terms, at most of the last.
    pub(crate) const fn at(self, index: usize) -> usize {
        let last = self.count - 1;
        self.first + if index > last { last } else { index }
    }
}

const fn terms(runs: &[Run]) -> usize {
    match runs {
        [.., last] => last.first + last.count,
        [] => 0,
    }
}

/// Collects terms: as a weighted sum, or one by one for fitting.
pub trait Tally {
    /// Adds `times` occurrences of a term for a seat.
    fn add(&mut self, seat: Seat, term: usize, times: Score);
}

/// The game phase with all pieces on the board.
pub const FULL: Score = 24;

/// A game with a linear evaluation.
pub trait LinearEval: Evaluate {
    const RUNS: &'static [Run];

    /// The weight of each term. Their number is checked at compile time.
    const WEIGHTS: &'static [Pair];

    /// The game phase, from 0 to [`FULL`].
    fn phase(&self) -> Score;

    /// Adds all terms of the position to `tally`, and the cells that pieces reach to `eval`.
    fn count(&self, eval: &mut Eval, tally: &mut impl Tally);

    /// The part of the evaluation that is not linear.
    fn besides(&self) -> Eval {
        Eval::default()
    }

    /// The weighted sum of the terms.
    fn by_terms(&self) -> Eval {
        const { assert!(Self::WEIGHTS.len() == terms(Self::RUNS), "a weight for each term") };
        let mut eval = Eval::default();
        let mut sum = Sum::<Self> { pairs: [Pair::default(); 3], game: PhantomData };
        self.count(&mut eval, &mut sum);
        let phase = self.phase();
        for (standing, value) in eval.standing.iter_mut().zip(sum.pairs) {
            *standing = value.at(phase, FULL);
        }
        eval
    }
}

/// The game phase by a weight for each kind of piece.
pub(crate) fn phase_of<const N: usize>(kinds: [(Kind, Score); N], how_many: impl Fn(Kind) -> u32) -> Score {
    kinds.into_iter().map(|(kind, weight)| weight * how_many(kind) as Score).sum()
}

struct Sum<S> {
    pairs: [Pair; 3],
    game: PhantomData<S>,
}

impl<S: LinearEval> Tally for Sum<S> {
    #[inline(always)]
    fn add(&mut self, seat: Seat, term: usize, times: Score) {
        let weight = S::WEIGHTS[term];
        self.pairs[seat.index()] += if times == 1 { weight } else { weight * times };
    }
}

/// The terms of one position, for fitting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TermCounts {
    /// The terms that occur, and how often for each seat.
    pub times: Vec<(u16, [i16; 3])>,
    /// From 0 to [`FULL`].
    pub phase: Score,
}

impl TermCounts {
    /// Counts the terms of a position.
    #[must_use]
    pub fn of<S: LinearEval>(state: &S) -> Self {
        let mut every = TermCounter(vec![[0; 3]; S::WEIGHTS.len()]);
        state.count(&mut Eval::default(), &mut every);
        let times = (0..).zip(every.0).filter(|(_, times)| *times != [0; 3]).collect();
        Self { times, phase: state.phase().min(FULL) }
    }
}

struct TermCounter(Vec<[i16; 3]>);

impl Tally for TermCounter {
    fn add(&mut self, seat: Seat, term: usize, times: Score) {
        self.0[term][seat.index()] += times as i16;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variants::black_holes::BlackHoles;
    use crate::variants::crazy::Crazy;
    use crate::variants::draughts::Draughts;
    use crate::variants::orthodox::Chess;
    use crate::variants::realtime::{EventNode, RealtimeRules};
    use crate::variants::three_way::ThreeWay;

    fn adds_up<S: LinearEval>(rules: impl Fn() -> S::Rules, texts: &[&str]) {
        let mut differs = 0;
        for text in texts {
            let state = S::read_position(rules(), text).expect(text);
            let counted = TermCounts::of(&state);
            let standing = state.by_terms().standing;
            for seat in Seat::ALL {
                let [opening, ending] = [|pair: Pair| pair.opening, |pair: Pair| pair.ending].map(|part| {
                    let weighed = |(term, times): &(u16, [i16; 3])| {
                        part(S::WEIGHTS[usize::from(*term)]) * Score::from(times[seat.index()])
                    };
                    counted.times.iter().map(weighed).sum::<Score>()
                });
                let sum = (opening * counted.phase + ending * (FULL - counted.phase)) / FULL;
                assert_eq!(sum, standing[seat.index()], "{text}: {seat:?}");
            }
            differs += u32::from(standing[0] != standing[1]);
        }
        assert!(differs > 0, "all terms balance");
    }

    fn follow_each_other<S: LinearEval>() {
        let ends = S::RUNS.iter().scan(0, |end, run| {
            assert_eq!(run.first, *end, "{}", run.name);
            *end += run.count;
            Some(*end)
        });
        assert_eq!(ends.last(), Some(S::WEIGHTS.len()));
    }

    #[test]
    fn the_terms_add_up_to_the_evaluation() {
        adds_up::<Chess>(
            Default::default,
            &[
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                "r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R w KQkq - 0 6",
                "8/5k2/3P4/8/1p6/4K3/6r1/1R6 b - - 0 40",
            ],
        );
        adds_up::<BlackHoles>(
            Default::default,
            &["rsbqk/ppppp/5/5/5/5/PPPPP/RSBQK w Qq - 0 1", "2b1k/p2p1/1p3/2S2/1P1P1/5/P3P/R3K b Q - 2 14"],
        );
        adds_up::<Draughts>(
            Default::default,
            &["1m1m1m1m/m1m3m1/5m2/4M3/7m/M7/1M3M1M/M1M1M1M1 w 0 7", "8/2K5/8/4m3/1m6/2M5/8/6k1 b 3 40"],
        );
        adds_up::<ThreeWay>(
            Default::default,
            &["wRwNwBwQwKwBwNwR/wP3wPwPwP1/3wP3wP/1wP6|rRrNrB1rK1rNrR/rPrP1rP1rPrPrP/2rP5/4wP1rQ1|\
             bR1bB1bKbB1bR/bPbPbPbP1bPbPbP/bN3bPbN2/8 b wrb a1,h1,l8,a8,h12,l12 - 1 5"],
        );
        adds_up::<EventNode<Chess>>(
            || (RealtimeRules::USUAL, ()),
            &[
                "rnbqkbnr/pp1pppp1/8/2p4p/P2P1P2/2N5/1PP1P1PP/R1BQKBNR b KQkq - 0 1 now=14500 ready=a1:44166,d1:87380,c5:22500",
                "8/5k2/3P4/8/1p6/4K3/6r1/1R6 w - - 0 1 now=90000 ready=b1:93000,g2:121000,f7:90001",
            ],
        );
        adds_up::<Crazy>(
            Default::default,
            &[
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                "r2qk2r/ppp2ppp/2np1n2/4p3/2B1P1b1/2NP1N2/PPP2PPP/[RB]2QK2R w KQkq - 0 8",
            ],
        );
    }

    #[test]
    fn runs_follow_each_other() {
        follow_each_other::<Chess>();
        follow_each_other::<BlackHoles>();
        follow_each_other::<Crazy>();
        follow_each_other::<Draughts>();
        follow_each_other::<EventNode<Chess>>();
        follow_each_other::<ThreeWay>();
    }
}
