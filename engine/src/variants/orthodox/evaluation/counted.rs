//! The terms of a position by themselves, for whoever fits their weights.

use super::super::Chess;
use super::terms::{TERMS, Tally, count};
use super::weights::WEIGHTS;
use super::{FULL, phase};
use crate::search::Score;
use crate::search::evaluate::Eval;
use crate::seat::Seat;

/// How often each term counts more for the first seat than for the second.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The terms that do not balance, by their numbers.
    pub times: Vec<(u16, i16)>,
    /// How much of the pieces is there, from 0 to 24.
    pub phase: Score,
}

impl Counted {
    /// The terms of a position.
    #[must_use]
    pub fn of(chess: &Chess) -> Self {
        let mut difference = Difference([0; TERMS]);
        count(chess, &mut Eval::default(), &mut difference);
        let times = (0..).zip(difference.0).filter(|(_, times)| *times != 0).collect();
        Self { times, phase: phase(chess).min(FULL) }
    }
}

/// The weight of each term in the opening and in the ending, in hundredths of a pawn.
#[must_use]
pub fn weights() -> [[Score; 2]; TERMS] {
    WEIGHTS.map(|weight| [weight.opening, weight.ending])
}

struct Difference([i16; TERMS]);

impl Tally for Difference {
    fn add(&mut self, seat: Seat, term: usize, times: Score) {
        self.0[term] += if seat == Seat::First { times as i16 } else { -(times as i16) };
    }
}

#[cfg(test)]
mod tests {
    use super::super::by_terms;
    use super::*;
    use crate::notation::Notation;

    #[test]
    fn the_terms_add_up_to_what_they_judge() {
        for text in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R w KQkq - 0 6",
            "8/5k2/3P4/8/1p6/4K3/6r1/1R6 b - - 0 40",
        ] {
            let chess = Chess::read_position((), text).unwrap();
            let counted = Counted::of(&chess);
            let [opening, ending] = [0, 1].map(|part| {
                let weighed =
                    |(term, times): &(u16, i16)| weights()[usize::from(*term)][part] * Score::from(*times);
                counted.times.iter().map(weighed).sum::<Score>()
            });
            let sum = (opening * counted.phase + ending * (FULL - counted.phase)) / FULL;
            let standing = by_terms(&chess);
            // Each side is rounded by itself.
            assert!((sum - (standing[0] - standing[1])).abs() <= 1, "{text}: {sum} {standing:?}");
        }
    }
}
