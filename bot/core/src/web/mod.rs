//! What every server of the program has: the names it is reached under, and bounds that nobody's connections pass.

mod connections;
mod hosts;
mod limits;
mod patience;
mod serve;

pub use hosts::{Hosts, host_name, only_under};
pub use limits::{Caller, Limits, Network};
pub use serve::serve;
