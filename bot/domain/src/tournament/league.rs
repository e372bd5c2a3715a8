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
        let meetings = Meetings::of(&all);
        let beginning = |number| u64::from(self.round()) * BEGINNINGS + number;
        let orders = (0..BEGINNINGS).map(|number| order(&all, &meetings, beginning(number)));
        let order = orders.min_by_key(|order| meetings.at_tables(order))?;
        let seated = all.len() / 3 * 3;
        let tables = order[..seated].chunks(3).map(|table| seats(&all, table));
        let mut boards: Vec<_> = tables.collect();
        boards.extend(order[seated..].iter().map(|one| vec![all[*one].player]));
        Some(boards)
    }
}

/// How often any two players have met, by their places among the contenders.
struct Meetings {
    players: usize,
    often: Vec<u32>,
}

impl Meetings {
    fn of(all: &[Contender]) -> Self {
        let met = |one: &Contender, other: &Contender| one.met.get(&other.player).copied().unwrap_or(0);
        let often = all.iter().flat_map(|one| all.iter().map(move |other| met(one, other))).collect();
        Self { players: all.len(), often }
    }

    /// Of two different players; nobody has met themselves.
    fn between(&self, one: usize, other: usize) -> u32 {
        self.often.get(one * self.players + other).copied().unwrap_or(0)
    }

    /// How often one has met each of two others.
    fn with_both(&self, one: usize, [first, second]: [usize; 2]) -> u32 {
        self.between(one, first) + self.between(one, second)
    }

    /// How often those at the tables of an order have met already.
    fn at_tables(&self, order: &[usize]) -> u32 {
        let tables = order.as_chunks::<3>().0;
        tables.iter().map(|[a, b, c]| self.with_both(*a, [*b, *c]) + self.between(*b, *c)).sum()
    }
}

/// An order of the players, three to a table and those who sit out last, in which no two can change places for the better.
fn order(all: &[Contender], meetings: &Meetings, beginning: u64) -> Vec<usize> {
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
                let (here, there) = (neighbours(&order, one), neighbours(&order, other));
                let (player, its) = (order[one], order[other]);
                let before = meetings.with_both(player, here) + meetings.with_both(its, there);
                if meetings.with_both(its, here) + meetings.with_both(player, there) < before {
                    order.swap(one, other);
                    better = true;
                }
            }
        }
    }
    order
}

/// The other two at the table of a place in an order.
fn neighbours(order: &[usize], place: usize) -> [usize; 2] {
    let table = place / 3 * 3;
    [order[table + (place + 1) % 3], order[table + (place + 2) % 3]]
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
