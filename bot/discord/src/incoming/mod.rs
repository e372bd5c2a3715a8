//! What comes from Discord, and what it asks of the service.

pub mod attachment;
pub mod autocomplete;
pub mod channel_activity;
pub mod channels;
pub mod clock_skew;
pub mod dispatch;
pub mod install_context;
pub mod interaction;
#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]
mod malformed;
pub mod message_record;
pub mod modal_submit;
pub mod permission;
pub mod received;
pub mod request;
pub mod under_way;
