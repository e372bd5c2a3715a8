//! Pacts: offered, answered, named and completed.

pub(super) mod draft;
mod forms;
pub(super) mod names;
pub(super) mod offers;
pub(super) mod posts;
mod ticks;
