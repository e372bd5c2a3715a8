//! Literals and matches as a block of a deflate stream (RFC 1951), with codes made for it.

use crate::huffman::{codes, lengths};

/// The lengths that a match can have.
pub(crate) const SHORTEST: usize = 3;
pub(crate) const LONGEST: usize = 258;
/// The symbol that ends a block.
const END: usize = 256;
/// The order in which the lengths of the code for code lengths are sent.
const ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

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

/// Literals and matches, as they are written: the byte or the length (9 bits), the symbol of the distance (5), how many extra
/// bits it has (4), and these. And how often each of them occurs.
#[derive(Debug)]
pub(crate) struct Tokens {
    all: Vec<u32>,
    words: [u32; WORDS],
    ways: [u32; WAYS],
}

/// Bytes, and behind them the lengths.
const WORDS: usize = 512;
const WAYS: usize = 32;
/// The symbol that stands for no distance, and has no bits.
const NO_WAY: u32 = 31;

impl Default for Tokens {
    fn default() -> Self {
        Self { all: Vec::new(), words: [0; WORDS], ways: [0; WAYS] }
    }
}

impl Tokens {
    pub fn clear(&mut self) {
        self.all.clear();
        (self.words, self.ways) = ([0; WORDS], [0; WAYS]);
    }

    #[inline(always)]
    pub fn literal(&mut self, byte: u8) {
        self.words[usize::from(byte)] += 1;
        self.all.push(u32::from(byte) | NO_WAY << 9);
    }

    #[inline(always)]
    pub fn repeat(&mut self, length: usize, distance: usize) {
        let word = (256 + length - SHORTEST) % WORDS;
        let (symbol, extra, value) = bucket(distance - 1, 1);
        self.words[word] += 1;
        self.ways[symbol % WAYS] += 1;
        self.all.push(word as u32 | (symbol as u32) << 9 | extra << 14 | (value as u32) << 18);
    }
}

/// One block with codes made for it.
pub(crate) fn write_block(out: &mut Bits, tokens: &Tokens) {
    let mut words = vec![0; 286];
    words[..256].copy_from_slice(&tokens.words[..256]);
    words[END] = 1;
    for (length, &count) in (SHORTEST..=LONGEST).zip(&tokens.words[256..]) {
        words[length_symbol(length).0] += count;
    }
    let (word_lengths, way_lengths) = (lengths(&words, 15), lengths(&tokens.ways[..30], 15));
    let (word_codes, way_codes) = (codes(&word_lengths), codes(&way_lengths));
    out.put(0b101, 3);
    write_lengths(out, &word_lengths, &way_lengths);
    // The bits of every byte and length, with the extra ones, and how many they are; the same of every distance without.
    let mut words = [(0u64, 0); WORDS];
    for (word, slot) in words.iter_mut().enumerate().take(256 + LONGEST - SHORTEST + 1) {
        let (symbol, extra, value) =
            if word < 256 { (word, 0, 0) } else { length_symbol(word - 256 + SHORTEST) };
        let count = u32::from(word_lengths[symbol]);
        *slot = (u64::from(word_codes[symbol]) | (value as u64) << count, count + extra);
    }
    let mut ways = [(0u64, 0); WAYS];
    for (slot, (&code, &count)) in ways.iter_mut().zip(way_codes.iter().zip(&way_lengths)) {
        *slot = (u64::from(code), u32::from(count));
    }
    out.make_room(tokens.all.len() + 1);
    for &token in &tokens.all {
        let (word, count) = words[token as usize % WORDS];
        let (way, way_count) = ways[(token >> 9) as usize % WAYS];
        let (extra, value) = (token >> 14 & 15, token >> 18);
        let way = way | u64::from(value) << way_count;
        out.put(word | way << count, count + way_count + extra);
    }
    out.put(u64::from(word_codes[END]), u32::from(word_lengths[END]));
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
#[derive(Debug)]
pub(crate) struct Bits {
    /// As many bytes as there may be.
    bytes: Vec<u8>,
    /// How many of them are written.
    at: usize,
    held: u64,
    count: u32,
}

/// Room for the head of a stream and of a block: at most 320 lengths of 14 bits each.
const HEAD: usize = 1024;
/// The most bytes of a token: 48 bits.
const TOKEN: usize = 6;

impl Default for Bits {
    fn default() -> Self {
        Self { bytes: vec![0; HEAD], at: 0, held: 0, count: 0 }
    }
}

impl Bits {
    /// Makes room for so many tokens more.
    fn make_room(&mut self, tokens: usize) {
        self.bytes.resize(self.at + tokens * TOKEN + 8, 0);
    }

    /// At most 56 bits at once.
    #[inline(always)]
    pub fn put(&mut self, bits: u64, count: u32) {
        self.held |= bits << self.count;
        self.count += count;
        if let Some(place) = self.bytes.get_mut(self.at..).and_then(|rest| rest.first_chunk_mut()) {
            *place = self.held.to_le_bytes();
        }
        let whole = self.count / 8;
        self.at += whole as usize;
        self.held >>= whole * 8;
        self.count %= 8;
    }

    /// The bytes, in no more memory than they take.
    pub fn finish(self) -> Vec<u8> {
        self.bytes.get(..self.at + usize::from(self.count > 0)).unwrap_or_default().to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
