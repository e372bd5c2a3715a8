//! Lists put in order by code that is compiled once: a library's sort is five thousand bytes of machine code for every type and
//! every way of comparing, and what is sorted outside of a search is short.

use std::cmp::Ordering;
use std::mem;

/// Puts items in order; equals stay as they stood.
pub(crate) fn sort_by<T>(items: &mut [T], compare: &dyn Fn(&T, &T) -> Ordering) {
    let mut places = places(items.len(), &|one, other| compare(&items[one], &items[other]));
    for first in 0..items.len() {
        // Once round the items that change places with each other.
        let mut at = first;
        loop {
            let from = mem::replace(&mut places[at], at);
            if from == first {
                break;
            }
            items.swap(at, from);
            at = from;
        }
    }
}

/// Keeps an item where it is one of the first `most` of those that came, in their order. Of many items that come one after the other
/// mostly a look at the last one is enough.
pub(crate) fn keep_first<T: Ord>(kept: &mut Vec<T>, most: usize, item: T) {
    if kept.len() < most || kept.last().is_some_and(|last| item < *last) {
        kept.insert(kept.partition_point(|known| *known < item), item);
        kept.truncate(most);
    }
}

/// Which of so many items comes first, second and so on.
fn places(len: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..len).collect();
    places.sort_unstable_by(|one, other| compare(*one, *other).then(one.cmp(other)));
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_of_many_is_what_comes_first_when_they_are_sorted() {
        let mut dice = 0x2545_F491_4F6C_DD1D_u64;
        for most in [0, 1, 8, 25] {
            let (mut kept, mut all) = (Vec::new(), Vec::new());
            for at in 0..100 {
                dice = dice.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
                all.push((dice >> 58, at));
                keep_first(&mut kept, most, (dice >> 58, at));
                let mut sorted = all.clone();
                sorted.sort_unstable();
                sorted.truncate(most);
                assert_eq!(kept, sorted);
            }
        }
    }

    #[test]
    fn it_sorts_as_the_library_does_and_leaves_equals_in_their_order() {
        let mut dice = 0x9E37_79B9_7F4A_7C15_u64;
        for len in 0..200 {
            let mut items: Vec<(u64, usize)> = Vec::new();
            for at in 0..len {
                dice = dice.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
                items.push((dice >> 60, at));
            }
            let mut expected = items.clone();
            expected.sort_by_key(|(key, _)| *key);
            sort_by(&mut items, &|one, other| one.0.cmp(&other.0));
            assert_eq!(items, expected);
        }
    }
}
