//! How accurately somebody played: how little of their chances their actions gave away.

use super::{PLENTY, Review};
use crate::search::Score;
use crate::seat::Seat;

/// How often a player with so much more wins, of a hundred games: a logistic curve that was fitted to games of people.
fn chances(value: Score) -> f64 {
    const STEEPNESS: f64 = 0.003_682_08;
    100.0 / (1.0 + (-STEEPNESS * f64::from(value.clamp(-PLENTY, PLENTY))).exp())
}

/// The accuracy of an action that gave away so many of a hundred games: 100 for none, 0 for nearly all. The curve is the one
/// that Lichess publishes, so that players find the numbers that they know.
fn of_action(given_away: f64) -> f64 {
    (103.1668 * (-0.043_54 * given_away).exp() - 3.1669).clamp(0.0, 100.0)
}

impl Review {
    /// How accurately a seat played, of a hundred: the mean over its actions; `None` where it did nothing.
    #[must_use]
    pub fn accuracy(&self, seat: Seat) -> Option<u8> {
        let (mut sum, mut count) = (0.0, 0.0);
        for ply in self.plies.iter().filter(|ply| ply.seat == seat) {
            let after = ply.values.get(seat.index()).copied().unwrap_or(0).clamp(-PLENTY, PLENTY);
            sum += of_action(chances(after + ply.loss) - chances(after));
            count += 1.0;
        }
        (count > 0.0).then(|| (sum / count).round() as u8)
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
}
