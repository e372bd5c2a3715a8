//! How long each step of an answer or a post takes, for whoever looks where the time goes: `--log lasermate_matrix::steps=debug`.

use std::time::{Duration, Instant};

use tracing::debug;

#[derive(Clone, Copy, Debug)]
pub enum WorkStep {
    /// What a sync has brought is read and written into the inbox.
    TakeIn,
    /// From the inbox until it is carried out.
    Wait,
    /// The service deals with it, up to the end of its transaction.
    Decide,
    Draw,
    /// A file is encrypted and brought to the server.
    Upload,
    /// An event is encrypted and brought to the server.
    Send,
}

impl WorkStep {
    const fn name(self) -> &'static str {
        match self {
            Self::TakeIn => "take in",
            Self::Wait => "wait",
            Self::Decide => "decide",
            Self::Draw => "draw",
            Self::Upload => "upload",
            Self::Send => "send",
        }
    }

    /// Says how long a step took that has begun then.
    pub fn since(self, begun: Instant) {
        self.took(begun.elapsed());
    }

    /// Says how long a step took.
    pub fn took(self, took: Duration) {
        debug!(step = self.name(), us = u64::try_from(took.as_micros()).unwrap_or(u64::MAX), "took");
    }
}
