//! The network beside the terms, fitted to games: what the search thought and how they ended.

use std::fs;
use std::thread;

use lasermate_engine::mix::{GOLDEN, mixed};
use lasermate_engine::notation::Notation;
use lasermate_engine::search::eval::terms::LinearEval;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::orthodox::Chess;
use lasermate_engine::variants::orthodox::evaluation::network::{
    ANSWER_ONE, ANSWERS, BYTES, HIDDEN, INPUTS, ONE, SCALE, answer_of, inputs,
};

use crate::fit::{LATER, Line, fields, keep_back, likelihood, read};

/// Positions in a step, and rounds over all of them.
const BATCH: usize = 16_384;
const ROUNDS: usize = 8;
/// How far a weight goes in a step, at first and at last.
const STEPS: [f32; 2] = [0.001_5, 0.000_01];
/// Weights stay within this, so that whole numbers hold them.
const MOST: f32 = 1.98;
const THREADS: usize = 2;
const PIECES: usize = 32;

/// Where each part begins among the parameters.
const BIASES: usize = INPUTS * HIDDEN;
const ANSWERS_AT: usize = BIASES + HIDDEN;
const ANSWER_BIASES: usize = ANSWERS_AT + ANSWERS * 2 * HIDDEN;
const PARAMETERS: usize = ANSWER_BIASES + ANSWERS;

struct Sample {
    /// The inputs of whose turn it is, and of the other.
    inputs: [[u16; PIECES]; 2],
    count: u8,
    answer: u8,
    /// What the terms say to whose turn it is, in centipawns.
    terms: f32,
    /// How likely whose turn it is wins.
    wanted: f32,
}

/// A position as the network sees it; nothing where it cannot be read.
fn sample(line: &Line) -> Option<Sample> {
    let chess = Chess::read_position((), &fields(&line.position).join(" ")).ok()?;
    let seat = chess.turn();
    let mut count = 0;
    let each = [seat, seat.other()].map(|seat| {
        let mut list = [0; PIECES];
        count = 0;
        inputs(&chess, seat, |input| {
            list[count.min(PIECES - 1)] = input as u16;
            count += 1;
        });
        list
    });
    let [first, second, _] = chess.by_terms().standing;
    let (terms, wanted) = match seat {
        Seat::First => (first - second, line.wanted),
        _ => (second - first, 1.0 - line.wanted),
    };
    let (terms, answer) = (terms as f32, answer_of(&chess) as u8);
    Some(Sample { inputs: each, count: count.min(PIECES) as u8, answer, terms, wanted })
}

/// The network's answer; its sums as they are before they are bounded.
fn forward(sample: &Sample, parameters: &[f32], sums: &mut [[f32; HIDDEN]; 2]) -> f32 {
    let answer = ANSWERS_AT + usize::from(sample.answer) * 2 * HIDDEN;
    let mut out = parameters[ANSWER_BIASES + usize::from(sample.answer)];
    for (side, sums) in sums.iter_mut().enumerate() {
        sums.copy_from_slice(&parameters[BIASES..BIASES + HIDDEN]);
        for input in &sample.inputs[side][..usize::from(sample.count)] {
            let row = &parameters[usize::from(*input) * HIDDEN..][..HIDDEN];
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += weight;
            }
        }
        let weights = &parameters[answer + side * HIDDEN..][..HIDDEN];
        let squares = sums.iter().zip(weights).map(|(sum, weight)| sum.clamp(0.0, 1.0).powi(2) * weight);
        out += squares.sum::<f32>();
    }
    out
}

/// How likely whose turn it is wins, by the terms and this answer.
fn told(sample: &Sample, out: f32, scale: f32) -> f32 {
    likelihood(sample.terms + out * SCALE as f32, scale)
}

/// Adds the slopes of some positions; the sum of their errors.
fn backward<'a>(
    samples: impl Iterator<Item = &'a Sample>,
    parameters: &[f32],
    scale: f32,
    slopes: &mut [f32],
) -> f64 {
    let mut sums = [[0.0; HIDDEN]; 2];
    let mut errors = 0.0;
    for sample in samples {
        let out = forward(sample, parameters, &mut sums);
        let told = told(sample, out, scale);
        let off = told - sample.wanted;
        errors += f64::from(off * off);
        let pull = 2.0 * off * told * (1.0 - told) * scale * SCALE as f32;
        let answer = ANSWERS_AT + usize::from(sample.answer) * 2 * HIDDEN;
        slopes[ANSWER_BIASES + usize::from(sample.answer)] += pull;
        for (side, sums) in sums.iter_mut().enumerate() {
            let at = answer + side * HIDDEN;
            let weights = &parameters[at..at + HIDDEN];
            for ((sum, weight), slope) in sums.iter_mut().zip(weights).zip(&mut slopes[at..at + HIDDEN]) {
                let bounded = sum.clamp(0.0, 1.0);
                *slope += pull * bounded * bounded;
                *sum = if bounded == *sum { 2.0 * pull * weight * bounded } else { 0.0 };
            }
            let inputs = &sample.inputs[side][..usize::from(sample.count)];
            for at in inputs.iter().map(|input| usize::from(*input) * HIDDEN).chain([BIASES]) {
                for (slope, sum) in slopes[at..at + HIDDEN].iter_mut().zip(&*sums) {
                    *slope += sum;
                }
            }
        }
    }
    errors
}

/// The mean square of how far what is told is from what is wanted.
fn error(samples: &[Sample], parameters: &[f32], scale: f32) -> f64 {
    let mut sums = [[0.0; HIDDEN]; 2];
    let off = |sample: &Sample| {
        let out = forward(sample, parameters, &mut sums);
        f64::from((told(sample, out, scale) - sample.wanted).powi(2))
    };
    samples.iter().map(off).sum::<f64>() / samples.len().max(1) as f64
}

/// What positions of these files are to a network.
fn samples(lines: &[Line]) -> Vec<Sample> {
    let part = lines.len().div_ceil(THREADS);
    thread::scope(|scope| {
        let reading = lines
            .chunks(part)
            .map(|lines| scope.spawn(move || lines.iter().filter_map(sample).collect::<Vec<_>>()));
        let reading: Vec<_> = reading.collect();
        reading.into_iter().flat_map(|part| part.join().unwrap()).collect()
    })
}

/// A network by chance, the same every time.
fn by_chance() -> Vec<f32> {
    let parameter = |at: usize| {
        let chance = (mixed(at as u64 * GOLDEN) >> 40) as f32 / (1_u64 << 23) as f32 - 1.0;
        match at {
            BIASES..ANSWERS_AT => 0.1,
            ANSWER_BIASES.. => 0.0,
            _ => 0.1 * chance,
        }
    };
    (0..PARAMETERS).map(parameter).collect()
}

/// Adam: each parameter goes by its own mean slope, and less far where that has been uneven.
struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    done: i32,
}

impl Adam {
    const MEAN: f32 = 0.9;
    const SQUARE: f32 = 0.999;
    /// From then on what was there at the beginning counts no more.
    const LONG: i32 = 20_000;

    fn new() -> Self {
        Self { mean: vec![0.0; PARAMETERS], square: vec![0.0; PARAMETERS], done: 0 }
    }

    /// A step down the slopes that the threads have found together in a batch.
    fn step(&mut self, parameters: &mut [f32], slopes: &[Vec<f32>], step: f32) {
        self.done += 1;
        let [one, two] = [Self::MEAN, Self::SQUARE].map(|part| 1.0 - part.powi(self.done.min(Self::LONG)));
        for at in 0..PARAMETERS {
            let slope = slopes.iter().map(|slopes| slopes[at]).sum::<f32>() / BATCH as f32;
            let (mean, square) = (&mut self.mean[at], &mut self.square[at]);
            *mean = Self::MEAN * *mean + (1.0 - Self::MEAN) * slope;
            *square = Self::SQUARE * *square + (1.0 - Self::SQUARE) * slope * slope;
            let by = step * (*mean / one) / ((*square / two).sqrt() + 1e-8);
            parameters[at] = (parameters[at] - by).clamp(-MOST, MOST);
        }
    }
}

/// Reads the positions, fits a network to what the terms leave, and writes it.
pub fn fit(files: &[&str], out: &str) {
    let (lines, scale) = read(files, LATER, false);
    let mut samples = samples(&lines);
    drop(lines);
    let kept = keep_back(&mut samples);
    println!("{} positions, scale {scale}", samples.len());
    println!("the terms alone: kept {:.6}", error(&kept, &vec![0.0; PARAMETERS], scale));
    let (mut parameters, mut adam) = (by_chance(), Adam::new());
    let mut slopes = vec![vec![0.0_f32; PARAMETERS]; THREADS];
    let batches = samples.len() / BATCH;
    let mut order: Vec<u32> = (0..samples.len() as u32).collect();
    for round in 1..=ROUNDS {
        for at in (1..order.len()).rev() {
            let other = mixed((round * order.len() + at) as u64) % (at as u64 + 1);
            order.swap(at, other as usize);
        }
        let mut errors = 0.0;
        for batch in order.chunks_exact(BATCH) {
            errors += descend(&samples, batch, &parameters, scale, &mut slopes);
            let gone = adam.done as f32 / (ROUNDS * batches) as f32;
            let left = 0.5 * (1.0 + (gone * std::f32::consts::PI).cos());
            adam.step(&mut parameters, &slopes, STEPS[1] + (STEPS[0] - STEPS[1]) * left);
        }
        let seen = errors / (batches * BATCH).max(1) as f64;
        println!("{round}: {seen:.6}, kept {:.6}", error(&kept, &parameters, scale));
    }
    fs::write(out, written(&parameters)).unwrap();
}

/// Lets each thread find the slopes of its part of a batch; the sum of the errors.
fn descend(
    samples: &[Sample],
    batch: &[u32],
    parameters: &[f32],
    scale: f32,
    slopes: &mut [Vec<f32>],
) -> f64 {
    let parts = batch.chunks(BATCH.div_ceil(THREADS));
    thread::scope(|scope| {
        let working = parts.zip(slopes).map(|(part, slopes)| {
            scope.spawn(move || {
                slopes.fill(0.0);
                let chosen = part.iter().map(|at| &samples[*at as usize]);
                backward(chosen, parameters, scale, slopes)
            })
        });
        working.collect::<Vec<_>>().into_iter().map(|part| part.join().unwrap()).sum()
    })
}

/// The network in whole numbers, as the engine reads it.
fn written(parameters: &[f32]) -> Vec<u8> {
    let whole = |at: usize| {
        let one = match at {
            ..ANSWERS_AT => ONE,
            ANSWERS_AT..ANSWER_BIASES => ANSWER_ONE,
            _ => ONE * ANSWER_ONE,
        };
        (parameters[at] * one as f32).round() as i16
    };
    let bytes: Vec<u8> = (0..PARAMETERS).flat_map(|at| whole(at).to_le_bytes()).collect();
    assert_eq!(bytes.len(), BYTES);
    bytes
}
