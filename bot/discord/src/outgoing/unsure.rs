//! Posts that may be there though nothing says so: a program before this one was killed, or no answer came.

use std::sync::{Mutex, PoisonError};

use crate::api::ApiError;
use crate::limits;
use lasermate_domain::lru::RecentMap;

#[derive(Debug)]
pub struct UnsurePosts {
    /// The last post of the outbox that may have been sent by a program before this one.
    before: u64,
    failed: Mutex<RecentMap<u64, ()>>,
}

impl UnsurePosts {
    pub fn new(before: u64) -> Self {
        Self { before, failed: Mutex::new(RecentMap::new(limits::UNSURE)) }
    }

    /// Whether a post may have been sent without being noted.
    pub fn may_be_sent(&self, delivery: u64) -> bool {
        let failed = || self.failed.lock().unwrap_or_else(PoisonError::into_inner).get(&delivery).is_some();
        delivery <= self.before || failed()
    }

    /// Remembers that a post may be there, where its error leaves that open.
    pub fn note(&self, delivery: u64, error: ApiError) -> ApiError {
        if !error.is_unsure() {
            return error;
        }
        self.failed.lock().unwrap_or_else(PoisonError::into_inner).put(delivery, ());
        match error {
            // It is looked for, so nothing is given up.
            ApiError::Shape(words) => ApiError::Network(words),
            error => error,
        }
    }
}
