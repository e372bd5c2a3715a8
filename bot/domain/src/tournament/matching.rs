//! The cheapest way to put as many as possible in pairs: a maximum-weight matching in a general graph.

use integer_blossom::max_weight_matching;

/// Pairs as many of `count` as can be, at the least cost in all. `cost` says what a pair costs, and `None` where two must not
/// meet. Gives for each whom it meets.
pub(super) fn cheapest(count: usize, cost: impl Fn(usize, usize) -> Option<i128>) -> Vec<Option<usize>> {
    let mut costs = vec![None; count * count];
    for one in 0..count {
        for other in one + 1..count {
            let cost = cost(one, other);
            costs[one * count + other] = cost;
            costs[other * count + one] = cost;
        }
    }
    let most = costs.iter().flatten().copied().max().unwrap_or(0);
    // More than all that a matching can cost, so that one pair more is always better.
    let worth = (most + 1) * (i128::try_from(count).unwrap_or(i128::MAX >> 64) + 1);
    let weights: Vec<_> = costs.into_iter().map(|cost| cost.map_or(0, |cost| worth - cost)).collect();
    max_weight_matching(&weights, count)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The most pairs and their least cost, by trying all.
    fn best(costs: &[Vec<Option<i128>>], free: &mut Vec<usize>) -> (usize, i128) {
        let Some(one) = free.pop() else { return (0, 0) };
        let mut found = best(costs, free);
        for index in 0..free.len() {
            let other = free.remove(index);
            if let Some(cost) = costs[one][other] {
                let (pairs, sum) = best(costs, free);
                let with = (pairs + 1, sum + cost);
                if with.0 > found.0 || with.0 == found.0 && with.1 < found.1 {
                    found = with;
                }
            }
            free.insert(index, other);
        }
        free.push(one);
        found
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]
        #[test]
        fn no_other_way_has_more_pairs_or_costs_less(
            count in 1_usize..9,
            dice in proptest::collection::vec(proptest::option::weighted(0.7, 0_i128..60), 36),
        ) {
            let at = |one: usize, other: usize| {
                let (low, high) = (one.min(other), one.max(other));
                dice[high * (high - 1) / 2 + low]
            };
            let costs: Vec<Vec<_>> = (0..count)
                .map(|one| (0..count).map(|other| if one == other { None } else { at(one, other) }).collect())
                .collect();
            let mates = cheapest(count, |one, other| costs[one][other]);
            let mut found = (0, 0);
            for (one, mate) in mates.iter().enumerate() {
                let Some(other) = *mate else { continue };
                prop_assert_eq!(mates[other], Some(one));
                if one < other {
                    found = (found.0 + 1, found.1 + costs[one][other].expect("they may meet"));
                }
            }
            prop_assert_eq!(found, best(&costs, &mut (0..count).collect()));
        }
    }
}
