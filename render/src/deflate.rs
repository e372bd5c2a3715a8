//! Indexed pictures to a zlib stream (RFC 1950, 1951), looking for matches where drawings have them:
//! above, along a diagonal, and in the last place that looked the same.
//!
//! Why not a library: the start board becomes 34.8 KB, and drawing and packing it take 1.65 ms together. zlib needs 6 ms at
//! level 6 for the same size; at level 3 it needs 1.8 ms and gives 40.5 KB.

use crate::huffman::{codes, lengths};

const SHORTEST: usize = 3;
const LONGEST: usize = 258;
const WINDOW: usize = 32_768;
const HASH_BITS: u32 = 13;
/// A match that is good enough to look no further.
const GOOD: usize = 24;
const END: usize = 256;
/// The order in which the lengths of the code for code lengths are sent.
const ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/// What is kept between pictures: tokens, and where four bytes were seen last.
#[derive(Debug, Default)]
pub(crate) struct Deflater {
    raw: Vec<u8>,
    tokens: Vec<u32>,
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
        self.find(width + 1);
        let mut out = Bits { bytes: Vec::with_capacity(48 * 1024), ..Bits::default() };
        out.bytes.extend([0x78, 0x01]);
        write_block(&mut out, &self.tokens);
        let mut bytes = out.finish();
        bytes.extend(simd_adler32::adler32(&self.raw.as_slice()).to_be_bytes());
        bytes
    }

    /// Splits the bytes into literals (below 256) and matches (length << 16 | distance).
    fn find(&mut self, stride: usize) {
        let raw = &self.raw;
        self.tokens.clear();
        self.last.clear();
        self.last.resize(1 << HASH_BITS, u32::MAX);
        let mut usual = [stride, 1, stride + 1, stride - 1];
        let mut at = 0;
        let mut best = search(raw, &mut self.last, at, &usual);
        while at < raw.len() {
            // A longer match from the next byte on is worth a literal.
            if best.0 < GOOD && at + 1 < raw.len() {
                let next = search(raw, &mut self.last, at + 1, &usual);
                if next.0 > best.0 || best.1 == 0 {
                    self.tokens.push(u32::from(raw[at]));
                    at += 1;
                    best = next;
                    continue;
                }
            }
            if best.1 == 0 {
                self.tokens.push(u32::from(raw[at]));
                at += 1;
            } else {
                self.tokens.push((best.0 as u32) << 16 | best.1 as u32);
                // What matched just now is the best guess for what follows.
                if let Some(place) = usual.iter().position(|&distance| distance == best.1) {
                    usual[..=place].rotate_right(1);
                }
                at += best.0;
            }
            if at < raw.len() {
                best = search(raw, &mut self.last, at, &usual);
            }
        }
    }
}

/// The longest match here among the usual distances and the last place that began alike, and its
/// distance; 0 where there is none worth its bits.
fn search(raw: &[u8], last: &mut [u32], at: usize, usual: &[usize]) -> (usize, usize) {
    let mut best = (SHORTEST - 1, 0);
    for &distance in usual {
        let length = common(raw, at, distance, best.0);
        if length > best.0 {
            best = (length, distance);
            if length >= GOOD {
                break;
            }
        }
    }
    let Some(place) = hash(raw, at).and_then(|slot| last.get_mut(slot)) else { return best };
    let distance = at.wrapping_sub(std::mem::replace(place, at as u32) as usize);
    if best.0 < GOOD && distance <= WINDOW {
        let length = common(raw, at, distance, best.0);
        if length > best.0 {
            best = (length, distance);
        }
    }
    best
}

fn hash(raw: &[u8], at: usize) -> Option<usize> {
    let bytes = raw.get(at..at + 4)?.try_into().ok()?;
    Some((u32::from_le_bytes(bytes).wrapping_mul(0x9e37_79b1) >> (32 - HASH_BITS)) as usize)
}

/// How many bytes from `at` equal those `distance` before; 0 where they are no more than `best`.
#[inline(always)]
fn common(raw: &[u8], at: usize, distance: usize, best: usize) -> usize {
    let from = at.wrapping_sub(distance);
    // Most places fail at the first byte that would make them better.
    if from >= at || distance > WINDOW || raw.get(at + best) != raw.get(from + best) {
        return 0;
    }
    alike(raw, at, from)
}

/// How many bytes from two places on are equal, up to the longest match.
fn alike(raw: &[u8], at: usize, from: usize) -> usize {
    let most = LONGEST.min(raw.len() - at);
    let (here, there) = (&raw[at..at + most], &raw[from..from + most]);
    let mut length = 0;
    for (a, b) in here.chunks_exact(8).zip(there.chunks_exact(8)) {
        let eight = |bytes: &[u8]| bytes.try_into().map_or(0, u64::from_le_bytes);
        let difference = eight(a) ^ eight(b);
        if difference != 0 {
            return length + (difference.trailing_zeros() / 8) as usize;
        }
        length += 8;
    }
    length + here[length..].iter().zip(&there[length..]).take_while(|(a, b)| a == b).count()
}

/// The symbol, extra bits and their value for a length or a distance: buckets of 2^extra values.
fn bucket(value: usize, per_size: u32) -> (usize, u32, usize) {
    let group = 1usize << per_size;
    if value < group * 2 {
        return (value, 0, 0);
    }
    let extra = usize::BITS - 1 - value.leading_zeros() - per_size;
    ((extra as usize) * group + (value >> extra), extra, value & ((1 << extra) - 1))
}

fn length_symbol(length: usize) -> (usize, u32, usize) {
    if length == LONGEST {
        return (285, 0, 0);
    }
    let (symbol, extra, value) = bucket(length - 3, 2);
    (257 + symbol, extra, value)
}

/// A code as it is written: each symbol's bits and how many, in a table whose size is a power of two.
struct Code<const SIZE: usize> {
    symbols: [(u16, u16); SIZE],
}

impl<const SIZE: usize> Code<SIZE> {
    fn new(codes: &[u16], lengths: &[u8]) -> Self {
        let mut symbols = [(0, 0); SIZE];
        for (slot, (code, length)) in symbols.iter_mut().zip(codes.iter().zip(lengths)) {
            *slot = (*code, u16::from(*length));
        }
        Self { symbols }
    }

    /// Writes a symbol and its extra bits at once: 28 bits at the most.
    #[inline]
    fn put(&self, out: &mut Bits, (symbol, extra, value): (usize, u32, usize)) {
        let (code, length) = self.symbols[symbol % SIZE];
        out.put(u64::from(code) | (value as u64) << length, u32::from(length) + extra);
    }
}

/// One block with codes made for it.
fn write_block(out: &mut Bits, tokens: &[u32]) {
    let (mut words, mut ways) = (vec![0u32; 286], vec![0u32; 30]);
    words[END] = 1;
    for &token in tokens {
        if token < 256 {
            words[token as usize] += 1;
        } else {
            words[length_symbol((token >> 16) as usize).0] += 1;
            ways[bucket((token & 0xffff) as usize - 1, 1).0] += 1;
        }
    }
    let (word_lengths, way_lengths) = (lengths(&words, 15), lengths(&ways, 15));
    let (word_codes, way_codes) = (codes(&word_lengths), codes(&way_lengths));
    out.put(0b101, 3);
    write_lengths(out, &word_lengths, &way_lengths);
    let (words, ways) =
        (Code::<512>::new(&word_codes, &word_lengths), Code::<64>::new(&way_codes, &way_lengths));
    for &token in tokens {
        if token < 256 {
            words.put(out, (token as usize, 0, 0));
        } else {
            words.put(out, length_symbol((token >> 16) as usize));
            ways.put(out, bucket((token & 0xffff) as usize - 1, 1));
        }
    }
    words.put(out, (END, 0, 0));
}

/// The head of a block: the lengths of both codes, in a code of their own.
fn write_lengths(out: &mut Bits, words: &[u8], ways: &[u8]) {
    let runs = runs(&[words, ways].concat());
    let mut frequencies = vec![0u32; 19];
    for &(symbol, ..) in &runs {
        frequencies[symbol] += 1;
    }
    let lengths = lengths(&frequencies, 7);
    let codes = codes(&lengths);
    let sent = ORDER.iter().rposition(|&symbol| lengths[symbol] > 0).map_or(4, |last| (last + 1).max(4));
    out.put((words.len() - 257) as u64, 5);
    out.put((ways.len() - 1) as u64, 5);
    out.put((sent - 4) as u64, 4);
    for &symbol in &ORDER[..sent] {
        out.put(u64::from(lengths[symbol]), 3);
    }
    for (symbol, extra, value) in runs {
        out.put(u64::from(codes[symbol]), u32::from(lengths[symbol]));
        out.put(value as u64, extra);
    }
}

/// Code lengths with repeats written short: symbol, extra bits, their value.
fn runs(lengths: &[u8]) -> Vec<(usize, u32, usize)> {
    let mut out = Vec::new();
    for run in lengths.chunk_by(|a, b| a == b) {
        let (value, mut left) = (usize::from(run[0]), run.len());
        if value > 0 {
            out.push((value, 0, 0));
            left -= 1;
        }
        while left > 0 {
            let (symbol, extra, least, most) = match (value, left) {
                (0, 11..) => (18, 7, 11, 138),
                (0, 3..) => (17, 3, 3, 10),
                (1.., 3..) => (16, 2, 3, 6),
                _ => {
                    out.push((value, 0, 0));
                    left -= 1;
                    continue;
                }
            };
            let taken = left.min(most);
            out.push((symbol, extra, taken - least));
            left -= taken;
        }
    }
    out
}

/// Bits from the lowest up, gathered to bytes.
#[derive(Debug, Default)]
struct Bits {
    bytes: Vec<u8>,
    held: u64,
    count: u32,
}

impl Bits {
    /// At most 32 bits at once.
    fn put(&mut self, bits: u64, count: u32) {
        self.held |= bits << self.count;
        self.count += count;
        if self.count >= 32 {
            self.bytes.extend_from_slice(&(self.held as u32).to_le_bytes());
            self.held >>= 32;
            self.count -= 32;
        }
    }

    fn finish(mut self) -> Vec<u8> {
        let left = self.count.div_ceil(8) as usize;
        self.bytes.extend_from_slice(&self.held.to_le_bytes()[..left]);
        self.bytes
    }
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

    #[test]
    fn every_length_and_distance_has_the_symbol_of_the_standard() {
        for (length, symbol) in
            [(3, 257), (10, 264), (11, 265), (12, 265), (18, 268), (19, 269), (227, 284), (258, 285)]
        {
            assert_eq!(length_symbol(length).0, symbol, "length {length}");
        }
        for (distance, symbol) in [(1, 0), (4, 3), (5, 4), (7, 5), (9, 6), (24_577, 29), (32_768, 29)] {
            assert_eq!(bucket(distance - 1, 1).0, symbol, "distance {distance}");
        }
    }
}
