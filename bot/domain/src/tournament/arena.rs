//! An arena: whoever waits is paired with somebody near in score.

use std::collections::BTreeSet;

use super::contender::{conflict, seated};
use super::matching::cheapest;
use super::{PlayerId, Tournament};

impl Tournament {
    /// New boards for whoever waits, at most so many. Nobody meets the same opponent twice in a row, unless there is no other.
    pub(super) fn arena_boards(&self, most: usize) -> Vec<Vec<PlayerId>> {
        let busy: BTreeSet<_> =
            self.open_boards().flat_map(|(_, board)| board.seats.iter().copied()).collect();
        let all = self.contenders();
        let others = all.len() > 2;
        let waiting: Vec<_> = all.into_iter().filter(|one| !busy.contains(&one.player)).collect();
        if waiting.len() < 2 || most == 0 {
            return Vec::new();
        }
        let preferences: Vec<_> = waiting.iter().map(|one| one.preference()).collect();
        let cost = |one: usize, other: usize| {
            let again = waiting[one].last == Some(waiting[other].player)
                || waiting[other].last == Some(waiting[one].player);
            if again && others {
                return None;
            }
            let apart = i128::from(waiting[one].points.abs_diff(waiting[other].points));
            let places = i128::try_from(other - one).unwrap_or(0);
            let met = waiting[one].met.get(&waiting[other].player).copied().unwrap_or(0);
            let clash = conflict(preferences[one], preferences[other]);
            Some(apart * apart + places + 4 * i128::from(met) + 2 * i128::from(clash))
        };
        let mates = cheapest(waiting.len(), cost);
        let mut pairs: Vec<_> =
            mates.iter().enumerate().filter_map(|(one, mate)| Some((one, (*mate)?))).collect();
        pairs.retain(|(one, other)| one < other);
        // Where not all can play at once, whoever has played least goes first.
        pairs.sort_by_key(|(one, other)| waiting[*one].boards + waiting[*other].boards);
        pairs.truncate(most);
        let board = |(index, (one, other)): (usize, &(usize, usize))| {
            seated(&waiting[*one], &waiting[*other], index % 2 == 0)
        };
        pairs.iter().enumerate().map(board).collect()
    }
}
