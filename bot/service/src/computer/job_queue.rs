//! The queue before the threads on which the computer thinks: bounded, and with a lane for whoever's time runs meanwhile.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// How many jobs of the first lane are begun in a row while others wait: so those are delayed and never starved.
const IN_A_ROW: usize = 2;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JobPriority {
    /// Time runs while it waits, as for who plays without turns or by a live clock.
    Running,
    Usual,
}

/// Jobs that wait, each lane in order.
#[derive(Debug)]
pub struct JobQueue<T> {
    lanes: Mutex<Lanes<T>>,
    told: Condvar,
    room: usize,
}

#[derive(Debug)]
struct Lanes<T> {
    running: VecDeque<T>,
    usual: VecDeque<T>,
    in_a_row: usize,
    ended: bool,
}

impl<T> JobQueue<T> {
    /// A queue with room for so many jobs in all.
    pub fn new(room: usize) -> Self {
        let lanes = Lanes { running: VecDeque::new(), usual: VecDeque::new(), in_a_row: 0, ended: false };
        Self { lanes: Mutex::new(lanes), told: Condvar::new(), room }
    }

    /// Puts a job at the end of its lane; `false` where there is no room, or where the queue has ended.
    pub fn put(&self, lane: JobPriority, job: T) -> bool {
        let mut lanes = self.lock();
        if lanes.ended || lanes.running.len() + lanes.usual.len() >= self.room {
            return false;
        }
        match lane {
            JobPriority::Running => lanes.running.push_back(job),
            JobPriority::Usual => lanes.usual.push_back(job),
        }
        self.told.notify_one();
        true
    }

    /// Waits for the next job; `None` once the queue has ended.
    pub fn take(&self) -> Option<T> {
        let mut lanes = self.lock();
        loop {
            if lanes.ended {
                return None;
            }
            if let Some(job) = lanes.next() {
                return Some(job);
            }
            lanes = self.told.wait(lanes).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Ends: what waits is dropped, and whoever waits for a job gets none.
    pub fn end(&self) {
        let mut lanes = self.lock();
        lanes.ended = true;
        let dropped = (std::mem::take(&mut lanes.running), std::mem::take(&mut lanes.usual));
        self.told.notify_all();
        drop(lanes);
        drop(dropped);
    }

    fn lock(&self) -> MutexGuard<'_, Lanes<T>> {
        self.lanes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T> Lanes<T> {
    fn next(&mut self) -> Option<T> {
        if (self.in_a_row < IN_A_ROW || self.usual.is_empty())
            && let Some(job) = self.running.pop_front()
        {
            // Nobody else is kept waiting by those that nobody waits behind.
            self.in_a_row = if self.usual.is_empty() { 0 } else { self.in_a_row + 1 };
            return Some(job);
        }
        self.in_a_row = 0;
        self.usual.pop_front()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_short_of_time_comes_first_and_nobody_is_starved() {
        let queue = JobQueue::new(16);
        for job in ["a", "b", "c"] {
            assert!(queue.put(JobPriority::Usual, job));
        }
        for job in ["1", "2", "3", "4", "5"] {
            assert!(queue.put(JobPriority::Running, job));
        }
        let order: String = (0..8).map_while(|_| queue.take()).collect();
        assert_eq!(order, "12a34b5c");
    }

    #[test]
    fn both_lanes_share_the_room_and_end_together() {
        let queue = JobQueue::new(2);
        assert!(queue.put(JobPriority::Usual, 1) && queue.put(JobPriority::Running, 2));
        assert!(!queue.put(JobPriority::Running, 3) && !queue.put(JobPriority::Usual, 3));
        assert_eq!(queue.take(), Some(2));
        assert!(queue.put(JobPriority::Usual, 4));
        queue.end();
        assert_eq!((queue.take(), queue.put(JobPriority::Running, 5)), (None, false));
    }
}
