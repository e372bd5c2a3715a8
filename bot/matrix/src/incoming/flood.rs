//! How much one person may ask for: a burst at once, then about a command a second. What is played costs little, because
//! the game itself asks for it; a refusal has to be answered, and costs as much as any question.

use crate::limits;
use lasermate_domain::lru::RecentMap;
use lasermate_domain::port::UnixMillis;

/// How much somebody may ask for at once.
const BURST: f64 = 30.0;
/// How much comes back in a second.
const A_SECOND: f64 = 1.0;
/// What something that is done costs, beside the post that tells of it: ten moves a second are nobody's flood.
pub const DONE: f64 = 0.1;
/// How much must have come back before a new flood is told of: one that goes on is still the same.
const RESTED: f64 = BURST / 2.0;

/// What each person has left. Who has not asked for longest is forgotten first.
#[derive(Debug)]
pub struct Floods(RecentMap<String, FloodBucket>);

impl Default for Floods {
    fn default() -> Self {
        Self(RecentMap::new(limits::PEOPLE))
    }
}

#[derive(Clone, Copy, Debug)]
struct FloodBucket {
    tokens: f64,
    at: UnixMillis,
    /// Whether they were told that it is too much, and have not rested since.
    told: bool,
}

/// What becomes of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowance {
    Granted,
    /// It is not, and the person is told.
    Refused,
    /// It is not, and the person has been told.
    Ignored,
}

impl Floods {
    /// Takes the cost of a request off what somebody has left.
    pub fn take(&mut self, person: &str, cost: f64, now: UnixMillis) -> Allowance {
        let person = person.to_owned();
        let mut left = self.0.get(&person).unwrap_or(FloodBucket { tokens: BURST, at: now, told: false });
        left.tokens = left.refilled(now);
        left.at = now;
        left.told &= left.tokens < RESTED;
        let allowance = if left.tokens >= cost.min(BURST) {
            left.tokens -= cost;
            Allowance::Granted
        } else if std::mem::replace(&mut left.told, true) {
            Allowance::Ignored
        } else {
            Allowance::Refused
        };
        self.0.put(person, left);
        allowance
    }

    /// Takes what an answer has cost beyond what was taken before, as far as there is so much.
    pub fn charge(&mut self, person: &str, cost: f64) {
        let person = person.to_owned();
        if let Some(mut left) = self.0.get(&person) {
            left.tokens = (left.tokens - cost).max(0.0);
            self.0.put(person, left);
        }
    }
}

impl FloodBucket {
    fn refilled(&self, now: UnixMillis) -> f64 {
        let seconds = u32::try_from((now - self.at).max(0) / 1000).unwrap_or(u32::MAX);
        let rest = f64::from(u32::try_from((now - self.at).max(0) % 1000).unwrap_or(0)) / 1000.0;
        ((f64::from(seconds) + rest) * A_SECOND + self.tokens).min(BURST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_granted_then_one_a_second_and_a_flood_is_told_once() {
        let mut floods = Floods::default();
        let taken: Vec<_> = (0..40).map(|_| floods.take("ann", 1.0, 1_000)).collect();
        assert_eq!(taken.iter().filter(|one| **one == Allowance::Granted).count(), 30);
        assert_eq!(taken.iter().filter(|one| **one == Allowance::Refused).count(), 1);
        assert_eq!(floods.take("bob", 1.0, 1_000), Allowance::Granted);
        // Two requests a second: one is granted and one is not, for as long as it goes on, and nothing is said.
        for second in 2..60 {
            assert_eq!(floods.take("ann", 1.0, second * 1_000), Allowance::Granted);
            assert_eq!(
                floods.take("ann", 1.0, second * 1_000),
                Allowance::Ignored,
                "told again while it goes on"
            );
        }
        assert!((0..15).all(|_| floods.take("ann", 1.0, 74_000) == Allowance::Granted));
        assert_eq!(floods.take("ann", 1.0, 74_000), Allowance::Refused, "told again after a rest");
    }

    #[test]
    fn a_long_game_that_was_missed_is_played_whole_and_refusals_are_a_flood() {
        let mut floods = Floods::default();
        assert!((0..200).all(|_| floods.take("ann", DONE, 1_000) == Allowance::Granted));
        let mut refused = 0;
        while floods.take("bob", DONE, 1_000) == Allowance::Granted {
            floods.charge("bob", 1.0 - DONE);
            refused += 1;
        }
        assert_eq!(refused, 30);
        floods.charge("nobody", 1.0);
    }

    #[test]
    fn what_costs_more_than_all_is_granted_to_who_has_all() {
        let mut floods = Floods::default();
        assert_eq!(floods.take("ann", 100.0, 0), Allowance::Granted);
        assert_eq!(floods.take("ann", 1.0, 10_000), Allowance::Refused);
    }

    #[test]
    fn people_without_end_take_no_memory_without_end_and_a_flood_among_them_goes_on_being_one() {
        let mut floods = Floods::default();
        for n in 0..50_000 {
            floods.take(&n.to_string(), 1.0, 0);
            floods.take("ann", 1.0, 0);
        }
        assert!(floods.0.len() <= limits::PEOPLE);
        assert_eq!(floods.take("ann", 1.0, 0), Allowance::Ignored);
    }
}
