//! Pacts: offered, answered, named and completed.

pub(crate) mod draft;
pub(crate) mod forms;
pub(crate) mod names;
pub(crate) mod offers;
pub(crate) mod posts;
pub(crate) mod ticks;
