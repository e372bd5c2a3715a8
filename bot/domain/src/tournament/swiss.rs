//! A round of a Swiss tournament, after the Dutch system: equal scores meet, the upper half of a score group against the lower
//! half, sides are balanced, nobody meets twice, and of an odd number the lowest who has not had one gets a bye.

use super::contender::{ABSOLUTE, Contender, conflict, seated};
use super::matching::cheapest;
use super::{PlayerId, Tournament};

/// How much one kind of cost weighs more than all of the next one together, as a power of two. By weight: two who both must
/// have one side; how far scores are apart; sides that are not balanced; places within the score group.
const PLACES: u32 = 26;
const SIDES: u32 = 12;
const SCORES: u32 = 24;

impl Tournament {
    /// The boards of the next round, the highest scores first; `None` where nobody can be paired without a repeat.
    pub(super) fn swiss_round(&self) -> Option<Vec<Vec<PlayerId>>> {
        let mut all = self.contenders();
        if all.len() < 2 {
            return None;
        }
        if all.len().is_multiple_of(2) {
            return paired(&all);
        }
        // The lowest first, and whoever has had fewest.
        let mut byes: Vec<_> = (0..all.len()).rev().collect();
        byes.sort_by_key(|index| all[*index].byes);
        for index in byes {
            let bye = all.remove(index);
            if let Some(mut boards) = paired(&all) {
                boards.push(vec![bye.player]);
                return Some(boards);
            }
            all.insert(index, bye);
        }
        None
    }
}

/// An even number of players in pairs.
fn paired(all: &[Contender]) -> Option<Vec<Vec<PlayerId>>> {
    let places = places(all);
    let preferences: Vec<_> = all.iter().map(Contender::preference).collect();
    let cost = |one: usize, other: usize| {
        if all[one].met.contains_key(&all[other].player) {
            return None;
        }
        let clash = conflict(preferences[one], preferences[other]);
        let apart = i128::from(all[one].points.abs_diff(all[other].points));
        let must = i128::from(clash == ABSOLUTE);
        let above = must << SCORES | (apart * apart).min((1 << (SCORES - 9)) - 1);
        Some((above << SIDES | i128::from(clash)) << PLACES | misplaced(places[one], places[other]))
    };
    let mates = cheapest(all.len(), cost);
    let mut boards = Vec::new();
    for (one, mate) in mates.iter().enumerate() {
        let other = (*mate)?;
        if one < other {
            boards.push(seated(&all[one], &all[other], boards.len() % 2 == 0));
        }
    }
    Some(boards)
}

/// Where somebody is in the score group: its first place, the place in it, and how many it has.
#[derive(Clone, Copy, Debug)]
struct GroupPlace {
    group: usize,
    index: usize,
    size: usize,
}

fn places(all: &[Contender]) -> Vec<GroupPlace> {
    let mut places = Vec::new();
    for group in all.chunk_by(|one, other| one.points == other.points) {
        let first = places.len();
        places.extend((0..group.len()).map(|index| GroupPlace { group: first, index, size: group.len() }));
    }
    places
}

/// How far two are from where they should meet: in a group the first of its upper half meets the first of its lower half, and so
/// on; who goes down comes from the end of the group and meets the first of the next one.
fn misplaced(one: GroupPlace, other: GroupPlace) -> i128 {
    let off = if one.group == other.group {
        (other.index - one.index).abs_diff(one.size.div_ceil(2))
    } else {
        (one.size - 1 - one.index) + other.index
    };
    // 512 players at the most: the square has 18 bits, and all of a round together 26.
    let off = i128::try_from(off.min(511)).unwrap_or(511);
    off * off
}
