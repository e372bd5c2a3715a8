//! Code lengths and codes of a Huffman code no longer than a limit (RFC 1951, 3.2.2).

/// The lengths of an optimal code for these frequencies, cut to `limit` bits; 0 for what never
/// occurs. At least two symbols get a code, so that a reader always finds a complete one.
pub(crate) fn lengths(frequencies: &[u32], limit: u8) -> Vec<u8> {
    let mut frequencies = frequencies.to_vec();
    for symbol in 0..frequencies.len().min(2) {
        if frequencies.iter().filter(|&&frequency| frequency > 0).count() < 2 {
            frequencies[symbol] = frequencies[symbol].max(1);
        }
    }
    let mut leaves: Vec<(u32, usize)> = (0..frequencies.len())
        .map(|symbol| (frequencies[symbol], symbol))
        .filter(|leaf| leaf.0 > 0)
        .collect();
    leaves.sort_unstable();
    let depths = depths(&leaves);
    let mut counts = vec![0u32; usize::from(limit) + 1];
    for &depth in &depths {
        counts[depth.min(usize::from(limit))] += 1;
    }
    shorten(&mut counts);
    // The rarest get the longest codes.
    let mut lengths = vec![0; frequencies.len()];
    let mut leaf = leaves.iter();
    for length in (1..=limit).rev() {
        for &(_, symbol) in leaf.by_ref().take(counts[usize::from(length)] as usize) {
            lengths[symbol] = length;
        }
    }
    lengths
}

/// The depth of each leaf in the tree of least weight; the leaves come sorted by weight.
fn depths(leaves: &[(u32, usize)]) -> Vec<usize> {
    let count = leaves.len();
    let mut weights: Vec<u64> = leaves.iter().map(|leaf| u64::from(leaf.0)).collect();
    let mut parents = vec![0; count * 2];
    let (mut leaf, mut node) = (0, count);
    for next in count..(count * 2).saturating_sub(1) {
        let mut weight = 0;
        for _ in 0..2 {
            // Both queues are sorted: the lightest is at the head of one of them.
            let take_leaf = leaf < count && (node >= next || weights[leaf] <= weights[node]);
            let lightest = if take_leaf { &mut leaf } else { &mut node };
            weight += weights[*lightest];
            parents[*lightest] = next;
            *lightest += 1;
        }
        weights.push(weight);
    }
    let mut depths = vec![0; count * 2];
    for index in (0..(count * 2).saturating_sub(2)).rev() {
        depths[index] = depths[parents[index]] + 1;
    }
    depths.truncate(count);
    depths
}

/// Lengthens short codes until those that were cut to the limit fit exactly: some readers refuse
/// an incomplete code as well as an oversubscribed one.
fn shorten(counts: &mut [u32]) {
    let limit = counts.len() - 1;
    let room = 1u64 << limit;
    let used: u64 = (1..=limit).map(|length| u64::from(counts[length]) << (limit - length)).sum();
    for _ in room..used {
        // A leaf higher up becomes a node for itself and one of the leaves that do not fit: that
        // frees exactly one code of the longest kind.
        let Some(length) = (1..limit).rev().find(|&length| counts[length] > 0) else { return };
        counts[length] -= 1;
        counts[length + 1] += 2;
        counts[limit] -= 1;
    }
}

/// The codes for these lengths, their bits reversed: deflate sends the first bit lowest.
pub(crate) fn codes(lengths: &[u8]) -> Vec<u16> {
    let mut next = [0u16; 17];
    let mut counts = [0u16; 17];
    for &length in lengths.iter().filter(|&&length| length > 0) {
        counts[usize::from(length)] += 1;
    }
    for length in 1..16 {
        next[length + 1] = (next[length] + counts[length]) << 1;
    }
    let code = |&length: &u8| {
        if length == 0 {
            return 0;
        }
        let code = next[usize::from(length)];
        next[usize::from(length)] += 1;
        code.reverse_bits() >> (16 - length)
    };
    lengths.iter().map(code).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn every_code_is_complete_and_within_its_limit(
            frequencies in proptest::collection::vec(0u32..100_000, 2..286), skew in 0u32..3,
        ) {
            let frequencies: Vec<u32> =
                frequencies.iter().enumerate().map(|(i, f)| if skew == 0 { 1 << (i % 24) } else { *f }).collect();
            let limit = if frequencies.len() <= 100 { 7 } else { 15 };
            let lengths = lengths(&frequencies, limit);
            prop_assert!(lengths.iter().all(|&length| length <= limit));
            for (&frequency, &length) in frequencies.iter().zip(&lengths) {
                prop_assert!(frequency == 0 || length > 0);
            }
            let used: u32 = lengths.iter().filter(|&&l| l > 0).map(|&l| 1 << (limit - l)).sum();
            prop_assert_eq!(used, 1 << limit);
        }
    }
}
