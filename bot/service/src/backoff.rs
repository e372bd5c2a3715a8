//! Pauses between tries, each twice as long as the one before.

use std::time::Duration;

#[derive(Clone, Copy, Debug)]
pub struct Backoff {
    first: Duration,
    longest: Duration,
    next: Duration,
}

impl Backoff {
    pub const fn new(first: Duration, longest: Duration) -> Self {
        Self { first, longest, next: first }
    }

    /// Begins with the first pause again, after a success.
    pub const fn reset(&mut self) {
        self.next = self.first;
    }

    /// The pause before the next try.
    pub fn pause(&mut self) -> Duration {
        let pause = self.next;
        self.next = (pause * 2).min(self.longest);
        pause
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_up_to_the_longest_and_begin_anew() {
        let mut backoff = Backoff::new(Duration::from_secs(1), Duration::from_secs(3));
        assert_eq!([1, 2, 3, 3].map(Duration::from_secs), std::array::from_fn(|_| backoff.pause()));
        backoff.reset();
        assert_eq!(backoff.pause(), Duration::from_secs(1));
    }
}
