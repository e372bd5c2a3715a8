//! How much of its clock the computer spends on a move.

use std::time::Duration;

/// So many moves a game has yet, where nobody says.
const MOVES: u64 = 28;
/// So much always stays on a clock, for what the other program and the machine do meanwhile, in milliseconds.
const RESERVE: u64 = 100;

/// A clock as `go` tells of it, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Clock {
    pub left: u64,
    pub increment: u64,
    /// How many moves are to be made with it.
    pub moves_to_go: Option<u64>,
}

/// What is known besides of how time passes, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ClockOptions {
    /// What passes for each move between the search and the other program's clock.
    pub overhead: u64,
    /// The most this clock has shown in this game.
    pub base: u64,
}

impl Clock {
    /// What is not planned with: the reserve, and where moves add to the clock a tenth of what it began with. Who lives on
    /// increments must never be near the end of the clock.
    fn reserve(self, pace: ClockOptions) -> u64 {
        let tenth = if self.increment > 0 { pace.base.max(self.left) / 10 } else { 0 };
        RESERVE.max(pace.overhead) + tenth
    }

    pub fn share(self, pace: ClockOptions) -> Duration {
        let left = self.left.saturating_sub(pace.overhead);
        let spare = left.saturating_sub(self.reserve(pace));
        let moves = self.moves_to_go.unwrap_or(MOVES).clamp(1, 100);
        // What passes outside the search eats of each increment.
        let gain = self.increment.saturating_sub(pace.overhead);
        let share = (spare / moves).saturating_add(gain / 4 * 3).min(spare).min(left / 2);
        // Near the reserve a part of what comes in is spent, so that the clock recovers; else next to nothing.
        let least = (gain / 2).min(left / 20).max(left / 200).max(1);
        Duration::from_millis(share.max(least))
    }
}

/// How long to think where a move may take so long.
pub(super) fn for_a_move(milliseconds: u64, pace: ClockOptions) -> Duration {
    Duration::from_millis((milliseconds - pace.overhead.min(milliseconds / 10)).max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PACE: ClockOptions = ClockOptions { overhead: 30, base: 0 };

    fn share(left: u64, increment: u64, moves_to_go: Option<u64>, base: u64) -> u64 {
        let clock = Clock { left, increment, moves_to_go };
        u64::try_from(clock.share(ClockOptions { base, ..PACE }).as_millis()).unwrap_or(0)
    }

    #[test]
    fn a_share_of_the_clock_is_taken() {
        assert_eq!(share(28_130, 0, None, 0), 1_000);
        assert_eq!(share(28_130, 0, Some(14), 0), 2_000);
        assert_eq!(share(60_000, 1_000, None, 60_000), 2_649);
    }

    #[test]
    fn the_reserve_is_never_planned_with() {
        for base in [500, 1_000, 10_000, 60_000] {
            for increment in [0, 10, 100, 2_000] {
                for moves_to_go in [None, Some(1), Some(40)] {
                    for left in (0..=base).step_by(50) {
                        let spent = share(left, increment, moves_to_go, base);
                        let reserve = 100 + if increment > 0 { base / 10 } else { 0 };
                        let slight = (increment.saturating_sub(30) / 2).min(left / 20).max(left / 200).max(1);
                        assert!(
                            spent + reserve + 30 <= left || spent <= slight,
                            "{left} + {increment} {moves_to_go:?}: {spent}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn a_game_of_one_second_and_ten_milliseconds_keeps_its_reserve() {
        let mut left = 1_000;
        for _ in 0..200 {
            // Every move costs some milliseconds more than it was to.
            left = left + 10 - share(left, 10, None, 1_000) - 8;
            assert!(left >= 190, "{left}");
        }
    }

    #[test]
    fn a_time_for_each_move_is_nearly_used_up() {
        for (milliseconds, used) in [(0, 1), (1, 1), (50, 45), (100, 90), (1_000, 970)] {
            assert_eq!(for_a_move(milliseconds, PACE), Duration::from_millis(used));
        }
    }
}
