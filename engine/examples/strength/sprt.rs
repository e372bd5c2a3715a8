//! A sequential test of two players: games in pairs until it is clear that one is stronger by so much, or is not.

use std::fmt;

use lasermate_engine::variants::Preset;

use crate::arena::{Match, Pairing};
use crate::player::Player;

/// The pairs played: how many brought 0, 1, 2, 3 or 4 half points.
#[derive(Default)]
struct Pairs([f64; 5]);

/// So few pairs say nothing.
const LEAST: u64 = 16;

/// How wrong either answer may be.
const ERROR: f64 = 0.05;

/// The score that is expected of who is so many rating points stronger.
fn expected(points: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-points / 400.0))
}

/// The rating points of a score.
fn points(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    400.0 * (score / (1.0 - score)).log10()
}

impl Pairs {
    fn count(&self) -> f64 {
        self.0.iter().sum::<f64>()
    }

    /// The mean score and its variance for a pair; no kind of pair is held to be impossible.
    fn moments(&self) -> (f64, f64) {
        const NEVER: f64 = 1e-3;
        let sum = self.0.iter().map(|pairs| pairs.max(NEVER)).sum::<f64>();
        let weighted = |of: &dyn Fn(f64) -> f64| {
            (0..5).zip(&self.0).map(|(half, pairs)| of(f64::from(half) / 4.0) * pairs.max(NEVER)).sum::<f64>()
                / sum
        };
        let mean = weighted(&|score| score);
        (mean, weighted(&|score| (score - mean).powi(2)))
    }

    /// The logarithm of how much likelier the second hypothesis is.
    fn likelihood(&self, hypotheses: [f64; 2]) -> f64 {
        let (mean, variance) = self.moments();
        let [null, better] = hypotheses.map(expected);
        self.count() * (better - null) * (2.0 * mean - null - better) / (2.0 * variance)
    }
}

impl fmt::Display for Pairs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mean, variance) = self.moments();
        let wide = 1.96 * (variance / self.count().max(1.0)).sqrt();
        let [low, at, high] = [mean - wide, mean, mean + wide].map(points);
        write!(
            f,
            "{} games {:.1} %, {at:+.0} [{low:+.0}, {high:+.0}], pairs {:?}",
            2.0 * self.count(),
            100.0 * mean,
            self.0
        )
    }
}

/// Plays at most so many games from balanced openings, and stops as soon as one of the hypotheses is rejected.
pub fn sprt(
    game: &'static Preset,
    games: std::ops::Range<u64>,
    hypotheses: [f64; 2],
    makers: [&dyn Fn() -> Player; 2],
) {
    let bound = ((1.0 - ERROR) / ERROR).ln();
    let mut pairing = Pairing::new(game, makers);
    let mut judge = Player::nodes(5_000);
    let mut pairs = Pairs::default();
    let mut opening = games.start;
    for pair in 0..(games.end - games.start) / 2 {
        let number = loop {
            opening += 1;
            let begun = Match::new(game, opening).adjudicated();
            if !begun.is_over() && begun.is_balanced(&mut judge) {
                break opening;
            }
        };
        let mut half = 0;
        for first_alone in [true, false] {
            half += match pairing.play(Match::new(game, number).adjudicated(), pair, first_alone) {
                Some(won) => 2 * usize::from(won),
                None => 1,
            };
        }
        pairs.0[half] += 1.0;
        let likelihood = pairs.likelihood(hypotheses);
        let done = pair + 1 >= LEAST && likelihood.abs() >= bound;
        if done || pair % 10 == 9 {
            println!("{}: {pairs}, likelihood {likelihood:+.2} of {bound:.2}", game.name);
        }
        if done {
            println!("{}", if likelihood > 0.0 { "accepted" } else { "rejected" });
            return;
        }
    }
}
