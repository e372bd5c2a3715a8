//! Positions of games as files tell them, and the weights of the terms that tell best what they came to.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::fs;

use lasermate_engine::search::eval::terms::{FULL, LinearEval, Run, TermCounts};
use lasermate_engine::search::eval::{opponents, safety};
use lasermate_engine::seat::Seat;

/// How much of what a position is said to be worth is what was thought of its game a ply later, and so on to how it ended: far
/// from the end it is what the searches thought.
pub const LATER: f32 = 0.85;
/// The same without turns, where half as many are told of as many plies.
pub const LATER_WITHOUT_TURNS: f32 = 0.92;
/// The scale among three, where how a game ends depends too much on who quarrels with whom for games to tell it.
const SCALE_AMONG_THREE: f32 = 0.004;
/// How far weights are held to what they were: for terms that hardly ever occur.
const HELD: f32 = 1e-9;
/// Rounds over all positions, and how far a weight goes in one at the most.
const ROUNDS: usize = 200;
const STEP: f32 = 1.0;
/// One position in so many is kept to see whether what was learnt holds.
const KEPT: usize = 20;
/// No more than so many are kept for that.
const MOST_KEPT: usize = 200_000;

struct Sample {
    times: Vec<(u16, f32)>,
    /// How much of the opening's weights counts.
    opening: f32,
    /// What the evaluation adds to the terms, in centipawns.
    besides: f32,
    wanted: f32,
}

type Weights = Vec<[f32; 2]>;

/// How likely whoever stands so much better wins, from 0 to 1.
pub fn likelihood(value: f32, scale: f32) -> f32 {
    1.0 / (1.0 + (-value * scale).exp())
}

fn judged(sample: &Sample, weights: &Weights) -> f32 {
    let sum = sample.times.iter().fold([0.0; 2], |[opening, ending], (term, times)| {
        let [a, b] = weights[usize::from(*term)];
        [opening + a * times, ending + b * times]
    });
    sample.besides + sum[0] * sample.opening + sum[1] * (1.0 - sample.opening)
}

fn error(samples: &[Sample], weights: &Weights, scale: f32) -> f32 {
    let of = |sample: &Sample| (likelihood(judged(sample, weights), scale) - sample.wanted).powi(2);
    samples.iter().map(of).sum::<f32>() / samples.len().max(1) as f32
}

/// The scale at which the results of the games are told best by what the search thought.
fn scale(lines: &[(f32, f32)]) -> f32 {
    let error = |scale: f32| {
        lines.iter().map(|(value, result)| (likelihood(*value, scale) - result).powi(2)).sum::<f32>()
    };
    let tried = (10..120).map(|hundredths| hundredths as f32 / 10_000.0);
    tried.min_by(|a, b| error(*a).total_cmp(&error(*b))).unwrap_or(0.004)
}

/// A position of a game, as a file tells it.
pub struct Line {
    /// What the search thought of it, in centipawns for White; among three, for who is to move.
    value: f32,
    /// How its game ended, from 0 to 1 for the same.
    result: f32,
    /// How many plies had been played, and one or two more.
    ply: i32,
    pub position: String,
    /// How likely the same wins, from 0 to 1, by what was thought of it and of what followed.
    pub wanted: f32,
}

/// The fields of a position without an overlay's words.
pub fn fields(position: &str) -> Vec<&str> {
    position.split(' ').filter(|word| !word.contains('=')).collect()
}

impl Line {
    /// A line of a file; nothing where it was not written to its end.
    fn of(text: &str) -> Option<Self> {
        let mut words = text.splitn(3, ' ');
        let mut number = || words.next()?.parse::<f32>().ok();
        let (value, result) = (number()?, number()? / 2.0);
        let position = words.next()?.to_owned();
        let [_, turn, .., number] = fields(&position)[..] else { return None };
        let ply = 2 * number.parse::<i32>().ok()? + i32::from(turn == "b");
        Some(Self { value, result, ply, position, wanted: 0.0 })
    }

    /// The letter of whose turn it is.
    fn turn(&self) -> Option<char> {
        self.position.split(' ').nth(1)?.chars().next()
    }
}

/// The lines of these files, and the scale of what the search thought.
pub fn read(files: &[&str], later: f32, among_three: bool) -> (Vec<Line>, f32) {
    let texts = files.iter().map(|file| fs::read_to_string(file).unwrap());
    let mut lines: Vec<Line> =
        texts.flat_map(|text| text.lines().filter_map(Line::of).collect::<Vec<_>>()).collect();
    let scale = if among_three {
        SCALE_AMONG_THREE
    } else {
        scale(&lines.iter().map(|line| (line.value, line.result)).collect::<Vec<_>>())
    };
    // From the end of each game on: its positions stand one after the other, and among three those in which the same side moves
    // are told from its own point of view.
    let mut seats: HashMap<Option<char>, (i32, f32)> = HashMap::new();
    for line in lines.iter_mut().rev() {
        let seat = if among_three { line.turn() } else { None };
        let next = seats.get(&seat).copied().filter(|(ply, _)| line.ply < *ply);
        let (ply, wanted) = next.unwrap_or((line.ply, line.result));
        let part = later.powi(ply - line.ply);
        line.wanted = part * wanted + (1.0 - part) * likelihood(line.value, scale);
        seats.insert(seat, (line.ply, line.wanted));
    }
    (lines, scale)
}

/// Takes the last of what is learnt from, to see whether what was learnt holds: whole games, since positions of one game are alike.
pub fn keep_back<T>(samples: &mut Vec<T>) -> Vec<T> {
    samples.split_off(samples.len() - (samples.len() / KEPT).min(MOST_KEPT))
}

/// The evaluation as counted, as [`balance`](lasermate_engine::search::eval::balance) does: for White, or among three for who is to
/// move and against the mean of the others.
fn sample<S: LinearEval>(state: &S, wanted: f32) -> Sample {
    let among_three = S::SIDES.len() > 2;
    let own = state.to_act().iter().next().filter(|_| among_three).map_or(Seat::First, |(seat, _)| seat);
    let others = opponents(state, own).count();
    let counted = TermCounts::of(state);
    let [first, second, _] = state.besides().standing;
    let times = counted.times.iter().map(|(term, times)| {
        let all = times.iter().map(|times| f32::from(*times)).sum::<f32>();
        let own = f32::from(times[own.index()]);
        (*term, own - (all - own) / others.max(1) as f32)
    });
    Sample {
        times: times.filter(|(_, times)| *times != 0.0).collect(),
        opening: counted.phase as f32 / FULL as f32,
        besides: (first - second + safety::<S>(others)) as f32,
        wanted,
    }
}

/// Reads the positions of a game without overlays, fits, and writes the weights.
pub fn fit<S: LinearEval>(files: &[&str], out: &str)
where
    S::Rules: Default,
{
    fit_by(files, LATER, out, |text| S::read_position(S::Rules::default(), &fields(text).join(" ")).unwrap());
}

/// The same with positions that are read like this, and that are worth so much of what was thought a ply later.
pub fn fit_by<S: LinearEval>(files: &[&str], later: f32, out: &str, position: impl Fn(&str) -> S) {
    let among_three = S::SIDES.len() > 2;
    let (lines, scale) = read(files, later, among_three);
    let mut samples: Vec<Sample> =
        lines.iter().map(|line| sample(&position(&line.position), line.wanted)).collect();
    let kept = keep_back(&mut samples);
    let before: Weights =
        S::WEIGHTS.iter().map(|pair| [pair.opening, pair.ending].map(|weight| weight as f32)).collect();
    let terms = before.len();
    let mut now = before.clone();
    println!("{} positions, scale {scale}", samples.len());
    println!("before: {:.6}, kept {:.6}", error(&samples, &now, scale), error(&kept, &now, scale));
    // Adam's two moments.
    let (mut mean, mut square) = (vec![[0.0_f32; 2]; terms], vec![[0.0_f32; 2]; terms]);
    for round in 1..=ROUNDS {
        let mut slope = vec![[0.0_f32; 2]; terms];
        for sample in &samples {
            let told = likelihood(judged(sample, &now), scale);
            let pull = (told - sample.wanted) * told * (1.0 - told) * scale;
            for (term, times) in &sample.times {
                let slope = &mut slope[usize::from(*term)];
                slope[0] += pull * times * sample.opening;
                slope[1] += pull * times * (1.0 - sample.opening);
            }
        }
        let step = STEP * (1.0 - 0.9 * round as f32 / ROUNDS as f32);
        for term in 0..terms {
            for part in 0..2 {
                let held = HELD * (now[term][part] - before[term][part]);
                let slope = slope[term][part] / samples.len() as f32 + held;
                let (mean, square) = (&mut mean[term][part], &mut square[term][part]);
                *mean = 0.9 * *mean + 0.1 * slope;
                *square = 0.99 * *square + 0.01 * slope * slope;
                now[term][part] -= step * *mean / (square.sqrt() + 1e-9);
            }
        }
        if round % 100 == 0 {
            println!("{round}: {:.6}, kept {:.6}", error(&samples, &now, scale), error(&kept, &now, scale));
        }
    }
    fs::write(out, written(S::RUNS, &now)).unwrap();
}

/// The weights as a file of the engine's sources.
fn written(runs: &[Run], weights: &Weights) -> String {
    let mut out = format!(
        "//! The weight of each term, in the opening and in the ending, in centipawns. Written by
//! `cargo run --release -p lasermate-engine --example tune -- fit`.

use crate::search::eval::{{Pair, pair}};

/// The weights, in the order of [`super::terms::RUNS`].
#[rustfmt::skip]
pub(super) static WEIGHTS: [Pair; {}] = [
",
        weights.len()
    );
    for run in runs {
        let _ = writeln!(out, "    // {}", run.name);
        for line in weights[run.first..run.first + run.count].chunks(8) {
            let pairs: Vec<_> = line
                .iter()
                .map(|[a, b]| format!("pair({}, {}),", a.round() as i32, b.round() as i32))
                .collect();
            let _ = writeln!(out, "    {}", pairs.join(" "));
        }
    }
    out + "];\n"
}
