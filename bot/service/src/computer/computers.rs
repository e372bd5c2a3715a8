//! What is held for the computers: the threads they think on, and what they have to do.

use std::sync::Arc;

use tokio::sync::Notify;

use super::{PendingGames, SearchPool, Thoughts};

/// The threads on which searches run.
#[derive(Debug)]
pub struct Searches {
    /// Those on which the computer thinks.
    pub thinkers: SearchPool,
    /// The one on which problems are solved.
    pub solvers: SearchPool,
}

/// What computers have to do.
#[derive(Debug, Default)]
pub struct Computers {
    /// The games in which one may have something to do.
    pub called: PendingGames,
    /// In which games one is thinking.
    pub thoughts: Thoughts,
    /// Wakes whoever looks back at games: one waits. Which ones wait stands in the store alone: a program that ends meanwhile
    /// takes them up again.
    pub studies: Arc<Notify>,
}

impl Default for Searches {
    fn default() -> Self {
        Self { thinkers: SearchPool::default(), solvers: SearchPool::for_problems() }
    }
}
