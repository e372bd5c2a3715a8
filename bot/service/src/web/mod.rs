//! What every server of the program has: the names it is reached under, and bounds that nobody's connections pass.

mod connections;
mod conversation;
mod hosts;
mod limits;
mod proxies;
mod serve;
mod timeouts;

pub use hosts::{Hosts, host_name, only_under};
pub use limits::{Caller, ClientNetwork, ServerLimits, open_files};
pub use proxies::{Proxies, ProxyAddress};
pub use serve::serve;

/// What `GET /health` says on a full disk.
pub const DISK_FULL: &str = "the disk is full: reading goes on, nothing is stored\n";
