//! What the service holds in memory: whatever is lost with it is read from the store again, or may be lost.

pub(crate) mod backoff;
pub(crate) mod blocked;
pub(super) mod calls;
pub(super) mod clock_jump;
pub(super) mod due;
pub(super) mod links;
pub(super) mod locks;
pub(super) mod people;
