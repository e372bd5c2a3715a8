//! Pacts: offered, answered, named and completed.

pub(super) mod choices;
pub(super) mod draft;
pub(super) mod names;
pub(super) mod offers;
