//! A small network that judges which pieces stand where together, beside the terms, which count each by itself.

use super::super::Chess;
use super::super::tables::cells;
use crate::piece::Kind;
use crate::search::Score;
use crate::seat::Seat;

/// A piece of a kind, the own or the other's, on a cell as its side sees the board.
pub const INPUTS: usize = 2 * 6 * 64;
/// How many sums each side makes of its inputs.
pub const HIDDEN: usize = 64;
/// There is an answer for each number of pieces on the board, four to a step.
pub const ANSWERS: usize = 8;
/// What a sum of 1 is in whole numbers; more than that, and less than 0, counts no more.
pub const ONE: i32 = 255;
/// What a weight of 1 is in an answer.
pub const ANSWER_ONE: i32 = 64;
/// Hundredths of a pawn in an answer of 1.
pub const SCALE: i32 = 400;

/// The bytes of `network.bin`: two for each weight and bias, the least first; the rows of the inputs, the sums' biases, the
/// answers' weights, the own side's before the other's, and their biases.
pub const BYTES: usize = 2 * (INPUTS * HIDDEN + HIDDEN + ANSWERS * 2 * HIDDEN + ANSWERS);

struct Network {
    rows: [[i16; HIDDEN]; INPUTS],
    biases: [i16; HIDDEN],
    answers: [[i16; 2 * HIDDEN]; ANSWERS],
    answer_biases: [i16; ANSWERS],
}

static NETWORK: Network = Network::read(include_bytes!("network.bin"));

const fn number(bytes: &[u8; BYTES], at: usize) -> i16 {
    i16::from_le_bytes([bytes[2 * at], bytes[2 * at + 1]])
}

impl Network {
    const fn read(bytes: &[u8; BYTES]) -> Self {
        let mut network = Self {
            rows: [[0; HIDDEN]; INPUTS],
            biases: [0; HIDDEN],
            answers: [[0; 2 * HIDDEN]; ANSWERS],
            answer_biases: [0; ANSWERS],
        };
        let mut at = 0;
        while at < INPUTS * HIDDEN {
            network.rows[at / HIDDEN][at % HIDDEN] = number(bytes, at);
            at += 1;
        }
        let from = at;
        while at < from + HIDDEN {
            network.biases[at - from] = number(bytes, at);
            at += 1;
        }
        let from = at;
        while at < from + ANSWERS * 2 * HIDDEN {
            network.answers[(at - from) / (2 * HIDDEN)][(at - from) % (2 * HIDDEN)] = number(bytes, at);
            at += 1;
        }
        let from = at;
        while at < from + ANSWERS {
            network.answer_biases[at - from] = number(bytes, at);
            at += 1;
        }
        network
    }
}

/// The inputs that are there, as a seat sees the board: its own side below, its king on the right half.
pub fn inputs(chess: &Chess, seat: Seat, mut each: impl FnMut(usize)) {
    let king = chess.king(seat).map_or(7, |king| king.0);
    let turn = if seat == Seat::First { 0 } else { 56 } ^ if king % 8 < 4 { 7 } else { 0 };
    for (side, army) in [chess.army(seat), chess.army(seat.other())].into_iter().enumerate() {
        for (kind, which) in Kind::CHESS.into_iter().enumerate() {
            for cell in cells(army & chess.of_kind(which)) {
                each((side * 6 + kind) * 64 + usize::from((cell ^ turn) & 63));
            }
        }
    }
}

#[must_use]
pub fn answer_of(chess: &Chess) -> usize {
    ((chess.occupied().count_ones() as usize).saturating_sub(1) / 4).min(ANSWERS - 1)
}

/// The sums of a seat's inputs. Even a board full of pieces keeps them within their bounds.
fn sums(chess: &Chess, seat: Seat) -> [i16; HIDDEN] {
    let mut sums = NETWORK.biases;
    inputs(chess, seat, |input| {
        for (sum, weight) in sums.iter_mut().zip(&NETWORK.rows[input]) {
            *sum = sum.wrapping_add(*weight);
        }
    });
    sums
}

/// The squares of bounded sums by their weights. A bounded sum by a weight fits sixteen bits, which is what makes it fast.
fn weighed(sums: &[i16; HIDDEN], weights: &[i16]) -> i32 {
    let each = sums.iter().zip(weights).map(|(sum, weight)| {
        let sum = (*sum).clamp(0, ONE as i16);
        i32::from(sum.wrapping_mul(*weight)) * i32::from(sum)
    });
    each.sum()
}

/// How much better whose turn it is stands than the terms say, in centipawns; nothing where a king is missing, which
/// the network has never seen (billichess.md 2.5.5).
#[inline(never)]
pub(super) fn correction(chess: &Chess) -> Score {
    let seat = chess.turn();
    if chess.of_kind(Kind::King).count_ones() < 2 {
        return 0;
    }
    let answer = answer_of(chess);
    let (own, other) = NETWORK.answers[answer].split_at(HIDDEN);
    let sum = weighed(&sums(chess, seat), own) + weighed(&sums(chess, seat.other()), other);
    (sum / ONE + i32::from(NETWORK.answer_biases[answer])) * SCALE / (ONE * ANSWER_ONE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::Notation;
    use crate::overlays::lasers::{LaserRules, Lasers, Mode};

    /// Positions in which no castling and no capture in passing is left, so that they may be mirrored.
    const POSITIONS: [&str; 5] = [
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        "8/5k2/3P4/8/1p6/4K3/6r1/1R6 b - - 0 40",
        "2k4r/1pp2ppp/p1p5/4q3/4P3/2N5/PPP1QPPP/1K1R4 b - - 3 20",
        "3qkq2/8/8/8/8/8/8/QQQQKQQQ w - - 0 1",
        "8/8/4k3/8/8/3K4/8/8 w - - 0 1",
    ];

    fn read(text: &str) -> Chess {
        Chess::read_position((), text).expect(text)
    }

    /// The same position with its rows exchanged and its colours, or with its columns exchanged.
    fn mirrored(text: &str) -> [String; 2] {
        let (board, rest) = text.split_once(' ').expect(text);
        let turned =
            |c: char| if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() };
        let rows = board.split('/').rev().map(|row| row.chars().map(turned).collect::<String>());
        let other = rest.replacen(['w', 'b'], if rest.starts_with('w') { "b" } else { "w" }, 1);
        let columns = board.split('/').map(|row| row.chars().rev().collect::<String>());
        let [rows, columns] = [rows.collect::<Vec<_>>(), columns.collect()].map(|rows| rows.join("/"));
        [format!("{rows} {other}"), format!("{columns} {rest}")]
    }

    #[test]
    fn either_colour_and_either_wing_is_judged_the_same() {
        for text in POSITIONS {
            let value = correction(&read(text));
            for mirrored in mirrored(text) {
                assert_eq!(correction(&read(&mirrored)), value, "{text} {mirrored}");
            }
        }
    }

    /// The network as its file describes it, in wide numbers and one after the other.
    fn plainly(chess: &Chess) -> Score {
        let answer = answer_of(chess);
        let mut sum = 0_i64;
        for (half, seat) in [chess.turn(), chess.turn().other()].into_iter().enumerate() {
            for hidden in 0..HIDDEN {
                let mut value = i64::from(NETWORK.biases[hidden]);
                inputs(chess, seat, |input| value += i64::from(NETWORK.rows[input][hidden]));
                let bounded = value.clamp(0, i64::from(ONE));
                sum += bounded * bounded * i64::from(NETWORK.answers[answer][half * HIDDEN + hidden]);
            }
        }
        // Each half is a whole number before it is divided.
        let value = sum / i64::from(ONE) + i64::from(NETWORK.answer_biases[answer]);
        (value * i64::from(SCALE) / i64::from(ONE * ANSWER_ONE)) as Score
    }

    #[test]
    fn narrow_numbers_say_what_wide_ones_do() {
        let mut differs = 0;
        for text in POSITIONS {
            let chess = read(text);
            assert_eq!(correction(&chess), plainly(&chess), "{text}");
            differs += u32::from(correction(&chess) != 0);
        }
        assert!(differs > 2, "the network says nothing");
    }

    #[test]
    fn weights_stay_within_what_sixteen_bits_hold() {
        // The longest row of sums: 64 pieces; a bounded sum by the weight of an answer.
        let longest = NETWORK.rows.iter().flatten().map(|weight| i32::from(*weight).abs()).max().unwrap_or(0);
        let bias = NETWORK.biases.iter().map(|bias| i32::from(*bias).abs()).max().unwrap_or(0);
        assert!(64 * longest + bias <= i32::from(i16::MAX), "{longest} {bias}");
        let answer =
            NETWORK.answers.iter().flatten().map(|weight| i32::from(*weight).abs()).max().unwrap_or(0);
        assert!(answer * ONE <= i32::from(i16::MAX), "{answer}");
    }

    #[test]
    fn a_board_without_kings_is_left_to_the_terms() {
        let rules = LaserRules { mode: Mode::B, ..LaserRules::default() };
        let billi_phase = "rnb1rbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQRBNR w - - 0 3 billi=1 mated=b";
        let state = Lasers::<Chess>::read_position(rules, billi_phase).expect(billi_phase);
        assert!(state.base().kingless());
        assert_eq!(correction(state.base()), 0);
    }
}
