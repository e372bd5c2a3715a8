//! The outbox: posts the service owes are drawn and sent, in order in each room, until they have arrived.
//!
//! A post is stored with the action that caused it, so a crash only delays it. Rooms do not wait for each
//! other; in a room the posts keep their order, so a post that cannot be sent holds up those behind it.

mod arrivals;
mod dispatch;
mod link;
mod plan;
mod port;

pub use dispatch::run;
pub use port::OwedPost;
