//! A knockout: a bracket by starting numbers, the first ones with a bye where the number is no power of two.

use std::collections::BTreeMap;

use super::contender::seated;
use super::{Pairing, PlayerId, Ties, Tournament, TournamentFormat};

/// How many games two play at the most: the first and its rematches.
const GAMES: usize = 3;

/// What is known of a place in the bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum BracketSlot {
    /// Its game is still to be played.
    Open,
    /// It is to be played once more, by these.
    Again(Vec<PlayerId>),
    /// Who goes on, if anybody does.
    Decided(Option<PlayerId>),
}

/// The starting numbers, from 0, in the order of the bracket: the first two can meet in the final alone. There are more numbers
/// than players where these are no power of two.
fn bracket(players: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < players {
        let last = order.len() * 2 - 1;
        order = order.iter().flat_map(|seed| [*seed, last - seed]).collect();
    }
    order
}

impl Tournament {
    /// What is to be paired now; `None` where the final is decided.
    pub(super) fn knockout_boards(&self) -> Option<Vec<Pairing>> {
        let round = self.round();
        if round == 0 {
            let seeds = bracket(self.entrants.len());
            let seed = |seed: usize| {
                let player = self.entrants.get(seed)?.player;
                self.is_active(player).then_some(player)
            };
            let pairs = seeds.chunks(2).map(|pair| pair.iter().filter_map(|one| seed(*one)).collect());
            return Some(self.boards_of(1, pairs));
        }
        let slots: Vec<_> = (0..self.slots(round)).map(|slot| self.slot(round, slot)).collect();
        let again: Vec<_> = (0..)
            .zip(&slots)
            .filter_map(|(slot, known)| match known {
                BracketSlot::Again(seats) => Some(Pairing { round, slot, seats: seats.clone() }),
                _ => None,
            })
            .collect();
        if !again.is_empty() {
            return Some(again);
        }
        if slots.contains(&BracketSlot::Open) {
            return Some(Vec::new());
        }
        if slots.len() < 2 {
            return None;
        }
        let winner = |slot: &BracketSlot| match slot {
            BracketSlot::Decided(Some(player)) => Some(*player).filter(|player| self.is_active(*player)),
            _ => None,
        };
        let pairs = slots.chunks(2).map(|pair| pair.iter().filter_map(winner).collect());
        Some(self.boards_of(round + 1, pairs))
    }

    /// The boards of a round, by its pairs in the order of the bracket; where nobody is left there is none.
    fn boards_of(&self, round: u32, pairs: impl Iterator<Item = Vec<PlayerId>>) -> Vec<Pairing> {
        let contenders = self.contenders();
        let find = |player: PlayerId| contenders.iter().find(|one| one.player == player);
        let mut boards = Vec::new();
        for (slot, mut seats) in (0_u32..).zip(pairs) {
            if let [one, other] = seats[..]
                && let (Some(mut higher), Some(mut lower)) = (find(one), find(other))
            {
                if self.seed(other) < self.seed(one) {
                    (higher, lower) = (lower, higher);
                }
                seats = seated(higher, lower, slot.is_multiple_of(2));
            }
            if !seats.is_empty() {
                boards.push(Pairing { round, slot, seats });
            }
        }
        boards
    }

    /// How many places a round has.
    fn slots(&self, round: u32) -> u32 {
        let first = u32::try_from(bracket(self.entrants.len()).len() / 2).unwrap_or(1).max(1);
        (first >> (round - 1).min(31)).max(1)
    }

    fn seed(&self, player: PlayerId) -> usize {
        self.entrants.iter().position(|entrant| entrant.player == player).unwrap_or(usize::MAX)
    }

    /// What is known of a place in the bracket.
    pub(super) fn slot(&self, round: u32, slot: u32) -> BracketSlot {
        let boards: Vec<_> =
            self.boards.iter().filter(|board| board.round == round && board.slot == slot).collect();
        let Some(last) = boards.last() else { return BracketSlot::Decided(None) };
        let Some(result) = &last.result else { return BracketSlot::Open };
        let ([one, other], [points, its]) = (last.seats.as_slice(), result.points.as_slice()) else {
            return BracketSlot::Decided(last.seats.first().copied());
        };
        if points != its {
            return BracketSlot::Decided(Some(if points > its { *one } else { *other }));
        }
        match (self.is_active(*one), self.is_active(*other)) {
            _ if result.absent.len() > 1 => BracketSlot::Decided(None),
            (false, false) => BracketSlot::Decided(None),
            (true, false) => BracketSlot::Decided(Some(*one)),
            (false, true) => BracketSlot::Decided(Some(*other)),
            (true, true) => match self.rules.ties {
                Ties::Rematch if boards.len() < GAMES => BracketSlot::Again(vec![*other, *one]),
                Ties::Rematch | Ties::Seed if self.seed(*one) < self.seed(*other) => {
                    BracketSlot::Decided(Some(*one))
                }
                Ties::Rematch | Ties::Seed | Ties::Second => BracketSlot::Decided(Some(*other)),
            },
        }
    }

    /// Who goes through from a round after a drawn game, by the rule for ties, each with whom they drew with.
    pub fn through_by_ties(&self, round: u32) -> Vec<[PlayerId; 2]> {
        if self.rules.format != TournamentFormat::Knockout {
            return Vec::new();
        }
        let decided = |slot| {
            let BracketSlot::Decided(Some(player)) = self.slot(round, slot) else { return None };
            let last = self.boards.iter().rfind(|board| board.round == round && board.slot == slot)?;
            let ([one, other], [points, its]) =
                (last.seats.as_slice(), last.result.as_ref()?.points.as_slice())
            else {
                return None;
            };
            let tied = points == its && self.is_active(*one) && self.is_active(*other);
            tied.then_some(if player == *one { [*one, *other] } else { [*other, *one] })
        };
        (0..self.slots(round.max(1))).filter_map(decided).collect()
    }

    fn has_bye(&self, round: u32, slot: u32) -> bool {
        self.boards.iter().any(|board| board.round == round && board.slot == slot && board.is_bye())
    }

    pub(super) fn rounds_won(&self) -> BTreeMap<PlayerId, u32> {
        let mut won = BTreeMap::new();
        for round in 1..=self.round() {
            let over = self.is_round_over(round);
            for slot in 0..self.slots(round) {
                let BracketSlot::Decided(Some(player)) = self.slot(round, slot) else { continue };
                // A bye is won with the round.
                if over || !self.has_bye(round, slot) {
                    *won.entry(player).or_default() += 1;
                }
            }
        }
        won
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_seeds_meet_last() {
        assert_eq!(bracket(2), [0, 1]);
        assert_eq!(bracket(4), [0, 3, 1, 2]);
        assert_eq!(bracket(8), [0, 7, 3, 4, 1, 6, 2, 5]);
        assert_eq!(bracket(5).len(), 8);
    }
}
