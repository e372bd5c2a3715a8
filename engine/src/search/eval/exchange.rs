//! Static exchange evaluation (SEE): what a capture nets once both sides have recaptured on its cell for as long as it pays.

use crate::search::Score;

/// The most captures of an exchange.
const MAX_CAPTURES: usize = 32;

/// An exchange in which each side captures with its least valuable attacker first.
#[derive(Debug)]
pub(crate) struct Exchange {
    /// What each capture nets the side that makes it, if it is the last.
    gains: [Score; MAX_CAPTURES],
    last: usize,
    /// The value of the piece on the cell now.
    victim: Score,
}

impl Exchange {
    /// Begins with a capture of `takes` that leaves a piece worth `victim` on the cell.
    #[inline]
    pub const fn new(takes: Score, victim: Score) -> Self {
        let mut gains = [0; MAX_CAPTURES];
        gains[0] = takes;
        Self { gains, last: 0, victim }
    }

    /// The other side recaptures with a piece worth `by`. Returns whether there is room for more.
    #[inline]
    pub const fn take(&mut self, by: Score) -> bool {
        self.gains[self.last + 1] = self.victim - self.gains[self.last];
        self.last += 1;
        self.victim = by;
        self.last + 1 < MAX_CAPTURES
    }

    /// The value for the side that began, by a minimax over where to stop.
    #[inline]
    pub fn value(mut self) -> Score {
        for at in (1..=self.last).rev() {
            self.gains[at - 1] = self.gains[at - 1].min(-self.gains[at]);
        }
        self.gains[0]
    }

    /// The whole exchange by the pieces that attack the cell now: whether each is of the side that began, and its value. For
    /// games without x-rays.
    pub fn among(mut self, attackers: impl Iterator<Item = (bool, Score)>) -> Score {
        let (mut worths, mut counts) = ([[0; MAX_CAPTURES]; 2], [0; 2]);
        for (own, worth) in attackers {
            let (side, count) = (&mut worths[usize::from(own)], &mut counts[usize::from(own)]);
            if *count < MAX_CAPTURES {
                // Insertion sort: they are few.
                let mut at = *count;
                while at > 0 && side[at - 1] > worth {
                    side[at] = side[at - 1];
                    at -= 1;
                }
                side[at] = worth;
                *count += 1;
            }
        }
        let [others, own] = &worths;
        let (others, mut own) = (&others[..counts[0]], own[..counts[1]].iter());
        for by in others {
            if !self.take(*by) || !own.next().is_some_and(|by| self.take(*by)) {
                break;
            }
        }
        self.value()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_side_stops_when_it_had_better() {
        for (takes, by, others, own, value) in [
            (100, 950, &[][..], &[][..], 100),
            (100, 950, &[100], &[], -850),
            (100, 320, &[500], &[], -220),
            // The rook does not take the knight where a pawn waits.
            (100, 320, &[500], &[100], 100),
            (500, 500, &[320], &[320], 320),
            (500, 500, &[950], &[100], 500),
            (100, 500, &[950, 500], &[500], -400),
        ] {
            let others_own = others.iter().map(|by| (false, *by)).chain(own.iter().map(|by| (true, *by)));
            let found = Exchange::new(takes, by).among(others_own);
            assert_eq!(found, value, "{takes} {by} {others:?} {own:?}");
        }
    }
}
