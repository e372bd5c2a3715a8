//! A league of tables for three: each round everybody meets two whom they have met least, in the seats they have had least. Whom
//! three does not divide sits out, everybody as often as the others.

use super::contender::Contender;
use super::{PlayerId, Tournament};

/// How many beginnings are tried for a round; from each, players change places as long as that is better.
const BEGINNINGS: u64 = 24;

impl Tournament {
    /// The tables of the next round, and whoever sits out; `None` for fewer than three.
    pub(super) fn league_round(&self) -> Option<Vec<Vec<PlayerId>>> {
        let all = self.contenders();
        if all.len() < 3 {
            return None;
        }
        let least = |order: &Vec<usize>| met(&all, order);
        let orders = (0..BEGINNINGS).map(|number| order(&all, u64::from(self.round()) * BEGINNINGS + number));
        let order = orders.min_by_key(least)?;
        let seated = all.len() / 3 * 3;
        let tables = order[..seated].chunks(3).map(|table| seats(&all, table));
        let mut boards: Vec<_> = tables.collect();
        boards.extend(order[seated..].iter().map(|one| vec![all[*one].player]));
        Some(boards)
    }
}

/// How often those at the tables of an order have met already.
fn met(all: &[Contender], order: &[usize]) -> u32 {
    let tables = order[..order.len() / 3 * 3].chunks(3);
    tables.map(|table| table.iter().map(|one| met_at(all, *one, table)).sum::<u32>()).sum()
}

/// How often somebody has met those at a table.
fn met_at(all: &[Contender], one: usize, table: &[usize]) -> u32 {
    let others = table.iter().filter(|other| **other != one);
    others.map(|other| all[one].met.get(&all[*other].player).copied().unwrap_or(0)).sum()
}

/// An order of the players, three to a table and those who sit out last, in which no two can change places for the better.
fn order(all: &[Contender], beginning: u64) -> Vec<usize> {
    let mut order: Vec<_> = (0..all.len()).collect();
    if beginning > 0 {
        let mut dice = beginning;
        for last in (1..order.len()).rev() {
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let among = u64::try_from(last + 1).unwrap_or(1);
            order.swap(last, usize::try_from((dice >> 33) % among).unwrap_or(0));
        }
    }
    // Who has sat out least does now.
    order.sort_by_key(|one| std::cmp::Reverse(all[*one].byes));
    let seated = order.len() / 3 * 3;
    let mut better = true;
    while better {
        better = false;
        for one in 0..seated {
            for other in (one / 3 + 1) * 3..seated {
                let tables = [one / 3 * 3, other / 3 * 3];
                let cost = |order: &[usize]| -> u32 {
                    let at = |first: usize, index: usize| met_at(all, order[index], &order[first..first + 3]);
                    at(tables[0], one) + at(tables[1], other)
                };
                let before = cost(&order);
                order.swap(one, other);
                if cost(&order) < before {
                    better = true;
                } else {
                    order.swap(one, other);
                }
            }
        }
    }
    order
}

/// The seats of three: each where they have sat least, and last longest ago.
fn seats(all: &[Contender], table: &[usize]) -> Vec<PlayerId> {
    const WAYS: [[usize; 3]; 6] = [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 2, 1], [2, 1, 0], [1, 0, 2]];
    let cost = |way: &[usize; 3]| -> usize {
        let one = |(seat, index): (usize, &usize)| {
            let own = table.get(*index).and_then(|one| all.get(*one)).map_or(&[][..], |one| &one.seats);
            let often = own.iter().filter(|had| **had == seat).count();
            often * often * 4 + usize::from(own.last() == Some(&seat))
        };
        way.iter().enumerate().map(one).sum()
    };
    let way = WAYS.into_iter().min_by_key(cost).unwrap_or(WAYS[0]);
    way.into_iter().filter_map(|index| Some(all.get(*table.get(index)?)?.player)).collect()
}
