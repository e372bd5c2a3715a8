//! How often sessions of the gateway may begin: Discord resets a bot's token after 1,000 in a day.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serenity::model::gateway::SessionStartLimit;
use tokio::sync::{oneshot, watch};
use tokio::time::Instant;
use twilight_gateway::queue::{InMemoryQueue, Queue};

/// How long a begun session counts.
const WINDOW: Duration = Duration::from_mins(10);
/// How many sessions may begin within that time beside the first of each shard.
const RESTARTS: usize = 5;
/// How long Discord wants between two that begin.
const BETWEEN: Duration = Duration::from_secs(5);
/// The longest wait for another session; then Discord is asked again how many are left.
const LONGEST: Duration = Duration::from_hours(1);

/// The sessions that were begun lately, over all rounds of shards.
#[derive(Debug, Default)]
pub struct Starts {
    begun: Mutex<VecDeque<Instant>>,
}

impl Starts {
    /// How many were begun lately, with one that begins now. The last is kept for good.
    fn count(&self, now: Instant) -> usize {
        let mut begun = self.begun.lock().unwrap_or_else(PoisonError::into_inner);
        while begun.front().is_some_and(|first| now.duration_since(*first) > WINDOW) {
            begun.pop_front();
        }
        begun.push_back(now);
        begun.len()
    }

    /// How long to wait until another may begin at all.
    pub fn rest(&self, now: Instant) -> Duration {
        let begun = self.begun.lock().unwrap_or_else(PoisonError::into_inner);
        begun.back().map_or(Duration::ZERO, |last| BETWEEN.saturating_sub(now.duration_since(*last)))
    }

    /// How long to wait before `shards` sessions begin, so that those Discord still allows last; nothing while there are
    /// plenty, or where none has begun lately.
    pub fn spread(&self, limit: &SessionStartLimit, shards: u32) -> Duration {
        let begun = self.begun.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(last) = begun.back().filter(|_| limit.remaining <= limit.total / 2) else {
            return Duration::ZERO;
        };
        let share = limit.reset_after.saturating_mul(u64::from(shards)) / limit.remaining.max(1);
        let share = Duration::from_millis(share).min(LONGEST);
        share.saturating_sub(Instant::now().duration_since(*last))
    }
}

/// Where the shards of one round wait before they begin a session.
#[derive(Clone, Debug)]
pub struct SessionGate {
    starts: Arc<Starts>,
    queue: InMemoryQueue,
    shards: usize,
    round: Arc<Mutex<RoundStarts>>,
    spent: watch::Sender<bool>,
}

/// What happened in a round.
#[derive(Debug, Default)]
struct RoundStarts {
    begun: usize,
    /// Who is not let through any more: without their senders they would ask again at once.
    held: Vec<oneshot::Sender<()>>,
}

impl SessionGate {
    /// The gate of a round with so many shards, and what becomes true when too many sessions have begun.
    pub fn new(
        starts: &Arc<Starts>,
        limit: &SessionStartLimit,
        shards: u32,
    ) -> (Self, watch::Receiver<bool>) {
        let most = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
        let (left, total) = (most(limit.remaining), most(limit.total.max(limit.remaining)));
        let at_once = u16::try_from(limit.max_concurrency).unwrap_or(u16::MAX).max(1);
        let queue = InMemoryQueue::new(at_once, left, Duration::from_millis(limit.reset_after), total);
        let (spent, is_spent) = watch::channel(false);
        let shards = usize::try_from(shards).unwrap_or(usize::MAX);
        (Self { starts: Arc::clone(starts), queue, shards, round: Arc::default(), spent }, is_spent)
    }
}

impl Queue for SessionGate {
    fn enqueue(&self, shard: u32) -> oneshot::Receiver<()> {
        let mut round = self.round.lock().unwrap_or_else(PoisonError::into_inner);
        round.begun += 1;
        let first = round.begun <= self.shards;
        let most = self.shards.saturating_add(RESTARTS.max(self.shards));
        if !*self.spent.borrow() && (self.starts.count(Instant::now()) <= most || first) {
            return self.queue.enqueue(shard);
        }
        let (sender, receiver) = oneshot::channel();
        round.held.push(sender);
        self.spent.send_replace(true);
        receiver
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limit(remaining: u64, reset_after: u64) -> SessionStartLimit {
        let json = serde_json::json!({
            "total": 1000, "remaining": remaining, "reset_after": reset_after, "max_concurrency": 1,
        });
        serde_json::from_value(json).unwrap()
    }

    #[tokio::test(start_paused = true)]
    async fn five_restarts_in_ten_minutes_are_the_most() {
        let starts = Arc::new(Starts::default());
        let (gate, spent) = SessionGate::new(&starts, &limit(900, 1000), 1);
        for _ in 0..6 {
            assert!(gate.enqueue(0).await.is_ok());
        }
        let held = gate.enqueue(0);
        assert!(*spent.borrow());
        assert!(tokio::time::timeout(Duration::from_mins(1), held).await.is_err(), "nobody is let through");
        // Another round begins each shard once, and no more.
        let (gate, spent) = SessionGate::new(&starts, &limit(900, 1000), 1);
        assert!(gate.enqueue(0).await.is_ok() && !*spent.borrow());
        let _held = gate.enqueue(0);
        assert!(*spent.borrow());
        tokio::time::sleep(WINDOW).await;
        let (gate, spent) = SessionGate::new(&starts, &limit(900, 1000), 1);
        for _ in 0..6 {
            assert!(gate.enqueue(0).await.is_ok() && !*spent.borrow());
        }
    }

    #[tokio::test(start_paused = true)]
    async fn the_last_sessions_of_a_day_are_spread_over_it() {
        const HOUR: u64 = 3_600_000;
        let starts = Arc::new(Starts::default());
        assert_eq!(starts.spread(&limit(400, HOUR), 1), Duration::ZERO, "the first start waits for nothing");
        assert_eq!(starts.rest(Instant::now()), Duration::ZERO);
        starts.count(Instant::now());
        assert_eq!(starts.rest(Instant::now()), BETWEEN);
        assert_eq!(starts.spread(&limit(900, HOUR), 1), Duration::ZERO);
        assert_eq!(starts.spread(&limit(400, HOUR), 1), Duration::from_secs(9));
        assert_eq!(starts.spread(&limit(1, 24 * HOUR), 1), LONGEST);
        tokio::time::sleep(Duration::from_secs(9)).await;
        assert_eq!(starts.spread(&limit(400, HOUR), 1), Duration::ZERO, "that was waited for");
    }
}
