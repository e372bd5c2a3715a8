//! Indexed pictures to a zlib stream (RFC 1950, 1951), looking for matches where drawings have them:
//! above, along a diagonal, and in the last place that looked the same.
//!
//! Why not a library: the start board becomes 33 KB, and drawing and packing it take 1.3 ms together. zlib needs 6 ms at
//! level 6 for the same size; at level 3 it needs 1.8 ms and gives 40.5 KB.

use crate::deflate_block::{Bits, LONGEST, SHORTEST, Tokens, write_block};

const WINDOW: usize = 32_768;
const HASH_BITS: u32 = 13;
/// A match that is good enough to look no further.
const GOOD: usize = 64;
/// How many places before the end of a match can be found again later.
const NOTED: usize = 3;
/// What is kept between pictures: tokens, and where four bytes were seen last.
#[derive(Debug, Default)]
pub(crate) struct Deflater {
    raw: Vec<u8>,
    tokens: Tokens,
    last: Vec<u32>,
}

impl Deflater {
    /// The zlib stream of the rows of an indexed picture, each with PNG's filter byte for "none".
    pub fn rows(&mut self, pixels: &[u8], width: usize) -> Vec<u8> {
        self.raw.clear();
        for row in pixels.chunks_exact(width.max(1)) {
            self.raw.push(0);
            self.raw.extend_from_slice(row);
        }
        let sum = simd_adler32::adler32(&self.raw.as_slice());
        self.find(width + 1);
        let mut out = Bits::default();
        out.put(0x0178, 16);
        write_block(&mut out, &self.tokens);
        let mut bytes = out.finish();
        bytes.extend(sum.to_be_bytes());
        bytes
    }

    /// Splits the bytes into literals and matches.
    fn find(&mut self, stride: usize) {
        let end = self.raw.len();
        self.raw.extend([0; 8]);
        self.last.clear();
        self.last.resize(1 << HASH_BITS, u32::MAX);
        self.tokens.clear();
        let mut found = Search { raw: &self.raw, end, last: &mut self.last };
        let mut usual = [stride, 1, stride + 1, stride - 1];
        let mut at = 0;
        let mut best = found.longest(at, &usual);
        while at < end {
            // A longer match from the next byte on is worth a literal.
            if best.0 < GOOD && at + 1 < end {
                let next = found.longest(at + 1, &usual);
                if next.0 > best.0 || best.1 == 0 {
                    self.tokens.literal(found.raw[at]);
                    at += 1;
                    best = next;
                    continue;
                }
            }
            if best.1 == 0 {
                self.tokens.literal(found.raw[at]);
                at += 1;
            } else {
                self.tokens.repeat(best.0, best.1);
                // What matched just now is the best guess for what follows.
                if let Some(place) = usual.iter().position(|&distance| distance == best.1) {
                    usual[..=place].rotate_right(1);
                }
                at += best.0;
                for place in at - NOTED..at {
                    let slot = hash(eight(found.raw, place));
                    found.last[slot] = place as u32;
                }
            }
            if at < end {
                best = found.longest(at, &usual);
            }
        }
        self.raw.truncate(end);
    }
}

/// Where matches are looked for.
struct Search<'a> {
    /// The bytes, and eight more that are none of them, so that eight can be read from every place.
    raw: &'a [u8],
    end: usize,
    last: &'a mut [u32],
}

impl Search<'_> {
    /// The longest match from a place on among the usual distances and the last place that began alike, and its distance; 0
    /// where there is none worth its bits.
    #[inline(always)]
    fn longest(&mut self, at: usize, usual: &[usize; 4]) -> (usize, usize) {
        let here = eight(self.raw, at);
        let mut best = (SHORTEST - 1, 0);
        for &distance in usual {
            let length = self.common(at, here, distance, best.0);
            if length > best.0 {
                best = (length, distance);
                if length >= GOOD {
                    break;
                }
            }
        }
        let place = &mut self.last[hash(here)];
        let distance = at.wrapping_sub(std::mem::replace(place, at as u32) as usize);
        if best.0 < GOOD && distance <= WINDOW {
            let length = self.common(at, here, distance, best.0);
            if length > best.0 {
                best = (length, distance);
            }
        }
        best
    }

    /// How many bytes from a place on, of which the first eight are given, equal those so far before; less than there are
    /// where they are no more than `best`.
    #[inline(always)]
    fn common(&self, at: usize, here: u64, distance: usize, best: usize) -> usize {
        let from = at.wrapping_sub(distance);
        if from >= at {
            return 0;
        }
        let differs = here ^ eight(self.raw, from);
        if differs != 0 {
            return ((differs.trailing_zeros() / 8) as usize).min(self.end - at);
        }
        if best >= 8 && self.raw[at + best] != self.raw[from + best] {
            return 0;
        }
        let mut length = 8;
        while length < LONGEST {
            let differs = eight(self.raw, at + length) ^ eight(self.raw, from + length);
            length += (differs.trailing_zeros() / 8) as usize;
            if differs != 0 {
                break;
            }
        }
        length.min(LONGEST).min(self.end - at)
    }
}

/// Eight bytes from a place on; zeros behind the end.
#[inline(always)]
fn eight(raw: &[u8], at: usize) -> u64 {
    raw.get(at..).and_then(|rest| rest.first_chunk()).map_or(0, |bytes| u64::from_le_bytes(*bytes))
}

/// The slot of the first four of eight bytes.
#[inline(always)]
const fn hash(eight: u64) -> usize {
    ((eight as u32).wrapping_mul(0x9e37_79b1) >> (32 - HASH_BITS)) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn read(bytes: &[u8]) -> Vec<u8> {
        use std::io::Read;
        let mut out = Vec::new();
        flate2::read::ZlibDecoder::new(bytes).read_to_end(&mut out).expect("a zlib stream");
        out
    }

    proptest! {
        #[test]
        fn what_was_deflated_inflates_to_the_same(
            width in 1usize..80, rows in 0usize..40, colours in 1u8..=255, seed in any::<u64>(), smooth in 1usize..50,
        ) {
            let mut state = seed | 1;
            let mut value = 0;
            let pixels: Vec<u8> = (0..width * rows).map(|index| {
                if index % smooth == 0 {
                    state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    value = (state >> 33) as u8 % colours;
                }
                value
            }).collect();
            let mut deflater = Deflater::default();
            deflater.rows(&[1, 2, 3], 3);
            let raw = read(&deflater.rows(&pixels, width));
            let expected: Vec<u8> =
                pixels.chunks(width).flat_map(|row| std::iter::once(0).chain(row.iter().copied())).collect();
            prop_assert_eq!(raw, expected);
        }
    }
}
