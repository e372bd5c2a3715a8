//! Static exchange evaluation: what is left of a capture once both sides have gone on taking on its cell.

use crate::search::Score;

/// More captures than this on one cell are not looked at.
const MOST: usize = 32;

/// The captures of an exchange, one after the other, each side's least piece first.
#[derive(Debug)]
pub(crate) struct Exchange {
    /// What each capture would net to who makes it, if it were the last.
    gains: [Score; MOST],
    last: usize,
    /// What the piece is worth that now is on the cell.
    there: Score,
}

impl Exchange {
    /// Begins with a capture that takes so much and leaves a piece worth so much on the cell.
    #[inline]
    pub const fn new(takes: Score, there: Score) -> Self {
        let mut gains = [0; MOST];
        gains[0] = takes;
        Self { gains, last: 0, there }
    }

    /// The other side takes with a piece worth so much. Whether there is room for more.
    #[inline]
    pub const fn take(&mut self, by: Score) -> bool {
        self.gains[self.last + 1] = self.there - self.gains[self.last];
        self.last += 1;
        self.there = by;
        self.last + 1 < MOST
    }

    /// What is left to who began, where each side stops as soon as it had better.
    #[inline]
    pub fn value(mut self) -> Score {
        for at in (1..=self.last).rev() {
            self.gains[at - 1] = self.gains[at - 1].min(-self.gains[at]);
        }
        self.gains[0]
    }

    /// The whole exchange by the pieces that attack the cell already: whether each is on the side of who began, and what it is
    /// worth. For games that cannot say what opens behind them.
    pub fn among(mut self, attackers: impl Iterator<Item = (bool, Score)>) -> Score {
        let (mut worths, mut counts) = ([[0; MOST]; 2], [0; 2]);
        for (own, worth) in attackers {
            let (side, count) = (&mut worths[usize::from(own)], &mut counts[usize::from(own)]);
            if *count < MOST {
                // They are few: each goes to its place as it comes.
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
