//! Accuracy: how little of their winning chances a player's actions gave away.
//!
//! This is the accuracy that Lichess gives (`AccuracyPercent` and `WinPercent` of its server, explained on
//! lichess.org/page/accuracy), so that players find the numbers that they know. A plain mean would flatter: once a game is
//! lost nothing more can be given away, and every action that follows has a hundred. So an action counts more the more is
//! happening around it, and bad ones weigh heavily.
//!
//! Two things are ours: an action gives away what it cost against the best there was, not the difference between two
//! searches, and each of several seats is judged by its own chances.

use super::{MoveReview, PLENTY, Review};
use crate::search::Score;
use crate::seat::Seat;

/// The winning chance in percent by evaluation: a logistic curve fitted to games of people.
fn chances(value: Score) -> f64 {
    const STEEPNESS: f64 = 0.003_682_08;
    100.0 / (1.0 + (-STEEPNESS * f64::from(value.clamp(-PLENTY, PLENTY))).exp())
}

/// The accuracy of an action by the winning chance it gave away, in percent. One is added because no search is certain.
fn of_action(given_away: f64) -> f64 {
    (103.1668 * (-0.043_54 * given_away).exp() - 3.1669 + 1.0).clamp(0.0, 100.0)
}

/// The weight of each action: the deviation of the chances in a window of a tenth of the game that ends with it. `chances` are
/// those at the start and after each action.
fn weights(chances: &[f64]) -> Vec<f64> {
    const WINDOW: (usize, usize) = (2, 8);
    const WEIGHT: (f64, f64) = (0.5, 12.0);
    let actions = chances.len().saturating_sub(1);
    let size = (actions / 10).clamp(WINDOW.0, WINDOW.1);
    // Actions before the first full window use that one.
    let window = |at: usize| {
        let end = (at + 2).max(size).min(chances.len());
        &chances[end.saturating_sub(size)..end]
    };
    (0..actions).map(|at| deviation(window(at)).clamp(WEIGHT.0, WEIGHT.1)).collect()
}

fn deviation(numbers: &[f64]) -> f64 {
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    (numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / count).sqrt()
}

/// The accuracy of a game: half the weighted mean and half the harmonic mean.
fn of_actions(actions: &[(f64, f64)]) -> Option<f64> {
    if actions.is_empty() {
        return None;
    }
    let weighted = actions.iter().map(|(accuracy, weight)| accuracy * weight).sum::<f64>()
        / actions.iter().map(|(_, weight)| weight).sum::<f64>();
    // Zeros would make the harmonic mean zero.
    let harmonic =
        actions.len() as f64 / actions.iter().map(|(accuracy, _)| accuracy.max(1.0).recip()).sum::<f64>();
    Some(f64::midpoint(weighted, harmonic))
}

impl Review {
    /// The accuracy of a seat in percent; `None` if it did nothing.
    #[must_use]
    pub fn accuracy(&self, seat: Seat) -> Option<u8> {
        let worth = |values: &[Score]| values.get(seat.index()).copied().unwrap_or(0);
        let course = std::iter::once(&self.start).chain(self.plies.iter().map(|ply| &ply.values));
        let course: Vec<_> = course.map(|values| chances(worth(values))).collect();
        let judged = |ply: &MoveReview| {
            let after = worth(&ply.values).clamp(-PLENTY, PLENTY);
            of_action(chances(after + ply.loss) - chances(after))
        };
        let actions = self.plies.iter().zip(weights(&course)).filter(|(ply, _)| ply.seat == seat);
        let actions: Vec<_> = actions.map(|(ply, weight)| (judged(ply), weight)).collect();
        of_actions(&actions).map(|accuracy| accuracy.round() as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_given_away_is_a_hundred_and_everything_is_nothing() {
        assert!((of_action(0.0) - 100.0).abs() < 0.1);
        assert!(of_action(chances(PLENTY) - chances(-PLENTY)) < 1.0);
        // A piece in a level game costs about a quarter of the chances and two thirds of the accuracy.
        let lost = chances(0) - chances(-300);
        assert!((20.0..30.0).contains(&lost) && (25.0..45.0).contains(&of_action(lost)), "{lost}");
    }

    #[test]
    fn chances_add_up_to_a_hundred() {
        for value in [0, 1, 50, 300, PLENTY, 2 * PLENTY] {
            assert!((chances(value) + chances(-value) - 100.0).abs() < 1e-9);
        }
    }

    #[test]
    fn an_action_weighs_what_happens_around_it() {
        // Windows of two: an action and the position before it. Half of the difference is their deviation.
        assert_eq!(weights(&[50.0, 50.0, 40.0, 10.0, 10.5]), [0.5, 5.0, 12.0, 0.5]);
        // Thirty actions have windows of three, and the first is in the window of the second.
        let mut long = vec![50.0; 31];
        long[2] = 53.0;
        let found = weights(&long);
        assert_eq!(found.len(), 30);
        assert!(found[..4].iter().all(|weight| (weight - 2f64.sqrt()).abs() < 1e-9), "{found:?}");
        assert_eq!(found[4..], [0.5; 26]);
        assert_eq!(weights(&[50.0]), Vec::<f64>::new());
    }

    #[test]
    fn both_means_make_the_accuracy() {
        let close = |actions: &[(f64, f64)], wanted: f64| {
            let found = of_actions(actions).expect("somebody acted");
            assert!((found - wanted).abs() < 1e-9, "{found}");
        };
        close(&[(80.0, 3.0)], 80.0);
        // 75 by their weights, and 66.7 by their harmony.
        close(&[(100.0, 2.0), (50.0, 2.0)], f64::midpoint(75.0, 200.0 / 3.0));
        close(&[(100.0, 0.5), (0.0, 12.0)], f64::midpoint(4.0, 2.0 / 1.01));
        assert_eq!(of_actions(&[]), None);
    }

    #[test]
    fn who_has_thrown_the_game_away_gains_nothing_by_losing_on() {
        let lost = |actions: usize| {
            let ply = |seat: usize, worth: Score, loss: Score| MoveReview {
                index: 0,
                seat: Seat::from_index(seat).expect("a seat"),
                san: String::new(),
                values: vec![worth, -worth],
                better: Vec::new(),
                loss,
                again: false,
                missed: None,
            };
            // Three bad moves lose the game; then the lost side moves on, and nothing it does matters.
            let mut plies = vec![
                ply(0, -300, 300),
                ply(1, -300, 0),
                ply(0, -800, 500),
                ply(1, -800, 0),
                ply(0, -1_500, 700),
                ply(1, -1_500, 0),
            ];
            plies.extend((0..actions).map(|at| ply(at % 2, -1_500, 0)));
            let review = Review { sides: Vec::new(), start: vec![0, 0], plies };
            let [loser, winner] = [Seat::First, Seat::Second].map(|seat| review.accuracy(seat));
            (loser.expect("it acted"), winner.expect("it acted"))
        };
        // The plain mean of its thirteen moves is 89.
        assert_eq!(lost(20), (64, 100));
    }
}
